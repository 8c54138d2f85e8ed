/** What a file is for. Request photos are made anew; everything else is kept byte by byte. */
export const DOCUMENT_PURPOSES = ['request_photo', 'lease_document', 'receipt', 'inspection', 'invoice', 'other'] as const;
export type DocumentPurpose = (typeof DOCUMENT_PURPOSES)[number];
