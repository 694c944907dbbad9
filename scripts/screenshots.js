// `npm run screenshots`: screenshots of every page at three widths in both colour schemes, made by the tests that visit
// them, four of them for the README and two of an import for the page of each preset. Further arguments go to the tests: -u
// renews their accessibility trees.
import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openChromium } from '../bench/processes/chromium.js'

const root = fileURLToPath(new URL('..', import.meta.url))
const ALL = '.cache/screenshots'
const IMAGES = 'docs/images'
const WEBP_QUALITY = 90
/** What each picture is made of, and how many bytes it may have. */
const PICTURES = {
  'review.webp': ['reviews-campaignId-1280-light.png', 150_000],
  'review-dark.webp': ['reviews-campaignId-1280-dark.png', 150_000],
  'review-phone.webp': ['reviews-campaignId-390-light.png', 150_000],
  'overview.webp': ['campaigns-id-overview-1280-light.png', 150_000],
  ...Object.fromEntries(
    readdirSync(join(root, 'docs/presets')).flatMap((page) =>
      ['columns', 'preview'].map((step) => {
        const name = `import-${page.replace('.md', '')}-${step}`
        return [`${name}.webp`, [`${name}.png`, 60_000]]
      }),
    ),
  ),
}
/** Only pictures whose name begins so: `npm run screenshots -- --only import` takes no other ones. */
const args = process.argv.slice(2)
const onlyAt = args.indexOf('--only')
const [, only = ''] = onlyAt < 0 ? [] : args.splice(onlyAt, 2)
const pictures = Object.entries(PICTURES).filter(([name]) => name.startsWith(only))
const TESTS = [
  'test/process/web/import/import-pictures.test.ts',
  ...(only === 'import' ? [] : ['test/process/web/every-page.test.ts']),
]

const test = ['scripts/test.js', ...TESTS, ...args]
const { status } = spawnSync(process.execPath, test, {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, RECERT_SCREENSHOTS: ALL },
})
process.exitCode = status ?? 1

mkdirSync(join(root, IMAGES), { recursive: true })
const browser = await openChromium()
for (const [name, [from, largestBytes]] of pictures) {
  const image = await asWebp(readFileSync(join(root, ALL, from)))
  if (image.length > largestBytes)
    throw new Error(`${IMAGES}/${name} has ${image.length} bytes, and may have ${largestBytes}`)
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
