import { withNext } from '@nav/next';
import { paths } from '@nav/paths';

/** The tenant's way in, and then on to a page of the dashboard. */
export const tenantSignIn = (target: string) => withNext(paths.tenantAccess(), target);
