// npm run migration:create -- <name>: drafts migrations/NNNN-<name>.sql from the difference between the migrations so far
// and the entities; with --check it only compares, and fails when they differ. A draft: read it, and put constraints, exclusions and data changes in by hand.
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startEmbedded } from './embedded-postgres.mjs';
import { underPinnedNode } from './lib/pinned-node.mjs';
import { Problem, endWith } from './lib/problem.mjs';
import { ROOT } from './lib/product.mjs';
import { run } from './lib/run.mjs';

const FOLDER = join(ROOT, 'migrations');
const TYPESCRIPT = ['--import', './scripts/ts-register.mjs'];

/** @param {string[]} existing file names @param {string} name */
export function nextFile(existing, name) {
  const last = Math.max(0, ...existing.map((file) => Number(/^(\d+)-/.exec(file)?.[1] ?? 0)));
  return `${String(last + 1).padStart(4, '0')}-${name}.sql`;
}

const BY_HAND =
  /^(alter table \S+ (drop constraint|no force row level security)|drop (index|trigger|function)|drop policy \S*owner_maintains) ?.*;$/;

/**
 * Composite foreign keys, checks, triggers, functions and partial indexes are written by hand, and the entities know none of
 * them. So a statement that would drop one doesn't count as a difference, and neither does row security for the owner
 * (migrate.ts).
 * @param {string} sql
 */
export function withoutHandMade(sql) {
  const lines = sql.split('\n').filter((line) => !BY_HAND.test(line));
  return lines
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

/** @param {string[]} args @param {NodeJS.ProcessEnv} [env] */
async function script(args, env) {
  const { code, output } = await run(process.execPath, [...TYPESCRIPT, ...args], { env });
  if (code !== 0) throw new Problem(`${args[0]} failed:\n${output.trim()}`);
  return output.trim();
}

/** What the entities describe and the migrations don't create. */
async function difference() {
  const postgres = await startEmbedded({ ephemeral: true });
  try {
    await script(['test/support/postgres-template.mjs'], {
      TEST_DATABASE_OWNER_URL: postgres.ownerUrl,
      TEST_DATABASE_APP_URL: postgres.appUrl,
    });
    return withoutHandMade(await script(['src/schema-sql.ts', 'update', postgres.ownerUrl]));
  } finally {
    await postgres.stop();
  }
}

async function check() {
  const sql = await difference();
  if (sql)
    throw new Problem(
      `The entities and the migrations differ; npm run migration:create drafts what is missing:\n${sql}`,
    );
  console.log('The migrations make what the entities say.');
}

/** @param {string | undefined} name */
async function create(name) {
  if (!name || !/^[a-z0-9-]+$/.test(name))
    throw new Problem(
      'Name the migration in small letters, digits and dashes: npm run migration:create -- add-parking.',
    );
  const sql = await difference();
  if (!sql) return console.log('The migrations already make what the entities say.');
  const file = nextFile(readdirSync(FOLDER), name);
  writeFileSync(join(FOLDER, file), `${sql}\n`, { flag: 'wx' });
  console.log(`Drafted migrations/${file}: read it before you commit it.`);
}

if (process.argv[1]?.endsWith('migration-create.mjs')) {
  const [, , name] = process.argv;
  await underPinnedNode(import.meta.url)
    .then(() => (name === '--check' ? check() : create(name)))
    .catch(endWith);
}
