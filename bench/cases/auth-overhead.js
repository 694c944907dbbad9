/** @type {import('./case.js').Case} */
export default {
  name: 'auth-overhead',
  about: 'introspect with a bearer token, against the same server and operation without authentication',
  unit: 'req/s',
  budget: { ratio: 0.87 },
  engines: ['embedded', 'postgresql'],
  async ours(context) {
    const { url, pid, bearer } = await context.recert()
    return context.load({ pid, url: `${url}${PATH}`, headers: { authorization: `Bearer ${bearer}` } })
  },
  async bare(context) {
    const { openUrl, pid } = await context.bare()
    return context.load({ pid, url: `${openUrl}${PATH}` })
  },
}

const PATH = '/api/v1/auth/introspect'
