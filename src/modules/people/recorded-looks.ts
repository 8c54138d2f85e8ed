/** How a reading is recorded in the audit log: its action, and the object that a parameter of the route names. */
export interface Look {
  action: string;
  subject: string;
  /**
   * The parameter with the id. Left out for a list, which is about many objects: it is recorded with the reader, or with
   * the objects that filters (`FILTERS`) narrow it to.
   */
  of?: string;
}

/** Filters of lists that name an object. Listing the payments of one lease, for example, is recorded for that lease. */
export const FILTERS: Readonly<Record<string, string>> = {
  propertyId: 'property',
  unitId: 'unit',
  leaseId: 'lease',
  requestId: 'service_request',
};

/** The routes that read one object, by `:id` or another parameter. */
const one = (subject: string, addresses: readonly string[], of = 'id'): [string, Look][] =>
  addresses.map((address) => [address, { action: `${subject}.read`, subject, of }]);
const list = (subject: string, addresses: readonly string[]): [string, Look][] =>
  addresses.map((address) => [address, { action: `${subject}.read_list`, subject: 'user' }]);

/**
 * The routes where staff and admins read data of landlords, tenants and suppliers. They are whole route patterns, not
 * prefixes of URLs, because a URL can be written in several ways.
 */
export const RECORDED: ReadonlyMap<string, Look> = new Map([
  ...list('lease', ['/api/landlords/leases', '/api/landlords/leases/posting']),
  ...one('lease', [
    '/api/landlords/leases/:id',
    '/api/landlords/leases/:id/tenant-notices',
    '/api/landlords/leases/:id/ledger',
    '/api/landlords/leases/:id/ledger/summary',
    '/api/landlords/leases/:id/recurring-charges',
    '/api/leases/:id/statement',
    '/api/leases/:id/statement/lines',
    '/api/leases/:id/letters/:kind',
  ]),
  ...list('property', ['/api/landlords/properties']),
  ...one('property', ['/api/landlords/properties/:id']),
  ...one('unit', ['/api/landlords/units/:id', '/api/landlords/units/:id/lodgewell-plan']),
  ...one('unit', ['/api/coverages/of-unit/:unitId'], 'unitId'),
  ...list('tenant_notice', ['/api/tenant-notices']),
  ...one('tenant_notice', ['/api/tenant-notices/:id/letter']),
  ...list('renewal', ['/api/lease-renewals/recommendations']),
  ...one('renewal', ['/api/lease-renewals/recommendations/:id']),
  ...list('payment', ['/api/payments']),
  ...one('payment', ['/api/payments/:id', '/api/payments/:id/receipt']),
  ...list('payment_finding', ['/api/payment-findings']),
  ...list('invoice', ['/api/invoices']),
  ...one('invoice', ['/api/invoices/:id', '/api/invoices/:id/file.pdf']),
  ...list('expense', ['/api/expenses']),
  ...one('expense', ['/api/expenses/:id']),
  ...list('recurring_expense', ['/api/recurring-expenses']),
  ...one('recurring_expense', ['/api/recurring-expenses/:id']),
  ...list('document', ['/api/documents']),
  ...one('document', ['/api/documents/:id', '/api/documents/:id/versions']),
  ['/api/suppliers/:id/papers', { action: 'supplier_paper.read', subject: 'supplier', of: 'id' }],
  ['/api/suppliers/:id/chat', { action: 'supplier_message.read', subject: 'supplier', of: 'id' }],
  ['/api/suppliers/:id/conversations', { action: 'supplier_message.read', subject: 'supplier', of: 'id' }],
  ...list('service_request', ['/api/service-requests']),
  ...one('service_request', ['/api/service-requests/:id', '/api/service-requests/:id/calendar']),
  ...one('service_request', ['/api/coverages/of-request/:requestId', '/api/on-call/alarms/:requestId'], 'requestId'),
  ...list('outbox_message', ['/api/admin/outbox']),
  ...one('outbox_message', ['/api/admin/outbox/:id']),
  ...list('person', ['/api/admin/users']),
  ['/api/admin/users/:id', { action: 'person.read', subject: 'user', of: 'id' }],
  ['/api/people/:id/affairs', { action: 'person.read', subject: 'user', of: 'id' }],
  ...one('account', ['/api/admin/accounts/:id', '/api/accounts/:id', '/api/accounts/:id/affairs']),
  ['/api/chat-inbox/:id', { action: 'chat.read', subject: 'chat_session', of: 'id' }],
  ['/api/chat-inbox/:id/lines', { action: 'chat.read', subject: 'chat_session', of: 'id' }],
]);
