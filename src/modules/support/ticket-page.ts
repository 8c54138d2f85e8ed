import type { UserType } from '../../contract/roles.js';

/** The address of a ticket's page. The team reads its own questions among all tickets. */
export function ticketPage(userType: UserType, id: string): string {
  return `/dashboards/${userType}/${userType === 'staff' || userType === 'admin' ? 'tickets' : 'help'}/${id}`;
}

/** What a ticket is called in emails: its subject, with the number to quote. */
export function quoted({ subject, number }: { subject: string; number: number }): string {
  return `${subject} (#${number})`;
}
