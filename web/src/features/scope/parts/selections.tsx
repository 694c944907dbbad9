import { CloseButton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ConfirmDialog } from '../../../parts/dialog/confirm-dialog.tsx'
import { ChosenList } from '../../../parts/list/chosen-list.tsx'
import { Picker } from '../../../parts/list/picker.tsx'
import { FailureNote } from '../../../parts/page/failure-note.tsx'
import { countOf, formatCount } from '../../../parts/values/format.ts'
import { apps, monitors, policies } from '../../pickers/queries.ts'
import { entitlementNamesQuery, firstEntitlementOf, resources, resourceTypes, roles } from '../queries.ts'
import type { SelectionName } from '../selections.queries.ts'
import { useDraft } from '../use-draft.ts'
import { useSelection } from '../use-selection.ts'
import { ChooseTree } from './builder/choose-tree.tsx'
import { InheritanceNote } from './builder/inheritance-note.tsx'
import classes from './setup.module.css'

/** Limit for each selection (interface 11.13). */
const MAX = 10_000

/** Chosen entitlements, each with a policy of its own if wanted. */
export function EntitlementSelection({ name }: { name: 'entitlements' | 'excludedEntitlements' }) {
  const { mayPick } = useDraft()
  const { entries, mayChoose, mayRemove, error, change, setKeys } = useSelection(name)
  const keys = entries.map(({ key }) => key)
  const [removing, setRemoving] = useState<string[]>()
  const remove = (ids: string[]) => setKeys(keys.filter((key) => !ids.includes(key)))
  const names = useQuery({ ...entitlementNamesQuery(keys), enabled: mayPick && keys.length > 0 })
  return (
    <>
      {mayChoose && (
        <div className={classes.line}>
          <ChooseTree kind="entitlements" chosen={keys} max={MAX} onChange={setKeys} />
        </div>
      )}
      {entries.length > 0 && (
        <ChosenList
          label="Chosen entitlements"
          choices={keys.map((key) => {
            const known = names.data?.get(key)
            if (!known) return { id: key, label: key }
            return { id: key, label: known.name, hint: `${known.app}, ${countOf(known.holders, 'holder')}` }
          })}
          onRemove={mayRemove ? (ids) => (ids.length > 1 ? setRemoving(ids) : remove(ids)) : undefined}
          extraOf={
            name === 'entitlements'
              ? ({ id, label }) => (
                  <div className={classes.grow}>
                    <Picker
                      label={`Policy for ${label}`}
                      isLabelHidden
                      source={policies}
                      max={1}
                      placeholder="Policy of the campaign"
                      disabled={!mayChoose}
                      value={entries.flatMap(({ key, policyId }) => (key === id && policyId ? [policyId] : []))}
                      onChange={([policyId = '']) =>
                        change(entries.map((one) => (one.key === id ? { ...one, policyId } : one)))
                      }
                    />
                  </div>
                )
              : undefined
          }
        />
      )}
      <ConfirmDialog
        opened={removing !== undefined}
        title="Remove the chosen entitlements?"
        confirm={`Remove ${formatCount(removing?.length ?? 0)}`}
        onConfirm={() => {
          remove(removing ?? [])
          setRemoving(undefined)
        }}
        onClose={() => setRemoving(undefined)}
      >
        <p>
          {countOf(removing?.length ?? 0, 'entitlement')} will be removed from this selection, with their own policies.
        </p>
      </ConfirmDialog>
      {error ? <FailureNote error={error} wanted="The entitlements were not saved." /> : null}
    </>
  )
}

