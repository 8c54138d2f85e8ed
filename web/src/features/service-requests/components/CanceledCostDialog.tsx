import { parseAmount, typedAmount } from '@contract/amount-text';
import { isCurrency } from '@contract/currencies';
import { localeOf } from '@contract/languages';
import { useFormats } from '@i18n/formats';
import { useLanguage } from '@i18n/language-context';
import { useT } from '@i18n/messages';
import { MoneyField } from '@shared/form/MoneyField';
import { MEDIA_LIMITS, PhotoPicker } from '@shared/request-parts/PhotoPicker';
import { roomFor, useRequestUploads } from '@shared/request-parts/use-photo-uploads';
import { Button } from '@ui/controls/Button';
import { TextArea } from '@ui/fields/TextField';
import { Dialog } from '@ui/overlay/Dialog';
import { useState } from 'react';
import { useChangeRequest } from '../api/change-request';
import type { ServiceRequestDetail } from '../api/types';
import styles from './OfferDialog.module.css';

/**
 * The cost of the work until the cancellation, or of the call-out, within the limit of the job, with photos and a note for the
 * landlord.
 */
export function CanceledCostDialog({ request, onClose }: { request: ServiceRequestDetail; onClose: () => void }) {
  const t = useT();
  const formats = useFormats();
  const locale = localeOf(useLanguage().language);
  const currency = isCurrency(request.currency) ? request.currency : 'USD';
  const limit = request.limitCents ?? null;
  const [note, setNote] = useState('');
  const [cost, setCost] = useState(typedAmount(request.costCents ?? null, currency, locale));
  const [fault, setFault] = useState<'wrong' | 'over'>();
  const [room] = useState(() => roomFor(request.photos.filter(({ phase }) => phase === 'after')));
  const photos = useRequestUploads({ requestId: request.id, phase: 'after' }, { room, keep: true });
  const change = useChangeRequest(request.id, onClose);
  const limitText = limit === null ? '' : formats.money(limit, currency);
  const submit = () => {
    const amount = parseAmount(cost, locale, currency);
    const valid = amount.ok && amount.cents > 0;
    const over = valid && limit !== null && amount.cents > limit;
    setFault(over ? 'over' : valid ? undefined : 'wrong');
    if (valid && !over) change.mutate({ costCents: amount.cents, note: note.trim() || null, internal: true });
  };
  const actions = (
    <>
      <Button data-cancel="" variant="secondary" onClick={onClose}>
        {t('service-requests.back')}
      </Button>
      <Button loading={change.isPending} disabled={photos.busy} onClick={submit}>
        {t(photos.busy ? 'service-requests.form.photosRunning' : 'service-requests.canceled.saveCost')}
      </Button>
    </>
  );
  const errors = {
    wrong: t('service-requests.amount.wrong'),
    over: t('service-requests.canceled.over', { limit: limitText }),
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('service-requests.canceled.enterCost')}
      closeLabel={t('app.close')}
      actions={actions}
      size="sm"
    >
      <div className={styles.fields}>
        <MoneyField
          label={t('service-requests.canceled.cost')}
          help={t('service-requests.canceled.costHelp', { limited: limit === null ? 'no' : 'yes', limit: limitText })}
          error={fault && errors[fault]}
          currency={currency}
          value={cost}
          onChange={(event) => setCost(event.target.value)}
        />
        <TextArea
          label={t('service-requests.complete.note')}
          labelEnd={t('service-requests.optional')}
          help={t('service-requests.canceled.noteHelp')}
          rows={3}
          maxLength={2000}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
        <PhotoPicker
          uploads={photos}
          label={t('service-requests.canceled.photos')}
          help={t('service-requests.complete.photosHelp', MEDIA_LIMITS)}
          room={room - photos.items.length}
        />
      </div>
    </Dialog>
  );
}
