import { Button, Textarea } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Dialog } from '../dialog/dialog.tsx'
import { FailureNote } from '../page/failure-note.tsx'
import { LoadingRows } from '../page/loading-page.tsx'
import { formatCount } from '../values/format.ts'
import { type Choice, type ChoiceSource, namedQuery } from './choices.ts'
import classes from './chosen-list.module.css'
import { ChosenList } from './chosen-list.tsx'
import { findPasted, pastedParts } from './pasted.rules.ts'

interface ChosenDialogProps {
  label: string
  source: ChoiceSource
  value: readonly string[]
  max: number
  disabled: boolean
  /** What was pasted into the field. */
  pasted: string
  onChange(choices: Choice[]): void
  onClose(): void
}

/** All that is chosen in a picker, to be searched, cut down and pasted into. */
export default function ChosenDialog({
  label,
  source,
  value,
  max,
  disabled,
  pasted,
  onChange,
  onClose,
}: ChosenDialogProps) {
  const [text, setText] = useState(pasted)
  const [edited, setEdited] = useState<Choice[]>()
  const named = useQuery(namedQuery(source, value))
  const names = new Map(named.data?.map((choice) => [choice.id, choice]))
  const choices = edited ?? value.map((id) => names.get(id) ?? { id, label: id })
  const parts = pastedParts(text)
  const find = useMutation({
    mutationFn: () => findPasted(parts, source, AbortSignal.timeout(300_000)),
    onSuccess: ({ found, unknown }) => {
      const all = [...new Map([...choices, ...found].map((choice) => [choice.id, choice])).values()]
      setEdited(all.slice(0, max))
      setText(unknown.join('\n'))
    },
  })
  return (
    <Dialog opened onClose={onClose} title={label} size="lg">
      <div className={classes.dialog}>
        {!disabled && (
          <div className={classes.paste}>
            <Textarea
              label="Paste a list"
              description={`Names, ${source.byAddress ? 'mail addresses ' : ''}or ids, one per line.`}
              autosize
              minRows={2}
              maxRows={6}
              data-autofocus
              value={text}
              onChange={(event) => setText(event.currentTarget.value)}
            />
            {find.data && (
              <p className={classes.missing} role="status">
                {formatCount(find.data.found.length)} found.
                {find.data.unknown.length > 0 &&
                  ` ${formatCount(find.data.unknown.length)} not found, or not by one name only; they are still above.`}
              </p>
            )}
            {find.error && <FailureNote error={find.error} />}
            <Button
              variant="default"
              size="xs"
              loading={find.isPending}
              disabled={parts.length === 0 || named.isLoading}
              onClick={() => find.mutate()}
            >
              Add {formatCount(parts.length)}
            </Button>
          </div>
        )}
        {named.isLoading ? (
          <LoadingRows rows={4} height={36} />
        ) : (
          <ChosenList
            label={label}
            choices={choices}
            onRemove={disabled ? undefined : (ids) => setEdited(choices.filter(({ id }) => !ids.includes(id)))}
          />
        )}
        <div className={classes.buttons}>
          <Button variant="default" onClick={onClose}>
            {disabled ? 'Close' : 'Cancel'}
          </Button>
          {!disabled && (
            <Button
              disabled={!edited}
              onClick={() => {
                onChange(choices)
                onClose()
              }}
            >
              Apply
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  )
}
