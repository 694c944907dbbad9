// Generated from openapi.json and web/src/api/features.json. Edits are lost.

export interface paths {
    "/api/v1/access_review/{id}/pending_decisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Choose decisions, without submitting them
         * @description Sets, changes and takes back your pending decisions, up to 10000 in one call. They have no effect until you submit them, and the last choice counts. An entry that cannot be done is listed in `refused` and the others are done; if the form of an entry is wrong, nothing is done. The body may have up to 16 MiB.
         */
        post: operations["svc.api.accessreview.v1.PendingDecisionService.Set"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/access_review/{id}/pending_decisions/by_filter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Choose the same decision for all of your open tasks that a filter selects
         * @description Does the same as choosing for each of them, for the first 10000 of them by number; `remainingCount` tells how many are left for the next call, which goes on after `lastNumericId`. If the filter selects another number of tasks than `expectedCount`, nothing is done and the error names the number. The record of each decision says that it was chosen by filter.
         */
        post: operations["svc.api.accessreview.v1.PendingDecisionService.SetByFilter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/access_review/{id}/submissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the submissions of a campaign, newest first
         * @description The submission log: who submitted how many decisions, and how many of them were accepted. Reviewers see their own submissions; owners of the campaign, administrators and auditors see all.
         */
        get: operations["svc.api.accessreview.v1.SubmissionService.List"];
        put?: never;
        /**
         * Submit your pending decisions
         * @description Makes your pending decisions count: all of them in this campaign, or those of the tasks you name. Up to 10000 are applied before the reply; more are applied in the background, in parts, and the submission is in state APPLYING until then. A decision that came too late is refused, and `entries` says why. Afterwards none of them is pending. Where decisions are signed, they are locked instead, and the submission is in state AWAITING_SIGNATURE for 15 minutes: sign it, or cancel it.
         */
        post: operations["svc.api.accessreview.v1.SubmissionService.Create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/access_review/{id}/submissions/{submission_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a submission
         * @description Reviewers see their own submissions; owners of the campaign, administrators and auditors see all.
         */
        get: operations["svc.api.accessreview.v1.SubmissionService.Get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/access_review/{id}/submissions/{submission_id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a submission that waits for your signature
         * @description Nothing of it is applied, and its decisions are pending as before. A submission that is being applied cannot be cancelled any more.
         */
        post: operations["svc.api.accessreview.v1.SubmissionService.Cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/access_review/{id}/submissions/{submission_id}/entries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the entries of a submission
         * @description Every submitted decision in the order of task numbers, with the access it is about: accepted, refused and why, or still to be applied. These are the lines that decisionsDigest is computed from.
         */
        get: operations["svc.api.accessreview.v1.SubmissionService.ListEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/access_review/{id}/submissions/{submission_id}/sign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign a submission
         * @description Signs exactly the decisions that your submission locks, within 15 minutes after you made it. Only a person who is signed in can sign, not a credential. Where the campaign names a step-up provider, the first call answers `redirectUrl`: authenticate there, then repeat the call with the id of the transaction. Otherwise you must have signed in within the last 15 minutes. Then the decisions are applied as in any submission; where the campaign has a time-stamp authority, after it has stamped them.
         */
        post: operations["svc.api.accessreview.v1.SubmissionService.Sign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/access_review/{id}/submissions/{submission_id}/sign_in_link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mail yourself a link to sign in with and sign
         * @description For a submission that waits for your signature when your sign-in is too old for it. The mail leads to the page on which you sign; at most one is sent in a minute.
         */
        post: operations["svc.api.accessreview.v1.SubmissionService.SendSignInLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
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
    "/api/v1/my_reviews/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a campaign in which you review
         * @description What a reviewer needs to begin: instructions, due date, view, columns, signature and counts.
         */
        get: operations["svc.api.accessreview.v1.ReviewerService.GetMyReview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/my_reviews/{id}/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List changes that others made to your tasks
         * @description Decisions, reassignments and everything else that others did since a cursor to tasks that are or were assigned to you. A change may be listed twice.
         */
        get: operations["svc.api.accessreview.v1.ReviewerService.ListChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/my_reviews/{id}/outline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get the outline of your tasks in a campaign
         * @description Groups of a view and counts of each filter, for the tasks that the same request finds in `tasks/search`. Page tokens open that list at a group or at every 100th row.
         */
        post: operations["svc.api.accessreview.v1.ReviewerService.GetOutline"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/my_reviews/{id}/tasks/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search your tasks in a campaign
         * @description Open tasks that are assigned to you, or those that you have answered, in the order of a view. The order does not change while you decide; the unstructured view can be sorted by a column. Filters are combined with AND, the values of one filter with OR.
         */
        post: operations["svc.api.accessreview.v1.ReviewerService.SearchMyTasks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/my_reviews/{id}/visit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record that you opened a review
         * @description The owners of the campaign see when each reviewer last opened it, and who has not for a week. Enough once an hour: `seenAt` of the review says when it was last noted.
         */
        post: operations["svc.api.accessreview.v1.ReviewerService.NoteVisit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/step-up/transactions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a step-up transaction
         * @description One of yours, or anybody’s for those who may see step-up providers.
         */
        get: operations["svc.api.stepup.v1.StepUpTransactionService.Get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/task/audits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List what happened to a task
         * @description Answers, comments, reassignments and everything else, oldest first unless newestFirst is set.
         */
        post: operations["svc.api.task.v1.TaskAudit.List"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tasks/{task_id}/action/comment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Comment on a task
         * @description Adds a comment to the audit of the task. A comment is never an answer.
         */
        post: operations["svc.api.task.v1.TaskActionsService.Comment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tasks/{task_id}/action/reassign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reassign the current step of a task
         * @description Any one of the new people can answer. The step gets a new `policyStepId`, so answers to the one before are refused; its deadline stays. Reviewers can reassign where the policy allows it, owners and administrators always, with a comment.
         */
        post: operations["svc.api.task.v1.TaskActionsService.Reassign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tasks/{task_id}/reassignees": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search the people whom a task can be reassigned to
         * @description Names and addresses only: people who review cannot search the directory.
         */
        get: operations["svc.api.task.v1.TaskActionsService.ListReassignees"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tasks/{task_id}/why": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the facts about the access that a task is about
         * @description How the access came about, who else holds it, when it was last used and reviewed, and what these facts say. All of it is computed from access data and earlier reviews. Of a revoke task: what was known when the access was denied.
         */
        get: operations["svc.api.task.v1.TaskService.GetWhy"];
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
        SetPendingDecisionsRequest: {
            /** @description What to set, change or take back, one entry for each task */
            decisions: components["schemas"]["PendingDecisionInputInput"][];
        };
        PendingDecisionInputInput: {
            /** @description Id of the task */
            taskId: string;
            /** @description What the reviewer chose; UNSPECIFIED in a request takes a choice back */
            decision: components["schemas"]["ReviewDecision"];
            /** @description Why; some steps require it */
            comment?: string | null;
            /** @description policyStepId of the task as you saw it; required to approve. If the step is no longer the current one, the entry is refused */
            policyStepId?: string | null;
        };
        /** @enum {string} */
        ReviewDecision: "UNSPECIFIED" | "APPROVE" | "DENY";
        SetPendingDecisionsReply: {
            /**
             * Format: int32
             * @description Number of approvals
             */
            approvedCount: number;
            /**
             * Format: int32
             * @description Number of denials
             */
            deniedCount: number;
            /**
             * Format: int32
             * @description Number of entries with UNSPECIFIED, after which no choice is left
             */
            clearedCount: number;
            /** @description Entries that were not done; everything else was */
            refused: components["schemas"]["PendingDecisionRefusal"][];
        };
        PendingDecisionRefusal: {
            /**
             * Format: int32
             * @description Position of the entry in the request, from 0; with a filter, in the order of task numbers
             */
            index: number;
            /** @description The task as the request names it */
            taskId: string;
            /** @description Stable code of why it was not done */
            reason: components["schemas"]["RefusalReason"] | string;
            /** @description The same as a sentence */
            description: string;
        };
        /** @enum {string} */
        RefusalReason: "NOT_FOUND" | "TASK_NOT_ASSIGNED" | "SELF_REVIEW" | "STEP_CHANGED" | "TASK_CLOSED" | "ALREADY_DECIDED" | "REASON_REQUIRED" | "STEP_UP_REQUIRED" | "DECISIONS_LOCKED" | "DUPLICATE_ENTRY";
        SetPendingDecisionsByFilterRequest: {
            /** @description Which of your open tasks in the campaign */
            filter?: components["schemas"]["PendingDecisionFilter"] | null;
            /** @description What the reviewer chose; UNSPECIFIED in a request takes a choice back */
            decision: components["schemas"]["ReviewDecision"];
            /** @description Why, for all of them; some steps require it */
            comment?: string | null;
            /**
             * Format: int32
             * @description How many tasks the filter selects, as you saw it; with any other number nothing is done
             */
            expectedCount: number;
            /**
             * Format: int64
             * @description Only tasks with higher numbers
             */
            afterNumericId?: string | null;
            /** @description Return what the tasks had before. Then a call takes the first 2,000 tasks */
            withPrevious?: boolean | null;
        };
        /** @description Which of your open tasks; all of them without a filter */
        PendingDecisionFilter: {
            /** @description Tasks about these apps */
            appIds?: string[] | null;
            /** @description Tasks about access of these people */
            userIds?: string[] | null;
            /** @description Tasks about access of these accounts */
            appUserIds?: string[] | null;
            /** @description Tasks about these entitlements */
            entitlementIds?: string[] | null;
            /** @description Tasks about entitlements that belong to these resources */
            resourceIds?: string[] | null;
            /** @description Tasks about entitlements with these risk levels */
            riskLevelIds?: string[] | null;
            /** @description Tasks about entitlements with these compliance frameworks */
            complianceFrameworkIds?: string[] | null;
            /** @description Tasks about accounts of these types */
            accountTypes?: components["schemas"]["AppUserType"][] | null;
            /** @description Only tasks with a reason to look closer; these are found soon after the start */
            lookCloser?: boolean | null;
            /** @description Only tasks with one of these reasons to look closer */
            insightCodes?: components["schemas"]["LookCloserCode"][] | null;
            /** @description Only tasks whose step requires a reason to approve or to deny */
            needsReason?: boolean | null;
            /** @description Part of the entitlement name, or of a name or e-mail address of the account, person or holder */
            query?: string | null;
            /** @description Only tasks for which you have not chosen a decision yet */
            withoutPending?: boolean | null;
            /** @description Only tasks for which you have chosen a decision */
            withPending?: boolean | null;
        };
        /** @enum {string} */
        AppUserType: "APP_USER_TYPE_UNSPECIFIED" | "APP_USER_TYPE_USER" | "APP_USER_TYPE_SERVICE_ACCOUNT" | "APP_USER_TYPE_SYSTEM_ACCOUNT";
        /** @enum {string} */
        LookCloserCode: "CONFLICT" | "PERSON_LEFT" | "ACCOUNT_DISABLED" | "NO_OWNER" | "NEVER_USED" | "NOT_USED" | "FEW_PEERS" | "MOVED" | "NEW" | "OUTSIDE_DOMAIN" | "ENDS_SOON";
        SetPendingDecisionsByFilterReply: {
            /**
             * Format: int32
             * @description Number of approvals
             */
            approvedCount: number;
            /**
             * Format: int32
             * @description Number of denials
             */
            deniedCount: number;
            /**
             * Format: int32
             * @description Number of entries with UNSPECIFIED, after which no choice is left
             */
            clearedCount: number;
            /** @description Entries that were not done; everything else was */
            refused: components["schemas"]["PendingDecisionRefusal"][];
            /**
             * Format: int32
             * @description Tasks that the filter selects beyond those of this call; repeat the call for them
             */
            remainingCount: number;
            /** @description The highest number that this call looked at: send it as afterNumericId to go on */
            lastNumericId: string;
            /** @description With `withPrevious`: what each task had before, without those that were refused. Send it as `decisions` to take everything back */
            previous?: components["schemas"]["PendingDecisionInput"][];
        };
        PendingDecisionInput: {
            /** @description Id of the task */
            taskId: string;
            /** @description What the reviewer chose; UNSPECIFIED in a request takes a choice back */
            decision: components["schemas"]["ReviewDecision"] | string;
            /** @description Why; some steps require it */
            comment?: string;
            /** @description policyStepId of the task as you saw it; required to approve. If the step is no longer the current one, the entry is refused */
            policyStepId?: string;
        };
        SubmissionList: {
            /** @description The entries */
            list: components["schemas"]["Submission"][];
            /** @description Empty on the last page */
            nextPageToken: string;
        };
        Submission: {
            /** @description Its id */
            id: string;
            /** @description Id of the campaign */
            accessReviewId: string;
            /** @description Who submitted */
            userId: string;
            /** @description Name of the person; empty if nobody owns the account */
            userDisplayName: string;
            /** @description APPLYING: being applied; DONE: applied; AWAITING_SIGNATURE, TIMESTAMPING: not applied yet; EXPIRED, FAILED: ended without a decision */
            state: components["schemas"]["SubmissionState"] | string;
            /** @description BATCH: pending decisions; DIRECT: one task approved or denied at once */
            channel: components["schemas"]["SubmissionChannel"] | string;
            /** @description What the reviewer wrote about the submission as a whole */
            comment: string;
            /**
             * Format: date-time
             * @description When it was submitted
             */
            submittedAt: string;
            /**
             * Format: date-time
             * @description When it expires unless it is signed; absent if nothing is waited for
             */
            deadlineAt?: string;
            /**
             * Format: date-time
             * @description When it ended; absent before
             */
            finishedAt?: string;
            /**
             * Format: int32
             * @description Number of submitted decisions: those accepted and those refused, once it is done
             */
            submittedCount: number;
            /**
             * Format: int32
             * @description Number of accepted decisions
             */
            acceptedCount: number;
            /**
             * Format: int32
             * @description Number of approvals
             */
            approvedCount: number;
            /**
             * Format: int32
             * @description Number of denials
             */
            deniedCount: number;
            /**
             * Format: int32
             * @description Number of refused decisions
             */
            refusedCount: number;
            /** @description SHA-256, in hexadecimal, of all submitted decisions in the order of task numbers: for each the canonical JSON (RFC 8785) of comment, decision, itemId, numericId, policyStepId and taskId, and a line feed */
            decisionsDigest: string;
            /** @description What has to be signed or was; absent if the submission needs no signature */
            signature?: components["schemas"]["SubmissionSignature"];
        };
        /** @enum {string} */
        SubmissionState: "AWAITING_SIGNATURE" | "TIMESTAMPING" | "APPLYING" | "DONE" | "EXPIRED" | "FAILED";
        /** @enum {string} */
        SubmissionChannel: "BATCH" | "DIRECT";
        SubmissionSignature: {
            /** @description What the signature means: shown to the person who signs, and part of what is signed */
            meaning: string;
            /** @description The provider that the person has to authenticate with; empty for none */
            stepUpProviderId: string;
            /** @description The time-stamp authority that was asked; empty for none */
            tspUrl: string;
            /** @description The name that the person signed with; empty before */
            printedName: string;
            /**
             * Format: date-time
             * @description When it was signed; absent before
             */
            signedAt?: string;
            /**
             * Format: date-time
             * @description The time that the time-stamp authority gives; absent without a time stamp
             */
            stampedAt?: string;
            /** @description Why there is no time stamp; empty if nothing is wrong */
            problem: string;
        };
        CreateSubmissionRequest: {
            /** @description Tasks whose pending decisions are submitted; by default all of yours in the campaign */
            taskIds?: string[] | null;
            /**
             * Format: int32
             * @description How many decisions you expect to submit; with any other number nothing is submitted
             */
            expectedCount?: number | null;
            /** @description About the submission as a whole */
            comment?: string | null;
        };
        SubmissionReply: {
            /** @description The submission */
            submission: components["schemas"]["Submission"];
        };
        SubmissionEntryList: {
            /** @description The entries */
            list: components["schemas"]["SubmissionEntry"][];
            /** @description Empty on the last page */
            nextPageToken: string;
        };
        SubmissionEntry: {
            /** @description Id of the task */
            taskId: string;
            /**
             * Format: int64
             * @description Number of the task
             */
            numericId: string;
            /** @description The step that the decision was chosen for */
            policyStepId: string;
            /** @description What the reviewer chose; UNSPECIFIED in a request takes a choice back */
            decision: components["schemas"]["ReviewDecision"] | string;
            /** @description Why, as the reviewer wrote it */
            comment: string;
            /** @description ACCEPTED is a decision; REFUSED is none; LOCKED is still to be applied */
            result: components["schemas"]["SubmissionEntryResult"] | string;
            /** @description Why it was refused; empty otherwise */
            reason: string;
            /** @description The same as a sentence */
            description: string;
            /** @description The app of the access that was decided about, as the items of the campaign show it */
            app: components["schemas"]["AccessReviewItemRef"];
            /** @description The access that was decided about */
            entitlement: components["schemas"]["AccessReviewItemRef"];
            /** @description The person whose account holds it; absent if nobody owns the account */
            user?: components["schemas"]["AccessReviewItemRef"];
            /** @description The account that holds it; absent if a resource does */
            account?: components["schemas"]["AccessReviewItemRef"];
            /** @description The resource that holds it; absent if an account does */
            holder?: components["schemas"]["AccessReviewItemRef"];
        };
        /** @enum {string} */
        SubmissionEntryResult: "ACCEPTED" | "REFUSED" | "LOCKED";
        AccessReviewItemRef: {
            /** @description Its id */
            id: string;
            /** @description Its name */
            displayName: string;
        };
        SignSubmissionRequest: {
            /** @description decisionsDigest of the submission: what you sign */
            decisionsDigest: string;
            /** @description Your name as the directory has it; case and outer spaces do not matter */
            printedName: string;
            /** @description A verified step-up transaction of this submission; without one, redirectUrl tells where to authenticate */
            stepUpTransactionId?: string | null;
        };
        SignSubmissionReply: {
            /** @description The submission */
            submission: components["schemas"]["Submission"];
            /** @description Where to authenticate */
            redirectUrl: string;
        };
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
             * @description When it is overdue (setting removalDeadlineDays)
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
             * @description Pending approvals
             */
            approve: number;
            /**
             * Format: int32
             * @description Pending denials
             */
            deny: number;
            /**
             * Format: int32
             * @description Answers that you have submitted
             */
            answered: number;
            /**
             * Format: int32
             * @description How many of them are denials
             */
            denied: number;
        };
        /** @enum {string} */
        AssignmentCode: "NOBODY" | "USER_NAMED" | "MANAGER" | "APP_OWNER" | "ENTITLEMENT_OWNER" | "RESOURCE_OWNER" | "HOLDER_OWNER" | "GROUP_MEMBER" | "ACCOUNT_OWNER" | "EXPRESSION" | "WEBHOOK" | "FALLBACK_USER" | "FALLBACK_GROUP" | "CAMPAIGN_OWNER" | "SUPER_ADMINISTRATOR" | "REASSIGNED" | "ESCALATED";
        MyReviewReply: {
            /** @description The campaign as a reviewer sees it */
            review: components["schemas"]["MyReview"];
        };
        MyReview: {
            /** @description Its id */
            id: string;
            /** @description Its name */
            displayName: string;
            /** @description Where the campaign is in its life */
            state: components["schemas"]["AccessReviewState"] | string;
            /**
             * Format: date-time
             * @description When it is overdue (setting removalDeadlineDays)
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
            /** @description What it is */
            description: string;
            /** @description What the owners ask of reviewers, in Markdown */
            instructions: string;
            /**
             * Format: date-time
             * @description Time of the snapshot that items show
             */
            frozenAt: string;
            /** @description Who started the campaign; absent if its schedule did */
            startedBy?: components["schemas"]["MyReviewStarter"];
            /**
             * Format: date-time
             * @description When you last opened it, as far as that was noted; absent if never
             */
            seenAt?: string;
            /** @description Whether the campaign is being closed, so that nothing can be decided any more */
            isClosing: boolean;
            /** @description When denied access is removed: as soon as it is denied, at the close, or some at once and some at the close, as the policy of each task says */
            denialEffect: components["schemas"]["DenialEffect"] | string;
            /** @description The order in which tasks are shown at first */
            view: components["schemas"]["AccessReviewViewType"] | string;
            /** @description Columns of each view */
            columns: components["schemas"]["MyReviewColumns"][];
            /** @description Account attributes that reviewers may see, each of which can be a column */
            attributeKeys: string[];
            /** @description What signing asks for */
            signature: components["schemas"]["MyReviewSignature"];
        };
        MyReviewStarter: {
            /** @description Its id */
            id: string;
            /** @description Their name */
            displayName: string;
        };
        /** @enum {string} */
        DenialEffect: "AT_CLOSE" | "AT_ONCE" | "BY_POLICY";
        /** @enum {string} */
        AccessReviewViewType: "ACCESS_REVIEW_VIEW_TYPE_UNSPECIFIED" | "ACCESS_REVIEW_VIEW_TYPE_BY_APP" | "ACCESS_REVIEW_VIEW_TYPE_BY_USER" | "ACCESS_REVIEW_VIEW_TYPE_UNSTRUCTURED" | "ACCESS_REVIEW_VIEW_TYPE_BY_RESOURCE";
        MyReviewColumns: {
            /** @description The view */
            view: components["schemas"]["AccessReviewViewType"] | string;
            /** @description Its columns in display order */
            columns: components["schemas"]["AccessReviewTaskColumnRef"][];
        };
        /** @description Exactly one of builtin, appUserAttributeKey is set */
        AccessReviewTaskColumnRef: {
            /** @description A column that every campaign can show */
            builtin?: components["schemas"]["AccessReviewTaskColumn"] | string;
            /** @description Name of an account attribute */
            appUserAttributeKey?: string;
        };
        /** @enum {string} */
        AccessReviewTaskColumn: "ACCESS_REVIEW_TASK_COLUMN_UNSPECIFIED" | "ACCESS_REVIEW_TASK_COLUMN_VIEW_LINK" | "ACCESS_REVIEW_TASK_COLUMN_CURRENT_STATE" | "ACCESS_REVIEW_TASK_COLUMN_ACCOUNT" | "ACCESS_REVIEW_TASK_COLUMN_ACCOUNT_OWNER" | "ACCESS_REVIEW_TASK_COLUMN_ENTITLEMENT" | "ACCESS_REVIEW_TASK_COLUMN_ENTITLEMENT_DESCRIPTION" | "ACCESS_REVIEW_TASK_COLUMN_RESOURCE" | "ACCESS_REVIEW_TASK_COLUMN_RESOURCE_TYPE" | "ACCESS_REVIEW_TASK_COLUMN_INSIGHTS" | "ACCESS_REVIEW_TASK_COLUMN_RECOMMENDATION" | "ACCESS_REVIEW_TASK_COLUMN_ASSIGNED_TO" | "ACCESS_REVIEW_TASK_COLUMN_STATUS" | "ACCESS_REVIEW_TASK_COLUMN_APP" | "ACCESS_REVIEW_TASK_COLUMN_DUE" | "ACCESS_REVIEW_TASK_COLUMN_PROJECT" | "ACCESS_REVIEW_TASK_COLUMN_CREATED_ON" | "ACCESS_REVIEW_TASK_COLUMN_TASK_AGE" | "ACCESS_REVIEW_TASK_COLUMN_RESOLVED_ON" | "ACCESS_REVIEW_TASK_COLUMN_ENROLLMENT_STATUS" | "ACCESS_REVIEW_TASK_COLUMN_INHERITED_FROM" | "ACCESS_REVIEW_TASK_COLUMN_DEPARTMENT" | "ACCESS_REVIEW_TASK_COLUMN_JOB_TITLE" | "ACCESS_REVIEW_TASK_COLUMN_CREATED_BY" | "ACCESS_REVIEW_TASK_COLUMN_LAST_LOGIN" | "ACCESS_REVIEW_TASK_COLUMN_RESOURCE_PARENT" | "ACCESS_REVIEW_TASK_COLUMN_RESOURCE_CHILDREN" | "ACCESS_REVIEW_TASK_COLUMN_APP_USER_USERNAME" | "ACCESS_REVIEW_TASK_COLUMN_ACCESS_HOLDER_TYPE" | "ACCESS_REVIEW_TASK_COLUMN_RISK_LEVEL" | "ACCESS_REVIEW_TASK_COLUMN_COMPLIANCE_FRAMEWORK";
        MyReviewSignature: {
            /** @description Whether decisions must be signed */
            isRequired: boolean;
            /** @description What a signature means, as the signer reads it */
            meaning: string;
            /** @description Id of the provider that confirms who signs; empty for none */
            stepUpProviderId: string;
        };
        MyReviewChanges: {
            /** @description The entries */
            list: components["schemas"]["MyTaskChange"][];
            /** @description Send it as since the next time */
            cursor: string;
            /** @description Whether these are all changes; if not, load the list again */
            isComplete: boolean;
            /** @description Where the campaign is in its life */
            state: components["schemas"]["AccessReviewState"] | string;
            /** @description Whether the campaign is being closed, so that nothing can be decided any more */
            isClosing: boolean;
        };
        MyTaskChange: {
            /** @description Id of the task */
            taskId: string;
            /**
             * Format: int64
             * @description Number of the task
             */
            numericId: string;
            /** @description DECIDED, or what happened to the task */
            kind: string;
            /**
             * Format: date-time
             * @description When it happened
             */
            at: string;
            /** @description Who did it; empty if nobody did */
            userId: string;
            /** @description Name of the person; empty if nobody owns the account */
            userDisplayName: string;
            /** @description What they decided; UNSPECIFIED if it was no decision */
            decision: components["schemas"]["ReviewDecision"] | string;
            /** @description Whether the task is open and assigned to you now */
            isAssigned: boolean;
        };
        GetOutlineRequest: {
            /** @description Order of the tasks; by default that of the campaign */
            view?: components["schemas"]["AccessReviewViewType"] | null;
            /** @description Which of your tasks */
            filter?: components["schemas"]["PendingDecisionFilter"] | null;
            /** @description Only tasks for which you have chosen this decision */
            decision?: components["schemas"]["ReviewDecision"] | null;
            /** @description Tasks that you have answered, instead of those that are open */
            answered?: boolean | null;
            /** @description Order of the unstructured view; by default that of the items */
            sort?: components["schemas"]["MyTaskSort"] | null;
            /** @description Task whose row is wanted */
            taskId?: string | null;
        };
        MyTaskSort: {
            /** @description Column to sort by; the number of the task breaks ties */
            column: components["schemas"]["MyTaskSortColumn"];
            /** @description Largest or last first */
            descending?: boolean | null;
        };
        /** @enum {string} */
        MyTaskSortColumn: "ACCOUNT_OWNER" | "ACCOUNT" | "DEPARTMENT" | "JOB_TITLE" | "APP" | "ENTITLEMENT" | "RESOURCE" | "RISK_LEVEL" | "LAST_LOGIN";
        Outline: {
            /** @description The order of the tasks */
            view: components["schemas"]["AccessReviewViewType"] | string;
            /** @description How many tasks */
            counts: components["schemas"]["OutlineCounts"];
            /** @description Apps, people or resources in this order; none in the unstructured view */
            groups: components["schemas"]["OutlineGroup"][];
            /** @description In the view by resource: apps and resources that groups are inside and that are no groups themselves */
            parents: components["schemas"]["OutlineParent"][];
            /** @description Tasks by risk level */
            riskLevels: components["schemas"]["OutlineFilterCount"][];
            /** @description Tasks by compliance framework */
            complianceFrameworks: components["schemas"]["OutlineFilterCount"][];
            /** @description Tasks by type of account */
            accountTypes: components["schemas"]["OutlineFilterCount"][];
            /** @description Tasks by reason to look closer, the most frequent first */
            insightCodes: components["schemas"]["OutlineFilterCount"][];
            /** @description Where the list can be entered, every 100 rows */
            pages: components["schemas"]["OutlinePage"][];
            /**
             * Format: int32
             * @description How many rows come before the task in taskId; absent if the list does not have it
             */
            taskIndex?: number;
        };
        OutlineCounts: {
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
             * @description Pending approvals
             */
            approve: number;
            /**
             * Format: int32
             * @description Pending denials
             */
            deny: number;
            /**
             * Format: int32
             * @description Tasks with a reason to look closer
             */
            lookCloser: number;
            /**
             * Format: int32
             * @description Tasks whose step requires a reason to approve or to deny
             */
            needsReason: number;
        };
        OutlineGroup: {
            /** @description Id of the app, person or resource; empty for accounts of nobody and entitlements of apps */
            id: string;
            /** @description Its name */
            displayName: string;
            /** @description Names of the owners of an app; empty in other views */
            ownerDisplayNames: string[];
            /** @description In the view by resource: id of the group or entry of parents it is inside; else empty */
            parentId: string;
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
             * @description Pending denials
             */
            deny: number;
            /**
             * Format: int32
             * @description Tasks of the group that you have answered; they are not in the list unless the request asks for them
             */
            answered: number;
            /**
             * Format: int32
             * @description How many of them you have denied
             */
            denied: number;
            /** @description Opens the list at its first task */
            pageToken: string;
            /** @description Consecutive tasks of the group about one entitlement, or in the view by user about one app, in the order of the list */
            sections: components["schemas"]["OutlineSection"][];
        };
        OutlineSection: {
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
        };
        OutlineParent: {
            /** @description Its id */
            id: string;
            /** @description Name of the app or resource */
            displayName: string;
            /** @description Id of the group or entry of parents it is inside; empty for an app */
            parentId: string;
        };
        OutlineFilterCount: {
            /** @description Value to filter by */
            id: string;
            /** @description Its name */
            displayName: string;
            /**
             * Format: int32
             * @description Number of tasks
             */
            count: number;
        };
        OutlinePage: {
            /**
             * Format: int32
             * @description How many rows come before
             */
            index: number;
            /** @description Opens the list there */
            pageToken: string;
        };
        SearchMyTasksRequest: {
            /**
             * Format: int32
             * @description Rows per page, 10 to 100; by default 25
             */
            pageSize?: number | null;
            /** @description nextPageToken of the previous page */
            pageToken?: string | null;
            /** @description Order of the tasks; by default that of the campaign */
            view?: components["schemas"]["AccessReviewViewType"] | null;
            /** @description Which of your tasks */
            filter?: components["schemas"]["PendingDecisionFilter"] | null;
            /** @description Only tasks for which you have chosen this decision */
            decision?: components["schemas"]["ReviewDecision"] | null;
            /** @description Tasks that you have answered, instead of those that are open */
            answered?: boolean | null;
            /** @description Order of the unstructured view; by default that of the items */
            sort?: components["schemas"]["MyTaskSort"] | null;
        };
        MyTaskList: {
            /** @description The entries */
            list: components["schemas"]["MyTask"][];
            /** @description Empty on the last page */
            nextPageToken: string;
        };
        MyTask: {
            /** @description Id of the task */
            taskId: string;
            /**
             * Format: int64
             * @description Number of the task
             */
            numericId: string;
            /** @description The step that you answer; quote it when you decide */
            policyStepId: string;
            /**
             * Format: int32
             * @description Number of the current step, from 1
             */
            stepNumber: number;
            /**
             * Format: int32
             * @description Number of steps
             */
            stepCount: number;
            /**
             * Format: date-time
             * @description Since when it is at this step
             */
            stepSince: string;
            /** @description Whether an approval needs a comment */
            requireApprovalReason: boolean;
            /** @description Whether a denial needs a comment */
            requireDenialReason: boolean;
            /** @description Whether you may give it to somebody else: its policy lets reviewers, or you manage the campaign */
            mayReassign: boolean;
            /** @description Whether giving it to somebody else needs a comment */
            requireReassignmentReason: boolean;
            /** @description Who may answer the current step: the first three by name */
            reviewers: components["schemas"]["MyTaskReviewer"][];
            /**
             * Format: int32
             * @description How many people may answer the current step
             */
            reviewerCount: number;
            /** @description Whether it waits for your answer */
            isOpen: boolean;
            /** @description Outcome of a closed task; empty while it is open */
            outcome: string;
            /** @description What is reviewed */
            item: components["schemas"]["AccessReviewItem"];
            /** @description What the facts say, the most serious first */
            insights: components["schemas"]["TaskInsight"][];
            /** @description Where the facts point; UNSPECIFIED where they point nowhere. Nothing is decided by it */
            recommendation: components["schemas"]["InsightRecommendation"] | string;
            /** @description Whether its risk level has the rank of the tenant setting highRiskRank, or a higher one */
            isHighRisk: boolean;
            /** @description The same for tasks that are alike in what matters and need no closer look; else empty */
            alikeKey: string;
            /**
             * Format: date-time
             * @description Since when the access is gone; absent while somebody has it
             */
            accessGoneSince?: string;
            /** @description What you have chosen and not submitted */
            pending?: components["schemas"]["MyPendingDecision"];
            /** @description Your last answer */
            answer?: components["schemas"]["MyAnswer"];
        };
        MyTaskReviewer: {
            /** @description Its id */
            id: string;
            /** @description Their name */
            displayName: string;
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
        TaskInsight: {
            /** @description Stable code */
            code: string;
            /** @description The fact behind it */
            description: string;
            /** @description Whether it is a reason to look closer */
            isWarning: boolean;
        };
        /** @enum {string} */
        InsightRecommendation: "INSIGHT_RECOMMENDATION_UNSPECIFIED" | "INSIGHT_RECOMMENDATION_APPROVE" | "INSIGHT_RECOMMENDATION_DENY" | "INSIGHT_RECOMMENDATION_REVIEW";
        MyPendingDecision: {
            /** @description What the reviewer chose; UNSPECIFIED in a request takes a choice back */
            decision: components["schemas"]["ReviewDecision"] | string;
            /** @description Why, as you wrote it */
            comment: string;
            /**
             * Format: date-time
             * @description When it was last chosen
             */
            chosenAt: string;
            /** @description Whether a submission is submitting it */
            isLocked: boolean;
        };
        MyAnswer: {
            /** @description What the reviewer chose; UNSPECIFIED in a request takes a choice back */
            decision: components["schemas"]["ReviewDecision"] | string;
            /** @description Why, as you wrote it */
            comment: string;
            /**
             * Format: date-time
             * @description When it was decided
             */
            decidedAt: string;
        };
        StepUpTransactionReply: {
            /** @description The transaction */
            transaction: components["schemas"]["StepUpTransaction"];
        };
        StepUpTransaction: {
            /** @description Its id */
            id: string;
            /** @description Id of the step-up provider */
            providerId: string;
            /** @description Who has to authenticate */
            userId: string;
            /** @description PENDING: not completed yet; VERIFIED: the person authenticated as required; ERROR: they did not, see errorMessage */
            state: components["schemas"]["StepUpTransactionState"] | string;
            /** @description The task that is to be approved with it */
            approveTask?: components["schemas"]["StepUpTargetTask"];
            /** @description The submission that is to be signed with it */
            submission?: components["schemas"]["StepUpTargetSubmission"];
            /** @description It tests the provider */
            test?: Record<string, never>;
            /** @description What the provider says of the authentication: iss, sub, email, acr, acrs, amr, auth_time */
            claims: {
                [key: string]: unknown;
            };
            /** @description Why it failed; empty otherwise */
            errorMessage: string;
            /** @description Whether something was signed or approved with it; each can be used once */
            isUsed: boolean;
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
             * @description Until when it can be completed and used: 5 minutes after it began
             */
            expiresAt: string;
        };
        /** @enum {string} */
        StepUpTransactionState: "STEP_UP_TRANSACTION_STATE_UNSPECIFIED" | "STEP_UP_TRANSACTION_STATE_PENDING" | "STEP_UP_TRANSACTION_STATE_VERIFIED" | "STEP_UP_TRANSACTION_STATE_ERROR";
        StepUpTargetTask: {
            /** @description Id of the task */
            taskId: string;
            /** @description The step of the task that is to be approved */
            policyStepId: string;
        };
        StepUpTargetSubmission: {
            /** @description Id of the submission */
            submissionId: string;
        };
        TaskAuditListRequest: {
            /**
             * Format: int32
             * @description Rows per page, 10 to 100; by default 25
             */
            pageSize?: number | null;
            /** @description nextPageToken of the previous page */
            pageToken?: string | null;
            /** @description Id or number of the task */
            taskId?: string | null;
            /** @description Only what people wrote */
            commentsOnly?: boolean | null;
            /** @description Otherwise oldest first */
            newestFirst?: boolean | null;
            /** @description Only these events */
            refs?: components["schemas"]["TaskAuditViewRef"][] | null;
        };
        TaskAuditViewRef: {
            /** @description Its id */
            id: string;
        };
        TaskAuditListResponse: {
            /** @description The entries */
            list: components["schemas"]["TaskAuditView"][];
            /** @description Empty on the last page */
            nextPageToken: string;
        };
        /** @description Something that happened to a task. Exactly one of taskCreated, comment, actionSubmitted, approvalReassigned, reassignedToDelegate, reassignmentFallbackToAdmin, expressionPolicyStepError, conditionalPolicyExecutionResult, approvalAutoAcceptedByPolicy, approvalAutoRejectedByPolicy, stepSkipped, taskRestarted, hardReset, policyChanged, slaEscalation, waitStepWaiting, waitStepUntilTime, waitStepSuccess, waitStepTimedOut, stateChange, certifyOutcome, webhookApprovalSuccess, webhookApprovalFatalError, policyEvaluationStep, externalTicketCreated, provisionError, revokeOutcome is set */
        TaskAuditView: {
            /** @description Its id */
            id: string;
            /** @description Id of the task */
            ticketId: string;
            /**
             * Format: date-time
             * @description When it happened
             */
            created: string;
            /** @description Who did it; empty for nobody */
            userId: string;
            /** @description State of the task after it */
            currentState: components["schemas"]["TaskState"] | string;
            /** @description Whether access was added or removed */
            eventType: components["schemas"]["TaskAuditEventType"] | string;
            /** @description The source */
            source: components["schemas"]["TaskAuditSource"] | string;
            /** @description Who did it; absent for nobody */
            metadata?: components["schemas"]["TaskAuditMetaData"];
            /**
             * Format: int32
             * @description The step of the policy, counted from 0
             */
            workflowStep: number;
            /** @description The campaign was started */
            taskCreated?: Record<string, never>;
            /** @description Why, or what should be known about it; at most 4,000 characters */
            comment?: components["schemas"]["TaskAuditComment"];
            /** @description Somebody answered */
            actionSubmitted?: components["schemas"]["TaskAuditActionSubmitted"];
            /** @description The step was given to other people */
            approvalReassigned?: components["schemas"]["TaskAuditPolicyApprovalReassigned"];
            /** @description A delegate was asked instead */
            reassignedToDelegate?: components["schemas"]["TaskAuditReassignedToDelegate"];
            /** @description Campaign owners or Super Administrators were asked instead */
            reassignmentFallbackToAdmin?: components["schemas"]["TaskAuditReassignmentFallbackToAdmin"];
            /** @description The expression that names the reviewers failed */
            expressionPolicyStepError?: components["schemas"]["TaskAuditExpressionPolicyStepError"];
            /** @description Which steps the rules of the policy chose */
            conditionalPolicyExecutionResult?: components["schemas"]["TaskAuditConditionalPolicyExecutionResult"];
            /** @description The policy approved by itself */
            approvalAutoAcceptedByPolicy?: Record<string, never>;
            /** @description The policy denied by itself */
            approvalAutoRejectedByPolicy?: Record<string, never>;
            /** @description A step was skipped */
            stepSkipped?: components["schemas"]["TaskAuditStepSkipped"];
            /** @description The task was restarted */
            taskRestarted?: components["schemas"]["TaskAuditRestart"];
            /** @description The task was restarted with its policy as it was then */
            hardReset?: components["schemas"]["TaskAuditHardReset"];
            /** @description Another policy applies */
            policyChanged?: components["schemas"]["TaskAuditPolicyChanged"];
            /** @description The step was not answered in time */
            slaEscalation?: components["schemas"]["TaskAuditSLAEscalation"];
            /** @description It began to wait for a condition */
            waitStepWaiting?: components["schemas"]["TaskAuditWaitStepWaiting"];
            /** @description It began to wait for a time */
            waitStepUntilTime?: components["schemas"]["TaskAuditWaitStepUntilTime"];
            /** @description A wait ended */
            waitStepSuccess?: components["schemas"]["TaskAuditWaitStepSuccess"];
            /** @description It had waited too long */
            waitStepTimedOut?: components["schemas"]["TaskAuditWaitStepTimedOut"];
            /** @description The task was closed */
            stateChange?: components["schemas"]["TaskAuditStateChange"];
            /** @description What became of the task */
            certifyOutcome?: components["schemas"]["TaskAuditCertifyOutcome"];
            /** @description A webhook answered the step */
            webhookApprovalSuccess?: components["schemas"]["TaskAuditWebhookApprovalSuccess"];
            /** @description A webhook did not answer the step */
            webhookApprovalFatalError?: components["schemas"]["TaskAuditWebhookApprovalFatalError"];
            /** @description What was found about the removal, or decided about it */
            policyEvaluationStep?: components["schemas"]["TaskAuditPolicyEvaluationStep"];
            /** @description A ticket was noted */
            externalTicketCreated?: components["schemas"]["TaskAuditExternalTicketCreated"];
            /** @description The removal had no effect, or was undone */
            provisionError?: components["schemas"]["TaskAuditPolicyProvisionError"];
            /** @description How the removal ended */
            revokeOutcome?: components["schemas"]["TaskAuditRevokeOutcome"];
        };
        /** @enum {string} */
        TaskState: "TASK_STATE_UNSPECIFIED" | "TASK_STATE_OPEN" | "TASK_STATE_CLOSED";
        /** @enum {string} */
        TaskAuditEventType: "TASK_AUDIT_EVENT_TYPE_UNSPECIFIED" | "TASK_AUDIT_EVENT_TYPE_NEUTRAL" | "TASK_AUDIT_EVENT_TYPE_ERROR";
        /** @enum {string} */
        TaskAuditSource: "SOURCE_UNSPECIFIED";
        TaskAuditMetaData: {
            /** @description The person */
            user?: components["schemas"]["User"];
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
        TaskAuditComment: {
            /** @description Why, or what should be known about it; at most 4,000 characters */
            comment: string;
            /**
             * Format: date-time
             * @description When it last changed
             */
            updatedAt: string;
            /** @description Who wrote it; empty for the policy */
            updatedBy: string;
        };
        TaskAuditActionSubmitted: {
            /** @description By an action of a connector */
            action: components["schemas"]["SubmittedTaskAction"];
        };
        SubmittedTaskAction: {
            /** @description Its id */
            id: string;
            /** @description What was done */
            actionType: components["schemas"]["TaskActionType"] | string;
            /** @description The step that it was done to */
            policyStepId: string;
            /** @description Id of the user */
            userId: string;
            /** @description The submission it was part of */
            bulkActionId: string;
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
            /** @description How the decision was signed; absent if it was not */
            signature?: components["schemas"]["TaskActionSignature"];
        };
        /** @enum {string} */
        TaskActionType: "TASK_ACTION_TYPE_UNSPECIFIED" | "TASK_ACTION_TYPE_CLOSE" | "TASK_ACTION_TYPE_APPROVE" | "TASK_ACTION_TYPE_DENY" | "TASK_ACTION_TYPE_COMMENT" | "TASK_ACTION_TYPE_REASSIGN" | "TASK_ACTION_TYPE_RESTART" | "TASK_ACTION_TYPE_SEND_REMINDER" | "TASK_ACTION_TYPE_HARD_RESET" | "TASK_ACTION_TYPE_PROCESS_NOW" | "TASK_ACTION_TYPE_SKIP_STEP";
        TaskActionSignature: {
            /** @description The name that it was signed with */
            printedName: string;
            /** @description What the signature means */
            meaning: string;
            /**
             * Format: date-time
             * @description When it was signed; absent before
             */
            signedAt: string;
        };
        TaskAuditPolicyApprovalReassigned: {
            /** @description The step before */
            oldPolicyStepId: string;
            /** @description The step that followed; empty if none did */
            newPolicyStepId: string;
            /** @description Who may answer now */
            newUsers: string[];
            /** @description The same people */
            users?: components["schemas"]["User"][];
        };
        TaskAuditReassignedToDelegate: {
            /** @description Who would have been asked */
            originalAssigneeUserId: string;
            /** @description Who stands in for them */
            delegatedAssigneeUserId: string;
            /** @description Who would have been asked */
            originalAssigneeUser?: components["schemas"]["User"];
            /** @description Who stands in for them */
            delegatedAssigneeUser?: components["schemas"]["User"];
        };
        TaskAuditReassignmentFallbackToAdmin: {
            /** @description Who was asked instead */
            adminUserIds: string[];
            /** @description The same people */
            adminUsers?: components["schemas"]["User"][];
        };
        TaskAuditExpressionPolicyStepError: {
            /** @description Code of RFC 6749, section 5.2 */
            error: string;
        };
        TaskAuditConditionalPolicyExecutionResult: {
            /** @description Always empty */
            condition: string;
            /** @description Whether the condition was true */
            conditionMatched: boolean;
            /** @description Whether no condition was true */
            defaultCondition: boolean;
            /** @description Code of RFC 6749, section 5.2 */
            error: string;
            /** @description Key of the steps that were chosen; empty if a rule failed */
            policyKey: string;
        };
        TaskAuditStepSkipped: {
            /** @description Who skipped it; empty for the policy */
            skippedBy: string;
        };
        TaskAuditRestart: {
            /** @description The step before */
            oldPolicyStepId: string;
        };
        TaskAuditHardReset: {
            /** @description The step before */
            oldPolicyStepId: string;
        };
        TaskAuditPolicyChanged: {
            /** @description The policy before */
            oldPolicyId: string;
            /** @description The policy since then */
            newPolicyId: string;
        };
        TaskAuditSLAEscalation: {
            /** @description What is wrong */
            message: string;
        };
        TaskAuditWaitStepWaiting: {
            /** @description Id of the step */
            stepId: string;
            /** @description The condition */
            condition: string;
        };
        TaskAuditWaitStepUntilTime: {
            /** @description Id of the step */
            stepId: string;
            /**
             * Format: date-time
             * @description Until a time of the day
             */
            untilTime?: string;
        };
        TaskAuditWaitStepSuccess: {
            /** @description Id of the step */
            stepId: string;
            /** @description The condition; empty for a time */
            condition: string;
            /**
             * Format: date-time
             * @description When it ended
             */
            succeededAt: string;
        };
        TaskAuditWaitStepTimedOut: {
            /** @description Id of the step */
            stepId: string;
            /** @description The condition; empty for a time */
            condition: string;
            /**
             * Format: date-time
             * @description When it had waited too long
             */
            timedOutAt: string;
        };
        TaskAuditStateChange: {
            /** @description The state before */
            previousState: components["schemas"]["TaskState"] | string;
        };
        TaskAuditCertifyOutcome: {
            /** @description What became of it; UNSPECIFIED while it is open */
            outcome: components["schemas"]["CertifyOutcome"] | string;
        };
        /** @enum {string} */
        CertifyOutcome: "CERTIFY_OUTCOME_UNSPECIFIED" | "CERTIFY_OUTCOME_CERTIFIED" | "CERTIFY_OUTCOME_DECERTIFIED" | "CERTIFY_OUTCOME_ERROR" | "CERTIFY_OUTCOME_CANCELLED" | "CERTIFY_OUTCOME_WAIT_TIMED_OUT";
        TaskAuditWebhookApprovalSuccess: {
            /** @description Id of the webhook */
            webhookId: string;
            /** @description The delivery; empty when none could be sent */
            webhookInstanceId: string;
        };
        TaskAuditWebhookApprovalFatalError: {
            /** @description Id of the webhook */
            webhookId: string;
            /** @description The delivery; empty when none could be sent */
            webhookInstanceId: string;
            /** @description What went wrong */
            error: string;
        };
        TaskAuditPolicyEvaluationStep: {
            /** @description The same as a sentence */
            stepComment: string;
        };
        TaskAuditExternalTicketCreated: {
            /** @description Id of the app */
            appId: string;
            /** @description Number of the ticket in another system; empty if there is none */
            externalTicketId: string;
            /** @description Address of the ticket; empty if none was given */
            externalTicketUrl: string;
        };
        TaskAuditPolicyProvisionError: {
            /** @description Code of RFC 6749, section 5.2 */
            error: string;
        };
        TaskAuditRevokeOutcome: {
            /** @description What became of it; UNSPECIFIED while it is open */
            outcome: components["schemas"]["RevokeOutcome"] | string;
        };
        /** @enum {string} */
        RevokeOutcome: "REVOKE_OUTCOME_UNSPECIFIED" | "REVOKE_OUTCOME_REVOKED" | "REVOKE_OUTCOME_DENIED" | "REVOKE_OUTCOME_ERROR" | "REVOKE_OUTCOME_CANCELLED" | "REVOKE_OUTCOME_WAIT_TIMED_OUT";
        TaskActionsServiceCommentRequest: {
            /** @description Why, or what should be known about it; at most 4,000 characters */
            comment: string;
            /** @description What to return in `expanded` */
            expandMask?: components["schemas"]["TaskExpandMask"] | null;
        };
        TaskExpandMask: {
            /** @description Fields in snake_case, or `*` for all */
            paths?: string[] | null;
        };
        TaskActionsServiceViewResponse: {
            /** @description The task, with paths of related objects */
            taskView: components["schemas"]["TaskView"];
            /** @description The related objects */
            expanded: components["schemas"]["RelatedObject"][];
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
        AssignmentBecause: "NONE" | "NO_SUBJECT" | "NOT_FOUND" | "NOT_ACTIVE" | "ONLY_SUBJECT" | "NOT_DISTINCT" | "GROUP_TOO_LARGE" | "EXPRESSION_EMPTY" | "EXPRESSION_FAILED" | "RULE_FAILED" | "WEBHOOK_FAILED" | "REVIEWER_DISABLED";
        /** @enum {string} */
        TaskOrigin: "TASK_ORIGIN_UNSPECIFIED" | "TASK_ORIGIN_ACCESS_REVIEW" | "TASK_ORIGIN_API";
        TaskRevocationTarget: {
            /** @description The entitlement */
            entitlementRef: components["schemas"]["AppEntitlementRef"];
        };
        AppEntitlementRef: {
            /** @description Id of the app */
            appId: string;
            /** @description Its id */
            id: string;
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
        TaskActionsServiceReassignRequest: {
            /** @description Why, or what should be known about it; at most 4,000 characters */
            comment?: string | null;
            /** @description Who is to answer the step, at most 32 people */
            newStepUserIds?: string[] | null;
            /** @description `task.policy.current.id`; refused when it is no longer the current step */
            policyStepId?: string | null;
            /** @description What to return in `expanded` */
            expandMask?: components["schemas"]["TaskExpandMask"] | null;
        };
        TaskActionsServiceResponse: {
            /** @description The task, with paths of related objects */
            taskView: components["schemas"]["TaskView"];
            /** @description The related objects */
            expanded: components["schemas"]["RelatedObject"][];
            /** @description Id of what was done */
            ticketActionId: string;
        };
        TaskReassigneeList: {
            /** @description The entries */
            list: components["schemas"]["TaskReassignee"][];
            /** @description Empty on the last page */
            nextPageToken: string;
        };
        TaskReassignee: {
            /** @description Its id */
            id: string;
            /** @description Its name */
            displayName: string;
            /** @description Main e-mail address */
            email: string;
        };
        TaskWhyReply: {
            /** @description What is known about the access */
            why: components["schemas"]["TaskWhy"];
        };
        TaskWhy: {
            /** @description Id of the task */
            taskId: string;
            /**
             * Format: int64
             * @description Number of the task
             */
            numericId: string;
            /** @description What is reviewed */
            item: components["schemas"]["AccessReviewItem"];
            /** @description People like the holder, the holder included, and how many of them hold the same access */
            peers: components["schemas"]["TaskPeers"][];
            /** @description Monitors of access conflicts that it takes part in */
            conflicts: string[];
            /**
             * Format: date-time
             * @description Time of the data that the last closed campaign with this entitlement reviewed
             */
            reviewedBefore?: string;
            /** @description The last decision of people on this access in another campaign */
            lastReview?: components["schemas"]["TaskLastReview"];
            /** @description What the facts say, the most serious first */
            insights: components["schemas"]["TaskInsight"][];
            /** @description Where the facts point; UNSPECIFIED where they point nowhere. Nothing is decided by it */
            recommendation: components["schemas"]["InsightRecommendation"] | string;
            /** @description Whether its risk level has the rank of the tenant setting highRiskRank, or a higher one */
            isHighRisk: boolean;
            /**
             * Format: int32
             * @description Rank of its risk level; 0 if unknown
             */
            riskRank: number;
        };
        TaskPeers: {
            /** @description What they have in common */
            kind: components["schemas"]["TaskPeersKind"] | string;
            /** @description Name of the department, manager or job title */
            value: string;
            /**
             * Format: int32
             * @description Number of these people
             */
            peopleCount: number;
            /**
             * Format: int32
             * @description How many of them hold the access
             */
            holderCount: number;
        };
        /** @enum {string} */
        TaskPeersKind: "DEPARTMENT" | "MANAGER" | "JOB_TITLE";
        TaskLastReview: {
            /**
             * Format: date-time
             * @description When it was decided
             */
            at: string;
            /** @description Whether it was certified; else it was denied */
            certified: boolean;
            /** @description Id of the campaign */
            accessReviewId: string;
            /** @description Name of the campaign; empty for a request by hand */
            accessReviewDisplayName: string;
        };
    };
    responses: never;
    parameters: {
        /** @description Id of the object */
        "path.id": string;
        /** @description Makes retries safe: for 24 hours, the same request with the same key returns the first reply */
        "Idempotency-Key": string;
        /** @description Rows per page, 10 to 100; by default 25 */
        pageSize: number;
        /** @description nextPageToken of the previous page */
        pageToken: string;
        /** @description Id of the submission */
        "path.submission_id": string;
        /** @description Id or number of the task */
        "path.task_id": string;
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
    "svc.api.accessreview.v1.PendingDecisionService.Set": {
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
                /**
                 * @example {
                 *       "decisions": [
                 *         {
                 *           "taskId": "2aTask000000000000000000001",
                 *           "decision": "DENY",
                 *           "comment": "Left the team in July."
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["SetPendingDecisionsRequest"];
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
                    "application/json": components["schemas"]["SetPendingDecisionsReply"];
                };
            };
        };
    };
    "svc.api.accessreview.v1.PendingDecisionService.SetByFilter": {
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
                /**
                 * @example {
                 *       "filter": {
                 *         "withoutPending": true
                 *       },
                 *       "decision": "DENY",
                 *       "comment": "Not needed any more.",
                 *       "expectedCount": 0
                 *     }
                 */
                "application/json": components["schemas"]["SetPendingDecisionsByFilterRequest"];
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
                    "application/json": components["schemas"]["SetPendingDecisionsByFilterReply"];
                };
            };
        };
    };
    "svc.api.accessreview.v1.SubmissionService.List": {
        parameters: {
            query?: {
                /** @description Rows per page, 10 to 100; by default 25 */
                page_size?: components["parameters"]["pageSize"];
                /** @description nextPageToken of the previous page */
                page_token?: components["parameters"]["pageToken"];
                /** @description Only those of this reviewer */
                user_id?: string;
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
                    "application/json": components["schemas"]["SubmissionList"];
                };
            };
        };
    };
    "svc.api.accessreview.v1.SubmissionService.Create": {
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
                /**
                 * @example {
                 *       "comment": "First half."
                 *     }
                 */
                "application/json": components["schemas"]["CreateSubmissionRequest"];
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
                    "application/json": components["schemas"]["SubmissionReply"];
                };
            };
        };
    };
    "svc.api.accessreview.v1.SubmissionService.Get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the object */
                id: components["parameters"]["path.id"];
                /** @description Id of the submission */
                submission_id: components["parameters"]["path.submission_id"];
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
                    "application/json": components["schemas"]["SubmissionReply"];
                };
            };
        };
    };
    "svc.api.accessreview.v1.SubmissionService.Cancel": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes retries safe: for 24 hours, the same request with the same key returns the first reply */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the object */
                id: components["parameters"]["path.id"];
                /** @description Id of the submission */
                submission_id: components["parameters"]["path.submission_id"];
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
                    "application/json": components["schemas"]["SubmissionReply"];
                };
            };
        };
    };
    "svc.api.accessreview.v1.SubmissionService.ListEntries": {
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
                /** @description Id of the submission */
                submission_id: components["parameters"]["path.submission_id"];
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
                    "application/json": components["schemas"]["SubmissionEntryList"];
                };
            };
        };
    };
    "svc.api.accessreview.v1.SubmissionService.Sign": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes retries safe: for 24 hours, the same request with the same key returns the first reply */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the object */
                id: components["parameters"]["path.id"];
                /** @description Id of the submission */
                submission_id: components["parameters"]["path.submission_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignSubmissionRequest"];
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
                    "application/json": components["schemas"]["SignSubmissionReply"];
                };
            };
        };
    };
    "svc.api.accessreview.v1.SubmissionService.SendSignInLink": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes retries safe: for 24 hours, the same request with the same key returns the first reply */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the object */
                id: components["parameters"]["path.id"];
                /** @description Id of the submission */
                submission_id: components["parameters"]["path.submission_id"];
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
                    "application/json": Record<string, never>;
                };
            };
        };
    };
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
    "svc.api.accessreview.v1.ReviewerService.GetMyReview": {
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
                    "application/json": components["schemas"]["MyReviewReply"];
                };
            };
        };
    };
    "svc.api.accessreview.v1.ReviewerService.ListChanges": {
        parameters: {
            query?: {
                /** @description cursor of the last reply; without it the reply has no changes */
                since?: string;
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
                    "application/json": components["schemas"]["MyReviewChanges"];
                };
            };
        };
    };
    "svc.api.accessreview.v1.ReviewerService.GetOutline": {
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
                "application/json": components["schemas"]["GetOutlineRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Outline"];
                };
            };
        };
    };
    "svc.api.accessreview.v1.ReviewerService.SearchMyTasks": {
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
                "application/json": components["schemas"]["SearchMyTasksRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MyTaskList"];
                };
            };
        };
    };
    "svc.api.accessreview.v1.ReviewerService.NoteVisit": {
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
        requestBody?: never;
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
    "svc.api.stepup.v1.StepUpTransactionService.Get": {
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
                    "application/json": components["schemas"]["StepUpTransactionReply"];
                };
            };
        };
    };
    "svc.api.task.v1.TaskAudit.List": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["TaskAuditListRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskAuditListResponse"];
                };
            };
        };
    };
    "svc.api.task.v1.TaskActionsService.Comment": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes retries safe: for 24 hours, the same request with the same key returns the first reply */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id or number of the task */
                task_id: components["parameters"]["path.task_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "comment": "Checked with the team lead."
                 *     }
                 */
                "application/json": components["schemas"]["TaskActionsServiceCommentRequest"];
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
                    "application/json": components["schemas"]["TaskActionsServiceViewResponse"];
                };
            };
        };
    };
    "svc.api.task.v1.TaskActionsService.Reassign": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes retries safe: for 24 hours, the same request with the same key returns the first reply */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id or number of the task */
                task_id: components["parameters"]["path.task_id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["TaskActionsServiceReassignRequest"];
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
                    "application/json": components["schemas"]["TaskActionsServiceResponse"];
                };
            };
        };
    };
    "svc.api.task.v1.TaskActionsService.ListReassignees": {
        parameters: {
            query?: {
                /** @description Rows per page, 10 to 100; by default 25 */
                page_size?: components["parameters"]["pageSize"];
                /** @description nextPageToken of the previous page */
                page_token?: components["parameters"]["pageToken"];
                /** @description Part of the name or e-mail address */
                query?: string;
            };
            header?: never;
            path: {
                /** @description Id or number of the task */
                task_id: components["parameters"]["path.task_id"];
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
                    "application/json": components["schemas"]["TaskReassigneeList"];
                };
            };
        };
    };
    "svc.api.task.v1.TaskService.GetWhy": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id or number of the task */
                task_id: components["parameters"]["path.task_id"];
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
                    "application/json": components["schemas"]["TaskWhyReply"];
                };
            };
        };
    };
}
