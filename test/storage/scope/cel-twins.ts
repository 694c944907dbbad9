import type { Account, User } from './directory.ts'

/** An expression and what it means, said a second time. `failed`: there is no answer for this one. */
export interface Twin<Subject> {
  text: string
  holds(subject: Subject): boolean | 'failed'
}

/** Reading a key that a profile lacks is an error. */
const inProfile =
  (key: string, test: (value: unknown) => boolean | 'failed') =>
  ({ profile }: { profile: Record<string, unknown> }): boolean | 'failed' =>
    Object.hasOwn(profile, key) ? test(profile[key]) : 'failed'

const isOslo = inProfile('site', (site) => site === 'Oslo')

export const USER_EXPRESSIONS: readonly Twin<User>[] = [
  { text: 'true', holds: () => true },
  { text: 'subject.department == "Sales"', holds: ({ department }) => department === 'Sales' },
  { text: 'user.job_title != "Clerk"', holds: ({ jobTitle }) => jobTitle !== 'Clerk' },
  { text: 'subject.email.endsWith("@corp.example")', holds: ({ email }) => email.endsWith('@corp.example') },
  {
    text: 'subject.status == UserStatus.ENABLED && subject.employmentType in ["staff", ""]',
    holds: ({ status, employmentType }) => status === 'ENABLED' && ['staff', ''].includes(employmentType),
  },
  { text: 'subject.profile.site == "Oslo"', holds: isOslo },
  {
    text: 'subject.profile.site == "Oslo" || subject.department == "Sales"',
    // What is true already does not wait for what fails.
    holds: (user) => (user.department === 'Sales' ? true : isOslo(user)),
  },
  {
    text: 'has(subject.profile.site) && subject.profile.site != "Oslo"',
    holds: ({ profile }) => Object.hasOwn(profile, 'site') && profile.site !== 'Oslo',
  },
  {
    text: 'subject.profile.site.startsWith("R")',
    holds: inProfile('site', (site) => (typeof site === 'string' ? site.startsWith('R') : 'failed')),
  },
]

export const ACCOUNT_EXPRESSIONS: readonly Twin<Account>[] = [
  { text: 'true', holds: () => true },
  { text: 'subject.status.status == Status.ENABLED', holds: ({ status }) => status === 'STATUS_ENABLED' },
  { text: 'subject.email.endsWith("@corp.example")', holds: ({ email }) => email.endsWith('@corp.example') },
  {
    text: 'subject.appUserType == AppUserType.SERVICE_ACCOUNT || subject.email == ""',
    holds: ({ accountType, email }) => accountType === 'APP_USER_TYPE_SERVICE_ACCOUNT' || email === '',
  },
  { text: 'subject.profile.tier == "gold"', holds: inProfile('tier', (tier) => tier === 'gold') },
]

export function twinOf<Subject>(twins: readonly Twin<Subject>[], text: string): Twin<Subject> {
  const twin = twins.find((each) => each.text === text)
  if (!twin) throw new Error(`nobody has said what ${text} means`)
  return twin
}
