import type { InspectedFiles, InspectedTable } from '../import-queries.ts'
import { kindName } from '../sync.rules.ts'
import { fieldName } from './import.rules.ts'
import { fillings, type MappingFile, type Spot, valueAt } from './mapping.rules.ts'
import { joinedColumns } from './mapping-value.rules.ts'

/** What a row can be, the usual ones first. */
export const KIND_CHOICES = [
  { value: 'users', label: 'A person' },
  { value: 'accounts', label: 'An account in an app' },
  { value: 'grants', label: 'Access: who has which role or permission' },
  { value: 'entitlements', label: 'A role or permission' },
  { value: 'apps', label: 'An app' },
  { value: 'resources', label: 'A resource, such as a group or a project' },
  { value: 'resource_types', label: 'A type of resource' },
]

/** A field that a column can fill, alone or behind the columns that fill it already. */
export interface Place extends Spot {
  isJoined?: boolean
}

export const placeKey = ({ make, field, isJoined }: Place): string => `${make} ${field}${isJoined ? ' +' : ''}`

type Item = { value: string; label: string }
export interface FieldChoices {
  data: (Item | { group: string; items: Item[] })[]
  places: Map<string, Place>
}

/** The fields that a column can become. */
export function fieldChoices(
  file: MappingFile,
  column: string,
  { kinds, columns }: { kinds: InspectedFiles['kinds']; columns: InspectedTable['columns'] },
): FieldChoices {
  const places = new Map<string, Place>()
  const groups = file.make.map(({ kind, fields }, make) => {
    const known = kinds.find((one) => one.kind === kind)
    const required = new Set(known?.fields.flatMap(({ name, isRequired }) => (isRequired ? [name] : [])))
    const names = [
      ...(known?.fields ?? []).map(({ name }) => name),
      ...(known?.hasProfile ? [`profile.${column}`.slice(0, 200)] : []),
      ...Object.keys(fields).filter((name) => name !== 'profile.*'),
    ]
    const items = [...new Set(names)].flatMap((field) => {
      const before = columnBefore(file, { make, field }, column, columns)
      const name = fieldName(kind, field)
      const choices: { place: Place; label: string }[] = [
        { place: { make, field }, label: `${name}${required.has(field) ? ' (required)' : ''}` },
      ]
      if (before !== undefined)
        choices.push({ place: { make, field, isJoined: true }, label: `${name}, after ${before}` })
      return choices.map(({ place, label }) => {
        places.set(placeKey(place), place)
        return { value: placeKey(place), label }
      })
    })
    // Two parts of a mapping can make the same kind, each under its own condition.
    const isRepeated = file.make.filter((one) => one.kind === kind).length > 1
    return { group: isRepeated ? `${kindName(kind)}, part ${make + 1}` : kindName(kind), items }
  })
  const unused = file.rest === 'profile' ? 'Kept as an attribute' : 'Not used'
  return { data: [{ value: '', label: unused }, ...groups], places }
}

/** The column that another one stands behind in a field, or would stand; undefined where nothing can be joined. */
function columnBefore(
  file: MappingFile,
  spot: Spot,
  column: string,
  columns: InspectedTable['columns'],
): string | undefined {
  if (!joinedColumns(valueAt(file, spot))) return undefined
  const its = fillings(file, columns).flatMap((one) =>
    one.spot.make === spot.make && one.spot.field === spot.field && 'column' in one.filling ? [one.filling] : [],
  )
  const own = its.find((one) => one.column === column)
  return own ? own.after : its.at(-1)?.column
}
