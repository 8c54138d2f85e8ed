import { Problem } from '../../platform/errors/problem.js';
import type { Scope } from '../../platform/scope/scope.js';
import type { Tx } from '../../platform/scope/tx.js';
import type { RequestAttachment } from './document.dto.js';

const OF_REQUEST = `select f.id, f.name, f.media_type as "mediaType", f.bytes, f.line_id as "lineId" from stored_file f
  where f.request_id = $1 and f.purpose = 'request_attachment' and f.line_id is not null order by f.created_at, f.id`;
/** The uploader's own files of this request that don't belong to another message. */
const TIE = `update stored_file set line_id = $1 where id = any($2) and uploader_id = $3 and request_id = $4
  and purpose = 'request_attachment' and line_id is null returning id`;

/** The attachments of messages that the reader may see, oldest first. */
export async function attachmentsOf(
  scope: Scope,
  requestId: string,
  linkTo: (id: string) => string | null,
): Promise<RequestAttachment[]> {
  const rows = await scope.rows<Omit<RequestAttachment, 'url'>>(OF_REQUEST, [requestId]);
  return rows.map((row) => ({ ...row, url: linkTo(row.id) }));
}

/**
 * Links uploads to their message, before its transaction commits. 404 when one isn't the writer's, belongs to another
 * request, or was already sent.
 */
export function tieToLine(tx: Tx, ids: readonly string[], line: { id: string; requestId: string }): void {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return;
  const { userId } = tx.actor;
  tx.beforeCommitAsSystem(async () => {
    const tied = await tx.rows(TIE, [line.id, wanted, userId, line.requestId]);
    if (tied.length !== wanted.length) throw new Problem('not_found');
  });
}
