import { EffectButton, RentEffect } from '../../../features/landlords/components/lease/RentEffect';
import type { EndParts } from '../../../features/renewals/components/notice/LeaseNotices';

/** What the landlord’s own dialog to end a lease shows, for a lease that a tenant’s notice ends. */
export const endParts = (leaseId: string): EndParts => ({
  effect: (endsOn) => <RentEffect leaseId={leaseId} terms={{ endsOn }} />,
  submit: (endsOn, button) => <EffectButton leaseId={leaseId} terms={{ endsOn }} {...button} />,
});
