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
  /** Uploads that come with it. */
  attachmentIds?: readonly string[];
  /** Ids of people, checked before. */
  mentioned?: readonly string[];
  audience: Audience;
  /** Of a tenant: why what the line says is no emergency. */
  belowFloorReason?: string | null;
}

/**
 * Writes a line into the conversation of a request: those who may read it have something to read, whoever wrote it has read. A
 * tenant’s line that names an emergency raises the priority, so the request must be locked.
 */
export function addLine(
  tx: Tx,
  request: ServiceRequest,
  { note, audience, attachmentIds = [], mentioned = [], belowFloorReason = null }: Line,
  at: Date,
): string {
  const { role, userId, accountId } = tx.actor;
  // What landlord and supplier say to each other alone stays theirs when another supplier takes the job.
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
  // After its readers wait: an emergency keeps none of them waiting.
  raiseFloorByWords(tx, request, { words: note, reason: belowFloorReason, lineId: line }, at);
  tx.publish(lineSaid, { requestId: request.id, lineId: line });
  return line;
}
