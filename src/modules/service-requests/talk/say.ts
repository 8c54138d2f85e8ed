import type { Tx } from '../../../platform/scope/tx.js';
import { tieToLine } from '../../documents/attachment.rows.js';
import { raiseFloorByWords } from '../floor.js';
import { keptFor, type Audience } from '../rules/audience.js';
import type { ServiceRequest } from '../service-request.entity.js';
import { addEvent } from '../timeline.js';
import { lineSaid } from './talk.events.js';
import { AUTHOR_HAS_SEEN, LINE_WAITS, MENTIONED_WAIT } from './talk.rows.js';

interface Line {
  note: string;
  /** Uploads sent with the message. */
  attachmentIds?: readonly string[];
  /** Ids of people, already checked. */
  mentioned?: readonly string[];
  audience: Audience;
  /** For a tenant: why the message is no emergency. */
  belowFloorReason?: string | null;
}

/**
 * Writes a message into the conversation of a request. It becomes unread for the others who may read it, and the author has read
 * everything before it. A tenant's message that names an emergency raises the priority, so the request must be locked.
 */
export function addLine(
  tx: Tx,
  request: ServiceRequest,
  { note, audience, attachmentIds = [], mentioned = [], belowFloorReason = null }: Line,
  at: Date,
): string {
  const { role, userId, accountId } = tx.actor;
  // Messages between landlord and one supplier only stay theirs if another supplier takes the job.
  const supplierAccountId = role === 'supplier' ? accountId : request.supplierAccountId;
  const between = audience === 'supplier' ? (supplierAccountId ?? null) : null;
  const line = addEvent(
    tx,
    request,
    { kind: 'comment', note, ...keptFor(audience), supplierAccountId: between, mentioned },
    at,
  );
  tieToLine(tx, attachmentIds, { id: line, requestId: request.id });
  tx.beforeCommitAsSystem(async () => {
    await tx.rows(AUTHOR_HAS_SEEN, [request.id, userId, at]);
    await tx.rows(LINE_WAITS, [request.id, line, at]);
    if (mentioned.length > 0) await tx.rows(MENTIONED_WAIT, [request.id, mentioned]);
  });
  // Must follow the code above, which makes the message unread: in an emergency, all waiting readers are emailed immediately.
  raiseFloorByWords(tx, request, { words: note, reason: belowFloorReason, lineId: line }, at);
  tx.publish(lineSaid, { requestId: request.id, lineId: line });
  return line;
}
