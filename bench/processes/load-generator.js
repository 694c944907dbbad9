// The load generator: autocannon in a separate process. Receives one task at a time and replies with counts.
import autocannon from 'autocannon'
import { bodySource } from './bodies.js'

async function run({ url, method, headers, body, seconds, connections }) {
  const source = body && bodySource(body)
  const { pathname, search } = new URL(url)
  const request = { method, path: pathname + search, headers }
  if (source) request.setupRequest = (defaults) => ({ ...defaults, body: source.next() })
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    sampleInt: 100,
    timeout: 10,
    requests: [request],
  })
  const seen = result.finish.getTime() - result.start.getTime()
  return {
    perSecond: result.requests.total / (seen / 1000),
    requests: result.requests.total,
    failures: failures(result),
    latencyMs: { p50: result.latency.p50, p99: result.latency.p99, max: result.latency.max },
    ...source?.facts(),
  }
}

/** Describes every response that was not a 200. */
function failures({ statusCodeStats, errors, timeouts }) {
  const bad = Object.entries(statusCodeStats)
    .filter(([status]) => status !== '200')
    .map(([status, { count }]) => `${count} x status ${status}`)
  if (timeouts > 0) bad.push(`${timeouts} x timeout`)
  if (errors > timeouts) bad.push(`${errors - timeouts} x connection error`)
  return bad
}

process.on('message', (task) => {
  run(task).then(
    (result) => process.send({ result }),
    (error) => process.send({ error: error.stack }),
  )
})
process.on('disconnect', () => process.exit())
process.on('SIGTERM', () => process.exit())
process.send('ready')
