import { Button } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'

const ChooseDialog = lazy(() => import('./choose-dialog.tsx'))

interface ChooseTreeProps {
  kind: 'entitlements' | 'resources'
  /** `<app>/<id>` */
  chosen: readonly string[]
  max: number
  onChange(keys: string[]): void
}

/** Opens a tree to choose from. */
export function ChooseTree(props: ChooseTreeProps) {
  const [opened, setOpened] = useState(false)
  return (
    <>
      <Button variant="default" size="xs" onClick={() => setOpened(true)}>
        Choose {props.kind}
      </Button>
      <Suspense>{opened && <ChooseDialog {...props} onClose={() => setOpened(false)} />}</Suspense>
    </>
  )
}
