import { spawn, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { endWithFile } from '../ends-with-file.ts'
import { API_ENGINE } from '../engines.ts'
import { eventually } from '../eventually.ts'
import { useServer } from '../harness.ts'
import { type Received, startReceiver } from '../servers/receiver.ts'

const text = readFileSync(new URL('../../docs/webhooks.md', import.meta.url), 'utf8')
const codeOf = (name: string): string =>
  text.match(new RegExp(`^<!-- example: ${name} -->\\n\`\`\`\\w+\\n([\\s\\S]*?)^\`\`\`$`, 'm'))?.[1] ?? ''

const hasCryptography = spawnSync('python3', ['-c', 'import cryptography']).status === 0
const RECEIVERS = [
  { name: 'typescript receiver', command: process.execPath, args: ['--input-type=module', '--eval'], missing: '' },
  {
    name: 'python receiver',
    command: 'python3',
    args: ['-c'],
    missing: hasCryptography ? '' : ' (not run: python3 has no package cryptography)',
  },
]

describe('receivers in docs/webhooks.md', async () => {
  const server = await useServer(API_ENGINE, { jobs: true, env: { OUTBOUND_ALLOW: '127.0.0.0/8' } })

  it.each(RECEIVERS)('$name: has at most 30 lines', ({ name }) => {
    const lines = codeOf(name).trimEnd().split('\n')
    expect(lines.length).toBeGreaterThan(1)
    expect(lines.length).toBeLessThanOrEqual(30)
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(120)
  })

  for (const receiver of RECEIVERS)
    it.skipIf(receiver.missing !== '')(
      `${receiver.name}: takes what the server signed, and neither a changed byte of it nor anything else (REV-122)${receiver.missing}`,
      async () => {
        // What the server sends is recorded first, so that it can be sent again with changes.
        const recorder = await startReceiver({ status: 503 })
        const hookUrl = recorder.url.replace(/[?].*/, '')
        const body = { displayName: receiver.name, url: hookUrl }
        const { id } = (await server.call('POST', '/api/v1/webhooks', { body })).body.webhook
        await server.call('POST', `/api/v1/webhooks/${id}/test`, { body: {} })
        const newest = async () => (await server.call('GET', `/api/v1/webhooks/${id}/deliveries`)).body.list[0]
        const failed = await eventually(async () => {
          const delivery = await newest()
          expect(delivery?.state).toBe('WEBHOOK_STATE_ERROR')
          return delivery
        })
        await recorder.close()

        const child = spawn(receiver.command, [...receiver.args, codeOf(receiver.name)], {
          env: { PATH: process.env.PATH, RECERT_URL: server.url, HOOK_URL: hookUrl },
          stdio: 'ignore',
        })
        endWithFile(async () => void child.kill('SIGKILL'))
        await eventually(() => fetch(hookUrl))
        const { headers, text } = recorder.received[0] as Received
        const answerTo = async (sent: string, authorization = headers.authorization ?? '') =>
          (await fetch(hookUrl, { method: 'POST', body: sent, headers: { authorization } })).status
        expect(await answerTo(text)).toBe(200)
        expect(await answerTo(text.replace('"v1"', '"v2"'))).toBe(401)
        expect(await answerTo(`${text} `)).toBe(401)
        expect(await answerTo(text, 'bearer a.b.c')).toBe(401)

        await server.call('POST', `/api/v1/webhooks/${id}/deliveries/${failed.id}/retry`, { body: {} })
        const delivery = await eventually(async () => {
          const again = await newest()
          expect(again.state).toBe('WEBHOOK_STATE_SUCCESS')
          return again
        })
        expect(delivery.lastAttempts.at(0)).toMatchObject({ status: 200, problem: '' })
        child.kill('SIGKILL')
      },
    )
})
