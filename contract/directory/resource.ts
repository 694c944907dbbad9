import Type, { type Static } from 'typebox'
import { Annotations } from '../wire/annotations.ts'
import { Expanded, ExpandMask, ObjectPermissions } from '../wire/expand.ts'
import { AppResourceRef } from '../wire/refs.ts'
import { Id, Int64, Line, listReply, Message, pageFields, readOnly, Timestamp, UpdateMask } from '../wire/scalars.ts'
import { at } from './as-of.ts'
import { OwnerIds } from './owner.ts'

/** Types of resources that can be created here (interface 11.7). */
export const ManualResourceType = Type.Enum(
  ['ROLE', 'GROUP', 'LICENSE', 'PROJECT', 'CATALOG', 'CUSTOM', 'VAULT', 'PROFILE_TYPE', 'SESSION_POLICY'],
  { title: 'ManualResourceType' },
)
export const NhiType = Type.Enum(
  ['NHI_TYPE_UNSPECIFIED', 'NHI_TYPE_APP_REGISTRATION', 'NHI_TYPE_ASSUMABLE_ROLE', 'NHI_TYPE_MANAGED_IDENTITY'],
  { title: 'NhiType' },
)

export const AppResourceType = Message('AppResourceType', {
  id: Id,
  appId: Id,
  displayName: Type.String(),
  traitIds: Type.Array(Type.String(), { description: 'The kind of resource, such as `ROLE` or `GROUP`' }),
  createdAt: Timestamp,
  updatedAt: Timestamp,
  deletedAt: Type.Optional(Timestamp),
})
export type AppResourceType = Static<typeof AppResourceType>

export const AppResourceTypeView = Message('AppResourceTypeView', {
  appResourceType: AppResourceType,
  appPath: Type.String(),
})
export const AppResourceTypeViewReply = Message('AppResourceTypeViewReply', {
  appResourceTypeView: AppResourceTypeView,
  expanded: Expanded,
})
export const AppResourceTypeViewList = Message('AppResourceTypeViewList', {
  ...listReply('AppResourceTypeViewList', AppResourceTypeView).properties,
  expanded: Expanded,
})
export const AppResourceTypeReply = Message('AppResourceTypeReply', {
  appResourceType: AppResourceType,
  expanded: Expanded,
})
export const AppResourceTypeList = listReply('AppResourceTypeList', AppResourceType)

export const CreateResourceTypeRequest = Message('CreateResourceTypeRequest', {
  displayName: Line(200),
  resourceType: ManualResourceType,
})
/** Accepts read-only fields, since clients send back what they read; naming one in the mask is refused. */
export const AppResourceTypeInput = Message('AppResourceTypeInput', {
  ...readOnly(Type.Partial(AppResourceType).properties),
  displayName: Type.Optional(Line(200)),
  traitIds: Type.Optional(Type.Array(Type.String({ minLength: 1, maxLength: 64 }), { maxItems: 32 })),
})
export const UpdateResourceTypeRequest = Message('UpdateResourceTypeRequest', {
  appResourceType: Type.Optional(AppResourceTypeInput),
  updateMask: Type.Optional(UpdateMask),
})

const ids = Type.Optional(Type.Array(Type.String({ maxLength: 64 }), { maxItems: 1000 }))
const text = Type.Optional(Type.String({ maxLength: 200, description: 'Part of the name' }))
export const SearchResourceTypesRequest = Message('SearchAppResourceTypesRequest', {
  ...pageFields,
  query: text,
  displayName: text,
  appIds: ids,
  appUserIds: Type.Optional(
    Type.Array(Type.String({ maxLength: 64 }), {
      maxItems: 1000,
      description: 'Types of resources that one of these accounts has access to',
    }),
  ),
  resourceTypeIds: ids,
  excludeResourceTypeIds: ids,
  resourceTypeTraitIds: ids,
  excludeResourceTypeTraitIds: ids,
})
export type SearchResourceTypesRequest = Static<typeof SearchResourceTypesRequest>

/** Accepted for compatibility; no resource has one here. */
const Trait = Type.Record(Type.String(), Type.Unknown())

export const AppResource = Message('AppResource', {
  id: Id,
  appId: Id,
  appResourceTypeId: Id,
  displayName: Type.String(),
  description: Type.String(),
  customDescription: Type.String({ description: 'Description written here, in addition to that of the source' }),
  parentAppResourceId: Type.String({ description: 'The parent resource; empty if there is none' }),
  parentAppResourceTypeId: Type.String(),
  grantCount: Int64,
  childCount: Type.Integer({ description: 'Number of resources that have it as their parent' }),
  ownerIds: Type.Array(Type.String(), { description: 'Ids of its owners' }),
  annotations: Annotations,
  profile: Type.Record(Type.String(), Type.Unknown(), { description: 'Additional attributes' }),
  externalId: Type.String({ description: 'Its id in the source system; empty if it was created here' }),
  matchBatonId: Type.String(),
  accessConfigId: Type.String(),
  nhiType: NhiType,
  nhiDetail: Type.String(),
  agentTrait: Type.Optional(Trait),
  secretTrait: Type.Optional(Trait),
  createdAt: Timestamp,
  updatedAt: Timestamp,
  deletedAt: Type.Optional(Timestamp),
})
export type AppResource = Static<typeof AppResource>

/** Includes the parent fields that the view has paths for (interface 10.8). */
export const RESOURCE_EXPAND_PATHS = [
  'app_id',
  'app_resource_type_id',
  'resource_type_id',
  'parent_app_resource_id',
  'parent_app_resource_type_id',
] as const

