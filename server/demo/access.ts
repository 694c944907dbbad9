import { APPS, type App, type AppEntitlement, ENTITLEMENTS, entitlementOf } from './apps/index.ts'
import { type Person, personOf, SERVICES } from './people.ts'
import { type Random, randomFrom } from './random.ts'
import { SPECIAL_ACCOUNTS, type SpecialAccount } from './special-accounts.ts'

/** Times are in days before today. */
export interface Account {
  app: App
  id: string
  name: string
  username: string
  email: string
  user: string
  type: 'user' | 'service_account' | 'system_account'
  status: 'enabled' | 'disabled' | 'deleted'
  statusDetails: string
  employeeId: string
  lastLogin: number | undefined
  secondFactor: string
}

/** An entitlement that is held, and since when. The grant tells how it is used. */
interface Holding {
  entitlement: AppEntitlement
  /** The entitlements it is inherited through, nearest first. */
  inheritedFrom: readonly AppEntitlement[]
  added: number
  expires: number | undefined
  accessProfile: string | undefined
}

export interface Grant {
  holding: Holding
  account: Account | undefined
  /** The group or role that holds this entitlement. */
  holder: AppEntitlement | undefined
  lastUsed: number | undefined
  lastReviewed: number | undefined
}

/** Gives everybody the access their job requires, and what they accumulated over time. */
export function giveAccess(people: readonly Person[]): { accounts: Account[]; grants: Grant[] } {
  const random = randomFrom(2)
  const accounts: Account[] = []
  const grants: Grant[] = resourceGrants(random)
  function add(account: Account, holdings: readonly Holding[]): void {
    accounts.push(account)
    for (const holding of holdings) {
      const lastUsed = drawLastUsed(random, account, holding)
      grants.push({ holding, account, holder: undefined, lastUsed, lastReviewed: drawLastReviewed(random, holding) })
    }
  }
  for (const person of people) {
    const holdings = [...holdingsOf(random, person).values()]
    for (const app of APPS) {
      const inApp = holdings.filter(({ entitlement }) => entitlement.app === app)
      if (inApp.length > 0) add(drawAccount(random, person, app), withAppAccess(app, inApp))
    }
  }
  for (const special of SPECIAL_ACCOUNTS) add(specialAccount(special, people), specialHoldings(special))
  return { accounts, grants }
}

const given = (entitlement: AppEntitlement, added: number): Holding => ({
  entitlement,
  inheritedFrom: [],
  added,
  expires: undefined,
  accessProfile: undefined,
})

/** Grants to groups and roles. */
const resourceGrants = (random: Random): Grant[] =>
  [...ENTITLEMENTS.values()].flatMap((holder) =>
    holder.holds.map((key) => ({
      holding: given(entitlementOf(key), random.time(200, 1500)),
      account: undefined,
      holder,
      lastUsed: undefined,
      lastReviewed: undefined,
    })),
  )

/** What a person was granted directly, then what they inherit through groups and roles. */
function holdingsOf(random: Random, person: Person): Map<string, Holding> {
  const holdings = new Map<string, Holding>()
  for (const entitlement of ENTITLEMENTS.values()) {
    const share = entitlement.who?.(person) ?? 0
    if (share === 0 || !random.chance(share)) continue
    const { added, expires } = share === 1 ? drawFirstDays(random, person) : drawLater(random, person)
    const { accessProfile } = entitlement
    holdings.set(entitlement.key, { entitlement, inheritedFrom: [], added, expires, accessProfile })
  }
  // Iterating a Map also visits entries added meanwhile, so this reaches nested groups.
  for (const source of holdings.values()) {
    for (const key of source.entitlement.holds) {
      if (holdings.has(key)) continue
      const inheritedFrom = [source.entitlement, ...source.inheritedFrom]
      holdings.set(key, { ...source, entitlement: entitlementOf(key), inheritedFrom })
    }
  }
  return holdings
}

type Period = Pick<Holding, 'added' | 'expires'>

/** Access that comes with the job. */
const drawFirstDays = (random: Random, { started }: Person): Period => ({
  added: random.time(Math.max(0, started - 4), started),
  expires: undefined,
})

