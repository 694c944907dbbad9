import { APP_USER_EXPAND_PATHS, AppUserReply, UpdateAppUserRequest } from '../../../contract/directory/account.ts'
import { writeOperation } from '../../http/index.ts'
import { maskedFields } from '../../http/wire/field-mask.ts'
import { lockApp } from '../apps/app.store.ts'
import { findAccountOfApp, updateAccountType } from './account.store.ts'
import { accountViews } from './account-view.ts'

export const updateAccount = writeOperation({
  id: 'svc.api.app.v1.AppUserService.Update',
  method: 'POST',
  path: '/api/v1/apps/{app_user_app_id}/app_users/{app_user_id}',
  tag: 'Accounts',
  summary: 'Change the type of an account',
  description: 'All other fields come from the app. Later imports do not overwrite a type that is set here.',
  permission: 'app.write',
  idempotent: true,
  body: UpdateAppUserRequest,
  reply: AppUserReply,
  errors: ['not_found', 'unknown_expand_path'],
  async run({ tx, tenant, actor, expand, audit, fail, invalid }, { params, body }) {
    const { app_user_app_id: appId, app_user_id: id } = params
    const expansion = expand(body.expandMask, APP_USER_EXPAND_PATHS)
    const { fields, violations } = maskedFields(body.updateMask, body.appUser ?? {}, ['appUserType'])
    if (violations.length > 0) return invalid(...violations)
    await lockApp(tx, tenant.id, appId)
    const before = await findAccountOfApp(tx, tenant.id, appId, id)
    if (!before) return fail('not_found', { thing: 'account' })
    const type = body.appUser?.appUserType ?? 'APP_USER_TYPE_UNSPECIFIED'
    if (fields.length > 0 && type !== before.appUser.appUserType)
      await updateAccountType(tx, tenant.id, before.version, type)
    audit({ target: id, detail: { appId, fields } })
    const account = await findAccountOfApp(tx, tenant.id, appId, id)
    const [appUserView] = await accountViews(tx, tenant.id, actor, account ? [account] : [], expansion)
    return appUserView ? { appUserView, expanded: expansion.expanded } : fail('not_found', { thing: 'account' })
  },
})
