import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { Translated } from '@shared/translation/Translated';
import { Button } from '@ui/controls/Button';
import { Card } from '@ui/layout/Card';
import { useState } from 'react';
import { useAnswerQuote, type Quote } from '../api/quotes';
import type { ServiceRequest } from '../api/types';
import { NoteDialog } from './NoteDialog';
import styles from '../pages/pages.module.css';

/** Prices that wait for the landlord's answer. */
export function WaitingQuotes({ request }: { request: ServiceRequest }) {
  const waiting = (request.quotes ?? []).filter(({ status }) => status === 'sent');
  return waiting.map((quote) => <QuoteCard key={quote.id} request={request} quote={quote} />);
}

function QuoteCard({ request, quote }: { request: ServiceRequest; quote: Quote }) {
  const t = useT();
  const formats = useFormats();
  const answer = useAnswerQuote(request.id, quote.id);
  const currency = request.currency ?? 'USD';
  const amount = formats.money(quote.amountCents, currency);
  const done = request.status === 'completed' || request.status === 'closed';
  const more = done || request.status === 'in_progress';
  const approved = request.supplier?.id === quote.supplierId ? (request.limitCents ?? null) : null;
  return (
    <Card className={styles.ask}>
      <h2>
        {t(
          done
            ? 'service-requests.quote.asksAfter'
            : more
              ? 'service-requests.quote.asksMore'
              : 'service-requests.quote.asks',
          {
            company: quote.companyName,
            amount,
          },
        )}
      </h2>
      {approved !== null && (
        <p>{t('service-requests.quote.approvedSoFar', { amount: formats.money(approved, currency) })}</p>
      )}
      {quote.note && (
        <p>
          <Translated kind="quote_note" id={quote.id} text={quote.note} language={quote.language} />
        </p>
      )}
      <div className={styles.buttons}>
        <Button loading={answer.isPending} onClick={() => answer.mutate({ status: 'approved' })}>
          {t(more ? 'service-requests.quote.approveMore' : 'service-requests.quote.approve')}
        </Button>
        <Refuse request={request} quote={quote} amount={amount} />
      </div>
    </Card>
  );
}

/** The supplier reads the reason, and has to know what still applies. Both are said before the price is declined. */
function Refuse({ request, quote, amount }: { request: ServiceRequest; quote: Quote; amount: string }) {
  const t = useT();
  const { money } = useFormats();
  const [asking, ask] = useState(false);
  const answer = useAnswerQuote(request.id, quote.id, () => ask(false));
  const { companyName: company, supplierId } = quote;
  const limit = request.supplier?.id === supplierId ? (request.limitCents ?? null) : null;
  return (
    <>
      <Button variant="secondary" onClick={() => ask(true)}>
        {t('service-requests.quote.refuse')}
      </Button>
      <NoteDialog
        open={asking}
        onClose={() => ask(false)}
        title={t('service-requests.quote.refuseQuestion', { company, amount })}
        text={t('service-requests.quote.refuseText', {
          limited: limit === null ? 'no' : 'yes',
          limit: limit === null ? '' : money(limit, request.currency ?? 'USD'),
        })}
        label={t('service-requests.quote.refuseReason')}
        verb={t('service-requests.quote.refuseVerb')}
        loading={answer.isPending}
        onConfirm={(reason) => answer.mutate({ status: 'refused', reason })}
      />
    </>
  );
}
