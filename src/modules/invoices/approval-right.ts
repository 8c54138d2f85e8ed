import type { Query } from '../../platform/scope/scope.js';
import type { Invoice } from './invoice.entity.js';

const RIGHT = `select m.role, s.usual_limit_cents as "limitCents" from membership m left join maintenance_settings s on s.account_id = m.account_id
  where m.account_id = $1 and m.user_id = $2`;

export interface ApprovalRight {
  /** Owners and managers answer and pay invoices. Others who work in the account don't. */
  answers: boolean;
  /** Above this total, an owner has to approve the invoice (docs/decisions/0600). Null for owners, and without a usual limit. */
  limitCents: number | null;
}

/** What someone may do with the invoices of a landlord's account. */
export async function approvalRight(
  query: Query,
  accountId: string | null,
  userId: string | null,
): Promise<ApprovalRight> {
  const [right] = await query<{ role: string; limitCents: number | null }>(RIGHT, [accountId, userId]);
  return {
    answers: right?.role === 'owner' || right?.role === 'manager',
    limitCents: right?.role === 'owner' ? null : (right?.limitCents ?? null),
  };
}

/** The limit above which only an owner approves this invoice. Null if this person may, or if it isn't to be approved now. */
export function ownerNeededAbove(
  { limitCents }: ApprovalRight,
  { status, totalCents }: Pick<Invoice, 'status' | 'totalCents'>,
): number | null {
  const asks = status === 'sent' || status === 'disputed';
  return asks && limitCents !== null && totalCents > limitCents ? limitCents : null;
}