/** Apps whose access as a whole is reviewed. The selection names an entitlement of each. */
export function AppSelection() {
  const { entries, mayChoose, error, setKeys } = useSelection('entitlements')
  const [missing, setMissing] = useState<unknown>()
  const appIds = [...new Set(entries.map(({ key }) => key.split('/')[0] ?? ''))]
  const choose = async (ids: string[]) => {
    setMissing(undefined)
    const kept = entries.map(({ key }) => key).filter((key) => ids.includes(key.split('/')[0] ?? ''))
    try {
      const added = await Promise.all(ids.filter((id) => !appIds.includes(id)).map(firstEntitlementOf))
      setKeys([...kept, ...added])
    } catch (failure) {
      setMissing(failure)
    }
  }
  return (
    <>
      <Picker
        label="Apps"
        source={apps}
        max={1000}
        value={appIds}
        disabled={!mayChoose}
        onChange={(ids) => void choose(ids)}
      />
      {missing || error ? <FailureNote error={missing ?? error} wanted="The apps were not saved." /> : null}
    </>
  )
}

const SOURCES = {
  resourceTypes: { source: resourceTypes, label: 'Resource types' },
  excludedResourceTypes: { source: resourceTypes, label: 'Resource types to leave out' },
  monitors: { source: monitors, label: 'Conflict monitors' },
  resources: { source: resources, label: 'Resources' },
} as const satisfies Partial<Record<SelectionName, object>>

/** A selection that is chosen by searching. */
export function PickedSelection({ name }: { name: keyof typeof SOURCES }) {
  const { entries, mayChoose, error, setKeys } = useSelection(name)
  const { campaign, mayPick } = useDraft()
  const { source, label } = SOURCES[name]
  const keys = entries.map(({ key }) => key)
  return (
    <>
      <Picker label={label} source={source} max={MAX} value={keys} disabled={!mayChoose} onChange={setKeys} />
      {name === 'resources' && mayPick && campaign.scopeType.endsWith('BY_INHERITANCE') && (
        <InheritanceNote keys={keys} />
      )}
      {name === 'resources' && mayChoose && (
        <div className={classes.line}>
          <ChooseTree kind="resources" chosen={keys} max={MAX} onChange={setKeys} />
        </div>
      )}
      {error ? <FailureNote error={error} wanted={`${label} were not saved.`} /> : null}
    </>
  )
}

/** Pairs: a role that is given within a resource. */
export function RoleSelection() {
  const { entries, mayChoose, mayRemove, error, setKeys } = useSelection('scopeRoles')
  const [where, setWhere] = useState<string>()
  const keys = entries.map(({ key }) => key)
  return (
    <>
      {entries.length > 0 && (
        <ul className={classes.list} aria-label="Chosen pairs">
          {keys.map((key) => {
            const [appId = '', scopeId = '', roleId = ''] = key.split('/')
            return (
              <li key={key}>
                <div className={classes.grow}>
                  <Picker
                    label="Where"
                    isLabelHidden
                    source={resources}
                    value={[`${appId}/${scopeId}`]}
                    disabled
                    onChange={() => undefined}
                  />
                </div>
                <div className={classes.grow}>
                  <Picker
                    label="Role"
                    isLabelHidden
                    source={roles}
                    value={[`${appId}/${roleId}`]}
                    disabled
                    onChange={() => undefined}
                  />
                </div>
                {mayRemove && (
                  <CloseButton
                    size="sm"
                    aria-label="Remove the pair"
                    onClick={() => setKeys(keys.filter((one) => one !== key))}
                  />
                )}
              </li>
            )
          })}
        </ul>
      )}
      {mayChoose && (
        <div className={classes.line}>
          <div className={classes.grow}>
            <Picker
              label="Where"
              source={resources}
              max={1}
              value={where ? [where] : []}
              onChange={([key]) => setWhere(key)}
            />
          </div>
          <div className={classes.grow}>
            <Picker
              label="Role"
              source={roles}
              max={1}
              value={[]}
              disabled={!where}
              onChange={([role]) => {
                const [appId = '', scopeId = ''] = (where ?? '').split('/')
                if (role) setKeys([...new Set([...keys, `${appId}/${scopeId}/${role.split('/')[1]}`])])
                setWhere(undefined)
              }}
            />
          </div>
        </div>
      )}
      {error ? <FailureNote error={error} wanted="The pairs were not saved." /> : null}
    </>
  )
}
