// npm run test:repairs [requests] [seed]: the 90 days of repairs with 3,000 requests instead of the few of the daily tests.
import { endWith, Problem } from './lib/problem.mjs';
import { run } from './lib/run.mjs';

const [requests = '3000', seed = '1'] = process.argv.slice(2);

async function main() {
  if (![requests, seed].every((number) => /^[1-9]\d{0,6}$/.test(number)))
    throw new Problem('Say how many requests and which seed, as numbers: npm run test:repairs -- 300 7');
  const args = ['test/modules/service-requests/ninety-days.spec.ts', '--selectProjects', 'server', '-w', '1'];
  const env = { REPAIR_REQUESTS: requests, REPAIR_SEED: seed };
  const { code } = await run('npm', ['run', '--silent', 'jest', '--', ...args], { show: true, env });
  process.exitCode = code;
}

await main().catch(endWith);
