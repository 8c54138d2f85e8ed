import { paths } from '@nav/paths';
import { EmptyPicture } from '@ui/art/pictures';
import type { ReactNode } from 'react';
import { Opening } from '../opening/Opening';
import { Ways } from '../ways/Ways';
import styles from './Stub.module.css';

/** Pages that a short page may point to; their words are `stubs.ways.<name>`. */
const WAYS = {
  reviews: paths.site('reviews'),
  impact: paths.site('community-impact'),
  tour: paths.site('product-tour'),
  help: paths.site('help-center'),
  contact: paths.site('contact'),
  demo: paths.site('demo'),
  management: paths.site('property-management'),
  rent: paths.site('rent-collection'),
  fair: paths.site('fair-housing'),
  rentals: paths.site('rental-marketplace'),
  benefits: paths.benefits(),
  news: paths.site('whats-new'),
  enterprise: paths.site('enterprise-solutions'),
  elite: paths.site('elite-partner-signup'),
  supplier: paths.registerSupplier(),
  protection: paths.site('protection-plan'),
  insurance: paths.site('insurance-hub'),
  about: paths.site('about'),
  cares: paths.site('philanthropy'),
  status: paths.site('system-status'),
};

export interface StubProps {
  /** Messages `<id>.title` and `<id>.lead`: the documented heading and line. */
  id: string;
  /** What the product already has on this subject. */
  ways: readonly (keyof typeof WAYS)[];
  /** The real feature, if the product has it. What people can do immediately is in a card beside the text. */
  card?: ReactNode;
  /** A feature that needs a section of its own is below. */
  children?: ReactNode;
}

/** A page with one heading and one line (docs/specification/routes.md), and what the product has on the subject. */
export function Stub({ id, ways, card, children }: StubProps) {
  const empty = children === undefined ? <EmptyPicture className={styles.house} /> : undefined;
  return (
    <>
      <Opening id={id} picture={card === undefined ? empty : <div className={styles.card}>{card}</div>} />
      {children}
      <Ways id="stubs.ways" tone="surface" ways={ways.map((name) => ({ name, href: WAYS[name] }))} />
    </>
  );
}
