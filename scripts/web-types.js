// The types of the operations that each feature of the web application uses: web/src/api/<feature>.gen.ts. Run alone, it
// renews them from the committed openapi.json, without a build.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import openapiTS, { astToString } from 'openapi-typescript'

const METHODS = ['get', 'put', 'post', 'delete']
const FEATURES = 'web/src/api/features.json'

/** The files, by their path, for a document as text. */
export async function webTypes(openapi) {
  const features = JSON.parse(readFileSync(FEATURES, 'utf8'))
  const files = {}
  for (const [feature, ids] of Object.entries(features)) {
    const document = documentOf(JSON.parse(openapi), new Set(ids), feature)
    files[`web/src/api/${feature}.gen.ts`] =
      `// Generated from openapi.json and ${FEATURES}. Edits are lost.\n\n${astToString(await openapiTS(document, { silent: true }))}`
  }
  return files
}

/** What of a document these operations need: their answers if all goes well (every error has the same shape), and schemas. */
function documentOf(document, ids, feature) {
  const paths = {}
  for (const [path, item] of Object.entries(document.paths))
    for (const method of METHODS) {
      const operation = item[method]
      if (!operation || !ids.delete(operation.operationId)) continue
      const { 200: ok } = operation.responses
      paths[path] = { ...paths[path], [method]: { ...operation, responses: ok ? { 200: ok } : operation.responses } }
    }
  if (ids.size > 0)
    throw new Error(`${FEATURES}: ${feature} names ${[...ids].join(', ')}, which openapi.json does not have`)
  const unused = Object.keys(paths).filter((path) => !sourceOf(feature).includes(`'${path}'`))
  if (unused.length > 0)
    throw new Error(`${FEATURES}: ${feature} names operations at ${unused.join(', ')} and does not call them`)
  return { ...document, paths, components: componentsOf(document.components, paths) }
}

const sourceOf = (feature) => {
  const dir = `web/src/features/${feature}`
  return existsSync(dir)
    ? readdirSync(dir, { recursive: true })
        .filter((name) => /\.tsx?$/.test(name))
        .map((name) => readFileSync(`${dir}/${name}`, 'utf8'))
        .join('\n')
    : ''
}

/** The components that these paths refer to, directly or through others. */
function componentsOf(components, paths) {
  const kept = {}
  const add = (part) => {
    for (const [, kind, name] of JSON.stringify(part).matchAll(/"#\/components\/(\w+)\/([^"]+)"/g)) {
      kept[kind] ??= {}
      if (kept[kind][name]) continue
      kept[kind][name] = components[kind][name]
      add(components[kind][name])
    }
  }
  add(paths)
  return kept
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const [path, text] of Object.entries(await webTypes(readFileSync('openapi.json', 'utf8'))))
    writeFileSync(path, text)
