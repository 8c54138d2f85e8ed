import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '@ui/controls/Button';
import { Card } from '@ui/layout/Card';
import { offersQuery } from '../api/offers';
import styles from './renewals.module.css';

/** Shown on the tenant’s home page while an offer is unanswered. */
export function OfferCard({ leaseId }: { leaseId: string }) {
  const t = useT();
  const { money, day } = useFormats();
  const { data } = useQuery(offersQuery());
  const offer = data?.find((one) => one.leaseId === leaseId && one.state === 'sent');
  if (!offer) return null;
  return (
    <Card raised as="section" className={styles.homeCard}>
      <h2 className={styles.title}>{t('renewals.card.title')}</h2>
      <p>{offer.home}</p>
      <p className={styles.quiet}>
        {t('renewals.card.text', {
          from: day(offer.startsOn),
          rent: money(offer.rentCents, offer.currency),
          answerBy: day(offer.answerBy),
        })}
      </p>
      <div>
        <ButtonLink href={paths.tenantRenewal(leaseId)}>{t('renewals.card.see')}</ButtonLink>
      </div>
    </Card>
  );
}
