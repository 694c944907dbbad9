import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { endWithFile } from '../ends-with-file.ts'
import { freePort } from '../free-port.ts'
import { startAsking } from './asking-process.ts'

const run = promisify(execFile)

export interface StampAnswer {
  status: number
  headers?: Record<string, string>
  body?: Buffer
}

/** What the authority answers instead of stamping a query; undefined to stamp it. */
export type Disturbance = (query: Buffer) => Promise<StampAnswer | undefined> | StampAnswer | undefined

export interface TimeStampAuthority {
  url: string
  port: number
  /** Where the certificates are: `ca.pem`, `tsa.pem`. */
  folder: string
  /** Requests that came. */
  queries: Buffer[]
  /** From now on; undefined to stamp again. */
  disturb(how: Disturbance | undefined): void
  /** A reply of openssl to a query. */
  stamp(query: Buffer): Promise<Buffer>
  openssl(...args: string[]): Promise<string>
}

const CONFIG = `
oid_section = oids
[oids]
policy1 = 1.2.3.4.1
[tsa]
default_tsa = tsa_config
[tsa_config]
serial = serial
signer_cert = tsa.pem
certs = ca.pem
signer_key = tsa.key
signer_digest = sha256
default_policy = policy1
digests = sha256
accuracy = secs:1
ordering = yes
tsa_name = yes
ess_cert_id_chain = no
ess_cert_id_alg = sha256
`

/** A time-stamp authority (RFC 3161) in its own process, in which openssl answers. It ends with the test file. */
export async function startTimeStampAuthority(): Promise<TimeStampAuthority> {
  const folder = await mkdtemp(join(tmpdir(), 'recert-tsa-'))
  endWithFile(() => rm(folder, { recursive: true, force: true }))
  const openssl = async (...args: string[]) => (await run('openssl', args, { cwd: folder })).stdout
  await makeCertificates(folder, openssl)
  const queries: Buffer[] = []
  let disturbance: Disturbance | undefined
  const port = await freePort()
  await startAsking<Uint8Array, never>('tsa-process.js', { port, folder }, (bytes) => {
    const query = Buffer.from(bytes)
    queries.push(query)
    return disturbance?.(query)
  })
  const url = `http://127.0.0.1:${port}/`
  return {
    url,
    port,
    folder,
    queries,
    disturb(how) {
      disturbance = how
    },
    async stamp(query) {
      const reply = await fetch(`${url}undisturbed`, { method: 'POST', body: new Uint8Array(query) })
      return Buffer.from(await reply.arrayBuffer())
    },
    openssl,
  }
}

async function makeCertificates(folder: string, openssl: (...args: string[]) => Promise<string>): Promise<void> {
  await writeFile(join(folder, 'tsa.cnf'), CONFIG)
  await writeFile(join(folder, 'serial'), '01\n')
  await writeFile(join(folder, 'ext.cnf'), 'extendedKeyUsage = critical,timeStamping\nkeyUsage = digitalSignature\n')
  const key = ['-newkey', 'rsa:2048', '-nodes']
  await openssl('req', '-x509', ...key, '-keyout', 'ca.key', '-out', 'ca.pem', '-subj', '/CN=Test CA', '-days', '30')
  await openssl('req', ...key, '-keyout', 'tsa.key', '-out', 'tsa.csr', '-subj', '/CN=Test TSA')
  const sign = ['x509', '-req', '-in', 'tsa.csr', '-CA', 'ca.pem', '-CAkey', 'ca.key', '-CAcreateserial']
  await openssl(...sign, '-days', '30', '-extfile', 'ext.cnf', '-out', 'tsa.pem')
}
