import Type from 'typebox'

/** Enums of access data that several messages use. */
export const AppUserType = Type.Enum(
  ['APP_USER_TYPE_UNSPECIFIED', 'APP_USER_TYPE_USER', 'APP_USER_TYPE_SERVICE_ACCOUNT', 'APP_USER_TYPE_SYSTEM_ACCOUNT'],
  { title: 'AppUserType' },
)
export const AppUserStatus = Type.Enum(
  ['APP_USER_STATUS_UNSPECIFIED', 'APP_USER_STATUS_ENABLED', 'APP_USER_STATUS_DISABLED', 'APP_USER_STATUS_DELETED'],
  { title: 'AppUserStatusFilter' },
)
export const AppUserStatusStatus = Type.Enum(
  ['STATUS_UNSPECIFIED', 'STATUS_ENABLED', 'STATUS_DISABLED', 'STATUS_DELETED'],
  { title: 'AppUserStatusStatus' },
)
export const AppUserDomain = Type.Enum(
  ['APP_USER_DOMAIN_UNSPECIFIED', 'APP_USER_DOMAIN_EXTERNAL', 'APP_USER_DOMAIN_TRUSTED'],
  { title: 'AppUserDomain' },
)
export const AppEntitlementPurpose = Type.Enum(
  [
    'APP_ENTITLEMENT_PURPOSE_VALUE_UNSPECIFIED',
    'APP_ENTITLEMENT_PURPOSE_VALUE_ASSIGNMENT',
    'APP_ENTITLEMENT_PURPOSE_VALUE_PERMISSION',
    'APP_ENTITLEMENT_PURPOSE_VALUE_OWNERSHIP',
  ],
  { title: 'AppEntitlementPurpose' },
)
