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
export const isOneLine = (table: string, column: string): boolean =>
  NAMES.includes(column) || OF_TABLES.includes(`${table}.${column}`);
