/** What the client needs to know of session and language; the app connects it when it starts. */
export interface ApiConnection {
  token: () => string | undefined;
  language: () => string;
  /** The server sent a younger token of the same session. */
  onToken: (token: string) => void;
  /** A call with this token was refused with this code: its session is over. */
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

/** The connection in force. */
export const connection = (): ApiConnection => present;
