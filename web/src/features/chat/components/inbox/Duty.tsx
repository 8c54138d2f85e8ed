import { useProfile } from '@api/session';
import { useT } from '@i18n/messages';
import { useNote } from '@shared/notes';
import { useQuery } from '@tanstack/react-query';
import { Switch } from '@ui/fields/Choice';
import { toast } from '@ui/overlay/toastStore';
import { teamQuery, useSetDuty } from '../../api/inbox';

/** Lets the reader go on and off duty. Going off duty puts the conversations that wait for their answer back into the queue. */
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
      onSuccess: () => {
        if (me.onDuty) toast({ title: note((say) => say('inbox.duty.wentOff')) });
      },
    });
  return <Switch label={t('inbox.duty.on')} checked={me.onDuty} disabled={set.isPending} onChange={turn} />;
}
