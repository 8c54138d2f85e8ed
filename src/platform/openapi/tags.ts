const WEBHOOKS = `Messages to a landlord’s own software: a POST to each webhook of the account that wants the event. The body is a
\`WebhookMessage\`, whose \`data\` depends on \`type\`: \`WebhookPayment\` (payment.…), \`WebhookOwedChange\` (charge.added,
credit.added), \`WebhookLease\` (lease.…), \`WebhookTenantNotice\` (tenant_notice.given), \`WebhookServiceRequest\`
(service_request.…), \`WebhookInvoice\` (invoice.…).

\`\`\`
POST /in HTTP/1.1
webhook-id: 019a8f2e-7c1b-7d3a-9f21-0b5e6c7d8e9f
webhook-timestamp: 1793628300
webhook-signature: v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=

{"id":"019a8f2e-7c1b-7d3a-9f21-0b5e6c7d8e9f","type":"payment.received","createdAt":"2026-11-02T14:05:00.000Z",
 "accountId":"019a8f2e-0000-7d3a-9f21-0b5e6c7d8e9f","data":{"id":"019a8f2e-1111-7d3a-9f21-0b5e6c7d8e9f",
 "leaseId":"019a8f2e-2222-7d3a-9f21-0b5e6c7d8e9f","method":"cash","state":"succeeded","amountCents":165000,"feeCents":0,
 "currency":"CAD","paidOn":"2026-11-02"}}
\`\`\`

Verify the signature with a library of [Standard Webhooks](https://www.standardwebhooks.com). Answer with 2xx within 10 seconds;
anything else is tried again for about a day and a half, with the same \`webhook-id\`.`;

/** What each group of operations is about. The linter refuses a tag without a description. */
const TAGS: Record<string, string> = {
  admin: 'Users, audit log, outbox, failed jobs and figures for the people who run the installation.',
  announcements: 'Announcements to all users of a role.',
  'api keys': 'Keys with which a landlord’s software calls the API.',
  auth: 'Sign-up, sign-in, sessions, two-step verification, passwords and email addresses.',
  billing: 'Plans of landlords: trial, choice, change and what they cost.',
  calendar: 'Calendars that people subscribe to in their own calendar program, by a private address.',
  chat: 'The chat of the public site.',
  colleagues: 'The people of a landlord’s account: invitations, roles and removal.',
  crm: 'Leads of the sales team.',
  documents: 'Files: upload, versions, sharing and download.',
  elite: 'The Elite Partner subscription of suppliers.',
  'email-templates': 'Templates of the emails that the team sends.',
  expenses: 'What a landlord spends on properties.',
  forms: 'The forms of the public site and what was sent through them.',
  'job board': 'Jobs that landlords offer to suppliers.',
  invoices: 'Invoices of suppliers for their jobs, and what is owed on them.',
  landlords: 'Properties, units, leases, tenants, imports and exports.',
  'lease-renewals': 'Recommendations and intents for leases that end soon.',
  ledger: 'Charges, credits and balances of a lease.',
  listings: 'Units for rent, and questions about them.',
  messages: 'Messages between landlords, tenants and suppliers.',
  navigation: 'Figures beside the menus and tabs: what needs the reader’s attention.',
  newsletter: 'Subscriptions to the newsletter.',
  notifications: 'What one is notified of.',
  payments: 'Payments, refunds, autopay, statements and bank reconciliation.',
  people: 'Names and colleagues of the people one works with.',
  profiles: 'One’s own profile and data.',
  reports: 'Reports of a landlord, as JSON, CSV and PDF.',
  search: 'One search over what is the reader’s own.',
  'service requests': 'Repairs: requests, quotes and work.',
  subscriptions: 'What an account pays the platform: invoices, receipts and the method of payment.',
  suppliers: 'Suppliers, their people and invitations.',
  support: 'Support tickets.',
  teams: 'The people of suppliers: who does which job, and the time on site.',
  tenants: 'What a tenant sees of the lease.',
  translations: 'Messages in the language of who reads them.',
  webhooks: WEBHOOKS,
};

/** The tags that are used, in order. */
export function described(used: Iterable<string>): { name: string; description?: string }[] {
  return [...new Set(used)].sort().map((name) => ({ name, description: TAGS[name] }));
}
