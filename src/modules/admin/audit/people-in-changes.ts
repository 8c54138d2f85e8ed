import { isUUID } from 'class-validator';
import type { Scope } from '../../../platform/scope/scope.js';
import type { AuditRow, FieldChangeResponse } from './audit.dto.js';

/** Fields whose values are ids of people. The log keeps the id instead of the name, so that a name can still be erased. */
const FIELDS: readonly string[] = ['staffId', 'assignedTo', 'userId'];
const NAMES = "select id, nullif(trim(first_name || ' ' || last_name), '') as name from app_user where id = any($1)";

/** Replaces ids of people in the entries by their current names, where they have one. */
export async function namePeople(scope: Scope, rows: readonly AuditRow[]): Promise<AuditRow[]> {
  const ids = new Set(rows.flatMap(({ changes }) => (changes ?? []).filter(isOfPeople).flatMap(valuesOf)));
  if (ids.size === 0) return [...rows];
  const found = await scope.rows<{ id: string; name: string | null }>(NAMES, [[...ids]]);
  const names = new Map(found.map(({ id, name }) => [id, name ?? id]));
  const named = (value: string | null | undefined) => (value ? (names.get(value) ?? value) : value);
  const withNames = (change: FieldChangeResponse) =>
    isOfPeople(change) ? { ...change, from: named(change.from), to: named(change.to) } : change;
  return rows.map((row) => ({ ...row, changes: row.changes?.map(withNames) ?? null }));
}

const isOfPeople = ({ field, from }: FieldChangeResponse): boolean => from !== undefined && FIELDS.includes(field);
const valuesOf = ({ from, to }: FieldChangeResponse): string[] =>
  [from, to].filter((value): value is string => isUUID(value));
