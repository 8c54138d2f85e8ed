import { useIsOwner } from '@api/account-owner';
import { useChoice } from '@api/use-choice';
import { REGIONS } from '@contract/regions';
import { useLanguage } from '@i18n/language-context';
import { useT } from '@i18n/messages';
import { Table, type Column } from '@ui/data/Table';
import { RadioCards } from '@ui/fields/RadioCards';
import { Section } from '@ui/layout/Section';
import { Sourced } from '@ui/link/Sourced';
import { useChooseFeeBearer, type FeeBearer, type PaymentSetup } from '../../api/payment-setup';
import styles from './setup.module.css';

const BEARERS: readonly FeeBearer[] = ['tenant', 'landlord'];

/** Who pays the fees of payment methods, and where the law leaves no choice. */
export function FeeBearerChoice({ setup }: { setup: PaymentSetup }) {
  const t = useT();
  const choose = useChooseFeeBearer();
  const owner = useIsOwner();
  const options = BEARERS.map((value) => ({
    value,
    label: t(`payments.setup.bearer.${value}`),
    description: t(`payments.setup.bearer.${value}Text`),
    disabled: !owner,
  }));
  const [chosen, press] = useChoice(setup.feeBearer, (feeBearer: FeeBearer, after) =>
    choose.mutate({ feeBearer, version: setup.version }, after),
  );
  return (
    <Section title={t('payments.setup.fees')}>
      <div className={styles.part}>
        <RadioCards
          label={t('payments.setup.bearer')}
          hideLabel
          columns={2}
          options={options}
          value={chosen}
          onChange={press}
        />
        {!owner && <p className={styles.note}>{t('payments.setup.ownersChoose')}</p>}
        {setup.places.length > 0 && <Places places={setup.places} />}
        <p className={styles.note}>{t('payments.setup.rates')}</p>
      </div>
    </Section>
  );
}

type Place = PaymentSetup['places'][number];

/** The places where the landlord rents out, and who pays the fee there. */
function Places({ places }: { places: readonly Place[] }) {
  const t = useT();
  const { language } = useLanguage();
  const name = ({ country, region, place }: Place) =>
    place ?? REGIONS.find(({ code }) => code === region || code === `${country}-${region}`)?.[language] ?? region;
  const source = ({ source: from }: Place) =>
    from ? <Sourced>{t('payments.setup.source', { source: from })}</Sourced> : null;
  const columns: Column<Place>[] = [
    { id: 'place', header: t('payments.setup.place'), cell: (place) => <strong>{name(place)}</strong>, tight: true },
    { id: 'who', header: t('payments.setup.bearer'), cell: ({ surcharge }) => t(`payments.setup.place.${surcharge}`) },
    {
      id: 'source',
      header: t('payments.setup.sourceHead'),
      cell: ({ source: from }) => (from ? <Sourced>{from}</Sourced> : ''),
    },
  ];
  return (
    <Table
      caption={t('payments.setup.places')}
      columns={columns}
      rows={places}
      rowKey={({ country, region, place }) => `${country}-${region}-${place ?? ''}`}
      phone={(place) => ({
        title: name(place),
        secondary: (
          <>
            {t(`payments.setup.place.${place.surcharge}`)} {source(place)}
          </>
        ),
      })}
    />
  );
}
