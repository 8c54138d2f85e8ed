import { paths } from '@nav/paths';
import { useInfiniteQuery } from '@tanstack/react-query';
import { leasesQuery } from '../../../../features/landlords/api/list-leases';
import { TenantView } from '../views';
import { Live, Loaded } from './LiveData';

const isRunning = ({ state }: { state: string }) => state === 'active' || state === 'notice';

function List() {
  const query = useInfiniteQuery({
    ...leasesQuery({ limit: 50 }),
    select: ({ pages }) => pages.flatMap(({ rows }) => rows).filter(isRunning),
  });
  return (
    <Loaded query={query}>
      {(leases) => (
        <TenantView
          tenants={leases.map(({ id, tenants, streetNumber, street, unitLabel, openCents }) => ({
            id,
            names: tenants.join(', '),
            home: `${streetNumber} ${street}, ${unitLabel}`,
            due: openCents > 0,
            href: paths.landlordLease(id, 'access'),
          }))}
        />
      )}
    </Loaded>
  );
}

/** The tenants of the signed-in landlord's running leases, with the state of their rent. */
export default function OwnTenants() {
  return (
    <Live>
      <List />
    </Live>
  );
}
