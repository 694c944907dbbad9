import { giveAccess } from './access.ts'
import { accountsFile, catalogFiles, type DemoFile, grantsFile, type IdOf, type Stamp, usersFile } from './files.ts'
import { type DemoMonitor, monitors } from './monitors.ts'
import { COMPANY_DOMAIN, hirePeople, PARTNER_DOMAIN, personOf } from './people.ts'

export interface DemoCompany {
  files: Record<'users' | 'apps' | 'resource_types' | 'resources' | 'entitlements' | 'accounts' | 'grants', DemoFile>
  trustedDomains: string[]
  monitors: DemoMonitor[]
}

/** A company of 300 people and their access to 12 apps. Always the same, except that times are relative to `today`. */
export function demoCompany(today: Date): DemoCompany {
  const midnight = new Date(today).setUTCHours(0, 0, 0, 0)
  const stamp: Stamp = (days) =>
    days === undefined ? '' : new Date(midnight - Math.round(days * 86_400) * 1000).toISOString()
  const people = hirePeople()
  const idOf: IdOf = (title) => (title ? personOf(people, title).id : '')
  const { accounts, grants } = giveAccess(people)
  return {
    files: {
      users: usersFile(people, idOf, stamp),
      ...catalogFiles(idOf),
      accounts: accountsFile(accounts, stamp),
      grants: grantsFile(grants, stamp),
    },
    trustedDomains: [COMPANY_DOMAIN, PARTNER_DOMAIN],
    monitors: monitors(idOf, stamp),
  }
}
