import { Injectable } from '@nestjs/common';
import { orNotFound } from '../../../platform/errors/problem.js';
import { invalidField } from '../../../platform/errors/refusals.js';
import { Scope } from '../../../platform/scope/scope.js';
import type { Tx } from '../../../platform/scope/tx.js';
import { refuseLeftHome } from '../../leases/moved-out.rows.js';
import { lockRequest } from '../change-request.service.js';
import { chosenAudience } from '../rules/audience.js';
import { ServiceRequest } from '../service-request.entity.js';
import { touch } from '../service-request.events.js';
import { Mentions, refuseMentions } from './mentions.service.js';
import { addLine } from './say.js';
import type { NewRequestLine, RequestLinesRead } from './talk.dto.js';
import { SEEN, UNREAD } from './talk.rows.js';

const LEFT = `select ${UNREAD} as "unreadCount" from service_request r where r.id = $1`;

/** The conversation of a request between landlord, tenant and supplier. Each sees the messages meant for them. */
@Injectable()
export class RequestTalk {
  constructor(
    private readonly scope: Scope,
    private readonly mentions: Mentions,
  ) {}

  /**
   * Writes a message. 404 for a request that the writer can't see, or a file that they can't attach, 403 for an audience that
   * isn't theirs, 422 `moved_out` for a tenant who has left the home. Returns the id of the message. `also` runs in the same
   * transaction.
   */
  async say(
    requestId: string,
    { message, audience, belowFloorReason, ...lists }: NewRequestLine,
    also?: (tx: Tx) => void | Promise<void>,
  ): Promise<string> {
    // An optional field may be null, too.
    const attachmentIds = lists.attachmentIds ?? [];
    const mentions = lists.mentions ?? [];
    if (!message && attachmentIds.length === 0) throw invalidField('message', 'message is required', 'required');
    const people = mentions.length > 0 ? await this.mentions.people(requestId) : [];
    return this.scope.write('service_request.say', async (tx) => {
      // A tenant's words can raise the priority, so the request must be locked.
      const request =
        tx.actor.role === 'tenant'
          ? await lockRequest(tx, requestId)
          : orNotFound(await tx.em.findOne(ServiceRequest, { id: requestId }));
      await refuseLeftHome(tx, request.unitId);
      const chosen = chosenAudience(audience, tx.actor, request);
      refuseMentions(mentions, people, { message, audience: chosen });
      const line = {
        note: message,
        attachmentIds,
        mentioned: [...new Set(mentions)],
        audience: chosen,
        belowFloorReason,
      };
      tx.about('service_request', requestId, request.accountId);
      touch(tx, request);
      await also?.(tx);
      return addLine(tx, request, line, this.scope.clock.now());
    });
  }

  /** Marks everything up to `until` as read. Idempotent, and an earlier time changes nothing. */
  async read(requestId: string, until: string): Promise<RequestLinesRead> {
    const now = this.scope.clock.now();
    const seenAt = new Date(Math.min(Date.parse(until), now.getTime()));
    await this.scope.write('service_request.read_lines', async (tx) => {
      const request = orNotFound(await tx.em.findOne(ServiceRequest, { id: requestId }));
      tx.about('service_request', requestId, request.accountId);
      const news = await tx.rows(SEEN, [requestId, tx.actor.userId, seenAt]);
      if (news.length === 0) return;
      touch(tx, request);
      tx.changed(['notifications'], [], { users: [tx.actor.userId] });
    });
    const [left] = await this.scope.rows<RequestLinesRead>(LEFT, [requestId]);
    return orNotFound(left);
  }
}
