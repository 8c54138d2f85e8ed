import { accountRoutes } from './account-routes';
import { formRoutes } from './form-routes';
import { helpRoutes } from './help-routes';
import { officeRoutes } from './office-routes';
import { composedPage, dashboardPage, entryPage, sitePage, type RouteRow } from './route-row';
import { siteRoutes } from './site-routes';

/** Pages behind a mailed link, and those that ask for one. */
const LINKS = { catalogues: ['links'] };

/**
 * THE route table: router, prerenderer, sitemap, footer and tests read it, and so does the server through
 * dist/web/routes.json. A new page is one row here and one folder; docs/client.md shows how.
 */
export const routes: readonly RouteRow[] = [
  ...siteRoutes,
  ...helpRoutes,
  ...formRoutes,
  ...accountRoutes,
  ...officeRoutes,
  entryPage('/login', 'auth', 'LoginPage', 'auth.login.meta'),
  entryPage('/register', 'auth', 'RegisterPage', 'auth.register.meta'),
  entryPage('/register/landlord', 'auth', 'RegisterLandlordPage', 'auth.registerLandlord.meta'),
  entryPage('/register/supplier', 'auth', 'RegisterSupplierPage', 'auth.registerSupplier.meta'),
  {
    ...entryPage('/supplier-invitation', 'suppliers', 'InvitationPage', 'suppliers.invitation.meta', { noindex: true }),
    // Its few words alone: the rest is for people who are signed in.
    catalogues: ['supplier-invitation'],
  },
  // Anyone with the link of an alert can open it, signed in or not.
  {
    ...entryPage('/feedback', 'support', 'FeedbackPage', 'support.feedbackPage', { noindex: true }),
    audience: 'public',
  },
  {
    ...entryPage('/on-call', 'on-call', 'AlertPage', 'on-call.alert.meta', { noindex: true }),
    audience: 'public',
    catalogues: ['on-call-alert'],
  },
  entryPage('/tenant-access', 'auth', 'TenantAccessPage', 'auth.code.meta'),
  entryPage('/verify-email', 'auth', 'VerifyEmailPage', 'auth.verify.meta', { noindex: true, ...LINKS }),
  entryPage('/admin-setup', 'auth', 'AdminSetupPage', 'auth.adminSetup.meta', { noindex: true, ...LINKS }),
  entryPage('/invitation', 'auth', 'InvitationPage', 'auth.invitation.meta', { noindex: true, ...LINKS }),
  entryPage('/forgot-password', 'auth', 'ForgotPasswordPage', 'auth.forgot.meta', { noindex: true, ...LINKS }),
  entryPage('/reset-password', 'auth', 'ResetPasswordPage', 'auth.reset.meta', { noindex: true, ...LINKS }),
  entryPage('/sign-in-link', 'auth', 'SignInLinkPage', 'auth.link.meta', { noindex: true, ...LINKS }),
  entryPage('/unlock-verification', 'auth', 'UnlockVerificationPage', 'auth.unlock.meta', { noindex: true, ...LINKS }),
  entryPage('/confirm-email', 'auth', 'ConfirmEmailPage', 'auth.confirm.meta', { noindex: true, ...LINKS }),
  entryPage('/admin-login', 'auth', 'AdminLoginPage', 'auth.admin.meta', {
    noindex: true,
    aliases: ['/adminlogin', '/admin-secret-login'],
  }),
  entryPage('/staff-secret-login', 'auth', 'StaffLoginPage', 'auth.staff.meta', { noindex: true }),

  composedPage('tenant', '', ['payments', 'service-requests', 'renewals'], 'TenantHomePage', 'payments.home.meta'),
  dashboardPage('tenant', '/payments', 'payments', 'PaymentsPage', 'payments.page.meta'),

  dashboardPage('tenant', '/renewal', 'renewals', 'TenantRenewalPage', 'renewals.tenantPage'),
  dashboardPage('tenant', '/messages', 'messages', 'TenantMessagesPage', 'messages.tenant'),
  composedPage(
    'tenant',
    '/lease',
    ['documents', 'payments', 'renewals', 'region-rules'],
    'TenantLeasePage',
    'documents.tenant',
  ),
  dashboardPage('tenant', '/repairs', 'service-requests', 'RepairsPage', 'service-requests.repairs.meta'),
  dashboardPage('tenant', '/repairs/new', 'service-requests', 'NewRepairPage', 'service-requests.new.meta', {
    catalogues: ['request-parts'],
  }),
  dashboardPage('tenant', '/repairs/:requestId', 'service-requests', 'RepairPage', 'service-requests.repair.meta', {
    catalogues: ['request-parts'],
  }),

  dashboardPage('landlord', '', 'landlords', 'HomePage', 'landlords.home.meta'),
  dashboardPage('landlord', '/properties', 'landlords', 'PropertiesPage', 'landlords.properties.meta'),
  dashboardPage('landlord', '/properties/new', 'landlords', 'NewPropertyPage', 'landlords.newProperty.meta'),
  dashboardPage('landlord', '/properties/import', 'imports', 'ImportPage', 'imports.meta'),
  composedPage('landlord', '/properties/:propertyId', ['landlords'], 'LandlordPropertyPage', 'landlords.property.meta'),
  dashboardPage(
    'landlord',
    '/properties/:propertyId/edit',
    'landlords',
    'EditPropertyPage',
    'landlords.editProperty.meta',
  ),
  composedPage('landlord', '/units/:unitId', ['landlords', 'listings'], 'LandlordUnitPage', 'landlords.unit.meta'),
  dashboardPage('landlord', '/units/:unitId/listing', 'listings', 'UnitListingPage', 'listings.unitMeta'),
  dashboardPage('landlord', '/listings', 'listings', 'ListingsPage', 'listings.meta'),
  dashboardPage('landlord', '/leases', 'landlords', 'LeasesPage', 'landlords.leases.meta'),
  dashboardPage('landlord', '/leases/new', 'landlords', 'NewLeasePage', 'landlords.wizard.meta', {
    catalogues: ['region-rules'],
  }),
  composedPage(
    'landlord',
    '/leases/:leaseId',
    ['landlords', 'ledger', 'service-requests', 'rent', 'renewals', 'documents', 'messages', 'region-rules'],
    'LandlordLeasePage',
    'landlords.lease.meta',
  ),
  dashboardPage('landlord', '/tenants', 'landlords', 'TenantsPage', 'landlords.tenants.meta'),
  composedPage(
    'landlord',
    '/tenants/:tenantId',
    ['landlords', 'service-requests'],
    'LandlordTenantPage',
    'landlords.tenantPage.meta',
  ),
  dashboardPage('landlord', '/letter', 'landlords', 'LetterPage', 'landlords.letterPage.meta', { layout: 'bare' }),
  dashboardPage('landlord', '/renewals', 'renewals', 'RenewalsPage', 'renewals.page'),
  dashboardPage('landlord', '/invoices', 'invoices', 'BillsPage', 'invoices.bills.meta'),
  dashboardPage('landlord', '/invoices/:invoiceId', 'invoices', 'BillPage', 'invoices.bill.meta'),
  dashboardPage('landlord', '/expenses', 'expenses', 'ExpensesPage', 'expenses.page'),
  dashboardPage('landlord', '/reports', 'reports', 'ReportsPage', 'reports.page'),
  dashboardPage('landlord', '/reports/entries', 'reports', 'EntriesPage', 'reports.entriesPage'),
  composedPage('landlord', '/rent', ['rent', 'ledger', 'landlords'], 'LandlordPaymentsPage', 'rent.page'),
  dashboardPage('landlord', '/rent/owed', 'rent', 'OwedPage', 'rent.owedPage'),
  composedPage('landlord', '/payments', ['payments', 'auth'], 'LandlordPaymentSetupPage', 'payments.setup.meta'),
  dashboardPage('landlord', '/billing', 'billing', 'BillingPage', 'billing.meta', { catalogues: ['subscriptions'] }),
  composedPage('landlord', '/messages', ['messages', 'suppliers'], 'LandlordMessagesPage', 'messages.landlord'),
  dashboardPage('landlord', '/documents', 'documents', 'DocumentsPage', 'documents.meta'),
  dashboardPage('landlord', '/maintenance', 'service-requests', 'MaintenancePage', 'service-requests.maintenance.meta'),
  dashboardPage('landlord', '/maintenance/schedule', 'maintenance', 'MaintenanceSchedulePage', 'maintenance.meta'),
  dashboardPage('landlord', '/maintenance/on-call', 'on-call', 'OnCallPage', 'on-call.meta'),
  dashboardPage('landlord', '/maintenance/new', 'service-requests', 'NewRequestPage', 'service-requests.new.meta', {
    catalogues: ['request-parts'],
  }),
  dashboardPage(
    'landlord',
    '/maintenance/:requestId',
    'service-requests',
    'MaintenanceRequestPage',
    'service-requests.request.meta',
    { catalogues: ['request-parts'] },
  ),
  dashboardPage('landlord', '/suppliers', 'suppliers', 'DirectoryPage', 'suppliers.directory.meta'),

  dashboardPage('supplier', '', 'service-requests', 'JobsPage', 'service-requests.jobs.meta', {
    catalogues: ['request-parts'],
  }),
  composedPage(
    'supplier',
    '/jobs/:requestId',
    ['service-requests', 'request-parts', 'teams'],
    'SupplierJobPage',
    'service-requests.job.meta',
  ),
  dashboardPage('supplier', '/team', 'teams', 'TeamPage', 'teams.meta', { catalogues: ['request-parts'] }),
  dashboardPage('technician', '', 'teams', 'MyDayPage', 'teams.my', { catalogues: ['request-parts'] }),
  dashboardPage('technician', '/jobs/:requestId', 'teams', 'MyJobPage', 'teams.my', {
    catalogues: ['request-parts'],
  }),
  dashboardPage('supplier', '/board', 'elite', 'JobBoardPage', 'elite.board.meta', {
    catalogues: ['service-requests'],
  }),
  dashboardPage('supplier', '/invoices', 'invoices', 'SupplierInvoicesPage', 'invoices.meta'),
  dashboardPage('supplier', '/invoices/:invoiceId', 'invoices', 'SupplierInvoicePage', 'invoices.page'),
  composedPage('supplier', '/invoice-details', ['invoices', 'auth'], 'InvoiceDetailsPage', 'invoices.sender.meta'),
  dashboardPage('supplier', '/messages', 'suppliers', 'MessagesPage', 'suppliers.messages.meta'),
  dashboardPage('supplier', '/elite', 'elite', 'ElitePage', 'elite.meta', {
    aliases: ['/elite/subscribe'],
    catalogues: ['subscriptions'],
  }),
  dashboardPage('supplier', '/profile', 'suppliers', 'ProfilePage', 'suppliers.profile.meta'),

  composedPage('admin', '', ['admin', 'readiness'], 'AdminOverviewPage', 'admin.overview.meta'),
  dashboardPage('admin', '/users', 'admin', 'UsersPage', 'admin.users.meta'),
  dashboardPage('admin', '/users/:userId', 'admin', 'UserPage', 'admin.user.meta', { catalogues: ['affairs'] }),
  dashboardPage('admin', '/accounts/:accountId', 'admin', 'AccountPage', 'admin.account.meta', {
    catalogues: ['affairs'],
  }),
  dashboardPage('admin', '/region-rules', 'admin', 'RegionRulesPage', 'admin.regions.meta'),
  composedPage(
    'admin',
    '/announcements',
    ['admin', 'announcements'],
    'AdminAnnouncementsPage',
    'admin.announcements.meta',
  ),
  dashboardPage('admin', '/forms', 'admin', 'SubmissionsPage', 'admin.forms.meta'),
  dashboardPage('admin', '/ratings', 'admin', 'RatingReportsPage', 'admin.ratings.meta'),
  dashboardPage('admin', '/newsletter', 'admin', 'NewsletterPage', 'admin.newsletter.meta'),
  dashboardPage('admin', '/newsletter/subscribers', 'admin', 'SubscribersPage', 'admin.subscribers.meta'),
  dashboardPage('admin', '/outbox', 'admin', 'OutboxPage', 'admin.outbox.meta'),
  dashboardPage('admin', '/jobs', 'admin', 'SchedulesPage', 'admin.schedules.meta'),
  dashboardPage('admin', '/failed-jobs', 'admin', 'FailedJobsPage', 'admin.jobs.meta'),
  composedPage('admin', '/backups', ['admin', 'auth'], 'AdminBackupsPage', 'admin.backups.meta'),
  dashboardPage('admin', '/audit-log', 'admin', 'AuditPage', 'admin.log.meta'),
  dashboardPage('admin', '/settings', 'admin', 'SettingsPage', 'admin.settings.meta'),

  dashboardPage('staff', '/forms', 'admin', 'SubmissionsPage', 'admin.forms.meta'),
  dashboardPage('admin', '/payments', 'payments', 'AdminPaymentsPage', 'payments.admin.meta'),

  dashboardPage('staff', '', 'chat', 'InboxPage', 'inbox.meta', { catalogues: ['inbox'] }),
];

/** Shown for any other path; the server answers it with status 404. */
export const notFoundRow: RouteRow = sitePage('*', 'not-found', { noindex: true });
