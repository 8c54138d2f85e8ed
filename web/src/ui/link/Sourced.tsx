import { Fragment } from 'react';

/** An address in full, or the short form in which sources of law are cited: a host, then the name of the page there. */
const ADDRESS = /(https?:\/\/[^\s,;()]+|\b(?:[a-z0-9-]+\.)+[a-z]{2,}\/[\w./-]*\w)/gi;

/** A citation names the page but not its path, so it leads to the site; an address in full leads to its page. */
const addressOf = (source: string): string =>
  /^https?:/i.test(source) ? source : `https://${source.split('/')[0] ?? ''}`;

/** A sentence whose sources can be opened. They open beside the page: what was begun here stays. */
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
