import { useT } from '@i18n/messages';
import { cx } from '@ui/cx';
import { Disclosure } from '@ui/layout/Disclosure';
import { Heading } from '@ui/layout/Heading';
import { useId } from 'react';
import { ProductPicture, type Screen } from '../../sections/pictures/ProductPicture';
import { Section } from '../../sections/Section';
import { clock, TOUR_SECONDS, TOUR_STEPS, TOURS, type TourId } from './categories';
import styles from './help.module.css';

const SCREENS: Readonly<Record<TourId, Screen>> = {
  lease: 'new-lease',
  pay: 'tenant-home',
  dashboard: 'home',
  ledger: 'lease',
  repair: 'repair',
  offer: 'request',
};

/** Six tours, each a screen with its captions step by step, and how long it takes. */
export function Tours() {
  const t = useT();
  const heading = useId();
  return (
    <Section tone="surface" labelledBy={heading}>
      <Heading level={2} look="d3" id={heading}>
        {t('help-center.tours')}
      </Heading>
      <p className={cx(styles.text, styles.intro)}>{t('help-center.tours.text')}</p>
      {TOURS.map((id) => (
        <Disclosure key={id} name="tour" className={styles.tourItem} title={<TourTitle id={id} />}>
          <div className={styles.tour}>
            <div className={styles.screen}>
              <ProductPicture screen={SCREENS[id]} alt={`tours.${id}.alt`} />
            </div>
            <ol className={styles.captions}>
              {TOUR_STEPS.map((step) => (
                <li key={step}>{t(`tours.${id}.${step}`)}</li>
              ))}
            </ol>
          </div>
        </Disclosure>
      ))}
    </Section>
  );
}

function TourTitle({ id }: { id: TourId }) {
  const t = useT();
  return (
    <span className={styles.tourTitle}>
      {t(`tours.${id}.title`)} <span className={styles.length}>{clock(TOUR_SECONDS)}</span>
    </span>
  );
}
