import { parseAmount, typedAmount } from '@contract/amount-text';
import { isCurrency } from '@contract/currencies';
import { localeOf } from '@contract/languages';
import { useLanguage } from '@i18n/language-context';
import { useT } from '@i18n/messages';
import { MoneyField } from '@shared/form/MoneyField';
import { useNote } from '@shared/notes';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/controls/Button';
import { Dialog } from '@ui/overlay/Dialog';
import { toast } from '@ui/overlay/toastStore';
import { useState } from 'react';
import { useAnswerOffer } from '../api/offers';
import { requestQuery } from '../api/read-request';
import type { Offer, ServiceRequest } from '../api/types';
import { NoticeHint, useEntryNotice, type Entered } from './EntryNotice';
import { HoursDoubt, useOwnHours } from './OwnHours';
import { useVisit, VisitFields } from './VisitFields';
import styles from './OfferDialog.module.css';

/** A supplier's answer to an offer with price and time. The landlord chooses among the answers. */
export function AnswerDialog({
  request: listed,
  offer,
  onClose,
}: {
  request: ServiceRequest;
  offer: Offer;
  onClose: () => void;
}) {
  const t = useT();
  const say = useNote('service-requests');
  // In the list of jobs, a request doesn't say how much notice the law requires. Its own page does.
  const detail = useQuery({ ...requestQuery(listed.id), enabled: !('appointment' in listed) });
  const request: ServiceRequest & Entered = detail.data ?? listed;
  const locale = localeOf(useLanguage().language);
  const currency = isCurrency(request.currency) ? request.currency : 'USD';
  const [price, setPrice] = useState(typedAmount(offer.priceCents, currency, locale));
  const [wrong, setWrong] = useState(false);
  const visit = useVisit({ ...request, scheduledFor: offer.proposedFor, scheduledUntil: offer.proposedUntil });
  const hours = useOwnHours(true);
  const notice = useEntryNotice(request);
  const answer = useAnswerOffer(request.id, offer.id, () => {
    toast({ kind: 'success', title: say((t) => t('service-requests.answer.sent')) });
    onClose();
  });
  const submit = () => {
    const amount = parseAmount(price, locale, currency);
    const window = visit.read();
    const valid = amount.ok && amount.cents > 0;
    setWrong(!valid);
    const sure = valid && window && hours.check(window);
    if (sure && notice.check(sure.scheduledFor))
      answer.mutate({ status: 'answered', amountCents: amount.cents, ...sure });
  };
  const actions = (
    <>
      <Button data-cancel="" variant="secondary" onClick={onClose}>
        {t('service-requests.back')}
      </Button>
      <Button loading={answer.isPending || hours.loading || detail.isLoading} onClick={submit}>
        {t(hours.doubt || notice.asked ? 'service-requests.answer.anyway' : 'service-requests.answer.verb')}
      </Button>
    </>
  );
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('service-requests.answer.title')}
      closeLabel={t('app.close')}
      actions={actions}
      size="sm"
    >
      <div className={styles.fields}>
        <MoneyField
          label={t('service-requests.quote.amount')}
          help={t('service-requests.answer.help')}
          error={wrong ? t('service-requests.amount.wrong') : undefined}
          currency={currency}
          value={price}
          onChange={(event) => setPrice(event.target.value)}
        />
        <VisitFields {...visit.fields} />
        <HoursDoubt doubt={hours.doubt} />
        {notice.asked && <NoticeHint request={request}>{t('service-requests.appointment.notice.answer')}</NoticeHint>}
      </div>
    </Dialog>
  );
}
