import { earlyOf, earlyRequests, keyOf } from './early.rules.ts'

// A file of its own that runs before the application has come: by the time its code is there, so are these answers.
const TIMEOUT_MS = 30_000

const answers = new Map(
  earlyRequests(location.pathname, location.search).map(({ method, path, body }) => {
    const headers = body === '' ? {} : { 'content-type': 'application/json' }
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    // Whoever needs what failed asks again.
    const answer = fetch(path, { method, headers, body: body || null, signal }).then(
      async (response) => (response.ok ? new Response(await response.text(), response) : undefined),
      () => undefined,
    )
    return [keyOf(method, path, body), answer]
  }),
)
globalThis.recertEarly = earlyOf(answers)

// Formatting the first number and the first date takes 70 ms, because the browser then loads its data about languages. It
// does so here, while the application is still loading.
setTimeout(() => {
  new Intl.NumberFormat(navigator.language).format(0)
  new Intl.DateTimeFormat('en-GB').format(0)
})
