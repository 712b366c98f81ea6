import ipaddr from 'ipaddr.js';

/** What one customer can hardly have more of, for counting: the address of IPv4, the /64 of IPv6, where one line has 2^64 addresses (AUT-5). */
export function addressBlock(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toNormalizedString()}/64`).toString()}/64`;
}
