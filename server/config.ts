import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { isHost } from './auth/index.ts'
import { parseCidr } from './lib/cidr.ts'

/** One setting: what the environment variable means, in words for `recert serve --help` and docs/operations.md. */
interface Setting<T> {
  about: string
  /** Shown where there is no fixed default. */
  defaultText: string
  read(text: string | undefined): T
}

/** A value that cannot be used; the message completes the sentence "NAME ...". */
class BadValue extends Error {}

const setting = <T>(about: string, fallback: string | undefined, parse: (text: string) => T): Setting<T> => ({
  about,
  defaultText: fallback ?? '',
  read: (text) => parse(text === undefined || text === '' ? (fallback ?? '') : text),
})
const optional = <T>(about: string, defaultText: string, parse: (text: string) => T): Setting<T | undefined> => ({
  about,
  defaultText,
  read: (text) => (text === undefined || text === '' ? undefined : parse(text)),
})

const wholeNumber = (from: number, to: number) => (text: string) => {
  const value = Number(text)
  if (!/^\d+$/.test(text) || value < from || value > to)
    throw new BadValue(`must be a whole number from ${from} to ${to}, not "${text}"`)
  return value
}
const oneOf =
  <T extends string>(...values: readonly T[]) =>
  (text: string): T => {
    const found = values.find((value) => value === text)
    if (found === undefined) throw new BadValue(`must be one of ${values.join(', ')}, not "${text}"`)
    return found
  }
