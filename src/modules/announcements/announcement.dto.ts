import { PartialType } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { Allow, IsBoolean, IsInt, IsOptional, IsString, Matches, MaxLength, MinLength } from 'class-validator';
import { iso, isoOrNull } from '../../platform/database/iso.js';
import { IsInstant } from '../../platform/http/is-instant.js';
import { trimmed } from '../../platform/http/trimmed.js';
import { ListQuery } from '../../platform/lists/list-query.dto.js';

/** An address with http or https, or a page of ours. */
const BUTTON_URL = /^(https?:\/\/\S+|\/(?!\/)\S*)$/;

/** An announcement in the three languages; the names of the fields are those of docs/specification/announcements.md. */
export class AnnouncementRequest {
  @trimmed @IsString() @MinLength(1) @MaxLength(300) message_en: string;
  @trimmed @IsString() @MinLength(1) @MaxLength(300) message_fr: string;
  @trimmed @IsString() @MinLength(1) @MaxLength(300) message_es: string;
  @trimmed @IsString() @MinLength(1) @MaxLength(60) button_text_en: string;
  @trimmed @IsString() @MinLength(1) @MaxLength(60) button_text_fr: string;
  @trimmed @IsString() @MinLength(1) @MaxLength(60) button_text_es: string;
  /** `https://…` opens in a new tab, `/…` is a page of the product. */
  @trimmed
  @IsString()
  @MaxLength(500)
  @Matches(BUTTON_URL, {
    message: 'button_url must begin with http://, https:// or /',
    context: { fault: 'button_link' },
  })
  button_url: string;
  @IsOptional() @IsBoolean() is_active?: boolean;
  /** When it begins to show; now, when nothing is said. */
  @IsOptional() @IsInstant() starts_at?: string;
  /** When it stops to show; null: never. */
  @IsOptional() @IsInstant() ends_at?: string | null;
}

/** What is sent is changed. */
export class AnnouncementChange extends PartialType(AnnouncementRequest, { skipNullProperties: false }) {
  @IsOptional() @IsInt() version?: number;

  @Allow() id?: unknown;
  @Allow() created_at?: unknown;
}

export class AnnouncementQuery extends ListQuery {
  /** `true` for what shows now, also for an admin, who otherwise sees all. */
  @IsOptional()
  @Transform(({ value }) => value === 'true' || value === true)
  @IsBoolean()
  current?: boolean;
}

export class AnnouncementResponse {
  id: string;
  message_en: string;
  message_fr: string;
  message_es: string;
  button_text_en: string;
  button_text_fr: string;
  button_text_es: string;
  button_url: string;
  is_active: boolean;
  starts_at: string;
  ends_at: string | null;
  created_at: string;
  version: number;
}

/** A row of the table, whose columns have the documented names already. */
export type AnnouncementRow = Omit<AnnouncementResponse, 'starts_at' | 'ends_at' | 'created_at'> & {
  starts_at: Date | string;
  ends_at: Date | string | null;
  created_at: Date | string;
};

export function toAnnouncement(row: AnnouncementRow): AnnouncementResponse {
  return {
    id: row.id,
    message_en: row.message_en,
    message_fr: row.message_fr,
    message_es: row.message_es,
    button_text_en: row.button_text_en,
    button_text_fr: row.button_text_fr,
    button_text_es: row.button_text_es,
    button_url: row.button_url,
    is_active: row.is_active,
    starts_at: iso(row.starts_at),
    ends_at: isoOrNull(row.ends_at),
    created_at: iso(row.created_at),
    version: row.version,
  };
}
