import { Link } from '@ui/link/Link';

/** A number that a phone calls at a tap. */
export function PhoneLink({ number }: { number: string }) {
  return (
    <Link look="inline" href={`tel:${number.replaceAll(/[^+\d]/g, '')}`}>
      {number}
    </Link>
  );
}
