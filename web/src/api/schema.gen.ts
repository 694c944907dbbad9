// Generated from openapi.json. Edits are lost.

export interface paths {
    "/api/v1/access_profiles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the access profiles, oldest first
         * @description All access profiles that exist.
         */
        get: operations["svc.api.directory.v1.AccessProfiles.List"];
        put?: never;
        /**
         * Add an access profile
         * @description Its name must be new. Scopes can include or leave out the grants of access profiles.
         */
        post: operations["svc.api.directory.v1.AccessProfiles.Create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/access_profiles/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an access profile
         * @description Answers 404 for one that was deleted.
         */
        get: operations["svc.api.directory.v1.AccessProfiles.Get"];
        put?: never;
        /**
         * Change an access profile
         * @description Changes the fields that `updateMask` names, or those that are sent.
         */
        post: operations["svc.api.directory.v1.AccessProfiles.Update"];
        /**
         * Delete an access profile
         * @description Refused while it has grants.
         */
        delete: operations["svc.api.directory.v1.AccessProfiles.Delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
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
    "/api/v1/access_review/{id}/accuracy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the sources of a campaign whose data may be inaccurate
         * @description A source is listed if it was stale when the campaign was prepared (a connector that had not synced for more than 2 days, files older than 7 days), if its last sync failed, or if rows of its files were left out. Empty before the campaign is prepared.
         */
        get: operations["svc.api.accessreview.v1.AccessReviewService.GetAccuracy"];
        put?: never;
        post?: never;
        delete?: never;
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
         * @description Ends the review for good. Replies at once; the work runs in the background (see `progress`), and the state stays OPEN until it is done. From now on nothing can be decided or changed. `closeDecision` says what becomes of open tasks; what was chosen and not submitted does not count. If closing denies more than CLOSE_CONFIRM_PERCENT of the items (10 by default), `confirmRevokeCount` must be their number; `close_preview` tells it.
         */
        post: operations["svc.api.accessreview.v1.AccessReviewService.Close"];
        delete?: never;
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
         * @description Counts the items by app, person and entitlement and the grants that each rule excludes, shows a sample, and warns of likely mistakes. Changes nothing. A tenant can run two at a time; a third gets 429 with `Retry-After`.
         */
        post: operations["svc.api.accessreview.v1.AccessReviewService.Validate"];
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
         * List how far a review is in each app
         * @description In the order of the names of the apps.
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
         * Get who reviews how much
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
    "/api/v1/access_review/{id}/items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the items of a campaign
         * @description Empty before the campaign is prepared.
         */
        get: operations["svc.api.accessreview.v1.AccessReviewItemService.List"];
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
    "/api/v1/access_review/{id}/items/{item_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an item of a campaign
         * @description Shows the access as it was in the snapshot, whatever has changed since.
         */
        get: operations["svc.api.accessreview.v1.AccessReviewItemService.Get"];
        put?: never;
        post?: never;
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
    "/api/v1/access_review/{id}/pending_decisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your pending decisions in a campaign
         * @description What you have chosen and not submitted, in the order of task numbers. Nobody else sees these choices; owners see only how many you have made.
         */
        get: operations["svc.api.accessreview.v1.PendingDecisionService.List"];
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
         * @description Does the same as choosing for each of them, for up to 10000 tasks. If the filter selects another number of tasks than `expectedCount`, nothing is done and the error tells the number. The record of each decision says that it was chosen by filter.
         */
        post: operations["svc.api.accessreview.v1.PendingDecisionService.SetByFilter"];
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
         * List how far each reviewer is
         * @description Everybody who was assigned a task, in the order of their names. `notBegun` leaves those who have open tasks and have neither chosen nor submitted a decision. A task that several people may answer is open for each of them.
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
        /**
         * Submit your pending decisions
         * @description Makes your pending decisions count: all of them in this campaign, or those of the tasks you name. Up to 10000 are applied before the reply; more are applied in the background, in parts, and the submission is in state APPLYING until then. A decision that came too late is refused, and `entries` says why. Afterwards none of them is pending.
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
         * List what a submission consists of
         * @description Every submitted decision in the order of task numbers: accepted, refused and why, or still to be applied. These are the lines that decisionsDigest is computed from.
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
    "/api/v1/access_review/{id}/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get how far a review is, and what needs the owners
         * @description Three shares tell how far a review is: tasks with any outcome, tasks decided by people, and answered steps. The numbers are exact when the call is answered.
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
         * Give many tasks of a campaign to other people
         * @description Up to 10,000 open tasks, by id, by filter, or all of one person. Reviewers move their own tasks, owners and administrators anybody's. With `fromUserId` only that person is replaced, and others who could answer stay. Tasks that cannot be reassigned are left as they are and listed in `refused`.
         */
        post: operations["svc.api.task.v1.TaskActionsService.BulkReassign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/access_reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the campaigns that you may see, newest first
         * @description All campaigns for those who may see them, otherwise the campaigns that you own.
         */
        get: operations["svc.api.accessreview.v1.AccessReviewService.List"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/accessconflict": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the conflict monitors, oldest first
         * @description All conflict monitors, also those that are switched off.
         */
        get: operations["svc.api.accessconflict.v1.AccessConflictService.ListMonitors"];
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
    "/api/v1/app_users/owned_service_accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List the service accounts that you are responsible for
         * @description The service accounts whose owner is the caller.
         */
        post: operations["svc.api.app.v1.AppUserService.ListOwnedServiceAccounts"];
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
    "/api/v1/appentitlementmonitorbinding/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get an entitlement of a conflict monitor
         * @description Answers 404 if the entitlement is not in that group.
         */
        post: operations["svc.api.accessconflict.v1.AppEntitlementMonitorBindingService.GetAppEntitlementMonitorBinding"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/apps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the apps, oldest first
         * @description All apps, imported or created here.
         */
        get: operations["svc.api.app.v1.Apps.List"];
        put?: never;
        /**
         * Add an app
         * @description The app gets an entitlement `access`, which represents access to the app itself.
         */
        post: operations["svc.api.app.v1.Apps.Create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/apps/{app_id}/app_users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the accounts of an app, oldest first
         * @description All accounts of the app, whoever owns them.
         */
        get: operations["svc.api.app.v1.AppUserService.List"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/apps/{app_id}/entitlements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the entitlements of an app, oldest first
         * @description All entitlements of the app, also those of its resources.
         */
        get: operations["svc.api.app.v1.AppEntitlements.List"];
        put?: never;
        /**
         * Add an entitlement to an app
         * @description Imports leave it alone. Its grants are added as members.
         */
        post: operations["svc.api.app.v1.AppEntitlements.Create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/apps/{app_id}/entitlements/resource_types/{app_resource_type_id}/resources/{app_resource_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the entitlements of a resource, oldest first
         * @description The entitlements that belong to the resource itself.
         */
        get: operations["svc.api.app.v1.AppEntitlements.ListForAppResource"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/apps/{app_id}/entitlements/users/{app_user_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the entitlements that an account holds
         * @description With the grant of each.
         */
        get: operations["svc.api.app.v1.AppEntitlements.ListForAppUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/apps/{app_id}/entitlements/{app_entitlement_id}/add-manual-user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Grant people an entitlement that was created here
         * @description Each person gets a grant through their account in the app, which is created if they have none. People who already hold the entitlement keep their grants.
         */
        post: operations["svc.api.app.v1.AppEntitlements.AddManuallyManagedMembers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/apps/{app_id}/entitlements/{app_entitlement_id}/grants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the grants of an entitlement, with their users and expiry times
         * @description The grants that are held now.
         */
        get: operations["svc.api.app.v1.AppEntitlementSearchService.SearchAppEntitlementsWithExpired"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/apps/{app_id}/entitlements/{app_entitlement_id}/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the accounts that hold an entitlement
         * @description With the time since when, and until when, each account holds it.
         */
        get: operations["svc.api.app.v1.AppEntitlements.ListUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/apps/{app_id}/entitlements/{app_entitlement_id}/users/{app_user_id}/remove-grant-duration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove the expiry of a grant
         * @description The grant then lasts until it is removed.
         */
        post: operations["svc.api.app.v1.AppEntitlementUserBindingService.RemoveGrantDuration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/apps/{app_id}/entitlements/{app_entitlement_id}/users/{app_user_id}/update-grant-duration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set when a grant expires
         * @description Replaces the time that was set before.
         */
        post: operations["svc.api.app.v1.AppEntitlementUserBindingService.UpdateGrantDuration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/apps/{app_id}/entitlements/{app_entitlement_id}/users/{identity_user_id}/grants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the accounts of a person in the app, with the grant where they hold the entitlement
         * @description Accounts that do not hold it are listed without a grant.
         */
        get: operations["svc.api.app.v1.AppEntitlementUserBindingService.ListAppUsersForIdentityWithGrant"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/apps/{app_id}/entitlements/{entitlement_id}/ownerids": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the ids of the owners of one entitlement
         * @description All of them at once, without pages.
         */
        get: operations["svc.api.app.v1.AppEntitlementOwners.ListOwnerIDs"];
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
        /**
         * List the owners of one entitlement
         * @description The people who answer for the entitlement.
         */
        get: operations["svc.api.app.v1.AppEntitlementOwners.List"];
        /**
         * Replace the owners of one entitlement
         * @description An empty list removes all owners.
         */
        put: operations["svc.api.app.v1.AppEntitlementOwners.Set"];
        /**
         * Add an owner to one entitlement
         * @description Adding an owner again changes nothing.
         */
        post: operations["svc.api.app.v1.AppEntitlementOwners.Add"];
        /**
         * Remove all owners of one entitlement
         * @description The entitlement then has no owner.
         */
        delete: operations["svc.api.app.v1.AppEntitlementOwners.Delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/apps/{app_id}/entitlements/{entitlement_id}/owners/{user_id}": {
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
         * Remove an owner of one entitlement
         * @description Others stay owners.
         */
        delete: operations["svc.api.app.v1.AppEntitlementOwners.Remove"];
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
        /**
         * Get an entitlement
         * @description Answers 404 for one that was deleted.
         */
        get: operations["svc.api.app.v1.AppEntitlements.Get"];
        put?: never;
        /**
         * Change an entitlement
         * @description Later imports do not overwrite what you change here on an imported entitlement.
         */
        post: operations["svc.api.app.v1.AppEntitlements.Update"];
        /**
         * Delete an entitlement that was created here, with its grants
         * @description An imported entitlement is refused with 409: remove it in the source.
         */
        delete: operations["svc.api.app.v1.AppEntitlements.Delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/apps/{app_id}/ownerids": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the ids of the owners of one app
         * @description All of them at once, without pages.
         */
        get: operations["svc.api.app.v1.AppOwners.ListOwnerIDs"];
        put?: never;
        post?: never;
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
        /**
         * List the owners of one app
         * @description The people who answer for the app.
         */
        get: operations["svc.api.app.v1.AppOwners.List"];
        /**
         * Replace the owners of one app
         * @description An empty list removes all owners.
         */
        put: operations["svc.api.app.v1.AppOwners.Set"];
        post?: never;
        /**
         * Remove several owners of one app
         * @description Every id must be that of an owner of the app.
         */
        delete: operations["svc.api.app.v1.AppOwners.Delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/apps/{app_id}/owners/{user_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add an owner to one app
         * @description Adding an owner again changes nothing.
         */
        post: operations["svc.api.app.v1.AppOwners.Add"];
        /**
         * Remove an owner of one app
         * @description Others stay owners.
         */
        delete: operations["svc.api.app.v1.AppOwners.Remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/apps/{app_id}/resource_types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the resource types of one app, oldest first
         * @description All resource types of the app.
         */
        get: operations["svc.api.app.v1.AppResourceTypeService.List"];
        put?: never;
        /**
         * Add a resource type to an app
         * @description Imports leave it alone.
         */
        post: operations["svc.api.app.v1.AppResourceTypeService.CreateManuallyManagedResourceType"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/apps/{app_id}/resource_types/{app_resource_type_id}/resources": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the resources of one type, oldest first
         * @description All resources of the type in this app.
         */
        get: operations["svc.api.app.v1.AppResourceService.List"];
        put?: never;
        /**
         * Add a resource
         * @description Imports leave it alone. Its resource type may be imported.
         */
        post: operations["svc.api.app.v1.AppResourceService.CreateManuallyManagedAppResource"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/apps/{app_id}/resource_types/{app_resource_type_id}/resources/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a resource
         * @description Answers 404 for one that was deleted.
         */
        get: operations["svc.api.app.v1.AppResourceService.Get"];
        put?: never;
        /**
         * Change a resource
         * @description Later imports do not overwrite what you change here on an imported resource.
         */
        post: operations["svc.api.app.v1.AppResourceService.Update"];
        /**
         * Delete a resource that was created here, with its entitlements and grants
         * @description An imported resource is refused with 409: remove it in the source.
         */
        delete: operations["svc.api.app.v1.AppResourceService.DeleteManuallyManagedAppResource"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/apps/{app_id}/resource_types/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a resource type
         * @description Answers 404 for one that was deleted.
         */
        get: operations["svc.api.app.v1.AppResourceTypeService.Get"];
        put?: never;
        /**
         * Change a resource type that was created here
         * @description Changes the fields that `updateMask` names, or those that are sent.
         */
        post: operations["svc.api.app.v1.AppResourceTypeService.UpdateManuallyManagedResourceType"];
        /**
         * Delete a resource type that was created here and has no resources
         * @description Delete its resources first; otherwise it is refused with 409.
         */
        delete: operations["svc.api.app.v1.AppResourceTypeService.DeleteManuallyManagedResourceType"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/apps/{app_id}/resource_types/{resource_type_id}/resource/{resource_id}/ownerids": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the ids of the owners of one resource
         * @description All of them at once, without pages.
         */
        get: operations["svc.api.app.v1.AppResourceOwners.ListOwnerIDs"];
        put?: never;
        post?: never;
        /**
         * Remove all owners of one resource
         * @description The resource then has no owner.
         */
        delete: operations["svc.api.app.v1.AppResourceOwners.Delete"];
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
        /**
         * List the owners of one resource
         * @description The people who answer for the resource.
         */
        get: operations["svc.api.app.v1.AppResourceOwners.List"];
        /**
         * Replace the owners of one resource
         * @description An empty list removes all owners.
         */
        put: operations["svc.api.app.v1.AppResourceOwners.Set"];
        /**
         * Add an owner to one resource
         * @description Adding an owner again changes nothing.
         */
        post: operations["svc.api.app.v1.AppResourceOwners.Add"];
        /**
         * Remove an owner of one resource
         * @description Others stay owners.
         */
        delete: operations["svc.api.app.v1.AppResourceOwners.Remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/apps/{app_id}/users/{user_id}/app_users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the accounts that a person has in an app
         * @description A person may have several accounts in one app.
         */
        get: operations["svc.api.app.v1.AppUserService.ListAppUsersForUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/apps/{app_user_app_id}/app_users/{app_user_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the type of an account
         * @description All other fields come from the app. Later imports do not overwrite a type that is set here.
         */
        post: operations["svc.api.app.v1.AppUserService.Update"];
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
    "/api/v1/attributes/compliance_frameworks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the compliance frameworks, oldest first
         * @description Entitlements are labelled with them, and scopes can select by them.
         */
        get: operations["svc.api.attribute.v1.Attributes.ListComplianceFrameworks"];
        put?: never;
        /**
         * Add a compliance framework
         * @description Its name must be new, ignoring case.
         */
        post: operations["svc.api.attribute.v1.Attributes.CreateComplianceFrameworkAttributeValue"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/attributes/compliance_frameworks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get one compliance framework
         * @description Answers 404 for one that was deleted.
         */
        get: operations["svc.api.attribute.v1.Attributes.GetComplianceFrameworkAttributeValue"];
        put?: never;
        post?: never;
        /**
         * Remove a compliance framework
         * @description Refused while entitlements use it.
         */
        delete: operations["svc.api.attribute.v1.Attributes.DeleteComplianceFrameworkAttributeValue"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/attributes/risk_levels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the risk levels, oldest first
         * @description Entitlements are labelled with them, and scopes can select by them.
         */
        get: operations["svc.api.attribute.v1.Attributes.ListRiskLevels"];
        put?: never;
        /**
         * Add a risk level
         * @description Its name must be new, ignoring case.
         */
        post: operations["svc.api.attribute.v1.Attributes.CreateRiskLevelAttributeValue"];
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
        /**
         * Get one risk level
         * @description Answers 404 for one that was deleted.
         */
        get: operations["svc.api.attribute.v1.Attributes.GetRiskLevelAttributeValue"];
        put?: never;
        /**
         * Say how serious a risk level is
         * @description From the rank in the setting `HIGH_RISK_RANK` on, access is high risk.
         */
        post: operations["svc.api.attribute.v1.Attributes.UpdateRiskLevelAttributeValue"];
        /**
         * Remove a risk level
         * @description Refused while entitlements use it.
         */
        delete: operations["svc.api.attribute.v1.Attributes.DeleteRiskLevelAttributeValue"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/attributes/types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the attribute types
         * @description There are two: risk levels and compliance frameworks.
         */
        get: operations["svc.api.attribute.v1.Attributes.ListAttributeTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/attributes/types/{attribute_type_id}/values": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the values of an attribute type, oldest first
         * @description All risk levels, or all compliance frameworks.
         */
        get: operations["svc.api.attribute.v1.Attributes.ListAttributeValues"];
        put?: never;
        post?: never;
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
        /**
         * Get one attribute value
         * @description Answers 404 for one that was deleted.
         */
        get: operations["svc.api.attribute.v1.Attributes.GetAttributeValue"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/introspect": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the user, roles and permissions of this token or session
         * @description Use it to see what a credential may do.
         */
        get: operations["svc.api.auth.v1.Auth.Introspect"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your browser sessions
         * @description Only your own sessions, with the one of this request marked.
         */
        get: operations["svc.api.auth.v1.SessionService.List"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/sessions/{id}": {
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
         * End one of your browser sessions
         * @description Takes effect with the next request of that session.
         */
        delete: operations["svc.api.auth.v1.SessionService.Revoke"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/grants/feed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search when grants were added and removed, newest first
         * @description `after` is inclusive and `before` exclusive; both are optional.
         */
        post: operations["svc.api.app.v1.AppEntitlementUserBindingService.SearchGrantFeed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/iam/personal_clients": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your API credentials
         * @description Only your own. Client secrets are not stored and cannot be listed.
         */
        get: operations["svc.api.iam.v1.PersonalClientService.List"];
        put?: never;
        /**
         * Create an API credential for yourself
         * @description The client secret is shown only in this reply and is not stored. Idempotency-Key is not supported: a retry creates another credential.
         */
        post: operations["svc.api.iam.v1.PersonalClientService.Create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/iam/personal_clients/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an API credential
         * @description Your own, or any for those who may manage all credentials.
         */
        get: operations["svc.api.iam.v1.PersonalClientService.Get"];
        put?: never;
        /**
         * Change the name, IP ranges, roles or expiry of an API credential
         * @description The expiry can only be moved earlier. To extend it, create a new credential.
         */
        post: operations["svc.api.iam.v1.PersonalClientService.Update"];
        /**
         * Delete an API credential and its tokens
         * @description Its tokens stop working at once.
         */
        delete: operations["svc.api.iam.v1.PersonalClientService.Delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/iam/roles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the roles and what they allow
         * @description Every role is built in.
         */
        get: operations["svc.api.iam.v1.Roles.List"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/iam/roles/{role_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a role and its permissions
         * @description Ids of roles are names, such as `super_administrator`.
         */
        get: operations["svc.api.iam.v1.Roles.Get"];
        put?: never;
        /**
         * Change a role (always refused: every role is built in)
         * @description Exists for clients that expect it, and answers 409.
         */
        post: operations["svc.api.iam.v1.Roles.Update"];
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
         * List what others changed about your tasks
         * @description Decisions, reassignments and everything else that others did since a cursor to tasks that are or were assigned to you. A change may be told twice.
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
         * @description Open tasks that are assigned to you, or those that you have answered, in the order of a view. The order does not change while you decide. Filters are combined with AND, the values of one filter with OR.
         */
        post: operations["svc.api.accessreview.v1.ReviewerService.SearchMyTasks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/policies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List policies, oldest first
         * @description The built-in policies and your own.
         */
        get: operations["svc.api.policy.v1.Policies.List"];
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
         * Check a CEL expression for use as the condition of a policy rule
         * @description Answers 200 with the problems it finds, with their places. No problems: the expression is valid.
         */
        post: operations["svc.api.policy.v1.PolicyValidate.ValidateCEL"];
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
    "/api/v1/search/apps/{app_id}/entitlements/users/{app_user_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the entitlements that an account holds
         * @description With the grant of each.
         */
        get: operations["svc.api.app.v1.AppEntitlementSearchService.SearchAppEntitlementsForAppUser"];
        put?: never;
        post?: never;
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
    "/api/v1/search/iam/personal_clients": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search the API credentials of all users
         * @description Filters are combined with AND.
         */
        post: operations["svc.api.iam.v1.PersonalClientSearchService.Search"];
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
    "/api/v1/search/request_catalog/entitlements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search entitlements, and see which of them you hold
         * @description Access cannot be requested here; this finds out who holds what.
         */
        post: operations["svc.api.requestcatalog.v1.RequestCatalogSearchService.SearchEntitlements"];
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
         * @description Filters are combined with AND, the values of one filter with OR. The result has only tasks that you may see: open ones assigned to you, those of which you answered a step, and all tasks of campaigns that you own or may see as an administrator.
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
    "/api/v1/sources": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the sources of access data
         * @description All sources, with the time of their last import.
         */
        get: operations["svc.api.source.v1.SourceService.List"];
        put?: never;
        /**
         * Add a source of access data
         * @description Then create a sync of it, upload its files and finish it.
         */
        post: operations["svc.api.source.v1.SourceService.Create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sources/{source_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a source
         * @description With the time of its last import.
         */
        get: operations["svc.api.source.v1.SourceService.Get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sources/{source_id}/syncs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the syncs of a source, newest first
         * @description Ended syncs stay in the list.
         */
        get: operations["svc.api.source.v1.SyncService.List"];
        put?: never;
        /**
         * Start a sync of a source
         * @description Next, upload its files and finish it. A sync without activity for an hour is cancelled.
         */
        post: operations["svc.api.source.v1.SyncService.Create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sources/{source_id}/syncs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a sync with its progress and results
         * @description Poll it until `state` is DONE, FAILED, CANCELLED or NEEDS_CONFIRMATION.
         */
        get: operations["svc.api.source.v1.SyncService.Get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sources/{source_id}/syncs/{id}/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Upload the files of a sync as one tar archive
         * @description The archive may be compressed with gzip. Its directory structure does not matter.
         */
        put: operations["svc.api.source.v1.SyncService.UploadArchive"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sources/{source_id}/syncs/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a sync
         * @description A sync that is being applied stops, and nothing of it is kept. On the embedded database the request waits for the end of the statements that write it, so a sync may be done before.
         */
        post: operations["svc.api.source.v1.SyncService.Cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sources/{source_id}/syncs/{id}/faults": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the problems in the files of a sync
         * @description Each with its file, line and column, what was found and what is valid.
         */
        get: operations["svc.api.source.v1.SyncService.ListFaults"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sources/{source_id}/syncs/{id}/files/{file_name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Upload one file of a sync
         * @description The name tells the kind of rows: users.csv, apps.csv, resource_types.csv, resources.csv, entitlements.csv, accounts.csv, grants.csv, or the same names with .jsonl for JSON Lines. May be compressed (Content-Encoding: gzip). A file that is uploaded again replaces the earlier one.
         */
        put: operations["svc.api.source.v1.SyncService.UploadFile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sources/{source_id}/syncs/{id}/finish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Apply a sync
         * @description Call this after uploading all files. They are checked and applied in the background; get the sync to see the result. To confirm a sync in SYNC_STATE_NEEDS_CONFIRMATION, finish it again with allowRemovals.
         */
        post: operations["svc.api.source.v1.SyncService.Finish"];
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
    "/api/v1/tasks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a task
         * @description By its id or its number. Tasks are visible to their reviewers, to whoever has answered a step, to owners of the campaign and to administrators.
         */
        get: operations["svc.api.task.v1.TaskService.Get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tasks/{task_id}/action/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve the current step of a task
         * @description Quote the step that you saw as `policyStepId`. After the last step the access is certified. It is recorded at once, as a submission of one, and ends your pending decision on this task.
         */
        post: operations["svc.api.task.v1.TaskActionsService.Approve"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tasks/{task_id}/action/approve-with-step-up": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Not possible: approve with step-up authentication
         * @description No step requires step-up authentication, because no provider for it can be set up. Use approve.
         */
        post: operations["svc.api.task.v1.TaskActionsService.ApproveWithStepUp"];
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
         * @description Closes the task without a decision. Its outcome is CERTIFY_OUTCOME_CANCELLED.
         */
        post: operations["svc.api.task.v1.TaskActionsService.Close"];
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
    "/api/v1/tasks/{task_id}/action/deny": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deny the access of a task
         * @description One denial decides the task; later steps are not asked. It is recorded at once, as a submission of one, and ends your pending decision on this task.
         */
        post: operations["svc.api.task.v1.TaskActionsService.Deny"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tasks/{task_id}/action/escalate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Not possible: escalating to emergency access
         * @description For requests for access only, which do not exist here. Always answers WRONG_TASK_TYPE.
         */
        post: operations["svc.api.task.v1.TaskActionsService.EscalateToEmergencyAccess"];
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
         * Look at a task again now
         * @description Looks for reviewers again if the task has none, and at the condition or time that it waits for. Otherwise nothing changes.
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
         * Give the current step of a task to other people
         * @description Any one of the new people can answer. The step gets a new `policyStepId`, so answers to the one before are refused; its deadline stays. Reviewers can reassign where the policy allows it, owners and administrators always, with a comment.
         */
        post: operations["svc.api.task.v1.TaskActionsService.Reassign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tasks/{task_id}/action/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restart a task with its policy as it is now
         * @description Like restart, but its policy is determined and copied anew, so that changes since the start apply to this task. Other tasks keep the policy they have.
         */
        post: operations["svc.api.task.v1.TaskActionsService.HardReset"];
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
    "/api/v1/tasks/{task_id}/action/update-grant-duration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Not possible: changing the duration
         * @description For requests for access only, which do not exist here. Always answers WRONG_TASK_TYPE.
         */
        post: operations["svc.api.task.v1.TaskActionsService.UpdateGrantDuration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tasks/{task_id}/action/update-request-data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Not possible: changing the form
         * @description For requests for access only, which do not exist here. Always answers WRONG_TASK_TYPE.
         */
        post: operations["svc.api.task.v1.TaskActionsService.UpdateRequestData"];
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
         * Search the people whom a task can be given to
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
         * Get what is known about the access that a task is about
         * @description How the access came about, who else holds it, when it was last used and reviewed, and what these facts say. All of it is computed from access data and earlier reviews.
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
    "/api/v1/trusted_domains": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the mail domains whose accounts are not external
         * @description Without trusted domains, no account is external.
         */
        get: operations["svc.api.directory.v1.TrustedDomains.List"];
        /**
         * Replace the trusted e-mail domains
         * @description Whether an account is external is decided anew at once.
         */
        put: operations["svc.api.directory.v1.TrustedDomains.Set"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List people, oldest first
         * @description All people that exist, also disabled ones.
         */
        get: operations["svc.api.user.v1.UserService.List"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/introspect": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get the current user
         * @description The user whom the token or session belongs to.
         */
        post: operations["svc.api.user.v1.UserService.Introspect"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a person
         * @description Without `user.read`, details are shown only for yourself and your direct reports.
         */
        get: operations["svc.api.user.v1.UserService.Get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/{user_id}/profile-types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the profile types of a person
         * @description Always empty: no profile types are built in.
         */
        get: operations["svc.api.user.v1.UserService.GetUserProfileTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/{user_id}/set-delegation-by-admin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set the delegate of a person, and for how long
         * @description Replaces the current delegation. An empty delegatedUserId removes it.
         */
        post: operations["svc.api.user.v1.UserService.SetExpiringUserDelegationBindingByAdmin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/v1/sign-in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a browser session with the token of a one-time sign-in link
         * @description For the web application: sets the session cookie. A link works once, within 15 minutes.
         */
        post: operations["auth.sign_in"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/v1/sign-out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out and end the browser session
         * @description For the web application: ends the session that the cookie names and deletes the cookie.
         */
        post: operations["auth.sign_out"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/v1/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get an access token with a client secret or a signed assertion
         * @description The OAuth 2.0 client credentials flow. Send the Client ID with either the Client Secret or an assertion signed with the key in it. Instead of client_id and client_secret, HTTP Basic may be sent, with both encoded as in a form (RFC 6749, section 2.3.1). The token is valid for `expires_in` seconds; get a new one before that.
         */
        post: operations["auth.token"];
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
        Accept: {
            /** @description Comment on the approval */
            acceptMessage: string;
        };
        AcceptInput: {
            /** @description Comment on the approval */
            acceptMessage?: string | null;
        };
        AcceptInstance: {
            /** @description Comment on the approval */
            acceptMessage: string;
        };
        AccessConflictEmailNotifications: {
            /** @description Whether it is switched on */
            enabled?: boolean;
            /** @description Ids of the users who are told */
            identityUserIds?: string[];
        };
        AccessConflictEmailNotificationsInput: {
            /** @description Whether it is switched on */
            enabled?: boolean | null;
            /** @description Ids of the users who are told */
            identityUserIds?: string[] | null;
        };
        AccessConflictNotificationConfig: {
            /** @description By mail */
            emailNotifications?: components["schemas"]["AccessConflictEmailNotifications"];
            /** @description By Slack */
            slackNotifications?: components["schemas"]["AccessConflictSlackNotifications"];
        };
        AccessConflictNotificationConfigInput: {
            /** @description By mail */
            emailNotifications?: components["schemas"]["AccessConflictEmailNotificationsInput"] | null;
            /** @description By Slack */
            slackNotifications?: components["schemas"]["AccessConflictSlackNotificationsInput"] | null;
        };
        AccessConflictSlackNotifications: {
            /** @description Whether it is switched on */
            enabled?: boolean;
            /** @description Id of the Slack channel */
            channelId?: string;
            /** @description Name of the Slack channel */
            channelName?: string;
        };
        AccessConflictSlackNotificationsInput: {
            /** @description Whether it is switched on */
            enabled?: boolean | null;
            /** @description Id of the Slack channel */
            channelId?: string | null;
            /** @description Name of the Slack channel */
            channelName?: string | null;
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
        /** @enum {string} */
        AccessProfileFilterType: "ACCESS_PROFILE_FILTER_TYPE_UNSPECIFIED" | "ACCESS_PROFILE_FILTER_TYPE_INCLUDE_ALL" | "ACCESS_PROFILE_FILTER_TYPE_EXCLUDE_ALL" | "ACCESS_PROFILE_FILTER_TYPE_EXCLUDE_SPECIFIC" | "ACCESS_PROFILE_FILTER_TYPE_INCLUDE_SPECIFIC";
        AccessProfileInput: {
            /** @description Its name */
            displayName?: string | null;
            /** @description What it is */
            description?: string | null;
            /** @description Its id */
            readonly id?: string | null;
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
        };
        AccessProfileList: {
            /** @description The entries */
            list: components["schemas"]["AccessProfile"][];
            /** @description Empty on the last page */
            nextPageToken: string;
        };
        AccessProfileReply: {
            /** @description The access profile */
            accessProfile: components["schemas"]["AccessProfile"];
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
        AccessReviewAccuracyList: {
            /** @description Sources whose data may be inaccurate */
            list: components["schemas"]["AccessReviewSourceAccuracy"][];
        };
        AccessReviewAcknowledgeLeftOutReply: {
            /** @description The ledger after the change */
            ledger: components["schemas"]["AccessReviewLedger"];
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
        AccessReviewAppProgressList: {
            /** @description The entries */
            list: components["schemas"]["AccessReviewAppProgress"][];
            /** @description Empty on the last page */
            nextPageToken: string;
        };
        /** @description Who reviews how much, before and after the start */
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
            /** @description How many tasks found their reviewers how */
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
             * @description Number of grants to be removed afterwards: all that is denied
             */
            removalCount: number;
            /**
             * Format: int32
             * @description Number of decisions that were chosen and not submitted. Closing drops them
             */
            stagedCount: number;
            /** @description Whose they are; the 100 with the most */
            stagedByReviewer: components["schemas"]["AccessReviewCount"][];
            /** @description Who has open tasks; the 100 with the most */
            openByReviewer: components["schemas"]["AccessReviewCount"][];
            /** @description Apps with open tasks; the 100 with the most */
            openByApp: components["schemas"]["AccessReviewCount"][];
            /** @description Entitlements with open tasks; the 100 with the most */
            openByEntitlement: components["schemas"]["AccessReviewCount"][];
        };
        AccessReviewColumnConfig: {
            /** @description Columns in display order; empty for the columns of the default view */
            columns: (components["schemas"]["AccessReviewTaskColumn"] | string)[];
            /** @description The same with attributes of accounts; used instead of columns unless empty */
            orderedColumns: components["schemas"]["AccessReviewTaskColumnRef"][];
        };
        AccessReviewColumnConfigInput: {
            /** @description Columns in display order; empty for the columns of the default view */
            columns?: components["schemas"]["AccessReviewTaskColumn"][] | null;
            /** @description The same with attributes of accounts; used instead of columns unless empty */
            orderedColumns?: components["schemas"]["AccessReviewTaskColumnRefInput"][] | null;
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
        /** @enum {string} */
        AccessReviewErrorState: "ACCESS_REVIEW_ERROR_STATE_UNSPECIFIED" | "ACCESS_REVIEW_ERROR_STATE_SELECTION_QUOTA_EXCEED_ERROR";
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
        AccessReviewExclusionScope: {
            /** @description Only accounts with one of these statuses; empty for all */
            appUserStatuses: (components["schemas"]["AppUserStatusFilter"] | string)[];
            /** @description Only accounts of these types; empty for all */
            appUserTypes: (components["schemas"]["AppUserType"] | string)[];
        };
        AccessReviewExclusionScopeInput: {
            /** @description Only accounts with one of these statuses; empty for all */
            appUserStatuses?: components["schemas"]["AppUserStatusFilter"][] | null;
            /** @description Only accounts of these types; empty for all */
            appUserTypes?: components["schemas"]["AppUserType"][] | null;
        };
        AccessReviewExpandMask: {
            /** @description Fields in snake_case, or `*` for all */
            paths?: string[] | null;
        };
        AccessReviewExpressionFault: {
            /** @description Code of the rule with the expression */
            rule: string;
            /** @description The person (users_failed) or the account (accounts_failed) */
            objectId: string;
            /** @description What is wrong */
            problem: string;
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
        /** @description The resource that holds the entitlement, if no account holds it */
        AccessReviewItemHolder: {
            /** @description Its id */
            id: string;
            /** @description Its name */
            displayName: string;
            /** @description Id of the resource type */
            resourceTypeId: string;
        };
        AccessReviewItemList: {
            /** @description The entries */
            list: components["schemas"]["AccessReviewItem"][];
            /** @description Empty on the last page */
            nextPageToken: string;
        };
        AccessReviewItemPerson: {
            /** @description Its id */
            id: string;
            /** @description Its name */
            displayName: string;
            /** @description Main e-mail address */
            email: string;
        };
        AccessReviewItemRef: {
            /** @description Its id */
            id: string;
            /** @description Its name */
            displayName: string;
        };
        AccessReviewItemReply: {
            /** @description The item */
            item: components["schemas"]["AccessReviewItem"];
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
        AccessReviewItemValue: {
            /** @description Its id */
            id: string;
            /** @description Its name */
            value: string;
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
        AccessReviewLedgerSource: {
            /** @description Empty for data that was created here */
            sourceId: string;
            /** @description Its name */
            displayName: string;
            /** @description How its data arrives: from files or from a connector */
            kind: string;
            /** @description The sync applied last */
            syncId: string;
            /**
             * Format: date-time
             * @description When its data was last imported; absent if never
             */
            syncedAt?: string;
            /** @description STALE: last synced more than 2 days ago (connector) or 7 days ago (file). ROWS_LEFT_OUT: rows of its files were not applied */
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
        AccessReviewLeftOutRowList: {
            /** @description The entries */
            list: components["schemas"]["AccessReviewLeftOutRow"][];
            /** @description Empty on the last page */
            nextPageToken: string;
        };
        AccessReviewNeed: {
            /** @description Stable code of what is needed */
            code: components["schemas"]["AccessReviewNeedCode"] | string;
            /**
             * Format: int32
             * @description How many tasks or items it is about; 0 if it is about the campaign
             */
            count: number;
            /** @description The same as a sentence, with what to do */
            description: string;
        };
        /** @enum {string} */
        AccessReviewNeedCode: "HELD" | "UNASSIGNED" | "REVIEWERS_NOT_ACTIVE" | "RULES_FAILED";
        AccessReviewOutcomeCount: {
            /** @description CERTIFY_OUTCOME_CERTIFIED, _DECERTIFIED, _CANCELLED or _WAIT_TIMED_OUT */
            outcome: string;
            /** @description What it came from. DECIDED: by people. DEFAULT, SKIPPED, NOT_REVIEWED: when the campaign was closed. POLICY, ESCALATION, WAIT_TIMED_OUT: the policy. CANCELLED: by hand. GRANT_GONE: the access was removed meanwhile */
            reason: string;
            /**
             * Format: int32
             * @description Number of tasks
             */
            count: number;
        };
        AccessReviewOwners: {
            /** @description Ids of the owners */
            userIds: string[];
        };
        AccessReviewProblem: {
            /** @description Path of the field */
            field: string;
            /** @description What is wrong and what to do */
            description: string;
        };
        AccessReviewProgress: {
            /** @description Id of the campaign */
            accessReviewId: string;
            /** @description State of the campaign */
            state: components["schemas"]["AccessReviewState"] | string;
            /** @description Current phase. Preparing: WAITING, COUNTING, ENTITLEMENTS, ACCOUNTS, RESOURCES, ITEMS, TIDYING_ENTITLEMENTS, TIDYING_PRINCIPALS, RANKING, POLICIES, DONE; WAITING means waiting for an import to end. Starting: WAITING, SNAPSHOT, POLICIES, RULES, REVIEWERS, TASKS, FACTS, CHECK, DONE. While it is being closed: CLOSING. Empty if there is no preparation */
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
             * Format: date-time
             * @description When they last submitted decisions; absent if never
             */
            lastSubmittedAt?: string;
        };
        AccessReviewReviewerList: {
            /** @description The entries */
            list: components["schemas"]["AccessReviewReviewer"][];
            /** @description Empty on the last page */
            nextPageToken: string;
        };
        AccessReviewScope: {
            /** @description Only accounts with one of these statuses; empty for all */
            appUserStatuses: (components["schemas"]["AppUserStatusFilter"] | string)[];
            /** @description Only accounts of these types; empty for all */
            appUserTypes: (components["schemas"]["AppUserType"] | string)[];
        };
        AccessReviewScopeInput: {
            /** @description Only accounts with one of these statuses; empty for all */
            appUserStatuses?: components["schemas"]["AppUserStatusFilter"][] | null;
            /** @description Only accounts of these types; empty for all */
            appUserTypes?: components["schemas"]["AppUserType"][] | null;
        };
        /** @enum {string} */
        AccessReviewScopeType: "ACCESS_REVIEW_SCOPE_TYPE_UNSPECIFIED" | "ACCESS_REVIEW_SCOPE_TYPE_BY_ENTITLEMENTS" | "ACCESS_REVIEW_SCOPE_TYPE_BY_ACCESS_CONFLICTS" | "ACCESS_REVIEW_SCOPE_TYPE_BY_RESOURCE" | "ACCESS_REVIEW_SCOPE_TYPE_BY_INHERITANCE" | "ACCESS_REVIEW_SCOPE_TYPE_BY_USERS";
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
        AccessReviewServiceCreateResponse: {
            /** @description The campaign */
            accessReview: components["schemas"]["AccessReviewView"];
            /** @description The related objects */
            expanded: components["schemas"]["RelatedObject"][];
        };
        AccessReviewServiceGetResponse: {
            /** @description The campaign */
            accessReview: components["schemas"]["AccessReviewView"];
            /** @description The related objects */
            expanded: components["schemas"]["RelatedObject"][];
        };
        AccessReviewServiceListResponse: {
            /** @description The entries */
            list: components["schemas"]["AccessReviewView"][];
            /** @description The related objects */
            expanded: components["schemas"]["RelatedObject"][];
            /** @description Empty on the last page */
            nextPageToken: string;
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
        AccessReviewServiceUpdateRequest: {
            /** @description The campaign */
            accessReview?: components["schemas"]["AccessReviewInput"] | null;
            /** @description Fields to change, separated by commas; by default all that are sent */
            updateMask?: string | {
                /** @description Fields in snake_case, or `*` for all */
                paths?: string[] | null;
            } | null;
            /** @description What to return in `expanded` */
            expandMask?: components["schemas"]["AccessReviewExpandMask"] | null;
        };
        AccessReviewServiceUpdateResponse: {
            /** @description The campaign */
            accessReview: components["schemas"]["AccessReviewView"];
            /** @description The related objects */
            expanded: components["schemas"]["RelatedObject"][];
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
        AccessReviewSetupEntitlementInput: {
            /** @description Id of the app */
            appId: string;
            /** @description Id of the entitlement */
            appEntitlementId: string;
            /** @description The policy this entitlement is reviewed by in this campaign. Omit it to keep the current one; send an empty string to remove it */
            customPolicyId?: string | null;
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
        AccessReviewSourceAccuracy: {
            /** @description Empty for data that was created here */
            sourceId: string;
            /** @description Its name */
            displayName: string;
            /** @description How its data arrives: from files or from a connector */
            kind: string;
            /** @description The sync applied last */
            syncId: string;
            /**
             * Format: date-time
             * @description When its data was last imported; absent if never
             */
            syncedAt?: string;
            /** @description STALE: last synced more than 2 days ago (connector) or 7 days ago (file). ROWS_LEFT_OUT: rows of its files were not applied */
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
        };
        /** @enum {string} */
        AccessReviewState: "ACCESS_REVIEW_STATE_UNSPECIFIED" | "ACCESS_REVIEW_STATE_OPEN" | "ACCESS_REVIEW_STATE_CLOSED" | "ACCESS_REVIEW_STATE_PENDING" | "ACCESS_REVIEW_STATE_REVIEW" | "ACCESS_REVIEW_STATE_PREPARING" | "ACCESS_REVIEW_STATE_STARTING" | "ACCESS_REVIEW_STATE_DRAFT" | "ACCESS_REVIEW_STATE_DELETING" | "ACCESS_REVIEW_STATE_DELETED" | "ACCESS_REVIEW_STATE_RESETTING_POLICIES" | "ACCESS_REVIEW_STATE_COPYING_SETUP_ENTITLEMENTS" | "ACCESS_REVIEW_STATE_COPYING_RESOURCE_TYPE_SELECTIONS";
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
             * @description How many of the open tasks nobody can answer
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
        /** @enum {string} */
        AccessReviewTaskColumn: "ACCESS_REVIEW_TASK_COLUMN_UNSPECIFIED" | "ACCESS_REVIEW_TASK_COLUMN_VIEW_LINK" | "ACCESS_REVIEW_TASK_COLUMN_CURRENT_STATE" | "ACCESS_REVIEW_TASK_COLUMN_ACCOUNT" | "ACCESS_REVIEW_TASK_COLUMN_ACCOUNT_OWNER" | "ACCESS_REVIEW_TASK_COLUMN_ENTITLEMENT" | "ACCESS_REVIEW_TASK_COLUMN_ENTITLEMENT_DESCRIPTION" | "ACCESS_REVIEW_TASK_COLUMN_RESOURCE" | "ACCESS_REVIEW_TASK_COLUMN_RESOURCE_TYPE" | "ACCESS_REVIEW_TASK_COLUMN_INSIGHTS" | "ACCESS_REVIEW_TASK_COLUMN_RECOMMENDATION" | "ACCESS_REVIEW_TASK_COLUMN_ASSIGNED_TO" | "ACCESS_REVIEW_TASK_COLUMN_STATUS" | "ACCESS_REVIEW_TASK_COLUMN_APP" | "ACCESS_REVIEW_TASK_COLUMN_DUE" | "ACCESS_REVIEW_TASK_COLUMN_PROJECT" | "ACCESS_REVIEW_TASK_COLUMN_CREATED_ON" | "ACCESS_REVIEW_TASK_COLUMN_TASK_AGE" | "ACCESS_REVIEW_TASK_COLUMN_RESOLVED_ON" | "ACCESS_REVIEW_TASK_COLUMN_ENROLLMENT_STATUS" | "ACCESS_REVIEW_TASK_COLUMN_INHERITED_FROM" | "ACCESS_REVIEW_TASK_COLUMN_DEPARTMENT" | "ACCESS_REVIEW_TASK_COLUMN_JOB_TITLE" | "ACCESS_REVIEW_TASK_COLUMN_CREATED_BY" | "ACCESS_REVIEW_TASK_COLUMN_LAST_LOGIN" | "ACCESS_REVIEW_TASK_COLUMN_RESOURCE_PARENT" | "ACCESS_REVIEW_TASK_COLUMN_RESOURCE_CHILDREN" | "ACCESS_REVIEW_TASK_COLUMN_APP_USER_USERNAME" | "ACCESS_REVIEW_TASK_COLUMN_ACCESS_HOLDER_TYPE" | "ACCESS_REVIEW_TASK_COLUMN_RISK_LEVEL" | "ACCESS_REVIEW_TASK_COLUMN_COMPLIANCE_FRAMEWORK";
        /** @description Exactly one of builtin, appUserAttributeKey is set */
        AccessReviewTaskColumnRef: {
            /** @description A column that every campaign can show */
            builtin?: components["schemas"]["AccessReviewTaskColumn"] | string;
            /** @description Name of an account attribute */
            appUserAttributeKey?: string;
        };
        /** @description Exactly one of builtin, appUserAttributeKey is set */
        AccessReviewTaskColumnRefInput: {
            /** @description A column that every campaign can show */
            builtin?: components["schemas"]["AccessReviewTaskColumn"] | null;
            /** @description Name of an account attribute */
            appUserAttributeKey?: string | null;
        };
        AccessReviewValidation: {
            /** @description Id of the campaign */
            accessReviewId: string;
            /** @description Whether the campaign can be prepared */
            ready: boolean;
            /** @description What prevents preparation */
            problems: components["schemas"]["AccessReviewProblem"][];
            /** @description What does not stop the campaign but should be looked at */
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
        /** @enum {string} */
        AccessReviewViewType: "ACCESS_REVIEW_VIEW_TYPE_UNSPECIFIED" | "ACCESS_REVIEW_VIEW_TYPE_BY_APP" | "ACCESS_REVIEW_VIEW_TYPE_BY_USER" | "ACCESS_REVIEW_VIEW_TYPE_UNSTRUCTURED" | "ACCESS_REVIEW_VIEW_TYPE_BY_RESOURCE";
        AccessReviewWarning: {
            /** @description Stable code */
            code: string;
            /** @description What to look at, for people */
            description: string;
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
        /** @enum {string} */
        AccuracyIssueAction: "ACCURACY_ISSUE_ACTION_UNSPECIFIED" | "ACCURACY_ISSUE_ACTION_CONTINUE" | "ACCURACY_ISSUE_ACTION_WAIT";
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
        AddMembersReply: {
            /** @description Always empty: the members are added before the reply is sent */
            bulkActionId: string;
            /** @description Why a user was not added, keyed by user id */
            failedUsersErrorMap: {
                [key: string]: string;
            };
        };
        AddMembersRequest: {
            /** @description Ids of users */
            userIds: string[];
        };
        /** @enum {string} */
        AgentStatus: "AGENT_STATUS_UNSPECIFIED" | "AGENT_STATUS_READY" | "AGENT_STATUS_DISABLED" | "AGENT_STATUS_DELETED";
        AllAccessConflictsScope: Record<string, never>;
        AllAccountsScope: Record<string, never>;
        AllGrantsScope: Record<string, never>;
        AllUsersScope: Record<string, never>;
        /** @description The body of every error, except those of the token endpoint */
        ApiError: {
            /**
             * Format: int32
             * @description Canonical RPC status code
             */
            code: number;
            /** @description What went wrong and what to do, for people */
            message: string;
            /** @description Details for programs; `@type` tells them apart. Every error has ErrorInfo and RequestInfo */
            details: (components["schemas"]["ErrorInfo"] | components["schemas"]["BadRequest"] | components["schemas"]["RequestInfo"])[];
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
        /** @enum {string} */
        AppAccessModel: "APP_ACCESS_MODEL_UNSPECIFIED" | "APP_ACCESS_MODEL_CLASSIC" | "APP_ACCESS_MODEL_HYBRID" | "APP_ACCESS_MODEL_SPARSE";
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
            /** @description How access is removed; stored only */
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
            /** @description How access is removed; stored only */
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
        AppEntitlementList: {
            /** @description The entries */
            list: components["schemas"]["AppEntitlementView"][];
            /** @description Empty on the last page */
            nextPageToken: string;
            /** @description The related objects */
            expanded: components["schemas"]["RelatedObject"][];
        };
        /** @enum {string} */
        AppEntitlementMembershipType: "APP_ENTITLEMENT_MEMBERSHIP_TYPE_UNSPECIFIED" | "APP_ENTITLEMENT_MEMBERSHIP_TYPE_MEMBER" | "APP_ENTITLEMENT_MEMBERSHIP_TYPE_OWNER" | "APP_ENTITLEMENT_MEMBERSHIP_TYPE_EXCLUSION" | "APP_ENTITLEMENT_MEMBERSHIP_TYPE_ADMIN";
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
        AppEntitlementMonitorBindingList: {
            /** @description The entries */
            list: components["schemas"]["AppEntitlementMonitorBinding"][];
            /** @description Empty on the last page */
            nextPageToken: string;
        };
        /** @enum {string} */
        AppEntitlementPurpose: "APP_ENTITLEMENT_PURPOSE_VALUE_UNSPECIFIED" | "APP_ENTITLEMENT_PURPOSE_VALUE_ASSIGNMENT" | "APP_ENTITLEMENT_PURPOSE_VALUE_PERMISSION" | "APP_ENTITLEMENT_PURPOSE_VALUE_OWNERSHIP";
        AppEntitlementRef: {
            /** @description Id of the app */
            appId: string;
            /** @description Its id */
            id: string;
        };
        AppEntitlementRefInput: {
            /** @description Id of the app */
            appId: string;
            /** @description Its id */
            id: string;
        };
        AppEntitlementReference: {
            /** @description Id of the entitlement */
            appEntitlementId: string;
            /** @description Id of the app */
            appId: string;
        };
        AppEntitlementReferenceInput: {
            /** @description Id of the entitlement */
            appEntitlementId: string;
            /** @description Id of the app */
            appId: string;
        };
        AppEntitlementReply: {
            /** @description The entitlement */
            appEntitlementView: components["schemas"]["AppEntitlementView"];
            /** @description The related objects */
            expanded: components["schemas"]["RelatedObject"][];
        };
        AppEntitlementUserBinding: {
            /** @description Empty when the account does not hold the entitlement */
            appEntitlementId: string;
            /** @description Id of the app */
            appId: string;
            /** @description Id of the account */
            appUserId: string;
            /**
             * Format: date-time
             * @description Since when the account holds it; absent if it does not
             */
            createdAt?: string;
            /**
             * Format: date-time
             * @description When it was removed; absent while it is held
             */
            deletedAt?: string;
            /**
             * Format: date-time
             * @description When it ends; absent if never
             */
            deprovisionAt?: string;
            /** @description Entitlements it is inherited through, nearest first; empty for a direct grant */
            grantSources: components["schemas"]["AppEntitlementRef"][];
        };
        AppEntitlementUserBindingFeed: {
            /** @description Id of the entitlement */
            appEntitlementId: string;
            /** @description Id of the app */
            appId: string;
            /** @description Id of the account */
            appUserId: string;
            /**
             * Format: date-time
             * @description When it happened
             */
            date: string;
            /** @description Whether access was added or removed */
            eventType: components["schemas"]["GrantEventType"] | string;
            /** @description Id of the task */
            ticketId: string;
        };
        AppEntitlementUserBindingFeedView: {
            /** @description Where `expanded` has the app */
            appPath: string;
            /** @description Where `expanded` has the account */
            appUserPath: string;
            /** @description Where `expanded` has the entitlement */
            entitlementPath: string;
            /** @description Always empty: access requests are not supported */
            ticketPath: string;
            /** @description What happened */
            feed: components["schemas"]["AppEntitlementUserBindingFeed"];
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
        AppEntitlementUserBindingHistoryView: {
            /** @description Where `expanded` has the app */
            appPath: string;
            /** @description Where `expanded` has the account */
            appUserPath: string;
            /** @description Where `expanded` has the entitlement */
            entitlementPath: string;
            /** @description Steps that ended, oldest first */
            history: components["schemas"]["AppEntitlementUserBindingHistory"];
        };
        AppEntitlementUserList: {
            /** @description The entries */
            list: components["schemas"]["AppEntitlementUserView"][];
            /** @description Empty on the last page */
            nextPageToken: string;
            /** @description The related objects */
            expanded: components["schemas"]["RelatedObject"][];
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
            /** @description Always empty: access requests are not supported */
            originatingTicketId: string;
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
        AppEntitlementWithExpired: {
            /** @description Id of the entitlement */
            appEntitlementId: string;
            /** @description Id of the app */
            appId: string;
            /** @description Id of the account */
            appUserId: string;
            /** @description The account */
            appUser: components["schemas"]["AppUser"];
            /** @description The person */
            user?: components["schemas"]["User"];
            /**
             * Format: date-time
             * @description When an import first had it
             */
            discovered: string;
            /**
             * Format: date-time
             * @description When it ended; absent while it is held
             */
            expired?: string;
            /** @description Entitlements it is inherited through, nearest first; empty for a direct grant */
            grantSources: components["schemas"]["AppEntitlementRef"][];
            /** @description Always empty: see grantSources for inheritance */
            grantReasons: components["schemas"]["GrantReason"][];
        };
        AppEntitlementWithExpiredList: {
            /** @description The entries */
            list: components["schemas"]["AppEntitlementWithExpired"][];
            /** @description Empty on the last page */
            nextPageToken: string;
        };
        AppEntitlementWithUserBinding: {
            /** @description The grant */
            appEntitlementUserBinding: components["schemas"]["AppEntitlementUserView"];
            /** @description The entitlement */
            entitlement: components["schemas"]["AppEntitlementView"];
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
        AppList: {
            /** @description The entries */
            list: components["schemas"]["App"][];
            /** @description Empty on the last page */
            nextPageToken: string;
        };
        AppMatchBatonRef: {
            /** @description Id of the app */
            appId?: string;
            /** @description Id of the connector */
            connectorId?: string;
            /** @description Id of the app at its connector; stored only */
            externalId?: string;
        };
        AppMatchBatonRefInput: {
            /** @description Id of the app */
            appId?: string | null;
            /** @description Id of the connector */
            connectorId?: string | null;
            /** @description Id of the app at its connector; stored only */
            externalId?: string | null;
        };
        AppOwnerApproval: {
            /** @description People may decide on their own access */
            allowSelfApproval: boolean;
            /** @description Nobody who decided an earlier step may decide */
            requireDistinctApprovers: boolean;
        };
        AppOwnerApprovalInput: {
            /** @description People may decide on their own access */
            allowSelfApproval?: boolean | null;
            /** @description Nobody who decided an earlier step may decide */
            requireDistinctApprovers?: boolean | null;
        };
        AppOwnerProvisioner: {
            /** @description Tasks may be passed on */
            allowReassignment?: boolean;
            /** @description Users asked as a fallback */
            fallbackUserIds?: string[];
        };
        AppOwnerProvisionerInput: {
            /** @description Tasks may be passed on */
            allowReassignment?: boolean | null;
            /** @description Users asked as a fallback */
            fallbackUserIds?: string[] | null;
        };
        AppRef: {
            /** @description Its id */
            id: string;
        };
        AppReply: {
            /** @description The app */
            app: components["schemas"]["App"];
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
        AppResourceInput: {
            /** @description Its id */
            readonly id?: string | null;
            /** @description Id of the app */
            readonly appId?: string | null;
            /** @description Id of the resource type */
            readonly appResourceTypeId?: string | null;
            /** @description Its name */
            displayName?: string | null;
            /** @description What it is */
            description?: string | null;
            /** @description Description written here, in addition to that of the source */
            customDescription?: string | null;
            /** @description A resource of the same app; empty for none */
            parentAppResourceId?: string | null;
            /** @description Id of the resource type of the parent; empty if there is none */
            readonly parentAppResourceTypeId?: string | null;
            /**
             * Format: int64
             * @description Number of grants of its entitlements
             */
            readonly grantCount?: string | null;
            /** @description Up to 16 labels; an update keeps absent keys and removes empty values */
            annotations?: {
                [key: string]: string;
            } | null;
            /** @description Additional attributes */
            readonly profile?: {
                [key: string]: unknown;
            } | null;
            /** @description Its id in the source system; empty if it was created here */
            readonly externalId?: string | null;
            /** @description Id by which a client finds it again; stored only */
            matchBatonId?: string | null;
            /** @description Always empty */
            readonly accessConfigId?: string | null;
            /** @description Kind of identity that is not a person, if it is one */
            readonly nhiType?: components["schemas"]["NhiType"] | null;
            /** @description Always empty */
            readonly nhiDetail?: string | null;
            /** @description Accepted and ignored */
            readonly agentTrait?: {
                [key: string]: unknown;
            } | null;
            /** @description Accepted and ignored */
            readonly secretTrait?: {
                [key: string]: unknown;
            } | null;
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
        AppResourceList: {
            /** @description The entries */
            list: components["schemas"]["AppResourceView"][];
            /** @description Empty on the last page */
            nextPageToken: string;
            /** @description The related objects */
            expanded: components["schemas"]["RelatedObject"][];
        };
        AppResourceRef: {
            /** @description Id of the app */
            appId: string;
            /** @description Id of the resource type */
            appResourceTypeId: string;
            /** @description Its id */
            id: string;
        };
        AppResourceRefInput: {
            /** @description Id of the app */
            appId: string;
            /** @description Id of the resource type */
            appResourceTypeId: string;
            /** @description Its id */
            id: string;
        };
        AppResourceReply: {
            /** @description The resource */
            appResource: components["schemas"]["AppResource"];
        };
        /** @enum {string} */
        AppResourceSortField: "APP_RESOURCE_SORT_FIELD_UNSPECIFIED" | "APP_RESOURCE_SORT_FIELD_SECRET_CREATED_AT" | "APP_RESOURCE_SORT_FIELD_SECRET_EXPIRES_AT" | "APP_RESOURCE_SORT_FIELD_LAST_USED_AT";
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
        AppResourceTypeInput: {
            /** @description Its id */
            readonly id?: string | null;
            /** @description Id of the app */
            readonly appId?: string | null;
            /** @description Its name */
            displayName?: string | null;
            /** @description What the resources are: `group`, `role`, `project` and others */
            traitIds?: string[] | null;
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
        AppResourceTypeList: {
            /** @description The entries */
            list: components["schemas"]["AppResourceType"][];
            /** @description Empty on the last page */
            nextPageToken: string;
        };
        AppResourceTypeReply: {
            /** @description The resource type */
            appResourceType: components["schemas"]["AppResourceType"];
            /** @description The related objects */
            expanded: components["schemas"]["RelatedObject"][];
        };
        AppResourceTypeView: {
            /** @description The resource type */
            appResourceType: components["schemas"]["AppResourceType"];
            /** @description Where `expanded` has the app */
            appPath: string;
        };
        AppResourceTypeViewList: {
            /** @description The entries */
            list: components["schemas"]["AppResourceTypeView"][];
            /** @description Empty on the last page */
            nextPageToken: string;
            /** @description The related objects */
            expanded: components["schemas"]["RelatedObject"][];
        };
        AppResourceTypeViewReply: {
            /** @description The resource type */
            appResourceTypeView: components["schemas"]["AppResourceTypeView"];
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
        AppResourceViewReply: {
            /** @description The resource */
            appResourceView: components["schemas"]["AppResourceView"];
            /** @description The related objects */
            expanded: components["schemas"]["RelatedObject"][];
        };
        AppSelectionCriteriaScope: {
            /** @description Only entitlements with one of these compliance frameworks */
            complianceFrameworkAttributeValueIds: string[];
            /** @description Only entitlements with one of these risk levels */
            riskLevelAttributeValueIds: string[];
        };
        AppSelectionCriteriaScopeInput: {
            /** @description Only entitlements with one of these compliance frameworks */
            complianceFrameworkAttributeValueIds?: string[] | null;
            /** @description Only entitlements with one of these risk levels */
            riskLevelAttributeValueIds?: string[] | null;
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
        AppUserDomain: "APP_USER_DOMAIN_UNSPECIFIED" | "APP_USER_DOMAIN_EXTERNAL" | "APP_USER_DOMAIN_TRUSTED";
        /** @enum {string} */
        AppUserIdentityMatching: "APP_USER_IDENTITY_MATCHING_UNSPECIFIED" | "APP_USER_IDENTITY_MATCHING_STRICT" | "APP_USER_IDENTITY_MATCHING_DISPLAY_NAME" | "APP_USER_IDENTITY_MATCHING_CUSTOM";
        AppUserInput: {
            /** @description Its id */
            id?: string | null;
            /** @description Id of the app */
            appId?: string | null;
            /** @description The person who owns the account; empty if nobody does */
            identityUserId?: string | null;
            /** @description Person, service or system account */
            appUserType?: components["schemas"]["AppUserType"] | null;
            /** @description Accepted and ignored */
            status?: components["schemas"]["AppUserStatusInput"] | null;
            /** @description Its name */
            displayName?: string | null;
            /** @description Main user name */
            username?: string | null;
            /** @description All user names */
            usernames?: string[] | null;
            /** @description Main e-mail address */
            email?: string | null;
            /** @description All e-mail addresses */
            emails?: string[] | null;
            /** @description Employee numbers */
            employeeIds?: string[] | null;
            /** @description Its e-mail address is not in a trusted domain */
            isExternal?: boolean | null;
            /** @description Additional attributes */
            profile?: {
                [key: string]: unknown;
            } | null;
            /**
             * Format: date-time
             * @description When it was created
             */
            createdAt?: string | null;
            /**
             * Format: date-time
             * @description When it last changed
             */
            updatedAt?: string | null;
            /**
             * Format: date-time
             * @description When it was deleted
             */
            deletedAt?: string | null;
        };
        AppUserList: {
            /** @description The entries */
            list: components["schemas"]["AppUserView"][];
            /** @description Empty on the last page */
            nextPageToken: string;
            /** @description The related objects */
            expanded: components["schemas"]["RelatedObject"][];
        };
        AppUserRef: {
            /** @description Id of the app */
            appId: string;
            /** @description Its id */
            id: string;
        };
        AppUserRefInput: {
            /** @description Id of the app */
            appId: string;
            /** @description Its id */
            id: string;
        };
        AppUserReply: {
            /** @description The account */
            appUserView: components["schemas"]["AppUserView"];
            /** @description The related objects */
            expanded: components["schemas"]["RelatedObject"][];
        };
        /** @enum {string} */
        AppUserSearchSortBy: "APP_USER_SEARCH_SORT_BY_UNSPECIFIED" | "APP_USER_SEARCH_SORT_BY_APP";
        AppUserStatus: {
            /** @description The status */
            status: components["schemas"]["AppUserStatusStatus"] | string;
            /** @description Status as reported by the app, such as locked */
            details: string;
        };
        /** @enum {string} */
        AppUserStatusFilter: "APP_USER_STATUS_UNSPECIFIED" | "APP_USER_STATUS_ENABLED" | "APP_USER_STATUS_DISABLED" | "APP_USER_STATUS_DELETED";
        AppUserStatusInput: {
            /** @description The status */
            status?: components["schemas"]["AppUserStatusStatus"] | null;
            /** @description Status as reported by the app, such as locked */
            details?: string | null;
        };
        /** @enum {string} */
        AppUserStatusStatus: "STATUS_UNSPECIFIED" | "STATUS_ENABLED" | "STATUS_DISABLED" | "STATUS_DELETED";
        /** @enum {string} */
        AppUserType: "APP_USER_TYPE_UNSPECIFIED" | "APP_USER_TYPE_USER" | "APP_USER_TYPE_SERVICE_ACCOUNT" | "APP_USER_TYPE_SYSTEM_ACCOUNT";
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
        ApplicationAccessScope: Record<string, never>;
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
            /** @description Approval by webhook: not supported; requests that set it are refused */
            webhook?: {
                [key: string]: unknown;
            };
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
            /** @description Approval by webhook: not supported; requests that set it are refused */
            webhook?: {
                [key: string]: unknown;
            } | null;
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
            /** @description Id of the user */
            userId: string;
            /** @description The entitlements to review; replaces the selection */
            entitlements: components["schemas"]["ApprovedEntitlement"][];
            /** @description Always empty */
            stepUpTransactionId: string;
        };
        ApprovedEntitlement: {
            /** @description Id of the entitlement */
            appEntitlementId: string;
            /** @description Id of the app */
            appId: string;
        };
        /** @enum {string} */
        AssignmentBecause: "NONE" | "NO_SUBJECT" | "NOT_FOUND" | "NOT_ACTIVE" | "ONLY_SUBJECT" | "NOT_DISTINCT" | "GROUP_TOO_LARGE" | "EXPRESSION_EMPTY" | "EXPRESSION_FAILED" | "RULE_FAILED" | "WEBHOOK_FAILED" | "REVIEWER_DISABLED";
        /** @enum {string} */
        AssignmentCode: "NOBODY" | "USER_NAMED" | "MANAGER" | "APP_OWNER" | "ENTITLEMENT_OWNER" | "RESOURCE_OWNER" | "HOLDER_OWNER" | "GROUP_MEMBER" | "ACCOUNT_OWNER" | "EXPRESSION" | "WEBHOOK" | "FALLBACK_USER" | "FALLBACK_GROUP" | "CAMPAIGN_OWNER" | "SUPER_ADMINISTRATOR" | "REASSIGNED" | "ESCALATED";
        AttributeType: {
            /** @description Its id */
            id: string;
            /** @description Its name */
            name: string;
        };
        /** @enum {string} */
        AttributeTypeId: "risk_level" | "compliance_framework";
        AttributeTypeList: {
            /** @description The entries */
            list: components["schemas"]["AttributeType"][];
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
        AttributeValueList: {
            /** @description The entries */
            list: components["schemas"]["AttributeValue"][];
            /** @description Empty on the last page */
            nextPageToken: string;
        };
        AttributeValueReply: {
            /** @description The attribute value */
            value: components["schemas"]["AttributeValue"];
        };
        /** @description The invalid fields of the request */
        BadRequest: {
            /**
             * @description Names the kind of detail
             * @constant
             */
            "@type": "type.googleapis.com/google.rpc.BadRequest";
            /** @description Every invalid field; at most 1000 */
            fieldViolations: components["schemas"]["FieldViolation"][];
        };
        BindingList: {
            /** @description The grants */
            bindings: components["schemas"]["AppEntitlementUserBinding"][];
        };
        BindingObjectSetup: Record<string, never>;
        BindingReply: {
            /** @description The grant */
            binding: components["schemas"]["AppEntitlementUserBinding"];
        };
        BulkReassignTasksRequest: {
            /** @description These tasks; exactly one of taskIds, filter, fromUserId */
            taskIds?: string[] | null;
            /** @description Open tasks of the campaign that match; for reviewers those assigned to them */
            filter?: components["schemas"]["TaskFilter"] | null;
            /** @description All open tasks of this person: yourself, or anybody if you own the campaign */
            fromUserId?: string | null;
            /** @description Who is to answer the step, at most 32 people */
            newStepUserIds?: string[] | null;
            /** @description Why, or what should be known about it; at most 4,000 characters */
            comment?: string | null;
            /**
             * Format: int32
             * @description How many tasks you expect to be reassigned; another number is refused
             */
            expectedCount?: number | null;
        };
        BulkReassignTasksResponse: {
            /**
             * Format: int32
             * @description Number of tasks that were found or named
             */
            requestedCount: number;
            /**
             * Format: int32
             * @description Number of tasks that were given to others
             */
            reassignedCount: number;
            /** @description Tasks that were left as they are */
            refused: components["schemas"]["RefusedTask"][];
        };
        CampaignEntitlementDetails: {
            /** @description Id of the app */
            appId: string;
            /** @description Id of the entitlement */
            entitlementId: string;
            /** @description Id of the policy the entitlement is reviewed by; empty for that of the campaign */
            policyId: string;
        };
        CampaignEntitlementDetailsInput: {
            /** @description Id of the app */
            appId: string;
            /** @description Id of the entitlement */
            entitlementId: string;
            /** @description Id of the policy the entitlement is reviewed by; empty for that of the campaign */
            policyId?: string | null;
        };
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
        CampaignInsights: {
            /** @description The text, in Markdown */
            markdown: string;
        };
        CatalogEntry: {
            /** @description The entitlement */
            entitlement: components["schemas"]["AppEntitlementView"];
            /** @description Your own grants of this entitlement */
            appEntitlementUserBindings: components["schemas"]["AppEntitlementUserBinding"][];
        };
        CatalogList: {
            /** @description The entries */
            list: components["schemas"]["CatalogEntry"][];
            /** @description Empty on the last page */
            nextPageToken: string;
            /** @description The related objects */
            expanded: components["schemas"]["RelatedObject"][];
        };
        CelExpressionScope: {
            /** @description The expression, in CEL */
            expression: string;
        };
        /** @enum {string} */
        CelMarkerSeverity: "UNKNOWN" | "HINT" | "INFO" | "WARNING" | "ERROR";
        /** @enum {string} */
        CertifyOutcome: "CERTIFY_OUTCOME_UNSPECIFIED" | "CERTIFY_OUTCOME_CERTIFIED" | "CERTIFY_OUTCOME_DECERTIFIED" | "CERTIFY_OUTCOME_ERROR" | "CERTIFY_OUTCOME_CANCELLED" | "CERTIFY_OUTCOME_WAIT_TIMED_OUT";
        /** @enum {string} */
        CloseDecision: "CLOSE_DECISION_UNSPECIFIED" | "CLOSE_DECISION_REVOKED" | "CLOSE_DECISION_SKIP" | "CLOSE_DECISION_NO_ACTION";
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
        ConflictMonitorList: {
            /** @description The entries */
            list: components["schemas"]["ConflictMonitor"][];
            /** @description Empty on the last page */
            nextPageToken: string;
        };
        ConflictMonitorRef: {
            /** @description Id of the conflict monitor */
            monitorId: string;
        };
        ConflictMonitorRefInput: {
            /** @description Id of the conflict monitor */
            monitorId: string;
        };
        ConflictMonitorSelection: {
            /** @description The entries */
            list: components["schemas"]["ConflictMonitorRef"][];
            /** @description What is reviewed */
            scopeV2?: components["schemas"]["AccessReviewScopeV2"];
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
        ConflictViolationList: {
            /** @description The entries */
            list: components["schemas"]["ConflictViolation"][];
            /** @description Empty on the last page */
            nextPageToken: string;
        };
        ConflictViolationReply: {
            /** @description The violation */
            violation: components["schemas"]["ConflictViolation"];
        };
        /** @enum {string} */
        ConflictViolationStatus: "CONFLICT_VIOLATION_STATUS_ACTIVE" | "CONFLICT_VIOLATION_STATUS_EXEMPTED" | "CONFLICT_VIOLATION_STATUS_RESOLVED";
        /** @enum {string} */
        ConflictViolationStatusFilter: "CONFLICT_VIOLATION_STATUS_UNSPECIFIED" | "CONFLICT_VIOLATION_STATUS_ACTIVE" | "CONFLICT_VIOLATION_STATUS_EXEMPTED" | "CONFLICT_VIOLATION_STATUS_RESOLVED";
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
        ConnectorProvision: {
            /** @description Creates an account */
            account?: components["schemas"]["AccountProvision"];
            /** @description As the connector does by default */
            defaultBehavior?: components["schemas"]["DefaultBehavior"];
            /** @description Deletes the account */
            deleteAccount?: components["schemas"]["DeleteAccount"];
        };
        ConnectorProvisionInput: {
            /** @description Creates an account */
            account?: components["schemas"]["AccountProvisionInput"] | null;
            /** @description As the connector does by default */
            defaultBehavior?: components["schemas"]["DefaultBehaviorInput"] | null;
            /** @description Deletes the account */
            deleteAccount?: components["schemas"]["DeleteAccountInput"] | null;
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
        CountGrantsRequest: {
            /** @description Id of the user */
            userId: string;
            /** @description Only of these apps */
            appIds?: string[] | null;
        };
        CreateAccessProfileRequest: {
            /** @description Its name */
            displayName: string;
            /** @description What it is */
            description?: string | null;
        };
        CreateAppEntitlementRequest: {
            /** @description Its name */
            displayName: string;
            /** @description Short name for lookups */
            alias?: string | null;
            /** @description Up to 16 labels; an update keeps absent keys and removes empty values */
            annotations?: {
                [key: string]: string;
            } | null;
            /** @description Empty for none */
            appResourceId?: string | null;
            /** @description Empty for none */
            appResourceTypeId?: string | null;
            /** @description Empty for none */
            certifyPolicyId?: string | null;
            /** @description Ids of its compliance frameworks */
            complianceFrameworkValueIds?: string[] | null;
            /** @description What it is */
            description?: string | null;
            /**
             * @description Longest time it is granted for; absent if unlimited
             * @example 86400s
             */
            durationGrant?: string | null;
            /** @description Set when it is granted without a time limit */
            durationUnset?: Record<string, never> | null;
            /** @description Stored only */
            emergencyGrantEnabled?: boolean | null;
            /** @description Empty for none */
            emergencyGrantPolicyId?: string | null;
            /** @description Empty for none */
            grantPolicyId?: string | null;
            /** @description Id by which a client finds it again; stored only */
            matchBatonId?: string | null;
            /** @description Stored only */
            overrideAccessRequestsDefaults?: boolean | null;
            /** @description What holding it means: membership, a permission or ownership */
            purpose?: components["schemas"]["AppEntitlementPurpose"] | null;
            /** @description Empty for none */
            revokePolicyId?: string | null;
            /** @description Empty for none */
            riskLevelValueId?: string | null;
            /** @description Short name for use in addresses */
            slug?: string | null;
            /** @description Ids of the users who answer for it */
            appEntitlementOwnerIds?: string[] | null;
            /** @description How access is given; stored only */
            provisionPolicy?: components["schemas"]["ProvisionPolicyInput"] | null;
            /** @description What to return in `expanded` */
            expandMask?: components["schemas"]["ExpandMask"] | null;
        };
        CreateAppRequest: {
            /** @description Its name */
            displayName: string;
            /** @description Ids of the users who answer for it */
            owners?: string[] | null;
            /** @description Entitlements whose holders answer for it */
            appEntitlementOwnerRefs?: components["schemas"]["AppEntitlementRefInput"][] | null;
            /** @description Up to 16 labels; an update keeps absent keys and removes empty values */
            annotations?: {
                [key: string]: string;
            } | null;
            /** @description Empty for none */
            certifyPolicyId?: string | null;
            /** @description What it is */
            description?: string | null;
            /** @description Empty for none */
            grantPolicyId?: string | null;
            /** @description How accounts are matched with people; stored only */
            identityMatching?: components["schemas"]["AppUserIdentityMatching"] | null;
            /** @description Text for whoever grants or revokes access */
            instructions?: string | null;
            /**
             * Format: int32
             * @description Monthly cost in US dollars
             */
            monthlyCostUsd?: number | null;
            /** @description The app as its connector names it; stored only */
            matchBatonRef?: components["schemas"]["AppMatchBatonRefInput"] | null;
            /** @description Empty for none */
            revokePolicyId?: string | null;
            /** @description Stored only */
            strictAccessEntitlementProvisioning?: boolean | null;
        };
        CreateAttributeValueOfTypeRequest: {
            /** @description Its name, unique in its type */
            value: string;
        };
        CreateAttributeValueRequest: {
            /** @description `risk_level` or `compliance_framework` */
            attributeTypeId: components["schemas"]["AttributeTypeId"];
            /** @description Its name, unique in its type */
            value: string;
        };
        CreateMonitorRequest: {
            /** @description Its name */
            displayName: string;
            /** @description What it is */
            description?: string | null;
            /** @description Who is told of new conflicts; stored only */
            notificationConfig?: components["schemas"]["AccessConflictNotificationConfigInput"] | null;
        };
        CreatePersonalClientReply: {
            /** @description The credential */
            client: components["schemas"]["PersonalClient"];
            /** @description Shown only in this reply; it is not stored */
            clientSecret: string;
        };
        CreatePersonalClientRequest: {
            /** @description Name that tells credentials apart */
            displayName?: string | null;
            /** @description IP ranges in CIDR notation that it may be used from; empty for any address */
            allowSourceCidr?: string[] | null;
            /** @description Ids of the roles it is limited to; empty for all roles of its owner */
            scopedRoles?: string[] | null;
            /**
             * @description Lifespan: `2592000s` (30 days) or `7776000s` (90 days); omit it for a credential that never expires
             * @example 86400s
             */
            expires?: string | null;
        };
        CreatePolicyRequest: {
            /** @description Must be empty: policies do not build on others here */
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
        CreateResourceRequest: {
            /** @description Its name */
            displayName: string;
            /** @description What it is */
            description?: string | null;
            /** @description Up to 16 labels; an update keeps absent keys and removes empty values */
            annotations?: {
                [key: string]: string;
            } | null;
            /** @description Id by which a client finds it again; stored only */
            matchBatonId?: string | null;
            /** @description Ids of the users who answer for it */
            resourceOwnerUserIds?: string[] | null;
        };
        CreateResourceTypeRequest: {
            /** @description Its name */
            displayName: string;
            /** @description What kind of resources it stands for */
            resourceType: components["schemas"]["ManualResourceType"];
        };
        CreateSourceRequest: {
            /** @description Its name */
            displayName: string;
            /** @description How its data arrives: from files or from a connector */
            kind?: components["schemas"]["SourceKind"] | null;
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
        CreateSyncRequest: {
            /** @description Import the valid rows and record the others as faults */
            skipBadRows?: boolean | null;
            /** @description Apply the sync even if it would remove a large share of the grants or people */
            allowRemovals?: boolean | null;
        };
        /** @enum {string} */
        CredentialType: "CREDENTIAL_TYPE_UNSPECIFIED" | "CREDENTIAL_TYPE_STATIC_SECRET" | "CREDENTIAL_TYPE_ASYMMETRIC_KEY" | "CREDENTIAL_TYPE_CERTIFICATE";
        DefaultBehavior: {
            /** @description Id of the connector */
            connectorId?: string;
        };
        DefaultBehaviorInput: {
            /** @description Id of the connector */
            connectorId?: string | null;
        };
        /** @enum {string} */
        DelegateStatus: "DELEGATE_STATUS_UNSPECIFIED" | "DELEGATE_STATUS_HAS_DELEGATE" | "DELEGATE_STATUS_NO_DELEGATE";
        DelegatedProvision: {
            /** @description Id of the app */
            appId?: string;
            /** @description Id of the entitlement */
            entitlementId?: string;
            /** @description The other entitlement brings this one with it */
            implicit?: boolean;
        };
        DelegatedProvisionInput: {
            /** @description Id of the app */
            appId?: string | null;
            /** @description Id of the entitlement */
            entitlementId?: string | null;
            /** @description The other entitlement brings this one with it */
            implicit?: boolean | null;
        };
        DelegationReply: {
            /** @description The delegation */
            item: components["schemas"]["ExpiringUserDelegationBinding"];
        };
        DeleteAccount: {
            /** @description Id of the connector */
            connectorId?: string;
        };
        DeleteAccountInput: {
            /** @description Id of the connector */
            connectorId?: string | null;
        };
        DeleteOwnersRequest: {
            /** @description Ids of users */
            userIds: string[];
        };
        DeniedAction: {
            /**
             * Format: date-time
             * @description When it was denied
             */
            deniedAt: string;
            /** @description Id of the user */
            userId: string;
        };
        /** @enum {string} */
        Done: "true" | "false";
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
            /** @description How bad it is */
            severity: components["schemas"]["CelMarkerSeverity"] | string;
        };
        /** @enum {string} */
        EmergencyStatus: "UNSPECIFIED" | "ALL" | "NON_EMERGENCY" | "EMERGENCY";
        /** @enum {string} */
        EntitlementGroup: "ENTITLEMENT_GROUP_A" | "ENTITLEMENT_GROUP_B";
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
        EntitlementOwnerProvisioner: {
            /** @description Tasks may be passed on */
            allowReassignment?: boolean;
            /** @description Users asked as a fallback */
            fallbackUserIds?: string[];
        };
        EntitlementOwnerProvisionerInput: {
            /** @description Tasks may be passed on */
            allowReassignment?: boolean | null;
            /** @description Users asked as a fallback */
            fallbackUserIds?: string[] | null;
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
        EntitlementSelectionRefInput: {
            /** @description Id of the app */
            appId: string;
            /** @description Id of the entitlement */
            appEntitlementId: string;
        };
        EntitlementToDetails: {
            /** @description Keyed by entitlement id */
            entitlementDetails: {
                [key: string]: components["schemas"]["CampaignEntitlementDetails"];
            };
        };
        EntitlementToDetailsInput: {
            /** @description Keyed by entitlement id */
            entitlementDetails?: {
                [key: string]: components["schemas"]["CampaignEntitlementDetailsInput"];
            } | null;
        };
        /** @description Why the request failed, for programs */
        ErrorInfo: {
            /**
             * @description Names the kind of detail
             * @constant
             */
            "@type": "type.googleapis.com/google.rpc.ErrorInfo";
            /** @description Stable code of the error. If all invalid fields have the same reason, it is that reason */
            reason: components["schemas"]["ErrorReason"] | string;
            /** @description Always `recert` */
            domain: string;
            /** @description Values that a program can act on, such as the number to confirm */
            metadata?: {
                [key: string]: string;
            };
        };
        /** @enum {string} */
        ErrorReason: "INVALID_REQUEST" | "UNKNOWN_EXPAND_PATH" | "MALFORMED_JSON" | "MALFORMED_REQUEST" | "INVALID_PAGE_TOKEN" | "INVALID_IDEMPOTENCY_KEY" | "UNAUTHENTICATED" | "PERMISSION_DENIED" | "FOREIGN_ORIGIN" | "ADDRESS_NOT_ALLOWED" | "NOT_FOUND" | "UNKNOWN_PATH" | "UNKNOWN_HOST" | "METHOD_NOT_ALLOWED" | "REQUEST_TIMEOUT" | "ALREADY_EXISTS" | "NOT_MANUALLY_MANAGED" | "INVALID_STATE" | "COUNT_CHANGED" | "LEDGER_UNBALANCED" | "CONFIRMATION_REQUIRED" | "CAMPAIGN_CLOSING" | "STEP_CHANGED" | "ALREADY_DECIDED" | "TASK_CLOSED" | "TASK_NOT_ASSIGNED" | "SELF_REVIEW" | "REASSIGNMENT_NOT_ALLOWED" | "ACTION_NOT_ALLOWED" | "WRONG_TASK_TYPE" | "NO_STEP_UP_PROVIDER" | "NOTHING_TO_SUBMIT" | "DECISIONS_LOCKED" | "SUBMISSION_ENDED" | "SIGNATURE_REQUIRED" | "IN_USE" | "BUILTIN_ROLE" | "BUILTIN_POLICY" | "VIOLATION_RESOLVED" | "SYNC_UNDER_WAY" | "SYNC_ENDED" | "SYNC_INCOMPLETE" | "UPLOAD_OVERTAKEN" | "UNKNOWN_FILE" | "UNREADABLE_FILE" | "VERSION_CHANGED" | "INVALID_IF_MATCH" | "BODY_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "IDEMPOTENCY_KEY_REUSED" | "EXPRESSION_TIMEOUT" | "TOO_MANY_REQUESTS" | "HEADERS_TOO_LARGE" | "INTERNAL" | "STORAGE_UNAVAILABLE" | "INVALID_VALUE" | "REQUIRED" | "UNKNOWN_FIELD" | "UNKNOWN_ENUM_VALUE" | "READ_ONLY_FIELD" | "DUPLICATE_ENTRY" | "OWNER_REQUIRED" | "OWNER_NOT_ACTIVE" | "DUPLICATE_OWNER" | "TOO_MANY_OWNERS" | "COMPLETION_DATE_IN_PAST" | "SCOPE_GROUP_CONFLICT" | "GRANTS_CRITERIA_CONFLICT" | "SETUP_CONFLICT" | "TOO_MANY_ACCESS_PROFILES" | "REASON_REQUIRED" | "REASSIGNEE_NOT_ALLOWED" | "REASSIGNEE_NOT_ACTIVE" | "CEL_INVALID";
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
        ExemptViolationRequest: {
            /** @description Why the violation is acceptable */
            reason: string;
            /**
             * Format: date-time
             * @description When omitted: until the exemption is removed
             */
            expiresAt?: string | null;
        };
        ExpandMask: {
            /** @description Fields in snake_case, or `*` for all */
            paths?: string[] | null;
        };
        ExpiringUserDelegationBinding: {
            /** @description Id of the user */
            userId: string;
            /** @description Id of the delegate */
            delegatedUserId: string;
            /**
             * Format: date-time
             * @description When the delegation starts
             */
            startAt?: string;
            /**
             * Format: date-time
             * @description When the delegation ends; absent if open-ended
             */
            expirationAt?: string;
            /**
             * Format: date-time
             * @description When it was created
             */
            createdAt?: string;
            /**
             * Format: date-time
             * @description When it last changed
             */
            updatedAt?: string;
            /**
             * Format: date-time
             * @description When it was deleted
             */
            deletedAt?: string;
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
        ExpressionProvisioner: {
            /** @description Tasks may be passed on */
            allowReassignment?: boolean;
            /** @description In CEL, evaluated in order; the first that returns people is used */
            expressions?: string[];
            /** @description Users asked as a fallback */
            fallbackUserIds?: string[];
        };
        ExpressionProvisionerInput: {
            /** @description Tasks may be passed on */
            allowReassignment?: boolean | null;
            /** @description In CEL, evaluated in order; the first that returns people is used */
            expressions?: string[] | null;
            /** @description Users asked as a fallback */
            fallbackUserIds?: string[] | null;
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
        /** @enum {string} */
        FieldReason: "INVALID_VALUE" | "REQUIRED" | "UNKNOWN_FIELD" | "UNKNOWN_ENUM_VALUE" | "READ_ONLY_FIELD" | "NOT_FOUND" | "DUPLICATE_ENTRY" | "OWNER_REQUIRED" | "OWNER_NOT_ACTIVE" | "DUPLICATE_OWNER" | "TOO_MANY_OWNERS" | "COMPLETION_DATE_IN_PAST" | "SCOPE_GROUP_CONFLICT" | "GRANTS_CRITERIA_CONFLICT" | "SETUP_CONFLICT" | "TOO_MANY_ACCESS_PROFILES" | "REASON_REQUIRED" | "REASSIGNEE_NOT_ALLOWED" | "REASSIGNEE_NOT_ACTIVE" | "CEL_INVALID";
        /** @description One invalid field of the request */
        FieldViolation: {
            /** @description Path of the field, e.g. `scopeV2.selectedUsers.userIds[3]` */
            field: string;
            /** @description What is wrong with the field, and what is valid */
            description: string;
            /** @description Stable code of what is wrong with the field */
            reason: components["schemas"]["FieldReason"] | string;
        };
        FinishSyncRequest: {
            /** @description Import the valid rows and record the others as faults */
            skipBadRows?: boolean | null;
            /** @description Apply the sync even if it would remove a large share of the grants or people */
            allowRemovals?: boolean | null;
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
        };
        GrantAccessProfileFilter: {
            /** @description Which grants of access profiles to include or leave out */
            filterType: components["schemas"]["AccessProfileFilterType"] | string;
            /** @description With INCLUDE_SPECIFIC */
            includedAccessProfileIds: string[];
            /** @description With EXCLUDE_SPECIFIC */
            excludedAccessProfileIds: string[];
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
        GrantEventType: "GRANT_EVENT_TYPE_UNSPECIFIED" | "GRANT_EVENT_TYPE_ADDED" | "GRANT_EVENT_TYPE_REMOVED";
        GrantFeedList: {
            /** @description The entries */
            list: components["schemas"]["AppEntitlementUserBindingFeedView"][];
            /** @description Empty on the last page */
            nextPageToken: string;
            /** @description The related objects */
            expanded: components["schemas"]["RelatedObject"][];
        };
        /** @enum {string} */
        GrantFilterType: "GRANT_FILTER_TYPE_UNSPECIFIED" | "GRANT_FILTER_TYPE_PERMANENT" | "GRANT_FILTER_TYPE_TEMPORARY";
        GrantList: {
            /** @description The entries */
            list: components["schemas"]["AppEntitlementWithUserBinding"][];
            /** @description Empty on the last page */
            nextPageToken: string;
            /** @description The related objects */
            expanded: components["schemas"]["RelatedObject"][];
        };
        GrantReason: {
            /** @description Id of the entitlement */
            appEntitlementId: string;
            /** @description Id of the app */
            appId: string;
            /** @description Id of the account */
            appUserId: string;
            /**
             * Format: date-time
             * @description When it was created
             */
            createdAt?: string;
            /**
             * Format: date-time
             * @description When it was deleted
             */
            deletedAt?: string;
            /** @description Always empty */
            derivedIdData: string;
            /** @description Always empty */
            derivedIdType: string;
            /**
             * Format: date-time
             * @description When the reason ends
             */
            reasonExpiresAt?: string;
            /** @description How strongly the grant depends on it */
            referenceStrength: components["schemas"]["GrantReferenceStrength"] | string;
            /**
             * Format: date-time
             * @description When it last changed
             */
            updatedAt?: string;
        };
        /** @enum {string} */
        GrantReferenceStrength: "GRANT_REASON_REFERENCE_STRENGTH_UNSPECIFIED" | "GRANT_REASON_REFERENCE_STRENGTH_WEAK" | "GRANT_REASON_REFERENCE_STRENGTH_STRONG";
        /** @enum {string} */
        GrantSourceFilter: "GRANT_SOURCE_FILTER_UNSPECIFIED" | "GRANT_SOURCE_FILTER_DIRECT" | "GRANT_SOURCE_FILTER_INHERITED";
        /** @enum {string} */
        GrantedStatus: "UNSPECIFIED" | "ALL" | "GRANTED" | "NOT_GRANTED";
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
        GraphAppGrantCount: {
            /** @description Id of the app */
            appId: string;
            /**
             * Format: int64
             * @description Number of grants
             */
            grantCount: string;
        };
        /** @enum {string} */
        GraphSizeBand: "GRAPH_SIZE_BAND_UNSPECIFIED" | "GRAPH_SIZE_BAND_NORMAL" | "GRAPH_SIZE_BAND_SUMMARIZED" | "GRAPH_SIZE_BAND_TOO_LARGE";
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
        IncludedUserAttributeValue: {
            /** @description A value of the attribute */
            value: string;
        };
        IncludedUserAttributeValueInput: {
            /** @description A value of the attribute */
            value: string;
        };
        IncludedUserAttributeValues: {
            /** @description The values; one must match */
            values: components["schemas"]["IncludedUserAttributeValue"][];
        };
        IncludedUserAttributeValuesInput: {
            /** @description The values; one must match */
            values?: components["schemas"]["IncludedUserAttributeValueInput"][] | null;
        };
        /** @enum {string} */
        InclusionUserStatus: "USER_UNKNOWN" | "USER_ENABLED" | "USER_DISABLED" | "USER_DELETED";
        /** @enum {string} */
        InsightRecommendation: "INSIGHT_RECOMMENDATION_UNSPECIFIED" | "INSIGHT_RECOMMENDATION_APPROVE" | "INSIGHT_RECOMMENDATION_DENY" | "INSIGHT_RECOMMENDATION_REVIEW";
        IntrospectResponse: {
            /** @description Id of the tenant */
            tenantId: string;
            /** @description Id of the user who calls, or who owns the credential */
            userId: string;
            /** @description The credential or session that authenticated this request */
            principleId: string;
            /** @description Effective roles: the roles of the user, limited to those the credential allows */
            roles: string[];
            /** @description Names of the permissions the caller has */
            permissions: string[];
            /** @description Always empty */
            features: string[];
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
        ManagerProvisioner: {
            /** @description Tasks may be passed on */
            allowReassignment?: boolean;
            /** @description Users asked as a fallback */
            fallbackUserIds?: string[];
        };
        ManagerProvisionerInput: {
            /** @description Tasks may be passed on */
            allowReassignment?: boolean | null;
            /** @description Users asked as a fallback */
            fallbackUserIds?: string[] | null;
        };
        ManualProvision: {
            /** @description Who does it */
            assignee?: components["schemas"]["ProvisionerAssignment"];
            /** @description Text for whoever grants or revokes access */
            instructions?: string;
            /** @description Ids of the users who do it */
            userIds?: string[];
        };
        ManualProvisionInput: {
            /** @description Who does it */
            assignee?: components["schemas"]["ProvisionerAssignmentInput"] | null;
            /** @description Text for whoever grants or revokes access */
            instructions?: string | null;
            /** @description Ids of the users who do it */
            userIds?: string[] | null;
        };
        /** @enum {string} */
        ManualResourceType: "ROLE" | "GROUP" | "LICENSE" | "PROJECT" | "CATALOG" | "CUSTOM" | "VAULT" | "PROFILE_TYPE" | "SESSION_POLICY";
        MultiAppEntitlement: {
            /** @description Id of the app; the key of the entry */
            appId: string;
            /** @description Ids of its entitlements to review */
            entitlementIds: string[];
        };
        MultiAppEntitlementInput: {
            /** @description Id of the app; the key of the entry */
            appId: string;
            /** @description Ids of its entitlements to review */
            entitlementIds?: string[] | null;
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
        MultiStep: {
            /** @description The steps, in order */
            provisionSteps?: components["schemas"]["ProvisionStep"][];
        };
        MultiStepInput: {
            /** @description The steps, in order */
            provisionSteps?: components["schemas"]["ProvisionStepInput"][] | null;
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
        MyReview: {
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
            /** @description What it is */
            description: string;
            /** @description What the owners ask of reviewers, in Markdown */
            instructions: string;
            /**
             * Format: date-time
             * @description Time of the snapshot that items show
             */
            frozenAt: string;
            /** @description Whether the campaign is being closed, so that nothing can be decided any more */
            isClosing: boolean;
            /** @description The order in which tasks are shown at first */
            view: components["schemas"]["AccessReviewViewType"] | string;
            /** @description Columns of each view */
            columns: components["schemas"]["MyReviewColumns"][];
            /** @description What signing asks for */
            signature: components["schemas"]["MyReviewSignature"];
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
        MyReviewColumns: {
            /** @description The view */
            view: components["schemas"]["AccessReviewViewType"] | string;
            /** @description Its columns in display order */
            columns: components["schemas"]["AccessReviewTaskColumnRef"][];
        };
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
        MyReviewList: {
            /** @description The entries */
            list: components["schemas"]["MyReviewSummary"][];
            /** @description Empty on the last page */
            nextPageToken: string;
        };
        MyReviewReply: {
            /** @description The campaign as a reviewer sees it */
            review: components["schemas"]["MyReview"];
        };
        MyReviewSignature: {
            /** @description Whether decisions must be signed */
            isRequired: boolean;
            /** @description What a signature means, as the signer reads it */
            meaning: string;
            /** @description Id of the provider that confirms who signs; empty for none */
            stepUpProviderId: string;
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
            /** @description Whether its risk level has the rank of the setting HIGH_RISK_RANK, or a higher one */
            isHighRisk: boolean;
            /** @description The same for tasks that are alike in what matters and need no closer look; else empty */
            alikeKey: string;
            /** @description What you have chosen and not submitted */
            pending?: components["schemas"]["MyPendingDecision"];
            /** @description Your last answer */
            answer?: components["schemas"]["MyAnswer"];
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
            /** @description Their name */
            userDisplayName: string;
            /** @description What they decided; UNSPECIFIED if it was no decision */
            decision: components["schemas"]["ReviewDecision"] | string;
            /** @description Whether the task is open and assigned to you now */
            isAssigned: boolean;
        };
        MyTaskList: {
            /** @description The entries */
            list: components["schemas"]["MyTask"][];
            /** @description Empty on the last page */
            nextPageToken: string;
        };
        /** @enum {string} */
        NhiType: "NHI_TYPE_UNSPECIFIED" | "NHI_TYPE_APP_REGISTRATION" | "NHI_TYPE_ASSUMABLE_ROLE" | "NHI_TYPE_MANAGED_IDENTITY";
        NotificationConfig: {
            /** @description Send mail when the campaign starts */
            sendKickoff: boolean;
            /** @description Send reminders to reviewers with open tasks */
            sendReminders: boolean;
            /** @description Send mail when the campaign closes */
            sendClose: boolean;
        };
        NotificationConfigInput: {
            /** @description Send mail when the campaign starts */
            sendKickoff?: boolean | null;
            /** @description Send reminders to reviewers with open tasks */
            sendReminders?: boolean | null;
            /** @description Send mail when the campaign closes */
            sendClose?: boolean | null;
        };
        OAuthError: {
            /** @description Code of RFC 6749, section 5.2 */
            error: string;
            /** @description What went wrong, for people */
            error_description?: string;
        };
        Outline: {
            /** @description The order of the tasks */
            view: components["schemas"]["AccessReviewViewType"] | string;
            /** @description How many tasks */
            counts: components["schemas"]["OutlineCounts"];
            /** @description Apps, people or resources in this order; none in the unstructured view */
            groups: components["schemas"]["OutlineGroup"][];
            /** @description Tasks by risk level */
            riskLevels: components["schemas"]["OutlineFilterCount"][];
            /** @description Tasks by compliance framework */
            complianceFrameworks: components["schemas"]["OutlineFilterCount"][];
            /** @description Tasks by type of account */
            accountTypes: components["schemas"]["OutlineFilterCount"][];
            /** @description Where the list can be entered, every 100 rows */
            pages: components["schemas"]["OutlinePage"][];
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
        OutlineGroup: {
            /** @description Id of the app, person or resource; empty for accounts of nobody and entitlements of apps */
            id: string;
            /** @description Its name */
            displayName: string;
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
            /** @description Opens the list at its first task */
            pageToken: string;
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
        OwnedServiceAccountsRequest: {
            /**
             * Format: int32
             * @description Rows per page, 10 to 100; by default 25
             */
            pageSize?: number | null;
            /** @description nextPageToken of the previous page */
            pageToken?: string | null;
            /** @description What to return in `expanded` */
            expandMask?: components["schemas"]["ExpandMask"] | null;
        };
        OwnerIdList: {
            /** @description Ids of users */
            userIds: string[];
        };
        OwnerList: {
            /** @description The entries */
            list: components["schemas"]["User"][];
            /** @description Empty on the last page */
            nextPageToken: string;
            /** @description Owners of a resource that cannot be removed; always empty */
            immutableUserIds?: string[];
        };
        OwnerRequest: {
            /** @description Id of the user */
            userId: string;
        };
        PastGrantList: {
            /** @description The entries */
            list: components["schemas"]["AppEntitlementUserBindingHistoryView"][];
            /** @description Empty on the last page */
            nextPageToken: string;
            /** @description The related objects */
            expanded: components["schemas"]["RelatedObject"][];
        };
        /** @enum {string} */
        PendingActionFilter: "PENDING_ACTION_FILTER_UNSPECIFIED" | "PENDING_ACTION_FILTER_WITH_PENDING" | "PENDING_ACTION_FILTER_WITHOUT_PENDING";
        PendingDecision: {
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
            /**
             * Format: date-time
             * @description When it was last chosen
             */
            chosenAt: string;
            /** @description Whether the step has changed or the task was closed since, so that a submission would refuse it */
            isVoid: boolean;
            /** @description The submission that is submitting it; empty if none is */
            submissionId: string;
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
            /** @description Part of the entitlement name, or of a name or e-mail address of the account, person or holder */
            query?: string | null;
            /** @description Only tasks for which you have not chosen a decision yet */
            withoutPending?: boolean | null;
        };
        PendingDecisionInput: {
            /** @description Id of the task */
            taskId: string;
            /** @description What the reviewer chose; UNSPECIFIED in a request takes a choice back */
            decision: components["schemas"]["ReviewDecision"];
            /** @description Why; some steps require it */
            comment?: string | null;
            /** @description policyStepId of the task as you saw it; required to approve. If the step is no longer the current one, the entry is refused */
            policyStepId?: string | null;
        };
        PendingDecisionList: {
            /** @description The entries */
            list: components["schemas"]["PendingDecision"][];
            /** @description Empty on the last page */
            nextPageToken: string;
        };
        PendingDecisionRefusal: {
            /**
             * Format: int32
             * @description Place of the entry in the request, from 0; with a filter, in the order of task numbers
             */
            index: number;
            /** @description The task as the request names it */
            taskId: string;
            /** @description Stable code of why it was not done */
            reason: components["schemas"]["RefusalReason"] | string;
            /** @description The same as a sentence */
            description: string;
        };
        PersonalClient: {
            /** @description Its id */
            readonly id: string;
            /** @description `<random-id>@<host>/<use-case>` */
            readonly clientId: string;
            /** @description Name that tells credentials apart */
            displayName: string;
            /** @description The user who owns it */
            readonly userId: string;
            /** @description IP ranges it may be used from; empty allows any address */
            allowSourceCidr: string[];
            /** @description Roles it is limited to: it may do what both its owner and these roles may. Empty for all rights of the owner */
            scopedRoles: string[];
            /**
             * Format: date-time
             * @description When it stops working; absent if never
             */
            expiresTime?: string;
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
             * @description When a token was last issued for it; absent if never
             */
            readonly lastUsedAt?: string;
        };
        PersonalClientInput: {
            /** @description Name that tells credentials apart */
            displayName?: string | null;
            /** @description IP ranges in CIDR notation that it may be used from; empty for any address */
            allowSourceCidr?: string[] | null;
            /** @description Ids of the roles it is limited to; empty for all roles of its owner */
            scopedRoles?: string[] | null;
            /**
             * Format: date-time
             * @description When it stops working; absent if never
             */
            expiresTime?: string | null;
            /** @description Its id */
            readonly id?: string | null;
            /** @description `<random-id>@<host>/<use-case>` */
            readonly clientId?: string | null;
            /** @description Id of the user who owns it */
            readonly userId?: string | null;
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
             * @description When a token was last issued for it; absent if never
             */
            readonly lastUsedAt?: string | null;
        };
        PersonalClientList: {
            /** @description The entries */
            list: components["schemas"]["PersonalClient"][];
            /** @description Empty on the last page */
            nextPageToken: string;
        };
        PersonalClientReply: {
            /** @description The credential */
            client: components["schemas"]["PersonalClient"];
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
        PolicyInput: {
            /** @description Must be empty: policies do not build on others here */
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
        PolicyInstance: {
            /** @description The policy as it was when the task was assigned */
            policy: components["schemas"]["Policy"];
            /** @description The step that is waited for; absent when the task is closed */
            current?: components["schemas"]["PolicyStepInstance"];
            /** @description Steps that ended, oldest first */
            history: components["schemas"]["PolicyStepInstance"][];
            /** @description Steps to come */
            next: components["schemas"]["PolicyStep"][];
        };
        PolicyList: {
            /** @description The entries */
            list: components["schemas"]["Policy"][];
            /** @description Empty on the last page */
            nextPageToken: string;
        };
        PolicyPostActions: {
            /** @description Revoke denied access as soon as the task is closed */
            certifyRemediateImmediately: boolean;
        };
        PolicyPostActionsInput: {
            /** @description Revoke denied access as soon as the task is closed */
            certifyRemediateImmediately?: boolean | null;
        };
        PolicyRef: {
            /** @description Its id */
            id: string;
        };
        PolicyReply: {
            /** @description The policy */
            policy: components["schemas"]["Policy"];
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
        /** @description One opening of a step. Exactly one of approval, wait, accept, reject is set */
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
        };
        /** @enum {string} */
        PolicyStepState: "POLICY_STEP_STATE_UNSPECIFIED" | "POLICY_STEP_STATE_ACTIVE" | "POLICY_STEP_STATE_DONE";
        PolicySteps: {
            /** @description The steps, in order */
            steps: components["schemas"]["PolicyStep"][];
        };
        PolicyStepsInput: {
            /** @description The steps, in order */
            steps?: components["schemas"]["PolicyStepInput"][] | null;
        };
        /** @enum {string} */
        PolicyType: "POLICY_TYPE_UNSPECIFIED" | "POLICY_TYPE_GRANT" | "POLICY_TYPE_REVOKE" | "POLICY_TYPE_CERTIFY" | "POLICY_TYPE_ACCESS_REQUEST" | "POLICY_TYPE_PROVISION";
        /** @enum {string} */
        PrincipalTypeFilter: "PRINCIPAL_TYPE_FILTER_UNSPECIFIED" | "PRINCIPAL_TYPE_FILTER_USERS" | "PRINCIPAL_TYPE_FILTER_RESOURCES" | "PRINCIPAL_TYPE_FILTER_USERS_AND_RESOURCES";
        ProfileType: {
            /** @description Its id */
            id: string;
            /** @description Its name */
            name: string;
            /** @description Short name for use in addresses */
            slug: string;
            /** @description What it is */
            description: string;
            /** @description Whether people see it */
            displayToUser: boolean;
            /** @description Address of an icon */
            iconUrl: string;
            /**
             * Format: int32
             * @description Order among the profile types
             */
            priority: number;
            /** @description Sizes of its icon */
            sizes: number[];
        };
        ProfileTypesReply: {
            /** @description Always empty: no profile type is built in */
            profileTypes: components["schemas"]["ProfileType"][];
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
        ReassignToApprovers: {
            /** @description Ids of the users who get the task */
            approverIds: string[];
        };
        ReassignToApproversInput: {
            /** @description Ids of the users who get the task */
            approverIds?: string[] | null;
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
        /** @enum {string} */
        RefusalReason: "NOT_FOUND" | "TASK_NOT_ASSIGNED" | "SELF_REVIEW" | "STEP_CHANGED" | "TASK_CLOSED" | "ALREADY_DECIDED" | "REASON_REQUIRED" | "DECISIONS_LOCKED" | "DUPLICATE_ENTRY";
        RefusedTask: {
            /**
             * Format: int32
             * @description Its place in taskIds; -1 when they were chosen otherwise
             */
            index: number;
            /** @description Id of the task */
            taskId: string;
            /** @description Stable code of why */
            reason: string;
            /** @description The same as a sentence */
            description: string;
        };
        Reject: {
            /** @description Comment on the denial */
            rejectMessage: string;
        };
        RejectInput: {
            /** @description Comment on the denial */
            rejectMessage?: string | null;
        };
        RejectInstance: {
            /** @description Comment on the denial */
            rejectMessage: string;
        };
        /** @description A related object, with its fields */
        RelatedObject: {
            /** @description Names its type */
            "@type": string;
        } & {
            [key: string]: unknown;
        };
        ReplacePolicy: {
            /** @description Id of a review policy */
            policyId: string;
        };
        ReplacePolicyInput: {
            /** @description Id of a review policy */
            policyId: string;
        };
        /** @description Which request failed, for questions to the administrator of the server */
        RequestInfo: {
            /**
             * @description Names the kind of detail
             * @constant
             */
            "@type": "type.googleapis.com/google.rpc.RequestInfo";
            /** @description Id of the request in the log of the server; also in the header X-Request-Id */
            requestId: string;
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
        ResourceSelectionRefInput: {
            /** @description Id of the app */
            appId: string;
            /** @description Id of the resource */
            appResourceId: string;
        };
        ResourceSelectionScope: Record<string, never>;
        ResourceTypeIDRef: {
            /** @description Id of the app */
            appId: string;
            /** @description Id of the resource type */
            resourceTypeId: string;
        };
        ResourceTypeIDRefInput: {
            /** @description Id of the app */
            appId: string;
            /** @description Id of the resource type */
            resourceTypeId: string;
        };
        ResourceTypeSelection: {
            /** @description The entries */
            list: components["schemas"]["ResourceTypeIDRef"][];
            /** @description What is reviewed */
            scopeV2?: components["schemas"]["AccessReviewScopeV2"];
        };
        ResourceTypeSelectionScope: Record<string, never>;
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
        /** @enum {string} */
        ReviewDecision: "UNSPECIFIED" | "APPROVE" | "DENY";
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
        ReviewerAttributeBinding: {
            /** @description Id of the app */
            appId: string;
            /** @description Name of the account attribute */
            attributeKey: string;
        };
        ReviewerAttributeBindingInput: {
            /** @description Id of the app */
            appId: string;
            /** @description Name of the account attribute */
            attributeKey: string;
        };
        ReviewerAttributeConfig: {
            /** @description Account attributes shown to reviewers; none when empty */
            bindings: components["schemas"]["ReviewerAttributeBinding"][];
        };
        ReviewerAttributeConfigInput: {
            /** @description Account attributes shown to reviewers; none when empty */
            bindings?: components["schemas"]["ReviewerAttributeBindingInput"][] | null;
        };
        Role: {
            /** @description Its id */
            id: string;
            /** @description Its name */
            name: string;
            /** @description Its name */
            displayName: string;
            /** @description Names of its permissions */
            permissions: string[];
            /** @description Always empty */
            serviceRoles: string[];
            /** @description Built in, so it cannot be changed */
            systemBuiltin: boolean;
            /** @description For credentials only, not for people */
            systemApiOnly: boolean;
        };
        RoleInput: {
            /** @description Its id */
            id?: string | null;
            /** @description Its name */
            name?: string | null;
            /** @description Its name */
            displayName?: string | null;
            /** @description Names of its permissions */
            permissions?: string[] | null;
            /** @description Always empty */
            serviceRoles?: string[] | null;
            /** @description Built in, so it cannot be changed */
            systemBuiltin?: boolean | null;
            /** @description For credentials only, not for people */
            systemApiOnly?: boolean | null;
            /**
             * Format: date-time
             * @description When it was created
             */
            createdAt?: string | null;
            /**
             * Format: date-time
             * @description When it last changed
             */
            updatedAt?: string | null;
            /**
             * Format: date-time
             * @description When it was deleted
             */
            deletedAt?: string | null;
        };
        RoleList: {
            /** @description The entries */
            list: components["schemas"]["Role"][];
            /** @description Empty on the last page */
            nextPageToken: string;
        };
        RoleReply: {
            /** @description The role */
            role: components["schemas"]["Role"];
        };
        Rule: {
            /** @description In the Common Expression Language */
            condition?: string;
            /** @description A key of policySteps */
            policyKey?: string;
        };
        RuleInput: {
            /** @description In the Common Expression Language */
            condition?: string | null;
            /** @description A key of policySteps */
            policyKey?: string | null;
        };
        SaveToVault: {
            /** @description Ids of the vaults */
            vaultIds?: string[];
        };
        SaveToVaultInput: {
            /** @description Ids of the vaults */
            vaultIds?: string[] | null;
        };
        ScopeAndEntitlements: {
            /** @description The entries */
            list: components["schemas"]["AccessReviewSetupEntitlementView"][];
            /** @description What is reviewed */
            scopeV2?: components["schemas"]["AccessReviewScopeV2"];
            /** @description The related objects */
            expanded: components["schemas"]["RelatedObject"][];
        };
        ScopeRoleRef: {
            /** @description Id of the app */
            appId: string;
            /** @description Id of the resource that the role applies to */
            scopeResourceId: string;
            /** @description Id of the role, itself a resource */
            roleResourceId: string;
        };
        ScopeRoleRefInput: {
            /** @description Id of the app */
            appId: string;
            /** @description Id of the resource that the role applies to */
            scopeResourceId: string;
            /** @description Id of the role, itself a resource */
            roleResourceId: string;
        };
        ScopeRoleSelection: {
            /** @description The entries */
            list: components["schemas"]["ScopeRoleRef"][];
            /** @description What is reviewed */
            scopeV2?: components["schemas"]["AccessReviewScopeV2"];
        };
        ScopeRoleSelectionScope: Record<string, never>;
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
        SearchAppEntitlementsRequest: {
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
            /** @description The whole alias */
            alias?: string | null;
            /** @description Only of these apps */
            appIds?: string[] | null;
            /** @description Not of these apps */
            excludeAppIds?: string[] | null;
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
        SearchAppResourcesRequest: {
            /**
             * Format: int32
             * @description Rows per page, 10 to 100; by default 25
             */
            pageSize?: number | null;
            /** @description nextPageToken of the previous page */
            pageToken?: string | null;
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
        SearchAppUsersRequest: {
            /**
             * Format: int32
             * @description Rows per page, 10 to 100; by default 25
             */
            pageSize?: number | null;
            /** @description nextPageToken of the previous page */
            pageToken?: string | null;
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
        SearchAppsRequest: {
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
            /** @description Not of these apps */
            excludeAppIds?: string[] | null;
            /** @description Only apps that are directories */
            onlyDirectories?: boolean | null;
            /** @description Apps that use one of these policies for any purpose */
            policyRefs?: components["schemas"]["PolicyRef"][] | null;
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
        SearchCatalogRequest: {
            /**
             * Format: int32
             * @description Rows per page, 10 to 100; by default 25
             */
            pageSize?: number | null;
            /** @description nextPageToken of the previous page */
            pageToken?: string | null;
            /** @description Part of the name */
            query?: string | null;
            /** @description Part of the app name */
            appDisplayName?: string | null;
            /** @description The whole alias */
            entitlementAlias?: string | null;
            /** @description Whether the caller holds it */
            grantedStatus?: components["schemas"]["GrantedStatus"] | null;
            /** @description Also those that were deleted */
            includeDeleted?: boolean | null;
            /** @description What to return in `expanded` */
            expandMask?: components["schemas"]["ExpandMask"] | null;
        };
        SearchGrantFeedRequest: {
            /**
             * Format: int32
             * @description Rows per page, 10 to 100; by default 25
             */
            pageSize?: number | null;
            /** @description nextPageToken of the previous page */
            pageToken?: string | null;
            /**
             * Format: date-time
             * @description Only later than this
             */
            after?: string | null;
            /**
             * Format: date-time
             * @description Only earlier than this
             */
            before?: string | null;
            /** @description Only of these apps */
            appRefs?: components["schemas"]["AppRef"][] | null;
            /** @description Only of these entitlements */
            appEntitlementRefs?: components["schemas"]["AppEntitlementRefInput"][] | null;
            /** @description Only of these accounts */
            appUserRefs?: components["schemas"]["AppUserRefInput"][] | null;
            /** @description Only of these people */
            userRefs?: components["schemas"]["UserRef"][] | null;
            /** @description What to return in `expanded` */
            expandMask?: components["schemas"]["ExpandMask"] | null;
        };
        SearchGrantsRequest: {
            /**
             * Format: int32
             * @description Rows per page, 10 to 100; by default 25
             */
            pageSize?: number | null;
            /** @description nextPageToken of the previous page */
            pageToken?: string | null;
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
            /** @description What to return in `expanded` */
            expandMask?: components["schemas"]["ExpandMask"] | null;
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
        };
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
        SearchPersonalClientsRequest: {
            /**
             * Format: int32
             * @description Rows per page, 10 to 100; by default 25
             */
            pageSize?: number | null;
            /** @description nextPageToken of the previous page */
            pageToken?: string | null;
            /** @description Part of the name or client ID */
            query?: string | null;
            /** @description Only credentials of these users */
            users?: components["schemas"]["UserRef"][] | null;
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
        SearchUsersRequest: {
            /**
             * Format: int32
             * @description Rows per page, 10 to 100; by default 25
             */
            pageSize?: number | null;
            /** @description nextPageToken of the previous page */
            pageToken?: string | null;
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
        SelectedUsersScope: {
            /** @description Ids of the people to review, at least one */
            userIds: string[];
        };
        SelectedUsersScopeInput: {
            /** @description Ids of the people to review, at least one */
            userIds?: string[] | null;
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
        Session: {
            /** @description Its id */
            id: string;
            /**
             * Format: date-time
             * @description When it was created
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the session ends by itself
             */
            expiresAt: string;
            /** @description Whether this request belongs to the session */
            current: boolean;
        };
        SessionList: {
            /** @description The entries */
            list: components["schemas"]["Session"][];
            /** @description Empty on the last page */
            nextPageToken: string;
        };
        SetAccessReviewOwnersRequest: {
            /** @description Ids of the owners, at least one; replaces the list */
            userIds?: string[] | null;
        };
        SetConflictMonitorsRequest: {
            /** @description The entries */
            list?: components["schemas"]["ConflictMonitorRefInput"][] | null;
            /** @description What is reviewed */
            scopeV2?: components["schemas"]["AccessReviewScopeV2Input"] | null;
        };
        SetDelegationRequest: {
            /** @description Empty removes the delegate */
            delegatedUserId?: string | null;
            /**
             * Format: date-time
             * @description When omitted: now
             */
            delegationStartAt?: string | null;
            /**
             * Format: date-time
             * @description When omitted: until it is changed
             */
            delegationExpireAt?: string | null;
        };
        SetEntitlementsRequest: {
            /** @description The entries */
            list?: components["schemas"]["EntitlementSelectionRefInput"][] | null;
            /** @description What is reviewed */
            scopeV2?: components["schemas"]["AccessReviewScopeV2Input"] | null;
        };
        SetOwnersRequest: {
            /** @description Ids of users */
            userIds?: string[] | null;
        };
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
        };
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
        SetPendingDecisionsRequest: {
            /** @description What to set, change or take back, one entry for each task */
            decisions: components["schemas"]["PendingDecisionInput"][];
        };
        SetResourceTypesRequest: {
            /** @description The entries */
            list?: components["schemas"]["ResourceTypeIDRefInput"][] | null;
            /** @description What is reviewed */
            scopeV2?: components["schemas"]["AccessReviewScopeV2Input"] | null;
        };
        SetResourcesRequest: {
            /** @description The entries */
            list?: components["schemas"]["ResourceSelectionRefInput"][] | null;
            /** @description What is reviewed */
            scopeV2?: components["schemas"]["AccessReviewScopeV2Input"] | null;
        };
        SetScopeAndEntitlementsRequest: {
            /** @description The entitlements to review; replaces the selection */
            entitlements?: components["schemas"]["AccessReviewSetupEntitlementInput"][] | null;
            /** @description What is reviewed */
            scopeV2?: components["schemas"]["AccessReviewScopeV2Input"] | null;
            /** @description What to return in `expanded` */
            expandMask?: components["schemas"]["ExpandMask"] | null;
        };
        SetScopeByResourceTypeRequest: {
            /** @description The resource types to review; replaces the selection */
            resourceTypeSelections?: components["schemas"]["ResourceTypeIDRefInput"][] | null;
            /** @description What is reviewed */
            scopeV2?: components["schemas"]["AccessReviewScopeV2Input"] | null;
        };
        SetScopeRolesRequest: {
            /** @description The entries */
            list?: components["schemas"]["ScopeRoleRefInput"][] | null;
            /** @description What is reviewed */
            scopeV2?: components["schemas"]["AccessReviewScopeV2Input"] | null;
        };
        SetTrustedDomainsRequest: {
            /** @description Replaces the whole list: domains that are not in it are no longer trusted */
            domains: string[];
        };
        SignInRequest: {
            /** @description The token in the fragment of the sign-in link */
            token: string;
        };
        SingleAppSetup: {
            /** @description Id of the app to review */
            appId: string;
        };
        SingleAppSetupInput: {
            /** @description Id of the app to review */
            appId: string;
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
        /** @enum {string} */
        SortDirection: "SORT_DIRECTION_UNSPECIFIED" | "SORT_DIRECTION_ASC" | "SORT_DIRECTION_DESC";
        Source: {
            /** @description Its id */
            id: string;
            /** @description Its name */
            displayName: string;
            /** @description How its data arrives: from files or from a connector */
            kind: components["schemas"]["SourceKind"] | string;
            /**
             * Format: date-time
             * @description When it was created
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When an import last ended successfully; absent if never
             */
            lastSyncAt?: string;
        };
        /** @enum {string} */
        SourceIssue: "NEVER_SYNCED" | "STALE" | "LAST_SYNC_FAILED" | "ROWS_LEFT_OUT";
        /** @enum {string} */
        SourceKind: "SOURCE_KIND_FILE" | "SOURCE_KIND_CONNECTOR";
        SourceList: {
            /** @description The entries */
            list: components["schemas"]["Source"][];
            /** @description Empty on the last page */
            nextPageToken: string;
        };
        SourceReply: {
            /** @description The source */
            source: components["schemas"]["Source"];
        };
        SpecificAccessConflictsScope: Record<string, never>;
        SpecificResourcesScope: Record<string, never>;
        /** @enum {string} */
        StepApprovalType: "STEP_APPROVAL_TYPE_UNSPECIFIED" | "STEP_APPROVAL_TYPE_USERS" | "STEP_APPROVAL_TYPE_MANAGER" | "STEP_APPROVAL_TYPE_APP_OWNERS" | "STEP_APPROVAL_TYPE_GROUP" | "STEP_APPROVAL_TYPE_SELF" | "STEP_APPROVAL_TYPE_ENTITLEMENT_OWNERS" | "STEP_APPROVAL_TYPE_EXPRESSION" | "STEP_APPROVAL_TYPE_WEBHOOK" | "STEP_APPROVAL_TYPE_RESOURCE_OWNERS" | "STEP_APPROVAL_TYPE_AGENT";
        Submission: {
            /** @description Its id */
            id: string;
            /** @description Id of the campaign */
            accessReviewId: string;
            /** @description Who submitted */
            userId: string;
            /** @description Their name */
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
        };
        /** @enum {string} */
        SubmissionChannel: "BATCH" | "DIRECT";
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
        };
        SubmissionEntryList: {
            /** @description The entries */
            list: components["schemas"]["SubmissionEntry"][];
            /** @description Empty on the last page */
            nextPageToken: string;
        };
        /** @enum {string} */
        SubmissionEntryResult: "ACCEPTED" | "REFUSED" | "LOCKED";
        SubmissionList: {
            /** @description The entries */
            list: components["schemas"]["Submission"][];
            /** @description Empty on the last page */
            nextPageToken: string;
        };
        SubmissionReply: {
            /** @description The submission */
            submission: components["schemas"]["Submission"];
        };
        /** @enum {string} */
        SubmissionState: "AWAITING_SIGNATURE" | "TIMESTAMPING" | "APPLYING" | "DONE" | "EXPIRED" | "FAILED";
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
        };
        /** @description One snapshot of a source: its files and what they changed */
        Sync: {
            /** @description Its id */
            id: string;
            /** @description Id of the source */
            sourceId: string;
            /** @description How far the import is */
            state: components["schemas"]["SyncState"] | string;
            /** @description Current phase and progress */
            phase: string;
            /** @description Imports the valid rows and records the others as faults */
            skipBadRows: boolean;
            /** @description Imports even if a large share of the grants or people would be removed */
            allowRemovals: boolean;
            /** @description The files that were uploaded */
            files: components["schemas"]["SyncFile"][];
            /** @description Keyed by kind; empty until the sync is done */
            counts: {
                [key: string]: components["schemas"]["SyncCounts"];
            };
            /**
             * Format: int32
             * @description Number of problems found in rows; the list of faults has the details
             */
            faultCount: number;
            /** @description Why it stopped and what to do; after a sync that is done, what to check */
            problem: string;
            /** @description Id of the user who created it */
            createdById: string;
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
             * @description When the import ended; absent while it runs
             */
            finishedAt?: string;
        };
        SyncCounts: {
            /**
             * Format: int32
             * @description Rows that were new
             */
            added: number;
            /**
             * Format: int32
             * @description Rows that changed something
             */
            changed: number;
            /**
             * Format: int32
             * @description Entries that the source no longer has
             */
            removed: number;
            /**
             * Format: int32
             * @description Rows that changed nothing
             */
            unchanged: number;
        };
        SyncFault: {
            /** @description Name of the file */
            fileName: string;
            /**
             * Format: int32
             * @description Counted from 1, including the header line
             */
            line: number;
            /** @description Name of the column */
            column: string;
            /** @description What the row has there, shortened */
            value: string;
            /** @description Stable code of the problem */
            reason: string;
            /** @description Description of the problem */
            problem: string;
        };
        SyncFaultList: {
            /** @description The entries */
            list: components["schemas"]["SyncFault"][];
            /** @description Empty on the last page */
            nextPageToken: string;
        };
        SyncFile: {
            /** @description users, apps, resource_types, resources, entitlements, accounts or grants */
            kind: string;
            /** @description Name of the file */
            fileName: string;
            /** @description SHA-256 of the uploaded file, uncompressed */
            sha256: string;
            /**
             * Format: int64
             * @description Size in bytes
             */
            byteCount: string;
            /**
             * Format: int32
             * @description Number of rows read
             */
            rowCount: number;
            /**
             * Format: int32
             * @description Number of rows that were read but not applied, because of their faults; 0 until the sync is done
             */
            leftOutCount: number;
            /** @description Whether the upload is complete */
            complete: boolean;
        };
        SyncList: {
            /** @description The entries */
            list: components["schemas"]["Sync"][];
            /** @description Empty on the last page */
            nextPageToken: string;
        };
        SyncReply: {
            /** @description The import */
            sync: components["schemas"]["Sync"];
        };
        /** @enum {string} */
        SyncState: "SYNC_STATE_UPLOADING" | "SYNC_STATE_QUEUED" | "SYNC_STATE_APPLYING" | "SYNC_STATE_NEEDS_CONFIRMATION" | "SYNC_STATE_FAILED" | "SYNC_STATE_DONE" | "SYNC_STATE_CANCELLED";
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
            /** @description Always empty for a review */
            revocationTargets: components["schemas"]["TaskRevocationTarget"][];
        };
        /** @enum {string} */
        TaskActionType: "TASK_ACTION_TYPE_UNSPECIFIED" | "TASK_ACTION_TYPE_CLOSE" | "TASK_ACTION_TYPE_APPROVE" | "TASK_ACTION_TYPE_DENY" | "TASK_ACTION_TYPE_COMMENT" | "TASK_ACTION_TYPE_REASSIGN" | "TASK_ACTION_TYPE_RESTART" | "TASK_ACTION_TYPE_SEND_REMINDER" | "TASK_ACTION_TYPE_HARD_RESET" | "TASK_ACTION_TYPE_PROCESS_NOW" | "TASK_ACTION_TYPE_SKIP_STEP";
        TaskActionsServiceApproveWithStepUpRequest: {
            /** @description Why, or what should be known about it; at most 4,000 characters */
            comment?: string | null;
            /** @description `task.policy.current.id` of the task as you read it */
            policyStepId: string;
            /** @description A verified step-up transaction */
            stepUpTransactionId?: string | null;
            /** @description What to return in `expanded` */
            expandMask?: components["schemas"]["TaskExpandMask"] | null;
        };
        TaskActionsServiceApproveWithStepUpResponse: {
            /** @description The task, with paths of related objects */
            taskView: components["schemas"]["TaskView"];
            /** @description The related objects */
            expanded: components["schemas"]["RelatedObject"][];
            /** @description Id of what was done */
            ticketActionId: string;
            /** @description Where to authenticate */
            redirectUrl: string;
        };
        TaskActionsServiceCloseResponse: {
            /** @description The task, with paths of related objects */
            taskView: components["schemas"]["TaskView"];
            /** @description The related objects */
            expanded: components["schemas"]["RelatedObject"][];
            /** @description Id of what was done */
            taskActionId: string;
        };
        TaskActionsServiceCommentRequest: {
            /** @description Why, or what should be known about it; at most 4,000 characters */
            comment: string;
            /** @description What to return in `expanded` */
            expandMask?: components["schemas"]["TaskExpandMask"] | null;
        };
        TaskActionsServiceProcessNowRequest: {
            /** @description What to return in `expanded` */
            expandMask?: components["schemas"]["TaskExpandMask"] | null;
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
        TaskActionsServiceRequest: {
            /** @description Why, or what should be known about it; at most 4,000 characters */
            comment?: string | null;
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
        TaskActionsServiceUpdateGrantDurationRequest: {
            /**
             * @description How long the access lasts
             * @example 86400s
             */
            duration?: string | null;
            /** @description What to return in `expanded` */
            expandMask?: components["schemas"]["TaskExpandMask"] | null;
        };
        TaskActionsServiceUpdateRequestDataRequest: {
            /** @description Fields of the form */
            data?: {
                [key: string]: unknown;
            } | null;
            /** @description What to return in `expanded` */
            expandMask?: components["schemas"]["TaskExpandMask"] | null;
        };
        TaskActionsServiceViewResponse: {
            /** @description The task, with paths of related objects */
            taskView: components["schemas"]["TaskView"];
            /** @description The related objects */
            expanded: components["schemas"]["RelatedObject"][];
        };
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
        TaskAuditActionSubmitted: {
            /** @description By an action of a connector */
            action: components["schemas"]["SubmittedTaskAction"];
        };
        TaskAuditCertifyOutcome: {
            /** @description What became of it; UNSPECIFIED while it is open */
            outcome: components["schemas"]["CertifyOutcome"] | string;
        };
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
        /** @enum {string} */
        TaskAuditEventType: "TASK_AUDIT_EVENT_TYPE_UNSPECIFIED" | "TASK_AUDIT_EVENT_TYPE_NEUTRAL" | "TASK_AUDIT_EVENT_TYPE_ERROR";
        TaskAuditExpressionPolicyStepError: {
            /** @description Code of RFC 6749, section 5.2 */
            error: string;
        };
        TaskAuditHardReset: {
            /** @description The step before */
            oldPolicyStepId: string;
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
        TaskAuditListResponse: {
            /** @description The entries */
            list: components["schemas"]["TaskAuditView"][];
            /** @description Empty on the last page */
            nextPageToken: string;
        };
        TaskAuditPolicyApprovalReassigned: {
            /** @description The step before */
            oldPolicyStepId: string;
            /** @description The step that followed; empty if none did */
            newPolicyStepId: string;
            /** @description Who may answer now */
            newUsers: string[];
        };
        TaskAuditPolicyChanged: {
            /** @description The policy before */
            oldPolicyId: string;
            /** @description The policy since then */
            newPolicyId: string;
        };
        TaskAuditReassignedToDelegate: {
            /** @description Who would have been asked */
            originalAssigneeUserId: string;
            /** @description Who stands in for them */
            delegatedAssigneeUserId: string;
        };
        TaskAuditReassignmentFallbackToAdmin: {
            /** @description Who was asked instead */
            adminUserIds: string[];
        };
        TaskAuditRestart: {
            /** @description The step before */
            oldPolicyStepId: string;
        };
        TaskAuditSLAEscalation: {
            /** @description What is wrong */
            message: string;
        };
        /** @enum {string} */
        TaskAuditSource: "SOURCE_UNSPECIFIED";
        TaskAuditStateChange: {
            /** @description The state before */
            previousState: components["schemas"]["TaskState"] | string;
        };
        TaskAuditStepSkipped: {
            /** @description Who skipped it; empty for the policy */
            skippedBy: string;
        };
        /** @description Something that happened to a task. Exactly one of taskCreated, comment, actionSubmitted, approvalReassigned, reassignedToDelegate, reassignmentFallbackToAdmin, expressionPolicyStepError, conditionalPolicyExecutionResult, approvalAutoAcceptedByPolicy, approvalAutoRejectedByPolicy, stepSkipped, taskRestarted, hardReset, policyChanged, slaEscalation, waitStepWaiting, waitStepUntilTime, waitStepSuccess, waitStepTimedOut, stateChange, certifyOutcome is set */
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
        };
        TaskAuditViewRef: {
            /** @description Its id */
            id: string;
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
        TaskAuditWaitStepUntilTime: {
            /** @description Id of the step */
            stepId: string;
            /**
             * Format: date-time
             * @description Until a time of the day
             */
            untilTime?: string;
        };
        TaskAuditWaitStepWaiting: {
            /** @description Id of the step */
            stepId: string;
            /** @description The condition */
            condition: string;
        };
        TaskExpandMask: {
            /** @description Fields in snake_case, or `*` for all */
            paths?: string[] | null;
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
            /** @description Only review tasks exist, so other types match nothing */
            taskTypes?: components["schemas"]["TaskTypeInput"][] | null;
            /** @description Open tasks that one of these people may answer */
            assigneesInIds?: string[] | null;
            /** @description Open tasks in the work list of one of these people */
            myWorkUserIds?: string[] | null;
            /** @description Open tasks that this person may answer, and closed ones that they answered */
            assignedOrStepApproverUserId?: string | null;
            /** @description Tasks of which this person has answered a step */
            actorId?: string | null;
            /** @description Tasks of which one of these people has answered a step */
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
        TaskInsight: {
            /** @description Stable code */
            code: string;
            /** @description The fact behind it */
            description: string;
            /** @description Whether it is a reason to look closer */
            isWarning: boolean;
        };
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
            /** @description Name of that campaign */
            accessReviewDisplayName: string;
        };
        /** @enum {string} */
        TaskOrigin: "TASK_ORIGIN_UNSPECIFIED" | "TASK_ORIGIN_ACCESS_REVIEW";
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
        /** @enum {string} */
        TaskProcessing: "TASK_PROCESSING_TYPE_UNSPECIFIED" | "TASK_PROCESSING_TYPE_PROCESSING" | "TASK_PROCESSING_TYPE_WAITING" | "TASK_PROCESSING_TYPE_DONE";
        TaskReassignee: {
            /** @description Its id */
            id: string;
            /** @description Its name */
            displayName: string;
            /** @description Main e-mail address */
            email: string;
        };
        TaskReassigneeList: {
            /** @description The entries */
            list: components["schemas"]["TaskReassignee"][];
            /** @description Empty on the last page */
            nextPageToken: string;
        };
        TaskRef: {
            /** @description Its id */
            id: string;
        };
        TaskRevocationTarget: {
            /** @description The entitlement */
            entitlementRef: components["schemas"]["AppEntitlementRef"];
        };
        /** @enum {string} */
        TaskSearchCurrentStep: "TASK_SEARCH_CURRENT_STEP_UNSPECIFIED" | "TASK_SEARCH_CURRENT_STEP_APPROVAL" | "TASK_SEARCH_CURRENT_STEP_PROVISION";
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
            /** @description Only review tasks exist, so other types match nothing */
            taskTypes?: components["schemas"]["TaskTypeInput"][] | null;
            /** @description Open tasks that one of these people may answer */
            assigneesInIds?: string[] | null;
            /** @description Open tasks in the work list of one of these people */
            myWorkUserIds?: string[] | null;
            /** @description Open tasks that this person may answer, and closed ones that they answered */
            assignedOrStepApproverUserId?: string | null;
            /** @description Tasks of which this person has answered a step */
            actorId?: string | null;
            /** @description Tasks of which one of these people has answered a step */
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
        TaskSearchResponse: {
            /** @description The entries */
            list: components["schemas"]["TaskView"][];
            /** @description The related objects */
            expanded: components["schemas"]["RelatedObject"][];
            /** @description Empty on the last page */
            nextPageToken: string;
        };
        /** @enum {string} */
        TaskSearchSortBy: "TASK_SEARCH_SORT_BY_UNSPECIFIED" | "TASK_SEARCH_SORT_BY_ACCOUNT" | "TASK_SEARCH_SORT_BY_RESOURCE" | "TASK_SEARCH_SORT_BY_ACCOUNT_OWNER" | "TASK_SEARCH_SORT_BY_REVERSE_TICKET_ID" | "TASK_SEARCH_SORT_BY_TICKET_ID" | "TASK_SEARCH_SORT_BY_CREATED_AT" | "TASK_SEARCH_SORT_BY_REVERSE_CREATED_AT" | "TASK_SEARCH_SORT_BY_APP_RESOURCE_ID_AND_APP_ENTITLEMENT";
        TaskServiceGetResponse: {
            /** @description The task, with paths of related objects */
            taskView: components["schemas"]["TaskView"];
            /** @description The related objects */
            expanded: components["schemas"]["RelatedObject"][];
        };
        /** @enum {string} */
        TaskState: "TASK_STATE_UNSPECIFIED" | "TASK_STATE_OPEN" | "TASK_STATE_CLOSED";
        /** @description Exactly one member is set */
        TaskType: {
            /** @description The review of one item */
            certify: components["schemas"]["TaskTypeCertify"];
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
        TaskTypeCertifyInput: {
            /** @description Only access that this resource holds */
            resource?: components["schemas"]["AppResourceRefInput"] | null;
        };
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
            /** @description Whether its risk level has the rank of the setting HIGH_RISK_RANK, or a higher one */
            isHighRisk: boolean;
            /**
             * Format: int32
             * @description Rank of its risk level; 0 if unknown
             */
            riskRank: number;
        };
        TaskWhyReply: {
            /** @description What is known about the access */
            why: components["schemas"]["TaskWhy"];
        };
        TokenRequest: {
            /**
             * @description The OAuth 2.0 grant
             * @constant
             */
            grant_type: "client_credentials";
            /** @description The Client ID; may be omitted with HTTP Basic */
            client_id?: string;
            /** @description The Client Secret (simple method) */
            client_secret?: string;
            /**
             * @description With client_assertion
             * @constant
             */
            client_assertion_type?: "urn:ietf:params:oauth:client-assertion-type:jwt-bearer";
            /** @description A JWT signed (EdDSA) with the key in the Client Secret. iss and sub are the Client ID, aud is the host, exp is at most five minutes ahead */
            client_assertion?: string;
        };
        TokenResponse: {
            /** @description Send it as `Authorization: Bearer <access_token>` */
            access_token: string;
            /** @description Always `Bearer` */
            token_type: string;
            /**
             * Format: int32
             * @description Seconds until the token expires
             */
            expires_in: number;
        };
        TrustedDomains: {
            /** @description In lower case and ASCII (punycode), sorted alphabetically */
            domains: string[];
        };
        UpdateAccessProfileRequest: {
            /** @description The access profile */
            accessProfile?: components["schemas"]["AccessProfileInput"] | null;
            /** @description Fields to change, separated by commas; by default all that are sent */
            updateMask?: string | {
                /** @description Fields in snake_case, or `*` for all */
                paths?: string[] | null;
            } | null;
        };
        UpdateAppEntitlementRequest: {
            /** @description The entitlement */
            entitlement?: components["schemas"]["AppEntitlementInput"] | null;
            /** @description Stored only */
            overrideAccessRequestsDefaults?: boolean | null;
            /** @description Fields to change, separated by commas; by default all that are sent */
            updateMask?: string | {
                /** @description Fields in snake_case, or `*` for all */
                paths?: string[] | null;
            } | null;
            /** @description What to return in `expanded` */
            expandMask?: components["schemas"]["ExpandMask"] | null;
        };
        UpdateAppRequest: {
            /** @description The app */
            app?: components["schemas"]["AppInput"] | null;
            /** @description Fields to change, separated by commas; by default all that are sent */
            updateMask?: string | {
                /** @description Fields in snake_case, or `*` for all */
                paths?: string[] | null;
            } | null;
        };
        UpdateAppUserRequest: {
            /** @description The account */
            appUser?: components["schemas"]["AppUserInput"] | null;
            /** @description Fields to change, separated by commas; by default all that are sent */
            updateMask?: string | {
                /** @description Fields in snake_case, or `*` for all */
                paths?: string[] | null;
            } | null;
            /** @description What to return in `expanded` */
            expandMask?: components["schemas"]["ExpandMask"] | null;
        };
        UpdateGrantDurationRequest: {
            /**
             * Format: date-time
             * @description When it is to end, in the future
             */
            newDeprovisionAt: string;
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
        UpdatePersonalClientRequest: {
            /** @description The credential */
            client?: components["schemas"]["PersonalClientInput"] | null;
            /** @description Fields to change, separated by commas; by default all that are sent */
            updateMask?: string | {
                /** @description Fields in snake_case, or `*` for all */
                paths?: string[] | null;
            } | null;
        };
        UpdatePolicyRequest: {
            /** @description The policy */
            policy?: components["schemas"]["PolicyInput"] | null;
            /** @description Fields to change, separated by commas; by default all that are sent */
            updateMask?: string | {
                /** @description Fields in snake_case, or `*` for all */
                paths?: string[] | null;
            } | null;
        };
        UpdateResourceRequest: {
            /** @description The resource */
            appResource?: components["schemas"]["AppResourceInput"] | null;
            /** @description Fields to change, separated by commas; by default all that are sent */
            updateMask?: string | {
                /** @description Fields in snake_case, or `*` for all */
                paths?: string[] | null;
            } | null;
            /** @description What to return in `expanded` */
            expandMask?: components["schemas"]["ExpandMask"] | null;
        };
        UpdateResourceTypeRequest: {
            /** @description The resource type */
            appResourceType?: components["schemas"]["AppResourceTypeInput"] | null;
            /** @description Fields to change, separated by commas; by default all that are sent */
            updateMask?: string | {
                /** @description Fields in snake_case, or `*` for all */
                paths?: string[] | null;
            } | null;
        };
        UpdateRiskLevelRequest: {
            /**
             * Format: int32
             * @description Higher is more serious; low is 10, medium 20, high 30 and critical 40 unless changed
             */
            rank: number;
        };
        UpdateRoleRequest: {
            /** @description The role */
            role?: components["schemas"]["RoleInput"] | null;
            /** @description Fields to change, separated by commas; by default all that are sent */
            updateMask?: string | {
                /** @description Fields in snake_case, or `*` for all */
                paths?: string[] | null;
            } | null;
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
        UserApproval: {
            /** @description People may decide on their own access */
            allowSelfApproval: boolean;
            /** @description Nobody who decided an earlier step may decide */
            requireDistinctApprovers: boolean;
            /** @description Ids of the people who decide */
            userIds: string[];
        };
        UserApprovalInput: {
            /** @description People may decide on their own access */
            allowSelfApproval?: boolean | null;
            /** @description Nobody who decided an earlier step may decide */
            requireDistinctApprovers?: boolean | null;
            /** @description Ids of the people who decide */
            userIds?: string[] | null;
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
        UserIntrospectRequest: {
            /** @description What to return in `expanded` */
            expandMask?: components["schemas"]["ExpandMask"] | null;
        };
        UserList: {
            /** @description The entries */
            list: components["schemas"]["UserView"][];
            /** @description Empty on the last page */
            nextPageToken: string;
            /** @description The related objects */
            expanded: components["schemas"]["RelatedObject"][];
        };
        /** @enum {string} */
        UserOrigin: "USER_ORIGIN_UNSPECIFIED" | "USER_ORIGIN_DIRECTORY" | "USER_ORIGIN_LOCAL" | "USER_ORIGIN_SYSTEM";
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
            /** @description Name of the resource */
            resourceDisplayName: string;
            /** @description Id of the entitlement */
            entitlementId: string;
            /** @description Name of the entitlement */
            entitlementDisplayName: string;
        };
        UserOwnershipList: {
            /** @description The entries */
            list: components["schemas"]["UserOwnershipEntry"][];
            /** @description Empty on the last page */
            nextPageToken: string;
        };
        /** @enum {string} */
        UserOwnershipType: "USER_OWNERSHIP_TYPE_UNSPECIFIED" | "USER_OWNERSHIP_TYPE_APP" | "USER_OWNERSHIP_TYPE_RESOURCE" | "USER_OWNERSHIP_TYPE_ENTITLEMENT";
        UserProvisioner: {
            /** @description Tasks may be passed on */
            allowReassignment?: boolean;
            /** @description Ids of the users who do it */
            userIds?: string[];
        };
        UserProvisionerInput: {
            /** @description Tasks may be passed on */
            allowReassignment?: boolean | null;
            /** @description Ids of the users who do it */
            userIds?: string[] | null;
        };
        UserRef: {
            /** @description Its id */
            id: string;
        };
        UserReply: {
            /** @description The person */
            userView: components["schemas"]["UserView"];
            /** @description The related objects */
            expanded: components["schemas"]["RelatedObject"][];
        };
        /** @enum {string} */
        UserStatus: "UNKNOWN" | "ENABLED" | "DISABLED" | "DELETED";
        /** @enum {string} */
        UserType: "USER_TYPE_UNSPECIFIED" | "USER_TYPE_SYSTEM" | "USER_TYPE_HUMAN" | "USER_TYPE_SERVICE" | "USER_TYPE_AGENT";
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
        ValidateCelReply: {
            /** @description Empty if the expression is valid */
            markers: components["schemas"]["EditorMarker"][];
        };
        ValidateCelRequest: {
            /** @description The expression to check */
            text?: string | null;
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
        WaitConditionInput: {
            /** @description In the Common Expression Language */
            condition?: string | null;
        };
        WaitConditionInstance: {
            /** @description The condition */
            condition: string;
        };
        WaitDuration: {
            /**
             * @description How long
             * @example 86400s
             */
            duration?: string;
        };
        WaitDurationInput: {
            /**
             * @description How long
             * @example 86400s
             */
            duration?: string | null;
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
        WebhookProvision: {
            /** @description Id of the webhook */
            webhookId?: string;
        };
        WebhookProvisionInput: {
            /** @description Id of the webhook */
            webhookId?: string | null;
        };
    };
    responses: {
        /**
         * @description `INVALID_IDEMPOTENCY_KEY`: Idempotency-Key must be sent only once and have 1 to 255 printable ASCII characters.
         *
         *     `INVALID_IF_MATCH`: If-Match must be * or the ETag of an earlier response, including its quotation marks.
         *
         *     `INVALID_PAGE_TOKEN`: The page token does not belong to this list. Send the nextPageToken of the previous page with the same filters, or omit it to start from the first page.
         *
         *     `INVALID_REQUEST`: The request is not valid: {summary}
         *
         *     `MALFORMED_JSON`: The body is not valid JSON: {problem}
         *
         *     `MALFORMED_REQUEST`: The request is not valid HTTP: {problem}
         *
         *     `UNKNOWN_EXPAND_PATH`: expandMask.paths contains {path}, which cannot be expanded here. Valid paths: {known}, or * for all.
         *
         *     `UNKNOWN_FILE`: {file} is not the name of an import file. Valid names: {known}.
         *
         *     `UNREADABLE_FILE`: {file} {problem}.
         *
         *     Invalid fields have reasons of their own: `INVALID_VALUE` and `UNKNOWN_FIELD` in every operation, and those that `x-field-reasons` lists.
         */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /**
         * @description 401 `UNAUTHENTICATED`: {problem}
         *
         *     403 `ACTION_NOT_ALLOWED`: Only {who} can {action} this task.
         *
         *     403 `ADDRESS_NOT_ALLOWED`: This credential may not be used from your IP address. Its owner can change the allowed addresses.
         *
         *     403 `FOREIGN_ORIGIN`: Requests with a session cookie may only change data from pages of this server. This request came from another origin.
         *
         *     403 `PERMISSION_DENIED`: This operation requires the permission {permission}, which you do not have.
         *
         *     403 `REASSIGNMENT_NOT_ALLOWED`: The policy of this campaign does not let reviewers reassign this step. Ask an owner of the campaign.
         *
         *     403 `SELF_REVIEW`: This is your own access, so somebody else has to decide about it.
         *
         *     403 `TASK_NOT_ASSIGNED`: This task is not assigned to you. {hint}
         *
         *     408 `REQUEST_TIMEOUT`: The request did not arrive in time. Send it again.
         *
         *     413 `BODY_TOO_LARGE`: The body is larger than {limit} bytes.
         *
         *     415 `UNSUPPORTED_MEDIA_TYPE`: Send the body as application/json in UTF-8, without compression.
         *
         *     429 `TOO_MANY_REQUESTS`: Too many requests. Try again in {seconds} seconds.
         *
         *     431 `HEADERS_TOO_LARGE`: The request headers are too large.
         *
         *     500 `INTERNAL`: The server failed to process the request, and nothing was changed. Report the request id to your administrator.
         *
         *     503 `STORAGE_UNAVAILABLE`: The database is not responding. Try again in a few seconds.
         */
        OtherError: {
            headers: {
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /**
         * @description `NOT_FOUND`: No {thing} has this id.
         *
         *     `UNKNOWN_HOST`: No tenant exists at this host name.
         */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /**
         * @description `ALREADY_DECIDED`: {who} {decided} this on {at}; your answer was not needed.
         *
         *     `ALREADY_EXISTS`: A {thing} {name} already exists.
         *
         *     `BUILTIN_POLICY`: The policy {name} is built in. Only its postActions can be changed (updateMask postActions). For anything else, create your own policy.
         *
         *     `BUILTIN_ROLE`: The role {name} is built in and cannot be changed. Assign another role; /api/v1/iam/roles lists them.
         *
         *     `CAMPAIGN_CLOSING`: This campaign is being closed, so nothing can be decided or changed in it any more.
         *
         *     `CONFIRMATION_REQUIRED`: {count} of {total} items would be denied without anybody deciding it, more than {percent} percent. If this is what you want, repeat with {field} {count}.
         *
         *     `COUNT_CHANGED`: {what}: {count} now. Look at them again, then repeat with this number.
         *
         *     `IN_USE`: This {thing} cannot be deleted while it is used by {users}.
         *
         *     `INVALID_STATE`: A campaign in state {state} cannot be {wanted}. {hint}
         *
         *     `LEDGER_UNBALANCED`: The campaign cannot start, because its ledger does not balance: {problems}. Correct this, then prepare it again; GET /api/v1/access_review/{id}/ledger has the details.
         *
         *     `NO_STEP_UP_PROVIDER`: No step-up provider is set up, so no step requires step-up authentication. Use approve instead.
         *
         *     `NOT_MANUALLY_MANAGED`: This {thing} is imported, and the next import would undo your change. Change it in the source and import again.
         *
         *     `NOTHING_TO_SUBMIT`: Nothing can be submitted: you have no pending decisions in this campaign that are not being submitted already.
         *
         *     `SIGNATURE_REQUIRED`: Decisions in this campaign have to be signed (signatureConfig.requireSignature), and this version cannot sign yet. Ask an owner of the campaign.
         *
         *     `STEP_CHANGED`: {change} Read the task again, and decide with the policyStepId that it has now.
         *
         *     `SUBMISSION_ENDED`: A submission in state {state} can no longer be cancelled.
         *
         *     `SYNC_ENDED`: A sync in state {state} can no longer be {wanted}.
         *
         *     `SYNC_INCOMPLETE`: The upload of {file} is incomplete. Wait for it to finish, upload the file again, or cancel the sync.
         *
         *     `SYNC_UNDER_WAY`: Sync {sync} of this source is still in progress ({state}). Wait for it to end, or cancel it.
         *
         *     `TASK_CLOSED`: This task is closed: {outcome}. {hint}
         *
         *     `UPLOAD_OVERTAKEN`: A later upload of the same file replaced this one. Only the later upload is used.
         *
         *     `VIOLATION_RESOLVED`: This violation is already resolved and needs no exemption. If the conflict occurs again, it becomes a new violation.
         *
         *     `WRONG_TASK_TYPE`: This task is a review of access; {action} is for {types} only.
         */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description `VERSION_CHANGED`: This campaign changed after you read it (current version {version}). Read it again, then repeat your change. */
        PreconditionFailed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /**
         * @description `EXPRESSION_TIMEOUT`: The expressions of this campaign take too long to evaluate, so there is no result. {problem}. Simplify them, or ask your administrator for more time (PREVIEW_EXPRESSION_SECONDS).
         *
         *     `IDEMPOTENCY_KEY_REUSED`: This Idempotency-Key was already used for a different request. Use a new key for each new request.
         */
        UnprocessableEntity: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
    };
    parameters: {
        /** @description Makes retries safe: for 24 hours, the same request with the same key returns the first reply */
        "Idempotency-Key": string;
        /** @description ETag of the reply that the change is based on; the change is refused with 412 if the object has changed since */
        "If-Match": string;
        /** @description Id of the campaign */
        "path.access_review_id": string;
        /** @description Id of the entitlement */
        "path.app_entitlement_id": string;
        /** @description Id of the app */
        "path.app_id": string;
        /** @description Id of the resource */
        "path.app_resource_id": string;
        /** @description Id of the resource type */
        "path.app_resource_type_id": string;
        /** @description Id of the app of the account */
        "path.app_user_app_id": string;
        /** @description Id of the account */
        "path.app_user_id": string;
        /** @description `risk_level` or `compliance_framework` */
        "path.attribute_type_id": string;
        /** @description Id of the entitlement */
        "path.entitlement_id": string;
        /** @description Name of an import file, such as `users.csv` or `grants.jsonl` */
        "path.file_name": string;
        /** @description Id of the object */
        "path.id": string;
        /** @description Id of the user */
        "path.identity_user_id": string;
        /** @description Id of the item */
        "path.item_id": string;
        /** @description Id of the resource */
        "path.resource_id": string;
        /** @description Id of the resource type */
        "path.resource_type_id": string;
        /** @description Id of the role */
        "path.role_id": string;
        /** @description Id of the source */
        "path.source_id": string;
        /** @description Id of the submission */
        "path.submission_id": string;
        /** @description Id or number of the task */
        "path.task_id": string;
        /** @description Id of the user */
        "path.user_id": string;
        /** @description Id of the violation */
        "path.violation_id": string;
        /** @description Rows per page, 10 to 100; by default 25 */
        pageSize: number;
        /** @description nextPageToken of the previous page */
        pageToken: string;
    };
    requestBodies: never;
    headers: {
        /** @description `true` on a replay */
        "Idempotent-Replayed": string;
        /** @description Version of the object */
        ETag: string;
        /** @description Seconds to wait, with 429 and 503 */
        "Retry-After": number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    "svc.api.directory.v1.AccessProfiles.List": {
        parameters: {
            query?: {
                /** @description Rows per page, 10 to 100; by default 25 */
                page_size?: components["parameters"]["pageSize"];
                /** @description nextPageToken of the previous page */
                page_token?: components["parameters"]["pageToken"];
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
                    "application/json": components["schemas"]["AccessProfileList"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["OtherError"];
        };
    };
    "svc.api.directory.v1.AccessProfiles.Create": {
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
                "application/json": components["schemas"]["CreateAccessProfileRequest"];
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
                    "application/json": components["schemas"]["AccessProfileReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            /** @description `ALREADY_EXISTS` */
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["OtherError"];
        };
    };
    "svc.api.directory.v1.AccessProfiles.Get": {
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
                    "application/json": components["schemas"]["AccessProfileReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["OtherError"];
        };
    };
    "svc.api.directory.v1.AccessProfiles.Update": {
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
                "application/json": components["schemas"]["UpdateAccessProfileRequest"];
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
                    "application/json": components["schemas"]["AccessProfileReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            /** @description `ALREADY_EXISTS` */
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["OtherError"];
        };
    };
    "svc.api.directory.v1.AccessProfiles.Delete": {
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
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            /** @description `IN_USE` */
            409: components["responses"]["Conflict"];
            default: components["responses"]["OtherError"];
        };
    };
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
            /** @description `UNKNOWN_EXPAND_PATH`, `NOT_FOUND`, `DUPLICATE_ENTRY`, `OWNER_REQUIRED`, `OWNER_NOT_ACTIVE`, `DUPLICATE_OWNER`, `TOO_MANY_OWNERS`, `COMPLETION_DATE_IN_PAST`, `SCOPE_GROUP_CONFLICT`, `GRANTS_CRITERIA_CONFLICT`, `SETUP_CONFLICT`, `TOO_MANY_ACCESS_PROFILES`, `CEL_INVALID`, and common reasons */
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["OtherError"];
        };
    };
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
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["OtherError"];
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
            /** @description `INVALID_IF_MATCH`, `NOT_FOUND`, `DUPLICATE_ENTRY`, `SCOPE_GROUP_CONFLICT`, `GRANTS_CRITERIA_CONFLICT`, `TOO_MANY_ACCESS_PROFILES`, `CEL_INVALID`, and common reasons */
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            /** @description `CAMPAIGN_CLOSING`, `INVALID_STATE` */
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["OtherError"];
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
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["OtherError"];
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
            /** @description `INVALID_IF_MATCH`, `NOT_FOUND`, `DUPLICATE_ENTRY`, `SCOPE_GROUP_CONFLICT`, `GRANTS_CRITERIA_CONFLICT`, `TOO_MANY_ACCESS_PROFILES`, `CEL_INVALID`, and common reasons */
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            /** @description `CAMPAIGN_CLOSING`, `INVALID_STATE` */
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["OtherError"];
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
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["OtherError"];
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
            /** @description `INVALID_IF_MATCH`, `NOT_FOUND`, `DUPLICATE_ENTRY`, `SCOPE_GROUP_CONFLICT`, `GRANTS_CRITERIA_CONFLICT`, `TOO_MANY_ACCESS_PROFILES`, `CEL_INVALID`, and common reasons */
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            /** @description `CAMPAIGN_CLOSING`, `INVALID_STATE` */
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["OtherError"];
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
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["OtherError"];
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
            /** @description `INVALID_IF_MATCH`, `NOT_FOUND`, `OWNER_REQUIRED`, `OWNER_NOT_ACTIVE`, `DUPLICATE_OWNER`, `TOO_MANY_OWNERS`, and common reasons */
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            /** @description `CAMPAIGN_CLOSING`, `INVALID_STATE` */
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["OtherError"];
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
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["OtherError"];
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
            /** @description `INVALID_IF_MATCH`, `NOT_FOUND`, `DUPLICATE_ENTRY`, `SCOPE_GROUP_CONFLICT`, `GRANTS_CRITERIA_CONFLICT`, `TOO_MANY_ACCESS_PROFILES`, `CEL_INVALID`, and common reasons */
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            /** @description `CAMPAIGN_CLOSING`, `INVALID_STATE` */
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["OtherError"];
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
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["OtherError"];
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
            /** @description `INVALID_IF_MATCH`, `UNKNOWN_EXPAND_PATH`, `NOT_FOUND`, `DUPLICATE_ENTRY`, `SCOPE_GROUP_CONFLICT`, `GRANTS_CRITERIA_CONFLICT`, `TOO_MANY_ACCESS_PROFILES`, `CEL_INVALID`, and common reasons */
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            /** @description `CAMPAIGN_CLOSING`, `INVALID_STATE` */
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["OtherError"];
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
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["OtherError"];
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
            /** @description `INVALID_IF_MATCH`, `NOT_FOUND`, `DUPLICATE_ENTRY`, `SCOPE_GROUP_CONFLICT`, `GRANTS_CRITERIA_CONFLICT`, `TOO_MANY_ACCESS_PROFILES`, `CEL_INVALID`, and common reasons */
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            /** @description `CAMPAIGN_CLOSING`, `INVALID_STATE` */
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["OtherError"];
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
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["OtherError"];
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
            /** @description `INVALID_IF_MATCH`, `NOT_FOUND`, `DUPLICATE_ENTRY`, `SCOPE_GROUP_CONFLICT`, `GRANTS_CRITERIA_CONFLICT`, `TOO_MANY_ACCESS_PROFILES`, `CEL_INVALID`, and common reasons */
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            /** @description `CAMPAIGN_CLOSING`, `INVALID_STATE` */
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["OtherError"];
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
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["OtherError"];
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
            /** @description `INVALID_IF_MATCH`, `UNKNOWN_EXPAND_PATH`, `READ_ONLY_FIELD`, `NOT_FOUND`, `DUPLICATE_ENTRY`, `COMPLETION_DATE_IN_PAST`, `SCOPE_GROUP_CONFLICT`, `GRANTS_CRITERIA_CONFLICT`, `SETUP_CONFLICT`, `TOO_MANY_ACCESS_PROFILES`, `CEL_INVALID`, and common reasons */
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            /** @description `CAMPAIGN_CLOSING`, `CONFIRMATION_REQUIRED`, `INVALID_STATE`, `LEDGER_UNBALANCED` */
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["OtherError"];
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
            /** @description `INVALID_IF_MATCH`, and common reasons */
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            /** @description `CAMPAIGN_CLOSING`, `INVALID_STATE` */
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            default: components["responses"]["OtherError"];
        };
    };
    "svc.api.accessreview.v1.AccessReviewService.GetAccuracy": {
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
                    "application/json": components["schemas"]["AccessReviewAccuracyList"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["OtherError"];
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
            /** @description `INVALID_IF_MATCH`, and common reasons */
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            /** @description `CAMPAIGN_CLOSING`, `COUNT_CHANGED`, `INVALID_STATE` */
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["OtherError"];
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
            /** @description `INVALID_IF_MATCH`, `UNKNOWN_EXPAND_PATH`, and common reasons */
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            /** @description `CAMPAIGN_CLOSING`, `CONFIRMATION_REQUIRED`, `INVALID_STATE` */
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["OtherError"];
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
            /** @description `INVALID_IF_MATCH`, `UNKNOWN_EXPAND_PATH`, and common reasons */
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            /** @description `CAMPAIGN_CLOSING`, `INVALID_STATE` */
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["OtherError"];
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
            /** @description `INVALID_IF_MATCH`, `UNKNOWN_EXPAND_PATH`, and common reasons */
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            /** @description `CAMPAIGN_CLOSING`, `INVALID_STATE` */
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["OtherError"];
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
            /** @description `INVALID_IF_MATCH`, `UNKNOWN_EXPAND_PATH`, `OWNER_NOT_ACTIVE`, `COMPLETION_DATE_IN_PAST`, and common reasons */
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            /** @description `CAMPAIGN_CLOSING`, `INVALID_STATE`, `LEDGER_UNBALANCED` */
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["OtherError"];
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
                "application/json": Record<string, never>;
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
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            /** @description `INVALID_STATE` */
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["OtherError"];
        };
    };
    "svc.api.accessreview.v1.AccessReviewService.ListAppProgress": {
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
                    "application/json": components["schemas"]["AccessReviewAppProgressList"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            /** @description `INVALID_STATE` */
            409: components["responses"]["Conflict"];
            default: components["responses"]["OtherError"];
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
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            /** @description `INVALID_STATE` */
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["OtherError"];
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
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            /** @description `INVALID_STATE` */
            409: components["responses"]["Conflict"];
            default: components["responses"]["OtherError"];
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
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            /** @description `INVALID_STATE` */
            409: components["responses"]["Conflict"];
            default: components["responses"]["OtherError"];
        };
    };
    "svc.api.accessreview.v1.AccessReviewItemService.List": {
        parameters: {
            query?: {
                /** @description Rows per page, 10 to 100; by default 25 */
                page_size?: components["parameters"]["pageSize"];
                /** @description nextPageToken of the previous page */
                page_token?: components["parameters"]["pageToken"];
                /** @description Sort order: by app and entitlement, by person and account, by resource and entitlement, or in order of creation. When unspecified: the default view of the campaign */
                view?: components["schemas"]["AccessReviewViewType"];
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
                    "application/json": components["schemas"]["AccessReviewItemList"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["OtherError"];
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
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["OtherError"];
        };
    };
    "svc.api.accessreview.v1.AccessReviewItemService.Get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the object */
                id: components["parameters"]["path.id"];
                /** @description Id of the item */
                item_id: components["parameters"]["path.item_id"];
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
                    "application/json": components["schemas"]["AccessReviewItemReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["OtherError"];
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
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            /** @description `INVALID_STATE` */
            409: components["responses"]["Conflict"];
            default: components["responses"]["OtherError"];
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
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            /** @description `INVALID_STATE` */
            409: components["responses"]["Conflict"];
            default: components["responses"]["OtherError"];
        };
    };
    "svc.api.accessreview.v1.PendingDecisionService.List": {
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
                    "application/json": components["schemas"]["PendingDecisionList"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["OtherError"];
        };
    };
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
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            /** @description `CAMPAIGN_CLOSING`, `INVALID_STATE` */
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["OtherError"];
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
                    "application/json": components["schemas"]["SetPendingDecisionsReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            /** @description `CAMPAIGN_CLOSING`, `COUNT_CHANGED`, `INVALID_STATE` */
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["OtherError"];
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
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["OtherError"];
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
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            /** @description `INVALID_STATE` */
            409: components["responses"]["Conflict"];
            default: components["responses"]["OtherError"];
        };
    };
    "svc.api.accessreview.v1.SubmissionService.List": {
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
                    "application/json": components["schemas"]["SubmissionList"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["OtherError"];
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
            /** @description `NOT_FOUND`, and common reasons */
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            /** @description `CAMPAIGN_CLOSING`, `COUNT_CHANGED`, `INVALID_STATE`, `NOTHING_TO_SUBMIT`, `SIGNATURE_REQUIRED` */
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["OtherError"];
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
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["OtherError"];
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
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            /** @description `SUBMISSION_ENDED` */
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["OtherError"];
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
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["OtherError"];
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
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            /** @description `INVALID_STATE` */
            409: components["responses"]["Conflict"];
            default: components["responses"]["OtherError"];
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
            /** @description `NOT_FOUND`, `DUPLICATE_ENTRY`, `REASON_REQUIRED`, `REASSIGNEE_NOT_ALLOWED`, `REASSIGNEE_NOT_ACTIVE`, and common reasons */
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            /** @description `CAMPAIGN_CLOSING`, `COUNT_CHANGED`, `INVALID_STATE` */
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
            /** @description `ACTION_NOT_ALLOWED`, and common reasons */
            default: components["responses"]["OtherError"];
        };
    };
    "svc.api.accessreview.v1.AccessReviewService.List": {
        parameters: {
            query?: {
                /** @description Rows per page, 10 to 100; by default 25 */
                page_size?: components["parameters"]["pageSize"];
                /** @description nextPageToken of the previous page */
                page_token?: components["parameters"]["pageToken"];
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
                    "application/json": components["schemas"]["AccessReviewServiceListResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["OtherError"];
        };
    };
    "svc.api.accessconflict.v1.AccessConflictService.ListMonitors": {
        parameters: {
            query?: {
                /** @description Rows per page, 10 to 100; by default 25 */
                page_size?: components["parameters"]["pageSize"];
                /** @description nextPageToken of the previous page */
                page_token?: components["parameters"]["pageToken"];
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
                    "application/json": components["schemas"]["ConflictMonitorList"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["OtherError"];
        };
    };
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
            /** @description `NOT_FOUND`, and common reasons */
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["OtherError"];
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
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["OtherError"];
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
            /** @description `NOT_FOUND`, and common reasons */
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["OtherError"];
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
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["OtherError"];
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
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["OtherError"];
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
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["OtherError"];
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
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            /** @description `VIOLATION_RESOLVED` */
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["OtherError"];
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
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            /** @description `VIOLATION_RESOLVED` */
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["OtherError"];
        };
    };
    "svc.api.app.v1.AppUserService.ListOwnedServiceAccounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["OwnedServiceAccountsRequest"];
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
            /** @description `UNKNOWN_EXPAND_PATH`, and common reasons */
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["OtherError"];
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
            /** @description `NOT_FOUND`, and common reasons */
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            /** @description `ALREADY_EXISTS` */
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["OtherError"];
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
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["OtherError"];
        };
    };
    "svc.api.accessconflict.v1.AppEntitlementMonitorBindingService.GetAppEntitlementMonitorBinding": {
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
                    "application/json": components["schemas"]["AppEntitlementMonitorBinding"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["OtherError"];
        };
    };
    "svc.api.app.v1.Apps.List": {
        parameters: {
            query?: {
                /** @description Rows per page, 10 to 100; by default 25 */
                page_size?: components["parameters"]["pageSize"];
                /** @description nextPageToken of the previous page */
                page_token?: components["parameters"]["pageToken"];
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
                    "application/json": components["schemas"]["AppList"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["OtherError"];
        };
    };
    "svc.api.app.v1.Apps.Create": {
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
                "application/json": components["schemas"]["CreateAppRequest"];
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
            /** @description `NOT_FOUND`, and common reasons */
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["OtherError"];
        };
    };
    "svc.api.app.v1.AppUserService.List": {
        parameters: {
            query?: {
                /** @description Rows per page, 10 to 100; by default 25 */
                page_size?: components["parameters"]["pageSize"];
                /** @description nextPageToken of the previous page */
                page_token?: components["parameters"]["pageToken"];
            };
            header?: never;
            path: {
                /** @description Id of the app */
                app_id: components["parameters"]["path.app_id"];
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
                    "application/json": components["schemas"]["AppUserList"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["OtherError"];
        };
    };
    "svc.api.app.v1.AppEntitlements.List": {
        parameters: {
            query?: {
                /** @description Rows per page, 10 to 100; by default 25 */
                page_size?: components["parameters"]["pageSize"];
                /** @description nextPageToken of the previous page */
                page_token?: components["parameters"]["pageToken"];
            };
            header?: never;
            path: {
                /** @description Id of the app */
                app_id: components["parameters"]["path.app_id"];
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
                    "application/json": components["schemas"]["AppEntitlementList"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["OtherError"];
        };
    };
    "svc.api.app.v1.AppEntitlements.Create": {
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
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateAppEntitlementRequest"];
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
            /** @description `UNKNOWN_EXPAND_PATH`, `NOT_FOUND`, and common reasons */
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["OtherError"];
        };
    };
    "svc.api.app.v1.AppEntitlements.ListForAppResource": {
        parameters: {
            query?: {
                /** @description Rows per page, 10 to 100; by default 25 */
                page_size?: components["parameters"]["pageSize"];
                /** @description nextPageToken of the previous page */
                page_token?: components["parameters"]["pageToken"];
            };
            header?: never;
            path: {
                /** @description Id of the app */
                app_id: components["parameters"]["path.app_id"];
                /** @description Id of the resource type */
                app_resource_type_id: components["parameters"]["path.app_resource_type_id"];
                /** @description Id of the resource */
                app_resource_id: components["parameters"]["path.app_resource_id"];
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
                    "application/json": components["schemas"]["AppEntitlementList"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["OtherError"];
        };
    };
    "svc.api.app.v1.AppEntitlements.ListForAppUser": {
        parameters: {
            query?: {
                /** @description Rows per page, 10 to 100; by default 25 */
                page_size?: components["parameters"]["pageSize"];
                /** @description nextPageToken of the previous page */
                page_token?: components["parameters"]["pageToken"];
            };
            header?: never;
            path: {
                /** @description Id of the app */
                app_id: components["parameters"]["path.app_id"];
                /** @description Id of the account */
                app_user_id: components["parameters"]["path.app_user_id"];
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
                    "application/json": components["schemas"]["AppEntitlementList"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["OtherError"];
        };
    };
    "svc.api.app.v1.AppEntitlements.AddManuallyManagedMembers": {
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
                app_entitlement_id: components["parameters"]["path.app_entitlement_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddMembersRequest"];
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
                    "application/json": components["schemas"]["AddMembersReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            /** @description `NOT_MANUALLY_MANAGED` */
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["OtherError"];
        };
    };
    "svc.api.app.v1.AppEntitlementSearchService.SearchAppEntitlementsWithExpired": {
        parameters: {
            query?: {
                /** @description Rows per page, 10 to 100; by default 25 */
                page_size?: components["parameters"]["pageSize"];
                /** @description nextPageToken of the previous page */
                page_token?: components["parameters"]["pageToken"];
            };
            header?: never;
            path: {
                /** @description Id of the app */
                app_id: components["parameters"]["path.app_id"];
                /** @description Id of the entitlement */
                app_entitlement_id: components["parameters"]["path.app_entitlement_id"];
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
                    "application/json": components["schemas"]["AppEntitlementWithExpiredList"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["OtherError"];
        };
    };
    "svc.api.app.v1.AppEntitlements.ListUsers": {
        parameters: {
            query?: {
                /** @description Rows per page, 10 to 100; by default 25 */
                page_size?: components["parameters"]["pageSize"];
                /** @description nextPageToken of the previous page */
                page_token?: components["parameters"]["pageToken"];
            };
            header?: never;
            path: {
                /** @description Id of the app */
                app_id: components["parameters"]["path.app_id"];
                /** @description Id of the entitlement */
                app_entitlement_id: components["parameters"]["path.app_entitlement_id"];
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
                    "application/json": components["schemas"]["AppEntitlementUserList"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["OtherError"];
        };
    };
    "svc.api.app.v1.AppEntitlementUserBindingService.RemoveGrantDuration": {
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
                app_entitlement_id: components["parameters"]["path.app_entitlement_id"];
                /** @description Id of the account */
                app_user_id: components["parameters"]["path.app_user_id"];
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
                    "application/json": components["schemas"]["BindingReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["OtherError"];
        };
    };
    "svc.api.app.v1.AppEntitlementUserBindingService.UpdateGrantDuration": {
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
                app_entitlement_id: components["parameters"]["path.app_entitlement_id"];
                /** @description Id of the account */
                app_user_id: components["parameters"]["path.app_user_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateGrantDurationRequest"];
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
                    "application/json": components["schemas"]["BindingReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["OtherError"];
        };
    };
    "svc.api.app.v1.AppEntitlementUserBindingService.ListAppUsersForIdentityWithGrant": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the app */
                app_id: components["parameters"]["path.app_id"];
                /** @description Id of the entitlement */
                app_entitlement_id: components["parameters"]["path.app_entitlement_id"];
                /** @description Id of the user */
                identity_user_id: components["parameters"]["path.identity_user_id"];
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
                    "application/json": components["schemas"]["BindingList"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["OtherError"];
        };
    };
    "svc.api.app.v1.AppEntitlementOwners.ListOwnerIDs": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the app */
                app_id: components["parameters"]["path.app_id"];
                /** @description Id of the entitlement */
                entitlement_id: components["parameters"]["path.entitlement_id"];
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
                    "application/json": components["schemas"]["OwnerIdList"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["OtherError"];
        };
    };
    "svc.api.app.v1.AppEntitlementOwners.List": {
        parameters: {
            query?: {
                /** @description Rows per page, 10 to 100; by default 25 */
                page_size?: components["parameters"]["pageSize"];
                /** @description nextPageToken of the previous page */
                page_token?: components["parameters"]["pageToken"];
            };
            header?: never;
            path: {
                /** @description Id of the app */
                app_id: components["parameters"]["path.app_id"];
                /** @description Id of the entitlement */
                entitlement_id: components["parameters"]["path.entitlement_id"];
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
                    "application/json": components["schemas"]["OwnerList"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["OtherError"];
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
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["OtherError"];
        };
    };
    "svc.api.app.v1.AppEntitlementOwners.Add": {
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
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnerRequest"];
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
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["OtherError"];
        };
    };
    "svc.api.app.v1.AppEntitlementOwners.Delete": {
        parameters: {
            query?: never;
            header?: never;
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
                "application/json": Record<string, never>;
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
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["OtherError"];
        };
    };
    "svc.api.app.v1.AppEntitlementOwners.Remove": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the app */
                app_id: components["parameters"]["path.app_id"];
                /** @description Id of the entitlement */
                entitlement_id: components["parameters"]["path.entitlement_id"];
                /** @description Id of the user */
                user_id: components["parameters"]["path.user_id"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["OtherError"];
        };
    };
    "svc.api.app.v1.AppEntitlements.Get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the app */
                app_id: components["parameters"]["path.app_id"];
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
                    "application/json": components["schemas"]["AppEntitlementReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["OtherError"];
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
            /** @description `UNKNOWN_EXPAND_PATH`, `NOT_FOUND`, and common reasons */
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["OtherError"];
        };
    };
    "svc.api.app.v1.AppEntitlements.Delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the app */
                app_id: components["parameters"]["path.app_id"];
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
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            /** @description `IN_USE`, `NOT_MANUALLY_MANAGED` */
            409: components["responses"]["Conflict"];
            default: components["responses"]["OtherError"];
        };
    };
    "svc.api.app.v1.AppOwners.ListOwnerIDs": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the app */
                app_id: components["parameters"]["path.app_id"];
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
                    "application/json": components["schemas"]["OwnerIdList"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["OtherError"];
        };
    };
    "svc.api.app.v1.AppOwners.List": {
        parameters: {
            query?: {
                /** @description Rows per page, 10 to 100; by default 25 */
                page_size?: components["parameters"]["pageSize"];
                /** @description nextPageToken of the previous page */
                page_token?: components["parameters"]["pageToken"];
            };
            header?: never;
            path: {
                /** @description Id of the app */
                app_id: components["parameters"]["path.app_id"];
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
                    "application/json": components["schemas"]["OwnerList"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["OtherError"];
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
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["OtherError"];
        };
    };
    "svc.api.app.v1.AppOwners.Delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the app */
                app_id: components["parameters"]["path.app_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeleteOwnersRequest"];
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
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["OtherError"];
        };
    };
    "svc.api.app.v1.AppOwners.Add": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes retries safe: for 24 hours, the same request with the same key returns the first reply */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the app */
                app_id: components["parameters"]["path.app_id"];
                /** @description Id of the user */
                user_id: components["parameters"]["path.user_id"];
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
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["OtherError"];
        };
    };
    "svc.api.app.v1.AppOwners.Remove": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the app */
                app_id: components["parameters"]["path.app_id"];
                /** @description Id of the user */
                user_id: components["parameters"]["path.user_id"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["OtherError"];
        };
    };
    "svc.api.app.v1.AppResourceTypeService.List": {
        parameters: {
            query?: {
                /** @description Rows per page, 10 to 100; by default 25 */
                page_size?: components["parameters"]["pageSize"];
                /** @description nextPageToken of the previous page */
                page_token?: components["parameters"]["pageToken"];
            };
            header?: never;
            path: {
                /** @description Id of the app */
                app_id: components["parameters"]["path.app_id"];
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
                    "application/json": components["schemas"]["AppResourceTypeViewList"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["OtherError"];
        };
    };
    "svc.api.app.v1.AppResourceTypeService.CreateManuallyManagedResourceType": {
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
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateResourceTypeRequest"];
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
                    "application/json": components["schemas"]["AppResourceTypeReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["OtherError"];
        };
    };
    "svc.api.app.v1.AppResourceService.List": {
        parameters: {
            query?: {
                /** @description Rows per page, 10 to 100; by default 25 */
                page_size?: components["parameters"]["pageSize"];
                /** @description nextPageToken of the previous page */
                page_token?: components["parameters"]["pageToken"];
            };
            header?: never;
            path: {
                /** @description Id of the app */
                app_id: components["parameters"]["path.app_id"];
                /** @description Id of the resource type */
                app_resource_type_id: components["parameters"]["path.app_resource_type_id"];
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
                    "application/json": components["schemas"]["AppResourceList"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["OtherError"];
        };
    };
    "svc.api.app.v1.AppResourceService.CreateManuallyManagedAppResource": {
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
                app_resource_type_id: components["parameters"]["path.app_resource_type_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateResourceRequest"];
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
                    "application/json": components["schemas"]["AppResourceReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["OtherError"];
        };
    };
    "svc.api.app.v1.AppResourceService.Get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the app */
                app_id: components["parameters"]["path.app_id"];
                /** @description Id of the resource type */
                app_resource_type_id: components["parameters"]["path.app_resource_type_id"];
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
                    "application/json": components["schemas"]["AppResourceViewReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["OtherError"];
        };
    };
    "svc.api.app.v1.AppResourceService.Update": {
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
                app_resource_type_id: components["parameters"]["path.app_resource_type_id"];
                /** @description Id of the object */
                id: components["parameters"]["path.id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["UpdateResourceRequest"];
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
                    "application/json": components["schemas"]["AppResourceViewReply"];
                };
            };
            /** @description `UNKNOWN_EXPAND_PATH`, and common reasons */
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["OtherError"];
        };
    };
    "svc.api.app.v1.AppResourceService.DeleteManuallyManagedAppResource": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the app */
                app_id: components["parameters"]["path.app_id"];
                /** @description Id of the resource type */
                app_resource_type_id: components["parameters"]["path.app_resource_type_id"];
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
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            /** @description `IN_USE`, `NOT_MANUALLY_MANAGED` */
            409: components["responses"]["Conflict"];
            default: components["responses"]["OtherError"];
        };
    };
    "svc.api.app.v1.AppResourceTypeService.Get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the app */
                app_id: components["parameters"]["path.app_id"];
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
                    "application/json": components["schemas"]["AppResourceTypeViewReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["OtherError"];
        };
    };
    "svc.api.app.v1.AppResourceTypeService.UpdateManuallyManagedResourceType": {
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
                "application/json": components["schemas"]["UpdateResourceTypeRequest"];
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
                    "application/json": components["schemas"]["AppResourceTypeReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            /** @description `NOT_MANUALLY_MANAGED` */
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["OtherError"];
        };
    };
    "svc.api.app.v1.AppResourceTypeService.DeleteManuallyManagedResourceType": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the app */
                app_id: components["parameters"]["path.app_id"];
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
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            /** @description `IN_USE`, `NOT_MANUALLY_MANAGED` */
            409: components["responses"]["Conflict"];
            default: components["responses"]["OtherError"];
        };
    };
    "svc.api.app.v1.AppResourceOwners.ListOwnerIDs": {
        parameters: {
            query?: never;
            header?: never;
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
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnerIdList"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["OtherError"];
        };
    };
    "svc.api.app.v1.AppResourceOwners.Delete": {
        parameters: {
            query?: never;
            header?: never;
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
                "application/json": Record<string, never>;
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
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["OtherError"];
        };
    };
    "svc.api.app.v1.AppResourceOwners.List": {
        parameters: {
            query?: {
                /** @description Rows per page, 10 to 100; by default 25 */
                page_size?: components["parameters"]["pageSize"];
                /** @description nextPageToken of the previous page */
                page_token?: components["parameters"]["pageToken"];
            };
            header?: never;
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
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnerList"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["OtherError"];
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
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["OtherError"];
        };
    };
    "svc.api.app.v1.AppResourceOwners.Add": {
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
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnerRequest"];
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
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["OtherError"];
        };
    };
    "svc.api.app.v1.AppResourceOwners.Remove": {
        parameters: {
            query?: never;
            header?: never;
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
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnerRequest"];
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
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["OtherError"];
        };
    };
    "svc.api.app.v1.AppUserService.ListAppUsersForUser": {
        parameters: {
            query?: {
                /** @description Rows per page, 10 to 100; by default 25 */
                page_size?: components["parameters"]["pageSize"];
                /** @description nextPageToken of the previous page */
                page_token?: components["parameters"]["pageToken"];
            };
            header?: never;
            path: {
                /** @description Id of the app */
                app_id: components["parameters"]["path.app_id"];
                /** @description Id of the user */
                user_id: components["parameters"]["path.user_id"];
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
                    "application/json": components["schemas"]["AppUserList"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["OtherError"];
        };
    };
    "svc.api.app.v1.AppUserService.Update": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes retries safe: for 24 hours, the same request with the same key returns the first reply */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the app of the account */
                app_user_app_id: components["parameters"]["path.app_user_app_id"];
                /** @description Id of the account */
                app_user_id: components["parameters"]["path.app_user_id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["UpdateAppUserRequest"];
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
                    "application/json": components["schemas"]["AppUserReply"];
                };
            };
            /** @description `UNKNOWN_EXPAND_PATH`, and common reasons */
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["OtherError"];
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
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["OtherError"];
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
            /** @description `NOT_FOUND`, and common reasons */
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["OtherError"];
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
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["OtherError"];
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
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            /** @description `IN_USE` */
            409: components["responses"]["Conflict"];
            default: components["responses"]["OtherError"];
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
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            /** @description `ALREADY_EXISTS` */
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["OtherError"];
        };
    };
    "svc.api.attribute.v1.Attributes.ListComplianceFrameworks": {
        parameters: {
            query?: {
                /** @description Rows per page, 10 to 100; by default 25 */
                page_size?: components["parameters"]["pageSize"];
                /** @description nextPageToken of the previous page */
                page_token?: components["parameters"]["pageToken"];
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
                    "application/json": components["schemas"]["AttributeValueList"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["OtherError"];
        };
    };
    "svc.api.attribute.v1.Attributes.CreateComplianceFrameworkAttributeValue": {
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
                "application/json": components["schemas"]["CreateAttributeValueOfTypeRequest"];
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
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            /** @description `ALREADY_EXISTS` */
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["OtherError"];
        };
    };
    "svc.api.attribute.v1.Attributes.GetComplianceFrameworkAttributeValue": {
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
                    "application/json": components["schemas"]["AttributeValueReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["OtherError"];
        };
    };
    "svc.api.attribute.v1.Attributes.DeleteComplianceFrameworkAttributeValue": {
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
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            /** @description `IN_USE` */
            409: components["responses"]["Conflict"];
            default: components["responses"]["OtherError"];
        };
    };
    "svc.api.attribute.v1.Attributes.ListRiskLevels": {
        parameters: {
            query?: {
                /** @description Rows per page, 10 to 100; by default 25 */
                page_size?: components["parameters"]["pageSize"];
                /** @description nextPageToken of the previous page */
                page_token?: components["parameters"]["pageToken"];
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
                    "application/json": components["schemas"]["AttributeValueList"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["OtherError"];
        };
    };
    "svc.api.attribute.v1.Attributes.CreateRiskLevelAttributeValue": {
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
                "application/json": components["schemas"]["CreateAttributeValueOfTypeRequest"];
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
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            /** @description `ALREADY_EXISTS` */
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["OtherError"];
        };
    };
    "svc.api.attribute.v1.Attributes.GetRiskLevelAttributeValue": {
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
                    "application/json": components["schemas"]["AttributeValueReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["OtherError"];
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
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["OtherError"];
        };
    };
    "svc.api.attribute.v1.Attributes.DeleteRiskLevelAttributeValue": {
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
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            /** @description `IN_USE` */
            409: components["responses"]["Conflict"];
            default: components["responses"]["OtherError"];
        };
    };
    "svc.api.attribute.v1.Attributes.ListAttributeTypes": {
        parameters: {
            query?: {
                /** @description Rows per page, 10 to 100; by default 25 */
                page_size?: components["parameters"]["pageSize"];
                /** @description nextPageToken of the previous page */
                page_token?: components["parameters"]["pageToken"];
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
                    "application/json": components["schemas"]["AttributeTypeList"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["OtherError"];
        };
    };
    "svc.api.attribute.v1.Attributes.ListAttributeValues": {
        parameters: {
            query?: {
                /** @description Rows per page, 10 to 100; by default 25 */
                page_size?: components["parameters"]["pageSize"];
                /** @description nextPageToken of the previous page */
                page_token?: components["parameters"]["pageToken"];
            };
            header?: never;
            path: {
                /** @description `risk_level` or `compliance_framework` */
                attribute_type_id: components["parameters"]["path.attribute_type_id"];
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
                    "application/json": components["schemas"]["AttributeValueList"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["OtherError"];
        };
    };
    "svc.api.attribute.v1.Attributes.GetAttributeValue": {
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
                    "application/json": components["schemas"]["AttributeValueReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["OtherError"];
        };
    };
    "svc.api.auth.v1.Auth.Introspect": {
        parameters: {
            query?: never;
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
                    "application/json": components["schemas"]["IntrospectResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["OtherError"];
        };
    };
    "svc.api.auth.v1.SessionService.List": {
        parameters: {
            query?: {
                /** @description Rows per page, 10 to 100; by default 25 */
                page_size?: components["parameters"]["pageSize"];
                /** @description nextPageToken of the previous page */
                page_token?: components["parameters"]["pageToken"];
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
                    "application/json": components["schemas"]["SessionList"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["OtherError"];
        };
    };
    "svc.api.auth.v1.SessionService.Revoke": {
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
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["OtherError"];
        };
    };
    "svc.api.app.v1.AppEntitlementUserBindingService.SearchGrantFeed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["SearchGrantFeedRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GrantFeedList"];
                };
            };
            /** @description `UNKNOWN_EXPAND_PATH`, and common reasons */
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["OtherError"];
        };
    };
    "svc.api.iam.v1.PersonalClientService.List": {
        parameters: {
            query?: {
                /** @description Rows per page, 10 to 100; by default 25 */
                page_size?: components["parameters"]["pageSize"];
                /** @description nextPageToken of the previous page */
                page_token?: components["parameters"]["pageToken"];
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
                    "application/json": components["schemas"]["PersonalClientList"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["OtherError"];
        };
    };
    "svc.api.iam.v1.PersonalClientService.Create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "displayName": "Nightly export",
                 *       "allowSourceCidr": [
                 *         "192.0.2.0/24",
                 *         "2001:db8::/32"
                 *       ],
                 *       "scopedRoles": [
                 *         "read_only_administrator"
                 *       ],
                 *       "expires": "2592000s"
                 *     }
                 */
                "application/json": components["schemas"]["CreatePersonalClientRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatePersonalClientReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["OtherError"];
        };
    };
    "svc.api.iam.v1.PersonalClientService.Get": {
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
                    "application/json": components["schemas"]["PersonalClientReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["OtherError"];
        };
    };
    "svc.api.iam.v1.PersonalClientService.Update": {
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
                 *       "client": {
                 *         "displayName": "Weekly export",
                 *         "allowSourceCidr": [
                 *           "192.0.2.0/24"
                 *         ]
                 *       },
                 *       "updateMask": "displayName,allowSourceCidr"
                 *     }
                 */
                "application/json": components["schemas"]["UpdatePersonalClientRequest"];
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
                    "application/json": components["schemas"]["PersonalClientReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["OtherError"];
        };
    };
    "svc.api.iam.v1.PersonalClientService.Delete": {
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
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["OtherError"];
        };
    };
    "svc.api.iam.v1.Roles.List": {
        parameters: {
            query?: {
                /** @description Rows per page, 10 to 100; by default 25 */
                page_size?: components["parameters"]["pageSize"];
                /** @description nextPageToken of the previous page */
                page_token?: components["parameters"]["pageToken"];
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
                    "application/json": components["schemas"]["RoleList"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["OtherError"];
        };
    };
    "svc.api.iam.v1.Roles.Get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the role */
                role_id: components["parameters"]["path.role_id"];
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
                    "application/json": components["schemas"]["RoleReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["OtherError"];
        };
    };
    "svc.api.iam.v1.Roles.Update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the role */
                role_id: components["parameters"]["path.role_id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["UpdateRoleRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoleReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            /** @description `BUILTIN_ROLE` */
            409: components["responses"]["Conflict"];
            default: components["responses"]["OtherError"];
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
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["OtherError"];
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
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["OtherError"];
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
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["OtherError"];
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
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["OtherError"];
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
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["OtherError"];
        };
    };
    "svc.api.policy.v1.Policies.List": {
        parameters: {
            query?: {
                /** @description Rows per page, 10 to 100; by default 25 */
                page_size?: components["parameters"]["pageSize"];
                /** @description nextPageToken of the previous page */
                page_token?: components["parameters"]["pageToken"];
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
                    "application/json": components["schemas"]["PolicyList"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["OtherError"];
        };
    };
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
            /** @description `NOT_FOUND`, and common reasons */
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["OtherError"];
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
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["OtherError"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PolicyReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["OtherError"];
        };
    };
    "svc.api.policy.v1.Policies.Update": {
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
                "application/json": components["schemas"]["UpdatePolicyRequest"];
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
            /** @description `NOT_FOUND`, and common reasons */
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            /** @description `BUILTIN_POLICY` */
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["OtherError"];
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
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            /** @description `BUILTIN_POLICY`, `IN_USE` */
            409: components["responses"]["Conflict"];
            default: components["responses"]["OtherError"];
        };
    };
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
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["OtherError"];
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
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["OtherError"];
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
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["OtherError"];
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
            /** @description `UNKNOWN_EXPAND_PATH`, and common reasons */
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["OtherError"];
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
            /** @description `UNKNOWN_EXPAND_PATH`, and common reasons */
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["OtherError"];
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
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["OtherError"];
        };
    };
    "svc.api.app.v1.AppEntitlementSearchService.SearchAppEntitlementsForAppUser": {
        parameters: {
            query?: {
                /** @description Rows per page, 10 to 100; by default 25 */
                page_size?: components["parameters"]["pageSize"];
                /** @description nextPageToken of the previous page */
                page_token?: components["parameters"]["pageToken"];
            };
            header?: never;
            path: {
                /** @description Id of the app */
                app_id: components["parameters"]["path.app_id"];
                /** @description Id of the account */
                app_user_id: components["parameters"]["path.app_user_id"];
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
                    "application/json": components["schemas"]["AppEntitlementList"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["OtherError"];
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
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["OtherError"];
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
            /** @description `UNKNOWN_EXPAND_PATH`, and common reasons */
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["OtherError"];
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
            /** @description `UNKNOWN_EXPAND_PATH`, and common reasons */
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["OtherError"];
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
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["OtherError"];
        };
    };
    "svc.api.iam.v1.PersonalClientSearchService.Search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["SearchPersonalClientsRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonalClientList"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["OtherError"];
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
            /** @description `UNKNOWN_EXPAND_PATH`, and common reasons */
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["OtherError"];
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
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["OtherError"];
        };
    };
    "svc.api.requestcatalog.v1.RequestCatalogSearchService.SearchEntitlements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["SearchCatalogRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CatalogList"];
                };
            };
            /** @description `UNKNOWN_EXPAND_PATH`, and common reasons */
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["OtherError"];
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
            /** @description `UNKNOWN_EXPAND_PATH`, and common reasons */
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["OtherError"];
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
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["OtherError"];
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
            /** @description `UNKNOWN_EXPAND_PATH`, and common reasons */
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["OtherError"];
        };
    };
    "svc.api.source.v1.SourceService.List": {
        parameters: {
            query?: {
                /** @description Rows per page, 10 to 100; by default 25 */
                page_size?: components["parameters"]["pageSize"];
                /** @description nextPageToken of the previous page */
                page_token?: components["parameters"]["pageToken"];
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
                    "application/json": components["schemas"]["SourceList"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["OtherError"];
        };
    };
    "svc.api.source.v1.SourceService.Create": {
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
                "application/json": components["schemas"]["CreateSourceRequest"];
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
                    "application/json": components["schemas"]["SourceReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            /** @description `ALREADY_EXISTS` */
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["OtherError"];
        };
    };
    "svc.api.source.v1.SourceService.Get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the source */
                source_id: components["parameters"]["path.source_id"];
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
                    "application/json": components["schemas"]["SourceReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["OtherError"];
        };
    };
    "svc.api.source.v1.SyncService.List": {
        parameters: {
            query?: {
                /** @description Rows per page, 10 to 100; by default 25 */
                page_size?: components["parameters"]["pageSize"];
                /** @description nextPageToken of the previous page */
                page_token?: components["parameters"]["pageToken"];
            };
            header?: never;
            path: {
                /** @description Id of the source */
                source_id: components["parameters"]["path.source_id"];
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
                    "application/json": components["schemas"]["SyncList"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["OtherError"];
        };
    };
    "svc.api.source.v1.SyncService.Create": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes retries safe: for 24 hours, the same request with the same key returns the first reply */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the source */
                source_id: components["parameters"]["path.source_id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["CreateSyncRequest"];
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
                    "application/json": components["schemas"]["SyncReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            /** @description `SYNC_UNDER_WAY` */
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["OtherError"];
        };
    };
    "svc.api.source.v1.SyncService.Get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the source */
                source_id: components["parameters"]["path.source_id"];
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
                    "application/json": components["schemas"]["SyncReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["OtherError"];
        };
    };
    "svc.api.source.v1.SyncService.UploadArchive": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the source */
                source_id: components["parameters"]["path.source_id"];
                /** @description Id of the object */
                id: components["parameters"]["path.id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/gzip": string;
                "application/x-tar": string;
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SyncReply"];
                };
            };
            /** @description `UNKNOWN_FILE`, `UNREADABLE_FILE`, and common reasons */
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            /** @description `SYNC_ENDED`, `UPLOAD_OVERTAKEN` */
            409: components["responses"]["Conflict"];
            default: components["responses"]["OtherError"];
        };
    };
    "svc.api.source.v1.SyncService.Cancel": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes retries safe: for 24 hours, the same request with the same key returns the first reply */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the source */
                source_id: components["parameters"]["path.source_id"];
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
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SyncReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            /** @description `SYNC_ENDED` */
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["OtherError"];
        };
    };
    "svc.api.source.v1.SyncService.ListFaults": {
        parameters: {
            query?: {
                /** @description Rows per page, 10 to 100; by default 25 */
                page_size?: components["parameters"]["pageSize"];
                /** @description nextPageToken of the previous page */
                page_token?: components["parameters"]["pageToken"];
            };
            header?: never;
            path: {
                /** @description Id of the source */
                source_id: components["parameters"]["path.source_id"];
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
                    "application/json": components["schemas"]["SyncFaultList"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["OtherError"];
        };
    };
    "svc.api.source.v1.SyncService.UploadFile": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the source */
                source_id: components["parameters"]["path.source_id"];
                /** @description Id of the object */
                id: components["parameters"]["path.id"];
                /** @description Name of an import file, such as `users.csv` or `grants.jsonl` */
                file_name: components["parameters"]["path.file_name"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "text/csv": string;
                "application/x-ndjson": string;
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SyncReply"];
                };
            };
            /** @description `UNKNOWN_FILE`, `UNREADABLE_FILE`, and common reasons */
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            /** @description `SYNC_ENDED`, `UPLOAD_OVERTAKEN` */
            409: components["responses"]["Conflict"];
            default: components["responses"]["OtherError"];
        };
    };
    "svc.api.source.v1.SyncService.Finish": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes retries safe: for 24 hours, the same request with the same key returns the first reply */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the source */
                source_id: components["parameters"]["path.source_id"];
                /** @description Id of the object */
                id: components["parameters"]["path.id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["FinishSyncRequest"];
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
                    "application/json": components["schemas"]["SyncReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            /** @description `SYNC_ENDED`, `SYNC_INCOMPLETE` */
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["OtherError"];
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
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["OtherError"];
        };
    };
    "svc.api.task.v1.TaskService.Get": {
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
                    "application/json": components["schemas"]["TaskServiceGetResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["OtherError"];
        };
    };
    "svc.api.task.v1.TaskActionsService.Approve": {
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
            /** @description `UNKNOWN_EXPAND_PATH`, `REASON_REQUIRED`, and common reasons */
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            /** @description `ALREADY_DECIDED`, `CAMPAIGN_CLOSING`, `INVALID_STATE`, `SIGNATURE_REQUIRED`, `STEP_CHANGED`, `TASK_CLOSED` */
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
            /** @description `SELF_REVIEW`, `TASK_NOT_ASSIGNED`, and common reasons */
            default: components["responses"]["OtherError"];
        };
    };
    "svc.api.task.v1.TaskActionsService.ApproveWithStepUp": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id or number of the task */
                task_id: components["parameters"]["path.task_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TaskActionsServiceApproveWithStepUpRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskActionsServiceApproveWithStepUpResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            /** @description `NO_STEP_UP_PROVIDER` */
            409: components["responses"]["Conflict"];
            default: components["responses"]["OtherError"];
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
            /** @description `UNKNOWN_EXPAND_PATH`, `REASON_REQUIRED`, and common reasons */
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            /** @description `ALREADY_DECIDED`, `CAMPAIGN_CLOSING`, `INVALID_STATE`, `STEP_CHANGED`, `TASK_CLOSED` */
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
            /** @description `ACTION_NOT_ALLOWED`, `REASSIGNMENT_NOT_ALLOWED`, `SELF_REVIEW`, `TASK_NOT_ASSIGNED`, and common reasons */
            default: components["responses"]["OtherError"];
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
            /** @description `UNKNOWN_EXPAND_PATH`, `REASON_REQUIRED`, and common reasons */
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            /** @description `ALREADY_DECIDED`, `CAMPAIGN_CLOSING`, `INVALID_STATE`, `STEP_CHANGED`, `TASK_CLOSED` */
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
            /** @description `ACTION_NOT_ALLOWED`, `REASSIGNMENT_NOT_ALLOWED`, `SELF_REVIEW`, `TASK_NOT_ASSIGNED`, and common reasons */
            default: components["responses"]["OtherError"];
        };
    };
    "svc.api.task.v1.TaskActionsService.Deny": {
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
            /** @description `UNKNOWN_EXPAND_PATH`, `REASON_REQUIRED`, and common reasons */
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            /** @description `ALREADY_DECIDED`, `CAMPAIGN_CLOSING`, `INVALID_STATE`, `SIGNATURE_REQUIRED`, `STEP_CHANGED`, `TASK_CLOSED` */
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
            /** @description `SELF_REVIEW`, `TASK_NOT_ASSIGNED`, and common reasons */
            default: components["responses"]["OtherError"];
        };
    };
    "svc.api.task.v1.TaskActionsService.EscalateToEmergencyAccess": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id or number of the task */
                task_id: components["parameters"]["path.task_id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["TaskActionsServiceRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskActionsServiceResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            /** @description `WRONG_TASK_TYPE` */
            409: components["responses"]["Conflict"];
            default: components["responses"]["OtherError"];
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
            /** @description `UNKNOWN_EXPAND_PATH`, and common reasons */
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            /** @description `ALREADY_DECIDED`, `CAMPAIGN_CLOSING`, `INVALID_STATE`, `STEP_CHANGED`, `TASK_CLOSED` */
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
            /** @description `ACTION_NOT_ALLOWED`, `REASSIGNMENT_NOT_ALLOWED`, `SELF_REVIEW`, `TASK_NOT_ASSIGNED`, and common reasons */
            default: components["responses"]["OtherError"];
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
            /** @description `UNKNOWN_EXPAND_PATH`, `NOT_FOUND`, `DUPLICATE_ENTRY`, `REASON_REQUIRED`, `REASSIGNEE_NOT_ALLOWED`, `REASSIGNEE_NOT_ACTIVE`, and common reasons */
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            /** @description `ALREADY_DECIDED`, `CAMPAIGN_CLOSING`, `INVALID_STATE`, `STEP_CHANGED`, `TASK_CLOSED` */
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
            /** @description `ACTION_NOT_ALLOWED`, `REASSIGNMENT_NOT_ALLOWED`, `SELF_REVIEW`, `TASK_NOT_ASSIGNED`, and common reasons */
            default: components["responses"]["OtherError"];
        };
    };
    "svc.api.task.v1.TaskActionsService.HardReset": {
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
                 *       "comment": "The policy was corrected."
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
            /** @description `UNKNOWN_EXPAND_PATH`, and common reasons */
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            /** @description `ALREADY_DECIDED`, `CAMPAIGN_CLOSING`, `INVALID_STATE`, `STEP_CHANGED`, `TASK_CLOSED` */
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
            /** @description `ACTION_NOT_ALLOWED`, `REASSIGNMENT_NOT_ALLOWED`, `SELF_REVIEW`, `TASK_NOT_ASSIGNED`, and common reasons */
            default: components["responses"]["OtherError"];
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
            /** @description `UNKNOWN_EXPAND_PATH`, and common reasons */
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            /** @description `ALREADY_DECIDED`, `CAMPAIGN_CLOSING`, `INVALID_STATE`, `STEP_CHANGED`, `TASK_CLOSED` */
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
            /** @description `ACTION_NOT_ALLOWED`, `REASSIGNMENT_NOT_ALLOWED`, `SELF_REVIEW`, `TASK_NOT_ASSIGNED`, and common reasons */
            default: components["responses"]["OtherError"];
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
            /** @description `UNKNOWN_EXPAND_PATH`, `REASON_REQUIRED`, and common reasons */
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            /** @description `ALREADY_DECIDED`, `CAMPAIGN_CLOSING`, `INVALID_STATE`, `STEP_CHANGED`, `TASK_CLOSED` */
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
            /** @description `ACTION_NOT_ALLOWED`, `REASSIGNMENT_NOT_ALLOWED`, `SELF_REVIEW`, `TASK_NOT_ASSIGNED`, and common reasons */
            default: components["responses"]["OtherError"];
        };
    };
    "svc.api.task.v1.TaskActionsService.UpdateGrantDuration": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id or number of the task */
                task_id: components["parameters"]["path.task_id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["TaskActionsServiceUpdateGrantDurationRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskActionsServiceResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            /** @description `WRONG_TASK_TYPE` */
            409: components["responses"]["Conflict"];
            default: components["responses"]["OtherError"];
        };
    };
    "svc.api.task.v1.TaskActionsService.UpdateRequestData": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id or number of the task */
                task_id: components["parameters"]["path.task_id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["TaskActionsServiceUpdateRequestDataRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskActionsServiceResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            /** @description `WRONG_TASK_TYPE` */
            409: components["responses"]["Conflict"];
            default: components["responses"]["OtherError"];
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
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            /** @description `ACTION_NOT_ALLOWED`, `REASSIGNMENT_NOT_ALLOWED`, and common reasons */
            default: components["responses"]["OtherError"];
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
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["OtherError"];
        };
    };
    "svc.api.directory.v1.TrustedDomains.List": {
        parameters: {
            query?: never;
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
                    "application/json": components["schemas"]["TrustedDomains"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["OtherError"];
        };
    };
    "svc.api.directory.v1.TrustedDomains.Set": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetTrustedDomainsRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrustedDomains"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["OtherError"];
        };
    };
    "svc.api.user.v1.UserService.List": {
        parameters: {
            query?: {
                /** @description Rows per page, 10 to 100; by default 25 */
                page_size?: components["parameters"]["pageSize"];
                /** @description nextPageToken of the previous page */
                page_token?: components["parameters"]["pageToken"];
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
                    "application/json": components["schemas"]["UserList"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["OtherError"];
        };
    };
    "svc.api.user.v1.UserService.Introspect": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["UserIntrospectRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserReply"];
                };
            };
            /** @description `UNKNOWN_EXPAND_PATH`, and common reasons */
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["OtherError"];
        };
    };
    "svc.api.user.v1.UserService.Get": {
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
                    "application/json": components["schemas"]["UserReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["OtherError"];
        };
    };
    "svc.api.user.v1.UserService.GetUserProfileTypes": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the user */
                user_id: components["parameters"]["path.user_id"];
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
                    "application/json": components["schemas"]["ProfileTypesReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["OtherError"];
        };
    };
    "svc.api.user.v1.UserService.SetExpiringUserDelegationBindingByAdmin": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes retries safe: for 24 hours, the same request with the same key returns the first reply */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the user */
                user_id: components["parameters"]["path.user_id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["SetDelegationRequest"];
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
                    "application/json": components["schemas"]["DelegationReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["OtherError"];
        };
    };
    "auth.sign_in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignInRequest"];
            };
        };
        responses: {
            /** @description Signed in; the cookie has the session */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["OtherError"];
        };
    };
    "auth.sign_out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Signed out */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            404: components["responses"]["NotFound"];
            default: components["responses"]["OtherError"];
        };
    };
    "auth.token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["TokenRequest"];
            };
        };
        responses: {
            /** @description The access token */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenResponse"];
                };
            };
            /** @description `invalid_request`, `unsupported_grant_type` or `invalid_scope` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthError"];
                };
            };
            /** @description `invalid_client`: the client is unknown, its secret or assertion is wrong, or it may not be used now or from this address */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthError"];
                };
            };
            /** @description Too many failed attempts for this client from this address; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthError"];
                };
            };
            /** @description `server_error`: the server failed to process the request */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthError"];
                };
            };
            /** @description The database is not responding; see Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthError"];
                };
            };
        };
    };
}
