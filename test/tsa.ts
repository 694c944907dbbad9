import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { endWithFile } from './ends-with-file.ts'
import { freePort } from './free-port.ts'

const run = promisify(execFile)

/** What the authority does with a request instead of stamping it; undefined to stamp it. */
export type Disturbance = (request: IncomingMessage, response: ServerResponse, query: Buffer) => Promise<void> | void

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

/** A time-stamp authority (RFC 3161): openssl answers, behind a small HTTP server. It ends with the test file. */
export async function startTimeStampAuthority(): Promise<TimeStampAuthority> {
  const folder = await mkdtemp(join(tmpdir(), 'recert-tsa-'))
  endWithFile(() => rm(folder, { recursive: true, force: true }))
  const openssl = async (...args: string[]) => (await run('openssl', args, { cwd: folder })).stdout
  await makeCertificates(folder, openssl)
  const queries: Buffer[] = []
  let count = 0
  let disturbance: Disturbance | undefined
  const stamp = async (query: Buffer) => {
    const name = `q${count++}`
    await writeFile(join(folder, `${name}.tsq`), query)
    await openssl('ts', '-reply', '-config', 'tsa.cnf', '-queryfile', `${name}.tsq`, '-out', `${name}.tsr`)
    return readFile(join(folder, `${name}.tsr`))
  }
  // One at a time: openssl counts in a file.
  let last: Promise<unknown> = Promise.resolve()
  const inTurn = (query: Buffer): Promise<Buffer> => {
    const next = last.then(() => stamp(query))
    last = next.catch(() => undefined)
    return next
  }
  const server = createServer(async (request, response) => {
    const query = await buffer(request)
    queries.push(query)
    if (disturbance) return disturbance(request, response, query)
    const reply = await inTurn(query)
    response.writeHead(200, { 'content-type': 'application/timestamp-reply' }).end(reply)
  })
  const port = await freePort()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  endWithFile(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
  return {
    url: `http://127.0.0.1:${port}/`,
    port,
    folder,
    queries,
    disturb(how) {
      disturbance = how
    },
    stamp: inTurn,
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
