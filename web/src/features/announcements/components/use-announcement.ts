import { ANNOUNCEMENT_REFRESH_MS } from '@contract/limits';
import { useEffect, useState } from 'react';
import { readAnnouncement, type Announcement } from '../api/read-announcement';

/**
 * What is announced: undefined while it loads, null when the default shows because there is none or it cannot be read.
 * Read on load, when the window gets the focus, and every minute (docs/specification/announcements.md).
 */
export function useAnnouncement(): Announcement | null | undefined {
  const [shown, show] = useState<Announcement | null>();
  useEffect(() => {
    let stopped = false;
    const read = () => {
      readAnnouncement().then(
        (announcement) => stopped || show(announcement),
        (error: unknown) => {
          if (stopped) return;
          console.warn('The announcement could not be read.', error);
          show((before) => before ?? null);
        },
      );
    };
    read();
    const timer = setInterval(read, ANNOUNCEMENT_REFRESH_MS);
    window.addEventListener('focus', read);
    return () => {
      stopped = true;
      clearInterval(timer);
      window.removeEventListener('focus', read);
    };
  }, []);
  return shown;
}
