import { PRODUCT } from '@contract/product';
// Addresses that pages before sign-in lead to. Each is an export of its own: see `paths.ts`.
import type { UserType } from '@contract/roles';
import { queryOf } from './query-of';
import type { SiteSlug } from './site-slugs';

/** Name of the query value that opens a sign-in dialog over a page of the site. */
export const DIALOG = 'dialog';
const SIGN_IN_DIALOGS = ['tenant', 'landlord', 'supplier'] as const;
export type SignInDialog = (typeof SIGN_IN_DIALOGS)[number];

export function isSignInDialog(value: unknown): value is SignInDialog {
  return SIGN_IN_DIALOGS.some((kind) => kind === value);
}

export const home = () => '/';
export const login = () => '/login';
export const register = () => '/register';
export const registerLandlord = () => '/register/landlord';
export const registerSupplier = () => '/register/supplier';
export const tenantAccess = (code?: string) =>
  code ? `/tenant-access?code=${encodeURIComponent(code)}` : '/tenant-access';
export const adminLogin = () => '/admin-login';
export const staffLogin = () => '/staff-secret-login';
/** Where the sign-ins of admins and staff lead; the same dashboards as under /dashboards. */
export const admin = () => '/admin';
export const staff = () => '/staff';
/** Opens a sign-in dialog over the landing page. */
export const signInDialog = (kind: SignInDialog) => `/?${DIALOG}=${kind}`;
export const forgotPassword = () => '/forgot-password';
/** Pages that links from an email or the terminal open. Their one-time token isn't a session. */
export const resetPassword = () => '/reset-password';
export const verifyEmail = () => '/verify-email';
export const confirmEmail = () => '/confirm-email';
export const adminSetup = () => '/admin-setup';
export const invitation = () => '/invitation';
export const signInLink = () => '/sign-in-link';
export const unlockVerification = () => '/unlock-verification';
export const terms = () => '/terms-of-service';
export const privacy = () => '/privacy-policy';
/** The short names under which sign-in and register pages link the same documents. */
export const termsShort = () => '/terms';
export const privacyShort = () => '/privacy';
/** A page of the public site that needs no value: `paths.site('pricing')`. */
export const site = (slug: SiteSlug) => `/${slug}`;
export const benefits = () => `/${PRODUCT.slug}-benefits`;
export const helpCenter = (part: { article?: string; category?: string; q?: string } = {}) =>
  `/help-center${queryOf(part)}`;
/** The service screens: their cards, or one service opened. */
export const tenantServices = (service?: string) => `/tenant-services${queryOf({ service })}`;
export const landlordServices = (service?: string) => `/landlord-services${queryOf({ service })}`;
export const readiness = () => '/production-readiness-secret-dashboard';
export const dashboard = (userType: UserType, rest = '') => `/dashboards/${userType}${rest}`;
/** The account settings: who one is, or one of the further tabs. */
export const settings = (userType: UserType, tab?: 'security' | 'data' | 'calendar' | 'api' | 'webhooks') =>
  `/dashboards/${userType}/account${tab ? `/${tab}` : ''}`;
