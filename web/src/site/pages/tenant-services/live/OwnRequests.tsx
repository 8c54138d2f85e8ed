import { DataProvider } from '@api/DataProvider';
import { paths } from '@nav/paths';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { emergencyQuery } from '../../../../features/service-requests/api/emergency';
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

/** Who has left every home files no request: the list says why. */
function FormWhereLived() {
  const navigate = useNavigate();
  const { data: home } = useQuery(emergencyQuery());
  if (home?.left) return null;
  // Which of several homes is asked on the page of its own.
  if (home && home.homes.length > 1) return null;
  return <RequestForm onFiled={({ id }) => void navigate(paths.tenantRepair(id))} />;
}
