import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { describe, expect, it } from 'vitest'
import { endWithFile } from '../ends-with-file.ts'
import { API_ENGINE } from '../engines.ts'
import { eventually } from '../eventually.ts'
import { freePort } from '../free-port.ts'
import { useServer } from '../harness.ts'

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

  for (const receiver of RECEIVERS)
    it.skipIf(receiver.missing !== '')(
      `${receiver.name}: takes what the server signed, and nothing else (REV-122)${receiver.missing}`,
      async () => {
        const port = await freePort()
        const hookUrl = `http://127.0.0.1:${port}/hook`
        const child = spawn(receiver.command, [...receiver.args, codeOf(receiver.name)], {
          env: { PATH: process.env.PATH, RECERT_URL: server.url, HOOK_URL: hookUrl },
          stdio: ['ignore', 'pipe', 'inherit'],
        })
        endWithFile(async () => void child.kill('SIGKILL'))
        await once(createInterface(child.stdout), 'line')

        const body = { displayName: receiver.name, url: hookUrl }
        const { id } = (await server.call('POST', '/api/v1/webhooks', { body })).body.webhook
        await server.call('POST', `/api/v1/webhooks/${id}/test`, { body: {} })
        const delivery = await eventually(async () => {
          const [newest] = (await server.call('GET', `/api/v1/webhooks/${id}/deliveries`)).body.list
          expect(newest.state).toBe('WEBHOOK_STATE_SUCCESS')
          return newest
        })
        expect(delivery.lastAttempts.at(0)).toMatchObject({ status: 200, problem: '' })

        const forged = await fetch(hookUrl, { method: 'POST', body: '{}', headers: { authorization: 'bearer a.b.c' } })
        expect(forged.status).toBe(401)
        child.kill('SIGKILL')
      },
    )
})
