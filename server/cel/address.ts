import type ipaddr from 'ipaddr.js'
import { type Cidr, inCidrs, parseCidr } from '../lib/cidr.ts'
import { CelFault } from './fault.ts'

/** The IP address of a caller. Its fields are tests, defined as in Go's net/netip (interface 12.2). */
export class IpValue {
  readonly text: string
  constructor(text: string) {
    const cidr = text.includes('/') ? undefined : parseCidr(text)
    if (!cidr) throw new CelFault(`${JSON.stringify(text.slice(0, 60))} is not an IP address`)
    const [address] = cidr
    this.text = address.toString()
    Object.assign(this, testsOf(address))
  }
}

export const IP_TESTS = [
  ...['is4', 'is6', 'isPrivate', 'isLoopback', 'isGlobalUnicast', 'isMulticast', 'isInterfaceLocalMulticast'],
  ...['isLinkLocalMulticast', 'isUnspecified'],
]

function testsOf(address: ipaddr.IPv4 | ipaddr.IPv6): Record<string, boolean> {
  const bytes = address.toByteArray()
  const is4 = bytes.length === 4
  const within = (...ranges: string[]) => inCidrs(address.toString(), new CidrValue(ranges).ranges)
  const isMulticast = within('224.0.0.0/4', 'ff00::/8')
  const scope = is4 || !isMulticast ? -1 : (bytes[1] ?? 0) & 0x0f
  const isLoopback = within('127.0.0.0/8', '::1')
  const isUnspecified = within('0.0.0.0', '::')
  const isLinkLocal = within('169.254.0.0/16', 'fe80::/10')
  return {
    is4,
    is6: !is4,
    isPrivate: within('10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'),
    isLoopback,
    isGlobalUnicast: !isMulticast && !isLoopback && !isUnspecified && !isLinkLocal && !within('255.255.255.255'),
    isMulticast,
    isInterfaceLocalMulticast: scope === 1,
    isLinkLocalMulticast: scope === 2 || within('224.0.0.0/24'),
    isUnspecified,
  }
}

/** One or more ranges. */
export class CidrValue {
  readonly ranges: readonly Cidr[]
  constructor(texts: readonly string[]) {
    this.ranges = texts.map((text) => {
      const range = parseCidr(text)
      if (!range) throw new CelFault(`${JSON.stringify(text.slice(0, 60))} is not an IP address range`)
      return range
    })
  }
}

const MAX_RANGES = 16
const contains = ({ ranges }: CidrValue, { text }: IpValue) => inCidrs(text, ranges)

export const ADDRESS_FUNCTIONS = {
  'ip(string): ip': (text: string) => new IpValue(text),
  'cidr(list<string>): cidr': (texts: readonly string[]) => new CidrValue(texts),
  ...Object.fromEntries(
    Array.from({ length: MAX_RANGES }, (_, index) => [
      `cidr(${Array(index + 1)
        .fill('string')
        .join(', ')}): cidr`,
      (...texts: string[]) => new CidrValue(texts),
    ]),
  ),
  'cidr.contains(ip): bool': contains,
  'ip.within(cidr): bool': (ip: IpValue, cidr: CidrValue) => contains(cidr, ip),
  // Tests can be written as fields and as calls.
  ...Object.fromEntries(
    IP_TESTS.map((test) => [`ip.${test}(): bool`, (ip: IpValue) => (ip as unknown as Record<string, boolean>)[test]]),
  ),
}
