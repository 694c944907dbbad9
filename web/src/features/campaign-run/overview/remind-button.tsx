import { Button } from '@mantine/core'
import { IconBell } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { lazyPart } from '../../../parts/page/lazy-part.tsx'
import { type Reminded, remindLabel } from './remind.rules.ts'

const RemindDialog = lazyPart(() => import('./remind-dialog.tsx'))

interface RemindButtonProps {
  campaignId: string
  whom: Reminded
  /** By default how many people, and of which. */
  label?: string
}

/** Sends reviewers a reminder, after it has said whom it reaches. */
export function RemindButton({ campaignId, whom, label }: RemindButtonProps) {
  const [isOpen, setIsOpen] = useState(false)
  // The dialog speaks of those whom the button named, whatever is counted meanwhile.
  const [named, setNamed] = useState(whom)
  return (
    <>
      <Button
        variant="default"
        size="xs"
        leftSection={<IconBell size={16} stroke={1.75} aria-hidden />}
        onClick={() => {
          setNamed(whom)
          setIsOpen(true)
        }}
      >
        {label ?? remindLabel(whom)}
      </Button>
      <Suspense>
        {isOpen && <RemindDialog campaignId={campaignId} whom={named} onClose={() => setIsOpen(false)} />}
      </Suspense>
    </>
  )
}
