import { describe, expect, it } from 'vitest'
import { API_ENGINE } from '../../engines.ts'
import { type Reply, useServer } from '../../harness.ts'
import { printTexts } from '../../import/fixtures/workbook.ts'
import { printZip } from '../../import/fixtures/zip.ts'
import { importingOn } from './importing.ts'

type Problem = Reply['body']

const lines = (count: number, line: (i: number) => string) => Array.from({ length: count }, (_, i) => line(i)).join('')

describe('problems of imports', async () => {
  const server = await useServer(API_ENGINE, { jobs: true })
  const { load, newSync, upload, preview, problems } = importingOn(server)
  const put = (path: string, body: object) => server.call('PUT', `${path}/mapping`, { body })

  it('many bad rows of few causes are few groups with exact counts, and the rows of each can be searched (IMP-149, IMP-207)', async () => {
    const files = {
      'apps.csv': 'id,name\nmany,Many\n',
      'entitlements.csv': 'app,id,name\nmany,e,E\n',
      'accounts.csv': `app,id,last_login_at\n${lines(30_000, (i) => `many,a${i},${['soon', 'later', 'maybe'][i % 3]}\n`)}`,
      'grants.csv': `app,entitlement,account\n${lines(788, (i) => (i < 394 ? `many,e,lost${i}\n` : `many,f${i},a${i}\n`))}`,
    }
    const { sync, path } = await load(files, { name: 'Many' })
    expect(sync).toMatchObject({ state: 'SYNC_STATE_NEEDS_CONFIRMATION', leftOutCount: 788, warningCount: 30_000 })
    const groups = await problems(path)
    expect(groups.map(({ reason, column, rowCount }: Problem) => [reason, column, rowCount])).toEqual([
      ['unknown_reference', 'account', 394],
      ['unknown_reference', 'entitlement', 394],
      ['bad_date', 'last_login_at', 30_000],
    ])
    expect(groups[2].values).toEqual(['later', 'maybe', 'soon'].map((value) => ({ value, rowCount: 10_000 })))
    const { text } = await server.call('GET', `${path}/problems.csv`)
    const rows = text.trim().split('\r\n').slice(1)
    expect(rows.filter((row: string) => row.includes(',left_out,'))).toHaveLength(788)
    expect(rows).toHaveLength(30_788)
    const { effect, reason, fileName, kind, column } = groups[0]
    const found: Problem[] = []
    for (let pageToken = ''; ; ) {
      const body = { effect, reason, fileName, kind, column, pageSize: 200, ...(pageToken && { pageToken }) }
      const page = (await server.call('POST', `${path}/problems/search`, { body })).body
      found.push(...page.list)
      pageToken = page.nextPageToken
      if (pageToken === '') break
    }
    expect(found.map(({ line }) => line)).toEqual(Array.from({ length: 394 }, (_, i) => i + 2))
    expect(found[0]).toMatchObject({ reason: 'unknown_reference', column: 'account', value: 'lost0' })
  })

  it('offers only fixes that the mapping of each table can take (IMP-185)', async () => {
    const { path } = await newSync('Two tables')
    // The mapping has the files in another order than the upload.
    const users = { kind: 'users', fields: { id: 'Mail', email: 'Mail', name: 'Who', status: 'State' } }
    const fields = { app: 'System', entitlement: 'Right', account: 'Mail', added_at: 'Since' }
    const grants = { kind: 'grants', with: ['apps', 'entitlements', 'accounts'], fields }
    const files = [
      { headers: ['System', 'Right'], make: [grants] },
      { headers: ['Who', 'State'], make: [users] },
    ]
    await upload(path, 'a-people.csv', 'Who,Mail,State\nAnn,ann@two.example,FROZEN\n')
    await upload(path, 'b-rights.csv', 'System,Right,Mail,Since\nWiki,Read,ann@two.example,05/06/2025\n')
    expect((await put(path, { document: { format: 1, files } })).status).toBe(200)
    await preview(path)
    const byReason = async () =>
      Object.fromEntries((await problems(path)).map((problem: Problem) => [problem.reason, problem]))
    const before = await byReason()
    const means = before.bad_value.fixes.find(({ choices }: Problem) => choices.length > 0)
    expect(means).toMatchObject({
      choices: ['enabled', 'disabled', 'deleted'],
      fix: { fix: 'means', file: 1, kind: 'users', field: 'status', from: 'FROZEN' },
    })
    const order = before.ambiguous_date.fixes[0]
    expect(order.fix).toEqual({ fix: 'order', file: 0, order: 'dmy' })
    expect((await put(path, { fixes: [{ ...means.fix, to: 'disabled' }, order.fix] })).status).toBe(200)
    await preview(path)
    expect(Object.keys(await byReason())).not.toEqual(expect.arrayContaining(['bad_value']))
    expect(Object.keys(await byReason())).not.toEqual(expect.arrayContaining(['ambiguous_date']))

    const own = await newSync('Own files have no fix')
    await upload(own.path, 'users.csv', 'id,email,name,status\nu9,nine@two.example,Nine,FROZEN\n')
    await preview(own.path)
    expect(await problems(own.path)).toMatchObject([{ reason: 'bad_value', fixes: [] }])
  })

  it('no cell of the file of problems is a formula, and columns that nothing uses are not in it (IMP-153)', async () => {
    const { path } = await newSync('Formulas')
    const cells = ['=1+1', '+49', '@x', '"\t=2"', '-3']
    await upload(
      path,
      'sheet.csv',
      `user,application,role,granted on,Salary\n${cells.map((cell, i) => `p${i}@f.example,F,R,${cell},98765\n`).join('')}`,
    )
    await preview(path)
    const { text } = await server.call('GET', `${path}/problems.csv`)
    for (const shown of ["'=1+1", "'+49", "'@x", "'-3"]) expect(text).toContain(`,${shown},`)
    expect(text).not.toMatch(/(^|,|")[=+@\t-]/m)
    expect(text).not.toContain('98765')
    const [head, ...body] = text.trim().split('\r\n')
    expect(head).toBe('file,sheet,line,effect,reason,column,field,value,problem,row')
    const ofDates = body.filter((row: string) => row.includes(',bad_date,'))
    expect(ofDates.map((row: string) => row.split(',').slice(0, 7))).toEqual(
      cells.map((_, i) => ['sheet.csv', '', String(i + 2), 'warning', 'bad_date', 'granted on', 'grants.added_at']),
    )
    // A tab is no part of a cell, so what follows it comes first.
    expect(text).toContain(",'=2,")
  })

  it('the file of problems names the sheet of a row, the field of its cell, and what the row says (IMP-153)', async () => {
    const { path } = await newSync('Sheets')
    const rows = [
      ['user', 'application', 'role', 'granted on'],
      ['ann@f.example', 'Sheets', 'R', 'soon'],
    ]
    const bytes = printTexts(rows, { isShared: false, hasReferences: true })
    await upload(path, 'exports.zip', printZip([{ name: '=access.xlsx', bytes }]))
    await preview(path)
    const { text } = await server.call('GET', `${path}/problems.csv`)
    expect(text).toMatch(/^exports\.zip,"'=access\.xlsx, Access",2,warning,bad_date,granted on,grants\.added_at,soon,/m)
    expect(text).toContain(',user: ann@f.example; application: Sheets; role: R; granted on: soon\r\n')
  })

  it('the file of problems has what a row says also where only the comparison finds the problem (IMP-153)', async () => {
    const { path } = await load(
      {
        'users.csv': 'id,email,name\nu1,u1@r.example,One\nu1,u1@r.example,Other\n',
        'apps.csv': 'id,name\nr,R\n',
        'entitlements.csv': 'app,id,name\nr,e,E\n',
        'accounts.csv': 'app,id,user\nr,a,u1\n',
        'grants.csv': 'app,entitlement,account\nr,e,a\nr,=e,gone\n',
      },
      { name: 'Rows' },
    )
    const { text } = await server.call('GET', `${path}/problems.csv`)
    expect(text).toMatch(/^grants\.csv,,3,left_out,unknown_reference,.*,app: r; entitlement: =e; account: gone\r$/m)
    expect(text).toMatch(/^users\.csv,,3,left_out,duplicate_id,.*,id: u1; email: u1@r\.example; name: Other\r$/m)
  })
})
