import { useState } from 'react';

/**
 * What a form was begun with: its values and their version. A live update brings a newer version to the screen around it, which
 * must not vouch for the old values: saved over what somebody else changed meanwhile, the form is to be refused.
 */
export function useBegun<Loaded>(loaded: Loaded): Loaded {
  const [begun] = useState(loaded);
  return begun;
}
