import { Outlet } from 'react-router-dom';

/** Frame of sign-in pages and letters: nothing around the page. */
export default function BareLayout() {
  return <Outlet />;
}
