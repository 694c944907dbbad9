/**
 * The import files and their columns (docs/import.md is generated from this table). A row becomes a list of texts in
 * this order, each in canonical form, so that SQL can use it as it is; columns that a file omits are null.
 */
export const FILES = {
  users: {
    about: 'People',
    columns: {
      id: { ...ref('Id of the person in the source'), maxLength: 200, required: true },
      email: { type: 'email', required: true, about: 'E-mail address, unique among all people' },
      name: text(200, 'Display name', true),
      status: choice({ enabled: 'ENABLED', disabled: 'DISABLED', deleted: 'DELETED' }, 'Whether the person is active'),
      type: choice(
        {
          human: 'USER_TYPE_HUMAN',
          service: 'USER_TYPE_SERVICE',
          system: 'USER_TYPE_SYSTEM',
          agent: 'USER_TYPE_AGENT',
        },
        'Type of identity',
      ),
      username: text(200, 'User name'),
      job_title: text(200, 'Job title'),
      department: text(200, 'Department'),
      manager: people('The managers: ids of people in this source, or e-mail addresses'),
      employment_status: text(200, 'Free text, such as active or on leave'),
      employment_type: text(200, 'Free text, such as full time or contractor'),
      employee_id: refs('Employee numbers'),
      profile: profile(),
    },
  },
  apps: {
    about: 'Applications',
    columns: {
      id: key('Id of the app in the source'),
      name: text(200, 'Display name', true),
      description: text(2000, 'What it is for'),
      owners: people('Owners: ids of people in this source, or e-mail addresses'),
      review_policy: text(200, 'Name or id of the review policy'),
      is_directory: flag('Whether it is a directory of people'),
      monthly_cost_usd: { type: 'integer', about: 'Cost per month in US dollars' },
    },
  },
  resource_types: {
    about: 'Types of resources in an app, such as groups, roles and projects',
    columns: {
      app: appRef(),
      id: key('Id of the type, unique within the app'),
      name: text(200, 'Display name', true),
      traits: refs('Kind of resource, such as group, role or project'),
    },
  },
  resources: {
    about: 'Resources in an app that access is granted to, or that hold access, such as groups, roles and projects',
    columns: {
      app: appRef(),
      id: key('Id of the resource, unique within the app'),
      type: { type: 'text', maxLength: 200, required: true, about: 'Id of its resource type' },
      name: text(200, 'Display name', true),
      description: text(2000, 'What it is for'),
      parent: text(200, 'Id of the resource that contains it'),
      owners: people('Owners: ids of people in this source, or e-mail addresses'),
      profile: profile(),
    },
  },
  entitlements: {
    about: 'What can be granted: access to an app, membership of a group, a role, a permission',
    columns: {
      app: appRef(),
      id: key('Id of the entitlement, unique within the app'),
      name: text(200, 'Display name', true),
      description: text(2000, 'What it allows'),
      resource: text(200, 'Id of the resource it belongs to; empty if it belongs to the app itself'),
      alias: text(200, 'Short name for lookups'),
      slug: text(200, 'Short label, such as member or admin'),
      purpose: choice(
        {
          assignment: 'APP_ENTITLEMENT_PURPOSE_VALUE_ASSIGNMENT',
          permission: 'APP_ENTITLEMENT_PURPOSE_VALUE_PERMISSION',
          ownership: 'APP_ENTITLEMENT_PURPOSE_VALUE_OWNERSHIP',
        },
        'What the entitlement represents',
      ),
      app_access: flag('Whether it represents access to the app itself'),
      owners: people('Owners: ids of people in this source, or e-mail addresses'),
      review_policy: text(200, 'Name or id of the review policy'),
      risk_level: text(200, 'Risk level; new values are added to the list of risk levels'),
      compliance_frameworks: refs('Compliance frameworks; new values are added to the list'),
    },
  },
  accounts: {
    about: 'Accounts in apps',
    columns: {
      app: appRef(),
      id: key('Id of the account, unique within the app'),
      name: text(200, 'Display name (default: the username or the id)'),
      username: text(200, 'User name'),
      email: ref('E-mail address'),
      user: ref('Owner of the account: id of a person in this source, or e-mail address; empty for none'),
      type: choice(
        {
          user: 'APP_USER_TYPE_USER',
          service_account: 'APP_USER_TYPE_SERVICE_ACCOUNT',
          system_account: 'APP_USER_TYPE_SYSTEM_ACCOUNT',
        },
        'Type of account',
      ),
      status: choice(
        { enabled: 'STATUS_ENABLED', disabled: 'STATUS_DISABLED', deleted: 'STATUS_DELETED' },
        'Whether the account can be used',
      ),
      status_details: text(200, 'Free text, such as locked'),
      employee_id: refs('Employee numbers'),
      last_login_at: time('When it was last used to sign in'),
      profile: profile(),
    },
  },
  grants: {
    about: 'Who holds which entitlement',
    columns: {
      app: appRef(),
      entitlement: { type: 'text', maxLength: 200, required: true, about: 'Id of the entitlement' },
      account: text(200, 'Id of the account that holds it, in the same app'),
      resource: text(200, 'Id of the resource (group, role) that holds it, instead of an account'),
      resource_app: text(200, 'App of that resource, if it is another app'),
      inherited_from: refs(
        'For inherited access: ids of the entitlements it is inherited through, nearest first; `app/entitlement` for another app',
      ),
      added_at: time('When it was given; the first import that shows it when left out'),
      last_used_at: time('When it was last used'),
      last_reviewed_at: time('When it was last reviewed'),
      expires_at: time('When it expires'),
      access_profiles: refs('Access profiles it was granted by; new values are added to the list'),
      granted_by: ref(
        'Who gave it: id of a person in this source, or e-mail address; other texts are kept as they are',
      ),
      requested_by: ref(
        'Who asked for it: id of a person in this source, or e-mail address; other texts are kept as they are',
      ),
    },
  },
} as const satisfies Record<string, { about: string; columns: Record<string, Column> }>

export type FileKind = keyof typeof FILES
export const FILE_KINDS = Object.keys(FILES) as FileKind[]

export type Column = { about: string; required?: boolean } & (
  | { type: 'text' | 'ref'; maxLength: number }
  | { type: 'email' | 'integer' | 'flag' | 'time' | 'refs' | 'people' | 'profile' }
  | { type: 'choice'; values: Record<string, string> }
)

export const columnsOf = (kind: FileKind): [string, Column][] => Object.entries(FILES[kind].columns)

/** Between the values of a list inside one text; no value can contain it. */
export const LIST_SEPARATOR = '\u001f'

function key(about: string) {
  return { type: 'text', maxLength: 200, required: true, about } as const
}
function appRef() {
  return { type: 'text', maxLength: 200, required: true, about: 'Id of the app' } as const
}
function text(maxLength: number, about: string, required = false) {
  return { type: 'text', maxLength, about, required } as const
}
function ref(about: string) {
  return { type: 'ref', maxLength: 320, about } as const
}
function choice(values: Record<string, string>, about: string) {
  return { type: 'choice', values, about } as const
}
/** Ids or e-mail addresses of people. */
function people(about: string) {
  return { type: 'people', about } as const
}
function refs(about: string) {
  return { type: 'refs', about } as const
}
function flag(about: string) {
  return { type: 'flag', about } as const
}
function time(about: string) {
  return { type: 'time', about } as const
}
function profile() {
  return { type: 'profile', about: 'Additional attributes, each in its own column profile.<name>' } as const
}
