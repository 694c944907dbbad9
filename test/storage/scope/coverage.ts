import {
  AccessReviewExclusionScope,
  AccessReviewInclusionScope,
  AccessReviewScope,
  AccessReviewScopeV2,
  PrincipalTypeFilter,
} from '../../../contract/campaign/scope.ts'
import { ACCOUNT_EXPRESSIONS, USER_EXPRESSIONS } from './cel-twins.ts'
import { type PlannedScope, RULES, type Rule, type RuleCode } from './directory.ts'

type Member = keyof AccessReviewScopeV2
const RULE_OF: Record<Member, Rule> = {
  principalTypeFilter: 'principal_type',
  appAccess: 'apps_and_resources',
  specificResources: 'apps_and_resources',
  appSelectionCriteria: 'apps_and_resources',
  resourceTypeSelections: 'apps_and_resources',
  resourceSelection: 'resource',
  scopeRoleSelection: 'resource',
  excludedSpecificResources: 'excluded',
  excludedResourceTypeSelections: 'excluded',
  allUsers: 'users',
  selectedUsers: 'users',
  userCriteria: 'users',
  celExpression: 'users',
  allAccounts: 'accounts',
  accountCriteria: 'accounts',
  accountCelExpression: 'accounts',
  allAccessConflicts: 'access_conflicts',
  specificAccessConflicts: 'access_conflicts',
  allGrants: 'grants',
  grantsByCriteria: 'grants',
}
const MEMBERS = Object.keys(RULE_OF) as Member[]
const SETUP = ['singleApp', 'multiApp', 'bindings'] as const
const LEGACY = {
  scope: AccessReviewScope,
  inclusionScope: AccessReviewInclusionScope,
  exclusionScope: AccessReviewExclusionScope,
}
const INHERITED = ['resourceSelection', 'scopeRoleSelection'] as const

/** What a scope asks for, as `rule what`: members, their fields, and choices that mean different things. */
function askedBy(scope: PlannedScope): string[] {
  const { scopeType, scopeV2 = {} } = scope
  const isInherited = scopeType === 'ACCESS_REVIEW_SCOPE_TYPE_BY_INHERITANCE'
  return [
    ...SETUP.filter((choice) => scope[choice]).map((choice) => `setup ${choice}`),
    ...MEMBERS.filter((member) => scopeV2[member] !== undefined).flatMap((member) =>
      askedIn(`${RULE_OF[member]} ${member}`, scopeV2[member]),
    ),
    ...INHERITED.filter((member) => isInherited && scopeV2[member]).map((member) => `resource ${member} inherited`),
    ...Object.keys(LEGACY).flatMap((field) => fieldsOf(`legacy ${field}`, scope[field as keyof typeof LEGACY])),
  ]
}

const askedIn = (what: string, value: unknown): string[] =>
  typeof value === 'string' ? [`${what} ${value}`] : [what, ...fieldsOf(what, value as object)]

/** Fields that ask for something; of those that are a choice, which. */
const fieldsOf = (prefix: string, message: object = {}): string[] =>
  Object.entries(message).flatMap(([field, value]): string[] => {
    const what = `${prefix}.${field}`
    if (typeof value === 'string') return [/^[\d.]+s$/.test(value) ? what : `${what} ${value}`]
    if (field === 'accessProfileFilter') return 'filterType' in value ? [`${what} ${value.filterType}`] : []
    const isEmpty = typeof value === 'object' ? Object.keys(value).length === 0 : value !== true
    return isEmpty ? [] : [what]
  })

/** What there is to ask for, by the contract: a field that is new there is missed until something is drawn for it. */
export const EVERYTHING: readonly string[] = [
  ...SETUP.map((choice) => `setup ${choice}`),
  ...PrincipalTypeFilter.enum.map((filter) => `principal_type principalTypeFilter ${filter}`),
  ...Object.entries(AccessReviewScopeV2.properties as Record<string, Schema>)
    .filter(([member]) => member !== 'principalTypeFilter')
    .flatMap(([member, schema]) => everythingIn(`${RULE_OF[member as Member]} ${member}`, schema)),
  ...INHERITED.map((member) => `resource ${member} inherited`),
  ...Object.entries(LEGACY).flatMap(([field, { properties }]) =>
    Object.keys(properties).map((name) => `legacy ${field}.${name}`),
  ),
]

interface Schema {
  properties?: Record<string, Schema>
  enum?: string[]
}

function everythingIn(what: string, { properties = {} }: Schema): string[] {
  const fields = Object.entries(properties).flatMap(([field, schema]) => {
    const name = `${what}.${field}`
    const texts = what.includes('accountCel') ? ACCOUNT_EXPRESSIONS : USER_EXPRESSIONS
    if (field === 'expression') return texts.map(({ text }) => `${name} ${text}`)
    const choices = schema.enum ?? schema.properties?.filterType?.enum
    return choices ? choices.map((choice) => `${name} ${choice}`) : [name]
  })
  return [what, ...fields]
}

/** What asks for nothing by itself, and so leaves nobody out. */
const ASKS_NOTHING = ['_USERS_AND_RESOURCES', 'allUsers', 'allAccounts', 'allGrants']
export const NEVER_OUT = EVERYTHING.filter((what) => ASKS_NOTHING.some((end) => what.endsWith(end)))

const ruleOf = (code: RuleCode): Rule => code.replace('_failed', '') as Rule

/** How often each thing that scopes ask for left a grant out, and how often it let one through. */
export class Coverage {
  readonly out = new Map<string, number>()
  readonly through = new Map<string, number>()
  readonly codes = new Map<RuleCode | null, number>()

  add(scope: PlannedScope, evaluated: ReadonlyMap<string, RuleCode | null>): void {
    const asked = askedBy(scope)
    for (const code of evaluated.values()) {
      count(this.codes, code)
      for (const what of asked) this.#note(what, code)
    }
  }

  #note(what: string, code: RuleCode | null): void {
    const rule = what.split(' ')[0] as Rule
    if (code !== null && ruleOf(code) === rule) count(this.out, what)
    const isPast = code === null || RULES.indexOf(ruleOf(code)) > RULES.indexOf(rule)
    if (isPast) count(this.through, what)
  }
}

const count = <K>(counts: Map<K, number>, key: K) => counts.set(key, (counts.get(key) ?? 0) + 1)
