import { readFileSync } from 'node:fs'
import { type Mapping, parseMapping } from '../imports/index.ts'
import { CliError } from './command.ts'
import { reasonOf } from './file-reason.ts'

/** The mapping in a file; all that is wrong with it is told at once. */
export function readMappingFile(path: string): Mapping {
  const text = textOf(path)
  const { mapping, violations = [] } = parseMapping(text)
  if (mapping) return mapping
  const fault = jsonFault(text)
  if (fault !== undefined) throw new CliError(`${path} is not valid JSON: ${fault}`)
  const lines = violations.map(({ pointer, problem }) => `${pointer || '/'} ${problem}`)
  throw new CliError([`${path} is not a mapping:`, ...lines].join('\n'))
}

function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    throw new CliError(`${path} cannot be read: ${reasonOf(error)}.`)
  }
}

function jsonFault(text: string): string | undefined {
  try {
    JSON.parse(text)
    return undefined
  } catch (error) {
    return String((error as Error).message)
  }
}
