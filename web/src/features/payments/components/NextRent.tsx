import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { StatusChip } from '@ui/pane/StatusChip';
import type { OwnLease } from '../api/types';
import { useNextRentChip } from '../payment-words';
import styles from './NextRent.module.css';

/** The figure that a tenant comes for: what is due next, when, and how long that is. */
export function NextRent({ lease }: { lease: OwnLease }) {
  const t = useT();
  const { money, day } = useFormats();
  const chipOf = useNextRentChip();
  const { nextRent } = lease;
  if (!nextRent) return <p className={styles.none}>{t('payments.next.none')}</p>;
  const chip = chipOf(nextRent);
  // Of a rent that is paid ahead the figure is the rent: a nought would say nothing.
  const covered = nextRent.amountCents === 0;
  return (
    <div>
      <div className={styles.head}>
        <h2 className={styles.label}>{t('payments.next.title')}</h2>
        <StatusChip status={chip.status}>{chip.label}</StatusChip>
      </div>
      <p className={styles.amount}>{money(covered ? nextRent.rentCents : nextRent.amountCents, nextRent.currency)}</p>
      <p className={styles.day}>{t('payments.next.on', { day: day(nextRent.dueOn, { weekday: 'long', day: 'numeric', month: 'long' }) })}</p>
      {!covered && nextRent.amountCents < nextRent.rentCents && (
        <p className={styles.note}>{t('payments.next.rest', { rent: money(nextRent.rentCents, nextRent.currency) })}</p>
      )}
      {nextRent.charged && lease.balanceCents > nextRent.amountCents && (
        <p className={styles.note}>{t('payments.next.owed', { amount: money(lease.balanceCents, lease.currency) })}</p>
      )}
      {lease.lateFee && (
        <p className={styles.note}>
          {t('payments.next.lateFee', { amount: money(lease.lateFee.amountCents, lease.currency), day: day(lease.lateFee.fallsOn, { day: 'numeric', month: 'long' }) })}
        </p>
      )}
    </div>
  );
}
