import { execFile } from 'node:child_process'
import { copyFile, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { endWithFile } from '../../ends-with-file.ts'
import { API_ENGINE } from '../../engines.ts'
import { eventually } from '../../eventually.ts'
import { useServer } from '../../harness.ts'
import { startTimeStampAuthority } from '../../servers/tsa.ts'
import { signingOn } from './signing.ts'

const run = promisify(execFile)

describe('docs/signatures.md', async () => {
  const server = await useServer(API_ENGINE, { jobs: true, env: { OUTBOUND_ALLOW: '127.0.0.0/8' } })
  const signing = await signingOn(server)
  const authority = await startTimeStampAuthority()
  const folder = await mkdtemp(join(tmpdir(), 'recert-auditor-'))
  endWithFile(() => rm(folder, { recursive: true, force: true }))
  await copyFile(join(authority.folder, 'ca.pem'), join(folder, 'tsa-ca.pem'))
  const text = await readFile('docs/signatures.md', 'utf8')
  const one = await signing.waiting({ tspUrl: authority.url })
  await signing.sign(signing.bob, one)
  await eventually(async () => expect(await signing.stateOf(one)).toBe('DONE'))
  const env = {
    ...process.env,
    RECERT_URL: server.url,
    TOKEN: await server.token(),
    CAMPAIGN: one.id,
    SUBMISSION: one.submission.id,
  }
  /** Runs the commands that the document has under this name. */
  const follow = (name: string) => {
    const [, script = ''] = new RegExp(`<!-- signature: ${name} -->\\n\`\`\`sh\\n([\\s\\S]*?)\`\`\``).exec(text) ?? []
    expect(script).not.toBe('')
    return run('sh', ['-e', '-c', script], { cwd: folder, env })
  }

  it('tells commands with which openssl verifies decisions, seal and time stamp', async () => {
    await follow('fetch')
    const digests = (await follow('decisions')).stdout.trim().split('\n')
    expect(digests).toEqual([one.submission.decisionsDigest, one.submission.decisionsDigest])
    expect((await follow('seal')).stdout).toContain('Signature Verified Successfully')
    const stamp = await follow('stamp')
    expect(stamp.stdout + stamp.stderr).toContain('Verification: OK')
  })
})
