import type { Who } from '../who.ts'

export interface App {
  id: string
  name: string
  description: string
  /** Titles of its owners. */
  owners: readonly string[]
  reviewPolicy: 'Manager' | 'App owner' | 'Entitlement owner' | 'Manager, then app owner'
  monthlyCostUsd: number
  isDirectory?: true
  /** Accounts are disabled with those of the directory; where not, they outlive their people. */
  followsDirectory: boolean
  /** Was in the review of last quarter. */
  wasReviewed: boolean
  /** What its high and critical entitlements fall under. */
  frameworks: readonly string[]
  resourceTypes: readonly { id: string; name: string; traits?: string }[]
  resources: readonly Resource[]
  entitlements: readonly Entitlement[]
}

export interface Resource {
  id: string
  type: string
  name: string
  description?: string
  parent?: string
  /** Title. */
  owner?: string
  environment?: string
  region?: string
}

export interface Entitlement {
  id: string
  name: string
  description: string
  resource?: string
  alias?: string
  slug?: string
  purpose?: 'permission' | 'ownership'
  isAppAccess?: true
  /** Title. */
  owner?: string
  risk?: 'Low' | 'Medium' | 'High' | 'Critical'
  /** Who was given it; a chance of 1 means that it came with the job. */
  who?: Who
  /** What its resource, a group or role, holds: ids, `app/id` in another app. */
  holds?: readonly string[]
  accessProfile?: string
}

/** What holding an account at all is called. */
export const appAccess = (name: string, who?: Who): Entitlement => ({
  id: 'access',
  name: `${name} access`,
  description: `Can sign in to ${name}.`,
  slug: 'access',
  isAppAccess: true,
  risk: 'Low',
  ...(who && { who }),
})

/** The assignment of a role of an application; what it holds are permissions of the same application. */
export const role = (entitlement: Entitlement): Entitlement => ({
  ...entitlement,
  resource: `role-${entitlement.id}`,
  slug: 'assigned',
})

export const roleResource = ({ id, name }: Entitlement): Resource => ({ id: `role-${id}`, type: 'role', name })

export const ROLE_TYPE = { id: 'role', name: 'Role', traits: 'role' }
