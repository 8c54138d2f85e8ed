import { Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import { v7 } from 'uuid';
import { CHAT } from '../../contract/limits.js';
import { Catalogues } from '../../platform/i18n/catalogues.js';
import { runInContext } from '../../platform/scope/context.js';
import { Scope } from '../../platform/scope/scope.js';
import { addLine, lockSession } from './chat-rows.js';

/**
 * Sends the documented automatic answer one second after a visitor's message, once per conversation (docs/specification/chat.md).
 * It is timed in this process, because the queue looks for delayed jobs only every few seconds. If the process ends within that
 * second, the visitor's next message triggers the answer.
 */
@Injectable()
export class AutomaticAnswer implements BeforeApplicationShutdown {
  private readonly log = new Logger('Chat');
  private readonly timers = new Map<string, NodeJS.Timeout>();

  constructor(
    private readonly scope: Scope,
    private readonly words: Catalogues,
  ) {}

  answerLater(sessionId: string, demo: boolean): void {
    if (this.timers.has(sessionId)) return;
    const timer = setTimeout(() => {
      this.timers.delete(sessionId);
      this.answer(sessionId, demo).catch((error: unknown) =>
        this.log.warn(`The automatic answer failed: ${String(error)}`),
      );
    }, CHAT.autoReplyMs);
    this.timers.set(sessionId, timer);
  }

  /** Adds the answer, unless it is already there or the conversation has ended. */
  async answer(sessionId: string, demo: boolean): Promise<void> {
    // The request that started this has ended, so its claim and its message key must not be used here.
    await runInContext({ claimId: undefined, messageKey: undefined }, () =>
      this.scope.asSystem(
        'automatic answer',
        () =>
          this.scope.write('chat.automatic_answer', async (tx) => {
            const session = await lockSession(tx, sessionId);
            const there = await tx.rows('select 1 from chat_message where conversation_id = $1 and automatic', [
              sessionId,
            ]);
            if (!session || session.status === 'closed' || there.length > 0) return;
            const { language } = session;
            await addLine(tx, session, {
              id: v7(),
              message: this.words.text(language, 'chat.automatic'),
              senderType: 'agent',
              senderId: null,
              automatic: true,
              language,
              at: this.scope.clock.now(),
            });
          }),
        { demo },
      ),
    );
  }

  beforeApplicationShutdown(): void {
    for (const timer of this.timers.values()) clearTimeout(timer);
  }
}
