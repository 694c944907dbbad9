import { Empty } from '../../../contract/wire/scalars.ts'
import { writeOperation } from '../../http/index.ts'
import { formatCount } from '../../lib/names.ts'
import { countGrantsOf, deleteAccessProfile } from './access-profile.store.ts'

/** From this number on, grants are reported as "or more". */
const COUNTED = 1000

export const deleteAccessProfileOperation = writeOperation({
  id: 'svc.api.directory.v1.AccessProfiles.Delete',
  method: 'DELETE',
  path: '/api/v1/access_profiles/{id}',
  tag: 'Access profiles',
  summary: 'Delete an access profile',
  description: 'Refused while it has grants.',
  permission: 'app.write',
  idempotent: false,
  reply: Empty,
  errors: ['not_found', 'in_use'],
  async run({ tx, tenant, audit, fail }, { params }) {
    if ((await deleteAccessProfile(tx, tenant.id, params.id)) === 0)
      return fail('not_found', { thing: 'access profile' })
    const count = await countGrantsOf(tx, tenant.id, params.id, COUNTED)
    if (count > 0) {
      const users = `${formatCount(count)}${count === COUNTED ? ' or more' : ''} ${count === 1 ? 'grant' : 'grants'}`
      return fail('in_use', { thing: 'access profile', users })
    }
    audit({ target: params.id })
    return {}
  },
})
