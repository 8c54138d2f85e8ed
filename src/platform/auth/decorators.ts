import { SetMetadata } from '@nestjs/common';
import type { KeyScope } from '../../contract/api-keys.js';
import type { ActorRole } from '../scope/actor.js';

export const PUBLIC = 'lw:public';
export const ROLES = 'lw:roles';
export const CODE_SESSION = 'lw:code-session';
export const OWNER_ONLY = 'lw:owner-only';
export const KEY_SCOPE = 'lw:key-scope';

/** Opens a route to visitors. Every route without this line needs a session. */
export const Public = () => SetMetadata(PUBLIC, true);

/** Names the roles that may call the route; others get 403. A route that is not public must name some. */
export const Roles = (...roles: Exclude<ActorRole, 'visitor' | 'system'>[]) => SetMetadata(ROLES, roles);

/**
 * Keeps a landlord's route for owners of the account: colleagues get 403 `owner_only` (docs/specification/colleagues.md). Their
 * screens leave out what leads there. `test/rules/colleagues.spec.ts` lists every such route.
 */
export const OwnerOnly = () => SetMetadata(OWNER_ONLY, true);

/** Open to tenants, landlords, suppliers, staff and admins: row policies decide what each of them gets. */
export const AnyRole = () => Roles('tenant', 'landlord', 'supplier', 'staff', 'admin');

/** Open to every signed-in person, technicians too: one's own profile, sign-out, live updates. */
export const AnyPerson = () => Roles('tenant', 'landlord', 'supplier', 'staff', 'admin', 'technician');

/**
 * Refuses a session that was opened by a used tenant code until the person enters their password
 * (docs/specification/tenant-codes.md).
 */
export const NeedsPassword = () => SetMetadata(CODE_SESSION, false);

/**
 * Opens a landlord's route to API keys that have this scope. Every route without this line refuses keys
 * (docs/specification/api-keys.md). It stands on the method, never on the class, so that a new route is closed at first;
 * `test/rules/api-keys.spec.ts` lists the routes of both kinds.
 */
export const ForKeys = (scope: KeyScope): MethodDecorator => SetMetadata(KEY_SCOPE, scope);
