import { Allow, IsBoolean, IsEmail, IsInt, IsOptional, IsString, MaxLength, MinLength } from 'class-validator';
import type { SupplierStaff } from './supplier-staff.entity.js';

export class NewSupplierStaff {
  @IsString() @MinLength(1) @MaxLength(80) firstName: string;
  @IsString() @MinLength(1) @MaxLength(80) lastName: string;
  @IsOptional() @IsEmail() @MaxLength(254) email?: string | null;
  @IsOptional() @IsString() @MaxLength(40) phone?: string | null;
}

export class SupplierStaffChange {
  @IsOptional() @IsString() @MinLength(1) @MaxLength(80) firstName?: string;
  @IsOptional() @IsString() @MinLength(1) @MaxLength(80) lastName?: string;
  @IsOptional() @IsEmail() @MaxLength(254) email?: string | null;
  @IsOptional() @IsString() @MaxLength(40) phone?: string | null;
  /** False for somebody who left. */
  @IsOptional() @IsBoolean() active?: boolean;
  @IsOptional() @IsInt() version?: number;

  @Allow() id?: unknown;
  @Allow() createdAt?: unknown;
}

export class SupplierStaffResponse {
  id: string;
  firstName: string;
  lastName: string;
  email: string | null;
  phone: string | null;
  active: boolean;
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
    createdAt: member.createdAt.toISOString(),
    version: member.version,
  };
}
