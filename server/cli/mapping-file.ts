import { readFileSync } from 'node:fs'
import { type Mapping, parseMapping } from '../imports/index.ts'
import { CliError } from './command.ts'
import { reasonOf } from './file-reason.ts'

/** The mapping in a file; all that is wrong with it is told at once. */
export function readMappingFile(path: string): Mapping {
  const { mapping, violations = [] } = parseMapping(textOf(path))
  if (mapping) return mapping
  const lines = violations.map(({ pointer, problem }) => `${pointer || 'It'} ${problem}`)
  throw new CliError([`${path} is not a mapping:`, ...lines].join('\n'))
}

function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    throw new CliError(`${path} cannot be read: ${reasonOf(error)}.`)
  }
}
