import { useChoice } from '@api/use-choice';
import { REGIONS } from '@contract/regions';
import { useLanguage } from '@i18n/language-context';
import { useT } from '@i18n/messages';
import { RadioCards } from '@ui/fields/RadioCards';
import { Section } from '@ui/layout/Section';
import { useChooseFeeBearer, type FeeBearer, type PaymentSetup } from '../../api/payment-setup';
import styles from './setup.module.css';

const BEARERS: readonly FeeBearer[] = ['tenant', 'landlord'];

/** Who bears the fees of payment methods, and where the law leaves no choice. */
export function FeeBearerChoice({ setup }: { setup: PaymentSetup }) {
  const t = useT();
  const choose = useChooseFeeBearer();
  const options = BEARERS.map((value) => ({ value, label: t(`payments.setup.bearer.${value}`), description: t(`payments.setup.bearer.${value}Text`) }));
  const [chosen, press] = useChoice(setup.feeBearer, (feeBearer: FeeBearer, after) => choose.mutate({ feeBearer, version: setup.version }, after));
  return (
    <Section title={t('payments.setup.fees')}>
      <div className={styles.part}>
        <RadioCards
          label={t('payments.setup.bearer')} hideLabel columns={2} options={options} value={chosen} onChange={press}
        />
        {setup.places.length > 0 && (
          <ul className={styles.places}>
            {setup.places.map((place) => <Place key={`${place.country}-${place.region}-${place.place ?? ''}`} place={place} />)}
          </ul>
        )}
        <p className={styles.note}>{t('payments.setup.rates')}</p>
      </div>
    </Section>
  );
}

function Place({ place: { country, region, place, surcharge, source } }: { place: PaymentSetup['places'][number] }) {
  const t = useT();
  const { language } = useLanguage();
  const known = REGIONS.find(({ code }) => code === region || code === `${country}-${region}`);
  return (
    <li>
      <strong>{place ?? known?.[language] ?? region}</strong> {t(`payments.setup.place.${surcharge}`)}
      {source && <span className={styles.source}> {t('payments.setup.source', { source })}</span>}
    </li>
  );
}
