// Generated from openapi.json and web/src/api/features.json. Edits are lost.

export interface paths {
    "/api/v1/access_review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a campaign
         * @description The new campaign is a draft. The default policy is review by managers, the default scope type `BY_ENTITLEMENTS`. `duplicateFrom` copies the scope type, scope, selections and policies of another campaign.
         */
        post: operations["svc.api.accessreview.v1.AccessReviewService.Create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/access_review/{access_review_id}/owners": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the owners of a campaign
         * @description The users who manage the campaign.
         */
        get: operations["svc.api.accessreview.v1.AccessReviewOwnerService.Get"];
        /**
         * Replace the owners of a campaign
         * @description The owners of a campaign can manage it, whatever their roles. The owners of a closed campaign can be replaced by a Super Administrator only.
         */
        put: operations["svc.api.accessreview.v1.AccessReviewOwnerService.Set"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/access_review/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a campaign
         * @description Administrators see every campaign, other users the campaigns they own.
         */
        get: operations["svc.api.accessreview.v1.AccessReviewService.Get"];
        put?: never;
        /**
         * Change a campaign
         * @description Everything in a draft can be changed except its scope type. Once a campaign is prepared its scope is fixed, and changing its policies recomputes the policies of its items. Setting `state` runs the action that leads to that state. Fields that the server sets may be sent back as they were read. A field that `updateMask` names and the body omits is cleared.
         */
        post: operations["svc.api.accessreview.v1.AccessReviewService.Update"];
        /**
         * Delete a campaign that has not started
         * @description A draft or a prepared campaign. It is kept for the audit, without its items; no operation shows it any more. A campaign that has started cannot be deleted: it is evidence.
         */
        delete: operations["svc.api.accessreview.v1.AccessReviewService.Delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/access_review/{id}/action/prepare": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Turn the scope of a draft into items to review
         * @description Replies at once with the state PREPARING. The work runs in the background (see `progress`) and ends in REVIEW. The items show a snapshot of the access data: later changes do not affect them. If there are more items than the quota allows, the campaign returns to DRAFT with an errorState.
         */
        post: operations["svc.api.accessreview.v1.AccessReviewService.Prepare"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/search/access_reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search the campaigns that you may see, newest first
         * @description Each with its owners and how far its review is. Filters are combined with AND, the values of one filter with OR.
         */
        post: operations["svc.api.accessreview.v1.AccessReviewSearchService.Search"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/search/access_reviews/counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Count the campaigns that you may see, by state
         * @description Filters are combined with AND, the values of one filter with OR.
         */
        post: operations["svc.api.accessreview.v1.AccessReviewSearchService.CountByState"];
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
        AccessReviewServiceCreateRequest: {
            /** @description Name of the campaign, which reviewers see */
            displayName?: string | null;
            /** @description What the campaign is for */
            description?: string | null;
            /** @description When omitted or empty: the built-in policy for review by managers */
            policyId?: string | null;
            /** @description At least one owner */
            ownerIds?: string[] | null;
            /** @description What the campaign is scoped by; fixed when it is created */
            scopeType?: components["schemas"]["AccessReviewScopeType"] | null;
            /** @description What is reviewed */
            scopeV2?: components["schemas"]["AccessReviewScopeV2Input"] | null;
            /** @description Campaign to copy scope, selections and policies from */
            duplicateFrom?: string | null;
            /**
             * Format: date-time
             * @description When the review should be done, at most ten years ahead
             */
            completionDate?: string | null;
            /** @description Which mail is sent */
            notificationConfig?: components["schemas"]["NotificationConfigInput"] | null;
            /** @description What to return in `expanded` */
            expandMask?: components["schemas"]["AccessReviewExpandMask"] | null;
        };
        /** @enum {string} */
        AccessReviewScopeType: "ACCESS_REVIEW_SCOPE_TYPE_UNSPECIFIED" | "ACCESS_REVIEW_SCOPE_TYPE_BY_ENTITLEMENTS" | "ACCESS_REVIEW_SCOPE_TYPE_BY_ACCESS_CONFLICTS" | "ACCESS_REVIEW_SCOPE_TYPE_BY_RESOURCE" | "ACCESS_REVIEW_SCOPE_TYPE_BY_INHERITANCE" | "ACCESS_REVIEW_SCOPE_TYPE_BY_USERS";
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
        CelExpressionScope: {
            /** @description The expression, in CEL */
            expression: string;
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
        AppSelectionCriteriaScopeInput: {
            /** @description Only entitlements with one of these compliance frameworks */
            complianceFrameworkAttributeValueIds?: string[] | null;
            /** @description Only entitlements with one of these risk levels */
            riskLevelAttributeValueIds?: string[] | null;
        };
        ResourceTypeSelectionScope: Record<string, never>;
        SpecificResourcesScope: Record<string, never>;
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
        /** @enum {string} */
        AccessProfileFilterType: "ACCESS_PROFILE_FILTER_TYPE_UNSPECIFIED" | "ACCESS_PROFILE_FILTER_TYPE_INCLUDE_ALL" | "ACCESS_PROFILE_FILTER_TYPE_EXCLUDE_ALL" | "ACCESS_PROFILE_FILTER_TYPE_EXCLUDE_SPECIFIC" | "ACCESS_PROFILE_FILTER_TYPE_INCLUDE_SPECIFIC";
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
        /** @enum {string} */
        GrantSourceFilter: "GRANT_SOURCE_FILTER_UNSPECIFIED" | "GRANT_SOURCE_FILTER_DIRECT" | "GRANT_SOURCE_FILTER_INHERITED";
        /** @enum {string} */
        GrantFilterType: "GRANT_FILTER_TYPE_UNSPECIFIED" | "GRANT_FILTER_TYPE_PERMANENT" | "GRANT_FILTER_TYPE_TEMPORARY";
        /** @enum {string} */
        PrincipalTypeFilter: "PRINCIPAL_TYPE_FILTER_UNSPECIFIED" | "PRINCIPAL_TYPE_FILTER_USERS" | "PRINCIPAL_TYPE_FILTER_RESOURCES" | "PRINCIPAL_TYPE_FILTER_USERS_AND_RESOURCES";
        ResourceSelectionScope: Record<string, never>;
        ScopeRoleSelectionScope: Record<string, never>;
        SelectedUsersScopeInput: {
            /** @description Ids of the people to review, at least one */
            userIds?: string[] | null;
        };
        SpecificAccessConflictsScope: Record<string, never>;
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
        /** @enum {string} */
        UserStatus: "UNKNOWN" | "ENABLED" | "DISABLED" | "DELETED";
        NotificationConfigInput: {
            /** @description Send mail when the campaign starts */
            sendKickoff?: boolean | null;
            /** @description Send reminders to reviewers with open tasks */
            sendReminders?: boolean | null;
            /** @description Send mail when the campaign closes */
            sendClose?: boolean | null;
        };
        AccessReviewExpandMask: {
            /** @description Fields in snake_case, or `*` for all */
            paths?: string[] | null;
        };
        AccessReviewServiceCreateResponse: {
            /** @description The campaign */
            accessReview: components["schemas"]["AccessReviewView"];
            /** @description The related objects */
            expanded: components["schemas"]["RelatedObject"][];
        };
        AccessReviewView: {
            /** @description The campaign */
            accessReview: components["schemas"]["AccessReview"];
            /** @description Where `expanded` has the user who created it */
            createdByUserPath: string;
            /** @description Where `expanded` has the policy */
            policyPath: string;
            /** @description What the caller may do with it */
            objectPermissions: components["schemas"]["ActorObjectPermissions"];
        };
        AccessReview: {
            /** @description Its id */
            readonly id: string;
            /** @description Id of the user who created it */
            readonly createdById: string;
            /** @description Always empty: templates are not stored */
            readonly accessReviewTemplateId: string;
            /** @description What the campaign is scoped by; fixed when it is created */
            readonly scopeType: components["schemas"]["AccessReviewScopeType"] | string;
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
             * @description When the review started; absent before
             */
            readonly startedAt?: string;
            /**
             * Format: date-time
             * @description When the review was closed; absent before
             */
            readonly closedAt?: string;
            /**
             * Format: date-time
             * @description Time of the access data that the items show; absent before the campaign is prepared
             */
            readonly connectorSourcesFrozenAt?: string;
            /**
             * Format: int64
             * @description Counts the changes of the scope
             */
            readonly scopingVersion: string;
            /** @description Whether the age of the data of its sources is known */
            readonly hasAccuracySupport: boolean;
            /**
             * Format: int32
             * @description Number of items, once the campaign is prepared
             */
            readonly expectedTicketCount: number;
            /** @description Why the last preparation failed; cleared when the scope changes */
            readonly errorState: components["schemas"]["AccessReviewErrorState"] | string;
            /** @description Health of a running review */
            readonly campaignHealth?: components["schemas"]["CampaignHealthSnapshot"];
            /** @description Summary of a closed campaign; not in lists */
            readonly campaignInsights?: components["schemas"]["CampaignInsights"];
            /** @description Where the campaign is in its life. Setting it runs the action that leads to that state */
            state: components["schemas"]["AccessReviewState"] | string;
            /** @description Name of the campaign, which reviewers see; at most 200 characters */
            displayName: string;
            /** @description What the campaign is for */
            description: string;
            /** @description Id of the policy that says who reviews each item */
            policyId: string;
            /** @description Prefer the policy of the entitlement, then that of its app, to policyId */
            usePolicyOverride: boolean;
            /**
             * Format: date-time
             * @description When the review is to start
             */
            scheduledStartDate?: string;
            /**
             * Format: date-time
             * @description When the review should be done, at most ten years ahead
             */
            completionDate?: string;
            /** @description Start the campaign at scheduledStartDate */
            autoStartCampaign: boolean;
            /** @description Close the campaign at completionDate */
            autoCloseCampaign: boolean;
            /** @description What happens to undecided items when the campaign closes by itself */
            autoCloseDecision: components["schemas"]["CloseDecision"] | string;
            /** @description Make a report when the campaign closes */
            autoGenerateReport: boolean;
            /** @description Resolve an item when its grant is removed */
            autoResolve: boolean;
            /** @description Whether to start or to wait while the data of a source is old or incomplete */
            accuracyIssueAction: components["schemas"]["AccuracyIssueAction"] | string;
            /** @description Exempt the access conflicts whose access is approved */
            exemptCertifiedAccessConflicts: boolean;
            /** @description How reviewers first see their items grouped */
            defaultView: components["schemas"]["AccessReviewViewType"] | string;
            /** @description Text that reviewers see above their items */
            reviewInstructions: string;
            /** @description Which mail is sent */
            notificationConfig?: components["schemas"]["NotificationConfig"];
            /** @description Columns that reviewers see */
            columnConfig?: components["schemas"]["AccessReviewColumnConfig"];
            /** @description Account attributes that reviewers see */
            reviewerAttributeConfig?: components["schemas"]["ReviewerAttributeConfig"];
            /** @description Whether reviewers sign their decisions */
            signatureConfig?: components["schemas"]["ReviewSignatureConfig"];
            /** @description What is reviewed */
            scopeV2?: components["schemas"]["AccessReviewScopeV2"];
            /** @description Older form of the scope: which accounts */
            scope?: components["schemas"]["AccessReviewScope"];
            /** @description Older form of the scope: which people and accounts to include */
            inclusionScope?: components["schemas"]["AccessReviewInclusionScope"];
            /** @description Older form of the scope: which accounts to leave out */
            exclusionScope?: components["schemas"]["AccessReviewExclusionScope"];
            /** @description Reviews all access to one app */
            singleApp?: components["schemas"]["SingleAppSetup"];
            /** @description Reviews chosen entitlements of several apps */
            multiApp?: components["schemas"]["MultiAppSetup"];
            /** @description Reviews the entitlements of the selection */
            bindings?: components["schemas"]["BindingObjectSetup"];
        };
        /** @enum {string} */
        AccessReviewErrorState: "ACCESS_REVIEW_ERROR_STATE_UNSPECIFIED" | "ACCESS_REVIEW_ERROR_STATE_SELECTION_QUOTA_EXCEED_ERROR";
        CampaignHealthSnapshot: {
            /**
             * Format: date-time
             * @description When it was checked
             */
            checkedAt?: string;
            /**
             * Format: int32
             * @description Number of pending actions locked by submissions that ended
             */
            phantomLockedCount: number;
        };
        CampaignInsights: {
            /** @description The text, in Markdown */
            markdown: string;
        };
        /** @enum {string} */
        AccessReviewState: "ACCESS_REVIEW_STATE_UNSPECIFIED" | "ACCESS_REVIEW_STATE_OPEN" | "ACCESS_REVIEW_STATE_CLOSED" | "ACCESS_REVIEW_STATE_PENDING" | "ACCESS_REVIEW_STATE_REVIEW" | "ACCESS_REVIEW_STATE_PREPARING" | "ACCESS_REVIEW_STATE_STARTING" | "ACCESS_REVIEW_STATE_DRAFT" | "ACCESS_REVIEW_STATE_DELETING" | "ACCESS_REVIEW_STATE_DELETED" | "ACCESS_REVIEW_STATE_RESETTING_POLICIES" | "ACCESS_REVIEW_STATE_COPYING_SETUP_ENTITLEMENTS" | "ACCESS_REVIEW_STATE_COPYING_RESOURCE_TYPE_SELECTIONS";
        /** @enum {string} */
        CloseDecision: "CLOSE_DECISION_UNSPECIFIED" | "CLOSE_DECISION_REVOKED" | "CLOSE_DECISION_SKIP" | "CLOSE_DECISION_NO_ACTION";
        /** @enum {string} */
        AccuracyIssueAction: "ACCURACY_ISSUE_ACTION_UNSPECIFIED" | "ACCURACY_ISSUE_ACTION_CONTINUE" | "ACCURACY_ISSUE_ACTION_WAIT";
        /** @enum {string} */
        AccessReviewViewType: "ACCESS_REVIEW_VIEW_TYPE_UNSPECIFIED" | "ACCESS_REVIEW_VIEW_TYPE_BY_APP" | "ACCESS_REVIEW_VIEW_TYPE_BY_USER" | "ACCESS_REVIEW_VIEW_TYPE_UNSTRUCTURED" | "ACCESS_REVIEW_VIEW_TYPE_BY_RESOURCE";
        NotificationConfig: {
            /** @description Send mail when the campaign starts */
            sendKickoff: boolean;
            /** @description Send reminders to reviewers with open tasks */
            sendReminders: boolean;
            /** @description Send mail when the campaign closes */
            sendClose: boolean;
        };
        AccessReviewColumnConfig: {
            /** @description Columns in display order; empty for the columns of the default view */
            columns: (components["schemas"]["AccessReviewTaskColumn"] | string)[];
            /** @description The same with attributes of accounts; used instead of columns unless empty */
            orderedColumns: components["schemas"]["AccessReviewTaskColumnRef"][];
        };
        /** @enum {string} */
        AccessReviewTaskColumn: "ACCESS_REVIEW_TASK_COLUMN_UNSPECIFIED" | "ACCESS_REVIEW_TASK_COLUMN_VIEW_LINK" | "ACCESS_REVIEW_TASK_COLUMN_CURRENT_STATE" | "ACCESS_REVIEW_TASK_COLUMN_ACCOUNT" | "ACCESS_REVIEW_TASK_COLUMN_ACCOUNT_OWNER" | "ACCESS_REVIEW_TASK_COLUMN_ENTITLEMENT" | "ACCESS_REVIEW_TASK_COLUMN_ENTITLEMENT_DESCRIPTION" | "ACCESS_REVIEW_TASK_COLUMN_RESOURCE" | "ACCESS_REVIEW_TASK_COLUMN_RESOURCE_TYPE" | "ACCESS_REVIEW_TASK_COLUMN_INSIGHTS" | "ACCESS_REVIEW_TASK_COLUMN_RECOMMENDATION" | "ACCESS_REVIEW_TASK_COLUMN_ASSIGNED_TO" | "ACCESS_REVIEW_TASK_COLUMN_STATUS" | "ACCESS_REVIEW_TASK_COLUMN_APP" | "ACCESS_REVIEW_TASK_COLUMN_DUE" | "ACCESS_REVIEW_TASK_COLUMN_PROJECT" | "ACCESS_REVIEW_TASK_COLUMN_CREATED_ON" | "ACCESS_REVIEW_TASK_COLUMN_TASK_AGE" | "ACCESS_REVIEW_TASK_COLUMN_RESOLVED_ON" | "ACCESS_REVIEW_TASK_COLUMN_ENROLLMENT_STATUS" | "ACCESS_REVIEW_TASK_COLUMN_INHERITED_FROM" | "ACCESS_REVIEW_TASK_COLUMN_DEPARTMENT" | "ACCESS_REVIEW_TASK_COLUMN_JOB_TITLE" | "ACCESS_REVIEW_TASK_COLUMN_CREATED_BY" | "ACCESS_REVIEW_TASK_COLUMN_LAST_LOGIN" | "ACCESS_REVIEW_TASK_COLUMN_RESOURCE_PARENT" | "ACCESS_REVIEW_TASK_COLUMN_RESOURCE_CHILDREN" | "ACCESS_REVIEW_TASK_COLUMN_APP_USER_USERNAME" | "ACCESS_REVIEW_TASK_COLUMN_ACCESS_HOLDER_TYPE" | "ACCESS_REVIEW_TASK_COLUMN_RISK_LEVEL" | "ACCESS_REVIEW_TASK_COLUMN_COMPLIANCE_FRAMEWORK";
        /** @description Exactly one of builtin, appUserAttributeKey is set */
        AccessReviewTaskColumnRef: {
            /** @description A column that every campaign can show */
            builtin?: components["schemas"]["AccessReviewTaskColumn"] | string;
            /** @description Name of an account attribute */
            appUserAttributeKey?: string;
        };
        ReviewerAttributeConfig: {
            /** @description Account attributes shown to reviewers; none when empty */
            bindings: components["schemas"]["ReviewerAttributeBinding"][];
        };
        ReviewerAttributeBinding: {
            /** @description Id of the app */
            appId: string;
            /** @description Name of the account attribute */
            attributeKey: string;
        };
        ReviewSignatureConfig: {
            /** @description What a signature attests, shown to who signs */
            meaningOfSignature: string;
            /** @description Reviewers must sign */
            requireSignature: boolean;
            /** @description Id of the provider that confirms who signs; empty for none */
            stepUpProviderId: string;
            /** @description Address of a time-stamp server; empty for none */
            tspUrl: string;
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
        AppSelectionCriteriaScope: {
            /** @description Only entitlements with one of these compliance frameworks */
            complianceFrameworkAttributeValueIds: string[];
            /** @description Only entitlements with one of these risk levels */
            riskLevelAttributeValueIds: string[];
        };
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
        SelectedUsersScope: {
            /** @description Ids of the people to review, at least one */
            userIds: string[];
        };
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
        AccessReviewScope: {
            /** @description Only accounts with one of these statuses; empty for all */
            appUserStatuses: (components["schemas"]["AppUserStatusFilter"] | string)[];
            /** @description Only accounts of these types; empty for all */
            appUserTypes: (components["schemas"]["AppUserType"] | string)[];
        };
        AccessReviewInclusionScope: {
            /** @description Only accounts with one of these statuses; empty for all */
            appUserStatuses: (components["schemas"]["AppUserStatusFilter"] | string)[];
            /** @description Only accounts of these types; empty for all */
            appUserTypes: (components["schemas"]["AppUserType"] | string)[];
            /** @description Only people with one of these managers */
            managerIds: string[];
            /** @description Accepted values by name of a profile attribute; every attribute must match */
            multiUserProfileAttributes: {
                [key: string]: components["schemas"]["IncludedUserAttributeValues"];
            };
            /** @description Only accounts that belong to nobody */
            noAccountOwners: boolean;
            /** @description Only these people; empty for all */
            userIds: string[];
            /** @description Only people with one of these statuses; empty for all */
            userStatuses: (components["schemas"]["InclusionUserStatus"] | string)[];
        };
        /** @enum {string} */
        InclusionUserStatus: "USER_UNKNOWN" | "USER_ENABLED" | "USER_DISABLED" | "USER_DELETED";
        AccessReviewExclusionScope: {
            /** @description Only accounts with one of these statuses; empty for all */
            appUserStatuses: (components["schemas"]["AppUserStatusFilter"] | string)[];
            /** @description Only accounts of these types; empty for all */
            appUserTypes: (components["schemas"]["AppUserType"] | string)[];
        };
        SingleAppSetup: {
            /** @description Id of the app to review */
            appId: string;
        };
        MultiAppSetup: {
            /** @description Keyed by app id */
            appEntitlements: {
                [key: string]: components["schemas"]["MultiAppEntitlement"];
            };
            /** @description Keyed by app id */
            appEntitlementDetails: {
                [key: string]: components["schemas"]["EntitlementToDetails"];
            };
        };
        MultiAppEntitlement: {
            /** @description Id of the app; the key of the entry */
            appId: string;
            /** @description Ids of its entitlements to review */
            entitlementIds: string[];
        };
        EntitlementToDetails: {
            /** @description Keyed by entitlement id */
            entitlementDetails: {
                [key: string]: components["schemas"]["CampaignEntitlementDetails"];
            };
        };
        CampaignEntitlementDetails: {
            /** @description Id of the app */
            appId: string;
            /** @description Id of the entitlement */
            entitlementId: string;
            /** @description Id of the policy the entitlement is reviewed by; empty for that of the campaign */
            policyId: string;
        };
        BindingObjectSetup: Record<string, never>;
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
        AccessReviewOwners: {
            /** @description Ids of the owners */
            userIds: string[];
        };
        SetAccessReviewOwnersRequest: {
            /** @description Ids of the owners, at least one; replaces the list */
            userIds?: string[] | null;
        };
        AccessReviewServiceGetResponse: {
            /** @description The campaign */
            accessReview: components["schemas"]["AccessReviewView"];
            /** @description The related objects */
            expanded: components["schemas"]["RelatedObject"][];
        };
        AccessReviewServiceUpdateRequest: {
            /** @description The campaign */
            accessReview?: components["schemas"]["AccessReviewInput"] | null;
            /** @description Fields to change, separated by commas; by default, all fields in the request */
            updateMask?: string | {
                /** @description Fields in snake_case, or `*` for all */
                paths?: string[] | null;
            } | null;
            /** @description What to return in `expanded` */
            expandMask?: components["schemas"]["AccessReviewExpandMask"] | null;
        };
        /** @description A campaign with changes; read-only fields may be sent back unchanged */
        AccessReviewInput: {
            /** @description Its id */
            readonly id?: string | null;
            /** @description Id of the user who created it */
            readonly createdById?: string | null;
            /** @description Always empty: templates are not stored */
            readonly accessReviewTemplateId?: string | null;
            /** @description What the campaign is scoped by; fixed when it is created */
            readonly scopeType?: components["schemas"]["AccessReviewScopeType"] | null;
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
             * @description When the review started; absent before
             */
            readonly startedAt?: string | null;
            /**
             * Format: date-time
             * @description When the review was closed; absent before
             */
            readonly closedAt?: string | null;
            /**
             * Format: date-time
             * @description Time of the access data that the items show; absent before the campaign is prepared
             */
            readonly connectorSourcesFrozenAt?: string | null;
            /**
             * Format: int64
             * @description Counts the changes of the scope
             */
            readonly scopingVersion?: string | null;
            /** @description Whether the age of the data of its sources is known */
            readonly hasAccuracySupport?: boolean | null;
            /**
             * Format: int32
             * @description Number of items, once the campaign is prepared
             */
            readonly expectedTicketCount?: number | null;
            /** @description Why the last preparation failed; cleared when the scope changes */
            readonly errorState?: components["schemas"]["AccessReviewErrorState"] | null;
            /** @description Health of a running review */
            readonly campaignHealth?: components["schemas"]["CampaignHealthSnapshotInput"] | null;
            /** @description Summary of a closed campaign; not in lists */
            readonly campaignInsights?: components["schemas"]["CampaignInsights"] | null;
            /** @description Where the campaign is in its life. Setting it runs the action that leads to that state */
            state?: components["schemas"]["AccessReviewState"] | null;
            /** @description Name of the campaign, which reviewers see; at most 200 characters */
            displayName?: string | null;
            /** @description What the campaign is for */
            description?: string | null;
            /** @description Id of the policy that says who reviews each item */
            policyId?: string | null;
            /** @description Prefer the policy of the entitlement, then that of its app, to policyId */
            usePolicyOverride?: boolean | null;
            /**
             * Format: date-time
             * @description When the review is to start
             */
            scheduledStartDate?: string | null;
            /**
             * Format: date-time
             * @description When the review should be done, at most ten years ahead
             */
            completionDate?: string | null;
            /** @description Start the campaign at scheduledStartDate */
            autoStartCampaign?: boolean | null;
            /** @description Close the campaign at completionDate */
            autoCloseCampaign?: boolean | null;
            /** @description What happens to undecided items when the campaign closes by itself */
            autoCloseDecision?: components["schemas"]["CloseDecision"] | null;
            /** @description Make a report when the campaign closes */
            autoGenerateReport?: boolean | null;
            /** @description Resolve an item when its grant is removed */
            autoResolve?: boolean | null;
            /** @description Whether to start or to wait while the data of a source is old or incomplete */
            accuracyIssueAction?: components["schemas"]["AccuracyIssueAction"] | null;
            /** @description Exempt the access conflicts whose access is approved */
            exemptCertifiedAccessConflicts?: boolean | null;
            /** @description How reviewers first see their items grouped */
            defaultView?: components["schemas"]["AccessReviewViewType"] | null;
            /** @description Text that reviewers see above their items */
            reviewInstructions?: string | null;
            /** @description Which mail is sent */
            notificationConfig?: components["schemas"]["NotificationConfigInput"] | null;
            /** @description Columns that reviewers see */
            columnConfig?: components["schemas"]["AccessReviewColumnConfigInput"] | null;
            /** @description Account attributes that reviewers see */
            reviewerAttributeConfig?: components["schemas"]["ReviewerAttributeConfigInput"] | null;
            /** @description Whether reviewers sign their decisions */
            signatureConfig?: components["schemas"]["ReviewSignatureConfigInput"] | null;
            /** @description What is reviewed */
            scopeV2?: components["schemas"]["AccessReviewScopeV2Input"] | null;
            /** @description Older form of the scope: which accounts */
            scope?: components["schemas"]["AccessReviewScopeInput"] | null;
            /** @description Older form of the scope: which people and accounts to include */
            inclusionScope?: components["schemas"]["AccessReviewInclusionScopeInput"] | null;
            /** @description Older form of the scope: which accounts to leave out */
            exclusionScope?: components["schemas"]["AccessReviewExclusionScopeInput"] | null;
            /** @description Reviews all access to one app */
            singleApp?: components["schemas"]["SingleAppSetupInput"] | null;
            /** @description Reviews chosen entitlements of several apps */
            multiApp?: components["schemas"]["MultiAppSetupInput"] | null;
            /** @description Reviews the entitlements of the selection */
            bindings?: components["schemas"]["BindingObjectSetup"] | null;
        };
        CampaignHealthSnapshotInput: {
            /**
             * Format: date-time
             * @description When it was checked
             */
            checkedAt?: string | null;
            /**
             * Format: int32
             * @description Number of pending actions locked by submissions that ended
             */
            phantomLockedCount: number;
        };
        AccessReviewColumnConfigInput: {
            /** @description Columns in display order; empty for the columns of the default view */
            columns?: components["schemas"]["AccessReviewTaskColumn"][] | null;
            /** @description The same with attributes of accounts; used instead of columns unless empty */
            orderedColumns?: components["schemas"]["AccessReviewTaskColumnRefInput"][] | null;
        };
        /** @description Exactly one of builtin, appUserAttributeKey is set */
        AccessReviewTaskColumnRefInput: {
            /** @description A column that every campaign can show */
            builtin?: components["schemas"]["AccessReviewTaskColumn"] | null;
            /** @description Name of an account attribute */
            appUserAttributeKey?: string | null;
        };
        ReviewerAttributeConfigInput: {
            /** @description Account attributes shown to reviewers; none when empty */
            bindings?: components["schemas"]["ReviewerAttributeBindingInput"][] | null;
        };
        ReviewerAttributeBindingInput: {
            /** @description Id of the app */
            appId: string;
            /** @description Name of the account attribute */
            attributeKey: string;
        };
        ReviewSignatureConfigInput: {
            /** @description What a signature attests, shown to who signs */
            meaningOfSignature?: string | null;
            /** @description Reviewers must sign */
            requireSignature?: boolean | null;
            /** @description Id of the provider that confirms who signs; empty for none */
            stepUpProviderId?: string | null;
            /** @description Address of a time-stamp server; empty for none */
            tspUrl?: string | null;
        };
        AccessReviewScopeInput: {
            /** @description Only accounts with one of these statuses; empty for all */
            appUserStatuses?: components["schemas"]["AppUserStatusFilter"][] | null;
            /** @description Only accounts of these types; empty for all */
            appUserTypes?: components["schemas"]["AppUserType"][] | null;
        };
        AccessReviewInclusionScopeInput: {
            /** @description Only accounts with one of these statuses; empty for all */
            appUserStatuses?: components["schemas"]["AppUserStatusFilter"][] | null;
            /** @description Only accounts of these types; empty for all */
            appUserTypes?: components["schemas"]["AppUserType"][] | null;
            /** @description Only people with one of these managers */
            managerIds?: string[] | null;
            /** @description Accepted values by name of a profile attribute; every attribute must match */
            multiUserProfileAttributes?: {
                [key: string]: components["schemas"]["IncludedUserAttributeValuesInput"];
            } | null;
            /** @description Only accounts that belong to nobody */
            noAccountOwners?: boolean | null;
            /** @description Only these people; empty for all */
            userIds?: string[] | null;
            /** @description Only people with one of these statuses; empty for all */
            userStatuses?: components["schemas"]["InclusionUserStatus"][] | null;
        };
        AccessReviewExclusionScopeInput: {
            /** @description Only accounts with one of these statuses; empty for all */
            appUserStatuses?: components["schemas"]["AppUserStatusFilter"][] | null;
            /** @description Only accounts of these types; empty for all */
            appUserTypes?: components["schemas"]["AppUserType"][] | null;
        };
        SingleAppSetupInput: {
            /** @description Id of the app to review */
            appId: string;
        };
        MultiAppSetupInput: {
            /** @description Keyed by app id */
            appEntitlements?: {
                [key: string]: components["schemas"]["MultiAppEntitlementInput"];
            } | null;
            /** @description Keyed by app id */
            appEntitlementDetails?: {
                [key: string]: components["schemas"]["EntitlementToDetailsInput"];
            } | null;
        };
        MultiAppEntitlementInput: {
            /** @description Id of the app; the key of the entry */
            appId: string;
            /** @description Ids of its entitlements to review */
            entitlementIds?: string[] | null;
        };
        EntitlementToDetailsInput: {
            /** @description Keyed by entitlement id */
            entitlementDetails?: {
                [key: string]: components["schemas"]["CampaignEntitlementDetailsInput"];
            } | null;
        };
        CampaignEntitlementDetailsInput: {
            /** @description Id of the app */
            appId: string;
            /** @description Id of the entitlement */
            entitlementId: string;
            /** @description Id of the policy the entitlement is reviewed by; empty for that of the campaign */
            policyId?: string | null;
        };
        AccessReviewServiceUpdateResponse: {
            /** @description The campaign */
            accessReview: components["schemas"]["AccessReviewView"];
            /** @description The related objects */
            expanded: components["schemas"]["RelatedObject"][];
        };
        AccessReviewServiceActionRequest: {
            /** @description What to return in `expanded` */
            expandMask?: components["schemas"]["AccessReviewExpandMask"] | null;
        };
        AccessReviewServiceActionResponse: {
            /** @description The campaign */
            accessReview: components["schemas"]["AccessReviewView"];
            /** @description The related objects */
            expanded: components["schemas"]["RelatedObject"][];
        };
        SearchAccessReviewsRequest: {
            /**
             * Format: int32
             * @description Rows per page, 10 to 100; by default 25
             */
            pageSize?: number | null;
            /** @description nextPageToken of the previous page */
            pageToken?: string | null;
            /** @description Part of the name */
            query?: string | null;
            /** @description Only campaigns of one of these owners */
            ownerIds?: string[] | null;
            /** @description Only campaigns in one of these states */
            states?: components["schemas"]["AccessReviewState"][] | null;
            /** @description What to return in `expanded` */
            expandMask?: components["schemas"]["ExpandMask"] | null;
        };
        ExpandMask: {
            /** @description Fields in snake_case, or `*` for all */
            paths?: string[] | null;
        };
        SearchAccessReviewsResponse: {
            /** @description The entries */
            list: components["schemas"]["FoundAccessReview"][];
            /** @description The related objects */
            expanded: components["schemas"]["RelatedObject"][];
            /** @description Empty on the last page */
            nextPageToken: string;
        };
        FoundAccessReview: {
            /** @description The campaign */
            accessReview: components["schemas"]["AccessReview"];
            /** @description Where `expanded` has the user who created it */
            createdByUserPath: string;
            /** @description Where `expanded` has the policy */
            policyPath: string;
            /** @description What the caller may do with it */
            objectPermissions: components["schemas"]["ActorObjectPermissions"];
            /** @description Up to three owners, by name */
            owners: components["schemas"]["FoundAccessReviewOwner"][];
            /**
             * Format: int32
             * @description Number of owners
             */
            ownerCount: number;
            /**
             * Format: int32
             * @description Number of tasks; 0 before the campaign is open
             */
            taskCount: number;
            /**
             * Format: int32
             * @description Number of tasks without an outcome
             */
            openCount: number;
            /**
             * Format: int32
             * @description Number of tasks decided by people
             */
            decidedCount: number;
            /**
             * Format: int32
             * @description How many of the decided tasks were denied
             */
            deniedCount: number;
            /**
             * Format: int32
             * @description How many things its owners should look at: what keeps a draft from being prepared, or `needsYou` of the summary
             */
            needsYouCount: number;
        };
        FoundAccessReviewOwner: {
            /** @description Its id */
            id: string;
            /** @description Its name */
            displayName: string;
        };
        CountAccessReviewsRequest: {
            /** @description Part of the name */
            query?: string | null;
            /** @description Only campaigns of one of these owners */
            ownerIds?: string[] | null;
        };
        CountAccessReviewsResponse: {
            /** @description States without campaigns are omitted */
            counts: components["schemas"]["AccessReviewStateCount"][];
        };
        AccessReviewStateCount: {
            /** @description State of the campaigns */
            state: components["schemas"]["AccessReviewState"] | string;
            /**
             * Format: int32
             * @description Number of campaigns in this state
             */
            count: number;
        };
    };
    responses: never;
    parameters: {
        /** @description Makes retries safe: for 24 hours, the same request with the same key returns the first reply */
        "Idempotency-Key": string;
        /** @description Id of the campaign */
        "path.access_review_id": string;
        /** @description ETag of the reply that the change is based on; the change is refused with 412 if the object has changed since */
        "If-Match": string;
        /** @description Id of the object */
        "path.id": string;
    };
    requestBodies: never;
    headers: {
        /** @description `true` on a replay */
        "Idempotent-Replayed": string;
        /** @description Version of the object */
        ETag: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    "svc.api.accessreview.v1.AccessReviewService.Create": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes retries safe: for 24 hours, the same request with the same key returns the first reply */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "displayName": "Finance apps, third quarter",
                 *       "description": "Direct access to the finance apps that nobody has reviewed for 90 days.",
                 *       "policyId": "2aPolicy0000000000000000001",
                 *       "ownerIds": [
                 *         "2aUser000000000000000000001"
                 *       ],
                 *       "scopeType": "ACCESS_REVIEW_SCOPE_TYPE_BY_ENTITLEMENTS",
                 *       "scopeV2": {
                 *         "specificResources": {},
                 *         "allUsers": {},
                 *         "accountCriteria": {
                 *           "accountTypes": [
                 *             "APP_USER_TYPE_USER"
                 *           ],
                 *           "appUserStatuses": [
                 *             "APP_USER_STATUS_ENABLED",
                 *             "APP_USER_STATUS_DISABLED"
                 *           ]
                 *         },
                 *         "grantsByCriteria": {
                 *           "daysSinceReviewed": "7776000s",
                 *           "sourceFilter": "GRANT_SOURCE_FILTER_DIRECT"
                 *         },
                 *         "principalTypeFilter": "PRINCIPAL_TYPE_FILTER_USERS"
                 *       },
                 *       "completionDate": "2030-09-30T17:00:00Z",
                 *       "notificationConfig": {
                 *         "sendKickoff": true,
                 *         "sendReminders": true,
                 *         "sendClose": true
                 *       },
                 *       "expandMask": {
                 *         "paths": [
                 *           "policy_id"
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["AccessReviewServiceCreateRequest"];
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
                    "application/json": components["schemas"]["AccessReviewServiceCreateResponse"];
                };
            };
        };
    };
    "svc.api.accessreview.v1.AccessReviewOwnerService.Get": {
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
                    "application/json": components["schemas"]["AccessReviewOwners"];
                };
            };
        };
    };
    "svc.api.accessreview.v1.AccessReviewOwnerService.Set": {
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
                 *       "userIds": [
                 *         "2aUser000000000000000000001"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["SetAccessReviewOwnersRequest"];
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
                    "application/json": components["schemas"]["AccessReviewOwners"];
                };
            };
        };
    };
    "svc.api.accessreview.v1.AccessReviewService.Get": {
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
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccessReviewServiceGetResponse"];
                };
            };
        };
    };
    "svc.api.accessreview.v1.AccessReviewService.Update": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes retries safe: for 24 hours, the same request with the same key returns the first reply */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                /** @description ETag of the reply that the change is based on; the change is refused with 412 if the object has changed since */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                /** @description Id of the object */
                id: components["parameters"]["path.id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "accessReview": {
                 *         "displayName": "Payroll, third quarter",
                 *         "reviewInstructions": "Deny access that the person has not needed since July.",
                 *         "singleApp": {
                 *           "appId": "2aApp0000000000000000000001"
                 *         },
                 *         "completionDate": "2030-10-31T17:00:00Z",
                 *         "autoCloseCampaign": true,
                 *         "autoCloseDecision": "CLOSE_DECISION_NO_ACTION",
                 *         "defaultView": "ACCESS_REVIEW_VIEW_TYPE_BY_USER"
                 *       },
                 *       "updateMask": "displayName,reviewInstructions,singleApp,completionDate,autoCloseCampaign,autoCloseDecision,defaultView"
                 *     }
                 */
                "application/json": components["schemas"]["AccessReviewServiceUpdateRequest"];
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
                    "application/json": components["schemas"]["AccessReviewServiceUpdateResponse"];
                };
            };
        };
    };
    "svc.api.accessreview.v1.AccessReviewService.Delete": {
        parameters: {
            query?: never;
            header?: {
                /** @description ETag of the reply that the change is based on; the change is refused with 412 if the object has changed since */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                /** @description Id of the object */
                id: components["parameters"]["path.id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
        };
    };
    "svc.api.accessreview.v1.AccessReviewService.Prepare": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes retries safe: for 24 hours, the same request with the same key returns the first reply */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                /** @description ETag of the reply that the change is based on; the change is refused with 412 if the object has changed since */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                /** @description Id of the object */
                id: components["parameters"]["path.id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "expandMask": {
                 *         "paths": [
                 *           "policy_id"
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["AccessReviewServiceActionRequest"];
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
                    "application/json": components["schemas"]["AccessReviewServiceActionResponse"];
                };
            };
        };
    };
    "svc.api.accessreview.v1.AccessReviewSearchService.Search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["SearchAccessReviewsRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchAccessReviewsResponse"];
                };
            };
        };
    };
    "svc.api.accessreview.v1.AccessReviewSearchService.CountByState": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["CountAccessReviewsRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CountAccessReviewsResponse"];
                };
            };
        };
    };
}
