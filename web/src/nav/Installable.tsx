import { useEffect } from 'react';

/** Tells the browser that it may install the product as an app. Not in every document: most readers only look. */
export function Installable() {
  useEffect(() => {
    const link = Object.assign(document.createElement('link'), { rel: 'manifest', href: '/manifest.webmanifest' });
    document.head.append(link);
    return () => link.remove();
  }, []);
  return null;
}
