import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { Button } from '@ui/controls/Button';
import { TextArea } from '@ui/fields/TextField';
import { Link } from '@ui/link/Link';
import { Dialog } from '@ui/overlay/Dialog';
import { Notice } from '@ui/states/Notice';
import { useState } from 'react';
import { useOverrideGap } from '../api/supplier-gaps';
import type { Offer, ServiceRequest } from '../api/types';

type Gaps = Offer['gaps'];

/** Says which documents of a supplier have expired or are missing. */
export function useGapWords(): (gaps: Gaps, company: string) => string {
  const t = useT();
  return (gaps, company) => gaps.map((gap) => t(`service-requests.gap.${gap}`, { company })).join('. ');
}

interface SupplierGapProps {
  request: ServiceRequest;
  supplier: { id: string; companyName: string };
  gaps: Gaps;
  /** What can't continue because of it. */
  holds: 'job' | 'answer';
}

/** Tells the landlord why a supplier may not do a job, and lets them allow it for this job. */
export function SupplierGap({ request, supplier, gaps, holds }: SupplierGapProps) {
  const t = useT();
  const wordsOf = useGapWords();
  const [asking, ask] = useState(false);
  if (gaps.length === 0) return null;
  return (
    <>
      <Notice
        tone="warning"
        title={`${wordsOf(gaps, supplier.companyName)}.`}
        action={
          <Button size="sm" variant="secondary" onClick={() => ask(true)}>
            {t('service-requests.gap.allow')}
          </Button>
        }
      >
        {t(`service-requests.gap.${holds}`)}
      </Notice>
      {asking && <AllowDialog request={request} supplierId={supplier.id} onClose={() => ask(false)} />}
    </>
  );
}

/** The same for the supplier who has the job. */
export function JobGap({ request }: { request: ServiceRequest }) {
  if (!request.supplier) return null;
  return <SupplierGap request={request} supplier={request.supplier} gaps={request.gaps ?? []} holds="job" />;
}

function AllowDialog({
  request,
  supplierId,
  onClose,
}: {
  request: ServiceRequest;
  supplierId: string;
  onClose: () => void;
}) {
  const t = useT();
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const override = useOverrideGap(request.id, onClose);
  const submit = () => {
    setMissing(!reason.trim());
    if (reason.trim()) override.mutate({ supplierId, reason: reason.trim() });
  };
  const actions = (
    <>
      <Button data-cancel="" variant="secondary" onClick={onClose}>
        {t('service-requests.back')}
      </Button>
      <Button loading={override.isPending} onClick={submit}>
        {t('service-requests.gap.allow')}
      </Button>
    </>
  );
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('service-requests.gap.allow.title')}
      closeLabel={t('app.close')}
      actions={actions}
      size="sm"
    >
      <p>{t('service-requests.gap.allow.text')}</p>
      <ReasonField value={reason} onChange={setReason} missing={missing} />
    </Dialog>
  );
}

/** Why the landlord allows it. Required. */
export function ReasonField({
  value,
  onChange,
  missing,
}: {
  value: string;
  onChange: (reason: string) => void;
  missing: boolean;
}) {
  const t = useT();
  return (
    <TextArea
      label={t('service-requests.gap.reason')}
      rows={3}
      maxLength={500}
      value={value}
      error={missing && !value.trim() ? t('service-requests.gap.reason.missing') : undefined}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

/** Tells the supplier why they can neither accept nor start the job, and where to add what is missing. */
export function OwnGap({ gaps = [] }: { gaps?: Gaps }) {
  const t = useT();
  if (gaps.length === 0) return null;
  return (
    <Notice
      tone="warning"
      title={`${gaps.map((gap) => t(`service-requests.gap.own.${gap}`)).join('. ')}.`}
      action={
        <Link look="inline" href={paths.dashboard('supplier', '/profile')}>
          {t('service-requests.gap.own.open')}
        </Link>
      }
    >
      {t('service-requests.gap.own.text')}
    </Notice>
  );
}
