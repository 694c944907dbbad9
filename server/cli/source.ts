import { type Command, Option } from 'commander'
import type { DeleteSourcePreview, Source, Sync } from '../../contract/imports/source.ts'
import { findUserByEmail } from '../directory/index.ts'
import { counted } from '../lib/names.ts'
import { type Caller, callOperation } from './call-operation.ts'
import { checkText, print, UsageError, wholeNumberOf, withTenantOption } from './command.ts'
import { addSourceAnswers } from './source-answers.ts'
import { allSources, asPerson, SOURCE_SERVICE, type SourceOptions, sourceNamed } from './source-command.ts'
import { repeatable, requireUser } from './user.ts'

const BAD_ROWS = { ask: 'BAD_ROWS_ASK', 'leave-out': 'BAD_ROWS_LEAVE_OUT', stop: 'BAD_ROWS_STOP' } as const
const SCIM_USERS = {
  both: 'SCIM_USERS_PEOPLE_AND_ACCOUNTS',
  people: 'SCIM_USERS_PEOPLE',
  accounts: 'SCIM_USERS_ACCOUNTS',
} as const
const DAY_SECONDS = 86_400

interface SetOptions extends SourceOptions {
  badRows?: keyof typeof BAD_ROWS
  maxLeftOut?: string
  maxRemoval?: string
  everyDays?: string
  owner?: string[]
  zone?: string
  scimUsers?: keyof typeof SCIM_USERS
}

export function addSource(program: Command): void {
  const source = program.command('source').description('list, change and delete sources of access data')
  const add = (name: string, description: string) =>
    withTenantOption(source.command(name))
      .description(description)
      .option('--as <email>', 'person to act as (default: the first Super Administrator)')
  const withName = (name: string, description: string) =>
    add(name, description).argument('<name>', 'name of the source, in any letter case')

  add('list', 'list sources and when they were last imported').action((options: SourceOptions) =>
    asPerson(options, async (caller) => {
      const sources = await allSources(caller)
      print(options, { list: sources }, sources.map(lineOf).join('\n') || 'No sources exist yet.')
    }),
  )
  withName('show', 'show a source, and what deleting it would take away').action(
    (name: string, options: SourceOptions) =>
      asPerson(options, async (caller) => {
        const found = await sourceNamed(caller, name)
        const preview = await previewOf(caller, found.id)
        print(options, { source: found, deletePreview: preview }, [lineOf(found), whatGoes(preview)].join('\n'))
      }),
  )
  withName('rename', 'give a source another name')
    .argument('<new-name>', 'the new name')
    .action((name: string, newName: string, options: SourceOptions) =>
      asPerson(options, (caller) => change(caller, name, { displayName: checkText('<new-name>', newName) }, options)),
    )
  withName('set', 'change the settings of a source')
    .option('--every-days <number>', 'days after its last import when it becomes stale')
    .addOption(repeatable(new Option('--owner <email>', 'person who answers for it; may be repeated')))
    .option('--zone <name>', 'its time zone, such as Europe/Berlin')
    .addOption(
      new Option('--bad-rows <what>', 'what happens to rows that cannot be imported').choices(Object.keys(BAD_ROWS)),
    )
    .option('--max-left-out <percent>', 'share of the rows of a kind that may be left out without asking')
    .option('--max-removal <percent>', 'share of grants, people or accounts that may be removed without asking')
    .addOption(new Option('--scim-users <what>', 'what users written by SCIM become').choices(Object.keys(SCIM_USERS)))
    .action((name: string, options: SetOptions) =>
      asPerson(options, async (caller) => change(caller, name, await settingsOf(caller, options), options)),
    )
  addSourceAnswers(withName)
  withName('delete', 'delete a source with everything it has; the server does the work')
    .requiredOption('--grants <number>', 'number of grants that go with it, as show prints it')
    .action((name: string, options: SourceOptions & { grants: string }) =>
      asPerson(options, async (caller) => {
        const { id, displayName } = await sourceNamed(caller, name)
        const body = { expectedGrantCount: wholeNumberOf('--grants', options.grants) }
        const reply = await callOperation<{ sync: Sync }>(caller, `${SOURCE_SERVICE}.Delete`, {
          params: { source_id: id },
          body,
        })
        print(options, reply, `${displayName} is being deleted (import ${reply.sync.id}).`)
      }),
    )
}

const previewOf = (caller: Caller, id: string) =>
  callOperation<DeleteSourcePreview>(caller, `${SOURCE_SERVICE}.GetDeletePreview`, { params: { source_id: id } })

const lineOf = ({ id, displayName, lastSyncAt, stale, deleting }: Source): string =>
  [
    id,
    lastSyncAt ?? 'never imported',
    displayName,
    ...(stale ? ['(stale)'] : []),
    ...(deleting ? ['(being deleted)'] : []),
  ].join('  ')

const whatGoes = ({ grantCount, accountCount, appCount, userCount }: DeleteSourcePreview): string =>
  `Deleting it would remove ${counted(grantCount, 'grant')}, ${counted(accountCount, 'account')} and ${counted(appCount, 'app')}, and ${userCount} of its people would become deleted.`

async function change(caller: Caller, name: string, source: object, options: SourceOptions): Promise<void> {
  const { id } = await sourceNamed(caller, name)
  const input = { params: { source_id: id }, body: { source } }
  const reply = await callOperation<{ source: Source }>(caller, `${SOURCE_SERVICE}.Update`, input)
  print(options, reply, lineOf(reply.source))
}

async function settingsOf({ database, tenant }: Caller, options: SetOptions): Promise<object> {
  const { everyDays, owner, zone, badRows, maxLeftOut, maxRemoval, scimUsers } = options
  const number = (name: string, text: string | undefined) => (text === undefined ? text : wholeNumberOf(name, text))
  const days = number('--every-days', everyDays)
  const leftOut = number('--max-left-out', maxLeftOut)
  const removal = number('--max-removal', maxRemoval)
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
    ...(badRows !== undefined && { badRows: BAD_ROWS[badRows] }),
    ...(leftOut !== undefined && { maxLeftOutPercent: leftOut }),
    ...(removal !== undefined && { maxRemovalPercent: removal }),
    ...(scimUsers !== undefined && { scimUsers: SCIM_USERS[scimUsers] }),
  }
  if (Object.keys(settings).length === 0)
    throw new UsageError('Nothing to set. recert source set --help lists the settings.')
  return settings
}
