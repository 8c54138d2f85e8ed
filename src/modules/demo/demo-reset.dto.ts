/** The state of the demo world, for admins. */
export class DemoStateResponse {
  /** False if DEMO_ENABLED is off, so that there is no demo world to reset. */
  enabled: boolean;
  /** Whether it is currently being emptied and filled. */
  filling: boolean;
  filledAt: string | null;
  /** When the latest attempt failed. Null if it succeeded. The server's log has the reason. */
  failedAt: string | null;
}
