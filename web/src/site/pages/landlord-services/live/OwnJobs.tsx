import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { useQuery } from '@tanstack/react-query';
import { requestsQuery } from '../../../../features/service-requests/api/list-requests';
import { paneOf } from '../../../../features/service-requests/components/words';
import { JobView } from '../views';
import { Live, Loaded } from './LiveData';

const TAKEN: ReadonlySet<string> = new Set(['scheduled', 'in_progress', 'completed']);

function List() {
  const t = useT();
  const { money } = useFormats();
  const query = useQuery(requestsQuery({ open: true, limit: 50 }));
  return (
    <Loaded query={query}>
      {(requests) => (
        <JobView
          jobs={requests.map(({ id, title, status, costCents, currency }) => ({
            id,
            title,
            status: { pane: paneOf(status), label: t(`landlord-services.status.${status}`) },
            cost: costCents != null && currency ? money(costCents, currency) : undefined,
            taken: TAKEN.has(status),
            href: paths.landlordRequest(id),
          }))}
        />
      )}
    </Loaded>
  );
}

/** The open requests of the signed-in landlord's tenants. */
export default function OwnJobs() {
  return (
    <Live>
      <List />
    </Live>
  );
}
