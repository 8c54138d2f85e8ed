import { Injectable } from '@nestjs/common';
import { Scheduled } from '../../platform/outbox/handles.decorator.js';
import { bouncedAt } from '../../platform/outbox/mail-bounce.rows.js';
import { Scope } from '../../platform/scope/scope.js';
import type { Tx } from '../../platform/scope/tx.js';
import { issueMail } from './issue-mail.js';
import { NewsletterIssue } from './newsletter-issue.entity.js';
import { NewsletterLinks } from './newsletter-links.js';

/** Emails of one transaction. */
const BATCH = 500;
const DUE = `select id, demo from newsletter_issue where state in ('scheduled', 'sending') and send_at <= $1 order by send_at, id`;
const MINE = `${DUE.replace('select id, demo', 'select id').replace('send_at <= $1', 'send_at <= $1 and id = $2')} for update skip locked`;
/** Those who were on the list when sending began, and still are; without addresses that mail servers don't know. */
const READERS = `select id, email, language from newsletter_subscriber
  where demo = $1 and confirmed_at <= $2 and unsubscribed_at is null and ($3::uuid is null or id > $3)
    and ${bouncedAt('newsletter_subscriber.demo', 'newsletter_subscriber.email')} is null order by id limit ${BATCH}`;

/**
 * Puts due newsletters into the outbox, one batch per transaction. The batch also records the progress, so no one gets
 * an issue twice.
 */
@Injectable()
export class SendIssues {
  constructor(
    private readonly scope: Scope,
    private readonly links: NewsletterLinks,
  ) {}

  @Scheduled('newsletter.send', '* * * * *')
  async send(): Promise<void> {
    const due = await this.scope.rows<{ id: string; demo: boolean }>(DUE, [this.scope.clock.now()]);
    for (const { id, demo } of due) await this.scope.asSystem('newsletter', () => this.sendAll(id), { demo });
  }

  private async sendAll(id: string): Promise<void> {
    let goesOn = true;
    while (goesOn) goesOn = await this.scope.write('newsletter.send', (tx) => this.batch(tx, id));
  }

  /** @returns whether another batch may follow; not if another process has the issue, or an admin has taken it back. */
  private async batch(tx: Tx, id: string): Promise<boolean> {
    const now = this.scope.clock.now();
    const [mine] = await tx.rows(MINE, [now, id]);
    const issue = mine && (await tx.em.findOne(NewsletterIssue, { id }));
    if (!issue) return false;
    issue.startedAt ??= now;
    const readers = await tx.rows<{ id: string; email: string; language: string }>(READERS, [
      issue.demo,
      issue.startedAt,
      issue.reachedSubscriberId,
    ]);
    for (const reader of readers)
      tx.send(issueMail(issue, { ...reader, ...this.links.waysOut(reader.id, reader.language, id) }));
    issue.recipients += readers.length;
    issue.reachedSubscriberId = readers.at(-1)?.id ?? issue.reachedSubscriberId;
    const isDone = readers.length < BATCH;
    Object.assign(issue, isDone ? { state: 'sent', finishedAt: now } : { state: 'sending' });
    await tx.em.flush();
    tx.about('newsletter_issue', id);
    tx.changed(['newsletter'], [id], {});
    return !isDone;
  }
}
