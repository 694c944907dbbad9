import '@mantine/core/styles/Combobox.css'
import '@mantine/core/styles/Pill.css'
import '@mantine/core/styles/PillsInput.css'
import { Button, Combobox, Pill, PillsInput, useCombobox } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Suspense, useRef, useState } from 'react'
import { lazyPart } from '../page/lazy-part.tsx'
import { formatCount } from '../values/format.ts'
import { type Choice, type ChoiceSource, namedQuery } from './choices.ts'

const ChosenDialog = lazyPart(() => import('./chosen-dialog.tsx'))

/** The field shows the last of them; the others are behind a button. */
const SHOWN = 12
/** Where more than this can be chosen, lists are pasted. */
const FEW = 100

interface PickerProps {
  label: string
  source: ChoiceSource
  value: readonly string[]
  onChange(value: string[], choices: Choice[]): void
  /** The most that can be chosen. */
  max?: number
  description?: string
  error?: string | undefined
  placeholder?: string
  disabled?: boolean
  isLabelHidden?: boolean
  /** In a line with filters: less high. */
  isSmall?: boolean
}

/** What can be chosen, and what things are called. */
function useFound({ source, value, max = FEW }: PickerProps, query: string, isOpen: boolean) {
  const shown = value.slice(-SHOWN)
  const named = useQuery({ ...namedQuery(source, shown), placeholderData: keepPreviousData })
  const found = useQuery({
    queryKey: ['pickers', source.kind, 'search', query],
    queryFn: ({ signal }) => source.search(query, signal),
    enabled: isOpen,
    placeholderData: keepPreviousData,
    staleTime: 15_000,
  })
  const known = new Map([...(named.data ?? []), ...(found.data ?? [])].map((choice) => [choice.id, choice]))
  const isFull = max > 1 && value.length >= max
  return {
    chosen: shown.map((id) => ({ id, name: known.get(id)?.label ?? (named.isFetching ? '…' : id) })),
    // A field that hides loses the focus, so it does not while the names of what was just chosen are known.
    isNaming: named.isLoading && shown.some((id) => !known.has(id)),
    known,
    options: isFull ? [] : (found.data ?? []).filter(({ id }) => !value.includes(id)),
    nothing: isFull
      ? `${formatCount(max)} at most. Remove one to choose another.`
      : (found.error?.message ?? (found.isFetching ? 'Searching' : 'Nothing found')),
  }
}

/** Chooses things by searching for them on the server. */
export function Picker(props: PickerProps) {
  const { label, source, value, onChange, max = FEW, description, error, placeholder } = props
  const { disabled = false, isLabelHidden, isSmall } = props
  const [text, setText] = useState('')
  const [query] = useDebouncedValue(text, 200)
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() })
  /** The text with which the dialog opens. */
  const [pasted, setPasted] = useState<string>()
  const { chosen, isNaming, known, options, nothing } = useFound(props, query, combobox.dropdownOpened)
  const opens =
    value.length > SHOWN ? `${formatCount(value.length - SHOWN)} more` : max > FEW && !disabled && 'Paste a list'
  const field = useRef<HTMLInputElement>(null)
  const change = (ids: string[]) =>
    onChange(
      ids,
      ids.flatMap((id) => known.get(id) ?? []),
    )
  return (
    <Combobox
      store={combobox}
      onOptionSubmit={(id) => {
        change(max === 1 ? [id] : [...value, id])
        setText('')
        // It may be over the next field; another choice opens it again.
        combobox.closeDropdown()
      }}
    >
      <Combobox.DropdownTarget>
        <PillsInput
          label={isLabelHidden ? undefined : label}
          description={description}
          error={error}
          disabled={disabled}
          size={isSmall ? 'xs' : 'sm'}
          // What is chosen stays readable where it cannot be changed.
          styles={{ input: { opacity: 1, paddingBlock: isSmall ? 2 : 5 } }}
          onClick={() => combobox.openDropdown()}
        >
          {/* Names that come later would push what stands beside them. */}
          <Pill.Group style={{ visibility: isNaming ? 'hidden' : undefined }}>
            {opens && (
              <Button variant="light" size="compact-xs" aria-label={`${opens}: ${label}`} onClick={() => setPasted('')}>
                {opens}
              </Button>
            )}
            {chosen.map(({ id, name }) => (
              <Pill
                key={id}
                size={isSmall ? 'xs' : 'sm'}
                withRemoveButton={!disabled}
                removeButtonProps={{ 'aria-label': `Remove ${name}`, 'aria-hidden': false, tabIndex: 0 }}
                onRemove={() => {
                  // The button goes, and the focus with it.
                  if (document.activeElement?.closest('button')) {
                    field.current?.focus()
                    combobox.closeDropdown()
                  }
                  change(value.filter((other) => other !== id))
                }}
              >
                {name}
              </Pill>
            ))}
            <Combobox.EventsTarget>
              <PillsInput.Field
                ref={field}
                // Beside pills with their own buttons it must be large enough to press.
                mih={24}
                value={text}
                aria-label={label}
                placeholder={value.length === 0 ? (placeholder ?? 'Search') : ''}
                onFocus={() => combobox.openDropdown()}
                onBlur={() => combobox.closeDropdown()}
                onChange={(event) => {
                  setText(event.currentTarget.value)
                  combobox.openDropdown()
                  combobox.updateSelectedOptionIndex()
                }}
                onPaste={(event) => {
                  const list = event.clipboardData.getData('text/plain').trim()
                  // A field of one line would join the lines.
                  if (max === 1 || !/[\r\n]/.test(list)) return
                  event.preventDefault()
                  setPasted(list)
                }}
                onKeyDown={(event) => {
                  if (event.key === 'Backspace' && text === '' && value.length > 0) change(value.slice(0, -1))
                }}
              />
            </Combobox.EventsTarget>
          </Pill.Group>
        </PillsInput>
      </Combobox.DropdownTarget>
      <Combobox.Dropdown>
        <Combobox.Options aria-label={label} mah={280} style={{ overflowY: 'auto' }}>
          {options.map(({ id, label: name, hint }) => (
            // As large as a finger on phones.
            <Combobox.Option key={id} value={id} py={{ base: 13, sm: 6 }}>
              {name}
              {hint && <small style={{ color: 'var(--recert-quiet)' }}> {hint}</small>}
            </Combobox.Option>
          ))}
          {options.length === 0 && <Combobox.Empty>{nothing}</Combobox.Empty>}
        </Combobox.Options>
      </Combobox.Dropdown>
      <Suspense>
        {pasted !== undefined && (
          <ChosenDialog
            label={label}
            source={source}
            value={value}
            max={max}
            disabled={disabled}
            pasted={pasted}
            onChange={(choices) =>
              onChange(
                choices.map(({ id }) => id),
                choices,
              )
            }
            onClose={() => setPasted(undefined)}
          />
        )}
      </Suspense>
    </Combobox>
  )
}
