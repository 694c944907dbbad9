import pino, { type DestinationStream, type Logger } from 'pino'

/**
 * The log. Nothing secret is passed to it in the first place (requests are logged by route, never by address, header or
 * body); the redaction below is the second line, for an object that carries more than its author thought.
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

/** An error with its cause, without the properties that drivers hang on it (a failed statement's values, for one). */
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
