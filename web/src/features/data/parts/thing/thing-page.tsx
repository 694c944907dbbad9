import { Button } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { createContext, type ReactNode, useContext, useState } from 'react'
import type { ChoiceSource } from '../../../../parts/list/choices.ts'
import { Picker } from '../../../../parts/list/picker.tsx'
import { FailureNote } from '../../../../parts/page/failure-note.tsx'
import { Page } from '../../../../parts/page/page.tsx'
import { type Tab, Tabs } from '../../../../parts/page/tabs.tsx'
import { formatDateTime } from '../../../../parts/values/format.ts'
import type { PagePath } from '../../../../paths.ts'
import { type ThingKind, versionsQuery } from '../../versions.queries.ts'
import { factsOfVersion, removalOf } from '../../versions.rules.ts'
import { RemovalNote } from '../removal-note.tsx'
import { useVersionNames } from './history.tsx'
import classes from './thing-page.module.css'

interface ThingPageProps {
  kind: ThingKind
  id: string
  title: string
  badge?: ReactNode
  parents: readonly { label: string; to: PagePath; params?: Record<string, string> }[]
  tabs: readonly Tab[]
  actions?: ReactNode
  /** Facts about it, as it is now. */
  facts: ReactNode
  /** A moment: what was true then. */
  at: string | undefined
  children: ReactNode
}

const EditedFields = createContext<readonly string[]>([])

/** A thing of the access data: facts at the left, its tab at the right. */
export function ThingPage({ kind, id, title, badge, parents, tabs, actions, facts, at, children }: ThingPageProps) {
  const { data } = useInfiniteQuery(versionsQuery(kind, id))
  const versions = data?.pages.flatMap(({ list }) => list) ?? []
  const edited = versions[0]?.editedFields ?? []
  const removal = removalOf(versions)
  const [isWhole, setIsWhole] = useState(false)
  return (
    <Page
      title={title}
      area="Access data"
      parents={parents}
      badge={badge}
      actions={actions}
      tabs={<Tabs label={`About ${title}`} tabs={tabs} />}
    >
      {removal && <RemovalNote kind={kind} id={id} removal={removal} list={parents.at(-1)} />}
      <div className={classes.layout}>
        <section className={classes.facts} aria-label="Facts" data-short={!isWhole || undefined}>
          <EditedFields value={edited}>{at ? <FactsAt kind={kind} id={id} at={at} /> : facts}</EditedFields>
          {/* On phones, where the facts would fill the screen before anything else. */}
          <button type="button" className={classes.more} aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
            {isWhole ? 'Fewer facts' : 'All facts'}
          </button>
        </section>
        <div className={classes.content}>{children}</div>
      </div>
    </Page>
  )
}

/** What was known at a moment. */
function FactsAt({ kind, id, at }: { kind: ThingKind; id: string; at: string }) {
  const { data } = useInfiniteQuery(versionsQuery(kind, id))
  const versions = data?.pages.flatMap(({ list }) => list) ?? []
  const version = versions.find(({ openedAt, closedAt }) => openedAt <= at && (closedAt === undefined || closedAt > at))
  const nameOf = useVersionNames(version ? [version] : [])
  const moment = Number.isNaN(Date.parse(at)) ? at : formatDateTime(new Date(at))
  return (
    <>
      <p className={classes.then} role="status">
        {version ? `As it was on ${moment}.` : `There is no data for ${moment}.`}{' '}
        <Link to="." search={((before: object) => ({ ...before, at: undefined })) as never}>
          Back to the present
        </Link>
      </p>
      <dl className={classes.list}>
        {version &&
          factsOfVersion(version.values, nameOf).map(([label, value]) => (
            <Fact key={label} label={label}>
              {value}
            </Fact>
          ))}
      </dl>
    </>
  )
}

export const Facts = ({ children }: { children: ReactNode }) => <dl className={classes.list}>{children}</dl>

interface FactProps {
  label: string
  /** The field of the versions in which this is kept; says whether it was changed here. */
  field?: string
  children: ReactNode
}

export function Fact({ label, field, children }: FactProps) {
  const isEdited = useContext(EditedFields).includes(field ?? '')
  return (
    <div className={classes.fact}>
      <dt>{label}</dt>
      <dd>
        {children || 'None'}
        {isEdited && <small>Changed here; imports keep it</small>}
      </dd>
    </div>
  )
}

interface EditableFactProps extends FactProps {
  source: ChoiceSource
  value: readonly string[]
  max?: number
  isAllowed: boolean
  save: { mutateAsync(value: string[]): Promise<unknown>; isPending: boolean; error: Error | null; reset(): void }
}

/** A fact that can be changed in its place. */
export function EditableFact({ label, field, children, source, value, max, isAllowed, save }: EditableFactProps) {
  const [chosen, setChosen] = useState<string[]>()
  const isEdited = useContext(EditedFields).includes(field ?? '')
  const close = () => {
    setChosen(undefined)
    save.reset()
  }
  return (
    <div className={classes.fact} data-editing={chosen !== undefined || undefined}>
      <dt>{label}</dt>
      <dd>
        {chosen === undefined ? (
          <span className={classes.value}>
            <span>
              {children || 'None'}
              {isEdited && <small>Changed here; imports keep it</small>}
            </span>
            {isAllowed && (
              <Button
                variant="subtle"
                size="compact-xs"
                aria-label={`Change ${label.toLowerCase()}`}
                onClick={() => setChosen([...value])}
              >
                Change
              </Button>
            )}
          </span>
        ) : (
          <form
            className={classes.form}
            onSubmit={(event) => {
              event.preventDefault()
              void save.mutateAsync(chosen).then(close, () => undefined)
            }}
          >
            <Picker
              label={label}
              isLabelHidden
              source={source}
              value={chosen}
              onChange={setChosen}
              {...(max ? { max } : {})}
            />
            {save.error && <FailureNote error={save.error} wanted="This could not be saved." />}
            <div className={classes.buttons}>
              <Button type="submit" size="xs" loading={save.isPending}>
                Save
              </Button>
              <Button variant="default" size="xs" onClick={close}>
                Cancel
              </Button>
            </div>
          </form>
        )}
      </dd>
    </div>
  )
}
