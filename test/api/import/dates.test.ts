import { describe, expect, it } from 'vitest'
import { API_ENGINE } from '../../engines.ts'
import { useServer } from '../../harness.ts'
import { accessOf, importingOn } from './importing.ts'

const SHEET = `user,application,role,granted on,valid until
ann@corp.example,Wiki,Editor,05/11/2025,31/12/2030
bob@corp.example,Wiki,Reader,06/12/2025,01/02/2031
`

describe('the order of dates', async () => {
  const server = await useServer(API_ENGINE, { jobs: true })
  const { get, newSync, nextSync, upload, finish, preview, apply, load } = importingOn(server)
  await load({ 'users.csv': 'id,email\nu1,ann@corp.example\nu2,bob@corp.example\n' }, { name: 'People' })
  const put = (path: string, body: object) => server.call('PUT', `${path}/mapping`, { body })

  it('is asked for by column, with examples, and the mapping keeps the answer (IMP-131, IMP-208)', async () => {
    const { source, path } = await newSync('Asked')
    await upload(path, 'access.csv', SHEET)
    const shown = await preview(path)
    expect(shown.questions).toEqual([
      {
        code: 'date_order',
        sentence:
          'Dates of the column "granted on" in access.csv can be read day first or month first, such as 05/11/2025, 06/12/2025. Choose one of the two; otherwise 2 dates will be left empty.',
        ...{ kind: '', count: 2, total: 0 },
      },
    ])
    const cause = (await get(`${path}/problems`)).list.find(
      ({ reason }: { reason: string }) => reason === 'ambiguous_date',
    )
    const { document } = await get(`${path}/files`)
    expect((await put(path, { document, fixes: [cause.fixes[0].fix] })).status).toBe(200)
    const answered = await preview(path)
    expect(answered.questions).toEqual([])
    expect(await apply(path, { previewToken: answered.previewToken })).toMatchObject({ state: 'SYNC_STATE_DONE' })
    expect((await accessOf(server, source)).grants.map((text) => text.slice(-10))).toEqual(['2025-11-05', '2025-12-06'])
    const { mapping } = await get(`/api/v1/sources/${source}/mapping`)
    expect(mapping.document.files[0].dates).toEqual({ order: 'dmy' })
    const next = await nextSync(source)
    await upload(next, 'access.csv', SHEET.replace('05/11', '04/11'))
    expect(await finish(next)).toMatchObject({ state: 'SYNC_STATE_DONE', warningCount: 0 })
  })

  it('may stay open: the dates are emptied and the rows taken, also where nobody is asked (IMP-131, IMP-208)', async () => {
    const { source, path } = await newSync('Open')
    await upload(path, 'access.csv', SHEET)
    const { previewToken } = await preview(path)
    const done = await apply(path, { previewToken })
    expect(done).toMatchObject({ state: 'SYNC_STATE_DONE', leftOutCount: 0, warningCount: 2 })
    expect((await accessOf(server, source)).grants).toHaveLength(2)
    const next = await nextSync(source)
    await upload(next, 'access.csv', SHEET.replace('05/11', '04/11'))
    expect(await finish(next)).toMatchObject({ state: 'SYNC_STATE_DONE', questions: [], warningCount: 2 })
  })
})
