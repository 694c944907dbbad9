import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { asAdmin, newDirectory, newStorage } from '../engines.ts'
import { freePort } from '../free-port.ts'
import { fetchToken } from '../harness.ts'
import { recert, type ServerProcess, spawnServer } from '../server-process.ts'

describe('a first start on an empty directory', async () => {
  const dataDir = newDirectory()
  const port = await freePort()
  const env = { DATA_DIR: dataDir, PORT: String(port), ADMIN_EMAIL: 'ada@example.com' }
  let server: ServerProcess = await spawnServer(port, env)
  const firstOutput = server.output()

  it('prints the address, a sign-in link, a credential and a command that works when pasted', () => {
    expect(firstOutput).toContain(`http://127.0.0.1:${port}`)
    expect(firstOutput).toMatch(/http:\/\/127\.0\.0\.1:\d+\/sign-in#[\w-]{43}\n/)
    expect(firstOutput).toMatch(/administrators read it at http:\/\/127\.0\.0\.1:\d+\/settings\/mail\n/)
    expect(firstOutput).toContain('ada@example.com')
    expect(firstOutput).toContain(`npx recert demo load --data-dir ${dataDir}\n`)
    const paste = firstOutput.slice(firstOutput.indexOf('TOKEN='))
    const answer = execFileSync('bash', ['-c', paste], { encoding: 'utf8' })
    expect(JSON.parse(answer)).toMatchObject({ roles: ['super_administrator'] })
  })

  it('gives a credential in the exact format of the interface', () => {
    expect(firstOutput).toMatch(new RegExp(`Client ID: +[a-z]+-[a-z]+-\\d{5}@127\\.0\\.0\\.1:${port}/pcc\\n`))
    const [, part] = /Client Secret: +secret-token:recert:v1:([A-Za-z0-9_-]+)\n/.exec(firstOutput) ?? []
    const jwk = JSON.parse(Buffer.from(part ?? '', 'base64url').toString()) as Record<string, string>
    expect(Object.keys(jwk)).toEqual(['kty', 'crv', 'x', 'd'])
    expect([jwk.kty, jwk.crv, jwk.x?.length, jwk.d?.length]).toEqual(['OKP', 'Ed25519', 43, 43])
  })

  it('commands work while it runs, on the embedded engine too', async () => {
    const made = await recert(['credential', 'create', '--user', 'ada@example.com', '--name', 'script', '--json'], env)
    const { clientId, clientSecret } = JSON.parse(made.stdout)
    expect(await fetchToken(server.url, clientId, clientSecret)).toMatch(/^[\w-]{43}$/)
    const users = await recert(['user', 'list', '--role', 'super_administrator', '--json'], env)
    expect(JSON.parse(users.stdout)).toMatchObject([{ email: 'ada@example.com' }])
    const link = await recert(['user', 'sign-in-link', '--email', 'ADA@example.com', '--json'], env)
    expect(JSON.parse(link.stdout).link).toContain('/sign-in#')
    expect((await recert(['audit', 'verify', '--json'], env)).code).toBe(0)
  })

  it('a person gets another address, which nobody else has', async () => {
    await recert(['user', 'create', '--email', 'bea@example.com'], env)
    const update = (newEmail: string) =>
      recert(['user', 'update', '--email', 'bea@example.com', '--new-email', newEmail, '--json'], env)
    expect(await update('ADA@example.com')).toMatchObject({
      code: 1,
      stderr: 'A user with the e-mail address ADA@example.com already exists.\n',
    })
    expect(JSON.parse((await update('beatrix@example.com')).stdout)).toEqual({ email: 'beatrix@example.com' })
    expect(JSON.parse((await recert(['user', 'list', '--json'], env)).stdout)).toMatchObject([
      { email: 'ada@example.com' },
      { email: 'beatrix@example.com' },
    ])
  })

  it('a data directory held by a live process is refused in one sentence', async () => {
    const other = await recert(['serve', '--port', String(await freePort()), '--data-dir', dataDir], {})
    expect(other.code).toBe(1)
    expect(other.stderr).toBe(
      `The data directory ${dataDir} is in use by process ${server.child.pid}. Stop it, or set DATA_DIR to another one.\n`,
    )
  })

  it('a second start prints no secret again and says how to make a new one', async () => {
    expect(await server.end('SIGTERM')).toBe(0)
    server = await spawnServer(port, env)
    expect(server.output()).not.toMatch(/secret-token|sign-in#/)
    expect(server.output()).toContain('recert credential create')
    expect(server.output()).toContain('recert user sign-in-link')
  })
})

describe('a start that cannot work', () => {
  const fails = async (env: Record<string, string>, sentence: string | RegExp) => {
    const { code, stdout, stderr } = await recert(['serve'], env)
    expect(stderr).toMatch(sentence)
    expect(stderr).not.toMatch(/\n {4}at /)
    expect([code, stdout]).toEqual([1, ''])
  }

  it('says that the port is taken, and creates no credential that nobody sees', async () => {
    const { env } = await newStorage('postgresql')
    const blocker = createServer().listen(0, '127.0.0.1')
    await new Promise((resolve) => blocker.once('listening', resolve))
    const { port } = blocker.address() as { port: number }
    await fails({ PORT: String(port), ...env }, `Port ${port} on 127.0.0.1 is already in use.`)
    blocker.close()
    const server = await spawnServer(port, env)
    expect(server.output()).toContain('secret-token:')
    await server.end('SIGKILL')
  })

  it('says that the data directory cannot be written', async () => {
    const file = join(newDirectory(), 'file')
    writeFileSync(file, '')
    await fails({ DATA_DIR: join(file, 'data') }, /^The data directory .* cannot be created \(ENOTDIR\)/)
  })

  it.each([
    [{ PORT: 'abc' }, 'PORT must be a whole number from 1 to 65535, not "abc".'],
    [{ HOST: '203.0.113.77', PORT: '8080' }, '203.0.113.77 is not an address of this machine'],
    [{ DATABASE_URL: 'postgres://nobody:pass-word@127.0.0.1:1/none' }, 'Cannot reach the database'],
  ])('names the setting that is wrong: %j (AUTH-118)', async (env, sentence) => {
    await fails({ ...(await newStorage('postgresql')).env, ...env }, sentence)
  })

  it('says why PostgreSQL refuses, and what to do', async () => {
    const base = await newStorage('postgresql')
    const at = (path: string, user = 'postgres') => {
      const url = new URL(base.env.DATABASE_URL ?? '')
      url.username = user
      if (path) url.pathname = `/${path}`
      return { DATABASE_URL: url.href }
    }
    const name = `ascii_${process.pid}`
    const role = `guest_${process.pid}`
    await asAdmin(async (admin) => {
      await admin.query(`create database ${name} template template0 encoding 'SQL_ASCII' locale 'C'`)
      await admin.query(`create role ${role} login`)
    })
    try {
      await fails(at('nowhere'), /^The database refused: database "nowhere" does not exist\. Create the database/)
      await fails(at('', 'nobody'), /^The database refused: role "nobody" does not exist\. Check the user name/)
      await fails(at(name), /^The database has the encoding SQL_ASCII.*encoding 'UTF8'/)
      await fails(at('template1', role), /^The database refused: permission denied for schema public\./)
    } finally {
      await asAdmin(async (admin) => {
        await admin.query(`drop database ${name}`)
        await admin.query(`drop role ${role}`)
      })
    }
  })

  it('never repeats a password of a database address', async () => {
    const { stderr } = await recert(['serve'], { DATABASE_URL: 'postgres://nobody:pass-word@127.0.0.1:1/none' })
    expect(stderr).not.toContain('pass-word')
  })
})
