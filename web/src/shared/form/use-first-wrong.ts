import { useEffect, useRef, type RefObject } from 'react';

/** What a form knows of its last try: Formik's hook and its context both say it. */
export interface Tried {
  submitCount: number;
  isSubmitting: boolean;
  isValid: boolean;
}

/**
 * After a refusal the first field that is wrong is opened and focused, so that a press never seems to do nothing.
 * What it gives is put as the ref onto the form, or onto anything within it. Choices, which no aria-invalid may mark,
 * stand in something with `data-invalid`.
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
  }, [submitCount, isSubmitting, isValid]);
  return place;
}
