import { IsBoolean, IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';
import { ChosenRows } from '../../platform/lists/chosen-rows.dto.js';
import { LATE_FEE_KINDS, type LateFeeKind } from '../regions/rules/agreed-terms.js';

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
  /** `activate` activates drafts; `delete` removes drafts. */
  @IsIn(['activate', 'delete'])
  action: 'activate' | 'delete';
  /** Confirms for `activate` that leases without a tenant are meant; otherwise each is refused as `lease_without_tenant`. */
  @IsOptional()
  @IsBoolean()
  withoutTenant?: boolean;
}

/** The same late fee for several leases, in the currency of each. */
export class LateFeesRequest extends ChosenRows {
  @IsIn(LATE_FEE_KINDS)
  lateFeeKind: LateFeeKind;
  /** Cents for `fixed`, basis points of the rent for `percent`, 0 for `none`. */
  @IsInt()
  @Min(0)
  @Max(10_000_000)
  lateFeeValue: number;
  /** Whole days after the due day; the fee is charged on the day after them. */
  @IsInt()
  @Min(0)
  @Max(90)
  lateFeeAfterDays: number;
}
