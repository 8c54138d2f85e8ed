import { ApiPropertyOptional } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayMinSize, IsBoolean, IsIn, IsOptional, IsUUID } from 'class-validator';
import { BULK_ITEM_OUTCOMES } from './bulk-task-item.entity.js';
import { BULK_TASK_KINDS, type BulkTaskKind } from './bulk-task.entity.js';

/** Leases for work in the background; a longer list is sent in several requests. */
export class BulkTaskRequest {
  @IsUUID('all', { each: true })
  @ArrayMinSize(1)
  @ArrayMaxSize(500)
  ids: string[];
}

export class ActivateLeasesRequest extends BulkTaskRequest {
  /** Confirms that leases without a tenant are intended; otherwise each is refused as `lease_without_tenant`. */
  @IsOptional()
  @IsBoolean()
  withoutTenant?: boolean;
}

/** The progress of a bulk task. It is finished when none of its items is `pending`. */
export class BulkTaskResponse {
  id: string;
  @IsIn(BULK_TASK_KINDS) kind: BulkTaskKind;
  createdAt: string;
  total: number;
  pending: number;
  done: number;
  /** Letters that were already emailed within the last day and weren't sent again. */
  sentBefore: number;
  /** Letters to print, because the tenant has no email address. */
  noEmail: number;
  refused: number;
}

/** One lease of a task, or one tenant of it, and its outcome. */
export class BulkTaskRow {
  leaseId: string;
  leaseTenantId: string | null;
  /** The tenants, or the one who gets a letter. */
  name: string;
  home: string;
  email: string | null;
  @IsIn(BULK_ITEM_OUTCOMES) outcome: (typeof BULK_ITEM_OUTCOMES)[number];
  /** For a refusal, as in an error. */
  code?: string;
  error?: string;
  reason?: string;
  @ApiPropertyOptional({ type: 'object', additionalProperties: { oneOf: [{ type: 'string' }, { type: 'number' }] } })
  values?: Record<string, string | number>;
}
