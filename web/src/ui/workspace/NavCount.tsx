import { VisuallyHidden } from '../controls/VisuallyHidden';
import type { NavItem } from './nav';

const MOST = 99;

/** The figure of a place, never wider than “99+”; those who listen hear what it counts. */
export function NavCount({
  item: { count, countWords, alert },
  look,
  dot,
}: {
  item: NavItem;
  look?: string;
  dot?: string;
}) {
  if (count === undefined && !(alert && dot)) return null;
  const shown = typeof count === 'number' && count > MOST ? `${MOST}+` : count;
  return (
    <>
      <span className={count === undefined ? dot : look} aria-hidden={countWords ? true : undefined}>
        {shown}
      </span>
      {countWords && <VisuallyHidden>{` ${countWords}`}</VisuallyHidden>}
    </>
  );
}
