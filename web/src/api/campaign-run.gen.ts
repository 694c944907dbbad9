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
    "/api/v1/access_review/{id}/action/acknowledge_left_out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Acknowledge the rows left out of a source's data
         * @description An owner of the campaign, or a Super Administrator, confirms that they looked at the rows that were not imported (`left_out`) and accept that the campaign does not cover them. Until then the ledger does not balance. Send the source, its sync and the number as the ledger shows them. Preparing again keeps the acknowledgement; a newer sync of the source asks for another.
         */
        post: operations["svc.api.accessreview.v1.AccessReviewService.AcknowledgeLeftOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/access_review/{id}/action/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close a campaign
         * @description Ends the review for good. Replies at once; the work runs in the background (see `progress`), and the state stays OPEN until it is done. From now on nothing can be decided or changed. `closeDecision` says what becomes of open tasks; what was chosen and not submitted does not count. If closing denies more than `closeConfirmPercent` of the items (see the settings; 10 by default), `confirmRevokeCount` must be their number; `close_preview` tells it.
         */
        post: operations["svc.api.accessreview.v1.AccessReviewService.Close"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/access_review/{id}/action/remind": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send reviewers a reminder now
         * @description Sends a mail to everybody with open tasks, or to those of them whom `userIds`, `notBegun` and `staged` leave. Nobody gets more than one in an hour; the reply counts those who get one. Daily reminders are not affected.
         */
        post: operations["svc.api.accessreview.v1.AccessReviewService.Remind"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/access_review/{id}/action/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Turn a prepared campaign back into a draft
         * @description Deletes its items. Also stops a campaign that is being prepared.
         */
        post: operations["svc.api.accessreview.v1.AccessReviewService.Reset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/access_review/{id}/action/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start the review of a prepared campaign
         * @description Replies at once with the state STARTING. In the background every item becomes a task and is assigned to its reviewers (see `progress`); then the campaign is OPEN. GET /api/v1/access_review/{id}/assignment shows beforehand who would get what. If policies deny many items by themselves, their number must be confirmed, else the campaign returns to REVIEW and `progress` has the number.
         */
        post: operations["svc.api.accessreview.v1.AccessReviewService.Start"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/access_review/{id}/apps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the progress of a review in each app
         * @description By name or by open tasks. Open tasks are counted anew for each page.
         */
        get: operations["svc.api.accessreview.v1.AccessReviewService.ListAppProgress"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/access_review/{id}/assignment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the number of tasks of each reviewer
         * @description Before the start: whom the items of a prepared campaign would be assigned to if it started now, and why. After the start: whom its open tasks are assigned to.
         */
        get: operations["svc.api.accessreview.v1.AccessReviewService.GetAssignment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/access_review/{id}/burn_down": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get how many tasks were closed on each day
         * @description Days are those of the time zone in the request. A task that was closed and restarted counts on the day it was closed last.
         */
        get: operations["svc.api.accessreview.v1.AccessReviewService.GetBurnDown"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/access_review/{id}/close_preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get what closing a campaign would do now
         * @description Which tasks are open and whose they are, what the close decision would make of them, and which chosen decisions would be lost because nobody submitted them.
         */
        get: operations["svc.api.accessreview.v1.AccessReviewService.GetClosePreview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/access_review/{id}/excluded_grants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the grants that the scope of a campaign excluded
         * @description The grants that did not become items, each with the first rule that excludes it, so that every number of the ledger can be looked into. The scope is evaluated again for the snapshot of the campaign, which may take some seconds. A tenant can run two at a time; a third gets 429 with `Retry-After`.
         */
        get: operations["svc.api.accessreview.v1.AccessReviewService.ListExcludedGrants"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/access_review/{id}/items/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search the items of a campaign
         * @description Filters are combined with AND, the values of one filter with OR. Empty before the campaign is prepared.
         */
        post: operations["svc.api.accessreview.v1.AccessReviewItemService.Search"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/access_review/{id}/ledger": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the ledger of a campaign: what became of every grant
         * @description For every source: the grants in the snapshot, the items made from them, and the grants that each rule of the scope excluded. For every file: the rows read, applied and left out. Left-out rows unbalance the ledger until an owner acknowledges their number. A campaign whose ledger does not balance cannot start.
         */
        get: operations["svc.api.accessreview.v1.AccessReviewService.GetLedger"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/access_review/{id}/left_out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the rows left out of the data of a campaign's sources
         * @description Each problem in a row that was read but not applied, for the files that the ledger lists. A row with several problems is listed once for each.
         */
        get: operations["svc.api.accessreview.v1.AccessReviewService.ListLeftOut"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/access_review/{id}/progress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the progress of background work on a campaign
         * @description How far preparing, starting or closing is, and what holds the campaign up. `summary` tells how far the reviewers are.
         */
        get: operations["svc.api.accessreview.v1.AccessReviewService.GetProgress"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/access_review/{id}/reviewers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the progress of each reviewer
         * @description Everybody who was assigned a task, by name or by open tasks. Open tasks are counted anew for each page. `notBegun` leaves those who have open tasks and have neither chosen nor submitted a decision. A task that several people may answer is open for each of them.
         */
        get: operations["svc.api.accessreview.v1.AccessReviewService.ListReviewers"];
        put?: never;
        post?: never;
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
        post?: never;
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
    "/api/v1/access_review/{id}/submissions/{submission_id}/signature": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get and check the signature of a submission
         * @description Everything that somebody else needs to check a submission without trusting this server: the lines that decisionsDigest is computed from (up to 10000 in a reply), what was signed, the seal of the organization, the time stamp and the ID token. `checks` says how the same checks go here. Submissions without a signature are held against the audit log. docs/signatures.md shows how to check with openssl.
         */
        get: operations["svc.api.accessreview.v1.SubmissionService.GetSignature"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/access_review/{id}/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the progress of a review and what needs its owners
         * @description Three shares measure the progress of a review: tasks with any outcome, tasks decided by people, and answered steps. The numbers are exact when the call is answered.
         */
        get: operations["svc.api.accessreview.v1.AccessReviewService.GetSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/access_review/{id}/tasks/reassign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reassign many tasks of a campaign
         * @description Open tasks by id, by filter, or all of one person; the first 10,000 by number, and `remainingCount` tells how many are left for the next call. Reviewers move their own tasks, owners and administrators anybody's. With `fromUserId` only that person is replaced, and others who could answer stay. Tasks that cannot be reassigned are left as they are and listed in `refused`.
         */
        post: operations["svc.api.task.v1.TaskActionsService.BulkReassign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/access_review/{id}/work_list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the removal work of a campaign as CSV
         * @description One line for each thing that has to be removed, without what another task removes and what waits for an owner or for proof. A cell that a spreadsheet would take for a formula begins with an apostrophe.
         */
        get: operations["svc.api.accessreview.v1.RevocationService.GetWorkList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/revocations/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel the removal of access
         * @description Ends the task because it is not needed any more. Takes up to 10000 revoke tasks. Each has a result of its own; one that cannot be changed does not stop the others.
         */
        post: operations["svc.api.accessreview.v1.RevocationService.Cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/revocations/complete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report that access has been removed
         * @description The next sync of the source proves it: without the grant the task is VERIFIED, with it STILL_THERE. Access that was granted here by hand is removed by this call. Takes up to 10000 revoke tasks. Each has a result of its own; one that cannot be changed does not stop the others.
         */
        post: operations["svc.api.accessreview.v1.RevocationService.Complete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/revocations/counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count revocations by state
         * @description Counts the revocations that you may see, of one campaign or of all.
         */
        get: operations["svc.api.accessreview.v1.RevocationService.GetCounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/revocations/keep": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keep denied access as an exception
         * @description Ends the task: the access stays although it was denied. Takes up to 10000 revoke tasks. Each has a result of its own; one that cannot be changed does not stop the others.
         */
        post: operations["svc.api.accessreview.v1.RevocationService.Keep"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/revocations/release": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove access even though certified access depends on it
         * @description Only for tasks that are HELD. Certified access that depends on the same grant is removed too. Takes up to 10000 revoke tasks. Each has a result of its own; one that cannot be changed does not stop the others.
         */
        post: operations["svc.api.accessreview.v1.RevocationService.Release"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/revocations/ticket": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record the ticket under which access is removed
         * @description The task is SENT until somebody completes it or a sync no longer has the grant. Takes up to 10000 revoke tasks. Each has a result of its own; one that cannot be changed does not stop the others.
         */
        post: operations["svc.api.accessreview.v1.RevocationService.SetTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/search/revocations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search revocations
         * @description Filters are combined with AND, the values of one filter with OR. You see revocations of campaigns that you own or may see as an administrator, of apps that you own, and what you asked for.
         */
        post: operations["svc.api.accessreview.v1.RevocationService.Search"];
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
    "/api/v1/tasks/{task_id}/action/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a task
         * @description Closes the task without a decision. Its outcome is CERTIFY_OUTCOME_CANCELLED, of a revoke task REVOKE_OUTCOME_CANCELLED.
         */
        post: operations["svc.api.task.v1.TaskActionsService.Close"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tasks/{task_id}/action/process": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Process a task again now
         * @description Looks for reviewers again if the task has none, and checks its webhook and the condition or time that it waits for. A revoke task is sent again. Otherwise nothing changes.
         */
        post: operations["svc.api.task.v1.TaskActionsService.ProcessNow"];
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
    "/api/v1/tasks/{task_id}/action/restart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restart a task
         * @description Begins again at the first step of the same policy, with reviewers found anew. Its outcome is cleared; earlier answers stay in the audit. `policyStepId` is ignored.
         */
        post: operations["svc.api.task.v1.TaskActionsService.Restart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tasks/{task_id}/action/skip-step": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Skip the current step of a task
         * @description Passes the step without an answer. After the last step, access that nobody approved is not certified: the task is cancelled.
         */
        post: operations["svc.api.task.v1.TaskActionsService.SkipStep"];
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
    "/api/v1/work_list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download your removal work as CSV
         * @description Of apps that you own and entitlements that name you for their removal, of all campaigns. One line for each thing that has to be removed, without what another task removes and what waits for an owner or for proof. A cell that a spreadsheet would take for a formula begins with an apostrophe.
         */
        get: operations["svc.api.accessreview.v1.RevocationService.GetMyWorkList"];
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
        AccessReviewAcknowledgeLeftOutRequest: {
            /** @description Id of the source */
            sourceId: string;
            /** @description Id of the sync */
            syncId: string;
            /**
             * Format: int64
             * @description Number of rows that were read but not applied
             */
            leftOutCount: string;
            /** @description Why that is acceptable */
            comment?: string | null;
        };
        AccessReviewAcknowledgeLeftOutReply: {
            /** @description The ledger after the change */
            ledger: components["schemas"]["AccessReviewLedger"];
        };
        /** @description Accounts for every grant: the grants of each source equal its items plus the grants that each rule excluded */
        AccessReviewLedger: {
            /** @description Id of the campaign */
            accessReviewId: string;
            /**
             * Format: date-time
             * @description Time of the access data that the items show
             */
            frozenAt: string;
            /** @description Whether the campaign may start */
            balanced: boolean;
            /** @description Why the ledger does not balance */
            problems: string[];
            /**
             * Format: int64
             * @description Number of grants
             */
            grantCount: string;
            /**
             * Format: int64
             * @description Number of items
             */
            itemCount: string;
            /**
             * Format: int64
             * @description Number of grants that a rule leaves out
             */
            excludedCount: string;
            /**
             * Format: int64
             * @description Number of grants whose entitlement or holder is missing
             */
            unmatchedCount: string;
            /**
             * Format: int64
             * @description Number of rows that were read but not applied
             */
            leftOutCount: string;
            /**
             * Format: int64
             * @description Number of left-out rows that owners have acknowledged
             */
            acknowledgedCount: string;
            /** @description Where the grants come from */
            sources: components["schemas"]["AccessReviewLedgerSource"][];
            /**
             * Format: int32
             * @description Number of people and accounts for which an expression failed
             */
            expressionFaultCount: number;
            /** @description The first 100 */
            expressionFaults: components["schemas"]["AccessReviewExpressionFault"][];
        };
        AccessReviewLedgerSource: {
            /** @description Empty for data that was created here */
            sourceId: string;
            /** @description Its name */
            displayName: string;
            /** @description How its data arrives: from files, from a connector, from an identity provider by SCIM, or made up for the demo company */
            kind: string;
            /** @description The sync applied last */
            syncId: string;
            /**
             * Format: date-time
             * @description When its data was last imported; absent if never
             */
            syncedAt?: string;
            /** @description STALE: last synced longer ago than expectedEvery (by default 7 days, 2 for a connector). ROWS_LEFT_OUT: rows of its files were not applied */
            issues: (components["schemas"]["SourceIssue"] | string)[];
            /**
             * Format: int64
             * @description Number of rows that were read but not applied
             */
            leftOutCount: string;
            /**
             * Format: int64
             * @description How many of them are grants
             */
            leftOutGrantCount: string;
            /** @description The last applied file of each kind */
            files: components["schemas"]["AccessReviewLedgerFile"][];
            /** @description The tables that these kinds were read from */
            tables: components["schemas"]["AccessReviewLedgerTable"][];
            /** @description Who accepted that rows are missing; absent until then */
            acknowledgement?: components["schemas"]["AccessReviewLeftOutAcknowledgement"];
            /**
             * Format: int64
             * @description Number of grants
             */
            grantCount: string;
            /**
             * Format: int64
             * @description Number of items
             */
            itemCount: string;
            /** @description Grants that are left out, by rule */
            excluded: components["schemas"]["AccessReviewExcludedGrants"][];
            /**
             * Format: int64
             * @description Number of grants whose entitlement or holder is missing
             */
            unmatchedCount: string;
        };
        /** @enum {string} */
        SourceIssue: "NEVER_SYNCED" | "STALE" | "LAST_SYNC_FAILED" | "ROWS_LEFT_OUT";
        AccessReviewLedgerFile: {
            /** @description Name of the file */
            fileName: string;
            /** @description What the file lists, such as users or grants */
            kind: string;
            /** @description SHA-256 of the file */
            sha256: string;
            /** @description Id of the sync */
            syncId: string;
            /**
             * Format: int32
             * @description Rows read: those applied and those left out
             */
            rowCount: number;
            /**
             * Format: int32
             * @description Number of rows applied
             */
            appliedCount: number;
            /**
             * Format: int32
             * @description Number of rows that were read but not applied
             */
            leftOutCount: number;
        };
        /** @description Where the rows of a table went: those read are those taken, empty, repeated, filtered and left out */
        AccessReviewLedgerTable: {
            /** @description Id of the sync */
            syncId: string;
            /** @description Name of the file */
            fileName: string;
            /** @description Name of the file in the archive */
            member: string;
            /** @description Name of the sheet, or path of the list in a JSON document */
            part: string;
            /**
             * Format: int32
             * @description Rows read: those imported, empty, repeated, filtered and left out together
             */
            rowCount: number;
            /**
             * Format: int32
             * @description Rows that are imported
             */
            takenCount: number;
            /**
             * Format: int32
             * @description Rows without a filled cell
             */
            emptyCount: number;
            /**
             * Format: int32
             * @description Rows that only repeat what earlier rows say
             */
            repeatedCount: number;
            /**
             * Format: int32
             * @description Rows that a rule of the mapping drops
             */
            filteredCount: number;
            /** @description The same by the name of the rule */
            filtered: {
                [key: string]: number;
            };
            /**
             * Format: int32
             * @description Number of rows that were read but not applied
             */
            leftOutCount: number;
            /** @description The same by the code of the first problem of each row */
            leftOut: {
                [key: string]: number;
            };
        };
        /** @description An owner has accepted that these rows are missing */
        AccessReviewLeftOutAcknowledgement: {
            /** @description Id of the user */
            userId: string;
            /**
             * Format: date-time
             * @description When it was acknowledged
             */
            acknowledgedAt: string;
            /**
             * Format: int64
             * @description Number of rows that were read but not applied
             */
            leftOutCount: string;
            /** @description Why that is acceptable */
            comment: string;
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
        AccessReviewExpressionFault: {
            /** @description Code of the rule with the expression */
            rule: string;
            /** @description The person (users_failed) or the account (accounts_failed) */
            objectId: string;
            /** @description What is wrong */
            problem: string;
        };
        AccessReviewServiceCloseRequest: {
            /** @description What becomes of open tasks. REVOKED: denied, without counting as reviewed. SKIP: cancelled; needs a comment. NO_ACTION: cancelled, as not reviewed. Required while tasks are open */
            closeDecision?: components["schemas"]["CloseDecision"] | null;
            /**
             * Format: int32
             * @description With CLOSE_DECISION_REVOKED and many open tasks: their number, to confirm that all of them are denied
             */
            confirmRevokeCount?: number | null;
            /** @description Why; required with CLOSE_DECISION_SKIP */
            comment?: string | null;
            /** @description What to return in `expanded` */
            expandMask?: components["schemas"]["AccessReviewExpandMask"] | null;
        };
        AccessReviewServiceActionResponse: {
            /** @description The campaign */
            accessReview: components["schemas"]["AccessReviewView"];
            /** @description The related objects */
            expanded: components["schemas"]["RelatedObject"][];
        };
        AccessReviewServiceRemindRequest: {
            /** @description Only these people; by default everybody with open tasks */
            userIds?: string[] | null;
            /** @description Only people who have neither chosen nor submitted a decision */
            notBegun?: boolean | null;
            /** @description Only people who have chosen decisions and not submitted them */
            staged?: boolean | null;
        };
        AccessReviewServiceRemindResponse: {
            /**
             * Format: int32
             * @description How many people get a reminder
             */
            count: number;
        };
        AccessReviewServiceActionRequest: {
            /** @description What to return in `expanded` */
            expandMask?: components["schemas"]["AccessReviewExpandMask"] | null;
        };
        AccessReviewServiceStartRequest: {
            /** @description What to return in `expanded` */
            expandMask?: components["schemas"]["AccessReviewExpandMask"] | null;
            /** @description Whether reviewers are told by mail; by default as the campaign says */
            sendKickoff?: boolean | null;
            /**
             * Format: int32
             * @description The number of items that policies deny by themselves, if they are many
             */
            confirmRejectCount?: number | null;
        };
        /** @enum {string} */
        AccessReviewAppSortBy: "NAME" | "OPEN";
        AccessReviewAppProgressList: {
            /** @description The entries */
            list: components["schemas"]["AccessReviewAppProgress"][];
            /** @description Empty on the last page */
            nextPageToken: string;
        };
        AccessReviewAppProgress: {
            /** @description Id of the app */
            appId: string;
            /** @description Its name */
            displayName: string;
            /**
             * Format: int32
             * @description Number of tasks: one for each item
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
             * @description Number of denials
             */
            deniedCount: number;
            /**
             * Format: int32
             * @description Number of tasks with an outcome
             */
            closedCount: number;
        };
        /** @description Who reviews how many tasks, before and after the start */
        AccessReviewAssignment: {
            /** @description Id of the campaign */
            accessReviewId: string;
            /** @description Whether the campaign has started: then it tells who the tasks are assigned to now */
            isStarted: boolean;
            /**
             * Format: int32
             * @description Number of tasks
             */
            taskCount: number;
            /**
             * Format: int32
             * @description Number of people with tasks
             */
            reviewerCount: number;
            /** @description Those with the most tasks first, at most 1000 */
            reviewers: components["schemas"]["AccessReviewAssignmentReviewer"][];
            /** @description Number of tasks by how their reviewers were found */
            reasons: components["schemas"]["AccessReviewAssignmentCount"][];
            /**
             * Format: int32
             * @description Tasks that nobody can decide until an owner assigns them
             */
            unassignedCount: number;
            /**
             * Format: int32
             * @description Tasks for which a rule of their policy failed
             */
            ruleFailureCount: number;
            /**
             * Format: int32
             * @description Items that a policy denies by itself
             */
            rejectCount: number;
            /**
             * Format: int32
             * @description Items that a policy approves by itself
             */
            acceptCount: number;
            /**
             * Format: int32
             * @description Tasks that wait for a time or a condition first
             */
            waitCount: number;
            /**
             * Format: int32
             * @description The number to confirm at the start, if policies deny many items; else 0
             */
            confirmRejectCount: number;
        };
        AccessReviewAssignmentReviewer: {
            /** @description Id of the user */
            userId: string;
            /** @description Its name */
            displayName: string;
            /**
             * Format: int32
             * @description Tasks that the person may decide, alone or as one of several
             */
            taskCount: number;
        };
        AccessReviewAssignmentCount: {
            /** @description How the reviewers were found */
            code: components["schemas"]["AssignmentCode"] | string;
            /** @description Why they are not those that the step names; NONE if they are */
            because: components["schemas"]["AssignmentBecause"] | string;
            /**
             * Format: int32
             * @description Number of tasks: one for each item
             */
            taskCount: number;
        };
        /** @enum {string} */
        AssignmentCode: "NOBODY" | "USER_NAMED" | "MANAGER" | "APP_OWNER" | "ENTITLEMENT_OWNER" | "RESOURCE_OWNER" | "HOLDER_OWNER" | "GROUP_MEMBER" | "ACCOUNT_OWNER" | "EXPRESSION" | "WEBHOOK" | "FALLBACK_USER" | "FALLBACK_GROUP" | "CAMPAIGN_OWNER" | "SUPER_ADMINISTRATOR" | "REASSIGNED" | "ESCALATED";
        /** @enum {string} */
        AssignmentBecause: "NONE" | "NO_SUBJECT" | "NOT_FOUND" | "NOT_ACTIVE" | "ONLY_SUBJECT" | "NOT_DISTINCT" | "GROUP_TOO_LARGE" | "EXPRESSION_EMPTY" | "EXPRESSION_FAILED" | "RULE_FAILED" | "WEBHOOK_FAILED" | "REVIEWER_DISABLED";
        AccessReviewBurnDown: {
            /** @description Id of the campaign */
            accessReviewId: string;
            /** @description The zone that days are counted in */
            timeZone: string;
            /**
             * Format: int32
             * @description Number of tasks: one for each item
             */
            taskCount: number;
            /** @description Every day from the start to the close, or to today */
            days: components["schemas"]["AccessReviewBurnDownDay"][];
        };
        AccessReviewBurnDownDay: {
            /** @description Local date, as in 2030-09-30 */
            date: string;
            /**
             * Format: int32
             * @description Tasks closed on this day
             */
            closedCount: number;
            /**
             * Format: int32
             * @description How many of them were decided by people
             */
            decidedCount: number;
            /**
             * Format: int32
             * @description Tasks that are open at the end of the day
             */
            openCount: number;
        };
        /** @description What closing a campaign would do now */
        AccessReviewClosePreview: {
            /** @description Id of the campaign */
            accessReviewId: string;
            /** @description What becomes of open tasks. REVOKED: denied, without counting as reviewed. SKIP: cancelled; needs a comment. NO_ACTION: cancelled, as not reviewed. Required while tasks are open */
            closeDecision: components["schemas"]["CloseDecision"] | string;
            /**
             * Format: int32
             * @description Number of items
             */
            itemCount: number;
            /**
             * Format: int32
             * @description Number of tasks without an outcome
             */
            openCount: number;
            /**
             * Format: int32
             * @description Number of tasks that are denied already
             */
            deniedCount: number;
            /**
             * Format: int32
             * @description Number of open tasks that closing denies; 0 unless the decision is CLOSE_DECISION_REVOKED
             */
            revokeCount: number;
            /** @description Whether closing requires confirmRevokeCount, because it denies so many */
            confirmationRequired: boolean;
            /**
             * Format: int32
             * @description Closing requires confirmRevokeCount when it denies more than this share of the items, in percent
             */
            confirmPercent: number;
            /**
             * Format: int32
             * @description Number of grants to be removed afterwards: all that is denied
             */
            removalCount: number;
            /**
             * Format: int32
             * @description Number of decisions that were chosen and not submitted. Closing drops them
             */
            stagedCount: number;
            /**
             * Format: int32
             * @description How many people have chosen them
             */
            stagedReviewerCount: number;
            /** @description Whose they are; the 100 with the most */
            stagedByReviewer: components["schemas"]["AccessReviewCount"][];
            /**
             * Format: int32
             * @description How many people have open tasks
             */
            reviewerCount: number;
            /** @description Who has open tasks; the 100 with the most */
            openByReviewer: components["schemas"]["AccessReviewCount"][];
            /** @description Apps with open tasks; the 100 with the most */
            openByApp: components["schemas"]["AccessReviewCount"][];
            /**
             * Format: int32
             * @description How many people have access that open tasks are about
             */
            openPersonCount: number;
            /** @description Whose access open tasks are about: people, accounts of nobody and groups; the 100 with the most */
            openByHolder: components["schemas"]["AccessReviewCount"][];
            /** @description Entitlements with open tasks; the 100 with the most */
            openByEntitlement: components["schemas"]["AccessReviewCount"][];
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
        AccessReviewExcludedGrantList: {
            /** @description The entries */
            list: components["schemas"]["AccessReviewExcludedGrant"][];
            /** @description Empty on the last page */
            nextPageToken: string;
        };
        AccessReviewExcludedGrant: {
            /** @description The first rule that excludes it */
            rule: string;
            /** @description The rule, for people */
            title: string;
            /** @description The access as of the snapshot, as an item would show it; without an id */
            access: components["schemas"]["AccessReviewItem"];
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
        SearchAccessReviewItemsRequest: {
            /**
             * Format: int32
             * @description Rows per page, 10 to 100; by default 25
             */
            pageSize?: number | null;
            /** @description nextPageToken of the previous page */
            pageToken?: string | null;
            /** @description Sort order: by app and entitlement, by person and account, by resource and entitlement, or in order of creation. When unspecified: the default view of the campaign */
            view?: components["schemas"]["AccessReviewViewType"] | null;
            /** @description Items of these apps */
            appIds?: string[] | null;
            /** @description Items of these people */
            userIds?: string[] | null;
            /** @description Items of these accounts */
            appUserIds?: string[] | null;
            /** @description Items of these entitlements */
            entitlementIds?: string[] | null;
            /** @description Items of entitlements that belong to these resources */
            resourceIds?: string[] | null;
            /** @description Items of entitlements with these risk levels */
            riskLevelIds?: string[] | null;
            /** @description Items reviewed by these policies */
            policyIds?: string[] | null;
            /** @description Tasks about accounts of these types */
            accountTypes?: components["schemas"]["AppUserType"][] | null;
            /** @description Part of the entitlement name, or of a name or e-mail address of the account, person or holder */
            query?: string | null;
        };
        AccessReviewItemList: {
            /** @description The entries */
            list: components["schemas"]["AccessReviewItem"][];
            /** @description Empty on the last page */
            nextPageToken: string;
        };
        AccessReviewLeftOutRowList: {
            /** @description The entries */
            list: components["schemas"]["AccessReviewLeftOutRow"][];
            /** @description Empty on the last page */
            nextPageToken: string;
        };
        AccessReviewLeftOutRow: {
            /** @description Id of the source */
            sourceId: string;
            /** @description Name of the file */
            fileName: string;
            /**
             * Format: int32
             * @description Counted from 1, including the header line
             */
            line: number;
            /** @description Name of the column */
            column: string;
            /** @description Its name, unique in its type */
            value: string;
            /** @description Stable code of the problem */
            reason: string;
            /** @description Description of the problem */
            problem: string;
        };
        AccessReviewProgress: {
            /** @description Id of the campaign */
            accessReviewId: string;
            /** @description State of the campaign */
            state: components["schemas"]["AccessReviewState"] | string;
            /** @description Current phase. Preparing: WAITING, COUNTING, ENTITLEMENTS, ACCOUNTS, RESOURCES, ITEMS, TIDYING_ENTITLEMENTS, TIDYING_PRINCIPALS, RANKING, POLICIES, DONE; WAITING means that it has not begun; imports in progress go first. Starting: WAITING, SNAPSHOT, POLICIES, RULES, REVIEWERS, TASKS, FACTS, CHECK, DONE. While it is being closed: CLOSING. Empty if there is no preparation */
            phase: string;
            /** @description Phase of closing: DRAINING, DECIDING, EXEMPTING, CHECK, DONE; empty before. DRAINING waits for submissions that are being applied */
            closePhase: string;
            /**
             * Format: int32
             * @description Preparing: grants in the snapshot. Starting and closing: tasks to work on
             */
            totalCount: number;
            /**
             * Format: int32
             * @description How many of them are done
             */
            doneCount: number;
            /**
             * Format: int32
             * @description Number of items created so far
             */
            itemCount: number;
            /**
             * Format: int32
             * @description Number of tasks without an outcome
             */
            openCount: number;
            /**
             * Format: int32
             * @description How many of them nobody can answer, because no reviewer was found
             */
            unassignedCount: number;
            /**
             * Format: int32
             * @description Number of items for which the rules of the policy failed, so that the campaign owners review them
             */
            ruleFailureCount: number;
            /** @description Why the campaign has not started or closed though it should have; empty if nothing holds it up */
            heldReason: string;
            /**
             * Format: date-time
             * @description When the preparation started; absent if there is none
             */
            startedAt?: string;
            /**
             * Format: date-time
             * @description When it ended; absent while it runs
             */
            finishedAt?: string;
        };
        /** @enum {string} */
        AccessReviewReviewerSortBy: "NAME" | "OPEN";
        AccessReviewReviewerList: {
            /** @description The entries */
            list: components["schemas"]["AccessReviewReviewer"][];
            /** @description Empty on the last page */
            nextPageToken: string;
        };
        AccessReviewReviewer: {
            /** @description Id of the user */
            userId: string;
            /** @description Its name */
            displayName: string;
            /** @description Whether the person is active and can answer */
            enabled: boolean;
            /**
             * Format: int32
             * @description Number of tasks that they can answer now
             */
            openCount: number;
            /**
             * Format: int32
             * @description Number of answers that they have given
             */
            decidedCount: number;
            /**
             * Format: int32
             * @description How many of their answers are denials
             */
            deniedCount: number;
            /**
             * Format: int32
             * @description Number of decisions that they have chosen and not submitted
             */
            stagedCount: number;
            /**
             * Format: int32
             * @description How often they chose, of what was submitted; several decisions chosen at once are one choice
             */
            choiceCount: number;
            /**
             * Format: int32
             * @description How many of these choices came less than three seconds after the one before
             */
            quickChoiceCount: number;
            /**
             * Format: date-time
             * @description When they last submitted decisions; absent if never
             */
            lastSubmittedAt?: string;
            /**
             * Format: date-time
             * @description When they last opened the review; absent if never, and noted at most once an hour
             */
            lastSeenAt?: string;
            /** @description The last mail to them about this campaign, or about several; absent if there was none */
            lastMail?: components["schemas"]["AccessReviewReviewerMail"];
        };
        /** @description The last mail to them about this campaign, or about several; absent if there was none */
        AccessReviewReviewerMail: {
            /** @description KICKOFF: a review has started. REMINDER: daily, REMINDER_NOW: on demand. ASSIGNED: tasks were given to the person. DELEGATION_OFFER: their delegate can take over. CLOSED, CLOSING: the campaign. NOT_CLOSED, NOT_STARTED: why it was not. STARTED_WITH_ISSUES: it started with data that may be out of date. NEEDS_YOU: what needs an owner. REMOVAL_WORK: access that the person has to remove. REMOVAL_NOTICE: removals that are overdue, still there or granted again. SIGNED: a receipt for signed decisions. SIGNATURE_FAILED: why signed decisions were not recorded. SIGN_IN_AGAIN: a link to sign in with and sign. SIGN_IN_LINK: a link to sign in with that the person asked for. SOURCE_LATE: a source of the person should have been imported again. SOURCE_FAILED: an import of a source of the person failed. TEST: the person asked for a test mail */
            kind: components["schemas"]["MailKind"] | string;
            /** @description WAITING: it will be sent, or tried again. SENT: the mail server accepted it. SKIPPED: it was no longer needed when it was due. FAILED: it will not be tried again */
            state: components["schemas"]["MailState"] | string;
            /**
             * Format: date-time
             * @description When it was sent, skipped or given up, or enqueued if it still waits
             */
            at: string;
            /** @description Why the last attempt failed; empty if none did */
            lastError: string;
        };
        /** @enum {string} */
        MailKind: "KICKOFF" | "REMINDER" | "REMINDER_NOW" | "ASSIGNED" | "DELEGATION_OFFER" | "CLOSED" | "CLOSING" | "NOT_CLOSED" | "NOT_STARTED" | "STARTED_WITH_ISSUES" | "NEEDS_YOU" | "REMOVAL_WORK" | "REMOVAL_NOTICE" | "SIGNED" | "SIGNATURE_FAILED" | "SIGN_IN_AGAIN" | "SIGN_IN_LINK" | "SOURCE_LATE" | "SOURCE_FAILED" | "TEST";
        /** @enum {string} */
        MailState: "WAITING" | "SENT" | "SKIPPED" | "FAILED";
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
        ReviewDecision: "UNSPECIFIED" | "APPROVE" | "DENY";
        /** @enum {string} */
        SubmissionEntryResult: "ACCEPTED" | "REFUSED" | "LOCKED";
        GetSignatureReply: {
            /** @description The submission */
            submission: components["schemas"]["Submission"];
            /** @description Whether every applicable check passed */
            isIntact: boolean;
            /** @description The checks and their results */
            checks: components["schemas"]["SignatureCheck"][];
            /** @description What decisionsDigest is computed from: one line of canonical JSON for each submitted decision, in the order of task numbers, each with a line feed */
            lines: string;
            /**
             * Format: int32
             * @description Lines beyond the first 10,000; repeat the call for them
             */
            remainingCount: number;
            /** @description Number of the task of the last line; empty without lines */
            lastNumericId: string;
            /** @description What was signed: canonical JSON (RFC 8785). Empty before */
            manifest: string;
            /** @description SHA-256 of manifest in UTF-8, in hexadecimal: the imprint of the time stamp. Empty before */
            manifestDigest: string;
            /** @description The seal of the organization over the manifest: a compact JWS (RFC 7515), whose keys are at /auth/v1/jwks */
            jws: string;
            /** @description The token of the time-stamp authority (RFC 3161), DER as base64; empty for none */
            timeStampToken: string;
            /** @description The ID token of the step-up provider; empty for none */
            idToken: string;
            /** @description The key set of the provider when it signed the ID token, as JSON; empty for none */
            idTokenKeys: string;
        };
        SignatureCheck: {
            /** @description DECISIONS: decisionsDigest of the stored decisions. AUDIT: the entries of the audit log about it. MANIFEST: what was signed against what is stored. SEAL: the JWS, with the keys of the organization. STEP_UP: the ID token, with the keys of its provider. TIME_STAMP: the token of the time-stamp authority */
            name: components["schemas"]["SignatureCheckName"] | string;
            /** @description NOT_APPLICABLE: there is nothing to check */
            result: components["schemas"]["SignatureCheckResult"] | string;
            /** @description What was found, as a sentence */
            description: string;
        };
        /** @enum {string} */
        SignatureCheckName: "DECISIONS" | "AUDIT" | "MANIFEST" | "SEAL" | "STEP_UP" | "TIME_STAMP";
        /** @enum {string} */
        SignatureCheckResult: "PASSED" | "FAILED" | "NOT_APPLICABLE";
        /** @description How far a review is */
        AccessReviewSummary: {
            /** @description Id of the campaign */
            accessReviewId: string;
            /** @description Where the campaign is in its life */
            state: components["schemas"]["AccessReviewState"] | string;
            /**
             * Format: int32
             * @description Number of tasks: one for each item
             */
            taskCount: number;
            /**
             * Format: int32
             * @description Number of tasks without an outcome
             */
            openCount: number;
            /**
             * Format: int32
             * @description How many of the open tasks wait for a time or a condition
             */
            waitingCount: number;
            /**
             * Format: int32
             * @description Open tasks that nobody can answer
             */
            unassignedCount: number;
            /**
             * Format: int32
             * @description Number of tasks with an outcome
             */
            closedCount: number;
            /** @description Tasks with any outcome, of all tasks, from 0 to 1 */
            closedShare: number;
            /**
             * Format: int32
             * @description Number of tasks decided by people
             */
            decidedCount: number;
            /** @description Tasks decided by people, of all tasks, from 0 to 1 */
            decidedShare: number;
            /**
             * Format: int32
             * @description Number of answers, of all steps
             */
            answeredCount: number;
            /**
             * Format: int32
             * @description Number of steps that have been opened
             */
            openedCount: number;
            /** @description Answers, of all steps that have been opened, from 0 to 1 */
            answeredShare: number;
            /**
             * Format: int32
             * @description Number of decisions that were chosen and not submitted yet
             */
            stagedCount: number;
            /** @description Closed tasks by what became of them */
            outcomes: components["schemas"]["AccessReviewOutcomeCount"][];
            /**
             * Format: int32
             * @description How many people have chosen decisions and not submitted them
             */
            stagedReviewerCount: number;
            /**
             * Format: int32
             * @description Number of submissions
             */
            submissionCount: number;
            /**
             * Format: int32
             * @description Number of people with open tasks
             */
            reviewerCount: number;
            /**
             * Format: int32
             * @description How many of them have neither chosen nor submitted anything
             */
            notBegunCount: number;
            /** @description What an owner of the campaign should look at */
            needsYou: components["schemas"]["AccessReviewNeed"][];
        };
        AccessReviewOutcomeCount: {
            /** @description CERTIFY_OUTCOME_CERTIFIED, _DECERTIFIED, _CANCELLED or _WAIT_TIMED_OUT */
            outcome: string;
            /** @description What it came from. DECIDED: by people. WEBHOOK: by a webhook. DEFAULT, SKIPPED, NOT_REVIEWED: when the campaign was closed. POLICY, ESCALATION, WAIT_TIMED_OUT: the policy. CANCELLED: by hand. GRANT_GONE: the access was removed meanwhile */
            reason: string;
            /**
             * Format: int32
             * @description Number of tasks
             */
            count: number;
        };
        AccessReviewNeed: {
            /** @description Stable code of what is needed */
            code: components["schemas"]["AccessReviewNeedCode"] | string;
            /**
             * Format: int32
             * @description How many tasks, items, people or sources it is about; 0 if it is about the campaign
             */
            count: number;
            /** @description The same as a sentence, with what to do */
            description: string;
            /** @description Id of the reviewer it is about, if it is about one */
            userId?: string;
            /** @description Name of that reviewer */
            userDisplayName?: string;
        };
        /** @enum {string} */
        AccessReviewNeedCode: "HELD" | "UNASSIGNED" | "REVIEWERS_NOT_ACTIVE" | "REVIEWER_AWAY" | "REMOVALS_LATE" | "APPROVED_AT_ONCE" | "DECIDED_FAST" | "NOT_BEGUN" | "REVIEWER_NOT_SEEN" | "BEHIND" | "TO_OWNERS" | "RULES_FAILED" | "MAIL_FAILED" | "SOURCES_LATE";
        BulkReassignTasksRequest: {
            /** @description These tasks; exactly one of taskIds, filter, fromUserId */
            taskIds?: string[] | null;
            /** @description Open tasks of the campaign that match; for reviewers those assigned to them */
            filter?: components["schemas"]["TaskFilter"] | null;
            /** @description All open tasks of this person: yourself, or anybody if you own the campaign */
            fromUserId?: string | null;
            /**
             * Format: int64
             * @description With filter or fromUserId: only tasks with higher numbers
             */
            afterNumericId?: string | null;
            /** @description Who is to answer the step, at most 32 people */
            newStepUserIds?: string[] | null;
            /** @description Why, or what should be known about it; at most 4,000 characters */
            comment?: string | null;
            /**
             * Format: int32
             * @description How many tasks you expect to be found, those for the next calls included; another number is refused
             */
            expectedCount?: number | null;
        };
        TaskFilter: {
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
        AppResourceRefInput: {
            /** @description Id of the app */
            appId: string;
            /** @description Id of the resource type */
            appResourceTypeId: string;
            /** @description Its id */
            id: string;
        };
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
        BulkReassignTasksResponse: {
            /**
             * Format: int32
             * @description Number of tasks that this call processed
             */
            requestedCount: number;
            /**
             * Format: int32
             * @description Tasks that were found beyond the first 10,000; repeat the call for them
             */
            remainingCount: number;
            /** @description The highest number that this call processed; send it as afterNumericId to continue */
            lastNumericId: string;
            /**
             * Format: int32
             * @description Number of tasks that were given to others
             */
            reassignedCount: number;
            /** @description Tasks that were left as they are */
            refused: components["schemas"]["RefusedTask"][];
        };
        RefusedTask: {
            /**
             * Format: int32
             * @description Its position in taskIds; -1 if taskIds was not used
             */
            index: number;
            /** @description Id of the task */
            taskId: string;
            /** @description Stable code of why */
            reason: string;
            /** @description The same as a sentence */
            description: string;
        };
        ChangeRevocationsRequest: {
            /** @description Ids or numbers of revoke tasks */
            taskIds: string[];
            /** @description Why; required to keep or to cancel */
            comment?: string | null;
        };
        ChangeRevocationsReply: {
            /**
             * Format: int32
             * @description How many were changed
             */
            doneCount: number;
            /** @description One for each of taskIds, in their order */
            results: components["schemas"]["ChangeRevocationResult"][];
        };
        ChangeRevocationResult: {
            /**
             * Format: int32
             * @description Its position in taskIds
             */
            index: number;
            /** @description As it was sent */
            taskId: string;
            /** @description DONE, or why it was left as it is */
            result: components["schemas"]["ChangeRevocationResultCode"] | string;
            /** @description The same as a sentence; empty if it was done */
            description: string;
            /** @description Its state afterwards; absent if it was not found */
            state?: components["schemas"]["RevocationState"] | string;
        };
        /** @enum {string} */
        ChangeRevocationResultCode: "DONE" | "NOT_FOUND" | "ACTION_NOT_ALLOWED" | "WRONG_STATE" | "DUPLICATE_ENTRY";
        /** @enum {string} */
        RevocationState: "HELD" | "NEEDS_ATTENTION" | "READY" | "SENT" | "CLAIMED" | "STILL_THERE" | "FAILED" | "VERIFIED" | "KEPT" | "CANCELLED";
        RevocationCounts: {
            /** @description Number of revocations in each state that has some */
            states: components["schemas"]["RevocationStateCount"][];
            /**
             * Format: int32
             * @description Number of revocations that are not closed
             */
            openCount: number;
            /**
             * Format: int32
             * @description Number of revocations with work to do: on the work list
             */
            workCount: number;
            /**
             * Format: int32
             * @description Number of open revocations past their due date
             */
            overdueCount: number;
            /**
             * Format: int32
             * @description Number of removed grants that are there again
             */
            reappearedCount: number;
        };
        RevocationStateCount: {
            /** @description The state */
            state: components["schemas"]["RevocationState"] | string;
            /**
             * Format: int32
             * @description Number of revocations in this state
             */
            count: number;
        };
        SetTicketRequest: {
            /** @description Ids or numbers of revoke tasks */
            taskIds: string[];
            /** @description Recorded with the change */
            comment?: string | null;
            /** @description Number of the ticket in another system */
            ticketId: string;
            /** @description Address of the ticket */
            ticketUrl?: string | null;
        };
        SearchRevocationsRequest: {
            /**
             * Format: int32
             * @description Rows per page, 10 to 100; by default 25
             */
            pageSize?: number | null;
            /** @description nextPageToken of the previous page */
            pageToken?: string | null;
            /** @description Only these revoke tasks, by id or number */
            taskIds?: string[] | null;
            /** @description Only of these campaigns */
            accessReviewIds?: string[] | null;
            /** @description Only these states */
            states?: components["schemas"]["RevocationState"][] | null;
            /** @description Only where the access, or what has to be removed, belongs to one of these apps */
            appIds?: string[] | null;
            /** @description Only access of these people */
            userIds?: string[] | null;
            /** @description Whether it is open past its due date */
            overdue?: boolean | null;
            /** @description Whether the access was granted again after it had gone */
            reappeared?: boolean | null;
        };
        RevocationList: {
            /** @description The entries */
            list: components["schemas"]["Revocation"][];
            /** @description Empty on the last page */
            nextPageToken: string;
        };
        Revocation: {
            /** @description Its id */
            id: string;
            /**
             * Format: int64
             * @description Number of the task
             */
            numericId: string;
            /** @description Id of the campaign */
            accessReviewId: string;
            /** @description Name of the campaign; empty for a request by hand */
            accessReviewDisplayName: string;
            /** @description The review task that was denied; empty for a request by hand */
            certTaskId: string;
            /** @description HELD and NEEDS_ATTENTION wait for an owner; READY, SENT, STILL_THERE and FAILED for the work; CLAIMED for proof. VERIFIED: a sync shows that it is gone. KEPT and CANCELLED: it is not removed */
            state: components["schemas"]["RevocationState"] | string;
            /**
             * Format: date-time
             * @description When it came into this state
             */
            stateAt: string;
            /** @description How it is removed: by people, through a ticket, or by a webhook */
            channel: components["schemas"]["RevocationChannel"] | string;
            /** @description Id of the app */
            appId: string;
            /** @description Name of the app */
            appDisplayName: string;
            /** @description Id of the entitlement */
            appEntitlementId: string;
            /** @description Name of the entitlement */
            entitlementDisplayName: string;
            /** @description Id of the account */
            appUserId: string;
            /** @description Name of the account; empty if a resource holds the access */
            accountDisplayName: string;
            /** @description Main user name */
            username: string;
            /** @description The owner of the account; empty if nobody owns it */
            identityUserId: string;
            /** @description Name of the person; empty if nobody owns the account */
            userDisplayName: string;
            /** @description The resource that holds the access; absent if an account does */
            resource?: components["schemas"]["AppResourceRef"];
            /** @description Name of the resource that holds the access; empty if an account does */
            resourceDisplayName: string;
            /** @description What has to be removed so that the access is gone: of inherited access, what the person holds directly on its path. Empty: the grant itself */
            targets: components["schemas"]["RemovedAccess"][];
            /** @description Other access that goes with it, at most 20 entries */
            alsoRemoved: components["schemas"]["RemovedAccess"][];
            /**
             * Format: int32
             * @description Number of other grants that go with it
             */
            alsoRemovedCount: number;
            /** @description The revoke task whose work removes this access as well; empty if it has work of its own */
            carriedById: string;
            /** @description People whom the entitlement names for its removal; without them the owners of the app remove it */
            assigneeIds: string[];
            /** @description Who denied it, closed the campaign or asked for it; empty if a policy or a schedule did */
            deniedByUserId: string;
            /** @description Their name */
            deniedByDisplayName: string;
            /**
             * Format: date-time
             * @description When it was denied or asked for
             */
            deniedAt: string;
            /** @description Why it was denied, as the reviewer wrote */
            reason: string;
            /** @description Text for whoever grants or revokes access */
            instructions: string;
            /** @description Number of the ticket in another system */
            ticketId: string;
            /** @description Address of the ticket */
            ticketUrl: string;
            /**
             * Format: date-time
             * @description When it was created
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it is overdue (setting removalDeadlineDays)
             */
            dueAt: string;
            /** @description Whether it is open past its due date */
            overdue: boolean;
            /**
             * Format: date-time
             * @description When somebody said that it is removed
             */
            claimedAt?: string;
            /** @description Who said so */
            claimedByUserId: string;
            /**
             * Format: date-time
             * @description When it was found to be gone
             */
            verifiedAt?: string;
            /** @description The sync that no longer had it; empty if no sync removed it */
            verifiedSyncId: string;
            /**
             * Format: date-time
             * @description When it was found to be granted again
             */
            reappearedAt?: string;
            /** @description The sync that had it again; empty if no sync added it */
            reappearedSyncId: string;
            /** @description What the caller may do now */
            actions: (components["schemas"]["RevocationAction"] | string)[];
        };
        /** @enum {string} */
        RevocationChannel: "MANUAL" | "TICKET" | "WEBHOOK";
        AppResourceRef: {
            /** @description Id of the app */
            appId: string;
            /** @description Id of the resource type */
            appResourceTypeId: string;
            /** @description Its id */
            id: string;
        };
        RemovedAccess: {
            /** @description Id of the app */
            appId: string;
            /** @description Name of the app */
            appDisplayName: string;
            /** @description Id of the entitlement */
            appEntitlementId: string;
            /** @description Name of the entitlement */
            entitlementDisplayName: string;
            /** @description Id of the account */
            appUserId: string;
            /** @description Main user name */
            username: string;
        };
        /** @enum {string} */
        RevocationAction: "COMPLETE" | "SET_TICKET" | "RELEASE" | "KEEP" | "CANCEL";
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
        /** @enum {string} */
        TaskSearchSortBy: "TASK_SEARCH_SORT_BY_UNSPECIFIED" | "TASK_SEARCH_SORT_BY_ACCOUNT" | "TASK_SEARCH_SORT_BY_RESOURCE" | "TASK_SEARCH_SORT_BY_ACCOUNT_OWNER" | "TASK_SEARCH_SORT_BY_REVERSE_TICKET_ID" | "TASK_SEARCH_SORT_BY_TICKET_ID" | "TASK_SEARCH_SORT_BY_CREATED_AT" | "TASK_SEARCH_SORT_BY_REVERSE_CREATED_AT" | "TASK_SEARCH_SORT_BY_APP_RESOURCE_ID_AND_APP_ENTITLEMENT";
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
        TaskActionsServiceRequest: {
            /** @description Why, or what should be known about it; at most 4,000 characters */
            comment?: string | null;
            /** @description `task.policy.current.id`; refused when it is no longer the current step */
            policyStepId?: string | null;
            /** @description What to return in `expanded` */
            expandMask?: components["schemas"]["TaskExpandMask"] | null;
        };
        TaskActionsServiceCloseResponse: {
            /** @description The task, with paths of related objects */
            taskView: components["schemas"]["TaskView"];
            /** @description The related objects */
            expanded: components["schemas"]["RelatedObject"][];
            /** @description Id of what was done */
            taskActionId: string;
        };
        TaskActionsServiceProcessNowRequest: {
            /** @description What to return in `expanded` */
            expandMask?: components["schemas"]["TaskExpandMask"] | null;
        };
        TaskActionsServiceViewResponse: {
            /** @description The task, with paths of related objects */
            taskView: components["schemas"]["TaskView"];
            /** @description The related objects */
            expanded: components["schemas"]["RelatedObject"][];
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
        TaskActionsServiceStepRequest: {
            /** @description Why, or what should be known about it; at most 4,000 characters */
            comment?: string | null;
            /** @description `task.policy.current.id` of the task as you read it */
            policyStepId: string;
            /** @description What to return in `expanded` */
            expandMask?: components["schemas"]["TaskExpandMask"] | null;
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
        TaskInsight: {
            /** @description Stable code */
            code: string;
            /** @description The fact behind it */
            description: string;
            /** @description Whether it is a reason to look closer */
            isWarning: boolean;
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
    "svc.api.accessreview.v1.AccessReviewService.AcknowledgeLeftOut": {
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
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "sourceId": "2aSource0000000000000000001",
                 *       "syncId": "2aSync000000000000000000001",
                 *       "leftOutCount": "3",
                 *       "comment": "Three accounts of a test system"
                 *     }
                 */
                "application/json": components["schemas"]["AccessReviewAcknowledgeLeftOutRequest"];
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
                    "application/json": components["schemas"]["AccessReviewAcknowledgeLeftOutReply"];
                };
            };
        };
    };
    "svc.api.accessreview.v1.AccessReviewService.Close": {
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
                 *       },
                 *       "closeDecision": "CLOSE_DECISION_NO_ACTION",
                 *       "comment": "The auditors have what they need."
                 *     }
                 */
                "application/json": components["schemas"]["AccessReviewServiceCloseRequest"];
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
    "svc.api.accessreview.v1.AccessReviewService.Remind": {
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
                 *       "notBegun": true
                 *     }
                 */
                "application/json": components["schemas"]["AccessReviewServiceRemindRequest"];
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
                    "application/json": components["schemas"]["AccessReviewServiceRemindResponse"];
                };
            };
        };
    };
    "svc.api.accessreview.v1.AccessReviewService.Reset": {
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
    "svc.api.accessreview.v1.AccessReviewService.Start": {
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
                "application/json": components["schemas"]["AccessReviewServiceStartRequest"];
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
    "svc.api.accessreview.v1.AccessReviewService.ListAppProgress": {
        parameters: {
            query?: {
                /** @description Rows per page, 10 to 100; by default 25 */
                page_size?: components["parameters"]["pageSize"];
                /** @description nextPageToken of the previous page */
                page_token?: components["parameters"]["pageToken"];
                /** @description NAME: by name. OPEN: those with the most open tasks first */
                sort_by?: components["schemas"]["AccessReviewAppSortBy"];
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
                    "application/json": components["schemas"]["AccessReviewAppProgressList"];
                };
            };
        };
    };
    "svc.api.accessreview.v1.AccessReviewService.GetAssignment": {
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
                    "application/json": components["schemas"]["AccessReviewAssignment"];
                };
            };
        };
    };
    "svc.api.accessreview.v1.AccessReviewService.GetBurnDown": {
        parameters: {
            query?: {
                /** @description IANA name of the zone that days are counted in */
                time_zone?: string;
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
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccessReviewBurnDown"];
                };
            };
        };
    };
    "svc.api.accessreview.v1.AccessReviewService.GetClosePreview": {
        parameters: {
            query?: {
                /** @description What becomes of open tasks. REVOKED: denied, without counting as reviewed. SKIP: cancelled; needs a comment. NO_ACTION: cancelled, as not reviewed. Required while tasks are open */
                close_decision?: components["schemas"]["CloseDecision"];
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
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccessReviewClosePreview"];
                };
            };
        };
    };
    "svc.api.accessreview.v1.AccessReviewService.ListExcludedGrants": {
        parameters: {
            query?: {
                /** @description Rows per page, 10 to 100; by default 25 */
                page_size?: components["parameters"]["pageSize"];
                /** @description nextPageToken of the previous page */
                page_token?: components["parameters"]["pageToken"];
                /** @description Only grants that this rule excluded, as the ledger names it */
                rule?: string;
                /** @description Only grants of this source; empty for data that was created here */
                source_id?: string;
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
                    "application/json": components["schemas"]["AccessReviewExcludedGrantList"];
                };
            };
        };
    };
    "svc.api.accessreview.v1.AccessReviewItemService.Search": {
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
                "application/json": components["schemas"]["SearchAccessReviewItemsRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccessReviewItemList"];
                };
            };
        };
    };
    "svc.api.accessreview.v1.AccessReviewService.GetLedger": {
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
                    "application/json": components["schemas"]["AccessReviewLedger"];
                };
            };
        };
    };
    "svc.api.accessreview.v1.AccessReviewService.ListLeftOut": {
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
                    "application/json": components["schemas"]["AccessReviewLeftOutRowList"];
                };
            };
        };
    };
    "svc.api.accessreview.v1.AccessReviewService.GetProgress": {
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
                    "application/json": components["schemas"]["AccessReviewProgress"];
                };
            };
        };
    };
    "svc.api.accessreview.v1.AccessReviewService.ListReviewers": {
        parameters: {
            query?: {
                /** @description Rows per page, 10 to 100; by default 25 */
                page_size?: components["parameters"]["pageSize"];
                /** @description nextPageToken of the previous page */
                page_token?: components["parameters"]["pageToken"];
                /** @description Only people with open tasks who have neither chosen nor submitted a decision */
                not_begun?: boolean;
                /** @description NAME: by name. OPEN: those with the most open tasks first */
                sort_by?: components["schemas"]["AccessReviewReviewerSortBy"];
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
                    "application/json": components["schemas"]["AccessReviewReviewerList"];
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
    "svc.api.accessreview.v1.SubmissionService.GetSignature": {
        parameters: {
            query?: {
                /** @description Only lines of tasks with higher numbers; use it to get the next page */
                after_numeric_id?: string;
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
                    "application/json": components["schemas"]["GetSignatureReply"];
                };
            };
        };
    };
    "svc.api.accessreview.v1.AccessReviewService.GetSummary": {
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
                    "application/json": components["schemas"]["AccessReviewSummary"];
                };
            };
        };
    };
    "svc.api.task.v1.TaskActionsService.BulkReassign": {
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
                "application/json": components["schemas"]["BulkReassignTasksRequest"];
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
                    "application/json": components["schemas"]["BulkReassignTasksResponse"];
                };
            };
        };
    };
    "svc.api.accessreview.v1.RevocationService.GetWorkList": {
        parameters: {
            query?: {
                /** @description Only revocations that came into their state after this time */
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
                    "text/csv": string;
                };
            };
        };
    };
    "svc.api.accessreview.v1.RevocationService.Cancel": {
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
                /**
                 * @example {
                 *       "taskIds": [
                 *         "2aTask000000000000000000001"
                 *       ],
                 *       "comment": "The app was shut down."
                 *     }
                 */
                "application/json": components["schemas"]["ChangeRevocationsRequest"];
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
                    "application/json": components["schemas"]["ChangeRevocationsReply"];
                };
            };
        };
    };
    "svc.api.accessreview.v1.RevocationService.Complete": {
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
                /**
                 * @example {
                 *       "taskIds": [
                 *         "2aTask000000000000000000001"
                 *       ],
                 *       "comment": "Removed in the admin console."
                 *     }
                 */
                "application/json": components["schemas"]["ChangeRevocationsRequest"];
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
                    "application/json": components["schemas"]["ChangeRevocationsReply"];
                };
            };
        };
    };
    "svc.api.accessreview.v1.RevocationService.GetCounts": {
        parameters: {
            query?: {
                /** @description Id of the campaign */
                access_review_id?: string;
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
                    "application/json": components["schemas"]["RevocationCounts"];
                };
            };
        };
    };
    "svc.api.accessreview.v1.RevocationService.Keep": {
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
                /**
                 * @example {
                 *       "taskIds": [
                 *         "2aTask000000000000000000001"
                 *       ],
                 *       "comment": "Needed until the migration ends."
                 *     }
                 */
                "application/json": components["schemas"]["ChangeRevocationsRequest"];
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
                    "application/json": components["schemas"]["ChangeRevocationsReply"];
                };
            };
        };
    };
    "svc.api.accessreview.v1.RevocationService.Release": {
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
                /**
                 * @example {
                 *       "taskIds": [
                 *         "2aTask000000000000000000001"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ChangeRevocationsRequest"];
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
                    "application/json": components["schemas"]["ChangeRevocationsReply"];
                };
            };
        };
    };
    "svc.api.accessreview.v1.RevocationService.SetTicket": {
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
                /**
                 * @example {
                 *       "taskIds": [
                 *         "2aTask000000000000000000001"
                 *       ],
                 *       "ticketId": "IT-4711",
                 *       "ticketUrl": "https://tickets.example.com/IT-4711"
                 *     }
                 */
                "application/json": components["schemas"]["SetTicketRequest"];
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
                    "application/json": components["schemas"]["ChangeRevocationsReply"];
                };
            };
        };
    };
    "svc.api.accessreview.v1.RevocationService.Search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["SearchRevocationsRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RevocationList"];
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
    "svc.api.task.v1.TaskActionsService.Close": {
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
                /**
                 * @example {
                 *       "comment": "The app is being shut down."
                 *     }
                 */
                "application/json": components["schemas"]["TaskActionsServiceRequest"];
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
                    "application/json": components["schemas"]["TaskActionsServiceCloseResponse"];
                };
            };
        };
    };
    "svc.api.task.v1.TaskActionsService.ProcessNow": {
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
                "application/json": components["schemas"]["TaskActionsServiceProcessNowRequest"];
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
    "svc.api.task.v1.TaskActionsService.Restart": {
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
                /**
                 * @example {
                 *       "comment": "Decided by mistake."
                 *     }
                 */
                "application/json": components["schemas"]["TaskActionsServiceRequest"];
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
    "svc.api.task.v1.TaskActionsService.SkipStep": {
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
                "application/json": components["schemas"]["TaskActionsServiceStepRequest"];
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
    "svc.api.accessreview.v1.RevocationService.GetMyWorkList": {
        parameters: {
            query?: {
                /** @description Only revocations that came into their state after this time */
                since?: string;
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
                    "text/csv": string;
                };
            };
        };
    };
}
