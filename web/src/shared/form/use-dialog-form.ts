import { useId, type FormEvent, type RefObject } from 'react';
import { useFirstWrong, type Tried } from './use-first-wrong';

interface DialogForm {
  /** For the `<form>` in the dialog's body. */
  form: {
    id: string;
    ref: RefObject<HTMLFormElement | null>;
    noValidate: true;
    onSubmit: (event?: FormEvent<HTMLFormElement>) => void;
  };
  /** For the main one of the dialog's buttons. */
  send: { type: 'submit'; form: string };
}

/** Ties a dialog's main button, which stands outside of its form, to it: Enter in a field sends, and a refusal leads to the field. */
export function useDialogForm(formik: Tried & { handleSubmit: DialogForm['form']['onSubmit'] }): DialogForm {
  const id = useId();
  const ref = useFirstWrong(formik);
  return { form: { id, ref, noValidate: true, onSubmit: formik.handleSubmit }, send: { type: 'submit', form: id } };
}
