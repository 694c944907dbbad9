/** @type {import('./case.js').Case} */
export default {
  name: 'auth-overhead',
  about: 'introspect with a bearer token, against the same operation in the same process without authentication',
  unit: 'req/s',
  budget: { ratio: 0.87 },
  engines: ['embedded', 'postgresql'],
  async ours(context) {
    const { closedUrl, bearer, pid } = await context.bare()
    return context.load({ pid, url: `${closedUrl}${PATH}`, headers: { authorization: `Bearer ${bearer}` } })
  },
  async bare(context) {
    const { openUrl, pid } = await context.bare()
    return context.load({ pid, url: `${openUrl}${PATH}` })
  },
}

const PATH = '/api/v1/auth/introspect'
