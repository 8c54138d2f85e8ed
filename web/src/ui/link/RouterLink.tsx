import { useInRouterContext } from 'react-router-dom';
import { isInternal, type AnchorProps } from './anchor';
import { RouterAnchor } from './RouterAnchor';

/** A router link for our own pages, and a plain anchor for other sites, fragments, email addresses and phone numbers. */
export function RouterLink({ href, ...rest }: AnchorProps) {
  const routed = useInRouterContext();
  return routed && isInternal(href) && !rest.download ? (
    <RouterAnchor href={href} {...rest} />
  ) : (
    <a href={href} {...rest} />
  );
}
