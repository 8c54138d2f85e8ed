import type { Day } from '../../../contract/days.js';
import type { Language } from '../../../contract/languages.js';
import type { NoticeReason } from '../../../contract/notice-reasons.js';
import { recordOf, ruleOf, type RegionLaw } from './region-law.js';
import type { FormNames } from './region-rule.js';

/** The official form that a region asks for. */
export interface NoticeForm {
  /** As it is printed on the form, such as `N12`; null: a form is required, and its name isn't on record. */
  readonly name: string | null;
  /** Where it is. */
  readonly page: string | null;
  /** The same in French, where the authority has both; null: as above. */
  readonly frenchName: string | null;
  readonly frenchPage: string | null;
  /** Whether to be checked with an official source before use. */
  readonly mustCheck: boolean;
}

/** The end of a term alone isn't a reason that has its own form, so only the general duty applies. */
const NAMES = {
  own_use: 'ownUse',
  sale: 'sale',
  renovation: 'renovation',
  nonpayment: 'nonpayment',
  breach: 'breach',
} as const satisfies Partial<Record<NoticeReason, string>>;

/** The form for a landlord's notice on a ground; null: none is on record. */
export function landlordForm(law: RegionLaw, reason: NoticeReason, on: Day): NoticeForm | null {
  const rule = ruleOf(law, 'notice_form', on);
  const ground = NAMES[reason as keyof typeof NAMES] as (typeof NAMES)[keyof typeof NAMES] | undefined;
  const name = (ground && rule?.[ground]) ?? null;
  return rule && (name !== null || rule.required) ? { name, ...whereOf(law, on, ground) } : null;
}

/** The form for an end that both sides agree on; null: none is on record. */
export function agreementForm(law: RegionLaw, on: Day): NoticeForm | null {
  const name = ruleOf(law, 'notice_form', on)?.agreement;
  return name ? { name, ...whereOf(law, on, 'agreement') } : null;
}

/** The form for a higher rent; null: none is on record. */
export function increaseForm(law: RegionLaw, on: Day): NoticeForm | null {
  const name = ruleOf(law, 'increase_notice', on)?.form;
  return name ? { name, ...whereOf(law, on, undefined) } : null;
}

function whereOf(law: RegionLaw, on: Day, ground: keyof FormNames | undefined): Omit<NoticeForm, 'name'> {
  const rule = ruleOf(law, 'notice_form', on);
  const record = recordOf(law, 'notice_form', on);
  return {
    page: rule?.page ?? null,
    frenchName: (ground && rule?.french?.[ground]) ?? null,
    frenchPage: rule?.french?.page ?? null,
    mustCheck: (record?.facts ?? []).some(({ mustCheck }) => mustCheck),
  };
}

/** Name and page of a form for a reader. */
export function formIn(language: Language, form: NoticeForm): [name: string | null, page: string | null] {
  const { name, page, frenchName, frenchPage } = form;
  return language === 'fr' ? [frenchName ?? name, frenchPage ?? page] : [name, page];
}
