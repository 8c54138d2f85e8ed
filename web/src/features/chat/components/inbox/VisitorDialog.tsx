import { useT } from '@i18n/messages';
import { Dialog } from '@ui/overlay/Dialog';
import type { InboxSession } from '../../api/inbox';
import { VisitorPanel } from './VisitorPanel';

interface VisitorDialogProps {
  session: InboxSession;
  hrefOf: (id: string) => string;
  onClose: () => void;
}

/** Shows who the visitor is, on screens without room for it beside the conversation. */
export function VisitorDialog({ session, hrefOf, onClose }: VisitorDialogProps) {
  const t = useT();
  return (
    <Dialog open asksFirst={false} title={t('inbox.who')} closeLabel={t('inbox.dialog.close')} onClose={onClose}>
      <VisitorPanel session={session} hrefOf={hrefOf} />
    </Dialog>
  );
}
