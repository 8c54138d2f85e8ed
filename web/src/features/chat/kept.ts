import { v4 as uuid } from 'uuid';
import type { Outgoing } from './outbox';

/** A conversation that this browser has begun. */
export interface KeptSession {
  id: string;
  secret: string;
}

const SESSION = 'chat.session';
const VISITOR = 'chat.visitor';
const SOUND = 'chat.sound';
const UNSENT = 'chat.unsent';
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

export function keptSession(): KeptSession | null {
  try {
    const kept: unknown = JSON.parse(read(local, SESSION) ?? 'null');
    const whole = typeof kept === 'object' && kept !== null && 'id' in kept && 'secret' in kept;
    return whole ? (kept as KeptSession) : null;
  } catch {
    return null;
  }
}

export const keepSession = (kept: KeptSession | null) => write(local, SESSION, kept && JSON.stringify(kept));

/** What was said in this tab and has not arrived: a reload loses none of it. */
export function keptUnsent(): Outgoing[] {
  try {
    const kept: unknown = JSON.parse(read(session, UNSENT) ?? '[]');
    return Array.isArray(kept) ? (kept as Outgoing[]) : [];
  } catch {
    return [];
  }
}

export const keepUnsent = (lines: readonly Outgoing[]) => write(session, UNSENT, lines.length > 0 ? JSON.stringify(lines) : null);

/** The name that this browser gave itself. */
export function visitorId(): string {
  const known = read(local, VISITOR);
  if (known) return known;
  const fresh = `visitor-${uuid()}`;
  write(local, VISITOR, fresh);
  return fresh;
}

/** On until somebody turns it off (spec 2, section 2). */
export const soundIsOn = () => read(local, SOUND) !== 'off';
export const keepSound = (on: boolean) => write(local, SOUND, on ? 'on' : 'off');

/** Minimized stays minimized over a reload. */
export const wasMinimized = () => read(session, MINIMIZED) !== null;
export const keepMinimized = (minimized: boolean) => write(session, MINIMIZED, minimized ? 'yes' : null);
