import { createHash } from 'node:crypto';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { v7 } from 'uuid';
import { REQUEST_LINE_FILES_MAX } from '../../contract/work-limits.js';
import { Settings } from '../../platform/config/settings.js';
import { Problem } from '../../platform/errors/problem.js';
import { listText } from '../../platform/i18n/written.js';
import type { Actor } from '../../platform/scope/actor.js';
import { Scope } from '../../platform/scope/scope.js';
import type { Tx } from '../../platform/scope/tx.js';
import { Throttle, type Limit } from '../../platform/throttle/throttle.js';
import type { Audience } from '../service-requests/rules/audience.js';
import { requestPage, type Party } from '../service-requests/rules/request-page.js';
import { ReplyAddresses, type ReplyTo } from '../service-requests/talk/reply-address.service.js';
import { RECIPIENT } from '../service-requests/talk/talk-mail.rows.js';
import { Bounces } from './bounces.service.js';
import type { DeliveryReport } from './delivery-report.js';
import { readMail, type IncomingMail } from './incoming-mail.js';
import { MailReply, type ReplyOutcome } from './mail-reply.entity.js';
import type { Left, Whole } from './mailbox.js';
import { ReplyFiles, type KeptFiles } from './reply-files.js';
import { ReplyTalk } from './reply-talk.js';
import { replyText } from './reply-text.js';

interface Writer {
  accountId: string;
  demo: boolean;
  requestId: string;
  userId: string;
  party: Party;
  email: string;
  language: string;
  supplierAccountId: string | null;
}

/** Outcomes of which the sender is informed. Strangers and machines get no answer. */
const TOLD: readonly ReplyOutcome[] = ['expired', 'wrong_sender', 'refused', 'empty'];
/** How many lines one person can write by email in an hour. */
const MAIL_REPLIES = { name: 'mail-reply', points: 60, seconds: 3600 } as const satisfies Limit;
const NO_FILES: KeptFiles = { ids: [], leftOut: [], unread: false };
const MOST_NAMES = 20;
const DAY_MS = 24 * 3600_000;
const KNOWN = 'select 1 from mail_reply where message_key = $1';
const TOLD_TODAY = 'select 1 from mail_reply where sender_hash = $1 and answered and created_at > $2 limit 1';

/**
 * Handles emails to the mailbox for replies. They become lines of conversations, if their sender could write those on the
 * page.
 */
@Injectable()
export class MailReplies {
  private readonly log = new Logger('Replies');
  /** A property because the constructor already has as many parameters as our lint rule allows. */
  @Inject(Bounces) private readonly bounces!: Bounces;

  constructor(
    private readonly scope: Scope,
    private readonly settings: Settings,
    private readonly addresses: ReplyAddresses,
    private readonly talk: ReplyTalk,
    private readonly files: ReplyFiles,
    private readonly throttle: Throttle,
  ) {}

  /** Handles an email. Idempotent: an email that was handled before is ignored. Runs as the system. */
  async take(raw: Buffer, whole: Whole): Promise<Left> {
    const mail = await readMail(raw, new URL(this.settings.publicUrl).hostname).catch((error: unknown) => {
      this.log.warn(`An email could not be read: ${String(error).slice(0, 200)}`);
      return null;
    });
    if (!mail) return 'flagged';
    if ((await this.scope.rows(KNOWN, [mail.key])).length > 0) return 'read';
    if (mail.report && (await this.returned(mail, mail.report))) return 'read';
    const to = this.addresses.read(mail.recipients, this.scope.clock.now());
    const outcome = mail.automatic ? 'automatic' : to ? await this.answer(mail, to, whole) : 'unmatched';
    if (outcome !== 'said') await this.keep(mail, outcome, to);
    return outcome === 'unmatched' ? 'flagged' : 'read';
  }

  /** Records that one of our emails came back. A report about another email is treated like any other automatic email. */
  private async returned(mail: IncomingMail, report: DeliveryReport): Promise<boolean> {
    const outboxId = this.bounces.of(mail.recipients, report);
    if (!outboxId) return false;
    return this.scope.write('mail_bounce.keep', async (tx) => {
      if (!(await this.bounces.record(tx, outboxId, report))) return false;
      await this.record(tx, mail, 'bounced');
      return true;
    });
  }

