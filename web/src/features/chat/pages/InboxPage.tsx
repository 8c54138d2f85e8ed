import { useT } from '@i18n/messages';
import { useShellParts } from '@nav/shell-parts';
import { Queue } from '../components/inbox/Queue';
import { SessionView } from '../components/inbox/SessionView';
import { useInboxAddress } from '../components/inbox/use-inbox-address';
import styles from '../components/inbox/Inbox.module.css';

const WHOLE_SHEET = { bleed: true };

/**
 * Where staff answer the chat of the site: the queue on the left and the chosen conversation beside it, both with live updates.
 */
export default function InboxPage() {
  const t = useT();
  useShellParts(WHOLE_SHEET);
  const address = useInboxAddress();
  return (
    <div className={styles.inbox} data-reading={address.session ? true : undefined}>
      <Queue address={address} />
      {address.session ? (
        <SessionView
          sessionId={address.session}
          hrefOf={address.hrefOf}
          onMine={() => address.follow(address.session, 'mine')}
        />
      ) : (
        <p className={styles.choose}>{t('inbox.choose')}</p>
      )}
    </div>
  );
}
