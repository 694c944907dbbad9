import { createContext, useContext } from 'react'
import type { Campaign } from '../campaigns/queries.ts'
import { type GroupName, groupKey, groupValue } from './draft.rules.ts'
import type { DraftStore } from './draft.store.ts'
import type { Scope } from './queries.ts'

export interface Draft {
  id: string
  store: DraftStore
  /** With the edits that are not saved yet. */
  campaign: Campaign
  /** What is wrong, by field or group: refused by the server, not complete, or in the way of preparing. */
  problems: ReadonlyMap<string, string>
  mayEdit: boolean
  mayEditScope: boolean
  mayEditPolicy: boolean
  /** Whether the reader may search access data; without it the page shows what is chosen. */
  mayPick: boolean
}

export const DraftContext = createContext<Draft | undefined>(undefined)

export function useDraft(): Draft {
  const draft = useContext(DraftContext)
  if (!draft) throw new Error('This part must be a child of the setup page')
  return draft
}

/** One field of the campaign. */
export function useField<Name extends keyof Campaign>(name: Name) {
  const { store, campaign, problems, mayEdit } = useDraft()
  return {
    value: campaign[name],
    onChange: (value: Campaign[Name] | undefined) => store.edit(name, value),
    error: problems.get(name),
    disabled: !mayEdit,
  }
}

/** One group of the scope. */
export function useGroup(group: GroupName) {
  const { store, campaign, problems, mayEditScope } = useDraft()
  return {
    value: groupValue(campaign.scopeV2, group),
    onChange: (value: Scope) => store.edit(groupKey(group), value),
    error: problems.get(groupKey(group)),
    disabled: !mayEditScope,
  }
}
