import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { useNote } from '@shared/notes';
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs';
import { Button } from '@ui/controls/Button';
import { FactList } from '@ui/data/FactList';
import { Dialog } from '@ui/overlay/Dialog';
import { toast } from '@ui/overlay/toastStore';
import { Notice } from '@ui/states/Notice';
import { useRetryJob, type FailedJob } from '../../api/failed-jobs';
import lists from '@shared/list/list.module.css';

/** A job that failed for good: why, how often, and the button that queues it again. */
export function FailedJobDialog({ job, onClose }: { job: FailedJob; onClose: () => void }) {
  const t = useT();
  const note = useNote('admin');
  const { instant } = useFormats();
  const retry = useRetryJob(job.id);
  const done = () => {
    toast({ kind: 'success', title: note((t) => t('admin.jobs.retried')) });
    onClose();
  };
  return (
    <Dialog
      open
      size="lg"
      title={job.name}
      closeLabel={t('admin.close')}
      onClose={onClose}
      actions={
        <Button
          loading={retry.isPending}
          icon={<IconRefresh size={18} stroke={1.75} aria-hidden />}
          onClick={() => retry.mutate(undefined, { onSuccess: done })}
        >
          {t('admin.jobs.retry')}
        </Button>
      }
    >
      <div className={lists.stack}>
        <Notice tone="danger" title={t('admin.jobs.failure')}>
          {job.failure ?? t('admin.jobs.noFailure')}
        </Notice>
        <FactList
          facts={[
            { label: t('admin.jobs.kind'), value: t(`admin.jobs.kind.${job.kind}`) },
            { label: t('admin.jobs.attempts'), value: job.attempts },
            ...(job.kind === 'schedule' ? [{ label: t('admin.jobs.times'), value: job.times }] : []),
            { label: t('admin.jobs.queuedAt'), value: instant(job.queuedAt) },
            { label: t('admin.jobs.failedAt'), value: instant(job.failedAt) },
          ]}
        />
        <p>{t(`admin.jobs.explain.${job.kind}`)}</p>
      </div>
    </Dialog>
  );
}
