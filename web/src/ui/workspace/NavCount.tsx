import { VisuallyHidden } from '../controls/VisuallyHidden';
import type { NavItem } from './nav';

const MOST = 99;

interface NavCountProps {
  item: NavItem;
  look?: string;
  /** For a place that needs attention and has no figure. */
  dot?: string;
}

/** The figure of a place, never wider than “99+”. */
export function NavCount({ item: { count, countWords, alert }, look, dot }: NavCountProps) {
  if (count === undefined && !(alert && dot)) return null;
  const shown = typeof count === 'number' && count > MOST ? `${MOST}+` : count;
  return (
    <span className={count === undefined ? dot : look} aria-hidden={countWords ? true : undefined}>
      {shown}
    </span>
  );
}

/** What the figure counts, after the name of the place. */
export function NavCountWords({ item: { countWords } }: { item: NavItem }) {
  return countWords ? <VisuallyHidden>{` ${countWords}`}</VisuallyHidden> : null;
}
