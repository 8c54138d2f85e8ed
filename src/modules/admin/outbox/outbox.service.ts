import { Injectable, Logger } from '@nestjs/common';
import { orNotFound, Problem } from '../../../platform/errors/problem.js';
import { refusal } from '../../../platform/errors/refusals.js';
import { Catalogues } from '../../../platform/i18n/catalogues.js';
import { readList } from '../../../platform/lists/list-rows.js';
import { Page } from '../../../platform/lists/page.js';
import { Channels } from '../../../platform/outbox/channels.js';
import { OutboxMessage } from '../../../platform/outbox/outbox-message.entity.js';
import { Scope } from '../../../platform/scope/scope.js';
import type { OutboxMessageResponse, OutboxQuery } from './outbox.dto.js';

/** Clears the bounce, because the message may arrive when it is sent again. */
const NOT_RETURNED = { bounce: null, bounceStatus: null, bounceText: null, bouncedAt: null } as const;
const COLUMNS = `o.id, o.channel, o.recipient, o.language, o.template, o.params, o.state, o.failure, o.attempts, o.created_at as "createdAt", o.sent_at as "sentAt",
  o.bounce, nullif(concat_ws(' ', o.bounce_status, o.bounce_text), '') as "bounceReason", o.bounced_at as "bouncedAt"`;

type Row = Pick<
  OutboxMessage,
  'id' | 'channel' | 'recipient' | 'language' | 'template' | 'params' | 'state' | 'attempts' | 'createdAt'
> & {
  failure: string | null;
  sentAt: Date | null;
  bounce: 'hard' | 'soft' | null;
  bounceReason: string | null;
  bouncedAt: Date | null;
};

/** Emails and text messages: queued, sent, kept or failed (docs/specification/notifications.md). */
@Injectable()
export class OutboxService {
  private readonly log = new Logger('Outbox');

  constructor(
    private readonly scope: Scope,
    private readonly words: Catalogues,
    private readonly channels: Channels,
  ) {}

  /** Lists messages, newest first. A row-level security policy hides messages that give access to an account from staff. */
  async list(asked: OutboxQuery): Promise<Page<OutboxMessageResponse>> {
    const values: unknown[] = [];
    const where: string[] = [];
    if (asked.state) where.push(`o.state = $${values.push(asked.state)}`);
    if (asked.channel) where.push(`o.channel = $${values.push(asked.channel)}`);
    const list = {
      select: COLUMNS,
      from: 'outbox_message o',
      where,
      values,
      sorts: { createdAt: 'o.created_at' },
      defaultSort: '-createdAt',
      id: 'o.id',
      search: ['o.recipient', 'o.template'],
    };
    const page = await readList<Row>(this.scope, list, asked);
    return new Page(
      page.items.map((row) => this.toMessage(row)),
      page.nextCursor,
      page.total,
    );
  }

  async get(id: string): Promise<OutboxMessageResponse> {
    const [row] = await this.scope.rows<Row>(`select ${COLUMNS} from outbox_message o where o.id = $1`, [id]);
    return this.toMessage(orNotFound(row));
  }

  /**
   * Sends a message again with the same text. 503 `not_configured` without a provider; 422 if it is on its way, or if its code or
   * link was made unreadable when it was sent.
   */
  async send(id: string): Promise<OutboxMessageResponse> {
    await this.scope.write('outbox.send_again', async (tx) => {
      const message = orNotFound(await tx.em.findOne(OutboxMessage, { id }));
      if (!this.channels.delivers(message.channel)) throw new Problem('not_configured');
      if (!isSendable(message)) throw refusal('message_not_failed');
      Object.assign(message, { state: 'queued', failure: null, attempts: 0, sentAt: null, ...NOT_RETURNED });
      tx.redeliveries.push(id);
      tx.about('outbox_message', id);
      tx.changed(['outbox', 'admin-overview'], [id], {});
    });
    return this.get(id);
  }

  /** A message that can't be rendered, such as one from an earlier version, must not break the list. */
  private rendered(row: Row): { subject: string; text: string } {
    try {
      return this.channels.mail(row);
    } catch (error) {
      this.log.error(`Message ${row.id} can't be rendered: ${String(error)}`);
      return { subject: row.template, text: this.words.text(row.language, 'mail.unreadable') };
    }
  }

  private toMessage(row: Row): OutboxMessageResponse {
    const { id, channel, recipient, language, template, state, failure, attempts, createdAt, sentAt } = row;
    const { subject, text } = this.rendered(row);
    const sendable = this.channels.delivers(channel) && isSendable(row);
    return {
      id,
      channel,
      recipient,
      language,
      template,
      state,
      subject,
      text,
      failure,
      attempts,
      bounce: row.bounce,
      bounceReason: row.bounceReason,
      bouncedAt: row.bouncedAt?.toISOString() ?? null,
      createdAt: createdAt.toISOString(),
      sentAt: sentAt?.toISOString() ?? null,
      sendable,
    };
  }
}

function isSendable({ state, params }: Pick<Row, 'state' | 'params'>): boolean {
  return state !== 'queued' && params['withheld'] === undefined;
}
