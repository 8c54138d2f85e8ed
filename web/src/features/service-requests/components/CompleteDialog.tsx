import { parseAmount, typedAmount } from '@contract/amount-text';
import { isCurrency } from '@contract/currencies';
import { localeOf } from '@contract/languages';
import { useFormats } from '@i18n/formats';
import { useLanguage } from '@i18n/language-context';
import { useT } from '@i18n/messages';
import { useMailWord } from '@nav/site-settings';
import { MoneyField } from '@shared/form/MoneyField';
import { useNote } from '@shared/notes';
import { MEDIA_LIMITS, PhotoPicker } from '@shared/request-parts/PhotoPicker';
import { roomFor, useRequestUploads } from '@shared/request-parts/use-photo-uploads';
import { Button } from '@ui/controls/Button';
import { Checkbox } from '@ui/fields/Choice';
import { TextArea } from '@ui/fields/TextField';
import { Dialog } from '@ui/overlay/Dialog';
import { toast } from '@ui/overlay/toastStore';
import { useState } from 'react';
import { useSendQuote } from '../api/quotes';
import type { ServiceRequest, ServiceRequestDetail } from '../api/types';
import { agreedPrice } from '../approved-quote';
import { useLeaveOpen } from './use-leave-open';
import styles from './OfferDialog.module.css';

interface CompleteDialogProps {
  request: ServiceRequest & Partial<Pick<ServiceRequestDetail, 'checklist' | 'photos' | 'events'>>;
  onClose: () => void;
  loading: boolean;
  onComplete: (done: {
    costCents?: number;
    note: string | null;
    approveCost?: boolean;
    leaveOpenLines?: boolean;
  }) => void;
  /** A landlord may approve a price above the limit in the same step. A supplier has to ask. */
  asLandlord?: boolean;
}

/**
 * What was done and what it cost. The cost is for the landlord, never for the tenant. Above the limit, a landlord approves the
 * price in the same step, and a supplier asks for approval instead of completing. If lines of the checklist are open, asks about
 * them first.
 */
export function CompleteDialog({ request, onClose, loading, onComplete, asLandlord = false }: CompleteDialogProps) {
  const t = useT();
  const mail = useMailWord();
  const { language } = useLanguage();
  const currency = isCurrency(request.currency) ? request.currency : 'USD';
  const [note, setNote] = useState(() => noteBefore(request, asLandlord));
  // Work that the tenant sent back has the cost and the note that were entered before.
  const agreed = request.costCents ?? agreedPrice(request);
  const [cost, setCost] = useState(typedAmount(agreed, currency, localeOf(language)));
  const [wrong, setWrong] = useState(false);
  const [refused, setRefused] = useState(false);
  const say = useNote('service-requests');
  const formats = useFormats();
  const budget = request.limitCents ?? null;
  const [agrees, setAgrees] = useState(false);
  const lines = useLeaveOpen(request);
  // Read only once, because photos added here are counted among the items.
  const [room] = useState(() => roomFor((request.photos ?? []).filter(({ phase }) => phase === 'after')));
  const photos = useRequestUploads({ requestId: request.id, phase: 'after' }, { room, keep: true });
  const ask = useSendQuote(request.id, () => {
    toast({ kind: 'success', title: say((t) => t('service-requests.approval.sent')) });
    onClose();
  });
  const asked = parseAmount(cost, localeOf(language), currency);
  const over = budget !== null && asked.ok && asked.cents > budget;
  const submit = () => {
    const amount = cost.trim() ? parseAmount(cost, localeOf(language), currency) : undefined;
    const asksPrice = over && !asLandlord;
    const mustAgree = over && asLandlord && !agrees;
    const asksLines = !asksPrice && lines.asks();
    setWrong(amount?.ok === false);
    setRefused(mustAgree);
    if (amount?.ok === false || mustAgree || asksLines) return;
    if (asksPrice && amount) ask.mutate({ amountCents: amount.cents, note: note.trim() || null });
    else
      onComplete({
        note: note.trim() || null,
        ...(amount?.ok && { costCents: amount.cents }),
        ...(over && { approveCost: true }),
        ...lines.body,
      });
  };
  const actions = (
    <>
      <Button data-cancel="" variant="secondary" onClick={onClose}>
        {t('service-requests.back')}
      </Button>
      <Button loading={loading || ask.isPending} disabled={photos.busy} onClick={submit}>
        {photos.busy
          ? t('service-requests.form.photosRunning')
          : t(over && !asLandlord ? 'service-requests.approval.ask' : 'service-requests.complete.verb')}
      </Button>
    </>
  );
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('service-requests.complete.title')}
      closeLabel={t('app.close')}
      actions={actions}
      size="sm"
    >
      <div className={styles.fields}>
        <TextArea
          label={t('service-requests.complete.note')}
          labelEnd={t('service-requests.optional')}
          help={t('service-requests.complete.noteHelp')}
          rows={3}
          maxLength={2000}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
        <MoneyField
          label={t(asLandlord ? 'service-requests.complete.cost' : 'service-requests.complete.costBeforeTax')}
          labelEnd={t('service-requests.optional')}
          help={
            over
              ? t(asLandlord ? 'service-requests.complete.overYours' : 'service-requests.complete.over', {
                  ...mail,
                  limit: formats.money(budget, currency),
                })
              : t(asLandlord ? 'service-requests.complete.costHelp' : 'service-requests.complete.costBeforeTaxHelp')
          }
          error={wrong ? t('service-requests.amount.wrong') : undefined}
          currency={currency}
          value={cost}
          onChange={(event) => setCost(event.target.value)}
        />
        {over && asLandlord && (
          <Checkbox
            label={t('service-requests.complete.approve')}
            error={refused ? t('service-requests.complete.approveFirst') : undefined}
            checked={agrees}
            onChange={(event) => setAgrees(event.target.checked)}
          />
        )}
        <PhotoPicker
          uploads={photos}
          label={t('service-requests.complete.photos')}
          help={t('service-requests.complete.photosHelp', MEDIA_LIMITS)}
          room={room - photos.items.length}
        />
        {lines.box}
      </div>
    </Dialog>
  );
}

/** What this side wrote when it reported the work as done before. Empty the first time, and for a supplier who took the job since. */
function noteBefore({ events = [] }: CompleteDialogProps['request'], asLandlord: boolean): string {
  const taken = events.findLastIndex(({ detail }) => detail === 'offer_accepted');
  const done = events
    .slice(taken + 1)
    .findLast(
      ({ kind, detail, by }) =>
        kind === 'status' && detail === 'completed' && (asLandlord ? by === 'landlord' : by === 'supplier'),
    );
  return done?.note ?? '';
}
