import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import type { StatusName } from '@ui/pane/status';
import { StatusChip } from '@ui/pane/StatusChip';
import type { ServiceRequest } from '../api/types';
import { shownQuote } from '../approved-quote';

const PANES: Record<'sent' | 'approved' | 'refused' | 'withdrawn', StatusName> = {
  sent: 'processing',
  approved: 'completed',
  refused: 'declined',
  withdrawn: 'declined',
};

/** The price that counts now, and its status. */
export function QuoteChip({ request }: { request: ServiceRequest }) {
  const t = useT();
  const formats = useFormats();
  const quote = shownQuote(request);
  if (!quote || !request.currency) return null;
  return (
    <StatusChip status={PANES[quote.status]}>
      {t(`service-requests.quote.${quote.status}Chip`, { amount: formats.money(quote.amountCents, request.currency) })}
    </StatusChip>
  );
}
