import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsOptional, IsUUID } from 'class-validator';

export class ExportQuery {
  /** Chosen rows, at most 200, with commas between: properties or units for units; leases for leases, tenants, payments and ledger; tenants, too, for tenants; documents or their units for documents; else the row's own id. */
  @IsOptional()
  @Transform(({ value }) => (typeof value === 'string' ? value.split(',') : value))
  @IsUUID('all', { each: true })
  @ArrayMaxSize(200)
  ids?: string[];
}
