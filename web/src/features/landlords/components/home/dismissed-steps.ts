const keyOf = (profileId: string) => `desk.first-steps-${profileId}`;

/** Whether someone dismissed what is left to set up, in this browser. */
export function areStepsDismissed(profileId: string): boolean {
  try {
    return localStorage.getItem(keyOf(profileId)) === 'dismissed';
  } catch {
    return false;
  }
}

/** Where storage is blocked, it lasts as long as the page. */
export function dismissSteps(profileId: string): void {
  try {
    localStorage.setItem(keyOf(profileId), 'dismissed');
  } catch {
    // The card is hidden for now.
  }
}
