type Hear = (event: PopStateEvent) => void;

let guard: Hear | undefined;

/**
 * Listens to steps in the browser's history before the router does. Browsers call listeners at the window in the order in which
 * they were added, so this is called once, before the router is rendered.
 */
export const listenBeforeRouter = () => addEventListener('popstate', (event) => guard?.(event));

/**
 * Handles each step in the history before the router, and can hide it from the router. Returns a function that stops
 * it.
 */
export function hearFirst(hear: Hear): () => void {
  guard = hear;
  return () => {
    guard = undefined;
  };
}
