// Generated from openapi.json and web/src/api/features.json. Edits are lost.

export interface paths {
    "/api/v1/accessconflict": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a conflict monitor
         * @description The new monitor is enabled. It finds nothing until both groups have entitlements.
         */
        post: operations["svc.api.accessconflict.v1.AccessConflictService.CreateMonitor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/accessconflict/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a conflict monitor
         * @description Its entitlements are in the list of its bindings.
         */
        get: operations["svc.api.accessconflict.v1.AccessConflictService.GetMonitor"];
        put?: never;
        /**
         * Change, enable or disable a conflict monitor
         * @description Changes the fields that are sent. Disabling a monitor resolves its violations.
         */
        post: operations["svc.api.accessconflict.v1.AccessConflictService.UpdateMonitor"];
        /**
         * Delete a conflict monitor
         * @description Its entitlements are no longer watched.
         */
        delete: operations["svc.api.accessconflict.v1.AccessConflictService.DeleteMonitor"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/accessconflict/{id}/bindings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the entitlements of a conflict monitor, group A first
         * @description Which entitlements are in which of its two groups.
         */
        get: operations["svc.api.accessconflict.v1.AppEntitlementMonitorBindingService.ListAppEntitlementMonitorBindings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/accessconflict/{id}/violations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the violations of a conflict monitor, oldest first
         * @description Who breaks the rule of the monitor, and who did. Filter by status.
         */
        get: operations["svc.api.accessconflict.v1.AccessConflictService.ListViolations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/accessconflict/{id}/violations/{violation_id}/exempt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Exempt a violation, for a reason and optionally for a limited time
         * @description An existing exemption gets the new reason and expiry.
         */
        post: operations["svc.api.accessconflict.v1.AccessConflictService.ExemptViolation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/accessconflict/{id}/violations/{violation_id}/unexempt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove the exemption of a violation
         * @description The violation counts again, if it still lasts.
         */
        post: operations["svc.api.accessconflict.v1.AccessConflictService.UnexemptViolation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/appentitlementmonitorbinding": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add an entitlement to a group of a conflict monitor
         * @description A group has at most 32 entitlements, and an entitlement can be in only one group.
         */
        post: operations["svc.api.accessconflict.v1.AppEntitlementMonitorBindingService.CreateAppEntitlementMonitorBinding"];
        /**
         * Remove an entitlement from a group of a conflict monitor
         * @description Violations that depend on it are resolved.
         */
        delete: operations["svc.api.accessconflict.v1.AppEntitlementMonitorBindingService.DeleteAppEntitlementMonitorBinding"];
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
    "/api/v1/search/accessconflict/counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Count the violations and entitlements of conflict monitors
         * @description Violations are counted by status, entitlements by group.
         */
        post: operations["svc.api.accessconflict.v1.AccessConflictSearchService.CountViolations"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/search/accessconflict/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Count the violations that a conflict monitor with these groups would have
         * @description Goes by the access that people hold now, and changes nothing.
         */
        post: operations["svc.api.accessconflict.v1.AccessConflictSearchService.Preview"];
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
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        CreateMonitorRequest: {
            /** @description Its name */
            displayName: string;
            /** @description What it is */
            description?: string | null;
            /** @description Who is told of new conflicts; stored only */
            notificationConfig?: components["schemas"]["AccessConflictNotificationConfigInput"] | null;
        };
        AccessConflictNotificationConfigInput: {
            /** @description By mail */
            emailNotifications?: components["schemas"]["AccessConflictEmailNotificationsInput"] | null;
            /** @description By Slack */
            slackNotifications?: components["schemas"]["AccessConflictSlackNotificationsInput"] | null;
        };
        AccessConflictEmailNotificationsInput: {
            /** @description Whether it is switched on */
            enabled?: boolean | null;
            /** @description Ids of the users who are told */
            identityUserIds?: string[] | null;
        };
        AccessConflictSlackNotificationsInput: {
            /** @description Whether it is switched on */
            enabled?: boolean | null;
            /** @description Id of the Slack channel */
            channelId?: string | null;
            /** @description Name of the Slack channel */
            channelName?: string | null;
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
        UpdateMonitorRequest: {
            /** @description Its name */
            displayName?: string | null;
            /** @description What it is */
            description?: string | null;
            /** @description Whether it is switched on */
            enabled?: boolean | null;
            /** @description Reverses the rule: holders of a group A entitlement must also hold one of group B */
            negateGroupB?: boolean | null;
            /** @description Who is told of new conflicts; stored only */
            notificationConfig?: components["schemas"]["AccessConflictNotificationConfigInput"] | null;
        };
        AppEntitlementMonitorBindingList: {
            /** @description The entries */
            list: components["schemas"]["AppEntitlementMonitorBinding"][];
            /** @description Empty on the last page */
            nextPageToken: string;
        };
        AppEntitlementMonitorBinding: {
            /** @description Id of the conflict monitor */
            monitorId: string;
            /** @description Id of the app */
            appId: string;
            /** @description Id of the entitlement */
            appEntitlementId: string;
            /** @description Which of the two groups of the monitor */
            entitlementGroup: components["schemas"]["EntitlementGroup"] | string;
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
        /** @enum {string} */
        EntitlementGroup: "ENTITLEMENT_GROUP_A" | "ENTITLEMENT_GROUP_B";
        /** @enum {string} */
        ConflictViolationStatusFilter: "CONFLICT_VIOLATION_STATUS_UNSPECIFIED" | "CONFLICT_VIOLATION_STATUS_ACTIVE" | "CONFLICT_VIOLATION_STATUS_EXEMPTED" | "CONFLICT_VIOLATION_STATUS_RESOLVED";
        ConflictViolationList: {
            /** @description The entries */
            list: components["schemas"]["ConflictViolation"][];
            /** @description Empty on the last page */
            nextPageToken: string;
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
        /** @enum {string} */
        ConflictViolationStatus: "CONFLICT_VIOLATION_STATUS_ACTIVE" | "CONFLICT_VIOLATION_STATUS_EXEMPTED" | "CONFLICT_VIOLATION_STATUS_RESOLVED";
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
        ExemptViolationRequest: {
            /** @description Why the violation is acceptable */
            reason: string;
            /**
             * Format: date-time
             * @description When omitted: until the exemption is removed
             */
            expiresAt?: string | null;
        };
        ConflictViolationReply: {
            /** @description The violation */
            violation: components["schemas"]["ConflictViolation"];
        };
        AppEntitlementMonitorBindingKey: {
            /** @description Id of the conflict monitor */
            monitorId: string;
            /** @description Id of the app */
            appId: string;
            /** @description Id of the entitlement */
            appEntitlementId: string;
            /** @description Which of the two groups of the monitor */
            entitlementGroup: components["schemas"]["EntitlementGroup"];
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
        CountViolationsRequest: {
            /** @description Of these monitors */
            monitorIds: string[];
        };
        CountViolationsResponse: {
            /** @description For each of the monitors that exist */
            counts: components["schemas"]["ConflictMonitorCounts"][];
        };
        ConflictMonitorCounts: {
            /** @description Id of the conflict monitor */
            monitorId: string;
            /**
             * Format: int32
             * @description Violations that are neither exempted nor resolved
             */
            activeCount: number;
            /**
             * Format: int32
             * @description Violations that are exempted now
             */
            exemptedCount: number;
            /**
             * Format: int32
             * @description Violations that have ended
             */
            resolvedCount: number;
            /**
             * Format: int32
             * @description Entitlements in group A
             */
            groupACount: number;
            /**
             * Format: int32
             * @description Entitlements in group B
             */
            groupBCount: number;
        };
        PreviewMonitorRequest: {
            /** @description Entitlements of group A */
            groupA: components["schemas"]["AppEntitlementRefInput"][];
            /** @description Entitlements of group B */
            groupB: components["schemas"]["AppEntitlementRefInput"][];
            /** @description Reverses the rule: holders of a group A entitlement must also hold one of group B */
            negateGroupB: boolean;
        };
        AppEntitlementRefInput: {
            /** @description Id of the app */
            appId: string;
            /** @description Its id */
            id: string;
        };
        PreviewMonitorResponse: {
            /**
             * Format: int32
             * @description People who would break the rule
             */
            userCount: number;
            /**
             * Format: int32
             * @description Accounts without an owner that would break it
             */
            accountCount: number;
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
        ExpandMask: {
            /** @description Fields in snake_case, or `*` for all */
            paths?: string[] | null;
        };
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
        /** @description A related object, with its fields */
        RelatedObject: {
            /** @description Names its type */
            "@type": string;
        } & {
            [key: string]: unknown;
        };
    };
    responses: never;
    parameters: {
        /** @description Makes retries safe: for 24 hours, the same request with the same key returns the first reply */
        "Idempotency-Key": string;
        /** @description Id of the object */
        "path.id": string;
        /** @description Rows per page, 10 to 100; by default 25 */
        pageSize: number;
        /** @description nextPageToken of the previous page */
        pageToken: string;
        /** @description Id of the violation */
        "path.violation_id": string;
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
    "svc.api.accessconflict.v1.AccessConflictService.CreateMonitor": {
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
                "application/json": components["schemas"]["CreateMonitorRequest"];
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
                    "application/json": components["schemas"]["ConflictMonitor"];
                };
            };
        };
    };
    "svc.api.accessconflict.v1.AccessConflictService.GetMonitor": {
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
                    "application/json": components["schemas"]["ConflictMonitor"];
                };
            };
        };
    };
    "svc.api.accessconflict.v1.AccessConflictService.UpdateMonitor": {
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
                "application/json": components["schemas"]["UpdateMonitorRequest"];
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
                    "application/json": components["schemas"]["ConflictMonitor"];
                };
            };
        };
    };
    "svc.api.accessconflict.v1.AccessConflictService.DeleteMonitor": {
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
    "svc.api.accessconflict.v1.AppEntitlementMonitorBindingService.ListAppEntitlementMonitorBindings": {
        parameters: {
            query?: {
                /** @description Rows per page, 10 to 100; by default 25 */
                page_size?: components["parameters"]["pageSize"];
                /** @description nextPageToken of the previous page */
                page_token?: components["parameters"]["pageToken"];
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
                    "application/json": components["schemas"]["AppEntitlementMonitorBindingList"];
                };
            };
        };
    };
    "svc.api.accessconflict.v1.AccessConflictService.ListViolations": {
        parameters: {
            query?: {
                /** @description Rows per page, 10 to 100; by default 25 */
                page_size?: components["parameters"]["pageSize"];
                /** @description nextPageToken of the previous page */
                page_token?: components["parameters"]["pageToken"];
                /** @description Its status */
                status?: components["schemas"]["ConflictViolationStatusFilter"];
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
                    "application/json": components["schemas"]["ConflictViolationList"];
                };
            };
        };
    };
    "svc.api.accessconflict.v1.AccessConflictService.ExemptViolation": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes retries safe: for 24 hours, the same request with the same key returns the first reply */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the object */
                id: components["parameters"]["path.id"];
                /** @description Id of the violation */
                violation_id: components["parameters"]["path.violation_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExemptViolationRequest"];
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
                    "application/json": components["schemas"]["ConflictViolationReply"];
                };
            };
        };
    };
    "svc.api.accessconflict.v1.AccessConflictService.UnexemptViolation": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes retries safe: for 24 hours, the same request with the same key returns the first reply */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the object */
                id: components["parameters"]["path.id"];
                /** @description Id of the violation */
                violation_id: components["parameters"]["path.violation_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConflictViolationReply"];
                };
            };
        };
    };
    "svc.api.accessconflict.v1.AppEntitlementMonitorBindingService.CreateAppEntitlementMonitorBinding": {
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
                "application/json": components["schemas"]["AppEntitlementMonitorBindingKey"];
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
                    "application/json": components["schemas"]["AppEntitlementMonitorBinding"];
                };
            };
        };
    };
    "svc.api.accessconflict.v1.AppEntitlementMonitorBindingService.DeleteAppEntitlementMonitorBinding": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AppEntitlementMonitorBindingKey"];
            };
        };
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
    "svc.api.accessconflict.v1.AccessConflictSearchService.CountViolations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CountViolationsRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CountViolationsResponse"];
                };
            };
        };
    };
    "svc.api.accessconflict.v1.AccessConflictSearchService.Preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PreviewMonitorRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreviewMonitorResponse"];
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
}
