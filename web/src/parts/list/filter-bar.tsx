import '@mantine/core/styles/Checkbox.css'
import '@mantine/core/styles/Badge.css'
import '@mantine/core/styles/CheckboxIndicator.css'
import '@mantine/core/styles/InlineInput.css'
import { Checkbox, Popover } from '@mantine/core'
import { IconPlus, IconX } from '@tabler/icons-react'
import { type ReactNode, useEffect, useState } from 'react'
import { hasDialog, hasOwnKeys } from '../keys/keys.rules.ts'
import { usePageActions } from '../keys/page-actions.ts'
import { hasSingleKeys } from '../keys/preferences.ts'
import { formatCount } from '../values/format.ts'
import classes from './filter-bar.module.css'
import { SearchField } from './search-field.tsx'

export interface FilterOption {
  value: string
  label: string
  count?: number
}

/** A filter that the search parameter `name` of the page holds: a flag, or one or several options. */
export interface Filter {
  name: string
  label: string
  /** Without options it is a flag. */
  options?: readonly FilterOption[]
  isSingle?: boolean
  /** Always in sight, as a chip; others are under "Filter". */
  isPinned?: boolean
  count?: number
}

type Value = string | readonly string[] | boolean | undefined

interface FilterBarProps {
  filters: readonly Filter[]
  /** The search parameters of the page. */
  value: Readonly<Record<string, unknown>>
  /** `isTyped`: replaces the history entry instead of adding one. */
  onChange(change: Record<string, Value>, isTyped?: boolean): void
  searchLabel?: string
  /** For lists that cannot be searched by text. */
  isWithoutSearch?: boolean
  /** Filters that choose something by searching for it. */
  pickers?: ReactNode
  /** At the right. */
  children?: ReactNode
}

/** Filters that the command palette can set; long lists are left to the bar. */
const MOST_OPTIONS = 30
const choicesOf = (filter: Filter): { label: string; change: Record<string, Value> }[] =>
  filter.options
    ? filter.options.slice(0, MOST_OPTIONS).map(({ value, label }) => ({
        label: `Only ${label} (${filter.label.toLowerCase()})`,
        change: { [filter.name]: filter.isSingle ? value : [value] },
      }))
    : [{ label: `Filter: ${filter.label}`, change: { [filter.name]: true } }]

/** For a button that goes with what it takes away. */
const focusBar = (button: Element) => button.closest('search')?.querySelector<HTMLElement>('input, button')?.focus()

const valuesOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.map(String) : typeof value === 'string' ? [value] : []

/** Search and filters of a list. Everything it holds is in the address of the page. */
export function FilterBar({
  filters,
  value,
  onChange,
  searchLabel,
  isWithoutSearch = false,
  pickers,
  children,
}: FilterBarProps) {
  const isSet = ({ name }: Filter) => value[name] !== undefined
  usePageActions(() => filters.flatMap(choicesOf).map(({ label, change }) => ({ label, run: () => onChange(change) })))
  const shown = filters.filter((filter) => filter.isPinned || isSet(filter))
  const cleared = Object.fromEntries(['q', ...filters.map(({ name }) => name)].map((name) => [name, undefined]))
  return (
    <search className={classes.bar}>
      {!isWithoutSearch && (
        <SearchField
          value={typeof value.q === 'string' ? value.q : ''}
          {...(searchLabel ? { label: searchLabel } : {})}
          onChange={(q) => onChange({ q: q || undefined }, true)}
        />
      )}
      {shown.map((filter) => (
        <Chip key={filter.name} filter={filter} value={value[filter.name]} onChange={onChange} />
      ))}
      {filters.some((filter) => !filter.isPinned) && (
        <AddFilter filters={filters.filter((filter) => !filter.isPinned)} value={value} onChange={onChange} />
      )}
      {pickers && <div className={classes.pickers}>{pickers}</div>}
      {filters.some(isSet) && (
        <button
          type="button"
          className={classes.clear}
          onClick={(event) => {
            focusBar(event.currentTarget)
            onChange(cleared)
          }}
        >
          Clear filters
        </button>
      )}
      {children && <div className={classes.right}>{children}</div>}
    </search>
  )
}

interface ChipProps {
  filter: Filter
  value: unknown
  onChange: FilterBarProps['onChange']
}

