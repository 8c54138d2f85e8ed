import { ApiPropertyOptional } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayMinSize, IsBoolean, IsIn, IsOptional, IsUUID } from 'class-validator';

/** Rows that were chosen in a list. */
export class ChosenRows {
  @IsUUID('all', { each: true })
  @ArrayMinSize(1)
  @ArrayMaxSize(200)
  ids: string[];
}

export class IssueCodesRequest extends ChosenRows {
  /** Only for tenants without an email address; the codes of the others stay valid. */
  @IsOptional()
  @IsBoolean()
  onPaperOnly?: boolean;
}

export class BulkPropertiesRequest extends ChosenRows {
  @IsIn(['archive', 'restore'])
  action: 'archive' | 'restore';
}

export class BulkUnitsRequest extends ChosenRows {
  /** `offline` takes them off the market, `available` puts them on it again. */
  @IsIn(['offline', 'available', 'archive', 'restore'])
  action: 'offline' | 'available' | 'archive' | 'restore';
}

export class BulkLeasesRequest extends ChosenRows {
  /** `activate` lets drafts run; `delete` removes drafts. */
  @IsIn(['activate', 'delete'])
  action: 'activate' | 'delete';
  /** Confirms for `activate` that leases without a tenant are meant; otherwise each is refused as `lease_without_tenant`. */
  @IsOptional()
  @IsBoolean()
  withoutTenant?: boolean;
}

export class RefusedRow {
  id: string;
  /** As in an error's `code`. */
  code: string;
  error: string;
  /** As in an error's `reason` and `values`. */
  reason?: string;
  @ApiPropertyOptional({ type: 'object', additionalProperties: { oneOf: [{ type: 'string' }, { type: 'number' }] } })
  values?: Record<string, string | number>;
}

/** What became of each row: a refusal of one does not hold up the others. */
export class BulkResponse {
  done: string[];
  refused: RefusedRow[];
}
