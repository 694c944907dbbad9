import { createServer } from 'node:net'
import { ADMIN_EMAIL, createCredential, createTenant, SECRET_LABEL } from '../server/auth/index.ts'
import type { Config } from '../server/config.ts'
import { type Database, openDatabase } from '../server/db/index.ts'
import { insertUser } from '../server/directory/index.ts'
import { newId } from '../server/lib/ids.ts'
import { API_ENGINE, newStorage } from './engines.ts'
import { clientOf, serve, type TestTenant } from './harness.ts'

/** How many tenants a shared server has. All are there from the start: it sees a new one only after seconds. */
const TENANTS = 8

let spare: TestTenant[] = []

/**
 * A tenant of its own, with an administrator, on a server that the test files of this worker share. For tests that look
 * at nothing but their tenant: no settings, no jobs, no statements across tenants. A server costs 0.6 s, a tenant 0.02 s.
 */
export async function useTenant(): Promise<TestTenant> {
  if (spare.length === 0) spare = await startSharedServer()
  const tenant = spare.pop()
  if (!tenant) throw new Error('no tenant is left')
  return tenant
}

/** It ends with the worker, and its database with the run. */
async function startSharedServer(): Promise<TestTenant[]> {
  const storage = await newStorage(API_ENGINE, 'migrated', 'run')
  const database = await openDatabase(storage.settings, { mode: 'own', fsync: false })
  const { app, config, port } = await serve({ ...storage, database }, {})
  return Promise.all(
    Array.from({ length: TENANTS }, async (_, index) => {
      // Tenants are told apart by their host; every address in 127.0.0.0/8 is this machine.
      const address = `127.0.1.${index + 1}`
      const listener = createServer((socket) => app.server.server.emit('connection', socket))
      await new Promise<void>((resolve) => listener.listen(port, address, resolve))
      const { tenant, credential } = await addTenant(database, `${address}:${port}`, config)
      const url = `http://${address}:${port}`
      return { ...storage, ...clientOf(url, credential), database, url, app, tenant }
    }),
  )
}

/** A tenant with an administrator, and the credential of that. */
export const addTenant = (database: Database, host: string, config: Config) =>
  database.tx(async (tx) => {
    const tenant = await createTenant(tx, host, 'Recert')
    if (!tenant) throw new Error(`the host ${host} is taken`)
    const userId = newId()
    const administrator = {
      email: config.get(ADMIN_EMAIL),
      displayName: 'Administrator',
      roles: ['super_administrator'],
    }
    await insertUser(tx, tenant.id, { id: userId, ...administrator })
    const limits = { lifespan: '90d', allowedCidrs: [], scopedRoles: [] } as const
    const credential = await createCredential(tx, tenant, config.get(SECRET_LABEL), {
      userId,
      displayName: 'First start',
      ...limits,
    })
    return { tenant, credential }
  })
