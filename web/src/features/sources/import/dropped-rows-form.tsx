import { Button, NativeSelect, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { InspectedTable } from '../import-queries.ts'
import classes from './import-step.module.css'
import { CONDITIONS, type MappingFile, withDropped, withoutDropped } from './mapping.rules.ts'

interface DroppedRowsFormProps {
  file: MappingFile
  table: InspectedTable
  onChange(file: MappingFile): void
}

/** Rows that are not wanted: they are counted under the reason, and change nothing. */
export function DroppedRowsForm({ file, table, onChange }: DroppedRowsFormProps) {
  const [isAdding, setAdding] = useState(false)
  const dropped = file.filter ?? []
  return (
    <>
      {dropped.length > 0 && (
        <ul className={classes.list} aria-label="Rows that are dropped">
          {dropped.map(({ because }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two can have one reason; their order is fixed
            <li key={at}>
              <span className={classes.name}>{because}</span>
              <span className={classes.facts}>rows are dropped</span>
              <Button
                variant="subtle"
                size="compact-xs"
                aria-label={`Keep the rows: ${because}`}
                onClick={() => onChange(withoutDropped(file, at))}
              >
                Keep the rows
              </Button>
            </li>
          ))}
        </ul>
      )}
      {isAdding ? (
        <Condition
          table={table}
          onAdd={(when, because) => {
            onChange(withDropped(file, { when, because }))
            setAdding(false)
          }}
          onCancel={() => setAdding(false)}
        />
      ) : (
        <div className={classes.buttons}>
          <Button variant="subtle" size="compact-xs" onClick={() => setAdding(true)}>
            Drop some rows
          </Button>
        </div>
      )}
    </>
  )
}

interface ConditionProps {
  table: InspectedTable
  onAdd(when: Record<string, string>, because: string): void
  onCancel(): void
}

function Condition({ table, onAdd, onCancel }: ConditionProps) {
  const [column, setColumn] = useState(table.columns[0]?.name ?? '')
  const [condition, setCondition] = useState<string>(CONDITIONS[0].value)
  const [text, setText] = useState('')
  const [because, setBecause] = useState('')
  const isComplete = text.trim() !== '' && because.trim() !== ''
  return (
    <fieldset className={classes.becomes} aria-label="Drop rows">
      <NativeSelect
        label="Drop rows where"
        value={column}
        data={table.columns.map(({ name }) => name)}
        onChange={(event) => setColumn(event.currentTarget.value)}
      />
      <NativeSelect
        aria-label="Condition"
        value={condition}
        data={[...CONDITIONS]}
        onChange={(event) => setCondition(event.currentTarget.value)}
      />
      <TextInput
        aria-label="Text"
        placeholder="Text"
        value={text}
        maxLength={200}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <TextInput
        label="because"
        placeholder="Such as: Test account"
        value={because}
        maxLength={100}
        onChange={(event) => setBecause(event.currentTarget.value)}
      />
      <div className={classes.buttons}>
        <Button
          variant="default"
          size="xs"
          disabled={!isComplete}
          onClick={() => onAdd({ column, [condition]: text.trim() }, because.trim())}
        >
          Drop these rows
        </Button>
        <Button variant="subtle" size="xs" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </fieldset>
  )
}
