// Generated from openapi.json and web/src/api/features.json. Edits are lost.

export interface paths {
    "/api/v1/my_reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the campaigns in which you review, by due date
         * @description Campaigns with a task that is or was assigned to you. Those without a due date come last.
         */
        get: operations["svc.api.accessreview.v1.ReviewerService.ListMyReviews"];
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
        /** @enum {string} */
        Done: "true" | "false";
        MyReviewList: {
            /** @description The entries */
            list: components["schemas"]["MyReviewSummary"][];
            /** @description Empty on the last page */
            nextPageToken: string;
        };
        MyReviewSummary: {
            /** @description Its id */
            id: string;
            /** @description Its name */
            displayName: string;
            /** @description Where the campaign is in its life */
            state: components["schemas"]["AccessReviewState"] | string;
            /**
             * Format: date-time
             * @description When the campaign is to be finished; absent without a date
             */
            dueAt?: string;
            /**
             * Format: date-time
             * @description When it was started
             */
            startedAt: string;
            /**
             * Format: date-time
             * @description When it was closed
             */
            closedAt?: string;
            /** @description How many tasks */
            counts: components["schemas"]["MyReviewCounts"];
            /** @description How you were found as reviewer */
            reasons: (components["schemas"]["AssignmentCode"] | string)[];
        };
        /** @enum {string} */
        AccessReviewState: "ACCESS_REVIEW_STATE_UNSPECIFIED" | "ACCESS_REVIEW_STATE_OPEN" | "ACCESS_REVIEW_STATE_CLOSED" | "ACCESS_REVIEW_STATE_PENDING" | "ACCESS_REVIEW_STATE_REVIEW" | "ACCESS_REVIEW_STATE_PREPARING" | "ACCESS_REVIEW_STATE_STARTING" | "ACCESS_REVIEW_STATE_DRAFT" | "ACCESS_REVIEW_STATE_DELETING" | "ACCESS_REVIEW_STATE_DELETED" | "ACCESS_REVIEW_STATE_RESETTING_POLICIES" | "ACCESS_REVIEW_STATE_COPYING_SETUP_ENTITLEMENTS" | "ACCESS_REVIEW_STATE_COPYING_RESOURCE_TYPE_SELECTIONS";
        MyReviewCounts: {
            /**
             * Format: int32
             * @description Tasks that are assigned to you or that you have answered
             */
            all: number;
            /**
             * Format: int32
             * @description Open tasks for which you have chosen nothing yet
             */
            left: number;
            /**
             * Format: int32
             * @description Open tasks for which you have chosen a decision and not submitted it
             */
            staged: number;
            /**
             * Format: int32
             * @description Answers that you have submitted
             */
            answered: number;
        };
        /** @enum {string} */
        AssignmentCode: "NOBODY" | "USER_NAMED" | "MANAGER" | "APP_OWNER" | "ENTITLEMENT_OWNER" | "RESOURCE_OWNER" | "HOLDER_OWNER" | "GROUP_MEMBER" | "ACCOUNT_OWNER" | "EXPRESSION" | "WEBHOOK" | "FALLBACK_USER" | "FALLBACK_GROUP" | "CAMPAIGN_OWNER" | "SUPER_ADMINISTRATOR" | "REASSIGNED" | "ESCALATED";
    };
    responses: never;
    parameters: {
        /** @description Rows per page, 10 to 100; by default 25 */
        pageSize: number;
        /** @description nextPageToken of the previous page */
        pageToken: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    "svc.api.accessreview.v1.ReviewerService.ListMyReviews": {
        parameters: {
            query?: {
                /** @description Rows per page, 10 to 100; by default 25 */
                page_size?: components["parameters"]["pageSize"];
                /** @description nextPageToken of the previous page */
                page_token?: components["parameters"]["pageToken"];
                /** @description Closed campaigns, instead of those that are open */
                done?: components["schemas"]["Done"];
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
                    "application/json": components["schemas"]["MyReviewList"];
                };
            };
        };
    };
}
