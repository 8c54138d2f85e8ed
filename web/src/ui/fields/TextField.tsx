import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../cx';
import { Field, useFieldIds, type FieldWords } from './Field';
import styles from './Field.module.css';

export interface TextFieldProps extends FieldWords, Omit<ComponentPropsWithRef<'input'>, 'prefix'> {
  /** A sign before the value: a currency, an icon. */
  prefix?: ReactNode;
  /** A unit after the value. */
  suffix?: ReactNode;
  /** `code` spaces out large capitals: for access codes. */
  look?: 'text' | 'code';
}

/** One line of text. */
export function TextField(props: TextFieldProps) {
  const { label, help, error, labelEnd, hideLabel, prefix, suffix, look, className, id, ...input } = props;
  const ids = useFieldIds({ help, error }, id, input['aria-describedby']);
  return (
    <Field ids={ids} {...{ label, help, error, labelEnd, hideLabel, className }}>
      <div className={styles.frame}>
        {prefix && <span className={styles.affix}>{prefix}</span>}
        <input type="text" {...input} {...ids.aria} className={cx(styles.input, look === 'code' && styles.code)} />
        {suffix && <span className={cx(styles.affix, styles.end)}>{suffix}</span>}
      </div>
    </Field>
  );
}

export interface TextAreaProps extends FieldWords, ComponentPropsWithRef<'textarea'> {}

/** Several lines of text. */
export function TextArea({ label, help, error, labelEnd, hideLabel, className, id, ...area }: TextAreaProps) {
  const ids = useFieldIds({ help, error }, id, area['aria-describedby']);
  return (
    <Field ids={ids} {...{ label, help, error, labelEnd, hideLabel, className }}>
      <div className={styles.frame}>
        <textarea rows={4} {...area} {...ids.aria} className={cx(styles.input, styles.area)} />
      </div>
    </Field>
  );
}
