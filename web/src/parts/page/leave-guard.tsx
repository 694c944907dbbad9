import { useBlocker } from '@tanstack/react-router'
import { useEffect } from 'react'
import { ConfirmDialog } from '../dialog/confirm-dialog.tsx'
import { setUnsaved } from './unsaved.ts'

/** Asks before a page with changes that are not saved is left. */
export function LeaveGuard({ isDirty, thing }: { isDirty: boolean; thing: string }) {
  useEffect(() => {
    setUnsaved(isDirty ? 1 : 0, 'form')
    return () => setUnsaved(0, 'form')
  }, [isDirty])
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => isDirty && current.pathname !== next.pathname,
    enableBeforeUnload: () => isDirty,
    withResolver: true,
  })
  return (
    <ConfirmDialog
      opened={status === 'blocked'}
      title="Leave without saving?"
      confirm="Leave without saving"
      isDangerous
      onClose={() => reset?.()}
      onConfirm={() => proceed?.()}
    >
      <p>Your changes to this {thing} are not saved.</p>
    </ConfirmDialog>
  )
}
