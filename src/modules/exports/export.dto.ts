import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsIn, IsOptional, IsUUID } from 'class-validator';
import { LANGUAGES, type Language } from '../../contract/languages.js';

export class ExportQuery {
  /** Chosen rows, at most 200, with commas between: properties or units for units; leases for leases, tenants, payments and ledger; tenants, too, for tenants; documents or their units for documents; else the row's own id. */
  @IsOptional()
  @Transform(({ value }) => (typeof value === 'string' ? value.split(',') : value))
  @IsUUID('all', { each: true })
  @ArrayMaxSize(200)
  ids?: string[];
  /** Headings, states, methods and kinds in words of this language; default: their names and codes, for programs. */
  @IsOptional()
  @IsIn(LANGUAGES.map(({ code }) => code))
  language?: Language;
}
