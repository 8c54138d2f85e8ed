import type { FormikErrors, FormikHelpers, FormikValues } from 'formik';
import { useRef } from 'react';

/**
 * The server's complaints stay at their fields until something is changed or sent again. Formik would remove them: the message
 * above the form takes the focus, and leaving a field validates the form again.
 */
export function useRefused<Values extends FormikValues>() {
  const kept = useRef<{ values: Values; errors: FormikErrors<Values> }>(undefined);
  return {
    /** Marks fields. `values` are the values that were refused. */
    mark(
      values: Values,
      texts: Readonly<Record<string, string>>,
      helpers: Pick<FormikHelpers<Values>, 'setFieldError'>,
    ): void {
      kept.current = { values, errors: texts as FormikErrors<Values> };
      for (const [name, text] of Object.entries(texts)) helpers.setFieldError(name, text);
    },
    /** Call it before the form is sent again, because the server checks again. */
    forget(): void {
      kept.current = undefined;
    },
    /** The marks that belong to these values. */
    errorsOf: (values: Values): FormikErrors<Values> => (kept.current?.values === values ? kept.current.errors : {}),
  };
}
