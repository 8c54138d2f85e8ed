import { useProfile } from '@api/session';
import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import { Button, ButtonLink } from '@ui/controls/Button';
import { IconButton } from '@ui/controls/IconButton';
import { Menu, type MenuItem } from '@ui/overlay/Menu';
import { useState } from 'react';
import { useChangeSession, type InboxSession } from '../../api/inbox';
import { HandOverDialog } from './HandOverDialog';
import { TakeOverDialog } from './TakeOverDialog';
import { useSessionAbout, useSessionName } from './use-session-name';
import styles from './Inbox.module.css';

interface SessionHeadProps {
  session: InboxSession;
  backHref: string;
  /** The conversation is the reader's own now. */
  onMine: () => void;
}

/** Who asks about what, who answers, and what can be done with the conversation. */
export function SessionHead({ session, backHref, onMine }: SessionHeadProps) {
  const t = useT();
  const { userId } = useProfile();
  const change = useChangeSession(session.id);
  const nameOf = useSessionName();
  const aboutOf = useSessionAbout();
  const [dialog, setDialog] = useState<'take' | 'handOver' | null>(null);
  const open = session.status !== 'closed';
  const held = session.status === 'assigned' && session.assignedTo !== userId;
  const take = () =>
    change.mutate(
      { status: 'assigned', ...(held && { takeOver: true }) },
      {
        onSuccess: () => {
          setDialog(null);
          onMine();
        },
      },
    );
  const items: MenuItem[] = [
    ...(session.personId
      ? [{ label: t('inbox.person'), href: `${paths.dashboard('staff')}/people/${session.personId}` }]
      : []),
    ...(open ? [{ label: t('inbox.handOver'), onSelect: () => setDialog('handOver') }] : []),
    ...(session.state === 'mine'
      ? [{ label: t('inbox.release'), onSelect: () => change.mutate({ status: 'open' }) }]
      : []),
  ];
  return (
    <div className={styles.head}>
      <ButtonLink
        className={styles.back}
        variant="ghost"
        size="sm"
        href={backHref}
        icon={<IconArrowLeft size={18} stroke={1.75} aria-hidden />}
      >
        {t('inbox.back')}
      </ButtonLink>
      <div className={styles.headWords}>
        <h2 className={styles.headTitle}>{nameOf(session)}</h2>
        <p className={styles.about}>
          {aboutOf(session)} ·{' '}
          {session.assignedName ? t('inbox.assignedTo', { name: session.assignedName }) : t('inbox.unassigned')}
        </p>
      </div>
      {open && session.assignedTo !== userId && (
        <Button loading={change.isPending} onClick={held ? () => setDialog('take') : take}>
          {t('inbox.take')}
        </Button>
      )}
      {open && !held && (
        <Button variant="secondary" loading={change.isPending} onClick={() => change.mutate({ status: 'closed' })}>
          {t('inbox.close')}
        </Button>
      )}
      {items.length > 0 && (
        <Menu
          align="end"
          items={items}
          trigger={(props) => (
            <IconButton variant="outline" label={t('inbox.more.actions')} icon={<IconDots aria-hidden />} {...props} />
          )}
        />
      )}
      {dialog === 'handOver' && <HandOverDialog session={session} onClose={() => setDialog(null)} />}
      {dialog === 'take' && (
        <TakeOverDialog
          name={session.assignedName}
          doing="take"
          loading={change.isPending}
          onConfirm={take}
          onClose={() => setDialog(null)}
        />
      )}
    </div>
  );
}
