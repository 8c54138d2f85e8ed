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

/** How the fields of a language end. */
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

/** An empty translation is none. */
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

/** The first word in braces that no reader has a value for. */
export const unknownIn = (text: string): string | undefined => unknownLeadFields(text)[0];

/** What no email can be made of: English is what all others fall back to, and unknown words are refused. */
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
    /** A translation is a subject and a text, or nothing. */
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
