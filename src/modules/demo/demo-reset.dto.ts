/** The demo world as admins see it. */
export class DemoStateResponse {
  /** False: DEMO_ENABLED is off, and there is no demo world to reset. */
  enabled: boolean;
  /** It is being emptied and filled now. */
  filling: boolean;
  filledAt: string | null;
  /** When the latest attempt failed; null if it didn't. The server's log says why. */
  failedAt: string | null;
}
