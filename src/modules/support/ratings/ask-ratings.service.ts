import { randomBytes } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { v7 } from 'uuid';
import { inLanguage } from '../../../contract/languages.js';
import { TICKET_RATING } from '../../../contract/tickets.js';
import { Settings } from '../../../platform/config/settings.js';
import { forEachSettled } from '../../../platform/outbox/for-each-settled.js';
import { Scheduled } from '../../../platform/outbox/handles.decorator.js';
import { Scope } from '../../../platform/scope/scope.js';
import { quoted } from '../ticket-page.js';
import { hashOf } from './ratings.service.js';

interface Solved {
  id: string;
  demo: boolean;
  number: number;
  subject: string;
  name: string;
  email: string;
  language: string;
}
/** Solved tickets whose requesters can be asked. Each is asked about once. */
const SOLVED = `select t.id, t.demo, t.number, t.subject, coalesce(u.first_name, t.name) as name, coalesce(u.email, t.email) as email, coalesce(u.language, t.language) as language
  from support_ticket t join support_ticket_care c on c.ticket_id = t.id left join app_user u on u.id = t.user_id
  where t.status = 'resolved' and t.merged_into is null and u.deleted_at is null and u.suspended_at is null and coalesce(u.email, t.email) is not null
    and not exists (select 1 from support_ticket_rating r where r.ticket_id = t.id)`;
const SOLVED_ONE = `${SOLVED} and t.id = $1`;
/** Those that have been solved for a while, but recently enough that people remember. */
const SOLVED_LATELY = `${SOLVED} and c.solved_at <= $1 and c.solved_at > $2 order by c.solved_at, t.id limit 500`;
const ASK = `insert into support_ticket_rating (id, demo, created_at, ticket_id, token_hash) select $1, $2, $3, t.id, $5 from support_ticket t where t.id = $4 and t.status = 'resolved'
  on conflict (ticket_id) do nothing returning id`;
const OLDEST_DAYS = 7;
const MINUTE_MS = 60_000;

/** Asks requesters whether support helped them. */
@Injectable()
export class AskRatings {
  private readonly log = new Logger(AskRatings.name);

  constructor(
    private readonly scope: Scope,
    private readonly settings: Settings,
  ) {}

  @Scheduled('support.ask_ratings', '*/5 * * * *')
  async run(): Promise<void> {
    const now = this.scope.clock.now().getTime();
    const solved = new Date(now - TICKET_RATING.askAfterMinutes * MINUTE_MS);
    const oldest = new Date(now - OLDEST_DAYS * 1440 * MINUTE_MS);
    const due = await this.scope.asSystem('ticket rating', () =>
      this.scope.rows<Solved>(SOLVED_LATELY, [solved, oldest]),
    );
    await forEachSettled(this.log, due, (one) => this.scope.asSystem('ticket rating', () => this.ask(one), one));
  }

  /** Asks about a solved ticket now. Returns the key of the link, or nothing if its requester can't be asked or was asked before. */
  async askAbout(id: string): Promise<string | undefined> {
    const [one] = await this.scope.asSystem('ticket rating', () => this.scope.rows<Solved>(SOLVED_ONE, [id]));
    return one && this.scope.asSystem('ticket rating', () => this.ask(one), one);
  }

  private ask(solved: Solved): Promise<string | undefined> {
    const { id, demo, email, language, name } = solved;
    return this.scope.write('ticket.ask_rating', async (tx) => {
      const key = randomBytes(32).toString('base64url');
      const [asked] = await tx.rows(ASK, [v7(), demo, this.scope.clock.now(), id, hashOf(key)]);
      if (!asked) return undefined;
      const url = `${this.settings.publicUrl}/feedback?key=${key}${inLanguage(language)}`;
      tx.send({
        channel: 'email',
        to: email,
        language,
        template: 'support.solved',
        params: { name, subject: quoted(solved), days: TICKET_RATING.changeDays, url },
      });
      tx.about('support_ticket', id);
      return key;
    });
  }
}
