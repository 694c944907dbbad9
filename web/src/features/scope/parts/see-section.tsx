import '@mantine/core/styles/FloatingIndicator.css'
import '@mantine/core/styles/SegmentedControl.css'
import { ActionIcon, NativeSelect, SegmentedControl, Textarea } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { Picker } from '../../../parts/list/picker.tsx'
import { lazyPart } from '../../../parts/page/lazy-part.tsx'
import { chosenColumns, columnConfigOf } from '../columns.rules.ts'
import { COLUMN_LABELS } from '../labels.ts'
import { accountAttributes, accountAttributesQuery } from '../queries.ts'
import { useDraft, useField } from '../use-draft.ts'
import { Row } from './section.tsx'
import classes from './setup.module.css'

const Markdown = lazyPart(async () => ({ default: (await import('../../../parts/values/markdown.tsx')).Markdown }))

const VIEWS = [
  { value: 'ACCESS_REVIEW_VIEW_TYPE_BY_APP', label: 'By app' },
  { value: 'ACCESS_REVIEW_VIEW_TYPE_BY_USER', label: 'By user' },
  { value: 'ACCESS_REVIEW_VIEW_TYPE_BY_RESOURCE', label: 'By resource' },
  { value: 'ACCESS_REVIEW_VIEW_TYPE_UNSTRUCTURED', label: 'Flat' },
] as const

/** What reviewers see. */
export function SeeSection() {
  const view = useField('defaultView')
  return (
    <>
      <Row label="First view" error={view.error}>
        <NativeSelect
          className={classes.choice ?? ''}
          aria-label="First view"
          size="sm"
          disabled={view.disabled}
          value={view.value.endsWith('_UNSPECIFIED') ? VIEWS[0].value : view.value}
          data={[...VIEWS]}
          onChange={(event) => view.onChange(event.currentTarget.value)}
        />
      </Row>
      <Columns />
      <Attributes />
      <Instructions />
    </>
  )
}

function Columns() {
  const { mayPick } = useDraft()
  const config = useField('columnConfig')
  const attributes = useQuery({ ...accountAttributesQuery, enabled: mayPick })
  const chosen = chosenColumns(config.value)
  const names = [...new Set((attributes.data ?? []).map(({ name }) => name))]
  const set = (next: string[]) => config.onChange(columnConfigOf(next))
  const labelOf = (column: string) => COLUMN_LABELS[column] ?? `Attribute ${column.replace(/^attribute:/, '')}`
  const move = (index: number, by: 1 | -1) => {
    const next = [...chosen]
    const [column] = next.splice(index, 1)
    if (column) next.splice(index + by, 0, column)
    set(next)
  }
  const offered = [...Object.keys(COLUMN_LABELS), ...names.map((name) => `attribute:${name}`)].filter(
    (column) => !chosen.includes(column),
  )
  return (
    <Row label="Columns" error={config.error}>
      {chosen.length === 0 && <p className={classes.note}>The columns of the view.</p>}
      {chosen.length > 0 && (
        <ul className={classes.list} aria-label="Columns in order">
          {chosen.map((column, index) => (
            <li key={column}>
              <span className={classes.name}>{labelOf(column)}</span>
              <ActionIcon
                variant="subtle"
                color="gray"
                disabled={config.disabled || index === 0}
                aria-label={`Move ${labelOf(column)} up`}
                onClick={() => move(index, -1)}
              >
                <IconArrowUp size={16} stroke={1.75} aria-hidden />
              </ActionIcon>
              <ActionIcon
                variant="subtle"
                color="gray"
                disabled={config.disabled || index === chosen.length - 1}
                aria-label={`Move ${labelOf(column)} down`}
                onClick={() => move(index, 1)}
              >
                <IconArrowDown size={16} stroke={1.75} aria-hidden />
              </ActionIcon>
              <ActionIcon
                variant="subtle"
                color="gray"
                disabled={config.disabled}
                aria-label={`Remove ${labelOf(column)}`}
                onClick={() => set(chosen.filter((one) => one !== column))}
              >
                <IconX size={16} stroke={1.75} aria-hidden />
              </ActionIcon>
            </li>
          ))}
        </ul>
      )}
      {!config.disabled && (
        <NativeSelect
          className={classes.choice ?? ''}
          aria-label="Add a column"
          size="sm"
          value=""
          data={[
            { value: '', label: chosen.length === 0 ? 'Choose columns instead' : 'Add a column' },
            ...offered.map((column) => ({ value: column, label: labelOf(column) })),
          ]}
          onChange={(event) => set([...chosen, event.currentTarget.value])}
        />
      )}
    </Row>
  )
}

function Attributes() {
  const { mayPick } = useDraft()
  const config = useField('reviewerAttributeConfig')
  const keys = (config.value?.bindings ?? []).map(({ appId, attributeKey }) => `${appId}/${attributeKey}`)
  return (
    <Row label="Attributes" error={config.error}>
      <Picker
        label="Attributes of accounts"
        isLabelHidden
        source={accountAttributes}
        max={1000}
        placeholder="None"
        description="Shown in the panel of a row. Nothing else of a profile is shown."
        disabled={config.disabled || !mayPick}
        value={keys}
        onChange={(next) =>
          config.onChange({
            bindings: next.map((key) => {
              const slash = key.indexOf('/')
              return { appId: key.slice(0, slash), attributeKey: key.slice(slash + 1) }
            }),
          })
        }
      />
    </Row>
  )
}

function Instructions() {
  const { value, onChange, error, disabled } = useField('reviewInstructions')
  const [isPreview, setIsPreview] = useState(false)
  return (
    <Row label="Instructions" error={error}>
      <SegmentedControl
        size="xs"
        transitionDuration={0}
        style={{ alignSelf: 'flex-start' }}
        aria-label="Instructions"
        value={isPreview ? 'preview' : 'write'}
        data={[
          { value: 'write', label: 'Write' },
          { value: 'preview', label: 'Preview' },
        ]}
        onChange={(mode) => setIsPreview(mode === 'preview')}
      />
      {isPreview ? (
        <div className={classes.markdown}>
          <Suspense fallback="Loading">
            {value.trim() === '' ? (
              <p className={classes.note}>There are no instructions.</p>
            ) : (
              <Markdown text={value} />
            )}
          </Suspense>
        </div>
      ) : (
        <Textarea
          aria-label="Instructions for reviewers"
          placeholder="What to look for, in Markdown"
          autosize
          minRows={4}
          maxRows={16}
          maxLength={20_000}
          disabled={disabled}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </Row>
  )
}
