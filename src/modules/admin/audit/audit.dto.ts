import { IsIn, IsOptional, IsString, IsUUID, Matches, MaxLength } from 'class-validator';
import { USER_TYPES, type UserType } from '../../../contract/roles.js';
import { IsInstant } from '../../../platform/http/is-instant.js';
import { ListQuery } from '../../../platform/lists/list-query.dto.js';

export const AUDIT_ROLES = ['visitor', ...USER_TYPES, 'system'] as const;

/** Whether a person did it, or it was done to them. */
export const AUDIT_SIDES = ['done_by', 'done_to'] as const;

/** `q` searches actions, sources, the people who acted and those to whom something was done. */
export class AuditQuery extends ListQuery {
  /** An action, such as `lease.activate`, or the beginning of several, such as `lease.`. */
  @IsOptional() @IsString() @MaxLength(60) @Matches(/^[a-z_.]+$/, { context: { fault: 'shape' } }) action?: string;
  /**
   * The person who did it, or to whom it was done; what was done to the account that they own counts as well. For sign-ins, also
   * failed ones, the person who tried to sign in.
   */
  @IsOptional() @IsUUID() personId?: string;
  /** With `personId` or `q`: only what the person did, or only what was done to them. Without it both. */
  @IsOptional() @IsIn(AUDIT_SIDES) side?: (typeof AUDIT_SIDES)[number];
  @IsOptional() @IsString() @MaxLength(40) @Matches(/^[a-z_]+$/, { context: { fault: 'shape' } }) subjectType?: string;
  /** The object that it was about. */
  @IsOptional() @IsUUID() subjectId?: string;
  /** `people`: leaves out what schedules and jobs did. */
  @IsOptional() @IsIn(['people', 'system']) by?: 'people' | 'system';
  /** `false`: leaves out what happens in the chat, which has more entries than everything else. */
  @IsOptional() @IsIn(['false']) chat?: 'false';
  @IsOptional() @IsInstant() from?: string;
  /** Only entries before this instant. */
  @IsOptional() @IsInstant() to?: string;
}

/**
 * A field that was changed. Personal and secret values aren't recorded: such a field has neither `from` nor `to`. Colleagues
 * appear with their current names.
 */
export class FieldChangeResponse {
  field: string;
  from?: string | null;
  to?: string | null;
}

/** An entry of the audit log: who did what to which object, when, and from where (docs/specification/roles.md). */
export class AuditEntryResponse {
  id: string;
  at: string;
  /** For example `lease.activate`. */
  action: string;
  @IsIn(AUDIT_ROLES) role: (typeof AUDIT_ROLES)[number];
  /** Null for visitors, schedules and jobs. */
  personId: string | null;
  personName: string | null;
  @IsIn(USER_TYPES) personType: UserType | null;
  subjectType: string | null;
  subjectId: string | null;
  /** What names the object for people, such as a home, a number or a title. Null for what has no name that admins may read, and for what is gone. */
  subjectName: string | null;
  accountId: string | null;
  accountName: string | null;
  /** Why the system acted. */
  reason: string | null;
  /** The fields that a change of settings, people, rights, rules, plans, templates, leads, tickets and the like changed. */
  changes: FieldChangeResponse[];
  source: string;
  /** The beginning of the API key that was used. */
  apiKey: string | null;
  /** Also appears in the response and in the server's log. */
  requestId: string;
}

export type AuditRow = Omit<AuditEntryResponse, 'at' | 'changes'> & { at: Date; changes: FieldChangeResponse[] | null };

export function toAuditEntry(row: AuditRow): AuditEntryResponse {
  return {
    id: row.id,
    at: row.at.toISOString(),
    action: row.action,
    role: row.role,
    personId: row.personId,
    personName: row.personName,
    personType: row.personType,
    subjectType: row.subjectType,
    subjectId: row.subjectId,
    subjectName: row.subjectName,
    accountId: row.accountId,
    accountName: row.accountName,
    reason: row.reason,
    changes: row.changes ?? [],
    source: row.source,
    apiKey: row.apiKey,
    requestId: row.requestId,
  };
}
