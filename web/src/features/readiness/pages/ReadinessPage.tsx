import { useFormats } from '@i18n/formats';
import { messageId } from '@i18n/message-ids';
import { useT } from '@i18n/messages';
import { IfPage } from '@nav/IfPage';
import { paths } from '@nav/paths';
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs';
import { Button, ButtonLink } from '@ui/controls/Button';
import { PageHead } from '@ui/layout/Section';
import { Tabs } from '@ui/layout/Tabs';
import { useState } from 'react';
import { ITEMS, PHASES } from '../api/items';
import { useScan } from '../api/use-scan';
import { ItemList } from '../components/ItemList';
import { Progress } from '../components/Progress';
import styles from './ReadinessPage.module.css';

const TABS = PHASES.map((phase) => `phase-${phase}` as const);
type PhaseTab = (typeof TABS)[number];

/**
 * What this installation still needs before it can open, as found by a scan of the live server
 * (docs/specification/readiness.md).
 */
export default function ReadinessPage() {
  const t = useT();
  const { instant } = useFormats();
  const { statuses, running, endedAt, start } = useScan();
  const [tab, setTab] = useState<PhaseTab>(TABS[0] ?? 'phase-1');
  const itemsOf = (name: PhaseTab) => ITEMS.filter(({ phase }) => `phase-${phase}` === name);
  const tabs = TABS.map((id, index) => ({
    id,
    label: t(messageId(`readiness.phase.${index + 1}`)),
    count: itemsOf(id).length,
  }));
  return (
    <main id="main" className={styles.page}>
      <PageHead
        title={t('readiness.title')}
        subtitle={t('readiness.lead')}
        actions={
          <>
            <IfPage path={paths.dashboard('admin')}>
              <ButtonLink variant="ghost" href={paths.dashboard('admin')}>
                {t('readiness.back')}
              </ButtonLink>
            </IfPage>
            <Button loading={running} onClick={start} icon={<IconRefresh size={18} stroke={1.75} aria-hidden />}>
              {t(endedAt ? 'readiness.scan' : 'readiness.scanFirst')}
            </Button>
          </>
        }
      />
      <p className={styles.state} role="status">
        {running
          ? t('readiness.running')
          : endedAt
            ? t('readiness.at', { time: instant(endedAt, { timeStyle: 'medium' }) })
            : t('readiness.never')}
      </p>
      <Progress statuses={statuses} />
      <Tabs label={t('readiness.phases')} tabs={tabs} value={tab} onChange={setTab}>
        <ItemList items={itemsOf(tab)} statuses={statuses} />
      </Tabs>
    </main>
  );
}
