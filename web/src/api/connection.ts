/** What the client needs to know about session and language. The app sets it when it starts. */
export interface ApiConnection {
  token: () => string | undefined;
  language: () => string;
  /** The server sent a newer token for the same session. */
  onToken: (token: string) => void;
  /** A call with this token was refused with this code, so its session has ended. */
  onSessionEnded: (token: string, code: string) => void;
}

let present: ApiConnection = {
  token: () => undefined,
  language: () => 'en',
  onToken: () => undefined,
  onSessionEnded: () => undefined,
};

export function connectApi(next: ApiConnection): void {
  present = next;
}

/** The connection in use. */
export const connection = (): ApiConnection => present;
