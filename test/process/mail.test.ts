import { describe, expect, it } from 'vitest'
import { sql } from '../../server/db/sql.ts'
import { enginesFor, newStorage } from '../engines.ts'
import { eventually } from '../eventually.ts'
import { startMailServer } from '../servers/smtp-server.ts'
import { Preparing } from './kills/preparing.ts'

const PATH = '/api/v1/access_review'

describe.each(enginesFor('kills while mailing'))('a mail on %s', async (engine) => {
  const smtp = await startMailServer()
  const storage = await newStorage(engine)
  const env = { ...storage.env, SMTP_URL: smtp.url }
  const preparing = await Preparing.start({ ...storage, env }, 200)

  it('is sent again with the same Message-ID after kill -9 between its acceptance and the commit (REV-133)', async () => {
    const id = await preparing.begin()
    await preparing.further(id, undefined)
    const accepted = new Promise<void>((resolve) => {
      // The mail is there, and the sender never hears of it.
      smtp.beforeAccepting(() => {
        resolve()
        return new Promise(() => {})
      })
    })
    await preparing.call('POST', `${PATH}/${id}/action/start`, { sendKickoff: true })
    await accepted
    await preparing.server.end('SIGKILL')
    smtp.beforeAccepting(() => {})
    const before = smtp.received.length
    await preparing.killAndStart()
    // As if the time had passed after which a dead sender's job and mails are taken again.
    await preparing.behind((database) =>
      database.tx(async (tx) => {
        await tx.count(sql`update jobs set locked_until = now() where kind = 'mail.send' and locked_by is not null`)
        await tx.count(sql`update outbox set due_at = now() where state = 'WAITING'`)
      }),
    )
    const rows = await eventually(() =>
      preparing.behind(async (database) => {
        const found = await database.read((reader) =>
          reader.rows<{ state: string; n: number }>(sql`
            select state, count(*)::int as n from outbox where kind = 'KICKOFF' group by state`),
        )
        expect(found.map(({ state }) => state)).toEqual(['SENT'])
        return found
      }),
    )
    const ids = smtp.received.map((mail) => mail.header('message-id'))
    expect(new Set(ids).size).toBe(rows[0]?.n)
    expect(ids.length).toBe(before + (rows[0]?.n ?? 0))
  })
})
