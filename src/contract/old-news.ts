import { addDays, day, isDay } from './days.js';
import { PAYMENT_NEWS_DAYS } from './work-limits.js';

/** Whether tenants get no email about a payment that is recorded today, because it was received long ago. */
export const isOldNews = (receivedOn: string, today: string): boolean =>
  isDay(receivedOn) && receivedOn < addDays(day(today), -PAYMENT_NEWS_DAYS);
