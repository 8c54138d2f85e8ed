/** React recovered from this error, but it is still our fault, so it belongs in the console. */
export function reportUnhandled(error: unknown): void {
  console.error(error);
}
