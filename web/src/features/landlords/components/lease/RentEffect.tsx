import { isDay } from '@contract/days';
import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
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

/** What an end or a correction changes of the posted rents, said before it is made. */
export function RentEffect({ leaseId, terms }: { leaseId: string; terms: OtherTerms }) {
  const t = useT();
  const ready =
    Object.keys(terms).length > 0 && [terms.endsOn, terms.startsOn].every((day) => day === undefined || isDay(day));
  const { data } = useQuery({ ...rentChangesQuery(leaseId, terms), enabled: ready, placeholderData: keepPreviousData });
  const words = useMonthWords(data?.currency ?? 'USD', terms.endsOn);
  if (!ready || !data) return null;
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
