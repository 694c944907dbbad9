import type { Database } from '../../db/index.ts'
import type { TenantId } from '../../lib/ids.ts'
import type { SuggestedFor, UploadedTable } from '../map/index.ts'
import { fold } from '../map/texts.ts'
import { profileRows } from '../read/profile.ts'
import { findSource } from '../sources/source.store.ts'
import { findKnownApps, findKnownPeople } from './known.store.ts'
import type { UploadTable } from './upload-tables.ts'

/** How many texts of samples are looked up among people and apps, and the maximum length of each. */
const MAX_TEXTS = 5_000
const MAX_LENGTH = 320

/** The tables with their first rows, and what a suggestion goes by besides them. */
export async function sampleTables(
  database: Pick<Database, 'read'>,
  { tenantId, sourceId }: { tenantId: TenantId; sourceId: string },
  uploaded: readonly UploadTable[],
): Promise<{ tables: UploadedTable[]; suggestedFor: SuggestedFor }> {
  const tables = await Promise.all(
    uploaded.map(async ({ shape, rows }) => ({ shape, sample: await profileRows(rows()) })),
  )
  const texts = textsOf(tables)
  const suggestedFor = await database.read(async (reader) => ({
    sourceName: (await findSource(reader, tenantId, sourceId))?.displayName ?? '',
    known: {
      people: new Set(await findKnownPeople(reader, tenantId, texts)),
      apps: new Set(await findKnownApps(reader, tenantId, texts)),
    },
  }))
  return { tables, suggestedFor }
}

function textsOf(tables: readonly UploadedTable[]): string[] {
  const texts = new Set<string>()
  for (const { sample } of tables)
    for (const { cells } of sample)
      for (const cell of cells) {
        if (texts.size >= MAX_TEXTS) return [...texts]
        if (typeof cell === 'string' && cell.length > 1 && cell.length <= MAX_LENGTH) texts.add(fold(cell))
      }
  return [...texts]
}
