import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsObject,
  IsOptional,
  IsString,
  Matches,
  MaxLength,
  MinLength,
  ValidateNested,
} from 'class-validator';
import {
  CONFIDENCES,
  REGION_TOPICS,
  RULE_STATUSES,
  type Confidence,
  type FlatRule,
  type RegionTopic,
  type RuleStatus,
} from '../../contract/region-rules.js';
import { REGIONS } from '../../contract/regions.js';
import { IsCalendarDay } from '../../platform/http/is-calendar-day.js';

export class RegionRuleQuery {
  /** Those of one region. */
  @IsOptional() @IsIn(REGIONS.map(({ code }) => code)) region?: string;
}

export class RegionPlaceQuery {
  /** A city, as addresses call it; without it the whole region. */
  @IsOptional()
  @IsString()
  @MaxLength(80)
  @Matches(/\p{L}/u, { message: 'place must name a city', context: { fault: 'city_name' } })
  place?: string;
}

/** One statement with where it comes from. */
export class RegionFactRequest {
  /** In English. */
  @IsString() @MinLength(1) @MaxLength(500) text: string;
  /** The same for readers of French and Spanish; without it they read the English text, with a note that says so. */
  @IsOptional() @IsString() @MaxLength(700) fr?: string | null;
  @IsOptional() @IsString() @MaxLength(700) es?: string | null;
  /** The automatic rule says the same, so screens show the sentences made of its values alone. */
  @IsOptional() @IsBoolean() saidByRule?: boolean;
  /** Page or law; needed unless the text is `unknown`. */
  @IsOptional() @IsString() @MaxLength(300) source?: string | null;
  /** Of the source: a year, a month or a day. */
  @IsOptional()
  @Matches(/^\d{4}(-\d{2}){0,2}$/, {
    message: 'sourceDate must be YYYY, YYYY-MM or YYYY-MM-DD',
    context: { fault: 'source_date' },
  })
  sourceDate?: string | null;
  @IsOptional() @IsIn(CONFIDENCES) confidence?: Confidence | null;
}

/** An official text with its section, as it is cited in each language. */
export class LawCitationResponse {
  en: string;
  fr: string;
  es: string;
  /** The text on an official page, or the page on which the authority publishes its figure. */
  page: string;
  /** The same in French; null where it isn't known to be. */
  frenchPage: string | null;
}

export class RegionFactResponse {
  /** In English. */
  text: string;
  /** Null: not translated. */
  fr: string | null;
  es: string | null;
  /** The automatic rule says the same. */
  saidByRule: boolean;
  source: string | null;
  sourceDate: string | null;
  @IsIn(CONFIDENCES) confidence: Confidence | null;
  /** The law that says so, where its section is known; `source` is the page on which it was read. */
  law: LawCitationResponse | null;
  /** Whether an official source has still to confirm it. */
  mustCheck: boolean;
  /** Whether a person has compared it with an official source. */
  checked: boolean;
}

export class EditRegionRuleRequest {
  /** None withdraws the rule of a city. */
  @IsArray()
  @ArrayMaxSize(6)
  @IsObject({ each: true })
  @ValidateNested({ each: true })
  @Type(() => RegionFactRequest)
  facts: RegionFactRequest[];
  /** The values by the paths of their fields. Null means that people decide and nothing is applied automatically. */
  @IsOptional() @IsObject() rule?: FlatRule | null;
  @IsOptional() @IsCalendarDay() validFrom?: string | null;
  @IsOptional() @IsCalendarDay() validTo?: string | null;
  /** Confirms that an official source was read and says so. */
  @IsBoolean() verified: boolean;
  @IsOptional() @IsString() @MaxLength(500) note?: string | null;
  @IsOptional() @IsInt() version?: number;
}

/** The version that begins after the one in force. */
export class NextRegionRuleResponse {
  facts: RegionFactResponse[];
  rule: FlatRule | null;
  validFrom: string | null;
  validTo: string | null;
  /** When an admin said that an official source confirms it. */
  verifiedAt: string | null;
}

/** A rule that expires soon, or has expired, with no rule recorded for the time after it. */
export class RegionRuleEndResponse {
  /** `CA-QC`. */
  region: string;
  place: string | null;
  @IsIn(REGION_TOPICS) topic: RegionTopic;
  /** Its last day. */
  validTo: string;
  expired: boolean;
}

/** A record as it is in force, or as it was. */
export class RegionRuleRecordResponse {
  /** `CA-QC`. */
  region: string;
  /** The city that it is about; null: the whole region. */
  place: string | null;
  @IsIn(REGION_TOPICS) topic: RegionTopic;
  /** What the product does with it today. */
  @IsIn(RULE_STATUSES) status: RuleStatus;
  /** None: the rule of the city is withdrawn, so the region's applies. */
  facts: RegionFactResponse[];
  rule: FlatRule | null;
  validFrom: string | null;
  validTo: string | null;
  /** The recorded rule for the time after it; null if there is none, and in the list of versions. */
  next: NextRegionRuleResponse | null;
  /** Of the newest version, which may be `next`. 0 is what the instance started with. */
  version: number;
  verifiedAt: string | null;
  note: string | null;
  changedAt: string | null;
  changedByName: string | null;
}
