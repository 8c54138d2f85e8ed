import { Body, Controller, Delete, Get, HttpCode, Patch, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { NeedsPassword, Roles } from '../../platform/auth/decorators.js';
import { SecretAnswer } from '../../platform/idempotency/secret-answer.decorator.js';
import { LimitedByPerson } from '../../platform/throttle/limited.decorator.js';
import {
  CalendarAddressResponse,
  CalendarChange,
  CalendarFeedResponse,
  NewCalendarAddress,
} from './calendar-feed.dto.js';
import { CalendarFeeds } from './calendar-feeds.service.js';
import { NEW_CALENDARS } from './limits.js';

/** One's own calendar: its private address, and what it shows. Never for a key. */
@ApiTags('calendar')
@Roles('tenant', 'landlord', 'supplier', 'technician')
@NeedsPassword()
@Controller('calendar-feed')
export class CalendarFeedsController {
  constructor(private readonly feeds: CalendarFeeds) {}

  /** Whether there is an address, what it shows and when it was last read. The address itself can't be shown again. */
  @Get()
  own(): Promise<CalendarFeedResponse> {
    return this.feeds.own();
  }

  /**
   * Makes the address, which only this answer contains; one from before stops working. The person gets a mail. 401
   * `invalid_credentials`, or `two_factor_required` with a challenge; 403 in the demo and `email_unverified`.
   */
  @SecretAnswer()
  @LimitedByPerson(NEW_CALENDARS)
  @Post()
  make(@Body() body: NewCalendarAddress): Promise<CalendarAddressResponse> {
    return this.feeds.make(body);
  }

  /** Changes what it shows. 400 for what a calendar can't show to the role, 404 without an address. */
  @Patch()
  change(@Body() body: CalendarChange): Promise<CalendarFeedResponse> {
    return this.feeds.change(body);
  }

  /** Turns the address off: the next reading answers 404. Twice does no harm. */
  @Delete()
  @HttpCode(204)
  turnOff(): Promise<void> {
    return this.feeds.turnOff();
  }
}
