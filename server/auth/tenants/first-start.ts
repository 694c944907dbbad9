import { appendEntry } from '../../audit/index.ts'
import type { Database } from '../../db/index.ts'
import { insertUser, listUsers } from '../../directory/index.ts'
import { enqueueJob } from '../../jobs/index.ts'
import { newId } from '../../lib/ids.ts'
import { type CreatedCredential, createCredential } from '../credentials/create-credential.ts'
import { createSignInLink } from '../sessions/sign-in.ts'
import { createTenant } from './create-tenant.ts'
import { listTenants, updateTenantHost } from './tenant.store.ts'

export interface FirstStart {
  signInLink: string
  credential: CreatedCredential
}

export interface FirstStartSettings {
  publicUrl: URL
  adminEmail: string
  secretLabel: string
  /** The job that fills the new tenant with data, if any. */
  fillJob?: string | undefined
}

/**
 * A single tenant follows the host of PUBLIC_URL, so that new client IDs and sign-in links use the current address.
 * Client IDs issued for the old host keep working. Returns the hosts of all tenants.
 */
export const followPublicUrl = (database: Database, publicUrl: URL): Promise<string[]> =>
  database.tx(async (tx) => {
    const [first, ...others] = await listTenants(tx)
    if (!first) return []
    const host = publicUrl.host.toLowerCase()
    if (others.length > 0 || first.host === host) return [first, ...others].map((tenant) => tenant.host)
    await updateTenantHost(tx, first.id, host)
    const detail = { from: first.host, to: host }
    appendEntry(tx, { tenantId: first.id, operation: 'auth.host_changed', outcome: 'done', detail })
    return [host]
  })

/**
 * On an empty database, creates the default tenant, its first administrator, a sign-in link and a credential in one
 * transaction, and returns what is shown once. Undefined if a tenant exists.
 */
export const ensureFirstAdministrator = (
  database: Database,
  settings: FirstStartSettings,
): Promise<FirstStart | undefined> =>
  database.tx(async (tx) => {
    if ((await listTenants(tx)).length > 0) return undefined
    const tenant = await createTenant(tx, settings.publicUrl.host.toLowerCase(), 'Recert')
    // Another process was first.
    if (!tenant) return undefined
    const user = {
      id: newId(),
      email: settings.adminEmail,
      displayName: 'Administrator',
      roles: ['super_administrator'],
    }
    await insertUser(tx, tenant.id, user)
    const credential = await createCredential(tx, tenant, settings.secretLabel, {
      userId: user.id,
      displayName: 'First start',
      lifespan: '90d',
      allowedCidrs: [],
      scopedRoles: [],
    })
    if (settings.fillJob !== undefined)
      await enqueueJob(tx, { tenantId: tenant.id, kind: settings.fillJob, payload: {} })
    const signInLink = await createSignInLink(tx, tenant.id, user.id, settings.publicUrl)
    appendEntry(tx, {
      tenantId: tenant.id,
      operation: 'auth.first_start',
      outcome: 'done',
      targetId: user.id,
      detail: { email: user.email, credentialId: credential.id, clientId: credential.clientId },
    })
    return { signInLink, credential }
  })

/** The e-mail address of a super administrator of the only tenant, for the output of a start. */
export const firstAdministrator = (database: Database): Promise<string | undefined> =>
  database.read(async (reader) => {
    const [tenant, ...others] = await listTenants(reader)
    if (!tenant || others.length > 0) return undefined
    const filter = { roleIds: ['super_administrator'], userStatuses: ['ENABLED' as const] }
    const [admin] = await listUsers(reader, tenant.id, { after: '', limit: 1 }, filter)
    return admin?.email
  })
