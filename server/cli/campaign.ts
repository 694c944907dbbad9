import { setTimeout as pause } from 'node:timers/promises'
import { type Command, Option } from 'commander'
import type { AccessReview } from '../../contract/campaign/campaign.ts'
import type { CampaignLedger, Validation } from '../../contract/campaign/preparation.ts'
import { findUserByEmail } from '../directory/index.ts'
import { counted } from '../lib/names.ts'
import { type Caller, callOperation } from './call-operation.ts'
import { CliError, type CommonOptions, print, UsageError, withTenant, withTenantOption } from './command.ts'
import { repeatable, requireUser } from './user.ts'

const SERVICE = 'svc.api.accessreview.v1.AccessReviewService'
const PREPARING = 'ACCESS_REVIEW_STATE_PREPARING'

interface Options extends CommonOptions {
  as?: string
}
interface CampaignReply {
  accessReview: { accessReview: AccessReview }
}

export function addCampaign(program: Command): void {
  const campaign = program.command('campaign').description('create, examine and prepare campaigns')
  const add = (name: string, description: string) =>
    withTenantOption(campaign.command(name))
      .description(description)
      .option('--as <email>', 'person to act as (default: the first Super Administrator)')

  add('create', 'create a draft; it reviews all access unless --app or --scope says otherwise')
    .requiredOption('--name <name>', 'display name, which reviewers see')
    .addOption(repeatable(new Option('--owner <email>', 'owner; may be repeated (default: the person who acts)')))
    .option('--app <id>', 'review this app only')
    .addOption(new Option('--scope <json>', 'scopeV2 as JSON, as in the API').conflicts('app'))
    .action((options: CreateOptions) => asPerson(options, (caller) => create(caller, options)))

  add('list', 'list campaigns').action((options: Options) => asPerson(options, (caller) => list(caller, options)))

  add('validate', 'preview what a draft would review now')
    .argument('<id>', 'id of the campaign')
    .action((id: string, options: Options) => asPerson(options, (caller) => validate(caller, id, options)))

  add('prepare', 'turn the scope of a draft into items; the server does the work')
    .argument('<id>', 'id of the campaign')
    .option('--wait', 'wait until it is prepared')
    .action((id: string, options: Options & { wait?: boolean }) =>
      asPerson(options, (caller) => prepare(caller, id, options)),
    )

  add('ledger', 'show what became of every grant, and whether the campaign may start')
    .argument('<id>', 'id of the campaign')
    .action((id: string, options: Options) => asPerson(options, (caller) => showLedger(caller, id, options)))
}

const asPerson = (options: Options, run: (caller: Caller) => Promise<void>) =>
  withTenant(options, (database, tenant, config) => run({ database, tenant, config, as: options.as }))

interface CreateOptions extends Options {
  name: string
  owner?: string[]
  app?: string
  scope?: string
}

async function create(caller: Caller, options: CreateOptions): Promise<void> {
  const { name, owner, app, scope } = options
  const ownerIds = owner ? await ownersOf(caller, owner) : [await ownId(caller)]
  const scopeV2 = scope === undefined ? undefined : parseScope(scope)
  // Fails for an app that does not exist before a draft is made for it.
  if (app !== undefined) await callOperation(caller, 'svc.api.app.v1.Apps.Get', { params: { id: app } })
  const body = {
    displayName: name,
    ownerIds,
    ...(scopeV2 ? { scopeV2 } : app === undefined ? { scopeV2: { appSelectionCriteria: {} } } : {}),
  }
  const made = (await callOperation<CampaignReply>(caller, `${SERVICE}.Create`, { body })).accessReview.accessReview
  if (app !== undefined)
    await callOperation(caller, `${SERVICE}.Update`, {
      params: { id: made.id },
      body: { accessReview: { singleApp: { appId: app } }, updateMask: 'singleApp' },
    })
  print(
    options,
    { id: made.id },
    `Draft ${made.id} created. Next:\n  npx recert campaign validate ${made.id}\n  npx recert campaign prepare ${made.id} --wait`,
  )
}

const ownId = async (caller: Caller) =>
  (await callOperation<{ userId: string }>(caller, 'svc.api.auth.v1.Auth.Introspect', {})).userId

const ownersOf = (caller: Caller, emails: readonly string[]) =>
  Promise.all(
    emails.map(async (email) => {
      const found = caller.database.read((reader) => findUserByEmail(reader, caller.tenant.id, email))
      return (await requireUser(found, email)).id
    }),
  )

