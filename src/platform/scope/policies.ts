import type { PolicyDef } from '@mikro-orm/core';
import { STAFF_ROLES, staffMay, type StaffRight } from '../../contract/staff-roles.js';
import { ACTOR_ROLES, type ActorRole } from './actor.js';

/**
 * Helpers for row policies. Each cell of the specification's table of roles (docs/specification/roles.md) is one line.
 *
 * The expressions are SQL over the row. `lw_uid()`, `lw_account()`, `lw_demo()` and `lw_chat()` return values of the actor.
 * Look up a parent row with `x = any(array(select …))`: PostgreSQL then runs the lookup once, not for each row. What many
 * policies ask for has a function, such as `x = any((select lw_own_leases())::uuid[])`: PostgreSQL plans every subquery of
 * every policy again with each query, while a function keeps its plan.
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

/** The parentheses make PostgreSQL call the function once, not for each of a hundred thousand rows. */
const OF_MY_WORLD = 'demo = (select lw_demo())';

/** Keeps live and demo rows apart: a row must be of the actor's side. The system sees both. Restrictive, so it narrows every other policy. */
export function demoApart(): PolicyDef {
  return {
    name: 'one_world',
    type: 'restrictive',
    command: 'all',
    roles: ACTOR_ROLES.map((role) => `lw_${role}`),
    using: OF_MY_WORLD,
    check: OF_MY_WORLD,
  };
}

/** What a supplier's technician may do. `one_world` doesn't name that role, so each of its policies says it for itself. */
export function allowTechnician(grants: Grant[], condition: string): PolicyDef[] {
  return allow('technician', grants, `${OF_MY_WORLD} and ${condition}`);
}

/**
 * Whether the signed-in member of staff has this right. The parentheses make PostgreSQL look once for each statement. It names the
 * roles that don't have it, as PostgreSQL expects `<>` to let nearly everything through and `=` nearly nothing: with `=` it reads
 * whole tables instead of a page from an index.
 */
export function staffHas(right: StaffRight): string {
  const without = STAFF_ROLES.filter((role) => !staffMay(role, right));
  return `(${without.map((role) => `(select lw_staff_role()) <> '${role}'`).join(' and ')})`;
}

/**
 * Keeps staff without this right from the rows, whatever else lets them through: restrictive, so it narrows every other policy.
 * `or` names rows that they get all the same.
 */
export function staffAlone(right: StaffRight, or?: string): PolicyDef {
  const condition = or ? `${staffHas(right)} or ${or}` : staffHas(right);
  return {
    name: 'staff_role',
    type: 'restrictive',
    command: 'all',
    roles: ['lw_staff'],
    using: condition,
    check: condition,
  };
}

/** The system (sign-in, webhooks, jobs) may do everything. A test keeps the list of its callers. */
export function system(): PolicyDef {
  return { name: 'system_all', command: 'all', roles: ['lw_system'], using: 'true', check: 'true' };
}

/** The usual policies of a table that belongs to an account: its owner writes; staff who look after accounts, and admins, read. `allStaff` names what the others of staff read as well. */
export function ownedBy(
  role: 'landlord' | 'supplier',
  grants: Grant[] = ['read', 'create', 'change'],
  { allStaff }: { allStaff?: string } = {},
): PolicyDef[] {
  return [
    demoApart(),
    system(),
    ...allow(role, grants, 'account_id = lw_account()'),
    staffAlone('accounts', allStaff),
    ...allow('staff', ['read'], 'true'),
    ...allow('admin', ['read'], 'true'),
  ];
}
