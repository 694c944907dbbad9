import '@mantine/core/styles/Pill.css'
import '@mantine/core/styles/PillsInput.css'
import { Pill, PillsInput } from '@mantine/core'
import { useState } from 'react'
import { addRanges } from '../credential.rules.ts'

interface RangesFieldProps {
  value: readonly string[]
  error: string | undefined
  onChange(value: string[]): void
}

/** Address ranges as chips. Enter, a comma or leaving the field adds what was typed. */
export function RangesField({ value, error, onChange }: RangesFieldProps) {
  const [text, setText] = useState('')
  const add = (typed: string) => {
    setText('')
    if (typed.trim() !== '') onChange(addRanges(value, typed))
  }
  return (
    <PillsInput
      label="Allowed source IPs"
      description="Address ranges in CIDR notation, such as 10.20.0.0/16. Leave empty to allow any address."
      error={error}
    >
      <Pill.Group>
        {value.map((range) => (
          <Pill
            key={range}
            withRemoveButton
            removeButtonProps={{ 'aria-label': `Remove ${range}`, 'aria-hidden': false, tabIndex: 0 }}
            onRemove={() => onChange(value.filter((other) => other !== range))}
          >
            {range}
          </Pill>
        ))}
        <PillsInput.Field
          aria-label="Add an address range"
          placeholder={value.length === 0 ? 'Any address' : 'Add another'}
          value={text}
          onChange={(event) => {
            const typed = event.currentTarget.value
            if (/[\s,;]$/.test(typed)) add(typed)
            else setText(typed)
          }}
          onBlur={() => add(text)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') {
              event.preventDefault()
              add(text)
            } else if (event.key === 'Backspace' && text === '') onChange(value.slice(0, -1))
          }}
          onPaste={(event) => {
            event.preventDefault()
            add(text + event.clipboardData.getData('text'))
          }}
        />
      </Pill.Group>
    </PillsInput>
  )
}
