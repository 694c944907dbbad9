import Type, { type Static, type TSchema } from 'typebox'
import { Empty, Line, Message } from '../wire/scalars.ts'

/** How access is granted or revoked once that is decided. Only revoking goes by it (interface 11.11). */
const id = Type.Optional(Type.String({ maxLength: 64 }))
const userIds = Type.Optional(Type.Array(Type.String({ maxLength: 64 }), { maxItems: 100 }))
const instructions = Type.Optional(Type.String({ maxLength: 4000 }))

const provisioner = <M extends Record<string, TSchema>>(title: string, members: M) =>
  Type.Optional(Message(title, { allowReassignment: Type.Optional(Type.Boolean()), ...members }))
const fallback = { fallbackUserIds: userIds }

const single = {
  action: Type.Optional(
    Message('ActionProvision', {
      actionName: Type.Optional(Line(200)),
      appId: id,
      connectorId: id,
      displayName: Type.Optional(Line(200)),
    }),
  ),
  connector: Type.Optional(
    Message('ConnectorProvision', {
      account: Type.Optional(
        Message('AccountProvision', {
          config: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
          connectorId: id,
          doNotSave: Type.Optional(Empty),
          saveToVault: Type.Optional(Message('SaveToVault', { vaultIds: userIds })),
          schemaId: id,
        }),
      ),
      defaultBehavior: Type.Optional(Message('DefaultBehavior', { connectorId: id })),
      deleteAccount: Type.Optional(Message('DeleteAccount', { connectorId: id })),
    }),
  ),
  delegated: Type.Optional(
    Message('DelegatedProvision', { appId: id, entitlementId: id, implicit: Type.Optional(Type.Boolean()) }),
  ),
  externalTicket: Type.Optional(
    Message('ExternalTicketProvision', {
      appId: id,
      connectorId: id,
      externalTicketProvisionerConfigId: id,
      instructions,
    }),
  ),
  manual: Type.Optional(
    Message('ManualProvision', {
      assignee: Type.Optional(
        Message('ProvisionerAssignment', {
          appOwners: provisioner('AppOwnerProvisioner', fallback),
          entitlementOwners: provisioner('EntitlementOwnerProvisioner', fallback),
          expression: provisioner('ExpressionProvisioner', {
            expressions: Type.Optional(Type.Array(Type.String({ maxLength: 4000 }), { maxItems: 32 })),
            fallbackUserIds: userIds,
          }),
          group: provisioner('GroupProvisioner', { appGroupId: id, appId: id, fallbackUserIds: userIds }),
          manager: provisioner('ManagerProvisioner', fallback),
          users: provisioner('UserProvisioner', { userIds }),
        }),
      ),
      instructions,
      userIds,
    }),
  ),
  unconfigured: Type.Optional(Empty),
  webhook: Type.Optional(Message('WebhookProvision', { webhookId: id })),
}

export const ProvisionPolicy = Message(
  'ProvisionPolicy',
  {
    ...single,
    multiStep: Type.Optional(
      Message('MultiStep', {
        provisionSteps: Type.Optional(Type.Array(Message('ProvisionStep', single), { maxItems: 32 })),
      }),
    ),
  },
  'Exactly one member is set',
)
export type ProvisionPolicy = Static<typeof ProvisionPolicy>
