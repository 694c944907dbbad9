import { settings as declared } from './domains.ts'
import { TLS_CERT_FILE, TLS_KEY_FILE } from './http/http.settings.ts'
import { readSettings, type Settings } from './lib/setting.ts'

export type Config = Settings

export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

/** Reads the settings of all domains, or throws a ConfigError with a sentence for each value that cannot be used. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const { settings, problems } = readSettings(declared, env)
  const isSet = (file: typeof TLS_CERT_FILE) => settings.get(file) !== undefined
  if (problems.length === 0 && isSet(TLS_CERT_FILE) !== isSet(TLS_KEY_FILE))
    problems.push('TLS_CERT_FILE and TLS_KEY_FILE must be set together.')
  if (problems.length > 0) throw new ConfigError(problems.join('\n'))
  return settings
}
