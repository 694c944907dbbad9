import { execFile, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { API_ENGINE } from '../engines.ts'
import { useServer } from '../harness.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** The code blocks of docs/api.md that stand under a comment `<!-- example: <name> -->`. */
function readExamples(): Map<string, string> {
  const text = readFileSync(new URL('../../docs/api.md', import.meta.url), 'utf8')
  const blocks = text.matchAll(/^<!-- example: (.+) -->\n```\w+\n([\s\S]*?)^```$/gm)
  return new Map([...blocks].map(([, name = '', code = '']) => [name, code]))
}

/** How the code of each language is run; it comes as an argument, so nothing is written to the disk. */
const RUNNERS: Record<string, (code: string) => [command: string, args: string[]]> = {
  curl: (code) => ['bash', ['--norc', '-euo', 'pipefail', '-c', code]],
  typescript: (code) => [process.execPath, ['--input-type=module', '--eval', code]],
  python: (code) => ['python3', ['-c', code]],
}

/** What an example needs beyond the tests' own needs, and whether it is there. */
const works = (command: string, ...args: string[]) => spawnSync(command, args).status === 0
const MISSING: Record<string, string | false> = {
  'python secret': !works('python3', '--version') && 'python3 is not installed',
  'python assertion': !works('python3', '-c', 'import cryptography') && 'python3 has no package cryptography',
  'curl secret': !works('curl', '--version') && 'curl is not installed',
  'curl campaign': !works('curl', '--version') && 'curl is not installed',
  'curl one app': !works('curl', '--version') && 'curl is not installed',
  'curl assertion': !(works('curl', '--version') && works('openssl', 'version')) && 'curl or openssl is not installed',
}

const PRINTS: Record<string, string> = { 'curl campaign': 'the draft', 'curl one app': 'what it would review' }

describe('examples in docs/api.md', async () => {
  const server = await useServer(API_ENGINE)
  const examples = readExamples()
  await server.call('POST', '/api/v1/apps', { body: { displayName: 'Payroll' } })

  it('are there for both methods in every language, and for campaigns', () => {
    const expected = Object.keys(RUNNERS).flatMap((language) => [`${language} secret`, `${language} assertion`])
    expect([...examples.keys()].sort()).toEqual([...expected, 'curl campaign', 'curl one app'].sort())
  })

  for (const [name, code] of examples) {
    const missing = MISSING[name] || ''
    it.skipIf(missing !== '')(
      `${name}: prints ${PRINTS[name] ?? 'who the credential is'}${missing && ` (not run: ${missing})`}`,
      async () => {
        const [language = ''] = name.split(' ')
        const [command, args] = RUNNERS[language]?.(code) ?? ['false', []]
        const env = {
          PATH: process.env.PATH,
          HOME: process.env.HOME,
          RECERT_URL: server.url,
          CLIENT_ID: server.clientId,
          CLIENT_SECRET: server.clientSecret,
        }
        const { stdout } = await promisify(execFile)(command, args, { cwd: root, env })
        if (name === 'curl one app') {
          expect(JSON.parse(stdout)).toMatchObject({ ready: true, byApp: [] })
          return
        }
        if (name === 'curl campaign') {
          const printed = JSON.parse(stdout).accessReview.accessReview
          const { list } = (await server.call('GET', '/api/v1/access_reviews')).body
          expect(list.map((view: { accessReview: object }) => view.accessReview)).toEqual([printed])
          return
        }
        const { body } = await server.call('GET', '/api/v1/auth/introspect')
        expect(JSON.parse(stdout)).toEqual({ ...body, expiresIn: expect.any(Number) })
      },
    )
  }
})
