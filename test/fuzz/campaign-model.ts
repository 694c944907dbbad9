import { actionTo, contradicts, isReady, isScheduled, move, settle, startOnDate } from './campaign-life.ts'
import {
  ACTIONS,
  type ActionName,
  type CallerName,
  canonical,
  type Fields,
  IS_FIXED,
  isOver,
  type Modelled,
  PAST,
  type Precondition,
  SCHEDULE,
  SCOPE,
  SETUPS,
  STATES,
  stored,
  TOO_FAR,
  type World,
} from './modelled-campaign.ts'

/** Campaigns as the interface describes them, without a database. Each method answers with the status to expect. */
export class CampaignModel {
  readonly campaigns: Modelled[] = []
  readonly world: World
  constructor(world: World) {
    this.world = world
  }

  sees = (caller: CallerName, { owners, deleted }: Modelled) =>
    !deleted && (caller === 'super' || caller === 'auditor' || owners.includes(this.world.callers[caller]))

  manages = (caller: CallerName, { owners }: Modelled) =>
    caller === 'super' || owners.includes(this.world.callers[caller])

  /** Newest first. */
  visibleTo = (caller: CallerName) => this.campaigns.filter((campaign) => this.sees(caller, campaign)).reverse()

  get(caller: CallerName, campaign: Modelled | undefined): number {
    return campaign && this.sees(caller, campaign) ? 200 : 404
  }

  /** What stands between a caller and a change, before what the change is. */
  private mayChange(caller: CallerName, campaign: Modelled | undefined, precondition: Precondition): number {
    if (!campaign || !this.sees(caller, campaign)) return 404
    if (!this.manages(caller, campaign)) return 403
    if (precondition === 'unreadable') return 400
    if (precondition === 'stale' || precondition === 'weak') return 412
    return campaign.closing ? 409 : 200
  }

  private ownersFit(ids: readonly string[]): boolean {
    const active = Object.values(this.world.callers)
    return ids.length > 0 && new Set(ids).size === ids.length && ids.every((id) => active.includes(id))
  }

  private faulty(fields: Fields, changed: readonly string[]): boolean {
    const { displayName, completionDate, scheduledStartDate, policyId, scopeV2, singleApp } = fields
    const dates = [completionDate, scheduledStartDate].filter((_, at) =>
      changed.includes(['completionDate', 'scheduledStartDate'][at] ?? ''),
    )
    const { world } = this
    return (
      contradicts(fields, changed) ||
      (changed.includes('displayName') && displayName === '\u200b') ||
      dates.includes(PAST) ||
      dates.includes(TOO_FAR) ||
      (dates.some(Boolean) &&
        completionDate !== undefined &&
        scheduledStartDate !== undefined &&
        String(completionDate) <= String(scheduledStartDate)) ||
      policyId === '' ||
      (changed.includes('policyId') && policyId !== world.policy && policyId !== world.standardPolicy) ||
      (changed.includes('scopeV2') && scopeV2 !== undefined && 'userCriteria' in (scopeV2 as object)) ||
      (changed.includes('singleApp') && singleApp !== undefined && (singleApp as Fields).appId !== world.app) ||
      SETUPS.every((name) => fields[name] !== undefined)
    )
  }

  /** `made` is the campaign to add once the server has told its id. */
  create(
    caller: CallerName,
    body: { ownerIds: string[]; duplicateOf?: Modelled | undefined; duplicates?: boolean; fields: Fields },
  ): { status: number; made: Omit<Modelled, 'id'> } {
    const { ownerIds, duplicateOf, duplicates = false, fields } = body
    const original = duplicateOf && this.sees(caller, duplicateOf) ? duplicateOf : undefined
    const { scopeType, ...given } = fields
    const copied = Object.fromEntries(
      [...SCOPE, 'exemptCertifiedAccessConflicts']
        .filter((name) => original?.fields[name] !== undefined)
        .map((name) => [name, original?.fields[name]]),
    )
    const policyId = given.policyId || original?.fields.policyId || this.world.standardPolicy
    const wanted = stored({ ...given, ...copied, policyId })
    const made = {
      createdById: this.world.callers[caller],
      scopeType: String(original?.scopeType ?? scopeType ?? 'ACCESS_REVIEW_SCOPE_TYPE_BY_ENTITLEMENTS'),
      owners: ownerIds,
      state: 'ACCESS_REVIEW_STATE_DRAFT' as const,
      revision: 1,
      scopingVersion: 0,
      fields: wanted,
      deleted: false,
      closing: false,
      tried: {},
    }
    if (caller !== 'super' && caller !== 'manager') return { status: 403, made }
    const wrongCopy =
      duplicates && (!original || given.scopeV2 !== undefined || (scopeType && scopeType !== original.scopeType))
    const faulty = this.faulty(
      wanted,
      Object.keys(given).filter((name) => !original || name !== 'scopeV2'),
    )
    return { status: wrongCopy || faulty || !this.ownersFit(ownerIds) ? 400 : 200, made }
  }

