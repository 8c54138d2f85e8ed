import { withNext } from '@nav/next';
import { paths } from '@nav/paths';

/** The tenant's sign-in, which then continues to a page of the dashboard. */
export const tenantSignIn = (target: string) => withNext(paths.tenantAccess(), target);
