// `npm run screenshots`: screenshots of every page at three widths in both colour schemes, made by the test that visits
// them all, and four of them for the README. Further arguments go to that test: -u renews its accessibility trees.
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openChromium } from '../bench/processes/chromium.js'

const root = fileURLToPath(new URL('..', import.meta.url))
const ALL = '.cache/screenshots'
const IMAGES = 'docs/images'
const LARGEST_BYTES = 150_000
const WEBP_QUALITY = 90
const OF_README = {
  'review.webp': 'reviews-campaignId-1280-light.png',
  'review-dark.webp': 'reviews-campaignId-1280-dark.png',
  'review-phone.webp': 'reviews-campaignId-390-light.png',
  'overview.webp': 'campaigns-id-overview-1280-light.png',
}

const test = ['scripts/test.js', 'test/process/web/every-page.test.ts', ...process.argv.slice(2)]
const { status } = spawnSync(process.execPath, test, {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, RECERT_SCREENSHOTS: ALL },
})
process.exitCode = status ?? 1

mkdirSync(join(root, IMAGES), { recursive: true })
const browser = await openChromium()
for (const [name, from] of Object.entries(OF_README)) {
  const image = await asWebp(readFileSync(join(root, ALL, from)))
  if (image.length > LARGEST_BYTES)
    throw new Error(`${IMAGES}/${name} has ${image.length} bytes, and may have ${LARGEST_BYTES}`)
  writeFileSync(join(root, IMAGES, name), image)
}
await browser.close()

/** The browser that drew a picture can also make it small. */
async function asWebp(png) {
  const size = { width: png.readUInt32BE(16), height: png.readUInt32BE(20) }
  const page = await browser.newPage({ viewport: size })
  await page.setContent(
    `<body style="margin: 0"><img style="display: block" src="data:image/png;base64,${png.toString('base64')}">`,
  )
  const session = await page.context().newCDPSession(page)
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: WEBP_QUALITY })
  await page.close()
  return Buffer.from(data, 'base64')
}
