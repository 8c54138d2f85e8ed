import { useEffect, useId, useState } from 'react';
import { apiFetch } from '@api/client';
import { useT } from '@i18n/messages';
import { Button } from '@ui/controls/Button';
import { Heading } from '@ui/layout/Heading';
import type { KeptHome } from '../../../features/listings/favorites/kept';
import styles from './AwayHomes.module.css';
import type { Search } from './search';
import type { Favorites } from './use-favorites';
import type { Homes } from './use-homes';

interface AwayHomesProps {
  search: Search;
  result: Homes;
  favorites: Favorites;
}

/** Those that the account has, and those that could not go into it. */
function useAccountsAway({ favorites }: AwayHomesProps): readonly KeptHome[] {
  const [homes, setHomes] = useState<readonly KeptHome[]>([]);
  const visitor = favorites.kept !== undefined;
  useEffect(() => {
    if (visitor) return setHomes([]);
    let there = true;
    const read = async () => (await (await apiFetch('/api/listings/favorites/away')).json()) as KeptHome[];
    // The list above is there without them.
    read().then((found) => there && setHomes(found), () => undefined);
    return () => void (there = false);
  }, [visitor, favorites.away]);
  return [...homes, ...favorites.away.filter(({ id }) => !homes.some((home) => home.id === id))];
}

/** A visitor's are those that the whole list of favourites lacks; a filter beside it may have left them out. */
function awayOf({ search, result, favorites }: AwayHomesProps): readonly KeptHome[] {
  if (!favorites.kept) return [];
  const whole = result.status === 'ready' && !result.next && Object.keys(search).every((name) => name === 'saved' || name === 'sort');
  return whole ? favorites.kept.filter(({ id, sample }) => !sample && !result.homes.some((home) => home.id === id)) : [];
}

/** Homes that the reader marked and that are not offered any more: said, not dropped, until the reader takes them away. */
export default function AwayHomes(props: AwayHomesProps) {
  const t = useT();
  const heading = useId();
  const homes = [...awayOf(props), ...useAccountsAway(props)];
  if (homes.length === 0) return null;
  return (
    <section className={styles.away} aria-labelledby={heading}>
      <Heading level={2} look="section" id={heading}>
        {t('rental-marketplace.away')}
      </Heading>
      <p>{t('rental-marketplace.away.text', { count: homes.length })}</p>
      <ul className={styles.homes}>
        {homes.map(({ id, title }) => (
          <li key={id} className={styles.home}>
            <span>{title}</span>
            <Button size="sm" variant="secondary" aria-label={t('rental-marketplace.away.forget', { title })} onClick={() => void props.favorites.forget(id)}>
              {t('rental-marketplace.away.remove')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
