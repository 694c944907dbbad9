import { IconFileText, IconX } from '@tabler/icons-react'
import { Suspense } from 'react'
import { lazyPart } from '../../../parts/page/lazy-part.tsx'
import classes from './why-panel.module.css'

const Markdown = lazyPart(async () => ({ default: (await import('../../../parts/values/markdown.tsx')).Markdown }))

/** What the owners ask of reviewers, in the place of the panel: the list stays as it is. */
export function Instructions({ text, onClose }: { text: string; onClose(): void }) {
  return (
    <aside className={classes.panel} aria-label="Instructions" data-part="panel" tabIndex={-1}>
      <header className={classes.bar}>
        <IconFileText size={18} stroke={1.75} aria-hidden />
        <h2>Instructions</h2>
        <button type="button" className={classes.close} aria-label="Close the instructions" onClick={onClose}>
          <IconX size={18} aria-hidden />
        </button>
      </header>
      <div className={`${classes.body} ${classes.text}`}>
        <Suspense>
          <Markdown text={text} />
        </Suspense>
      </div>
    </aside>
  )
}
