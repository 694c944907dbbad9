import type { TObject } from 'typebox'
import { permissionsOfPerson } from '../../contract/auth/roles.ts'
import type { TenantRow } from '../auth/index.ts'
import type { Config } from '../config.ts'
import type { OpenDatabase } from '../db/index.ts'
import { findUserByEmail, listUsers } from '../directory/index.ts'
import { operations } from '../domains.ts'
import { ApiError } from '../http/index.ts'
import { runOperation } from '../http/run-operation.ts'
import { bodyDecoder } from '../http/wire/decode.ts'
import { newId } from '../lib/ids.ts'
import { CliError } from './command.ts'
import { noUser } from './user.ts'

export interface Caller {
  database: OpenDatabase
  tenant: TenantRow
  config: Config
  /** E-mail address of the person to act as; without it, the first administrator. */
  as: string | undefined
}

/** Runs an operation of the API as a person, with the same checks and the same audit entry as over HTTP. */
export async function callOperation<Reply>(
  { database, tenant, config, as }: Caller,
  id: string,
  input: { params?: Record<string, string>; query?: object; body?: object },
): Promise<Reply> {
  const operation = operations.find((each) => each.id === id)
  if (!operation || operation.effect === 'upload') throw new Error(`no operation ${id}`)
  const actor = await actorOf(database, tenant, as)
  const { params = {}, query = {}, body = {} } = input
  const decode = (schema: TObject | undefined, value: object) => (schema ? bodyDecoder(schema)(value) : {})
  try {
    const { text } = await runOperation(
      { database, settings: config, jobsEnqueued: () => {}, accessChanged: () => {} },
      {
        operation,
        tenant,
        actor,
        requestId: newId(),
        address: '',
        readInput: () => ({
          params: params as never,
          query: query as never,
          body: decode(operation.body, body) as never,
          idempotencyKey: undefined,
        }),
      },
    )
    return JSON.parse(text) as Reply
  } catch (error) {
    throw error instanceof ApiError ? new CliError(error.message) : error
  }
}

async function actorOf(database: OpenDatabase, tenant: TenantRow, email: string | undefined) {
  const filter = { roleIds: ['super_administrator'], userStatuses: ['ENABLED' as const] }
  const user = await database.read(async (reader) =>
    email === undefined
      ? (await listUsers(reader, tenant.id, { after: '', limit: 1 }, filter))[0]
      : findUserByEmail(reader, tenant.id, email),
  )
  if (!user)
    throw email === undefined
      ? new CliError('There is no enabled Super Administrator to act as. Name a person with --as.')
      : noUser(email)
  if (user.status !== 'ENABLED') throw new CliError(`${user.email} is disabled and cannot act.`)
  return {
    userId: user.id,
    principalId: 'cli',
    via: 'session' as const,
    roles: user.roleIds,
    permissions: permissionsOfPerson(user.roleIds),
    limits: { roles: [], cidrs: [] },
  }
}
