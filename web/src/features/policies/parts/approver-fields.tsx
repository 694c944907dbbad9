import { ActionIcon, Button, Checkbox } from '@mantine/core'
import { IconPlus, IconX } from '@tabler/icons-react'
import { Picker } from '../../../parts/list/picker.tsx'
import { entitlements, people, webhooks } from '../../pickers/queries.ts'
import type { Approver, ApproverMembers } from '../draft.rules.ts'
import { useEditor } from '../use-editor.ts'
import { ConditionField } from './condition-field.tsx'
import classes from './editor.module.css'
import { Line } from './line.tsx'

const MAX_EXPRESSIONS = 16

export interface ApproverPart {
  members: ApproverMembers
  change(part: ApproverMembers): void
  /** Of the approver in the policy. */
  path: string
}

/** Whom the step names, for the kinds that name somebody. */
export function Named({ kind, members, change, path }: ApproverPart & { kind: Approver }) {
  const { isDisabled, problemIn, problemAt } = useEditor()
  if (kind === 'users')
    return (
      <Line label="People">
        <Picker
          label="People who decide"
          isLabelHidden
          source={people}
          disabled={isDisabled}
          value={members.userIds ?? []}
          error={problemIn(`${path}.userIds`)}
          onChange={(userIds) => change({ userIds })}
        />
        <p className={classes.note}>One of them decides.</p>
      </Line>
    )
  if (kind === 'group')
    return (
      <Line label="Entitlement">
        <Picker
          label="Entitlement whose holders decide"
          isLabelHidden
          source={entitlements}
          max={1}
          disabled={isDisabled}
          value={members.appGroupId ? [`${members.appId}/${members.appGroupId}`] : []}
          error={problemIn(path)}
          onChange={([key = '']) => {
            const [appId = '', appGroupId = ''] = key.split('/')
            change({ appId, appGroupId })
          }}
        />
      </Line>
    )
  if (kind === 'webhook')
    return (
      <Line label="Webhook">
        <Picker
          label="Webhook that decides"
          isLabelHidden
          source={webhooks}
          max={1}
          disabled={isDisabled}
          value={members.webhookId ? [members.webhookId] : []}
          error={problemIn(`${path}.webhookId`)}
          onChange={([webhookId = '']) => change({ webhookId })}
        />
        <p className={classes.note}>
          It is asked about each task. If it does not answer, the owners of the campaign decide.
        </p>
      </Line>
    )
  if (kind !== 'expression') return null
  const { expressions = [] } = members
  const set = (next: string[]) => change({ expressions: next })
  return (
    <Line label="Expressions">
      {expressions.map((text, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: expressions have nothing but their place
        <div key={index} className={classes.removable}>
          <ConditionField
            label={`Expression ${index + 1}`}
            use="APPROVERS"
            value={text}
            path={`${path}.expressions[${index}]`}
            onChange={(value) => set(expressions.map((one, n) => (n === index ? value : one)))}
          />
          {expressions.length > 1 && !isDisabled && (
            <ActionIcon
              variant="subtle"
              color="gray"
              size={32}
              aria-label={`Remove expression ${index + 1}`}
              onClick={() => set(expressions.filter((_, n) => n !== index))}
            >
              <IconX size={16} stroke={1.75} aria-hidden />
            </ActionIcon>
          )}
        </div>
      ))}
      {problemAt(`${path}.expressions`) && (
        <p className={classes.problem} role="alert">
          {problemAt(`${path}.expressions`)}
        </p>
      )}
      {!isDisabled && expressions.length < MAX_EXPRESSIONS && (
        <Button
          className={classes.add ?? ''}
          variant="default"
          size="compact-xs"
          leftSection={<IconPlus size={14} stroke={1.75} aria-hidden />}
          onClick={() => set([...expressions, ''])}
        >
          Add an expression
        </Button>
      )}
      <p className={classes.note}>The first expression that returns somebody is used.</p>
    </Line>
  )
}

/** Who is asked before the owners of the campaign. */
export function Fallback({ members, change, path }: ApproverPart) {
  const { isDisabled, problemIn } = useEditor()
  const owners = <p className={classes.note}>If nobody can be asked, the owners of the campaign decide.</p>
  if (members.fallback === undefined) return owners
  return (
    <>
      <Checkbox
        size="xs"
        label="Ask others first"
        disabled={isDisabled}
        checked={members.fallback}
        onChange={(event) => change({ fallback: event.currentTarget.checked })}
      />
      {members.fallback && (
        <div className={classes.nested}>
          <Picker
            label="These people"
            source={people}
            disabled={isDisabled}
            value={members.fallbackUserIds ?? []}
            error={problemIn(`${path}.fallbackUserIds`)}
            onChange={(fallbackUserIds) => change({ fallbackUserIds })}
          />
          <Checkbox
            size="xs"
            label="Also the holders of entitlements"
            disabled={isDisabled}
            checked={members.isGroupFallbackEnabled ?? false}
            onChange={(event) => change({ isGroupFallbackEnabled: event.currentTarget.checked })}
          />
          {members.isGroupFallbackEnabled && (
            <Picker
              label="These entitlements"
              source={entitlements}
              disabled={isDisabled}
              value={(members.fallbackGroupIds ?? []).map(
                ({ appId, appEntitlementId }) => `${appId}/${appEntitlementId}`,
              )}
              error={problemIn(`${path}.fallbackGroupIds`)}
              onChange={(keys) =>
                change({
                  fallbackGroupIds: keys.map((key) => {
                    const [appId = '', appEntitlementId = ''] = key.split('/')
                    return { appId, appEntitlementId }
                  }),
                })
              }
            />
          )}
        </div>
      )}
      {owners}
    </>
  )
}
