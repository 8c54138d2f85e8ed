import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';

/** After a refusal the first field that is wrong is opened and focused, so that a press never seems to do nothing. */
export function FirstWrong() {
  const { submitCount, isSubmitting, isValid } = useFormikContext();
  const mark = useRef<HTMLSpanElement>(null);
  const shown = useRef(0);
  useEffect(() => {
    if (isSubmitting || isValid || shown.current === submitCount) return;
    shown.current = submitCount;
    const field = mark.current?.closest('form')?.querySelector<HTMLElement>('[aria-invalid="true"]');
    const drawer = field?.closest('details');
    if (drawer) drawer.open = true;
    field?.focus();
  }, [submitCount, isSubmitting, isValid]);
  return <span ref={mark} hidden />;
}
