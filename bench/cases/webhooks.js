import { createServer } from 'node:http'
import { sample, show } from '../processes/latency.js'

/** What one webhook may get in a second (docs/webhooks.md). */
const PER_SECOND = 20
const ENDPOINTS = 5

/** @type {import('./case.js').Case} */
export default {
  name: 'webhooks',
  about: `the 99th percentile of a read while ${ENDPOINTS} webhooks get ${PER_SECOND} deliveries a second each`,
  unit: 'ms',
  budget: { atMost: 200 },
  engines: ['embedded', 'postgresql'],
  rounds: 1,
  async ours(context) {
    const { startRecert } = await import('../processes/recert.js')
    const site = await startRecert(context.engine, { settings: { OUTBOUND_ALLOW: '127.0.0.0/8' } })
    const times = Array.from({ length: ENDPOINTS }, () => [])
    const receivers = await Promise.all(times.map(startReceiver))
    context.webhooks = { stop: () => Promise.all([site.stop(), ...receivers.map(({ stop }) => stop())]) }
    const { call } = site
    const ids = []
    for (const { url } of receivers)
      ids.push((await call('POST', '/api/v1/webhooks', { displayName: 'Bench', url })).webhook.id)
    return {
      cold: true,
      async round(seconds) {
        const wanted = PER_SECOND * seconds
        for (const id of ids) for (let n = 0; n < wanted; n++) await call('POST', `/api/v1/webhooks/${id}/test`, {})
        const latency = await sample(
          () => call('GET', '/api/v1/auth/introspect'),
          async () => times.some(({ length }) => length < wanted),
        )
        return { value: latency.p99, detail: { latency, rates: times.map(rateOf) } }
      },
    }
  },
  async notes({ webhooks }, { ours: { rounds } }) {
    await webhooks.stop()
    const [{ detail }] = rounds
    const [least, most] = [Math.min(...detail.rates), Math.max(...detail.rates)]
    return [`reads: ${show(detail.latency)}`, `deliveries a second to each webhook: ${least} to ${most}`]
  },
}

/** A receiver that notes when it was asked, and answers at once. */
async function startReceiver(times) {
  const server = createServer((request, response) => {
    times.push(performance.now())
    request.resume().on('end', () => response.end('{"version":"v1","complete":{}}'))
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${server.address().port}/`,
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}

/** The most deliveries within one second. */
const rateOf = (times) =>
  Math.max(0, ...times.map((from, n) => times.slice(n).filter((at) => at < from + 1_000).length))
