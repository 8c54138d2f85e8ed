import { useRef } from 'react';
import { v4 as uuid } from 'uuid';

export type FormPath =
  | '/api/send-contact-email'
  | '/api/international-inquiry'
  | '/api/trial-signup'
  | '/api/demo-request'
  | '/api/newsletter'
  | `/api/listings/${string}/questions`;

/** Pages don't need the API client before someone fills in a form. */
export const loadSender = () => import('@api/client');

/** Sends a form of the site; throws a Problem when it is refused or cannot be reached. */
export function useSendForm(path: FormPath): (body: Record<string, string>) => Promise<void> {
  const attempt = useRef({ body: '', key: '' });
  return async (body) => {
    const text = JSON.stringify(body);
    if (attempt.current.body !== text) attempt.current = { body: text, key: uuid() };
    const { apiFetch, idempotency, undecided } = await loadSender();
    try {
      const headers = { 'Content-Type': 'application/json', ...idempotency(attempt.current.key) };
      await apiFetch(path, { method: 'POST', body: text, headers });
      attempt.current.body = '';
    } catch (error) {
      if (!undecided(error)) attempt.current.body = '';
      throw error;
    }
  };
}
