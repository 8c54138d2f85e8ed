import { useEffect } from 'react';

/** So near its end a list counts as read to the end. */
const NEAR = 40;

/** Keeps a list at its end while its messages grow, as when translations arrive, unless the reader has scrolled up. */
export function useStayAtEnd(list: HTMLElement | null): void {
  useEffect(() => {
    if (!list) return;
    let atEnd = true;
    const look = () => {
      atEnd = list.scrollHeight - list.scrollTop - list.clientHeight < NEAR;
    };
    const grown = new MutationObserver(() => {
      if (atEnd) list.scrollTop = list.scrollHeight;
    });
    grown.observe(list, { childList: true, characterData: true, subtree: true });
    list.addEventListener('scroll', look);
    return () => {
      grown.disconnect();
      list.removeEventListener('scroll', look);
    };
  }, [list]);
}
