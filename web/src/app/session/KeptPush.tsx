import { useKeptPush } from '../../features/account/components/push/use-kept-push';

/** Keeps notifications on this device on after the session before has expired. */
export function KeptPush() {
  useKeptPush();
  return null;
}
