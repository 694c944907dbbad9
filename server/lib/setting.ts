/** One setting of the installation: an environment variable, and what it means to the domain that declares it. */
export interface Setting<T> {
  name: string
  /** For `recert serve --help` and docs/operations.md. */
  about: string
  defaultText: string
  parse(text: string): T
  /** The value of a variable that is not set, or empty. */
  whenAbsent(settings: Settings): T
}

export interface Settings {
  get<T>(setting: Setting<T>): T
}

/** A value that cannot be used; the message completes the sentence "NAME ...". */
export class BadValue extends Error {
  override readonly name = 'BadValue'
}

interface Description {
  about: string
}

/** Declares a setting: with a default as one would write it, or with what its absence means. */
export function setting<T>(
  name: string,
  description: Description & { default: string; parse(text: string): T },
): Setting<T>
export function setting<T, A>(
  name: string,
  description: Description & { whenAbsent(settings: Settings): A; defaultText: string; parse(text: string): T },
): Setting<T | A>
export function setting(
  name: string,
  description: Description & {
    default?: string
    defaultText?: string
    whenAbsent?(settings: Settings): unknown
    parse(text: string): unknown
  },
): Setting<unknown> {
  const {
    about,
    default: fallback = '',
    defaultText = fallback,
    parse,
    whenAbsent = () => parse(fallback),
  } = description
  return { name, about, defaultText, parse, whenAbsent }
}

type Environment = Readonly<Record<string, string | undefined>>

/** Reads the declared settings. A value that cannot be used becomes a sentence in `problems`. */
export function readSettings(
  declared: readonly Setting<unknown>[],
  env: Environment,
): { settings: Settings; problems: string[] } {
  const values = new Map<Setting<unknown>, unknown>()
  const problems: string[] = []
  for (const one of requireUniqueNames(declared)) {
    const text = env[one.name]
    if (text === undefined || text === '') continue
    try {
      values.set(one, one.parse(text))
    } catch (error) {
      if (!(error instanceof BadValue)) throw error
      problems.push(`${one.name} ${error.message}.`)
    }
  }
  const settings: Settings = {
    get<T>(wanted: Setting<T>): T {
      if (!declared.includes(wanted)) throw new Error(`no domain declares the setting ${wanted.name}`)
      if (!values.has(wanted)) values.set(wanted, wanted.whenAbsent(settings))
      return values.get(wanted) as T
    },
  }
  return { settings, problems }
}

function requireUniqueNames(declared: readonly Setting<unknown>[]): readonly Setting<unknown>[] {
  const names = declared.map(({ name }) => name)
  const twice = names.find((name, index) => names.indexOf(name) !== index)
  if (twice !== undefined) throw new Error(`the setting ${twice} is declared twice`)
  return declared
}

export const wholeNumber = (from: number, to: number) => (text: string) => {
  const value = Number(text)
  if (!/^\d+$/.test(text) || value < from || value > to)
    throw new BadValue(`must be a whole number from ${from} to ${to}, not "${text}"`)
  return value
}

export const oneOf =
  <T extends string>(...values: readonly T[]) =>
  (text: string): T => {
    const found = values.find((value) => value === text)
    if (found === undefined) throw new BadValue(`must be one of ${values.join(', ')}, not "${text}"`)
    return found
  }

export const trueOrFalse = (text: string) => oneOf('true', 'false')(text) === 'true'

export const matching = (pattern: RegExp, what: string) => (text: string) => {
  if (!pattern.test(text)) throw new BadValue(`must be ${what}, not "${text}"`)
  return text
}

export const url =
  (...protocols: string[]) =>
  (text: string) => {
    const parsed = URL.canParse(text) ? new URL(text) : undefined
    // The value may contain a password, so the message does not repeat it.
    if (!parsed || !protocols.includes(parsed.protocol))
      throw new BadValue(`must be a URL that starts with ${protocols.map((name) => `${name}//`).join(' or ')}`)
    return parsed
  }
