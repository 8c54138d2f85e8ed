import { LISTING_SORTS } from '@contract/listing-options';
import { lazyPart } from '@i18n/lazy-part';
import { messageId } from '@i18n/message-ids';
import { useT } from '@i18n/messages';
import { Button } from '@ui/controls/Button';
import { Tag } from '@ui/controls/Tag';
import { cx } from '@ui/cx';
import { Heading, Text } from '@ui/layout/Heading';
import { Notice } from '@ui/states/Notice';
import { Skeleton } from '@ui/states/Skeleton';
import { Choice } from './Choice';
import { HomeCard } from './HomeCard';
import { FLAGS, type Search } from './search';
import type { Favorites } from './use-favorites';
import type { useHomes } from './use-homes';
import type { Change } from './use-search';
import styles from './marketplace.module.css';

/** What takes the place of homes has a drawing, which comes when it is wanted. */
const NoHomes = lazyPart('page/rental-marketplace', () => import('./NoHomes'));

interface ResultsProps {
  search: Search;
  view: 'grid' | 'list';
  change: Change;
  result: ReturnType<typeof useHomes>;
  favorites: Favorites;
}

/** How many there are, which filters hold, and in which order. */
function Head({ search, change, result }: Omit<ResultsProps, 'view' | 'favorites'>) {
  const t = useT();
  const sorts = LISTING_SORTS.map((value) => ({
    value,
    label: t(messageId(`rental-marketplace.sort.${value.replace('-', 'down-')}`)),
  }));
  return (
    <div className={styles.head}>
      <Heading level={1} look="page" tabIndex={-1}>
        <span aria-live="polite">
          {result.status === 'ready'
            ? t('rental-marketplace.title.count', { count: result.total })
            : t('rental-marketplace.title')}
        </span>
      </Heading>
      <div className={styles.inForce}>
        {FLAGS.filter((flag) => search[flag]).map((flag) => (
          <Tag
            key={flag}
            tone="accent"
            onRemove={() => change({ [flag]: undefined })}
            removeLabel={t('rental-marketplace.remove', { filter: t(`rental-marketplace.flag.${flag}`) })}
          >
            {t(`rental-marketplace.flag.${flag}`)}
          </Tag>
        ))}
        <Choice
          quiet
          label={t('rental-marketplace.sort')}
          options={sorts}
          value={search.sort ?? LISTING_SORTS[0]}
          onChange={(sort) => change({ sort: sort === LISTING_SORTS[0] ? undefined : sort })}
        />
      </div>
    </div>
  );
}

function More({ result }: Pick<ResultsProps, 'result'>) {
  const t = useT();
  return (
    <div className={styles.more}>
      <p>{t('rental-marketplace.showing', { shown: result.homes.length, total: result.total })}</p>
      {result.next && (
        <Button variant="secondary" loading={result.loadingMore} onClick={result.more}>
          {t('rental-marketplace.more')}
        </Button>
      )}
    </div>
  );
}

function Found({ search, view, change, result, favorites }: ResultsProps) {
  const t = useT();
  if (result.status === 'loading') return <Skeleton shape="list" rows={6} label={t('rental-marketplace.loading')} />;
  if (result.status === 'failed') {
    return <NoHomes search={search} change={change} retry={result.retry} />;
  }
  if (result.homes.length === 0) return <NoHomes search={search} change={change} />;
  return (
    <>
      {result.homes.some(({ sample, contact }) => sample && !contact) && (
        <Notice>{t('rental-marketplace.samples')}</Notice>
      )}
      <ul className={cx(styles.homes, view === 'list' && styles.list)}>
        {result.homes.map((home, at) => (
          <HomeCard
            key={home.id}
            home={home}
            first={at === 0}
            favorite={favorites.isFavorite(home)}
            onFavorite={() => favorites.toggle(home)}
            onOpen={() => change({ home: home.id }, true)}
          />
        ))}
      </ul>
      <More result={result} />
    </>
  );
}

/** The homes that were found, or why there are none. */
export function Results(props: ResultsProps) {
  const t = useT();
  return (
    <div className={styles.results}>
      <Head {...props} />
      {/* Part of the document and its largest text. What the list adds later is smaller, so the page counts as painted
          immediately. */}
      <Text look="lead" ink={2} className={styles.lead}>
        {t('rental-marketplace.lead')}
      </Text>
      <Found {...props} />
    </div>
  );
}
