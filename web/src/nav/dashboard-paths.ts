// Addresses behind sign-in: public pages don't load them. Each is an export of its own: see `paths.ts`.
import { queryOf } from './query-of';

export const adminUsers = (query: { new?: string; state?: string } = {}) => `/dashboards/admin/users${queryOf(query)}`;
export const adminUser = (userId: string) => `/dashboards/admin/users/${userId}`;
export const adminAnnouncements = (query: { new?: string } = {}) => `/dashboards/admin/announcements${queryOf(query)}`;
export const adminPayments = () => '/dashboards/admin/payments';
export const adminBackups = () => '/dashboards/admin/backups';
export const adminRatings = () => '/dashboards/admin/ratings';
export const adminForms = (query: { state?: string } = {}) => `/dashboards/admin/forms${queryOf(query)}`;
export const adminEmailTemplates = () => '/dashboards/admin/email-templates';
/** One of them, or `new`. */
export const adminEmailTemplate = (id: string) => `/dashboards/admin/email-templates/${id}`;
export const adminOutbox = (query: { state?: string; message?: string } = {}) =>
  `/dashboards/admin/outbox${queryOf(query)}`;
export const adminNewsletter = (query: { issue?: string } = {}) => `/dashboards/admin/newsletter${queryOf(query)}`;
export const adminSubscribers = () => '/dashboards/admin/newsletter/subscribers';
export const adminSettings = () => '/dashboards/admin/settings';
export const adminJobs = () => '/dashboards/admin/jobs';
export const adminFailedJobs = () => '/dashboards/admin/failed-jobs';
export const adminRegions = (query: { region?: string; place?: string; next?: string } = {}) =>
  `/dashboards/admin/region-rules${queryOf(query)}`;
export const adminAudit = (query: { q?: string; subjectId?: string; personId?: string; chat?: 'shown' } = {}) =>
  `/dashboards/admin/audit-log${queryOf(query)}`;
export const tenantRepairs = () => '/dashboards/tenant/repairs';
export const tenantNewRepair = () => '/dashboards/tenant/repairs/new';
export const tenantRepair = (requestId: string) => `/dashboards/tenant/repairs/${requestId}`;
export const landlordHome = () => '/dashboards/landlord';
export const landlordProperties = (query = '') => `/dashboards/landlord/properties${query}`;
export const landlordNewProperty = () => '/dashboards/landlord/properties/new';
export const landlordDocuments = (unitId?: string) => `/dashboards/landlord/documents${queryOf({ unit: unitId })}`;
export const landlordMessages = (leaseId?: string) => `/dashboards/landlord/messages${queryOf({ lease: leaseId })}`;
export const landlordSupplierMessages = (supplierId: string) =>
  `/dashboards/landlord/messages${queryOf({ supplier: supplierId })}`;
export const tenantLease = () => '/dashboards/tenant/lease';
/** This year's entries of a lease. */
export const tenantStatement = (leaseId: string) =>
  `/dashboards/tenant/payments${queryOf({ lease: leaseId })}#statement`;
export const tenantMessages = (leaseId?: string) => `/dashboards/tenant/messages${queryOf({ lease: leaseId })}`;
export const landlordImport = () => '/dashboards/landlord/properties/import';
export const landlordProperty = (propertyId: string) => `/dashboards/landlord/properties/${propertyId}`;
export const landlordEditProperty = (propertyId: string) => `/dashboards/landlord/properties/${propertyId}/edit`;
export const landlordUnit = (unitId: string) => `/dashboards/landlord/units/${unitId}`;
export const landlordUnitListing = (unitId: string) => `/dashboards/landlord/units/${unitId}/listing`;
export const landlordListings = () => '/dashboards/landlord/listings';
export const landlordLeases = (query = '') => `/dashboards/landlord/leases${query}`;
/** The wizard for a new lease, up to the welcome letter. The ids of what was created so far are in the address. */
export const landlordNewLease = (made: Record<string, string | undefined> = {}) =>
  `/dashboards/landlord/leases/new${queryOf(made)}`;
export type LeaseTab = 'ledger' | 'lease' | 'documents' | 'requests' | 'messages' | 'plan' | 'access';
export const landlordLease = (leaseId: string, tab?: LeaseTab) =>
  `/dashboards/landlord/leases/${leaseId}${queryOf({ tab })}`;
