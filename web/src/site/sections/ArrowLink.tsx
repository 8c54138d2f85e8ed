import { IfPage } from '@nav/IfPage';
import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import { Link } from '@ui/link/Link';
import styles from './ArrowLink.module.css';

/** A link at the end of a text. It isn't shown if its page doesn't exist. */
export function ArrowLink({ href, children }: { href: string; children: string }) {
  return (
    <IfPage path={href}>
      <Link href={href} className={styles.link}>
        {children}
        {/* Keeps the arrow with the last word. A word joiner would too, but the small fonts don't have it, so the whole font
            would be loaded first. */}
        {'\u00A0'}
        <IconArrowRight size={18} stroke={1.75} aria-hidden />
      </Link>
    </IfPage>
  );
}
