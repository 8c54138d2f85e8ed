import type { Renewal, RenewalChange } from '../api/renewals';

type Status = Renewal['status'];
const within =
  (states: readonly Status[]) =>
  ({ status }: Pick<Renewal, 'status'>) =>
    states.includes(status);

/** Still to be decided, or to be answered by the tenant. */
export const isOpen = within(['pending', 'accepted', 'adjusted', 'offered']);
/** What the server’s table of steps allows a landlord, for the buttons to offer. */
export const canAccept = within(['pending', 'adjusted', 'rejected']);
export const canAdjust = within(['pending', 'accepted', 'adjusted', 'rejected']);
export const canReject = within(['pending', 'accepted', 'adjusted']);
export const canOffer = within(['pending', 'accepted', 'adjusted']);
/** Not while the region doesn't allow notice of this increase yet. */
export const canOfferNow = (renewal: Pick<Renewal, 'status' | 'offerFrom'>) =>
  canOffer(renewal) && renewal.offerFrom === null;
export const canSign = within(['accepted', 'adjusted', 'offered']);
export const canWithdraw = within(['offered']);

/** Offering what was only proposed accepts it first. */
export function offerSteps(
  { status, version }: Renewal,
  offer: Pick<RenewalChange, 'answerBy' | 'note'>,
): RenewalChange[] {
  if (status !== 'pending') return [{ status: 'offered', version, ...offer }];
  return [
    { status: 'accepted', version },
    { status: 'offered', ...offer },
  ];
}
