import { Injectable } from '@nestjs/common';
import { v7 } from 'uuid';
import { CHAT_WORK } from '../../../contract/work-limits.js';
import { orNotFound, Problem } from '../../../platform/errors/problem.js';
import { Scope } from '../../../platform/scope/scope.js';
import type { Tx } from '../../../platform/scope/tx.js';
import { Throttle } from '../../../platform/throttle/throttle.js';
import { lockSession } from '../chat-rows.js';
import { CHAT_LIMITS } from '../limits.js';
import { partyOf } from '../party.js';
import { ADDRESS, type VisitorAddress } from './chat-address.js';
import type { ChatEmailsAgain as Again } from './chat-emails.dto.js';
import { ChatLinks } from './chat-links.js';
import { STILL_THEIRS } from './still-theirs.js';

const DAY_MS = 86_400_000;

const STOP_OF =
  'select x.id from chat_mail_stop x join chat_session s on s.demo = x.demo where s.id = $1 and x.email = $2';

/**
 * The email `$1`, if it was sent after `$2` and its address wasn't turned off again since. If the conversation still has the
 * address, it is now proven, and what its visitor hasn't seen is emailed after all.
 */
const TURN_ON = `with asked as (select c.id, c.demo, c.email, c.conversation_id from chat_mail c
    where c.id = $1 and c.created_at > $2
    and not exists (select from chat_mail_stop x where x.demo = c.demo and x.email = c.email and x.created_at > c.created_at)),
  removed as (delete from chat_mail_stop x using asked a where x.demo = a.demo and x.email = a.email),
  theirs as (select c.id, c.conversation_id from asked c join chat_session s on s.id = c.conversation_id
    left join app_user u on u.id = s.user_id where ${STILL_THEIRS}),
  opened as (update chat_mail m set opened_at = coalesce(m.opened_at, $3) from theirs where m.id = theirs.id),
  unsent as (update chat_session s set mailed_sequence = least(s.mailed_sequence, s.visitor_seen) from theirs where s.id = theirs.conversation_id)
  select email, conversation_id as "sessionId" from asked`;

/**
 * Turns chat emails on again for an address for which someone turned them off. This needs a link in an email, so that only the
 * person who reads the mailbox can do it.
 */
@Injectable()
export class ChatEmailsAgain {
  constructor(
    private readonly scope: Scope,
    private readonly links: ChatLinks,
    private readonly throttle: Throttle,
  ) {}

  /**
   * Leaves an address for which emails are turned off, and emails it a link. While that link works, no second one is sent. 403
   * and 404 as for leaving an address, 422 `transition_forbidden` once the conversation is closed.
   */
  async ask(sessionId: string, typed: string | null): Promise<void> {
    if (partyOf(this.scope.actor, sessionId) === 'staff' || this.scope.actor.chatByMail) throw new Problem('forbidden');
    await this.scope.write('chat.ask_emails_again', async (tx) => {
      const session = orNotFound(await lockSession(tx, sessionId));
      if (session.status === 'closed') throw new Problem('transition_forbidden');
      if (session.userId === null && typed !== null)
        await tx.rows('update chat_session set email = $2 where id = $1', [sessionId, typed.toLowerCase()]);
      tx.about('chat_session', sessionId).changed(['chat-visitors'], [sessionId], {});
      tx.beforeCommitAsSystem(() => this.sendLink(tx, sessionId));
    });
  }

  /** Turns emails on by the link. 400 `invalid_link`, also if it is too old or the address was turned off again. */
  turnOn(token: string): Promise<Again> {
    const mailId = this.links.read('again', token);
    if (!mailId) throw new Problem('invalid_link');
    const now = this.scope.clock.now();
    return this.scope.asSystem('emails of the chat turned on', () =>
      this.scope.write('chat.turn_on_emails', async (tx) => {
        const since = new Date(now.getTime() - CHAT_WORK.returnDays * DAY_MS);
        const [row] = await tx.rows<{ email: string; sessionId: string }>(TURN_ON, [mailId, since, now]);
        if (!row) throw new Problem('invalid_link');
        tx.about('chat_session', row.sessionId).changed(['chat-visitors'], [row.sessionId], {});
        return { email: row.email };
      }),
    );
  }

  private async sendLink(tx: Tx, sessionId: string): Promise<void> {
    const [address] = await tx.rows<VisitorAddress>(ADDRESS, [sessionId]);
    if (!address || address.email === null) return;
    const { email, language } = address;
    const [stop] = await tx.rows<{ id: string }>(STOP_OF, [sessionId, email]);
    // The limit counts by stop and not by address, so that someone who turns emails off again and changes their mind gets
    // another link.
    if (!stop || !(await this.throttle.tryUse(CHAT_LIMITS.againMail, stop.id))) return;
    const mailId = v7();
    await tx.rows(
      'insert into chat_mail (id, demo, created_at, conversation_id, email) values ($1, false, $2, $3, $4)',
      [mailId, this.scope.clock.now(), sessionId, email],
    );
    const params = { days: CHAT_WORK.returnDays, url: this.links.again(mailId, language) };
    tx.send({ channel: 'email', to: email, language, template: 'chat.again', params });
  }
}
