import { Inject, Injectable } from '@nestjs/common';
import { Catalogues } from '../i18n/catalogues.js';
import { Scope } from '../scope/scope.js';
import { MAILER, type Mailer, type RenderedMail } from './mailer.js';
import { renderMail } from './render-mail.js';
import { OutboxMessage } from './outbox-message.entity.js';

/** Delivers one message of the outbox; a failure is thrown, and the queue tries again later. */
@Injectable()
export class Delivery {
  constructor(
    private readonly scope: Scope,
    private readonly catalogues: Catalogues,
    @Inject(MAILER) private readonly mailer: Mailer,
  ) {}

  async deliver(outboxId: string): Promise<void> {
    await this.scope.asSystem('outbox delivery', async () => {
      const message = await this.scope.load((em) => em.findOne(OutboxMessage, { id: outboxId, state: 'queued' }));
      if (!message) return;
      const state = await this.mailer.send(this.render(message));
      const done = state === 'sent' ? { sentAt: this.scope.clock.now(), params: withoutSecrets(message.params) } : { sentAt: null };
      await this.scope.write('outbox.deliver', async ({ em }) => {
        await em.nativeUpdate(OutboxMessage, { id: outboxId }, { state, ...done });
      });
    });
  }

  private render(message: OutboxMessage): RenderedMail {
    return { id: message.id, to: message.recipient, ...renderMail(this.catalogues, message) };
  }
}

/** What was delivered shows no more what it opened: codes, and the tokens that links carry in their query. */
function withoutSecrets({ code, url, ...params }: OutboxMessage['params']): OutboxMessage['params'] {
  return { ...params, ...(code !== undefined && { code: '…' }), ...(url !== undefined && { url: String(url).split('?')[0] ?? '' }) };
}
