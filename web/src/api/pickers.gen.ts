// Generated from openapi.json and web/src/api/features.json. Edits are lost.

export interface paths {
    "/api/v1/search/access_profiles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search access profiles
         * @description Filters are combined with AND, the values of one filter with OR.
         */
        post: operations["svc.api.directory.v1.AccessProfileSearch.Search"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/search/accessconflict": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search conflict monitors
         * @description Filters are combined with AND, the values of one filter with OR.
         */
        post: operations["svc.api.accessconflict.v1.AccessConflictSearchService.Search"];
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
    "/api/v1/search/policies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search policies
         * @description Filters are combined with AND, the values of one filter with OR.
         */
        post: operations["svc.api.policy.v1.PolicySearch.Search"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/search/step-up/providers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search step-up providers
         * @description By name, type or id. Filters are combined with AND, the values of one filter with OR.
         */
        post: operations["svc.api.stepup.v1.StepUpProviderService.Search"];
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
    "/api/v1/search/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search webhooks
         * @description By name or id. Filters are combined with AND, the values of one filter with OR.
         */
        post: operations["svc.api.webhooks.v1.WebhooksSearch.Search"];
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
        SearchAccessProfilesRequest: {
            /**
             * Format: int32
             * @description Rows per page, 10 to 100; by default 25
             */
            pageSize?: number | null;
            /** @description nextPageToken of the previous page */
            pageToken?: string | null;
            /** @description Part of the name */
            query?: string | null;
            /** @description Only those with one of these ids */
            ids?: string[] | null;
        };
        AccessProfileList: {
            /** @description The entries */
            list: components["schemas"]["AccessProfile"][];
            /** @description Empty on the last page */
            nextPageToken: string;
        };
        AccessProfile: {
            /** @description Its id */
            readonly id: string;
            /** @description Its name */
            displayName: string;
            /** @description What it is */
            description: string;
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
        };
        SearchMonitorsRequest: {
            /**
             * Format: int32
             * @description Rows per page, 10 to 100; by default 25
             */
            pageSize?: number | null;
            /** @description nextPageToken of the previous page */
            pageToken?: string | null;
            /** @description Part of the name */
            query?: string | null;
            /** @description Only those with one of these ids */
            ids?: string[] | null;
            /** @description Only monitors that are switched on, or only those that are not */
            enabled?: boolean | null;
        };
        ConflictMonitorList: {
            /** @description The entries */
            list: components["schemas"]["ConflictMonitor"][];
            /** @description Empty on the last page */
            nextPageToken: string;
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
        ExpandMask: {
            /** @description Fields in snake_case, or `*` for all */
            paths?: string[] | null;
        };
        AppEntitlementList: {
            /** @description The entries */
            list: components["schemas"]["AppEntitlementView"][];
            /** @description Empty on the last page */
            nextPageToken: string;
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
        /** @enum {string} */
        AppEntitlementPurpose: "APP_ENTITLEMENT_PURPOSE_VALUE_UNSPECIFIED" | "APP_ENTITLEMENT_PURPOSE_VALUE_ASSIGNMENT" | "APP_ENTITLEMENT_PURPOSE_VALUE_PERMISSION" | "APP_ENTITLEMENT_PURPOSE_VALUE_OWNERSHIP";
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
        SearchPoliciesRequest: {
            /**
             * Format: int32
             * @description Rows per page, 10 to 100; by default 25
             */
            pageSize?: number | null;
            /** @description nextPageToken of the previous page */
            pageToken?: string | null;
            /** @description Part of the name */
            query?: string | null;
            /** @description Part of the name */
            displayName?: string | null;
            /** @description Only policies of these types */
            policyTypes?: components["schemas"]["PolicyType"][] | null;
            /** @description Not these policies */
            excludePolicyIds?: string[] | null;
            /** @description Only these */
            refs?: components["schemas"]["PolicyRef"][] | null;
            /** @description Also those that were deleted */
            includeDeleted?: boolean | null;
            /** @description Must be empty: policies have no scope here */
            scopeAppEntitlementId?: string | null;
            /** @description Must be empty: policies have no scope here */
            scopeAppId?: string | null;
            /** @description Must be empty: policies have no scope here */
            scopeObjectType?: string | null;
            /** @description Must be empty: policies have no scope here */
            scopeSlot?: string | null;
            /** @description Must be empty: policies have no scope here */
            scopeView?: string | null;
        };
        /** @enum {string} */
        PolicyType: "POLICY_TYPE_UNSPECIFIED" | "POLICY_TYPE_GRANT" | "POLICY_TYPE_REVOKE" | "POLICY_TYPE_CERTIFY" | "POLICY_TYPE_ACCESS_REQUEST" | "POLICY_TYPE_PROVISION";
        PolicyList: {
            /** @description The entries */
            list: components["schemas"]["Policy"][];
            /** @description Empty on the last page */
            nextPageToken: string;
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
        SearchStepUpProvidersRequest: {
            /**
             * Format: int32
             * @description Rows per page, 10 to 100; by default 25
             */
            pageSize?: number | null;
            /** @description nextPageToken of the previous page */
            pageToken?: string | null;
            /** @description Only providers of this type */
            providerType?: components["schemas"]["StepUpProviderType"] | null;
            /** @description Only those whose name contains this */
            query?: string | null;
            /** @description Only these */
            refs?: components["schemas"]["StepUpProviderRef"][] | null;
        };
        /** @enum {string} */
        StepUpProviderType: "PROVIDER_TYPE_UNSPECIFIED" | "PROVIDER_TYPE_OAUTH2" | "PROVIDER_TYPE_MICROSOFT";
        StepUpProviderRef: {
            /** @description Its id */
            id: string;
        };
        StepUpProviderList: {
            /** @description The entries */
            list: components["schemas"]["StepUpProvider"][];
            /** @description Empty on the last page */
            nextPageToken: string;
        };
        StepUpProvider: {
            /** @description Its id */
            readonly id: string;
            /** @description How the provider knows this server */
            clientId: string;
            /** @description Its name */
            displayName: string;
            /** @description Address of the OpenID provider, without /.well-known/openid-configuration: https on port 443, a public address. When it changes, the client secret is forgotten and has to be set again */
            issuerUrl: string;
            /** @description Whether people can authenticate with it */
            enabled: boolean;
            /** @description For Microsoft Entra ID; exactly one of oauth2 and microsoft is set */
            microsoft?: components["schemas"]["StepUpMicrosoftSettings"];
            /** @description For every OpenID provider; exactly one of oauth2 and microsoft is set */
            oauth2?: components["schemas"]["StepUpOAuth2Settings"];
            /**
             * Format: date-time
             * @description When a test last succeeded; absent before
             */
            readonly lastTestedAt?: string;
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
        };
        StepUpMicrosoftSettings: {
            /** @description Ids of authentication contexts, such as c1; one of them must be in acrs of the ID token */
            conditionalAccessIds: string[];
            /** @description Id of the directory; must be part of issuerUrl if it is given */
            tenant: string;
            /** @description ACRS: an authentication context is required; OIDC: every fresh authentication counts */
            validationMode?: components["schemas"]["MicrosoftValidationMode"] | string;
        };
        /** @enum {string} */
        MicrosoftValidationMode: "MICROSOFT_VALIDATION_MODE_UNSPECIFIED" | "MICROSOFT_VALIDATION_MODE_ACRS" | "MICROSOFT_VALIDATION_MODE_OIDC";
        StepUpOAuth2Settings: {
            /** @description Ways of authentication (acr) that count, and that the provider is asked for; with none, every fresh authentication counts */
            acrValues: string[];
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
        SearchWebhooksRequest: {
            /**
             * Format: int32
             * @description Rows per page, 10 to 100; by default 25
             */
            pageSize?: number | null;
            /** @description nextPageToken of the previous page */
            pageToken?: string | null;
            /** @description Only those whose name contains this */
            query?: string | null;
            /** @description Only these */
            refs?: components["schemas"]["WebhookRef"][] | null;
        };
        WebhookRef: {
            /** @description Its id */
            id: string;
        };
        WebhookList: {
            /** @description The entries */
            list: components["schemas"]["WebhookEndpoint"][];
            /** @description Empty on the last page */
            nextPageToken: string;
        };
        WebhookEndpoint: {
            /** @description Its id */
            readonly id: string;
            /** @description Its name */
            displayName: string;
            /** @description What it is */
            description: string;
            /** @description Where deliveries are sent: https on port 443, to a public address */
            url: string;
            /**
             * @description How long a receiver that answered 202 may take to call back, 1 to 30 days; by default 8 days
             * @example 86400s
             */
            callbackTimeout: string;
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
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    "svc.api.directory.v1.AccessProfileSearch.Search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["SearchAccessProfilesRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccessProfileList"];
                };
            };
        };
    };
    "svc.api.accessconflict.v1.AccessConflictSearchService.Search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["SearchMonitorsRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConflictMonitorList"];
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
    "svc.api.policy.v1.PolicySearch.Search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["SearchPoliciesRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PolicyList"];
                };
            };
        };
    };
    "svc.api.stepup.v1.StepUpProviderService.Search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["SearchStepUpProvidersRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StepUpProviderList"];
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
    "svc.api.webhooks.v1.WebhooksSearch.Search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["SearchWebhooksRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookList"];
                };
            };
        };
    };
}
