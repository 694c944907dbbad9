import { DemoReply } from '../../contract/demo/demo.ts'
import { readOperation } from '../http/index.ts'
import { loadDemoState } from './load-demo-state.ts'

export const getDemo = readOperation({
  id: 'svc.api.demo.v1.DemoService.Get',
  method: 'GET',
  path: '/api/v1/demo',
  tag: 'Sources',
  summary: 'See whether the demo company is loaded, or can be',
  description: 'The demo company is made-up access data of 300 people and 12 apps, to try Recert out.',
  permission: 'source.read',
  reply: DemoReply,
  errors: [],
  run: async ({ db, tenant }) => ({ state: await loadDemoState(db, tenant.id) }),
})
