import type { MessageId } from '@i18n/message-ids';
import { object, string, type StringSchema } from 'yup';

type Translate = (id: MessageId) => string;

/** Good enough to catch a slip; the server looks again. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;

export { faultTexts } from '@shared/form/fault-texts';
export { object };

/** What the site's forms ask of a field; the texts are those of docs/specification/forms.md. */
export const rules = {
  required: (t: Translate, id: MessageId): StringSchema<string> => string().trim().required(t(id)),
  email: (t: Translate): StringSchema<string> =>
    string().trim().required(t('forms.error.email')).matches(EMAIL, t('forms.error.emailWrong')),
  person: (t: Translate) => ({
    firstName: rules.required(t, 'forms.error.firstName'),
    lastName: rules.required(t, 'forms.error.lastName'),
    email: rules.email(t),
  }),
};

/** What a form makes its schema of; it loads with the first check (`laterSchema`). */
export type Checks = { object: typeof object; rules: typeof rules };
