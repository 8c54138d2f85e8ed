import { api, idempotency, unwrap } from '@api/client';
import { useAction } from '@api/use-action';
import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { useNote } from '@shared/notes';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/controls/Button';
import { Link } from '@ui/link/Link';
import { toast } from '@ui/overlay/toastStore';
import { invoicesOfJobQuery } from '../api/invoices-of-job';
import type { ServiceRequest } from '../api/types';
import { isForNow } from '../invoices-for';

const ENDS: readonly ServiceRequest['status'][] = ['completed', 'closed', 'cancelled'];

/**
 * Records the cost of a completed repair as an expense of its property, with one click. Afterwards it links to the expense. Work
 * that is sent back may end with a different cost; then the expense can be corrected.
 */
export function CostAsExpense({ request }: { request: ServiceRequest }) {
  const t = useT();
  const note = useNote('service-requests');
  const done = Boolean(request.costCents) && ENDS.includes(request.status);
  const { data } = useQuery({
    queryKey: ['expenses', 'of-request', request.id],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/expenses', { params: { query: { requestId: request.id, limit: 20 } }, signal })),
    enabled: done,
  });
  const { data: invoices = [] } = useQuery({ ...invoicesOfJobQuery(request.id), enabled: done });
  const enter = useAction<void>({
    run: (_input, key) =>
      unwrap(
        api.POST('/api/service-requests/{id}/expense', {
          params: { path: { id: request.id } },
          headers: idempotency(key),
        }),
      ),
    changes: ['expenses', 'reports'],
    onSuccess: () => toast({ title: note((t) => t('service-requests.expense.done')) }),
  });
  if (!done || !data) return null;
  // What an invoice for someone's earlier work cost isn't what this work cost.
  const others = new Set(invoices.filter((invoice) => !isForNow(request, invoice)).map(({ id }) => id));
  const entered = data.find(({ invoiceId }) => !invoiceId || !others.has(invoiceId));
  if (entered && !entered.invoiceId && entered.amountCents !== request.costCents)
    return <Differs request={request} entered={entered} />;
  if (entered)
    return (
      <p>
        <Link href={paths.landlordExpenses()}>{t('service-requests.expense.entered')}</Link>
      </p>
    );
  // If there is an invoice, approving it records the expense.
  if (invoices.some(({ id, status }) => status !== 'void' && !others.has(id))) return null;
  return (
    <p>
      <Button variant="secondary" size="sm" loading={enter.isPending} onClick={() => enter.mutate()}>
        {t('service-requests.expense.enter')}
      </Button>
    </p>
  );
}

interface DiffersProps {
  request: ServiceRequest;
  entered: { id: string; amountCents: number; currency: string; version: number };
}

function Differs({ request, entered: { id, amountCents, currency, version } }: DiffersProps) {
  const t = useT();
  const { money } = useFormats();
  const note = useNote('service-requests');
  const cost = request.costCents ?? 0;
  const correct = useAction<void>({
    run: () =>
      unwrap(api.PATCH('/api/expenses/{id}', { params: { path: { id } }, body: { amountCents: cost, version } })),
    changes: ['expenses', 'reports'],
    onSuccess: () => toast({ title: note((t) => t('service-requests.expense.corrected')) }),
  });
  return (
    <>
      <p>
        <Link href={paths.landlordExpenses()}>
          {t('service-requests.expense.differs', {
            entered: money(amountCents, currency),
            cost: money(cost, currency),
          })}
        </Link>
      </p>
      <p>
        <Button variant="secondary" size="sm" loading={correct.isPending} onClick={() => correct.mutate()}>
          {t('service-requests.expense.correct')}
        </Button>
      </p>
    </>
  );
}
