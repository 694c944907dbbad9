import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DATA_DIR } from '../db/index.ts'
import { BadValue, type Settings, setting } from '../lib/setting.ts'

const KEY_BYTES = 32
const FILE = 'secret.key'

/** The keys that protect stored secrets: the first seals, all of them open. */
export const SECRET_KEY = setting('SECRET_KEY', {
  about:
    'Key that protects stored secrets: 32 random bytes as base64 (openssl rand -base64 32). To change it, put the old key behind the new one, separated by a comma, and run recert secrets rotate',
  defaultText: `the file ${FILE} in DATA_DIR, made when it is needed`,
  whenAbsent: (settings) => keyFile(settings),
  parse: parseKeys,
})

function parseKeys(text: string): readonly [Buffer, ...Buffer[]] {
  const [first, ...others] = text.split(',').map((key) => Buffer.from(key.trim(), 'base64'))
  if (!first || [first, ...others].some((key) => key.length !== KEY_BYTES))
    throw new BadValue('must be 32 random bytes as base64, or several such keys separated by commas')
  return [first, ...others]
}

/** Several processes may start at the same time: whoever creates the file first gives the key. */
function keyFile(settings: Settings): readonly [Buffer, ...Buffer[]] {
  const directory = settings.get(DATA_DIR)
  const path = join(directory, FILE)
  mkdirSync(directory, { recursive: true })
  try {
    writeFileSync(path, `${randomBytes(KEY_BYTES).toString('base64')}\n`, { mode: 0o600, flag: 'wx', flush: true })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return parseKeys(readFileSync(path, 'utf8'))
}
