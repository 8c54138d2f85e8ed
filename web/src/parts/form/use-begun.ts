import { useQueryClient, type FetchQueryOptions, type QueryKey } from '@tanstack/react-query';
import { useState } from 'react';

/**
 * What a form was begun with: its values and their version. A live update brings a newer version to the screen around it, which
 * must not vouch for the old values: saved over what somebody else changed meanwhile, the form is to be refused.
 */
export function useBegun<Loaded>(loaded: Loaded): Loaded {
  const [begun] = useState(loaded);
  return begun;
}

/** As `useBegun`, and a way on after the refusal: reads what stands there now; its version vouches for the next save. */
export function useBegunAgain<Loaded, Key extends QueryKey>(loaded: Loaded, query: FetchQueryOptions<Loaded, Error, Loaded, Key>) {
  const client = useQueryClient();
  const [begun, setBegun] = useState(loaded);
  const catchUp = async (): Promise<Loaded> => {
    const newest = await client.fetchQuery({ ...query, staleTime: 0 });
    setBegun(newest);
    return newest;
  };
  return [begun, catchUp] as const;
}
