import { inCidrs, networkAddress, parseCidr } from '../lib/cidr.ts'

/** Whether a credential may be used from an address. An empty list allows every address. */
export function isAddressAllowed(allowedCidrs: readonly string[], address: string): boolean {
  if (allowedCidrs.length === 0) return true
  return inCidrs(
    address,
    allowedCidrs.map(parseCidr).filter((cidr) => cidr !== undefined),
  )
}

/** Rate limits count by IPv4 address, or by IPv6 /64, since one customer usually has a whole /64. */
export const networkOf = (address: string): string => (address.includes(':') ? networkAddress(address, 64) : address)
