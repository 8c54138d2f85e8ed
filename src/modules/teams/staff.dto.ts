import { Allow, IsBoolean, IsEmail, IsIn, IsInt, IsOptional, IsString, MaxLength, MinLength } from 'class-validator';
import { nameLine } from '../../platform/http/one-line.js';
import { trimmed } from '../../platform/http/trimmed.js';
import type { SupplierStaff } from './supplier-staff.entity.js';

export const STAFF_STATES = ['added', 'invited', 'active', 'left'] as const;
export type StaffState = (typeof STAFF_STATES)[number];

export class NewSupplierStaff {
  @trimmed @IsString() @MinLength(1) @MaxLength(80) @nameLine firstName: string;
  @trimmed @IsString() @MinLength(1) @MaxLength(80) @nameLine lastName: string;
  @IsOptional() @trimmed @IsEmail() @MaxLength(254) email?: string | null;
  @IsOptional() @trimmed @IsString() @MaxLength(40) phone?: string | null;
}

export class SupplierStaffChange {
  @IsOptional() @trimmed @IsString() @MinLength(1) @MaxLength(80) @nameLine firstName?: string;
  @IsOptional() @trimmed @IsString() @MinLength(1) @MaxLength(80) @nameLine lastName?: string;
  /** Can't be changed once the person has joined, as they change it themselves. An open invitation to the old address ends. */
  @IsOptional() @trimmed @IsEmail() @MaxLength(254) email?: string | null;
  @IsOptional() @trimmed @IsString() @MaxLength(40) phone?: string | null;
  /** False for someone who left. Their sessions end, and their open jobs become unassigned. */
  @IsOptional() @IsBoolean() active?: boolean;
  @IsOptional() @IsInt() version?: number;

  @Allow() id?: unknown;
  @Allow() state?: unknown;
  @Allow() invitedAt?: unknown;
  @Allow() joinedAt?: unknown;
  @Allow() leftAt?: unknown;
  @Allow() createdAt?: unknown;
}

export class SupplierStaffResponse {
  id: string;
  firstName: string;
  lastName: string;
  email: string | null;
  phone: string | null;
  active: boolean;
  /** `added`: no open invitation. `invited`: not accepted yet. `active`: can sign in. `left`: no longer works there. */
  @IsIn(STAFF_STATES) state: StaffState;
  /** When the newest invitation was sent. */
  invitedAt: string | null;
  joinedAt: string | null;
  leftAt: string | null;
  createdAt: string;
  version: number;
}

export function toStaff(member: SupplierStaff): SupplierStaffResponse {
  return {
    id: member.id,
    firstName: member.firstName,
    lastName: member.lastName,
    email: member.email ?? null,
    phone: member.phone ?? null,
    active: member.active,
    state: stateOf(member),
    invitedAt: member.invitedAt?.toISOString() ?? null,
    joinedAt: member.joinedAt?.toISOString() ?? null,
    leftAt: member.leftAt?.toISOString() ?? null,
    createdAt: member.createdAt.toISOString(),
    version: member.version,
  };
}

function stateOf({ active, joinedAt, invitedAt }: SupplierStaff): StaffState {
  if (!active) return 'left';
  if (joinedAt) return 'active';
  return invitedAt ? 'invited' : 'added';
}
