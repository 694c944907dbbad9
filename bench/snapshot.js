// The benchmark measures a copy, so that edits and builds made meanwhile affect neither the servers nor the start time.
// The copy has the layout of a package, dist/ without sources, where bin/recert.js neither installs nor builds. It must
// never run npm here, because the packages are shared with the repository.
import { cpSync, existsSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { scratchDir } from './ending.js'

export const root = fileURLToPath(new URL('..', import.meta.url))
const COPIED = ['package.json', 'bin', 'bench', 'dist']
const TRIES = 5
let copy

/** The directory of this run's copy. */
export const snapshotDir = () => copy

export function takeSnapshot() {
  copy = scratchDir('snapshot')
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  for (let attempt = 1; attempt <= TRIES; attempt++) if (copyWhole()) return
  throw new Error('dist/ kept changing while it was copied; run again when no build is running')
}

/** False if another build replaced dist/ meanwhile. */
function copyWhole() {
  const results = join(root, 'bench/results')
  const before = buildStamp()
  try {
    for (const name of COPIED) {
      rmSync(join(copy, name), { recursive: true, force: true })
      cpSync(join(root, name), join(copy, name), { recursive: true, filter: (path) => path !== results })
    }
  } catch (error) {
    if (error.code === 'ENOENT') return false
    throw error
  }
  return before !== undefined && before === buildStamp()
}

function buildStamp() {
  const path = join(root, 'dist/.recert-build')
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined
}
