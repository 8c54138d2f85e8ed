import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { Loaded } from '@shared/list/Loaded';
import { Mailed } from '@shared/mail/Mailed';
import { useNote } from '@shared/notes';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/controls/Button';
import { Dialog } from '@ui/overlay/Dialog';
import { toast } from '@ui/overlay/toastStore';
import { StatusChip } from '@ui/pane/StatusChip';
import { EmptyState } from '@ui/states/StatePanel';
import { useState } from 'react';
import { staffQuery, useInvite, useSetActive, useWithdraw, type StaffMember } from '../api/team';
import { PersonDialog } from './PersonDialog';
import styles from './teams.module.css';

const PANES = { added: 'draft', invited: 'offered', active: 'active', left: 'ended' } as const;

/** Everyone of the team: who has joined, who is invited, who left. */
export function People({ supplierId, onAdd }: { supplierId: string; onAdd: () => void }) {
  const t = useT();
  const query = useQuery(staffQuery(supplierId));
  const [editing, edit] = useState<StaffMember>();
  return (
    <>
      <Loaded query={query} shape="list">
        {(people) =>
          people.length === 0 ? (
            <EmptyState
              title={t('teams.people.none')}
              actions={<Button onClick={onAdd}>{t('teams.person.add')}</Button>}
            >
              {t('teams.people.noneText')}
            </EmptyState>
          ) : (
            <ul className={styles.list}>
              {people.map((person) => (
                <Row key={person.id} person={person} onEdit={() => edit(person)} />
              ))}
            </ul>
          )
        }
      </Loaded>
      {editing && <PersonDialog supplierId={supplierId} present={editing} onClose={() => edit(undefined)} />}
    </>
  );
}

function Row({ person, onEdit }: { person: StaffMember; onEdit: () => void }) {
  const t = useT();
  const { instant } = useFormats();
  const { state, email, phone, invitedAt, joinedAt, leftAt } = person;
  const name = `${person.firstName} ${person.lastName}`;
  const since =
    state === 'left'
      ? leftAt && t('teams.people.left', { day: instant(leftAt, { dateStyle: 'medium' }) })
      : state === 'active'
        ? joinedAt && t('teams.people.joined', { day: instant(joinedAt, { dateStyle: 'medium' }) })
        : invitedAt && t('teams.people.invited', { day: instant(invitedAt, { dateStyle: 'medium' }) });
  return (
    <li className={styles.row}>
      <span className={styles.words}>
        <span className={styles.name}>
          {name} <StatusChip status={PANES[state]}>{t(`teams.state.${state}`)}</StatusChip>
        </span>
        <span className={styles.quiet}>{[email, phone, since].filter(Boolean).join(', ')}</span>
      </span>
      <span className={styles.actions}>
        {(state === 'added' || state === 'invited') && <Invite person={person} />}
        {state !== 'left' && (
          <Button size="sm" variant="secondary" aria-label={t('teams.person.editNamed', { name })} onClick={onEdit}>
            {t('teams.edit')}
          </Button>
        )}
        <Leave person={person} name={name} />
      </span>
    </li>
  );
}

function Invite({ person: { id, email, state } }: { person: StaffMember }) {
  const t = useT();
  const note = useNote('teams');
  const invite = useInvite(() =>
    toast({
      kind: 'success',
      title: <Mailed to={email ?? ''}>{note((t) => t('teams.invite.sent', { email: email ?? '' }))}</Mailed>,
    }),
  );
  const withdraw = useWithdraw(() => toast({ title: note((t) => t('teams.invite.withdrawn')) }));
  if (!email) return <span className={styles.quiet}>{t('teams.invite.needsEmail')}</span>;
  return (
    <>
      <Button
        size="sm"
        variant={state === 'added' ? 'primary' : 'secondary'}
        loading={invite.isPending}
        onClick={() => invite.mutate(id)}
      >
        {t(state === 'added' ? 'teams.invite.send' : 'teams.invite.again')}
      </Button>
      {state === 'invited' && (
        <Button size="sm" variant="ghost" loading={withdraw.isPending} onClick={() => withdraw.mutate(id)}>
          {t('teams.invite.withdraw')}
        </Button>
      )}
    </>
  );
}

function Leave({ person: { id, active }, name }: { person: StaffMember; name: string }) {
  const t = useT();
  const note = useNote('teams');
  const [asking, ask] = useState(false);
  const set = useSetActive(() => {
    ask(false);
    toast({ title: note((t) => t(active ? 'teams.leave.done' : 'teams.leave.backDone', { name })) });
  });
  if (!active)
    return (
      <Button size="sm" variant="secondary" loading={set.isPending} onClick={() => set.mutate({ id, active: true })}>
        {t('teams.leave.back')}
      </Button>
    );
  return (
    <>
      <Button size="sm" variant="ghost" onClick={() => ask(true)}>
        {t('teams.leave')}
      </Button>
      <Dialog
        open={asking}
        size="sm"
        onClose={() => ask(false)}
        title={t('teams.leave.title', { name })}
        closeLabel={t('app.close')}
        actions={
          <>
            <Button variant="secondary" onClick={() => ask(false)}>
              {t('teams.back')}
            </Button>
            <Button variant="danger" loading={set.isPending} onClick={() => set.mutate({ id, active: false })}>
              {t('teams.leave')}
            </Button>
          </>
        }
      >
        <p className={styles.text}>{t('teams.leave.text')}</p>
      </Dialog>
    </>
  );
}
