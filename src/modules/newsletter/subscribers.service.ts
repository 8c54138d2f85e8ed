import { Injectable, type StreamableFile } from '@nestjs/common';
import { orNotFound } from '../../platform/errors/problem.js';
import { csvFile } from '../../platform/lists/csv-file.js';
import { listPages } from '../../platform/lists/list-pages.js';
import { readList } from '../../platform/lists/list-rows.js';
import { Page } from '../../platform/lists/page.js';
import { FORGET_BOUNCE } from '../../platform/outbox/mail-bounce.rows.js';
import { Scope } from '../../platform/scope/scope.js';
import {
  toSubscriber,
  type NewsletterSubscriberResponse,
  type SubscriberQuery,
  type SubscriberRow,
} from './subscriber.dto.js';
import { subscriberList } from './subscriber.rows.js';

const CSV_COLUMNS = [
  'email',
  'language',
  'state',
  'createdAt',
  'confirmedAt',
  'unsubscribedAt',
  'bouncedAt',
  'softBounces',
] as const;
const FIND = 'select email, demo from newsletter_subscriber where id = $1';
/** Rows of one file. */
const CSV_ROWS = 100_000;

/** The newsletter's list as the team looks after it. */
@Injectable()
export class Subscribers {
  constructor(private readonly scope: Scope) {}

  /** Newest first; those who get the newsletter, unless others are asked for. */
  async list(asked: SubscriberQuery): Promise<Page<NewsletterSubscriberResponse>> {
    const page = await readList<SubscriberRow>(this.scope, subscriberList(asked), asked);
    return new Page(page.items.map(toSubscriber), page.nextCursor, page.total);
  }

  /** What the filters let through, page by page. The export is in the audit log. */
  async csv(asked: SubscriberQuery): Promise<StreamableFile> {
    const file = await csvFile('subscribers.csv', CSV_COLUMNS, this.lines(asked));
    await this.scope.write('newsletter.export', async () => undefined);
    return file;
  }

  /** Deletes an address. It can subscribe again, by a link as anyone else. 404 if it isn't there. */
  async remove(id: string): Promise<void> {
    await this.scope.write('newsletter.remove', async (tx) => {
      const [found] = await tx.rows<{ email: string; demo: boolean }>(FIND, [id]);
      const { email, demo } = orNotFound(found);
      tx.about('newsletter_subscriber', id);
      tx.changed(['newsletter'], [id], {});
      tx.beforeCommitAsSystem(async () => {
        await tx.rows(FORGET_BOUNCE, [email, demo]);
        await tx.rows('delete from newsletter_subscriber where id = $1', [id]);
      });
    });
  }

  private async *lines(asked: SubscriberQuery) {
    for await (const rows of listPages<SubscriberRow>(this.scope, subscriberList(asked), asked, CSV_ROWS))
      yield rows.map(toSubscriber).map((row) => CSV_COLUMNS.map((name) => row[name]));
  }
}
