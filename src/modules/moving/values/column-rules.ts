import type { Moving } from '../moved-sql.js';
import { amount, BY_COLUMN, BY_NAME } from './by-column.js';
import { JSON_SHAPES } from './json-shapes.js';
import { bool, day, nothing, oneOf, orNull, past, text, uuid, type Rule } from './rules.js';

/** A column, as the database has it. */
export interface ColumnKind {
  type: string;
  /** Of a text with a length, in characters. */
  width: number;
  required: boolean;
  /** The values that a check constraint allows, where it lists them. */
  listed: readonly string[] | null;
}

const BY_TYPE: Readonly<Record<string, Rule>> = { uuid, boolean: bool, date: day, 'timestamp(3) with time zone': past };

/** The rule of each column of a table. Throws for a column without one, so nothing moves unchecked; `moved-tables.spec.ts` asks for all. */
export function rulesOf({ name: table, all, kinds, columns = {} }: Moving): Map<string, Rule> {
  return new Map(
    all.map((column) => {
      const kind = kinds[column];
      const rule = kind && ruleOf(table, column, kind, columns[column]);
      if (!rule) throw new Error(`The column ${table}.${column} has no rule for what may arrive in it`);
      const fitting = kind.width > 0 ? fits(rule, kind.width) : rule;
      return [column, kind.required ? fitting : orNull(fitting)];
    }),
  );
}

function ruleOf(table: string, column: string, kind: ColumnKind, moved: string | undefined): Rule | undefined {
  if (moved === 'null') return nothing;
  const own = BY_COLUMN[`${table}.${column}`];
  if (own) return own;
  if (kind.type === 'jsonb')
    return JSON_SHAPES[`${table}.${column}`] ?? (moved === "'[]'::jsonb" ? isEmpty : undefined);
  if (kind.listed) return oneOf(...kind.listed);
  const named = BY_NAME[column];
  if (named) return named;
  if (column.endsWith('_cents')) return amount;
  return kind.width > 0 ? text(kind.width) : BY_TYPE[kind.type];
}

/** A word of the product fits into its column, too. */
const fits =
  (rule: Rule, width: number): Rule =>
  (value, moment) =>
    typeof value === 'string'
      ? value.length <= 2 * width && [...value].length <= width && rule(value, moment)
      : rule(value, moment);

const isEmpty: Rule = (value) => Array.isArray(value) && value.length === 0;
