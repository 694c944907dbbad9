// Generated from openapi.json and web/src/api/features.json. Edits are lost.

export interface paths {
    "/api/v1/access_review/{access_review_id}/access_conflicts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the conflict monitors of a campaign
         * @description The selection applies while the scope has `specificAccessConflicts`.
         */
        get: operations["svc.api.accessreview.v1.AccessReviewSetupService.GetAccessConflicts"];
        put?: never;
        /**
         * Replace the conflict monitors of a draft
         * @description The selection applies while the scope has `specificAccessConflicts`. If `scopeV2` is omitted, the scope does not change.
         */
        post: operations["svc.api.accessreview.v1.AccessReviewSetupService.SetAccessConflicts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/access_review/{access_review_id}/excluded_entitlements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the excluded entitlements of a campaign
         * @description The selection applies while the scope has `excludedSpecificResources`.
         */
        get: operations["svc.api.accessreview.v1.AccessReviewSetupService.GetExcludedEntitlements"];
        put?: never;
        /**
         * Replace the excluded entitlements of a draft
         * @description The selection applies while the scope has `excludedSpecificResources`. If `scopeV2` is omitted, the scope does not change.
         */
        post: operations["svc.api.accessreview.v1.AccessReviewSetupService.SetExcludedEntitlements"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/access_review/{access_review_id}/excluded_resource_types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the excluded resource types of a campaign
         * @description The selection applies while the scope has `excludedResourceTypeSelections`.
         */
        get: operations["svc.api.accessreview.v1.AccessReviewSetupService.GetExcludedResourceTypes"];
        put?: never;
        /**
         * Replace the excluded resource types of a draft
         * @description The selection applies while the scope has `excludedResourceTypeSelections`. If `scopeV2` is omitted, the scope does not change.
         */
        post: operations["svc.api.accessreview.v1.AccessReviewSetupService.SetExcludedResourceTypes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/access_review/{access_review_id}/resources": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the resources of a campaign
         * @description The selection applies while the scope has `resourceSelection`.
         */
        get: operations["svc.api.accessreview.v1.AccessReviewSetupService.GetResources"];
        put?: never;
        /**
         * Replace the resources of a draft
         * @description The selection applies while the scope has `resourceSelection`. If `scopeV2` is omitted, the scope does not change.
         */
        post: operations["svc.api.accessreview.v1.AccessReviewSetupService.SetResources"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/access_review/{access_review_id}/scope_and_entitlements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the scope and the selected entitlements of a campaign
         * @description Lists all of them at once, each with the policy that reviews it.
         */
        get: operations["svc.api.accessreview.v1.AccessReviewSetupEntitlementService.GetCampaignScopeAndEntitlements"];
        put?: never;
        /**
         * Replace the selected entitlements of a draft, and its scope
         * @description The selection applies while the scope has `specificResources`, or `appAccess` (then with the apps of the entitlements). If `scopeV2` is omitted, the scope does not change.
         */
        post: operations["svc.api.accessreview.v1.AccessReviewSetupEntitlementService.SetCampaignScopeAndEntitlements"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/access_review/{access_review_id}/scope_by_resource_type": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the resource types of a campaign
         * @description The selection applies while the scope has `resourceTypeSelections`.
         */
        get: operations["svc.api.accessreview.v1.AccessReviewSetupService.GetScopeByResourceType"];
        put?: never;
        /**
         * Replace the resource types of a draft
         * @description All entitlements of these types are reviewed while the scope has `resourceTypeSelections`. If `scopeV2` is omitted, the scope does not change.
         */
        post: operations["svc.api.accessreview.v1.AccessReviewSetupEntitlementService.SetCampaignScopeByResourceType"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/access_review/{access_review_id}/scope_roles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the scope-and-role pairs of a campaign
         * @description The selection applies while the scope has `scopeRoleSelection`.
         */
        get: operations["svc.api.accessreview.v1.AccessReviewSetupService.GetScopeRoles"];
        put?: never;
        /**
         * Replace the scope-and-role pairs of a draft
         * @description The selection applies while the scope has `scopeRoleSelection`. If `scopeV2` is omitted, the scope does not change.
         */
        post: operations["svc.api.accessreview.v1.AccessReviewSetupService.SetScopeRoles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/access_review/{id}/action/validate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Preview what the scope of a draft would select now
         * @description Counts the items by app, person and entitlement and the grants that each rule excludes, shows a sample, and warns of likely mistakes in the scope, in the data and in who would review it. With `scopeV2` and `without`: as if the draft had this scope, and not these older fields. Changes nothing. A tenant can run two at a time; a third gets 429 with `Retry-After`.
         */
        post: operations["svc.api.accessreview.v1.AccessReviewService.Validate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/access_reviews/inheritance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Count the inherited access of resources
         * @description A campaign by inheritance that selects a resource also reviews its parents, and the resources that hold one of its entitlements, such as groups. Resources that do not exist are left out.
         */
        post: operations["svc.api.accessreview.v1.AccessReviewValidate.GetInheritance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/access_reviews/validate/cel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check a CEL expression for use in a scope, and count whom it selects
         * @description Answers 200 with each problem and its position. Without problems the expression is evaluated for all people, or all accounts. A tenant can run two at a time; a third gets 429 with `Retry-After`.
         */
        post: operations["svc.api.accessreview.v1.AccessReviewValidate.ValidateCEL"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/search/app_resource_types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search resource types
         * @description Filters are combined with AND, the values of one filter with OR.
         */
        post: operations["svc.api.app.v1.AppResourceSearch.SearchAppResourceTypes"];
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
    "/api/v1/search/app_users/profile_attributes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List the profile attributes of accounts, with values
         * @description Found in the profiles of the 5,000 accounts that were added last.
         */
        post: operations["svc.api.app.v1.AppUserService.SearchProfileAttributes"];
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
    "/api/v1/search/users/profile_attributes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List the profile attributes of people, with values
         * @description Found in the profiles of the 5,000 people who were added last, and the fields that a scope can go by: `department`, `jobTitle`, `employmentType`, `employmentStatus`.
         */
        post: operations["svc.api.user.v1.UserSearch.SearchProfileAttributes"];
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
        ConflictMonitorSelection: {
            /** @description The entries */
            list: components["schemas"]["ConflictMonitorRef"][];
            /** @description What is reviewed */
            scopeV2?: components["schemas"]["AccessReviewScopeV2"];
        };
        ConflictMonitorRef: {
            /** @description Id of the conflict monitor */
            monitorId: string;
        };
        /** @description What is reviewed. At most one member of each group is set, and the groups are combined with AND */
        AccessReviewScopeV2: {
            /** @description Accounts for which an expression is true */
            accountCelExpression?: components["schemas"]["CelExpressionScope"];
            /** @description Accounts with these properties */
            accountCriteria?: components["schemas"]["AccountCriteriaScope"];
            /** @description Grants that are part of an active access conflict */
            allAccessConflicts?: components["schemas"]["AllAccessConflictsScope"];
            /** @description Every account */
            allAccounts?: components["schemas"]["AllAccountsScope"];
            /** @description Every grant */
            allGrants?: components["schemas"]["AllGrantsScope"];
            /** @description All accounts, also those without an owner */
            allUsers?: components["schemas"]["AllUsersScope"];
            /** @description Access to an app as a whole, in the apps of the selected entitlements and in `singleApp` */
            appAccess?: components["schemas"]["ApplicationAccessScope"];
            /** @description Entitlements with these labels */
            appSelectionCriteria?: components["schemas"]["AppSelectionCriteriaScope"];
            /** @description People for whom an expression is true */
            celExpression?: components["schemas"]["CelExpressionScope"];
            /** @description Leaves out the selected resource types */
            excludedResourceTypeSelections?: components["schemas"]["ResourceTypeSelectionScope"];
            /** @description Leaves out the selected entitlements */
            excludedSpecificResources?: components["schemas"]["SpecificResourcesScope"];
            /** @description Grants with these properties */
            grantsByCriteria?: components["schemas"]["GrantsByCriteriaScope"];
            /** @description Unspecified means users */
            principalTypeFilter: components["schemas"]["PrincipalTypeFilter"] | string;
            /** @description Entitlements of the selected resources */
            resourceSelection?: components["schemas"]["ResourceSelectionScope"];
            /** @description Entitlements of the selected resource types */
            resourceTypeSelections?: components["schemas"]["ResourceTypeSelectionScope"];
            /** @description The selected pairs of resource and role; adds to resourceSelection */
            scopeRoleSelection?: components["schemas"]["ScopeRoleSelectionScope"];
            /** @description The people named here */
            selectedUsers?: components["schemas"]["SelectedUsersScope"];
            /** @description Grants that are part of a conflict of the selected monitors */
            specificAccessConflicts?: components["schemas"]["SpecificAccessConflictsScope"];
            /** @description The selected entitlements */
            specificResources?: components["schemas"]["SpecificResourcesScope"];
            /** @description People with these properties */
            userCriteria?: components["schemas"]["UserCriteriaScope"];
        };
        CelExpressionScope: {
            /** @description The expression, in CEL */
            expression: string;
        };
        AccountCriteriaScope: {
            /** @description External accounts, those in a trusted domain, or both when unspecified */
            accountDomain: components["schemas"]["AppUserDomain"] | string;
            /** @description Tasks about accounts of these types */
            accountTypes: (components["schemas"]["AppUserType"] | string)[];
            /** @description Only accounts with one of these statuses; empty for all */
            appUserStatuses: (components["schemas"]["AppUserStatusFilter"] | string)[];
            /** @description Only accounts that belong to nobody */
            noAccountOwner: boolean;
        };
        /** @enum {string} */
        AppUserDomain: "APP_USER_DOMAIN_UNSPECIFIED" | "APP_USER_DOMAIN_EXTERNAL" | "APP_USER_DOMAIN_TRUSTED";
        /** @enum {string} */
        AppUserType: "APP_USER_TYPE_UNSPECIFIED" | "APP_USER_TYPE_USER" | "APP_USER_TYPE_SERVICE_ACCOUNT" | "APP_USER_TYPE_SYSTEM_ACCOUNT";
        /** @enum {string} */
        AppUserStatusFilter: "APP_USER_STATUS_UNSPECIFIED" | "APP_USER_STATUS_ENABLED" | "APP_USER_STATUS_DISABLED" | "APP_USER_STATUS_DELETED";
        AllAccessConflictsScope: Record<string, never>;
        AllAccountsScope: Record<string, never>;
        AllGrantsScope: Record<string, never>;
        AllUsersScope: Record<string, never>;
        ApplicationAccessScope: Record<string, never>;
        AppSelectionCriteriaScope: {
            /** @description Only entitlements with one of these compliance frameworks */
            complianceFrameworkAttributeValueIds: string[];
            /** @description Only entitlements with one of these risk levels */
            riskLevelAttributeValueIds: string[];
        };
        ResourceTypeSelectionScope: Record<string, never>;
        SpecificResourcesScope: Record<string, never>;
        GrantsByCriteriaScope: {
            /** @description Grants by the access profiles that gave them */
            accessProfileFilter?: components["schemas"]["GrantAccessProfileFilter"];
            /**
             * @description Only grants added within this time
             * @example 86400s
             */
            daysSinceAdded?: string;
            /**
             * @description Only grants not used within this time, or never
             * @example 86400s
             */
            daysSinceLastUsed?: string;
            /**
             * @description Only grants not reviewed within this time, or never
             * @example 86400s
             */
            daysSinceReviewed?: string;
            /** @description Only grants added in this time */
            grantsAddedBetween?: components["schemas"]["GrantsAddedBetween"];
            /** @description Only direct grants, only inherited ones, or both when unspecified */
            sourceFilter: components["schemas"]["GrantSourceFilter"] | string;
            /** @description Only permanent grants, only temporary ones, or both when unspecified */
            typeFilter: components["schemas"]["GrantFilterType"] | string;
        };
        GrantAccessProfileFilter: {
            /** @description Which grants of access profiles to include or leave out */
            filterType: components["schemas"]["AccessProfileFilterType"] | string;
            /** @description With INCLUDE_SPECIFIC */
            includedAccessProfileIds: string[];
            /** @description With EXCLUDE_SPECIFIC */
            excludedAccessProfileIds: string[];
        };
        /** @enum {string} */
        AccessProfileFilterType: "ACCESS_PROFILE_FILTER_TYPE_UNSPECIFIED" | "ACCESS_PROFILE_FILTER_TYPE_INCLUDE_ALL" | "ACCESS_PROFILE_FILTER_TYPE_EXCLUDE_ALL" | "ACCESS_PROFILE_FILTER_TYPE_EXCLUDE_SPECIFIC" | "ACCESS_PROFILE_FILTER_TYPE_INCLUDE_SPECIFIC";
        /** @description From startDate (inclusive) to endDate (exclusive); one of them may be omitted */
        GrantsAddedBetween: {
            /**
             * Format: date-time
             * @description Start of the time, inclusive
             */
            startDate?: string;
            /**
             * Format: date-time
             * @description End of the time, exclusive
             */
            endDate?: string;
        };
        /** @enum {string} */
        GrantSourceFilter: "GRANT_SOURCE_FILTER_UNSPECIFIED" | "GRANT_SOURCE_FILTER_DIRECT" | "GRANT_SOURCE_FILTER_INHERITED";
        /** @enum {string} */
        GrantFilterType: "GRANT_FILTER_TYPE_UNSPECIFIED" | "GRANT_FILTER_TYPE_PERMANENT" | "GRANT_FILTER_TYPE_TEMPORARY";
        /** @enum {string} */
        PrincipalTypeFilter: "PRINCIPAL_TYPE_FILTER_UNSPECIFIED" | "PRINCIPAL_TYPE_FILTER_USERS" | "PRINCIPAL_TYPE_FILTER_RESOURCES" | "PRINCIPAL_TYPE_FILTER_USERS_AND_RESOURCES";
        ResourceSelectionScope: Record<string, never>;
        ScopeRoleSelectionScope: Record<string, never>;
        SelectedUsersScope: {
            /** @description Ids of the people to review, at least one */
            userIds: string[];
        };
        SpecificAccessConflictsScope: Record<string, never>;
        UserCriteriaScope: {
            /** @description Only people who hold one of these entitlements */
            groupAppEntitlementsRef: components["schemas"]["AppEntitlementRef"][];
            /** @description Only people with one of these managers */
            managerUserIds: string[];
            /** @description Accepted values by name of a profile attribute; every attribute must match */
            multiUserProfileAttributes: {
                [key: string]: components["schemas"]["IncludedUserAttributeValues"];
            };
            /** @description Only people with one of these statuses; empty for all */
            userStatus: (components["schemas"]["UserStatus"] | string)[];
        };
        AppEntitlementRef: {
            /** @description Id of the app */
            appId: string;
            /** @description Its id */
            id: string;
        };
        IncludedUserAttributeValues: {
            /** @description The values; one must match */
            values: components["schemas"]["IncludedUserAttributeValue"][];
        };
        IncludedUserAttributeValue: {
            /** @description A value of the attribute */
            value: string;
        };
        /** @enum {string} */
        UserStatus: "UNKNOWN" | "ENABLED" | "DISABLED" | "DELETED";
        SetConflictMonitorsRequest: {
            /** @description The entries */
            list?: components["schemas"]["ConflictMonitorRefInput"][] | null;
            /** @description What is reviewed */
            scopeV2?: components["schemas"]["AccessReviewScopeV2Input"] | null;
        };
        ConflictMonitorRefInput: {
            /** @description Id of the conflict monitor */
            monitorId: string;
        };
        /** @description What is reviewed. At most one member of each group is set, and the groups are combined with AND */
        AccessReviewScopeV2Input: {
            /** @description Accounts for which an expression is true */
            accountCelExpression?: components["schemas"]["CelExpressionScope"] | null;
            /** @description Accounts with these properties */
            accountCriteria?: components["schemas"]["AccountCriteriaScopeInput"] | null;
            /** @description Grants that are part of an active access conflict */
            allAccessConflicts?: components["schemas"]["AllAccessConflictsScope"] | null;
            /** @description Every account */
            allAccounts?: components["schemas"]["AllAccountsScope"] | null;
            /** @description Every grant */
            allGrants?: components["schemas"]["AllGrantsScope"] | null;
            /** @description All accounts, also those without an owner */
            allUsers?: components["schemas"]["AllUsersScope"] | null;
            /** @description Access to an app as a whole, in the apps of the selected entitlements and in `singleApp` */
            appAccess?: components["schemas"]["ApplicationAccessScope"] | null;
            /** @description Entitlements with these labels */
            appSelectionCriteria?: components["schemas"]["AppSelectionCriteriaScopeInput"] | null;
            /** @description People for whom an expression is true */
            celExpression?: components["schemas"]["CelExpressionScope"] | null;
            /** @description Leaves out the selected resource types */
            excludedResourceTypeSelections?: components["schemas"]["ResourceTypeSelectionScope"] | null;
            /** @description Leaves out the selected entitlements */
            excludedSpecificResources?: components["schemas"]["SpecificResourcesScope"] | null;
            /** @description Grants with these properties */
            grantsByCriteria?: components["schemas"]["GrantsByCriteriaScopeInput"] | null;
            /** @description Unspecified means users */
            principalTypeFilter?: components["schemas"]["PrincipalTypeFilter"] | null;
            /** @description Entitlements of the selected resources */
            resourceSelection?: components["schemas"]["ResourceSelectionScope"] | null;
            /** @description Entitlements of the selected resource types */
            resourceTypeSelections?: components["schemas"]["ResourceTypeSelectionScope"] | null;
            /** @description The selected pairs of resource and role; adds to resourceSelection */
            scopeRoleSelection?: components["schemas"]["ScopeRoleSelectionScope"] | null;
            /** @description The people named here */
            selectedUsers?: components["schemas"]["SelectedUsersScopeInput"] | null;
            /** @description Grants that are part of a conflict of the selected monitors */
            specificAccessConflicts?: components["schemas"]["SpecificAccessConflictsScope"] | null;
            /** @description The selected entitlements */
            specificResources?: components["schemas"]["SpecificResourcesScope"] | null;
            /** @description People with these properties */
            userCriteria?: components["schemas"]["UserCriteriaScopeInput"] | null;
        };
        AccountCriteriaScopeInput: {
            /** @description External accounts, those in a trusted domain, or both when unspecified */
            accountDomain?: components["schemas"]["AppUserDomain"] | null;
            /** @description Tasks about accounts of these types */
            accountTypes?: components["schemas"]["AppUserType"][] | null;
            /** @description Only accounts with one of these statuses; empty for all */
            appUserStatuses?: components["schemas"]["AppUserStatusFilter"][] | null;
            /** @description Only accounts that belong to nobody */
            noAccountOwner?: boolean | null;
        };
        AppSelectionCriteriaScopeInput: {
            /** @description Only entitlements with one of these compliance frameworks */
            complianceFrameworkAttributeValueIds?: string[] | null;
            /** @description Only entitlements with one of these risk levels */
            riskLevelAttributeValueIds?: string[] | null;
        };
        GrantsByCriteriaScopeInput: {
            /** @description Grants by the access profiles that gave them */
            accessProfileFilter?: components["schemas"]["GrantAccessProfileFilterInput"] | null;
            /**
             * @description Only grants added within this time
             * @example 86400s
             */
            daysSinceAdded?: string | null;
            /**
             * @description Only grants not used within this time, or never
             * @example 86400s
             */
            daysSinceLastUsed?: string | null;
            /**
             * @description Only grants not reviewed within this time, or never
             * @example 86400s
             */
            daysSinceReviewed?: string | null;
            /** @description Only grants added in this time */
            grantsAddedBetween?: components["schemas"]["GrantsAddedBetweenInput"] | null;
            /** @description Only direct grants, only inherited ones, or both when unspecified */
            sourceFilter?: components["schemas"]["GrantSourceFilter"] | null;
            /** @description Only permanent grants, only temporary ones, or both when unspecified */
            typeFilter?: components["schemas"]["GrantFilterType"] | null;
        };
        GrantAccessProfileFilterInput: {
            /** @description Which grants of access profiles to include or leave out */
            filterType?: components["schemas"]["AccessProfileFilterType"] | null;
            /** @description With INCLUDE_SPECIFIC */
            includedAccessProfileIds?: string[] | null;
            /** @description With EXCLUDE_SPECIFIC */
            excludedAccessProfileIds?: string[] | null;
        };
        /** @description From startDate (inclusive) to endDate (exclusive); one of them may be omitted */
        GrantsAddedBetweenInput: {
            /**
             * Format: date-time
             * @description Start of the time, inclusive
             */
            startDate?: string | null;
            /**
             * Format: date-time
             * @description End of the time, exclusive
             */
            endDate?: string | null;
        };
        SelectedUsersScopeInput: {
            /** @description Ids of the people to review, at least one */
            userIds?: string[] | null;
        };
        UserCriteriaScopeInput: {
            /** @description Only people who hold one of these entitlements */
            groupAppEntitlementsRef?: components["schemas"]["AppEntitlementRefInput"][] | null;
            /** @description Only people with one of these managers */
            managerUserIds?: string[] | null;
            /** @description Accepted values by name of a profile attribute; every attribute must match */
            multiUserProfileAttributes?: {
                [key: string]: components["schemas"]["IncludedUserAttributeValuesInput"];
            } | null;
            /** @description Only people with one of these statuses; empty for all */
            userStatus?: components["schemas"]["UserStatus"][] | null;
        };
        AppEntitlementRefInput: {
            /** @description Id of the app */
            appId: string;
            /** @description Its id */
            id: string;
        };
        IncludedUserAttributeValuesInput: {
            /** @description The values; one must match */
            values?: components["schemas"]["IncludedUserAttributeValueInput"][] | null;
        };
        IncludedUserAttributeValueInput: {
            /** @description A value of the attribute */
            value: string;
        };
        EntitlementSelection: {
            /** @description The entries */
            list: components["schemas"]["EntitlementSelectionRef"][];
            /** @description What is reviewed */
            scopeV2?: components["schemas"]["AccessReviewScopeV2"];
        };
        EntitlementSelectionRef: {
            /** @description Id of the app */
            appId: string;
            /** @description Id of the entitlement */
            appEntitlementId: string;
        };
        SetEntitlementsRequest: {
            /** @description The entries */
            list?: components["schemas"]["EntitlementSelectionRefInput"][] | null;
            /** @description What is reviewed */
            scopeV2?: components["schemas"]["AccessReviewScopeV2Input"] | null;
        };
        EntitlementSelectionRefInput: {
            /** @description Id of the app */
            appId: string;
            /** @description Id of the entitlement */
            appEntitlementId: string;
        };
        ResourceTypeSelection: {
            /** @description The entries */
            list: components["schemas"]["ResourceTypeIDRef"][];
            /** @description What is reviewed */
            scopeV2?: components["schemas"]["AccessReviewScopeV2"];
        };
        ResourceTypeIDRef: {
            /** @description Id of the app */
            appId: string;
            /** @description Id of the resource type */
            resourceTypeId: string;
        };
        SetResourceTypesRequest: {
            /** @description The entries */
            list?: components["schemas"]["ResourceTypeIDRefInput"][] | null;
            /** @description What is reviewed */
            scopeV2?: components["schemas"]["AccessReviewScopeV2Input"] | null;
        };
        ResourceTypeIDRefInput: {
            /** @description Id of the app */
            appId: string;
            /** @description Id of the resource type */
            resourceTypeId: string;
        };
        ResourceSelection: {
            /** @description The entries */
            list: components["schemas"]["ResourceSelectionRef"][];
            /** @description What is reviewed */
            scopeV2?: components["schemas"]["AccessReviewScopeV2"];
        };
        ResourceSelectionRef: {
            /** @description Id of the app */
            appId: string;
            /** @description Id of the resource */
            appResourceId: string;
        };
        SetResourcesRequest: {
            /** @description The entries */
            list?: components["schemas"]["ResourceSelectionRefInput"][] | null;
            /** @description What is reviewed */
            scopeV2?: components["schemas"]["AccessReviewScopeV2Input"] | null;
        };
        ResourceSelectionRefInput: {
            /** @description Id of the app */
            appId: string;
            /** @description Id of the resource */
            appResourceId: string;
        };
        ScopeAndEntitlements: {
            /** @description The entries */
            list: components["schemas"]["AccessReviewSetupEntitlementView"][];
            /** @description What is reviewed */
            scopeV2?: components["schemas"]["AccessReviewScopeV2"];
            /** @description The related objects */
            expanded: components["schemas"]["RelatedObject"][];
        };
        AccessReviewSetupEntitlementView: {
            /** @description The selected entitlement */
            accessReviewEntitlement: components["schemas"]["AccessReviewSetupEntitlement"];
            /** @description Where `expanded` has the app */
            appPath: string;
            /** @description Where `expanded` has the entitlement */
            entitlementPath: string;
            /** @description Where `expanded` has the policy */
            policyPath: string;
        };
        AccessReviewSetupEntitlement: {
            /** @description Id of the tenant */
            tenantId: string;
            /** @description Id of the campaign */
            accessReviewId: string;
            /** @description Id of the app */
            appId: string;
            /** @description Id of the entitlement */
            appEntitlementId: string;
            /** @description Id of the resource */
            appResourceId: string;
            /** @description Id of the resource type */
            appResourceTypeId: string;
            /** @description The policy it is reviewed by */
            policyId: string;
            /** @description The policy, if it is not the policy of the campaign */
            customPolicyId: string;
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
        /** @description A related object, with its fields */
        RelatedObject: {
            /** @description Names its type */
            "@type": string;
        } & {
            [key: string]: unknown;
        };
        SetScopeAndEntitlementsRequest: {
            /** @description The entitlements to review; replaces the selection */
            entitlements?: components["schemas"]["AccessReviewSetupEntitlementInput"][] | null;
            /** @description What is reviewed */
            scopeV2?: components["schemas"]["AccessReviewScopeV2Input"] | null;
            /** @description What to return in `expanded` */
            expandMask?: components["schemas"]["ExpandMask"] | null;
        };
        AccessReviewSetupEntitlementInput: {
            /** @description Id of the app */
            appId: string;
            /** @description Id of the entitlement */
            appEntitlementId: string;
            /** @description The policy this entitlement is reviewed by in this campaign. Omit it to keep the current one; send an empty string to remove it */
            customPolicyId?: string | null;
        };
        ExpandMask: {
            /** @description Fields in snake_case, or `*` for all */
            paths?: string[] | null;
        };
        SetScopeByResourceTypeRequest: {
            /** @description The resource types to review; replaces the selection */
            resourceTypeSelections?: components["schemas"]["ResourceTypeIDRefInput"][] | null;
            /** @description What is reviewed */
            scopeV2?: components["schemas"]["AccessReviewScopeV2Input"] | null;
        };
        ScopeRoleSelection: {
            /** @description The entries */
            list: components["schemas"]["ScopeRoleRef"][];
            /** @description What is reviewed */
            scopeV2?: components["schemas"]["AccessReviewScopeV2"];
        };
        ScopeRoleRef: {
            /** @description Id of the app */
            appId: string;
            /** @description Id of the resource that the role applies to */
            scopeResourceId: string;
            /** @description Id of the role, itself a resource */
            roleResourceId: string;
        };
        SetScopeRolesRequest: {
            /** @description The entries */
            list?: components["schemas"]["ScopeRoleRefInput"][] | null;
            /** @description What is reviewed */
            scopeV2?: components["schemas"]["AccessReviewScopeV2Input"] | null;
        };
        ScopeRoleRefInput: {
            /** @description Id of the app */
            appId: string;
            /** @description Id of the resource that the role applies to */
            scopeResourceId: string;
            /** @description Id of the role, itself a resource */
            roleResourceId: string;
        };
        AccessReviewServiceValidateRequest: {
            /** @description What is reviewed */
            scopeV2?: components["schemas"]["AccessReviewScopeV2Input"] | null;
            /** @description As if these fields were not set */
            without?: components["schemas"]["AccessReviewOlderScopeField"][] | null;
        };
        /** @enum {string} */
        AccessReviewOlderScopeField: "scope" | "inclusionScope" | "exclusionScope" | "singleApp" | "multiApp" | "bindings";
        AccessReviewValidation: {
            /** @description Id of the campaign */
            accessReviewId: string;
            /** @description Whether the campaign can be prepared */
            ready: boolean;
            /** @description What prevents preparation */
            problems: components["schemas"]["AccessReviewProblem"][];
            /** @description Likely mistakes in the scope, in the data and in who would review it */
            warnings: components["schemas"]["AccessReviewWarning"][];
            /**
             * Format: int32
             * @description Number of items
             */
            itemCount: number;
            /**
             * Format: int32
             * @description Number of grants
             */
            grantCount: number;
            /** @description Grants that are left out, by rule */
            excluded: components["schemas"]["AccessReviewExcludedGrants"][];
            /**
             * Format: int32
             * @description Number of apps
             */
            appCount: number;
            /**
             * Format: int32
             * @description Number of entitlements
             */
            entitlementCount: number;
            /**
             * Format: int32
             * @description Number of people
             */
            userCount: number;
            /**
             * Format: int32
             * @description How many of these people are marked as deleted
             */
            deletedUserCount: number;
            /** @description The 100 with the most items */
            byApp: components["schemas"]["AccessReviewCount"][];
            /** @description The 100 with the most items */
            byEntitlement: components["schemas"]["AccessReviewCount"][];
            /** @description The 100 with the most items */
            byUser: components["schemas"]["AccessReviewCount"][];
            /** @description Up to 50 of the items, as they would be shown */
            sample: components["schemas"]["AccessReviewItem"][];
            /** @description The first 100 */
            expressionFaults: components["schemas"]["AccessReviewExpressionFault"][];
        };
        AccessReviewProblem: {
            /** @description Path of the field */
            field: string;
            /** @description What is wrong and what to do */
            description: string;
        };
        AccessReviewWarning: {
            /** @description The stable name of the warning, such as MANAGER_MISSING */
            code: string;
            /** @description What was found, and what to do */
            description: string;
            /**
             * Format: int32
             * @description How many people, accounts, entitlements or other things it is about
             */
            count: number;
            /** @description The page of the web application where it can be corrected; empty if there is none */
            link: string;
            /** @description Some of them by name, at most 200 */
            examples: string[];
        };
        AccessReviewExcludedGrants: {
            /** @description The first rule that excludes them; docs/scope.md lists the rules in order */
            rule: string;
            /** @description The rule, for people */
            title: string;
            /**
             * Format: int64
             * @description Number of grants
             */
            grantCount: string;
        };
        AccessReviewCount: {
            /** @description Its id */
            id: string;
            /** @description Its name */
            displayName: string;
            /**
             * Format: int32
             * @description Number of items, or of their tasks
             */
            itemCount: number;
        };
        AccessReviewItem: {
            /** @description Empty in a preview, before the campaign is prepared */
            id: string;
            /** @description Id of the campaign */
            accessReviewId: string;
            /** @description The policy this item is reviewed by */
            policyId: string;
            /** @description The app of the entitlement */
            app: components["schemas"]["AccessReviewItemRef"];
            /** @description The entitlement that is held */
            entitlement: components["schemas"]["AccessReviewItemEntitlement"];
            /** @description The resource of the entitlement; absent if it has none */
            resource?: components["schemas"]["AccessReviewItemResource"];
            /** @description The account that holds it; absent if a resource does */
            account?: components["schemas"]["AccessReviewItemAccount"];
            /** @description The resource that holds it; absent if an account does */
            holder?: components["schemas"]["AccessReviewItemHolder"];
            /** @description The person the account belongs to; absent if nobody */
            user?: components["schemas"]["AccessReviewItemUser"];
            /** @description The grant as it was in the snapshot */
            grant: components["schemas"]["AccessReviewItemGrant"];
            /** @description In a review by inheritance: the resources between the grant and the selected resource, nearest first */
            inheritedThrough: components["schemas"]["AccessReviewItemRef"][];
            /** @description Ids of the access conflicts that the grant is part of */
            conflictViolationIds: string[];
        };
        AccessReviewItemRef: {
            /** @description Its id */
            id: string;
            /** @description Its name */
            displayName: string;
        };
        AccessReviewItemEntitlement: {
            /** @description Its id */
            id: string;
            /** @description Its name */
            displayName: string;
            /** @description What it is */
            description: string;
            /** @description Risk level; absent if it has none */
            riskLevel?: components["schemas"]["AccessReviewItemValue"];
            /** @description Tasks by compliance framework */
            complianceFrameworks: components["schemas"]["AccessReviewItemValue"][];
        };
        AccessReviewItemValue: {
            /** @description Its id */
            id: string;
            /** @description Its name */
            value: string;
        };
        AccessReviewItemResource: {
            /** @description Its id */
            id: string;
            /** @description Its name */
            displayName: string;
            /** @description Id of the resource type */
            resourceTypeId: string;
            /** @description Name of its resource type */
            resourceTypeDisplayName: string;
            /** @description Its parent resources, nearest first */
            path: components["schemas"]["AccessReviewItemRef"][];
            /** @description The project it is, or the nearest parent that is one (a resource type with the trait project); absent if none is */
            project?: components["schemas"]["AccessReviewItemRef"];
            /** @description Resources directly inside it: the first three by name */
            children: components["schemas"]["AccessReviewItemRef"][];
            /**
             * Format: int32
             * @description How many resources are directly inside it
             */
            childCount: number;
        };
        AccessReviewItemAccount: {
            /** @description Its id */
            id: string;
            /** @description Its name */
            displayName: string;
            /** @description Main user name */
            username: string;
            /** @description Main e-mail address */
            email: string;
            /** @description Type of the account */
            accountType: components["schemas"]["AppUserType"] | string;
            /** @description Status of the account */
            status: string;
            /** @description Status as reported by the app, such as locked */
            statusDetails: string;
            /**
             * Format: date-time
             * @description When the account last signed in; absent if unknown
             */
            lastLoginAt?: string;
            /** @description What reviewerAttributeConfig allows of its profile, and nothing else */
            attributes: components["schemas"]["AccessReviewItemAttribute"][];
        };
        AccessReviewItemAttribute: {
            /** @description Name of the account attribute */
            key: string;
            /** @description Its name, unique in its type */
            value: string;
        };
        /** @description The resource that holds the entitlement, if no account holds it */
        AccessReviewItemHolder: {
            /** @description Its id */
            id: string;
            /** @description Its name */
            displayName: string;
            /** @description Id of the resource type */
            resourceTypeId: string;
        };
        AccessReviewItemUser: {
            /** @description Its id */
            id: string;
            /** @description Its name */
            displayName: string;
            /** @description Main e-mail address */
            email: string;
            /** @description Status of the person */
            status: string;
            /** @description Job title */
            jobTitle: string;
            /** @description Department */
            department: string;
            /** @description Manager of the person; absent if unknown */
            manager?: components["schemas"]["AccessReviewItemPerson"];
        };
        AccessReviewItemPerson: {
            /** @description Its id */
            id: string;
            /** @description Its name */
            displayName: string;
            /** @description Main e-mail address */
            email: string;
        };
        AccessReviewItemGrant: {
            /**
             * Format: date-time
             * @description When it was granted, as far as the source says
             */
            addedAt: string;
            /**
             * Format: date-time
             * @description When an import first had it
             */
            discoveredAt: string;
            /**
             * Format: date-time
             * @description When it was last used; absent if unknown
             */
            lastUsedAt?: string;
            /**
             * Format: date-time
             * @description When it was last reviewed; absent if never
             */
            lastReviewedAt?: string;
            /**
             * Format: date-time
             * @description When it ends; absent if never
             */
            expiresAt?: string;
            /** @description Given to the holder itself, not inherited */
            isDirect: boolean;
            /** @description Entitlements it is inherited through, nearest first */
            inheritedFrom: components["schemas"]["AccessReviewItemRef"][];
            /** @description Access profiles that gave it */
            accessProfiles: components["schemas"]["AccessReviewItemRef"][];
            /** @description Empty if it was created here */
            sourceId: string;
        };
        AccessReviewExpressionFault: {
            /** @description Code of the rule with the expression */
            rule: string;
            /** @description The person (users_failed) or the account (accounts_failed) */
            objectId: string;
            /** @description What is wrong */
            problem: string;
        };
        ScopeInheritanceRequest: {
            /** @description Ids of the resources */
            resourceIds: string[];
        };
        ScopeInheritanceReply: {
            /** @description The entries */
            list: components["schemas"]["ScopeInheritance"][];
        };
        ScopeInheritance: {
            /** @description Id of the resource */
            resourceId: string;
            /**
             * Format: int32
             * @description Parent resources from which access flows in
             */
            parentCount: number;
            /**
             * Format: int32
             * @description Other resources, such as groups, from which access flows in
             */
            groupCount: number;
        };
        ValidateScopeExpressionRequest: {
            /** @description USERS: checked and evaluated as `celExpression`. ACCOUNTS: as `accountCelExpression` */
            subject: components["schemas"]["ScopeExpressionSubject"];
            /** @description The expression, in CEL */
            text?: string | null;
        };
        /** @enum {string} */
        ScopeExpressionSubject: "USERS" | "ACCOUNTS";
        ValidateScopeExpressionReply: {
            /** @description Empty if the expression is valid */
            markers: components["schemas"]["EditorMarker"][];
            /**
             * Format: int32
             * @description Number of people or accounts; 0 if the expression is not valid
             */
            subjectCount: number;
            /**
             * Format: int32
             * @description For how many of them it is true
             */
            matchCount: number;
            /**
             * Format: int32
             * @description For how many of them it failed
             */
            failedCount: number;
            /** @description The first 50 for which it is true; empty without permission to read them */
            matches: components["schemas"]["ScopeExpressionMatch"][];
            /** @description The first 50 for which it failed; empty without permission to read them */
            failures: components["schemas"]["ScopeExpressionMatch"][];
        };
        EditorMarker: {
            /**
             * Format: int32
             * @description Lines and columns count from 1
             */
            startLineNumber: number;
            /**
             * Format: int32
             * @description First column
             */
            startColumn: number;
            /**
             * Format: int32
             * @description Last line
             */
            endLineNumber: number;
            /**
             * Format: int32
             * @description The column after the last character
             */
            endColumn: number;
            /** @description What is wrong */
            message: string;
            /** @description Severity of the problem */
            severity: components["schemas"]["CelMarkerSeverity"] | string;
        };
        /** @enum {string} */
        CelMarkerSeverity: "UNKNOWN" | "HINT" | "INFO" | "WARNING" | "ERROR";
        ScopeExpressionMatch: {
            /** @description Its id */
            id: string;
            /** @description Its name */
            displayName: string;
            /** @description Why the expression failed; empty if it did not */
            problem: string;
        };
        SearchAppResourceTypesRequest: {
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
            /** @description Only of these apps */
            appIds?: string[] | null;
            /** @description Types of resources that one of these accounts has access to */
            appUserIds?: string[] | null;
            /** @description Only of these resource types */
            resourceTypeIds?: string[] | null;
            /** @description Not of these resource types */
            excludeResourceTypeIds?: string[] | null;
            /** @description Only those with one of these traits */
            resourceTypeTraitIds?: string[] | null;
            /** @description Not those with one of these traits */
            excludeResourceTypeTraitIds?: string[] | null;
        };
        AppResourceTypeList: {
            /** @description The entries */
            list: components["schemas"]["AppResourceType"][];
            /** @description Empty on the last page */
            nextPageToken: string;
        };
        AppResourceType: {
            /** @description Its id */
            readonly id: string;
            /** @description Id of the app */
            readonly appId: string;
            /** @description Its name */
            displayName: string;
            /** @description The kind of resource, such as `ROLE` or `GROUP` */
            traitIds: string[];
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
        SearchAppUserProfileAttributesRequest: {
            /** @description Only accounts in these apps */
            appIds?: string[] | null;
        };
        ProfileAttributeList: {
            /** @description Attributes that were found, by name; at most 1000 */
            list: components["schemas"]["ProfileAttribute"][];
        };
        ProfileAttribute: {
            /** @description The app of the accounts that have it; empty for an attribute of people */
            appId: string;
            /** @description Name of the attribute */
            name: string;
            /** @description Up to 50 of its values, in alphabetical order */
            values: string[];
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
        SearchUserProfileAttributesRequest: Record<string, never>;
    };
    responses: never;
    parameters: {
        /** @description Id of the campaign */
        "path.access_review_id": string;
        /** @description Makes retries safe: for 24 hours, the same request with the same key returns the first reply */
        "Idempotency-Key": string;
        /** @description ETag of the reply that the change is based on; the change is refused with 412 if the object has changed since */
        "If-Match": string;
        /** @description Id of the object */
        "path.id": string;
    };
    requestBodies: never;
    headers: {
        /** @description Version of the object */
        ETag: string;
        /** @description `true` on a replay */
        "Idempotent-Replayed": string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    "svc.api.accessreview.v1.AccessReviewSetupService.GetAccessConflicts": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the campaign */
                access_review_id: components["parameters"]["path.access_review_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConflictMonitorSelection"];
                };
            };
        };
    };
    "svc.api.accessreview.v1.AccessReviewSetupService.SetAccessConflicts": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes retries safe: for 24 hours, the same request with the same key returns the first reply */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                /** @description ETag of the reply that the change is based on; the change is refused with 412 if the object has changed since */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                /** @description Id of the campaign */
                access_review_id: components["parameters"]["path.access_review_id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "list": [
                 *         {
                 *           "monitorId": "2aMonitor000000000000000001"
                 *         }
                 *       ],
                 *       "scopeV2": {
                 *         "specificAccessConflicts": {}
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["SetConflictMonitorsRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConflictMonitorSelection"];
                };
            };
        };
    };
    "svc.api.accessreview.v1.AccessReviewSetupService.GetExcludedEntitlements": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the campaign */
                access_review_id: components["parameters"]["path.access_review_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntitlementSelection"];
                };
            };
        };
    };
    "svc.api.accessreview.v1.AccessReviewSetupService.SetExcludedEntitlements": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes retries safe: for 24 hours, the same request with the same key returns the first reply */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                /** @description ETag of the reply that the change is based on; the change is refused with 412 if the object has changed since */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                /** @description Id of the campaign */
                access_review_id: components["parameters"]["path.access_review_id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "list": [
                 *         {
                 *           "appId": "2aApp0000000000000000000001",
                 *           "appEntitlementId": "2aEntitlement00000000000001"
                 *         }
                 *       ],
                 *       "scopeV2": {
                 *         "excludedSpecificResources": {}
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["SetEntitlementsRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntitlementSelection"];
                };
            };
        };
    };
    "svc.api.accessreview.v1.AccessReviewSetupService.GetExcludedResourceTypes": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the campaign */
                access_review_id: components["parameters"]["path.access_review_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResourceTypeSelection"];
                };
            };
        };
    };
    "svc.api.accessreview.v1.AccessReviewSetupService.SetExcludedResourceTypes": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes retries safe: for 24 hours, the same request with the same key returns the first reply */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                /** @description ETag of the reply that the change is based on; the change is refused with 412 if the object has changed since */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                /** @description Id of the campaign */
                access_review_id: components["parameters"]["path.access_review_id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "list": [
                 *         {
                 *           "appId": "2aApp0000000000000000000001",
                 *           "resourceTypeId": "2aResourceType0000000000001"
                 *         }
                 *       ],
                 *       "scopeV2": {
                 *         "excludedResourceTypeSelections": {}
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["SetResourceTypesRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResourceTypeSelection"];
                };
            };
        };
    };
    "svc.api.accessreview.v1.AccessReviewSetupService.GetResources": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the campaign */
                access_review_id: components["parameters"]["path.access_review_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResourceSelection"];
                };
            };
        };
    };
    "svc.api.accessreview.v1.AccessReviewSetupService.SetResources": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes retries safe: for 24 hours, the same request with the same key returns the first reply */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                /** @description ETag of the reply that the change is based on; the change is refused with 412 if the object has changed since */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                /** @description Id of the campaign */
                access_review_id: components["parameters"]["path.access_review_id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "list": [
                 *         {
                 *           "appId": "2aApp0000000000000000000001",
                 *           "appResourceId": "2aResource00000000000000001"
                 *         }
                 *       ],
                 *       "scopeV2": {
                 *         "resourceSelection": {}
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["SetResourcesRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResourceSelection"];
                };
            };
        };
    };
    "svc.api.accessreview.v1.AccessReviewSetupEntitlementService.GetCampaignScopeAndEntitlements": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the campaign */
                access_review_id: components["parameters"]["path.access_review_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScopeAndEntitlements"];
                };
            };
        };
    };
    "svc.api.accessreview.v1.AccessReviewSetupEntitlementService.SetCampaignScopeAndEntitlements": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes retries safe: for 24 hours, the same request with the same key returns the first reply */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                /** @description ETag of the reply that the change is based on; the change is refused with 412 if the object has changed since */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                /** @description Id of the campaign */
                access_review_id: components["parameters"]["path.access_review_id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "entitlements": [
                 *         {
                 *           "appId": "2aApp0000000000000000000001",
                 *           "appEntitlementId": "2aEntitlement00000000000001",
                 *           "customPolicyId": "2aPolicy0000000000000000001"
                 *         }
                 *       ],
                 *       "scopeV2": {
                 *         "specificResources": {},
                 *         "allUsers": {}
                 *       },
                 *       "expandMask": {
                 *         "paths": [
                 *           "*"
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["SetScopeAndEntitlementsRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScopeAndEntitlements"];
                };
            };
        };
    };
    "svc.api.accessreview.v1.AccessReviewSetupService.GetScopeByResourceType": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the campaign */
                access_review_id: components["parameters"]["path.access_review_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResourceTypeSelection"];
                };
            };
        };
    };
    "svc.api.accessreview.v1.AccessReviewSetupEntitlementService.SetCampaignScopeByResourceType": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes retries safe: for 24 hours, the same request with the same key returns the first reply */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                /** @description ETag of the reply that the change is based on; the change is refused with 412 if the object has changed since */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                /** @description Id of the campaign */
                access_review_id: components["parameters"]["path.access_review_id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "resourceTypeSelections": [
                 *         {
                 *           "appId": "2aApp0000000000000000000001",
                 *           "resourceTypeId": "2aResourceType0000000000001"
                 *         }
                 *       ],
                 *       "scopeV2": {
                 *         "resourceTypeSelections": {}
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["SetScopeByResourceTypeRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
        };
    };
    "svc.api.accessreview.v1.AccessReviewSetupService.GetScopeRoles": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the campaign */
                access_review_id: components["parameters"]["path.access_review_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScopeRoleSelection"];
                };
            };
        };
    };
    "svc.api.accessreview.v1.AccessReviewSetupService.SetScopeRoles": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes retries safe: for 24 hours, the same request with the same key returns the first reply */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                /** @description ETag of the reply that the change is based on; the change is refused with 412 if the object has changed since */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                /** @description Id of the campaign */
                access_review_id: components["parameters"]["path.access_review_id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "list": [
                 *         {
                 *           "appId": "2aApp0000000000000000000001",
                 *           "scopeResourceId": "2aResource00000000000000001",
                 *           "roleResourceId": "2aRole000000000000000000001"
                 *         }
                 *       ],
                 *       "scopeV2": {
                 *         "scopeRoleSelection": {}
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["SetScopeRolesRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScopeRoleSelection"];
                };
            };
        };
    };
    "svc.api.accessreview.v1.AccessReviewService.Validate": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the object */
                id: components["parameters"]["path.id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["AccessReviewServiceValidateRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccessReviewValidation"];
                };
            };
        };
    };
    "svc.api.accessreview.v1.AccessReviewValidate.GetInheritance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ScopeInheritanceRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScopeInheritanceReply"];
                };
            };
        };
    };
    "svc.api.accessreview.v1.AccessReviewValidate.ValidateCEL": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ValidateScopeExpressionRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidateScopeExpressionReply"];
                };
            };
        };
    };
    "svc.api.app.v1.AppResourceSearch.SearchAppResourceTypes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["SearchAppResourceTypesRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AppResourceTypeList"];
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
    "svc.api.app.v1.AppUserService.SearchProfileAttributes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["SearchAppUserProfileAttributesRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfileAttributeList"];
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
    "svc.api.user.v1.UserSearch.SearchProfileAttributes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["SearchUserProfileAttributesRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfileAttributeList"];
                };
            };
        };
    };
}
