import { day as asDay, daysBetween } from '@contract/days';
import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { Link } from '@ui/link/Link';
import { StatusChip } from '@ui/pane/StatusChip';
import type { OwnLease } from '../api/types';
import { useDueWords, useNextRentChip, usePaymentWords } from '../payment-words';
import styles from './NextRent.module.css';

const WEEKDAY = { weekday: 'long', day: 'numeric', month: 'long' } as const;
/** Every charge and payment of the year, with the balance after it. */
const ENTRIES = paths.dashboard('tenant', '/payments#statement');
const DAY = { day: 'numeric', month: 'long' } as const;

/**
 * The figure that a tenant looks for: what is owed, otherwise what is due next. The payment next to it pays the same
 * amount.
 */
export function NextRent({ lease }: { lease: OwnLease }) {
  const t = useT();
  const { money, day } = useFormats();
  return (
    <div>
      {lease.posting && <p className={styles.none}>{t('payments.next.posting')}</p>}
      {lease.owed.length > 0 ? <Owed lease={lease} /> : <Coming lease={lease} />}
      {lease.leftOn && <p className={styles.note}>{t('payments.leftOn', { day: day(lease.leftOn) })}</p>}
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
  const { hasRent, parts } = useDueWords();
  const { owed, today, comingDue, nextRent } = lease;
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
      {comingDue && comingDue.amountCents > 0 && (
        <p className={styles.note}>
          {t(
            onlyRent && lease.overdueCents === 0
              ? 'payments.owed.then'
              : hasRent(comingDue)
                ? 'payments.owed.next'
                : 'payments.owed.nextDue',
            { amount: money(comingDue.amountCents, comingDue.currency), day: day(comingDue.dueOn, DAY) },
          )}
          {comingDue.parts.length > 1 && <span className={styles.parts}>{parts(comingDue)}</span>}
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

function Coming({ lease: { comingDue, creditCents, currency: leaseCurrency } }: { lease: OwnLease }) {
  const t = useT();
  const { money, day } = useFormats();
  const chipOf = useNextRentChip();
  const { hasRent, parts } = useDueWords();
  if (!comingDue)
    return (
      <>
        <p className={styles.none}>{t('payments.next.none')}</p>
        {creditCents > 0 && (
          <p className={styles.note}>{t('payments.next.credit', { amount: money(creditCents, leaseCurrency) })}</p>
        )}
      </>
    );
  const { amountCents, totalCents, currency, dueOn } = comingDue;
  const chip = chipOf(comingDue);
  // Of what is paid ahead the figure is all of it: a nought would say nothing.
  const covered = amountCents === 0;
  return (
    <>
      <div className={styles.head}>
        <h2 className={styles.label}>{t(hasRent(comingDue) ? 'payments.next.title' : 'payments.next.due')}</h2>
        <StatusChip status={chip.status}>{chip.label}</StatusChip>
      </div>
      <p className={styles.amount}>
        <Link look="plain" href={ENTRIES}>
          {money(covered ? totalCents : amountCents, currency)}
        </Link>
      </p>
      <p className={styles.day}>{t('payments.next.on', { day: day(dueOn, WEEKDAY) })}</p>
      {!covered && amountCents < totalCents && (
        <p className={styles.note}>
          {comingDue.parts.length > 1
            ? t('payments.next.left', { total: money(totalCents, currency) })
            : t('payments.next.rest', { rent: money(totalCents, currency) })}
        </p>
      )}
      {comingDue.parts.length > 1 && <p className={styles.note}>{parts(comingDue)}</p>}
    </>
  );
}
