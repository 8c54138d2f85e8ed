import type { FormikErrors, FormikHelpers, FormikValues } from 'formik';
import { useRef } from 'react';

/**
 * What the server refused stays at its fields until something is changed or sent again. Formik alone would forget it: the words above
 * the form take the focus, and leaving a field checks the form again.
 */
export function useRefused<Values extends FormikValues>() {
  const kept = useRef<{ values: Values; errors: FormikErrors<Values> }>(undefined);
  return {
    /** Marks fields; `values` are those that were refused. */
    mark(
      values: Values,
      texts: Readonly<Record<string, string>>,
      helpers: Pick<FormikHelpers<Values>, 'setFieldError'>,
    ): void {
      kept.current = { values, errors: texts as FormikErrors<Values> };
      for (const [name, text] of Object.entries(texts)) helpers.setFieldError(name, text);
    },
    /** Before it is sent again: the server looks again. */
    forget(): void {
      kept.current = undefined;
    },
    /** Marks that belong to these values. */
    errorsOf: (values: Values): FormikErrors<Values> => (kept.current?.values === values ? kept.current.errors : {}),
  };
}
