import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { LoadFailure } from '@shared/list/Loaded';
import { useNote } from '@shared/notes';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/controls/Button';
import { Text } from '@ui/layout/Heading';
import { Section } from '@ui/layout/Section';
import { Dialog } from '@ui/overlay/Dialog';
import { toast } from '@ui/overlay/toastStore';
import { Notice } from '@ui/states/Notice';
import { Skeleton } from '@ui/states/Skeleton';
import { useState } from 'react';
import { demoQuery, useResetDemo, type DemoState } from '../../api/settings';
import { useExplain } from '../people/names';
import lists from '@shared/list/list.module.css';

function ResetDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const note = useNote('admin');
  const explain = useExplain();
  const reset = useResetDemo();
  const [refused, setRefused] = useState<string>();
  const run = () =>
    reset.mutate(undefined, {
      onSuccess: () => {
        toast({ kind: 'success', title: note((t) => t('admin.demo.started')) });
        onClose();
      },
      onError: (error) => setRefused(explain(error)),
    });
  return (
    <Dialog
      open
      size="sm"
      title={t('admin.demo.title')}
      closeLabel={t('admin.close')}
      onClose={onClose}
      actions={
        <>
          <Button data-cancel="" variant="secondary" onClick={onClose}>
            {t('admin.cancel')}
          </Button>
          <Button variant="danger" loading={reset.isPending} onClick={run}>
            {t('admin.demo.reset')}
          </Button>
        </>
      }
    >
      <div className={lists.stack}>
        {refused && (
          <Notice tone="danger" announce>
            {refused}
          </Notice>
        )}
        <Text>{t('admin.demo.text')}</Text>
      </div>
    </Dialog>
  );
}

function useDemoWords(): (demo: DemoState) => string {
  const t = useT();
  const { instant } = useFormats();
  return ({ enabled, filling, filledAt }) => {
    if (!enabled) return t('admin.demo.off');
    if (filling) return t('admin.demo.filling');
    return filledAt ? t('admin.demo.filled', { time: instant(filledAt) }) : t('admin.demo.never');
  };
}

/** The demo world: when it was filled, and a button to reset it before its hourly reset. */
export function DemoSection() {
  const t = useT();
  const words = useDemoWords();
  const query = useQuery(demoQuery);
  const [asking, setAsking] = useState(false);
  if (query.isError) return <LoadFailure error={query.error} retry={() => void query.refetch()} />;
  const demo = query.data;
  return (
    <Section
      title={t('admin.demo.section')}
      aside={
        demo?.enabled && (
          <Button size="sm" variant="secondary" loading={demo.filling} onClick={() => setAsking(true)}>
            {t('admin.demo.reset')}
          </Button>
        )
      }
    >
      {demo ? (
        <div className={lists.stack} aria-live="polite">
          {demo.failedAt && !demo.filling && <Notice tone="danger">{t('admin.demo.failed')}</Notice>}
          <Text ink={2}>{words(demo)}</Text>
        </div>
      ) : (
        <Skeleton shape="lines" rows={1} label={t('app.loading')} />
      )}
      {asking && <ResetDialog onClose={() => setAsking(false)} />}
    </Section>
  );
}
