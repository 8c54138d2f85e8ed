import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import IconBuildingBank from '@tabler/icons-react/dist/esm/icons/IconBuildingBank.mjs';
import IconCreditCard from '@tabler/icons-react/dist/esm/icons/IconCreditCard.mjs';
import IconCreditCardPay from '@tabler/icons-react/dist/esm/icons/IconCreditCardPay.mjs';
import IconWallet from '@tabler/icons-react/dist/esm/icons/IconWallet.mjs';
import { RadioCards } from '@ui/fields/RadioCards';
import type { Method, Quote, QuoteMethod } from '../api/types';
import styles from './MethodCards.module.css';

const ICONS: Readonly<Record<Method, typeof IconCreditCard>> = {
  bank: IconBuildingBank,
  credit_card: IconCreditCard,
  debit_card: IconCreditCardPay,
  digital_wallet: IconWallet,
};

interface MethodCardsProps {
  quote: Quote;
  value: Method;
  onChange: (method: Method) => void;
}

/** The ways to pay, each with its fee, its speed and its cashback. */
export function MethodCards({ quote, value, onChange }: MethodCardsProps) {
  const t = useT();
  const { money, percent } = useFormats();
  const speed = ({ businessDays }: QuoteMethod) =>
    businessDays
      ? t('payments.speed.days', { from: businessDays.from, to: businessDays.to })
      : t('payments.speed.instant');
  const describe = (method: QuoteMethod) =>
    method.cashbackCents > 0
      ? t('payments.speed.earns', { speed: speed(method), amount: money(method.cashbackCents, quote.currency) })
      : speed(method);
  const options = quote.methods.map((method) => {
    const Icon = ICONS[method.method];
    return {
      value: method.method,
      label: t(`payments.method.${method.method}`),
      description: describe(method),
      icon: <Icon aria-hidden />,
      end: (
        <span className={styles.fee}>
          <span>{t('payments.fee', { rate: percent(method.feeBasisPoints) })}</span>
          <strong>
            {method.feeBearer === 'tenant' ? money(method.feeCents, quote.currency) : t('payments.feeNone')}
          </strong>
        </span>
      ),
    };
  });
  return <RadioCards label={t('payments.payWith')} options={options} value={value} onChange={onChange} name="method" />;
}
