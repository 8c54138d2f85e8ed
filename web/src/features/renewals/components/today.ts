import { day } from '@contract/days';

/** Today where the reader is, as a day. */
export function today() {
  const now = new Date();
  return day(new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10));
}
