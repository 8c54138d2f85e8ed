import { v4 as uuid } from 'uuid';
import type { Outgoing } from './outbox';

/** A conversation that this browser has begun. */
export interface KeptSession {
  id: string;
  secret: string;
}

/** What is kept belongs to the person who was signed in; a visitor's goes along with the next sign-in. */
type Owned<Kept> = Kept & { by?: string };

/** `own.`: what stands there goes with its person also where the chat is not on the page (api/session/typed-here). */
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

/** Where the browser keeps nothing, the conversation lives as long as the page. */
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

/** What stands under a key, if it is this person's or a visitor's. */
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

/** Whether this browser keeps a conversation, whoever's it is. */
export const keepsSession = () => read(local, SESSION) !== null;

export function keptSession(person?: string): KeptSession | null {
  const { id, secret, by } = owned<KeptSession>(local, SESSION, person) ?? {};
  if (id === undefined || secret === undefined) return null;
  // A visitor's conversation that somebody goes on with after a sign-in is theirs from then on.
  if (by !== person) keepSession({ id, secret }, person);
  return { id, secret };
}

export const keepSession = (kept: KeptSession | null, by?: string) =>
  write(local, SESSION, kept && JSON.stringify({ ...kept, by }));

/** What was said in this tab and has not arrived: a reload loses none of it. */
export const keptUnsent = (person?: string): readonly Outgoing[] =>
  owned<{ lines: Outgoing[] }>(session, UNSENT, person)?.lines ?? [];

export const keepUnsent = (lines: readonly Outgoing[], by?: string) =>
  write(session, UNSENT, lines.length > 0 ? JSON.stringify({ lines, by }) : null);

/** Nothing of a conversation stays in this browser. */
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

/** On until somebody turns it off (docs/specification/chat.md). */
export const soundIsOn = () => read(local, SOUND) !== 'off';
export const keepSound = (on: boolean) => write(local, SOUND, on ? 'on' : 'off');

/** Minimized stays minimized over a reload. */
export const wasMinimized = () => read(session, MINIMIZED) !== null;
export const keepMinimized = (minimized: boolean) => write(session, MINIMIZED, minimized ? 'yes' : null);
