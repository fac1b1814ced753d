// The walls of ARCHITECTURE.md: data flows one way, the referee and the fast search never meet below verify.
const layers = {
  cards: [],
  deals: ['cards'],
  search: [],
  games: ['cards', 'deals', 'search'],
  reference: ['cards', 'deals'],
  lines: ['cards', 'deals', 'reference'],
  verify: ['cards', 'deals', 'reference', 'lines'],
  replay: ['cards', 'deals', 'search', 'reference', 'lines', 'verify', 'advice'],
  batch: ['cards', 'deals', 'search', 'games', 'verify', 'solve'],
  statistics: ['cards', 'deals', 'batch'],
  report: ['cards', 'deals', 'batch', 'statistics', 'pages'],
  solve: ['cards', 'deals', 'search', 'games', 'verify'],
  difficulty: ['cards', 'deals', 'search', 'games', 'reference', 'solve', 'statistics'],
  advice: ['cards', 'deals', 'search', 'games', 'reference', 'solve', 'verify'],
  library: ['cards', 'deals', 'search', 'games', 'solve', 'verify', 'advice'],
  pages: ['cards', 'deals', 'reference', 'lines', 'verify'],
};

const layerRules = Object.entries(layers).map(([layer, allowed]) => ({
  name: `${layer}-imports`,
  comment: `src/${layer} imports only: ${allowed.join(', ') || 'itself'}.`,
  severity: 'error',
  from: { path: `^src/${layer}/` },
  to: { path: '^src/', pathNot: [layer, ...allowed].map((name) => `^src/${name}/`) },
}));

module.exports = {
  forbidden: [
    ...layerRules,
    {
      name: 'nobody-imports-the-front-door',
      severity: 'error',
      from: { pathNot: '^(src/cli|test)/' },
      to: { path: '^src/cli/' },
    },
    {
      name: 'only-tests-import-the-library-entry',
      severity: 'error',
      from: { pathNot: '^test/' },
      to: { path: '^src/index[.]ts$' },
    },
    {
      name: 'games-never-import-each-other',
      severity: 'error',
      from: { path: '^src/games/([^/]+)/' },
      to: { path: '^src/games/[^/]+/', pathNot: '^src/games/$1/' },
    },
    {
      name: 'pure-core',
      comment: 'No files, no process, no threads in the rules, the games and the search.',
      severity: 'error',
      from: { path: '^src/(cards|search|games|reference|lines|statistics|verify|replay|difficulty)/' },
      to: { dependencyTypes: ['core'] },
    },
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'no-unresolved', severity: 'error', from: {}, to: { couldNotResolve: true } },
    {
      name: 'no-development-packages-in-the-product',
      severity: 'error',
      from: { path: '^src/' },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'], pathNot: 'node_modules/@types/' },
    },
    {
      name: 'the-product-imports-no-tests',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^(test|bench|scripts)/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'types', 'default'],
    },
  },
};
