import { Problem } from '../errors/problem.js';
import type { Actor } from '../scope/actor.js';

/**
 * For what only a person may do in an action that is otherwise open to API keys, such as naming a supplier, who is then
 * sent an offer. A key gets 403 `api_key_scope`, regardless of its scopes.
 */
export function requirePerson({ viaKey }: Pick<Actor, 'viaKey'>): void {
  if (viaKey) throw new Problem('api_key_scope');
}
