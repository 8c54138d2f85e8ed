import { ArrayMaxSize, ArrayUnique, IsArray, IsIn, IsUUID } from 'class-validator';
import { TRADES, type Trade } from '../../contract/service-types.js';
import { PREFERRED_SUPPLIERS_MAX } from '../../contract/work-limits.js';

export class PreferredSuppliersChange {
  /** Ids in the supplier directory, in the order in which they are asked. */
  @IsArray()
  @ArrayMaxSize(PREFERRED_SUPPLIERS_MAX)
  @ArrayUnique()
  @IsUUID(undefined, { each: true })
  supplierIds: string[];
}

export class PreferredSupplierResponse {
  supplierId: string;
  companyName: string;
  /** The main trade. */
  @IsIn(TRADES) trade: Trade;
  /** All trades, the main one first. */
  @IsIn(TRADES, { each: true }) trades: Trade[];
}
