import { describe, expect, it } from 'vitest'
import type { FileKind } from './columns.ts'
import { RowReader } from './row-reader.ts'

const readCsv = (kind: FileKind, text: string) => read({ fileName: `${kind}.csv`, kind, format: 'csv' }, text)
const readJson = (kind: FileKind, text: string) => read({ fileName: `${kind}.jsonl`, kind, format: 'jsonl' }, text)

function read(file: ConstructorParameters<typeof RowReader>[0], text: string) {
  const reader = new RowReader(file)
  const [first, { rows, faults }] = [reader.push(Buffer.from(text)), reader.end()]
  return { rows: [...first.rows, ...rows], faults: [...first.faults, ...faults] }
}

describe('the rows of an import file', () => {
  it.each(['constructor', 'toString', '__proto__', 'hasOwnProperty'])('refuse %s as a value of a list', (value) => {
    expect(readCsv('apps', `id,name,is_directory\na,A,${value}\n`).faults).toMatchObject([
      { line: 2, column: 'is_directory', reason: 'bad_value', problem: 'must be true or false' },
    ])
    expect(readCsv('users', `id,email,name,status\nu,u@corp.example,U,${value}\n`).faults).toMatchObject([
      { line: 2, column: 'status', reason: 'bad_value' },
    ])
  })

  const user = (more: string) => `{"id":"u","email":"u@corp.example","name":"U",${more}}\n`

  it('refuse attributes that are nested too deep', () => {
    const nested = (depth: number) => user(`"profile":{"a":${'['.repeat(depth)}${']'.repeat(depth)}}`)
    expect(readJson('users', nested(60)).faults).toEqual([])
    for (const depth of [63, 5_000, 200_000])
      expect(readJson('users', nested(depth)).faults).toMatchObject([{ line: 1, reason: 'bad_json', key: '' }])
  })

  it('refuse a member that is given twice, by its name', () => {
    const [fault] = readJson('users', user('"department":"A","department":"B"')).faults
    expect(fault).toMatchObject({ line: 1, reason: 'bad_json' })
    expect(fault?.problem).toContain('"department"')
    expect(readJson('users', user('"profile":{"a":1,"a":2}')).faults).toMatchObject([{ reason: 'bad_json' }])
  })

  it('keep the digits of a number, or refuse it (IMP-005)', () => {
    const account = (id: string) => `{"app":"crm","id":${id}}\n`
    expect(readJson('accounts', account('9007199254740991')).rows[0]?.fields.slice(0, 2)).toEqual([
      'crm',
      '9007199254740991',
    ])
    const { rows, faults } = readJson('accounts', account('9007199254740993') + account('"9007199254740993"'))
    expect(rows.map(({ fields }) => fields[1])).toEqual(['9007199254740993'])
    expect(faults).toMatchObject([{ line: 1, reason: 'bad_number', value: '9007199254740993', key: '' }])
    expect(readJson('users', user('"profile":{"n":12345678901234567890}')).faults).toMatchObject([
      { reason: 'bad_number' },
    ])
  })

  it('are refused with the whole file where a quoted value does not end, and the line of the quote is named (IMP-004)', () => {
    const text = 'id,email,name\nu1,a@corp.example,"A\nu9,evil@corp.example,Evil\n'
    expect(() => readCsv('users', text)).toThrow(
      /^users\.csv has a quoted value that starts in line 2 and does not end/,
    )
  })
})
