import { Picker } from '../../../parts/list/picker.tsx'
import { useSearchChange } from '../../../parts/list/use-search-change.ts'
import { people } from '../../pickers/queries.ts'
import { usePermission } from '../../session/queries.ts'

interface PersonFilterProps {
  /** The search parameter that holds the person. */
  name: string
  label: string
  /** What is shown when nobody is chosen: "Any owner". */
  placeholder: string
  value: string | undefined
}

/** A filter that chooses one person; only for those who may search people. */
export function PersonFilter({ name, label, placeholder, value }: PersonFilterProps) {
  const change = useSearchChange()
  const mayReadPeople = usePermission('user.read')
  if (!mayReadPeople) return null
  return (
    <Picker
      label={label}
      isLabelHidden
      isSmall
      placeholder={placeholder}
      source={people}
      value={value ? [value] : []}
      max={1}
      onChange={([person]) => change({ [name]: person })}
    />
  )
}
