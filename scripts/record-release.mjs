// npm run release:record: run once with each release, on the commit that is released. Notes the sums of its migrations,
// which must never change from then on, and the rows of a filled database of this version, which the next one upgrades.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startEmbedded } from './embedded-postgres.mjs';
import { underPinnedNode } from './lib/pinned-node.mjs';
import { Problem, endWith } from './lib/problem.mjs';
import { ROOT } from './lib/product.mjs';
import { run } from './lib/run.mjs';

const MIGRATIONS = join(ROOT, 'migrations');
const SUMS = join(MIGRATIONS, 'released.json');
const FIXTURE = join(ROOT, 'test', 'upgrade', 'released.json.gz');

/** SHA-256 of every migration, by file name. */
function sums() {
  const files = readdirSync(MIGRATIONS)
    .filter((name) => name.endsWith('.sql'))
    .sort();
  return Object.fromEntries(
    files.map((file) => [
      file,
      createHash('sha256')
        .update(readFileSync(join(MIGRATIONS, file)))
        .digest('hex'),
    ]),
  );
}

async function fill() {
  const postgres = await startEmbedded({ ephemeral: true });
  const env = {
    DATABASE_URL: postgres.appUrl,
    MIGRATION_DATABASE_URL: postgres.ownerUrl,
    ADMIN_DATABASE_URL: postgres.adminUrl,
    FIXTURE_FILE: FIXTURE,
  };
  const { code, output } = await run(
    process.execPath,
    ['--import', './scripts/ts-register.mjs', 'test/upgrade/fill.mjs'],
    { env },
  );
  await postgres.stop();
  if (code !== 0) throw new Problem(`The database of this version could not be filled:\n${output.trim()}`);
}

try {
  await underPinnedNode(import.meta.url);
  await fill();
  writeFileSync(SUMS, `${JSON.stringify(sums(), null, 2)}\n`);
  console.log(
    `Recorded: ${Object.keys(sums()).length} migrations, a fixture of ${Math.round(statSync(FIXTURE).size / 1024)} KB. Commit both with the release.`,
  );
} catch (error) {
  endWith(error);
}
