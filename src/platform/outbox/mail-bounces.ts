import { v7 } from 'uuid';
import type { Tx } from '../scope/tx.js';
import type { BounceKind } from './bounce-kind.js';
import { ADDRESS_HASH } from './mail-bounce.rows.js';

const COUNT = `insert into mail_bounce as b (id, demo, created_at, address_hash, hard_at, soft_count, last_at)
  values ($1, $2, $3, ${ADDRESS_HASH('$4::text')}, $5, $6, $3)
  on conflict (demo, address_hash) do update set hard_at = coalesce(b.hard_at, excluded.hard_at),
    soft_count = b.soft_count + excluded.soft_count, last_at = excluded.last_at`;

/** Counts at the address that an email to it came back. Runs as the system. */
export async function countBounce(
  tx: Tx,
  { recipient, demo }: { recipient: string; demo: boolean },
  kind: BounceKind,
  now: Date,
): Promise<void> {
  const hard = kind === 'hard';
  await tx.rows(COUNT, [v7(), demo, now, recipient, hard ? now : null, hard ? 0 : 1]);
}
