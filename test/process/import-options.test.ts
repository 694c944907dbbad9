import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { openDatabase } from '../../server/db/index.ts'
import { sql } from '../../server/db/sql.ts'
import { newDirectory, newStorage } from '../engines.ts'
import { eventually } from '../eventually.ts'
import { freePort } from '../free-port.ts'
import { printWorkbookXml } from '../import/fixtures/workbook.ts'
import { MAIN, recert, spawnServer } from '../server-process.ts'

/** Whether commands can be run on a terminal here; other systems have another `script`. */
const hasTerminals = spawnSync('script', ['--version'], { encoding: 'utf8' }).stdout?.includes('util-linux') ?? false
const dir = newDirectory()
const write = (name: string, content: string | Uint8Array): string => {
  const path = join(mkdtempSync(join(dir, 'files-')), name)
  writeFileSync(path, content)
  return path
}

/** A sheet of rows with texts. */
const sheetXml = (...rows: string[][]) =>
  rows
    .map((cells) => `<row>${cells.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join('')}</row>`)
    .join('')

describe('how recert import is told to read files', async () => {
  const storage = await newStorage('postgresql')
  const server = await spawnServer(await freePort(), storage.env)
  const database = await openDatabase(storage.settings, { mode: 'share' })
  afterAll(() => database.close())
  const load = (path: string, source: string, ...args: string[]) =>
    recert(['import', path, '--source', source, ...args], storage.env)
  const grantsOf = (app: string) =>
    database.read((reader) =>
      reader.rows(sql`select e.display_name as role, to_char(g.added_at at time zone 'UTC', 'YYYY-MM-DD') as added
        from grants g join entitlements e using (tenant_id, entitlement_key) join apps a on a.tenant_id = e.tenant_id and a.app_id = e.app_id
        where a.display_name = ${app} order by 1`),
    )

  it('takes encoding, separator and order of dates, and the source keeps them; --save-mapping writes what was used (IMP-011, IMP-204)', async () => {
    // In Shift JIS: 経理, with marks of half a character that are separators elsewhere.
    const app = Buffer.from([0x8c, 0x6f, 0x97, 0x9d])
    const bytes = Buffer.concat([
      Buffer.from('user~application~role~granted on\nann@corp.example~'),
      app,
      Buffer.from('~Clerk~25/11/05\nbob@corp.example~'),
      app,
      Buffer.from('~Head~24/01/02\n'),
    ])
    const options = ['--separator', '~', '--encoding', 'Shift_JIS', '--date-order', 'ymd']
    const path = write('access.csv', bytes)
    const saved = join(dir, 'saved.json')
    const asked = await load(path, 'Ledger', ...options, '--save-mapping', saved)
    expect(asked.code).toBe(2)
    expect(asked.stdout).toContain('add --save-mapping FILE')
    expect(JSON.parse(readFileSync(saved, 'utf8'))).toMatchObject({
      files: [{ read: { encoding: 'shift_jis', separator: '~' } }],
      dates: { patterns: expect.arrayContaining(['YY/M/D']) },
    })
    const used = join(dir, 'used.json')
    expect(await load(path, 'Ledger', ...options, '--preset', 'access-list', '--save-mapping', used)).toMatchObject({
      code: 0,
      stderr: '',
    })
    // The mapping that was used is a file that the next import takes (IMP-204).
    expect(JSON.parse(readFileSync(used, 'utf8'))).toMatchObject({
      files: [{ read: { encoding: 'shift_jis', separator: '~' } }],
    })
    const reused = await load(path, 'Ledger', '--mapping', used, '--json')
    expect(JSON.parse(reused.stdout).counts.grants).toMatchObject({ added: 0, unchanged: 2 })
    const expected = [
      { role: 'Clerk', added: '2025-11-05' },
      { role: 'Head', added: '2024-01-02' },
    ]
    expect(await grantsOf('経理')).toEqual(expected)
    const again = JSON.parse((await load(path, 'Ledger', '--json')).stdout)
    expect(again.counts.grants).toMatchObject({ added: 0, changed: 0, removed: 0, unchanged: 2 })
    // Whoever says something else is heard, and the rest stays.
    const other = await load(path, 'Ledger', '--separator', ';', '--json')
    expect(other.code).toBe(2)
    expect(JSON.parse(other.stdout).questions).toContainEqual(expect.objectContaining({ code: 'mapping_needed' }))
  })

  it('reads the sheet that is named, by name or number (IMP-012)', async () => {
    const header = ['user', 'application', 'role']
    const rows = sheetXml(header, ['ann@corp.example', 'Vault', 'Opener'])
    const other = { name: 'Notes', rows: sheetXml(['a', 'b'], ['1', '2']) }
    const path = write('book.xlsx', printWorkbookXml({ sheets: [{ name: 'Access', rows }, other] }))
    const missing = await load(path, 'Book', '--preset', 'access-list', '--sheet', 'Acess')
    expect(missing).toMatchObject({
      code: 1,
      stderr: 'book.xlsx has no sheet "Acess"; its sheets are "Access", "Notes".\n',
    })
    for (const sheet of ['1', 'access'])
      expect((await load(path, 'Book', '--preset', 'access-list', '--sheet', sheet)).code).toBe(0)
    expect(await grantsOf('Vault')).toHaveLength(1)
    const two = {
      format: 1,
      files: ['A', 'B'].map((sheet) => ({ sheet, make: [{ kind: 'apps', fields: { id: 'a' } }] })),
    }
    const both = await load(path, 'Two', '--mapping', write('two.json', JSON.stringify(two)), '--sheet', 'A')
    expect(both.code).toBe(2)
    expect(both.stderr).toMatch(/^The mapping reads several sheets \(A, B\), so that --sheet cannot choose one\. Leave/)
  })

  it('prints what became of every row and thing, and what is asked, before anything changes (IMP-131, IMP-209, IMP-210)', async () => {
    const rows = [
      'user,application,role,granted on',
      'ann@corp.example,Lines,Clerk,05/11/2025',
      'ann@corp.example,Lines,Clerk,05/11/2025',
      ',,,',
      ',Lines,Clerk,',
    ]
    const path = write('access.csv', rows.join('\n'))
    const { code, stdout } = await load(path, 'Lines', '--preset', 'access-list', '--dry-run')
    expect(code).toBe(0)
    for (const line of [
      'access.csv: 4 rows = 1 taken + 1 empty + 1 repeated + 0 filtered + 1 left out',
      'accounts: 1 made = 1 applied + 0 merged + 0 left out',
      'grants: 3 made = 1 applied + 1 merged + 1 left out',
      'such as 05/11/2025',
      'To choose, add --date-order dmy or --date-order mdy.',
      'To agree, add --left-out 1.',
    ])
      expect(stdout).toContain(line)
    expect(await grantsOf('Lines')).toEqual([])
    const answered = await load(path, 'Lines', '--preset', 'access-list', '--date-order', 'dmy', '--left-out', '1')
    expect(answered.code).toBe(0)
    expect(await grantsOf('Lines')).toEqual([{ role: 'Clerk', added: '2025-11-05' }])
  })

  it('says that files with accounts and no grants give nobody access, and what to do (IMP-270)', async () => {
    const apps = write('apps.csv', 'id\nWiki\n')
    const { code, stdout } = await load(write('accounts.csv', 'app,id\nWiki,ann\n'), 'Accounts', apps, '--dry-run')
    expect(code).toBe(0)
    expect(stdout).toContain("Nobody's access would be known from these files")
    expect(stdout).toContain('--mapping FILE')
  })

  it.skipIf(!hasTerminals)(
    'previews and asks again when the access data changed before the answer (IMP-211)',
    async () => {
      const users = (id: string) => write('users.csv', `id,email\n${id},nine@corp.example\n`)
      const command = `${process.execPath} --liftoff-only ${MAIN} import ${users('1')} --source Asked`
      const terminal = spawn('script', ['-qec', command, '/dev/null'], { env: { ...process.env, ...storage.env } })
      let shown = ''
      terminal.stdout.on('data', (bytes) => {
        shown += bytes
      })
      const asked = (times: number) => eventually(async () => expect(shown.split('Apply?')).toHaveLength(times + 1))
      await asked(1)
      expect(shown).toMatch(/users +1 +0/)
      expect((await load(users('2'), 'Elsewhere')).code).toBe(0)
      terminal.stdin.write('y\n')
      await asked(2)
      expect(shown).toContain('This is what the import would do now')
      expect(shown.split('would do now')[1]).toMatch(/users +0 +0/)
      const ended = once(terminal, 'exit')
      terminal.stdin.write('y\n')
      expect((await ended)[0]).toBe(0)
      expect(shown).toContain('Imported.')
    },
  )

  it('refuses a value that means nothing, and says what to write (IMP-013)', async () => {
    const path = write('access.csv', 'user,application,role\nann@corp.example,Vault,Opener\n')
    for (const [option, value, told] of [
      ['--encoding', 'latin-99', /--encoding does not know "latin-99"\. Use utf-8, /],
      ['--separator', ';;', /--separator must be one character .* write "tab" for a tab/],
      ['--separator', 'x', /--separator must be one character/],
      ['--date-order', 'dym', /--date-order must be dmy \(day first\), mdy \(month first\) or ymd \(year first\)/],
      ['--sheet', ' ', /--sheet must be the name of a sheet, or its number/],
      ['--removed', 'some', /--removed /],
    ] as const) {
      const { code, stderr, stdout } = await load(path, 'Refused', option, value)
      expect([option, code, stdout]).toEqual([option, 2, ''])
      expect(stderr).toMatch(told)
    }
    const own = await load(write('users.csv', 'id,email,name\n1,ann@corp.example,Ann\n'), 'Own', '--separator', ',')
    expect(own).toMatchObject({ code: 2, stderr: expect.stringContaining('--preset recert') })
  })

  it('says what to do where it cannot go on, and leaves nothing in progress (IMP-238)', async () => {
    const path = write('access.csv', 'user,application,role\nann@corp.example,Vault,Opener\n')
    const nowhere = join(dir, 'nowhere', 'file')
    for (const [args, told] of [
      [
        ['--save-mapping', nowhere],
        /--save-mapping: the directory .*nowhere does not exist\. Create it, or name another/,
      ],
      [['--problems', dir], /--problems: .* is a directory\. Name a file\./],
      [['--mapping', nowhere], /file cannot be read: it does not exist\./],
      [['--mapping', dir], /cannot be read: it is a directory\./],
      [
        ['--mapping', write('cut.json', '{"format":1,')],
        /cut\.json is not a mapping:\nIt is not valid JSON: .*position 1[23]/,
      ],
    ] as const)
      expect([args[0], await load(path, 'Unfit', '--dry-run', ...args)]).toEqual([
        args[0],
        expect.objectContaining({ code: 1, stdout: '', stderr: expect.stringMatching(told) }),
      ])
    const env = { ...storage.env, IMPORT_MAX_BYTES: '1048576' }
    const long = write('long.csv', `user,application,role\n${'ann@corp.example,Vault,Opener\n'.repeat(40_000)}`)
    expect(await recert(['import', long, '--source', 'Unfit', '--preset', 'access-list'], env)).toMatchObject({
      code: 1,
      stderr: 'long.csv is larger than 1,048,576 bytes; split it, or raise IMPORT_MAX_BYTES.\n',
    })
    const asked = await load(path, 'Unfit')
    expect(asked.code).toBe(2)
    expect(asked.stdout).not.toContain('0 rows')
    expect(asked.stdout).toMatch(
      /looks like the preset access-list.*\nTo answer, add --preset ID .* or --mapping FILE\./,
    )
    expect((await load(path, 'Unfit', '--preset', 'access-list', '--dry-run')).code).toBe(0)
  })

  it('removes as many as were agreed to, and no other number (IMP-014)', async () => {
    const rows = (...names: string[]) =>
      write('access.csv', `user,application,role\n${names.map((name) => `${name}@gone.example,Gone,R\n`).join('')}`)
    const five = rows('a', 'b', 'c', 'd', 'e')
    expect((await load(five, 'Gone', '--preset', 'access-list')).code).toBe(0)
    const two = rows('a', 'b')
    const asked = await load(two, 'Gone')
    expect(asked.code).toBe(2)
    expect(asked.stdout).toMatch(/3 of the source's 5 grants would be removed/)
    expect(asked.stdout).toMatch(/3 of the source's 5 accounts would be removed.* To agree, add --removed 6\./)
    expect(asked.stdout.match(/--removed/g)).toHaveLength(1)
    expect((await load(two, 'Gone', '--removed', '3')).code).toBe(2)
    expect((await load(two, 'Gone', '--removed', '6', '--dry-run')).code).toBe(0)
    expect(await grantsOf('Gone')).toHaveLength(5)
    expect(await load(two, 'Gone', '--removed', '6')).toMatchObject({ code: 0, stderr: '' })
    expect(await grantsOf('Gone')).toHaveLength(2)
    await server.end('SIGTERM')
  })
})
