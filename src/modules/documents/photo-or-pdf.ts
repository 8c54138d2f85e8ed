import { Problem } from '../../platform/errors/problem.js';
import { PHOTO_KINDS } from '../../platform/files/file-kind.js';
import { PHOTO_OR_PDF_PURPOSES } from './rules/purposes.js';

const PDF = 'application/pdf';

/** Whether the file is a photo of a purpose that takes photos and PDFs: it is encoded again as photos are. 422 `unsafe_file` for anything that is neither. */
export function isPhotoNotPdf(purpose: string, kind: string): boolean {
  if (!PHOTO_OR_PDF_PURPOSES.includes(purpose) || kind === PDF) return false;
  if (PHOTO_KINDS.includes(kind)) return true;
  throw new Problem('unsafe_file');
}