  update(
    caller: CallerName,
    campaign: Modelled | undefined,
    change: { given: Fields; mask: readonly string[] },
    precondition: Precondition,
  ): number {
    const status = this.mayChange(caller, campaign, precondition)
    if (!campaign || status !== 200) return status
    const { state, ...given } = change.given
    const asked = change.mask.length > 0 ? change.mask : Object.keys(change.given)
    const action = asked.includes('state') ? actionTo(campaign, state) : undefined
    if (action === 'none') return 409
    const wanted = stored(this.withChange(campaign.fields, given, asked))
    const changed = [...new Set([...Object.keys(wanted), ...Object.keys(campaign.fields)])].filter(
      (name) => canonical(wanted[name]) !== canonical(campaign.fields[name]),
    )
    const [edit] = STATES[campaign.state]
    if (changed.some(IS_FIXED[edit])) return 409
    const readOnly = asked.includes('createdById') && given.createdById !== undefined
    if (readOnly || asked.includes('nonsense') || this.faulty(wanted, changed)) return 400
    const before = { ...campaign }
    if (changed.length > 0) campaign.revision++
    if (changed.some((name) => SCOPE.includes(name))) campaign.scopingVersion++
    campaign.fields = wanted
    if (action) {
      const acted = this.perform(campaign, action)
      if (acted !== 200) Object.assign(campaign, before)
      return acted
    }
    if (edit === 'policy' && changed.includes('policyId')) move(campaign, 'RESETTING_POLICIES')
    else if (changed.some((name) => SCHEDULE.includes(name))) settle(campaign)
    return 200
  }

  /** Asks for an action by its own operation. */
  act(caller: CallerName, campaign: Modelled | undefined, action: ActionName, precondition: Precondition): number {
    const status = this.mayChange(caller, campaign, precondition)
    if (!campaign || status !== 200) return status
    return ACTIONS[action].includes(campaign.state) ? this.perform(campaign, action) : 409
  }

  private perform(campaign: Modelled, action: ActionName): number {
    const { fields } = campaign
    if (action === 'prepare' && !isReady(campaign)) return 400
    if (action === 'start' && isOver(fields.completionDate)) return 400
    if (action === 'close') {
      campaign.closing = true
      campaign.revision++
      return 200
    }
    move(campaign, { prepare: 'PREPARING', reset: 'DRAFT', start: 'STARTING' }[action])
    return 200
  }

  /** All background work ends. */
  work(): void {
    for (const campaign of this.campaigns.filter(({ deleted }) => !deleted)) {
      if (campaign.closing) {
        campaign.closing = false
        move(campaign, 'CLOSED')
      } else if (campaign.state === 'ACCESS_REVIEW_STATE_STARTING') move(campaign, 'OPEN')
      else if (/PREPARING|RESETTING/.test(campaign.state)) {
        move(campaign, 'REVIEW')
        settle(campaign)
      }
    }
  }

  /** The scheduler acts once on all campaigns whose date has come. */
  tick(): void {
    for (const campaign of this.campaigns.filter(({ deleted }) => !deleted)) {
      const { fields, tried, state } = campaign
      if (isScheduled(campaign) && isOver(fields.scheduledStartDate)) startOnDate(campaign)
      const closes = fields.autoCloseCampaign && isOver(fields.completionDate) && tried.close !== fields.completionDate
      if (closes && state === 'ACCESS_REVIEW_STATE_OPEN' && !campaign.closing) {
        tried.close = fields.completionDate
        this.perform(campaign, 'close')
      }
    }
  }

  /** What is named takes the value that is given, or goes; one setup takes the place of another. */
  private withChange(before: Fields, given: Fields, asked: readonly string[]): Fields {
    const wanted = structuredClone(before)
    for (const name of asked.filter((each) => !['state', 'createdById', 'nonsense'].includes(each))) {
      if (name === 'notificationConfig.sendKickoff') {
        const part = given.notificationConfig as Fields | undefined
        if (wanted.notificationConfig || part)
          wanted.notificationConfig = {
            ...(wanted.notificationConfig as object | undefined),
            sendKickoff: part?.sendKickoff ?? false,
          }
      } else if (given[name] === undefined) delete wanted[name]
      else wanted[name] = given[name]
    }
    const chosen = SETUPS.filter((name) => asked.includes(name) && given[name] !== undefined)
    if (chosen.length > 0) for (const name of SETUPS) if (!chosen.includes(name)) delete wanted[name]
    return wanted
  }

  setOwners(
    caller: CallerName,
    campaign: Modelled | undefined,
    ids: readonly string[],
    precondition: Precondition,
  ): number {
    const status = this.mayChange(caller, campaign, precondition)
    if (!campaign || status !== 200) return status
    const isClosed = campaign.state === 'ACCESS_REVIEW_STATE_CLOSED'
    if (STATES[campaign.state][0] === 'nothing' && !(isClosed && caller === 'super')) return 409
    if (!this.ownersFit(ids)) return 400
    campaign.owners = [...ids]
    campaign.revision++
    return 200
  }

  delete(caller: CallerName, campaign: Modelled | undefined, precondition: Precondition): number {
    const status = this.mayChange(caller, campaign, precondition)
    if (!campaign || status !== 200) return status
    if (!STATES[campaign.state][1]) return 409
    campaign.deleted = true
    return 200
  }

  /** The campaign as this caller is shown it, but for the times that the server sets. */
  viewFor(caller: CallerName, campaign: Modelled) {
    const { id, createdById, scopeType, state, scopingVersion, fields } = campaign
    const [edit, deletable] = STATES[state]
    const manages = this.manages(caller, campaign) && !campaign.closing
    return {
      accessReview: {
        ...{ id, createdById, scopeType, state, scopingVersion: String(scopingVersion), ...fields },
        ...{ accessReviewTemplateId: '', hasAccuracySupport: false, expectedTicketCount: 0 },
        errorState: 'ACCESS_REVIEW_ERROR_STATE_UNSPECIFIED',
      },
      createdByUserPath: '',
      policyPath: '',
      objectPermissions: {
        read: this.sees(caller, campaign),
        edit: manages && edit !== 'nothing',
        delete: manages && deletable,
        extra: Object.fromEntries(
          Object.entries(ACTIONS).map(([name, states]) => [
            name,
            // Looking changes nothing, so who sees may look.
            (name === 'validate' ? this.sees(caller, campaign) : manages) && states.includes(state),
          ]),
        ),
      },
    }
  }
}
