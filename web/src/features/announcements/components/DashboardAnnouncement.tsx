import { ANNOUNCEMENT_REFRESH_MS } from '@contract/limits';
import { useLanguage } from '@i18n/language-context';
import { useT } from '@i18n/messages';
import IconSpeakerphone from '@tabler/icons-react/dist/esm/icons/IconSpeakerphone.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { IconButton } from '@ui/controls/IconButton';
import { cx } from '@ui/cx';
import { Link } from '@ui/link/Link';
import { stepAside } from '@ui/overlay/free-place';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { readAnnouncement, type Announcement } from '../api/read-announcement';
import { keep, readKept } from '../kept';
import { onQuiet } from '../quiet-moment';
import styles from './DashboardAnnouncement.module.css';

/** Read again when the live stream says so; every minute for those that begin or end at a time. */
const currentQuery = queryOptions({
  queryKey: ['announcements', 'current'],
  queryFn: ({ signal }) => readAnnouncement(signal),
  refetchInterval: ANNOUNCEMENT_REFRESH_MS,
});

interface StripProps {
  announcement: Announcement;
  floating: boolean;
  /** It floats, and would cover something wherever it stays, if only text: it takes its place. */
  onNoPlace: () => void;
  onClose: () => void;
}

/** Phones, where a page of fields leaves no place free. A wide window has one, or a list that is all links. */
const NARROW = '(max-width: 47.99em)';

function Strip({ announcement, floating, onNoPlace, onClose }: StripProps) {
  const t = useT();
  const { language } = useLanguage();
  const strip = useRef<HTMLElement>(null);
  const giveUp = useEffectEvent(() => window.matchMedia(NARROW).matches && onNoPlace());
  useLayoutEffect(() => (floating && strip.current ? stepAside(strip.current, () => giveUp()) : undefined), [floating]);
  // Further down on the page its place is out of sight. There it goes on floating, and the text beneath can be scrolled.
  const settle = useEffectEvent(
    () => (strip.current?.parentElement?.getBoundingClientRect().top ?? -1) >= 0 && onNoPlace(),
  );
  useEffect(() => (floating ? onQuiet(() => settle()) : undefined), [floating]);
  const url = announcement.button_url;
  const outside = url.startsWith('http') ? ({ target: '_blank', rel: 'noopener noreferrer' } as const) : {};
  return (
    <aside ref={strip} className={cx(styles.strip, floating && styles.floating)} aria-label={t('announcements.region')}>
      <IconSpeakerphone className={styles.icon} size={20} stroke={1.75} aria-hidden />
      <p className={styles.text}>
        {announcement[`message_${language}`]}{' '}
        <Link look="inline" href={url} {...outside}>
          {announcement[`button_text_${language}`]}
        </Link>
      </p>
      <IconButton label={t('announcements.close')} icon={<IconX size={18} aria-hidden />} onClick={onClose} />
    </aside>
  );
}

/**
 * The current announcement above the pages of a dashboard, until it is closed. One that comes while a page is open floats
 * above it, off what can be clicked. It takes its place with the next page, or as soon as the reader pauses at the top of this one,
 * so that nothing moves under their hand and no text stays covered; on a phone immediately where it would cover a field. Where
 * another one is already in its place, it replaces it there.
 */
export function DashboardAnnouncement() {
  const { pathname } = useLocation();
  const [{ shown: before, closedId }, setKept] = useState(readKept);
  const { data: current = before } = useQuery(currentQuery);
  const [place, setPlace] = useState({ pathname, taken: before !== null && before.id !== closedId });
  useEffect(() => keep({ shown: current }), [current]);
  const open = current && current.id !== closedId ? current : null;
  if (place.pathname !== pathname) setPlace({ pathname, taken: open !== null });
  const close = () => {
    const closed = current?.id ?? null;
    keep({ closedId: closed });
    setKept({ shown: before, closedId: closed });
    setPlace({ pathname, taken: false });
  };
  return (
    <div aria-live="polite">
      {open && (
        <Strip
          key={open.id}
          announcement={open}
          floating={!place.taken}
          onNoPlace={() => setPlace({ pathname, taken: true })}
          onClose={close}
        />
      )}
    </div>
  );
}
