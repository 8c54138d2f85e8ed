import { toProblem, type Problem } from '@api/problem';
import { createContext, useCallback, useContext, useState, type ReactNode } from 'react';

/** What a refused change asks for, and what is done with the answer. */
export interface Challenge {
  email: string;
  challenge: string;
  methods: readonly string[];
  onVerified: (verificationToken: string) => void;
  onCancel: () => void;
}

type Ask = (refusal: Problem) => Promise<string | null>;
const AskContext = createContext<Ask>(() => Promise.resolve(null));

export interface TwoFactorProviderProps {
  /** Draws the dialog of the second step, which belongs to the sign-in pages. */
  draw: (challenge: Challenge) => ReactNode;
  children: ReactNode;
}

/** Asks for the second step, over the page, when a change below it is refused for want of one. */
export function TwoFactorProvider({ draw, children }: TwoFactorProviderProps) {
  const [asked, setAsked] = useState<Challenge>();
  const ask = useCallback<Ask>(
    ({ body }) =>
      new Promise((resolve) => {
        const answer = (token: string | null) => {
          setAsked(undefined);
          resolve(token);
        };
        const methods = Array.isArray(body['methods']) ? body['methods'].map(String) : ['email'];
        setAsked({
          email: String(body['email']),
          challenge: String(body['challenge']),
          methods,
          onVerified: answer,
          onCancel: () => answer(null),
        });
      }),
    [],
  );
  return (
    <AskContext value={ask}>
      {children}
      {asked && draw(asked)}
    </AskContext>
  );
}

/**
 * Sends a change, and sends it again with the token of a right code where two-step verification is on or mandatory.
 * Closing the dialog gives the refusal `two_factor_required`, so that the form keeps what was typed.
 */
export function useTwoFactor(): <T>(send: (verificationToken?: string) => Promise<T>) => Promise<T> {
  const ask = useContext(AskContext);
  return useCallback(
    async (send) => {
      try {
        return await send();
      } catch (error) {
        const problem = toProblem(error);
        const token = problem.code === 'two_factor_required' ? await ask(problem) : null;
        if (!token) throw error;
        return send(token);
      }
    },
    [ask],
  );
}
