import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { Heading } from '@ui/layout/Heading';
import { Link } from '@ui/link/Link';
import styles from './FirstSteps.module.css';

const STEPS = [
  ['profile', paths.supplierProfile()],
  ['papers', paths.supplierProfile()],
  ['paid', paths.supplierInvoiceDetails()],
] as const;

/** For a supplier without a job: what an offer looks like, and what to do until one arrives. */
export function FirstSteps() {
  const t = useT();
  return (
    <section className={styles.steps}>
      <Heading level={2}>{t('service-requests.jobs.first.title')}</Heading>
      <ol className={styles.list}>
        <li>
          <strong>{t('service-requests.jobs.first.offer')}</strong>
          <p>{t('service-requests.jobs.first.offerText')}</p>
        </li>
        {STEPS.map(([step, href]) => (
          <li key={step}>
            <Link href={href}>{t(`service-requests.jobs.first.${step}`)}</Link>
            <p>{t(`service-requests.jobs.first.${step}Text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
