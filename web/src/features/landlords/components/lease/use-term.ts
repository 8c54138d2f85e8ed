import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';

interface Term {
  startsOn: string;
  termEndsOn: string | null;
  endsOn: string | null;
}

/** A lease's term in words: from, to, or month to month. */
export function useTerm(): (lease: Term) => string {
  const t = useT();
  const { day } = useFormats();
  return ({ startsOn, termEndsOn, endsOn }) => {
    const last = endsOn ?? termEndsOn;
    return last
      ? t('landlords.lease.fromTo', { from: day(startsOn), to: day(last) })
      : t('landlords.lease.from', { from: day(startsOn) });
  };
}
