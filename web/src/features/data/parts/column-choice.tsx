import '@mantine/core/styles/Checkbox.css'
import '@mantine/core/styles/InlineInput.css'
import { Button, Checkbox, Popover } from '@mantine/core'
import { useLocalStorage } from '@mantine/hooks'
import { IconColumns3 } from '@tabler/icons-react'
import { useSession } from '../../session/queries.ts'
import classes from './data-list.module.css'

/** The columns of a list that this person has not hidden in this browser. The first one names the row and stays. */
export function useShownColumns<Column extends { label: string }>(list: string, columns: readonly Column[]) {
  const { userId } = useSession()
  const [hidden, setHidden, reset] = useLocalStorage<readonly string[]>({
    key: `recert-list-columns-${userId}-${list}`,
    defaultValue: [],
    getInitialValueInEffect: false,
  })
  return {
    columns: columns.filter(({ label }, index) => index === 0 || !hidden.includes(label)),
    hidden,
    toggle: (label: string) =>
      setHidden(hidden.includes(label) ? hidden.filter((one) => one !== label) : [...hidden, label]),
    reset,
  }
}

interface ColumnChoiceProps {
  /** All columns of the list, without the one that names its rows. */
  labels: readonly string[]
  hidden: readonly string[]
  toggle(label: string): void
  reset(): void
}

export function ColumnChoice({ labels, hidden, toggle, reset }: ColumnChoiceProps) {
  return (
    <Popover position="bottom-end" trapFocus returnFocus>
      <Popover.Target>
        <Button
          variant="default"
          size="xs"
          leftSection={<IconColumns3 size={16} stroke={1.75} aria-hidden />}
          aria-label="Columns"
        >
          Columns
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label="Columns">
        <fieldset className={classes.columns}>
          <legend>Columns</legend>
          {labels.map((label) => (
            <Checkbox
              key={label}
              size="xs"
              label={label}
              checked={!hidden.includes(label)}
              onChange={() => toggle(label)}
            />
          ))}
        </fieldset>
        <Button variant="subtle" size="xs" disabled={hidden.length === 0} onClick={reset}>
          Show all
        </Button>
      </Popover.Dropdown>
    </Popover>
  )
}
