import { accessSync, constants, existsSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { CliError } from './command.ts'

const REASONS: Record<string, string> = {
  ENOENT: 'it does not exist',
  EACCES: 'this user has no permission',
  EPERM: 'this user has no permission',
  EISDIR: 'it is a directory',
  EROFS: 'the disk is read-only',
}

/** Why a file could not be opened, in words. */
export const reasonOf = (error: unknown): string => {
  const { code = '', message } = error as NodeJS.ErrnoException
  return REASONS[code] ?? message
}

/** Refuses a file that could not be written in the end, before anything is done. */
export function checkWritable(option: string, path: string | undefined): void {
  if (path === undefined) return
  const place = existsSync(path) ? path : dirname(path)
  if (place !== path && !existsSync(place))
    throw new CliError(`${option}: the directory ${place} does not exist. Create it, or name another file.`)
  if (place === path && statSync(path).isDirectory())
    throw new CliError(`${option}: ${path} is a directory. Name a file.`)
  try {
    accessSync(place, constants.W_OK)
  } catch (error) {
    throw new CliError(`${option}: ${path} cannot be written: ${reasonOf(error)}.`)
  }
}
