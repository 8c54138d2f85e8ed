import { NEWSLETTER_ISSUE as MAX } from '@contract/newsletter';
import { useT } from '@i18n/messages';
import { rules } from '@shared/form/rules';
import { useMemo } from 'react';
import { object } from 'yup';
import type { Issue, IssueBody } from '../../api/newsletter';

const TEXTS = ['subjectEn', 'subjectFr', 'subjectEs', 'bodyEn', 'bodyFr', 'bodyEs'] as const;
const BUTTON = ['buttonUrl', 'buttonTextEn', 'buttonTextFr', 'buttonTextEs'] as const;
type Field = (typeof TEXTS)[number] | (typeof BUTTON)[number];
export type Values = Record<Field, string>;

/** The fields of a language in the form. */
export const SUFFIX = { en: 'En', fr: 'Fr', es: 'Es' } as const;

export function initialOf(issue: Issue | undefined): Values {
  return Object.fromEntries([...TEXTS, ...BUTTON].map((name) => [name, issue?.[name] ?? ''])) as Values;
}

/** An empty field of the button is none; without an address there is no button. */
export function bodyOf(values: Values): IssueBody {
  const button = Object.fromEntries(BUTTON.map((name) => [name, (values.buttonUrl && values[name]) || null]));
  const texts = Object.fromEntries(TEXTS.map((name) => [name, values[name]]));
  return { ...texts, ...button } as IssueBody;
}

/** A draft may lack texts: sending asks for all of them. */
export function useIssueSchema() {
  const t = useT();
  return useMemo(
    () =>
      object({
        subjectEn: rules.required(t, MAX.subjectMax),
        subjectFr: rules.optional(t, MAX.subjectMax),
        subjectEs: rules.optional(t, MAX.subjectMax),
        bodyEn: rules.optional(t, MAX.bodyMax),
        bodyFr: rules.optional(t, MAX.bodyMax),
        bodyEs: rules.optional(t, MAX.bodyMax),
        buttonUrl: rules
          .optional(t, MAX.linkMax)
          .matches(/^https?:\/\/\S+$/, { message: t('admin.newsletter.urlWrong'), excludeEmptyString: true }),
        buttonTextEn: rules.optional(t, MAX.buttonMax),
        buttonTextFr: rules.optional(t, MAX.buttonMax),
        buttonTextEs: rules.optional(t, MAX.buttonMax),
      }),
    [t],
  );
}
