import type { SignedIn } from '@api/session';

export interface AuthDialogProps {
  onClose: () => void;
  /** Begins the session and leads to the dashboard. */
  onSignedIn: (answer: SignedIn) => void;
}
