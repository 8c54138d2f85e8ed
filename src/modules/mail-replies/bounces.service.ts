import { Injectable } from '@nestjs/common';
import { BOUNCES_KEPT_DAYS } from '../../contract/limits.js';
import { Settings } from '../../platform/config/settings.js';
import { Scheduled } from '../../platform/outbox/handles.decorator.js';
import { countBounce } from '../../platform/outbox/mail-bounces.js';
import { ReturnPaths } from '../../platform/outbox/return-paths.js';
import { forgetOld } from '../../platform/scope/forget-old.js';
import { Scope } from '../../platform/scope/scope.js';
import type { Tx } from '../../platform/scope/tx.js';
import type { DeliveryReport } from './delivery-report.js';

const FIND = "select id, recipient, demo from outbox_message where id = $1 and channel = 'email'";
/** A hard bounce is final: later reports don't change it. */
const MARK = `update outbox_message set bounce = $2, bounce_status = $3, bounce_text = $4, bounced_at = $5
  where id = $1 and bounce is distinct from 'hard'`;
const MESSAGE_ID = /^<([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})@([^\s<>@]{1,255})>$/;

interface Returned {
  id: string;
  recipient: string;
  demo: boolean;
}

/**
 * Handles emails that mail servers return. The address is taken from our own row of the email, never from the report,
 * because anyone can send a report about any address.
 */
@Injectable()
export class Bounces {
  constructor(
    private readonly scope: Scope,
    private readonly settings: Settings,
    private readonly paths: ReturnPaths,
  ) {}

  /**
   * The id of our email that came back. It is found by the signed return path or, failing that, by the Message-ID, which
   * only its recipient knows.
   */
  of(recipients: string, { messageId }: DeliveryReport): string | null {
    const signed = this.paths.read(recipients);
    if (signed) return signed;
    const [, id = null, host = ''] = MESSAGE_ID.exec(messageId ?? '') ?? [];
    return host.toLowerCase() === new URL(this.settings.publicUrl).hostname.toLowerCase() ? id : null;
  }

  /** Records the bounce for the message and for the address. Returns false if the message no longer exists. */
  async record(tx: Tx, outboxId: string, { kind, status, reason }: DeliveryReport): Promise<boolean> {
    const [message] = await tx.rows<Returned>(FIND, [outboxId]);
    if (!message) return false;
    const now = this.scope.clock.now();
    await tx.rows(MARK, [outboxId, kind, status, reason || null, now]);
    await countBounce(tx, message, kind, now);
    tx.about('outbox_message', outboxId);
    tx.changed(['outbox', 'newsletter', 'people'], [outboxId], {});
    return true;
  }

  /** Deletes old bounces, so that an address that failed long ago gets another chance. */
  @Scheduled('mail-replies.forget-bounces', '25 4 * * *')
  async forget(): Promise<void> {
    const where = 'last_at < $1::timestamptz - make_interval(days => $2)';
    const values = [this.scope.clock.now(), BOUNCES_KEPT_DAYS];
    await forgetOld(this.scope, 'mail_bounce.forget', [{ table: 'mail_bounce', where }], values);
  }
}
