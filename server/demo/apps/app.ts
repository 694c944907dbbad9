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
  /** Whether accounts are disabled with the directory account; otherwise they outlive their owners. */
  followsDirectory: boolean
  /** Whether it was part of last quarter's review. */
  wasReviewed: boolean
  /** The compliance frameworks of its high and critical entitlements. */
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
  /** Who was granted it; a probability of 1 means it came with the job. */
  who?: Who
  /** What its group or role holds: ids, `app/id` for another app. */
  holds?: readonly string[]
  accessProfile?: string
}

/** The entitlement that every account of an app holds. */
export const appAccess = (name: string, who?: Who): Entitlement => ({
  id: 'access',
  name: `${name} access`,
  description: `Can sign in to ${name}.`,
  slug: 'access',
  isAppAccess: true,
  risk: 'Low',
  ...(who && { who }),
})

/** The assignment of an app role; it holds permissions of the same app. */
export const role = (entitlement: Entitlement): Entitlement => ({
  ...entitlement,
  resource: `role-${entitlement.id}`,
  slug: 'assigned',
})

export const roleResource = ({ id, name }: Entitlement): Resource => ({ id: `role-${id}`, type: 'role', name })

export const ROLE_TYPE = { id: 'role', name: 'Role', traits: 'role' }
