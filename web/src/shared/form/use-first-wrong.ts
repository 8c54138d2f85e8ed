import { useEffect, useRef, type RefObject } from 'react';

/** What a form knows about its last attempt. Both Formik's hook and its context provide it. */
export interface Tried {
  submitCount: number;
  isSubmitting: boolean;
  isValid: boolean;
}

/**
 * After a refusal the first invalid field is opened and focused, so that a click never seems to do nothing. Use the result as
 * the ref of the form or of anything inside it. Groups of choices, which can't have aria-invalid, are inside an element with
 * `data-invalid`.
 */
export function useFirstWrong<E extends HTMLElement = HTMLFormElement>({
  submitCount,
  isSubmitting,
  isValid,
}: Tried): RefObject<E | null> {
  const place = useRef<E>(null);
  const shown = useRef(0);
  useEffect(() => {
    if (isSubmitting || isValid || shown.current === submitCount) return;
    shown.current = submitCount;
    const field = place.current
      ?.closest('form')
      ?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid] input');
    const drawer = field?.closest('details');
    if (drawer) drawer.open = true;
    field?.focus();
    // Its first choice may be in view while the error below the last one isn't.
    field?.closest('[data-invalid]')?.scrollIntoView({ block: 'nearest' });
  }, [submitCount, isSubmitting, isValid]);
  return place;
}
