import type { ReactNode } from 'react';
import { TwoFactorProvider } from '../../../features/account/components/two-factor-context';
import { VerificationDialog } from '../../../features/auth/components/second-step';

/** Gives the account settings the second-step dialog of the sign-in pages. */
export function TwoFactor({ children }: { children: ReactNode }) {
  return (
    <TwoFactorProvider
      draw={({ onVerified, onCancel, ...held }) => (
        <VerificationDialog held={held} onVerified={onVerified} onCancel={onCancel} />
      )}
    >
      {children}
    </TwoFactorProvider>
  );
}
