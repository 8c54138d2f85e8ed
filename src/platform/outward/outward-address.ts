import { isIP } from 'node:net';

/** Why an address can't be a webhook's; null for one that can. */
export type AddressFault = 'url' | 'https' | 'port' | null;

/**
 * Lower ports belong to mail, shells and similar services, where a request can do harm or reveal which service answers.
 */
const FIRST_FREE_PORT = 1024;

/**
 * The form of an address alone: what its name leads to is looked up, and refused, at every attempt. Without private addresses it
 * needs https, a name with a dot or an IP address, and a port that isn't another service's.
 */
export function addressFault(text: string, allowsPrivate: boolean): AddressFault {
  if (!URL.canParse(text)) return 'url';
  const { protocol, hostname, port, username, password, hash } = new URL(text);
  if (username || password || hash) return 'url';
  if (protocol !== 'https:' && !(allowsPrivate && protocol === 'http:')) return protocol === 'http:' ? 'https' : 'url';
  if (allowsPrivate) return null;
  if (!hostname.includes('.') && isIP(hostname.replaceAll(/[[\]]/g, '')) === 0) return 'url';
  return port !== '' && Number(port) < FIRST_FREE_PORT ? 'port' : null;
}
