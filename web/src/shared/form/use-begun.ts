import { useQueryClient, type FetchQueryOptions, type QueryKey } from '@tanstack/react-query';
import { useFormikContext } from 'formik';
import { useEffect, useRef, useState } from 'react';

/**
 * What a form was begun with: its values and their version. A live update brings a newer version to the screen around it, which
 * must not vouch for the old values: saved over what somebody else changed meanwhile, the form is to be refused.
 */
export function useBegun<Loaded>(loaded: Loaded): Loaded {
  const [begun] = useState(loaded);
  return begun;
}

/**
 * As `useBegun`, and a way on after the refusal: reads what stands there now; its version vouches for the next save. A form that
 * stays open begins anew with what was saved (`begin`). Nothing is given to a form that makes something new.
 */
export function useBegunAgain<Loaded, Given extends Loaded | undefined, Key extends QueryKey>(
  loaded: Given,
  query: FetchQueryOptions<Loaded, Error, Loaded, Key>,
) {
  const client = useQueryClient();
  const [begun, begin] = useState<Given | Loaded>(loaded);
  const catchUp = async (): Promise<Loaded> => {
    const newest = await client.fetchQuery({ ...query, staleTime: 0 });
    begin(newest);
    return newest;
  };
  return [begun, catchUp, begin] as const;
}

/**
 * In a form that stays open: as long as nothing is typed it begins anew with what a live update brought. What was there when the
 * form was sent is older than what it saved, and brings nothing back.
 */
export function useBeginAnew<Loaded>(
  { dirty, isSubmitting }: { dirty: boolean; isSubmitting: boolean },
  loaded: Loaded,
  begin: (loaded: Loaded) => void,
): void {
  const seen = useRef(loaded);
  useEffect(() => {
    if (isSubmitting) seen.current = loaded;
    if (dirty || isSubmitting || loaded === seen.current) return;
    seen.current = loaded;
    begin(loaded);
  }, [dirty, isSubmitting, loaded, begin]);
}

/** As `useBeginAnew`, inside of the form. */
export function BeginAnew<Loaded>({ loaded, begin }: { loaded: Loaded; begin: (loaded: Loaded) => void }) {
  useBeginAnew(useFormikContext(), loaded, begin);
  return null;
}
