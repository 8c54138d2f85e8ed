import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs';
import { useId, type ReactNode } from 'react';
import { cx } from '../cx';
import styles from './Field.module.css';

/** The texts of a field. All of them come from the caller. */
export interface FieldWords {
  label: ReactNode;
  /** Shown below the control. */
  help?: ReactNode;
  /** What is wrong and how to fix it, shown at the field. */
  error?: ReactNode;
  /** Shown to the right of the label: the word “optional”, or a link. */
  labelEnd?: ReactNode;
  /** Keeps the label for screen readers only. */
  hideLabel?: boolean;
}

export interface FieldIds {
  id: string;
  /** Spread on the control. */
  aria: { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true };
  helpId: string;
  errorId: string;
}

/** Ids that connect label, help and error to the control. `id` and `describedBy` are the caller's own. */
export function useFieldIds(words: Pick<FieldWords, 'help' | 'error'>, id?: string, describedBy?: string): FieldIds {
  const own = useId();
  const base = id ?? own;
  const [helpId, errorId] = [`${base}-help`, `${base}-error`];
  const described = [words.error && errorId, words.help && helpId, describedBy].filter(Boolean).join(' ');
  const aria = {
    id: base,
    'aria-describedby': described || undefined,
    'aria-invalid': words.error ? (true as const) : undefined,
  };
  return { id: base, helpId, errorId, aria };
}

/** The error in words, with its sign. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p className={styles.error} id={id}>
      <IconAlertCircle size={16} stroke={1.75} aria-hidden />
      <span>{children}</span>
    </p>
  );
}

/** Help and error of a field, in the order in which they are read. */
export function FieldNotes({ ids, help, error }: { ids: FieldIds } & Pick<FieldWords, 'help' | 'error'>) {
  return (
    <>
      {error && <FieldError id={ids.errorId}>{error}</FieldError>}
      {help && (
        <p className={styles.help} id={ids.helpId}>
          {help}
        </p>
      )}
    </>
  );
}

export interface FieldProps extends FieldWords {
  ids: FieldIds;
  children: ReactNode;
  className?: string;
}

/** Label above, control, error and help below. */
export function Field({ ids, label, labelEnd, hideLabel, help, error, children, className }: FieldProps) {
  return (
    <div className={cx(styles.field, className)}>
      <div className={cx(styles.labelRow, hideLabel && !labelEnd && styles.unseen)}>
        <label className={cx(styles.label, hideLabel && styles.unseen)} htmlFor={ids.id}>
          {label}
        </label>
        {labelEnd && <span className={styles.labelEnd}>{labelEnd}</span>}
      </div>
      {children}
      <FieldNotes ids={ids} help={help} error={error} />
    </div>
  );
}
