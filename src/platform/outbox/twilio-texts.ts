import { Injectable } from '@nestjs/common';
import type { Twilio } from 'twilio';
import { Settings } from '../config/settings.js';
import { toE164 } from '../phones/phone-number.js';
import type { TextMessage, TextMessenger } from './text-messenger.js';

const TWILIO = 'https://api.twilio.com';

/** Text messages through Twilio's own SDK, which is loaded with the first message because most installations never send one. */
@Injectable()
export class TwilioTexts implements TextMessenger {
  private client: Promise<Twilio> | null = null;

  constructor(private readonly settings: Settings) {}

  get ready(): boolean {
    const { TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN, TWILIO_FROM } = this.settings;
    return Boolean(TWILIO_ACCOUNT_SID && TWILIO_AUTH_TOKEN && TWILIO_FROM);
  }

  async send({ to, text }: TextMessage): Promise<void> {
    // Messages that an earlier release queued have numbers as people typed them. Without a country code they can't be sent.
    const number = toE164(to);
    if (!number)
      throw Object.assign(new Error('Text messages cannot be sent to this number. It needs its country code.'), {
        status: 400,
      });
    this.client ??= this.connect();
    const client = await this.client;
    await client.messages.create({ to: number, from: this.settings.TWILIO_FROM ?? '', body: text });
  }

  private async connect(): Promise<Twilio> {
    const { default: twilio } = await import('twilio');
    const { TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN, TWILIO_API_URL } = this.settings;
    const httpClient = new twilio.RequestClient({ timeout: 15_000 });
    const request = httpClient.request.bind(httpClient);
    httpClient.request = (options) => request({ ...options, uri: options.uri.replace(TWILIO, TWILIO_API_URL) });
    return twilio(TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN, { httpClient });
  }
}
