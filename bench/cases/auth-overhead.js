/** @type {import('./case.js').Case} */
export default {
  name: 'auth-overhead',
  about: 'introspect with a bearer token, against a bare Fastify route that answers the same JSON',
  unit: 'req/s',
  budget: undefined,
  engines: ['embedded', 'postgresql'],
  async ours(context) {
    return context.load(await introspect(context))
  },
  async bare(context) {
    const { url, headers } = await introspect(context)
    const answer = await (await fetch(url, { headers })).text()
    const bare = await context.bare()
    const echo = `${bare.url}/echo`
    await fetch(echo, { method: 'PUT', headers: { 'content-type': 'application/json' }, body: answer })
    return context.load({ pid: bare.pid, url: echo })
  },
}

async function introspect(context) {
  const { url, pid, bearer } = await context.recert()
  return { pid, url: `${url}/api/v1/auth/introspect`, headers: { authorization: `Bearer ${bearer}` } }
}