const yesNo = (text: string) => oneOf('true', 'false')(text) === 'true'
const file = (text: string) => {
  try {
    return readFileSync(text)
  } catch (error) {
    throw new BadValue(`cannot be read: ${text} (${(error as NodeJS.ErrnoException).code})`)
  }
}
const matching = (pattern: RegExp, what: string) => (text: string) => {
  if (!pattern.test(text)) throw new BadValue(`must be ${what}, not "${text}"`)
  return text
}
const url =
  (...protocols: string[]) =>
  (text: string) => {
    const parsed = URL.canParse(text) ? new URL(text) : undefined
    // The value may hold a password, so it is not repeated.
    if (!parsed || !protocols.includes(parsed.protocol))
      throw new BadValue(`must be a URL that starts with ${protocols.map((name) => `${name}//`).join(' or ')}`)
    return parsed
  }
const publicUrl = (text: string) => {
  const parsed = url('http:', 'https:')(text)
  if (!isHost(parsed.host) || parsed.pathname !== '/' || parsed.search || parsed.username)
    throw new BadValue(`must be a URL with only scheme, host and port, like https://recert.example.com, not "${text}"`)
  return parsed
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

export const SETTINGS = {
  PORT: setting('Port to listen on', '8080', wholeNumber(1, 65_535)),
  HOST: setting(
    'Address to listen on; 0.0.0.0 for every interface',
    '127.0.0.1',
    matching(/^[A-Za-z0-9.:-]{1,253}$/, 'an address or a host name'),
  ),
  PUBLIC_URL: optional(
    'URL at which people and clients reach the server; its host is the host of the default tenant',
    'http(s)://HOST:PORT',
    publicUrl,
  ),
  DATA_DIR: setting('Directory of the embedded database', './data', (text) => resolve(text)),
  DATABASE_URL: optional(
    'PostgreSQL 15 or newer, postgres://user:password@host/name; recommended for production',
    'the embedded database',
    (text) => url('postgres:', 'postgresql:')(text).href,
  ),
  DATABASE_POOL_SIZE: setting('Maximum number of database connections', '10', wholeNumber(2, 200)),
  DATABASE_TIMEOUT_MS: setting('Time limit for one SQL statement of a request', '10000', wholeNumber(100, 600_000)),
  ADMIN_EMAIL: setting(
    'E-mail address of the first administrator, used on the first start only',
    'admin@example.com',
    matching(/^[^\s@]+@[^\s@]+$/, 'an e-mail address'),
  ),
  TLS_CERT_FILE: optional('PEM certificate chain; set it together with TLS_KEY_FILE to serve https', 'none', file),
  TLS_KEY_FILE: optional('PEM private key for the certificate', 'none', file),
  TRUSTED_PROXIES: setting(
    'Comma-separated IP addresses or ranges of proxies whose X-Forwarded-* headers are trusted',
    '',
    cidrs,
  ),
  ACCESS_TOKEN_SECONDS: setting('Lifetime of an access token', '3600', wholeNumber(60, 86_400)),
  API_REQUESTS_PER_MINUTE: setting(
    'Requests per minute allowed for one credential or session; beyond that the reply is 429',
    '300000',
    wholeNumber(10, 100_000_000),
  ),
  STRICT_ASSERTIONS: setting('Refuse the reuse of every assertion, even without jti or nonce', 'false', yesNo),
  SECRET_LABEL: setting(
    'Domain label in new client secrets; some clients expect a specific one',
    'recert',
    matching(/^[A-Za-z0-9.-]{1,64}$/, 'up to 64 letters, digits, dots and dashes'),
  ),
  TYPE_PREFIX: setting(
    'Prefix of the @type of related objects; some clients expect a specific one',
    'svc.api',
    matching(/^[a-z][a-z0-9_]*(\.[a-z][a-z0-9_]*){0,7}$/, 'lower-case names separated by dots, like svc.api'),
  ),
  BODY_LIMIT_BYTES: setting('Maximum size of a request body', '1048576', wholeNumber(1_024, 104_857_600)),
  REQUEST_TIMEOUT_MS: setting(
    'Time limit for receiving a request; for uploads, the maximum pause',
    '30000',
    wholeNumber(100, 600_000),
  ),
  IMPORT_MAX_BYTES: setting(
    'Maximum size of an import file, compressed and uncompressed',
    '4294967296',
    wholeNumber(1_048_576, 1_099_511_627_776),
  ),
  IMPORT_MAX_REMOVAL_PERCENT: setting(
    'A sync that would remove a larger share of the grants or people of its source needs confirmation',
    '20',
    wholeNumber(0, 100),
  ),
  CAMPAIGN_MAX_ITEMS: setting(
    'Maximum number of items in a campaign; a larger campaign becomes a draft again',
    '1000000',
    wholeNumber(1, 2_000_000_000),
  ),
  SMTP_URL: optional(
    'Mail server, smtp://user:password@host:587 or smtps://...; if not set, no mail is sent',
    'none',
    (text) => url('smtp:', 'smtps:')(text).href,
  ),
  METRICS_FROM: setting(
    'Comma-separated IP addresses or ranges that may read /metrics; for all others it does not exist',
    '127.0.0.0/8,::1',
    cidrs,
  ),
  LOG_LEVEL: setting(
    'Minimum level of log messages',
    'info',
    oneOf('fatal', 'error', 'warn', 'info', 'debug', 'silent'),
  ),
} satisfies Record<string, Setting<unknown>>

export type SettingName = keyof typeof SETTINGS
type Values = { [K in SettingName]: ReturnType<(typeof SETTINGS)[K]['read']> }

export interface Config extends Omit<Values, 'PUBLIC_URL' | 'TLS_CERT_FILE' | 'TLS_KEY_FILE'> {
  PUBLIC_URL: URL
  tls: { cert: Buffer; key: Buffer } | undefined
}

export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

/** Reads every setting or throws a ConfigError with a sentence for each that cannot be used. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const problems: string[] = []
  const values = Object.fromEntries(
    Object.entries(SETTINGS).map(([name, { read }]) => {
      try {
        return [name, read(env[name])]
      } catch (error) {
        if (!(error instanceof BadValue)) throw error
        problems.push(`${name} ${error.message}.`)
        return [name, undefined]
      }
    }),
  ) as Values
  const { TLS_CERT_FILE: cert, TLS_KEY_FILE: key, PUBLIC_URL, ...rest } = values
  if ((cert === undefined) !== (key === undefined) && problems.length === 0)
    problems.push('TLS_CERT_FILE and TLS_KEY_FILE must be set together.')
  if (problems.length > 0) throw new ConfigError(problems.join('\n'))
  const tls = cert && key ? { cert, key } : undefined
  const local = ['0.0.0.0', '::'].includes(rest.HOST)
    ? '127.0.0.1'
    : rest.HOST.includes(':')
      ? `[${rest.HOST}]`
      : rest.HOST
  return { ...rest, tls, PUBLIC_URL: PUBLIC_URL ?? new URL(`${tls ? 'https' : 'http'}://${local}:${rest.PORT}`) }
}
