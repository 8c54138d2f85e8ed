import { parseAmount, typedAmount } from '@contract/amount-text';
import { isCurrency } from '@contract/currencies';
import { localeOf } from '@contract/languages';
import { useFormats } from '@i18n/formats';
import { useLanguage } from '@i18n/language-context';
import { useT } from '@i18n/messages';
import { MoneyField } from '@shared/form/MoneyField';
import { useQueries, useQuery } from '@tanstack/react-query';
import { Button } from '@ui/controls/Button';
import { TextArea } from '@ui/fields/TextField';
import { Dialog } from '@ui/overlay/Dialog';
import { Notice } from '@ui/states/Notice';
import { useState } from 'react';
import { maintenanceSettingsQuery } from '../api/maintenance-settings';
import { useSendOffers } from '../api/offers';
import { supplierGapsQuery } from '../api/supplier-gaps';
import type { ServiceRequest, Supplier } from '../api/types';
import { emergencyLimit } from '../emergency-limit';
import { OfferTermsFields, type OfferTerms } from './OfferTermsFields';
import { SupplierChoice } from './SupplierChoice';
import { ReasonField, useGapWords } from './SupplierGap';
import styles from './OfferDialog.module.css';

/** Chooses suppliers from the directory, and sends each of them the offer with the amount that may be spent. */
export function OfferDialog({ request, onClose }: { request: ServiceRequest; onClose: () => void }) {
  const t = useT();
  const { language } = useLanguage();
  const { money } = useFormats();
  const [chosen, setChosen] = useState<Supplier[]>([]);
  const [typedBudget, setBudget] = useState<string>();
  const settings = useQuery(maintenanceSettingsQuery());
  const [note, setNote] = useState('');
  const [terms, setTerms] = useState<OfferTerms>({
    firstWins: request.priority === 'Emergency',
    askNext: false,
    answerMinutes: null,
  });
  const [problem, setProblem] = useState<'supplier' | 'budget' | 'reason'>();
  const [reason, setReason] = useState('');
  const withGaps = useGapsOf(request.id, chosen);
  const gapWords = useGapWords();
  // A supplier who has received the offer is removed from the choice, in case a later one fails.
  const send = useSendOffers(request.id, (id) => setChosen((all) => all.filter((one) => one.id !== id)), onClose);
  const currency = isCurrency(request.currency) ? request.currency : 'USD';
  const several = (settings.data?.currencies.length ?? 0) > 1;
  const budget = typedBudget ?? typedAmount(settings.data?.usualLimitCents ?? null, currency, localeOf(language));
  // A price that is picked becomes the limit itself, in an emergency too.
  const typed = parseAmount(budget, localeOf(language), currency);
  const higher = terms.firstWins && typed.ok ? emergencyLimit(request, settings.data, typed.cents) : null;
  const submit = () => {
    const amount = budget.trim() ? parseAmount(budget, localeOf(language), currency) : undefined;
    const silent = withGaps.length > 0 && !reason.trim() ? 'reason' : undefined;
    const wrong = chosen.length === 0 ? 'supplier' : amount?.ok === false ? 'budget' : silent;
    setProblem(wrong);
    if (wrong) return;
    void send.all(
      chosen.map(({ id }) => ({ supplierId: id, override: withGaps.some((one) => one.id === id) })),
      { note: note.trim() || null, ...terms, ...(amount?.ok && { budgetCents: amount.cents }) },
      reason.trim(),
    );
  };
  const actions = (
    <>
      <Button data-cancel="" variant="secondary" onClick={onClose}>
        {t('service-requests.back')}
      </Button>
      <Button loading={send.isPending} onClick={submit}>
        {t(withGaps.length > 0 ? 'service-requests.gap.sendAnyway' : 'service-requests.offer.verb', {
          count: Math.max(1, chosen.length),
        })}
      </Button>
    </>
  );
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('service-requests.offer.title')}
      closeLabel={t('app.close')}
      actions={actions}
    >
      <div className={styles.fields}>
        <SupplierChoice
          request={request}
          chosen={chosen}
          onChange={setChosen}
          error={problem === 'supplier' && chosen.length === 0 ? t('service-requests.offer.choose') : undefined}
        />
        {withGaps.length > 0 && (
          <>
            <Notice
              tone="warning"
              title={withGaps.map(({ gaps, companyName }) => `${gapWords(gaps, companyName)}.`).join(' ')}
            >
              {t('service-requests.gap.offer')}
            </Notice>
            <ReasonField value={reason} onChange={setReason} missing={problem === 'reason'} />
          </>
        )}
        <MoneyField
          label={t('service-requests.offer.budget')}
          labelEnd={several ? t('service-requests.optionalIn', { currency }) : t('service-requests.optional')}
          help={
            higher === null
              ? t('service-requests.offer.budgetHelp')
              : t('service-requests.offer.emergencyLimit', { amount: money(higher, currency, { code: true }) })
          }
          error={problem === 'budget' ? t('service-requests.amount.wrong') : undefined}
          currency={currency}
          value={budget}
          onChange={(event) => setBudget(event.target.value)}
        />
        <OfferTermsFields terms={terms} onChange={setTerms} />
        <TextArea
          label={t('service-requests.offer.note')}
          labelEnd={t('service-requests.optional')}
          rows={2}
          maxLength={1000}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      </div>
    </Dialog>
  );
}

/** The chosen suppliers whose insurance or license has expired or is missing for this job. */
function useGapsOf(requestId: string, chosen: readonly Supplier[]) {
  const answers = useQueries({ queries: chosen.map(({ id }) => supplierGapsQuery(requestId, id)) });
  return chosen.flatMap(({ id, companyName }, at) => {
    const gaps = answers[at]?.data?.gaps ?? [];
    return gaps.length > 0 ? [{ id, companyName, gaps }] : [];
  });
}
