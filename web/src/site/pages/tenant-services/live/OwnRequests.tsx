import { DataProvider } from '@api/DataProvider';
import { paths } from '@nav/paths';
import { useNavigate } from 'react-router-dom';
import { MyRequests } from '../../../../features/service-requests/components/MyRequests';
import { RequestForm } from '../../../../features/service-requests/components/RequestForm';

/** The signed-in tenant's requests, and a new one. */
export default function OwnRequests() {
  const navigate = useNavigate();
  return (
    <DataProvider>
      <RequestForm onFiled={({ id }) => void navigate(paths.tenantRepair(id))} />
      <MyRequests />
    </DataProvider>
  );
}
