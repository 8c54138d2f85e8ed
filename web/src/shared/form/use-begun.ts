import { useQueryClient, type FetchQueryOptions, type QueryKey } from '@tanstack/react-query';
import { useFormikContext } from 'formik';
import { useEffect, useRef, useState } from 'react';

/**
 * The values that a form started with, and their version. A live update brings a newer version to the screen around the form.
 * That version must not be sent with the old values: if they would overwrite someone else's change, the form must be refused.
 */
export function useBegun<Loaded>(loaded: Loaded): Loaded {
  const [begun] = useState(loaded);
  return begun;
}

/**
 * Like `useBegun`, with a way to continue after the refusal: it loads the current values, and their version is sent with the
 * next save. A form that stays open starts again from what was saved (`begin`). A form that creates something new needs none of
 * this.
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
 * In a form that stays open: as long as nothing is typed, it starts again from what a live update brought. Data from before the
 * form was sent is older than what it saved, and is ignored.
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

/** Like `useBeginAnew`, for use inside the form. */
export function BeginAnew<Loaded>({ loaded, begin }: { loaded: Loaded; begin: (loaded: Loaded) => void }) {
  useBeginAnew(useFormikContext(), loaded, begin);
  return null;
}
