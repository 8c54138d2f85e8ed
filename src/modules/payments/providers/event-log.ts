import type { Tx } from '../../../platform/scope/tx.js';

/** A message of the provider, with its own id. */
export interface ProviderMessage {
  readonly id: string;
  readonly type: string;
}

/** Whether this message is new. Call it in the transaction of its effects: both are committed, or neither. */
export async function isNew(tx: Tx, { id, type }: ProviderMessage, now: Date): Promise<boolean> {
  const kept = await tx.rows(
    'insert into provider_event (id, demo, type, received_at) values ($1, false, $2, $3) on conflict (id) do nothing returning id',
    [id, type, now],
  );
  return kept.length > 0;
}
