import { v4 as uuid } from 'uuid';
import type { Outgoing } from './outbox';

/** A conversation that this browser has stored. */
export interface KeptSession {
  id: string;
  secret: string;
}

/** Stored data belongs to the person who was signed in. A visitor's data moves to the person who signs in next. */
type Owned<Kept> = Kept & { by?: string };

/**
 * Keys with `own.` are removed when their person signs out or someone else signs in, even on pages without the chat
 * (api/session/typed-here).
 */
const SESSION = 'own.chat';
const UNSENT = 'own.chat-unsent';
const VISITOR = 'chat.visitor';
const SOUND = 'chat.sound';
const MINIMIZED = 'chat.minimized';

function read(storage: () => Storage, key: string): string | null {
  try {
    return storage().getItem(key);
  } catch {
    return null;
  }
}

/** If the browser stores nothing, the conversation lasts until the page is closed. */
function write(storage: () => Storage, key: string, value: string | null): void {
  try {
    if (value === null) storage().removeItem(key);
    else storage().setItem(key, value);
  } catch {
    return;
  }
}

const local = () => localStorage;
const session = () => sessionStorage;

/** Reads the value of a key if it belongs to this person or to a visitor. */
function owned<Kept extends object>(
  storage: () => Storage,
  key: string,
  person: string | undefined,
): Owned<Partial<Kept>> | null {
  try {
    const kept: unknown = JSON.parse(read(storage, key) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return null;
    const { by } = kept as Owned<object>;
    return by === undefined || by === person ? kept : null;
  } catch {
    return null;
  }
}

/** Whether this browser has stored a conversation, no matter whose it is. */
export const keepsSession = () => read(local, SESSION) !== null;

export function keptSession(person?: string): KeptSession | null {
  const { id, secret, by } = owned<KeptSession>(local, SESSION, person) ?? {};
  if (id === undefined || secret === undefined) return null;
  // When someone continues a visitor's conversation after signing in, it becomes theirs.
  if (by !== person) keepSession({ id, secret }, person);
  return { id, secret };
}

export const keepSession = (kept: KeptSession | null, by?: string) =>
  write(local, SESSION, kept && JSON.stringify({ ...kept, by }));

/** Messages from this tab that haven't been delivered. They survive a reload. */
export const keptUnsent = (person?: string): readonly Outgoing[] =>
  owned<{ lines: Outgoing[] }>(session, UNSENT, person)?.lines ?? [];

export const keepUnsent = (lines: readonly Outgoing[], by?: string) =>
  write(session, UNSENT, lines.length > 0 ? JSON.stringify({ lines, by }) : null);

/** Removes the conversation from this browser. */
export function forgetConversation(): void {
  write(local, SESSION, null);
  write(session, UNSENT, null);
}

/** The name that this browser gave itself. */
export function visitorId(): string {
  const known = read(local, VISITOR);
  if (known) return known;
  const fresh = `visitor-${uuid()}`;
  write(local, VISITOR, fresh);
  return fresh;
}

/** On until the visitor turns it off (docs/specification/chat.md). */
export const soundIsOn = () => read(local, SOUND) !== 'off';
export const keepSound = (on: boolean) => write(local, SOUND, on ? 'on' : 'off');

/** A minimized widget stays minimized after a reload. */
export const wasMinimized = () => read(session, MINIMIZED) !== null;
export const keepMinimized = (minimized: boolean) => write(session, MINIMIZED, minimized ? 'yes' : null);
