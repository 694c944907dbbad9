import {
  ACTIONS,
  type ActionName,
  type Fields,
  isOver,
  LEADS_TO,
  type Modelled,
  SETUPS,
  type State,
} from './modelled-campaign.ts'

/** A campaign that starts or closes by itself needs a date that is not over. */
export const contradicts = (fields: Fields, changed: readonly string[]): boolean =>
  (
    [
      ['autoStartCampaign', 'scheduledStartDate'],
      ['autoCloseCampaign', 'completionDate'],
    ] as const
  ).some(
    ([flag, date]) =>
      fields[flag] === true &&
      (changed.includes(flag) || changed.includes(date)) &&
      (fields[date] === undefined || isOver(fields[date])),
  )

export const isScheduled = ({ fields, tried }: Modelled): boolean =>
  fields.autoStartCampaign === true &&
  fields.scheduledStartDate !== undefined &&
  fields.scheduledStartDate !== tried.start

export function move(campaign: Modelled, state: string): void {
  campaign.state = `ACCESS_REVIEW_STATE_${state}` as State
  campaign.revision++
  const { fields, tried } = campaign
  if (state === 'DRAFT' && isOver(fields.scheduledStartDate)) tried.start = fields.scheduledStartDate
}

/** A prepared campaign waits for its date while it has one. */
export function settle(campaign: Modelled): void {
  if (campaign.state === 'ACCESS_REVIEW_STATE_REVIEW' && isScheduled(campaign)) move(campaign, 'PENDING')
  else if (campaign.state === 'ACCESS_REVIEW_STATE_PENDING' && !isScheduled(campaign)) move(campaign, 'REVIEW')
}

export function startOnDate(campaign: Modelled): void {
  const { fields, tried, state } = campaign
  const isDraft = state === 'ACCESS_REVIEW_STATE_DRAFT'
  if (!isDraft && state !== 'ACCESS_REVIEW_STATE_PENDING') return
  if (isDraft && isReady(campaign)) move(campaign, 'PREPARING')
  else {
    tried.start = fields.scheduledStartDate
    if (!isDraft) move(campaign, isOver(fields.completionDate) ? 'REVIEW' : 'STARTING')
  }
}

/** Whether a draft can be prepared: it has a name, and says what is reviewed. */
export const isReady = ({ fields, scopeType }: Modelled): boolean =>
  String(fields.displayName).trim() !== '' &&
  (scopeType.endsWith('BY_USERS')
    ? 'allUsers' in ((fields.scopeV2 ?? {}) as object)
    : SETUPS.some((name) => fields[name] !== undefined))

/** The action that an update to this state stands for; undefined when it stays the same. */
export function actionTo({ state: from }: Modelled, to: unknown): ActionName | 'none' | undefined {
  if (to === undefined || to === from) return undefined
  const action = LEADS_TO[String(to)]
  return action && ACTIONS[action].includes(from) ? action : 'none'
}
