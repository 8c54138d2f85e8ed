import { Inject, Injectable } from '@nestjs/common';
import { Settings } from '../config/settings.js';
import { Catalogues } from '../i18n/catalogues.js';
import { linksIn } from './mailed-links.js';
import { MAILER, type Mailer } from './mailer.js';
import type { OutboxMessage } from './outbox-message.entity.js';
import { isKnown, renderMail, renderText } from './render-mail.js';
import { TEXTS, type TextMessenger } from './text-messenger.js';

type Channel = OutboxMessage['channel'];
type Written = Pick<OutboxMessage, 'template' | 'language' | 'params'>;

/** The channels of the outbox, each with texts of its own. */
@Injectable()
export class Channels {
  constructor(
    private readonly catalogues: Catalogues,
    private readonly settings: Settings,
    @Inject(MAILER) private readonly mailer: Mailer,
    @Inject(TEXTS) private readonly texts: TextMessenger,
  ) {}

  /** Whether messages of this channel can be delivered. If not, they are kept for the admin to read. */
  delivers(channel: Channel): boolean {
    return channel === 'sms' ? this.texts.ready : this.mailer.delivers(channel);
  }

  /** Whether messages of this channel go through the queue. In development, emails that are only kept do, so that their links are printed. */
  queues(channel: Channel): boolean {
    return this.delivers(channel) || (channel === 'email' && this.mailer.takes());
  }

  /** Whether this version has the words of the message. */
  knows(message: OutboxMessage): boolean {
    return isKnown(this.catalogues, message);
  }

  /** The email as its reader gets it. */
  mail(message: Written): ReturnType<typeof renderMail> {
    return renderMail(this.catalogues, this.withLinks(message));
  }

  async send(message: OutboxMessage): Promise<'sent' | 'kept'> {
    const { id, recipient: to } = message;
    const { replyTo, oneClickUrl, calendar } = message.params;
    const ways = {
      ...(replyTo !== undefined && { replyTo: String(replyTo) }),
      ...(oneClickUrl !== undefined && { oneClickUrl: String(oneClickUrl) }),
      ...(calendar !== undefined && { calendar: String(calendar) }),
    };
    if (message.channel === 'email') return this.mailer.send({ id, to, ...this.mail(message), ...ways });
    if (!this.texts.ready) return 'kept';
    await this.texts.send({ to, text: renderText(this.catalogues, this.withLinks(message)) });
    return 'sent';
  }

  /** Messages are stored with bare addresses, so a row of an earlier version gets the language too. */
  private withLinks({ template, language, params }: Written): Written {
    return { template, language, params: linksIn(language, params, this.settings.publicUrl) };
  }
}
