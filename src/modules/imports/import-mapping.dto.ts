import { plainToInstance, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Max,
  MaxLength,
  Min,
  validate,
  ValidateNested,
  IsObject,
} from 'class-validator';
import { IMPORT_FIELD_KEYS, JOINED_BY, type ImportField } from '../../contract/import/fields.js';
import { IMPORT_PRESET_IDS } from '../../contract/import/presets.js';
import {
  BALANCE_AGES,
  DEPOSITS_HELD,
  VALUES_ASKED,
  type BalanceAge,
  type DepositsHeld,
  type ImportAnswers,
  type ImportMapping,
  type ValueAsked,
  WITHOUT_EMAIL,
  type WithoutEmail,
} from '../../contract/import/questions.js';
import { LANGUAGES, type Language } from '../../contract/languages.js';
import { Problem } from '../../platform/errors/problem.js';
import { invalidField } from '../../platform/errors/refusals.js';
import { parseStrictJson } from '../../platform/http/strict-json.js';
import { invalidInput } from '../../platform/http/validation.js';

const LANGUAGE_CODES = LANGUAGES.map(({ code }) => code);

/** The number of columns of a file that are read. No table of homes has more. */
export const COLUMNS_MAX = 200;

export class MappedColumn {
  /** The column of the file, counted from 0. */
  @IsInt()
  @Min(0)
  @Max(COLUMNS_MAX - 1)
  at: number;
  @IsIn(IMPORT_FIELD_KEYS) field: ImportField;
}

/** Which fields the columns of a file fill. Other columns are ignored. */
export class MappingRequest implements ImportMapping {
  @IsArray()
  @ArrayMaxSize(COLUMNS_MAX)
  @IsObject({ each: true })
  @ValidateNested({ each: true })
  @Type(() => MappedColumn)
  columns: MappedColumn[];
  /** Splits an address in one cell; by default true. */
  @IsOptional() @IsBoolean() splitAddress?: boolean;
  /** Splits several tenants in one cell; by default true. */
  @IsOptional() @IsBoolean() splitNames?: boolean;
  @IsOptional() @IsIn(IMPORT_PRESET_IDS) preset?: string | null;
}

export class DefaultsRequest {
  @IsOptional() @IsString() @MaxLength(60) country?: string;
  @IsOptional() @IsString() @MaxLength(60) region?: string;
  @IsOptional() @IsString() @MaxLength(80) city?: string;
  @IsOptional() @IsString() @MaxLength(12) postalCode?: string;
  @IsOptional() @IsString() @MaxLength(20) unit?: string;
  @IsOptional() @IsString() @MaxLength(60) propertyType?: string;
  @IsOptional() @IsString() @MaxLength(2) dueDay?: string;
}

export class ValueRequest {
  @IsIn(VALUES_ASKED) column: ValueAsked;
  @IsString() @MaxLength(60) text: string;
  @IsString() @MaxLength(60) value: string;
}

export class DayOrderRequest {
  /** A country's code; empty for lines without one. */
  @IsString() @MaxLength(2) country: string;
  @IsBoolean() dayFirst: boolean;
}

/** Answers to the questions about a file. */
export class AnswersRequest implements ImportAnswers {
  /** Whether 03/04/2026 is the 3rd of April. */
  @IsOptional() @IsBoolean() dayFirst?: boolean;
  /** The same for the lines of one country; it has priority over `dayFirst`. */
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(300)
  @IsObject({ each: true })
  @ValidateNested({ each: true })
  @Type(() => DayOrderRequest)
  dayFirstIn?: DayOrderRequest[];
  /** The language of tenants whose line doesn't name one; by default, the usual one at the property. */
  @IsOptional() @IsIn(LANGUAGE_CODES) language?: Language;
  @IsOptional() @IsIn(['point', 'comma']) decimalMark?: 'point' | 'comma';
  /** Whether 3-1200 Maple St is unit 3, or a number of two parts. */
  @IsOptional() @IsIn(['unit', 'number']) unitFirst?: 'unit' | 'number';
  @IsOptional() @IsIn(['owed', 'paid_ahead']) negativeBalance?: 'owed' | 'paid_ahead';
  /**
   * For balances whose line has no date: due like the latest rents that they cover, or on the day before the import.
   */
  @IsOptional() @IsIn(BALANCE_AGES) balanceAge?: BalanceAge;
  /** Whether the landlord already holds the deposits of leases that have begun; an amount on the line has priority. */
  @IsOptional() @IsIn(DEPOSITS_HELD) depositsHeld?: DepositsHeld;
  @IsOptional() @IsIn(WITHOUT_EMAIL) withoutEmail?: WithoutEmail;
  @IsOptional() @IsObject() @ValidateNested() @Type(() => DefaultsRequest) defaults?: DefaultsRequest;
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(60)
  @IsObject({ each: true })
  @ValidateNested({ each: true })
  @Type(() => ValueRequest)
  values?: ValueRequest[];
}

/** Reads the text field `mapping`; 400 says what is wrong in it. */
export async function mappingOf(text: string | undefined): Promise<ImportMapping | null> {
  const mapping = await readJson(text, 'mapping', MappingRequest);
  if (!mapping) return null;
  mapping.columns.forEach(({ at, field }, nth) => {
    const twice = mapping.columns.findIndex(
      (other) => other.at === at || (other.field === field && !(field in JOINED_BY)),
    );
    if (twice !== nth)
      throw invalidField(
        `mapping.columns.${nth}`,
        `mapping.columns.${nth} names a column or a field again`,
        'column_twice',
      );
  });
  return mapping;
}

/** Reads the text field `answers`; 400 says what is wrong in it. */
export function answersOf(text: string | undefined): Promise<ImportAnswers | null> {
  return readJson(text, 'answers', AnswersRequest);
}

async function readJson<T extends object>(
  text: string | undefined,
  name: string,
  shape: new () => T,
): Promise<T | null> {
  if (!text) return null;
  const value = parsed(text, name);
  if (value === null || typeof value !== 'object' || Array.isArray(value))
    throw invalidField(name, `${name} must be an object`, 'shape');
  const instance = plainToInstance(shape, value);
  const errors = await validate(instance, { whitelist: true, forbidNonWhitelisted: true, stopAtFirstError: true });
  if (errors.length > 0) throw invalidInput(errors);
  // Plain copies go to the worker thread.
  return structuredClone(JSON.parse(JSON.stringify(instance)) as T);
}

function parsed(text: string, name: string): unknown {
  try {
    return parseStrictJson(text);
  } catch (error) {
    if (error instanceof Problem && error.code === 'invalid_body')
      throw invalidField(name, `${name} must be JSON`, 'shape');
    throw error;
  }
}
