import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { Card } from '@ui/layout/Card';
import { Section } from '@ui/layout/Section';
import type { OwnLease } from '../api/types';
import { useDueWords } from '../payment-words';
import styles from './ComingUp.module.css';

const DAY = { day: 'numeric', month: 'long' } as const;

/** The next rent and the next month of each recurring charge, once there is more than the rent: the figure above names that one. */
export function ComingUp({ lease: { upcoming, currency } }: { lease: OwnLease }) {
  const t = useT();
  const { money, day } = useFormats();
  const { nameOf } = useDueWords();
  if (upcoming.length < 2) return null;
  return (
    <Section title={t('payments.upcoming.title')}>
      <Card padding="none">
        <ul className={styles.list}>
          {upcoming.map((charge) => (
            <li key={[charge.dueOn, charge.kind, charge.label].join()} className={styles.line}>
              <span>
                {nameOf(charge)}
                <span className={styles.day}>{t('payments.next.on', { day: day(charge.dueOn, DAY) })}</span>
              </span>
              <span className={styles.amount}>{money(charge.amountCents, currency)}</span>
            </li>
          ))}
        </ul>
      </Card>
    </Section>
  );
}
