import { lazyPart } from '@i18n/lazy-part';
import { useEffect, useState } from 'react';
import styles from './AnnouncementStrip.module.css';

const Banner = lazyPart('announcements', () => import('./AnnouncementBanner'));

/** Keeps the banner's place above the header, so that nothing moves when it comes. */
export function AnnouncementStrip() {
  const [live, setLive] = useState(false);
  useEffect(() => setLive(true), []);
  return <div className={styles.strip}>{live && <Banner />}</div>;
}
