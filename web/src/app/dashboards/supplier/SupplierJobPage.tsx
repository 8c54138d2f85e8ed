import { useQuery } from '@tanstack/react-query';
import JobPage from '../../../features/service-requests/pages/JobPage';
import { ownProfileQuery } from '../../../features/suppliers/api/own-profile';
import { JobTeam } from '../../../features/teams/components/JobTeam';

const OVER = ['completed', 'closed', 'declined', 'cancelled'];

/** /dashboards/supplier/jobs/:requestId: the job, and for Elite Partners who of their people does it. */
export default function SupplierJobPage() {
  const { data: own } = useQuery(ownProfileQuery);
  return (
    <JobPage
      team={({ id, supplier, status, place }) =>
        own?.elite && supplier && <JobTeam requestId={id} over={OVER.includes(status)} timeZone={place?.timeZone} />
      }
    />
  );
}
