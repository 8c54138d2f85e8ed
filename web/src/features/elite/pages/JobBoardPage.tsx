import { toProblem } from '@api/problem';
import { ISSUE_TYPES } from '@contract/priorities';
import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { useByWords } from '@shared/list/by-words';
import { ListSearch } from '@shared/list/ListSearch';
import { LoadFailure } from '@shared/list/Loaded';
import { oneOf, useListAddress } from '@shared/list/use-list-address';
import { useMorePages } from '@shared/list/use-more-pages';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Button, ButtonLink } from '@ui/controls/Button';
import { Switch } from '@ui/fields/Choice';
import { SelectField } from '@ui/fields/SelectField';
import { PageHead } from '@ui/layout/Section';
import { Link } from '@ui/link/Link';
import { Skeleton } from '@ui/states/Skeleton';
import { EmptyState } from '@ui/states/StatePanel';
import { ownEliteQuery } from '../api/elite';
import { jobBoardQuery, type BoardJob } from '../api/job-board';
import { BoardJobCard } from '../components/BoardJobCard';
import styles from './JobBoardPage.module.css';

const TRADES = ISSUE_TYPES.map(({ trade }) => trade);
const NAMES = ['q', 'trade', 'only'] as const;

/** /dashboards/supplier/board: open jobs that landlords show to Elite Partners (docs/specification/elite-partners.md). */
export default function JobBoardPage() {
  const t = useT();
  const { values, set } = useListAddress(NAMES);
  const elite = useQuery(ownEliteQuery);
  const query = useInfiniteQuery({
    ...jobBoardQuery({
      q: values.q || undefined,
      trade: oneOf(TRADES, values.trade),
      fitting: Boolean(values.only) || undefined,
    }),
    // The board is asked for only by those who may see it: a refusal would be an error in the browser's console.
    enabled: elite.data === true,
  });
  // A subscription may end while the page is open.
  const closed = elite.data === false || (query.isError && toProblem(query.error).code === 'elite_required');
  const trades = useByWords(TRADES.map((trade) => ({ value: trade, label: t(`service-requests.trade.${trade}`) })));
  if (elite.isError && elite.data === undefined)
    return <LoadFailure error={elite.error} retry={() => void elite.refetch()} />;
  return (
    <>
      <PageHead title={t('elite.board.title')} subtitle={t('elite.board.lead')} />
      {closed ? (
        <ForEliteOnly />
      ) : (
        <div className={styles.page}>
          <div role="search" className={styles.filters}>
            <ListSearch value={values.q} label={t('elite.board.search')} onChange={(text) => set('q', text)} />
            <SelectField
              hideLabel
              label={t('elite.board.trade')}
              placeholder={t('elite.board.allTrades')}
              options={trades}
              value={values.trade}
              onChange={(event) => set('trade', event.target.value)}
            />
            <Switch
              className={styles.only}
              label={t('elite.board.only')}
              checked={Boolean(values.only)}
              onChange={(event) => set('only', event.target.checked ? '1' : '')}
            />
          </div>
          <p className={styles.footer}>
            {t('elite.board.fitFirst')} <Link href={paths.supplierProfile()}>{t('elite.board.toProfile')}</Link>
          </p>
          <Jobs query={query} filtered={Boolean(values.q || values.trade || values.only)} />
        </div>
      )}
    </>
  );
}

function Jobs({ query, filtered }: { query: Parameters<typeof useMorePages<BoardJob>>[0]; filtered: boolean }) {
  const t = useT();
  const { rows, more, footer } = useMorePages(query);
  if (!rows)
    return query.isError ? (
      <LoadFailure error={query.error} retry={() => void query.refetch()} />
    ) : (
      <Skeleton shape="list" label={t('app.loading')} />
    );
  if (rows.length === 0)
    return (
      <EmptyState title={t(filtered ? 'elite.board.noneFound' : 'elite.board.none')}>
        {t(filtered ? 'elite.board.noneFoundText' : 'elite.board.noneText')}
      </EmptyState>
    );
  return (
    <>
      <ul className={styles.jobs}>
        {rows.map((job) => (
          <BoardJobCard key={job.id} job={job} />
        ))}
      </ul>
      {footer && <p className={styles.footer}>{footer}</p>}
      {more && (
        <div>
          <Button variant="secondary" loading={more.loading} onClick={more.onClick}>
            {more.label}
          </Button>
        </div>
      )}
    </>
  );
}

function ForEliteOnly() {
  const t = useT();
  return (
    <EmptyState
      title={t('elite.board.closed')}
      actions={<ButtonLink href={paths.eliteSubscribe()}>{t('elite.board.become')}</ButtonLink>}
    >
      {t('elite.board.closedText')}
    </EmptyState>
  );
}
