import { resolve } from 'node:path'
import { setting, url, wholeNumber } from '../lib/setting.ts'

export const DATA_DIR = setting('DATA_DIR', {
  about: 'Directory of the embedded database',
  default: './data',
  parse: (text) => resolve(text),
})
export const DATABASE_URL = setting('DATABASE_URL', {
  about: 'PostgreSQL 15 or newer, postgres://user:password@host/name; recommended for production',
  defaultText: 'the embedded database',
  whenAbsent: () => undefined,
  parse: (text) => url('postgres:', 'postgresql:')(text).href,
})
export const DATABASE_POOL_SIZE = setting('DATABASE_POOL_SIZE', {
  about: 'Maximum number of database connections',
  default: '10',
  parse: wholeNumber(2, 200),
})
export const DATABASE_TIMEOUT_MS = setting('DATABASE_TIMEOUT_MS', {
  about: 'Time limit for one SQL statement of a request',
  default: '10000',
  parse: wholeNumber(100, 600_000),
})

export const dbSettings = [DATA_DIR, DATABASE_URL, DATABASE_POOL_SIZE, DATABASE_TIMEOUT_MS]
