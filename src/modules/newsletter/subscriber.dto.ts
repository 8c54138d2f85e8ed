import { IsIn, IsOptional } from 'class-validator';
import { LANGUAGES } from '../../contract/languages.js';
import { SUBSCRIBER_STATES, type SubscriberState } from '../../contract/newsletter.js';
import { iso, isoOrNull } from '../../platform/database/iso.js';
import { ListQuery } from '../../platform/lists/list-query.dto.js';

const CODES = LANGUAGES.map(({ code }) => code);
const ASKED = [...SUBSCRIBER_STATES, 'all'] as const;

/** `q` searches addresses. */
export class SubscriberQuery extends ListQuery {
  /** Those who get the newsletter, unless another state or `all` is asked for. */
  @IsOptional() @IsIn(ASKED) state?: (typeof ASKED)[number];
  @IsOptional() @IsIn(CODES) language?: string;
}

/** An address of the newsletter's list, as staff and admins read it. */
export class NewsletterSubscriberResponse {
  id: string;
  email: string;
  @IsIn(CODES) language: string;
  @IsIn(SUBSCRIBER_STATES) state: SubscriberState;
  createdAt: string;
  confirmedAt: string | null;
  unsubscribedAt: string | null;
  /** Since when mail servers say that there is no such address. */
  bouncedAt: string | null;
  /** Emails that came back for another reason, such as a full mailbox. */
  softBounces: number;
}

type Times = 'createdAt' | 'confirmedAt' | 'unsubscribedAt' | 'bouncedAt';
export type SubscriberRow = Omit<NewsletterSubscriberResponse, Times> & { createdAt: Date } & Record<
    Exclude<Times, 'createdAt'>,
    Date | null
  >;

export function toSubscriber(row: SubscriberRow): NewsletterSubscriberResponse {
  return {
    id: row.id,
    email: row.email,
    language: row.language,
    state: row.state,
    createdAt: iso(row.createdAt),
    confirmedAt: isoOrNull(row.confirmedAt),
    unsubscribedAt: isoOrNull(row.unsubscribedAt),
    bouncedAt: isoOrNull(row.bouncedAt),
    softBounces: row.softBounces,
  };
}
