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
