import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../cx';
import { FieldNotes, useFieldIds, type FieldWords } from './Field';
import styles from './Choice.module.css';

export interface ChoiceProps
  extends Pick<FieldWords, 'label' | 'help' | 'error'>, Omit<ComponentPropsWithRef<'input'>, 'type' | 'role'> {}

function Choice({ kind, mark, ...props }: ChoiceProps & { kind: 'checkbox' | 'switch'; mark: ReactNode }) {
  const { label, help, error, className, id, ...input } = props;
  const ids = useFieldIds({ help, error }, id, input['aria-describedby']);
  return (
    <div className={cx(styles.choice, className)}>
      <label className={cx(styles.row, styles[`${kind}Row`])}>
        <span className={styles[kind]}>
          <input {...input} {...ids.aria} type="checkbox" role={kind === 'switch' ? 'switch' : undefined} />
          {mark}
        </span>
        <span className={styles.words}>{label}</span>
      </label>
      <div className={styles.notes}>
        <FieldNotes ids={ids} help={help} error={error} />
      </div>
    </div>
  );
}

/** A checkbox, which takes effect when the form is sent. */
export function Checkbox(props: ChoiceProps) {
  return <Choice kind="checkbox" mark={<IconCheck stroke={3} aria-hidden />} {...props} />;
}

/** A switch, which takes effect immediately. */
export function Switch(props: ChoiceProps) {
  return <Choice kind="switch" mark={<span className={styles.knob} />} {...props} />;
}
