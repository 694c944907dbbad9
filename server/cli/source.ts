import { type Command, Option } from 'commander'
import type { DeleteSourcePreview, Source, Sync } from '../../contract/imports/source.ts'
import { findUserByEmail } from '../directory/index.ts'
import { counted } from '../lib/names.ts'
import { type Caller, callOperation } from './call-operation.ts'
import {
  CliError,
  type CommonOptions,
  checkText,
  print,
  UsageError,
  wholeNumberOf,
  withTenant,
  withTenantOption,
} from './command.ts'
import { repeatable, requireUser } from './user.ts'

const SERVICE = 'svc.api.source.v1.SourceService'
const DAY_SECONDS = 86_400

interface Options extends CommonOptions {
  as?: string
}
interface SetOptions extends Options {
  everyDays?: string
  owner?: string[]
  zone?: string
}

export function addSource(program: Command): void {
  const source = program.command('source').description('list, change and delete sources of access data')
  const add = (name: string, description: string) =>
    withTenantOption(source.command(name))
      .description(description)
      .option('--as <email>', 'person to act as (default: the first Super Administrator)')
  const withName = (name: string, description: string) =>
    add(name, description).argument('<name>', 'name of the source, in any letter case')

  add('list', 'list sources and when they were last imported').action((options: Options) =>
    asPerson(options, async (caller) => {
      const sources = await allSources(caller)
      print(options, { list: sources }, sources.map(lineOf).join('\n') || 'There is no source.')
    }),
  )
  withName('show', 'show a source, and what deleting it would take away').action((name: string, options: Options) =>
    asPerson(options, async (caller) => {
      const found = await sourceNamed(caller, name)
      const preview = await previewOf(caller, found.id)
      print(options, { source: found, deletePreview: preview }, [lineOf(found), whatGoes(preview)].join('\n'))
    }),
  )
  withName('rename', 'give a source another name')
    .argument('<new-name>', 'the new name')
    .action((name: string, newName: string, options: Options) =>
      asPerson(options, (caller) => change(caller, name, { displayName: checkText('<new-name>', newName) }, options)),
    )
  withName('set', 'change the settings of a source')
    .option('--every-days <number>', 'it is stale when its last import is more days ago')
    .addOption(repeatable(new Option('--owner <email>', 'person who answers for it; may be repeated')))
    .option('--zone <name>', 'its time zone, such as Europe/Berlin')
    .action((name: string, options: SetOptions) =>
      asPerson(options, async (caller) => change(caller, name, await settingsOf(caller, options), options)),
    )
  withName('delete', 'delete a source with everything it has; the server does the work')
    .requiredOption('--grants <number>', 'number of grants that go with it, as show prints it')
    .action((name: string, options: Options & { grants: string }) =>
      asPerson(options, async (caller) => {
        const { id, displayName } = await sourceNamed(caller, name)
        const body = { expectedGrantCount: wholeNumberOf('--grants', options.grants) }
        const reply = await callOperation<{ sync: Sync }>(caller, `${SERVICE}.Delete`, {
          params: { source_id: id },
          body,
        })
        print(options, reply, `${displayName} is being deleted (sync ${reply.sync.id}).`)
      }),
    )
}

const asPerson = (options: Options, run: (caller: Caller) => Promise<void>) =>
  withTenant(options, (database, tenant, config) => run({ database, tenant, config, as: options.as }))

async function allSources(caller: Caller): Promise<Source[]> {
  const sources: Source[] = []
  for (let pageToken = ''; ; ) {
    const query = { pageSize: 100, ...(pageToken && { pageToken }) }
    const page = await callOperation<{ list: Source[]; nextPageToken: string }>(caller, `${SERVICE}.List`, { query })
    sources.push(...page.list)
    pageToken = page.nextPageToken
    if (pageToken === '') return sources
  }
}

async function sourceNamed(caller: Caller, name: string): Promise<Source> {
  const sources = await allSources(caller)
  const found = sources.find(({ displayName }) => displayName.toLowerCase() === name.trim().toLowerCase())
  if (found) return found
  const known = sources.map(({ displayName }) => displayName).join(', ')
  throw new CliError(`There is no source "${name}". ${known ? `Sources: ${known}.` : 'There is none yet.'}`)
}

const previewOf = (caller: Caller, id: string) =>
  callOperation<DeleteSourcePreview>(caller, `${SERVICE}.GetDeletePreview`, { params: { source_id: id } })

const lineOf = ({ id, displayName, lastSyncAt, stale, deleting }: Source): string =>
  [
    id,
    lastSyncAt ?? 'never imported',
    displayName,
    ...(stale ? ['(stale)'] : []),
    ...(deleting ? ['(being deleted)'] : []),
  ].join('  ')

const whatGoes = ({ grantCount, accountCount, appCount, userCount }: DeleteSourcePreview): string =>
  `Deleting it would take away ${counted(grantCount, 'grant')}, ${counted(accountCount, 'account')} and ${counted(appCount, 'app')}, and ${userCount} of its people would become deleted.`

async function change(caller: Caller, name: string, source: object, options: Options): Promise<void> {
  const { id } = await sourceNamed(caller, name)
  const input = { params: { source_id: id }, body: { source } }
  const reply = await callOperation<{ source: Source }>(caller, `${SERVICE}.Update`, input)
  print(options, reply, lineOf(reply.source))
}

async function settingsOf({ database, tenant }: Caller, { everyDays, owner, zone }: SetOptions): Promise<object> {
  const days = everyDays === undefined ? undefined : wholeNumberOf('--every-days', everyDays)
  const owners =
    owner &&
    (await database.read(async (reader) => {
      const found = []
      for (const email of owner) found.push(await requireUser(findUserByEmail(reader, tenant.id, email), email))
      return found
    }))
  const settings = {
    ...(days !== undefined && { expectedEvery: `${days * DAY_SECONDS}s` }),
    ...(owners && { ownerIds: owners.map(({ id }) => id) }),
    ...(zone !== undefined && { zone }),
  }
  if (Object.keys(settings).length === 0) throw new UsageError('Nothing to set. Add --every-days, --owner or --zone.')
  return settings
}
