import { cx } from '../cx';
import type { AnchorProps } from './anchor';
import { useLinkComponent } from './LinkProvider';
import styles from './Link.module.css';

export interface LinkProps extends AnchorProps {
  /**
   * `inline` is underlined inside text, `quiet` has the link color without an underline, `plain` has the color of the text
   * around it.
   */
  look?: 'inline' | 'quiet' | 'plain';
}

/** A link in the kit's colors; internal addresses go through the router. */
export function Link({ look = 'quiet', className, ...rest }: LinkProps) {
  const Component = useLinkComponent();
  return <Component className={cx(styles.link, styles[look], className)} {...rest} />;
}
