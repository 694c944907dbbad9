// A page that loads as many bytes as one of ours in as many files, all at once, and then shows one row.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { snapshotDir } from '../snapshot.js'

/** What a page of ours has loaded: kind and path of each file, and the answers it was given. */
export async function loadedBy(page) {
  const entries = await page.evaluate(`performance.getEntriesByType('resource').map(({ name, decodedBodySize }) => ({
    path: new URL(name).pathname, bytes: decodedBodySize }))`)
  return entries
}

/** Puts the page beside our own files, so that the same server answers for it; returns its path. */
export function writeBarePage(loaded) {
  const assets = join(snapshotDir(), 'dist/web/assets')
  const put = (name, text) => {
    writeFileSync(join(assets, name), text)
    const params = { [constants.BROTLI_PARAM_QUALITY]: 9 }
    if (!name.endsWith('woff2')) writeFileSync(join(assets, `${name}.br`), brotliCompressSync(text, { params }))
    return `/assets/${name}`
  }
  const files = loaded.filter(({ path }) => path.startsWith('/assets/')).map(({ path }) => path)
  const answers = loaded.filter(({ path }) => path.startsWith('/api/'))
  const read = (path) => readFileSync(join(assets, path.slice('/assets/'.length)))
  const of = (extension) => files.filter((path) => path.endsWith(`.${extension}`))
  const scripts = of('js').map((path, n) =>
    // The same text, which the browser reads and does not run.
    put(`bare-${n}.js`, `/*${read(path).toString().replaceAll('*/', '* /')}*/`),
  )
  const bodies = answers.map(({ bytes }, n) =>
    put(`bare-${n}.json`, JSON.stringify('x'.repeat(Math.max(0, bytes - 2)))),
  )
  put(
    'bare-last.js',
    `await Promise.all(${JSON.stringify(bodies)}.map(async (path) => (await fetch(path)).json()))
const row = document.createElement('div')
row.setAttribute('role', 'row')
row.setAttribute('aria-level', '3')
row.textContent = 'First row'
document.body.append(row)
`,
  )
  return put(
    'bare.html',
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Bare</title>
${of('css')
  .map((path) => `<link rel="stylesheet" href="${path}">`)
  .join('')}
${of('woff2')
  .map((path) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${path}">`)
  .join('')}
${[...scripts, '/assets/bare-last.js'].map((path) => `<script type="module" src="${path}"></script>`).join('')}
</head><body><p>Bare</p></body></html>`,
  )
}