function Chip({ filter, value, onChange }: ChipProps) {
  const { name, label, options, count } = filter
  const chosen = valuesOf(value)
  const isOn = value !== undefined
  const words = chosen.map((one) => options?.find((option) => option.value === one)?.label ?? one).join(', ')
  const content = (
    <>
      {options && isOn ? `${label}: ${words}` : label}
      {count !== undefined && <span>{formatCount(count)}</span>}
    </>
  )
  if (!options)
    return (
      <button
        type="button"
        className={classes.chip}
        aria-pressed={isOn}
        onClick={(event) => {
          if (isOn && !filter.isPinned) focusBar(event.currentTarget)
          onChange({ [name]: isOn ? undefined : true })
        }}
      >
        {content}
        {isOn && !filter.isPinned && <IconX size={14} aria-hidden />}
      </button>
    )
  return (
    <Popover position="bottom-start" trapFocus returnFocus>
      <Popover.Target>
        <button type="button" className={classes.chip} data-on={isOn || undefined}>
          {content}
        </button>
      </Popover.Target>
      <Popover.Dropdown>
        <Options filter={filter} chosen={chosen} onChange={onChange} />
      </Popover.Dropdown>
    </Popover>
  )
}

function Options({
  filter,
  chosen,
  isFocused = false,
  onChange,
}: {
  filter: Filter
  chosen: readonly string[]
  /** Takes the focus, because what had it is gone. */
  isFocused?: boolean
  onChange: FilterBarProps['onChange']
}) {
  const { name, label, options = [], isSingle = false } = filter
  const toggle = (one: string) => {
    const isOn = chosen.includes(one)
    const next = isSingle ? (isOn ? [] : [one]) : isOn ? chosen.filter((other) => other !== one) : [...chosen, one]
    onChange({ [name]: next.length === 0 ? undefined : isSingle ? next[0] : next })
  }
  return (
    <fieldset className={classes.options}>
      <legend>{label}</legend>
      {options.map((option, index) => (
        <Checkbox
          key={option.value}
          autoFocus={isFocused && index === 0}
          size="xs"
          checked={chosen.includes(option.value)}
          label={option.count === undefined ? option.label : `${option.label} (${formatCount(option.count)})`}
          onChange={() => toggle(option.value)}
        />
      ))}
      {options.length === 0 && <p>Nothing to choose from.</p>}
    </fieldset>
  )
}

/** All filters that are not always in sight, so that `f` is there also when each of them is set. */
function AddFilter({ filters, value, onChange }: Pick<FilterBarProps, 'filters' | 'value' | 'onChange'>) {
  const [opened, setOpened] = useState(false)
  const [name, setName] = useState<string>()
  const filter = filters.find((one) => one.name === name)
  const close = () => {
    setOpened(false)
    setName(undefined)
  }
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'f' || event.ctrlKey || event.metaKey || event.altKey) return
      if (!hasSingleKeys() || hasOwnKeys(event.target) || hasDialog() || event.defaultPrevented) return
      event.preventDefault()
      setOpened(true)
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
  return (
    <Popover opened={opened} onClose={close} onDismiss={close} position="bottom-start" trapFocus returnFocus>
      <Popover.Target>
        <button
          type="button"
          className={classes.chip}
          onClick={() => setOpened(!opened)}
          aria-expanded={opened}
          aria-keyshortcuts="f"
        >
          <IconPlus size={14} aria-hidden />
          Filter
        </button>
      </Popover.Target>
      <Popover.Dropdown>
        {filter?.options ? (
          <Options
            filter={filter}
            chosen={valuesOf(value[filter.name])}
            isFocused
            onChange={(change) => {
              onChange(change)
              close()
            }}
          />
        ) : (
          <div className={classes.menu}>
            {filters.map((one) => (
              <button
                key={one.name}
                type="button"
                {...(one.options ? {} : { 'aria-pressed': value[one.name] !== undefined })}
                onClick={() => {
                  if (one.options) return setName(one.name)
                  onChange({ [one.name]: value[one.name] === undefined ? true : undefined })
                  close()
                }}
              >
                {one.label}
                {one.count !== undefined && <span>{formatCount(one.count)}</span>}
              </button>
            ))}
          </div>
        )}
      </Popover.Dropdown>
    </Popover>
  )
}
