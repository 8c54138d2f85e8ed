import { isOver } from '@contract/promotion';
import { useSyncExternalStore } from 'react';
import { useSiteText } from '../../facts/use-site-text';

const never = () => () => undefined;

/**
 * Whether a day has passed. A page is prerendered when the product is built, maybe weeks before someone reads it. Until the
 * page is live, the answer is what the build wrote into the document, so that React finds what it expects. Then the reader's
 * clock decides.
 */
function useIsOver(day: string): boolean {
  return useSyncExternalStore(
    never,
    () => isOver(day),
    () => (typeof document === 'undefined' ? isOver(day) : document.querySelector(`[data-passed="${day}"]`) !== null),
  );
}

export interface DatePassedProps {
  /** Last day of the time that was planned, as YYYY-MM-DD. */
  day: string;
  /** Message that says so. */
  text: string;
  className?: string;
}

/** Says of a plan that its date has passed. Shown from the day after. */
export function DatePassed({ day, text, className }: DatePassedProps) {
  const say = useSiteText();
  return useIsOver(day) ? (
    <p className={className} data-passed={day}>
      {say(text)}
    </p>
  ) : null;
}
