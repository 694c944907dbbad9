import type { TableRow, TableShape } from '../../read/table.ts'
import type { FileMapping, When } from '../document/mapping.ts'
import { fold } from '../texts.ts'
import type { FormField } from './forms.ts'
import type { Found } from './suggest-makes.ts'

const TOTALS = ['total', 'totals', 'grand total', 'sum', 'summe', 'gesamt', 'gesamtergebnis', 'totale', 'totaal']
const TOTAL_STARTS = TOTALS.flatMap((word) => [`${word} `, `${word}:`])

/** Drops a line that counts the others: its person is called "Total", and it has no role. */
export function totalLines(
  fields: ReadonlyMap<FormField, readonly Found[]>,
  rows: readonly TableRow[],
  { columns }: TableShape,
): Pick<FileMapping, 'filter'> {
  const person = (fields.get('grants.account') ?? fields.get('accounts.id'))?.[0]?.column.name
  const role = fields.get('grants.entitlement')?.[0]?.column.name
  if (person === undefined || role === undefined) return {}
  const [personAt, roleAt] = [columns.indexOf(person), columns.indexOf(role)]
  const isTotal = ({ cells }: TableRow) => {
    const [name = '', held = ''] = [cells[personAt], cells[roleAt]]
    return held.length === 0 && typeof name === 'string' && isTotalName(fold(name))
  }
  if (!rows.some(isTotal)) return {}
  const named: When = {
    any: [
      { column: person, is: TOTALS },
      { column: person, startsWith: TOTAL_STARTS },
    ],
  }
  return { filter: [{ when: { all: [named, { column: role, empty: true }] }, because: 'Total line' }] }
}

const isTotalName = (text: string) => TOTALS.includes(text) || TOTAL_STARTS.some((start) => text.startsWith(start))
