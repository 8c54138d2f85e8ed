import { IsBoolean, IsIn, IsOptional } from 'class-validator';
import { ChosenRows } from '../../platform/lists/chosen-rows.dto.js';

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
