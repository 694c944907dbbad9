import { localUrl } from '../http/index.ts'
import { BadValue, matching, setting, trueOrFalse, url, wholeNumber } from '../lib/setting.ts'
import { isHost } from './tenants/create-tenant.ts'

export const PUBLIC_URL = setting('PUBLIC_URL', {
  about: 'URL at which people and clients reach the server; its host is the host of the default tenant',
  defaultText: 'http(s)://HOST:PORT',
  whenAbsent: localUrl,
  parse: (text) => {
    const parsed = url('http:', 'https:')(text)
    if (!isHost(parsed.host) || parsed.pathname !== '/' || parsed.search || parsed.username)
      throw new BadValue(
        `must be a URL with only scheme, host and port, like https://recert.example.com, not "${text}"`,
      )
    return parsed
  },
})
export const ADMIN_EMAIL = setting('ADMIN_EMAIL', {
  about: 'E-mail address of the first administrator, used on the first start only',
  default: 'admin@example.com',
  parse: matching(/^[^\s@]+@[^\s@]+$/, 'an e-mail address'),
})
export const ACCESS_TOKEN_SECONDS = setting('ACCESS_TOKEN_SECONDS', {
  about: 'Lifetime of an access token',
  default: '3600',
  parse: wholeNumber(60, 86_400),
})
export const API_REQUESTS_PER_MINUTE = setting('API_REQUESTS_PER_MINUTE', {
  about: 'Requests per minute allowed for one credential or session; beyond that the reply is 429',
  default: '300000',
  parse: wholeNumber(10, 100_000_000),
})
export const STRICT_ASSERTIONS = setting('STRICT_ASSERTIONS', {
  about: 'Refuse the reuse of every assertion, even without jti or nonce',
  default: 'false',
  parse: trueOrFalse,
})
export const SECRET_LABEL = setting('SECRET_LABEL', {
  about: 'Domain label in new client secrets; some clients expect a specific one',
  default: 'recert',
  parse: matching(/^[A-Za-z0-9.-]{1,64}$/, 'up to 64 letters, digits, dots and dashes'),
})

export const authSettings = [
  PUBLIC_URL,
  ADMIN_EMAIL,
  ACCESS_TOKEN_SECONDS,
  API_REQUESTS_PER_MINUTE,
  STRICT_ASSERTIONS,
  SECRET_LABEL,
]
