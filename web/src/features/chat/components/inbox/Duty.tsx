import { useProfile } from '@api/session';
import { useT } from '@i18n/messages';
import { useNote } from '@shared/notes';
import { useQuery } from '@tanstack/react-query';
import { toast } from '@ui/overlay/toastStore';
import { teamQuery, useSetDuty } from '../../api/inbox';
import styles from './Inbox.module.css';

/** Goes on and off duty. Off duty, those who wait for one's answer go back into the queue. */
export function Duty() {
  const t = useT();
  const note = useNote('inbox');
  const { userId } = useProfile();
  const { data } = useQuery(teamQuery());
  const set = useSetDuty();
  const me = data?.find(({ id }) => id === userId);
  if (!me) return null;
  const turn = () =>
    set.mutate(!me.onDuty, {
      onSuccess: () => me.onDuty && toast({ title: note((say) => say('inbox.duty.wentOff')) }),
    });
  return (
    <button
      type="button"
      role="switch"
      aria-checked={me.onDuty}
      aria-label={t('inbox.duty.on')}
      className={styles.duty}
      disabled={set.isPending}
      onClick={turn}
    >
      <span className={styles.dutyTrack} aria-hidden />
      <span aria-hidden>{t(me.onDuty ? 'inbox.duty.on' : 'inbox.duty.off')}</span>
    </button>
  );
}
