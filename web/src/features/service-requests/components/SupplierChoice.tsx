import { ISSUE_TYPES } from '@contract/priorities';
import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { HoursHints } from '@shared/hours/HoursHints';
import { LoadFailure } from '@shared/list/Loaded';
import IconRosetteDiscountCheck from '@tabler/icons-react/dist/esm/icons/IconRosetteDiscountCheck.mjs';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { CheckCards, type RadioCard } from '@ui/fields/RadioCards';
import { TextField } from '@ui/fields/TextField';
import { Link } from '@ui/link/Link';
import { Skeleton } from '@ui/states/Skeleton';
import { useDeferredValue, useState } from 'react';
import { suppliersQuery } from '../api/suppliers';
import type { ServiceRequest, Supplier } from '../api/types';
import styles from './OfferDialog.module.css';

interface SupplierChoiceProps {
  request: ServiceRequest;
  chosen: readonly Supplier[];
  onChange: (chosen: Supplier[]) => void;
  error?: string | undefined;
}

/** Finds suppliers in the directory and chooses one or several. Suppliers who were already asked can't be chosen. */
export function SupplierChoice({ request, chosen, onChange, error }: SupplierChoiceProps) {
  const t = useT();
  const formats = useFormats();
  const [q, setQ] = useState('');
  // The list stays while a new search is loading.
  const suppliers = useQuery({
    ...suppliersQuery(useDeferredValue(q.trim()), request.propertyId, tradeFor(request.issueType)),
    placeholderData: keepPreviousData,
  });
  const cards = useSupplierCards(suppliers.data ?? [], askedOf(request));
  // A search can hide a chosen supplier, so they are looked up in both lists.
  const known = new Map([...chosen, ...(suppliers.data ?? [])].map((one) => [one.id, one]));
  const choose = (ids: string[]) => onChange(ids.flatMap((id) => known.get(id) ?? []));
  return (
    <>
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
        <CheckCards
          className={styles.choices}
          label={t('service-requests.offer.supplier')}
          options={cards}
          values={chosen.map(({ id }) => id)}
          onChange={choose}
          error={error}
        />
      )}
      <p>
        <Link
          look="inline"
          href={paths.landlordInviteSupplier({ trade: tradeFor(request.issueType), property: request.propertyId })}
        >
          {t('service-requests.offer.invite')}
        </Link>
      </p>
      {chosen.length > 0 && (
        <p className={styles.chosen} aria-live="polite">
          {t('service-requests.offer.chosen', { names: formats.list(chosen.map(({ companyName }) => companyName)) })}
        </p>
      )}
    </>
  );
}

const askedOf = ({ offers = [] }: ServiceRequest): ReadonlySet<string> =>
  new Set(offers.filter(({ status }) => status === 'sent' || status === 'answered').map((offer) => offer.supplierId));

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

/** Until when a supplier is insured, as they state it. The papers are sorted so that the one valid longest comes first. */
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

const tradeFor = (issueType: string) => ISSUE_TYPES.find(({ value }) => value === issueType)?.trade;
