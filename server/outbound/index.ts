import type { Domain } from '../http/index.ts'
import { OUTBOUND_ALLOW } from './outbound.settings.ts'

export { urlProblem } from './address.rules.ts'
export { OUTBOUND_ALLOW } from './outbound.settings.ts'
export { type Outbound, OutboundRefused, type Reply, send } from './send.ts'

/** Requests that the server makes to addresses that its users give it. */
export const outbound: Domain = { name: 'outbound', settings: [OUTBOUND_ALLOW] }
