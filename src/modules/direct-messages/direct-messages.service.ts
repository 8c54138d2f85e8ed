import { Injectable } from '@nestjs/common';
import { Channels } from '../../platform/outbox/channels.js';
import { Scope } from '../../platform/scope/scope.js';
import type { MessageSent, SendEmail, SendSms } from './direct-message.dto.js';

/** Emails and text messages that staff send by hand, from templates (docs/specification/staff-and-admin.md). */
@Injectable()
export class DirectMessages {
  constructor(
    private readonly scope: Scope,
    private readonly channels: Channels,
  ) {}

  /** Puts the message into the outbox and records the sender in the audit log. */
  async send(channel: 'email' | 'sms', { to, template, language, name }: SendEmail | SendSms): Promise<MessageSent> {
    const { userId, demo } = this.scope.actor;
    await this.scope.write(`message.send_${channel}`, async (tx) => {
      tx.about('user', userId ?? '');
      tx.send({
        channel,
        to,
        language: language ?? 'en',
        template: `direct-messages.${template}`,
        params: { name: name ?? '', hasName: name ? 'yes' : 'no' },
      });
    });
    return { state: !demo && this.channels.delivers(channel) ? 'queued' : 'kept' };
  }
}
