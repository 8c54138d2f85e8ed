import { IsIn, IsOptional } from 'class-validator';
import { LANGUAGES, type Language } from '../../contract/languages.js';
import { IsCalendarDay } from '../../platform/http/is-calendar-day.js';

export class PackageQuery {
  /** First and last day of the period, such as those of a tax year. */
  @IsCalendarDay()
  from: string;
  @IsCalendarDay()
  to: string;
  /** Of the words in the files; default: the reader's own. */
  @IsOptional()
  @IsIn(LANGUAGES.map(({ code }) => code))
  language?: Language;
}
