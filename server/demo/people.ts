import { NAMES } from './names.ts'
import { allPlaces, type Place } from './organization.ts'
import { type Random, randomFrom } from './random.ts'

export const COMPANY_DOMAIN = 'northwind-robotics.example'
export const PARTNER_DOMAIN = 'tideway-consulting.example'

/** Times are in days before today. */
export interface Person {
  id: string
  name: string
  username: string
  email: string
  title: string
  department: string
  team: string
  manager: Person | undefined
  /** Has reports. */
  leads: boolean
  status: 'enabled' | 'disabled' | 'deleted'
  employmentStatus: 'Active' | 'On leave' | 'Terminated'
  employmentType: 'Full time' | 'Part time' | 'Contractor'
  employeeId: string
  location: string
  started: number
  left: number | undefined
}

/** Service identities; their manager is the responsible person. */
export const SERVICES = [
  { id: 'svc-build', name: 'Build pipeline', responsible: 'Engineering Manager, Build and Release' },
  { id: 'svc-backup', name: 'Nightly backup', responsible: 'Director of IT' },
  { id: 'svc-reports', name: 'Report scheduler', responsible: 'Engineering Manager, Data Platform' },
].map((service) => ({ ...service, email: `${service.id}@${COMPANY_DOMAIN}` }))

const SITES = ['Rotterdam', 'Austin', 'Bengaluru', 'Osaka', 'Gdańsk']
const PLANTS = ['Rotterdam', 'Monterrey']
/** One manager has left, so that the demo includes reports of a person who is gone. */
const LEFT_MANAGER = 'Engineering Manager, Field Reliability'

/** Everybody in the company, managers before their reports. */
export function hirePeople(): Person[] {
  const random = randomFrom(1)
  const people = new Map<Place, Person>()
  const taken = new Set<string>()
  for (const place of allPlaces()) {
    const number = 1001 + people.size
    const isContractor = place.kind === 'contractor'
    const { name, username } = drawName(random, taken)
    people.set(place, {
      id: `usr-${number}`,
      name,
      username,
      email: `${username}@${isContractor ? PARTNER_DOMAIN : COMPANY_DOMAIN}`,
      title: place.kind === 'staff' && random.chance(0.3) ? `Senior ${place.title}` : place.title,
      department: place.department,
      team: place.team,
      manager: place.above && people.get(place.above),
      leads: place.kind === 'leader',
      ...drawEmployment(random, place, number),
      employmentType: isContractor ? 'Contractor' : random.chance(0.04) ? 'Part time' : 'Full time',
      employeeId: isContractor ? '' : `NR-${number}`,
      location: random.pick(place.department === 'Manufacturing' ? PLANTS : SITES),
    })
  }
  return [...people.values()]
}

/** The first person with the title. Throws if there is none: an error in these files. */
export function personOf(people: readonly Person[], title: string): Person {
  const person = people.find((one) => one.title === title)
  if (!person) throw new Error(`the demo company has no ${title}`)
  return person
}

function drawName(random: Random, taken: Set<string>): { name: string; username: string } {
  for (;;) {
    const [given, family] = random.pick(NAMES)
    const name = `${random.pick(given)} ${random.pick(family)}`
    const username = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(' ', '.')
    if (taken.has(username)) continue
    taken.add(username)
    return { name, username }
  }
}

type Employment = Pick<Person, 'status' | 'employmentStatus' | 'started' | 'left'>

/** Some people left, a few so long ago that they are deleted; some have just started. */
function drawEmployment(random: Random, { kind, title }: Place, number: number): Employment {
  if (title === LEFT_MANAGER || (kind === 'staff' && number % 22 === 0)) {
    const started = random.time(400, 2400)
    return random.chance(0.25)
      ? { status: 'deleted', employmentStatus: 'Terminated', started, left: random.time(60, 150) }
      : { status: 'disabled', employmentStatus: 'Terminated', started, left: random.time(3, 60) }
  }
  const isNew = kind === 'staff' && random.chance(0.03)
  return {
    status: 'enabled',
    employmentStatus: !isNew && random.chance(0.02) ? 'On leave' : 'Active',
    started: isNew ? random.time(1, 7) : random.time(kind === 'leader' ? 500 : 10, 2800),
    left: undefined,
  }
}
