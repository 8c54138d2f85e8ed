import type { PolicyDef } from '@mikro-orm/core';
import { ACTOR_ROLES, type ActorRole } from './actor.js';

/**
 * Row policies as one reads the table of decisions section 4: a cell is one line.
 *
 * The expressions are SQL over the row. `lw_uid()`, `lw_account()`, `lw_demo()` and `lw_chat()` give the actor.
 * A look at a parent is written `x = any(array(select …))`: PostgreSQL then runs it once, not per row.
 */
type Grant = 'read' | 'create' | 'change' | 'remove';

const COMMANDS = { read: 'select', create: 'insert', change: 'update', remove: 'delete' } as const;

/** `allow('landlord', ['read', 'create', 'change'], 'account_id = lw_account()')` */
export function allow(role: ActorRole, grants: Grant[], condition: string, label = role as string): PolicyDef[] {
  return grants.map((grant) => ({
    name: `${label}_${grant}`,
    command: COMMANDS[grant],
    roles: [`lw_${role}`],
    ...(grant !== 'create' && { using: condition }),
    ...((grant === 'create' || grant === 'change') && { check: condition }),
  }));
}

/** In parentheses: PostgreSQL then asks for it once, not for each of a hundred thousand rows. */
const OF_MY_WORLD = 'demo = (select lw_demo())';

/** The world of the row must be the world of the actor; the system sees both. Restrictive: it narrows every other policy. */
export function oneWorld(): PolicyDef {
  return {
    name: 'one_world',
    type: 'restrictive',
    command: 'all',
    roles: ACTOR_ROLES.map((role) => `lw_${role}`),
    using: OF_MY_WORLD,
    check: OF_MY_WORLD,
  };
}

/** The system (sign-in, webhooks, jobs) may do everything; who calls it is a list held by a test. */
export function system(): PolicyDef {
  return { name: 'system_all', command: 'all', roles: ['lw_system'], using: 'true', check: 'true' };
}

/** Usual policies of a table that belongs to an account: the owner writes, staff reads, an admin reads. */
export function ownedBy(role: 'landlord' | 'supplier', grants: Grant[] = ['read', 'create', 'change']): PolicyDef[] {
  return [
    oneWorld(),
    system(),
    ...allow(role, grants, 'account_id = lw_account()'),
    ...allow('staff', ['read'], 'true'),
    ...allow('admin', ['read'], 'true'),
  ];
}
