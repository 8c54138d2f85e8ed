import { toProblem } from '@api/problem';
import { useProblemText } from '@api/problem-text';
import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { ButtonLink } from '@ui/controls/Button';
import { FormError } from '@ui/fields/FormError';
import { Notice } from '@ui/states/Notice';
import type { InvoiceDetail } from '../api/invoices';

/** Why it wasn't saved or sent. Above the approved price it leads to the job, where the landlord can be asked. */
export function SaveFailure({ error, invoice }: { error: unknown; invoice: InvoiceDetail }) {
  const t = useT();
  const problemText = useProblemText();
  const { money } = useFormats();
  const { reason } = toProblem(error);
  const { approvedCents, currency, requestId, jobOpen } = invoice;
  if (reason !== 'invoice_over_price' || approvedCents === null || !jobOpen)
    return <FormError title={problemText(error)} />;
  return (
    <Notice
      tone="danger"
      announce
      title={t('invoices.overPrice.title', { amount: money(approvedCents, currency) })}
      action={
        <ButtonLink variant="secondary" size="sm" href={paths.supplierJob(requestId)}>
          {t('invoices.overPrice.open')}
        </ButtonLink>
      }
    >
      {t('invoices.overPrice.text')}
    </Notice>
  );
}
