import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/controls/Button';
import { Card } from '@ui/layout/Card';
import { Notice } from '@ui/states/Notice';
import { useState } from 'react';
import { invoicesOfJobQuery } from '../api/invoices-of-job';
import type { ServiceRequestDetail } from '../api/types';
import { isForNow } from '../invoices-for';
import { CanceledCostDialog } from './CanceledCostDialog';
import { useNow } from './use-time';
import styles from '../pages/pages.module.css';

type Canceled = ServiceRequestDetail & {
  canceledDuring: NonNullable<ServiceRequestDetail['canceledDuring']>;
  billableUntil: string;
};

function isOpen(request: ServiceRequestDetail, now: number): request is Canceled {
  return request.canceledDuring !== null && Boolean(request.billableUntil && Date.parse(request.billableUntil) > now);
}

/** For a supplier whose job was canceled while it was under way: states its cost, until the invoice is sent. */
export function BillCanceled({ request }: { request: ServiceRequestDetail }) {
  const now = useNow();
  return isOpen(request, now) ? <Bill request={request} /> : null;
}

function Bill({ request }: { request: Canceled }) {
  const t = useT();
  const formats = useFormats();
  const [asking, setAsking] = useState(false);
  const { data: invoices } = useQuery(invoicesOfJobQuery(request.id));
  const sent = invoices?.filter(({ status }) => status !== 'draft' && status !== 'void');
  if (!sent || sent.some((invoice) => isForNow(request, invoice))) return null;
  const stated = Boolean(request.costCents);
  return (
    <Card className={styles.ask}>
      <h2>{t(`service-requests.canceled.${request.canceledDuring}`)}</h2>
      <p>
        {t('service-requests.canceled.bill', {
          during: request.canceledDuring,
          day: formats.instant(request.billableUntil, { dateStyle: 'long', timeZone: request.place?.timeZone }),
        })}
      </p>
      <div className={styles.buttons}>
        <Button variant={stated ? 'secondary' : 'primary'} onClick={() => setAsking(true)}>
          {t(stated ? 'service-requests.canceled.changeCost' : 'service-requests.canceled.enterCost')}
        </Button>
      </div>
      {asking && <CanceledCostDialog request={request} onClose={() => setAsking(false)} />}
    </Card>
  );
}

/** Tells the landlord that an invoice may still come. */
export function CanceledWorkNotice({ request }: { request: ServiceRequestDetail }) {
  const t = useT();
  const formats = useFormats();
  const now = useNow();
  const { data: invoices } = useQuery({ ...invoicesOfJobQuery(request.id), enabled: request.canceledDuring !== null });
  if (!request.supplier || !isOpen(request, now) || !invoices) return null;
  if (invoices.some((invoice) => invoice.status !== 'void' && isForNow(request, invoice))) return null;
  return (
    <Notice
      tone="info"
      title={t(`service-requests.canceled.notice.${request.canceledDuring}`, { company: request.supplier.companyName })}
    >
      {t('service-requests.canceled.notice.text', {
        during: request.canceledDuring,
        day: formats.instant(request.billableUntil, { dateStyle: 'long', timeZone: request.place?.timeZone }),
      })}
    </Notice>
  );
}
