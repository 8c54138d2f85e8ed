import { useProfile } from '@api/session';
import { useT } from '@i18n/messages';
import { Loaded } from '@shared/list/Loaded';
import { useQuery } from '@tanstack/react-query';
import { Switch } from '@ui/fields/Choice';
import { Dialog } from '@ui/overlay/Dialog';
import { teamQuery, useSetDutyOf } from '../../api/inbox';
import styles from './Inbox.module.css';

/** Shows managers who is on duty. They can put colleagues who left without going off duty off duty, and on again. */
export function TeamDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const { userId } = useProfile();
  const query = useQuery(teamQuery());
  const set = useSetDutyOf();
  return (
    <Dialog open size="sm" title={t('inbox.team.title')} closeLabel={t('inbox.dialog.close')} onClose={onClose}>
      <div className={styles.form}>
        <p className={styles.about}>{t('inbox.team.about')}</p>
        <Loaded query={query} shape="list">
          {(team) =>
            team.map(({ id, name, role, onDuty }) => (
              <Switch
                key={id}
                label={id === userId ? t('inbox.team.you', { name }) : `${name} · ${t(`app.staffRole.${role}`)}`}
                checked={onDuty}
                disabled={set.isPending}
                onChange={() => set.mutate({ id, onDuty: !onDuty })}
              />
            ))
          }
        </Loaded>
      </div>
    </Dialog>
  );
}
