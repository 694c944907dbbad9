// A time-stamp authority (RFC 3161): `node tsa-process.js '{"port":3161,"folder":"/tmp/x"}'`. openssl answers with the
// certificates in the folder, unless the test that started it (tsa.ts) wants another answer.
import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { ask, ready } from './asking-process.js'

const { port, folder } = JSON.parse(process.argv[2])
const run = promisify(execFile)
let count = 0

async function stamp(query) {
  const name = `q${count++}`
  await writeFile(join(folder, `${name}.tsq`), query)
  const args = ['ts', '-reply', '-config', 'tsa.cnf', '-queryfile', `${name}.tsq`, '-out', `${name}.tsr`]
  await run('openssl', args, { cwd: folder })
  return readFile(join(folder, `${name}.tsr`))
}

// One at a time: openssl counts in a file.
let last = Promise.resolve()
const inTurn = (query) => {
  const next = last.then(() => stamp(query))
  last = next.catch(() => undefined)
  return next
}

const server = createServer(async (request, response) => {
  const query = await buffer(request)
  const wanted = request.url === '/undisturbed' ? undefined : await ask(query)
  const { status, headers, body } = wanted ?? {
    status: 200,
    headers: { 'content-type': 'application/timestamp-reply' },
    body: await inTurn(query),
  }
  response.writeHead(status, headers).end(body)
})
server.listen(port, '127.0.0.1', () => ready(async () => {}))
