import { lazyPart } from '@i18n/lazy-part';
import { useSyncExternalStore } from 'react';
import { useLiveQuery } from '../../live-query';
import { Stub } from '../../sections/stub/Stub';
import styles from './newsletter.module.css';

/** On its own: forms bring more script than a page that is mostly read should wait for. */
const NewsletterForm = lazyPart('forms', () => import('./NewsletterForm'));

/** For people who come from an email: it includes the code that calls the server. */
const FollowLink = lazyPart('page/newsletter', () => import('./FollowLink'));

const never = () => () => undefined;

/** The link of an email is handled here. Without one, the form asks for an address. */
function Middle() {
  const confirm = useLiveQuery('confirm');
  const unsubscribe = useLiveQuery('unsubscribe');
  const stop = useLiveQuery('stop');
  // Prerendered documents contain only the styles of the page, so the form appears when the page is live.
  const live = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const space = <div className={styles.space} />;
  if (confirm) return <FollowLink key={confirm} step="confirm" token={confirm} fallback={space} />;
  if (unsubscribe) return <FollowLink key={unsubscribe} step="unsubscribe" token={unsubscribe} fallback={space} />;
  if (stop) return <FollowLink key={stop} step="stop" token={stop} fallback={space} />;
  return live ? <NewsletterForm fallback={space} /> : space;
}

/** The newsletter, by double opt-in (docs/specification/product.md). Links of sales emails lead here too, and say what they stop. */
export default function NewsletterPage() {
  const stops = useLiveQuery('stop') !== undefined;
  return <Stub id={stops ? 'newsletter.stop' : 'newsletter'} ways={['news', 'impact']} card={<Middle />} />;
}
