import ipaddr from 'ipaddr.js';
import { currentContext } from '../scope/context.js';

/** What a limit by source counts: an IPv4 address, or the /64 network that one IPv6 customer has (docs/specification/sign-in.md). */
export function throttleSource(address = currentContext().source): string {
  return counted(address, 64);
}

/**
 * The wider network of a source: an IPv4 address, or the /48 that a provider assigns to one customer. Someone with a /48 has
 * 65,536 sources, so limits on guesses count this as well.
 */
export function throttleNetwork(address = currentContext().source): string {
  return counted(address, 48);
}

/** An IPv4 address that is written as IPv6 counts as IPv4. Anything that isn't an address (`local`) counts as it is. */
function counted(address: string, bits: number): string {
  if (!address.includes(':')) return address;
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  const network = ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toNormalizedString().split('%')[0]}/${bits}`);
  return `${network.parts
    .slice(0, bits / 16)
    .map((part) => part.toString(16))
    .join(':')}::/${bits}`;
}
