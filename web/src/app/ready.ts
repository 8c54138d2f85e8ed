let listener: (() => void) | undefined;

/** Calls back once, when the first page listens to its reader. */
export function whenReady(then: () => void): void {
  listener = then;
}

/** The page, the last part of a document to be hydrated, is there. */
export function announceReady(): void {
  listener?.();
  listener = undefined;
}
