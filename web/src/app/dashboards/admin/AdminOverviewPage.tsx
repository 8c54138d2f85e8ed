import { wholePercent } from '@contract/percent';
import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { Loaded } from '@shared/list/Loaded';
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/controls/Button';
import { PaneMeter } from '@ui/data/PaneMeter';
import { Text } from '@ui/layout/Heading';
import { Section } from '@ui/layout/Section';
import { Link } from '@ui/link/Link';
import { overviewQuery, type AdminStats } from '../../../features/admin/api/overview';
import { LogLines } from '../../../features/admin/components/log/LogLines';
import { Attention } from '../../../features/admin/components/overview/Attention';
import { Figures } from '../../../features/admin/components/overview/Figures';
import { OverviewHead } from '../../../features/admin/components/overview/OverviewHead';
import { SystemState } from '../../../features/admin/components/overview/SystemState';
import { Trends } from '../../../features/admin/components/overview/Trends';
import { ITEMS, PHASES } from '../../../features/readiness/api/items';
import { progressOf } from '../../../features/readiness/api/progress';
import { useScan } from '../../../features/readiness/api/use-scan';
import styles from '../../../features/admin/components/overview/overview.module.css';

function Readiness() {
  const t = useT();
  const { percent } = useFormats();
  const { statuses, running, endedAt, start } = useScan({ quiet: true, atOnce: false });
  const all = progressOf(ITEMS, statuses);
  return (
    <Section
      title={t('admin.overview.readiness')}
      aside={
        endedAt ? (
          <strong>{percent(wholePercent(all.share))}</strong>
        ) : (
          <Link href={paths.readiness()}>{t('admin.overview.openReadiness')}</Link>
        )
      }
    >
      {endedAt ? (
        <div className={styles.meters}>
          {PHASES.map((phase) => {
            const { done, total } = progressOf(
              ITEMS.filter((item) => item.phase === phase),
              statuses,
            );
            return (
              <PaneMeter
                key={phase}
                done={done}
                total={total}
                label={t(`readiness.phase.${phase}`)}
                figure={t('readiness.of', { done, total })}
              />
            );
          })}
        </div>
      ) : (
        <Text ink={2}>{t('admin.overview.readinessText')}</Text>
      )}
      <div className={styles.buttons}>
        <Button
          variant="secondary"
          loading={running}
          onClick={start}
          icon={<IconRefresh size={18} stroke={1.75} aria-hidden />}
        >
          {t(endedAt ? 'readiness.scan' : 'readiness.scanFirst')}
        </Button>
      </div>
    </Section>
  );
}

function Overview({ stats }: { stats: AdminStats }) {
  const t = useT();
  return (
    <div className={styles.overview}>
      <Attention stats={stats} />
      <Figures stats={stats} />
      <Trends newAccounts={stats.newAccounts} />
      <div className={styles.pair}>
        <Section
          title={t('admin.log.title')}
          aside={<Link href={paths.adminAudit()}>{t('admin.overview.openLog')}</Link>}
        >
          <LogLines filters={{ by: 'people', chat: 'false' }} count={6} empty={t('admin.users.noTrail')} />
        </Section>
        <div className={styles.stack}>
          <SystemState stats={stats} />
          <Readiness />
        </div>
      </div>
    </div>
  );
}

/** The admin's first page: figures, tasks and recent actions. */
export default function AdminOverviewPage() {
  const stats = useQuery(overviewQuery());
  return (
    <>
      <OverviewHead />
      <Loaded query={stats}>{(data) => <Overview stats={data} />}</Loaded>
    </>
  );
}
