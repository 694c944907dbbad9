// Generated from openapi.json and web/src/api/features.json. Edits are lost.

export interface paths {
    "/api/v1/policies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a review policy
         * @description Only policies of type `POLICY_TYPE_CERTIFY` are supported.
         */
        post: operations["svc.api.policy.v1.Policies.Create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/policies/validate/cel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check a CEL expression of a policy
         * @description For the condition of a rule or a wait, or for the people who decide a step. Answers 200 with each problem and its position. No problems: the expression is valid.
         */
        post: operations["svc.api.policy.v1.PolicyValidate.ValidateCEL"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/policies/validate/item": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Try a policy on a grant
         * @description Says which rule of the policy applies to this access as it is now, which steps follow, and who would review it in each of them. In a campaign its owners come before the Super Administrators when nobody else is found. Changes nothing.
         */
        post: operations["svc.api.policy.v1.PolicyValidate.Try"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/policies/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a policy
         * @description Answers 404 for one that was deleted.
         */
        get: operations["svc.api.policy.v1.Policies.Get"];
        put?: never;
        /**
         * Change a review policy
         * @description Existing tasks keep the policy as it was when they were created. Only `postActions` of a built-in policy can be changed.
         */
        post: operations["svc.api.policy.v1.Policies.Update"];
        /**
         * Delete a policy
         * @description Refused while apps, entitlements, campaigns that are not closed or the escalations of other policies refer to it.
         */
        delete: operations["svc.api.policy.v1.Policies.Delete"];
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
    "/api/v1/search/policies/uses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Count the uses of policies
         * @description A policy that something uses cannot be deleted.
         */
        post: operations["svc.api.policy.v1.PolicySearch.CountUses"];
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
        CreatePolicyRequest: {
            /** @description Must be empty: a policy cannot be based on another */
            baselinePolicyId?: string | null;
            /** @description Older form of the scope: which accounts */
            scope?: {
                [key: string]: unknown;
            } | null;
            /** @description Its name */
            displayName: string;
            /** @description What it is */
            description?: string | null;
            /** @description The key `certify` has the steps of a review; rules refer to the other keys */
            policySteps?: {
                [key: string]: components["schemas"]["PolicyStepsInput"];
            } | null;
            /** @description The first rule whose condition is true selects the steps */
            rules?: components["schemas"]["RuleInput"][] | null;
            /** @description What happens after a decision */
            postActions?: components["schemas"]["PolicyPostActionsInput"][] | null;
            /** @description Gives tasks to the delegate of a reviewer who has one */
            reassignTasksToDelegates?: boolean | null;
            /** @description Up to 16 labels; an update keeps absent keys and removes empty values */
            annotations?: {
                [key: string]: string;
            } | null;
            /** @description What the policy is for; only `POLICY_TYPE_CERTIFY`, a review, can be created */
            policyType?: components["schemas"]["PolicyType"] | null;
        };
        PolicyStepsInput: {
            /** @description The steps, in order */
            steps?: components["schemas"]["PolicyStepInput"][] | null;
        };
        /** @description Exactly one of approval, accept, reject, wait is set */
        PolicyStepInput: {
            /** @description Somebody approves or denies */
            approval?: components["schemas"]["ApprovalInput"] | null;
            /** @description Approves by itself */
            accept?: components["schemas"]["AcceptInput"] | null;
            /** @description Denies by itself */
            reject?: components["schemas"]["RejectInput"] | null;
            /** @description Waits before the next step */
            wait?: components["schemas"]["WaitInput"] | null;
            /** @description Provisioning: not supported; requests that set it are refused */
            provision?: {
                [key: string]: unknown;
            } | null;
            /** @description A form: not supported; requests that set it are refused */
            form?: {
                [key: string]: unknown;
            } | null;
            /** @description An action: not supported; requests that set it are refused */
            action?: {
                [key: string]: unknown;
            } | null;
        };
        /** @description Exactly one of users, manager, appOwners, group, self, entitlementOwners, expression, resourceOwners, webhook, agent is set */
        ApprovalInput: {
            /** @description The people named here decide */
            users?: components["schemas"]["UserApprovalInput"] | null;
            /** @description The manager of the person decides */
            manager?: components["schemas"]["ManagerApprovalInput"] | null;
            /** @description The owners of the app decide */
            appOwners?: components["schemas"]["AppOwnerApprovalInput"] | null;
            /** @description The holders of an entitlement decide */
            group?: components["schemas"]["AppGroupApprovalInput"] | null;
            /** @description The person decides on their own access */
            self?: components["schemas"]["SelfApprovalInput"] | null;
            /** @description The owners of the entitlement decide */
            entitlementOwners?: components["schemas"]["EntitlementOwnerApprovalInput"] | null;
            /** @description The people that an expression returns decide */
            expression?: components["schemas"]["ExpressionApprovalInput"] | null;
            /** @description The owners of the resource decide */
            resourceOwners?: components["schemas"]["ResourceOwnerApprovalInput"] | null;
            /** @description By a webhook */
            webhook?: components["schemas"]["WebhookApprovalInput"] | null;
            /** @description Approval by agent: not supported; requests that set it are refused */
            agent?: {
                [key: string]: unknown;
            } | null;
            /** @description Tasks may go to a delegate */
            allowDelegation?: boolean | null;
            /** @description Tasks may be passed on */
            allowReassignment?: boolean | null;
            /** @description Ids of the users that tasks may be passed to; empty for all */
            allowedReassignees?: string[] | null;
            /** @description Set by the server */
            assigned?: boolean | null;
            /** @description What happens when nobody decides in time */
            escalation?: components["schemas"]["EscalationInput"] | null;
            /** @description Whether the escalation applies */
            escalationEnabled?: boolean | null;
            /** @description An approval needs a reason */
            requireApprovalReason?: boolean | null;
            /** @description A denial needs a reason */
            requireDenialReason?: boolean | null;
            /** @description Passing on a task needs a reason */
            requireReassignmentReason?: boolean | null;
            /** @description Id of the provider that confirms who decides; empty for none */
            requiresStepUpProviderId?: string | null;
        };
        UserApprovalInput: {
            /** @description People may decide on their own access */
            allowSelfApproval?: boolean | null;
            /** @description Nobody who decided an earlier step may decide */
            requireDistinctApprovers?: boolean | null;
            /** @description Ids of the people who decide */
            userIds?: string[] | null;
        };
        ManagerApprovalInput: {
            /** @description People may decide on their own access */
            allowSelfApproval?: boolean | null;
            /** @description Nobody who decided an earlier step may decide */
            requireDistinctApprovers?: boolean | null;
            /** @description Whether there is a fallback */
            fallback?: boolean | null;
            /** @description Users asked as a fallback */
            fallbackUserIds?: string[] | null;
            /** @description Entitlements whose holders are the fallback */
            fallbackGroupIds?: components["schemas"]["AppEntitlementReferenceInput"][] | null;
            /** @description Asks the holders of fallbackGroupIds */
            isGroupFallbackEnabled?: boolean | null;
            /** @description Set by the server */
            assignedUserIds?: string[] | null;
        };
        AppEntitlementReferenceInput: {
            /** @description Id of the entitlement */
            appEntitlementId: string;
            /** @description Id of the app */
            appId: string;
        };
        AppOwnerApprovalInput: {
            /** @description People may decide on their own access */
            allowSelfApproval?: boolean | null;
            /** @description Nobody who decided an earlier step may decide */
            requireDistinctApprovers?: boolean | null;
        };
        AppGroupApprovalInput: {
            /** @description People may decide on their own access */
            allowSelfApproval?: boolean | null;
            /** @description Nobody who decided an earlier step may decide */
            requireDistinctApprovers?: boolean | null;
            /** @description Whether there is a fallback */
            fallback?: boolean | null;
            /** @description Users asked as a fallback */
            fallbackUserIds?: string[] | null;
            /** @description Entitlements whose holders are the fallback */
            fallbackGroupIds?: components["schemas"]["AppEntitlementReferenceInput"][] | null;
            /** @description Asks the holders of fallbackGroupIds */
            isGroupFallbackEnabled?: boolean | null;
            /** @description Id of the entitlement whose holders are asked */
            appGroupId?: string | null;
            /** @description Id of the app */
            appId?: string | null;
        };
        SelfApprovalInput: {
            /** @description Whether there is a fallback */
            fallback?: boolean | null;
            /** @description Users asked as a fallback */
            fallbackUserIds?: string[] | null;
            /** @description Entitlements whose holders are the fallback */
            fallbackGroupIds?: components["schemas"]["AppEntitlementReferenceInput"][] | null;
            /** @description Asks the holders of fallbackGroupIds */
            isGroupFallbackEnabled?: boolean | null;
            /** @description Set by the server */
            assignedUserIds?: string[] | null;
        };
        EntitlementOwnerApprovalInput: {
            /** @description People may decide on their own access */
            allowSelfApproval?: boolean | null;
            /** @description Nobody who decided an earlier step may decide */
            requireDistinctApprovers?: boolean | null;
            /** @description Whether there is a fallback */
            fallback?: boolean | null;
            /** @description Users asked as a fallback */
            fallbackUserIds?: string[] | null;
            /** @description Entitlements whose holders are the fallback */
            fallbackGroupIds?: components["schemas"]["AppEntitlementReferenceInput"][] | null;
            /** @description Asks the holders of fallbackGroupIds */
            isGroupFallbackEnabled?: boolean | null;
        };
        ExpressionApprovalInput: {
            /** @description People may decide on their own access */
            allowSelfApproval?: boolean | null;
            /** @description Nobody who decided an earlier step may decide */
            requireDistinctApprovers?: boolean | null;
            /** @description Whether there is a fallback */
            fallback?: boolean | null;
            /** @description Users asked as a fallback */
            fallbackUserIds?: string[] | null;
            /** @description Entitlements whose holders are the fallback */
            fallbackGroupIds?: components["schemas"]["AppEntitlementReferenceInput"][] | null;
            /** @description Asks the holders of fallbackGroupIds */
            isGroupFallbackEnabled?: boolean | null;
            /** @description Set by the server */
            assignedUserIds?: string[] | null;
            /** @description Evaluated in order; the first that returns people is used */
            expressions?: string[] | null;
        };
        ResourceOwnerApprovalInput: {
            /** @description People may decide on their own access */
            allowSelfApproval?: boolean | null;
            /** @description Nobody who decided an earlier step may decide */
            requireDistinctApprovers?: boolean | null;
            /** @description Whether there is a fallback */
            fallback?: boolean | null;
            /** @description Users asked as a fallback */
            fallbackUserIds?: string[] | null;
            /** @description Entitlements whose holders are the fallback */
            fallbackGroupIds?: components["schemas"]["AppEntitlementReferenceInput"][] | null;
            /** @description Asks the holders of fallbackGroupIds */
            isGroupFallbackEnabled?: boolean | null;
        };
        WebhookApprovalInput: {
            /** @description Id of the webhook */
            webhookId: string;
        };
        EscalationInput: {
            /** @description Continues with another policy */
            replacePolicy?: components["schemas"]["ReplacePolicyInput"] | null;
            /** @description Gives the task to others */
            reassignToApprovers?: components["schemas"]["ReassignToApproversInput"] | null;
            /** @description Ends without a decision */
            cancelTicket?: Record<string, never> | null;
            /** @description Continues with the next step */
            skipStep?: Record<string, never> | null;
            /** @description Comment on the escalation */
            escalationComment?: string | null;
            /**
             * Format: int64
             * @description After how many seconds
             */
            expiration?: string | null;
        };
        ReplacePolicyInput: {
            /** @description Id of a review policy */
            policyId: string;
        };
        ReassignToApproversInput: {
            /** @description Ids of the users who get the task */
            approverIds?: string[] | null;
        };
        AcceptInput: {
            /** @description Comment on the approval */
            acceptMessage?: string | null;
        };
        RejectInput: {
            /** @description Comment on the denial */
            rejectMessage?: string | null;
        };
        /** @description Exactly one of condition, duration, untilTime is set */
        WaitInput: {
            /** @description Until an expression is true */
            condition?: components["schemas"]["WaitConditionInput"] | null;
            /** @description For a time */
            duration?: components["schemas"]["WaitDurationInput"] | null;
            /** @description Until a time of the day */
            untilTime?: components["schemas"]["WaitUntilTimeInput"] | null;
            /** @description Comment when the wait begins */
            commentOnFirstWait?: string | null;
            /** @description Comment when the wait ends without its condition */
            commentOnTimeout?: string | null;
            /** @description Name of the step */
            name?: string | null;
            /**
             * @description Longest time to wait
             * @example 86400s
             */
            timeoutDuration?: string | null;
        };
        WaitConditionInput: {
            /** @description In the Common Expression Language */
            condition?: string | null;
        };
        WaitDurationInput: {
            /**
             * @description How long
             * @example 86400s
             */
            duration?: string | null;
        };
        WaitUntilTimeInput: {
            /**
             * Format: int32
             * @description Hour of the day
             */
            hours?: number | null;
            /**
             * Format: int32
             * @description Minute of the hour
             */
            minutes?: number | null;
            /** @description Time zone, such as `Europe/Berlin`; empty for UTC */
            timezone?: string | null;
        };
        RuleInput: {
            /** @description In the Common Expression Language */
            condition?: string | null;
            /** @description A key of policySteps */
            policyKey?: string | null;
        };
        PolicyPostActionsInput: {
            /** @description Revoke denied access as soon as the task is closed */
            certifyRemediateImmediately?: boolean | null;
        };
        /** @enum {string} */
        PolicyType: "POLICY_TYPE_UNSPECIFIED" | "POLICY_TYPE_GRANT" | "POLICY_TYPE_REVOKE" | "POLICY_TYPE_CERTIFY" | "POLICY_TYPE_ACCESS_REQUEST" | "POLICY_TYPE_PROVISION";
        PolicyReply: {
            /** @description The policy */
            policy: components["schemas"]["Policy"];
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
        ValidateCelRequest: {
            /** @description The expression to check */
            text?: string | null;
            /** @description What the expression is for: a condition, true or false, or the people who decide. Omitted: a condition */
            use?: components["schemas"]["PolicyExpressionUse"] | null;
        };
        /** @enum {string} */
        PolicyExpressionUse: "CONDITION" | "APPROVERS";
        ValidateCelReply: {
            /** @description Empty if the expression is valid */
            markers: components["schemas"]["EditorMarker"][];
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
        TryPolicyRequest: {
            /** @description The key `certify` has the steps of a review; rules refer to the other keys */
            policySteps: {
                [key: string]: components["schemas"]["PolicyStepsInput"];
            };
            /** @description The first rule whose condition is true selects the steps */
            rules?: components["schemas"]["RuleInput"][] | null;
            /** @description Id of the app */
            appId: string;
            /** @description Id of the entitlement */
            appEntitlementId: string;
            /** @description Id of the account */
            appUserId: string;
        };
        TryPolicyResponse: {
            /**
             * Format: int32
             * @description The rule whose condition is true, counted from 0; -1 if there is none
             */
            ruleIndex: number;
            /** @description The key of the steps that apply; empty if a rule failed */
            policyKey: string;
            /** @description Why a rule failed; the owners of the campaign would then decide. Else empty */
            problem: string;
            /** @description The steps that apply, in order */
            steps: components["schemas"]["PolicyTrialStep"][];
        };
        PolicyTrialStep: {
            /** @description What the step does */
            kind: components["schemas"]["PolicyTrialStepKind"] | string;
            /** @description Any one of them may decide; empty for a step that asks nobody */
            reviewers: components["schemas"]["PolicyTrialReviewer"][];
            /** @description How the reviewers were found */
            code: components["schemas"]["AssignmentCode"] | string;
            /** @description Why they are not those that the step names; NONE if they are */
            because: components["schemas"]["AssignmentBecause"] | string;
            /** @description Why an expression of the step failed; else empty */
            problem: string;
        };
        /** @enum {string} */
        PolicyTrialStepKind: "APPROVAL" | "ACCEPT" | "REJECT" | "WAIT";
        PolicyTrialReviewer: {
            /** @description Id of the user */
            userId: string;
            /** @description Its name */
            displayName: string;
            /** @description Whom the person stands in for; else empty */
            onBehalfOfUserId: string;
        };
        /** @enum {string} */
        AssignmentCode: "NOBODY" | "USER_NAMED" | "MANAGER" | "APP_OWNER" | "ENTITLEMENT_OWNER" | "RESOURCE_OWNER" | "HOLDER_OWNER" | "GROUP_MEMBER" | "ACCOUNT_OWNER" | "EXPRESSION" | "WEBHOOK" | "FALLBACK_USER" | "FALLBACK_GROUP" | "CAMPAIGN_OWNER" | "SUPER_ADMINISTRATOR" | "REASSIGNED" | "ESCALATED";
        /** @enum {string} */
        AssignmentBecause: "NONE" | "NO_SUBJECT" | "NOT_FOUND" | "NOT_ACTIVE" | "ONLY_SUBJECT" | "NOT_DISTINCT" | "GROUP_TOO_LARGE" | "EXPRESSION_EMPTY" | "EXPRESSION_FAILED" | "RULE_FAILED" | "WEBHOOK_FAILED" | "REVIEWER_DISABLED";
        UpdatePolicyRequest: {
            /** @description The policy */
            policy?: components["schemas"]["PolicyInput"] | null;
            /** @description Fields to change, separated by commas; by default, all fields in the request */
            updateMask?: string | {
                /** @description Fields in snake_case, or `*` for all */
                paths?: string[] | null;
            } | null;
        };
        PolicyInput: {
            /** @description Must be empty: a policy cannot be based on another */
            baselinePolicyId?: string | null;
            /** @description Older form of the scope: which accounts */
            scope?: {
                [key: string]: unknown;
            } | null;
            /** @description Its id */
            readonly id?: string | null;
            /** @description Its name */
            displayName?: string | null;
            /** @description What it is */
            description?: string | null;
            /** @description The key `certify` has the steps of a review; rules refer to the other keys */
            policySteps?: {
                [key: string]: components["schemas"]["PolicyStepsInput"];
            } | null;
            /** @description The first rule whose condition is true selects the steps */
            rules?: components["schemas"]["RuleInput"][] | null;
            /** @description What happens after a decision */
            postActions?: components["schemas"]["PolicyPostActionsInput"][] | null;
            /** @description Gives tasks to the delegate of a reviewer who has one */
            reassignTasksToDelegates?: boolean | null;
            /** @description Up to 16 labels; an update keeps absent keys and removes empty values */
            annotations?: {
                [key: string]: string;
            } | null;
            /** @description What the policy is for; only `POLICY_TYPE_CERTIFY`, a review, can be created */
            readonly policyType?: components["schemas"]["PolicyType"] | null;
            /** @description Exists in every tenant; only its postActions can be changed */
            readonly systemBuiltin?: boolean | null;
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
        AppEntitlementRefInput: {
            /** @description Id of the app */
            appId: string;
            /** @description Its id */
            id: string;
        };
        /** @enum {string} */
        AppEntitlementPurpose: "APP_ENTITLEMENT_PURPOSE_VALUE_UNSPECIFIED" | "APP_ENTITLEMENT_PURPOSE_VALUE_ASSIGNMENT" | "APP_ENTITLEMENT_PURPOSE_VALUE_PERMISSION" | "APP_ENTITLEMENT_PURPOSE_VALUE_OWNERSHIP";
        ExpandMask: {
            /** @description Fields in snake_case, or `*` for all */
            paths?: string[] | null;
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
        /** @enum {string} */
        AppUserType: "APP_USER_TYPE_UNSPECIFIED" | "APP_USER_TYPE_USER" | "APP_USER_TYPE_SERVICE_ACCOUNT" | "APP_USER_TYPE_SYSTEM_ACCOUNT";
        AppUserStatus: {
            /** @description The status */
            status: components["schemas"]["AppUserStatusStatus"] | string;
            /** @description Status as reported by the app, such as locked */
            details: string;
        };
        /** @enum {string} */
        AppUserStatusStatus: "STATUS_UNSPECIFIED" | "STATUS_ENABLED" | "STATUS_DISABLED" | "STATUS_DELETED";
        AppEntitlementRef: {
            /** @description Id of the app */
            appId: string;
            /** @description Its id */
            id: string;
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
        PolicyRef: {
            /** @description Its id */
            id: string;
        };
        PolicyList: {
            /** @description The entries */
            list: components["schemas"]["Policy"][];
            /** @description Empty on the last page */
            nextPageToken: string;
        };
        CountPolicyUsesRequest: {
            /** @description Of these policies */
            policyIds: string[];
        };
        CountPolicyUsesResponse: {
            /** @description For each of the policies that exist */
            uses: components["schemas"]["PolicyUses"][];
        };
        PolicyUses: {
            /** @description Id of a review policy */
            policyId: string;
            /**
             * Format: int32
             * @description Campaigns that are not closed and review by it
             */
            campaignCount: number;
            /**
             * Format: int32
             * @description Apps that refer to it
             */
            appCount: number;
            /**
             * Format: int32
             * @description Entitlements that refer to it
             */
            entitlementCount: number;
            /**
             * Format: int32
             * @description Other policies whose escalations continue with it
             */
            policyCount: number;
        };
    };
    responses: never;
    parameters: {
        /** @description Makes retries safe: for 24 hours, the same request with the same key returns the first reply */
        "Idempotency-Key": string;
        /** @description Id of the object */
        "path.id": string;
        /** @description ETag of the reply that the change is based on; the change is refused with 412 if the object has changed since */
        "If-Match": string;
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
    "svc.api.policy.v1.Policies.Create": {
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
                "application/json": components["schemas"]["CreatePolicyRequest"];
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
                    "application/json": components["schemas"]["PolicyReply"];
                };
            };
        };
    };
    "svc.api.policy.v1.PolicyValidate.ValidateCEL": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ValidateCelRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidateCelReply"];
                };
            };
        };
    };
    "svc.api.policy.v1.PolicyValidate.Try": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TryPolicyRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TryPolicyResponse"];
                };
            };
        };
    };
    "svc.api.policy.v1.Policies.Get": {
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
                    "application/json": components["schemas"]["PolicyReply"];
                };
            };
        };
    };
    "svc.api.policy.v1.Policies.Update": {
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
                "application/json": components["schemas"]["UpdatePolicyRequest"];
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
                    "application/json": components["schemas"]["PolicyReply"];
                };
            };
        };
    };
    "svc.api.policy.v1.Policies.Delete": {
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
    "svc.api.policy.v1.PolicySearch.CountUses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CountPolicyUsesRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CountPolicyUsesResponse"];
                };
            };
        };
    };
}
