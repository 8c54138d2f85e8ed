import { accountRoutes } from './account-routes';
import { formRoutes } from './form-routes';
import { helpRoutes } from './help-routes';
import { composedPage, dashboardPage, entryPage, sitePage, type RouteRow } from './route-row';
import { officeRoutes } from './office-routes';
import { siteRoutes } from './site-routes';

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
  entryPage('/supplier-invitation', 'suppliers', 'InvitationPage', 'suppliers.invitation.meta', { noindex: true }),
  entryPage('/tenant-access', 'auth', 'TenantAccessPage', 'auth.code.meta'),
  entryPage('/verify-email', 'auth', 'VerifyEmailPage', 'auth.verify.meta', { noindex: true }),
  entryPage('/admin-setup', 'auth', 'AdminSetupPage', 'auth.adminSetup.meta', { noindex: true }),
  entryPage('/invitation', 'auth', 'InvitationPage', 'auth.invitation.meta', { noindex: true }),
  entryPage('/forgot-password', 'auth', 'ForgotPasswordPage', 'auth.forgot.meta', { noindex: true }),
  entryPage('/reset-password', 'auth', 'ResetPasswordPage', 'auth.reset.meta', { noindex: true }),
  entryPage('/sign-in-link', 'auth', 'SignInLinkPage', 'auth.link.meta', { noindex: true }),
  entryPage('/confirm-email', 'auth', 'ConfirmEmailPage', 'auth.confirm.meta', { noindex: true }),
  entryPage('/admin-login', 'auth', 'AdminLoginPage', 'auth.admin.meta', { noindex: true, aliases: ['/adminlogin', '/admin-secret-login'] }),
  entryPage('/staff-secret-login', 'auth', 'StaffLoginPage', 'auth.staff.meta', { noindex: true }),

  composedPage('tenant', '', ['payments', 'service-requests', 'renewals'], 'TenantHomePage', 'payments.home.meta', {
    menu: { label: 'app.menu.home', icon: 'home', order: 10 },
  }),
  dashboardPage('tenant', '/payments', 'payments', 'PaymentsPage', 'payments.page.meta', {
    menu: { label: 'app.menu.payments', icon: 'payment', order: 20 },
  }),

  dashboardPage('tenant', '/renewal', 'renewals', 'TenantRenewalPage', 'renewals.tenantPage'),
  dashboardPage('tenant', '/messages', 'messages', 'TenantMessagesPage', 'messages.tenant', {
    menu: { label: 'app.menu.messages', icon: 'messages', order: 35 },
  }),
  composedPage('tenant', '/lease', ['documents', 'payments'], 'TenantLeasePage', 'documents.tenant', {
    menu: { label: 'app.menu.leaseAndDocuments', icon: 'document', order: 40 },
  }),
  dashboardPage('tenant', '/repairs', 'service-requests', 'RepairsPage', 'service-requests.repairs.meta', {
    menu: { label: 'app.menu.repairs', icon: 'tool', order: 30 },
  }),
  dashboardPage('tenant', '/repairs/new', 'service-requests', 'NewRepairPage', 'service-requests.new.meta'),
  dashboardPage('tenant', '/repairs/:requestId', 'service-requests', 'RepairPage', 'service-requests.repair.meta'),

  dashboardPage('landlord', '', 'landlords', 'HomePage', 'landlords.home.meta', {
    menu: { label: 'app.menu.home', icon: 'home', order: 10 },
  }),
  dashboardPage('landlord', '/properties', 'landlords', 'PropertiesPage', 'landlords.properties.meta', {
    menu: { label: 'app.menu.properties', icon: 'property', order: 20 },
  }),
  dashboardPage('landlord', '/properties/new', 'landlords', 'NewPropertyPage', 'landlords.newProperty.meta'),
  dashboardPage('landlord', '/properties/import', 'imports', 'ImportPage', 'imports.meta'),
  dashboardPage('landlord', '/properties/:propertyId', 'landlords', 'PropertyPage', 'landlords.property.meta'),
  dashboardPage('landlord', '/properties/:propertyId/edit', 'landlords', 'EditPropertyPage', 'landlords.editProperty.meta'),
  composedPage('landlord', '/units/:unitId', ['landlords', 'listings'], 'LandlordUnitPage', 'landlords.unit.meta'),
  dashboardPage('landlord', '/units/:unitId/listing', 'listings', 'UnitListingPage', 'listings.unitMeta'),
  dashboardPage('landlord', '/listings', 'listings', 'ListingsPage', 'listings.meta', {
    menu: { label: 'app.menu.listings', icon: 'listing', order: 40 },
  }),
  dashboardPage('landlord', '/leases', 'landlords', 'LeasesPage', 'landlords.leases.meta', {
    menu: { label: 'app.menu.leases', icon: 'document', order: 30 },
  }),
  dashboardPage('landlord', '/leases/new', 'landlords', 'NewLeasePage', 'landlords.wizard.meta'),
  composedPage('landlord', '/leases/:leaseId', ['landlords', 'ledger'], 'LandlordLeasePage', 'landlords.lease.meta'),
  dashboardPage('landlord', '/letter', 'landlords', 'LetterPage', 'landlords.letterPage.meta', { layout: 'bare' }),
  dashboardPage('landlord', '/renewals', 'renewals', 'RenewalsPage', 'renewals.page', {
    menu: { label: 'app.menu.renewals', icon: 'calendar', order: 66 },
  }),
  dashboardPage('landlord', '/expenses', 'expenses', 'ExpensesPage', 'expenses.page', {
    menu: { label: 'app.menu.expenses', icon: 'receipt', order: 67 },
  }),
  dashboardPage('landlord', '/reports', 'reports', 'ReportsPage', 'reports.page', {
    menu: { label: 'app.menu.reports', icon: 'chart', order: 68 },
  }),
  dashboardPage('landlord', '/reports/entries', 'reports', 'EntriesPage', 'reports.entriesPage'),
  dashboardPage('landlord', '/payments', 'payments', 'LandlordPaymentsPage', 'payments.setup.meta', {
    menu: { label: 'app.menu.payments', icon: 'payment', order: 69 },
  }),
  dashboardPage('landlord', '/messages', 'messages', 'LandlordMessagesPage', 'messages.landlord', {
    menu: { label: 'app.menu.messages', icon: 'messages', order: 63 },
  }),
  dashboardPage('landlord', '/documents', 'documents', 'DocumentsPage', 'documents.meta', {
    menu: { label: 'app.menu.documents', icon: 'document', order: 62 },
  }),
  dashboardPage('landlord', '/maintenance', 'service-requests', 'MaintenancePage', 'service-requests.maintenance.meta', {
    menu: { label: 'app.menu.maintenance', icon: 'tool', order: 60 },
  }),
  dashboardPage('landlord', '/maintenance/new', 'service-requests', 'NewRequestPage', 'service-requests.new.meta'),
  dashboardPage('landlord', '/maintenance/:requestId', 'service-requests', 'MaintenanceRequestPage', 'service-requests.request.meta'),
  dashboardPage('landlord', '/suppliers', 'suppliers', 'DirectoryPage', 'suppliers.directory.meta', {
    menu: { label: 'app.menu.suppliers', icon: 'people', order: 65 },
  }),

  dashboardPage('supplier', '', 'service-requests', 'JobsPage', 'service-requests.jobs.meta', {
    menu: { label: 'app.menu.jobs', icon: 'calendar', order: 10 },
  }),
  dashboardPage('supplier', '/jobs/:requestId', 'service-requests', 'JobPage', 'service-requests.job.meta'),
  dashboardPage('supplier', '/messages', 'suppliers', 'MessagesPage', 'suppliers.messages.meta', {
    menu: { label: 'app.menu.messages', icon: 'messages', order: 30 },
  }),
  dashboardPage('supplier', '/elite', 'elite', 'ElitePage', 'elite.meta', {
    aliases: ['/elite/subscribe'], menu: { label: 'app.menu.elite', icon: 'receipt', order: 55 },
  }),
  dashboardPage('supplier', '/profile', 'suppliers', 'ProfilePage', 'suppliers.profile.meta', {
    menu: { label: 'app.menu.profile', icon: 'people', order: 50 },
  }),

  composedPage('admin', '', ['admin', 'readiness'], 'AdminOverviewPage', 'admin.overview.meta', {
    menu: { label: 'app.menu.overview', icon: 'gauge', order: 10 },
  }),
  dashboardPage('admin', '/users', 'admin', 'UsersPage', 'admin.users.meta', {
    menu: { label: 'app.menu.users', icon: 'people', order: 20 },
  }),
  dashboardPage('admin', '/users/:userId', 'admin', 'UserPage', 'admin.user.meta'),
  dashboardPage('admin', '/region-rules', 'admin', 'RegionRulesPage', 'admin.regions.meta', {
    menu: { label: 'app.menu.regions', icon: 'map', order: 70 },
  }),
  composedPage('admin', '/announcements', ['admin', 'announcements'], 'AdminAnnouncementsPage', 'admin.announcements.meta', {
    menu: { label: 'app.menu.announcements', icon: 'announcement', order: 30 },
  }),
  dashboardPage('admin', '/forms', 'admin', 'SubmissionsPage', 'admin.forms.meta', {
    menu: { label: 'app.menu.forms', icon: 'form', order: 40 },
  }),
  dashboardPage('admin', '/outbox', 'admin', 'OutboxPage', 'admin.outbox.meta', {
    menu: { label: 'app.menu.outbox', icon: 'outbox', order: 50 },
  }),
  dashboardPage('admin', '/audit-log', 'admin', 'AuditPage', 'admin.log.meta', {
    menu: { label: 'app.menu.audit', icon: 'shield', order: 60 },
  }),

  dashboardPage('staff', '/forms', 'admin', 'SubmissionsPage', 'admin.forms.meta', {
    menu: { label: 'app.menu.forms', icon: 'form', order: 80 },
  }),
  dashboardPage('admin', '/payments', 'payments', 'AdminPaymentsPage', 'payments.admin.meta', {
    menu: { label: 'app.menu.payments', icon: 'payment', order: 55 },
  }),

  dashboardPage('staff', '', 'chat', 'InboxPage', 'chat.inbox.meta', {
    menu: { label: 'app.menu.inbox', icon: 'inbox', order: 10 },
  }),
];

/** Shown for any other path; the server answers it with status 404. */
export const notFoundRow: RouteRow = sitePage('*', 'not-found', { noindex: true });
