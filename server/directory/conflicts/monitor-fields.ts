import type { AccessConflictNotificationConfig } from '../../../contract/directory/conflict.ts'
import type { FieldViolation } from '../../../contract/wire/errors.ts'
import type { Reader } from '../../db/index.ts'
import type { TenantId } from '../../lib/ids.ts'
import { findUsers } from '../users/user.store.ts'
import type { MonitorFields } from './monitor.store.ts'

/** The violations in the fields of a monitor: a blank name, or recipients that do not exist. */
export async function monitorViolations(
  reader: Reader,
  tenantId: TenantId,
  { displayName, notificationConfig }: MonitorFields,
): Promise<FieldViolation[]> {
  const ids = notificationConfig.emailNotifications?.identityUserIds ?? []
  const known = new Set((await findUsers(reader, tenantId, ids)).map(({ id }) => id))
  return [
    ...(displayName === '' ? [{ field: 'displayName', description: 'must not be empty' }] : []),
    ...ids.flatMap((id, index) =>
      known.has(id)
        ? []
        : [
            {
              field: `notificationConfig.emailNotifications.identityUserIds[${index}]`,
              description: 'is not the id of a user',
            },
          ],
    ),
  ]
}

/** The configuration with every member set: replies omit nothing that has a default. */
export const completeConfig = ({
  emailNotifications: email,
  slackNotifications: slack,
}: AccessConflictNotificationConfig): AccessConflictNotificationConfig => ({
  ...(email && {
    emailNotifications: { enabled: email.enabled ?? false, identityUserIds: email.identityUserIds ?? [] },
  }),
  ...(slack && {
    slackNotifications: {
      enabled: slack.enabled ?? false,
      channelId: slack.channelId ?? '',
      channelName: slack.channelName ?? '',
    },
  }),
})
