// Generated from openapi.json and web/src/api/features.json. Edits are lost.

export interface paths {
    "/api/v1/access_data/totals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count the access data, of all apps or of one
         * @description Grants are those of accounts; what groups and roles hold themselves is not counted.
         */
        get: operations["svc.api.directory.v1.AccessData.GetTotals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/apps/{app_id}/entitlements/{entitlement_id}/owners": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Replace the owners of one entitlement
         * @description An empty list removes all owners.
         */
        put: operations["svc.api.app.v1.AppEntitlementOwners.Set"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
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
    "/api/v1/apps/{app_id}/owners": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Replace the owners of one app
         * @description An empty list removes all owners.
         */
        put: operations["svc.api.app.v1.AppOwners.Set"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/apps/{app_id}/resource_types/{resource_type_id}/resource/{resource_id}/owners": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Replace the owners of one resource
         * @description An empty list removes all owners.
         */
        put: operations["svc.api.app.v1.AppResourceOwners.Set"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/apps/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an app
         * @description With the people who answer for it. Answers 404 for one that was deleted.
         */
        get: operations["svc.api.app.v1.Apps.Get"];
        put?: never;
        /**
         * Change an app
         * @description Later imports do not overwrite what you change here on an imported app.
         */
        post: operations["svc.api.app.v1.Apps.Update"];
        /**
         * Delete an app with its resources, entitlements, accounts and grants
         * @description An imported app is refused with 409: remove it in the source.
         */
        delete: operations["svc.api.app.v1.Apps.Delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/search/accessconflict/violations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search violations of all conflict monitors, oldest first
         * @description Filters are combined with AND, the values of one filter with OR. Each violation comes with its monitor.
         */
        post: operations["svc.api.accessconflict.v1.AccessConflictSearchService.SearchViolations"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/search/app_resources": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search resources
         * @description Filters are combined with AND, the values of one filter with OR.
         */
        post: operations["svc.api.app.v1.AppResourceSearch.SearchAppResources"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/search/app_users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search accounts of all apps
         * @description Filters are combined with AND, the values of one filter with OR.
         */
        post: operations["svc.api.app.v1.AppUserService.Search"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/search/apps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search apps
         * @description Filters are combined with AND, the values of one filter with OR.
         */
        post: operations["svc.api.app.v1.AppSearch.Search"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/search/entitlements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search entitlements of all apps
         * @description Filters are combined with AND, the values of one filter with OR.
         */
        post: operations["svc.api.app.v1.AppEntitlementSearchService.Search"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/search/grants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search who holds what
         * @description Filters are combined with AND, the values of one filter with OR.
         */
        post: operations["svc.api.app.v1.AppEntitlementSearchService.SearchGrants"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/search/grants/counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Count the grants of people
         * @description Counts the grants of all accounts of each person.
         */
        post: operations["svc.api.app.v1.AppEntitlementSearchService.CountGrantsByUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/search/grants/resources": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search what groups, roles and other resources hold
         * @description Grants whose holder is a resource and not an account. Filters are combined with AND, the values of one filter with OR.
         */
        post: operations["svc.api.app.v1.AppEntitlementSearchService.SearchResourceGrants"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/search/graph/counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Count the grants of a person by app
         * @description Counts the grants of all accounts of the person.
         */
        post: operations["svc.api.app.v1.AppEntitlementSearchService.CountGrantsForUserByApp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/search/past-grants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search grants that have ended, newest first
         * @description Who held what, from when to when.
         */
        post: operations["svc.api.app.v1.AppEntitlementUserBindingService.SearchPastGrants"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/search/tasks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search tasks
         * @description Filters are combined with AND, the values of one filter with OR. The result has only tasks that you may see: open ones assigned to you, those with a step that you answered, and all tasks of campaigns that you own or may see as an administrator. Revoke tasks are found when taskTypes or revokeOutcomes asks for them, in the order of numbers.
         */
        post: operations["svc.api.task.v1.TaskSearchService.Search"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/search/user-ownership": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List what one person owns: apps, then resources, then entitlements
         * @description Everything that the person answers for.
         */
        post: operations["svc.api.app.v1.AppSearch.SearchUserOwnership"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/search/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search people
         * @description Filters are combined with AND, the values of one filter with OR.
         */
        post: operations["svc.api.user.v1.UserSearch.Search"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/versions/app_resources/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the versions of a resource, latest first
         * @description What it is and was, from when to when, and which sync changed it; also of one that was removed.
         */
        get: operations["svc.api.directory.v1.Versions.ListAppResourceVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/versions/app_users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the versions of an account, latest first
         * @description What it is and was, from when to when, and which sync changed it; also of one that was removed.
         */
        get: operations["svc.api.directory.v1.Versions.ListAppUserVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/versions/apps/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the versions of an app, latest first
         * @description What it is and was, from when to when, and which sync changed it; also of one that was removed.
         */
        get: operations["svc.api.directory.v1.Versions.ListAppVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/versions/entitlements/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the versions of an entitlement, latest first
         * @description What it is and was, from when to when, and which sync changed it; also of one that was removed.
         */
        get: operations["svc.api.directory.v1.Versions.ListAppEntitlementVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/versions/users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the versions of a person, latest first
         * @description What it is and was, from when to when, and which sync changed it; also of one that was removed.
         */
        get: operations["svc.api.directory.v1.Versions.ListUserVersions"];
        put?: never;
        post?: never;
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
        /** @description How much access data there is */
        AccessDataTotals: {
            /**
             * Format: int32
             * @description Number of apps
             */
            appCount: number;
            /**
             * Format: int32
             * @description Number of people; with an app, of people with an account in it
             */
            userCount: number;
            /**
             * Format: int32
             * @description Number of accounts
             */
            accountCount: number;
            /**
             * Format: int32
             * @description Number of entitlements
             */
            entitlementCount: number;
            /**
             * Format: int32
             * @description Number of resources
             */
            resourceCount: number;
            /**
             * Format: int32
             * @description Number of grants
             */
            grantCount: number;
        };
        SetOwnersRequest: {
            /** @description Ids of users */
            userIds?: string[] | null;
        };
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
        AppReply: {
            /** @description The app */
            app: components["schemas"]["App"];
        };
        App: {
            /** @description Its id */
            readonly id: string;
            /** @description Its name */
            displayName: string;
            /** @description What it is */
            description: string;
            /** @description The people who answer for the app */
            readonly appOwners: components["schemas"]["User"][];
            /** @description The policy its access is reviewed by; empty if it has none */
            certifyPolicyId: string;
            /** @description Id of the policy for granting access; stored only */
            grantPolicyId: string;
            /** @description Id of the policy for revoking access; stored only */
            revokePolicyId: string;
            /** @description Its accounts are the people themselves */
            readonly isDirectory: boolean;
            /** @description Created here, not imported */
            readonly isManuallyManaged: boolean;
            /** @description The source it was imported from; empty if it was created here */
            readonly sourceId: string;
            /**
             * Format: int64
             * @description Number of its accounts
             */
            readonly userCount: string;
            /**
             * Format: int32
             * @description Monthly cost in US dollars
             */
            monthlyCostUsd: number;
            /** @description Up to 16 labels; an update keeps absent keys and removes empty values */
            annotations: {
                [key: string]: string;
            };
            /** @description How completely its access is imported; stored only */
            accessModel: components["schemas"]["AppAccessModel"] | string;
            /** @description How accounts are matched with people; stored only */
            identityMatching: components["schemas"]["AppUserIdentityMatching"] | string;
            /** @description Text for whoever grants or revokes access */
            instructions: string;
            /** @description Address of an icon */
            iconUrl: string;
            /** @description Address of its logo */
            readonly logoUri: string;
            /** @description Stored only */
            strictAccessEntitlementProvisioning: boolean;
            /** @description Stored only */
            revokeGrantSources: boolean;
            /** @description Stored only */
            enableConnectorSourcedOwnership: boolean;
            /**
             * Format: int32
             * @description Version of its connector; stored only
             */
            connectorVersion: number;
            /** @description Stored only */
            defaultRequestCatalogId: string;
            /** @description Any members, at most 16384 bytes; stored as sent */
            appUserMapper?: {
                [key: string]: unknown;
            };
            /** @description Its account with the vendor; empty if unknown */
            readonly appAccountId: string;
            /** @description Name of that account; empty if unknown */
            readonly appAccountName: string;
            /** @description Id of the app it belongs to; empty if none */
            readonly parentAppId: string;
            /** @description The app as its connector names it; stored only */
            matchBatonRef?: components["schemas"]["AppMatchBatonRef"];
            /** @description Accepted and ignored */
            readonly fieldMask?: string;
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
        User: {
            /** @description Its id */
            id: string;
            /** @description Full name */
            displayName: string;
            /** @description Main e-mail address */
            email: string;
            /** @description All e-mail addresses */
            emails: string[];
            /** @description Main user name */
            username: string;
            /** @description All user names */
            usernames: string[];
            /** @description Status in Recert */
            status: components["schemas"]["UserStatus"] | string;
            /** @description Status as the source reports it */
            directoryStatus: components["schemas"]["UserStatus"] | string;
            /** @description Person, service or system */
            type: components["schemas"]["UserType"] | string;
            /** @description Where the user comes from */
            origin: components["schemas"]["UserOrigin"] | string;
            /** @description Department */
            department: string;
            /** @description Job title */
            jobTitle: string;
            /** @description Employment status as the source reports it */
            employmentStatus: string;
            /** @description Employment type as the source reports it */
            employmentType: string;
            /** @description Employee numbers */
            employeeIds: string[];
            /** @description Ids of their managers */
            managerIds: string[];
            /** @description Ids of the directories that have the user */
            directoryIds: string[];
            /** @description Their current delegate */
            delegatedUserId: string;
            /** @description Ids of their roles in Recert */
            roleIds: string[];
            /** @description Additional attributes */
            profile: {
                [key: string]: unknown;
            };
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
            /**
             * Format: date-time
             * @description When it was deleted
             */
            deletedAt?: string;
        };
        /** @enum {string} */
        UserStatus: "UNKNOWN" | "ENABLED" | "DISABLED" | "DELETED";
        /** @enum {string} */
        UserType: "USER_TYPE_UNSPECIFIED" | "USER_TYPE_SYSTEM" | "USER_TYPE_HUMAN" | "USER_TYPE_SERVICE" | "USER_TYPE_AGENT";
        /** @enum {string} */
        UserOrigin: "USER_ORIGIN_UNSPECIFIED" | "USER_ORIGIN_DIRECTORY" | "USER_ORIGIN_LOCAL" | "USER_ORIGIN_SYSTEM";
        /** @enum {string} */
        AppAccessModel: "APP_ACCESS_MODEL_UNSPECIFIED" | "APP_ACCESS_MODEL_CLASSIC" | "APP_ACCESS_MODEL_HYBRID" | "APP_ACCESS_MODEL_SPARSE";
        /** @enum {string} */
        AppUserIdentityMatching: "APP_USER_IDENTITY_MATCHING_UNSPECIFIED" | "APP_USER_IDENTITY_MATCHING_STRICT" | "APP_USER_IDENTITY_MATCHING_DISPLAY_NAME" | "APP_USER_IDENTITY_MATCHING_CUSTOM";
        AppMatchBatonRef: {
            /** @description Id of the app */
            appId?: string;
            /** @description Id of the connector */
            connectorId?: string;
            /** @description Id of the app at its connector; stored only */
            externalId?: string;
        };
        UpdateAppRequest: {
            /** @description The app */
            app?: components["schemas"]["AppInput"] | null;
            /** @description Fields to change, separated by commas; by default, all fields in the request */
            updateMask?: string | {
                /** @description Fields in snake_case, or `*` for all */
                paths?: string[] | null;
            } | null;
        };
        AppInput: {
            /** @description Its id */
            readonly id?: string | null;
            /** @description Its name */
            displayName?: string | null;
            /** @description What it is */
            description?: string | null;
            /** @description The people who answer for the app */
            readonly appOwners?: components["schemas"]["UserInput"][] | null;
            /** @description Empty for none */
            certifyPolicyId?: string | null;
            /** @description Empty for none */
            grantPolicyId?: string | null;
            /** @description Empty for none */
            revokePolicyId?: string | null;
            /** @description Its accounts are the people themselves */
            readonly isDirectory?: boolean | null;
            /** @description Created here, not imported */
            readonly isManuallyManaged?: boolean | null;
            /** @description The source it was imported from; empty if it was created here */
            readonly sourceId?: string | null;
            /**
             * Format: int64
             * @description Number of its accounts
             */
            readonly userCount?: string | null;
            /**
             * Format: int32
             * @description Monthly cost in US dollars
             */
            monthlyCostUsd?: number | null;
            /** @description Up to 16 labels; an update keeps absent keys and removes empty values */
            annotations?: {
                [key: string]: string;
            } | null;
            /** @description How completely its access is imported; stored only */
            accessModel?: components["schemas"]["AppAccessModel"] | null;
            /** @description How accounts are matched with people; stored only */
            identityMatching?: components["schemas"]["AppUserIdentityMatching"] | null;
            /** @description Text for whoever grants or revokes access */
            instructions?: string | null;
            /** @description Address of an icon */
            iconUrl?: string | null;
            /** @description Address of its logo */
            readonly logoUri?: string | null;
            /** @description Stored only */
            strictAccessEntitlementProvisioning?: boolean | null;
            /** @description Stored only */
            revokeGrantSources?: boolean | null;
            /** @description Stored only */
            enableConnectorSourcedOwnership?: boolean | null;
            /**
             * Format: int32
             * @description Version of its connector; stored only
             */
            connectorVersion?: number | null;
            /** @description Stored only */
            defaultRequestCatalogId?: string | null;
            /** @description Any members, at most 16384 bytes; stored as sent */
            appUserMapper?: {
                [key: string]: unknown;
            } | null;
            /** @description Its account with the vendor; empty if unknown */
            readonly appAccountId?: string | null;
            /** @description Name of that account; empty if unknown */
            readonly appAccountName?: string | null;
            /** @description Id of the app it belongs to; empty if none */
            readonly parentAppId?: string | null;
            /** @description The app as its connector names it; stored only */
            matchBatonRef?: components["schemas"]["AppMatchBatonRefInput"] | null;
            /** @description Accepted and ignored */
            readonly fieldMask?: string | null;
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
        UserInput: {
            /** @description Its id */
            id: string;
            /** @description Full name */
            displayName: string;
            /** @description Main e-mail address */
            email: string;
            /** @description All e-mail addresses */
            emails: string[];
            /** @description Main user name */
            username: string;
            /** @description All user names */
            usernames: string[];
            /** @description Status in Recert */
            status: components["schemas"]["UserStatus"];
            /** @description Status as the source reports it */
            directoryStatus: components["schemas"]["UserStatus"];
            /** @description Person, service or system */
            type: components["schemas"]["UserType"];
            /** @description Where the user comes from */
            origin: components["schemas"]["UserOrigin"];
            /** @description Department */
            department: string;
            /** @description Job title */
            jobTitle: string;
            /** @description Employment status as the source reports it */
            employmentStatus: string;
            /** @description Employment type as the source reports it */
            employmentType: string;
            /** @description Employee numbers */
            employeeIds: string[];
            /** @description Ids of their managers */
            managerIds: string[];
            /** @description Ids of the directories that have the user */
            directoryIds: string[];
            /** @description Their current delegate */
            delegatedUserId: string;
            /** @description Ids of their roles in Recert */
            roleIds: string[];
            /** @description Additional attributes */
            profile: {
                [key: string]: unknown;
            };
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
            /**
             * Format: date-time
             * @description When it was deleted
             */
            deletedAt?: string | null;
        };
        AppMatchBatonRefInput: {
            /** @description Id of the app */
            appId?: string | null;
            /** @description Id of the connector */
            connectorId?: string | null;
            /** @description Id of the app at its connector; stored only */
            externalId?: string | null;
        };
        SearchViolationsRequest: {
            /**
             * Format: int32
             * @description Rows per page, 10 to 100; by default 25
             */
            pageSize?: number | null;
            /** @description nextPageToken of the previous page */
            pageToken?: string | null;
            /** @description Of these people */
            userIds?: string[] | null;
            /** @description Of monitors that have one of these entitlements in a group */
            appEntitlementIds?: string[] | null;
            /** @description In one of these states */
            statuses?: components["schemas"]["ConflictViolationStatus"][] | null;
        };
        /** @enum {string} */
        ConflictViolationStatus: "CONFLICT_VIOLATION_STATUS_ACTIVE" | "CONFLICT_VIOLATION_STATUS_EXEMPTED" | "CONFLICT_VIOLATION_STATUS_RESOLVED";
        SearchViolationsResponse: {
            /** @description The entries */
            list: components["schemas"]["ConflictViolationView"][];
            /** @description Empty on the last page */
            nextPageToken: string;
        };
        ConflictViolationView: {
            /** @description The violation */
            violation: components["schemas"]["ConflictViolation"];
            /** @description The monitor that it breaks */
            monitor: components["schemas"]["ConflictMonitor"];
        };
        ConflictViolation: {
            /** @description Its id */
            id: string;
            /** @description Id of the conflict monitor */
            monitorId: string;
            /** @description Whether it lasts, is exempted or is resolved */
            status: components["schemas"]["ConflictViolationStatus"] | string;
            /** @description The person; empty for an account without an owner */
            userId: string;
            /** @description The account without an owner; empty for a person */
            appUserId: string;
            /** @description The grants from both groups that they hold now; empty when resolved */
            grants: components["schemas"]["ConflictingGrant"][];
            /**
             * Format: date-time
             * @description When it was first seen
             */
            detectedAt: string;
            /**
             * Format: date-time
             * @description When it ended; absent while it lasts
             */
            resolvedAt?: string;
            /** @description Why it is allowed; absent if it is not */
            exemption?: components["schemas"]["ConflictExemption"];
        };
        ConflictingGrant: {
            /** @description Which of the two groups of the monitor */
            entitlementGroup: components["schemas"]["EntitlementGroup"] | string;
            /** @description Id of the app */
            appId: string;
            /** @description Id of the entitlement */
            appEntitlementId: string;
            /** @description Id of the account */
            appUserId: string;
        };
        /** @enum {string} */
        EntitlementGroup: "ENTITLEMENT_GROUP_A" | "ENTITLEMENT_GROUP_B";
        ConflictExemption: {
            /** @description Why it is allowed */
            reason: string;
            /** @description Id of the user who allowed it */
            exemptedById: string;
            /**
             * Format: date-time
             * @description When it was allowed
             */
            exemptedAt: string;
            /**
             * Format: date-time
             * @description When the exemption ends; absent if open-ended
             */
            expiresAt?: string;
        };
        ConflictMonitor: {
            /** @description Its id */
            id: string;
            /** @description Its name */
            displayName: string;
            /** @description What it is */
            description: string;
            /** @description Whether it is switched on */
            enabled: boolean;
            /** @description Reverses the rule: holders of a group A entitlement must also hold one of group B */
            negateGroupB: boolean;
            /** @description Id of group A */
            entitlementSetAId: string;
            /** @description Id of group B */
            entitlementSetBId: string;
            /** @description Who is told of new conflicts; stored only */
            notificationConfig: components["schemas"]["AccessConflictNotificationConfig"];
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
        AccessConflictNotificationConfig: {
            /** @description By mail */
            emailNotifications?: components["schemas"]["AccessConflictEmailNotifications"];
            /** @description By Slack */
            slackNotifications?: components["schemas"]["AccessConflictSlackNotifications"];
        };
        AccessConflictEmailNotifications: {
            /** @description Whether it is switched on */
            enabled?: boolean;
            /** @description Ids of the users who are told */
            identityUserIds?: string[];
        };
        AccessConflictSlackNotifications: {
            /** @description Whether it is switched on */
            enabled?: boolean;
            /** @description Id of the Slack channel */
            channelId?: string;
            /** @description Name of the Slack channel */
            channelName?: string;
        };
        SearchAppResourcesRequest: {
            /**
             * Format: int32
             * @description Rows per page, 10 to 100; by default 25
             */
            pageSize?: number | null;
            /** @description nextPageToken of the previous page */
            pageToken?: string | null;
            /**
             * Format: date-time
             * @description Shows the access data as it was at this time; as it is now when left out
             */
            at?: string | null;
            /** @description Part of the name */
            query?: string | null;
            /** @description Id of the app */
            appId?: string | null;
            /** @description Only of these apps */
            appIds?: string[] | null;
            /** @description Resources that one of these accounts has access to */
            appUserIds?: string[] | null;
            /** @description Only these */
            refs?: components["schemas"]["AppResourceRefInput"][] | null;
            /** @description Only of these resources */
            resourceIds?: string[] | null;
            /** @description Not these resources */
            excludeResourceIds?: string[] | null;
            /** @description Only of these resource types */
            resourceTypeIds?: string[] | null;
            /** @description Only those with one of these traits */
            resourceTypeTraitIds?: string[] | null;
            /** @description Not those with one of these traits */
            excludeResourceTypeTraitIds?: string[] | null;
            /** @description Only those that one of these users answers for */
            ownerUserIds?: string[] | null;
            /** @description Only those that nobody answers for */
            unownedOnly?: boolean | null;
            /** @description Only children of these resources */
            parentResourceIds?: string[] | null;
            /** @description Only resources without a parent */
            rootsOnly?: boolean | null;
            /** @description Only resources of these kinds */
            nhiTypes?: components["schemas"]["NhiType"][] | null;
            /** @description Agents are not stored, so any value matches nothing */
            agentStatuses?: components["schemas"]["AgentStatus"][] | null;
            /** @description Secrets are not stored, so any value matches nothing */
            credentialTypes?: components["schemas"]["CredentialType"][] | null;
            /** @description Secrets are not stored, so any value matches nothing */
            secretAging?: {
                [key: string]: unknown;
            } | null;
            /** @description Findings are not stored, so any value matches nothing */
            withOpenFindings?: boolean | null;
            /** @description Has no effect: resources are deleted with their app */
            excludeDeletedApps?: boolean | null;
            /** @description Has no effect: removed grants are never considered */
            excludeDeletedResourceBindings?: boolean | null;
            /** @description Has no effect: no resource has these times, so the order is always that of creation */
            sortField?: components["schemas"]["AppResourceSortField"] | null;
            /** @description Has no effect: the order is always that of creation */
            direction?: components["schemas"]["SortDirection"] | null;
            /** @description What to return in `expanded` */
            expandMask?: components["schemas"]["ExpandMask"] | null;
        };
        AppResourceRefInput: {
            /** @description Id of the app */
            appId: string;
            /** @description Id of the resource type */
            appResourceTypeId: string;
            /** @description Its id */
            id: string;
        };
        /** @enum {string} */
        NhiType: "NHI_TYPE_UNSPECIFIED" | "NHI_TYPE_APP_REGISTRATION" | "NHI_TYPE_ASSUMABLE_ROLE" | "NHI_TYPE_MANAGED_IDENTITY";
        /** @enum {string} */
        AgentStatus: "AGENT_STATUS_UNSPECIFIED" | "AGENT_STATUS_READY" | "AGENT_STATUS_DISABLED" | "AGENT_STATUS_DELETED";
        /** @enum {string} */
        CredentialType: "CREDENTIAL_TYPE_UNSPECIFIED" | "CREDENTIAL_TYPE_STATIC_SECRET" | "CREDENTIAL_TYPE_ASYMMETRIC_KEY" | "CREDENTIAL_TYPE_CERTIFICATE";
        /** @enum {string} */
        AppResourceSortField: "APP_RESOURCE_SORT_FIELD_UNSPECIFIED" | "APP_RESOURCE_SORT_FIELD_SECRET_CREATED_AT" | "APP_RESOURCE_SORT_FIELD_SECRET_EXPIRES_AT" | "APP_RESOURCE_SORT_FIELD_LAST_USED_AT";
        /** @enum {string} */
        SortDirection: "SORT_DIRECTION_UNSPECIFIED" | "SORT_DIRECTION_ASC" | "SORT_DIRECTION_DESC";
        AppResourceList: {
            /** @description The entries */
            list: components["schemas"]["AppResourceView"][];
            /** @description Empty on the last page */
            nextPageToken: string;
            /** @description The related objects */
            expanded: components["schemas"]["RelatedObject"][];
        };
        AppResourceView: {
            /** @description The resource */
            appResource: components["schemas"]["AppResource"];
            /** @description Where `expanded` has the app */
            appPath: string;
            /** @description Where `expanded` has the resource type */
            resourceTypePath: string;
            /** @description Where `expanded` has the parent resource */
            parentResourcePath: string;
            /** @description Where `expanded` has the resource type of the parent */
            parentResourceTypePath: string;
            /** @description What the caller may do with it */
            objectPermissions: components["schemas"]["ActorObjectPermissions"];
        };
        AppResource: {
            /** @description Its id */
            readonly id: string;
            /** @description Id of the app */
            readonly appId: string;
            /** @description Id of the resource type */
            readonly appResourceTypeId: string;
            /** @description Its name */
            displayName: string;
            /** @description What it is */
            description: string;
            /** @description Description written here, in addition to that of the source */
            customDescription: string;
            /** @description The parent resource; empty if there is none */
            parentAppResourceId: string;
            /** @description Id of the resource type of the parent; empty if there is none */
            readonly parentAppResourceTypeId: string;
            /**
             * Format: int64
             * @description Number of grants of its entitlements
             */
            readonly grantCount: string;
            /**
             * Format: int32
             * @description Number of resources that have it as their parent
             */
            readonly childCount: number;
            /** @description Ids of its owners */
            readonly ownerIds: string[];
            /** @description Up to 16 labels; an update keeps absent keys and removes empty values */
            annotations: {
                [key: string]: string;
            };
            /** @description Additional attributes */
            readonly profile: {
                [key: string]: unknown;
            };
            /** @description Its id in the source system; empty if it was created here */
            readonly externalId: string;
            /** @description Id by which a client finds it again; stored only */
            matchBatonId: string;
            /** @description Always empty */
            readonly accessConfigId: string;
            /** @description Kind of identity that is not a person, if it is one */
            readonly nhiType: components["schemas"]["NhiType"] | string;
            /** @description Always empty */
            readonly nhiDetail: string;
            /** @description Accepted and ignored */
            readonly agentTrait?: {
                [key: string]: unknown;
            };
            /** @description Accepted and ignored */
            readonly secretTrait?: {
                [key: string]: unknown;
            };
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
        SearchAppUsersRequest: {
            /**
             * Format: int32
             * @description Rows per page, 10 to 100; by default 25
             */
            pageSize?: number | null;
            /** @description nextPageToken of the previous page */
            pageToken?: string | null;
            /**
             * Format: date-time
             * @description Shows the access data as it was at this time; as it is now when left out
             */
            at?: string | null;
            /** @description Part of the name, username or e-mail address */
            query?: string | null;
            /** @description Id of the app */
            appId?: string | null;
            /** @description Only of these apps */
            appIds?: string[] | null;
            /** @description Only these accounts */
            appUserIds?: string[] | null;
            /** @description Not these accounts */
            excludeAppUserIds?: string[] | null;
            /** @description Only these */
            refs?: components["schemas"]["AppUserRefInput"][] | null;
            /** @description Only accounts of these people */
            userIds?: string[] | null;
            /** @description Only accounts without an owner */
            withoutResponsibleParty?: boolean | null;
            /** @description Only accounts of these types; empty for all */
            appUserTypes?: components["schemas"]["AppUserType"][] | null;
            /** @description Only accounts with one of these statuses */
            appUserStatuses?: components["schemas"]["AppUserStatusStatus"][] | null;
            /** @description Only accounts whose app reports one of these */
            appUserStatusDetails?: string[] | null;
            /** @description UNSPECIFIED: accounts without an e-mail address, or all accounts if no trusted domains are set */
            appUserDomains?: components["schemas"]["AppUserDomain"][] | null;
            /** @description Has no effect: accounts are deleted with their app */
            excludeDeletedApps?: boolean | null;
            /** @description Findings are not stored, so true matches nothing */
            withOpenFindings?: boolean | null;
            /** @description Order of the accounts */
            sortBy?: components["schemas"]["AppUserSearchSortBy"] | null;
            /** @description What to return in `expanded` */
            expandMask?: components["schemas"]["ExpandMask"] | null;
        };
        AppUserRefInput: {
            /** @description Id of the app */
            appId: string;
            /** @description Its id */
            id: string;
        };
        /** @enum {string} */
        AppUserType: "APP_USER_TYPE_UNSPECIFIED" | "APP_USER_TYPE_USER" | "APP_USER_TYPE_SERVICE_ACCOUNT" | "APP_USER_TYPE_SYSTEM_ACCOUNT";
        /** @enum {string} */
        AppUserStatusStatus: "STATUS_UNSPECIFIED" | "STATUS_ENABLED" | "STATUS_DISABLED" | "STATUS_DELETED";
        /** @enum {string} */
        AppUserDomain: "APP_USER_DOMAIN_UNSPECIFIED" | "APP_USER_DOMAIN_EXTERNAL" | "APP_USER_DOMAIN_TRUSTED";
        /** @enum {string} */
        AppUserSearchSortBy: "APP_USER_SEARCH_SORT_BY_UNSPECIFIED" | "APP_USER_SEARCH_SORT_BY_APP";
        AppUserList: {
            /** @description The entries */
            list: components["schemas"]["AppUserView"][];
            /** @description Empty on the last page */
            nextPageToken: string;
            /** @description The related objects */
            expanded: components["schemas"]["RelatedObject"][];
        };
        AppUserView: {
            /** @description The account */
            appUser: components["schemas"]["AppUser"];
            /** @description Where `expanded` has the app */
            appPath: string;
            /** @description Where `expanded` has the person */
            identityUserPath: string;
            /** @description Where `expanded` has the last use */
            lastUsagePath: string;
        };
        AppUser: {
            /** @description Its id */
            id: string;
            /** @description Id of the app */
            appId: string;
            /** @description The person who owns the account; empty if nobody does */
            identityUserId: string;
            /** @description Person, service or system account */
            appUserType: components["schemas"]["AppUserType"] | string;
            /** @description Status of the account */
            status: components["schemas"]["AppUserStatus"];
            /** @description Its name */
            displayName: string;
            /** @description Main user name */
            username: string;
            /** @description All user names */
            usernames: string[];
            /** @description Main e-mail address */
            email: string;
            /** @description All e-mail addresses */
            emails: string[];
            /** @description Employee numbers */
            employeeIds: string[];
            /** @description Its e-mail address is not in a trusted domain */
            isExternal: boolean;
            /** @description Additional attributes */
            profile: {
                [key: string]: unknown;
            };
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
            /**
             * Format: date-time
             * @description When it was deleted
             */
            deletedAt?: string;
        };
        AppUserStatus: {
            /** @description The status */
            status: components["schemas"]["AppUserStatusStatus"] | string;
            /** @description Status as reported by the app, such as locked */
            details: string;
        };
        SearchAppsRequest: {
            /**
             * Format: int32
             * @description Rows per page, 10 to 100; by default 25
             */
            pageSize?: number | null;
            /** @description nextPageToken of the previous page */
            pageToken?: string | null;
            /**
             * Format: date-time
             * @description Shows the access data as it was at this time; as it is now when left out
             */
            at?: string | null;
            /** @description Part of the name */
            query?: string | null;
            /** @description Part of the name */
            displayName?: string | null;
            /** @description Only of these apps */
            appIds?: string[] | null;
            /** @description Not of these apps */
            excludeAppIds?: string[] | null;
            /** @description Only apps that are directories */
            onlyDirectories?: boolean | null;
            /** @description Only those that one of these users answers for */
            ownerUserIds?: string[] | null;
            /** @description Apps that use one of these policies for any purpose */
            policyRefs?: components["schemas"]["PolicyRef"][] | null;
        };
        PolicyRef: {
            /** @description Its id */
            id: string;
        };
        AppList: {
            /** @description The entries */
            list: components["schemas"]["App"][];
            /** @description Empty on the last page */
            nextPageToken: string;
        };
        SearchAppEntitlementsRequest: {
            /**
             * Format: int32
             * @description Rows per page, 10 to 100; by default 25
             */
            pageSize?: number | null;
            /** @description nextPageToken of the previous page */
            pageToken?: string | null;
            /**
             * Format: date-time
             * @description Shows the access data as it was at this time; as it is now when left out
             */
            at?: string | null;
            /** @description Part of the name */
            query?: string | null;
            /** @description Part of the name */
            displayName?: string | null;
            /** @description The whole alias */
            alias?: string | null;
            /** @description Only of these apps */
            appIds?: string[] | null;
            /** @description Not of these apps */
            excludeAppIds?: string[] | null;
            /** @description Only these entitlements */
            appEntitlementIds?: string[] | null;
            /** @description Only these */
            refs?: components["schemas"]["AppEntitlementRefInput"][] | null;
            /** @description Not these entitlements */
            excludedEntitlementRefs?: components["schemas"]["AppEntitlementRefInput"][] | null;
            /** @description Only of these resources */
            resourceIds?: string[] | null;
            /** @description Only of these resource types */
            resourceTypeIds?: string[] | null;
            /** @description Not of these resource types */
            excludeResourceTypeIds?: string[] | null;
            /** @description Only those of resources with one of these traits */
            resourceTraitIds?: string[] | null;
            /** @description Only those with one of these risk levels */
            riskLevelIds?: string[] | null;
            /** @description Only those with one of these compliance frameworks */
            complianceFrameworkIds?: string[] | null;
            /** @description Only those that one of these users answers for */
            ownerUserIds?: string[] | null;
            /** @description Entitlements that use one of these policies for any purpose */
            policyRefs?: components["schemas"]["PolicyRef"][] | null;
            /** @description Entitlements held by one of these accounts */
            appUserIds?: string[] | null;
            /** @description Not these accounts */
            excludeAppUserIds?: string[] | null;
            /** @description How the accounts of appUserIds hold it: as members (by a grant) or as owners; members when empty */
            membershipType?: components["schemas"]["AppEntitlementMembershipType"][] | null;
            /** @description Only entitlements with expiring grants */
            onlyGetExpiring?: boolean | null;
            /** @description The source of the entitlements */
            sourceConnectorId?: string | null;
            /** @description Only those with one of these request schemas */
            requestSchemaIds?: string[] | null;
            /** @description Membership is never automated, so true matches nothing */
            isAutomated?: boolean | null;
            /** @description Only those that this campaign reviews, or before it is prepared those it selects */
            accessReviewId?: string | null;
            /** @description Has no effect: no entitlement is immutable */
            excludeImmutable?: boolean | null;
            /** @description Include deleted entitlements */
            includeDeleted?: boolean | null;
            /** @description What to return in `expanded` */
            expandMask?: components["schemas"]["ExpandMask"] | null;
        };
        AppEntitlementRefInput: {
            /** @description Id of the app */
            appId: string;
            /** @description Its id */
            id: string;
        };
        /** @enum {string} */
        AppEntitlementMembershipType: "APP_ENTITLEMENT_MEMBERSHIP_TYPE_UNSPECIFIED" | "APP_ENTITLEMENT_MEMBERSHIP_TYPE_MEMBER" | "APP_ENTITLEMENT_MEMBERSHIP_TYPE_OWNER" | "APP_ENTITLEMENT_MEMBERSHIP_TYPE_EXCLUSION" | "APP_ENTITLEMENT_MEMBERSHIP_TYPE_ADMIN";
        AppEntitlementList: {
            /** @description The entries */
            list: components["schemas"]["AppEntitlementView"][];
            /** @description Empty on the last page */
            nextPageToken: string;
            /** @description The related objects */
            expanded: components["schemas"]["RelatedObject"][];
        };
        SearchGrantsRequest: {
            /**
             * Format: int32
             * @description Rows per page, 10 to 100; by default 25
             */
            pageSize?: number | null;
            /** @description nextPageToken of the previous page */
            pageToken?: string | null;
            /**
             * Format: date-time
             * @description Shows the access data as it was at this time; as it is now when left out
             */
            at?: string | null;
            /** @description Text in the name of the entitlement, of the account or of its owner */
            query?: string | null;
            /** @description Only of these apps */
            appIds?: string[] | null;
            /** @description Only these accounts */
            appUserIds?: string[] | null;
            /** @description The owner of the accounts */
            userId?: string | null;
            /** @description Only of these entitlements */
            entitlementRefs?: components["schemas"]["AppEntitlementRefInput"][] | null;
            /** @description Only entitlements with one of these slugs */
            entitlementSlugs?: string[] | null;
            /** @description What holding it means: membership, a permission or ownership */
            purpose?: components["schemas"]["AppEntitlementPurpose"][] | null;
            /** @description Only of these resources */
            resourceIds?: string[] | null;
            /** @description Only of these resource types */
            resourceTypeIds?: string[] | null;
            /** @description Only direct grants, or only inherited ones */
            isDirect?: boolean | null;
            /**
             * Format: int32
             * @description Only grants not used for this many days, or never
             */
            notUsedForDays?: number | null;
            /** @description Only grants with an end */
            onlyExpiring?: boolean | null;
            /** @description Only grants that were given by one of these access profiles */
            accessProfileIds?: string[] | null;
            /** @description What to return in `expanded` */
            expandMask?: components["schemas"]["ExpandMask"] | null;
        };
        GrantList: {
            /** @description The entries */
            list: components["schemas"]["AppEntitlementWithUserBinding"][];
            /** @description Empty on the last page */
            nextPageToken: string;
            /** @description The related objects */
            expanded: components["schemas"]["RelatedObject"][];
        };
        AppEntitlementWithUserBinding: {
            /** @description The grant */
            appEntitlementUserBinding: components["schemas"]["AppEntitlementUserView"];
            /** @description The entitlement */
            entitlement: components["schemas"]["AppEntitlementView"];
        };
        AppEntitlementUserView: {
            /** @description Id of the entitlement */
            appEntitlementId: string;
            /** @description Id of the app */
            appId: string;
            /** @description Id of the account */
            appUserId: string;
            /** @description The account */
            appUser: components["schemas"]["AppUserView"];
            /**
             * Format: date-time
             * @description Since when the account holds it
             */
            appEntitlementUserBindingCreatedAt: string;
            /**
             * Format: date-time
             * @description When it ends; absent if never
             */
            appEntitlementUserBindingDeprovisionAt?: string;
            /** @description Entitlements it is inherited through, nearest first; empty for a direct grant */
            grantSources: components["schemas"]["AppEntitlementRef"][];
            /** @description Given to the account itself, not inherited */
            isDirect: boolean;
            /**
             * Format: date-time
             * @description When it was last used; absent if unknown
             */
            lastUsedAt?: string;
            /** @description Always empty: access requests are not supported */
            originatingTicketId: string;
        };
        AppEntitlementRef: {
            /** @description Id of the app */
            appId: string;
            /** @description Its id */
            id: string;
        };
        CountGrantsByUserRequest: {
            /** @description These people */
            userIds: string[];
            /**
             * Format: date-time
             * @description Shows the access data as it was at this time; as it is now when left out
             */
            at?: string | null;
        };
        CountGrantsByUserReply: {
            /** @description People without grants are left out */
            list: components["schemas"]["UserGrantCount"][];
        };
        UserGrantCount: {
            /** @description Id of the user */
            userId: string;
            /**
             * Format: int64
             * @description Number of grants
             */
            grantCount: string;
        };
        SearchResourceGrantsRequest: {
            /**
             * Format: int32
             * @description Rows per page, 10 to 100; by default 25
             */
            pageSize?: number | null;
            /** @description nextPageToken of the previous page */
            pageToken?: string | null;
            /**
             * Format: date-time
             * @description Shows the access data as it was at this time; as it is now when left out
             */
            at?: string | null;
            /** @description Text in the name of the entitlement or of the resource that holds it */
            query?: string | null;
            /** @description Only of these apps */
            appIds?: string[] | null;
            /** @description Only of these entitlements */
            entitlementRefs?: components["schemas"]["AppEntitlementRefInput"][] | null;
            /** @description Only what these resources hold */
            holderResourceIds?: string[] | null;
            /** @description Only direct grants, or only inherited ones */
            isDirect?: boolean | null;
            /** @description Only grants with an end */
            onlyExpiring?: boolean | null;
        };
        ResourceGrantList: {
            /** @description The entries */
            list: components["schemas"]["ResourceGrant"][];
            /** @description Empty on the last page */
            nextPageToken: string;
        };
        /** @description A grant that a resource, such as a group or role, holds */
        ResourceGrant: {
            /** @description The app of the entitlement */
            appId: string;
            /** @description The name of that app */
            appDisplayName: string;
            /** @description The entitlement that is held */
            appEntitlementId: string;
            /** @description The name of the entitlement */
            appEntitlementDisplayName: string;
            /** @description The app of the resource that holds it */
            holderAppId: string;
            /** @description The resource that holds it */
            holderResourceId: string;
            /** @description The name of that resource */
            holderDisplayName: string;
            /** @description Its type, such as Group */
            holderTypeDisplayName: string;
            /** @description Given to the resource itself, not inherited */
            isDirect: boolean;
            /** @description Entitlements it is inherited through, nearest first; empty for a direct grant */
            grantSources: components["schemas"]["AppEntitlementRef"][];
            /**
             * Format: date-time
             * @description When it was created
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it ends; absent if never
             */
            deprovisionAt?: string;
        };
        CountGrantsRequest: {
            /** @description Id of the user */
            userId: string;
            /** @description Only of these apps */
            appIds?: string[] | null;
        };
        CountGrantsReply: {
            /**
             * Format: int64
             * @description Number of grants
             */
            totalGrants: string;
            /**
             * Format: int32
             * @description Number of apps with a grant
             */
            appCount: number;
            /** @description Number of grants by app */
            appGrantCounts: components["schemas"]["GraphAppGrantCount"][];
            /** @description The accounts of the user */
            appUsers: components["schemas"]["AppUserRef"][];
            /** @description Size of a graph of these grants: NORMAL up to 1,000, SUMMARIZED up to 10,000, TOO_LARGE above */
            band: components["schemas"]["GraphSizeBand"] | string;
        };
        GraphAppGrantCount: {
            /** @description Id of the app */
            appId: string;
            /**
             * Format: int64
             * @description Number of grants
             */
            grantCount: string;
        };
        AppUserRef: {
            /** @description Id of the app */
            appId: string;
            /** @description Its id */
            id: string;
        };
        /** @enum {string} */
        GraphSizeBand: "GRAPH_SIZE_BAND_UNSPECIFIED" | "GRAPH_SIZE_BAND_NORMAL" | "GRAPH_SIZE_BAND_SUMMARIZED" | "GRAPH_SIZE_BAND_TOO_LARGE";
        SearchPastGrantsRequest: {
            /**
             * Format: int32
             * @description Rows per page, 10 to 100; by default 25
             */
            pageSize?: number | null;
            /** @description nextPageToken of the previous page */
            pageToken?: string | null;
            /** @description Only of these apps */
            appIds?: string[] | null;
            /** @description Only of these entitlements */
            appEntitlementRefs?: components["schemas"]["AppEntitlementRefInput"][] | null;
            /** @description Only of these accounts */
            appUserRefs?: components["schemas"]["AppUserRefInput"][] | null;
            /** @description What to return in `expanded` */
            expandMask?: components["schemas"]["ExpandMask"] | null;
        };
        PastGrantList: {
            /** @description The entries */
            list: components["schemas"]["AppEntitlementUserBindingHistoryView"][];
            /** @description Empty on the last page */
            nextPageToken: string;
            /** @description The related objects */
            expanded: components["schemas"]["RelatedObject"][];
        };
        AppEntitlementUserBindingHistoryView: {
            /** @description Where `expanded` has the app */
            appPath: string;
            /** @description Where `expanded` has the account */
            appUserPath: string;
            /** @description Where `expanded` has the entitlement */
            entitlementPath: string;
            /** @description Steps that ended, oldest first */
            history: components["schemas"]["AppEntitlementUserBindingHistory"];
            /** @description Name of the account, else its username or mail address; of a removed account what it was last */
            appUserDisplayName: string;
        };
        AppEntitlementUserBindingHistory: {
            /** @description Id of the entitlement */
            appEntitlementId: string;
            /** @description Id of the app */
            appId: string;
            /** @description Id of the account */
            appUserId: string;
            /**
             * Format: date-time
             * @description When it was granted
             */
            grantedAt: string;
            /**
             * Format: date-time
             * @description When it was removed; absent while it is held
             */
            revokedAt: string;
        };
        TaskSearchRequest: {
            /**
             * Format: int32
             * @description Rows per page, 10 to 100; by default 25
             */
            pageSize?: number | null;
            /** @description nextPageToken of the previous page */
            pageToken?: string | null;
            /** @description Tasks of these campaigns */
            accessReviewIds?: string[] | null;
            /** @description Only these tasks */
            refs?: components["schemas"]["TaskRef"][] | null;
            /** @description Not these tasks */
            excludeIds?: string[] | null;
            /** @description Open or closed tasks */
            taskStates?: components["schemas"]["TaskState"][] | null;
            /** @description Reviews unless revoke is named; other types match nothing */
            taskTypes?: components["schemas"]["TaskTypeInput"][] | null;
            /** @description Open tasks that one of these people may answer */
            assigneesInIds?: string[] | null;
            /** @description Only open tasks that nobody can answer */
            withoutReviewer?: boolean | null;
            /** @description Open tasks whose reviewers were found in one of these ways */
            assignmentCodes?: components["schemas"]["AssignmentCode"][] | null;
            /** @description Open tasks whose reviewers are not those that the step names, for one of these reasons */
            assignmentBecause?: components["schemas"]["AssignmentBecause"][] | null;
            /** @description Open tasks in the work list of one of these people */
            myWorkUserIds?: string[] | null;
            /** @description Open tasks that this person may answer, and closed ones that they answered */
            assignedOrStepApproverUserId?: string | null;
            /** @description Tasks with a step that this person has answered */
            actorId?: string | null;
            /** @description Tasks with a step that one of these people has answered */
            previouslyActedOnIds?: string[] | null;
            /**
             * Format: date-time
             * @description Also tasks that the assignees of the filter, or else you, answered after this time
             */
            includeActedAfter?: string | null;
            /** @description Access of these people */
            subjectIds?: string[] | null;
            /** @description Accounts of these people */
            accountOwnerIds?: string[] | null;
            /** @description Access of these accounts */
            appUserSubjectIds?: string[] | null;
            /** @description Tasks about accounts of these types */
            accountTypes?: components["schemas"]["AppUserType"][] | null;
            /** @description Access of people with this employment status */
            userEmploymentStatuses?: string[] | null;
            /** @description Tasks of campaigns that these people started */
            openerIds?: string[] | null;
            /** @description Campaigns that this person started, and access of this person */
            openerOrSubjectUserId?: string | null;
            /** @description Access to these apps */
            applicationIds?: string[] | null;
            /** @description Not access to these apps */
            excludeApplicationIds?: string[] | null;
            /** @description These entitlements */
            appEntitlementIds?: string[] | null;
            /** @description Not these entitlements */
            excludeAppEntitlementIds?: string[] | null;
            /** @description Entitlements of these resources */
            appResourceIds?: string[] | null;
            /** @description Entitlements of resources of these types */
            appResourceTypeIds?: string[] | null;
            /** @description Not entitlements of resources of these types */
            excludeAppResourceTypeIds?: string[] | null;
            /** @description Tasks with one of these outcomes; UNSPECIFIED for open ones */
            certifyOutcomes?: components["schemas"]["CertifyOutcome"][] | null;
            /** @description Only grant tasks have these; a value matches nothing */
            grantOutcomes?: string[] | null;
            /** @description Only revoke tasks have these; a value matches nothing */
            revokeOutcomes?: string[] | null;
            /** @description No review is an emergency, so EMERGENCY matches nothing */
            emergencyStatus?: components["schemas"]["EmergencyStatus"] | null;
            /** @description Has no effect: tasks are never deleted */
            includeDeleted?: boolean | null;
            /**
             * Format: date-time
             * @description Of campaigns started after this time
             */
            createdAfter?: string | null;
            /**
             * Format: date-time
             * @description Of campaigns started before this time
             */
            createdBefore?: string | null;
            /**
             * @description Of campaigns started longer ago than this
             * @example 86400s
             */
            olderThanDuration?: string | null;
            /**
             * Format: date-time
             * @description Closed after this time
             */
            outcomeAfter?: string | null;
            /**
             * Format: date-time
             * @description Closed before this time
             */
            outcomeBefore?: string | null;
            /** @description Reviews have no provision steps, so PROVISION matches nothing */
            currentStep?: components["schemas"]["TaskSearchCurrentStep"] | null;
            /** @description By who answers the current step */
            stepApprovalTypes?: components["schemas"]["StepApprovalType"][] | null;
            /** @description Whose current step requires a comment to approve */
            requireApprovalReason?: boolean | null;
            /** @description Whose current step requires a comment to deny */
            requireDenialReason?: boolean | null;
            /** @description Whether you have chosen a decision on the current step; needs exactly one accessReviewIds */
            pendingActionFilter?: components["schemas"]["PendingActionFilter"] | null;
            /** @description Part of the name of the entitlement, or of a name or address of the account, person or holder; or the id or number of a task */
            query?: string | null;
            /** @description Order of the accounts */
            sortBy?: components["schemas"]["TaskSearchSortBy"] | null;
            /** @description Sort order by view, as of items; goes before sortBy */
            view?: components["schemas"]["AccessReviewViewType"] | null;
            /** @description What to return in `expanded` */
            expandMask?: components["schemas"]["TaskExpandMask"] | null;
        };
        TaskRef: {
            /** @description Its id */
            id: string;
        };
        /** @enum {string} */
        TaskState: "TASK_STATE_UNSPECIFIED" | "TASK_STATE_OPEN" | "TASK_STATE_CLOSED";
        TaskTypeInput: {
            /** @description Reviews */
            certify?: components["schemas"]["TaskTypeCertifyInput"] | null;
            /** @description The grant as it was in the snapshot */
            grant?: {
                [key: string]: unknown;
            } | null;
            /** @description Revocations */
            revoke?: {
                [key: string]: unknown;
            } | null;
            /** @description Offboardings */
            offboarding?: {
                [key: string]: unknown;
            } | null;
            /** @description Findings */
            finding?: {
                [key: string]: unknown;
            } | null;
            /** @description By an action of a connector */
            action?: {
                [key: string]: unknown;
            } | null;
        };
        TaskTypeCertifyInput: {
            /** @description Only access that this resource holds */
            resource?: components["schemas"]["AppResourceRefInput"] | null;
        };
        /** @enum {string} */
        AssignmentCode: "NOBODY" | "USER_NAMED" | "MANAGER" | "APP_OWNER" | "ENTITLEMENT_OWNER" | "RESOURCE_OWNER" | "HOLDER_OWNER" | "GROUP_MEMBER" | "ACCOUNT_OWNER" | "EXPRESSION" | "WEBHOOK" | "FALLBACK_USER" | "FALLBACK_GROUP" | "CAMPAIGN_OWNER" | "SUPER_ADMINISTRATOR" | "REASSIGNED" | "ESCALATED";
        /** @enum {string} */
        AssignmentBecause: "NONE" | "NO_SUBJECT" | "NOT_FOUND" | "NOT_ACTIVE" | "ONLY_SUBJECT" | "NOT_DISTINCT" | "GROUP_TOO_LARGE" | "EXPRESSION_EMPTY" | "EXPRESSION_FAILED" | "RULE_FAILED" | "WEBHOOK_FAILED" | "REVIEWER_DISABLED";
        /** @enum {string} */
        CertifyOutcome: "CERTIFY_OUTCOME_UNSPECIFIED" | "CERTIFY_OUTCOME_CERTIFIED" | "CERTIFY_OUTCOME_DECERTIFIED" | "CERTIFY_OUTCOME_ERROR" | "CERTIFY_OUTCOME_CANCELLED" | "CERTIFY_OUTCOME_WAIT_TIMED_OUT";
        /** @enum {string} */
        EmergencyStatus: "UNSPECIFIED" | "ALL" | "NON_EMERGENCY" | "EMERGENCY";
        /** @enum {string} */
        TaskSearchCurrentStep: "TASK_SEARCH_CURRENT_STEP_UNSPECIFIED" | "TASK_SEARCH_CURRENT_STEP_APPROVAL" | "TASK_SEARCH_CURRENT_STEP_PROVISION";
        /** @enum {string} */
        StepApprovalType: "STEP_APPROVAL_TYPE_UNSPECIFIED" | "STEP_APPROVAL_TYPE_USERS" | "STEP_APPROVAL_TYPE_MANAGER" | "STEP_APPROVAL_TYPE_APP_OWNERS" | "STEP_APPROVAL_TYPE_GROUP" | "STEP_APPROVAL_TYPE_SELF" | "STEP_APPROVAL_TYPE_ENTITLEMENT_OWNERS" | "STEP_APPROVAL_TYPE_EXPRESSION" | "STEP_APPROVAL_TYPE_WEBHOOK" | "STEP_APPROVAL_TYPE_RESOURCE_OWNERS" | "STEP_APPROVAL_TYPE_AGENT";
        /** @enum {string} */
        PendingActionFilter: "PENDING_ACTION_FILTER_UNSPECIFIED" | "PENDING_ACTION_FILTER_WITH_PENDING" | "PENDING_ACTION_FILTER_WITHOUT_PENDING";
        /** @enum {string} */
        TaskSearchSortBy: "TASK_SEARCH_SORT_BY_UNSPECIFIED" | "TASK_SEARCH_SORT_BY_ACCOUNT" | "TASK_SEARCH_SORT_BY_RESOURCE" | "TASK_SEARCH_SORT_BY_ACCOUNT_OWNER" | "TASK_SEARCH_SORT_BY_REVERSE_TICKET_ID" | "TASK_SEARCH_SORT_BY_TICKET_ID" | "TASK_SEARCH_SORT_BY_CREATED_AT" | "TASK_SEARCH_SORT_BY_REVERSE_CREATED_AT" | "TASK_SEARCH_SORT_BY_APP_RESOURCE_ID_AND_APP_ENTITLEMENT";
        /** @enum {string} */
        AccessReviewViewType: "ACCESS_REVIEW_VIEW_TYPE_UNSPECIFIED" | "ACCESS_REVIEW_VIEW_TYPE_BY_APP" | "ACCESS_REVIEW_VIEW_TYPE_BY_USER" | "ACCESS_REVIEW_VIEW_TYPE_UNSTRUCTURED" | "ACCESS_REVIEW_VIEW_TYPE_BY_RESOURCE";
        TaskExpandMask: {
            /** @description Fields in snake_case, or `*` for all */
            paths?: string[] | null;
        };
        TaskSearchResponse: {
            /** @description The entries */
            list: components["schemas"]["TaskView"][];
            /** @description The related objects */
            expanded: components["schemas"]["RelatedObject"][];
            /** @description Empty on the last page */
            nextPageToken: string;
        };
        TaskView: {
            /** @description The task */
            task: components["schemas"]["Task"];
            /** @description What the caller may do with it */
            objectPermissions: components["schemas"]["ActorObjectPermissions"];
            /** @description Path of the campaign in `expanded` */
            accessReviewPath: string;
            /** @description Where `expanded` has the app */
            appPath: string;
            /** @description Where `expanded` has the account */
            appUserPath: string;
            /** @description Path of the last sign-in of the account in `expanded` */
            appUserLastUsagePath: string;
            /** @description Path of the people who have answered a step in `expanded` */
            approversPath: string;
            /** @description Where `expanded` has the user who created it */
            createdByUserPath: string;
            /** @description Path of the entitlement in `expanded` */
            entitlementsPath: string;
            /** @description Where `expanded` has the person */
            identityUserPath: string;
            /** @description Path of the insights in `expanded` */
            insightsPath: string;
            /** @description Path of the resource that holds the access in `expanded` */
            principalResourcePath: string;
            /** @description Always empty */
            resourceBindingsPath: string;
            /** @description Always empty */
            roleResourcePath: string;
            /** @description Always empty */
            scopeResourcePath: string;
            /** @description Path of the people who may answer in `expanded` */
            stepApproversPath: string;
            /** @description Path of the person whose access it is in `expanded` */
            userPath: string;
        };
        Task: {
            /** @description Its id */
            id: string;
            /**
             * Format: int64
             * @description Number of the task
             */
            numericId: string;
            /** @description Its name */
            displayName: string;
            /** @description What it is */
            description: string;
            /** @description Whether the task is open */
            state: components["schemas"]["TaskState"] | string;
            /** @description WAITING for people, PROCESSING while it waits for a time or a condition, DONE */
            processing: components["schemas"]["TaskProcessing"] | string;
            /** @description Person, service or system */
            type: components["schemas"]["TaskType"];
            /** @description What the caller may do now */
            actions: (components["schemas"]["TaskActionType"] | string)[];
            /** @description The policy */
            policy: components["schemas"]["PolicyInstance"];
            /** @description Changes with the policy of the task */
            policyGenerationId: string;
            /** @description Who may answer the current step */
            stepApproverIds: string[];
            /** @description Who has answered a step */
            approverIds: string[];
            /** @description Why these people review; absent when nobody can answer */
            assignmentReason?: components["schemas"]["TaskAssignmentReason"];
            /**
             * Format: date-time
             * @description Since when the access is gone; absent while somebody has it
             */
            accessGoneSince?: string;
            /** @description The person whose access it is; empty for an account without owner */
            userId: string;
            /** @description Who started the campaign; empty if a schedule did */
            createdByUserId: string;
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
            /**
             * Format: int32
             * @description Number of comments, those of actions included
             */
            commentCount: number;
            /** @description Where the user comes from */
            origin: components["schemas"]["TaskOrigin"] | string;
            /** @description Where the facts point; UNSPECIFIED where they point nowhere. Nothing is decided by it */
            recommendation: components["schemas"]["InsightRecommendation"] | string;
            /** @description Ids of the facts that the recommendation follows from */
            insightIds: string[];
            /** @description Always empty */
            analysisId: string;
            /** @description Always false */
            emergencyAccess: boolean;
            /** @description Always empty */
            annotations: Record<string, never>[];
            /** @description Always empty */
            externalRefs: Record<string, never>[];
            /** @description Of a revocation: what has to be removed so that the access is gone; empty when it is the grant itself */
            revocationTargets: components["schemas"]["TaskRevocationTarget"][];
        };
        /** @enum {string} */
        TaskProcessing: "TASK_PROCESSING_TYPE_UNSPECIFIED" | "TASK_PROCESSING_TYPE_PROCESSING" | "TASK_PROCESSING_TYPE_WAITING" | "TASK_PROCESSING_TYPE_DONE";
        /** @description Exactly one member is set */
        TaskType: {
            /** @description The review of one item */
            certify?: components["schemas"]["TaskTypeCertify"];
            /** @description The removal of denied access */
            revoke?: components["schemas"]["TaskTypeRevoke"];
        };
        TaskTypeCertify: {
            /** @description Id of the campaign */
            accessReviewId: string;
            /** @description Id of the item */
            accessReviewSelection: string;
            /** @description Id of the app */
            appId: string;
            /** @description Id of the entitlement */
            appEntitlementId: string;
            /** @description The account; empty if a resource holds the access */
            appUserId: string;
            /** @description The owner of the account; empty if nobody owns it */
            identityUserId: string;
            /** @description The resource that holds the access, if no account does */
            resource?: components["schemas"]["AppResourceRef"];
            /** @description What became of it; UNSPECIFIED while it is open */
            outcome: components["schemas"]["CertifyOutcome"] | string;
            /**
             * Format: date-time
             * @description When it was closed; absent while it is open
             */
            outcomeTime?: string;
        };
        AppResourceRef: {
            /** @description Id of the app */
            appId: string;
            /** @description Id of the resource type */
            appResourceTypeId: string;
            /** @description Its id */
            id: string;
        };
        TaskTypeRevoke: {
            /** @description Id of the app */
            appId: string;
            /** @description Id of the entitlement */
            appEntitlementId: string;
            /** @description The account; empty if a resource holds the access */
            appUserId: string;
            /** @description The owner of the account; empty if nobody owns it */
            identityUserId: string;
            /** @description The resource that holds the access, if no account does */
            resource?: components["schemas"]["AppResourceRef"];
            /** @description What became of it; UNSPECIFIED while it is open */
            outcome: components["schemas"]["RevokeOutcome"] | string;
            /**
             * Format: date-time
             * @description When it was closed; absent while it is open
             */
            outcomeTime?: string;
            /** @description Where it comes from */
            source: components["schemas"]["TaskRevokeSource"];
        };
        /** @enum {string} */
        RevokeOutcome: "REVOKE_OUTCOME_UNSPECIFIED" | "REVOKE_OUTCOME_REVOKED" | "REVOKE_OUTCOME_DENIED" | "REVOKE_OUTCOME_ERROR" | "REVOKE_OUTCOME_CANCELLED" | "REVOKE_OUTCOME_WAIT_TIMED_OUT";
        /** @description Exactly one member is set */
        TaskRevokeSource: {
            /** @description The review in which it was denied */
            review?: components["schemas"]["TaskRevokeSourceReview"];
            /** @description Somebody asked for it */
            request?: components["schemas"]["TaskRevokeSourceRequest"];
        };
        TaskRevokeSourceReview: {
            /** @description Id of the campaign */
            accessReviewId: string;
            /** @description The review task that was denied */
            certTicketId: string;
        };
        TaskRevokeSourceRequest: {
            /** @description Who asked for it */
            requestUserId: string;
        };
        /** @enum {string} */
        TaskActionType: "TASK_ACTION_TYPE_UNSPECIFIED" | "TASK_ACTION_TYPE_CLOSE" | "TASK_ACTION_TYPE_APPROVE" | "TASK_ACTION_TYPE_DENY" | "TASK_ACTION_TYPE_COMMENT" | "TASK_ACTION_TYPE_REASSIGN" | "TASK_ACTION_TYPE_RESTART" | "TASK_ACTION_TYPE_SEND_REMINDER" | "TASK_ACTION_TYPE_HARD_RESET" | "TASK_ACTION_TYPE_PROCESS_NOW" | "TASK_ACTION_TYPE_SKIP_STEP";
        PolicyInstance: {
            /** @description The policy as it was when the task was assigned; absent for a revocation */
            policy?: components["schemas"]["Policy"];
            /** @description The step that is waited for; absent when the task is closed */
            current?: components["schemas"]["PolicyStepInstance"];
            /** @description Steps that ended, oldest first */
            history: components["schemas"]["PolicyStepInstance"][];
            /** @description Steps to come */
            next: components["schemas"]["PolicyStep"][];
        };
        Policy: {
            /** @description Its id */
            readonly id: string;
            /** @description Its name */
            displayName: string;
            /** @description What it is */
            description: string;
            /** @description The key `certify` has the steps of a review; rules refer to the other keys */
            policySteps: {
                [key: string]: components["schemas"]["PolicySteps"];
            };
            /** @description The first rule whose condition is true selects the steps */
            rules: components["schemas"]["Rule"][];
            /** @description What happens after a decision */
            postActions: components["schemas"]["PolicyPostActions"][];
            /** @description Gives tasks to the delegate of a reviewer who has one */
            reassignTasksToDelegates: boolean;
            /** @description Up to 16 labels; an update keeps absent keys and removes empty values */
            annotations: {
                [key: string]: string;
            };
            /** @description What the policy is for; only `POLICY_TYPE_CERTIFY`, a review, can be created */
            readonly policyType: components["schemas"]["PolicyType"] | string;
            /** @description Exists in every tenant; only its postActions can be changed */
            readonly systemBuiltin: boolean;
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
        PolicySteps: {
            /** @description The steps, in order */
            steps: components["schemas"]["PolicyStep"][];
        };
        /** @description Exactly one of approval, accept, reject, wait is set */
        PolicyStep: {
            /** @description Somebody approves or denies */
            approval?: components["schemas"]["Approval"];
            /** @description Approves by itself */
            accept?: components["schemas"]["Accept"];
            /** @description Denies by itself */
            reject?: components["schemas"]["Reject"];
            /** @description Waits before the next step */
            wait?: components["schemas"]["Wait"];
            /** @description Provisioning: not supported; requests that set it are refused */
            provision?: {
                [key: string]: unknown;
            };
            /** @description A form: not supported; requests that set it are refused */
            form?: {
                [key: string]: unknown;
            };
            /** @description An action: not supported; requests that set it are refused */
            action?: {
                [key: string]: unknown;
            };
        };
        /** @description Exactly one of users, manager, appOwners, group, self, entitlementOwners, expression, resourceOwners, webhook, agent is set */
        Approval: {
            /** @description The people named here decide */
            users?: components["schemas"]["UserApproval"];
            /** @description The manager of the person decides */
            manager?: components["schemas"]["ManagerApproval"];
            /** @description The owners of the app decide */
            appOwners?: components["schemas"]["AppOwnerApproval"];
            /** @description The holders of an entitlement decide */
            group?: components["schemas"]["AppGroupApproval"];
            /** @description The person decides on their own access */
            self?: components["schemas"]["SelfApproval"];
            /** @description The owners of the entitlement decide */
            entitlementOwners?: components["schemas"]["EntitlementOwnerApproval"];
            /** @description The people that an expression returns decide */
            expression?: components["schemas"]["ExpressionApproval"];
            /** @description The owners of the resource decide */
            resourceOwners?: components["schemas"]["ResourceOwnerApproval"];
            /** @description By a webhook */
            webhook?: components["schemas"]["WebhookApproval"];
            /** @description Approval by agent: not supported; requests that set it are refused */
            agent?: {
                [key: string]: unknown;
            };
            /** @description Tasks may go to a delegate */
            allowDelegation: boolean;
            /** @description Tasks may be passed on */
            allowReassignment: boolean;
            /** @description Ids of the users that tasks may be passed to; empty for all */
            allowedReassignees: string[];
            /** @description Set by the server */
            assigned: boolean;
            /** @description What happens when nobody decides in time */
            escalation?: components["schemas"]["Escalation"];
            /** @description Whether the escalation applies */
            escalationEnabled: boolean;
            /** @description An approval needs a reason */
            requireApprovalReason: boolean;
            /** @description A denial needs a reason */
            requireDenialReason: boolean;
            /** @description Passing on a task needs a reason */
            requireReassignmentReason: boolean;
            /** @description Id of the provider that confirms who decides; empty for none */
            requiresStepUpProviderId: string;
        };
        UserApproval: {
            /** @description People may decide on their own access */
            allowSelfApproval: boolean;
            /** @description Nobody who decided an earlier step may decide */
            requireDistinctApprovers: boolean;
            /** @description Ids of the people who decide */
            userIds: string[];
        };
        ManagerApproval: {
            /** @description People may decide on their own access */
            allowSelfApproval: boolean;
            /** @description Nobody who decided an earlier step may decide */
            requireDistinctApprovers: boolean;
            /** @description Whether there is a fallback */
            fallback: boolean;
            /** @description Users asked as a fallback */
            fallbackUserIds: string[];
            /** @description Entitlements whose holders are the fallback */
            fallbackGroupIds: components["schemas"]["AppEntitlementReference"][];
            /** @description Asks the holders of fallbackGroupIds */
            isGroupFallbackEnabled: boolean;
            /** @description Set by the server */
            assignedUserIds: string[];
        };
        AppEntitlementReference: {
            /** @description Id of the entitlement */
            appEntitlementId: string;
            /** @description Id of the app */
            appId: string;
        };
        AppOwnerApproval: {
            /** @description People may decide on their own access */
            allowSelfApproval: boolean;
            /** @description Nobody who decided an earlier step may decide */
            requireDistinctApprovers: boolean;
        };
        AppGroupApproval: {
            /** @description People may decide on their own access */
            allowSelfApproval: boolean;
            /** @description Nobody who decided an earlier step may decide */
            requireDistinctApprovers: boolean;
            /** @description Whether there is a fallback */
            fallback: boolean;
            /** @description Users asked as a fallback */
            fallbackUserIds: string[];
            /** @description Entitlements whose holders are the fallback */
            fallbackGroupIds: components["schemas"]["AppEntitlementReference"][];
            /** @description Asks the holders of fallbackGroupIds */
            isGroupFallbackEnabled: boolean;
            /** @description Id of the entitlement whose holders are asked */
            appGroupId: string;
            /** @description Id of the app */
            appId: string;
        };
        SelfApproval: {
            /** @description Whether there is a fallback */
            fallback: boolean;
            /** @description Users asked as a fallback */
            fallbackUserIds: string[];
            /** @description Entitlements whose holders are the fallback */
            fallbackGroupIds: components["schemas"]["AppEntitlementReference"][];
            /** @description Asks the holders of fallbackGroupIds */
            isGroupFallbackEnabled: boolean;
            /** @description Set by the server */
            assignedUserIds: string[];
        };
        EntitlementOwnerApproval: {
            /** @description People may decide on their own access */
            allowSelfApproval: boolean;
            /** @description Nobody who decided an earlier step may decide */
            requireDistinctApprovers: boolean;
            /** @description Whether there is a fallback */
            fallback: boolean;
            /** @description Users asked as a fallback */
            fallbackUserIds: string[];
            /** @description Entitlements whose holders are the fallback */
            fallbackGroupIds: components["schemas"]["AppEntitlementReference"][];
            /** @description Asks the holders of fallbackGroupIds */
            isGroupFallbackEnabled: boolean;
        };
        ExpressionApproval: {
            /** @description People may decide on their own access */
            allowSelfApproval: boolean;
            /** @description Nobody who decided an earlier step may decide */
            requireDistinctApprovers: boolean;
            /** @description Whether there is a fallback */
            fallback: boolean;
            /** @description Users asked as a fallback */
            fallbackUserIds: string[];
            /** @description Entitlements whose holders are the fallback */
            fallbackGroupIds: components["schemas"]["AppEntitlementReference"][];
            /** @description Asks the holders of fallbackGroupIds */
            isGroupFallbackEnabled: boolean;
            /** @description Set by the server */
            assignedUserIds: string[];
            /** @description Evaluated in order; the first that returns people is used */
            expressions: string[];
        };
        ResourceOwnerApproval: {
            /** @description People may decide on their own access */
            allowSelfApproval: boolean;
            /** @description Nobody who decided an earlier step may decide */
            requireDistinctApprovers: boolean;
            /** @description Whether there is a fallback */
            fallback: boolean;
            /** @description Users asked as a fallback */
            fallbackUserIds: string[];
            /** @description Entitlements whose holders are the fallback */
            fallbackGroupIds: components["schemas"]["AppEntitlementReference"][];
            /** @description Asks the holders of fallbackGroupIds */
            isGroupFallbackEnabled: boolean;
        };
        WebhookApproval: {
            /** @description Id of the webhook */
            webhookId: string;
        };
        Escalation: {
            /** @description Continues with another policy */
            replacePolicy?: components["schemas"]["ReplacePolicy"];
            /** @description Gives the task to others */
            reassignToApprovers?: components["schemas"]["ReassignToApprovers"];
            /** @description Ends without a decision */
            cancelTicket?: Record<string, never>;
            /** @description Continues with the next step */
            skipStep?: Record<string, never>;
            /** @description Comment on the escalation */
            escalationComment: string;
            /**
             * Format: int64
             * @description After how many seconds
             */
            expiration?: string;
        };
        ReplacePolicy: {
            /** @description Id of a review policy */
            policyId: string;
        };
        ReassignToApprovers: {
            /** @description Ids of the users who get the task */
            approverIds: string[];
        };
        Accept: {
            /** @description Comment on the approval */
            acceptMessage: string;
        };
        Reject: {
            /** @description Comment on the denial */
            rejectMessage: string;
        };
        /** @description Exactly one of condition, duration, untilTime is set */
        Wait: {
            /** @description Until an expression is true */
            condition?: components["schemas"]["WaitCondition"];
            /** @description For a time */
            duration?: components["schemas"]["WaitDuration"];
            /** @description Until a time of the day */
            untilTime?: components["schemas"]["WaitUntilTime"];
            /** @description Comment when the wait begins */
            commentOnFirstWait: string;
            /** @description Comment when the wait ends without its condition */
            commentOnTimeout: string;
            /** @description Name of the step */
            name: string;
            /**
             * @description Longest time to wait
             * @example 86400s
             */
            timeoutDuration?: string;
        };
        WaitCondition: {
            /** @description In the Common Expression Language */
            condition?: string;
        };
        WaitDuration: {
            /**
             * @description How long
             * @example 86400s
             */
            duration?: string;
        };
        WaitUntilTime: {
            /**
             * Format: int32
             * @description Hour of the day
             */
            hours: number;
            /**
             * Format: int32
             * @description Minute of the hour
             */
            minutes: number;
            /** @description Time zone, such as `Europe/Berlin`; empty for UTC */
            timezone: string;
        };
        Rule: {
            /** @description In the Common Expression Language */
            condition?: string;
            /** @description A key of policySteps */
            policyKey?: string;
        };
        PolicyPostActions: {
            /** @description Revoke denied access as soon as the task is closed */
            certifyRemediateImmediately: boolean;
        };
        /** @enum {string} */
        PolicyType: "POLICY_TYPE_UNSPECIFIED" | "POLICY_TYPE_GRANT" | "POLICY_TYPE_REVOKE" | "POLICY_TYPE_CERTIFY" | "POLICY_TYPE_ACCESS_REQUEST" | "POLICY_TYPE_PROVISION";
        /** @description One opening of a step. Exactly one of approval, wait, accept, reject, provision is set */
        PolicyStepInstance: {
            /** @description The `policyStepId` that actions quote */
            id: string;
            /** @description Whether it is the current step */
            state: components["schemas"]["PolicyStepState"] | string;
            /** @description Changes with the policy of the task */
            policyGenerationId: string;
            /** @description A step that people answer */
            approval?: components["schemas"]["ApprovalInstance"];
            /** @description A step that waits */
            wait?: components["schemas"]["WaitInstance"];
            /** @description A step that passed by itself */
            accept?: components["schemas"]["AcceptInstance"];
            /** @description A step that denied by itself */
            reject?: components["schemas"]["RejectInstance"];
            /** @description The removal that a revoke task waits for */
            provision?: components["schemas"]["ProvisionInstance"];
        };
        /** @enum {string} */
        PolicyStepState: "POLICY_STEP_STATE_UNSPECIFIED" | "POLICY_STEP_STATE_ACTIVE" | "POLICY_STEP_STATE_DONE";
        /** @description At most one of approved, denied, reassigned, reassignedByError, restarted, skipped is set */
        ApprovalInstance: {
            /** @description Whether it waits for an answer */
            state: components["schemas"]["ApprovalInstanceState"] | string;
            /** @description The step as the policy has it, with who was assigned */
            approval: components["schemas"]["Approval"];
            /**
             * Format: date-time
             * @description When it was assigned
             */
            assignedAt: string;
            /** @description Who approved it */
            approved?: components["schemas"]["ApprovedAction"];
            /** @description Who denied it */
            denied?: components["schemas"]["DeniedAction"];
            /** @description Who gave it to other people */
            reassigned?: components["schemas"]["ReassignedAction"];
            /** @description Why it was given to other people without anybody doing so */
            reassignedByError?: components["schemas"]["ReassignedByErrorAction"];
            /** @description Who restarted the task */
            restarted?: components["schemas"]["RestartAction"];
            /** @description Who skipped it */
            skipped?: components["schemas"]["SkippedAction"];
            /** @description What happens if it is not answered in time */
            escalationInstance?: components["schemas"]["EscalationInstance"];
        };
        /** @enum {string} */
        ApprovalInstanceState: "APPROVAL_INSTANCE_STATE_UNSPECIFIED" | "APPROVAL_INSTANCE_STATE_WAITING" | "APPROVAL_INSTANCE_STATE_DONE";
        ApprovedAction: {
            /**
             * Format: date-time
             * @description When it was approved
             */
            approvedAt: string;
            /** @description Who did it; empty when a webhook did */
            userId: string;
            /** @description The entitlements to review; replaces the selection */
            entitlements: components["schemas"]["ApprovedEntitlement"][];
            /** @description The step-up transaction that it was approved with; empty for none */
            stepUpTransactionId: string;
        };
        ApprovedEntitlement: {
            /** @description Id of the entitlement */
            appEntitlementId: string;
            /** @description Id of the app */
            appId: string;
        };
        DeniedAction: {
            /**
             * Format: date-time
             * @description When it was denied or asked for
             */
            deniedAt: string;
            /** @description Who did it; empty when a webhook did */
            userId: string;
        };
        ReassignedAction: {
            /** @description The step that followed; empty if none did */
            newPolicyStepId: string;
            /**
             * Format: date-time
             * @description When it was given to other people
             */
            reassignedAt: string;
            /** @description Id of the user */
            userId: string;
        };
        ReassignedByErrorAction: {
            /** @description What it is */
            description: string;
            /** @description Stable code of why */
            errorCode: string;
            /** @description Who could no longer answer */
            errorUserId: string;
            /**
             * Format: date-time
             * @description When this was found
             */
            erroredAt: string;
            /** @description The step that followed; empty if none did */
            newPolicyStepId: string;
            /**
             * Format: date-time
             * @description When it was given to other people
             */
            reassignedAt: string;
        };
        RestartAction: {
            /** @description The step before */
            oldPolicyStepId: string;
            /**
             * Format: date-time
             * @description When the task was restarted
             */
            restartedAt: string;
            /** @description Id of the user */
            userId: string;
        };
        SkippedAction: {
            /** @description The step that followed; empty if none did */
            newPolicyStepId: string;
            /**
             * Format: date-time
             * @description When it was skipped
             */
            skippedAt: string;
            /** @description Id of the user */
            userId: string;
        };
        EscalationInstance: {
            /** @description Whether it happened */
            alreadyEscalated: boolean;
            /** @description Comment on the escalation */
            escalationComment: string;
            /**
             * Format: date-time
             * @description When it ends; absent if never
             */
            expiresAt?: string;
            /** @description Ends without a decision */
            cancelTicket?: Record<string, never>;
            /** @description Continues with the next step */
            skipStep?: Record<string, never>;
            /** @description Gives the task to others */
            reassignToApprovers?: components["schemas"]["EscalationInstanceReassignToApprovers"];
            /** @description Continues with another policy */
            replacePolicy?: components["schemas"]["EscalationInstanceReplacePolicy"];
        };
        EscalationInstanceReassignToApprovers: {
            /** @description Ids of the users who get the task */
            approverIds: string[];
        };
        EscalationInstanceReplacePolicy: {
            /** @description Id of a review policy */
            policyId: string;
        };
        WaitInstance: {
            /** @description Its name */
            name: string;
            /** @description Whether it still waits */
            state: components["schemas"]["WaitInstanceState"] | string;
            /**
             * Format: date-time
             * @description When it began to wait
             */
            startedWaitingAt: string;
            /** @description Comment when the wait begins */
            commentOnFirstWait: string;
            /** @description Comment when the wait ends without its condition */
            commentOnTimeout: string;
            /**
             * Format: date-time
             * @description When it has waited too long
             */
            timeout?: string;
            /**
             * @description Longest time to wait
             * @example 86400s
             */
            timeoutDuration?: string;
            /** @description What it waits for */
            condition?: components["schemas"]["WaitConditionInstance"];
            /** @description When it ends */
            untilTime?: components["schemas"]["WaitUntilTimeInstance"];
            /** @description Who skipped it */
            skipped?: components["schemas"]["SkippedAction"];
            /** @description When it ended */
            succeeded?: components["schemas"]["ConditionSucceeded"];
            /** @description When it had waited too long */
            timedOut?: components["schemas"]["ConditionTimedOut"];
        };
        /** @enum {string} */
        WaitInstanceState: "WAIT_INSTANCE_STATE_UNSPECIFIED" | "WAIT_INSTANCE_STATE_WAITING" | "WAIT_INSTANCE_STATE_COMPLETED" | "WAIT_INSTANCE_STATE_TIMED_OUT";
        WaitConditionInstance: {
            /** @description The condition */
            condition: string;
        };
        WaitUntilTimeInstance: {
            /**
             * Format: date-time
             * @description Until a time of the day
             */
            untilTime?: string;
            /**
             * @description How long it waits, if the policy has a duration
             * @example 86400s
             */
            durationIfExists?: string;
        };
        ConditionSucceeded: {
            /**
             * Format: date-time
             * @description When it ended
             */
            succeededAt: string;
        };
        ConditionTimedOut: {
            /**
             * Format: date-time
             * @description When it had waited too long
             */
            timedOutAt: string;
        };
        AcceptInstance: {
            /** @description Comment on the approval */
            acceptMessage: string;
        };
        RejectInstance: {
            /** @description Comment on the denial */
            rejectMessage: string;
        };
        ProvisionInstance: {
            /** @description What it waits for */
            state: components["schemas"]["ProvisionInstanceState"] | string;
            /** @description Number of the ticket in another system; empty if there is none */
            externalTicketId: string;
        };
        /** @enum {string} */
        ProvisionInstanceState: "PROVISION_INSTANCE_STATE_UNSPECIFIED" | "PROVISION_INSTANCE_STATE_WAITING" | "PROVISION_INSTANCE_STATE_EXTERNAL_TICKET_WAITING" | "PROVISION_INSTANCE_STATE_DONE";
        /** @description Why the current step is assigned to these reviewers */
        TaskAssignmentReason: {
            /** @description How the reviewers were found */
            code: components["schemas"]["AssignmentCode"] | string;
            /** @description Why they are not those that the step names; NONE if they are */
            because: components["schemas"]["AssignmentBecause"] | string;
            /** @description The same as a sentence */
            description: string;
            /** @description Whom you stand in for, if you are the delegate of a reviewer; else empty */
            onBehalfOfUserId: string;
        };
        /** @enum {string} */
        TaskOrigin: "TASK_ORIGIN_UNSPECIFIED" | "TASK_ORIGIN_ACCESS_REVIEW" | "TASK_ORIGIN_API";
        /** @enum {string} */
        InsightRecommendation: "INSIGHT_RECOMMENDATION_UNSPECIFIED" | "INSIGHT_RECOMMENDATION_APPROVE" | "INSIGHT_RECOMMENDATION_DENY" | "INSIGHT_RECOMMENDATION_REVIEW";
        TaskRevocationTarget: {
            /** @description The entitlement */
            entitlementRef: components["schemas"]["AppEntitlementRef"];
        };
        SearchUserOwnershipRequest: {
            /**
             * Format: int32
             * @description Rows per page, 10 to 100; by default 25
             */
            pageSize?: number | null;
            /** @description nextPageToken of the previous page */
            pageToken?: string | null;
            /** @description Id of the user */
            userId: string;
            /** @description Only what is owned in these ways */
            ownershipTypes?: components["schemas"]["UserOwnershipType"][] | null;
        };
        /** @enum {string} */
        UserOwnershipType: "USER_OWNERSHIP_TYPE_UNSPECIFIED" | "USER_OWNERSHIP_TYPE_APP" | "USER_OWNERSHIP_TYPE_RESOURCE" | "USER_OWNERSHIP_TYPE_ENTITLEMENT";
        UserOwnershipList: {
            /** @description The entries */
            list: components["schemas"]["UserOwnershipEntry"][];
            /** @description Empty on the last page */
            nextPageToken: string;
        };
        UserOwnershipEntry: {
            /** @description What is owned */
            ownershipType: components["schemas"]["UserOwnershipType"] | string;
            /** @description Id of the app */
            appId: string;
            /** @description Name of the app */
            appDisplayName: string;
            /** @description Id of the resource type */
            resourceTypeId: string;
            /** @description Id of the resource */
            resourceId: string;
            /** @description Name of the resource that holds the access; empty if an account does */
            resourceDisplayName: string;
            /** @description Id of the entitlement */
            entitlementId: string;
            /** @description Name of the entitlement */
            entitlementDisplayName: string;
        };
        SearchUsersRequest: {
            /**
             * Format: int32
             * @description Rows per page, 10 to 100; by default 25
             */
            pageSize?: number | null;
            /** @description nextPageToken of the previous page */
            pageToken?: string | null;
            /**
             * Format: date-time
             * @description Shows the access data as it was at this time; as it is now when left out
             */
            at?: string | null;
            /** @description Part of the name or e-mail address */
            query?: string | null;
            /** @description The whole e-mail address */
            email?: string | null;
            /** @description Only those with one of these ids */
            ids?: string[] | null;
            /** @description Not those with one of these ids */
            excludeIds?: string[] | null;
            /** @description Only these */
            refs?: components["schemas"]["UserRef"][] | null;
            /** @description Only people with one of these roles */
            roleIds?: string[] | null;
            /** @description Only people with one of these managers */
            managerIds?: string[] | null;
            /** @description Only people with an account in one of these apps */
            sourceAppIds?: string[] | null;
            /** @description Only people of these departments */
            departments?: string[] | null;
            /** @description Only people with one of these job titles */
            jobTitles?: string[] | null;
            /** @description Deleted people are returned only when requested here or by id */
            userStatuses?: components["schemas"]["UserStatus"][] | null;
            /** @description Only users of these origins */
            origins?: components["schemas"]["UserOrigin"][] | null;
            /** @description Not users of these origins */
            excludeOrigins?: components["schemas"]["UserOrigin"][] | null;
            /** @description Not users of these types */
            excludeTypes?: components["schemas"]["UserType"][] | null;
            /** @description Only people with, or without, a delegate */
            delegateStatus?: components["schemas"]["DelegateStatus"] | null;
            /** @description Only people with one of these delegates */
            delegatedUserIds?: string[] | null;
            /** @description Only people who are a delegate, or only those who are not */
            isDelegate?: boolean | null;
            /** @description What to return in `expanded` */
            expandMask?: components["schemas"]["ExpandMask"] | null;
        };
        UserRef: {
            /** @description Its id */
            id: string;
        };
        /** @enum {string} */
        DelegateStatus: "DELEGATE_STATUS_UNSPECIFIED" | "DELEGATE_STATUS_HAS_DELEGATE" | "DELEGATE_STATUS_NO_DELEGATE";
        UserList: {
            /** @description The entries */
            list: components["schemas"]["UserView"][];
            /** @description Empty on the last page */
            nextPageToken: string;
            /** @description The related objects */
            expanded: components["schemas"]["RelatedObject"][];
        };
        UserView: {
            /** @description The person */
            user: components["schemas"]["User"];
            /** @description Id of the user */
            userId: string;
            /** @description Where `expanded` has the roles */
            rolesPath: string;
            /** @description Where `expanded` has the managers */
            managersPath: string;
            /** @description Where `expanded` has the delegate */
            delegatedUserPath: string;
            /** @description Where `expanded` has the directories */
            directoriesPath: string;
            /** @description What the caller may do with it */
            objectPermissions: components["schemas"]["ActorObjectPermissions"];
        };
        AccessDataVersionList: {
            /** @description The entries */
            list: components["schemas"]["AccessDataVersion"][];
            /** @description Empty on the last page */
            nextPageToken: string;
        };
        /** @description What a thing was from one time to another */
        AccessDataVersion: {
            /**
             * Format: int64
             * @description Later versions have larger numbers
             */
            version: string;
            /**
             * Format: date-time
             * @description Start of this version
             */
            openedAt: string;
            /**
             * Format: date-time
             * @description End of this version; absent for the current one
             */
            closedAt?: string;
            /** @description Whether the thing was removed at closedAt */
            isRemoved: boolean;
            /** @description The sync that made this version; empty if it was made here */
            openedBySyncId: string;
            /** @description The sync that ended this version; empty if that was done here */
            closedBySyncId: string;
            /** @description The source that the thing comes from; empty if it was created here */
            sourceId: string;
            /** @description Fields that were changed here; imports do not overwrite them */
            editedFields: string[];
            /** @description What is known about the thing, by field */
            values: {
                [key: string]: unknown;
            };
        };
    };
    responses: never;
    parameters: {
        /** @description Id of the app */
        "path.app_id": string;
        /** @description Id of the entitlement */
        "path.entitlement_id": string;
        /** @description Makes retries safe: for 24 hours, the same request with the same key returns the first reply */
        "Idempotency-Key": string;
        /** @description Id of the object */
        "path.id": string;
        /** @description Id of the resource type */
        "path.resource_type_id": string;
        /** @description Id of the resource */
        "path.resource_id": string;
        /** @description Rows per page, 10 to 100; by default 25 */
        pageSize: number;
        /** @description nextPageToken of the previous page */
        pageToken: string;
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
    "svc.api.directory.v1.AccessData.GetTotals": {
        parameters: {
            query?: {
                /** @description Only what is in this app */
                app_id?: string;
            };
            header?: never;
            path?: never;
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
                    "application/json": components["schemas"]["AccessDataTotals"];
                };
            };
        };
    };
    "svc.api.app.v1.AppEntitlementOwners.Set": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes retries safe: for 24 hours, the same request with the same key returns the first reply */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the app */
                app_id: components["parameters"]["path.app_id"];
                /** @description Id of the entitlement */
                entitlement_id: components["parameters"]["path.entitlement_id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["SetOwnersRequest"];
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
                    "application/json": Record<string, never>;
                };
            };
        };
    };
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
    "svc.api.app.v1.AppOwners.Set": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes retries safe: for 24 hours, the same request with the same key returns the first reply */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the app */
                app_id: components["parameters"]["path.app_id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["SetOwnersRequest"];
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
                    "application/json": Record<string, never>;
                };
            };
        };
    };
    "svc.api.app.v1.AppResourceOwners.Set": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes retries safe: for 24 hours, the same request with the same key returns the first reply */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the app */
                app_id: components["parameters"]["path.app_id"];
                /** @description Id of the resource type */
                resource_type_id: components["parameters"]["path.resource_type_id"];
                /** @description Id of the resource */
                resource_id: components["parameters"]["path.resource_id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["SetOwnersRequest"];
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
                    "application/json": Record<string, never>;
                };
            };
        };
    };
    "svc.api.app.v1.Apps.Get": {
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
                    "application/json": components["schemas"]["AppReply"];
                };
            };
        };
    };
    "svc.api.app.v1.Apps.Update": {
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
        requestBody?: {
            content: {
                "application/json": components["schemas"]["UpdateAppRequest"];
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
                    "application/json": components["schemas"]["AppReply"];
                };
            };
        };
    };
    "svc.api.app.v1.Apps.Delete": {
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
    "svc.api.accessconflict.v1.AccessConflictSearchService.SearchViolations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["SearchViolationsRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchViolationsResponse"];
                };
            };
        };
    };
    "svc.api.app.v1.AppResourceSearch.SearchAppResources": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["SearchAppResourcesRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AppResourceList"];
                };
            };
        };
    };
    "svc.api.app.v1.AppUserService.Search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["SearchAppUsersRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AppUserList"];
                };
            };
        };
    };
    "svc.api.app.v1.AppSearch.Search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["SearchAppsRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AppList"];
                };
            };
        };
    };
    "svc.api.app.v1.AppEntitlementSearchService.Search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["SearchAppEntitlementsRequest"];
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
    "svc.api.app.v1.AppEntitlementSearchService.SearchGrants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["SearchGrantsRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GrantList"];
                };
            };
        };
    };
    "svc.api.app.v1.AppEntitlementSearchService.CountGrantsByUser": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CountGrantsByUserRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CountGrantsByUserReply"];
                };
            };
        };
    };
    "svc.api.app.v1.AppEntitlementSearchService.SearchResourceGrants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["SearchResourceGrantsRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResourceGrantList"];
                };
            };
        };
    };
    "svc.api.app.v1.AppEntitlementSearchService.CountGrantsForUserByApp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CountGrantsRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CountGrantsReply"];
                };
            };
        };
    };
    "svc.api.app.v1.AppEntitlementUserBindingService.SearchPastGrants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["SearchPastGrantsRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PastGrantList"];
                };
            };
        };
    };
    "svc.api.task.v1.TaskSearchService.Search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["TaskSearchRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskSearchResponse"];
                };
            };
        };
    };
    "svc.api.app.v1.AppSearch.SearchUserOwnership": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SearchUserOwnershipRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserOwnershipList"];
                };
            };
        };
    };
    "svc.api.user.v1.UserSearch.Search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["SearchUsersRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserList"];
                };
            };
        };
    };
    "svc.api.directory.v1.Versions.ListAppResourceVersions": {
        parameters: {
            query?: {
                /** @description Rows per page, 10 to 100; by default 25 */
                page_size?: components["parameters"]["pageSize"];
                /** @description nextPageToken of the previous page */
                page_token?: components["parameters"]["pageToken"];
                /** @description Only the version that was current at this time */
                at?: string;
            };
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
                    "application/json": components["schemas"]["AccessDataVersionList"];
                };
            };
        };
    };
    "svc.api.directory.v1.Versions.ListAppUserVersions": {
        parameters: {
            query?: {
                /** @description Rows per page, 10 to 100; by default 25 */
                page_size?: components["parameters"]["pageSize"];
                /** @description nextPageToken of the previous page */
                page_token?: components["parameters"]["pageToken"];
                /** @description Only the version that was current at this time */
                at?: string;
            };
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
                    "application/json": components["schemas"]["AccessDataVersionList"];
                };
            };
        };
    };
    "svc.api.directory.v1.Versions.ListAppVersions": {
        parameters: {
            query?: {
                /** @description Rows per page, 10 to 100; by default 25 */
                page_size?: components["parameters"]["pageSize"];
                /** @description nextPageToken of the previous page */
                page_token?: components["parameters"]["pageToken"];
                /** @description Only the version that was current at this time */
                at?: string;
            };
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
                    "application/json": components["schemas"]["AccessDataVersionList"];
                };
            };
        };
    };
    "svc.api.directory.v1.Versions.ListAppEntitlementVersions": {
        parameters: {
            query?: {
                /** @description Rows per page, 10 to 100; by default 25 */
                page_size?: components["parameters"]["pageSize"];
                /** @description nextPageToken of the previous page */
                page_token?: components["parameters"]["pageToken"];
                /** @description Only the version that was current at this time */
                at?: string;
            };
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
                    "application/json": components["schemas"]["AccessDataVersionList"];
                };
            };
        };
    };
    "svc.api.directory.v1.Versions.ListUserVersions": {
        parameters: {
            query?: {
                /** @description Rows per page, 10 to 100; by default 25 */
                page_size?: components["parameters"]["pageSize"];
                /** @description nextPageToken of the previous page */
                page_token?: components["parameters"]["pageToken"];
                /** @description Only the version that was current at this time */
                at?: string;
            };
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
                    "application/json": components["schemas"]["AccessDataVersionList"];
                };
            };
        };
    };
}
