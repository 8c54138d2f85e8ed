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
type Job = components['schemas']['JobToInvoiceResponse'];

/** Work that is done but not invoiced, for which the supplier hasn't asked for money yet. Renders nothing if there is none. */
export function JobsToInvoice() {
  const t = useT();
  const { money, instant } = useFormats();
  const navigate = useNavigate();
  const { data: jobs = [] } = useQuery(jobsToInvoiceQuery);
  const begin = useAction<Job, Invoice>({
    run: ({ requestId: id, offerId }, key) =>
      unwrap(
        api.POST('/api/service-requests/{id}/invoice', {
          params: { path: { id }, query: offerId ? { offerId } : {} },
          headers: idempotency(key),
        }),
      ),
    changes: ['invoices'],
    onSuccess: ({ id }) => void navigate(paths.supplierInvoice(id)),
  });
  if (jobs.length === 0) return null;
  return (
    <section className={styles.section}>
      <Heading level={2}>{t('service-requests.toInvoice.title')}</Heading>
      <ul className={styles.list}>
        {jobs.map((job) => (
          <li key={job.offerId ?? job.requestId} className={styles.job}>
            <div>
              {job.endedDuring ? (
                <strong>{job.title}</strong>
              ) : (
                <Link href={paths.supplierJob(job.requestId)}>{job.title}</Link>
              )}
              <p className={styles.quiet}>
                {[job.landlordName, job.place, job.costCents !== null && money(job.costCents, job.currency)]
                  .filter(Boolean)
                  .join(', ')}
              </p>
              {job.endedDuring && job.billableUntil && (
                <p className={styles.quiet}>
                  {t('service-requests.toInvoice.ended', {
                    during: job.endedDuring,
                    day: instant(job.billableUntil, { dateStyle: 'long', timeZone: job.timeZone }),
                    limited: job.limitCents === null ? 'no' : 'yes',
                    limit: job.limitCents === null ? '' : money(job.limitCents, job.currency),
                  })}
                </p>
              )}
            </div>
            {job.draftId ? (
              <ButtonLink variant="secondary" size="sm" href={paths.supplierInvoice(job.draftId)}>
                {t('service-requests.toInvoice.finish')}
              </ButtonLink>
            ) : (
              <Button size="sm" loading={begin.isPending && begin.variables === job} onClick={() => begin.mutate(job)}>
                {t('service-requests.invoice.write')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
