import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { Translated } from '@shared/translation/Translated';
import { Button } from '@ui/controls/Button';
import type { BoardInterest, RequestBoard } from '../api/job-board';
import { useSendOffer } from '../api/offers';
import type { ServiceRequest } from '../api/types';
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

function InterestRow({
  request,
  interest,
  budgetCents,
}: {
  request: ServiceRequest;
  interest: BoardInterest;
  budgetCents: number | null;
}) {
  const t = useT();
  const { money } = useFormats();
  const send = useSendOffer(request.id);
  const { supplierId, companyName, city, ratingAverage, ratingCount, amountCents, note } = interest;
  const asked = request.offers?.some(
    (offer) => offer.supplierId === supplierId && ['sent', 'answered', 'accepted'].includes(offer.status),
  );
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
      {asked ? (
        <p>{t('service-requests.board.offered')}</p>
      ) : (
        <Button
          size="sm"
          loading={send.isPending}
          aria-label={t('service-requests.board.offerTo', { company: companyName })}
          onClick={() => send.mutate({ supplierId, budgetCents: amountCents ?? budgetCents, firstWins: true })}
        >
          {t('service-requests.board.offer')}
        </Button>
      )}
    </li>
  );
}
