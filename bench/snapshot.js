// What is measured is a copy: whoever edits or builds meanwhile changes neither the servers nor the time of a start. It
// has the layout of a package, dist/ without sources, in which bin/recert.js neither installs nor builds: it must never
// run npm in here, because the packages are shared with the repository.
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
  throw new Error('dist/ kept changing while it was copied; run again when nobody builds')
}

/** False when another build took the place of dist/ meanwhile. */
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
