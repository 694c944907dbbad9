import { UnlinkSubjectRequest } from '../../../contract/auth/sign-in.ts'
import { Empty } from '../../../contract/wire/scalars.ts'
import { writeOperation } from '../../http/index.ts'
import { unlinkSubjects } from './subject.store.ts'

export const unlinkSubject = writeOperation({
  id: 'svc.api.settings.v1.SignInService.Unlink',
  method: 'POST',
  path: '/api/v1/settings/sign_in/unlink',
  tag: 'Settings',
  summary: 'Unlink a person from their account at the sign-in provider',
  description:
    'For a person who got a new account at the provider. The next sign-in with their verified e-mail address links it.',
  permission: 'settings.write',
  idempotent: true,
  body: UnlinkSubjectRequest,
  reply: Empty,
  errors: ['not_found'],
  async run({ tx, tenant, audit, fail }, { body }) {
    const unlinked = await unlinkSubjects(tx, tenant.id, body.userId)
    if (unlinked === 0) return fail('not_found', { thing: 'linked account' })
    audit({ target: body.userId })
    return {}
  },
})
