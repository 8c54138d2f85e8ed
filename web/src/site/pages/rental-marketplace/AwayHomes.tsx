import { apiFetch } from '@api/client';
import { toProblem } from '@api/problem';
import { useSession } from '@api/session';
import { useT } from '@i18n/messages';
import IconHeartFilled from '@tabler/icons-react/dist/esm/icons/IconHeartFilled.mjs';
import { IconButton } from '@ui/controls/IconButton';
import { Heading } from '@ui/layout/Heading';
import { useEffect, useId, useRef, useState } from 'react';
import { forgetAway, nameKept } from '../../../features/listings/favorites/away';
import { awayFavorites, type KeptHome } from '../../../features/listings/favorites/kept';
import type { Search } from './search';
import type { Favorites } from './use-favorites';
import type { Homes } from './use-homes';
import styles from './AwayHomes.module.css';

interface AwayHomesProps {
  search: Search;
  result: Homes;
  favorites: Favorites;
  /** A favorite that couldn't be removed. */
  onFailed: () => void;
}

/** A visitor's are the favorites that the complete list doesn't contain. A filter may have left out others. */
function awayOf({ search, result, favorites: { kept = [] } }: AwayHomesProps): readonly KeptHome[] {
  const whole = !result.next && Object.keys(search).every((name) => name === 'saved' || name === 'sort');
  return whole ? kept.filter(({ id, sample }) => !sample && !result.homes.some((home) => home.id === id)) : [];
}

/** Favorites in the account, and those that couldn't be added to it. */
function useAccountsAway({ homes: listed }: Homes, userId: string | undefined) {
  const [homes, setHomes] = useState<readonly KeptHome[]>([]);
  useEffect(() => {
    if (userId === undefined) return setHomes([]);
    let there = true;
    const read = async () => (await (await apiFetch('/api/listings/favorites/away')).json()) as KeptHome[];
    const show = (found: readonly KeptHome[]) =>
      there &&
      setHomes([
        ...found,
        ...awayFavorites(userId).filter(({ id }) => ![...found, ...listed].some((home) => home.id === id)),
      ]);
    read().then(show, () => show([]));
    return () => void (there = false);
  }, [userId, listed]);
  return [homes, (id: string) => setHomes((before) => before.filter((home) => home.id !== id))] as const;
}

/**
 * The clicked button disappears with its row, so the focus moves to the heading above it, or to the page's heading after the
 * last row.
 */
function useFocusAfter(rows: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(rows);
  useEffect(() => {
    const lost = document.activeElement === document.body;
    if (rows < before.current && lost) (heading.current ?? document.querySelector('h1'))?.focus();
    before.current = rows;
  }, [rows]);
  return heading;
}

/** Favorite homes that are no longer on the market. They are shown until the reader removes them. */
export default function AwayHomes(props: AwayHomesProps) {
  const t = useT();
  const headingId = useId();
  const session = useSession();
  const userId = session.status === 'signed-in' ? session.profile.userId : undefined;
  const { result, favorites, onFailed } = props;
  const [accounts, leave] = useAccountsAway(result, userId);
  const homes = [...awayOf(props), ...accounts];
  const heading = useFocusAfter(homes.length);
  useEffect(() => nameKept(result.homes), [result.homes]);
  const unmark = async (id: string) => {
    const sent =
      userId === undefined ? Promise.resolve() : apiFetch(`/api/listings/${id}/favorite`, { method: 'DELETE' });
    // 404: it was never added to the account.
    const done = await sent.then(
      () => true,
      (error: unknown) => toProblem(error).status === 404,
    );
    if (!done) return onFailed();
    favorites.forget(id);
    if (userId !== undefined) forgetAway(id, userId);
    leave(id);
  };
  if (homes.length === 0) return null;
  return (
    <section className={styles.away} aria-labelledby={headingId}>
      <Heading level={2} look="section" id={headingId} ref={heading} tabIndex={-1}>
        {t('rental-marketplace.away')}
      </Heading>
      <ul className={styles.homes}>
        {homes
          .map(({ id, title }) => ({ id, title: title || t('rental-marketplace.gone') }))
          .map(({ id, title }) => (
            <li key={id} className={styles.home}>
              <p>
                <strong>{title}</strong>
                <span>{t('rental-marketplace.goneText')}</span>
              </p>
              <IconButton
                label={t('rental-marketplace.favorite', { title })}
                aria-pressed
                icon={<IconHeartFilled size={20} aria-hidden />}
                onClick={() => void unmark(id)}
              />
            </li>
          ))}
      </ul>
    </section>
  );
}