export const AppResourceView = Message('AppResourceView', {
  appResource: AppResource,
  appPath: Type.String(),
  resourceTypePath: Type.String(),
  parentResourcePath: Type.String(),
  parentResourceTypePath: Type.String(),
  objectPermissions: ObjectPermissions,
})
export type AppResourceView = Static<typeof AppResourceView>
export const AppResourceReply = Message('AppResourceReply', { appResource: AppResource })
export const AppResourceViewReply = Message('AppResourceViewReply', {
  appResourceView: AppResourceView,
  expanded: Expanded,
})
export const AppResourceList = Message('AppResourceList', {
  ...listReply('AppResourceList', AppResourceView).properties,
  expanded: Expanded,
})

const description = Type.Optional(Type.String({ maxLength: 4000 }))
export const CreateResourceRequest = Message('CreateResourceRequest', {
  displayName: Line(200),
  description,
  annotations: Type.Optional(Annotations),
  matchBatonId: Type.Optional(Line(200)),
  resourceOwnerUserIds: Type.Optional(OwnerIds),
})
/** Accepts read-only fields, since clients send back what they read; naming one in the mask is refused. */
export const AppResourceInput = Message('AppResourceInput', {
  ...readOnly(Type.Partial(AppResource).properties),
  annotations: Type.Optional(Annotations),
  displayName: Type.Optional(Line(200)),
  description,
  customDescription: description,
  matchBatonId: Type.Optional(Line(200)),
  parentAppResourceId: Type.Optional(
    Type.String({ maxLength: 64, description: 'A resource of the same app; empty for none' }),
  ),
})
export type AppResourceInput = Static<typeof AppResourceInput>
export const UpdateResourceRequest = Message('UpdateResourceRequest', {
  appResource: Type.Optional(AppResourceInput),
  updateMask: Type.Optional(UpdateMask),
  expandMask: Type.Optional(ExpandMask),
})

const none = (what: string) => `${what} are not stored, so any value matches nothing`
export const SearchResourcesRequest = Message('SearchAppResourcesRequest', {
  ...pageFields,
  at,
  query: text,
  appId: Type.Optional(Type.String({ maxLength: 64 })),
  appIds: ids,
  appUserIds: Type.Optional(
    Type.Array(Type.String({ maxLength: 64 }), {
      maxItems: 1000,
      description: 'Resources that one of these accounts has access to',
    }),
  ),
  refs: Type.Optional(Type.Array(AppResourceRef, { maxItems: 1000 })),
  resourceIds: ids,
  excludeResourceIds: ids,
  resourceTypeIds: ids,
  resourceTypeTraitIds: ids,
  excludeResourceTypeTraitIds: ids,
  ownerUserIds: ids,
  unownedOnly: Type.Optional(Type.Boolean()),
  parentResourceIds: Type.Optional(
    Type.Array(Type.String({ maxLength: 64 }), { maxItems: 1000, description: 'Only children of these resources' }),
  ),
  rootsOnly: Type.Optional(Type.Boolean({ description: 'Only resources without a parent' })),
  nhiTypes: Type.Optional(Type.Array(NhiType, { maxItems: 10 })),
  agentStatuses: Type.Optional(
    Type.Array(
      Type.Enum(['AGENT_STATUS_UNSPECIFIED', 'AGENT_STATUS_READY', 'AGENT_STATUS_DISABLED', 'AGENT_STATUS_DELETED'], {
        title: 'AgentStatus',
      }),
      { maxItems: 10, description: none('Agents') },
    ),
  ),
  credentialTypes: Type.Optional(
    Type.Array(
      Type.Enum(
        [
          'CREDENTIAL_TYPE_UNSPECIFIED',
          'CREDENTIAL_TYPE_STATIC_SECRET',
          'CREDENTIAL_TYPE_ASYMMETRIC_KEY',
          'CREDENTIAL_TYPE_CERTIFICATE',
        ],
        { title: 'CredentialType' },
      ),
      { maxItems: 10, description: none('Secrets') },
    ),
  ),
  secretAging: Type.Optional(Type.Record(Type.String(), Type.Unknown(), { description: none('Secrets') })),
  withOpenFindings: Type.Optional(Type.Boolean({ description: none('Findings') })),
  excludeDeletedApps: Type.Optional(
    Type.Boolean({ description: 'Has no effect: resources are deleted with their app' }),
  ),
  excludeDeletedResourceBindings: Type.Optional(
    Type.Boolean({ description: 'Has no effect: removed grants are never considered' }),
  ),
  sortField: Type.Optional(
    Type.Enum(
      [
        'APP_RESOURCE_SORT_FIELD_UNSPECIFIED',
        'APP_RESOURCE_SORT_FIELD_SECRET_CREATED_AT',
        'APP_RESOURCE_SORT_FIELD_SECRET_EXPIRES_AT',
        'APP_RESOURCE_SORT_FIELD_LAST_USED_AT',
      ],
      {
        title: 'AppResourceSortField',
        description: 'Has no effect: no resource has these times, so the order is always that of creation',
      },
    ),
  ),
  direction: Type.Optional(
    Type.Enum(['SORT_DIRECTION_UNSPECIFIED', 'SORT_DIRECTION_ASC', 'SORT_DIRECTION_DESC'], { title: 'SortDirection' }),
  ),
  expandMask: Type.Optional(ExpandMask),
})
export type SearchResourcesRequest = Static<typeof SearchResourcesRequest>
