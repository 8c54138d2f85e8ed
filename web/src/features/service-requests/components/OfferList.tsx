import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { Button } from '@ui/controls/Button';
import { Section } from '@ui/layout/Section';
import type { StatusName } from '@ui/pane/status';
import { StatusChip } from '@ui/pane/StatusChip';
import { useAnswerOffer } from '../api/offers';
import type { Offer, ServiceRequest } from '../api/types';
import { useNow, useTimeLeft } from './use-time';
import styles from './OfferList.module.css';

const PANES: Record<Offer['status'], StatusName> = {
  sent: 'offered',
  answered: 'approved',
  accepted: 'completed',
  declined: 'declined',
  expired: 'declined',
  withdrawn: 'declined',
};

/** Whom the landlord asked, and what they said. */
export function OfferList({ request, offers }: { request: ServiceRequest; offers: readonly Offer[] }) {
  const t = useT();
  return (
    <Section title={t('service-requests.offers')}>
      <ul className={styles.offers}>
        {offers.toReversed().map((offer) => (
          <OfferRow key={offer.id} request={request} offer={offer} />
        ))}
      </ul>
    </Section>
  );
}

function OfferRow({ request, offer }: { request: ServiceRequest; offer: Offer }) {
  const t = useT();
  const formats = useFormats();
  const now = useNow();
  const left = useTimeLeft();
  const answer = useAnswerOffer(request.id, offer.id);
  const mayTakeBack =
    offer.status === 'sent' ||
    offer.status === 'answered' ||
    (offer.status === 'accepted' && ['offered', 'scheduled', 'in_progress'].includes(request.status));
  return (
    <li className={styles.offer}>
      <div className={styles.head}>
        <span className={styles.name}>{offer.companyName}</span>
        <StatusChip status={PANES[offer.status]}>{t(`service-requests.offerState.${offer.status}`)}</StatusChip>
      </div>
      {offer.status === 'sent' && <p>{t('service-requests.offerLeft', { left: left(offer.expiresAt, now) })}</p>}
      {offer.budgetCents !== null && request.currency && (
        <p>{t('service-requests.offerBudget', { amount: formats.money(offer.budgetCents, request.currency) })}</p>
      )}
      {offer.declineReason && <p>{offer.declineReason}</p>}
      {mayTakeBack && (
        <Button
          size="sm"
          variant="ghost"
          loading={answer.isPending}
          onClick={() => answer.mutate({ status: 'withdrawn' })}
        >
          {t(offer.status === 'accepted' ? 'service-requests.takeAway' : 'service-requests.withdraw')}
        </Button>
      )}
    </li>
  );
}
