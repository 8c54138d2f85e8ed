/** What React recovered from by itself still is a fault of ours: it belongs in the console. */
export function reportUnhandled(error: unknown): void {
  console.error(error);
}
