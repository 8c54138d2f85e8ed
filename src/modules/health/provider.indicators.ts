import { connect } from 'node:net';
import { Injectable } from '@nestjs/common';
import { HealthIndicatorService, type HealthIndicatorResult } from '@nestjs/terminus';
import { Settings } from '../../platform/config/settings.js';
import { ProviderGate } from '../translation/provider-gate.service.js';

/** A mail server is asked now and then, and never by a probe that waits for it. */
const KEPT_MS = 5 * 60_000;
const ANSWER_MS = 5000;

/**
 * Services of others. None of them takes the product out of service: what they would do waits in the outbox, and messages that
 * no one translates are shown as they were written.
 */
@Injectable()
export class ProviderIndicators {
  /** The last known answer of the mail server; null before the first. */
  private reachable: boolean | null = null;
  private askedAt = 0;

  constructor(
    private readonly health: HealthIndicatorService,
    private readonly settings: Settings,
    private readonly translator: ProviderGate,
  ) {}

  mail(): HealthIndicatorResult {
    const { SMTP_URL } = this.settings;
    const mail = this.health.check('mail');
    if (!SMTP_URL) return mail.up({ configured: false });
    this.ask(new URL(SMTP_URL));
    return this.reachable === false
      ? mail.down({ configured: true, message: 'The mail server cannot be reached' })
      : mail.up({ configured: true, reachable: this.reachable });
  }

  /** Which provider moves the money; the settings refuse to start without its keys. */
  payments(): HealthIndicatorResult {
    return this.health.check('payments').up({ provider: this.settings.PAYMENT_PROVIDER });
  }

  /** As the last calls went: a probe costs no characters. */
  translation(): HealthIndicatorResult {
    const { failingSince, failure } = this.translator.current;
    const translation = this.health.check('translation');
    const provider = this.settings.TRANSLATION_PROVIDER;
    return failingSince
      ? translation.down({ provider, failure, message: 'The translation service does not translate' })
      : translation.up({ provider });
  }

  private ask({ hostname, port, protocol }: URL): void {
    if (Date.now() - this.askedAt < KEPT_MS) return;
    this.askedAt = Date.now();
    const socket = connect({
      host: hostname,
      port: Number(port) || (protocol === 'smtps:' ? 465 : 587),
      timeout: ANSWER_MS,
    });
    const over = (reachable: boolean) => {
      this.reachable = reachable;
      socket.destroy();
    };
    socket
      .unref()
      .once('connect', () => over(true))
      .once('error', () => over(false))
      .once('timeout', () => over(false));
  }
}
