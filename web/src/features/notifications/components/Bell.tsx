import type { UserType } from '@contract/roles';
import { lazyPart } from '@i18n/lazy-part';
import { useT } from '@i18n/messages';
import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs';
import { useQuery } from '@tanstack/react-query';
import { IconButton } from '@ui/controls/IconButton';
import { useState } from 'react';
import { unreadQuery } from '../api/notifications';

const NotificationPanel = lazyPart('notifications', () => import('./NotificationPanel'));

/** The bell in the top bar: whether something is unread, and the list behind it. */
export function Bell({ role }: { role: UserType }) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const count = useQuery(unreadQuery).data?.count ?? 0;
  return (
    <>
      <IconButton
        label={t('app.bell', { count })}
        dot={count > 0}
        aria-haspopup="dialog"
        icon={<IconBell aria-hidden />}
        onClick={() => setOpen(true)}
      />
      {open && <NotificationPanel userType={role} onClose={() => setOpen(false)} />}
    </>
  );
}
