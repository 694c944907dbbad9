import { TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { Dialog } from '../parts/dialog/dialog.tsx'
import { say } from '../parts/keys/announcer.tsx'
import { countOf } from '../parts/values/format.ts'
import type { NavigationGroup } from './navigation.ts'
import classes from './palette.module.css'
import { arrange, type PaletteEntry } from './palette.rules.ts'
import { usePaletteGroups } from './use-palette-groups.ts'

interface PaletteProps {
  opened: boolean
  onClose(): void
  navigation: readonly NavigationGroup[]
  mayUseCampaigns: boolean
  onKeys(): void
}

const LABEL = 'Search pages, reviews, campaigns, apps and people'

/** Finds pages, things and actions by their names. Loaded when it is first opened. */
export default function Palette({ opened, onClose, navigation, mayUseCampaigns, onKeys }: PaletteProps) {
  const [query, setQuery] = useState('')
  const [chosen, setChosen] = useState(0)
  const id = useId()
  const { groups, isSearching, error } = usePaletteGroups({ query, opened, navigation, mayUseCampaigns, onKeys })
  const { shown, count } = arrange(query, groups)
  const entries = shown.flatMap((group) => group.entries)
  const at = Math.min(chosen, count - 1)
  const close = () => {
    onClose()
    setQuery('')
    setChosen(0)
  }
  const run = (entry: PaletteEntry | undefined) => {
    if (!entry) return
    close()
    entry.run()
  }
  useEffect(() => {
    if (opened && !isSearching) say(count === 0 ? 'Nothing found' : `${countOf(count, 'result')} found`)
  }, [opened, isSearching, count])

  const onKeyDown = (event: KeyboardEvent) => {
    const to = { ArrowDown: (at + 1) % count, ArrowUp: (at - 1 + count) % count, Home: 0, End: count - 1 }[event.key]
    if (event.key === 'Enter') run(entries[at])
    else if (to !== undefined && count > 0 && (query === '' || event.key.startsWith('Arrow'))) setChosen(to)
    else return
    event.preventDefault()
  }
  return (
    <Dialog
      opened={opened}
      onClose={close}
      withCloseButton={false}
      padding={0}
      size={600}
      yOffset={80}
      aria-label="Search and commands"
      transitionProps={{ duration: 0 }}
    >
      <TextInput
        data-autofocus
        role="combobox"
        aria-label={LABEL}
        aria-expanded={count > 0}
        aria-controls={`${id}list`}
        aria-activedescendant={at >= 0 ? `${id}${at}` : undefined}
        aria-autocomplete="list"
        // The label is too long for a phone.
        placeholder="Search for anything"
        variant="unstyled"
        size="md"
        className={classes.search ?? ''}
        leftSection={<IconSearch size={20} stroke={1.75} aria-hidden />}
        value={query}
        onChange={(event) => {
          setQuery(event.currentTarget.value)
          setChosen(0)
        }}
        onKeyDown={onKeyDown}
      />
      <div className={classes.list} role="listbox" id={`${id}list`} aria-label="Results" tabIndex={-1}>
        {shown.map(({ title, entries: ofGroup }) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a list box
          <div key={title} role="group" aria-label={title}>
            <div className={classes.group} aria-hidden="true">
              {title}
            </div>
            {ofGroup.map((entry) => {
              const index = entries.indexOf(entry)
              return (
                <Option
                  key={entry.id}
                  id={`${id}${index}`}
                  entry={entry}
                  isChosen={index === at}
                  onPoint={() => setChosen(index)}
                  onRun={() => run(entry)}
                />
              )
            })}
          </div>
        ))}
      </div>
      {count === 0 && (
        <p className={classes.none}>
          {isSearching ? 'Searching' : error ? error.message : `Nothing found for "${query.trim()}".`}
        </p>
      )}
    </Dialog>
  )
}

interface OptionProps {
  id: string
  entry: PaletteEntry
  isChosen: boolean
  onPoint(): void
  onRun(): void
}

function Option({ id, entry: { label, hint }, isChosen, onPoint, onRun }: OptionProps) {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isChosen) element.current?.scrollIntoView({ block: 'nearest' })
  }, [isChosen])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the search field has the focus and the keys
    <div
      ref={element}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isChosen}
      className={classes.entry}
      onMouseMove={onPoint}
      onClick={onRun}
    >
      <span>{label}</span>
      {hint && <small>{hint}</small>}
    </div>
  )
}
