import { isUserType, type UserType } from '@contract/roles';
import { PRODUCT } from '@contract/product';
import { generatePath } from 'react-router-dom';
import type { SiteSlug } from './site-slugs';

function queryOf(values: Record<string, string | undefined>): string {
  const query = new URLSearchParams(Object.entries(values).filter((entry): entry is [string, string] => entry[1] !== undefined)).toString();
  return query && `?${query}`;
}

/** Name of the query value that opens a sign-in dialog over a page of the site. */
export const DIALOG = 'dialog';
const SIGN_IN_DIALOGS = ['tenant', 'landlord', 'supplier'] as const;
export type SignInDialog = (typeof SIGN_IN_DIALOGS)[number];

export function isSignInDialog(value: unknown): value is SignInDialog {
  return SIGN_IN_DIALOGS.some((kind) => kind === value);
}

/**
 * Every address of the client, built and never typed. A module with pages of its own adds its builders here;
 * the patterns of `app/routes.ts` are written with the same words.
 */
export const paths = {
  home: () => '/',
  login: () => '/login',
  register: () => '/register',
  registerLandlord: () => '/register/landlord',
  registerSupplier: () => '/register/supplier',
  tenantAccess: (code?: string) => (code ? `/tenant-access?code=${encodeURIComponent(code)}` : '/tenant-access'),
  adminLogin: () => '/admin-login',
  staffLogin: () => '/staff-secret-login',
  /** Where the sign-ins of admins and staff lead; the same dashboards as under /dashboards. */
  admin: () => '/admin',
  staff: () => '/staff',
  /** Opens a sign-in dialog over the landing page. */
  signInDialog: (kind: SignInDialog) => `/?${DIALOG}=${kind}`,
  forgotPassword: () => '/forgot-password',
  /** Pages that take up a link from a mail or the terminal; its one-time token is no session. */
  resetPassword: () => '/reset-password',
  verifyEmail: () => '/verify-email',
  confirmEmail: () => '/confirm-email',
  adminSetup: () => '/admin-setup',
  invitation: () => '/invitation',
  signInLink: () => '/sign-in-link',
  unlockVerification: () => '/unlock-verification',
  terms: () => '/terms-of-service',
  privacy: () => '/privacy-policy',
  /** The short names under which sign-in and register pages link the same documents. */
  termsShort: () => '/terms',
  privacyShort: () => '/privacy',
  /** A page of the public site that needs no value: `paths.site('pricing')`. */
  site: (slug: SiteSlug) => `/${slug}`,
  benefits: () => `/${PRODUCT.slug}-benefits`,
  helpCenter: (part: { article?: string; category?: string; q?: string } = {}) => `/help-center${queryOf(part)}`,
  /** The service screens: their cards, or one service opened. */
  tenantServices: (service?: string) => `/tenant-services${queryOf({ service })}`,
  landlordServices: (service?: string) => `/landlord-services${queryOf({ service })}`,
  readiness: () => '/production-readiness-secret-dashboard',
  apiDocumentation: () => '/api-documentation',
  dashboard: (userType: UserType, rest = '') => `/dashboards/${userType}${rest}`,
  /** The account settings: who one is, or one of the further tabs. */
  settings: (userType: UserType, tab?: 'security' | 'data') => `/dashboards/${userType}/account${tab ? `/${tab}` : ''}`,
  adminUsers: (query: { new?: string; state?: string } = {}) => `/dashboards/admin/users${queryOf(query)}`,
  adminUser: (userId: string) => `/dashboards/admin/users/${userId}`,
  adminAnnouncements: (query: { new?: string } = {}) => `/dashboards/admin/announcements${queryOf(query)}`,
  adminForms: (query: { state?: string } = {}) => `/dashboards/admin/forms${queryOf(query)}`,
  adminOutbox: (query: { state?: string } = {}) => `/dashboards/admin/outbox${queryOf(query)}`,
  adminRegions: (query: { region?: string; place?: string; next?: string } = {}) => `/dashboards/admin/region-rules${queryOf(query)}`,
  adminAudit: (query: { subjectId?: string; personId?: string } = {}) => `/dashboards/admin/audit-log${queryOf(query)}`,
  tenantRepairs: () => '/dashboards/tenant/repairs',
  tenantNewRepair: () => '/dashboards/tenant/repairs/new',
  tenantRepair: (requestId: string) => `/dashboards/tenant/repairs/${requestId}`,
  landlordHome: () => '/dashboards/landlord',
  landlordProperties: (query = '') => `/dashboards/landlord/properties${query}`,
  landlordNewProperty: () => '/dashboards/landlord/properties/new',
  landlordDocuments: (unitId?: string) => `/dashboards/landlord/documents${queryOf({ unit: unitId })}`,
  landlordMessages: (leaseId?: string) => `/dashboards/landlord/messages${queryOf({ lease: leaseId })}`,
  tenantMessages: () => '/dashboards/tenant/messages',
  tenantLease: () => '/dashboards/tenant/lease',
  landlordImport: () => '/dashboards/landlord/properties/import',
  landlordProperty: (propertyId: string) => `/dashboards/landlord/properties/${propertyId}`,
  landlordEditProperty: (propertyId: string) => `/dashboards/landlord/properties/${propertyId}/edit`,
  landlordUnit: (unitId: string) => `/dashboards/landlord/units/${unitId}`,
  landlordUnitListing: (unitId: string) => `/dashboards/landlord/units/${unitId}/listing`,
  landlordListings: () => '/dashboards/landlord/listings',
  landlordLeases: (query = '') => `/dashboards/landlord/leases${query}`,
  /** The way from nothing to the welcome letter; what is made so far stands in the address. */
  landlordNewLease: (made: Record<string, string | undefined> = {}) => `/dashboards/landlord/leases/new${queryOf(made)}`,
  landlordLease: (leaseId: string, tab?: 'ledger' | 'lease' | 'access') => `/dashboards/landlord/leases/${leaseId}${queryOf({ tab })}`,
  landlordLetter: () => '/dashboards/landlord/letter',
  landlordRenewals: (part: { renewal?: string; show?: string } = {}) => `/dashboards/landlord/renewals${queryOf(part)}`,
  landlordExpenses: (query = '') => `/dashboards/landlord/expenses${query}`,
  landlordReports: (part: Record<string, string | undefined> = {}) => `/dashboards/landlord/reports${queryOf(part)}`,
  landlordReportEntries: (behind: Record<string, string | undefined>) => `/dashboards/landlord/reports/entries${queryOf(behind)}`,
  tenantRenewal: (lease?: string) => `/dashboards/tenant/renewal${queryOf({ lease })}`,
  landlordPayments: () => '/dashboards/landlord/payments',
  landlordMaintenance: () => '/dashboards/landlord/maintenance',
  landlordClosedRequests: () => '/dashboards/landlord/maintenance?view=list',
  landlordNewRequest: () => '/dashboards/landlord/maintenance/new',
  landlordRequest: (requestId: string) => `/dashboards/landlord/maintenance/${requestId}`,
  landlordSuppliers: () => '/dashboards/landlord/suppliers',
  /** Where the plans of the Elite Partner network lead; the plan chosen there comes along. */
  eliteSubscribe: (plan?: 'annual' | 'lifetime') => `/elite/subscribe${queryOf({ plan })}`,
  supplierJobs: () => '/dashboards/supplier',
  supplierJob: (requestId: string) => `/dashboards/supplier/jobs/${requestId}`,
  supplierProfile: () => '/dashboards/supplier/profile',
} as const;

/** Whether `?token=` at this address is the token of a link, not of a session. */
export function isLinkPage(pathname: string): boolean {
  const { verifyEmail, resetPassword, confirmEmail, adminSetup, invitation, signInLink, unlockVerification } = paths;
  return [verifyEmail, resetPassword, confirmEmail, adminSetup, invitation, signInLink, unlockVerification].some((path) => path() === pathname);
}

/** Where a person stands after signing in (spec 1, section 2); an unknown type goes home. */
export function homeOf(userType: string | undefined): string {
  return isUserType(userType) ? paths.dashboard(userType) : paths.home();
}

/** The sign-in that fits a role (decisions, section 6). */
export function signInOf(userType: UserType | undefined): string {
  if (userType === 'tenant') return paths.tenantAccess();
  if (userType === 'admin') return paths.adminLogin();
  if (userType === 'staff') return paths.staffLogin();
  return paths.login();
}

/** Fills a pattern of the route table: `fill('/dashboards/landlord/leases/:leaseId', { leaseId })`. */
export function fill<Pattern extends string>(pattern: Pattern, values: Parameters<typeof generatePath<Pattern>>[1]): string {
  return generatePath(pattern, values);
}
