import { useId, type ReactNode } from 'react';
import { cx } from '../cx';
import styles from './SegmentedControl.module.css';

export interface SegmentedControlProps<Value extends string> {
  options: readonly { value: Value; label: ReactNode; icon?: ReactNode }[];
  value: Value;
  onChange: (value: Value) => void;
  /** What is being chosen, for those who listen. */
  label: string;
  fullWidth?: boolean;
  className?: string;
}

/** Chooses one of two to four options, which takes effect immediately: a row of radio buttons. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const name = useId();
  return (
    <fieldset className={cx(styles.control, props.fullWidth && styles.full, props.className)} aria-label={props.label}>
      {props.options.map((option) => (
        <label key={option.value} className={styles.option}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === props.value}
            onChange={() => props.onChange(option.value)}
          />
          {option.icon}
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
