import type ipaddr from 'ipaddr.js'
import { type Cidr, inCidrs, parseCidr } from '../lib/cidr.ts'
import { CelFault } from './fault.ts'

/** The IP address of a caller. Its fields are tests, defined as in Go's net/netip (interface 12.2). */
export class IpValue {
  readonly text: string
  readonly address: Address
  constructor(text: string) {
    const cidr = text.includes('/') ? undefined : parseCidr(text)
    if (!cidr) throw new CelFault(`${JSON.stringify(text.slice(0, 60))} is not an IP address`)
    this.address = cidr[0]
    this.text = this.address.toString()
  }
}
type Address = ipaddr.IPv4 | ipaddr.IPv6

/** Whether an address is in one of some ranges. */
function within(...texts: string[]): (ip: IpValue) => boolean {
  const { ranges } = new CidrValue(texts)
  return ({ address }) => ranges.some((range) => range[0].kind() === address.kind() && address.match(range))
}
const is4 = ({ address }: IpValue) => address.kind() === 'ipv4'
/** The scope of an IPv6 multicast address. */
const hasScope = (scope: number) => (ip: IpValue) =>
  !is4(ip) && isMulticast(ip) && ((ip.address.toByteArray()[1] ?? 0) & 0x0f) === scope
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

const isMulticast = within('224.0.0.0/4', 'ff00::/8')
const isLoopback = within('127.0.0.0/8', '::1')
const isUnspecified = within('0.0.0.0', '::')
const isLinkLocal = within('169.254.0.0/16', 'fe80::/10')
const isBroadcast = within('255.255.255.255')
const [isLinkLocal4Multicast, isLinkLocal6Multicast] = [within('224.0.0.0/24'), hasScope(2)]

const TESTS: Readonly<Record<string, (ip: IpValue) => boolean>> = {
  is4,
  is6: (ip) => !is4(ip),
  isPrivate: within('10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'),
  isLoopback,
  isGlobalUnicast: (ip) =>
    ![isMulticast, isLoopback, isUnspecified, isLinkLocal, isBroadcast].some((isOther) => isOther(ip)),
  isMulticast,
  isInterfaceLocalMulticast: hasScope(1),
  isLinkLocalMulticast: (ip) => isLinkLocal6Multicast(ip) || isLinkLocal4Multicast(ip),
  isUnspecified,
}
export const IP_TESTS = Object.keys(TESTS)
for (const [name, test] of Object.entries(TESTS))
  Object.defineProperty(IpValue.prototype, name, {
    get(this: IpValue) {
      return test(this)
    },
  })

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
  ...Object.fromEntries(Object.entries(TESTS).map(([name, test]) => [`ip.${name}(): bool`, test])),
}
