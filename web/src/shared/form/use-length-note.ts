import { useT } from '@i18n/messages';

/** From here on what is left is counted. */
const NEAR = 0.9;

interface LengthNote {
  /** For the field: what is left, when little is. */
  note: string | undefined;
  /** For the field: what is too much. It can't be sent then. */
  error: string | undefined;
}

/**
 * A message that is too long isn't cut: what was pasted stays whole, and the writer reads by how much it has to become shorter.
 * As `maxLength` of a field would cut it without a word, the field has none.
 */
export function useLengthNote(text: string, max: number): LengthNote {
  const t = useT();
  // Counted as the server does: a sign beyond the basic plane is one.
  const length = [...text.trim()].length;
  return {
    note: length > max * NEAR && length <= max ? t('parts.length.left', { count: max - length }) : undefined,
    error: length > max ? t('parts.length.over', { count: length - max, max }) : undefined,
  };
}
