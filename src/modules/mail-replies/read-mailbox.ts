import { Injectable } from '@nestjs/common';
import { Settings } from '../../platform/config/settings.js';
import { Scheduled } from '../../platform/outbox/handles.decorator.js';
import { Scope } from '../../platform/scope/scope.js';
import { MailReplies } from './mail-replies.service.js';
import { visitMailbox } from './mailbox.js';

/** Longer than any reply address is valid. */
const KEPT_DAYS = 200;

/** Reads the mailbox for replies every minute, if one is set up. */
@Injectable()
export class ReadMailbox {
  constructor(
    private readonly scope: Scope,
    private readonly settings: Settings,
    private readonly replies: MailReplies,
  ) {}

  /** If we can't sign in to the mailbox, the job fails. Admins see it among the failed jobs. */
  @Scheduled('mail-replies.read', '* * * * *')
  async read(): Promise<void> {
    const { IMAP_URL: url } = this.settings;
    if (!url) return;
    await visitMailbox(url, (raw, whole) => this.replies.take(raw, whole)).catch((error: unknown) => {
      throw new Error(`The mailbox of answers (IMAP_URL) could not be read: ${reasonOf(error)}`);
    });
  }

  @Scheduled('mail-replies.forget', '15 4 * * *')
  async forget(): Promise<void> {
    const before = new Date(this.scope.clock.now().getTime() - KEPT_DAYS * 24 * 3600_000);
    await this.scope.writeUnaudited('delete from mail_reply where created_at < $1', [before]);
  }
}

/** Prefers the server's answer, which says more than that the command failed. */
function reasonOf(error: unknown): string {
  const { responseText, message } = error as { responseText?: string; message?: string };
  return (responseText ?? message ?? String(error)).slice(0, 200);
}
