import { isUserType, type UserType } from '@contract/roles';
import * as paths from './all-paths';

export { DIALOG, isSignInDialog, type SignInDialog } from './public-paths';

/**
 * Every address of the client, built and never typed. A module with pages of its own adds its builders to `dashboard-paths`
 * (behind sign-in) or `public-paths`; the patterns of `app/routes.ts` are written with the same words. It is a namespace, not
 * an object: the bundler then loads the addresses of dashboards with the dashboards. So name each as `paths.login`; taken
 * apart, or passed on as a whole, it would load all.
 */
export { paths };

/** Pages that emailed links open. */
const LINK_PAGES = [
  paths.verifyEmail,
  paths.resetPassword,
  paths.confirmEmail,
  paths.adminSetup,
  paths.invitation,
  paths.signInLink,
  paths.unlockVerification,
];

/** Whether `?token=` at this address is the token of a link, not of a session. */
export function isLinkPage(pathname: string): boolean {
  return LINK_PAGES.some((path) => path() === pathname);
}

/** The page after signing in (docs/specification/routes.md). An unknown type goes to the home page. */
export function homeOf(userType: string | undefined): string {
  return isUserType(userType) ? paths.dashboard(userType) : paths.home();
}

/** The sign-in that fits a role (docs/specification/dashboards.md). */
export function signInOf(userType: UserType | undefined): string {
  if (userType === 'tenant') return paths.tenantAccess();
  if (userType === 'admin') return paths.adminLogin();
  if (userType === 'staff') return paths.staffLogin();
  return paths.login();
}
