import type { FieldsOf } from '../cel/index.ts'

/** A person, as `userSubjectColumns` reads one. */
export interface UserSubject {
  id: string
  email: string
  displayName: string
  username: string
  department: string
  jobTitle: string
  employmentType: string
  employmentStatus: string
  status: string
  type: string
  /** The first manager's id and address; empty when there is none. */
  managerId: string
  manager: string
  profile: Record<string, unknown>
}

/** An account, as `accountSubjectColumns` reads one. */
export interface AccountSubject {
  id: string
  displayName: string
  username: string
  email: string
  employeeIds: string[]
  type: string
  status: string
  statusDetails: string
  profile: Record<string, unknown>
}

/** The fields of a person in expressions. A person has one status, and custom attributes are in the profile. */
export const userFields = (user: UserSubject): FieldsOf<'User'> => ({
  ...user,
  emails: listed(user.email),
  usernames: listed(user.username),
  directoryStatus: user.status,
  attributes: user.profile,
})

/** The fields of an account in expressions. */
export const accountFields = (account: AccountSubject): FieldsOf<'AppUser'> => ({
  id: account.id,
  displayName: account.displayName,
  username: account.username,
  usernames: listed(account.username),
  email: account.email,
  emails: listed(account.email),
  employeeIds: account.employeeIds,
  appUserType: account.type,
  status: { status: account.status, details: account.statusDetails },
  profile: account.profile,
  attributes: account.profile,
})

const listed = (text: string) => (text === '' ? [] : [text])
