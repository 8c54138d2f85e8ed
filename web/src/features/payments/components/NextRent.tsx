import { day as asDay, daysBetween } from '@contract/days';
import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { Link } from '@ui/link/Link';
import { StatusChip } from '@ui/pane/StatusChip';
import type { OwnLease } from '../api/types';
import { useNextRentChip, usePaymentWords } from '../payment-words';
import styles from './NextRent.module.css';

const WEEKDAY = { weekday: 'long', day: 'numeric', month: 'long' } as const;
/** Every charge and payment of the year, with the balance after it. */
const ENTRIES = paths.dashboard('tenant', '/payments#statement');
const DAY = { day: 'numeric', month: 'long' } as const;

/** The figure that a tenant comes for, and the one that is paid beside it: what is owed, else what is due next. */
export function NextRent({ lease }: { lease: OwnLease }) {
  const t = useT();
  const { money, day } = useFormats();
  return (
    <div>
      {lease.posting && <p className={styles.none}>{t('payments.next.posting')}</p>}
      {lease.owed.length > 0 ? <Owed lease={lease} /> : <Coming lease={lease} />}
      {lease.lateFee && (
        <p className={styles.note}>
          {t('payments.next.lateFee', {
            amount: money(lease.lateFee.amountCents, lease.currency),
            day: day(lease.lateFee.fallsOn, DAY),
          })}
        </p>
      )}
    </div>
  );
}

function Owed({ lease }: { lease: OwnLease }) {
  const t = useT();
  const { money, day } = useFormats();
  const chipOf = useNextRentChip();
  const { charges } = usePaymentWords();
  const { title, since, onlyRent, cents } = useOwed(lease);
  const { owed, today, comingRent, nextRent } = lease;
  const daysLeft = daysBetween(asDay(today), asDay(owed[0]?.dueOn ?? today));
  const chip = chipOf({ status: daysLeft < 0 ? 'overdue' : 'due', daysLeft });
  return (
    <>
      <div className={styles.head}>
        <h2 className={styles.label}>{title}</h2>
        <StatusChip status={chip.status}>{chip.label}</StatusChip>
      </div>
      <p className={styles.amount}>
        <Link look="plain" href={ENTRIES}>
          {money(cents, lease.currency)}
        </Link>
      </p>
      <p className={styles.day}>{since}</p>
      {onlyRent && nextRent && cents < nextRent.rentCents && (
        <p className={styles.note}>{t('payments.next.rest', { rent: money(nextRent.rentCents, lease.currency) })}</p>
      )}
      {!onlyRent && <p className={styles.note}>{charges(owed)}</p>}
      {comingRent && comingRent.amountCents > 0 && (
        <p className={styles.note}>
          {t(onlyRent && lease.overdueCents === 0 ? 'payments.owed.then' : 'payments.owed.next', {
            amount: money(comingRent.amountCents, comingRent.currency),
            day: day(comingRent.dueOn, DAY),
          })}
        </p>
      )}
    </>
  );
}

/** What to call it, and since when: a rent that is due today is no arrears yet, and a part of a debt may be late. */
function useOwed({ owed, overdueCents, currency }: OwnLease) {
  const t = useT();
  const { money, day } = useFormats();
  const cents = owed.reduce((sum, { amountCents }) => sum + amountCents, 0);
  const onlyRent = owed.length === 1 && owed[0]?.kind === 'rent';
  const first = day(owed[0]?.dueOn ?? '', WEEKDAY);
  if (overdueCents >= cents)
    return { cents, onlyRent, title: t('payments.owed.overdue'), since: t('payments.owed.since', { day: first }) };
  const title = onlyRent ? t('payments.next.title') : t('payments.owed.title');
  if (overdueCents > 0)
    return {
      cents,
      onlyRent,
      title,
      since: t('payments.owed.part', { amount: money(overdueCents, currency), day: first }),
    };
  const oneDay = owed.every(({ dueOn }) => dueOn === owed[0]?.dueOn);
  return { cents, onlyRent, title, since: t(oneDay ? 'payments.next.on' : 'payments.owed.from', { day: first }) };
}

function Coming({ lease: { nextRent } }: { lease: OwnLease }) {
  const t = useT();
  const { money, day } = useFormats();
  const chipOf = useNextRentChip();
  if (!nextRent) return <p className={styles.none}>{t('payments.next.none')}</p>;
  const chip = chipOf(nextRent);
  // Of a rent that is paid ahead the figure is the rent: a nought would say nothing.
  const covered = nextRent.amountCents === 0;
  return (
    <>
      <div className={styles.head}>
        <h2 className={styles.label}>{t('payments.next.title')}</h2>
        <StatusChip status={chip.status}>{chip.label}</StatusChip>
      </div>
      <p className={styles.amount}>
        <Link look="plain" href={ENTRIES}>
          {money(covered ? nextRent.rentCents : nextRent.amountCents, nextRent.currency)}
        </Link>
      </p>
      <p className={styles.day}>{t('payments.next.on', { day: day(nextRent.dueOn, WEEKDAY) })}</p>
      {!covered && nextRent.amountCents < nextRent.rentCents && (
        <p className={styles.note}>{t('payments.next.rest', { rent: money(nextRent.rentCents, nextRent.currency) })}</p>
      )}
    </>
  );
}
