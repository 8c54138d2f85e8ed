import { day, firstDayOf, later, monthOf, shiftMonth } from '@contract/days';
import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { Loaded } from '@shared/list/Loaded';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/controls/Button';
import { Text } from '@ui/layout/Heading';
import { Section } from '@ui/layout/Section';
import { useState } from 'react';
import { recurringChargesQuery, type RecurringCharge } from '../../api/recurring-charges';
import type { Lease } from '../../api/types';
import { AddRecurringDialog } from './AddRecurringDialog';
import { ChangeRecurringDialog } from './ChangeRecurringDialog';
import { StopRecurringDialog } from './StopRecurringDialog';
import styles from './recurring.module.css';

type Task = { kind: 'add' } | { kind: 'change' | 'stop'; charge: RecurringCharge };

/** What comes next of a charge, what it will cost later, and when it ends. */
function useLine(): (charge: RecurringCharge) => string {
  const t = useT();
  const { money, day: written } = useFormats();
  return ({ category, nextDueOn, nextCents, endsOn, ended, rates, currency, startsOn, amountCents }) => {
    const planned = rates.find(
      ({ from, amountCents: other }) =>
        from > startsOn && other !== amountCents && from > today() && (!endsOn || from <= endsOn),
    );
    return [
      t(`landlords.recurring.category.${category}`),
      ended && endsOn && t('landlords.recurring.endedOn', { day: written(endsOn) }),
      !ended &&
        nextDueOn &&
        nextCents !== null &&
        t('landlords.recurring.next', { amount: money(nextCents, currency), day: written(nextDueOn) }),
      !ended &&
        planned &&
        t('landlords.recurring.later', { amount: money(planned.amountCents, currency), day: written(planned.from) }),
      !ended && endsOn && t('landlords.recurring.until', { day: written(endsOn) }),
    ]
      .filter(Boolean)
      .join(' · ');
  };
}

const today = (): string => new Date().toLocaleDateString('en-CA');

/** An amount changes with a month, so there is nothing to change of a charge that ends in this one. */
const mayChange = ({ endsOn, startsOn }: RecurringCharge) =>
  !endsOn || endsOn >= later(day(startsOn), firstDayOf(shiftMonth(monthOf(day(today())), 1)));

function Line({ charge, open, begin }: { charge: RecurringCharge; open: boolean; begin: (task: Task) => void }) {
  const t = useT();
  const { money } = useFormats();
  const line = useLine();
  const { label, amountCents, currency, ended } = charge;
  return (
    <li className={styles.line}>
      <div className={styles.words}>
        <p className={styles.name}>{label}</p>
        <p className={styles.quiet}>{line(charge)}</p>
      </div>
      <p className={styles.amount}>{t('landlords.recurring.aMonth', { amount: money(amountCents, currency) })}</p>
      {open && !ended && (
        <div className={styles.actions}>
          {mayChange(charge) && (
            <Button
              variant="secondary"
              size="sm"
              aria-label={t('landlords.recurring.changeOne', { label })}
              onClick={() => begin({ kind: 'change', charge })}
            >
              {t('landlords.recurring.change')}
            </Button>
          )}
          <Button
            variant="ghost"
            size="sm"
            aria-label={t('landlords.recurring.stopOne', { label })}
            onClick={() => begin({ kind: 'stop', charge })}
          >
            {t('landlords.recurring.stop')}
          </Button>
        </div>
      )}
    </li>
  );
}

/** Parking, pets, storage: recurring charges of a lease besides the rent. */
export function RecurringCharges({ lease }: { lease: Lease }) {
  const t = useT();
  const query = useQuery(recurringChargesQuery(lease.id));
  const [task, setTask] = useState<Task>();
  const close = () => setTask(undefined);
  const open = lease.state !== 'ended';
  return (
    <Section
      className={styles.section}
      title={t('landlords.recurring.title')}
      aside={
        open && (
          <Button
            variant="secondary"
            size="sm"
            icon={<IconPlus size={16} stroke={1.75} aria-hidden />}
            onClick={() => setTask({ kind: 'add' })}
          >
            {t('landlords.recurring.add')}
          </Button>
        )
      }
    >
      <Loaded query={query} shape="list">
        {(charges) =>
          charges.length === 0 ? (
            <Text ink={2}>{t(open ? 'landlords.recurring.empty' : 'landlords.recurring.none')}</Text>
          ) : (
            <ul className={styles.lines}>
              {charges.map((charge) => (
                <Line key={charge.id} charge={charge} open={open} begin={setTask} />
              ))}
            </ul>
          )
        }
      </Loaded>
      {task?.kind === 'add' && <AddRecurringDialog lease={lease} onClose={close} />}
      {task?.kind === 'change' && <ChangeRecurringDialog lease={lease} charge={task.charge} onClose={close} />}
      {task?.kind === 'stop' && <StopRecurringDialog lease={lease} charge={task.charge} onClose={close} />}
    </Section>
  );
}
