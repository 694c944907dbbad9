import fc from 'fast-check'
import {
  ACTION_NAMES,
  type ActionName,
  CALLERS,
  type CallerName,
  type Fields,
  LATER,
  PAST,
  type Precondition,
  SOON,
  TOO_FAR,
} from './modelled-campaign.ts'

/** Steps are plain data, so that a sequence that failed can be read; ids of things stand in them by name. */
export interface Base {
  caller: CallerName
  /** Which campaign, counted from the newest; more than there are: one that there is not. */
  at: number
}
export type Step =
  | (Base & { do: 'create'; owners: string[]; duplicates: boolean; fields: Fields })
  | (Base & { do: 'create many' })
  | (Base & { do: 'get' })
  | (Base & { do: 'list' })
  | (Base & { do: 'get owners' })
  | (Base & { do: 'set owners'; owners: string[]; precondition: Precondition })
  | (Base & { do: 'update'; given: Fields; mask: string[]; precondition: Precondition })
  | (Base & { do: 'delete'; precondition: Precondition })
  | (Base & { do: 'act'; action: ActionName; precondition: Precondition })
  /** The action that comes next in the life of a campaign. */
  | (Base & { do: 'go on'; works: boolean })
  /** All background work ends. */
  | (Base & { do: 'work' })
  /** A date of the campaign comes, and the scheduler looks. */
  | (Base & { do: 'date comes'; date: 'scheduledStartDate' | 'completionDate' })

const few = <T>(common: T, ...others: T[]) =>
  fc.oneof({ arbitrary: fc.constant(common), weight: 5 }, fc.constantFrom(...others))
/** Those more often who get further. */
const caller = fc.constantFrom(...CALLERS, ...(['super', 'super', 'owner', 'owner', 'manager'] as const))
/** The newest more often, so that it gets further. */
const base = { caller, at: few(0, 1, 2, 3) }
const precondition = fc.oneof(
  fc.constant<Precondition>('none'),
  fc.constantFrom<Precondition[]>('current', 'any', 'stale', 'weak', 'unreadable'),
)
const owners = fc.oneof(
  {
    arbitrary: fc.uniqueArray(fc.constantFrom<string>('super', 'manager', 'auditor', 'owner'), { minLength: 1 }),
    weight: 6,
  },
  fc.constantFrom<string[]>([], ['owner', 'owner'], ['disabled'], ['owner', 'nobody']),
)
const fields = {
  displayName: few('Q1', ' Q2 ', '', '\u200b'),
  description: fc.constantFrom('', 'All\nof it'),
  completionDate: few(LATER, SOON, PAST, TOO_FAR),
  policyId: few('policy', '', 'nothing'),
  notificationConfig: fc.constantFrom<Fields>({}, { sendKickoff: true }, { sendClose: true }),
  scopeV2: few<Fields>({ allUsers: {} }, { allUsers: {}, userCriteria: {} }, { allGrants: {} }),
}
const changes = {
  ...fields,
  scheduledStartDate: few(SOON, LATER, PAST),
  autoResolve: fc.boolean(),
  autoStartCampaign: few(true, false),
  autoCloseCampaign: few(true, false),
  singleApp: few<Fields>({ appId: 'app' }, { appId: 'nothing' }),
  bindings: fc.constant<Fields>({}),
}
/** A few of the fields. */
const someOf = (all: Record<string, fc.Arbitrary<unknown>>): fc.Arbitrary<Fields> =>
  fc
    .subarray(Object.keys(all), { maxLength: 3 })
    .chain((names) => fc.record(Object.fromEntries(names.map((name) => [name, all[name] as fc.Arbitrary<unknown>]))))
