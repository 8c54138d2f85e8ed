import { useT } from '@i18n/messages';
import IconStar from '@tabler/icons-react/dist/esm/icons/IconStar.mjs';
import IconStarFilled from '@tabler/icons-react/dist/esm/icons/IconStarFilled.mjs';
import styles from './StarsField.module.css';

const STARS = [1, 2, 3, 4, 5] as const;

interface StarsFieldProps {
  company: string | null;
  value: number | undefined;
  onChange: (stars: number) => void;
}

/** A rating of the work with one to five stars. */
export function StarsField({ company, value = 0, onChange }: StarsFieldProps) {
  const t = useT();
  return (
    <fieldset className={styles.stars}>
      <legend>
        {company ? t('service-requests.confirm.rate', { company }) : t('service-requests.confirm.rateWork')}
      </legend>
      <div className={styles.row}>
        {STARS.map((star) => (
          <label key={star} className={styles.star}>
            <input
              type="radio"
              name="rating"
              value={star}
              checked={value === star}
              onChange={() => onChange(star)}
              aria-label={t('service-requests.confirm.stars', { count: star })}
            />
            {star <= value ? <IconStarFilled aria-hidden /> : <IconStar stroke={1.75} aria-hidden />}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
