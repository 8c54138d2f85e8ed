import { refusal } from '../../../platform/errors/refusals.js';

/**
 * The purposes of files. Photos are encoded again; other files are stored as they are, but pictures without their
 * location.
 */
export const DOCUMENT_PURPOSES = [
  'request_photo',
  'listing_photo',
  'lease_document',
  'receipt',
  'inspection',
  'invoice',
  'certificate',
  'supplier_invoice',
  'request_attachment',
  'other',
] as const;
/** Purposes of photos: turned upright, without position and device. */
export const PHOTO_PURPOSES: readonly string[] = ['request_photo', 'listing_photo'];
/** Purposes of files in a supplier's own account, which don't belong to a job. */
export const SUPPLIER_PURPOSES: readonly string[] = ['certificate', 'supplier_invoice'];
/** Purposes that a file can only get at its upload, and never loses. */
const FIXED_PURPOSES: readonly string[] = [...PHOTO_PURPOSES, ...SUPPLIER_PURPOSES, 'request_attachment'];
/** Purposes that accept a photo, which is encoded again, or a PDF, and nothing else. */
export const PHOTO_OR_PDF_PURPOSES: readonly string[] = ['supplier_invoice', 'request_attachment'];
/** What a photo of a request shows: the problem, or the finished work. */
export const PHOTO_PHASES = ['before', 'after'] as const;
/** A file of a message in the conversation of a request. */
export const ATTACHMENT = 'request_attachment' satisfies DocumentPurpose;
/** The type of every stored video, MOV included: the same boxes, and every browser plays them under this name. */
export const VIDEO = 'video/mp4';
export type PhotoPhase = (typeof PHOTO_PHASES)[number];
export type DocumentPurpose = (typeof DOCUMENT_PURPOSES)[number];

/**
 * A file gets a photo purpose only at its upload, where it is checked and encoded again, and never changes it: listings
 * are public, and drafts of photos are removed at night. The database enforces this too (migrations/0110).
 */
export function checkPurpose(from: DocumentPurpose, to: DocumentPurpose): void {
  if (from === to || !(FIXED_PURPOSES.includes(from) || FIXED_PURPOSES.includes(to))) return;
  throw refusal('photo_or_paper');
}
