import { readFileSync } from 'node:fs'
import { parseCidr } from '../lib/cidr.ts'
import { BadValue, matching, type Settings, setting, wholeNumber } from '../lib/setting.ts'

const file = (text: string) => {
  try {
    return readFileSync(text)
  } catch (error) {
    throw new BadValue(`cannot be read: ${text} (${(error as NodeJS.ErrnoException).code})`)
  }
}
const cidrs = (text: string) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => {
      if (!parseCidr(part))
        throw new BadValue(`must be a list of IP addresses or ranges like 10.0.0.0/8, not "${part}"`)
      return part
    })

export const PORT = setting('PORT', { about: 'Port to listen on', default: '8080', parse: wholeNumber(1, 65_535) })
export const HOST = setting('HOST', {
  about: 'Address to listen on; 0.0.0.0 for every interface',
  default: '127.0.0.1',
  parse: matching(/^[A-Za-z0-9.:-]{1,253}$/, 'an address or a host name'),
})
export const TLS_CERT_FILE = setting('TLS_CERT_FILE', {
  about: 'PEM certificate chain; set it together with TLS_KEY_FILE to serve https',
  defaultText: 'none',
  whenAbsent: () => undefined,
  parse: file,
})
export const TLS_KEY_FILE = setting('TLS_KEY_FILE', {
  about: 'PEM private key for the certificate',
  defaultText: 'none',
  whenAbsent: () => undefined,
  parse: file,
})
export const TRUSTED_PROXIES = setting('TRUSTED_PROXIES', {
  about: 'Comma-separated IP addresses or ranges of proxies whose X-Forwarded-* headers are trusted',
  default: '',
  parse: cidrs,
})
export const TYPE_PREFIX = setting('TYPE_PREFIX', {
  about: 'Prefix of the @type of related objects; some clients expect a specific one',
  default: 'svc.api',
  parse: matching(/^[a-z][a-z0-9_]*(\.[a-z][a-z0-9_]*){0,7}$/, 'lower-case names separated by dots, like svc.api'),
})
export const BODY_LIMIT_BYTES = setting('BODY_LIMIT_BYTES', {
  about: 'Maximum size of a request body',
  default: '1048576',
  parse: wholeNumber(1_024, 104_857_600),
})
export const REQUEST_TIMEOUT_MS = setting('REQUEST_TIMEOUT_MS', {
  about: 'Time limit for receiving a request; for uploads, the maximum pause; also how long a reply may stay unread',
  default: '30000',
  parse: wholeNumber(100, 600_000),
})
export const METRICS_FROM = setting('METRICS_FROM', {
  about: 'Comma-separated IP addresses or ranges that may read /metrics; for all others it does not exist',
  default: '127.0.0.0/8,::1',
  parse: cidrs,
})

export const httpSettings = [
  PORT,
  HOST,
  TLS_CERT_FILE,
  TLS_KEY_FILE,
  TRUSTED_PROXIES,
  TYPE_PREFIX,
  BODY_LIMIT_BYTES,
  REQUEST_TIMEOUT_MS,
  METRICS_FROM,
]

/** Certificate and key, when the server speaks https itself. */
export function tlsOf(settings: Settings): { cert: Buffer; key: Buffer } | undefined {
  const [cert, key] = [settings.get(TLS_CERT_FILE), settings.get(TLS_KEY_FILE)]
  return cert && key ? { cert, key } : undefined
}

/** The address at which this machine reaches the server. */
export function localUrl(settings: Settings): URL {
  const host = settings.get(HOST)
  const name = ['0.0.0.0', '::'].includes(host) ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host
  return new URL(`${tlsOf(settings) ? 'https' : 'http'}://${name}:${settings.get(PORT)}`)
}
