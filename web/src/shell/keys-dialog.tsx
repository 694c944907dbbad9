import { Kbd } from '@mantine/core'
import { useSyncExternalStore } from 'react'
import { Dialog } from '../parts/dialog/dialog.tsx'
import { pageKeys, subscribePageKeys } from '../parts/keys/page-keys.ts'
import classes from './keys-dialog.module.css'

const EVERYWHERE: readonly [keys: string, does: string][] = [
  ['Ctrl K or ⌘ K', 'Search and commands'],
  ['/', 'Search of the page'],
  ['f', 'Add a filter'],
  ['F6, Shift F6', 'Next, previous part of the page'],
  ['Alt F8', 'Next problem of a form or an import'],
  ['g then r, c, d, p, s', 'Go to reviews, campaigns, data, policies, settings'],
  ['?', 'All keys of this page'],
  ['Esc', 'Close what is open'],
]

/** All keys that work on the page, and where to read more. */
export default function KeysDialog({ onClose }: { onClose(): void }) {
  const ofPage = useSyncExternalStore(subscribePageKeys, pageKeys)
  return (
    <Dialog opened onClose={onClose} title="Keys" size="lg">
      <dl className={classes.keys}>
        {[...ofPage, ...EVERYWHERE].map(([keys, does]) => (
          <div key={keys}>
            <dt>
              <Kbd>{keys}</Kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <p>
        <a href="/docs">API reference</a>
      </p>
    </Dialog>
  )
}
