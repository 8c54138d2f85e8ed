import { messageId } from '@i18n/message-ids';
import { useT } from '@i18n/messages';
import { SelectField, type SelectFieldProps } from '@ui/fields/SelectField';
import { TextArea, TextField, type TextAreaProps, type TextFieldProps } from '@ui/fields/TextField';
import { useField, useFormikContext } from 'formik';

type Named<Props> = Omit<Props, 'label'> & { name: string; label?: string };

/** Value, error and words of a field of the form around it; without `required` it is called optional. */
function useNamed(name: string, label: string | undefined, required: boolean | undefined) {
  const t = useT();
  const [field, meta] = useField<string>(name);
  const { validateForm, setFieldTouched } = useFormikContext();
  // The field keeps its error until it is checked again. Removing an old one on blur would move the button away from
  // under the click that leaves the field.
  const onBlur = () => void validateForm().then(() => setFieldTouched(name, true, false));
  return {
    ...field,
    onBlur,
    label: label ?? t(messageId(`forms.${name}`)),
    labelEnd: required ? undefined : t('forms.optional'),
    error: meta.touched ? meta.error : undefined,
    required,
  };
}

export function InputText({ name, label, required, ...props }: Named<TextFieldProps>) {
  return <TextField {...useNamed(name, label, required)} {...props} />;
}

export function InputArea({ name, label, required, ...props }: Named<TextAreaProps>) {
  return <TextArea {...useNamed(name, label, required)} {...props} />;
}

export function InputSelect({ name, label, required, ...props }: Named<SelectFieldProps>) {
  const t = useT();
  return <SelectField {...useNamed(name, label, required)} placeholder={t('forms.choose')} {...props} />;
}
