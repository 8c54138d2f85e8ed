/** Characters that file systems don't accept in a name, or that have a meaning there. */
const UNSAFE = /[\p{Cc}<>:"/\\|?*]+/gu;
/** Letters of each part, so that a name of three long parts stays below the limit of 255. */
const LONGEST = 60;

/** A file's name from its parts, `Statement 2026 - Tremblay Rentals.pdf`; empty parts are left out. */
export function fileName(parts: readonly (string | null)[], ending: string): string {
  const clean = parts.map((part) => {
    const words = (part ?? '').replace(UNSAFE, ' ').replace(/\s+/g, ' ').trim();
    return [...words].slice(0, LONGEST).join('').trim();
  });
  return `${clean.filter(Boolean).join(' - ')}.${ending}`;
}

/** RFC 6266: the name for every browser, the real one for those that read UTF-8. */
export function attachment(name: string): string {
  const plain = name.normalize('NFKD').replace(/[^\x20-\x7e]|["\\%]/g, '');
  return `attachment; filename="${plain || 'file'}"; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, percent)}`;
}

function percent(char: string): string {
  return `%${char.charCodeAt(0).toString(16).toUpperCase()}`;
}
