import { useFormats } from '@i18n/formats';

const MIB = 1024 * 1024;

/** Space as settings give it: `340 MB`, `1.4 GB`, counted in MiB and GiB. */
export function useSpace(): (bytes: number) => string {
  const { number } = useFormats();
  return (bytes) => {
    const [value, unit] =
      bytes < 1024 * MIB ? [bytes / MIB, 'megabyte' as const] : [bytes / 1024 / MIB, 'gigabyte' as const];
    return number(value, { style: 'unit', unit, maximumFractionDigits: 1 });
  };
}

/** `1.4 MB`, in the reader's language. */
export function useSize(): (bytes: number) => string {
  const { number } = useFormats();
  return (bytes) => {
    const [value, unit] =
      bytes < 1_000_000
        ? [Math.max(1, Math.round(bytes / 1000)), 'kilobyte' as const]
        : [bytes / 1_000_000, 'megabyte' as const];
    return number(value, { style: 'unit', unit, maximumFractionDigits: 1 });
  };
}
