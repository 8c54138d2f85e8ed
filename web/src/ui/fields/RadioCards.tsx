import { useId, type ReactNode } from 'react';
import { cx } from '../cx';
import { FieldNotes, useFieldIds, type FieldWords } from './Field';
import fieldStyles from './Field.module.css';
import styles from './RadioCards.module.css';

export interface RadioCard<Value extends string = string> {
  value: Value;
  label: ReactNode;
  description?: ReactNode;
  icon?: ReactNode;
  /** Shown on the right: a price or a fee. */
  end?: ReactNode;
  disabled?: boolean;
}

export interface RadioCardsProps<Value extends string> extends Pick<
  FieldWords,
  'label' | 'help' | 'error' | 'hideLabel'
> {
  options: readonly RadioCard<Value>[];
  value: Value | undefined;
  onChange: (value: Value) => void;
  name?: string;
  /** Side by side from 768 px on. */
  columns?: 1 | 2 | 3;
  className?: string;
}

/** One of a few, each a card with its consequences on it. */
export function RadioCards<Value extends string>(props: RadioCardsProps<Value>) {
  const { label, help, error, hideLabel, options, value, onChange, columns = 1, className } = props;
  const fallback = useId();
  const ids = useFieldIds({ help, error });
  return (
    <fieldset className={cx(fieldStyles.field, className)} aria-describedby={ids.aria['aria-describedby']}>
      <legend className={cx(fieldStyles.label, styles.legend, hideLabel && fieldStyles.unseen)}>{label}</legend>
      <div className={cx(styles.cards, styles[`columns${columns}`])}>
        {options.map((option) => (
          <label key={option.value} className={styles.card}>
            <input
              type="radio"
              className={styles.radio}
              name={props.name ?? fallback}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
            />
            {option.icon && <span className={styles.icon}>{option.icon}</span>}
            <span className={styles.words}>
              <span className={styles.title}>{option.label}</span>
              {option.description && <span className={styles.description}>{option.description}</span>}
            </span>
            {option.end && <span className={styles.end}>{option.end}</span>}
          </label>
        ))}
      </div>
      <FieldNotes ids={ids} help={help} error={error} />
    </fieldset>
  );
}
