import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { createTransport, type Transporter } from 'nodemailer';
import { PRODUCT } from '../../contract/product.js';
import { Settings } from '../config/settings.js';
import type { Mailer, RenderedMail } from './mailer.js';

/** Mail over SMTP_URL; without one every mail is kept in the outbox, where the admin reads it. */
@Injectable()
export class SmtpMailer implements Mailer, OnApplicationShutdown {
  private readonly log = new Logger('Mail');
  private readonly transport: Transporter | null;

  constructor(private readonly settings: Settings) {
    this.transport = settings.SMTP_URL ? createTransport(settings.SMTP_URL) : null;
  }

  /** While developing every mail passes here, for its links to be printed. */
  delivers(channel: 'email' | 'sms'): boolean {
    return channel === 'email' && (this.transport !== null || this.settings.NODE_ENV === 'development');
  }

  async send({ id, to, subject, text, html }: RenderedMail): Promise<'sent' | 'kept'> {
    if (!this.transport) return this.keep(to, subject, text);
    const host = new URL(this.settings.publicUrl).hostname;
    const from = { name: PRODUCT.name, address: this.settings.MAIL_FROM };
    await this.transport.sendMail({ from, to, subject, text, html, messageId: `<${id}@${host}>` });
    return 'sent';
  }

  /** While developing the links stand on the terminal too (decisions, section 3); in production in the outbox alone. */
  private keep(to: string, subject: string, text: string): 'kept' {
    const links = text.match(/https?:\/\/\S+/g) ?? [];
    if (this.settings.NODE_ENV === 'development') this.log.log(`Not sent, no SMTP_URL: “${subject}” to ${to} ${links.join(' ')}`);
    return 'kept';
  }

  onApplicationShutdown(): void {
    this.transport?.close();
  }
}
