import { useFormikContext } from 'formik';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { keepDraft, readDraft } from './draft';

type Values = Record<string, string>;

/** The contents of the fields of the prerendered form before the application takes it over. */
function typedIn(form: HTMLFormElement, names: readonly string[]): Values {
  const fields = names.map((name) => form.elements.namedItem(name));
  const filled = fields.filter(
    (field) =>
      field instanceof HTMLInputElement || field instanceof HTMLSelectElement || field instanceof HTMLTextAreaElement,
  );
  return Object.fromEntries(filled.filter(({ value }) => value !== '').map(({ name, value }) => [name, value]));
}

/** Takes over what was typed before the page was live, else the draft; keeps what is typed from now on. */
export function KeepDraft({ name }: { name: string }) {
  const { values, setValues } = useFormikContext<Values>();
  const mark = useRef<HTMLSpanElement>(null);
  const first = useRef({ values, setValues });
  const restored = useRef(false);

  useLayoutEffect(() => {
    const form = mark.current?.closest('form');
    const { values, setValues } = first.current;
    const known = Object.keys(values);
    const draft = Object.fromEntries(Object.entries(readDraft(name)).filter(([field]) => known.includes(field)));
    const found = { ...draft, ...(form ? typedIn(form, known) : {}) };
    if (Object.keys(found).length > 0) void setValues({ ...values, ...found }, false);
  }, [name]);

  useEffect(() => {
    // The first values are the empty ones: they would wipe the draft before it is taken over.
    if (restored.current) keepDraft(name, values);
    restored.current = true;
  }, [name, values]);
  return <span ref={mark} hidden />;
}
