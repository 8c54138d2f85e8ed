import { IsIn, IsString, IsUUID, Length } from 'class-validator';
import { SUPPLIER_GAPS, type SupplierGap } from '../../contract/supplier-papers.js';
import { trimmed } from '../../platform/http/trimmed.js';

export class NewGapOverride {
  /** Id in the supplier directory. */
  @IsUUID() supplierId: string;
  /** Why the landlord allows it. Recorded in the audit log and in the request’s history. */
  @trimmed @IsString() @Length(1, 500) reason: string;
}

export class SupplierGapsResponse {
  /** What has expired or is missing. Empty if the supplier may do the job. */
  @IsIn(SUPPLIER_GAPS, { each: true }) gaps: SupplierGap[];
}
