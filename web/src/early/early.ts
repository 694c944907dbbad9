import type { MyReview, MyTask } from '../features/review/queries.ts'
import { drawEarlyList } from './draw-early-list.ts'
import { earlyOf, earlyRequests, keyOf } from './early.rules.ts'

// A file of its own that runs before the application has come: by the time its code is there, so are these answers.
const TIMEOUT_MS = 30_000

const requests = earlyRequests(location.pathname, location.search)
const answers = new Map(
  requests.map(({ method, path, body }) => {
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

/** A copy of an answer: the application takes the answer itself. */
const copyOf = async <T>(path: RegExp): Promise<T | undefined> => {
  const request = requests.find((one) => path.test(one.path))
  const answer = request && (await answers.get(keyOf(request.method, request.path, request.body)))
  return answer?.clone().json()
}
let list: HTMLElement | undefined
let isEnded = false
function endList(): void {
  isEnded = true
  list?.remove()
}
// A task that the address names may be far down the list.
if (location.search === '')
  void Promise.all([
    copyOf<{ review: MyReview }>(/my_reviews\/[\w-]+$/),
    copyOf<{ list: readonly MyTask[] }>(/my_reviews.*\/tasks\/search$/),
  ]).then(([review, rows]) => {
    if (review && rows && !isEnded) list = drawEarlyList(review.review, rows.list)
  })

globalThis.recertEarly = earlyOf(answers, endList)

// Formatting the first number and the first date takes 70 ms, because the browser then loads its data about languages. It
// does so here, while the application is still loading.
setTimeout(() => {
  new Intl.NumberFormat(navigator.language).format(0)
  new Intl.DateTimeFormat('en-GB').format(0)
})
