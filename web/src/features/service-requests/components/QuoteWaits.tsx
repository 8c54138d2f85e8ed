import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { Button } from '@ui/controls/Button';
import { Notice } from '@ui/states/Notice';
import { useAnswerQuote } from '../api/quotes';
import type { RequestStatus, ServiceRequest } from '../api/types';

/** The supplier's own price that waits: why the next step is not possible, and a button to take it back. */
export function QuoteWaits({ request }: { request: ServiceRequest }) {
  const quote = request.quotes?.find(({ status }) => status === 'sent');
  return quote && request.currency ? (
    <Waiting request={request} quoteId={quote.id} amountCents={quote.amountCents} currency={request.currency} />
  ) : null;
}

/** What has to wait for the landlord's answer. */
const HOLDS: Partial<Record<RequestStatus, 'finish' | 'after'>> = {
  in_progress: 'finish',
  completed: 'after',
  closed: 'after',
};

function Waiting({
  request,
  quoteId,
  amountCents,
  currency,
}: {
  request: ServiceRequest;
  quoteId: string;
  amountCents: number;
  currency: string;
}) {
  const t = useT();
  const { money } = useFormats();
  const answer = useAnswerQuote(request.id, quoteId);
  const state = request.quoteWaits ? (HOLDS[request.status] ?? 'start') : 'within';
  return (
    <Notice
      tone={request.quoteWaits ? 'warning' : 'info'}
      title={t('service-requests.quote.waits', { amount: money(amountCents, currency) })}
      action={
        <Button
          size="sm"
          variant="secondary"
          loading={answer.isPending}
          onClick={() => answer.mutate({ status: 'withdrawn' })}
        >
          {t('service-requests.quote.withdraw')}
        </Button>
      }
    >
      {t(`service-requests.quote.waits.${state}`)}
    </Notice>
  );
}
