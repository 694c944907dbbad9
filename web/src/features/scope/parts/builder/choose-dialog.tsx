import '@mantine/core/styles/InlineInput.css'
import '@mantine/core/styles/Checkbox.css'
import { Button, Checkbox, Textarea } from '@mantine/core'
import { IconBox } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Dialog } from '../../../../parts/dialog/dialog.tsx'
import { SearchField } from '../../../../parts/list/search-field.tsx'
import { FailureNote } from '../../../../parts/page/failure-note.tsx'
import { LoadingRows } from '../../../../parts/page/loading-page.tsx'
import { countOf, formatCount } from '../../../../parts/values/format.ts'
import { appsQuery, entitlementsOfAppQuery, resourcesUnderQuery } from '../../queries.ts'
import classes from '../setup.module.css'

interface ChooseDialogProps {
  kind: 'entitlements' | 'resources'
  /** `<app>/<id>` */
  chosen: readonly string[]
  max: number
  onChange(keys: string[]): void
  onClose(): void
}

/** A tree of apps with what is in them, loaded when it is opened, and a field to paste ids into. */
export default function ChooseDialog({ kind, chosen, max, onChange, onClose }: ChooseDialogProps) {
  const [query, setQuery] = useState('')
  const [pasted, setPasted] = useState('')
  const apps = useInfiniteQuery(appsQuery(''))
  const rows = apps.data?.pages.flatMap(({ list }) => list)
  const set = new Set(chosen)
  const toggle = (key: string) =>
    onChange(set.has(key) ? chosen.filter((one) => one !== key) : [...chosen, key].slice(0, max))
  const keys = pasted.split(/[\s,;]+/).filter((key) => /^[^/]+\/[^/]+$/.test(key))
  return (
    <Dialog opened onClose={onClose} title={`Choose ${kind}`} size="lg">
      <div className={classes.dialog}>
        {kind === 'entitlements' && (
          <SearchField value={query} label="Search entitlements in the open apps" onChange={setQuery} />
        )}
        {apps.error && <FailureNote error={apps.error} wanted="The apps could not be loaded." />}
        {!rows && !apps.error && <LoadingRows rows={6} height={36} />}
        <div className={classes.tree}>
          {rows?.map(({ id, displayName }) => (
            <AppBranch key={id} name={displayName} chosen={chosen.filter((key) => key.startsWith(`${id}/`)).length}>
              {kind === 'entitlements' ? (
                <Entitlements appId={id} query={query} chosen={set} onToggle={toggle} />
              ) : (
                <Resources appId={id} parentId="" chosen={set} onToggle={toggle} />
              )}
            </AppBranch>
          ))}
          {apps.hasNextPage && (
            <Button variant="subtle" size="xs" onClick={() => void apps.fetchNextPage()}>
              More apps
            </Button>
          )}
        </div>
        <Textarea
          label="Or paste ids"
          description="One per line, as app id/id."
          autosize
          minRows={1}
          maxRows={4}
          value={pasted}
          onChange={(event) => setPasted(event.currentTarget.value)}
        />
        <div className={classes.line}>
          <Button
            variant="default"
            size="xs"
            disabled={keys.length === 0}
            onClick={() => {
              onChange([...new Set([...chosen, ...keys])].slice(0, max))
              setPasted('')
            }}
          >
            Add {countOf(keys.length, 'id')}
          </Button>
          <span className={classes.note}>{formatCount(chosen.length)} chosen</span>
          <Button size="xs" onClick={() => onClose()}>
            Done
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

function AppBranch({ name, chosen, children }: { name: string; chosen: number; children: React.ReactNode }) {
  const [opened, setOpened] = useState(false)
  return (
    <details onToggle={(event) => setOpened(event.currentTarget.open)}>
      <summary>
        <IconBox size={16} stroke={1.75} aria-hidden />
        {name}
        {chosen > 0 && <small>{formatCount(chosen)} chosen</small>}
      </summary>
      {opened && children}
    </details>
  )
}

interface BranchProps {
  appId: string
  chosen: ReadonlySet<string>
  onToggle(key: string): void
}

function Entitlements({ appId, query, chosen, onToggle }: BranchProps & { query: string }) {
  const { data, error, hasNextPage, fetchNextPage } = useInfiniteQuery(entitlementsOfAppQuery(appId, query))
  const rows = data?.pages.flatMap(({ list }) => list)
  if (error) return <FailureNote error={error} />
  if (rows?.length === 0) return <p className={classes.leaf}>Nothing found</p>
  return (
    <>
      {rows?.map(({ id, displayName, grantCount }) => (
        <div key={id} className={classes.leaf}>
          <Checkbox
            size="xs"
            checked={chosen.has(`${appId}/${id}`)}
            label={displayName}
            onChange={() => onToggle(`${appId}/${id}`)}
          />
          <small>{countOf(Number(grantCount), 'holder')}</small>
        </div>
      ))}
      {hasNextPage && (
        <Button variant="subtle" size="xs" onClick={() => void fetchNextPage()}>
          More
        </Button>
      )}
    </>
  )
}

function Resources({ appId, parentId, chosen, onToggle }: BranchProps & { parentId: string }) {
  const { data, error, hasNextPage, fetchNextPage } = useInfiniteQuery(resourcesUnderQuery(appId, parentId))
  const rows = data?.pages.flatMap(({ list }) => list)
  if (error) return <FailureNote error={error} />
  if (rows?.length === 0) return <p className={classes.leaf}>Nothing inside</p>
  return (
    <div className={classes.branch}>
      {rows?.map((resource) => (
        <ResourceNode key={resource.id} resource={resource} chosen={chosen} onToggle={onToggle} />
      ))}
      {hasNextPage && (
        <Button variant="subtle" size="xs" onClick={() => void fetchNextPage()}>
          More
        </Button>
      )}
    </div>
  )
}

interface NodeProps {
  resource: { id: string; appId: string; displayName: string; grantCount: string }
  chosen: ReadonlySet<string>
  onToggle(key: string): void
}

function ResourceNode({ resource, chosen, onToggle }: NodeProps) {
  const { id, appId, displayName, grantCount } = resource
  const [opened, setOpened] = useState(false)
  return (
    <details onToggle={(event) => event.currentTarget === event.target && setOpened(event.currentTarget.open)}>
      <summary>
        <Checkbox
          size="xs"
          aria-label={displayName}
          checked={chosen.has(`${appId}/${id}`)}
          onChange={() => onToggle(`${appId}/${id}`)}
        />
        {displayName}
        <small>{countOf(Number(grantCount), 'grant')}</small>
      </summary>
      {opened && <Resources appId={appId} parentId={id} chosen={chosen} onToggle={onToggle} />}
    </details>
  )
}
