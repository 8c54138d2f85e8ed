import { Injectable, Logger } from '@nestjs/common';
import { v7 } from 'uuid';
import { CHAT } from '../../../contract/limits.js';
import { CHAT_WORK } from '../../../contract/work-limits.js';
import { forEachSettled } from '../../../platform/outbox/for-each-settled.js';
import { Scheduled } from '../../../platform/outbox/handles.decorator.js';
import { Scope } from '../../../platform/scope/scope.js';
import type { Tx } from '../../../platform/scope/tx.js';
import { Throttle } from '../../../platform/throttle/throttle.js';
import { lockSession } from '../chat-rows.js';
import { CHAT_LIMITS } from '../limits.js';
import { DUE, RECIPIENT, UNTOLD, type Recipient } from './answer-mails.rows.js';
import { ChatLinks } from './chat-links.js';

const MINUTE_MS = 60_000;

/**
 * Emails visitors who are away the answers that they haven't seen, all in one email. An address that a visitor typed may be
 * someone else's: until its link is opened, it gets a single email that contains nothing from the conversation.
 */
@Injectable()
export class AnswerMails {
  private readonly log = new Logger('Chat');

  constructor(
    private readonly scope: Scope,
    private readonly throttle: Throttle,
    private readonly links: ChatLinks,
  ) {}

  @Scheduled('chat.mail_answers', '* * * * *')
  async run(): Promise<void> {
    const now = this.scope.clock.now().getTime();
    const ago = (minutes: number) => new Date(now - minutes * MINUTE_MS);
    const due = await this.scope.rows<{ id: string }>(DUE, [
      ago(CHAT.unansweredMailMinutes),
      ago(CHAT_WORK.mailGapMinutes),
    ]);
    await forEachSettled(this.log, due, ({ id }) =>
      this.scope.write('chat.mail_answers', async (tx) => {
        // Checks again, because it may have been closed meanwhile, or another process may have been faster.
        const session = await lockSession(tx, id);
        if (session && session.status !== 'closed') await this.mail(tx, id);
      }),
    );
  }

  /**
   * When staff close a conversation, what the visitor hasn't seen is emailed right away, because nothing is emailed afterwards.
   * The conversation must be locked.
   */
  beforeClosing(tx: Tx, sessionId: string): void {
    tx.beforeCommitAsSystem(() => this.mail(tx, sessionId));
  }

  private async mail(tx: Tx, sessionId: string): Promise<void> {
    tx.about('chat_session', sessionId);
    const [to] = await tx.rows<Recipient>(RECIPIENT, [sessionId]);
    if (!to) return;
    const answers = await tx.rows<{ message: string }>(UNTOLD, [sessionId]);
    await tx.rows('update chat_session set mailed_sequence = last_sequence where id = $1', [sessionId]);
    if (answers.length > 0 && to.email !== null && (await this.mayMail(to, to.email)))
      await this.send(
        tx,
        { ...to, email: to.email },
        answers.map(({ message }) => message),
      );
  }

  private async mayMail({ stopped, proven, mails }: Recipient, email: string): Promise<boolean> {
    if (stopped) return false;
    if (proven) return true;
    return mails === 0 && this.throttle.tryUse(CHAT_LIMITS.unprovenMail, email);
  }

  private async send(tx: Tx, to: Recipient & { email: string }, answers: string[]): Promise<void> {
    const { email, language, proven } = to;
    const mailId = v7();
    await tx.rows(
      'insert into chat_mail (id, demo, created_at, conversation_id, email) values ($1, false, $2, $3, $4)',
      [mailId, this.scope.clock.now(), to.id, email],
    );
    const shown = answers.slice(-CHAT_WORK.mailedLines);
    const words = { count: answers.length, more: answers.length - shown.length, answers: shown.join('\n\n') };
    tx.send({
      channel: 'email',
      to: email,
      language,
      template: proven ? 'chat.answers' : 'chat.answered',
      params: { days: CHAT_WORK.returnDays, ...(proven && words), ...this.links.of(mailId, language) },
    });
  }
}
