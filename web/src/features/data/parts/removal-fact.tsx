import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import type { ChoiceSource } from '../../../parts/list/choices.ts'
import { lazyPart } from '../../../parts/page/lazy-part.tsx'
import { entitlements, people, webhooks } from '../../pickers/queries.ts'
import type { EntitlementRow } from '../entitlements.queries.ts'
import { CHANNEL_LABELS, REMOVER_LABELS, type RemovalForm, removalForm } from '../removal-policy.rules.ts'
import classes from './thing/thing-page.module.css'
import { Fact } from './thing/thing-page.tsx'

const RemovalDialog = lazyPart(() => import('./removal-policy-dialog.tsx'))

/** How access of an entitlement is removed once it is denied. */
export function RemovalFact({ entitlement }: { entitlement: EntitlementRow }) {
  const [isChanging, setIsChanging] = useState(false)
  const form = removalForm(entitlement.removal)
  return (
    <Fact label="Removal" field="deprovisionerPolicy">
      <span className={classes.value}>
        <span>
          {CHANNEL_LABELS[form.channel]}
          <Who form={form} />
          {form.instructions && <small>{form.instructions}</small>}
        </span>
        {entitlement.mayEdit && (
          <Button variant="subtle" size="compact-xs" aria-label="Change removal" onClick={() => setIsChanging(true)}>
            Change
          </Button>
        )}
      </span>
      <Suspense>
        {isChanging && <RemovalDialog entitlement={entitlement} onClose={() => setIsChanging(false)} />}
      </Suspense>
    </Fact>
  )
}

/** Who or what removes it. */
function Who({ form: { channel, remover, userIds, group, webhookId, delegate } }: { form: RemovalForm }) {
  if (channel === 'webhook') return <Names source={webhooks} ids={[webhookId]} />
  if (channel === 'delegated') return <Names source={entitlements} ids={[delegate]} />
  if (channel !== 'manual') return null
  if (remover === 'users') return <Names source={people} ids={userIds} />
  return (
    <>
      <small>{REMOVER_LABELS[remover]}</small>
      {remover === 'group' && <Names source={entitlements} ids={[group]} />}
    </>
  )
}

function Names({ source, ids }: { source: ChoiceSource; ids: readonly string[] }) {
  const wanted = ids.filter(Boolean).sort()
  const { data } = useQuery({
    queryKey: ['pickers', source.kind, 'named', wanted],
    queryFn: ({ signal }) => source.named(wanted, signal),
    enabled: wanted.length > 0,
  })
  return <small>{data?.map(({ label }) => label).join(', ')}</small>
}
