import { isDay } from '@contract/days';
import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Button, type ButtonProps } from '@ui/controls/Button';
import { Notice } from '@ui/states/Notice';
import { rentChangesQuery, type OtherTerms, type RentChanges } from '../../api/rent-changes';
import styles from './rent-effect.module.css';

/** More months than this are counted, not listed. */
const LISTED = 4;

type Month = RentChanges['months'][number];

function useMonthWords(currency: string, endsOn: string | undefined) {
  const t = useT();
  const { money, day } = useFormats();
  return ({ period, beforeCents, beforeDueOn, afterCents, afterDueOn }: Month): string => {
    const month = day(`${period}-01`, { month: 'long', year: 'numeric' });
    const before = money(beforeCents ?? 0, currency);
    const after = money(afterCents ?? 0, currency);
    const last = endsOn ? day(endsOn) : '';
    if (afterCents === null)
      return t(endsOn ? 'landlords.effect.goneAfterEnd' : 'landlords.effect.gone', { month, before, day: last });
    if (beforeCents === null) return t('landlords.effect.added', { month, after });
    if (beforeCents === afterCents)
      return t('landlords.effect.moved', { month, before: day(beforeDueOn ?? ''), after: day(afterDueOn ?? '') });
    return t(endsOn && afterCents < beforeCents ? 'landlords.effect.share' : 'landlords.effect.changed', {
      month,
      before,
      after,
      day: last,
    });
  };
}

function Balance({
  changes: { balanceCents, newBalanceCents, canceledFeesCents, currency },
}: {
  changes: RentChanges;
}) {
  const t = useT();
  const { money } = useFormats();
  const less = balanceCents - newBalanceCents;
  return (
    <>
      {canceledFeesCents > 0 && <p>{t('landlords.effect.fees', { amount: money(canceledFeesCents, currency) })}</p>}
      {less !== 0 && (
        <p>
          {t(less > 0 ? 'landlords.effect.less' : 'landlords.effect.more', { amount: money(Math.abs(less), currency) })}
        </p>
      )}
      {newBalanceCents < 0 && <p>{t('landlords.effect.credit', { amount: money(-newBalanceCents, currency) })}</p>}
    </>
  );
}

interface EffectOf {
  leaseId: string;
  terms: OtherTerms;
}

/** What the terms change, and whether that is still being worked out; what other terms changed stays meanwhile. */
function useRentEffect({ leaseId, terms }: EffectOf) {
  const ready =
    Object.keys(terms).length > 0 && [terms.endsOn, terms.startsOn].every((day) => day === undefined || isDay(day));
  const query = useQuery({
    ...rentChangesQuery(leaseId, terms),
    enabled: ready,
    placeholderData: keepPreviousData,
  });
  const counting = query.isFetching && (query.isPending || query.isPlaceholderData);
  return { changes: ready ? query.data : undefined, counting };
}

/**
 * The button of a step whose effect is shown above it. The effect has to be there before the click: it would move the
 * button from under the pointer, and a click that ends elsewhere doesn't count.
 */
export function EffectButton({ leaseId, terms, loading, ...button }: ButtonProps & EffectOf) {
  const { counting } = useRentEffect({ leaseId, terms });
  return <Button {...button} loading={loading || counting} />;
}

/** What an end or a correction changes of the posted rents, said before it is made. */
export function RentEffect({ leaseId, terms }: EffectOf) {
  const t = useT();
  const { changes: data } = useRentEffect({ leaseId, terms });
  const words = useMonthWords(data?.currency ?? 'USD', terms.endsOn);
  if (!data) return null;
  if (data.months.length === 0) return <Notice>{t('landlords.effect.none')}</Notice>;
  return (
    <Notice title={t('landlords.effect.title', { count: data.months.length })}>
      <ul className={styles.months}>
        {data.months.slice(0, LISTED).map((month) => (
          <li key={month.period}>{words(month)}</li>
        ))}
        {data.months.length > LISTED && <li>{t('landlords.effect.others', { count: data.months.length - LISTED })}</li>}
      </ul>
      <Balance changes={data} />
    </Notice>
  );
}
