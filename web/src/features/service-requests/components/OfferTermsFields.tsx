import { useT } from '@i18n/messages';
import { useQuery } from '@tanstack/react-query';
import { Checkbox } from '@ui/fields/Choice';
import { RadioCards } from '@ui/fields/RadioCards';
import { SelectField } from '@ui/fields/SelectField';
import { preferredQuery } from '../api/preferred';

export interface OfferTerms {
  firstWins: boolean;
  askNext: boolean;
  /** Null for as long as the priority allows. */
  answerMinutes: number | null;
}

const HOUR = 60;
const TIMES = [HOUR / 2, HOUR, 4 * HOUR, 24 * HOUR, 48 * HOUR] as const;

/** Who gets the job, how long the supplier has to answer, and what happens if no one does. */
export function OfferTermsFields({ terms, onChange }: { terms: OfferTerms; onChange: (terms: OfferTerms) => void }) {
  const t = useT();
  const preferred = useQuery(preferredQuery());
  const set = (change: Partial<OfferTerms>) => onChange({ ...terms, ...change });
  const timeOf = (minutes: number) =>
    minutes < HOUR
      ? t('service-requests.offer.minutes', { count: minutes })
      : t('service-requests.offer.hours', { count: minutes / HOUR });
  return (
    <>
      <RadioCards
        label={t('service-requests.offer.who')}
        options={(['choose', 'first'] as const).map((value) => ({
          value,
          label: t(`service-requests.offer.who.${value}`),
          description: t(`service-requests.offer.who.${value}.text`),
        }))}
        value={terms.firstWins ? 'first' : 'choose'}
        onChange={(value) => set({ firstWins: value === 'first' })}
      />
      <SelectField
        label={t('service-requests.offer.time')}
        placeholder={t('service-requests.offer.time.usual')}
        options={TIMES.map((minutes) => ({ value: String(minutes), label: timeOf(minutes) }))}
        value={terms.answerMinutes === null ? '' : String(terms.answerMinutes)}
        onChange={(event) => set({ answerMinutes: event.target.value ? Number(event.target.value) : null })}
      />
      {preferred.data && preferred.data.length > 0 && (
        <Checkbox
          label={t('service-requests.offer.askNext')}
          help={t('service-requests.offer.askNext.help', { count: preferred.data.length })}
          checked={terms.askNext}
          onChange={(event) => set({ askNext: event.target.checked })}
        />
      )}
    </>
  );
}
