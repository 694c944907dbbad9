import { fieldName } from './import.rules.ts'
import type { InspectedFiles } from './import-queries.ts'
import type { MappingFile, Spot } from './mapping.rules.ts'
import { kindName } from './sync.rules.ts'

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

export const spotKey = ({ make, field }: Spot): string => `${make} ${field}`

type Item = { value: string; label: string }
export interface FieldChoices {
  data: (Item | { group: string; items: Item[] })[]
  spots: Map<string, Spot>
}

/** The fields that a column can become. */
export function fieldChoices(file: MappingFile, column: string, kinds: InspectedFiles['kinds']): FieldChoices {
  const spots = new Map<string, Spot>()
  const groups = file.make.map(({ kind, fields }, make) => {
    const known = kinds.find((one) => one.kind === kind)
    const required = new Set(known?.fields.flatMap(({ name, isRequired }) => (isRequired ? [name] : [])))
    const names = [
      ...(known?.fields ?? []).map(({ name }) => name),
      ...(known?.hasProfile ? [`profile.${column}`.slice(0, 200)] : []),
      ...Object.keys(fields).filter((name) => name !== 'profile.*'),
    ]
    const items = [...new Set(names)].map((field) => {
      const spot = { make, field }
      spots.set(spotKey(spot), spot)
      return { value: spotKey(spot), label: `${fieldName(kind, field)}${required.has(field) ? ' (required)' : ''}` }
    })
    // Two parts of a mapping can make the same kind, each under its own condition.
    const isRepeated = file.make.filter((one) => one.kind === kind).length > 1
    return { group: isRepeated ? `${kindName(kind)}, part ${make + 1}` : kindName(kind), items }
  })
  const unused = file.rest === 'profile' ? 'Kept as an attribute' : 'Not used'
  return { data: [{ value: '', label: unused }, ...groups], spots }
}
