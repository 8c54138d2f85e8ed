import { IfPage } from '@nav/IfPage';
import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import { Link } from '@ui/link/Link';
import styles from './ArrowLink.module.css';

/** A way on at the end of a text; absent while its page is. */
export function ArrowLink({ href, children }: { href: string; children: string }) {
  return (
    <IfPage path={href}>
      <Link href={href} className={styles.link}>
        {children}
        {/* It keeps the arrow with the last word. A word joiner would too, but no small face has it: the whole face would come first. */}
        {'\u00A0'}
        <IconArrowRight size={18} stroke={1.75} aria-hidden />
      </Link>
    </IfPage>
  );
}
