import { validate } from 'uuid';
import { ACTOR_ROLES, NARROW_ROLES, type Actor } from './actor.js';

export const SET_SYSTEM_ROLE = 'set local role lw_system';

/** The settings that the policies read. It is `app.uid`, because `app.user` would be a syntax error in SET LOCAL. */
function sessionVariables(actor: Actor): Record<string, string> {
  return {
    'app.uid': uuidOrEmpty(actor.userId),
    'app.account': uuidOrEmpty(actor.accountId),
    'app.chat': uuidOrEmpty(actor.chatSessionId ?? null),
    'app.demo': actor.demo ? 'on' : 'off',
  };
}

/** `begin`, the time limits and the actor's settings in one simple statement. It contains only checked UUIDs and enums, never free text. */
export function sqlPreamble(
  actor: Actor,
  limits: string,
  accessMode: 'read only' | 'read write' = 'read write',
): string {
  const role = [...ACTOR_ROLES, ...NARROW_ROLES, 'system'].find((known) => known === actor.role);
  if (!role) throw new Error('Unknown actor role');
  const sets = Object.entries(sessionVariables(actor)).map(([name, value]) => `set local ${name}='${value}'`);
  return [`begin ${accessMode}`, limits, `set local role lw_${role}`, ...sets].join(';');
}

function uuidOrEmpty(value: string | null): string {
  if (value === null) return '';
  if (!validate(value)) throw new Error('Not a UUID');
  return value;
}
