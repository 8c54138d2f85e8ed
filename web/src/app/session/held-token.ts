/** A token from the address, kept until the person has answered. It is kept in memory only. */
let held: string | undefined;
const listeners = new Set<() => void>();

export function holdToken(token: string | undefined): void {
  held = token;
  for (const listener of listeners) listener();
}

export const heldToken = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  get: (): string | undefined => held,
};
