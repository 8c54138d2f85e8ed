import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { useNote } from '@shared/notes';
import IconPlayerPlay from '@tabler/icons-react/dist/esm/icons/IconPlayerPlay.mjs';
import { Button } from '@ui/controls/Button';
import { FactList } from '@ui/data/FactList';
import { Dialog } from '@ui/overlay/Dialog';
import { toast } from '@ui/overlay/toastStore';
import { Notice } from '@ui/states/Notice';
import { useRunSchedule, type Schedule } from '../../api/schedules';
import { useScheduleWords } from './schedule-words';
import lists from '@shared/list/list.module.css';

/** One schedule: its last and next run, why the last one failed, and the button that runs it now. */
export function ScheduleDialog({ schedule, onClose }: { schedule: Schedule; onClose: () => void }) {
  const t = useT();
  const note = useNote('admin');
  const words = useScheduleWords();
  const { instant } = useFormats();
  const run = useRunSchedule(schedule.name);
  const time = (at: string | null) => (at ? instant(at) : '–');
  const started = () => toast({ kind: 'success', title: note((t) => t('admin.schedules.queued')) });
  return (
    <Dialog
      open
      size="lg"
      title={words.title(schedule)}
      closeLabel={t('admin.close')}
      onClose={onClose}
      actions={
        <Button
          loading={run.isPending}
          disabled={schedule.running}
          icon={<IconPlayerPlay size={18} stroke={1.75} aria-hidden />}
          onClick={() => run.mutate(undefined, { onSuccess: started })}
        >
          {t('admin.schedules.run')}
        </Button>
      }
    >
      <div className={lists.stack}>
        {schedule.failure && (
          <Notice tone="danger" title={t('admin.schedules.failure')}>
            {schedule.failure}
          </Notice>
        )}
        <FactList
          facts={[
            { label: t('admin.schedules.state'), value: words.chip(schedule) },
            { label: t('admin.schedules.last'), value: time(schedule.lastStartedAt) },
            { label: t('admin.schedules.duration'), value: words.duration(schedule) },
            ...(schedule.failedRuns > 0
              ? [
                  { label: t('admin.schedules.succeeded'), value: time(schedule.lastSucceededAt) },
                  { label: t('admin.schedules.failedRuns'), value: schedule.failedRuns },
                ]
              : []),
            { label: t('admin.schedules.next'), value: instant(schedule.nextRunAt) },
            { label: t('admin.schedules.cron'), value: <code>{schedule.cron}</code> },
            { label: t('admin.jobs.name'), value: <code>{schedule.name}</code> },
          ]}
        />
        <p>{t('admin.schedules.runText')}</p>
      </div>
    </Dialog>
  );
}
