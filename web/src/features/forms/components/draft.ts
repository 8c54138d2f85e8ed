/** What is being written, kept for this browser session so that a reload loses nothing. */
export function readDraft(name: string): Record<string, string> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(name)) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, string>) : {};
  } catch {
    return {};
  }
}

/** A browser that doesn't give us access to its storage keeps no drafts. The form still works. */
export function keepDraft(name: string, values: Record<string, string>): void {
  try {
    if (Object.values(values).some(Boolean)) sessionStorage.setItem(keyOf(name), JSON.stringify(values));
    else sessionStorage.removeItem(keyOf(name));
  } catch {
    return;
  }
}

const keyOf = (name: string) => `draft.${name}`;
