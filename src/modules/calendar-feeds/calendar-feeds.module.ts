import { Module } from '@nestjs/common';
import { ServiceRequestsModule } from '../service-requests/service-requests.module.js';
import { TwoFactorModule } from '../twofactor/two-factor.module.js';
import { CalendarFeedsController } from './calendar-feeds.controller.js';
import { CalendarFeedsPersonalData } from './calendar-feeds.personal-data.js';
import { CalendarFeeds } from './calendar-feeds.service.js';
import { CalendarController } from './calendar.controller.js';
import { FeedEntries } from './feed-entries.service.js';
import { FeedLookup } from './feed-lookup.service.js';

/** Across the others: calendars that people subscribe to in their own calendar program. */
@Module({
  imports: [TwoFactorModule, ServiceRequestsModule],
  controllers: [CalendarFeedsController, CalendarController],
  providers: [CalendarFeeds, FeedLookup, FeedEntries, CalendarFeedsPersonalData],
})
export class CalendarFeedsModule {}
