import { readEmail } from '../lib/email.ts'
import { ENTERPRISE_SCHEMA } from './attributes.ts'
import type { Document } from './document.rules.ts'

interface Address {
  value?: string
  type?: string
  primary?: boolean
}

/** What a user of SCIM says about a person and their account. */
export interface UserFacts {
  userName: string
  externalId: string
  displayName: string
  /** Empty when neither an address nor the user name is an e-mail address. */
  email: string
  emails: string[]
  isActive: boolean
  title: string
  userType: string
  department: string
  employeeIds: string[]
  /** The id of the manager's user in the same source. */
  managerId: string
  profile: Record<string, string>
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

export function factsOf(document: Document): UserFacts {
  const enterprise = (document[ENTERPRISE_SCHEMA] ?? {}) as Document
  const addresses = (document.emails ?? []) as Address[]
  const userName = textOf(document.userName)
  const { employeeNumber } = enterprise
  return {
    userName,
    externalId: textOf(document.externalId),
    displayName: nameOf(document, userName),
    email: emailOf(addresses, userName),
    emails: [...new Set(addresses.flatMap(({ value = '' }) => (value === '' ? [] : [value.toLowerCase()])))],
    isActive: document.active !== false,
    title: textOf(document.title),
    userType: textOf(document.userType),
    department: textOf(enterprise.department),
    employeeIds: employeeNumber === undefined ? [] : [textOf(employeeNumber)],
    managerId: textOf((enterprise.manager as Document | undefined)?.value),
    profile: profileOf(enterprise),
  }
}

function nameOf(document: Document, userName: string): string {
  const { formatted, givenName, familyName } = (document.name ?? {}) as Record<string, string | undefined>
  const parts = [givenName, familyName].filter(Boolean).join(' ')
  return textOf(document.displayName) || formatted || parts || userName
}

/** The primary address, else that for work, else the first; else the user name, if it is an address. */
function emailOf(addresses: readonly Address[], userName: string): string {
  const rank = ({ primary, type }: Address) => (primary ? 0 : type?.toLowerCase() === 'work' ? 1 : 2)
  const ordered = [...addresses].sort((a, b) => rank(a) - rank(b)).map(({ value = '' }) => value)
  for (const text of [...ordered, userName]) {
    const email = readEmail(text)
    if (email !== undefined) return email
  }
  return ''
}

const profileOf = (enterprise: Document): Record<string, string> =>
  Object.fromEntries(
    ['costCenter', 'organization', 'division'].flatMap((name) => {
      const text = textOf(enterprise[name])
      return text === '' ? [] : [[name, text]]
    }),
  )