  private async answer(mail: IncomingMail, to: ReplyTo, whole: Whole): Promise<ReplyOutcome> {
    const [writer] = await this.scope.rows<Writer>(RECIPIENT, [to.seenId]);
    if (!writer || writer.demo) return 'refused';
    if (writer.email.toLowerCase() !== mail.sender) return 'wrong_sender';
    if (to.expired) return 'expired';
    const [local = ''] = (this.settings.REPLY_ADDRESS ?? '').split('@');
    const message = replyText(mail.text, [this.settings.MAIL_FROM, `${local}+`]);
    if (!message && !mail.hasFiles) return 'empty';
    if (!(await this.throttle.tryUse(MAIL_REPLIES, writer.userId))) return 'refused';
    return this.say(writer, mail, { message, audience: to.audience }, whole);
  }

  private async say(
    writer: Writer,
    mail: IncomingMail,
    words: { message: string; audience: Audience },
    whole: Whole,
  ): Promise<ReplyOutcome> {
    try {
      return await this.scope.as(actorOf(writer), async () => {
        const files = mail.hasFiles ? await this.files.keep(writer.requestId, whole) : NO_FILES;
        if (!words.message && files.ids.length === 0) return 'empty';
        const line = { ...words, attachmentIds: files.ids };
        await this.talk.say(writer.party, writer.requestId, line, (tx) => {
          this.tellLeftOut(tx, writer, files);
          tx.beforeCommitAsSystem(async () => void (await this.record(tx, mail, 'said')));
        });
        return 'said';
      });
    } catch (error) {
      if (error instanceof Problem) return 'refused';
      throw error;
    }
  }

  /** Tells the sender that the text arrived but some of the files did not. */
  private tellLeftOut(tx: Tx, { email, language, requestId, party }: Writer, { leftOut, unread }: KeptFiles): void {
    if (leftOut.length === 0 && !unread) return;
    const names = listText(language, leftOut.slice(0, MOST_NAMES));
    const url = `${this.settings.publicUrl}${requestPage(party, requestId)}`;
    const params = { names, named: unread ? 'no' : 'yes', max: REQUEST_LINE_FILES_MAX, url };
    tx.send({ channel: 'email', to: email, language, template: 'mail-replies.left_out', params });
  }

  /**
   * Tells the sender that their email did not arrive, at most once a day. Otherwise two machines could answer each other
   * endlessly.
   */
  private async keep(mail: IncomingMail, outcome: ReplyOutcome, to: ReplyTo | null): Promise<void> {
    await this.scope.write('mail_reply.keep', async (tx) => {
      const since = new Date(this.scope.clock.now().getTime() - DAY_MS);
      const tell =
        mail.sender !== null &&
        TOLD.includes(outcome) &&
        (await tx.rows(TOLD_TODAY, [hashOf(mail.sender), since])).length === 0;
      const row = await this.record(tx, mail, outcome, tell);
      tx.about('mail_reply', row);
      if (!tell || !mail.sender) return;
      const [writer] = to ? await tx.rows<Writer>(RECIPIENT, [to.seenId]) : [];
      const known = writer && writer.email.toLowerCase() === mail.sender ? writer : null;
      const url = this.settings.publicUrl;
      tx.send({
        channel: 'email',
        to: mail.sender,
        language: known?.language ?? 'en',
        template: 'mail-replies.returned',
        params: { reason: outcome, url },
      });
    });
  }

  private async record(
    tx: Tx,
    { key, sender }: IncomingMail,
    outcome: ReplyOutcome,
    answered = false,
  ): Promise<string> {
    const id = v7();
    const senderHash = sender === null ? null : hashOf(sender);
    await tx.insert({
      entity: MailReply,
      data: { id, demo: false, createdAt: this.scope.clock.now(), messageKey: key, outcome, senderHash, answered },
    });
    return id;
  }
}

const hashOf = (address: string) => createHash('sha256').update(address).digest('hex');

/**
 * The actor that the person is on the page. Technicians act as their supplier. The row-level security policies decide the
 * rest.
 */
function actorOf({ party, userId, accountId, supplierAccountId, demo }: Writer): Actor {
  const account = { landlord: accountId, supplier: supplierAccountId, technician: supplierAccountId, tenant: null };
  const role = party === 'technician' ? 'supplier' : party;
  return { role, userId, accountId: account[party], demo, sessionId: null };
}
