import { readerZone } from '../../parts/zone.rules.ts'

/** The zone that times are typed in. Tenants have none of their own yet, so it is the reader's. */
export const useZone = (): string => readerZone()
