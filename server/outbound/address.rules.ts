import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'
import { type Cidr, inCidrs } from '../lib/cidr.ts'

export interface AddressOptions {
  /** Also over http on port 80, to public addresses. */
  plainHttp?: boolean
}

/** Why the server does not send to an address; undefined when it does. */
export function addressProblem(address: string, allowed: readonly Cidr[]): string | undefined {
  if (isIP(address) === 0) return `${address} is not an address`
  const parsed = ipaddr.process(address)
  const range = parsed.range()
  // Metadata services of clouds are there, whatever is allowed.
  if (range === 'linkLocal') return `${address} is link-local`
  if (inCidrs(address, allowed)) return undefined
  return range === 'unicast' ? undefined : `${address} is not a public address`
}

/**
 * Why a URL cannot be a destination; undefined when it can. Names are resolved when something is sent: what they resolve
 * to now says nothing about then.
 */
export function urlProblem(
  text: string,
  allowed: readonly Cidr[],
  { plainHttp = false }: AddressOptions = {},
): string | undefined {
  if (!URL.canParse(text))
    return `must be a URL such as ${plainHttp ? 'http://tsa.example.com/' : 'https://hooks.example.com/recert'}`
  const url = new URL(text)
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return 'must start with https://'
  if (url.username !== '' || url.password !== '') return 'must not contain a user name or password'
  if (url.hash !== '') return 'must not contain a fragment (#)'
  const literal = addressOf(url)
  if (literal !== undefined) {
    const problem = addressProblem(literal, allowed)
    if (problem) return `leads to an address that is not allowed: ${problem}`
    if (inCidrs(literal, allowed)) return undefined
  } else if (allowed.length > 0) return undefined
  if (url.protocol !== 'https:' && !plainHttp) return 'must start with https://'
  if (url.port !== '') return `must use the standard port ${url.protocol === 'https:' ? 443 : 80}`
  return undefined
}

/** Whether a request to this resolved address may be made: http and other ports only within the allowed ranges. */
export function connectionProblem(
  url: URL,
  address: string,
  allowed: readonly Cidr[],
  { plainHttp = false }: AddressOptions = {},
): string | undefined {
  const problem = addressProblem(address, allowed)
  if (problem) return problem
  const isPlain = (url.protocol === 'https:' || plainHttp) && url.port === ''
  return isPlain || inCidrs(address, allowed)
    ? undefined
    : `${url.host} resolves to ${address}, which may be reached over ${plainHttp ? 'http or https on their standard ports' : 'https on port 443'} only`
}

/** The address that a URL names, also as `localhost`, which never leaves the machine. */
export function addressOf({ hostname }: URL): string | undefined {
  if (hostname === 'localhost' || hostname.endsWith('.localhost')) return '127.0.0.1'
  const bare = hostname.replace(/^\[|\]$/g, '')
  return isIP(bare) === 0 ? undefined : bare
}
