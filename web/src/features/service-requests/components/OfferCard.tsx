import { unitValues } from '@contract/unit-names';
import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { useNote } from '@shared/notes';
import { Translated } from '@shared/translation/Translated';
import IconAlarm from '@tabler/icons-react/dist/esm/icons/IconAlarm.mjs';
import IconCash from '@tabler/icons-react/dist/esm/icons/IconCash.mjs';
import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs';
import { Button } from '@ui/controls/Button';
import { Link } from '@ui/link/Link';
import { toast } from '@ui/overlay/toastStore';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAnswerOffer } from '../api/offers';
import type { Offer, ServiceRequest } from '../api/types';
import { waitingOffer } from '../jobs';
import { AnswerDialog } from './AnswerDialog';
import { NoteDialog } from './NoteDialog';
import { QuoteButton } from './QuoteButton';
import { QuoteChip } from './QuoteChip';
import { OwnGap } from './SupplierGap';
import { useAppointment, useTimeLeft } from './use-time';
import { priorityKey } from './words';
import styles from './OfferCard.module.css';

const ICON = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;

/** An offer that waits for an answer, the only thing on the page that does. */
export function OfferCard({ request, now }: { request: ServiceRequest; now: number }) {
  const offer = waitingOffer(request.offers, now);
  return offer ? <Card request={request} offer={offer} now={now} /> : null;
}

function Card({ request, offer, now }: { request: ServiceRequest; offer: Offer; now: number }) {
  const t = useT();
  const left = useTimeLeft();
  const priority = t(`service-requests.priority.${priorityKey(request.priority)}`);
  return (
    <article className={styles.card} data-surface="night">
      <p className={styles.kind}>
        <span className={styles.fresh}>
          <IconAlarm {...ICON} /> {t('service-requests.job.newOffer', { priority })}
        </span>
        <span className={styles.left}>
          {offer.status === 'answered'
            ? t('service-requests.answer.waits')
            : t('service-requests.job.left', { left: left(offer.expiresAt, now) })}
        </span>
      </p>
      <h2 className={styles.title}>
        <Link look="plain" href={paths.supplierJob(request.id)}>
          {request.title}
        </Link>
      </h2>
      <p className={styles.place}>
        <AddressText request={request} />
      </p>
      <OfferFacts request={request} offer={offer} />
      <OwnGap gaps={offer.gaps} />
      <OfferButtons request={request} offer={offer} />
    </article>
  );
}

/** Number, street, unit and city in one line. */
export function AddressText({ request }: { request: ServiceRequest }) {
  const t = useT();
  const { place } = request;
  if (!place) return null;
  const unit = place.unitLabel
    ? t('service-requests.unit', unitValues(place.unitLabel))
    : t('service-requests.building');
  return <>{`${place.streetNumber} ${place.street}, ${unit}, ${place.city}`}</>;
}

function OfferFacts({ request, offer }: { request: ServiceRequest; offer: Offer }) {
  const t = useT();
  const formats = useFormats();
  const appointment = useAppointment();
  return (
    <ul className={styles.facts}>
      {request.photoCount > 0 && (
        <li>
          <IconPhoto {...ICON} /> {t('service-requests.job.photos', { count: request.photoCount })}
        </li>
      )}
      {offer.limitCents !== null && request.currency && (
        <li>
          <IconCash {...ICON} />{' '}
          {t('service-requests.job.budget', {
            amount: formats.money(offer.limitCents, request.currency, { fraction: 'auto', code: true }),
          })}
        </li>
      )}
      {offer.priceCents !== null && offer.proposedFor && request.currency && (
        <li>
          {t('service-requests.answer.yours', {
            amount: formats.money(offer.priceCents, request.currency),
            when: appointment(offer.proposedFor, offer.proposedUntil, request.place?.timeZone),
          })}
        </li>
      )}
      {!offer.firstWins && offer.status === 'sent' && <li>{t('service-requests.answer.several')}</li>}
      {offer.note && (
        <li>
          <span>
            <Translated kind="offer_note" id={offer.id} text={offer.note} language={offer.language} />
          </span>
        </li>
      )}
      {(request.quotes?.length ?? 0) > 0 && (
        <li>
          <QuoteChip request={request} />
        </li>
      )}
    </ul>
  );
}

/** Accept the offer, or answer it with price and time if the landlord chooses. Declining can have a reason. */
export function OfferButtons({ request, offer }: { request: ServiceRequest; offer: Offer }) {
  const t = useT();
  const note = useNote('service-requests');
  const [declining, setDeclining] = useState(false);
  const [answering, setAnswering] = useState(false);
  const navigate = useNavigate();
  const accept = useAnswerOffer(request.id, offer.id, () => {
    toast({ kind: 'success', title: note((t) => t('service-requests.toast.accepted')) });
    void navigate(paths.supplierJob(request.id));
  });
  // A supplier who declined the job can't open it any more.
  const decline = useAnswerOffer(request.id, offer.id, () => {
    setDeclining(false);
    void navigate(paths.supplierJobs());
  });
  return (
    <div className={styles.buttons}>
      {offer.firstWins ? (
        <>
          <Button
            variant="accent"
            size="lg"
            disabled={offer.gaps.length > 0}
            loading={accept.isPending}
            onClick={() => accept.mutate({ status: 'accepted' })}
          >
            {t('service-requests.accept')}
          </Button>
          <QuoteButton request={request} size="lg" />
        </>
      ) : (
        <Button variant="accent" size="lg" disabled={offer.gaps.length > 0} onClick={() => setAnswering(true)}>
          {t(offer.status === 'answered' ? 'service-requests.answer.change' : 'service-requests.answer.title')}
        </Button>
      )}
      {answering && <AnswerDialog request={request} offer={offer} onClose={() => setAnswering(false)} />}
      <Button variant="secondary" size="lg" onClick={() => setDeclining(true)}>
        {t('service-requests.decline')}
      </Button>
      <NoteDialog
        open={declining}
        onClose={() => setDeclining(false)}
        title={t('service-requests.job.declineQuestion')}
        label={t('service-requests.reason')}
        verb={t('service-requests.decline')}
        loading={decline.isPending}
        onConfirm={(reason) => decline.mutate({ status: 'declined', reason })}
      />
    </div>
  );
}
