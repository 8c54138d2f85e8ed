import { Outlet } from 'react-router-dom';

/** Frame of the ways in and of letters: nothing around the page. */
export default function BareLayout() {
  return <Outlet />;
}
