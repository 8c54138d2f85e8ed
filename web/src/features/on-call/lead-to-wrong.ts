/** Scrolls to the first error in a form, and focuses it. */
export function leadToWrong(form: HTMLElement | null): void {
  const first = form?.querySelector<HTMLElement>('[aria-invalid="true"], [role="alert"]');
  first?.scrollIntoView({ block: 'center' });
  if (first?.matches('input, select')) first.focus({ preventScroll: true });
}
