import type { ComponentPropsWithRef } from 'react';

/** What a link component receives: an anchor's props with an address. */
export type AnchorProps = ComponentPropsWithRef<'a'> & { href: string };

/** Whether an address is one of ours, to be followed without loading a document. */
export function isInternal(href: string): boolean {
  return href.startsWith('?') || (href.startsWith('/') && !href.startsWith('//') && !href.startsWith('/api/'));
}
