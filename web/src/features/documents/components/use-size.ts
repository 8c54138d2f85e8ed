import { useFormats } from '@i18n/formats';

/** `1.4 MB`, in the reader's language. */
export function useSize(): (bytes: number) => string {
  const { number } = useFormats();
  return (bytes) => {
    const [value, unit] = bytes < 1_000_000 ? [Math.max(1, Math.round(bytes / 1000)), 'kilobyte' as const] : [bytes / 1_000_000, 'megabyte' as const];
    return number(value, { style: 'unit', unit, maximumFractionDigits: 1 });
  };
}
