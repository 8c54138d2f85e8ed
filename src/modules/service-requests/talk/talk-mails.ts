import { Injectable, Logger } from '@nestjs/common';
import { Settings } from '../../../platform/config/settings.js';
import { homeText, type HomeParts } from '../../../platform/i18n/written.js';
import { forEachSettled } from '../../../platform/outbox/for-each-settled.js';
import { Scheduled } from '../../../platform/outbox/handles.decorator.js';
import { Scope } from '../../../platform/scope/scope.js';
import type { Tx } from '../../../platform/scope/tx.js';
import { mailedAddress } from '../mailed-address.js';
import { answerTo, audienceOf } from '../rules/audience.js';
import { requestPage, type Party } from '../rules/request-page.js';
import { ReplyAddresses } from './reply-address.service.js';
import { REPLY_MARK } from './reply-mark.rows.js';
import { DUE, RECIPIENT, UNTOLD } from './talk-mail.rows.js';

/** Minutes to wait for further messages, so that several in a row are one email. */
const GATHER_MINUTES = 2;
/** People who used the product within this time are not emailed, because they can read the message there … */
const HERE_MINUTES = 5;
/** … unless a message has waited this long. */
const WAITS_MINUTES = 15;
/** An email quotes at most this many messages, the newest. */
const MOST_LINES = 10;
const MINUTE_MS = 60_000;

interface Due {
  id: string;
  accountId: string;
  demo: boolean;
}

interface Recipient extends Due {
  requestId: string;
  userId: string;
  party: Party;
  email: string;
  language: string;
  byLink: boolean;
  wantsMail: boolean;
  title: string;
  place: HomeParts;
}

interface UntoldLine {
  note: string | null;
  files: string[] | null;
  author: string | null;
  internal: boolean;
  keptFromSupplier: boolean;
  at: Date;
}

/** Emails people who are away while others write on a request. One email contains all their unread messages. */
@Injectable()
export class TalkMails {
  private readonly log = new Logger('Requests');

  constructor(
    private readonly scope: Scope,
    private readonly settings: Settings,
    private readonly replies: ReplyAddresses,
  ) {}

  @Scheduled('service-requests.tell-lines', '* * * * *')
  async tellLines(): Promise<void> {
    const now = this.scope.clock.now().getTime();
    const ago = (minutes: number) => new Date(now - minutes * MINUTE_MS);
    const due = await this.scope.rows<Due>(DUE, [ago(GATHER_MINUTES), ago(WAITS_MINUTES), ago(HERE_MINUTES)]);
    await forEachSettled(this.log, due, (one) =>
      this.scope.asSystem('lines of a request', () => this.tell(one.id), one),
    );
  }

  /** Locks the row and checks it again, so that a person who has read the messages in the meantime gets no email. */
  private async tell(seenId: string): Promise<void> {
    await this.scope.write('service_request.tell_lines', async (tx) => {
      const [locked] = await tx.rows<{ requestId: string }>(
        'select request_id as "requestId" from request_seen where id = $1 and due_since is not null for update',
        [seenId],
      );
      if (!locked) return;
      const [to] = await tx.rows<Recipient>(RECIPIENT, [seenId]);
      const lines = to ? await tx.rows<UntoldLine>(UNTOLD, [seenId]) : [];
      const now = this.scope.clock.now();
      await tx.rows('update request_seen set due_since = null, mailed_at = $2 where id = $1', [
        seenId,
        lines.at(-1)?.at ?? now,
      ]);
      tx.about('service_request', locked.requestId, to?.accountId);
      if (to?.wantsMail && lines.length > 0) this.send(tx, to, lines);
    });
  }

  private send(tx: Tx, to: Recipient, lines: UntoldLine[]): void {
    const { accountId, demo, requestId, title, place, email, language } = to;
    const shown = lines.slice(-MOST_LINES);
    // Emails of the demo are never sent. What is quoted decides who may read the answer.
    const readers = this.replies.open && !demo ? answerTo(shown.map(audienceOf)) : null;
    const now = this.scope.clock.now();
    const on = { publicUrl: this.settings.publicUrl, now };
    tx.send({
      channel: 'email',
      to: email,
      language,
      template: 'service-requests.lines',
      params: {
        answer: readers ?? 'none',
        mark: REPLY_MARK,
        ...(readers && { replyTo: this.replies.addressFor(to.id, readers, now) }),
        count: lines.length,
        more: lines.length - shown.length,
        title,
        place: homeText(language, place),
        lines: shown.map(lineText).join('\n\n'),
        url: mailedAddress(tx, on, to, { page: requestPage(to.party, requestId), accountId, demo }),
      },
    });
  }
}

/** What was written, by whom, and the names of the attached files. */
function lineText({ author, note, files }: UntoldLine): string {
  const said = [note, ...(files ?? []).map((name) => `📎 ${name}`)].filter((part) => part !== null).join('\n');
  return author ? `${author}: ${said}` : said;
}
