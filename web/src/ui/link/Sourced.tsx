import { Fragment } from 'react';

/**
 * The address of a page. A short citation, such as `alberta.ca/security-deposits`, names a page without its path: a link could
 * only lead to the first page of that site, so it has none.
 */
const ADDRESS = /(https?:\/\/[^\s,;()]*[^\s,;().:])/gi;

/** As people read an address: without `https://`, and with the signs that its path encodes. */
function readable(address: string): string {
  const short = address.replace(/^https?:\/\/(?:www\.)?/i, '').replace(/\/$/, '');
  try {
    return decodeURI(short);
  } catch {
    return short;
  }
}

/** A sentence whose sources are links. They open in a new tab, so that what someone has started here isn't lost. */
export function Sourced({ children }: { children: string }) {
  return children.split(ADDRESS).map((part, at) =>
    at % 2 === 0 ? (
      <Fragment key={at}>{part}</Fragment>
    ) : (
      <a key={at} href={part} target="_blank" rel="noopener noreferrer">
        {readable(part)}
      </a>
    ),
  );
}
