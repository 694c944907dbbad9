import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { RequestFailed } from '../../../api/problem.ts'
import { Dialog } from '../../../parts/dialog/dialog.tsx'
import { Picker } from '../../../parts/list/picker.tsx'
import { FailureNote } from '../../../parts/page/failure-note.tsx'
import { entitlements } from '../../pickers/queries.ts'
import { holdersOf, type PolicyDraft, type PolicyTrial, tryPolicy } from '../queries.ts'
import { becauseInWords, foundInWords, stepsName } from '../words.rules.ts'
import classes from './editor.module.css'

const KIND_WORDS = { ACCEPT: 'Certified automatically', REJECT: 'Denied automatically', WAIT: 'Waits' } as const

/** Tries a policy, saved or not, on access that somebody holds. */
export function TryDialog({ draft, onClose }: { draft: PolicyDraft; onClose(): void }) {
  const [entitlement, setEntitlement] = useState('')
  const [account, setAccount] = useState('')
  const trial = useMutation({ mutationFn: () => tryPolicy(draft, entitlement, account) })
  const isRefused = trial.error instanceof RequestFailed && trial.error.fields.length > 0
  return (
    <Dialog opened onClose={onClose} title="Try this policy" size="lg">
      <form
        className={classes.dialog}
        onSubmit={(event) => {
          event.preventDefault()
          trial.mutate()
        }}
      >
        <Picker
          label="Entitlement"
          source={entitlements}
          max={1}
          value={entitlement ? [entitlement] : []}
          onChange={([key = '']) => {
            setEntitlement(key)
            setAccount('')
            trial.reset()
          }}
        />
        {entitlement !== '' && (
          <Picker
            key={entitlement}
            label="Held by"
            source={holdersOf(entitlement)}
            max={1}
            value={account ? [account] : []}
            onChange={([id = '']) => {
              setAccount(id)
              trial.reset()
            }}
          />
        )}
        {isRefused ? (
          <p className={classes.problem} role="alert">
            The policy is not complete yet. Save it to see what is missing.
          </p>
        ) : (
          trial.error && <FailureNote error={trial.error} wanted="The trial failed." />
        )}
        {trial.data && <Result trial={trial.data} />}
        <div className={classes.buttons}>
          <Button variant="default" onClick={onClose}>
            Close
          </Button>
          <Button type="submit" disabled={account === ''} loading={trial.isPending}>
            Try it
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

function Result({ trial: { ruleIndex, policyKey, problem, steps } }: { trial: PolicyTrial }) {
  return (
    <div role="status">
      <p>
        {problem
          ? `A rule failed, so the owners of the campaign decide: ${problem}`
          : ruleIndex >= 0
            ? `Rule ${ruleIndex + 1} is true. The steps "${stepsName(policyKey)}" apply.`
            : 'No rule is true. The standard steps apply.'}
      </p>
      {!problem && (
        <ol className={classes.trial}>
          {steps.map(({ kind, reviewers, code, because, problem: failure }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: steps have nothing but their place
            <li key={index}>
              {kind === 'APPROVAL'
                ? reviewers.length === 0
                  ? 'Nobody'
                  : reviewers.map(({ displayName, userId }) => displayName || userId).join(', ')
                : (KIND_WORDS[kind as keyof typeof KIND_WORDS] ?? kind)}
              {kind === 'APPROVAL' && (
                <small>{[foundInWords(code), becauseInWords(code, because), failure].filter(Boolean).join('. ')}</small>
              )}
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}
