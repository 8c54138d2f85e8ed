import { toProblem } from '@api/problem';
import { useProblemText } from '@api/problem-text';
import { TENANT_CODE } from '@contract/limits';
import { useT } from '@i18n/messages';
import { Button } from '@ui/controls/Button';
import { TextField } from '@ui/fields/TextField';
import { useField } from 'formik';
import { useCallback } from 'react';
import { enterCode, type CodeAnswer } from '../api/enter-code';
import { AuthForm } from './AuthForm';
import type { Checks } from './rules';

/** Converts to capital letters while typing, and removes other characters of the letter. */
export const asCode = (typed: string) => typed.toUpperCase().replace(/\s/g, '').slice(0, TENANT_CODE.pageMaxLength);

function CodeField() {
  const t = useT();
  const [field, meta, helpers] = useField<string>('code');
  return (
    <TextField
      {...field}
      onChange={(event) => void helpers.setValue(asCode(event.target.value))}
      look="code"
      maxLength={TENANT_CODE.pageMaxLength}
      autoComplete="one-time-code"
      autoCapitalize="characters"
      spellCheck={false}
      label={t('auth.code')}
      help={t('auth.code.help')}
      error={meta.touched ? meta.error : undefined}
    />
  );
}

export interface CodeFormProps {
  initial: string;
  onAnswer: (answer: CodeAnswer, code: string) => void;
}

/** Step 1 of the tenant's sign-in: the code of the welcome letter. */
export function CodeForm({ initial, onAnswer }: CodeFormProps) {
  const t = useT();
  const textOf = useProblemText();
  const schema = useCallback(
    ({ object, rules }: Checks) => object({ code: rules.required(t, 'auth.error.codeMissing') }),
    [t],
  );
  const failure = (error: unknown) => {
    const { status } = toProblem(error);
    return status === 401 || status === 429 ? textOf(error) : t('auth.error.accessFailed');
  };
  const submit = async ({ code }: { code: string }) => onAnswer(await enterCode(code), code);
  return (
    <AuthForm initial={{ code: asCode(initial) }} schema={schema} onSubmit={submit} failure={failure}>
      {(submitting) => (
        <>
          <CodeField />
          <Button type="submit" size="lg" fullWidth loading={submitting}>
            {t('auth.continue')}
          </Button>
        </>
      )}
    </AuthForm>
  );
}
