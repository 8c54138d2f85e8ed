import { parseAmount, typedAmount } from '@contract/amount-text';
import { isCurrency } from '@contract/currencies';
import { localeOf } from '@contract/languages';
import { ISSUE_TYPES } from '@contract/priorities';
import { useFormats } from '@i18n/formats';
import { useLanguage } from '@i18n/language-context';
import { useT } from '@i18n/messages';
import { MoneyField } from '@shared/form/MoneyField';
import { HoursHints } from '@shared/hours/HoursHints';
import { LoadFailure } from '@shared/list/Loaded';
import IconRosetteDiscountCheck from '@tabler/icons-react/dist/esm/icons/IconRosetteDiscountCheck.mjs';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Button } from '@ui/controls/Button';
import { RadioCards, type RadioCard } from '@ui/fields/RadioCards';
import { TextArea, TextField } from '@ui/fields/TextField';
import { Dialog } from '@ui/overlay/Dialog';
import { Notice } from '@ui/states/Notice';
import { Skeleton } from '@ui/states/Skeleton';
import { useDeferredValue, useState } from 'react';
import { maintenanceSettingsQuery } from '../api/maintenance-settings';
import { useSendOffer } from '../api/offers';
import { supplierGapsQuery, useOverrideGap } from '../api/supplier-gaps';
import { suppliersQuery } from '../api/suppliers';
import type { ServiceRequest, Supplier } from '../api/types';
import { OfferTermsFields, type OfferTerms } from './OfferTermsFields';
import { ReasonField, useGapWords } from './SupplierGap';
import styles from './OfferDialog.module.css';

function useSupplierCards(suppliers: readonly Supplier[], asked: ReadonlySet<string>): RadioCard[] {
  const t = useT();
  const insured = useInsured();
  const tradesOf = ({ trades }: Supplier) => trades.map((trade) => t(`service-requests.trade.${trade}`));
  return suppliers.map((supplier) => ({
    value: supplier.id,
    label: (
      <span className={styles.name}>
        {supplier.companyName}
        {supplier.elite && (
          <IconRosetteDiscountCheck size={16} stroke={1.75} aria-label={t('service-requests.offer.elite')} />
        )}
      </span>
    ),
    description: (
      <>
        {[...tradesOf(supplier), supplier.city, insured(supplier)].filter(Boolean).join(', ')}
        {supplier.serves === false && <span className={styles.outside}>{t('service-requests.offer.outside')}</span>}
        <HoursHints stated={supplier.hours} />
      </>
    ),
    end:
      supplier.ratingAverage === null
        ? undefined
        : t('service-requests.offer.rating', { rating: supplier.ratingAverage, count: supplier.ratingCount }),
    disabled: asked.has(supplier.id),
  }));
}

/** Until when a supplier is insured, as they state it. The papers come with the one first that is valid longest. */
function useInsured(): (supplier: Supplier) => string | undefined {
  const t = useT();
  const formats = useFormats();
  return ({ papers }) => {
    const insurance = papers.find(({ kind }) => kind === 'insurance');
    if (!insurance?.validUntil) return undefined;
    const key = insurance.expired ? 'service-requests.offer.lapsed' : 'service-requests.offer.insured';
    return t(key, { day: formats.day(insurance.validUntil) });
  };
}

/** Chooses a supplier of the directory and sends the offer with what may be spent. */
export function OfferDialog({ request, onClose }: { request: ServiceRequest; onClose: () => void }) {
  const t = useT();
  const { language } = useLanguage();
  const [q, setQ] = useState('');
  const [supplierId, setSupplierId] = useState<string>();
  const [typedBudget, setBudget] = useState<string>();
  const settings = useQuery(maintenanceSettingsQuery());
  const [note, setNote] = useState('');
  const [terms, setTerms] = useState<OfferTerms>({
    firstWins: request.priority === 'Emergency',
    askNext: false,
    answerMinutes: null,
  });
  const [problem, setProblem] = useState<'supplier' | 'budget' | 'reason'>();
  // The list stays while another is searched for.
  const suppliers = useQuery({
    ...suppliersQuery(useDeferredValue(q.trim()), request.propertyId, tradeFor(request.issueType)),
    placeholderData: keepPreviousData,
  });
  const asked = new Set(
    (request.offers ?? [])
      .filter(({ status }) => status === 'sent' || status === 'answered')
      .map((offer) => offer.supplierId),
  );
  const cards = useSupplierCards(suppliers.data ?? [], asked);
  const send = useSendOffer(request.id, onClose);
  const override = useOverrideGap(request.id);
  const { data: standing } = useQuery(supplierGapsQuery(request.id, supplierId ?? ''));
  const gaps = standing?.gaps ?? [];
  const [reason, setReason] = useState('');
  const gapWords = useGapWords();
  const currency = isCurrency(request.currency) ? request.currency : 'USD';
  const usual = settings.data?.usualLimitCents ?? null;
  const budget = typedBudget ?? typedAmount(usual, currency, localeOf(language));
  const submit = async () => {
    const amount = budget.trim() ? parseAmount(budget, localeOf(language), currency) : undefined;
    const silent = gaps.length > 0 && !reason.trim() ? 'reason' : undefined;
    const wrong = !supplierId ? 'supplier' : amount?.ok === false ? 'budget' : silent;
    setProblem(wrong);
    if (!supplierId || wrong) return;
    if (gaps.length > 0) {
      const allowed = await override.mutateAsync({ supplierId, reason: reason.trim() }).catch(() => null);
      if (!allowed) return;
    }
    send.mutate({ supplierId, note: note.trim() || null, ...terms, ...(amount?.ok && { budgetCents: amount.cents }) });
  };
  const actions = (
    <>
      <Button data-cancel="" variant="secondary" onClick={onClose}>
        {t('service-requests.back')}
      </Button>
      <Button loading={send.isPending || override.isPending} onClick={() => void submit()}>
        {t(gaps.length > 0 ? 'service-requests.gap.sendAnyway' : 'service-requests.offer.verb')}
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
        <TextField
          type="search"
          label={t('service-requests.offer.search')}
          value={q}
          onChange={(event) => setQ(event.target.value)}
        />
        {suppliers.isPending ? (
          <Skeleton shape="list" rows={3} label={t('app.loading')} />
        ) : suppliers.error && !suppliers.data ? (
          <LoadFailure error={suppliers.error} retry={() => void suppliers.refetch()} />
        ) : cards.length === 0 ? (
          <p className={styles.none}>{t('service-requests.offer.none')}</p>
        ) : (
          <RadioCards
            className={styles.choices}
            label={t('service-requests.offer.supplier')}
            options={cards}
            value={supplierId}
            onChange={setSupplierId}
            error={problem === 'supplier' ? t('service-requests.offer.choose') : undefined}
          />
        )}
        {gaps.length > 0 && (
          <>
            <Notice tone="warning" title={`${gapWords(gaps, companyOf(supplierId, suppliers.data))}.`}>
              {t('service-requests.gap.offer')}
            </Notice>
            <ReasonField value={reason} onChange={setReason} missing={problem === 'reason'} />
          </>
        )}
        <MoneyField
          label={t('service-requests.offer.budget')}
          labelEnd={t('service-requests.optional')}
          help={t('service-requests.offer.budgetHelp')}
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

const tradeFor = (issueType: string) => ISSUE_TYPES.find(({ value }) => value === issueType)?.trade;

const companyOf = (id: string | undefined, suppliers: readonly Supplier[] = []) =>
  suppliers.find((one) => one.id === id)?.companyName ?? '';
