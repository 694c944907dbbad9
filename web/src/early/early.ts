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

// The first number and the first date that are formatted take 70 ms, in which the browser looks for what it knows of
// languages. Here they take it while the application is on its way.
setTimeout(() => {
  new Intl.NumberFormat(navigator.language).format(0)
  new Intl.DateTimeFormat('en-GB').format(0)
})
