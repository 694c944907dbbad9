import { type Cidr, parseCidr } from '../lib/cidr.ts'
import { BadValue, setting } from '../lib/setting.ts'

export const OUTBOUND_ALLOW = setting('OUTBOUND_ALLOW', {
  about:
    'Ranges of private addresses that the server may send to (webhooks, sign-in and step-up providers, time-stamp authorities), such as 10.0.0.0/8, separated by commas; also over http and to any port',
  defaultText: 'none: public addresses only',
  whenAbsent: (): readonly Cidr[] => [],
  parse: (text): readonly Cidr[] =>
    text.split(',').map((range) => {
      const cidr = parseCidr(range.trim())
      if (!cidr) throw new BadValue(`must be address ranges such as 10.0.0.0/8, not "${range.trim()}"`)
      return cidr
    }),
})
