import { Injectable } from '@nestjs/common';
import { LEDGER_ACCOUNTS } from './accounts.js';

/** The accounts of the ledger and what kind each is, for modules that report on them. */
@Injectable()
export class ChartOfAccounts {
  /** asset, liability, equity, income or expense, in the order of a chart of accounts. */
  readonly kinds: Readonly<Record<string, string>> = LEDGER_ACCOUNTS;
}
