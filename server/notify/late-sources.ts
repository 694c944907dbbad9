import type { Source } from '../../contract/imports/source.ts'
import type { Reader, Tx } from '../db/index.ts'
import { listSources } from '../imports/index.ts'
import type { TenantId } from '../lib/ids.ts'
import { enqueueMail, type TakenMail } from '../mail/index.ts'

const PAGE = 1_000
const WEEK_MS = 7 * 86_400_000

/** What a mail about a late source says. */
export interface LateSource {
  id: string
  displayName: string
  lastSyncAt: Date
  everySeconds: number
}

type Late = LateSource & Pick<Source, 'ownerIds'>

async function listLateSources(reader: Reader, tenantId: TenantId): Promise<Late[]> {
  const late: Late[] = []
  for (let after: string | undefined = ''; after !== undefined; ) {
    const page: Source[] = await listSources(reader, tenantId, { after, limit: PAGE })
    late.push(...page.flatMap(asLate))
    after = page.length < PAGE ? undefined : page.at(-1)?.id
  }
  return late
}

const asLate = ({ id, displayName, ownerIds, stale, lastSyncAt, expectedEvery }: Source): Late[] =>
  stale && lastSyncAt
    ? [
        {
          id,
          displayName,
          ownerIds,
          lastSyncAt: new Date(lastSyncAt),
          everySeconds: Number.parseInt(expectedEvery, 10),
        },
      ]
    : []

/** Tells the owners of late sources: once, and then for each week in which nothing was imported. */
export async function mailLateSources(tx: Tx, tenantId: TenantId): Promise<void> {
  const now = await tx.now()
  for (const { id, ownerIds, lastSyncAt, everySeconds } of await listLateSources(tx, tenantId)) {
    const week = Math.floor((now.getTime() - lastSyncAt.getTime() - everySeconds * 1000) / WEEK_MS)
    const window = `${id} ${lastSyncAt.toISOString()} ${week}`
    await enqueueMail(tx, tenantId, { kind: 'SOURCE_LATE', to: ownerIds, window, data: { sourceId: id } })
  }
}

/** The source that a mail is about, while it is late and the person owns it; nothing for other mails. */
export async function lateSourceOf(
  reader: Reader,
  tenantId: TenantId,
  mails: readonly TakenMail[],
): Promise<(mail: TakenMail) => LateSource | undefined> {
  if (!mails.some(({ kind }) => kind === 'SOURCE_LATE')) return () => undefined
  const late = await listLateSources(reader, tenantId)
  return ({ data, userId }) => late.find(({ id, ownerIds }) => id === data.sourceId && ownerIds.includes(userId))
}
