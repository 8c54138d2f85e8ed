import { FILE_BYTES } from '../../contract/limits.js';
import { HEAD_BYTES, isOfKind, isVideo } from '../../platform/files/file-kind.js';
import { damaged, notAllowed } from './move-error.js';

const VIDEO = 'video/mp4';

/** A stored file as the rows of an account name it. */
export interface MovedFile {
  id: string;
  /** For people. It says nothing about what the file is. */
  name: string;
  mediaType: string;
  /** By its row; null for the preview picture of a video, which has none. */
  bytes: number | null;
}

/** Videos are stored in segments; everything else is in memory as a whole. */
export const isInSegments = ({ mediaType }: MovedFile): boolean => mediaType === VIDEO;

/**
 * Passes the content on, and throws a `MoveError` unless it has the size and is of the kind that the row says. Both sides ask it,
 * so an export has no file that would stop the import.
 */
export async function* checkedFile(
  file: MovedFile,
  bytes: number,
  content: AsyncIterable<Buffer>,
): AsyncGenerator<Buffer> {
  if (file.bytes !== null && file.bytes !== bytes)
    throw notAllowed(`the file ${file.id} hasn’t the size that its row says`);
  if (bytes > (isInSegments(file) ? FILE_BYTES.video : FILE_BYTES.document))
    throw damaged(`the file ${file.id} is too large`);
  if (isInSegments(file)) yield* checkedVideo(file, content);
  else yield await wholeDocument(file, content);
}

/** The bytes of a file that isn’t a video, once they are known to be what its row says. */
async function wholeDocument({ id, mediaType }: MovedFile, content: AsyncIterable<Buffer>): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of content) pieces.push(piece);
  const whole = pieces.length === 1 ? (pieces[0] as Buffer) : Buffer.concat(pieces);
  if (!(await isOfKind(whole, mediaType))) throw notAllowed(`the file ${id} isn’t what its row says`);
  return whole;
}

async function* checkedVideo({ id }: MovedFile, content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let head: Buffer | null = Buffer.alloc(0);
  for await (const piece of content) {
    if (head) {
      head = Buffer.concat([head, piece]);
      if (head.length < HEAD_BYTES) continue;
      if (!(await isVideo(head))) throw notAllowed(`the file ${id} isn’t a video`);
      yield head;
      head = null;
    } else yield piece;
  }
  if (!head) return;
  if (!(await isVideo(head))) throw notAllowed(`the file ${id} isn’t a video`);
  yield head;
}
