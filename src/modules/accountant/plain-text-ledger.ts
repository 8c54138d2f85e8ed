import { decimalOf } from '../../contract/amount-format.js';

/** Names of the kinds of account that hledger and ledger-cli know without a declaration. */
const ROOTS: Readonly<Record<string, string>> = {
  asset: 'assets',
  liability: 'liabilities',
  equity: 'equity',
  income: 'income',
  expense: 'expenses',
};

/**
 * An account's name in the file: `assets:rent_receivable`. It is the same in every language and year, so that files of several
 * years can be read together. What belongs to the platform is outside of the landlord's own accounts.
 */
export function accountPath(account: string, kind = ''): string {
  if (account.startsWith('platform_')) return `platform:${account.slice('platform_'.length)}`;
  return `${ROOTS[kind] ?? kind}:${account.replace(/^expense_/, '')}`;
}

/** How the amounts of each currency are written, and the accounts by path, with what people call them as a comment. */
export function declarations(currencies: readonly string[], names: ReadonlyMap<string, string>): string {
  const commodities = currencies.map((code) => `commodity ${code}\n    format 1000.00 ${code}\n`);
  const accounts = [...names].map(([account, name]) => `account ${account}\n    ; ${clean(name)}\n`);
  return `${[...commodities, ...accounts].join('\n')}\n`;
}

export interface Transaction {
  date: string;
  /** A code in brackets, by which the entry is found. */
  code?: string;
  description: string;
  currency: string;
  /** Name and value of what else is known. */
  tags: readonly (readonly [name: string, value: string | null])[];
  /** By path, debits above zero. */
  postings: readonly { readonly account: string; readonly cents: number }[];
}

/** One balanced transaction; every posting has its amount, so that no program fills one in. */
export function transaction({ date, code, description, currency, tags, postings }: Transaction): string {
  const head = [date, code && `(${code})`, clean(description)].filter(Boolean).join(' ');
  const known = tags.flatMap(([name, value]) =>
    value ? [`    ; ${name}: ${clean(value).replaceAll(',', ' /')}`] : [],
  );
  const lines = postings.map(
    ({ account, cents }) => `    ${account.padEnd(34)}  ${decimalOf(cents, currency).padStart(14)} ${currency}`,
  );
  return `${[head, ...known, ...lines].join('\n')}\n\n`;
}

/**
 * What people typed must not become part of the format: no line break, no `;`, which begins a comment, no `|`, which divides
 * payee and note, no `[`, in which ledger-cli reads dates, and no two spaces in a row.
 */
function clean(text: string): string {
  return text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(/;/g, ',')
    .replace(/\|/g, '/')
    .replace(/\[/g, '(')
    .replace(/\]/g, ')')
    .replace(/\s+/g, ' ')
    .trim();
}
