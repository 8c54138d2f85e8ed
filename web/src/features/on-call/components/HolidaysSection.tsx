import { useFormats } from '@i18n/formats';
import { useLanguage } from '@i18n/language-context';
import { useT } from '@i18n/messages';
import { regionOptions } from '@shared/form/regions';
import { SelectField } from '@ui/fields/SelectField';
import { Section } from '@ui/layout/Section';
import type { ListSettings, OnCallList } from '../api/on-call';
import { useHolidayName } from '../words';
import styles from './on-call.module.css';

/** Countries whose public holidays the product knows. */
const KNOWN = ['CA', 'US'] as const;

/** The region whose public holidays count, and the holidays of the next year. The region is saved when it is chosen. */
export function HolidaysSection({
  list: { holidayRegion, holidays },
  onChange,
}: {
  list: OnCallList;
  onChange: (part: Partial<ListSettings>) => void;
}) {
  const t = useT();
  const formats = useFormats();
  const nameOf = useHolidayName();
  const { language } = useLanguage();
  const options = KNOWN.flatMap((country) =>
    regionOptions(country, language).map(({ value, label }) => ({ value: `${country}-${value}`, label })),
  );
  const known = options.some(({ value }) => value === holidayRegion);
  return (
    <Section title={t('on-call.holidays')}>
      <div className={styles.answer}>
        <p className={styles.text}>{t('on-call.holidaysText')}</p>
        <div className={styles.pair}>
          <SelectField
            label={t('on-call.region')}
            help={holidayRegion?.startsWith('US-') ? t('on-call.regionFederal') : undefined}
            placeholder={known ? undefined : t('on-call.regionChoose')}
            options={options}
            value={known ? (holidayRegion ?? '') : ''}
            onChange={({ target }) => target.value && onChange({ holidayRegion: target.value })}
          />
        </div>
        {holidays.length > 0 && (
          <ul className={styles.order}>
            {holidays.map((holiday) => (
              <li key={`${holiday.on} ${holiday.id}`}>
                {t('on-call.holidayOn', {
                  day: formats.day(holiday.on, { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' }),
                  name: nameOf(holiday),
                })}
              </li>
            ))}
          </ul>
        )}
      </div>
    </Section>
  );
}
