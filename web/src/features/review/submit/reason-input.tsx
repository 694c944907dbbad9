import { TextInput, type TextInputProps } from '@mantine/core'
import { useId } from 'react'
import classes from './reason-input.module.css'

/** Offered while typing; any other text is as good. */
const USUAL = ['Not needed for the job', 'Moved to another team', 'Not used', 'Granted by mistake']
/** As much as the server takes. */
const MOST_CHARACTERS = 4000

interface ReasonInputProps extends Omit<TextInputProps, 'onChange' | 'value'> {
  value: string
  isDenial: boolean
  onText(text: string): void
}

/** A field for the reason of a decision. */
export function ReasonInput({ isDenial, onText, ...props }: ReasonInputProps) {
  const id = useId()
  return (
    <>
      <TextInput
        classNames={{ input: classes.input ?? '' }}
        maxLength={MOST_CHARACTERS}
        {...(isDenial ? { list: id } : {})}
        {...props}
        onChange={(event) => onText(event.currentTarget.value)}
      />
      {isDenial && (
        <datalist id={id}>
          {USUAL.map((text) => (
            <option key={text} value={text} />
          ))}
        </datalist>
      )}
    </>
  )
}
