import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import type { Transporter } from 'nodemailer';
import { PRODUCT } from '../../contract/product.js';
import { Settings } from '../config/settings.js';
import type { Mailer, RenderedMail } from './mailer.js';
import { ReturnPaths } from './return-paths.js';
import { unlessPaused } from './unless-paused.js';

/** Machines that answer mail don’t answer ours (RFC 3834). */
const WRITTEN_BY_A_MACHINE = { 'Auto-Submitted': 'auto-generated' };

/** Mail programs show “Unsubscribe” beside the sender, and call the address without opening a page (RFC 2369, RFC 8058). */
const unsubscribing = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** Email through SMTP_URL. Without it every email is kept in the outbox, where the admin reads it. */
@Injectable()
export class SmtpMailer implements Mailer, OnApplicationShutdown {
  private readonly log = new Logger('Mail');
  private transport: Promise<Transporter> | null = null;

  constructor(
    private readonly settings: Settings,
    private readonly returnPaths: ReturnPaths,
  ) {}

  delivers(channel: 'email' | 'sms'): boolean {
    return channel === 'email' && Boolean(this.settings.SMTP_URL);
  }

  /** In development every email is passed here, so that its links can be printed. */
  takes(): boolean {
    return this.delivers('email') || this.settings.NODE_ENV === 'development';
  }

  async send({ id, to, subject, text, html, replyTo, oneClickUrl, calendar }: RenderedMail): Promise<'sent' | 'kept'> {
    if (!this.settings.SMTP_URL) return this.keep(to, subject, text);
    this.transport ??= connect(this.settings.SMTP_URL);
    const host = new URL(this.settings.publicUrl).hostname;
    const from = { name: PRODUCT.name, address: this.settings.MAIL_FROM };
    const messageId = `<${id}@${host}>`;
    const transport = await this.transport;
    const returnPath = this.returnPaths.addressFor(id);
    const mail = {
      from,
      to,
      subject,
      text,
      html,
      messageId,
      ...(returnPath && { envelope: { from: returnPath, to } }),
      headers: { ...WRITTEN_BY_A_MACHINE, ...(oneClickUrl && unsubscribing(oneClickUrl)) },
      ...(replyTo && { replyTo }),
      ...(calendar && { icalEvent: { method: methodOf(calendar), filename: 'appointment.ics', content: calendar } }),
    };
    await unlessPaused((signal) => transport.sendMail({ ...mail, signal }));
    return 'sent';
  }

  /**
   * In development, links are also printed on the terminal (docs/specification/registration.md); in production they are in the
   * outbox only.
   */
  private keep(to: string, subject: string, text: string): 'kept' {
    const links = text.match(/https?:\/\/\S+/g) ?? [];
    if (this.settings.NODE_ENV === 'development')
      this.log.log(`Not sent, no SMTP_URL: “${subject}” to ${to} ${links.join(' ')}`);
    return 'kept';
  }

  async onApplicationShutdown(): Promise<void> {
    (await this.transport)?.close();
  }
}

/** Mail programs read the method from the type of the part, too. */
const methodOf = (calendar: string): string => /^METHOD:(\w+)/m.exec(calendar)?.[1] ?? 'PUBLISH';

/** Loaded with the first email, because it is a lot of code for a process that may never send one. */
async function connect(url: string): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  return createTransport(url);
}
