import type { MouseEvent } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';
import type { AnchorProps } from './anchor';

/** A link that uses the router. The router's own `Link` includes prefetching, which only the router's framework mode can use. */
export function RouterAnchor({ href, onClick, target, ...rest }: AnchorProps) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(href, { target });
  const press = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    if (!event.defaultPrevented) follow(event);
  };
  return <a {...rest} href={useHref(href)} target={target} onClick={press} />;
}
