import { inCidrs, networkAddress, parseCidr } from '../lib/cidr.ts'

/** Whether a credential may be used from an address; no ranges mean any address. */
export function isAddressAllowed(allowedCidrs: readonly string[], address: string): boolean {
  if (allowedCidrs.length === 0) return true
  return inCidrs(
    address,
    allowedCidrs.map(parseCidr).filter((cidr) => cidr !== undefined),
  )
}

/** What limits are counted by: an IPv4 address, or the /64 that one IPv6 customer can use all of. */
export const networkOf = (address: string): string => (address.includes(':') ? networkAddress(address, 64) : address)
