// Used by `.ci/run REPORT CODE`: prints how many tests passed and failed according to vitest's JSON report.
import { readFileSync } from 'node:fs';

const [report, exitCode] = process.argv.slice(2);
let passed = 0;
let failed = 0;
try {
  const results = JSON.parse(readFileSync(report, 'utf8'));
  passed = results.numPassedTests;
  failed = results.numFailedTests;
} catch (error) {
  console.error(`no test report: ${error.message}`);
}
// A file that cannot be loaded, or a run that breaks off, fails without a failed test.
if (exitCode !== '0' && failed === 0) failed = 1;
console.log(passed, failed);
