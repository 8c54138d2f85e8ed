import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { Button } from '@ui/controls/Button';
import { Card } from '@ui/layout/Card';
import { useAnswerOffer } from '../api/offers';
import type { Offer, ServiceRequest } from '../api/types';
import { useAppointment } from './use-time';
import styles from '../pages/pages.module.css';
import list from './OfferList.module.css';

/** Suppliers' answers among which the landlord chooses, the cheapest first. */
export function WaitingAnswers({ request }: { request: ServiceRequest }) {
  const t = useT();
  const answers = (request.offers ?? [])
    .filter(({ status }) => status === 'answered')
    .sort((left, right) => (left.priceCents ?? 0) - (right.priceCents ?? 0));
  if (answers.length === 0 || request.supplier) return null;
  return (
    <Card className={styles.ask}>
      <h2>{t('service-requests.answer.choose', { count: answers.length })}</h2>
      <ul className={list.offers}>
        {answers.map((offer) => (
          <Answer key={offer.id} request={request} offer={offer} />
        ))}
      </ul>
    </Card>
  );
}

function Answer({ request, offer }: { request: ServiceRequest; offer: Offer }) {
  const t = useT();
  const { money } = useFormats();
  const appointment = useAppointment();
  const pick = useAnswerOffer(request.id, offer.id);
  return (
    <li className={list.offer}>
      <div className={list.head}>
        <span className={list.name}>{offer.companyName}</span>
        <span className={list.name}>{money(offer.priceCents ?? 0, request.currency ?? 'USD')}</span>
      </div>
      {offer.proposedFor && <p>{appointment(offer.proposedFor, offer.proposedUntil, request.place?.timeZone)}</p>}
      <Button
        size="sm"
        loading={pick.isPending}
        onClick={() => pick.mutate({ status: 'accepted', amountCents: offer.priceCents })}
      >
        {t('service-requests.answer.pick', { company: offer.companyName })}
      </Button>
    </li>
  );
}
