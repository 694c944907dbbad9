import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeEach, describe, expect, it } from 'vitest'
import { startProcess } from '../ends-with-file.ts'
import { newDirectory } from '../engines.ts'
import { eventually } from '../eventually.ts'

const SCRIPT = fileURLToPath(new URL('../../scripts/stale.js', import.meta.url))

/** Notes that it was started, and takes until the file `go` is there. */
const INSTALL = `const { appendFileSync, existsSync, mkdirSync } = require('node:fs')
mkdirSync('node_modules', { recursive: true })
appendFileSync('installs', '.')
const waiting = setInterval(() => existsSync('go') && clearInterval(waiting), 20)
`

describe('the first command in a clone', () => {
  let clone = ''
  beforeEach(() => {
    clone = newDirectory()
    mkdirSync(join(clone, 'scripts'))
    cpSync(SCRIPT, join(clone, 'scripts', 'stale.js'))
    const project = { name: 'clone', version: '1.0.0' }
    const scripts = { postinstall: 'node install.cjs' }
    writeFileSync(join(clone, 'package.json'), JSON.stringify({ ...project, type: 'module', scripts }))
    const packages = { '': project }
    writeFileSync(join(clone, 'package-lock.json'), JSON.stringify({ ...project, lockfileVersion: 3, packages }))
    writeFileSync(join(clone, 'install.cjs'), INSTALL)
  })
  const finish = () => writeFileSync(join(clone, 'go'), '')
  const installs = () => readFileSync(join(clone, 'installs'), 'utf8').length

  /** A command that installs what is missing, as `npm start` and `npx recert` do. */
  function command() {
    const script = "import('./scripts/stale.js').then(({ ensureInstalled }) => ensureInstalled())"
    const child = startProcess(process.execPath, ['-e', script], { cwd: clone, stdio: ['ignore', 'ignore', 'pipe'] })
    let said = ''
    child.stderr?.on('data', (text) => {
      said += text
    })
    const ended = once(child, 'close')
    return {
      /** Ends it with npm, as a machine that is switched off does. */
      kill: () => process.kill(-(child.pid ?? 0), 'SIGKILL'),
      ended: async () => ({ code: (await ended)[0], said }),
      says: (text: string) => eventually(async () => expect(said).toContain(text)),
    }
  }
  const installing = () => eventually(async () => expect(existsSync(join(clone, 'installs'))).toBe(true))

  it('installs, and one in another terminal waits for that', async () => {
    const first = command()
    await installing()
    const second = command()
    await second.says('Waiting for process')
    finish()
    expect(await first.ended()).toEqual({ code: 0, said: expect.stringContaining('Installing packages') })
    expect(await second.ended()).toEqual({ code: 0, said: expect.not.stringContaining('Installing packages') })
    expect(installs()).toBe(1)
    expect((await command().ended()).said).toBe('')
  })

  it('installs again after one that was killed', async () => {
    const first = command()
    await installing()
    first.kill()
    await first.ended()
    finish()
    expect(await command().ended()).toEqual({ code: 0, said: expect.stringContaining('Installing packages') })
  })
})
