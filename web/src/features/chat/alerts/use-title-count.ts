import { useEffect } from 'react';

const FIGURE = /^\(\d+\) ?/;

function show(figure: number): void {
  const name = document.title.replace(FIGURE, '');
  document.title = figure > 0 ? `(${figure}) ${name}` : name;
}

/**
 * Puts a count before the document title, on this page and later ones: `(3) Tickets`. Zero removes it. The title is watched, so
 * that public pages don't need to load any code for it.
 */
export function useTitleCount(figure: number): void {
  useEffect(() => {
    show(figure);
    // A title that already has a count is left alone. Otherwise the observer would react to its own changes without end.
    const watch = new MutationObserver(() => {
      if (figure > 0 && !FIGURE.test(document.title)) show(figure);
    });
    watch.observe(document.head, { childList: true, characterData: true, subtree: true });
    return () => {
      watch.disconnect();
      show(0);
    };
  }, [figure]);
}
