import { IsIn, IsInt, IsOptional } from 'class-validator';
import { isoOrNull } from '../../platform/database/iso.js';

export const TEMPLATE_TEXTS = [
  'name',
  'category',
  'subject',
  'body',
  'subjectFr',
  'bodyFr',
  'subjectEs',
  'bodyEs',
] as const;
export type TemplateText = (typeof TEMPLATE_TEXTS)[number];

/** One save of a template. */
export class TemplateVersionResponse {
  id: string;
  version: number;
  /** Null for saves from before versions were recorded. */
  savedAt: string | null;
  authorName: string | null;
  /** The version that this save restored. */
  restoredFrom: number | null;
  /** The fields that this save changed, compared with the version before it. Empty for the first version. */
  @IsIn(TEMPLATE_TEXTS, { each: true }) changed: TemplateText[];
}

/** All texts of a template. */
export class TemplateVersionTexts {
  name: string;
  category: string;
  subject: string;
  body: string;
  subjectFr: string | null;
  bodyFr: string | null;
  subjectEs: string | null;
  bodyEs: string | null;
}

export class TemplateVersionDetail extends TemplateVersionResponse {
  texts: TemplateVersionTexts;
  /** The texts of the version before it. Null for the first version. */
  before: TemplateVersionTexts | null;
}

export class RestoreVersion {
  /** The version of the template that the caller has seen. */
  @IsOptional() @IsInt() version?: number;
}

export type VersionRow = Omit<TemplateVersionResponse, 'savedAt'> & { savedAt: Date | string | null };
export type VersionDetailRow = VersionRow & Pick<TemplateVersionDetail, 'texts' | 'before'>;

export function toVersion(row: VersionRow): TemplateVersionResponse {
  const { id, version, authorName, restoredFrom, changed } = row;
  return { id, version, savedAt: isoOrNull(row.savedAt), authorName, restoredFrom, changed };
}

export function toVersionDetail(row: VersionDetailRow): TemplateVersionDetail {
  return { ...toVersion(row), texts: toTexts(row.texts), before: row.before && toTexts(row.before) };
}

function toTexts(row: TemplateVersionTexts): TemplateVersionTexts {
  const { name, category, subject, body, subjectFr, bodyFr, subjectEs, bodyEs } = row;
  return { name, category, subject, body, subjectFr, bodyFr, subjectEs, bodyEs };
}
