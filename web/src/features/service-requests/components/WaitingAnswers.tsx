import { toProblem } from '@api/problem';
import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { Button } from '@ui/controls/Button';
import { Card } from '@ui/layout/Card';
import { useState } from 'react';
import { useAnswerOffer } from '../api/offers';
import type { Offer, ServiceRequest } from '../api/types';
import { AskFirst } from './AskFirst';
import { NoticeHint, tooSoon, type Entered } from './EntryNotice';
import { SupplierGap } from './SupplierGap';
import { useAppointment } from './use-time';
import styles from '../pages/pages.module.css';
import list from './OfferList.module.css';

/** Suppliers' answers among which the landlord chooses, the cheapest first. */
export function WaitingAnswers({ request }: { request: ServiceRequest & Entered }) {
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

function Answer({ request, offer }: { request: ServiceRequest & Entered; offer: Offer }) {
  const t = useT();
  const { money } = useFormats();
  const appointment = useAppointment();
  const [asking, ask] = useState(false);
  const pick = useAnswerOffer(request.id, offer.id, () => ask(false));
  const { companyName: company } = offer;
  const full = pick.error !== null && toProblem(pick.error).reason === 'supplier_full';
  const visit = visitOf(offer);
  const soon = visit !== null && tooSoon(request, visit);
  const price = money(offer.priceCents ?? 0, request.currency ?? 'USD');
  return (
    <li className={list.offer}>
      <div className={list.head}>
        <span className={list.name}>{offer.companyName}</span>
        <span className={list.name}>{price}</span>
      </div>
      {offer.proposedFor && <p>{appointment(offer.proposedFor, offer.proposedUntil, request.place?.timeZone)}</p>}
      <SupplierGap
        request={request}
        supplier={{ id: offer.supplierId, companyName: company }}
        gaps={offer.gaps}
        holds="answer"
      />
      {offer.gaps.length === 0 && (
        <Button size="sm" onClick={() => ask(true)}>
          {t('service-requests.answer.pick', { company })}
        </Button>
      )}
      {asking && (
        <AskFirst
          title={t('service-requests.answer.pickQuestion', { company })}
          text={
            full
              ? t('service-requests.answer.pickFull', { company })
              : t('service-requests.answer.pickText', { company, amount: price })
          }
          verb={full || soon ? t('service-requests.hours.anyway') : t('service-requests.answer.pick', { company })}
          loading={pick.isPending}
          onClose={() => ask(false)}
          onConfirm={() =>
            pick.mutate({ status: 'accepted', amountCents: offer.priceCents, ...(full && { overCapacity: true }) })
          }
        >
          {visit && (
            <p>
              {t('service-requests.answer.pickWhen', {
                when: appointment(visit, offer.proposedUntil, request.place?.timeZone),
              })}
            </p>
          )}
          {soon && (
            <NoticeHint request={request}>{t('service-requests.appointment.notice.pick', { company })}</NoticeHint>
          )}
        </AskFirst>
      )}
    </li>
  );
}

/** The time that becomes the appointment. Null if it has passed: then none is set. */
function visitOf({ proposedFor }: Offer, now = Date.now()): string | null {
  return proposedFor && Date.parse(proposedFor) > now ? proposedFor : null;
}
