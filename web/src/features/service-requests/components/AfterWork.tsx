import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { Card } from '@ui/layout/Card';
import type { ServiceRequest } from '../api/types';
import { QuoteButton } from './QuoteButton';
import { QuoteWaits } from './QuoteWaits';
import styles from '../pages/pages.module.css';

/**
 * After the work the supplier can still ask for a price above the limit, until the request closes, because technicians complete
 * work without a price.
 */
export function AfterWork({ request }: { request: ServiceRequest }) {
  const t = useT();
  const { money } = useFormats();
  const { status, currency, limitCents = null, offers, quotes } = request;
  const did = offers?.some((offer) => offer.status === 'accepted');
  if (!did || !currency || limitCents === null || (status !== 'completed' && status !== 'closed')) return null;
  if (quotes?.some((quote) => quote.status === 'sent')) return <QuoteWaits request={request} />;
  if (status === 'closed') return null;
  return (
    <Card className={styles.ask}>
      <h2>{t('service-requests.quote.after', { limit: money(limitCents, currency) })}</h2>
      <p>{t('service-requests.quote.afterText')}</p>
      <div className={styles.buttons}>
        <QuoteButton request={request} />
      </div>
    </Card>
  );
}
