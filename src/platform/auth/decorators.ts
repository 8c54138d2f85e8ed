import { SetMetadata } from '@nestjs/common';
import type { ActorRole } from '../scope/actor.js';

export const PUBLIC = 'lw:public';
export const ROLES = 'lw:roles';
export const CODE_SESSION = 'lw:code-session';

/** Opens a route to visitors. Every route without this line needs a session. */
export const Public = () => SetMetadata(PUBLIC, true);

/** Names the roles that may call the route; others get 403. A route that is not public must name some. */
export const Roles = (...roles: Exclude<ActorRole, 'visitor' | 'system'>[]) => SetMetadata(ROLES, roles);

/** Open to tenants, landlords, suppliers, staff and admins: row policies decide what each of them gets. */
export const AnyRole = () => Roles('tenant', 'landlord', 'supplier', 'staff', 'admin');

/** Open to every signed-in person, technicians too: one's own profile, sign-out, live updates. */
export const AnyPerson = () => Roles('tenant', 'landlord', 'supplier', 'staff', 'admin', 'technician');

/**
 * Refuses a session that was opened by a used tenant code until the person enters their password
 * (docs/specification/tenant-codes.md).
 */
export const NeedsPassword = () => SetMetadata(CODE_SESSION, false);
