import { DataProvider } from '@api/DataProvider';
import { lazyPart } from '@i18n/lazy-part';
import { paths } from '@nav/paths';
import { useNavigate } from 'react-router-dom';
import { useHomesToReport } from '../../../../features/service-requests/api/emergency';
import { MyRequests } from '../../../../features/service-requests/components/MyRequests';

// Its questions and photos have a catalogue of their own.
const RequestForm = lazyPart('request-parts', async () => ({
  default: (await import('../../../../features/service-requests/components/RequestForm')).RequestForm,
}));

/** The signed-in tenant's requests, and a new one. */
export default function OwnRequests() {
  return (
    <DataProvider>
      <FormWhereLived />
      <MyRequests />
    </DataProvider>
  );
}

/** Who has left every home files no request. */
function FormWhereLived() {
  const navigate = useNavigate();
  const { present, unknown, several } = useHomesToReport();
  // Which of several homes is asked on the page of its own.
  if (unknown || several || present?.left) return null;
  return (
    <RequestForm
      {...(present && { body: { leaseId: present.leaseId } })}
      onFiled={({ id }) => void navigate(paths.tenantRepair(id))}
    />
  );
}
