/** The type of a part in the tus protocol. */
export const PART_TYPE = 'application/offset+octet-stream';
