import { string } from 'yup';

export type Translate = (id: string, values?: Record<string, string | number>) => string;

/** What the forms of the administration ask of a field; an empty optional one is an empty text. */
export const rules = {
  required: (t: Translate, max: number) => string().trim().required(t('admin.form.required')).max(max, t('admin.form.tooLong', { max })),

  optional: (t: Translate, max: number) => string().trim().defined().default('').max(max, t('admin.form.tooLong', { max })),

  email: (t: Translate) => string().trim().required(t('admin.form.required')).matches(/^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/, t('admin.form.email')),
};
