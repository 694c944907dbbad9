import { lookAlikeWarning } from '../../lib/email.ts'
import type { Merge } from '../merge/merge.store.ts'
import { unusualAddresses } from '../stage/staging.store.ts'

const MAX_ADDRESSES = 10_000
const MAX_NAMED = 5

/** Addresses that may be mistaken for others: they are imported as different people, which may be right. */
export async function addressWarning({ reader, tenantId, syncId, files }: Merge): Promise<string> {
  const unusual = await unusualAddresses(reader, tenantId, syncId, MAX_ADDRESSES)
  const found = unusual.flatMap(({ line, email }) => {
    const why = lookAlikeWarning(email)
    return why === undefined ? [] : [`line ${line} ("${email}" ${why})`]
  })
  if (found.length === 0) return ''
  const more = found.length > MAX_NAMED ? ` and ${found.length - MAX_NAMED} more` : ''
  return `Check the e-mail addresses in ${files.get('users')?.fileName}, which may be mistaken for others: ${found.slice(0, MAX_NAMED).join(', ')}${more}.`
}
