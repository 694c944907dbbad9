import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { FILE_KINDS, type FileKind } from '../../../server/imports/columns.ts'
import { presetOf } from '../../../server/imports/map/presets.ts'
import { RowReader } from '../../../server/imports/row-reader.ts'
import { mapTable, table } from './map-table.ts'

const samples = [...readFileSync('docs/import.md', 'utf8').matchAll(/<!-- sample:(\w+)\.csv -->\n```csv\n([^`]+)```/g)]
const MORE: [FileKind, string][] = [
  [
    'users',
    'id,email,name,status,type,manager,employee_id,profile.site\nu@c.example,U@c.example,U,Disabled,agent,a;b@c.example.,7;8,Bonn\n',
  ],
  ['apps', 'id,name,is_directory,monthly_cost_usd,owners\na,A,yes,120,u1;u2\nb,B,,,\n'],
  ['resource_types', 'app,id,name,traits\na,g,Group,group;role\n'],
  ['resources', 'app,id,type,name,parent,description\na,r,g,R,,x\n'],
  [
    'grants',
    'app,entitlement,resource,resource_app,inherited_from,expires_at,granted_by\na,e,r,b,x;c/y,2026-01-31 10:00:00+0200,Boss\n',
  ],
]
const files = [...samples.map(([, kind = '', text = '']) => [kind as FileKind, text] as [FileKind, string]), ...MORE]

describe('our own files', () => {
  it.each(files)('have the same rows through their preset as through the reader of today: %s', (kind, text) => {
    const reader = new RowReader({ fileName: `${kind}.csv`, kind, format: 'csv' })
    const today = [reader.push(Buffer.from(text)), reader.end()].flatMap(({ rows, faults }) => {
      expect(faults).toEqual([])
      return rows
    })
    const [header = [], ...rows] = text
      .trim()
      .split('\n')
      .map((line) => line.split(','))
    const preset = presetOf('recert')?.document
    if (!preset) throw new Error('the preset is missing')
    const { made, problems } = mapTable(preset, FILE_KINDS.indexOf(kind), table(header, rows, { file: `${kind}.csv` }))
    expect(problems).toEqual([])
    // Only mappings know who asked for access.
    const width = today[0]?.fields.length
    expect(made.map(({ line, fields }) => ({ line, fields: fields.slice(0, width) }))).toEqual(today)
  })
})
