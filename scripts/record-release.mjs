// npm run release:record: run once with each release, on the commit that is released. Notes the sums of its migrations,
// which must never change from then on, the rows of a filled database of this version, which the next one upgrades,
// and the values that its emails have.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mailValues } from '../test/support/mail-values.mjs';
import { startEmbedded } from './embedded-postgres.mjs';
import { underPinnedNode } from './lib/pinned-node.mjs';
import { Problem, endWith } from './lib/problem.mjs';
import { ROOT } from './lib/product.mjs';
import { run } from './lib/run.mjs';

const MIGRATIONS = join(ROOT, 'migrations');
const SUMS = join(MIGRATIONS, 'released.json');
const FIXTURE = join(ROOT, 'test', 'upgrade', 'released.json.gz');
const MAIL_VALUES = join(ROOT, 'test', 'upgrade', 'mail-values.json');

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

/** The values of each template that every release had so far: an email in the outbox may be of any of them. */
function valuesOfMails() {
  const files = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('messages/en.json'))
    .map((name) => readFileSync(join(ROOT, 'src', name), 'utf8'));
  const now = mailValues(Object.assign({}, ...files.map((text) => JSON.parse(text))));
  /** @type {typeof now} */
  const recorded = JSON.parse(readFileSync(MAIL_VALUES, 'utf8'));
  const all = Object.entries({ ...now, ...recorded }).map(([template, values]) => {
    const kept = Object.entries(values).filter(([name]) => !now[template] || Object.hasOwn(now[template], name));
    return [template, Object.fromEntries(kept.sort())];
  });
  return Object.fromEntries(all.sort());
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
  writeFileSync(MAIL_VALUES, `${JSON.stringify(valuesOfMails(), null, 2)}\n`);
  writeFileSync(SUMS, `${JSON.stringify(sums(), null, 2)}\n`);
  console.log(
    `Recorded: ${Object.keys(sums()).length} migrations, a fixture of ${Math.round(statSync(FIXTURE).size / 1024)} KB. Commit them with the release.`,
  );
} catch (error) {
  endWith(error);
}
