import type { MouseEvent } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';
import type { AnchorProps } from './anchor';

/** A link within the router. Its own `Link` brings prefetching along, which is of the framework's kind of application. */
export function RouterAnchor({ href, onClick, target, ...rest }: AnchorProps) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(href, { target });
  const press = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    if (!event.defaultPrevented) follow(event);
  };
  return <a {...rest} href={useHref(href)} target={target} onClick={press} />;
}
