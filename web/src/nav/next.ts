/** Name of the query value that carries where a person wanted to go before signing in. */
export const NEXT = 'next';

/** Only addresses of our own: one slash, no host, no scheme. */
export function safeNext(value: string | null | undefined): string | undefined {
  if (!value || !value.startsWith('/') || /^\/[/\\]/.test(value) || /[\u0000-\u001f]/.test(value)) return undefined;
  return value;
}

/** The sign-in's address, remembering the page that asked for it. */
export function withNext(signIn: string, target: string): string {
  return `${signIn}${signIn.includes('?') ? '&' : '?'}${NEXT}=${encodeURIComponent(target)}`;
}
