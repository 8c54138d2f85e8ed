import type { Actor } from '../../platform/scope/actor.js';

/**
 * The condition for documents that are accessible in addition to the row policies, for SQL over `stored_file f` and for
 * the entity.
 */
interface Reach {
  sql: string;
  where: { requestId?: null };
}

const ALL: Reach = { sql: 'true', where: {} };
/**
 * Files of a request are read and changed with the request: an API key for documents can't access them (decision 1290).
 */
const OF_NO_REQUEST: Reach = { sql: 'f.request_id is null', where: { requestId: null } };

export const reachOf = ({ viaKey }: Pick<Actor, 'viaKey'>): Reach => (viaKey ? OF_NO_REQUEST : ALL);