const scopeType = fc.constantFrom('ACCESS_REVIEW_SCOPE_TYPE_BY_ENTITLEMENTS', 'ACCESS_REVIEW_SCOPE_TYPE_BY_USERS')
const wrong = fc.constantFrom<Fields>(
  { state: 'ACCESS_REVIEW_STATE_OPEN' },
  { state: 'ACCESS_REVIEW_STATE_CLOSED' },
  { state: 'ACCESS_REVIEW_STATE_DRAFT' },
  { state: 'ACCESS_REVIEW_STATE_PREPARING' },
  { createdById: 'nobody' },
)
const given = fc.oneof(
  { arbitrary: someOf(changes), weight: 9 },
  fc.tuple(someOf(changes), wrong).map(([right, more]) => ({ ...right, ...more })),
)
const NAMES = [...Object.keys(changes), 'notificationConfig.sendKickoff', 'state', 'createdById', 'nonsense']
const mask = fc.oneof({ arbitrary: fc.constant<string[]>([]), weight: 2 }, fc.subarray(NAMES, { maxLength: 3 }))

const create = fc.record({
  ...base,
  caller: few<CallerName>('super', 'manager', 'auditor', 'owner'),
  do: fc.constant('create' as const),
  owners,
  duplicates: few(false, true),
  fields: fc.oneof(
    someOf(fields),
    fc.tuple(someOf(fields), scopeType).map(([more, type]) => ({ ...more, scopeType: type })),
  ),
})
/** One that can be prepared. */
const createReady = fc.record({
  ...base,
  caller: fc.constant('super' as const),
  do: fc.constant('create' as const),
  owners: fc.constantFrom<string[][]>(['owner'], ['super', 'owner'], ['manager']),
  duplicates: fc.constant(false),
  fields: fc.constant<Fields>({
    displayName: 'Ready',
    scopeType: 'ACCESS_REVIEW_SCOPE_TYPE_BY_USERS',
    scopeV2: { allUsers: {} },
  }),
})
const goOn = fc.record({ ...base, do: fc.constant('go on' as const), works: few(true, false) })
/** What moves a campaign by itself. */
const plan = fc.record({
  ...base,
  caller: fc.constant('super' as const),
  do: fc.constant('update' as const),
  given: fc.constantFrom<Fields[]>(
    { autoStartCampaign: true, scheduledStartDate: SOON },
    { autoStartCampaign: false },
    { autoCloseCampaign: true, completionDate: LATER },
    { policyId: 'policy' },
  ),
  mask: fc.constant<string[]>([]),
  precondition: fc.constant<Precondition>('none'),
})
const step: fc.Arbitrary<Step> = fc.oneof(
  { arbitrary: plan, weight: 8 },
  { arbitrary: create, weight: 5 },
  { arbitrary: createReady, weight: 6 },
  { arbitrary: fc.record({ ...base, do: fc.constant('create many' as const) }), weight: 1 },
  { arbitrary: fc.record({ ...base, do: fc.constantFrom('get' as const, 'get owners' as const) }), weight: 6 },
  { arbitrary: fc.record({ ...base, do: fc.constant('list' as const) }), weight: 4 },
  { arbitrary: fc.record({ ...base, do: fc.constant('set owners' as const), owners, precondition }), weight: 6 },
  { arbitrary: fc.record({ ...base, do: fc.constant('update' as const), given, mask, precondition }), weight: 8 },
  { arbitrary: fc.record({ ...base, do: fc.constant('delete' as const), precondition }), weight: 5 },
  {
    arbitrary: fc.record({
      ...base,
      do: fc.constant('act' as const),
      action: fc.constantFrom(...ACTION_NAMES),
      precondition: few<Precondition>('none', 'current', 'stale'),
    }),
    weight: 12,
  },
  { arbitrary: goOn, weight: 10 },
  { arbitrary: fc.record({ ...base, do: fc.constant('work' as const) }), weight: 4 },
  {
    arbitrary: fc.record({
      ...base,
      do: fc.constant('date comes' as const),
      date: fc.constantFrom('scheduledStartDate' as const, 'completionDate' as const),
    }),
    weight: 4,
  },
)

/** Any steps, with a campaign that is already somewhere in its life. */
export const sequence: fc.Arbitrary<Step[]> = fc
  .tuple(
    createReady,
    fc.array(
      goOn.map((each) => ({ ...each, at: 0 })),
      { maxLength: 4 },
    ),
    fc.array(step, { minLength: 1, maxLength: 25, size: 'max' }),
  )
  .map(([created, gone, steps]) => [created, ...gone, ...steps])
