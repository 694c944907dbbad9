import { sample, show } from '../processes/latency.js'

const TASKS = Number(process.env.BENCH_TASKS ?? 500_000)
const SUBMITTED = Math.min(10_000, Math.floor(TASKS / 20))
/** A submission is met by two or three requests, too few for a percentile. */
const SUBMISSIONS = Math.min(10, Math.floor(TASKS / SUBMITTED / 2))
/** Tasks in a call of the search. */
const PAGE = 100

/** @type {import('./case.js').Case} */
export default {
  name: 'review-latency',
  about:
    'the 99th percentile of reading another campaign while one of 500,000 tasks (BENCH_TASKS) is started, gets ten submissions of 10,000 decisions, and is closed: the slowest of the three',
  unit: 'ms',
  budget: { atMost: 1_500 },
  engines: ['embedded', 'postgresql'],
  rounds: 1,
  async ours(context) {
    const { mostMemory, oneReviewer, withAccess } = await import('../processes/preparing-site.js')
    const { startRecert } = await import('../processes/recert.js')
    const site = await startRecert(context.engine)
    context.reviewLatency = site
    const { pid, call, draft, prepared, stateOf, userId } = await withAccess(context, site, TASKS)
    const other = await draft()
    const path = await prepared({ policyId: await oneReviewer(call, userId) })
    /** Reads while work is done; the work is asked for rarely, because asking waits as well. */
    const during = (isDone) => {
      let asked = 0
      return sample(
        () => call('GET', other),
        async () => ++asked % 20 > 0 || !(await isDone()),
      )
    }
    const isIn = (state) => async () => (await stateOf(path)).endsWith(state)
    return {
      cold: true,
      async round() {
        const before = mostMemory(pid)
        await call('POST', `${path}/action/start`, {})
        const start = await during(isIn('_OPEN'))
        const submit = await readDuringSubmissions(call, path, other)
        const closing = { closeDecision: 'CLOSE_DECISION_REVOKED', confirmRevokeCount: TASKS - SUBMISSIONS * SUBMITTED }
        await call('POST', `${path}/action/close`, closing)
        const close = await during(isIn('_CLOSED'))
        const value = Math.max(start.p99, submit.p99, close.p99)
        return { value, detail: { start, submit, close, before, rssMb: mostMemory(pid) } }
      },
    }
  },
  async notes({ reviewLatency }, { ours: { rounds } }) {
    await reviewLatency.stop()
    const [{ detail }] = rounds
    return [
      ...['start', 'submit', 'close'].map((name) => `${name}: ${show(detail[name])}`),
      `peak memory of the server ${detail.rssMb} MB, before the start ${detail.before} MB`,
    ]
  },
}

/** Reads while submissions are applied, not while their decisions are chosen; returns the latencies of all together. */
async function readDuringSubmissions(call, path, other) {
  const times = []
  let latencies
  for (let n = 0; n < SUBMISSIONS; n++) {
    await chooseSome(call, path)
    let isSubmitted = false
    const submitting = call('POST', `${path}/submissions`, { expectedCount: SUBMITTED }).finally(() => {
      isSubmitted = true
    })
    const reading = sample(
      () => call('GET', other),
      async () => !isSubmitted,
      times,
    )
    latencies = (await Promise.all([reading, submitting]))[0]
  }
  return latencies
}

/** Chooses for the first tasks of the caller, as many as one submission takes. */
async function chooseSome(call, path) {
  const tasks = []
  for (let pageToken = ''; tasks.length < SUBMITTED; ) {
    const page = await call('POST', `/api/v1/my_reviews/${path.split('/').at(-1)}/tasks/search`, {
      pageSize: PAGE,
      pageToken,
    })
    tasks.push(...page.list)
    pageToken = page.nextPageToken
  }
  const decisions = tasks
    .slice(0, SUBMITTED)
    .map(({ taskId, policyStepId }) => ({ taskId, policyStepId, decision: 'APPROVE' }))
  await call('POST', `${path}/pending_decisions`, { decisions })
}
