import besleyLatin from '@fontsource-variable/besley/files/besley-latin-wght-normal.woff2?url';

/** Address of the one face that documents preload: `<link rel="preload" as="font" type="font/woff2" crossorigin>`. */
export const PRELOAD_FONT = besleyLatin;
