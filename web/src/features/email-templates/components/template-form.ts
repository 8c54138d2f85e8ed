import type { Language } from '@contract/languages';
import { unknownLeadFields } from '@contract/lead-mail';
import { useT } from '@i18n/messages';
import { rules } from '@shared/form/rules';
import { useMemo } from 'react';
import { object } from 'yup';
import type { NewTemplate, PreviewedTexts, Template } from '../api/templates';

const EMPTY = { name: '', category: '', subject: '', body: '', subjectFr: '', bodyFr: '', subjectEs: '', bodyEs: '' };
export type Values = typeof EMPTY;
export type TextName = Exclude<keyof Values, 'name' | 'category'>;

/** The suffix of a language's field names. */
export const SUFFIX = { en: '', fr: 'Fr', es: 'Es' } as const satisfies Record<Language, string>;
export const TEXTS: readonly TextName[] = ['subject', 'body', 'subjectFr', 'bodyFr', 'subjectEs', 'bodyEs'];

export function initialOf(template: Template | undefined): Values {
  if (!template) return EMPTY;
  const { name, category, subject, body, subjectFr, bodyFr, subjectEs, bodyEs } = template;
  return {
    name,
    category,
    subject,
    body,
    subjectFr: subjectFr ?? '',
    bodyFr: bodyFr ?? '',
    subjectEs: subjectEs ?? '',
    bodyEs: bodyEs ?? '',
  };
}

/** The texts for the API. An empty translation becomes null. */
export function textsOf({ subject, body, subjectFr, bodyFr, subjectEs, bodyEs }: Values): PreviewedTexts {
  return {
    subject,
    body,
    subjectFr: subjectFr || null,
    bodyFr: bodyFr || null,
    subjectEs: subjectEs || null,
    bodyEs: bodyEs || null,
  };
}

export const bodyOf = (values: Values): NewTemplate => ({
  name: values.name,
  category: values.category,
  ...textsOf(values),
});

/** The first unknown variable in a text, if there is one. */
export const unknownIn = (text: string): string | undefined => unknownLeadFields(text)[0];

/**
 * Whether an email can be made from the values. The English texts are required because other languages fall back to them,
 * and unknown variables are not allowed.
 */
export function isPreviewable(values: Values): boolean {
  const whole = values.subject.trim() !== '' && values.body.trim() !== '';
  return whole && TEXTS.every((name) => unknownIn(values[name]) === undefined);
}

export function useSchema() {
  const t = useT();
  return useMemo(() => {
    const known = (max: number, required: boolean) =>
      (required ? rules.required(t, max) : rules.optional(t, max)).test('variables', (text, { createError }) => {
        const name = unknownIn(text ?? '');
        return name === undefined || createError({ message: t('email-templates.unknown', { name }) });
      });
    /** A translation needs both subject and text, or neither. */
    const half = (other: keyof Values, max: number) =>
      known(max, false).test(
        'whole',
        t('email-templates.whole'),
        (value, { parent }) => Boolean(value) || !(parent as Values)[other],
      );
    return object({
      name: rules.required(t, 120),
      category: rules.required(t, 40),
      subject: known(160, true),
      body: known(10_000, true),
      subjectFr: half('bodyFr', 160),
      bodyFr: half('subjectFr', 10_000),
      subjectEs: half('bodyEs', 160),
      bodyEs: half('subjectEs', 10_000),
    });
  }, [t]);
}
