import { applyDecorators, SetMetadata } from '@nestjs/common';
import type { KeyScope } from '../../contract/api-keys.js';
import type { StaffRight } from '../../contract/staff-roles.js';
import type { ActorRole } from '../scope/actor.js';

export const PUBLIC = 'lw:public';
export const ROLES = 'lw:roles';
export const CODE_SESSION = 'lw:code-session';
export const OWNER_ONLY = 'lw:owner-only';
export const KEY_SCOPE = 'lw:key-scope';
export const STAFF_RIGHT = 'lw:staff-right';

/** Opens a route to visitors. Every route without this line needs a session. */
export const Public = () => SetMetadata(PUBLIC, true);

/** Names the roles that may call the route; others get 403. A route that is not public must name some. */
export const Roles = (...roles: Exclude<ActorRole, 'visitor' | 'system'>[]) => SetMetadata(ROLES, roles);

/**
 * Keeps a landlord's route for owners of the account: colleagues get 403 `owner_only` (docs/specification/colleagues.md). Their
 * screens leave out what leads there. `test/rules/colleagues.spec.ts` lists every such route.
 */
export const OwnerOnly = () => SetMetadata(OWNER_ONLY, true);

/**
 * Opens a route of staff to the staff roles that have this right; the others get 403. Without this line it is for managers of the
 * team alone. `test/modules/people/team-access.spec.ts` lists the routes of each role.
 */
export const ForStaff = (right: StaffRight) => SetMetadata(STAFF_RIGHT, right);

/** Open to tenants, landlords, suppliers, staff and admins: row policies decide what each of them gets. Of staff, those whom `@ForStaff` names. */
export const AnyRole = () => Roles('tenant', 'landlord', 'supplier', 'staff', 'admin');

/** Open to every signed-in person, technicians too: one's own profile, sign-out, live updates. */
export const AnyPerson = () =>
  applyDecorators(Roles('tenant', 'landlord', 'supplier', 'staff', 'admin', 'technician'), ForStaff('everyone'));

/**
 * Refuses a session that was opened by a used tenant code until the person enters their password
 * (docs/specification/tenant-codes.md).
 */
export const NeedsPassword = () => SetMetadata(CODE_SESSION, false);

/**
 * Opens a landlord's route to API keys that have this scope. Every route without this line refuses keys
 * (docs/specification/api-keys.md). It is put on the method, never on the class, so that a new route is closed by
 * default; `test/rules/api-keys.spec.ts` lists the routes of both kinds.
 */
export const ForKeys = (scope: KeyScope): MethodDecorator => SetMetadata(KEY_SCOPE, scope);
