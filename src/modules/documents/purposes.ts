/** What a file is for. Photos are made anew; everything else is kept byte by byte. */
export const DOCUMENT_PURPOSES = ['request_photo', 'listing_photo', 'lease_document', 'receipt', 'inspection', 'invoice', 'other'] as const;
/** Purposes of photos: turned upright, without position and device. */
export const PHOTO_PURPOSES: readonly string[] = ['request_photo', 'listing_photo'];
export type DocumentPurpose = (typeof DOCUMENT_PURPOSES)[number];