/** Access granted later; it expires for contractors, and sometimes for others. */
function drawLater(random: Random, { started, left = 0, employmentType }: Person): Period {
  const isRecent = left === 0 && random.chance(0.03)
  const from = isRecent ? 0 : Math.min(left + 8, started - 1)
  const added = random.time(from, isRecent ? Math.min(7, started) : started)
  if (employmentType !== 'Contractor' && !random.chance(0.05)) return { added, expires: undefined }
  const isOver = added > 30 && random.chance(0.25)
  return { added, expires: isOver ? random.time(1, 25) : -random.time(2, 90) }
}

/** Adds access to the app itself, since the first holding in it. */
function withAppAccess(app: App, holdings: readonly Holding[]): readonly Holding[] {
  if (holdings.some(({ entitlement }) => entitlement.isAppAccess)) return holdings
  return [given(entitlementOf(`${app.id}/access`), Math.max(...holdings.map(({ added }) => added))), ...holdings]
}

function drawAccount(random: Random, person: Person, app: App): Account {
  const { status, statusDetails } = drawStatus(random, person, app)
  const secondFactorShare = person.employmentType === 'Contractor' ? 0.6 : 0.95
  return {
    app,
    id: person.username,
    name: person.name,
    username: app.isDirectory ? person.username : person.email,
    email: person.email,
    user: person.id,
    type: 'user',
    status,
    statusDetails,
    employeeId: person.employeeId,
    lastLogin: drawLastLogin(random, person, app),
    secondFactor: app.isDirectory ? (random.chance(secondFactorShare) ? 'on' : 'off') : '',
  }
}

/** Accounts of people who left stay enabled where the app does not follow the directory. */
function drawStatus(random: Random, person: Person, app: App): Pick<Account, 'status' | 'statusDetails'> {
  if (person.status !== 'enabled' && app.followsDirectory) {
    return { status: app.isDirectory ? person.status : 'disabled', statusDetails: 'Left the company' }
  }
  if (person.status === 'enabled' && random.chance(0.012)) {
    return { status: 'disabled', statusDetails: random.pick(['Locked after failed sign-ins', 'Suspended']) }
  }
  return { status: 'enabled', statusDetails: '' }
}

function drawLastLogin(random: Random, { started, left }: Person, app: App): number | undefined {
  // Now and then somebody signed in after they had left.
  if (left) return !app.followsDirectory && random.chance(0.2) ? random.time(1, left) : left + 0.5
  if (!app.isDirectory && random.chance(0.03)) return undefined
  if (!app.isDirectory && started > 200 && random.chance(0.05)) return random.time(181, started)
  return random.time(0, Math.min(started, random.chance(0.85) ? 14 : 80))
}

/** Between the grant and the last sign-in. */
function drawLastUsed(random: Random, { lastLogin }: Account, { entitlement, added }: Holding): number | undefined {
  if (lastLogin === undefined || lastLogin > added) return undefined
  if (entitlement.isAppAccess) return lastLogin
  if (random.chance(0.1)) return undefined
  if (added > 120 && random.chance(0.15)) return random.time(Math.max(lastLogin, 91), added)
  return random.time(lastLogin, Math.min(added, lastLogin + 40))
}

function drawLastReviewed(random: Random, { entitlement, added }: Holding): number | undefined {
  return entitlement.app.wasReviewed && added > 100 && random.chance(0.85) ? random.time(75, 90) : undefined
}

function specialAccount(special: SpecialAccount, people: readonly Person[]): Account {
  const { id, name, email = '', owner, type = 'user', status = 'enabled', statusDetails = '', lastLogin } = special
  const service = SERVICES.find((service) => service.id === owner)
  return {
    app: entitlementOf(`${special.app}/access`).app,
    id,
    name,
    username: id,
    email,
    user: service?.id ?? (owner ? personOf(people, owner).id : ''),
    type,
    status,
    statusDetails,
    employeeId: '',
    lastLogin,
    secondFactor: '',
  }
}

const specialHoldings = ({ app, holds = [], created }: SpecialAccount): Holding[] =>
  ['access', ...holds].map((id) => given(entitlementOf(`${app}/${id}`), created))
