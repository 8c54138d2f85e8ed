import { dropDraft, keepDraft, readDraft } from '@shared/form/draft';
import type { FormikProps } from 'formik';
import { useEffect, useState } from 'react';
import type { InvoiceDetail } from '../api/invoices';
import type { EditorValues } from './use-editor';

const nameOf = ({ id, version }: InvoiceDetail) => `invoice.${id}.${version}`;
const same = (one: EditorValues, other: EditorValues) =>
  JSON.stringify({ ...one, send: false }) === JSON.stringify({ ...other, send: false });

/** What was typed into this invoice before and not saved, or what is saved. Edits of an older version are not brought back. */
export function useFirstValues(invoice: InvoiceDetail, saved: EditorValues): EditorValues {
  const [first] = useState<EditorValues>(() => ({
    ...saved,
    ...readDraft<EditorValues>(nameOf(invoice)),
    send: false,
  }));
  return first;
}

/** Keeps unsaved edits for this tab, so that leaving the page loses nothing. Says whether some were brought back, and discards them. */
export function useKeptEdits(form: FormikProps<EditorValues>, invoice: InvoiceDetail, saved: EditorValues) {
  const { values } = form;
  const name = nameOf(invoice);
  const [broughtBack, setBroughtBack] = useState(() => (same(values, saved) ? null : name));
  const changed = !same(values, saved);
  useEffect(() => {
    if (changed) keepDraft(name, values);
    else dropDraft(name);
  }, [name, changed, values]);
  return {
    isKept: broughtBack === name && changed,
    discard: () => {
      setBroughtBack(null);
      form.resetForm({ values: saved });
    },
  };
}
