import { useSession } from '@api/session';
import { lazyPart } from '@i18n/lazy-part';
import { messageId } from '@i18n/message-ids';
import { useT } from '@i18n/messages';
import { toast } from '@ui/overlay/toastStore';
import { useEffect } from 'react';
import { expectDrawings } from './Picture';
import { Results } from './Results';
import { listQuery } from './search';
import { SearchBar } from './SearchBar';
import { useFavorites } from './use-favorites';
import { useHomes } from './use-homes';
import { useSearch } from './use-search';

/** On its own: few readers open a home, and its form brings more script than the list should wait for. */
const HomeDialog = lazyPart('page/rental-marketplace', () => import('./HomeDialog'));
/** Favorites that are no longer on the market. They are only shown with the favorites. */
const AwayHomes = lazyPart('page/rental-marketplace', () => import('./AwayHomes'));
/** Only for search engines, and only for homes that are real offers. */
const StructuredData = lazyPart('page/rental-marketplace', () => import('./StructuredData'));

/** Homes to rent: search, filters, favorites, details (docs/specification/listings.md). */
export default function RentalMarketplacePage() {
  const t = useT();
  const { live, search, change, home, view } = useSearch();
  const say = (id: string) => () =>
    void toast({ kind: 'info', title: <>{t(messageId(`rental-marketplace.${id}`))}</> });
  const favorites = useFavorites(say('favoriteFailed'));
  const known = useSession().status !== 'restoring' && (favorites.known || !search.saved);
  const query = live && known ? listQuery(search, favorites.kept !== undefined) : undefined;
  const ids = search.saved && favorites.kept ? favorites.kept.map(({ id }) => id).join(',') : '';
  const result = useHomes(query, ids, say('failed'));
  useEffect(expectDrawings, []);
  const opened = result.homes.find(({ id }) => id === home);
  return (
    <>
      <SearchBar search={search} view={view} change={change} />
      <Results search={search} view={view} change={change} result={result} favorites={favorites} />
      {search.saved && result.of === query && (
        <AwayHomes search={search} result={result} favorites={favorites} onFailed={say('favoriteFailed')} />
      )}
      {result.homes.some(({ sample }) => !sample) && <StructuredData homes={result.homes} />}
      {home && <HomeDialog key={home} id={home} known={opened} onClose={() => change({ home: undefined })} />}
    </>
  );
}
