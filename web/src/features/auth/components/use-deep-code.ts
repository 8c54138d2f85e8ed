import { useState, useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router-dom';

const never = () => () => undefined;

/** The code of the QR link, until the person types another one. The prerendered page knows no address, so it begins empty. */
export function useDeepCode(): [code: string, setCode: (code: string) => void] {
  const [search] = useSearchParams();
  const linked = useSyncExternalStore(
    never,
    () => search.get('code') ?? '',
    () => '',
  );
  const [typed, setTyped] = useState<string>();
  return [typed ?? linked, setTyped];
}
