import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { LoadFailure } from '@shared/list/Loaded';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/controls/Button';
import { IconButton } from '@ui/controls/IconButton';
import { Card } from '@ui/layout/Card';
import { Section } from '@ui/layout/Section';
import { useState } from 'react';
import { coveragesQuery, type Coverage } from '../api/coverages';
import { CoverageDialog, RemoveCoverageDialog } from './CoverageDialog';
import styles from './maintenance.module.css';

const ICON = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

type Task = { kind: 'edit'; coverage?: Coverage } | { kind: 'remove'; coverage: Coverage };

/** What of a unit is under warranty or insured: a repair request of it says so. */
export default function CoverageCard({ unitId, archived }: { unitId: string; archived: boolean }) {
  const t = useT();
  const [task, begin] = useState<Task>();
  const close = () => begin(undefined);
  const query = useQuery(coveragesQuery(unitId));
  const { data } = query;
  if (!data) return query.isError ? <LoadFailure error={query.error} retry={() => void query.refetch()} /> : null;
  if (archived && data.length === 0) return null;
  return (
    <Card>
      <Section title={t('maintenance.coverage')}>
        {data.length === 0 ? (
          <p className={styles.text}>{t('maintenance.coverage.none')}</p>
        ) : (
          <ul className={styles.covers}>
            {data.map((coverage) => (
              <Row key={coverage.id} coverage={coverage} begin={begin} />
            ))}
          </ul>
        )}
        {!archived && (
          <div className={styles.foot}>
            <Button variant="secondary" size="sm" onClick={() => begin({ kind: 'edit' })}>
              {t('maintenance.coverage.add')}
            </Button>
          </div>
        )}
      </Section>
      {task?.kind === 'edit' && <CoverageDialog unitId={unitId} present={task.coverage} onClose={close} />}
      {task?.kind === 'remove' && <RemoveCoverageDialog coverage={task.coverage} onClose={close} />}
    </Card>
  );
}

function Row({ coverage, begin }: { coverage: Coverage; begin: (task: Task) => void }) {
  const t = useT();
  const { day } = useFormats();
  const { kind, deviceKind, deviceName, provider, number, phone, covers, validUntil, expired } = coverage;
  const what = deviceName ?? (deviceKind ? t(`maintenance.device.${deviceKind}`) : t('maintenance.coverage.whole'));
  return (
    <li>
      <span className={styles.cover}>
        <strong>{t(`maintenance.coverage.of.${kind}`, { what })}</strong>
        <span>{[provider, phone, number].filter(Boolean).join(' · ')}</span>
        {covers && <span>{covers}</span>}
        <span>
          {t(expired ? 'maintenance.coverage.ended' : 'maintenance.coverage.until', { day: day(validUntil) })}
        </span>
      </span>
      <span className={styles.actions}>
        <IconButton
          label={t('maintenance.editOne', { title: provider })}
          icon={<IconPencil {...ICON} />}
          onClick={() => begin({ kind: 'edit', coverage })}
        />
        <IconButton
          label={t('maintenance.deleteOne', { title: provider })}
          icon={<IconTrash {...ICON} />}
          onClick={() => begin({ kind: 'remove', coverage })}
        />
      </span>
    </li>
  );
}
