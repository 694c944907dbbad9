import { Button, Textarea } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Dialog } from '../dialog/dialog.tsx'
import { hasNoFocus } from '../keys/page-parts.ts'
import { FailureNote } from '../page/failure-note.tsx'
import { LoadingRows } from '../page/loading-page.tsx'
import { formatCount } from '../values/format.ts'
import { type Choice, type ChoiceSource, namedQuery } from './choices.ts'
import classes from './chosen-list.module.css'
import { ChosenList } from './chosen-list.tsx'
import { type Added, addPasted, findPasted, pastedParts, saysAdded } from './pasted.rules.ts'

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
  const [added, setAdded] = useState<Added>()
  const named = useQuery(namedQuery(source, value))
  const names = new Map(named.data?.map((choice) => [choice.id, choice]))
  const choices = edited ?? value.map((id) => names.get(id) ?? { id, label: id })
  const parts = pastedParts(text)
  const find = useMutation({
    mutationFn: () => findPasted(parts, source, AbortSignal.timeout(300_000)),
    onSuccess: (pasted) => {
      const result = addPasted(choices, pasted, max)
      setAdded(result)
      setEdited(result.choices)
      setText([...result.over, ...result.unknown].join('\n'))
    },
  })
  const field = useRef<HTMLTextAreaElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const { isPending } = find
  useEffect(() => {
    // The button that was pressed cannot keep the focus: it was off while it worked.
    if (!isPending && (hasNoFocus() || document.activeElement === button.current)) field.current?.focus()
  }, [isPending])
  return (
    <Dialog opened onClose={onClose} title={label} size="lg">
      <div className={classes.dialog}>
        {!disabled && (
          <div className={classes.paste}>
            <Textarea
              ref={field}
              label="Paste a list"
              description={`Names, ${source.byAddress ? 'mail addresses ' : ''}or ids, one per line.`}
              autosize
              minRows={2}
              maxRows={6}
              data-autofocus
              value={text}
              onChange={(event) => setText(event.currentTarget.value)}
            />
            {added && (
              <p className={classes.missing} role="status">
                {saysAdded(added, max)}
              </p>
            )}
            {find.error && <FailureNote error={find.error} />}
            <Button
              ref={button}
              variant="default"
              size="xs"
              loading={isPending}
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
