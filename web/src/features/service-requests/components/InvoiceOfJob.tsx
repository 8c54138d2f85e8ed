import { api, idempotency, unwrap } from '@api/client';
import type { components } from '@api/schema';
import { useAction } from '@api/use-action';
import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/controls/Button';
import { Link } from '@ui/link/Link';
import { useNavigate } from 'react-router-dom';
import { invoicesOfJobQuery } from '../api/invoices-of-job';
import type { ServiceRequest } from '../api/types';
import { isForNow } from '../invoices-for';
import styles from './InvoiceOfJob.module.css';

type Invoice = components['schemas']['InvoiceResponse'];

/** The supplier's invoices for a job that is done, as links. The supplier can also write one. */
export function InvoiceOfJob({ request, side }: { request: ServiceRequest; side: 'supplier' | 'landlord' }) {
  const t = useT();
  const navigate = useNavigate();
  const ended = request.status === 'completed' || request.status === 'closed';
  // For a canceled job, the cost has to be stated first.
  const done = request.supplier !== null && (ended || (request.canceledDuring !== null && Boolean(request.costCents)));
  // A supplier who no longer has the job may have sent one too (docs/decisions/1985).
  const invoiced = request.supplier !== null || Boolean(request.offers?.some(({ endedDuring }) => endedDuring));
  const { data } = useQuery({ ...invoicesOfJobQuery(request.id), enabled: invoiced });
  const begin = useAction<'written' | 'paper', Invoice>({
    run: (_way, key) =>
      unwrap(
        api.POST('/api/service-requests/{id}/invoice', {
          params: { path: { id: request.id } },
          headers: idempotency(key),
        }),
      ),
    changes: ['invoices'],
    onSuccess: ({ id }, way) => void navigate(`${paths.supplierInvoice(id)}${way === 'paper' ? '?paper' : ''}`),
  });
  if (!data) return null;
  const hrefOf = side === 'supplier' ? paths.supplierInvoice : paths.landlordBill;
  const writes =
    side === 'supplier' && done && data.every((invoice) => invoice.status === 'void' || !isForNow(request, invoice));
  return (
    <>
      {data.map((invoice) => (
        <p key={invoice.id}>
          <Link href={hrefOf(invoice.id)}>
            {invoice.supplierId !== request.supplier?.id && side === 'landlord' && `${invoice.supplierName}: `}
            {invoice.status === 'draft'
              ? t('service-requests.invoice.draft')
              : t('service-requests.invoice.open', {
                  number: invoice.number ?? '',
                  state: t(`service-requests.invoice.state.${invoice.status}`),
                })}
          </Link>
        </p>
      ))}
      {writes && (
        <div className={styles.ways}>
          <Button loading={begin.isPending && begin.variables === 'written'} onClick={() => begin.mutate('written')}>
            {t('service-requests.invoice.write')}
          </Button>
          <Button
            variant="secondary"
            loading={begin.isPending && begin.variables === 'paper'}
            onClick={() => begin.mutate('paper')}
          >
            {t('service-requests.invoice.upload')}
          </Button>
        </div>
      )}
    </>
  );
}
