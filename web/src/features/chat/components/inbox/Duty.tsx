import { useProfile } from '@api/session';
import { useT } from '@i18n/messages';
import { useNote } from '@shared/notes';
import { useQuery } from '@tanstack/react-query';
import { Switch } from '@ui/fields/Choice';
import { toast } from '@ui/overlay/toastStore';
import { useEffect, useRef } from 'react';
import { teamQuery, useSetDuty } from '../../api/inbox';

type Me = { onDuty: boolean; dutyBy: string | null } | undefined;

/** Says who it was when a manager puts the reader on or off duty while the inbox is open. */
function useTellWhoTurned(me: Me) {
  const note = useNote('inbox');
  const before = useRef<boolean>(undefined);
  useEffect(() => {
    if (!me) return;
    const { onDuty, dutyBy } = me;
    const turned = before.current !== undefined && before.current !== onDuty;
    before.current = onDuty;
    if (!turned || !dutyBy) return;
    toast({ kind: 'info', title: note((say) => say('inbox.duty.by', { name: dutyBy, duty: onDuty ? 'on' : 'off' })) });
  }, [me, note]);
}

/** Lets the reader go on and off duty. Going off duty puts the conversations that wait for their answer back into the queue. */
export function Duty() {
  const t = useT();
  const note = useNote('inbox');
  const { userId } = useProfile();
  const { data } = useQuery(teamQuery());
  const set = useSetDuty();
  const me = data?.find(({ id }) => id === userId);
  useTellWhoTurned(me);
  if (!me) return null;
  const turn = () =>
    set.mutate(!me.onDuty, {
      onSuccess: () => {
        if (me.onDuty) toast({ title: note((say) => say('inbox.duty.wentOff')) });
      },
    });
  return <Switch label={t('inbox.duty.on')} checked={me.onDuty} disabled={set.isPending} onChange={turn} />;
}
