import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { Translated } from '@shared/translation/Translated';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/controls/Button';
import { useState } from 'react';
import type { BoardInterest, RequestBoard } from '../api/job-board';
import { maintenanceSettingsQuery } from '../api/maintenance-settings';
import { useSendOffer } from '../api/offers';
import { supplierGapsQuery } from '../api/supplier-gaps';
import type { ServiceRequest } from '../api/types';
import { emergencyLimit } from '../emergency-limit';
import { AskFirst } from './AskFirst';
import { SupplierGap } from './SupplierGap';
import styles from './OfferList.module.css';

/** Elite Partners who are interested in the job, each with a button to send an offer. */
export function InterestList({ request, board }: { request: ServiceRequest; board: RequestBoard }) {
  const t = useT();
  if (board.interests.length === 0) return board.onBoard ? <p>{t('service-requests.board.nobody')}</p> : null;
  return (
    <ul className={styles.offers} aria-label={t('service-requests.board.interests')}>
      {board.interests.map((interest) => (
        <InterestRow key={interest.id} request={request} interest={interest} budgetCents={board.budgetCents} />
      ))}
    </ul>
  );
}

interface InterestProps {
  request: ServiceRequest;
  interest: BoardInterest;
  budgetCents: number | null;
}

function InterestRow({ request, interest, budgetCents }: InterestProps) {
  const t = useT();
  const { money } = useFormats();
  const [asking, ask] = useState(false);
  const { supplierId, companyName, city, ratingAverage, ratingCount, amountCents, note } = interest;
  const asked = request.offers?.some(
    (offer) => offer.supplierId === supplierId && ['sent', 'answered', 'accepted'].includes(offer.status),
  );
  const gaps = useQuery({ ...supplierGapsQuery(request.id, supplierId), enabled: !asked }).data?.gaps ?? [];
  const known = [
    city,
    ratingAverage === null
      ? undefined
      : t('service-requests.offer.rating', { rating: ratingAverage, count: ratingCount }),
  ]
    .filter(Boolean)
    .join(', ');
  return (
    <li className={styles.offer}>
      <div className={styles.head}>
        <span className={styles.name}>{companyName}</span>
        {amountCents !== null && request.currency && <span>{money(amountCents, request.currency)}</span>}
      </div>
      {known && <p>{known}</p>}
      {note && (
        <p>
          <Translated kind="board_interest" id={interest.id} text={note} language={undefined} />
        </p>
      )}
      {!asked && (
        <SupplierGap request={request} supplier={{ id: supplierId, companyName }} gaps={gaps} holds="answer" />
      )}
      {asked && <p>{t('service-requests.board.offered')}</p>}
      {!asked && gaps.length === 0 && (
        <Button
          size="sm"
          aria-label={t('service-requests.board.offerTo', { company: companyName })}
          onClick={() => ask(true)}
        >
          {t('service-requests.board.offer')}
        </Button>
      )}
      {asking && (
        <OfferQuestion request={request} interest={interest} budgetCents={budgetCents} onClose={() => ask(false)} />
      )}
    </li>
  );
}

/** Asks before the offer is sent, and names the limit that will apply. */
function OfferQuestion({
  request,
  interest: { supplierId, companyName: company, amountCents },
  budgetCents,
  onClose,
}: InterestProps & { onClose: () => void }) {
  const t = useT();
  const { money } = useFormats();
  const send = useSendOffer(request.id, onClose);
  const settings = useQuery(maintenanceSettingsQuery()).data;
  const limit = amountCents ?? budgetCents;
  const own = limit ?? settings?.usualLimitCents ?? null;
  // The first to accept gets this offer, so an emergency raises its limit.
  const binds = own === null ? null : (emergencyLimit(request, settings, own) ?? own);
  return (
    <AskFirst
      title={t('service-requests.board.offerQuestion', { company })}
      text={
        binds !== null && request.currency
          ? t('service-requests.board.offerText', { company, amount: money(binds, request.currency, { code: true }) })
          : t('service-requests.board.offerFree', { company })
      }
      verb={t('service-requests.board.offer')}
      loading={send.isPending}
      onClose={onClose}
      onConfirm={() => send.mutate({ supplierId, budgetCents: limit, firstWins: true })}
    />
  );
}
