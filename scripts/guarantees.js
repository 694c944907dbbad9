// Which test files name which guarantee of docs/guarantees.md.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const ID = /\b[A-Z]{3,4}-\d{3}\b/g
/** Names of algorithms have the same form. */
const NO_IDS = new Set(['AES-256', 'SHA-256'])
const ROW = /^\| ([A-Z]{3,4}-\d{3}) \| (.*) \| (.*) \|$/
export const NO_TEST = 'no test yet: '

/** Files with tests: all of test/, and the tests beside the sources. */
function testFiles(directory) {
  return readdirSync(directory, { withFileTypes: true }).flatMap((entry) => {
    const path = join(directory, entry.name)
    if (entry.isDirectory()) return testFiles(path)
    return /\.tsx?$/.test(path) && (path.startsWith('test') || path.includes('.test.')) ? [path] : []
  })
}

/** The files that name each id, sorted. */
export function filesById(root = '.') {
  const found = new Map()
  const files = ['contract', 'server', 'test', 'web/src'].flatMap((part) => testFiles(join(root, part)))
  for (const file of files.filter((path) => !path.includes('test/unit/docs/')).sort())
    for (const id of new Set(readFileSync(file, 'utf8').match(ID) ?? [])) {
      if (NO_IDS.has(id)) continue
      found.set(id, [...(found.get(id) ?? []), file])
    }
  return found
}

/** The rows of the document: id, guarantee and what the last column says. */
export const guaranteesOf = (text) =>
  text.split('\n').flatMap((line) => {
    const [, id, guarantee, tests] = ROW.exec(line) ?? []
    return id ? [{ id, guarantee, tests }] : []
  })

/** The document with its last column brought up to date. */
export function withTestFiles(text, files = filesById()) {
  return text
    .split('\n')
    .map((line) => {
      const [, id, guarantee, tests] = ROW.exec(line) ?? []
      if (!id) return line
      const named = (files.get(id) ?? []).map((file) => `[${file.replace(/^test\//, '')}](../${file})`).join(', ')
      return `| ${id} | ${guarantee} | ${named || (tests.startsWith(NO_TEST) ? tests : `${NO_TEST}?`)} |`
    })
    .join('\n')
}
