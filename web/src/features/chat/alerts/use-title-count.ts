import { useEffect } from 'react';

const FIGURE = /^\(\d+\) ?/;

function show(figure: number): void {
  const name = document.title.replace(FIGURE, '');
  document.title = figure > 0 ? `(${figure}) ${name}` : name;
}

/**
 * Puts a figure before the document's name, on this page and the next ones: `(3) Tickets`; zero takes it away. The title is
 * watched, so that public pages load no code for it.
 */
export function useTitleCount(figure: number): void {
  useEffect(() => {
    show(figure);
    // A title that has a figure stays: whoever answered every change would answer itself.
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
