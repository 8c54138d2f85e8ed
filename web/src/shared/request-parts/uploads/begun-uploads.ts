import { session } from '@api/session';
import { RESUMABLE_UPLOAD } from '@contract/limits';
import type { MediaTarget } from '../api/uploads';

const KEPT_MS = RESUMABLE_UPLOAD.keptHours * 3_600_000;

/** An upload that has begun. After a reload the same file continues it. */
export interface BegunUpload {
  id: string;
  name: string;
  bytes: number;
  modified: number;
  /** What it is for. */
  target: string;
  at: number;
}

const targetKey = ({ requestId, phase }: MediaTarget) => `${requestId ?? 'draft'} ${phase ?? ''}`;

/** What was begun here and not finished, of this person alone. */
export function begunUploads(target: MediaTarget): BegunUpload[] {
  return read().filter((one) => one.target === targetKey(target));
}

/** Those that are being sent on this page are not interrupted, wherever it was left for. */
export const sending = new Set<string>();

/** What continues with this file. */
export function begunWith(file: File, target: MediaTarget): BegunUpload | undefined {
  return begunUploads(target).find(
    ({ name, bytes, modified }) => name === file.name && bytes === file.size && modified === file.lastModified,
  );
}

export function keepBegun(id: string, { name, size, lastModified }: File, target: MediaTarget): void {
  const one = { id, name, bytes: size, modified: lastModified, target: targetKey(target), at: Date.now() };
  write([...read(), one]);
}

export function dropBegun(id: string): void {
  write(read().filter((one) => one.id !== id));
}

function place(): string | undefined {
  const state = session.state();
  return state.status === 'signed-in' ? `uploads.${state.profile.userId}` : undefined;
}

function read(): BegunUpload[] {
  const key = place();
  try {
    const kept: unknown = key ? JSON.parse(localStorage.getItem(key) ?? '[]') : [];
    return Array.isArray(kept) ? (kept as BegunUpload[]).filter(({ at }) => at > Date.now() - KEPT_MS) : [];
  } catch {
    return [];
  }
}

/** A browser that closes its storage to us starts such a file again from its beginning. */
function write(uploads: readonly BegunUpload[]): void {
  const key = place();
  if (!key) return;
  try {
    if (uploads.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(uploads));
  } catch {
    return;
  }
}
