import { Injectable } from '@nestjs/common';
import { STAFF_RIGHTS, type StaffRole } from '../../contract/staff-roles.js';
import { Settings } from '../../platform/config/settings.js';
import { Handles } from '../../platform/outbox/handles.decorator.js';
import { Scope } from '../../platform/scope/scope.js';
import type { Tx } from '../../platform/scope/tx.js';
import { colleagueName } from '../accounts/note-mentions.rows.js';
import { looksAfter } from '../accounts/team-work.service.js';
import { chatNoteConcerns } from '../chat/chat.events.js';
import { ticketNoteMentions } from '../support/support.events.js';
import { notify, type News } from './notify.js';

interface Note {
  subjectId: string;
  demo: boolean;
  authorId: string;
  name: string;
  mentioned: string[] | null;
}
interface ChatNote extends Note {
  handedTo: string | null;
  handedTeam: StaffRole | null;
  forSales: boolean;
}
interface Colleague {
  id: string;
  userType: string;
  email: string;
  language: string;
  wants: boolean;
}

const CHAT_NOTE = `select n.conversation_id as "subjectId", n.demo, n.author_id as "authorId", ${colleagueName('a')} as name, n.mentioned,
    n.handed_to as "handedTo", n.handed_team as "handedTeam", s.for_sales as "forSales"
  from chat_note n join chat_session s on s.id = n.conversation_id join app_user a on a.id = n.author_id where n.id = $1`;
const TICKET_NOTE = `select n.ticket_id as "subjectId", n.demo, n.author_id as "authorId", ${colleagueName('a')} as name, n.mentioned, '#' || t.number as title
  from support_ticket_note n join support_ticket t on t.id = n.ticket_id join app_user a on a.id = n.author_id where n.id = $1`;

/** People who can no longer see the conversation or ticket are not notified. */
const COLLEAGUES = `select u.id, u.user_type as "userType", u.email, u.language, u.email_notifications and u.email_verified_at is not null as wants
  from app_user u where u.id = any($1::uuid[]) and u.id <> $2 and ${looksAfter('$3')} order by u.id`;
/** The people of the team who are on duty. */
const TEAM = `select u.id from app_user u left join chat_duty d on d.user_id = u.id
  where u.user_type = 'staff' and u.staff_role = $1 and u.demo = $2 and u.id <> $3 and coalesce(d.on_duty, true) and ${looksAfter('$4')} order by u.id`;

/** Notifies colleagues of internal notes that mention them, or with which a chat was handed to them or to their team. */
@Injectable()
export class NoteNotifications {
  constructor(
    private readonly scope: Scope,
    private readonly settings: Settings,
  ) {}

  /** A note that hands a chat over mentions no one, so its readers get one notification. */
  @Handles(chatNoteConcerns, 'notifications.chat-note')
  async ofChat({ noteId }: { noteId: string }): Promise<void> {
    await this.scope.write('notification.tell', async (tx) => {
      const [note] = await tx.rows<ChatNote>(CHAT_NOTE, [noteId]);
      if (!note) return;
      tx.about('chat_session', note.subjectId);
      const roles = STAFF_RIGHTS[note.forSales ? 'chats' : 'all-chats'];
      const handed = await colleaguesOf(tx, note, note.handedTo ? [note.handedTo] : [], STAFF_RIGHTS.chats);
      await notify(tx, idsOf(handed), this.news(note, 'chat_handed'));
      if (note.handedTeam) {
        const team = await tx.rows<{ id: string }>(TEAM, [
          note.handedTeam,
          note.demo,
          note.authorId,
          STAFF_RIGHTS.chats,
        ]);
        await notify(tx, idsOf(team), this.news(note, 'chat_team'));
      }
      const mentioned = await colleaguesOf(tx, note, note.mentioned ?? [], roles);
      await notify(tx, idsOf(mentioned), this.news(note, 'chat_mentioned'));
      this.mail(tx, mentioned, note, { template: 'chat.mention', path: `?session=${note.subjectId}` });
    });
  }

  @Handles(ticketNoteMentions, 'notifications.ticket-note')
  async ofTicket({ noteId }: { noteId: string }): Promise<void> {
    await this.scope.write('notification.tell', async (tx) => {
      const [note] = await tx.rows<Note & { title: string }>(TICKET_NOTE, [noteId]);
      if (!note) return;
      tx.about('support_ticket', note.subjectId);
      const mentioned = await colleaguesOf(tx, note, note.mentioned ?? [], STAFF_RIGHTS.tickets);
      await notify(tx, idsOf(mentioned), this.news(note, 'ticket_mentioned', note.title));
      const path = `/tickets/${note.subjectId}`;
      this.mail(tx, mentioned, note, { template: 'support.mention', path, ticket: note.title });
    });
  }

  private news({ subjectId, demo, name }: Note, kind: News['kind'], title?: string): News {
    const params = { name, ...(title && { title }) };
    return { kind, accountId: null, demo, leaseId: null, subjectId, params, at: this.scope.clock.now() };
  }

  /** The email doesn't quote the note. It names the author and links to the conversation or ticket. */
  private mail(
    tx: Tx,
    to: Colleague[],
    { name, demo }: Note,
    { template, path, ticket = '' }: { template: string; path: string; ticket?: string },
  ): void {
    if (demo) return;
    for (const { email, language, userType } of to.filter(({ wants }) => wants)) {
      const url = `${this.settings.publicUrl}/dashboards/${userType}${path}`;
      tx.send({ channel: 'email', to: email, language, template, params: { name, url, ...(ticket && { ticket }) } });
    }
  }
}

const idsOf = (people: readonly { id: string }[]): string[] => people.map(({ id }) => id);

const colleaguesOf = (tx: Tx, { authorId }: Note, ids: string[], roles: readonly StaffRole[]): Promise<Colleague[]> =>
  tx.rows<Colleague>(COLLEAGUES, [ids, authorId, roles]);
