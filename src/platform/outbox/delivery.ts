import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { Scope } from '../scope/scope.js';
import { bounceKind, statusIn } from './bounce-kind.js';
import { Channels } from './channels.js';
import { countBounce } from './mail-bounces.js';
import { OutboxMessage } from './outbox-message.entity.js';

/** With the queue's growing pauses these attempts take about an hour. The queue's own default would be one more. */
const MAX_ATTEMPTS = 12;
/** How often and after what pause the process tries to record that a message was sent. */
const RECORD_TRIES = 60;
const RECORD_AGAIN_MS = 1000;

/** Delivers messages of the outbox. */
@Injectable()
export class Delivery {
  constructor(
    private readonly scope: Scope,
    private readonly channels: Channels,
  ) {}

  /** A failure is thrown, and the queue tries again later. Gives the template if this version doesn't know it: another one wrote it. */
  deliver(outboxId: string): Promise<string | null> {
    return this.scope.asSystem('outbox delivery', async () => {
      const message = await this.scope.load((em) => em.findOne(OutboxMessage, { id: outboxId, state: 'queued' }));
      if (!message) return null;
      if (!this.channels.knows(message)) return message.template;
      const state = await this.channels.send(message).catch((error: unknown) => this.failed(message, error));
      if (state === 'failed') return null;
      const [action, done] =
        state === 'sent'
          ? (['outbox.deliver', { sentAt: this.scope.clock.now(), params: withoutSecrets(message.params) }] as const)
          : (['outbox.keep', { sentAt: null }] as const);
      await untilRecorded(() =>
        this.scope.write(action, async (tx) => {
          tx.about('outbox_message', outboxId);
          await tx.em.nativeUpdate(OutboxMessage, { id: outboxId, state: 'queued' }, { state, ...done });
        }),
      );
      return null;
    });
  }

  /** Records the failure where admins read it. After the last attempt or a permanent refusal the message waits for an admin; otherwise the queue tries again. */
  private async failed(message: OutboxMessage, error: unknown): Promise<'failed'> {
    const attempts = message.attempts + 1;
    const state = attempts >= MAX_ATTEMPTS || refusedForGood(error) ? 'failed' : 'queued';
    await this.scope.write('outbox.fail', async (tx) => {
      tx.about('outbox_message', message.id);
      tx.changed(['outbox', 'admin-overview'], [message.id], {});
      // Another process may have sent it, if this one was stopped meanwhile.
      const queued = { id: message.id, state: 'queued' as const };
      await tx.em.nativeUpdate(OutboxMessage, queued, { attempts, state, failure: reasonOf(error) });
      if (isUnknownAddress(message, error)) await countBounce(tx, message, 'hard', this.scope.clock.now());
    });
    if (state === 'queued') throw error;
    return state;
  }
}

/** If the database is away for a moment, a message that was sent would be sent again. */
async function untilRecorded(record: () => Promise<void>, tries = RECORD_TRIES): Promise<void> {
  try {
    await record();
  } catch (error) {
    if (tries <= 1) throw error;
    await pause(RECORD_AGAIN_MS, undefined, { ref: false });
    await untilRecorded(record, tries - 1);
  }
}

/**
 * SMTP codes from 500 on, and 400s of text message providers, are permanent. If the provider refuses our own sign-in, the
 * setting is wrong and will be corrected, so no message is given up because of that.
 */
function refusedForGood(error: unknown): boolean {
  const { code, responseCode, status } = error as { code?: unknown; responseCode?: unknown; status?: unknown };
  if (code === 'EAUTH' || status === 401 || status === 403) return false;
  return (
    (typeof responseCode === 'number' && responseCode >= 500) ||
    (typeof status === 'number' && status >= 400 && status < 500 && status !== 429)
  );
}

/** The server said at once that it doesn't know the address. */
function isUnknownAddress({ channel }: OutboxMessage, error: unknown): boolean {
  const { command, response } = error as { command?: unknown; response?: unknown };
  const status = typeof response === 'string' ? statusIn(response) : null;
  return channel === 'email' && command === 'RCPT TO' && status !== null && bounceKind(status) === 'hard';
}

function reasonOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).slice(0, 250);
}

/** Removes codes, tokens in the query of links, addresses for answers, whom to call and calendar files from messages that were delivered. */
function withoutSecrets({
  code,
  url,
  replyTo: _replyTo,
  oneClickUrl: _oneClickUrl,
  calendar: _calendar,
  callName: _callName,
  callNumber: _callNumber,
  ...params
}: OutboxMessage['params']): OutboxMessage['params'] {
  const withheld = code !== undefined || String(url ?? '').includes('?');
  return {
    ...params,
    ...(withheld && { withheld: 'yes' }),
    ...(code !== undefined && { code: '…' }),
    ...(url !== undefined && { url: String(url).split('?')[0] ?? '' }),
  };
}
