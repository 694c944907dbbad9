import { useQuery } from '@tanstack/react-query'
import { inheritanceText } from '../../inheritance.rules.ts'
import { inheritanceQuery, resources } from '../../queries.ts'
import classes from '../setup.module.css'

/** Of more, only the first are counted: the preview counts the items of all. */
const MOST = 100

/** What flows into each chosen resource, and so is reviewed with it. */
export function InheritanceNote({ keys }: { keys: readonly string[] }) {
  const counted = keys.slice(0, MOST)
  const { data } = useQuery(inheritanceQuery(counted))
  const names = useQuery({
    queryKey: ['scope', 'resource-names', counted],
    enabled: counted.length > 0,
    queryFn: ({ signal }) => resources.named(counted, signal),
  })
  if (!data || !names.data || keys.length === 0) return null
  return (
    <ul className={classes.flows} aria-label="What flows in">
      {names.data.map(({ id, label }) => (
        <li key={id}>
          <span>{label}</span> {inheritanceText(data.get(id.split('/')[1] ?? ''))}
        </li>
      ))}
    </ul>
  )
}
