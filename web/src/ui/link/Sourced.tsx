import { Fragment } from 'react';

/** A full address, or the short form in which sources of law are cited: a host, then the name of the page there. */
const ADDRESS = /(https?:\/\/[^\s,;()]*[^\s,;().:]|\b(?:[a-z0-9-]+\.)+[a-z]{2,}\/[\w./-]*\w)/gi;

/** A citation names the page but not its path, so it links to the site. A full address links to its page. */
const addressOf = (source: string): string =>
  /^https?:/i.test(source) ? source : `https://${source.split('/')[0] ?? ''}`;

/** A sentence whose sources are links. They open in a new tab, so that what someone has started here isn't lost. */
export function Sourced({ children }: { children: string }) {
  return children.split(ADDRESS).map((part, at) =>
    at % 2 === 0 ? (
      <Fragment key={at}>{part}</Fragment>
    ) : (
      <a key={at} href={addressOf(part)} target="_blank" rel="noopener noreferrer">
        {part}
      </a>
    ),
  );
}
