/**
 * Source text that teaches a thread of a checkout to load TypeScript, to be run before anything else in it. Only its
 * loader of ECMAScript modules is taught: modules turned into CommonJS reach each other's constants through getters,
 * which makes the search twenty times slower.
 */
export function threadLoader(): string {
  return `import { register } from ${JSON.stringify(import.meta.resolve('tsx/esm/api'))}; register();`;
}
