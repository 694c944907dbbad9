import { DemoReply } from '../../contract/demo/demo.ts'
import { writeOperation } from '../http/index.ts'
import { findSourceByName } from '../imports/index.ts'
import { DEMO_JOB, DEMO_SOURCE } from './demo.store.ts'
import { loadDemoState } from './load-demo-state.ts'

export const loadDemoCompany = writeOperation({
  id: 'svc.api.demo.v1.DemoService.Load',
  method: 'POST',
  path: '/api/v1/demo/load',
  tag: 'Sources',
  summary: 'Load the demo company into an empty tenant',
  description:
    'The data is imported in the background, in about a minute; get the demo company to see whether it is there. A tenant with apps or imported people is refused: made-up data must not mix with real data.',
  permission: 'source.write',
  idempotent: true,
  reply: DemoReply,
  errors: ['access_data_exists', 'already_exists', 'demo_loaded', 'demo_busy'],
  async run({ tx, tenant, jobs, audit, fail }) {
    const state = await loadDemoState(tx, tenant.id)
    if (state === 'DEMO_STATE_LOADED') return fail('demo_loaded')
    if (state === 'DEMO_STATE_REMOVING') return fail('demo_busy', { doing: 'removed' })
    if (state === 'DEMO_STATE_UNAVAILABLE') return fail('access_data_exists')
    if (state === 'DEMO_STATE_AVAILABLE') {
      const { displayName, kind } = DEMO_SOURCE
      const named = await findSourceByName(tx, tenant.id, displayName)
      if (named && named.kind !== kind) return fail('already_exists', { thing: 'source', name: `"${displayName}"` })
      await jobs.enqueue(DEMO_JOB, {}, { key: DEMO_JOB })
      audit({})
    }
    return { state: 'DEMO_STATE_LOADING' as const }
  },
})
