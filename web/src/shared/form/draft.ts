const PREFIX = 'draft.';

/** Keeps what was typed in this tab. Without storage nothing is kept. */
export function keepDraft(name: string, values: object): void {
  try {
    sessionStorage.setItem(PREFIX + name, JSON.stringify(values));
  } catch {
    // If storage is full or blocked, only the draft is lost.
  }
}

/** What was typed before, or nothing. */
export function readDraft<Values extends object>(name: string): Partial<Values> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(PREFIX + name) ?? '{}');
    return typeof kept === 'object' && kept !== null ? kept : {};
  } catch {
    return {};
  }
}

export function dropDraft(name: string): void {
  try {
    sessionStorage.removeItem(PREFIX + name);
  } catch {
    // Nothing was kept.
  }
}
