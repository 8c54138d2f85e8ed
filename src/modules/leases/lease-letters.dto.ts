import { IsOptional, IsUUID } from 'class-validator';
import { TemplateQuery } from '../../platform/http/template-query.dto.js';

export class LetterQuery extends TemplateQuery {
  /** For a letter about money: the entry of the ledger that it is about. Default: the latest that has such a letter. */
  @IsOptional()
  @IsUUID()
  entry?: string;
}
