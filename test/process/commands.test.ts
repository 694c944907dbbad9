import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { newStorage } from '../engines.ts'
import { eventually } from '../eventually.ts'
import { freePort } from '../free-port.ts'
import { recert, spawnServer } from '../server-process.ts'

describe('the commands for campaigns and tenants, beside a running server', async () => {
  const { env } = await newStorage('postgresql')
  const server = await spawnServer(await freePort(), env)
  const json = async (...args: string[]) => JSON.parse((await recert([...args, '--json'], env)).stdout)

  it('take a campaign from a draft to its ledger', async () => {
    const made = await recert(['campaign', 'create', '--name', 'Q4', '--owner', 'admin@example.com'], env)
    expect(made).toMatchObject({ code: 0, stderr: '' })
    const [, id = ''] = /Draft (\S+) created/.exec(made.stdout) ?? []
    expect(await json('campaign', 'list')).toEqual([
      { id, displayName: 'Q4', state: 'ACCESS_REVIEW_STATE_DRAFT', expectedTicketCount: 0 },
    ])
    expect((await recert(['campaign', 'validate', id], env)).stdout).toMatch(
      /^0 items of 0 grants[\s\S]*Warning: The scope selects no grants\.\nReady to be prepared\.\n$/,
    )
    expect(await recert(['campaign', 'ledger', id], env)).toMatchObject({
      code: 1,
      stderr: 'A campaign in state ACCESS_REVIEW_STATE_DRAFT cannot be shown with its ledger. Prepare it first.\n',
    })
    expect((await recert(['campaign', 'prepare', id, '--wait'], env)).stdout).toBe(`Campaign ${id} has 0 items.\n`)
    const ledger = await recert(['campaign', 'ledger', id], env)
    expect([ledger.code, ledger.stdout.split('\n').at(-2)]).toEqual([0, 'The ledger balances.'])
  })

  it('act as a person with that person’s rights', async () => {
    await recert(['user', 'create', '--email', 'bea@example.com'], env)
    const refused = await recert(['campaign', 'create', '--name', 'x', '--as', 'bea@example.com'], env)
    expect([refused.code, refused.stderr]).toEqual([1, expect.stringContaining('campaign.create')])
  })

  it('list, change and delete sources', async () => {
    const bad = await recert(['source', 'show', 'HR'], env)
    expect([bad.code, bad.stderr]).toEqual([1, 'No source is named "HR". No sources exist yet.\n'])
    const files = await mkdtemp(join(tmpdir(), 'recert-source-'))
    await writeFile(join(files, 'users.csv'), 'id,email,name\n1,ann@corp.example,Ann\n')
    await recert(['import', files, '--source', 'HR'], env)
    await rm(files, { recursive: true })
    const renamed = await json('source', 'rename', 'hr', 'People')
    expect(renamed.source).toMatchObject({ displayName: 'People', expectedEvery: '604800s' })
    const set = await json('source', 'set', 'People', '--every-days', '1', '--owner', 'admin@example.com')
    expect(set.source).toMatchObject({ expectedEvery: '86400s', ownerIds: [expect.any(String)] })
    expect((await recert(['source', 'list'], env)).stdout).toMatch(/^\S+ {2}20\S+ {2}People\n$/)
    expect((await recert(['source', 'show', 'People'], env)).stdout).toContain(
      '0 grants, 0 accounts and 0 apps, and 1 of',
    )
    const limits = await json(
      'source',
      'set',
      'People',
      '--bad-rows',
      'stop',
      '--max-removal',
      '10',
      '--max-left-out',
      '2',
    )
    expect(limits.source).toMatchObject({ badRows: 'BAD_ROWS_STOP', maxRemovalPercent: 10, maxLeftOutPercent: 2 })
    const wrong = await recert(['source', 'delete', 'People', '--grants', '7'], env)
    expect([wrong.code, wrong.stderr]).toEqual([
      1,
      expect.stringContaining('The number of grants of the source is now 0'),
    ])
    expect((await recert(['source', 'delete', 'People', '--grants', '0'], env)).stdout).toContain('is being deleted')
    await eventually(async () => expect(await json('source', 'list')).toEqual({ list: [] }))
  })

  it('show and change the mapping and the links of a source', async () => {
    const dir = await mkdtemp(join(tmpdir(), 'recert-sheet-'))
    const at = (name: string) => join(dir, name)
    await writeFile(at('sheet.csv'), 'user,application,role,granted on\nsvc-x,Wiki,Reader,n/k\n')
    const args = ['import', at('sheet.csv'), '--source', 'Sheet', '--preset', 'access-list', '--yes']
    expect((await recert([...args, '--problems', at('problems.csv')], env)).code).toBe(0)
    expect(await readFile(at('problems.csv'), 'utf8')).toMatch(
      /^file,sheet,line,.*\r\n(.*\r\n)*.*bad_date,granted on,grants.added_at,n\/k,/,
    )

    const none = await recert(['source', 'links', 'Sheet'], env)
    expect(none.stdout).toBe('No links exist yet.\n')
    const made = await json('source', 'links', 'Sheet', '--link', 'svc-x=admin@example.com', '--nobody', 'svc-y')
    expect(made).toEqual({ linkCount: 2 })
    const { list } = await json('source', 'links', 'Sheet')
    expect(list).toMatchObject([
      { text: 'svc-x', userId: expect.any(String) },
      { text: 'svc-y', userId: '' },
    ])
    expect(await json('source', 'links', 'Sheet', '--remove', 'svc-y')).toEqual({ linkCount: 1 })
    const nobody = await recert(['source', 'links', 'Sheet', '--link', 'svc-x'], env)
    expect([nobody.code, nobody.stderr]).toEqual([2, expect.stringContaining('an equals sign and an address')])

    expect((await recert(['source', 'mapping', 'Sheet', '--save', at('m.json')], env)).stdout).toContain('Version 1')
    const document = JSON.parse(await readFile(at('m.json'), 'utf8'))
    await writeFile(at('m.json'), JSON.stringify({ ...document, empty: ['n/k'] }))
    const set = await json('source', 'mapping', 'Sheet', '--set', at('m.json'))
    expect(set.mapping).toMatchObject({ version: 2, document: { empty: ['n/k'] } })
    const versions = (await json('source', 'mapping', 'Sheet', '--versions')).list
    expect(versions).toMatchObject([{ version: 2 }, { version: 1, presetId: 'access-list' }])
    await writeFile(at('m.json'), '{"format": 1, "fils": []}')
    const bad = await recert(['source', 'mapping', 'Sheet', '--set', at('m.json')], env)
    expect([bad.code, bad.stderr]).toEqual([1, expect.stringContaining('is not a mapping')])
    await rm(dir, { recursive: true })
  })

  it('list the tenants', async () => {
    expect(await json('tenant', 'list')).toMatchObject([{ host: new URL(server.url).host }])
  })

  it.each([
    [['srve'], /^Unknown command 'srve'\. \(Did you mean serve\?\) Add --help for usage\.\n$/],
    [['campaign', 'lst'], /^Unknown command 'lst'\. \(Did you mean list\?\) Add --help for usage\.\n$/],
    [['user', 'create'], /^Required option '--email <address>' not specified\. Add --help for usage\.\n$/],
    [['user', 'create', '--email', 'x'], /^"x" is not an e-mail address\. Add --help for usage\.\n$/],
    [['user', 'list', '--something'], /^Unknown option '--something'\. Add --help for usage\.\n$/],
  ])('that are called in a wrong way end with code 2 and a sentence: %j', async (args, sentence) => {
    const { code, stdout, stderr } = await recert(args, env)
    expect(stderr).toMatch(sentence)
    expect([code, stdout]).toEqual([2, ''])
  })
})
