import { useFormats } from '@i18n/formats';
import { messageId } from '@i18n/message-ids';
import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { usePaymentState } from '@shared/payment-state';
import { cx } from '@ui/cx';
import { Text } from '@ui/layout/Heading';
import { Section } from '@ui/layout/Section';
import { Link } from '@ui/link/Link';
import { StatusChip } from '@ui/pane/StatusChip';
import { Avatar } from '@ui/person/Avatar';
import type { RecentPayment } from '../../api/types';
import { homeName } from '../names';
import styles from './home.module.css';

function Row({ payment, mixed }: { payment: RecentPayment; mixed: boolean }) {
  const t = useT();
  const { money, day } = useFormats();
  const { status, label } = usePaymentState()(payment);
  const payer = payment.payerName ?? t('landlords.payments.payerUnknown');
  return (
    <li className={styles.payment}>
      <Avatar name={payment.payerName ?? homeName(payment.streetNumber, payment.unitLabel)} />
      <span className={styles.paymentWords}>
        <Link look="plain" href={paths.landlordLease(payment.leaseId)} className={styles.waitingLink}>
          {payer}
        </Link>
        <Text
          as="span"
          look="small"
          ink={2}
        >{`${homeName(payment.streetNumber, payment.unitLabel)} · ${t(messageId(`landlords.method.${payment.method}`))}`}</Text>
      </span>
      <StatusChip status={status} className={cx(styles.paymentState, status === 'paid' && styles.paid)}>
        {label}
      </StatusChip>
      <span className={styles.paymentAmount}>
        <strong>
          <Link look="plain" href={`${paths.landlordLease(payment.leaseId)}?show=payments`}>
            {money(payment.amountCents, payment.currency, { code: mixed })}
          </Link>
        </strong>
        <Text as="span" look="small" ink={2}>
          {day(payment.paidOn, { month: 'short', day: 'numeric' })}
        </Text>
      </span>
    </li>
  );
}

export function RecentPayments({ payments, mixed }: { payments: readonly RecentPayment[]; mixed: boolean }) {
  const t = useT();
  return (
    <Section
      title={t('landlords.payments.recent')}
      aside={<Link href={paths.landlordRent()}>{t('landlords.payments.all')}</Link>}
    >
      {payments.length === 0 ? (
        <Text ink={2}>{t('landlords.payments.none')}</Text>
      ) : (
        <ul className={styles.list}>
          {payments.map((payment) => (
            <Row key={payment.id} payment={payment} mixed={mixed} />
          ))}
        </ul>
      )}
    </Section>
  );
}
