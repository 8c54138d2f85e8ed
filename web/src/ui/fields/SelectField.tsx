import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import type { ComponentPropsWithRef } from 'react';
import { cx } from '../cx';
import { Field, useFieldIds, type FieldWords } from './Field';
import styles from './Field.module.css';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface SelectFieldProps extends FieldWords, ComponentPropsWithRef<'select'> {
  /** The choices; or pass `<option>` elements as children. */
  options?: readonly SelectOption[];
  /** The words of an empty first choice. */
  placeholder?: string;
}

/** One of a list, by the platform's own picker. */
export function SelectField(props: SelectFieldProps) {
  const { label, help, error, labelEnd, hideLabel, options, placeholder, className, id, children, ...select } = props;
  const ids = useFieldIds({ help, error }, id, select['aria-describedby']);
  return (
    <Field ids={ids} {...{ label, help, error, labelEnd, hideLabel, className }}>
      <div className={styles.frame}>
        <select {...select} {...ids.aria} className={cx(styles.input, styles.select)}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options?.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
          {children}
        </select>
        <IconChevronDown className={styles.chevron} stroke={1.75} aria-hidden />
      </div>
    </Field>
  );
}
