import { Inject, Injectable } from '@nestjs/common';
import { Catalogues } from '../i18n/catalogues.js';
import { Scope } from '../scope/scope.js';
import { renderMail } from './render-mail.js';
import { OutboxMessage } from './outbox-message.entity.js';

export interface RenderedMail {
  /** Becomes the Message-ID: a server that got it twice can tell. */
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** Sends mail, or says that it cannot (`kept`), so that the outbox tells the truth. */
export interface Mailer {
  send(mail: RenderedMail): Promise<'sent' | 'kept'>;
}
export const MAILER = Symbol('MAILER');

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
      const state = message.demo || message.channel === 'sms' ? 'kept' : await this.mailer.send(this.render(message));
      await this.scope.write('outbox.deliver', async ({ em }) => {
        await em.nativeUpdate(OutboxMessage, { id: outboxId }, { state, sentAt: state === 'sent' ? this.scope.clock.now() : null });
      });
    });
  }

  private render(message: OutboxMessage): RenderedMail {
    return { id: message.id, to: message.recipient, ...renderMail(this.catalogues, message) };
  }
}
