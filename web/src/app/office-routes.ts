import { dashboardPage, type RouteRow } from './route-row';

const OFFICE = ['staff', 'admin'] as const;
const ASKERS = ['tenant', 'landlord', 'supplier'] as const;

/** The daily work of staff and admins, and the pages where everyone else asks for support. */
export const officeRoutes: readonly RouteRow[] = [
  ...OFFICE.flatMap((role) => [
    dashboardPage(role, '/tickets', 'support', 'TicketsPage', 'support.meta', { catalogues: ['team-views'] }),
    dashboardPage(role, '/tickets/:ticketId', 'support', 'TicketPage', 'support.page'),
    dashboardPage(role, '/leads', 'crm', 'LeadsPage', 'crm.meta', { catalogues: ['team-views'] }),
    dashboardPage(role, '/leads/:leadId', 'crm', 'LeadPage', 'crm.page'),
    dashboardPage(role, '/email-templates', 'email-templates', 'TemplatesPage', 'email-templates.meta'),
    dashboardPage(role, '/email-templates/:templateId', 'email-templates', 'TemplatePage', 'email-templates.page'),
  ]),
  dashboardPage('staff', '/people/:personId', 'support', 'PersonPage', 'support.personPage', {
    catalogues: ['affairs'],
  }),
  dashboardPage('staff', '/accounts/:accountId', 'support', 'AccountPage', 'support.accountPage', {
    catalogues: ['affairs'],
  }),
  dashboardPage('admin', '/email-templates/new', 'email-templates', 'TemplatePage', 'email-templates.newPage'),
  ...ASKERS.flatMap((role) => [
    dashboardPage(role, '/help', 'support', 'HelpPage', 'support.helpPage'),
    dashboardPage(role, '/help/:ticketId', 'support', 'HelpTicketPage', 'support.ownPage'),
  ]),
];
