import type { ReactNode } from 'react';
import { SecondStepProvider } from '../../../features/account/components/second-step';
import { VerificationDialog } from '../../../features/auth/components/second-step';

/** Gives the account settings the second step's dialog of the ways in. */
export function SecondStep({ children }: { children: ReactNode }) {
  return (
    <SecondStepProvider
      draw={({ onVerified, onCancel, ...held }) => (
        <VerificationDialog held={held} onVerified={onVerified} onCancel={onCancel} />
      )}
    >
      {children}
    </SecondStepProvider>
  );
}
