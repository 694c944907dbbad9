import { Button, TextInput } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { FailureNote } from '../page/failure-note.tsx'
import classes from './confirm-dialog.module.css'
import { Dialog } from './dialog.tsx'

interface ConfirmDialogProps {
  opened: boolean
  title: string
  /** What will happen, in numbers. */
  children: ReactNode
  confirm: string
  /** What must be typed first. */
  typed?: string
  isDangerous?: boolean
  isPending?: boolean
  /** Something in the dialog is missing; it says what. */
  isIncomplete?: boolean
  /** It is done, and the dialog says what came of it: there is nothing left to cancel. */
  isDone?: boolean
  size?: 'md' | 'lg'
  error?: unknown
  onConfirm(): void
  onClose(): void
}

/** Before what cannot be undone. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    opened,
    title,
    children,
    confirm,
    typed,
    isDangerous = false,
    isPending = false,
    isIncomplete = false,
    isDone = false,
    size = 'md',
    error,
    onConfirm,
    onClose,
  } = props
  const [text, setText] = useState('')
  return (
    <Dialog opened={opened} onClose={onClose} title={title} size={size}>
      <form
        className={classes.dialog}
        onSubmit={(event) => {
          event.preventDefault()
          // React passes events on from a dialog to the one that opened it, which must not be confirmed too.
          event.stopPropagation()
          onConfirm()
        }}
      >
        {children}
        {typed !== undefined && (
          <TextInput
            label={`Type ${typed} to continue`}
            value={text}
            autoComplete="off"
            onChange={(event) => setText(event.currentTarget.value)}
          />
        )}
        {error ? <FailureNote error={error} /> : null}
        <div className={classes.buttons}>
          {!isDone && (
            <Button variant="default" onClick={onClose} data-autofocus={isDangerous || undefined}>
              Cancel
            </Button>
          )}
          <Button
            type="submit"
            color={isDangerous ? 'deny' : 'accent'}
            loading={isPending}
            disabled={isIncomplete || (typed !== undefined && text.trim() !== typed)}
          >
            {confirm}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
