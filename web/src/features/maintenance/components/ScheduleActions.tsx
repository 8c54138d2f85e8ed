import { useT } from '@i18n/messages';
import { useNote } from '@shared/notes';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconPlayerPause from '@tabler/icons-react/dist/esm/icons/IconPlayerPause.mjs';
import IconPlayerPlay from '@tabler/icons-react/dist/esm/icons/IconPlayerPlay.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { Button } from '@ui/controls/Button';
import { IconButton } from '@ui/controls/IconButton';
import { Dialog } from '@ui/overlay/Dialog';
import { toast } from '@ui/overlay/toastStore';
import { useEndSchedule, usePauseSchedule, type Schedule } from '../api/schedules';
import styles from './maintenance.module.css';

const ICON = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

export type Task = { kind: 'add' } | { kind: 'edit' | 'end'; schedule: Schedule };

/** What can be done with one schedule. */
export function ScheduleActions({ schedule, begin }: { schedule: Schedule; begin: (task: Task) => void }) {
  const t = useT();
  const note = useNote('maintenance');
  const { title, paused } = schedule;
  const pause = usePauseSchedule((saved) =>
    toast({ title: note((t) => t(saved.paused ? 'maintenance.pausedNow' : 'maintenance.resumedNow')) }),
  );
  return (
    <span className={styles.actions}>
      <IconButton
        label={t('maintenance.editOne', { title })}
        icon={<IconPencil {...ICON} />}
        onClick={() => begin({ kind: 'edit', schedule })}
      />
      <IconButton
        label={t(paused ? 'maintenance.resumeOne' : 'maintenance.pauseOne', { title })}
        icon={paused ? <IconPlayerPlay {...ICON} /> : <IconPlayerPause {...ICON} />}
        disabled={pause.isPending}
        onClick={() => pause.mutate(schedule)}
      />
      <IconButton
        label={t('maintenance.deleteOne', { title })}
        icon={<IconTrash {...ICON} />}
        onClick={() => begin({ kind: 'end', schedule })}
      />
    </span>
  );
}

export function DeleteDialog({ schedule, onClose }: { schedule: Schedule; onClose: () => void }) {
  const t = useT();
  const note = useNote('maintenance');
  const end = useEndSchedule(() => {
    toast({ title: note((t) => t('maintenance.deleted')) });
    onClose();
  });
  return (
    <Dialog
      open
      size="sm"
      title={t('maintenance.deleteTitle')}
      closeLabel={t('app.close')}
      onClose={onClose}
      actions={
        <>
          <Button data-cancel="" variant="secondary" onClick={onClose}>
            {t('maintenance.cancel')}
          </Button>
          <Button variant="danger" loading={end.isPending} onClick={() => end.mutate(schedule.id)}>
            {t('maintenance.delete')}
          </Button>
        </>
      }
    >
      <p className={styles.text}>{t('maintenance.deleteText', { title: schedule.title })}</p>
    </Dialog>
  );
}
