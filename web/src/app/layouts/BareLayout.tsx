import { Outlet } from 'react-router-dom';
import { DataProvider } from '@api/DataProvider';

/** Frame of the ways in and of letters: nothing around the page. */
export default function BareLayout() {
  return (
    <DataProvider>
      <Outlet />
    </DataProvider>
  );
}
