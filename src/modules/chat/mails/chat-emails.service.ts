import { Injectable } from '@nestjs/common';
import { v7 } from 'uuid';
import { CHAT_WORK } from '../../../contract/work-limits.js';
import { orNotFound, Problem } from '../../../platform/errors/problem.js';
import { refusal } from '../../../platform/errors/refusals.js';
import { Scope } from '../../../platform/scope/scope.js';
import type { Tx } from '../../../platform/scope/tx.js';
import { lockSession } from '../chat-rows.js';
import { ChatSecrets } from '../chat-secrets.js';
import { partyOf } from '../party.js';
import type { ChatEmailResponse, ChatEmailsStopped, ChatReturned } from './chat-emails.dto.js';
import { ChatLinks } from './chat-links.js';
import { STILL_THEIRS } from './still-theirs.js';

const DAY_MS = 86_400_000;

const EMAIL = `select s.user_id is not null as account, s.user_id is null and not $2::boolean as changeable, case when s.user_id is null then s.email
    when u.email_verified_at is not null and u.email_notifications then u.email end as email
  from chat_session s left join app_user u on u.id = s.user_id where s.id = $1`;

/** An email sent after `$2`, if the conversation still has its address. */
const OPENED = `update chat_mail c set opened_at = coalesce(c.opened_at, $3)
  from chat_session s left join app_user u on u.id = s.user_id
  where c.id = $1 and c.created_at > $2 and s.id = c.conversation_id and ${STILL_THEIRS}
  returning s.id, s.user_id as owner, c.email`;

const STOPPED =
  'select 1 as stopped from chat_mail_stop x join chat_session s on s.demo = x.demo where s.id = $1 and x.email = $2';

const STOP = `with stopped as (select demo, email from chat_mail where id = $1),
  kept as (insert into chat_mail_stop (id, demo, created_at, email) select $2, demo, $3, email from stopped on conflict (demo, email) do update set created_at = excluded.created_at)
  select email from stopped`;

interface Opened {
  id: string;
  email: string;
  /** The person whose account the conversation belongs to. */
  owner: string | null;
}

/** Where a visitor is emailed, and what the links in these emails do. */
@Injectable()
export class ChatEmails {
  constructor(
    private readonly scope: Scope,
    private readonly secrets: ChatSecrets,
    private readonly links: ChatLinks,
  ) {}

  /** 404 for someone else's conversation. 403 for staff, who see the visitor's address beside the chat. */
  async read(sessionId: string): Promise<ChatEmailResponse> {
    if (partyOf(this.scope.actor, sessionId) === 'staff') throw new Problem('forbidden');
    const { demo, chatByMail = false } = this.scope.actor;
    const [row] = await this.scope.rows<Omit<ChatEmailResponse, 'stopped'>>(EMAIL, [sessionId, chatByMail]);
    const address = orNotFound(row);
    const stopped = await this.scope.asSystem(
      'emails of the chat stopped',
      () => this.scope.rows(STOPPED, [sessionId, address.email?.toLowerCase()]),
      { demo },
    );
    return { ...address, stopped: stopped.length > 0 };
  }

  /**
   * 403 for staff, for visitors who came by the link of an email, and if the conversation belongs to an account. 422
   * `chat_email_stopped`, and `transition_forbidden` once it is closed.
   */
  async leave(sessionId: string, typed: string | null): Promise<ChatEmailResponse> {
    if (partyOf(this.scope.actor, sessionId) === 'staff' || this.scope.actor.chatByMail) throw new Problem('forbidden');
    const email = typed?.toLowerCase() ?? null;
    await this.scope.write('chat.leave_email', async (tx) => {
      const session = orNotFound(await lockSession(tx, sessionId));
      if (session.userId !== null) throw new Problem('forbidden');
      if (session.status === 'closed') throw new Problem('transition_forbidden');
      await tx.rows('update chat_session set email = $2 where id = $1', [sessionId, email]);
      tx.about('chat_session', sessionId).changed(['chat-visitors'], [sessionId], {});
      if (email !== null) tx.beforeCommitAsSystem(() => refuseStopped(tx, sessionId, email));
    });
    return { email, account: false, changeable: true, stopped: false };
  }

  /** Returns the conversation that an email is about to anyone with its link. 400 `invalid_link`, also if it is too old. */
  async return(token: string): Promise<ChatReturned> {
    const mailId = this.links.read('return', token);
    if (!mailId) throw new Problem('invalid_link');
    const now = this.scope.clock.now();
    const { userId } = this.scope.actor;
    const { id, email, owner } = await this.scope.asSystem('link to a chat', () =>
      this.scope.write('chat.return', async (tx) => {
        const since = new Date(now.getTime() - CHAT_WORK.returnDays * DAY_MS);
        const [opened] = await tx.rows<Opened>(OPENED, [mailId, since, now]);
        if (!opened) throw new Problem('invalid_link');
        tx.about('chat_session', opened.id);
        return opened;
      }),
    );
    return {
      id,
      secret: this.secrets.secretOfMail(mailId),
      to: masked(email),
      own: owner !== null && owner === userId,
    };
  }

  /** Turns chat emails off for the address that got this email. Idempotent. 400 `invalid_link`. */
  async stop(token: string): Promise<ChatEmailsStopped> {
    const mailId = this.links.read('stop', token);
    if (!mailId) throw new Problem('invalid_link');
    return this.scope.asSystem('emails of the chat stopped', () =>
      this.scope.write('chat.stop_emails', async (tx) => {
        const [row] = await tx.rows<ChatEmailsStopped>(STOP, [mailId, v7(), this.scope.clock.now()]);
        if (!row) throw new Problem('invalid_link');
        return row;
      }),
    );
  }
}

/** Shows enough for people to recognize their own address, but too little to learn someone else's. */
function masked(email: string): string {
  return email.replace(/^(.).*@/u, '$1•••@');
}

async function refuseStopped(tx: Tx, sessionId: string, email: string): Promise<void> {
  const stopped = await tx.rows(STOPPED, [sessionId, email]);
  if (stopped.length > 0) throw refusal('chat_email_stopped');
}
