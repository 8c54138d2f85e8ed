import type { Tx } from '../../platform/scope/tx.js';

// Changes that other modules make to an account. Everything needs the system's transaction.

export async function renameAccount(tx: Tx, accountId: string, name: string): Promise<void> {
  await tx.rows('update account set name = $2 where id = $1', [accountId, name]);
}

/** The plan that is paid. Enterprise is agreed with the team, so an online payment doesn't replace it. */
export async function setPlan(tx: Tx, accountId: string, plan: string | null): Promise<void> {
  await tx.rows(
    "update account set plan = $2, version = version + 1 where id = $1 and plan is distinct from 'enterprise'",
    [accountId, plan],
  );
}

/** Until when payments received have been mailed. */
export async function notePaymentsMailed(tx: Tx, accountId: string, until: string): Promise<void> {
  await tx.rows('update account set payments_mailed_until = $2::timestamptz where id = $1', [accountId, until]);
}
