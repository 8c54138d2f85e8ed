import { DataProvider } from '@api/DataProvider';
import { paths } from '@nav/paths';
import { useNavigate } from 'react-router-dom';
import { useHomeLeft } from '../../../../features/service-requests/components/HomeLeft';
import { MyRequests } from '../../../../features/service-requests/components/MyRequests';
import { RequestForm } from '../../../../features/service-requests/components/RequestForm';

/** The signed-in tenant's requests, and a new one. */
export default function OwnRequests() {
  return (
    <DataProvider>
      <FormWhereLived />
      <MyRequests />
    </DataProvider>
  );
}

/** Who has left every home files no request; the list says why. */
function FormWhereLived() {
  const navigate = useNavigate();
  return useHomeLeft() ? null : <RequestForm onFiled={({ id }) => void navigate(paths.tenantRepair(id))} />;
}
