import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../server/db/sql.ts'
import { newStorage, openStorage } from '../engines.ts'
import { freePort } from '../free-port.ts'
import { recert } from '../server-process.ts'

interface Finding {
  check: string
  ok: boolean
  says: string
}

describe('recert doctor', async () => {
  const storage = await newStorage('postgresql')
  const smtpPort = await freePort()
  const received: string[] = []
  const smtp = new SMTPServer({
    authOptional: true,
    onRcptTo: ({ address }, _session, done) =>
      done(address.startsWith('nobody') ? Object.assign(new Error('no such person'), { responseCode: 550 }) : null),
    onData(stream, _session, done) {
      text(stream).then((mail) => {
        received.push(mail)
        done()
      }, done)
    },
    disabledCommands: ['STARTTLS'],
    onAuth: ({ password }, _session, done) =>
      done(password === 'right' ? null : new Error('bad password'), { user: 'x' }),
    allowInsecureAuth: true,
  })
  beforeAll(() => new Promise<void>((resolve) => smtp.listen(smtpPort, '127.0.0.1', resolve)))
  afterAll(async () => {
    await new Promise<void>((resolve) => smtp.close(resolve))
    await storage.drop()
  })

  const examine = async (env: Record<string, string>) => {
    const { code, stdout } = await recert(['doctor', '--json'], { ...storage.env, ...env })
    return {
      code,
      findings: Object.fromEntries((JSON.parse(stdout) as Finding[]).map((finding) => [finding.check, finding])),
    }
  }

  it('finds nothing wrong with a sound installation', async () => {
    const { code, findings } = await examine({ SMTP_URL: `smtp://127.0.0.1:${smtpPort}` })
    expect(Object.values(findings).filter(({ ok }) => !ok)).toEqual([])
    expect(Object.keys(findings)).toEqual(['settings', 'database', 'clock', 'mail'])
    expect(code).toBe(0)
  })

  it('says that the mail server refuses the password, and does not repeat it', async () => {
    const { code, findings } = await examine({ SMTP_URL: `smtp://me:wrong-word@127.0.0.1:${smtpPort}` })
    expect(findings.mail).toMatchObject({ ok: false, says: expect.stringContaining('bad password') })
    expect(JSON.stringify(findings)).not.toContain('wrong-word')
    expect(code).toBe(1)
  })

  it('sends a test mail, and says in plain words why it cannot', async () => {
    const sent = await recert(['doctor', '--mail-to', 'ana@example.com'], {
      ...storage.env,
      SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
    })
    expect([sent.code, sent.stdout]).toEqual([0, expect.stringContaining('accepted a test mail to ana@example.com')])
    expect(received).toEqual([expect.stringContaining('Subject: Test mail from Recert')])
    const nobody = await recert(['doctor', '--mail-to', 'nobody@example.com'], {
      ...storage.env,
      SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
    })
    expect([nobody.code, nobody.stdout]).toEqual([1, expect.stringMatching(/refuses the recipient.*no such person/)])
  })

  it('says that the mail server cannot be reached', async () => {
    expect((await examine({ SMTP_URL: 'smtp://127.0.0.1:1' })).findings.mail).toMatchObject({ ok: false })
  })

  it('says that the database cannot be reached', async () => {
    const { findings } = await examine({ DATABASE_URL: 'postgres://127.0.0.1:1/none' })
    expect(findings.database).toMatchObject({ ok: false, says: expect.stringContaining('Cannot reach the database') })
  })

  it('says that a setting is wrong, and that an open port without https is', async () => {
    expect((await examine({ PORT: 'x' })).findings.settings).toMatchObject({ ok: false })
    expect((await examine({ HOST: '0.0.0.0' })).findings.settings).toMatchObject({
      ok: false,
      says: expect.stringContaining('sent unencrypted'),
    })
  })

  it('says what in the schema was changed by hand (MIG-009)', async () => {
    const changed = await openStorage('postgresql')
    await changed.database.tx((tx) => tx.rows(sql`drop index jobs_due`))
    const { findings } = await examine(changed.env)
    expect(findings.database).toMatchObject({ ok: false, says: expect.stringContaining('jobs_due') })
    await changed.drop()
  })
})
