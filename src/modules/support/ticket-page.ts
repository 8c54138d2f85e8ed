import type { UserType } from '../../contract/roles.js';

/** The address of a ticket's page. Staff and admins also see their own tickets on the team's page. */
export function ticketPage(userType: UserType, id: string): string {
  return `/dashboards/${userType}/${userType === 'staff' || userType === 'admin' ? 'tickets' : 'help'}/${id}`;
}

/** How emails name a ticket: its subject, with the number to quote. */
export function quoted({ subject, number }: { subject: string; number: number }): string {
  return `${subject} (#${number})`;
}
