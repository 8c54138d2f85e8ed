// npm run boundaries: who may import whom, as .dependency-cruiser.mjs says, and no cycle between the modules.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { cruise } from 'dependency-cruiser';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import config from '../.dependency-cruiser.mjs';
import { moduleCycles } from './lib/module-cycles.mjs';
import { ROOT } from './lib/product.mjs';

/** @returns {Promise<{ complaints: string[], files: number }>} one sentence for each broken rule */
export async function checkBoundaries() {
  const { forbidden, options } = config;
  const folders = ['src', 'web', 'migrations'].filter((folder) => existsSync(join(ROOT, folder)));
  const typescript = extractTSConfig(join(ROOT, options.tsConfig.fileName));
  const rules = /** @type {import('dependency-cruiser').IForbiddenRuleType[]} */ (forbidden);
  const { output } = await cruise(
    folders,
    { ...options, ruleSet: { forbidden: rules }, validate: true, baseDir: ROOT },
    options.enhancedResolveOptions,
    { tsConfig: typescript },
  );
  if (typeof output === 'string') throw new Error(output);
  const broken = output.summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`);
  const edges = output.modules.flatMap(({ source, dependencies }) =>
    dependencies.map(({ resolved }) => ({ from: source, to: resolved })),
  );
  const cycles = moduleCycles(edges).map((cycle) => `no cycle between modules: ${cycle.join(' → ')}`);
  return { complaints: [...broken, ...cycles], files: output.summary.totalCruised };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { complaints, files } = await checkBoundaries();
  for (const complaint of complaints) console.log(`✗ ${complaint}`);
  console.log(`${files} files, ${complaints.length} broken rules`);
  process.exitCode = complaints.length > 0 || files === 0 ? 1 : 0;
}
