const JSON_TYPE = { 'content-type': 'application/json' }
const body = { kind: 'numbered', text: '{"value":"bench {n}"}' }

/** @type {import('./case.js').Case} */
export default {
  name: 'write',
  about: 'create a risk level, against a bare Fastify route that validates and inserts one row',
  unit: 'req/s',
  budget: { ratio: 0.6 },
  engines: ['embedded', 'postgresql'],
  async ours(context) {
    const { url, pid, bearer } = await context.recert()
    return context.load({
      url: `${url}/api/v1/attributes/risk_levels`,
      method: 'POST',
      headers: { ...JSON_TYPE, authorization: `Bearer ${bearer}` },
      body,
      pid,
      settle: true,
    })
  },
  async bare(context) {
    const { url, pid } = await context.bare()
    return context.load({ pid, url: `${url}/values`, method: 'POST', headers: JSON_TYPE, body })
  },
}
