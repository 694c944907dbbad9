import type { App, Entitlement } from './app.ts'
import { chatApp } from './chat.ts'
import { cloudApp } from './cloud.ts'
import { customerApp } from './customers.ts'
import { directoryApp } from './directory.ts'
import { financeApp } from './finance.ts'
import { networkApp } from './network.ts'
import { paymentsApp } from './payments.ts'
import { peopleApp } from './people.ts'
import { sourceApp } from './source.ts'
import { ticketApp } from './tickets.ts'
import { warehouseApp } from './warehouse.ts'
import { wikiApp } from './wiki.ts'

export type { App, Entitlement, Resource } from './app.ts'

export const APPS: readonly App[] = [
  directoryApp,
  sourceApp,
  cloudApp,
  peopleApp,
  financeApp,
  customerApp,
  ticketApp,
  chatApp,
  warehouseApp,
  paymentsApp,
  wikiApp,
  networkApp,
]

/** An entitlement with its app. `key` has the form `app/id`, as have the keys in `holds`. */
export interface AppEntitlement extends Entitlement {
  app: App
  key: string
  holds: readonly string[]
}

export const ENTITLEMENTS: ReadonlyMap<string, AppEntitlement> = new Map(
  APPS.flatMap((app) =>
    app.entitlements.map((entitlement) => {
      const key = `${app.id}/${entitlement.id}`
      const holds = (entitlement.holds ?? []).map((held) => (held.includes('/') ? held : `${app.id}/${held}`))
      return [key, { ...entitlement, app, key, holds }]
    }),
  ),
)

/** Throws for an unknown key: an error in these files. */
export function entitlementOf(key: string): AppEntitlement {
  const entitlement = ENTITLEMENTS.get(key)
  if (!entitlement) throw new Error(`the demo company has no entitlement ${key}`)
  return entitlement
}
