import { Button } from '@mantine/core'
import { Suspense, useState } from 'react'
import { lazyPart } from '../../../../parts/page/lazy-part.tsx'

const ChooseDialog = lazyPart(() => import('./choose-dialog.tsx'))

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
