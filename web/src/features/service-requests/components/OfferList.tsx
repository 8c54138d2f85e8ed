import { SUPPLIER_ACCESS_AFTER_CLOSE_DAYS } from '@contract/limits';
import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { Button, ButtonLink } from '@ui/controls/Button';
import { Section } from '@ui/layout/Section';
import type { StatusName } from '@ui/pane/status';
import { StatusChip } from '@ui/pane/StatusChip';
import { useState } from 'react';
import { useAnswerOffer } from '../api/offers';
import type { Offer, ServiceRequest } from '../api/types';
import { agreedPrice } from '../approved-quote';
import { underWayOf } from '../under-way';
import { AskFirst } from './AskFirst';
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

/** The suppliers whom the landlord asked, and their answers. */
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
  const mayTakeBack =
    offer.status === 'sent' ||
    offer.status === 'answered' ||
    (offer.status === 'accepted' && ['offered', 'scheduled', 'in_progress'].includes(request.status));
  // An agreed price is among the facts of the request, and the limit no longer says anything.
  const agreed =
    (offer.status === 'accepted' && agreedPrice(request) !== null) ||
    (offer.endedDuring !== null && offer.priceCents !== null);
  return (
    <li className={styles.offer}>
      <div className={styles.head}>
        <span className={styles.name}>{offer.companyName}</span>
        <StatusChip status={PANES[offer.status]}>
          {t(`service-requests.offerState.${offer.givenBack ? 'givenBack' : offer.status}`)}
        </StatusChip>
      </div>
      {offer.status === 'sent' && <p>{t('service-requests.offerLeft', { left: left(offer.expiresAt, now) })}</p>}
      {!agreed && offer.limitCents !== null && request.currency && (
        <p>
          {t('service-requests.offerBudget', {
            amount: formats.money(offer.limitCents, request.currency, { code: true }),
          })}
        </p>
      )}
      {offer.declineReason && <p>{offer.declineReason}</p>}
      {offer.endedDuring && offer.billableUntil && Date.parse(offer.billableUntil) > now && (
        <p>
          {t('service-requests.offerBillable', {
            during: offer.endedDuring,
            day: formats.instant(offer.billableUntil, { dateStyle: 'long', timeZone: request.place?.timeZone }),
          })}
        </p>
      )}
      <div className={styles.buttons}>
        <ButtonLink size="sm" variant="ghost" href={paths.landlordSuppliers(offer.supplierId)}>
          {t('service-requests.message.supplier', { company: offer.companyName })}
        </ButtonLink>
        {mayTakeBack && <TakeBack request={request} offer={offer} />}
      </div>
    </li>
  );
}

/** What the supplier can still bill after losing the job (docs/decisions/1985). */
function useUnderWay(request: ServiceRequest, company: string): string | undefined {
  const t = useT();
  const { money } = useFormats();
  const { currency, limitCents = null } = request;
  const what = underWayOf(request);
  if (!what) return undefined;
  const limited = limitCents !== null && currency !== null;
  return t(`service-requests.takeAwayText.${what}`, {
    company,
    limited: limited ? 'yes' : 'no',
    limit: limited ? money(limitCents, currency) : '',
    days: SUPPLIER_ACCESS_AFTER_CLOSE_DAYS,
  });
}

/** Withdraws an offer, or takes the job away from the supplier who accepted it. */
function TakeBack({ request, offer: { id, status, companyName: company } }: { request: ServiceRequest; offer: Offer }) {
  const t = useT();
  const [asking, ask] = useState(false);
  const answer = useAnswerOffer(request.id, id, () => ask(false));
  const underWay = useUnderWay(request, company);
  const verb = t(status === 'accepted' ? 'service-requests.takeAway' : 'service-requests.withdraw');
  return (
    <>
      <Button size="sm" variant="ghost" onClick={() => ask(true)}>
        {verb}
      </Button>
      {asking && (
        <AskFirst
          title={t(status === 'accepted' ? 'service-requests.takeAwayQuestion' : 'service-requests.withdrawQuestion', {
            company,
          })}
          text={[status === 'accepted' && underWay, t('service-requests.withdrawText', { company })]
            .filter(Boolean)
            .join(' ')}
          verb={verb}
          danger
          loading={answer.isPending}
          onClose={() => ask(false)}
          onConfirm={() => answer.mutate({ status: 'withdrawn' })}
        />
      )}
    </>
  );
}
