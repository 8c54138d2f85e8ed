import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { Section } from '@ui/layout/Section';
import { Text } from '@ui/layout/Heading';
import { Link } from '@ui/link/Link';
import { StatusChip } from '@ui/pane/StatusChip';
import type { StatusName } from '@ui/pane/status';
import { Avatar } from '@ui/person/Avatar';
import type { RecentPayment } from '../../api/types';
import { homeName } from '../names';
import styles from './home.module.css';

/** Screens say Processing, Paid, Returned (decisions, section 5). */
const SHOWN: Record<string, { status: StatusName; word: string }> = {
  requires_action: { status: 'processing', word: 'processing' },
  processing: { status: 'processing', word: 'processing' },
  succeeded: { status: 'paid', word: 'paid' },
  settled: { status: 'paid', word: 'paid' },
  won: { status: 'paid', word: 'paid' },
  disputed: { status: 'due', word: 'disputed' },
};
const IN_PART = { status: 'partial', word: 'partReturned' } as const;
const FAILED = { status: 'overdue', word: 'returned' } as const;

function Row({ payment, mixed }: { payment: RecentPayment; mixed: boolean }) {
  const t = useT();
  const { money, instant } = useFormats();
  const { status, word } = payment.lostInPart ? IN_PART : SHOWN[payment.state] ?? FAILED;
  return (
    <li className={styles.payment}>
      <Avatar name={payment.tenant} />
      <span className={styles.paymentWords}>
        <Link look="plain" href={paths.landlordLease(payment.leaseId)} className={styles.waitingLink}>{payment.tenant}</Link>
        <Text as="span" look="small" ink={2}>{`${homeName(payment.streetNumber, payment.unitLabel)}, ${t(`landlords.method.${payment.method}`)}`}</Text>
      </span>
      <StatusChip status={status} className={styles.paymentState}>{t(`landlords.payment.${word}`)}</StatusChip>
      <span className={styles.paymentAmount}>
        <strong><Link look="plain" href={`${paths.landlordLease(payment.leaseId)}?show=payments`}>{money(payment.amountCents, payment.currency, { code: mixed })}</Link></strong>
        <Text as="span" look="small" ink={2}>
          {instant(payment.createdAt, { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit', timeZone: payment.timeZone })}
        </Text>
      </span>
    </li>
  );
}

export function RecentPayments({ payments, mixed }: { payments: readonly RecentPayment[]; mixed: boolean }) {
  const t = useT();
  return (
    <Section title={t('landlords.payments.recent')}>
      {payments.length === 0 ? (
        <Text ink={2}>{t('landlords.payments.none')}</Text>
      ) : (
        <ul className={styles.list}>
          {payments.map((payment) => <Row key={payment.id} payment={payment} mixed={mixed} />)}
        </ul>
      )}
    </Section>
  );
}
