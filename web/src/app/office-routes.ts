import { dashboardPage, type RouteRow } from './route-row';

const OFFICE = ['staff', 'admin'] as const;
const ASKERS = ['tenant', 'landlord', 'supplier'] as const;

/** The daily work of staff and admins, and where everybody else asks the office for help. */
export const officeRoutes: readonly RouteRow[] = [
  ...OFFICE.flatMap((role) => [
    dashboardPage(role, '/tickets', 'tickets', 'TicketsPage', 'tickets.meta'),
    dashboardPage(role, '/tickets/:ticketId', 'tickets', 'TicketPage', 'tickets.page'),
    dashboardPage(role, '/leads', 'leads', 'LeadsPage', 'leads.meta'),
    dashboardPage(role, '/leads/:leadId', 'leads', 'LeadPage', 'leads.page'),
  ]),
  dashboardPage('staff', '/people/:personId', 'tickets', 'PersonPage', 'tickets.personPage'),
  dashboardPage('admin', '/email-templates', 'email-templates', 'TemplatesPage', 'email-templates.meta'),
  ...ASKERS.flatMap((role) => [
    dashboardPage(role, '/help', 'tickets', 'HelpPage', 'tickets.helpPage'),
    dashboardPage(role, '/help/:ticketId', 'tickets', 'HelpTicketPage', 'tickets.ownPage'),
  ]),
];
