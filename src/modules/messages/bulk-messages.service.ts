import { Injectable } from '@nestjs/common';
import { languageOf, localeOf } from '../../contract/languages.js';
import { blanksIn, fillMessage, unknownFields } from '../../contract/message-template.js';
import { LEASE_MESSAGE_MAX } from '../../contract/work-limits.js';
import { Problem } from '../../platform/errors/problem.js';
import { invalidField } from '../../platform/errors/refusals.js';
import { currentContext } from '../../platform/scope/context.js';
import { Scope } from '../../platform/scope/scope.js';
import type { Limit } from '../../platform/throttle/throttle.js';
import type { BulkMessageRequest, BulkMessageResult, MessagePreview } from './bulk-message.dto.js';
import { LeaseMessages } from './message.service.js';

/** How many bulk messages one person can send in an hour. It counts requests, of at most 200 leases each. */
export const BULK_MESSAGES = { name: 'bulk-message', points: 40, seconds: 3600 } as const satisfies Limit;

/** The same text to the same lease within this time is taken for a repeated request and sent once. */
const SAME_WITHIN_MINUTES = 60;

interface Reader {
  leaseId: string;
  firstNames: string[];
  to: string;
  home: string;
  joined: boolean;
}

/** Leases of the landlord that have tenants to write to. Drafts are left out. */
const READERS = `select l.id as "leaseId", array_agg(t.first_name order by t.created_at, t.id) as "firstNames",
    string_agg(t.first_name || ' ' || t.last_name, ', ' order by t.created_at, t.id) as "to",
    concat_ws(', ', p.street_number || ' ' || p.street, u.label) as home, bool_or(t.user_id is not null) as joined
  from lease l join lease_tenant t on t.lease_id = l.id join unit u on u.id = l.unit_id join property p on p.id = l.property_id
  where l.id = any($1) and l.state <> 'draft' group by l.id, p.id, u.id order by p.street, p.street_number, u.label, l.id`;

/** Writes to the tenants of many leases at once: one message in each lease's conversation, never a shared conversation. */
@Injectable()
export class BulkMessages {
  constructor(
    private readonly scope: Scope,
    private readonly messages: LeaseMessages,
  ) {}

  /**
   * The message as the tenants of each lease would read it. Foreign leases, drafts and leases without tenants are left out.
   * 400 for an unknown field.
   */
  async preview(request: BulkMessageRequest): Promise<MessagePreview[]> {
    return (await this.written(request)).map(({ leaseId, to, home, message, joined }) => ({
      leaseId,
      to,
      home,
      message,
      joined,
    }));
  }

  /**
   * Sends one message for each lease, each in its own transaction. A refusal does not stop the others, and a repeated
   * request sends nothing twice. 400 for a text with something to fill in, such as `[day]`. Tenants get the message live, and by email if they chose that.
   */
  async send(request: BulkMessageRequest): Promise<BulkMessageResult[]> {
    const [blank] = blanksIn(textOf(request));
    if (blank) throw invalidField('message', `${blank} still has to be filled in.`, 'message_blank', { name: blank });
    const since = new Date(this.scope.clock.now().getTime() - SAME_WITHIN_MINUTES * 60_000);
    const results: BulkMessageResult[] = [];
    for (const { leaseId, to, home, joined, message } of await this.written(request)) {
      results.push({ leaseId, to, home, joined, ...(await this.one(leaseId, message, since)) });
    }
    return results;
  }

  private async written(request: BulkMessageRequest): Promise<(Reader & { message: string })[]> {
    const text = textOf(request);
    const [unknown] = unknownFields(text);
    if (unknown)
      throw invalidField('message', `{${unknown}} is not a field. Use {firstName} or {home}.`, 'message_field', {
        name: unknown,
      });
    const names = new Intl.ListFormat(localeOf(languageOf(currentContext().language)));
    const readers = await this.scope.rows<Reader>(READERS, [request.leaseIds]);
    const written = readers.map((reader) => ({
      ...reader,
      message: fillMessage(text, { firstName: names.format(reader.firstNames), home: reader.home }),
    }));
    if (written.some((one) => one.message.length > LEASE_MESSAGE_MAX))
      throw invalidField(
        'message',
        `message is longer than ${LEASE_MESSAGE_MAX} characters with the fields filled in`,
        'too_long',
        { max: LEASE_MESSAGE_MAX },
      );
    return written;
  }

  private async one(
    leaseId: string,
    message: string,
    since: Date,
  ): Promise<Pick<BulkMessageResult, 'outcome' | 'code' | 'error' | 'reason' | 'values'>> {
    try {
      return { outcome: (await this.messages.sendOnce({ leaseId, message }, since)) ? 'sent' : 'sent_before' };
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      const { reason, values } = error.options;
      return { outcome: 'refused', code: error.code, error: error.message, reason, values };
    }
  }
}

const textOf = ({ subject, message }: BulkMessageRequest) => (subject ? `${subject}\n\n${message}` : message);
