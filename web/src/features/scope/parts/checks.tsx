import '@mantine/core/styles/InlineInput.css'
import '@mantine/core/styles/Checkbox.css'
import { Checkbox } from '@mantine/core'
import classes from './setup.module.css'

interface ChecksProps<Value extends string> {
  label: string
  options: readonly { value: Value; label: string }[]
  value: readonly string[]
  disabled?: boolean
  onChange(value: Value[]): void
}

/** Any of a few options. */
export function Checks<Value extends string>({ label, options, value, disabled, onChange }: ChecksProps<Value>) {
  const chosen = options.map((option) => option.value).filter((one) => value.includes(one))
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is not a flex container in every browser
    <div className={classes.line} role="group" aria-label={label}>
      <span className={classes.note}>{label}</span>
      {options.map((option) => (
        <Checkbox
          key={option.value}
          size="xs"
          label={option.label}
          checked={value.includes(option.value)}
          disabled={disabled ?? false}
          onChange={(event) =>
            onChange(
              event.currentTarget.checked ? [...chosen, option.value] : chosen.filter((one) => one !== option.value),
            )
          }
        />
      ))}
    </div>
  )
}
