import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { migrationFiles, MIGRATIONS } from '../../src/platform/database/migrate.js';

/** They have more rows than there are units, or grow with every month (docs/scaling.md). Building an index on them takes minutes. */
const LARGE = [
  'account app_user membership property unit lease lease_tenant service_request request_event',
  'lease_message supplier_message chat_session chat_message message_seen notification',
  'outbox_message charge payment journal_entry posting allocation audit_entry handled_message',
  'stored_file file_secret session webhook_delivery listing expense crm_lead crm_activity',
]
  .join(' ')
  .split(' ');
/** The first migration for which this is required: those before it were released. */
const SINCE = 1600;
const BUILDS = [
  /create\s+(?:unique\s+)?index\s+(?!concurrently)(?:if\s+not\s+exists\s+)?(?:"?\w+"?\s+)?on\s+(?:only\s+)?"?(\w+)"?/giu,
  /alter\s+table\s+"?(\w+)"?\s+add\s+(?:constraint\s+"?\w+"?\s+)?(?:unique|exclude)\b(?!\s+using\s+index)/giu,
];

/** The large tables on which it builds an index while no one can write to them. */
function heldUp(sql: string): string[] {
  const text = sql.replaceAll(/^--.*$/gmu, '');
  return BUILDS.flatMap((pattern) => [...text.matchAll(pattern)].map(([, table = '']) => table)).filter((table) =>
    LARGE.includes(table),
  );
}

/** The first migration whose constraints may not be validated while their table is locked. */
const CONSTRAINTS_SINCE = 1760;
const ADDS =
  /alter\s+table\s+(?:only\s+)?"?(\w+)"?[^;]*?\badd\s+(?:constraint\s+"?\w+"?\s+)?(?:check|foreign\s+key)\b[^;]*/giu;
const VALIDATES = /alter\s+table\s+(?:only\s+)?"?(\w+)"?\s+validate\s+constraint\s+"?(\w+)"?/giu;
const WITHOUT_TRANSACTION = '-- without transaction\n';

/** The large tables that a migration reads to its end while they are locked, to check a constraint. */
function lockedToValidate(sql: string): string[] {
  if (sql.startsWith(WITHOUT_TRANSACTION)) return [];
  const text = sql.replaceAll(/^--.*$/gmu, '');
  const added = [...text.matchAll(ADDS)].filter(([statement]) => !/\bnot\s+valid\b/iu.test(statement));
  const older = /\blw_add_notification_kinds\b/u.test(text) ? ['notification'] : [];
  return [...[...added, ...text.matchAll(VALIDATES)].map(([, table = '']) => table), ...older].filter((table) =>
    LARGE.includes(table),
  );
}

/** Constraints that are added `not valid` and that no later file validates. */
function neverValidated(files: readonly string[]): string[] {
  const left = new Set<string>();
  for (const sql of files.map((file) => file.replaceAll(/^--.*$/gmu, ''))) {
    for (const [, table, name] of sql.matchAll(
      /alter\s+table\s+(?:public\.)?"?(\w+)"?[^;]*?\badd\s+constraint\s+"?(\w+)"?[^;]*?\bnot\s+valid\b/giu,
    ))
      left.add(`${table}.${name}`);
    if (/\bselect\s+lw_widen_notification_kinds\b/u.test(sql)) left.add('notification.notification_kind_check');
    for (const [, table, name] of sql.matchAll(VALIDATES)) left.delete(`${table}.${name}`);
  }
  return [...left];
}

describe('constraints of large tables', () => {
  const since = migrationFiles()
    .filter((file) => Number.parseInt(file, 10) >= CONSTRAINTS_SINCE)
    .map((file) => ({ file, sql: readFileSync(join(MIGRATIONS, file), 'utf8') }));

  it('new migrations validate them while people go on working (docs/contributing.md)', () => {
    expect(since.flatMap(({ file, sql }) => lockedToValidate(sql).map((table) => `${file}: ${table}`))).toEqual([]);
    expect(neverValidated(since.map(({ sql }) => sql))).toEqual([]);
  });

  it.each([
    ["alter table charge add constraint x check (due_on > '1900-01-01');", ['charge']],
    ['alter table "charge" add foreign key (lease_id) references lease (id);', ['charge']],
    ['alter table charge add column a int, add constraint x check (a > 0);', ['charge']],
    ["select lw_add_notification_kinds(array['x']);", ['notification']],
    [
      'alter table charge add constraint x check (a > 0) not valid; alter table charge validate constraint x;',
      ['charge'],
    ],
    ['alter table charge add constraint x check (a > 0) not valid;', []],
    ['-- without transaction\nalter table charge validate constraint x;', []],
    ["select lw_widen_notification_kinds(array['x']);", []],
    ['alter table push_device add constraint x check (a > 0);', []],
  ])('%s', (sql, tables) => {
    expect(lockedToValidate(sql)).toEqual(tables);
  });

  it('what is added without being validated is found, and what a later file validates is not', () => {
    const added = 'alter table charge add constraint x check (a > 0) not valid;';
    const widened = "select lw_widen_notification_kinds(array['x']);";
    expect(neverValidated([added, widened])).toEqual(['charge.x', 'notification.notification_kind_check']);
    const later = `${WITHOUT_TRANSACTION}alter table charge validate constraint x;
      alter table notification validate constraint notification_kind_check;`;
    expect(neverValidated([added, widened, later])).toEqual([]);
    expect(neverValidated([later, added])).toEqual(['charge.x']);
  });

  it('the released ones did so', () => {
    expect(lockedToValidate(readFileSync(join(MIGRATIONS, '1720-opening-balances-are-news.sql'), 'utf8'))).toEqual([
      'notification',
    ]);
  });
});

describe('indexes of large tables', () => {
  it('new migrations build them without holding anyone up (docs/contributing.md)', () => {
    const files = migrationFiles().filter((file) => Number.parseInt(file, 10) >= SINCE);
    const faults = files.flatMap((file) =>
      heldUp(readFileSync(join(MIGRATIONS, file), 'utf8')).map((table) => `${file}: ${table}`),
    );
    expect(faults).toEqual([]);
  });

  it.each([
    ['create index posting_x on posting (lease_id);', ['posting']],
    ['create unique index if not exists "x" on "audit_entry" ("at");', ['audit_entry']],
    ['alter table "lease" add constraint "lease_x" unique ("id", "state");', ['lease']],
    ['create index on unit (label);', ['unit']],
    ['-- create index x on unit (label);', []],
    ['create index x on push_device (user_id);', []],
    ['create index concurrently if not exists x on posting (lease_id);', []],
  ])('%s', (sql, tables) => {
    expect(heldUp(sql)).toEqual(tables);
  });

  it('the released ones had such', () => {
    expect(heldUp(readFileSync(join(MIGRATIONS, '1560-figures-by-month.sql'), 'utf8'))).toEqual([
      'payment',
      'audit_entry',
    ]);
  });
});
