import { FormError } from '@ui/fields/FormError';
import { useFormikContext } from 'formik';
import { createContext, useContext, useEffect, useEffectEvent, useMemo, type ReactNode } from 'react';

type TextOf = (error: unknown) => ReactNode;

const Reading = createContext<TextOf>(() => null);

function Words({ error }: { error: unknown }) {
  return useContext(Reading)(error);
}

/** The server's refusal, above a form. It follows the reader's language and takes the focus once, when it appears. */
export function Refusal({ error, textOf }: { error: unknown; textOf: TextOf }) {
  const title = useMemo(() => <Words error={error} />, [error]);
  return (
    <Reading value={textOf}>
      <FormError title={title} />
    </Reading>
  );
}

/** The validation errors of the surrounding form follow the language: validation runs again when the language changes. */
export function Recheck({ schema }: { schema: unknown }) {
  const { errors, validateForm } = useFormikContext();
  const check = useEffectEvent(() => {
    if (Object.keys(errors).length > 0) void validateForm();
  });
  useEffect(() => check(), [schema]);
  return null;
}
