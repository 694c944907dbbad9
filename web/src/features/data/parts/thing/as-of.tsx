import { Button, TextInput } from '@mantine/core'
import { useSearchChange } from '../../../../parts/list/use-search-change.ts'
import classes from '../data-list.module.css'

/** Chooses a past day, so that a list shows the access data as it was when that day ended. */
export function AsOf({ day }: { day: string | undefined }) {
  const change = useSearchChange()
  return (
    <span className={classes.asOf}>
      <label htmlFor="as-of">As of</label>
      <TextInput
        id="as-of"
        type="date"
        size="xs"
        title="Show the access data as it was at the end of this day"
        value={day ?? ''}
        onChange={(event) => change({ on: event.currentTarget.value || undefined })}
      />
      {day && (
        <Button variant="subtle" size="xs" onClick={() => change({ on: undefined })}>
          Now
        </Button>
      )}
    </span>
  )
}
