import { formatDate, type DateLook, type Locale } from './format';

export interface DateTextProps {
  /** YYYY-MM-DD, or an instant in ISO 8601. */
  value: string;
  locale: Locale;
  look?: DateLook;
  /** For instants; the reader's own without it. */
  timeZone?: string;
  className?: string;
}

/** A day or an instant as a `<time>`. */
export function DateText({ value, locale, look, timeZone, className }: DateTextProps) {
  return (
    <time dateTime={value} className={className}>
      {formatDate(value, locale, look, timeZone)}
    </time>
  );
}
