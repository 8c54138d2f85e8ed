import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { useNote } from '@shared/notes';
import { Button } from '@ui/controls/Button';
import { Dialog } from '@ui/overlay/Dialog';
import { toast } from '@ui/overlay/toastStore';
import { StatusChip } from '@ui/pane/StatusChip';
import { useState } from 'react';
import { useRemoveColleague, type Colleague } from '../../api/colleagues';
import { AgainDialog } from './AgainDialog';
import { RoleDialog } from './RoleDialog';
import styles from './colleagues.module.css';

const CHIPS = { invited: 'offered', expired: 'ended', active: 'active', suspended: 'ended' } as const;

const isOpen = ({ state }: Colleague) => state === 'invited' || state === 'expired';
/** No one suspended becomes an owner. */
const mayBecome = ({ role, state }: Colleague) => state === 'active' || (state === 'suspended' && role === 'owner');

/** Owners are made managers first, and a suspension is lifted by admins alone. */
const mayLeave = ({ role, state }: Colleague) => role === 'manager' && state !== 'suspended';

const nameOf = ({ firstName, lastName }: Colleague) => `${firstName} ${lastName}`.trim();

/** Everyone who works in the account, and everyone who is invited. */
export function ColleagueList({ people }: { people: readonly Colleague[] }) {
  const owners = people.filter(({ role, state }) => role === 'owner' && state === 'active').length;
  return (
    <ul className={styles.list}>
      {people.map((colleague) => (
        <Row
          key={colleague.id}
          colleague={colleague}
          lastOwner={colleague.role === 'owner' && colleague.state === 'active' && owners < 2}
        />
      ))}
    </ul>
  );
}

function Row({ colleague, lastOwner }: { colleague: Colleague; lastOwner: boolean }) {
  const t = useT();
  const { instant } = useFormats();
  const { role, state, email, you, invitedAt, lastSeenAt } = colleague;
  const since = isOpen(colleague)
    ? invitedAt && t('account.colleagues.invited', { day: instant(invitedAt, { dateStyle: 'medium' }) })
    : lastSeenAt
      ? t('account.colleagues.seen', { day: instant(lastSeenAt, { dateStyle: 'medium' }) })
      : t('account.colleagues.neverSeen');
  return (
    <li className={styles.row}>
      <span className={styles.words}>
        <span className={styles.name}>
          <span>{you ? t('account.colleagues.you', { name: nameOf(colleague) }) : nameOf(colleague)}</span>
          <StatusChip status={CHIPS[state]}>
            {t(state === 'active' ? `account.colleagues.role.${role}` : `account.colleagues.state.${state}`)}
          </StatusChip>
        </span>
        <span className={styles.quiet}>{email}</span>
        <span className={styles.quiet}>{since}</span>
      </span>
      <span className={styles.actions}>
        {isOpen(colleague) && <Again colleague={colleague} />}
        {mayBecome(colleague) && !lastOwner && <ChangeRole colleague={colleague} />}
        {mayLeave(colleague) && <Remove colleague={colleague} />}
      </span>
    </li>
  );
}

function Again({ colleague }: { colleague: Colleague }) {
  const t = useT();
  const [asking, ask] = useState(false);
  return (
    <>
      <Button
        size="sm"
        variant="secondary"
        aria-label={t('account.colleagues.againTo', { email: colleague.email })}
        onClick={() => ask(true)}
      >
        {t('account.colleagues.again')}
      </Button>
      {asking && <AgainDialog colleague={colleague} onClose={() => ask(false)} />}
    </>
  );
}

function ChangeRole({ colleague }: { colleague: Colleague }) {
  const t = useT();
  const [asking, ask] = useState(false);
  const to = colleague.role === 'owner' ? 'manager' : 'owner';
  return (
    <>
      <Button
        size="sm"
        variant="secondary"
        aria-label={t(`account.colleagues.make.${to}.named`, { name: nameOf(colleague) })}
        onClick={() => ask(true)}
      >
        {t(`account.colleagues.make.${to}`)}
      </Button>
      {asking && <RoleDialog colleague={colleague} to={to} onClose={() => ask(false)} />}
    </>
  );
}

function Remove({ colleague }: { colleague: Colleague }) {
  const t = useT();
  const note = useNote('account');
  const [asking, ask] = useState(false);
  const { id, email } = colleague;
  const name = nameOf(colleague);
  const part = isOpen(colleague) ? 'withdraw' : 'remove';
  const remove = useRemoveColleague(() => {
    ask(false);
    toast({ title: note((t) => t(`account.colleagues.${part}.done`, { name, email })) });
  });
  return (
    <>
      <Button
        size="sm"
        variant="ghost"
        aria-label={t(`account.colleagues.${part}.named`, { name, email })}
        onClick={() => ask(true)}
      >
        {t(`account.colleagues.${part}`)}
      </Button>
      <Dialog
        open={asking}
        size="sm"
        onClose={() => ask(false)}
        title={t(`account.colleagues.${part}.title`, { name, email })}
        closeLabel={t('app.close')}
        actions={
          <>
            <Button data-cancel="" variant="secondary" onClick={() => ask(false)}>
              {t('account.cancel')}
            </Button>
            <Button variant="danger" loading={remove.isPending} onClick={() => remove.mutate(id)}>
              {t(`account.colleagues.${part}`)}
            </Button>
          </>
        }
      >
        <p className={styles.text}>{t(`account.colleagues.${part}.text`, { name, email })}</p>
      </Dialog>
    </>
  );
}
