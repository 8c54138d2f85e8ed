import { useProfile } from '@api/session';
import { useAction } from '@api/use-action';
import { useT } from '@i18n/messages';
import { useNote } from '@shared/notes';
import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from '@ui/controls/Button';
import { Text } from '@ui/layout/Heading';
import { toast } from '@ui/overlay/toastStore';
import { useState } from 'react';
import { browserPush, remember, turnOn, type TurnedOn } from './browser-push';
import { currentSession } from './current-session';

/** Turns it on, and keeps who did so in which session. If that can’t be read, they turn it on again after the next sign-in. */
function useTurnOn(onDone: (came: TurnedOn) => void) {
  const client = useQueryClient();
  const { userId: user } = useProfile();
  return useAction<string, TurnedOn>({
    run: async (publicKey) => {
      const came = await turnOn(publicKey);
      const session = came === 'on' && (await currentSession(client).catch(() => undefined));
      if (session) remember({ user, session });
      return came;
    },
    changes: ['push'],
    onSuccess: onDone,
  });
}

/** The button that turns notifications on here, or why this browser can’t. The browser asks the person after the click, never before. */
export function ThisDevice({ publicKey }: { publicKey: string }) {
  const t = useT();
  const note = useNote('account');
  const [can, update] = useState(browserPush);
  const on = useTurnOn((came) => {
    update(browserPush());
    if (came === 'on') toast({ title: note((t) => t('account.push.turnedOn')) });
  });
  if (can !== 'ready') return <Text look="small">{t(`account.push.${can}`)}</Text>;
  const came = on.isPending ? undefined : on.data;
  return (
    <>
      <Button
        variant="secondary"
        icon={<IconBell size={20} aria-hidden />}
        loading={on.isPending}
        onClick={() => on.mutate(publicKey)}
      >
        {t('account.push.turnOn')}
      </Button>
      <div role="status">
        {(came === 'dismissed' || came === 'failed') && <Text look="small">{t(`account.push.${came}`)}</Text>}
      </div>
    </>
  );
}
