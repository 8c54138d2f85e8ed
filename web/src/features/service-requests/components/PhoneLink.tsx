import { Link } from '@ui/link/Link';

/** A phone number that can be tapped to call. */
export function PhoneLink({ number }: { number: string }) {
  return (
    <Link look="inline" href={`tel:${number.replaceAll(/[^+\d]/g, '')}`}>
      {number}
    </Link>
  );
}
