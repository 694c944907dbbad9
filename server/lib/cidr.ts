import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

export type Cidr = [ipaddr.IPv4 | ipaddr.IPv6, number]

/** Parses `10.0.0.0/8`, `2001:db8::/32` or a single address; undefined if it is neither. */
export function parseCidr(text: string): Cidr | undefined {
  try {
    const [bare = '', bits = '0'] = text.split('/')
    if (!isAddress(bare) || !/^(0|[1-9]\d*)$/.test(bits)) return undefined
    if (text.includes('/')) return unmapped(ipaddr.parseCIDR(text))
    const address = ipaddr.process(text)
    return [address, address.kind() === 'ipv4' ? 32 : 128]
  } catch {
    return undefined
  }
}

/**
 * Parsers disagree on short forms such as "10.1" and on leading zeros, which isIP refuses. A zone id (fe80::1%eth0) has a
 * meaning on one machine only, so it does not tell where a client is.
 */
const isAddress = (text: string) => isIP(text) !== 0 && !text.includes('%')

/** Turns a range of IPv4-mapped IPv6 addresses into the IPv4 range. */
function unmapped([address, bits]: Cidr): Cidr {
  const mapped = address.kind() === 'ipv6' && (address as ipaddr.IPv6).isIPv4MappedAddress() && bits >= 96
  return mapped ? [(address as ipaddr.IPv6).toIPv4Address(), bits - 96] : [address, bits]
}

/** The first `bits` of an IPv6 address. IPv4 addresses, and text that is not an address, are returned unchanged. */
export function networkAddress(text: string, bits: number): string {
  if (!ipaddr.isValid(text)) return text
  const address = ipaddr.process(text)
  return address.kind() === 'ipv4'
    ? address.toString()
    : ipaddr.IPv6.networkAddressFromCIDR(`${address}/${bits}`).toString()
}

/** Whether the address is inside one of the ranges; an IPv4-mapped IPv6 address counts as IPv4. */
export function inCidrs(address: string, ranges: readonly Cidr[]): boolean {
  if (!isAddress(address)) return false
  const parsed = ipaddr.process(address)
  return ranges.some((range) => range[0].kind() === parsed.kind() && parsed.match(range))
}

/** Whether every address of the inner range is in the outer one. */
export function containsCidr(outer: string, inner: string): boolean {
  const [a, b] = [parseCidr(outer), parseCidr(inner)]
  return a !== undefined && b !== undefined && a[0].kind() === b[0].kind() && a[1] <= b[1] && b[0].match(a)
}
