import type { Command } from 'commander'
import type { Source } from '../../contract/imports/source.ts'
import { type Caller, callOperation } from './call-operation.ts'
import { CliError, type CommonOptions, withTenant } from './command.ts'

export const SOURCE_SERVICE = 'svc.api.source.v1.SourceService'

export interface SourceOptions extends CommonOptions {
  as?: string
}

/** Adds a subcommand that takes the name of a source. */
export type SourceCommand = (name: string, description: string) => Command

export const asPerson = (options: SourceOptions, run: (caller: Caller) => Promise<void>) =>
  withTenant(options, (database, tenant, config) => run({ database, tenant, config, as: options.as }))

/** All rows of a list. */
export async function pagesOf<Row>(caller: Caller, id: string, params: Record<string, string> = {}): Promise<Row[]> {
  const rows: Row[] = []
  for (let pageToken = ''; ; ) {
    const query = { pageSize: 100, ...(pageToken && { pageToken }) }
    const page = await callOperation<{ list: Row[]; nextPageToken: string }>(caller, id, { params, query })
    rows.push(...page.list)
    pageToken = page.nextPageToken
    if (pageToken === '') return rows
  }
}

export const allSources = (caller: Caller) => pagesOf<Source>(caller, `${SOURCE_SERVICE}.List`)

export async function sourceNamed(caller: Caller, name: string): Promise<Source> {
  const sources = await allSources(caller)
  const found = sources.find(({ displayName }) => displayName.toLowerCase() === name.trim().toLowerCase())
  if (found) return found
  const known = sources.map(({ displayName }) => displayName).join(', ')
  throw new CliError(`No source is named "${name}". ${known ? `Sources: ${known}.` : 'No sources exist yet.'}`)
}
