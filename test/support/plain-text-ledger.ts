/** What a plain-text ledger says, read by the rules that hledger and ledger-cli share. */
export interface Transaction {
  date: string;
  description: string;
  postings: { account: string; currency: string; cents: number }[];
}

const HEAD = /^(\d{4}-\d{2}-\d{2}) (?:\([^)]*\) )?(\S.*)$/;
const POSTING = /^ {4}(\S+(?: \S+)*) {2,}(-?\d+)\.(\d{2}) ([A-Z]{3})$/;

/** Reads every line or throws: declarations, transactions with comments, and postings with two spaces before their amount. */
export function parseLedger(text: string): { accounts: string[]; transactions: Transaction[] } {
  const accounts: string[] = [];
  const transactions: Transaction[] = [];
  let block: 'none' | 'declaration' | Transaction = 'none';
  for (const line of text.split('\n')) {
    const [head, posting] = [HEAD.exec(line), POSTING.exec(line)];
    if (line === '') block = 'none';
    else if (/^(commodity [A-Z]{3}|account \S+)$/.test(line)) {
      if (line.startsWith('account ')) accounts.push(line.slice('account '.length));
      block = 'declaration';
    } else if (head && block === 'none') {
      block = { date: head[1] ?? '', description: head[2] ?? '', postings: [] };
      transactions.push(block);
    } else if (/^ {4};/.test(line) && block !== 'none') continue;
    else if (/^ {4}format 1000\.00 [A-Z]{3}$/.test(line) && block === 'declaration') continue;
    else if (posting && typeof block === 'object') {
      const [, account = '', whole = '', part = '', currency = ''] = posting;
      block.postings.push({ account, currency, cents: Number(`${whole}${part}`) });
    } else throw new Error(`No line of a ledger: ${line}`);
  }
  return { accounts, transactions };
}

/** Sums by account and currency. */
export function balances(transactions: readonly Transaction[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { postings } of transactions)
    for (const { account, currency, cents } of postings)
      sums.set(`${account} ${currency}`, (sums.get(`${account} ${currency}`) ?? 0) + cents);
  return sums;
}
