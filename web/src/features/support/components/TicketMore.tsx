import { useProfile } from '@api/session';
import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import { IconButton } from '@ui/controls/IconButton';
import { Menu } from '@ui/overlay/Menu';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Ticket } from '../api/tickets';
import { MergeDialog } from './MergeDialog';
import { SplitDialog } from './SplitDialog';

/** What is needed less often: merging and splitting. */
export function TicketMore({ ticket }: { ticket: Ticket }) {
  const t = useT();
  const navigate = useNavigate();
  const { userType } = useProfile();
  const [doing, setDoing] = useState<'merge' | 'split'>();
  const close = () => setDoing(undefined);
  const go = (id: string) => void navigate(paths.dashboard(userType, `/tickets/${id}`));
  if (ticket.mergedInto) return null;
  return (
    <>
      <Menu
        items={[
          { label: t('support.merge.open'), onSelect: () => setDoing('merge') },
          { label: t('support.split.open'), onSelect: () => setDoing('split') },
        ]}
        trigger={(props) => (
          <IconButton {...props} label={t('support.more')} icon={<IconDots size={18} stroke={1.75} aria-hidden />} />
        )}
      />
      {doing === 'merge' && <MergeDialog ticket={ticket} onClose={close} onMerged={go} />}
      {doing === 'split' && <SplitDialog ticket={ticket} onClose={close} onSplit={go} />}
    </>
  );
}
