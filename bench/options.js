// Command-line options of `npm run bench`.
import { parseArgs } from 'node:util'
import { cases } from './cases/index.js'

export const ENGINES = ['embedded', 'postgresql']

const USAGE = `npm run bench -- [options]
  --only <case,...>    measure these cases only; "web" stands for all whose names begin with web-
  --engine <engine>    embedded, postgresql or both (default both, as far as PostgreSQL can be had)
  --seconds <n>        length of one round (default 10)
  --rounds <n>         rounds for each side, the median counts (default 3)
  --profile            write CPU profiles of our server to bench/results/
  --list               list the cases and stop`

/** Thrown for an invalid command line. */
export class UsageError extends Error {}

export function readOptions(args) {
  let values
  try {
    values = parseArgs({
      args,
      options: {
        only: { type: 'string' },
        engine: { type: 'string', default: 'both' },
        seconds: { type: 'string', default: '10' },
        rounds: { type: 'string', default: '3' },
        profile: { type: 'boolean', default: false },
        list: { type: 'boolean', default: false },
      },
    }).values
  } catch (error) {
    throw new UsageError(`${error.message}\n\n${USAGE}`)
  }
  return {
    cases: chooseCases(values.only),
    engines: values.engine === 'both' ? ENGINES : [oneOf('--engine', values.engine, [...ENGINES, 'both'])],
    seconds: number('--seconds', values.seconds, 0.5, 60),
    rounds: Math.round(number('--rounds', values.rounds, 1, 50)),
    profile: values.profile,
    list: values.list,
  }
}

function chooseCases(only) {
  if (only === undefined) return cases
  const names = cases.map(({ name }) => name)
  const groups = ['web']
  const wanted = only.split(',').map((name) => oneOf('--only', name.trim(), [...names, ...groups]))
  return cases.filter(({ name }) =>
    wanted.some((one) => name === one || (groups.includes(one) && name.startsWith(`${one}-`))),
  )
}

function oneOf(option, value, known) {
  if (!known.includes(value))
    throw new UsageError(`${option} must be one of ${known.join(', ')}, not "${value}"\n\n${USAGE}`)
  return value
}

function number(option, text, from, to) {
  const value = Number(text)
  if (!(value >= from && value <= to)) throw new UsageError(`${option} must be from ${from} to ${to}, not "${text}"`)
  return value
}
