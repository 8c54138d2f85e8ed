import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs';
import IconEyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs';
import { useState, type ComponentPropsWithRef } from 'react';
import { Field, useFieldIds, type FieldWords } from './Field';
import styles from './Field.module.css';

export interface PasswordFieldProps extends FieldWords, Omit<ComponentPropsWithRef<'input'>, 'type'> {
  /** Names of the button beside it. */
  words: { show: string; hide: string };
}

/** A password that can be shown. Set `autoComplete="current-password"` or `"new-password"`. */
export function PasswordField(props: PasswordFieldProps) {
  const { label, help, error, labelEnd, hideLabel, words, className, id, ...input } = props;
  const [seen, setSeen] = useState(false);
  const ids = useFieldIds({ help, error }, id, input['aria-describedby']);
  const Icon = seen ? IconEyeOff : IconEye;
  return (
    <Field ids={ids} {...{ label, help, error, labelEnd, hideLabel, className }}>
      <div className={styles.frame}>
        <input
          autoCapitalize="none"
          spellCheck={false}
          {...input}
          {...ids.aria}
          type={seen ? 'text' : 'password'}
          className={styles.input}
        />
        <button
          type="button"
          className={styles.reveal}
          aria-label={seen ? words.hide : words.show}
          aria-controls={ids.id}
          onClick={() => setSeen(!seen)}
        >
          <Icon stroke={1.75} aria-hidden />
        </button>
      </div>
    </Field>
  );
}
