import { ALL, personal, section } from '../../platform/personal-data/copy-section.js';
import { BLANK_EMAIL, NOBODY } from '../../platform/personal-data/erasure.js';
import { PersonalData, type HoldsPersonalData } from '../../platform/personal-data/personal-data.js';

@PersonalData()
export class SupportPersonalData implements HoldsPersonalData {
  readonly erase = [
    `update support_ticket set name = '${NOBODY}', email = ${BLANK_EMAIL}, phone = null where user_id = $1`,
    // Must run before the description of a ticket from a chat is replaced. If the ticket was merged, its description is now a
    // message.
    `with forgets as (select set_config('app.forgets', 'support_ticket_message', true) as name)
   update support_ticket_message m set message = '${NOBODY}' from forgets where forgets.name <> '' and m.author_id = $1 and not m.from_office
     and m.moved_from in (select ticket_id from chat_session where user_id = $1)`,
    `update support_ticket set description = '${NOBODY}' where id in (select ticket_id from chat_session where user_id = $1)`,
    'update support_ticket_rating set comment = null where ticket_id in (select id from support_ticket where user_id = $1)',
    'delete from support_ticket_note where ticket_id in (select id from support_ticket where user_id = $1)',
    'delete from support_ticket_desk where user_id = $1 or ticket_id in (select id from support_ticket where user_id = $1)',
    'delete from support_ticket_writer where user_id = $1',
  ];

  readonly copy = [
    section('ticket-drafts', ['staff', 'admin'], {
      columns: 'd.id, d.ticket_id, d.draft, d.note_draft, w.wrote_at, d.created_at',
      from: 'support_ticket_desk d left join support_ticket_writer w on w.ticket_id = d.ticket_id and w.user_id = d.user_id',
      where: 'd.user_id = lw_uid()',
      by: 'd.created_at',
      id: 'd.id',
    }),
    personal('tickets', ALL, {
      columns: `t.id, t.number, t.name, t.email, t.phone, t.subject, t.description, t.status, t.priority, t.created_at,
      (select r.rating from support_ticket_rating r where r.ticket_id = t.id) as rating, (select r.comment from support_ticket_rating r where r.ticket_id = t.id) as rating_comment,
      (select coalesce(jsonb_agg(jsonb_build_object('at', m.created_at, 'fromOffice', m.from_office, 'message', m.message) order by m.created_at, m.id), '[]')
       from support_ticket_message m where m.ticket_id = t.id) as messages`,
      from: 'support_ticket t',
      where: 't.user_id = lw_uid()',
      by: 't.created_at',
      id: 't.id',
    }),
  ];
}
