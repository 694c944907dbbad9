import type { Engine } from '../../engines.ts'
import { useImports } from '../import/loading.ts'
import type { CampaignScope, Directory, PlannedScope } from './directory.ts'
import { loadDirectory, loadSelections } from './load-directory.ts'

/** A database for the tests of a describe block, in which every directory is a tenant. */
export async function useDirectories(engine: Engine) {
  const { database, newTenant } = await useImports(engine)

  /** Writes a directory and what scopes select beside them; the answer has the scopes as they are evaluated. */
  const load = async (directory: Directory, planned: readonly PlannedScope[]) => {
    const tenantId = await newTenant()
    const scopes = await database.tx(async (tx) => {
      await loadDirectory(tx, tenantId, directory)
      const all: CampaignScope[] = []
      for (const [index, { selections, ...scope }] of planned.entries())
        all.push({ ...scope, sets: await loadSelections(tx, tenantId, `scope ${index}`, selections) })
      return all
    })
    return { tenantId, scopes }
  }
  return { database, load }
}

/** Evaluated grants as a map, so that a difference shows the grant; one that is there twice gets an entry of its own. */
export function mapOf(evaluated: readonly { entitlementId: string; principalId: string; rule: string | null }[]) {
  const seen = new Map<string, string | null>()
  for (const { entitlementId, principalId, rule } of evaluated) {
    const key = `${entitlementId}/${principalId}`
    seen.set(seen.has(key) ? `${key} again` : key, rule)
  }
  return seen
}
