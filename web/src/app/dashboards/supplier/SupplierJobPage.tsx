import JobPage from '../../../features/service-requests/pages/JobPage';
import { JobTeam } from '../../../features/teams/components/JobTeam';

const OVER = ['completed', 'closed', 'declined', 'cancelled'];

/** /dashboards/supplier/jobs/:requestId: the job, and who of the supplier's people does it. */
export default function SupplierJobPage() {
  return (
    <JobPage team={({ id, supplier, status }) => supplier && <JobTeam requestId={id} over={OVER.includes(status)} />} />
  );
}
