import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const sections = new Set(
  Array.from(readFileSync('docs/interface.md', 'utf8').matchAll(/^### (\d+\.\d+) /gm), ([, number]) => number),
)

const CITATION = /\(interface (\d+\.\d+(?:, \d+\.\d+)*)\)/g
/** Documents that readers of the repository do not have, and citations in another form. */
const FOREIGN =
  /client-facts|\barchitecture \d|\bcases\/\w+\.md|\binterface \d+(?:\.\d+)?\b|(?<![\w/-])(?:web|review|evidence|models|writing)\.md\b/g

/** What is wrong with the citations of a text. */
function citationFaults(text: string): string[] {
  const wrong = Array.from(text.matchAll(CITATION), ([, numbers = '']) => numbers.split(', '))
    .flat()
    .filter((number) => !sections.has(number))
    .map((number) => `docs/interface.md has no section ${number}`)
  const foreign = Array.from(text.replaceAll(CITATION, '').matchAll(FOREIGN), ([citation]) => `cites ${citation}`)
  return [...wrong, ...foreign]
}

function filesIn(directory: string): string[] {
  return readdirSync(directory, { withFileTypes: true }).flatMap((entry) => {
    const path = join(directory, entry.name)
    if (entry.isDirectory()) return entry.name === 'node_modules' || entry.name === 'results' ? [] : filesIn(path)
    return /\.(ts|tsx|js|sql|md)$/.test(entry.name) ? [path] : []
  })
}
/** Applied migrations never change, and this file has wrong citations on purpose. */
const isExempt = (path: string) => path.includes('migrations') || path.endsWith('citations.test.ts')

const PLACES = ['bench', 'bin', 'contract', 'docs', 'scripts', 'server', 'test', 'web/src']
const files = PLACES.flatMap(filesIn).filter((path) => !isExempt(path))

it('cites only rules that docs/interface.md has', () => {
  const faults = files.flatMap((path) => citationFaults(readFileSync(path, 'utf8')).map((fault) => `${path} ${fault}`))
  expect(faults).toEqual([])
})

it.each([
  ['a known section', 'Five minutes (interface 5.4).', []],
  ['an unknown section', 'Six minutes (interface 5.40).', ['docs/interface.md has no section 5.40']],
  ['one unknown of two', 'Pages (interface 4.2, 99.1).', ['docs/interface.md has no section 99.1']],
  ['a section without its part', 'Pages (interface 8).', ['cites interface 8']],
  ['another form', 'interface 5.4: five minutes.', ['cites interface 5.4']],
  ['another document', 'As in client-facts 2.1, architecture 4.', ['cites client-facts', 'cites architecture 4']],
  ['a document that does not exist', 'Widths of web.md.', ['cites web.md']],
  ['a decision whose name ends alike', 'See adr/0036-the-review.md.', []],
])('checks %s', (_, text, faults) => {
  expect(citationFaults(text)).toEqual(faults)
})

it('numbers the sections of docs/interface.md without gaps and repetitions', () => {
  const numbers = Array.from(readFileSync('docs/interface.md', 'utf8').matchAll(/^##+ (\d+)(?:\.(\d+))?/gm), (match) =>
    match.slice(1, 3).map(Number),
  )
  let [chapter, section] = [0, 0]
  for (const [number, part] of numbers) {
    ;[chapter, section] = Number.isNaN(part) ? [chapter + 1, 0] : [chapter, section + 1]
    expect([number, Number.isNaN(part) ? 0 : part]).toEqual([chapter, section])
  }
})
