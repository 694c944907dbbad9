/** @type {import('./case.js').Case} */
export default {
  name: 'read',
  about: 'get one risk level by id, against a bare Fastify route that selects one row by id',
  unit: 'req/s',
  budget: { ratio: 0.6 },
  engines: ['embedded', 'postgresql'],
  async ours(context) {
    const { url, pid, bearer } = await context.recert()
    const headers = { authorization: `Bearer ${bearer}` }
    return context.load({ pid, url: await createOne(`${url}/api/v1/attributes/risk_levels`, headers), headers })
  },
  async bare(context) {
    const { url, pid } = await context.bare()
    return context.load({ pid, url: await createOne(`${url}/values`, {}) })
  },
}

/** Returns the URL of the new object. */
async function createOne(url, headers) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ value: `read ${Date.now()}` }),
  })
  if (response.status !== 200) throw new Error(`${url}: ${response.status} ${await response.text()}`)
  const { value } = await response.json()
  return `${url}/${value.id}`
}
