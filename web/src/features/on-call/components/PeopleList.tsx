import { useT } from '@i18n/messages';
import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs';
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import { Button } from '@ui/controls/Button';
import { IconButton } from '@ui/controls/IconButton';
import type { OnCallMember, OnCallPerson } from '../api/on-call';
import { useNameOf, useWhen } from '../words';
import styles from './on-call.module.css';

const ICON = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

interface PeopleListProps {
  people: readonly OnCallPerson[];
  members: readonly OnCallMember[];
  busy: boolean;
  /** Moves someone to another place. */
  move: (from: number, to: number) => void;
  edit: (at: number) => void;
  remove: (at: number) => void;
}

/** The people in the order in which they are asked. */
export function PeopleList({ people, ...actions }: PeopleListProps) {
  return (
    <ol className={styles.list}>
      {people.map((person, at) => (
        <Row key={person.id} person={person} at={at} last={at === people.length - 1} {...actions} />
      ))}
    </ol>
  );
}

interface RowProps extends Omit<PeopleListProps, 'people'> {
  person: OnCallPerson;
  at: number;
  last: boolean;
}

function Row({ person, members, at, last, busy, move, edit, remove }: RowProps) {
  const t = useT();
  const when = useWhen();
  const name = useNameOf()(person);
  const off = when.daysOff(person.daysOff);
  const owner = members.some((member) => member.owner && member.userId === person.userId);
  return (
    <li className={styles.row}>
      <span className={styles.place}>{at + 1}</span>
      <div className={styles.who}>
        <p className={styles.name}>{name}</p>
        <p className={styles.text}>{t(owner ? 'on-call.kind.owner' : `on-call.kind.${person.kind}`)}</p>
        {person.kind === 'outside' && (
          <p className={styles.text}>{[person.email, person.phone].filter(Boolean).join(' · ')}</p>
        )}
        <p className={styles.text}>{when.hours(person.hours)}</p>
        {off && <p className={styles.text}>{off}</p>}
        {person.holidays !== 'as_usual' && <p className={styles.text}>{t(`on-call.holidayDuty.${person.holidays}`)}</p>}
        {person.former && <p className={styles.mark}>{t(person.closed ? 'on-call.closed' : 'on-call.former')}</p>}
      </div>
      <div className={styles.buttons}>
        <IconButton
          label={t('on-call.up', { name })}
          icon={<IconArrowUp {...ICON} />}
          disabled={busy || at === 0}
          onClick={() => move(at, at - 1)}
        />
        <IconButton
          label={t('on-call.down', { name })}
          icon={<IconArrowDown {...ICON} />}
          disabled={busy || last}
          onClick={() => move(at, at + 1)}
        />
        <Button variant="ghost" aria-label={t('on-call.editName', { name })} disabled={busy} onClick={() => edit(at)}>
          {t('on-call.edit')}
        </Button>
        <Button
          variant="ghost"
          aria-label={t('on-call.removeName', { name })}
          disabled={busy}
          onClick={() => remove(at)}
        >
          {t('on-call.remove')}
        </Button>
      </div>
    </li>
  );
}
