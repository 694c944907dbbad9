import { AppReply } from '../../../contract/directory/app.ts'
import { readOperation } from '../../http/index.ts'
import { loadApps } from './app-message.ts'

export const getApp = readOperation({
  id: 'svc.api.app.v1.Apps.Get',
  method: 'GET',
  path: '/api/v1/apps/{id}',
  tag: 'Apps',
  summary: 'Get an app',
  description: 'With the people who answer for it. Answers 404 for one that was deleted.',
  permission: 'app.read',
  reply: AppReply,
  errors: ['not_found'],
  async run({ db, tenant, fail }, { params }) {
    const [app] = await loadApps(db, tenant.id, [params.id])
    return app ? { app } : fail('not_found', { thing: 'app' })
  },
})
