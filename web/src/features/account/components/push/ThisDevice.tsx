import { useAction } from '@api/use-action';
import { useT } from '@i18n/messages';
import { useNote } from '@shared/notes';
import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs';
import { Button } from '@ui/controls/Button';
import { Text } from '@ui/layout/Heading';
import { toast } from '@ui/overlay/toastStore';
import { useState } from 'react';
import { browserPush, turnOn } from './browser-push';

/** The button that turns notifications on here, or why this browser can’t. The browser asks the person after the click, never before. */
export function ThisDevice({ publicKey }: { publicKey: string }) {
  const t = useT();
  const note = useNote('account');
  const [can, update] = useState(browserPush);
  const on = useAction<string, boolean>({
    run: turnOn,
    changes: ['push'],
    onSuccess: (allowed) => {
      update(browserPush());
      if (allowed) toast({ title: note((t) => t('account.push.turnedOn')) });
    },
  });
  if (can !== 'ready') return <Text look="small">{t(`account.push.${can}`)}</Text>;
  return (
    <Button
      variant="secondary"
      icon={<IconBell size={20} aria-hidden />}
      loading={on.isPending}
      onClick={() => on.mutate(publicKey)}
    >
      {t('account.push.turnOn')}
    </Button>
  );
}
