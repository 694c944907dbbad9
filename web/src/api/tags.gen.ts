// Generated from openapi.json and web/src/api/features.json. Edits are lost.

export interface paths {
    "/api/v1/apps/{app_id}/entitlements/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change an entitlement
         * @description Later imports do not overwrite what you change here on an imported entitlement.
         */
        post: operations["svc.api.app.v1.AppEntitlements.Update"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/attribute/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove an attribute value
         * @description Refused while entitlements use it.
         */
        delete: operations["svc.api.attribute.v1.Attributes.DeleteAttributeValue"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/attributes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a value of an attribute type
         * @description `attributeTypeId` is `risk_level` or `compliance_framework`. Its name must be new, ignoring case.
         */
        post: operations["svc.api.attribute.v1.Attributes.CreateAttributeValue"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/attributes/risk_levels/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set the rank of a risk level
         * @description From the rank in the setting `highRiskRank` of the tenant on, access is high risk.
         */
        post: operations["svc.api.attribute.v1.Attributes.UpdateRiskLevelAttributeValue"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/attributes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rename an attribute value
         * @description Its name must be new, ignoring case. Entitlements, scopes and policies keep the value, and campaigns show its new name. A risk level keeps its rank. An import that still names the old one adds it again.
         */
        post: operations["svc.api.attribute.v1.Attributes.UpdateAttributeValue"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/search/attributes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search risk levels and compliance frameworks
         * @description Filters are combined with AND, the values of one filter with OR.
         */
        post: operations["svc.api.attribute.v1.AttributeSearch.SearchAttributeValues"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/search/attributes/uses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Count the entitlements with risk levels and compliance frameworks
         * @description Also counts the entitlements that have none. A value that an entitlement has cannot be deleted.
         */
        post: operations["svc.api.attribute.v1.AttributeSearch.CountUses"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/search/entitlements/untagged": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search entitlements without a risk level or without a compliance framework
         * @description Those with the most grants come first: they matter most.
         */
        post: operations["svc.api.app.v1.AppEntitlementSearchService.SearchUntagged"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        UpdateAppEntitlementRequest: {
            /** @description The entitlement */
            entitlement?: components["schemas"]["AppEntitlementInput"] | null;
            /** @description Stored only */
            overrideAccessRequestsDefaults?: boolean | null;
            /** @description Fields to change, separated by commas; by default, all fields in the request */
            updateMask?: string | {
                /** @description Fields in snake_case, or `*` for all */
                paths?: string[] | null;
            } | null;
            /** @description What to return in `expanded` */
            expandMask?: components["schemas"]["ExpandMask"] | null;
        };
        AppEntitlementInput: {
            /** @description Its id */
            readonly id?: string | null;
            /** @description Id of the app */
            readonly appId?: string | null;
            /** @description Empty for none */
            appResourceId?: string | null;
            /** @description Empty for none */
            appResourceTypeId?: string | null;
            /** @description Its name */
            displayName?: string | null;
            /** @description What it is */
            description?: string | null;
            /** @description Short name for lookups */
            alias?: string | null;
            /** @description Short name for use in addresses */
            slug?: string | null;
            /** @description What holding it means: membership, a permission or ownership */
            purpose?: components["schemas"]["AppEntitlementPurpose"] | null;
            /** @description Empty for none */
            certifyPolicyId?: string | null;
            /** @description Empty for none */
            grantPolicyId?: string | null;
            /** @description Empty for none */
            revokePolicyId?: string | null;
            /** @description Stored only */
            emergencyGrantEnabled?: boolean | null;
            /** @description Empty for none */
            emergencyGrantPolicyId?: string | null;
            /** @description Empty for none */
            riskLevelValueId?: string | null;
            /** @description Ids of its compliance frameworks */
            complianceFrameworkValueIds?: string[] | null;
            /**
             * @description Longest time it is granted for; absent if unlimited
             * @example 86400s
             */
            durationGrant?: string | null;
            /** @description Set when it is granted without a time limit */
            durationUnset?: Record<string, never> | null;
            /** @description How access is given; stored only */
            provisionerPolicy?: components["schemas"]["ProvisionPolicyInput"] | null;
            /** @description How access is removed: by these people (manual), through a ticket (externalTicket), by a webhook (webhook), or as another entitlement says (delegated); otherwise as the setting removalChannel of the tenant says */
            deprovisionerPolicy?: components["schemas"]["ProvisionPolicyInput"] | null;
            /** @description Stored only */
            overrideAccessRequestsDefaults?: boolean | null;
            /** @description Stored only */
            readonly defaultValuesApplied?: boolean | null;
            /** @description Empty for none */
            requestSchemaId?: string | null;
            /** @description Id by which a client finds it again; stored only */
            matchBatonId?: string | null;
            /** @description Up to 16 labels; an update keeps absent keys and removes empty values */
            annotations?: {
                [key: string]: string;
            } | null;
            /**
             * Format: int64
             * @description Number of accounts that hold it
             */
            readonly grantCount?: string | null;
            /** @description Ids of its owners */
            readonly ownerIds?: string[] | null;
            /** @description Created here, not imported */
            readonly isManuallyManaged?: boolean | null;
            /** @description Always false: automations are not supported */
            readonly isAutomationEnabled?: boolean | null;
            /** @description Represents access to the app itself */
            readonly systemBuiltin?: boolean | null;
            /** @description Its id in the source system */
            readonly externalId?: string | null;
            /** @description Its id in each source system, keyed by source id */
            readonly sourceConnectorIds?: {
                [key: string]: string;
            } | null;
            /** @description Fields that were changed here; imports do not overwrite them */
            readonly userEditedMask?: string | null;
            /**
             * Format: date-time
             * @description When it was created
             */
            readonly createdAt?: string | null;
            /**
             * Format: date-time
             * @description When it last changed
             */
            readonly updatedAt?: string | null;
            /**
             * Format: date-time
             * @description When it was deleted
             */
            readonly deletedAt?: string | null;
        };
        /** @enum {string} */
        AppEntitlementPurpose: "APP_ENTITLEMENT_PURPOSE_VALUE_UNSPECIFIED" | "APP_ENTITLEMENT_PURPOSE_VALUE_ASSIGNMENT" | "APP_ENTITLEMENT_PURPOSE_VALUE_PERMISSION" | "APP_ENTITLEMENT_PURPOSE_VALUE_OWNERSHIP";
        /** @description Exactly one member is set */
        ProvisionPolicyInput: {
            /** @description By an action of a connector */
            action?: components["schemas"]["ActionProvisionInput"] | null;
            /** @description By a connector */
            connector?: components["schemas"]["ConnectorProvisionInput"] | null;
            /** @description By granting another entitlement */
            delegated?: components["schemas"]["DelegatedProvisionInput"] | null;
            /** @description By a ticket in another system */
            externalTicket?: components["schemas"]["ExternalTicketProvisionInput"] | null;
            /** @description By hand */
            manual?: components["schemas"]["ManualProvisionInput"] | null;
            /** @description Not at all */
            unconfigured?: Record<string, never> | null;
            /** @description By a webhook */
            webhook?: components["schemas"]["WebhookProvisionInput"] | null;
            /** @description In several steps */
            multiStep?: components["schemas"]["MultiStepInput"] | null;
        };
        ActionProvisionInput: {
            /** @description Name of the action */
            actionName?: string | null;
            /** @description Id of the app */
            appId?: string | null;
            /** @description Id of the connector */
            connectorId?: string | null;
            /** @description Its name */
            displayName?: string | null;
        };
        ConnectorProvisionInput: {
            /** @description Creates an account */
            account?: components["schemas"]["AccountProvisionInput"] | null;
            /** @description As the connector does by default */
            defaultBehavior?: components["schemas"]["DefaultBehaviorInput"] | null;
            /** @description Deletes the account */
            deleteAccount?: components["schemas"]["DeleteAccountInput"] | null;
        };
        AccountProvisionInput: {
            /** @description Settings of the new account */
            config?: {
                [key: string]: unknown;
            } | null;
            /** @description Id of the connector */
            connectorId?: string | null;
            /** @description Does not keep the password */
            doNotSave?: Record<string, never> | null;
            /** @description Keeps the password in vaults */
            saveToVault?: components["schemas"]["SaveToVaultInput"] | null;
            /** @description Id of the schema of the settings */
            schemaId?: string | null;
        };
        SaveToVaultInput: {
            /** @description Ids of the vaults */
            vaultIds?: string[] | null;
        };
        DefaultBehaviorInput: {
            /** @description Id of the connector */
            connectorId?: string | null;
        };
        DeleteAccountInput: {
            /** @description Id of the connector */
            connectorId?: string | null;
        };
        DelegatedProvisionInput: {
            /** @description Id of the app */
            appId?: string | null;
            /** @description Id of the entitlement */
            entitlementId?: string | null;
            /** @description The other entitlement brings this one with it */
            implicit?: boolean | null;
        };
        ExternalTicketProvisionInput: {
            /** @description Id of the app */
            appId?: string | null;
            /** @description Id of the connector */
            connectorId?: string | null;
            /** @description Id of the settings of the other system */
            externalTicketProvisionerConfigId?: string | null;
            /** @description Text for whoever grants or revokes access */
            instructions?: string | null;
        };
        ManualProvisionInput: {
            /** @description Who does it */
            assignee?: components["schemas"]["ProvisionerAssignmentInput"] | null;
            /** @description Text for whoever grants or revokes access */
            instructions?: string | null;
            /** @description Ids of the users who do it */
            userIds?: string[] | null;
        };
        ProvisionerAssignmentInput: {
            /** @description The owners of the app do it */
            appOwners?: components["schemas"]["AppOwnerProvisionerInput"] | null;
            /** @description The owners of the entitlement do it */
            entitlementOwners?: components["schemas"]["EntitlementOwnerProvisionerInput"] | null;
            /** @description The people that expressions return do it */
            expression?: components["schemas"]["ExpressionProvisionerInput"] | null;
            /** @description The holders of an entitlement do it */
            group?: components["schemas"]["GroupProvisionerInput"] | null;
            /** @description The manager of the person does it */
            manager?: components["schemas"]["ManagerProvisionerInput"] | null;
            /** @description These people do it */
            users?: components["schemas"]["UserProvisionerInput"] | null;
        };
        AppOwnerProvisionerInput: {
            /** @description Tasks may be passed on */
            allowReassignment?: boolean | null;
            /** @description Users asked as a fallback */
            fallbackUserIds?: string[] | null;
        };
        EntitlementOwnerProvisionerInput: {
            /** @description Tasks may be passed on */
            allowReassignment?: boolean | null;
            /** @description Users asked as a fallback */
            fallbackUserIds?: string[] | null;
        };
        ExpressionProvisionerInput: {
            /** @description Tasks may be passed on */
            allowReassignment?: boolean | null;
            /** @description In CEL, evaluated in order; the first that returns people is used */
            expressions?: string[] | null;
            /** @description Users asked as a fallback */
            fallbackUserIds?: string[] | null;
        };
        GroupProvisionerInput: {
            /** @description Tasks may be passed on */
            allowReassignment?: boolean | null;
            /** @description Id of the entitlement whose holders are asked */
            appGroupId?: string | null;
            /** @description Id of the app */
            appId?: string | null;
            /** @description Users asked as a fallback */
            fallbackUserIds?: string[] | null;
        };
        ManagerProvisionerInput: {
            /** @description Tasks may be passed on */
            allowReassignment?: boolean | null;
            /** @description Users asked as a fallback */
            fallbackUserIds?: string[] | null;
        };
        UserProvisionerInput: {
            /** @description Tasks may be passed on */
            allowReassignment?: boolean | null;
            /** @description Ids of the users who do it */
            userIds?: string[] | null;
        };
        WebhookProvisionInput: {
            /** @description Id of the webhook */
            webhookId?: string | null;
        };
        MultiStepInput: {
            /** @description The steps, in order */
            provisionSteps?: components["schemas"]["ProvisionStepInput"][] | null;
        };
        ProvisionStepInput: {
            /** @description By an action of a connector */
            action?: components["schemas"]["ActionProvisionInput"] | null;
            /** @description By a connector */
            connector?: components["schemas"]["ConnectorProvisionInput"] | null;
            /** @description By granting another entitlement */
            delegated?: components["schemas"]["DelegatedProvisionInput"] | null;
            /** @description By a ticket in another system */
            externalTicket?: components["schemas"]["ExternalTicketProvisionInput"] | null;
            /** @description By hand */
            manual?: components["schemas"]["ManualProvisionInput"] | null;
            /** @description Not at all */
            unconfigured?: Record<string, never> | null;
            /** @description By a webhook */
            webhook?: components["schemas"]["WebhookProvisionInput"] | null;
        };
        ExpandMask: {
            /** @description Fields in snake_case, or `*` for all */
            paths?: string[] | null;
        };
        AppEntitlementReply: {
            /** @description The entitlement */
            appEntitlementView: components["schemas"]["AppEntitlementView"];
            /** @description The related objects */
            expanded: components["schemas"]["RelatedObject"][];
        };
        AppEntitlementView: {
            /** @description The entitlement */
            appEntitlement: components["schemas"]["AppEntitlement"];
            /** @description Where `expanded` has the app */
            appPath: string;
            /** @description Where `expanded` has the resource */
            appResourcePath: string;
            /** @description Where `expanded` has the resource type */
            appResourceTypePath: string;
            /** @description What the caller may do with it */
            objectPermissions: components["schemas"]["ActorObjectPermissions"];
        };
        AppEntitlement: {
            /** @description Its id */
            readonly id: string;
            /** @description Id of the app */
            readonly appId: string;
            /** @description The resource it belongs to; empty if it belongs to the app itself */
            appResourceId: string;
            /** @description Id of the resource type */
            appResourceTypeId: string;
            /** @description Its name */
            displayName: string;
            /** @description What it is */
            description: string;
            /** @description Short name for lookups */
            alias: string;
            /** @description Short label, such as member or admin */
            slug: string;
            /** @description What holding it means: membership, a permission or ownership */
            purpose: components["schemas"]["AppEntitlementPurpose"] | string;
            /** @description The policy it is reviewed by; empty for the policy of its app */
            certifyPolicyId: string;
            /** @description Id of the policy for granting access; stored only */
            grantPolicyId: string;
            /** @description Id of the policy for revoking access; stored only */
            revokePolicyId: string;
            /** @description Stored only */
            emergencyGrantEnabled: boolean;
            /** @description Stored only */
            emergencyGrantPolicyId: string;
            /** @description Id of its risk level; empty if it has none */
            riskLevelValueId: string;
            /** @description Ids of its compliance frameworks */
            complianceFrameworkValueIds: string[];
            /**
             * @description Longest time it is granted for; absent if unlimited
             * @example 86400s
             */
            durationGrant?: string;
            /** @description Set when it is granted without a time limit */
            durationUnset?: Record<string, never>;
            /** @description How access is given; stored only */
            provisionerPolicy?: components["schemas"]["ProvisionPolicy"];
            /** @description How access is removed: by these people (manual), through a ticket (externalTicket), by a webhook (webhook), or as another entitlement says (delegated); otherwise as the setting removalChannel of the tenant says */
            deprovisionerPolicy?: components["schemas"]["ProvisionPolicy"];
            /** @description Stored only */
            overrideAccessRequestsDefaults: boolean;
            /** @description Stored only */
            readonly defaultValuesApplied: boolean;
            /** @description Stored only */
            requestSchemaId: string;
            /** @description Id by which a client finds it again; stored only */
            matchBatonId: string;
            /** @description Up to 16 labels; an update keeps absent keys and removes empty values */
            annotations: {
                [key: string]: string;
            };
            /**
             * Format: int64
             * @description Number of accounts that hold it
             */
            readonly grantCount: string;
            /** @description Ids of its owners */
            readonly ownerIds: string[];
            /** @description Created here, not imported */
            readonly isManuallyManaged: boolean;
            /** @description Always false: automations are not supported */
            readonly isAutomationEnabled: boolean;
            /** @description Represents access to the app itself */
            readonly systemBuiltin: boolean;
            /** @description Its id in the source system */
            readonly externalId: string;
            /** @description Its id in each source system, keyed by source id */
            readonly sourceConnectorIds: {
                [key: string]: string;
            };
            /** @description Fields that were changed here; imports do not overwrite them */
            readonly userEditedMask: string;
            /**
             * Format: date-time
             * @description When it was created
             */
            readonly createdAt: string;
            /**
             * Format: date-time
             * @description When it last changed
             */
            readonly updatedAt: string;
            /**
             * Format: date-time
             * @description When it was deleted
             */
            readonly deletedAt?: string;
        };
        /** @description Exactly one member is set */
        ProvisionPolicy: {
            /** @description By an action of a connector */
            action?: components["schemas"]["ActionProvision"];
            /** @description By a connector */
            connector?: components["schemas"]["ConnectorProvision"];
            /** @description By granting another entitlement */
            delegated?: components["schemas"]["DelegatedProvision"];
            /** @description By a ticket in another system */
            externalTicket?: components["schemas"]["ExternalTicketProvision"];
            /** @description By hand */
            manual?: components["schemas"]["ManualProvision"];
            /** @description Not at all */
            unconfigured?: Record<string, never>;
            /** @description By a webhook */
            webhook?: components["schemas"]["WebhookProvision"];
            /** @description In several steps */
            multiStep?: components["schemas"]["MultiStep"];
        };
        ActionProvision: {
            /** @description Name of the action */
            actionName?: string;
            /** @description Id of the app */
            appId?: string;
            /** @description Id of the connector */
            connectorId?: string;
            /** @description Its name */
            displayName?: string;
        };
        ConnectorProvision: {
            /** @description Creates an account */
            account?: components["schemas"]["AccountProvision"];
            /** @description As the connector does by default */
            defaultBehavior?: components["schemas"]["DefaultBehavior"];
            /** @description Deletes the account */
            deleteAccount?: components["schemas"]["DeleteAccount"];
        };
        AccountProvision: {
            /** @description Settings of the new account */
            config?: {
                [key: string]: unknown;
            };
            /** @description Id of the connector */
            connectorId?: string;
            /** @description Does not keep the password */
            doNotSave?: Record<string, never>;
            /** @description Keeps the password in vaults */
            saveToVault?: components["schemas"]["SaveToVault"];
            /** @description Id of the schema of the settings */
            schemaId?: string;
        };
        SaveToVault: {
            /** @description Ids of the vaults */
            vaultIds?: string[];
        };
        DefaultBehavior: {
            /** @description Id of the connector */
            connectorId?: string;
        };
        DeleteAccount: {
            /** @description Id of the connector */
            connectorId?: string;
        };
        DelegatedProvision: {
            /** @description Id of the app */
            appId?: string;
            /** @description Id of the entitlement */
            entitlementId?: string;
            /** @description The other entitlement brings this one with it */
            implicit?: boolean;
        };
        ExternalTicketProvision: {
            /** @description Id of the app */
            appId?: string;
            /** @description Id of the connector */
            connectorId?: string;
            /** @description Id of the settings of the other system */
            externalTicketProvisionerConfigId?: string;
            /** @description Text for whoever grants or revokes access */
            instructions?: string;
        };
        ManualProvision: {
            /** @description Who does it */
            assignee?: components["schemas"]["ProvisionerAssignment"];
            /** @description Text for whoever grants or revokes access */
            instructions?: string;
            /** @description Ids of the users who do it */
            userIds?: string[];
        };
        ProvisionerAssignment: {
            /** @description The owners of the app do it */
            appOwners?: components["schemas"]["AppOwnerProvisioner"];
            /** @description The owners of the entitlement do it */
            entitlementOwners?: components["schemas"]["EntitlementOwnerProvisioner"];
            /** @description The people that expressions return do it */
            expression?: components["schemas"]["ExpressionProvisioner"];
            /** @description The holders of an entitlement do it */
            group?: components["schemas"]["GroupProvisioner"];
            /** @description The manager of the person does it */
            manager?: components["schemas"]["ManagerProvisioner"];
            /** @description These people do it */
            users?: components["schemas"]["UserProvisioner"];
        };
        AppOwnerProvisioner: {
            /** @description Tasks may be passed on */
            allowReassignment?: boolean;
            /** @description Users asked as a fallback */
            fallbackUserIds?: string[];
        };
        EntitlementOwnerProvisioner: {
            /** @description Tasks may be passed on */
            allowReassignment?: boolean;
            /** @description Users asked as a fallback */
            fallbackUserIds?: string[];
        };
        ExpressionProvisioner: {
            /** @description Tasks may be passed on */
            allowReassignment?: boolean;
            /** @description In CEL, evaluated in order; the first that returns people is used */
            expressions?: string[];
            /** @description Users asked as a fallback */
            fallbackUserIds?: string[];
        };
        GroupProvisioner: {
            /** @description Tasks may be passed on */
            allowReassignment?: boolean;
            /** @description Id of the entitlement whose holders are asked */
            appGroupId?: string;
            /** @description Id of the app */
            appId?: string;
            /** @description Users asked as a fallback */
            fallbackUserIds?: string[];
        };
        ManagerProvisioner: {
            /** @description Tasks may be passed on */
            allowReassignment?: boolean;
            /** @description Users asked as a fallback */
            fallbackUserIds?: string[];
        };
        UserProvisioner: {
            /** @description Tasks may be passed on */
            allowReassignment?: boolean;
            /** @description Ids of the users who do it */
            userIds?: string[];
        };
        WebhookProvision: {
            /** @description Id of the webhook */
            webhookId?: string;
        };
        MultiStep: {
            /** @description The steps, in order */
            provisionSteps?: components["schemas"]["ProvisionStep"][];
        };
        ProvisionStep: {
            /** @description By an action of a connector */
            action?: components["schemas"]["ActionProvision"];
            /** @description By a connector */
            connector?: components["schemas"]["ConnectorProvision"];
            /** @description By granting another entitlement */
            delegated?: components["schemas"]["DelegatedProvision"];
            /** @description By a ticket in another system */
            externalTicket?: components["schemas"]["ExternalTicketProvision"];
            /** @description By hand */
            manual?: components["schemas"]["ManualProvision"];
            /** @description Not at all */
            unconfigured?: Record<string, never>;
            /** @description By a webhook */
            webhook?: components["schemas"]["WebhookProvision"];
        };
        /** @description What the caller may do with this object */
        ActorObjectPermissions: {
            /** @description May read it */
            read: boolean;
            /** @description May change it */
            edit: boolean;
            /** @description May delete it */
            delete: boolean;
            /** @description Further permissions by name */
            extra: {
                [key: string]: boolean;
            };
        };
        /** @description A related object, with its fields */
        RelatedObject: {
            /** @description Names its type */
            "@type": string;
        } & {
            [key: string]: unknown;
        };
        CreateAttributeValueRequest: {
            /** @description `risk_level` or `compliance_framework` */
            attributeTypeId: components["schemas"]["AttributeTypeId"];
            /** @description Its name, unique in its type */
            value: string;
        };
        /** @enum {string} */
        AttributeTypeId: "risk_level" | "compliance_framework";
        AttributeValueReply: {
            /** @description The attribute value */
            value: components["schemas"]["AttributeValue"];
        };
        AttributeValue: {
            /** @description Its id */
            id: string;
            /** @description `risk_level` or `compliance_framework` */
            attributeTypeId: string;
            /** @description Its name, unique in its type */
            value: string;
            /**
             * Format: int32
             * @description Of a risk level: how serious it is; 0 if unknown
             */
            rank: number;
            /**
             * Format: date-time
             * @description When it was created
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it last changed
             */
            updatedAt: string;
        };
        UpdateRiskLevelRequest: {
            /**
             * Format: int32
             * @description Higher is more serious; low is 10, medium 20, high 30 and critical 40 unless changed
             */
            rank: number;
        };
        UpdateAttributeValueRequest: {
            /** @description Its name, unique in its type */
            value: string;
        };
        SearchAttributeValuesRequest: {
            /**
             * Format: int32
             * @description Rows per page, 10 to 100; by default 25
             */
            pageSize?: number | null;
            /** @description nextPageToken of the previous page */
            pageToken?: string | null;
            /** @description Part of the value */
            query?: string | null;
            /** @description The whole value, ignoring case */
            value?: string | null;
            /** @description Only values of these types */
            attributeTypeIds?: string[] | null;
            /** @description Only those with one of these ids */
            ids?: string[] | null;
            /** @description Not those with one of these ids */
            excludeIds?: string[] | null;
        };
        AttributeValueList: {
            /** @description The entries */
            list: components["schemas"]["AttributeValue"][];
            /** @description Empty on the last page */
            nextPageToken: string;
        };
        CountAttributeUsesRequest: {
            /** @description Of these values */
            ids: string[];
        };
        CountAttributeUsesResponse: {
            /** @description For each of the values that exist */
            uses: components["schemas"]["AttributeValueUse"][];
            /**
             * Format: int32
             * @description All entitlements
             */
            entitlementCount: number;
            /**
             * Format: int32
             * @description Entitlements without a risk level
             */
            withoutRiskLevelCount: number;
            /**
             * Format: int32
             * @description Entitlements without a compliance framework
             */
            withoutFrameworkCount: number;
        };
        AttributeValueUse: {
            /** @description Id of the risk level or compliance framework */
            attributeValueId: string;
            /**
             * Format: int32
             * @description Entitlements with this value
             */
            entitlementCount: number;
        };
        SearchUntaggedEntitlementsRequest: {
            /**
             * Format: int32
             * @description Rows per page, 10 to 100; by default 25
             */
            pageSize?: number | null;
            /** @description nextPageToken of the previous page */
            pageToken?: string | null;
            /** @description `risk_level` or `compliance_framework` */
            attributeTypeId: components["schemas"]["AttributeTypeId"];
            /** @description Part of the name */
            query?: string | null;
            /** @description Only of these apps */
            appIds?: string[] | null;
            /** @description What to return in `expanded` */
            expandMask?: components["schemas"]["ExpandMask"] | null;
        };
        AppEntitlementList: {
            /** @description The entries */
            list: components["schemas"]["AppEntitlementView"][];
            /** @description Empty on the last page */
            nextPageToken: string;
            /** @description The related objects */
            expanded: components["schemas"]["RelatedObject"][];
        };
    };
    responses: never;
    parameters: {
        /** @description Id of the app */
        "path.app_id": string;
        /** @description Id of the object */
        "path.id": string;
        /** @description Makes retries safe: for 24 hours, the same request with the same key returns the first reply */
        "Idempotency-Key": string;
    };
    requestBodies: never;
    headers: {
        /** @description `true` on a replay */
        "Idempotent-Replayed": string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    "svc.api.app.v1.AppEntitlements.Update": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes retries safe: for 24 hours, the same request with the same key returns the first reply */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the app */
                app_id: components["parameters"]["path.app_id"];
                /** @description Id of the object */
                id: components["parameters"]["path.id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["UpdateAppEntitlementRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AppEntitlementReply"];
                };
            };
        };
    };
    "svc.api.attribute.v1.Attributes.DeleteAttributeValue": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the object */
                id: components["parameters"]["path.id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
        };
    };
    "svc.api.attribute.v1.Attributes.CreateAttributeValue": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes retries safe: for 24 hours, the same request with the same key returns the first reply */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateAttributeValueRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttributeValueReply"];
                };
            };
        };
    };
    "svc.api.attribute.v1.Attributes.UpdateRiskLevelAttributeValue": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes retries safe: for 24 hours, the same request with the same key returns the first reply */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the object */
                id: components["parameters"]["path.id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateRiskLevelRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttributeValueReply"];
                };
            };
        };
    };
    "svc.api.attribute.v1.Attributes.UpdateAttributeValue": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes retries safe: for 24 hours, the same request with the same key returns the first reply */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the object */
                id: components["parameters"]["path.id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateAttributeValueRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttributeValueReply"];
                };
            };
        };
    };
    "svc.api.attribute.v1.AttributeSearch.SearchAttributeValues": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["SearchAttributeValuesRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttributeValueList"];
                };
            };
        };
    };
    "svc.api.attribute.v1.AttributeSearch.CountUses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CountAttributeUsesRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CountAttributeUsesResponse"];
                };
            };
        };
    };
    "svc.api.app.v1.AppEntitlementSearchService.SearchUntagged": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SearchUntaggedEntitlementsRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AppEntitlementList"];
                };
            };
        };
    };
}
