import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'

const DIRECTORIES = ['.', 'docs', 'docs/adr', 'bench']
const documents = DIRECTORIES.flatMap((directory) =>
  readdirSync(directory)
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(directory, name)),
)

/** The anchors of a document's headings, as GitHub makes them. */
const anchorsOf = (text: string) =>
  new Set(
    Array.from(text.matchAll(/^#+ (.*)$/gm), ([, heading = '']) =>
      heading
        .toLowerCase()
        .replace(/[^\p{L}\p{N} _-]/gu, '')
        .replaceAll(' ', '-'),
    ),
  )

function linkFault(document: string, link: string): string | undefined {
  const [path = '', anchor] = link.split('#')
  const target = path === '' ? document : join(dirname(document), path)
  if (!existsSync(target)) return `${document}: ${link} does not exist`
  if (anchor !== undefined && !anchorsOf(readFileSync(target, 'utf8')).has(anchor))
    return `${document}: ${link} has no such heading`
  return undefined
}

it.each(documents)('%s has only links that lead somewhere', (document) => {
  const text = readFileSync(document, 'utf8').replace(/```[\s\S]*?```/g, '')
  const links = Array.from(text.matchAll(/\]\(([^)\s]+)\)/g), ([, link = '']) => link)
  const relative = links.filter((link) => !/^[a-z]+:/.test(link))
  expect(relative.map((link) => linkFault(document, link)).filter(Boolean)).toEqual([])
})
