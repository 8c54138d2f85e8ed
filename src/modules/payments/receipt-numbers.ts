import type { Tx } from '../../platform/scope/tx.js';

/** First receipt of an account is R-1001. */
const BEFORE_FIRST = 1000;

/** The next receipt number of the account, `R-1001`; simultaneous transactions wait for each other. */
export async function nextReceiptNumber(
  tx: Tx,
  { accountId, demo }: { accountId: string; demo: boolean },
): Promise<string> {
  const [row] = await tx.rows<{ number: number }>(
    `insert into receipt_counter (account_id, demo, last_number) values ($1, $2, $3)
     on conflict (account_id) do update set last_number = receipt_counter.last_number + 1 returning last_number as number`,
    [accountId, demo, BEFORE_FIRST + 1],
  );
  return `R-${row?.number}`;
}
