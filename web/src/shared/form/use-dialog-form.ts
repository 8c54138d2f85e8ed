import { useId, type FormEvent, type RefObject } from 'react';
import { useUnsaved } from './unsaved';
import { useFirstWrong, type Tried } from './use-first-wrong';

interface DialogForm {
  /** Props for the `<form>` in the dialog's body. */
  form: {
    id: string;
    ref: RefObject<HTMLFormElement | null>;
    noValidate: true;
    onSubmit: (event?: FormEvent<HTMLFormElement>) => void;
  };
  /** Props for the dialog's main button. */
  send: { type: 'submit'; form: string };
}

/**
 * Connects a dialog's main button, which is outside its form, to the form: Enter in a field submits, and a refusal moves the
 * focus to the field.
 */
export function useDialogForm(
  formik: Tried & { dirty: boolean; handleSubmit: DialogForm['form']['onSubmit'] },
): DialogForm {
  const id = useId();
  useUnsaved(formik.dirty && !formik.isSubmitting);
  const ref = useFirstWrong(formik);
  return { form: { id, ref, noValidate: true, onSubmit: formik.handleSubmit }, send: { type: 'submit', form: id } };
}
