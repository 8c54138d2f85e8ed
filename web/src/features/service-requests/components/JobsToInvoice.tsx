import { api, idempotency, unwrap } from '@api/client';
import type { components } from '@api/schema';
import { useAction } from '@api/use-action';
import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { useQuery } from '@tanstack/react-query';
import { Button, ButtonLink } from '@ui/controls/Button';
import { Heading } from '@ui/layout/Heading';
import { Link } from '@ui/link/Link';
import { useNavigate } from 'react-router-dom';
import { jobsToInvoiceQuery } from '../api/invoices-of-job';
import styles from './JobsToInvoice.module.css';

type Invoice = components['schemas']['InvoiceResponse'];

/** Work that is done but not invoiced, for which the supplier hasn't asked for money yet. Renders nothing if there is none. */
export function JobsToInvoice() {
  const t = useT();
  const { money, instant } = useFormats();
  const navigate = useNavigate();
  const { data: jobs = [] } = useQuery(jobsToInvoiceQuery);
  const begin = useAction<string, Invoice>({
    run: (id, key) =>
      unwrap(api.POST('/api/service-requests/{id}/invoice', { params: { path: { id } }, headers: idempotency(key) })),
    changes: ['invoices'],
    onSuccess: ({ id }) => void navigate(paths.supplierInvoice(id)),
  });
  if (jobs.length === 0) return null;
  return (
    <section className={styles.section}>
      <Heading level={2}>{t('service-requests.toInvoice.title')}</Heading>
      <ul className={styles.list}>
        {jobs.map(({ requestId, title, landlordName, place, costCents, currency, draftId, ...ended }) => (
          <li key={requestId} className={styles.job}>
            <div>
              {ended.endedDuring ? <strong>{title}</strong> : <Link href={paths.supplierJob(requestId)}>{title}</Link>}
              <p className={styles.quiet}>
                {[landlordName, place, costCents !== null && money(costCents, currency)].filter(Boolean).join(', ')}
              </p>
              {ended.endedDuring && ended.billableUntil && (
                <p className={styles.quiet}>
                  {t('service-requests.toInvoice.ended', {
                    during: ended.endedDuring,
                    day: instant(ended.billableUntil, { dateStyle: 'long', timeZone: ended.timeZone }),
                    limited: ended.limitCents === null ? 'no' : 'yes',
                    limit: ended.limitCents === null ? '' : money(ended.limitCents, currency),
                  })}
                </p>
              )}
            </div>
            {draftId ? (
              <ButtonLink variant="secondary" size="sm" href={paths.supplierInvoice(draftId)}>
                {t('service-requests.toInvoice.finish')}
              </ButtonLink>
            ) : (
              <Button
                size="sm"
                loading={begin.isPending && begin.variables === requestId}
                onClick={() => begin.mutate(requestId)}
              >
                {t('service-requests.invoice.write')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
