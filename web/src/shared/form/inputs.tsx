import { useT } from '@i18n/messages';
import { Checkbox } from '@ui/fields/Choice';
import { PasswordField, type PasswordFieldProps } from '@ui/fields/PasswordField';
import { RadioCards, type RadioCard } from '@ui/fields/RadioCards';
import { SelectField, type SelectFieldProps } from '@ui/fields/SelectField';
import { TextArea, TextField, type TextAreaProps, type TextFieldProps } from '@ui/fields/TextField';
import { useField } from 'formik';
import type { ReactNode } from 'react';

const shown = ({ touched, error }: { touched: boolean; error?: string }) => (touched ? error : undefined);

/** A line of text of the form around it. */
export function InputText({ name, ...props }: TextFieldProps & { name: string }) {
  const [field, meta] = useField<string>(name);
  return <TextField {...field} error={shown(meta)} {...props} />;
}

/** Several lines of text. */
export function InputArea({ name, ...props }: TextAreaProps & { name: string }) {
  const [field, meta] = useField<string>(name);
  return <TextArea {...field} error={shown(meta)} {...props} />;
}

/** A password, which can be looked at. */
export function InputPassword({ name, ...props }: Omit<PasswordFieldProps, 'words'> & { name: string }) {
  const t = useT();
  const [field, meta] = useField<string>(name);
  return (
    <PasswordField
      {...field}
      error={shown(meta)}
      words={{ show: t('app.password.show'), hide: t('app.password.hide') }}
      {...props}
    />
  );
}

/** A day by the platform's own picker. */
export function InputDay(props: TextFieldProps & { name: string }) {
  return <InputText type="date" {...props} />;
}

/** One of a list. */
export function InputSelect({ name, ...props }: SelectFieldProps & { name: string }) {
  const [field, meta] = useField<string>(name);
  return <SelectField {...field} error={shown(meta)} {...props} />;
}

/** One of a few, each with what follows from it. */
export function InputCards<Value extends string>(props: {
  name: string;
  label: ReactNode;
  options: readonly RadioCard<Value>[];
  columns?: 1 | 2 | 3;
}) {
  const [field, meta, helpers] = useField<Value>(props.name);
  return (
    <RadioCards {...props} value={field.value} error={shown(meta)} onChange={(value) => void helpers.setValue(value)} />
  );
}

export function InputCheck({ name, label, help }: { name: string; label: ReactNode; help?: ReactNode }) {
  const [field, meta] = useField<boolean>({ name, type: 'checkbox' });
  return (
    <Checkbox
      name={name}
      error={shown(meta)}
      checked={field.checked}
      onChange={field.onChange}
      onBlur={field.onBlur}
      label={label}
      help={help}
    />
  );
}
