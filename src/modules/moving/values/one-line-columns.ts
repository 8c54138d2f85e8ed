import { asOneLine } from '../../../contract/one-line.js';

/** Names of people and companies, in every table. */
const NAMES = ['first_name', 'last_name', 'company_name', 'emergency_contact_name', 'cheque_payable_to', 'bank_holder'];
/** What forms of these tables keep on one line besides. */
const OF_TABLES = [
  'account.name',
  'account.street_number',
  'account.street',
  'account.second_line',
  'account.city',
  'account.postal_code',
  'on_call_entry.name',
  'listing_question.name',
];

/**
 * Whether papers print a column between other lines, so that it must not begin one. Forms put names on one line (`nameLine`). Those
 * that were stored before they did are put on one line on arrival: they are no reason to refuse an account.
 */
const isOneLine = (table: string, column: string): boolean =>
  NAMES.includes(column) || OF_TABLES.includes(`${table}.${column}`);

/** The same within columns of JSON: sent invoices can't be changed, and older forms took line breaks. */
const KEYS_IN_JSON: Readonly<Record<string, readonly string[]>> = {
  'invoice.lines': ['name'],
  'invoice.paper_taxes': ['name'],
  'invoice.sender': ['checkPayableTo', 'streetNumber', 'street', 'city', 'postalCode'],
};

/** Puts the texts of a column's values on one line that have to be. Null for a column without such texts. */
export function onOneLine(table: string, column: string): ((value: unknown) => unknown) | null {
  if (isOneLine(table, column)) return (value) => (typeof value === 'string' ? asOneLine(value) : value);
  const keys = KEYS_IN_JSON[`${table}.${column}`];
  return keys ? (value) => withKeys(value, keys) : null;
}

function withKeys(value: unknown, keys: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((one) => withKeys(one, keys));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [
      key,
      typeof one === 'string' && keys.includes(key) ? asOneLine(one) : withKeys(one, keys),
    ]),
  );
}