export const landlordTenants = (query = '') => `/dashboards/landlord/tenants${query}`;
export const landlordTenant = (tenantId: string) => `/dashboards/landlord/tenants/${tenantId}`;
export const landlordLetter = () => '/dashboards/landlord/letter';
export const landlordRenewals = (part: { renewal?: string; show?: string } = {}) =>
  `/dashboards/landlord/renewals${queryOf(part)}`;
export const landlordExpenses = (query = '') => `/dashboards/landlord/expenses${query}`;
export const landlordReports = (part: Record<string, string | undefined> = {}) =>
  `/dashboards/landlord/reports${queryOf(part)}`;
export const landlordReportEntries = (behind: Record<string, string | undefined>) =>
  `/dashboards/landlord/reports/entries${queryOf(behind)}`;
export const tenantRenewal = (lease?: string) => `/dashboards/tenant/renewal${queryOf({ lease })}`;
export const landlordWebhook = (webhookId: string) => `/dashboards/landlord/account/webhooks/${webhookId}`;
export const landlordBilling = () => '/dashboards/landlord/billing';
export const adminAccount = (accountId: string) => `/dashboards/admin/accounts/${accountId}`;
/** Of a person and of an account, as staff see them. */
export const staffPerson = (userId: string) => `/dashboards/staff/people/${userId}`;
export const staffAccount = (accountId: string) => `/dashboards/staff/accounts/${accountId}`;
export const landlordPayments = () => '/dashboards/landlord/payments';
/** All payments, and what is owed. */
export const landlordRent = (query = '') => `/dashboards/landlord/rent${query}`;
export const landlordOwed = (query = '') => `/dashboards/landlord/rent/owed${query}`;
export const landlordMaintenance = () => '/dashboards/landlord/maintenance';
/** The requests with filters, as an address says them. */
export const landlordRequests = (part: Record<string, string | undefined>) =>
  `/dashboards/landlord/maintenance${queryOf(part)}`;
export const landlordClosedRequests = () => '/dashboards/landlord/maintenance?view=list';
export const landlordNewRequest = (place: { property?: string; unit?: string } = {}) =>
  `/dashboards/landlord/maintenance/new${queryOf(place)}`;
/** The maintenance that comes back, a year at a glance. */
export const landlordMaintenanceSchedule = (part: { property?: string; year?: string } = {}) =>
  `/dashboards/landlord/maintenance/schedule${queryOf(part)}`;
/** Who is notified about emergencies. */
export const landlordOnCall = () => '/dashboards/landlord/maintenance/on-call';
export const landlordRequest = (requestId: string) => `/dashboards/landlord/maintenance/${requestId}`;
/** The directory, or in it the conversation with one supplier. */
export const landlordSuppliers = (write?: string) => `/dashboards/landlord/suppliers${queryOf({ write })}`;
/** The invitation of a supplier of a trade, with the directory for a property behind it. */
export const landlordInviteSupplier = (wanted: { trade?: string | undefined; property?: string | undefined } = {}) =>
  `/dashboards/landlord/suppliers${queryOf({ inviting: 'new', ...wanted })}`;
/** Where the plans of the Elite Partner network lead; the plan chosen there comes along. */
export const eliteSubscribe = (plan?: 'annual' | 'lifetime') => `/elite/subscribe${queryOf({ plan })}`;
/** Conversations of a supplier, or the one with a landlord, by account. */
export const supplierMessages = (landlord?: string) => `/dashboards/supplier/messages${queryOf({ landlord })}`;
/** The supplier's day plan, or the people. */
export const supplierTeam = (view?: 'people') => `/dashboards/supplier/team${queryOf({ view })}`;
export const technicianJob = (requestId: string) => `/dashboards/technician/jobs/${requestId}`;
export const supplierProfile = () => '/dashboards/supplier/profile';
export const supplierJobs = () => '/dashboards/supplier';
export const supplierJob = (requestId: string) => `/dashboards/supplier/jobs/${requestId}`;
/** Invoices of the supplier, or those of one age. */
export const supplierInvoices = (query: { owed?: string } = {}) => `/dashboards/supplier/invoices${queryOf(query)}`;
/** Where to reach and how to pay the supplier, as their invoices say it. */
export const supplierInvoiceDetails = () => '/dashboards/supplier/invoice-details';
export const supplierInvoice = (invoiceId: string) => `/dashboards/supplier/invoices/${invoiceId}`;
/** What suppliers have invoiced, or what of it is owed of one age. */
export const landlordBills = (query: { owed?: string } = {}) => `/dashboards/landlord/invoices${queryOf(query)}`;
export const landlordBill = (invoiceId: string) => `/dashboards/landlord/invoices/${invoiceId}`;
