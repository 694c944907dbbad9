import { describe, expect, it } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

describe('settings', () => {
  it.each([
    [{ PORT: 'abc' }, 'PORT must be a whole number from 1 to 65535, not "abc".'],
    [{ PORT: '0' }, 'PORT must be'],
    [{ PUBLIC_URL: 'recert.example.com' }, 'PUBLIC_URL must be a URL'],
    [{ PUBLIC_URL: 'https://example.com/app' }, 'PUBLIC_URL must be a URL with only scheme, host and port'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must be a URL that starts with postgres:// or postgresql://.'],
    [{ ADMIN_EMAIL: 'nobody' }, 'ADMIN_EMAIL must be an e-mail address'],
    [{ TRUSTED_PROXIES: '10.0.0.0/99' }, 'TRUSTED_PROXIES must be a list of IP addresses'],
    [{ TLS_CERT_FILE: '/nowhere.pem' }, 'TLS_CERT_FILE cannot be read: /nowhere.pem (ENOENT).'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of'],
    [{ STRICT_ASSERTIONS: 'yes' }, 'STRICT_ASSERTIONS must be one of true, false'],
  ])('that cannot be used are named, with what would be right: %j (AUTH-118)', (env, sentence) => {
    expect(() => readConfig(env)).toThrow(ConfigError)
    expect(() => readConfig(env)).toThrow(sentence)
  })
})
