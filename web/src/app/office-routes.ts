import { dashboardPage, type RouteRow } from './route-row';

const ASKERS = ['tenant', 'landlord', 'supplier'] as const;

/** The staff's daily work, and where everybody else asks the office for help. */
export const officeRoutes: readonly RouteRow[] = [
  dashboardPage('staff', '/tickets', 'tickets', 'TicketsPage', 'tickets.meta'),
  dashboardPage('staff', '/tickets/:ticketId', 'tickets', 'TicketPage', 'tickets.page'),
  dashboardPage('staff', '/people/:personId', 'tickets', 'PersonPage', 'tickets.personPage'),
  dashboardPage('staff', '/leads', 'leads', 'LeadsPage', 'leads.meta'),
  dashboardPage('staff', '/leads/:leadId', 'leads', 'LeadPage', 'leads.page'),
  dashboardPage('admin', '/email-templates', 'email-templates', 'TemplatesPage', 'email-templates.meta'),
  ...ASKERS.flatMap((role) => [
    dashboardPage(role, '/help', 'tickets', 'HelpPage', 'tickets.helpPage'),
    dashboardPage(role, '/help/:ticketId', 'tickets', 'HelpTicketPage', 'tickets.ownPage'),
  ]),
];
