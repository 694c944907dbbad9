import { CloseButton, Kbd, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { hasDialog, hasOwnKeys } from '../keys/keys.rules.ts'
import { focusPart, hasNoFocus } from '../keys/page-parts.ts'
import { hasSingleKeys, useSingleKeys } from '../keys/preferences.ts'
import classes from './search-field.module.css'

const PAUSE_MS = 250

interface SearchFieldProps {
  value: string
  label?: string
  onChange(value: string): void
}

/** The search of a page; `/` goes there. It reports what was typed after a short pause. */
export function SearchField({ value, label = 'Search', onChange }: SearchFieldProps) {
  const [hasKeys] = useSingleKeys()
  const field = useRef<HTMLInputElement>(null)
  const before = useRef<Element>(null)
  const [text, setText] = useState(value)
  const [reported, setReported] = useState(value)
  // The address changed by other means: the back button, a link, "Clear filters".
  if (value !== reported) {
    setReported(value)
    setText(value)
  }
  useEffect(() => {
    if (text === value) return
    const timer = setTimeout(() => {
      setReported(text)
      onChange(text)
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text, value, onChange])
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return
      if (!hasSingleKeys() || hasOwnKeys(event.target) || hasDialog()) return
      event.preventDefault()
      before.current = document.activeElement
      field.current?.focus()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
  return (
    <TextInput
      ref={field}
      type="search"
      size="xs"
      aria-label={label}
      placeholder={label}
      value={text}
      leftSection={<IconSearch size={16} stroke={1.75} aria-hidden />}
      rightSection={
        text === '' ? (
          hasKeys && (
            <Kbd size="xs" className={classes.key}>
              /
            </Kbd>
          )
        ) : (
          <CloseButton size="sm" miw={24} aria-label="Clear the search" onClick={() => setText('')} />
        )
      }
      onChange={(event) => setText(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') focusPart('list')
        if (event.key !== 'Escape') return
        field.current?.blur()
        if (before.current instanceof HTMLElement && before.current.isConnected) before.current.focus()
        if (hasNoFocus()) focusPart('list')
      }}
    />
  )
}
