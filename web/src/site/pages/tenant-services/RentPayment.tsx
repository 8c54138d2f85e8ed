import { decimalOf } from '@contract/amount-format';
import { useFormats } from '@i18n/formats';
import { lazyPart } from '@i18n/lazy-part';
import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { Button } from '@ui/controls/Button';
import { RadioCards } from '@ui/fields/RadioCards';
import { TextField } from '@ui/fields/TextField';
import { Skeleton } from '@ui/states/Skeleton';
import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { SampleNotice } from '../../sections/services/SampleNotice';
import { useOwn } from '../../sections/services/use-own';
import { nextFirst, SAMPLE_METHODS, SAMPLE_RENT } from './samples';
import { tenantSignIn } from './sign-in';
import styles from '../../sections/services/services.module.css';

const OwnRent = lazyPart('payments', () => import('./live/OwnRent'));

/** The next rent and the way to pay it. */
export function RentPayment() {
  const t = useT();
  return useOwn('tenant') ? <OwnRent fallback={<Skeleton label={t('app.loading')} />} /> : <SampleRent />;
}

function SampleRent() {
  const t = useT();
  const navigate = useNavigate();
  const { money, day } = useFormats();
  const [amount, setAmount] = useState<string>(decimalOf(SAMPLE_RENT.cents, SAMPLE_RENT.currency));
  const [method, setMethod] = useState<(typeof SAMPLE_METHODS)[number]>('credit_card');
  const signIn = tenantSignIn(paths.dashboard('tenant', '/payments'));
  const pay = (event: FormEvent) => {
    event.preventDefault();
    void navigate(signIn);
  };
  const options = SAMPLE_METHODS.map((value) => ({ value, label: t(`tenant-services.method.${value}`) }));
  return (
    <>
      <SampleNotice id="tenant-services" signIn={signIn} />
      <div>
        <p className={styles.text}>{t('tenant-services.rent.due')}</p>
        <p className={styles.figure}>{money(SAMPLE_RENT.cents, SAMPLE_RENT.currency)}</p>
        <p className={styles.text}>{t('tenant-services.rent.on', { day: day(nextFirst(new Date())) })}</p>
      </div>
      <form className={styles.form} onSubmit={pay}>
        <TextField
          name="amount"
          inputMode="decimal"
          label={t('tenant-services.rent.amount')}
          prefix="$"
          value={amount}
          onChange={(event) => setAmount(event.target.value)}
        />
        <RadioCards
          name="method"
          label={t('tenant-services.rent.method')}
          columns={2}
          options={options}
          value={method}
          onChange={setMethod}
        />
        <div>
          <Button type="submit" size="lg">
            {t('tenant-services.rent.pay')}
          </Button>
        </div>
      </form>
    </>
  );
}
