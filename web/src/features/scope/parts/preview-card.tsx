import { Button } from '@mantine/core'
import { IconAlertTriangle, IconCircleX } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { Dialog } from '../../../parts/dialog/dialog.tsx'
import { StackBar } from '../../../parts/marks/stack-bar.tsx'
import { FailureNote } from '../../../parts/page/failure-note.tsx'
import { countOf, formatCount, formatTime } from '../../../parts/values/format.ts'
import { shownProblems } from '../draft.rules.ts'
import { FIELD_LABELS } from '../labels.ts'
import type { Validation } from '../queries.ts'
import { useDraft } from '../use-draft.ts'
import type { Preview } from '../use-preview.ts'
import classes from './setup.module.css'

interface PreviewCardProps {
  preview: Preview & { recount(): void }
  /** The figures are of an earlier version, or edits wait to be saved. */
  isOld: boolean
  /** What is in the way of preparing, besides what the server says. */
  held: Readonly<Record<string, string>>
  prepare: { isPending: boolean; error: unknown; run(): void } | undefined
  onShow(key: string): void
}

/** What a draft would review, counted after each change. */
export function PreviewCard({ preview, isOld, held, prepare, onShow }: PreviewCardProps) {
  const { campaign } = useDraft()
  const { validation, isCounting, retryAt, countedAt, tookMs, error } = preview
  const problems = [
    ...Object.entries(held).map(([key, description]) => ({ key, description, label: FIELD_LABELS[key] ?? key })),
    ...shownProblems(campaign, validation?.problems ?? [], isOld).map((problem) => ({
      ...problem,
      label: FIELD_LABELS[problem.key] ?? 'scope',
    })),
  ]
  return (
    <section className={classes.preview} aria-label="Preview" aria-busy={isCounting} data-old={isOld || undefined}>
      <h2>This draft would review</h2>
      {!validation && !error && <p className={classes.note}>Counting</p>}
      {error ? (
        <FailureNote
          error={error}
          wanted="The draft could not be counted."
          onRetry={preview.recount}
          isRetrying={isCounting}
        />
      ) : null}
      {validation && <Figures validation={validation} />}
      <ul className={classes.messages}>
        {problems.map(({ key, description, label }) => (
          <li key={`${key} ${description}`} data-kind="problem">
            <IconCircleX size={16} stroke={1.75} aria-label="Problem" />
            <span>
              {capitalised(label)}: {description}{' '}
              <Button variant="subtle" size="compact-xs" onClick={() => onShow(key)}>
                Go there
              </Button>
            </span>
          </li>
        ))}
        {validation?.warnings.map((warning) => (
          <WarningLine key={`${warning.code} ${warning.description}`} warning={warning} />
        ))}
      </ul>
      <div className={classes.buttons}>
        {prepare && (
          <Button
            disabled={problems.length > 0 || !validation || isOld}
            loading={prepare.isPending}
            onClick={prepare.run}
          >
            Prepare
          </Button>
        )}
        {validation && validation.sample.length > 0 && <Sample validation={validation} />}
      </div>
      {prepare?.error ? <FailureNote error={prepare.error} wanted="The campaign was not prepared." /> : null}
      <p className={classes.counted} role="status">
        {retryAt
          ? `Counting again in ${Math.max(1, Math.round((retryAt.getTime() - Date.now()) / 1000))} s`
          : isCounting || isOld
            ? 'Counting'
            : countedAt
              ? `Counted ${formatTime(countedAt)}, ${(tookMs / 1000).toFixed(1)} s`
              : ''}
      </p>
    </section>
  )
}

/** Examples beyond these are only counted. */
const SHOWN_EXAMPLES = 5

function WarningLine({ warning }: { warning: Validation['warnings'][number] }) {
  const { description, examples, count, link } = warning
  const shown = examples.slice(0, SHOWN_EXAMPLES)
  return (
    <li data-kind="warning">
      <IconAlertTriangle size={16} stroke={1.75} aria-label="Warning" />
      <span>
        {description} {link !== '' && <Link to={link}>{linkLabel(link)}</Link>}
        {shown.length > 0 && (
          <ul className={classes.examples}>
            {shown.map((example) => (
              <li key={example}>{example}</li>
            ))}
            {count > shown.length && <li>and {formatCount(count - shown.length)} more</li>}
          </ul>
        )}
      </span>
    </li>
  )
}

/** A page with a filter shows just what the warning is about. */
const linkLabel = (link: string): string => {
  if (link.includes('?')) return 'Show them'
  return link.startsWith('/data/sources/') ? 'Open the source' : `Open ${link.split('/').at(-1)}`
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

function Figures({ validation }: { validation: Validation }) {
  const { itemCount, grantCount, appCount, entitlementCount, userCount, deletedUserCount, excluded, byApp } = validation
  const left = excluded.filter((rule) => rule.grantCount !== '0')
  return (
    <div className={classes.figures}>
      <p className={classes.figure}>
        {countOf(itemCount, 'item')} <small>of {countOf(grantCount, 'grant')}</small>
      </p>
      <p className={classes.facts}>
        {countOf(appCount, 'app')}, {countOf(entitlementCount, 'entitlement')}, {countOf(userCount, 'person', 'people')}
        {deletedUserCount > 0 && ` (${formatCount(deletedUserCount)} deleted)`}
      </p>
      <StackBar
        total={grantCount}
        label={`${formatCount(itemCount)} of ${formatCount(grantCount)} grants would be reviewed`}
        parts={[{ label: 'reviewed', count: itemCount, meaning: 'accent' }]}
      />
      {left.length > 0 && (
        <dl className={classes.counts}>
          {left.map(({ rule, title, grantCount: count }) => (
            <div key={rule} style={{ display: 'contents' }}>
              <dt>Left out by {title.charAt(0).toLowerCase() + title.slice(1)}</dt>
              <dd>{formatCount(Number(count))}</dd>
            </div>
          ))}
        </dl>
      )}
      {byApp.length > 0 && (
        <p className={classes.facts}>
          Most:{' '}
          {byApp
            .slice(0, 3)
            .map((app) => `${app.displayName} ${formatCount(app.itemCount)}`)
            .join(', ')}
        </p>
      )}
    </div>
  )
}

function Sample({ validation: { sample } }: { validation: Validation }) {
  const [opened, setOpened] = useState(false)
  return (
    <>
      <Button variant="default" onClick={() => setOpened(true)}>
        Sample of {formatCount(sample.length)}
      </Button>
      <Dialog opened={opened} onClose={() => setOpened(false)} title="Some of the items" size="xl">
        <table className={classes.sample}>
          <thead>
            <tr>
              <th scope="col">Holder</th>
              <th scope="col">App</th>
              <th scope="col">Entitlement</th>
            </tr>
          </thead>
          <tbody>
            {sample.map((item) => (
              <tr key={`${item.app.id} ${item.entitlement.id} ${item.account?.id ?? item.holder?.id ?? ''}`}>
                <td>{item.user?.displayName || item.account?.displayName || item.holder?.displayName}</td>
                <td>{item.app.displayName}</td>
                <td>{item.entitlement.displayName}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Dialog>
    </>
  )
}
