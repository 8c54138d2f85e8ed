import { useProfile } from '@api/session';
import { useMay } from '@api/staff-rights';
import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import { Button, ButtonLink } from '@ui/controls/Button';
import { IconButton } from '@ui/controls/IconButton';
import { Menu, type MenuItem } from '@ui/overlay/Menu';
import { useState } from 'react';
import { useChangeSession, type InboxSession } from '../../api/inbox';
import { CloseDialog } from './CloseDialog';
import { HandOverDialog } from './HandOverDialog';
import { useRoomBeside } from './room-beside';
import { StoryDialog } from './StoryDialog';
import { TakeOverDialog } from './TakeOverDialog';
import { useSessionAbout, useSessionName } from './use-session-name';
import { VisitorDialog } from './VisitorDialog';
import styles from './Inbox.module.css';

interface SessionHeadProps {
  session: InboxSession;
  hrefOf: (session: string) => string;
  /** Called when the conversation was assigned to the reader. */
  onMine: () => void;
}

type DialogName = 'take' | 'handOver' | 'close' | 'ticket' | 'lead' | 'who';
type Open = (dialog: DialogName) => void;

/** Less frequent actions, and links to pages that belong to the conversation. */
function useMenu(session: InboxSession, held: boolean, open: Open, release: () => void): MenuItem[] {
  const t = useT();
  const may = useMay();
  const office = paths.dashboard('staff');
  const beside = useRoomBeside();
  const { personId, ticketId, leadId, status, state } = session;
  return [
    ...(beside ? [] : [{ label: t('inbox.who'), onSelect: () => open('who') }]),
    ...(personId && may('accounts') ? [{ label: t('inbox.person'), href: `${office}/people/${personId}` }] : []),
    ...(status === 'closed' || (held && !may('team'))
      ? []
      : [{ label: t('inbox.handOver'), onSelect: () => open('handOver') }]),
    ...(state === 'mine' ? [{ label: t('inbox.release'), onSelect: release }] : []),
    ...(may('tickets')
      ? [
          ticketId
            ? { label: t('inbox.ticket.open'), href: `${office}/tickets/${ticketId}` }
            : { label: t('inbox.ticket'), onSelect: () => open('ticket') },
        ]
      : []),
    ...(may('leads')
      ? [
          leadId
            ? { label: t('inbox.lead.open'), href: `${office}/leads/${leadId}` }
            : { label: t('inbox.lead'), onSelect: () => open('lead') },
        ]
      : []),
  ];
}

/** Shows who asks about what, who answers, and the actions for the conversation. */
export function SessionHead({ session, hrefOf, onMine }: SessionHeadProps) {
  const t = useT();
  const { userId } = useProfile();
  const change = useChangeSession(session.id);
  const nameOf = useSessionName();
  const aboutOf = useSessionAbout();
  const [dialog, setDialog] = useState<DialogName | null>(null);
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
  const unassigned = session.team
    ? t('inbox.waitsForTeam', { team: t(`inbox.team.${session.team}`) })
    : t('inbox.unassigned');
  const items = useMenu(session, held, setDialog, () => change.mutate({ status: 'open' }));
  return (
    <div className={styles.head}>
      <ButtonLink
        className={styles.back}
        variant="ghost"
        size="sm"
        href={hrefOf('')}
        icon={<IconArrowLeft size={18} stroke={1.75} aria-hidden />}
      >
        <span className={styles.backWords}>{t('inbox.back')}</span>
      </ButtonLink>
      <div className={styles.headWords}>
        <h2 className={styles.headTitle}>{nameOf(session)}</h2>
        <p className={styles.about}>
          {aboutOf(session)} ·{' '}
          {session.assignedName ? t('inbox.assignedTo', { name: session.assignedName }) : unassigned}
        </p>
      </div>
      <div className={styles.headActions}>
        {open && session.assignedTo !== userId && (
          <Button loading={change.isPending} onClick={held ? () => setDialog('take') : take}>
            {t('inbox.take')}
          </Button>
        )}
        {open && !held && (
          <Button variant="secondary" onClick={() => setDialog('close')}>
            {t('inbox.close')}
          </Button>
        )}
        {!open && (
          <Button variant="secondary" loading={change.isPending} onClick={take}>
            {t('inbox.reopen')}
          </Button>
        )}
      </div>
      <Menu
        align="end"
        items={items}
        trigger={(props) => (
          <IconButton variant="outline" label={t('inbox.more.actions')} icon={<IconDots aria-hidden />} {...props} />
        )}
      />
      {dialog === 'close' && <CloseDialog session={session} onClose={() => setDialog(null)} />}
      {(dialog === 'ticket' || dialog === 'lead') && (
        <StoryDialog session={session} kind={dialog} onClose={() => setDialog(null)} />
      )}
      {dialog === 'who' && <VisitorDialog session={session} hrefOf={hrefOf} onClose={() => setDialog(null)} />}
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
