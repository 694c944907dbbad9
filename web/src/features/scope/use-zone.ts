import { readerZone } from '../../parts/values/zone.rules.ts'
import { useSession } from '../session/queries.ts'

/** The zone that times are typed in: that of the organization, else that of the reader. */
export const useZone = (): string => useSession().timeZone || readerZone()
