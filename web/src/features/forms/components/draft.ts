/** What is being written, kept for this browser session so that a reload loses nothing. */
export function readDraft(name: string): Record<string, string> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(name)) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, string>) : {};
  } catch {
    return {};
  }
}

/** A browser that closes its storage to us keeps no drafts; writing goes on. */
export function keepDraft(name: string, values: Record<string, string>): void {
  try {
    if (Object.values(values).some(Boolean)) sessionStorage.setItem(keyOf(name), JSON.stringify(values));
    else sessionStorage.removeItem(keyOf(name));
  } catch {
    return;
  }
}

const keyOf = (name: string) => `draft.${name}`;
