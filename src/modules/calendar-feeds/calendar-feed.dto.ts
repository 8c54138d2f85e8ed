import { ArrayMinSize, ArrayUnique, IsArray, IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { CALENDAR_KINDS, type CalendarKind } from '../../contract/calendar-feeds.js';
import { PASSWORD_MAX } from '../../contract/limits.js';

/** A session alone makes no address: someone who took over a session could go on reading. */
export class NewCalendarAddress {
  /** The password; people who have none get a code by email instead. */
  @IsOptional() @IsString() @MaxLength(PASSWORD_MAX) currentPassword?: string;
  /** From verify-2fa. */
  @IsOptional() @IsString() @MaxLength(200) verificationToken?: string;
}

export class CalendarChange {
  /** What it shows, of what a calendar can show to the role. */
  @IsArray() @ArrayMinSize(1) @ArrayUnique() @IsIn(CALENDAR_KINDS, { each: true }) kinds: CalendarKind[];
}

export class CalendarFeedResponse {
  /** Whether there is an address. */
  on: boolean;
  @IsIn(CALENDAR_KINDS, { each: true }) kinds: CalendarKind[];
  /** When the address was made; null without one. */
  createdAt: string | null;
  /** When a calendar program last read it, to the minute; null until then. */
  lastReadAt: string | null;
}

export class CalendarAddressResponse extends CalendarFeedResponse {
  /** The address to subscribe to. It is in this answer and never again. */
  address: string;
}

export interface CalendarFeedRow {
  kinds: CalendarKind[];
  createdAt: Date;
  lastReadAt: Date | null;
}

/** `usual` is what a new one would show. */
export function toCalendarFeed(row: CalendarFeedRow | undefined, usual: readonly CalendarKind[]): CalendarFeedResponse {
  return {
    on: row !== undefined,
    kinds: row?.kinds ?? [...usual],
    createdAt: row?.createdAt.toISOString() ?? null,
    lastReadAt: row?.lastReadAt?.toISOString() ?? null,
  };
}
