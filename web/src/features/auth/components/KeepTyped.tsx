import { useFormikContext, type FormikValues } from 'formik';
import { useLayoutEffect, useRef } from 'react';

/** The contents of the fields of a prerendered form before the application takes it over. */
function typedIn(form: HTMLFormElement, names: readonly string[]): Record<string, string> {
  const fields = names.map((name) => form.elements.namedItem(name));
  const filled = fields.filter((field) => field instanceof HTMLInputElement || field instanceof HTMLSelectElement);
  return Object.fromEntries(filled.filter(({ value }) => value !== '').map(({ name, value }) => [name, value]));
}

/** Takes over what someone (or the browser’s password manager) filled in before the page was live. */
export function KeepTyped() {
  const { values, setValues } = useFormikContext<FormikValues>();
  const mark = useRef<HTMLSpanElement>(null);
  const first = useRef({ values, setValues });
  useLayoutEffect(() => {
    const form = mark.current?.closest('form');
    const { values, setValues } = first.current;
    const typed = form ? typedIn(form, Object.keys(values)) : {};
    if (Object.entries(typed).some(([name, value]) => values[name] !== value))
      void setValues({ ...values, ...typed }, false);
  }, []);
  return <span ref={mark} hidden />;
}
