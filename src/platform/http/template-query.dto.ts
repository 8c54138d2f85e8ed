import { IsIn, IsOptional } from 'class-validator';
import { type Language, LANGUAGES } from '../../contract/languages.js';

export class TemplateQuery {
  @IsOptional()
  @IsIn(LANGUAGES.map(({ code }) => code))
  language?: Language;
}
