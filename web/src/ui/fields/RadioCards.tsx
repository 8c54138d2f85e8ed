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
export function RadioCards<Value extends string>({ value, onChange, ...props }: RadioCardsProps<Value>) {
  return <Cards {...props} type="radio" chosen={value === undefined ? [] : [value]} onPick={onChange} />;
}

export interface CheckCardsProps<Value extends string> extends Omit<RadioCardsProps<Value>, 'value' | 'onChange'> {
  values: readonly Value[];
  onChange: (values: Value[]) => void;
}

/** The same where several can be chosen. They are in the order in which they were chosen. */
export function CheckCards<Value extends string>({ values, onChange, ...props }: CheckCardsProps<Value>) {
  const pick = (value: Value) =>
    onChange(values.includes(value) ? values.filter((one) => one !== value) : [...values, value]);
  return <Cards {...props} type="checkbox" chosen={values} onPick={pick} />;
}

interface CardsProps<Value extends string> extends Omit<RadioCardsProps<Value>, 'value' | 'onChange'> {
  type: 'radio' | 'checkbox';
  chosen: readonly Value[];
  onPick: (value: Value) => void;
}

function Cards<Value extends string>(props: CardsProps<Value>) {
  const { label, help, error, hideLabel, options, type, chosen, onPick, columns = 1, className } = props;
  const fallback = useId();
  const ids = useFieldIds({ help, error });
  return (
    <fieldset
      className={cx(fieldStyles.field, className)}
      aria-describedby={ids.aria['aria-describedby']}
      data-invalid={error ? '' : undefined}
    >
      <legend className={cx(fieldStyles.label, styles.legend, hideLabel && fieldStyles.unseen)}>{label}</legend>
      <div className={cx(styles.cards, styles[`columns${columns}`])}>
        {options.map((option) => (
          <label key={option.value} className={styles.card}>
            <input
              type={type}
              className={styles[type]}
              name={props.name ?? fallback}
              value={option.value}
              checked={chosen.includes(option.value)}
              disabled={option.disabled}
              onChange={() => onPick(option.value)}
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
