import { paths } from '@nav/paths';
import { useQuery } from '@tanstack/react-query';
import { overviewQuery } from '../../../../features/landlords/api/get-overview';
import type { Overview } from '../../../../features/landlords/api/types';
import { RentView } from '../views';
import { Live, Loaded } from './LiveData';

const sumsOf = ({ rent }: Overview) =>
  rent.map(({ currency, paidCents, processingCents, dueCents, overdueCents }) => ({
    currency,
    collectedCents: paidCents,
    outstandingCents: processingCents + dueCents + overdueCents,
  }));

const paymentsOf = ({ payments }: Overview) =>
  payments.map(({ id, payerName, streetNumber, unitLabel, amountCents, currency, leaseId }) => ({
    id,
    who: payerName ?? `${streetNumber}-${unitLabel}`,
    cents: amountCents,
    currency,
    href: paths.landlordLease(leaseId, 'ledger'),
  }));

function Figures() {
  const query = useQuery(overviewQuery());
  return (
    <Loaded query={query}>
      {(overview) => (
        <RentView sums={sumsOf(overview)} properties={overview.propertyCount} payments={paymentsOf(overview)} />
      )}
    </Loaded>
  );
}

/** The signed-in landlord's rent of this month. */
export default function OwnRents() {
  return (
    <Live>
      <Figures />
    </Live>
  );
}
