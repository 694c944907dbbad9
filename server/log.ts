import pino, { type DestinationStream, type Logger } from 'pino'
import { oneOf, setting } from './lib/setting.ts'

export const LOG_LEVEL = setting('LOG_LEVEL', {
  about: 'Minimum level of log messages',
  default: 'info',
  parse: oneOf('fatal', 'error', 'warn', 'info', 'debug', 'silent'),
})

/**
 * Callers do not log secrets (requests are logged by route, never by URL, header or body). The redaction below is a
 * second line of defense, for objects that carry more than their author expected.
 */
const SECRET_KEYS = [
  'authorization',
  'cookie',
  'set-cookie',
  'password',
  'secret',
  'clientSecret',
  'client_secret',
  'client_assertion',
  'access_token',
  'token',
  'connectionString',
]

export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: SECRET_KEYS.flatMap((key) => [`["${key}"]`, `*["${key}"]`, `*.*["${key}"]`]),
      censor: '[redacted]',
    },
    serializers: { err: errorForLog },
  }
  return destination ? pino(options, destination) : pino(options, pino.destination({ fd: 2, sync: true }))
}

/** An error with its cause, without the properties that drivers attach, such as the values of a failed statement. */
function errorForLog(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: String(error) }
  const { code, cause } = error as Error & { code?: string }
  return {
    type: error.name,
    message: error.message,
    ...(code === undefined ? {} : { code }),
    stack: error.stack,
    ...(cause === undefined ? {} : { cause: errorForLog(cause) }),
  }
}

export const logging = { name: 'logging', settings: [LOG_LEVEL] }
