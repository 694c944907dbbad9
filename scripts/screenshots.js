// `npm run screenshots`: screenshots of every page at three widths in both colour schemes, made by the test that visits
// them all, and four of them for the README. Further arguments go to that test: -u renews its accessibility trees.
import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const ALL = '.cache/screenshots'
const IMAGES = 'docs/images'
const LARGEST_BYTES = 250_000
const OF_README = {
  'review.png': 'reviews-campaignId-1280-light.png',
  'review-dark.png': 'reviews-campaignId-1280-dark.png',
  'review-phone.png': 'reviews-campaignId-390-light.png',
  'overview.png': 'campaigns-id-overview-1280-light.png',
}

const test = ['scripts/test.js', 'test/process/web/every-page.test.ts', ...process.argv.slice(2)]
const { status } = spawnSync(process.execPath, test, {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, RECERT_SCREENSHOTS: ALL },
})
mkdirSync(join(root, IMAGES), { recursive: true })
for (const [name, from] of Object.entries(OF_README)) {
  copyFileSync(join(root, ALL, from), join(root, IMAGES, name))
  const { size } = statSync(join(root, IMAGES, name))
  if (size > LARGEST_BYTES) throw new Error(`${IMAGES}/${name} has ${size} bytes, and may have ${LARGEST_BYTES}`)
}
process.exitCode = status ?? 1
