import { Link as Router, useInRouterContext } from 'react-router-dom';
import { isInternal, type AnchorProps } from './anchor';

/** A router link for our own pages, a plain anchor for the rest of the world, fragments, mail and telephone. */
export function RouterLink({ href, ...rest }: AnchorProps) {
  const routed = useInRouterContext();
  return routed && isInternal(href) && !rest.download ? <Router to={href} {...rest} /> : <a href={href} {...rest} />;
}
