import { ANNOUNCEMENT_REFRESH_MS } from '@contract/limits';
import { useEffect, useState } from 'react';
import { readAnnouncement, type Announcement } from '../api/read-announcement';

/** What a page needs first comes first. */
const LISTEN_AFTER_MS = 3000;
/** Pages that learn of the same change don't all ask in the same instant. */
const SPREAD_MS = 300;

/** Listens from a while after the page is there, with code that loads only then. */
function listenLater(hear: () => void): () => void {
  let stopped = false;
  let stop = () => undefined as void;
  const timer = setTimeout(() => {
    import('../api/announced').then(
      ({ onAnnounced }) => {
        if (!stopped) stop = onAnnounced(() => setTimeout(hear, Math.random() * SPREAD_MS));
      },
      (error: unknown) => console.warn('Announcements come once a minute only.', error),
    );
  }, LISTEN_AFTER_MS);
  return () => {
    stopped = true;
    clearTimeout(timer);
    stop();
  };
}

/**
 * What is announced: undefined while it loads, null when the default shows because there is none or it cannot be read.
 * Read on load, when the window gets the focus, every minute, and as soon as the server says that it changed
 * (docs/specification/announcements.md).
 */
export function useAnnouncement(): Announcement | null | undefined {
  const [shown, show] = useState<Announcement | null>();
  useEffect(() => {
    let stopped = false;
    const read = () => {
      if (stopped) return;
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
    const stopListening = listenLater(read);
    return () => {
      stopped = true;
      clearInterval(timer);
      window.removeEventListener('focus', read);
      stopListening();
    };
  }, []);
  return shown;
}
