import { Outlet } from 'react-router-dom';

/** Header and footer of the public site around its pages. */
export default function SiteLayout() {
  return (
    <main id="content" tabIndex={-1}>
      <Outlet />
    </main>
  );
}
