import { Outlet } from 'react-router-dom';
import { DataProvider } from '@api/DataProvider';

/** Frame of the dashboards. */
export default function DashboardLayout() {
  return (
    <DataProvider>
      <Outlet />
    </DataProvider>
  );
}
