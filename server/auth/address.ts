import { inCidrs, parseCidr } from '../lib/cidr.ts'

/** Whether a credential may be used from an address; no ranges mean any address. */
export function isAddressAllowed(allowedCidrs: readonly string[], address: string): boolean {
  if (allowedCidrs.length === 0) return true
  return inCidrs(
    address,
    allowedCidrs.map(parseCidr).filter((cidr) => cidr !== undefined),
  )
}
