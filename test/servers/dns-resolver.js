// Loaded into a server before it starts: its names are resolved by the DNS server in TEST_DNS_SERVER. The system has one
// list of DNS servers for all processes, which a test cannot change.
import dns from 'node:dns'
import { syncBuiltinESMExports } from 'node:module'
import { isIP } from 'node:net'

const resolver = new dns.Resolver()
resolver.setServers([process.env.TEST_DNS_SERVER])
const { lookup } = dns

dns.lookup = (name, options, callback) => {
  if (isIP(name) !== 0 || name === 'localhost' || !options?.all) return lookup(name, options, callback)
  resolver.resolve4(name, (error, addresses = []) =>
    callback(
      error,
      addresses.map((address) => ({ address, family: 4 })),
    ),
  )
}
syncBuiltinESMExports()