function parseScope(text: string): object {
  const value: unknown = readJson(text)
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value
  throw new UsageError(`--scope must be a JSON object, for example '{"appSelectionCriteria": {}}'.`)
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const shortState = (state: string) => state.replace('ACCESS_REVIEW_STATE_', '').toLowerCase()

async function list(caller: Caller, options: Options): Promise<void> {
  const all: AccessReview[] = []
  for (let pageToken = ''; ; ) {
    const page = await callOperation<{ list: { accessReview: AccessReview }[]; nextPageToken: string }>(
      caller,
      `${SERVICE}.List`,
      { query: { pageSize: 100, ...(pageToken && { pageToken }) } },
    )
    all.push(...page.list.map(({ accessReview }) => accessReview))
    pageToken = page.nextPageToken
    if (pageToken === '') break
  }
  const lines = all.map(
    ({ id, state, expectedTicketCount, displayName }) =>
      `${id}  ${shortState(state).padEnd(10)} ${String(expectedTicketCount).padStart(9)}  ${displayName}`,
  )
  const shown = all.map(({ id, displayName, state, expectedTicketCount }) => ({
    id,
    displayName,
    state,
    expectedTicketCount,
  }))
  print(options, shown, lines.join('\n') || 'No campaigns.')
}

async function validate(caller: Caller, id: string, options: Options): Promise<void> {
  const preview = await callOperation<Validation>(caller, `${SERVICE}.Validate`, { params: { id } })
  const { ready, problems, warnings, itemCount, grantCount, excluded, appCount, entitlementCount, userCount } = preview
  const lines = [
    `${counted(itemCount, 'item')} of ${counted(grantCount, 'grant')}: ${counted(appCount, 'app')}, ${counted(entitlementCount, 'entitlement')}, ${counted(userCount, 'user')}`,
    ...excluded.map(({ title, grantCount: count }) => `  ${count.padStart(9)}  excluded by ${title}`),
    ...warnings.map(({ description }) => `Warning: ${description}`),
    ...problems.map(({ field, description }) => `Problem: ${field} ${description}`),
    ready ? 'Ready to be prepared.' : 'Not ready to be prepared.',
  ]
  print(options, preview, lines.join('\n'))
  if (!ready) process.exitCode = 1
}

async function prepare(caller: Caller, id: string, options: Options & { wait?: boolean }): Promise<void> {
  await callOperation(caller, `${SERVICE}.Prepare`, { params: { id } })
  if (!options.wait) {
    print(options, { id, state: PREPARING }, `Campaign ${id} is being prepared. The running server does the work.`)
    return
  }
  for (let polls = 1; ; polls++) {
    const found = await callOperation<CampaignReply>(caller, `${SERVICE}.Get`, { params: { id } })
    const { state, expectedTicketCount } = found.accessReview.accessReview
    if (state === PREPARING) {
      if (polls === HINT_AFTER_POLLS) await hintAtServer(caller, id)
      await pause(POLL_MS)
      continue
    }
    if (state === 'ACCESS_REVIEW_STATE_DRAFT')
      throw new CliError(
        `The campaign could not be prepared and is a draft again. Run "npx recert campaign validate ${id}" to see why; the audit log and the server log have the reason too.`,
      )
    print(options, { id, state, expectedTicketCount }, `Campaign ${id} has ${counted(expectedTicketCount, 'item')}.`)
    return
  }
}

const POLL_MS = 500
const HINT_AFTER_POLLS = 40

/** A command does not prepare campaigns itself. */
async function hintAtServer(caller: Caller, id: string): Promise<void> {
  const { phase } = await callOperation<{ phase: string }>(caller, `${SERVICE}.GetProgress`, { params: { id } })
  if (phase === 'WAITING')
    process.stderr.write('Still waiting: an import is in progress, or no server is running to do the work.\n')
}

async function showLedger(caller: Caller, id: string, options: Options): Promise<void> {
  const ledger = await callOperation<CampaignLedger>(caller, `${SERVICE}.GetLedger`, { params: { id } })
  const lines = [
    `${'grants'.padStart(9)} ${'items'.padStart(9)} ${'excluded'.padStart(9)} ${'unmatched'.padStart(9)} ${'left out'.padStart(9)}  source`,
    ...ledger.sources.map(({ displayName, grantCount, itemCount, excluded, unmatchedCount, leftOutCount }) => {
      const sum = excluded.reduce((total, { grantCount: count }) => total + BigInt(count), 0n)
      return `${[grantCount, itemCount, sum, unmatchedCount, leftOutCount].map((n) => String(n).padStart(9)).join(' ')}  ${displayName}`
    }),
    ...ledger.problems.map((problem) => `Problem: ${problem}`),
    ledger.balanced ? 'The ledger balances.' : 'The ledger does not balance: the campaign cannot start.',
  ]
  print(options, ledger, lines.join('\n'))
  if (!ledger.balanced) process.exitCode = 1
}
