// Generated from openapi.json and web/src/api/features.json. Edits are lost.

export interface paths {
    "/api/v1/import/presets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the presets of imports
         * @description Mappings for known exports, each chosen by its columns.
         */
        get: operations["svc.api.source.v1.ImportService.ListPresets"];
        put?: never;
        post?: never;
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
        /**
         * Change a source
         * @description Its name, its owners, how often it should be imported (expectedEvery), its time zone, what becomes of rows that cannot be imported (badRows), the share it may remove without asking (maxRemovalPercent), and what the users of an identity provider become (scimUsers). A field named in updateMask but missing from the request is reset to its default. Campaigns that are prepared keep the name they have.
         */
        post: operations["svc.api.source.v1.SourceService.Update"];
        /**
         * Delete a source with everything it has
         * @description Removes its apps and everything in them, and marks its people as deleted; Super Administrators stay. Needs the number of grants that the preview shows. This runs in the background: the reply is the last sync of the source, and its state says when it is done. Prepared, open and closed campaigns keep their items and ledgers. Deleting a source proves no removal: open removals of its grants need attention afterwards. Refused while a sync of the source or the preparation of a campaign is in progress.
         */
        delete: operations["svc.api.source.v1.SourceService.Delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sources/{source_id}/delete_preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * See what deleting a source would take away
         * @description Counts by kind, and of the campaigns with its access by state. Deleting needs the number of grants.
         */
        get: operations["svc.api.source.v1.SourceService.GetDeletePreview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sources/{source_id}/different_names": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List names of a source that are different
         * @description Names that look alike, and of which somebody has said that they are two things.
         */
        get: operations["svc.api.source.v1.SourceService.ListDifferentNames"];
        /**
         * Mark names of a source as different
         * @description Previews of the source do not name such a pair as look-alikes again. To make two names one, send the fix of the look-alike as a fix of the mapping.
         */
        put: operations["svc.api.source.v1.SourceService.PutDifferentNames"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sources/{source_id}/links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the account links of a source
         * @description Who owns the accounts, as people have said, by what the files call the owner.
         */
        get: operations["svc.api.source.v1.SourceService.ListLinks"];
        /**
         * Set the account links of a source
         * @description A link outranks everything that the files say. It applies from the next import, also after the person leaves. An import that was already previewed needs a new preview.
         */
        put: operations["svc.api.source.v1.SourceService.PutLinks"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sources/{source_id}/mappings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the mappings of a source
         * @description All versions, newest first, each with the imports that were applied with it.
         */
        get: operations["svc.api.source.v1.SourceService.ListMappings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sources/{source_id}/mappings/{version}/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Compare two versions of a mapping
         * @description Which files, columns, fields, conditions and words of value maps differ, as a list in words.
         */
        get: operations["svc.api.source.v1.SourceService.CompareMappings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sources/{source_id}/scim_tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the SCIM tokens of a source
         * @description The secret texts of tokens are not stored and cannot be listed.
         */
        get: operations["svc.api.source.v1.ScimTokenService.List"];
        put?: never;
        /**
         * Create a token with which an identity provider writes to a source
         * @description For sources of the kind SOURCE_KIND_SCIM. The token is shown only in this reply and is not stored. A source has two tokens at most, so that one can be replaced while the other works. Idempotency-Key is not supported: a retry creates another token.
         */
        post: operations["svc.api.source.v1.ScimTokenService.Create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sources/{source_id}/scim_tokens/{id}": {
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
         * Delete a SCIM token of a source
         * @description It stops working at once. What was written with it stays.
         */
        delete: operations["svc.api.source.v1.ScimTokenService.Delete"];
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
    "/api/v1/sources/{source_id}/syncs/{id}/apply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Apply a sync as it was previewed
         * @description Exactly what the preview shows is applied, in the background. When the access data changed meanwhile in a way that matters, nothing is, and the sync waits for another preview.
         */
        post: operations["svc.api.source.v1.SyncService.Apply"];
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
         * @description A sync that is being applied stops, and nothing of it is kept. With the embedded database, a large sync that has begun to write goes on to its end.
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
    "/api/v1/sources/{source_id}/syncs/{id}/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Look at the uploaded files of a sync
         * @description How each table is written, what its columns hold, and the mapping that fits: the one of the source, a preset, or a suggestion. Values of columns that seem to hold secrets are masked.
         */
        get: operations["svc.api.source.v1.SyncService.Inspect"];
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
         * @description An export as it is: CSV with any separator, a workbook (.xlsx), JSON or JSON Lines, or an archive of them. users.csv, apps.csv, resource_types.csv, resources.csv, entitlements.csv, accounts.csv, grants.csv are our own files, which need no mapping. The request may be compressed (Content-Encoding: gzip). A file that is uploaded again replaces the earlier one.
         */
        put: operations["svc.api.source.v1.SyncService.UploadFile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sources/{source_id}/syncs/{id}/mapping": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Choose the mapping of a sync
         * @description A preset, a document, another reading of files, or fixes of the mapping it has. The files are read again with it, without a second upload; when the sync is applied, the source keeps it.
         */
        put: operations["svc.api.source.v1.SyncService.PutMapping"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sources/{source_id}/syncs/{id}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the preview of a sync
         * @description What would be added, changed and removed, with samples, and what is odd.
         */
        get: operations["svc.api.source.v1.SyncService.GetPreview"];
        put?: never;
        /**
         * See what a sync would change
         * @description Call this after uploading all files. They are read and compared in the background, and nothing is changed; get the preview when the sync is in SYNC_STATE_PREVIEWED. Files that no mapping of the source fits are read with the preset or the suggestion that fits best.
         */
        post: operations["svc.api.source.v1.SyncService.Preview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sources/{source_id}/syncs/{id}/preview/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search what a sync would change
         * @description The rows of the last preview, by kind and change. Of one kind and change the first 100,000 rows are kept, until the sync ends; the counts of the preview are exact.
         */
        post: operations["svc.api.source.v1.SyncService.SearchPreview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sources/{source_id}/syncs/{id}/problems": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the problems of a sync by cause
         * @description Each with its rows, values and the changes of the mapping that would cure it. At most 500 causes.
         */
        get: operations["svc.api.source.v1.SyncService.ListProblems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sources/{source_id}/syncs/{id}/problems/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search the rows with problems of a sync
         * @description The rows of a cause: send its effect, reason, fileName, kind and column as the list of problems has them. In the order of the files.
         */
        post: operations["svc.api.source.v1.SyncService.SearchProblems"];
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
        ImportPresetList: {
            /** @description The entries */
            list: components["schemas"]["ImportPreset"][];
        };
        /** @description A mapping for a known export */
        ImportPreset: {
            /** @description Its id */
            id: string;
            /** @description The export it is for */
            title: string;
            /** @description The columns it is known by; of several names for one, the first */
            headers: string[];
            /** @description The mapping document (docs/import.md): how the columns of tables become fields of people, apps, grants ... */
            document: {
                [key: string]: unknown;
            };
        };
        SourceList: {
            /** @description The entries */
            list: components["schemas"]["Source"][];
            /** @description Empty on the last page */
            nextPageToken: string;
        };
        Source: {
            /** @description Its id */
            readonly id: string;
            /** @description Its name */
            displayName: string;
            /** @description How its data arrives: from files, from a connector, from an identity provider by SCIM, or made up for the demo company */
            readonly kind: components["schemas"]["SourceKind"] | string;
            /** @description People who answer for the source */
            ownerIds: string[];
            /**
             * @description How often it should be imported, an hour to 366 days; by default 7 days, from a connector 2
             * @example 86400s
             */
            expectedEvery: string;
            /** @description IANA name of its time zone; empty for UTC */
            zone: string;
            /** @description What happens to rows that cannot be imported: somebody is asked (the default), they are left out up to maxLeftOutPercent of a kind, or any of them stops the import */
            badRows: components["schemas"]["BadRows"] | string;
            /**
             * Format: int32
             * @description Share of the rows of a kind that may be left out without asking; by default 1
             */
            maxLeftOutPercent: number;
            /**
             * Format: int32
             * @description Share of its grants, people or accounts that an import may remove without asking; absent: the limit of the organization
             */
            maxRemovalPercent?: number;
            /** @description What the users of an identity provider become: people and accounts (the default), people only, or accounts only. Can be changed until the provider writes for the first time; absent for other sources */
            scimUsers?: components["schemas"]["ScimUsers"] | string;
            /**
             * Format: date-time
             * @description When it was created
             */
            readonly createdAt: string;
            /**
             * Format: date-time
             * @description When an import last ended successfully; absent if never
             */
            readonly lastSyncAt?: string;
            /** @description Whether its last import is longer ago than expectedEvery */
            readonly stale: boolean;
            /** @description Whether it is being deleted */
            readonly deleting: boolean;
        };
        /** @enum {string} */
        SourceKind: "SOURCE_KIND_FILE" | "SOURCE_KIND_CONNECTOR" | "SOURCE_KIND_SCIM" | "SOURCE_KIND_DEMO";
        /** @enum {string} */
        BadRows: "BAD_ROWS_ASK" | "BAD_ROWS_LEAVE_OUT" | "BAD_ROWS_STOP";
        /** @enum {string} */
        ScimUsers: "SCIM_USERS_PEOPLE_AND_ACCOUNTS" | "SCIM_USERS_PEOPLE" | "SCIM_USERS_ACCOUNTS";
        CreateSourceRequest: {
            /** @description Its name */
            displayName: string;
            /** @description How its data arrives: from files, from a connector, from an identity provider by SCIM, or made up for the demo company */
            kind?: components["schemas"]["NewSourceKind"] | null;
        };
        /** @enum {string} */
        NewSourceKind: "SOURCE_KIND_FILE" | "SOURCE_KIND_CONNECTOR" | "SOURCE_KIND_SCIM";
        SourceReply: {
            /** @description The source */
            source: components["schemas"]["Source"];
        };
        UpdateSourceRequest: {
            /** @description The source */
            source?: components["schemas"]["SourceInput"] | null;
            /** @description Fields to change, separated by commas; by default, all fields in the request */
            updateMask?: string | {
                /** @description Fields in snake_case, or `*` for all */
                paths?: string[] | null;
            } | null;
        };
        SourceInput: {
            /** @description Its name */
            displayName?: string | null;
            /** @description People who answer for the source */
            ownerIds?: string[] | null;
            /**
             * @description How often it should be imported, an hour to 366 days; by default 7 days, from a connector 2
             * @example 86400s
             */
            expectedEvery?: string | null;
            /** @description IANA name of its time zone; empty for UTC */
            zone?: string | null;
            /** @description What happens to rows that cannot be imported: somebody is asked (the default), they are left out up to maxLeftOutPercent of a kind, or any of them stops the import */
            badRows?: components["schemas"]["BadRows"] | null;
            /**
             * Format: int32
             * @description Share of the rows of a kind that may be left out without asking; by default 1
             */
            maxLeftOutPercent?: number | null;
            /**
             * Format: int32
             * @description Share of its grants, people or accounts that an import may remove without asking; absent: the limit of the organization
             */
            maxRemovalPercent?: number | null;
            /** @description What the users of an identity provider become: people and accounts (the default), people only, or accounts only. Can be changed until the provider writes for the first time; absent for other sources */
            scimUsers?: components["schemas"]["ScimUsers"] | null;
            /** @description Its id */
            readonly id?: string | null;
            /** @description How its data arrives: from files, from a connector, from an identity provider by SCIM, or made up for the demo company */
            readonly kind?: components["schemas"]["SourceKind"] | null;
            /**
             * Format: date-time
             * @description When it was created
             */
            readonly createdAt?: string | null;
            /**
             * Format: date-time
             * @description When an import last ended successfully; absent if never
             */
            readonly lastSyncAt?: string | null;
            /** @description Whether its last import is longer ago than expectedEvery */
            readonly stale?: boolean | null;
            /** @description Whether it is being deleted */
            readonly deleting?: boolean | null;
        };
        DeleteSourceRequest: {
            /**
             * Format: int32
             * @description The grantCount of the preview. Another number of grants now is refused with 409
             */
            expectedGrantCount: number;
        };
        SyncReply: {
            /** @description The import */
            sync: components["schemas"]["Sync"];
        };
        /** @description One snapshot of a source: its files and what they changed */
        Sync: {
            /** @description Its id */
            id: string;
            /** @description Id of the source */
            sourceId: string;
            /** @description What the import waits for or does */
            state: components["schemas"]["SyncState"] | string;
            /** @description What is being done */
            phase: string;
            /** @description How far it is, in percent; absent while it waits for somebody */
            progress?: components["schemas"]["SyncProgress"];
            /** @description Imports the valid rows and records the others as faults */
            skipBadRows: boolean;
            /** @description Imports even if a large share of the grants, people or accounts would be removed */
            allowRemovals: boolean;
            /** @description Whether this sync deletes the source and all its data */
            deletesSource: boolean;
            /** @description The files that were uploaded */
            files: components["schemas"]["SyncFile"][];
            /** @description What was read; empty until the sync is checked */
            tables: components["schemas"]["SyncTable"][];
            /** @description The preset that the mapping came from */
            presetId: string;
            /**
             * Format: int32
             * @description Version of the source's mapping that was applied; 0 for our own files
             */
            mappingVersion: number;
            /** @description Keyed by kind; empty until the sync is compared, and for data by SCIM */
            things: {
                [key: string]: components["schemas"]["SyncThings"];
            };
            /** @description Keyed by kind; empty until the sync is done */
            counts: {
                [key: string]: components["schemas"]["SyncCounts"];
            };
            /**
             * Format: int32
             * @description Number of problems that leave rows out; the list of faults has the details
             */
            faultCount: number;
            /**
             * Format: int32
             * @description Number of rows that cannot be imported
             */
            leftOutCount: number;
            /**
             * Format: int32
             * @description Number of values that were emptied, cut, assumed or merged
             */
            warningCount: number;
            /** @description Why it stopped and what to do; after a sync that is done, what to check */
            problem: string;
            /** @description Questions to answer before the sync continues; empty unless it is previewed or needs confirmation */
            questions: components["schemas"]["SyncQuestion"][];
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
        /** @enum {string} */
        SyncState: "SYNC_STATE_UPLOADING" | "SYNC_STATE_CHECKING" | "SYNC_STATE_PREVIEWED" | "SYNC_STATE_QUEUED" | "SYNC_STATE_APPLYING" | "SYNC_STATE_NEEDS_CONFIRMATION" | "SYNC_STATE_FAILED" | "SYNC_STATE_DONE" | "SYNC_STATE_CANCELLED";
        /** @description Progress of a sync that is being read, checked or applied */
        SyncProgress: {
            /**
             * Format: int32
             * @description Never falls, and is 100 when the sync is done
             */
            percent: number;
            /**
             * Format: int32
             * @description Rows that the present phase is done with
             */
            doneRows?: number;
            /**
             * Format: int32
             * @description Rows of the present phase; absent while files are read
             */
            totalRows?: number;
            /**
             * Format: int32
             * @description Estimate of the time until it ends
             */
            secondsLeft?: number;
        };
        SyncFile: {
            /** @description users, apps, resource_types, resources, entitlements, accounts or grants; empty when it has several, or was not read yet */
            kind: string;
            /** @description Name of the file */
            fileName: string;
            /** @description SHA-256 of the file as it was uploaded, without the compression of the request */
            sha256: string;
            /**
             * Format: int64
             * @description Size in bytes
             */
            byteCount: string;
            /**
             * Format: int32
             * @description Number of rows read; 0 until the sync is checked
             */
            rowCount: number;
            /**
             * Format: int32
             * @description Number of rows that cannot be imported; 0 until the sync is checked
             */
            leftOutCount: number;
            /** @description Whether the upload is complete */
            complete: boolean;
        };
        /** @description One table of the uploaded files: a file, a member of an archive, a sheet, a list of a JSON document */
        SyncTable: {
            /** @description Name of the file */
            fileName: string;
            /** @description Name of the file in the archive */
            member: string;
            /** @description Name of the sheet, or path of the list in a JSON document */
            part: string;
            /** @description csv, xlsx, json or jsonl */
            format: string;
            /** @description Encoding of the text, such as utf-8 or windows-1252 */
            encoding: string;
            /** @description Column separator */
            separator: string;
            /**
             * Format: int32
             * @description Line with the names of the columns; 0 when there is none
             */
            headerLine: number;
            /** @description What its rows make: users, apps, ... */
            kinds: string[];
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
             * @description Rows that cannot be imported, in whole or in part
             */
            leftOutCount: number;
        };
        /** @description What became of the people, accounts, grants and so on that rows made: madeCount is the sum of the next three */
        SyncThings: {
            /**
             * Format: int32
             * @description How many the rows of the tables made
             */
            madeCount: number;
            /**
             * Format: int32
             * @description How many are applied: added, changed or unchanged
             */
            appliedCount: number;
            /**
             * Format: int32
             * @description How many are one with another: told by several rows, or a person whom another source has
             */
            mergedCount: number;
            /**
             * Format: int32
             * @description How many cannot be imported
             */
            leftOutCount: number;
            /**
             * Format: int32
             * @description What is missing between them; 0 unless the server lost something
             */
            unaccountedCount: number;
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
        /** @description Something that has to be answered before a sync is applied. Only date_order, asked by a preview, may stay open: the fixes of its problem answer it, and without an answer these dates are emptied */
        SyncQuestion: {
            /** @description Stable code */
            code: components["schemas"]["SyncQuestionCode"] | string;
            /** @description What it is, in words */
            sentence: string;
            /** @description Of removals: grants or users; otherwise empty */
            kind: string;
            /**
             * Format: int32
             * @description Rows that would be left out, grants or people that would be removed, or dates that would be emptied
             */
            count: number;
            /**
             * Format: int32
             * @description Of removals: how many the source has now; otherwise 0
             */
            total: number;
        };
        /** @enum {string} */
        SyncQuestionCode: "left_out_rows" | "left_out_limit" | "removal_limit" | "date_order" | "preview_changed" | "too_many_left_out" | "mapping_needed" | "field_unmapped" | "column_missing" | "file_missing" | "part_twice";
        /** @description What deleting a source would take away */
        DeleteSourcePreview: {
            /** @description Id of the source */
            sourceId: string;
            /**
             * Format: int32
             * @description Grants that would go
             */
            grantCount: number;
            /**
             * Format: int32
             * @description People who would become deleted
             */
            userCount: number;
            /**
             * Format: int32
             * @description Super Administrators who stay, and belong to no source then
             */
            administratorCount: number;
            /**
             * Format: int32
             * @description Apps that would go
             */
            appCount: number;
            /**
             * Format: int32
             * @description Resource types that would go
             */
            resourceTypeCount: number;
            /**
             * Format: int32
             * @description Resources that would go
             */
            resourceCount: number;
            /**
             * Format: int32
             * @description Entitlements that would go
             */
            entitlementCount: number;
            /**
             * Format: int32
             * @description Accounts that would go
             */
            accountCount: number;
            /** @description Campaigns with access of this source. Prepared ones keep it; drafts lose it from their selections */
            campaigns: components["schemas"]["SourceCampaigns"][];
        };
        SourceCampaigns: {
            /** @description State of the campaigns */
            state: string;
            /**
             * Format: int32
             * @description How many campaigns in this state have its access
             */
            campaignCount: number;
        };
        DifferentNamesList: {
            /** @description The entries */
            list: components["schemas"]["DifferentNames"][];
            /** @description Empty on the last page */
            nextPageToken: string;
        };
        /** @description Names that look alike and are two things */
        DifferentNames: {
            /** @description How its data arrives: from files, from a connector, from an identity provider by SCIM, or made up for the demo company */
            kind: components["schemas"]["LookAlikeKind"] | string;
            /** @description The app of entitlements, as the preview names it; empty for apps */
            app: string;
            /** @description One of the names */
            name: string;
            /** @description The other name */
            otherName: string;
            /** @description Id of the user who created it */
            createdById: string;
            /**
             * Format: date-time
             * @description When it was created
             */
            createdAt: string;
        };
        /** @enum {string} */
        LookAlikeKind: "apps" | "entitlements";
        PutDifferentNamesRequest: {
            /** @description Pairs that are different */
            pairs?: components["schemas"]["NamePair"][] | null;
            /** @description Pairs that may be named as look-alikes again */
            removedPairs?: components["schemas"]["NamePair"][] | null;
        };
        NamePair: {
            /** @description How its data arrives: from files, from a connector, from an identity provider by SCIM, or made up for the demo company */
            kind: components["schemas"]["LookAlikeKind"];
            /** @description The app of entitlements, as the preview names it; empty for apps */
            app: string;
            /** @description One of the names */
            name: string;
            /** @description The other name */
            otherName: string;
        };
        PutDifferentNamesReply: {
            /**
             * Format: int32
             * @description How many pairs the source remembers now
             */
            pairCount: number;
        };
        SourceLinkList: {
            /** @description The entries */
            list: components["schemas"]["SourceLink"][];
            /** @description Empty on the last page */
            nextPageToken: string;
        };
        /** @description Which person a source’s files mean by a text */
        SourceLink: {
            /** @description What the files call the person: `user` of the account, else its address, user name or id */
            text: string;
            /** @description The person; empty if the accounts belong to nobody */
            userId: string;
            /** @description Name of the person */
            displayName: string;
            /** @description Id of the user who created it */
            createdById: string;
            /**
             * Format: date-time
             * @description When it was created
             */
            createdAt: string;
        };
        PutSourceLinksRequest: {
            /** @description Links to add; an existing link of the same text is replaced */
            links?: components["schemas"]["NewSourceLink"][] | null;
            /** @description Texts whose links are removed */
            removedTexts?: string[] | null;
        };
        NewSourceLink: {
            /** @description What the files call the person: `user` of the account, else its address, user name or id */
            text: string;
            /** @description The person; empty if the accounts belong to nobody */
            userId: string | "";
        };
        PutSourceLinksReply: {
            /**
             * Format: int32
             * @description Number of links that the source has now
             */
            linkCount: number;
        };
        SourceMappingList: {
            /** @description The entries */
            list: components["schemas"]["SourceMapping"][];
            /** @description Empty on the last page */
            nextPageToken: string;
        };
        SourceMapping: {
            /** @description Id of the source */
            sourceId: string;
            /**
             * Format: int32
             * @description Counted from 1; each change is a new one
             */
            version: number;
            /** @description The mapping document (docs/import.md): how the columns of tables become fields of people, apps, grants ... */
            document: {
                [key: string]: unknown;
            };
            /** @description SHA-256 of its canonical JSON, in base64url */
            sha256: string;
            /** @description The preset it came from */
            presetId: string;
            /** @description Id of the user who created it */
            createdById: string;
            /**
             * Format: date-time
             * @description When it was created
             */
            createdAt: string;
            /**
             * Format: int32
             * @description How many imports were applied with it
             */
            syncCount: number;
            /** @description The newest of them; empty when there is none */
            lastSyncId: string;
            /**
             * Format: date-time
             * @description When an import last ended successfully; absent if never
             */
            lastSyncAt?: string;
        };
        CompareMappingsReply: {
            /** @description At most 500 */
            changes: components["schemas"]["MappingChange"][];
            /**
             * Format: int32
             * @description How many there are
             */
            changeCount: number;
        };
        MappingChange: {
            /** @description The file of the mapping; empty for what holds for all of them */
            file: string;
            /** @description Whether it is new, different or gone */
            change: components["schemas"]["MappingChangeKind"] | string;
            /** @description What changed, such as a field, a word of a value map, or the separator */
            what: string;
            /** @description In words; empty when it was not there */
            before: string;
            /** @description In words; empty when it is gone */
            after: string;
        };
        /** @enum {string} */
        MappingChangeKind: "added" | "changed" | "removed";
        ScimTokenList: {
            /** @description The entries */
            list: components["schemas"]["ScimToken"][];
            /** @description Empty on the last page */
            nextPageToken: string;
        };
        ScimToken: {
            /** @description Its id */
            id: string;
            /** @description Id of the source */
            sourceId: string;
            /** @description Name of the token */
            displayName: string;
            /** @description IP ranges it may be used from; empty allows any address */
            allowSourceCidr: string[];
            /** @description Id of the user who created it */
            createdById: string;
            /**
             * Format: date-time
             * @description When it was created
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When a request last used it, to the minute; absent if never
             */
            lastUsedAt?: string;
        };
        CreateScimTokenRequest: {
            /** @description Its name */
            displayName: string;
            /** @description IP ranges in CIDR notation that it may be used from; empty for any address */
            allowSourceCidr?: string[] | null;
        };
        CreateScimTokenReply: {
            /** @description The token, without its secret text */
            scimToken: components["schemas"]["ScimToken"];
            /** @description Shown only in this reply; it is not stored */
            token: string;
            /** @description The address to enter at the identity provider */
            baseUrl: string;
        };
        SyncList: {
            /** @description The entries */
            list: components["schemas"]["Sync"][];
            /** @description Empty on the last page */
            nextPageToken: string;
        };
        CreateSyncRequest: {
            /** @description Import the valid rows and record the others as faults */
            skipBadRows?: boolean | null;
            /** @description Apply the sync even if it would remove a large share of the grants or people */
            allowRemovals?: boolean | null;
        };
        ApplySyncRequest: {
            /** @description Identifies the preview */
            previewToken: string;
            /**
             * Format: int32
             * @description The leftOutCount of the preview, to go on without those rows
             */
            leftOutCount?: number | null;
            /** @description Apply it however large a share of the grants, people or accounts is removed */
            allowRemovals?: boolean | null;
            /** @description The count of each question `removal_limit` of the preview, by its kind, to allow exactly these removals */
            removedCounts?: {
                [key: string]: number;
            } | null;
        };
        SyncFaultList: {
            /** @description The entries */
            list: components["schemas"]["SyncFault"][];
            /** @description Empty on the last page */
            nextPageToken: string;
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
        InspectSyncReply: {
            /** @description The tables of the uploaded files */
            tables: components["schemas"]["InspectedTable"][];
            /** @description The mapping document (docs/import.md): how the columns of tables become fields of people, apps, grants ... */
            document?: {
                [key: string]: unknown;
            };
            /** @description What rows can become, for forms that change the mapping */
            kinds: components["schemas"]["MappingKind"][];
            /** @description Hidden sheets of workbooks; they are read only when chosen */
            hiddenSheets: string[];
            /** @description Whether somebody has to confirm the mapping, by previewing and applying */
            isProposal: boolean;
            /** @description What has to be cleared before the rows can be read */
            stops: components["schemas"]["SyncStop"][];
        };
        /** @description What a table of the uploads looks like */
        InspectedTable: {
            /** @description Name of the file */
            fileName: string;
            /** @description Name of the file in the archive */
            member: string;
            /** @description Name of the sheet, or path of the list in a JSON document */
            part: string;
            /** @description csv, xlsx, json, jsonl or c1z */
            format: string;
            /** @description Encoding of the text */
            encoding: string;
            /** @description Column separator */
            separator: string;
            /** @description What stands around cells */
            quote: string;
            /**
             * Format: int32
             * @description Line with the names of the columns; 0 when there is none
             */
            headerLine: number;
            /** @description What was assumed: encoding, separator, header */
            unsure: string[];
            /** @description Its columns, in the order of the file */
            columns: components["schemas"]["InspectedColumn"][];
            /** @description Remarks about the file */
            remarks: string[];
            /** @description Values with letters beyond ASCII: are they spelled right? */
            spellings: string[];
            /** @description How it was recognised: source, preset, suggestion or none */
            how: string;
            /** @description The preset it was recognised by, or that the mapping came from */
            presetId: string;
            /**
             * Format: int32
             * @description Position of the part of the mapping that it is read with, in the document's files; -1 for none
             */
            mappingFile: number;
            /** @description Of a suggestion: which column is which field */
            fields: components["schemas"]["InspectedField"][];
            /** @description Columns added since the mapping was last used */
            newColumns: string[];
            /** @description Columns missing since the mapping was last used */
            goneColumns: string[];
        };
        InspectedColumn: {
            /** @description Its name */
            name: string;
            /**
             * Format: int32
             * @description Share of the rows that have a value there
             */
            filledPercent: number;
            /**
             * Format: int32
             * @description How many different values the first rows have
             */
            distinctCount: number;
            /** @description Some values; masked where the name is that of a secret */
            samples: string[];
        };
        InspectedField: {
            /** @description How its data arrives: from files, from a connector, from an identity provider by SCIM, or made up for the demo company */
            kind: string;
            /** @description Name of the field */
            field: string;
            /** @description Name of the column */
            column: string;
            /** @description Where no column is the field: what it is in every row, such as the name of the app */
            text: string;
            /**
             * Format: int32
             * @description From 85 on it is sure, from 60 on likely
             */
            confidencePercent: number;
        };
        /** @description What the rows of a table can become */
        MappingKind: {
            /** @description users, apps, resource_types, resources, entitlements, accounts or grants */
            kind: string;
            /** @description Its fields */
            fields: components["schemas"]["MappingField"][];
            /** @description Whether it also takes attributes, as fields named profile.<name> */
            hasProfile: boolean;
        };
        MappingField: {
            /** @description Name of the field in a mapping */
            name: string;
            /** @description What it holds */
            about: string;
            /** @description Whether rows cannot be imported without it */
            isRequired: boolean;
            /** @description Field that can be filled instead of a required one; empty for none */
            instead: string;
            /** @description The words it takes; empty where it takes any text */
            values: string[];
        };
        SyncStop: {
            /** @description mapping_needed, field_unmapped, column_missing, file_missing or part_twice */
            reason: string;
            /** @description The files that were uploaded */
            files: string[];
            /** @description What is wrong */
            problem: string;
            /** @description Changes to the mapping that would fix it */
            fixes: {
                [key: string]: unknown;
            }[];
        };
        PutSyncMappingRequest: {
            /** @description How files are read, each for one file or for all; of two for the same file the later one holds. The mapping stays where it still fits, otherwise one is suggested again */
            readings?: components["schemas"]["FileReading"][] | null;
            /** @description Take the mapping of this preset */
            presetId?: string | null;
            /** @description The mapping document (docs/import.md): how the columns of tables become fields of people, apps, grants ... */
            document?: {
                [key: string]: unknown;
            } | null;
            /** @description Changes of the mapping that problems of the sync propose, made one after the other */
            fixes?: {
                [key: string]: unknown;
            }[] | null;
        };
        /** @description How a file is read, where that is not left to detection */
        FileReading: {
            /** @description The uploaded file; absent for all of them */
            fileName?: string | null;
            /** @description Only this file of the archive */
            member?: string | null;
            /** @description Only this sheet of the workbook, or list of the JSON document */
            part?: string | null;
            /** @description Read only this sheet of workbooks */
            sheet?: string | null;
            /** @description Encoding of texts */
            encoding?: string | null;
            /** @description What stands between the columns of texts */
            separator?: string | null;
            /** @description What stands around cells of texts; empty for nothing */
            quote?: string | null;
            /** @description Path of the list to read from JSON documents */
            rows?: string | null;
            /**
             * Format: int32
             * @description Line with the names of the columns; 0 when there is none
             */
            headerLine?: number | null;
            /** @description What comes first in dates such as 05/11/2025 */
            dateOrder?: components["schemas"]["DateOrder"] | null;
        };
        /** @enum {string} */
        DateOrder: "dmy" | "mdy" | "ymd";
        SyncPreviewReply: {
            /** @description The preview */
            preview: components["schemas"]["SyncPreview"];
        };
        /** @description What a sync would change, and what is odd about it */
        SyncPreview: {
            /** @description Id of the sync */
            syncId: string;
            /** @description Send it to apply exactly this. It is valid for 24 hours */
            previewToken: string;
            /**
             * Format: date-time
             * @description When it was created
             */
            createdAt: string;
            /** @description By kind */
            counts: {
                [key: string]: components["schemas"]["PreviewCounts"];
            };
            /** @description By kind, how often each field changes */
            changedFields: {
                [key: string]: {
                    [key: string]: number;
                };
            };
            /** @description Up to 20 of each kind and change */
            samples: components["schemas"]["PreviewRow"][];
            /**
             * Format: int32
             * @description Number of rows that were read but not applied
             */
            leftOutCount: number;
            /**
             * Format: int32
             * @description Number of values that were emptied, cut, assumed or merged
             */
            warningCount: number;
            /** @description What has to be answered when it is applied */
            questions: components["schemas"]["SyncQuestion"][];
            /** @description Up to 200, by rows */
            peopleNotFound: components["schemas"]["PersonNotFound"][];
            /** @description Names that may be one; up to 200 */
            lookAlikes: components["schemas"]["LookAlike"][];
            /** @description Accounts with and without a person, before and after */
            accountOwners: components["schemas"]["AccountOwners"];
            /** @description Apps with the name of an app of another source, or of one made by hand; up to 200 */
            appsElsewhere: components["schemas"]["AppElsewhere"][];
            /** @description Whether the demo company is still there */
            demoLoaded: boolean;
            /** @description Whether the files have accounts, and the source would have no grants */
            accessMissing: boolean;
        };
        PreviewCounts: {
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
            /**
             * Format: int32
             * @description Entries that stay as they are, because their rows are left out or no file has this kind
             */
            kept: number;
        };
        PreviewRow: {
            /** @description How its data arrives: from files, from a connector, from an identity provider by SCIM, or made up for the demo company */
            kind: string;
            /** @description added, changed or removed */
            change: string;
            /** @description Name of the app; empty for people and apps */
            app: string;
            /** @description Its name */
            name: string;
            /** @description Of grants and accounts: the person, else the account or resource that holds the grant */
            holder: string;
            /** @description What changes; empty for added or removed rows */
            fields: components["schemas"]["ChangedField"][];
        };
        ChangedField: {
            /** @description Name of the field */
            field: string;
            /** @description Only earlier than this */
            before: string;
            /** @description Only later than this */
            after: string;
        };
        PersonNotFound: {
            /** @description What the file says */
            text: string;
            /**
             * Format: int32
             * @description Number of rows
             */
            rowCount: number;
            /** @description person_not_found or person_ambiguous */
            reason: string;
            /** @description Whether it says whose accounts these are, so that a link can answer it */
            ofAccounts: boolean;
            /** @description The one person who may be meant; confirm it with a link */
            proposal?: components["schemas"]["PersonProposal"];
            /** @description Of managers and owners: sent as one of the fixes of the mapping, says who is meant. Its member `to` is the e-mail address of the proposed person, or their id in the source; empty without a proposal */
            fix?: {
                [key: string]: unknown;
            };
        };
        PersonProposal: {
            /** @description Absent for somebody whom this sync brings */
            userId?: string;
            /** @description Its name */
            displayName: string;
            /** @description Main e-mail address */
            email: string;
            /** @description name or similar_email */
            because: string;
        };
        LookAlike: {
            /** @description How its data arrives: from files, from a connector, from an identity provider by SCIM, or made up for the demo company */
            kind: components["schemas"]["LookAlikeKind"] | string;
            /** @description The app */
            app: string;
            /** @description Its name */
            name: string;
            /**
             * Format: int32
             * @description Number of rows
             */
            rowCount: number;
            /** @description The other name */
            otherName: string;
            /**
             * Format: int32
             * @description Number of rows with the other name
             */
            otherRowCount: number;
            /** @description Name of the source that has the other app, empty when it was made by hand; absent when this sync has both */
            otherSourceName?: string;
            /** @description Makes the two names one, sent as one of the fixes of the mapping; absent where no mapping can */
            fix?: {
                [key: string]: unknown;
            };
        };
        /** @description How many accounts of the source belong to a person */
        AccountOwners: {
            /**
             * Format: int32
             * @description With a person, now
             */
            ownedBefore: number;
            /**
             * Format: int32
             * @description Without a person, now
             */
            ownerlessBefore: number;
            /**
             * Format: int32
             * @description With a person, after the sync
             */
            ownedAfter: number;
            /**
             * Format: int32
             * @description Without a person, after the sync
             */
            ownerlessAfter: number;
        };
        AppElsewhere: {
            /** @description Its name */
            name: string;
            /** @description Id of the other source; empty for an app that was made by hand */
            otherSourceId: string;
            /** @description Name of the other source; empty for an app that was made by hand */
            otherSourceName: string;
        };
        SearchPreviewRequest: {
            /** @description users, apps, ... grants */
            kind?: string | null;
            /** @description added, changed or removed */
            change?: string | null;
            /** @description Name of the app, in any letter case */
            app?: string | null;
            /** @description Part of the name, the holder or the app */
            query?: string | null;
            /**
             * Format: int32
             * @description Rows per page, 10 to 100; by default 25
             */
            pageSize?: number | null;
            /** @description nextPageToken of the previous page */
            pageToken?: string | null;
        };
        PreviewRowList: {
            /** @description The entries */
            list: components["schemas"]["PreviewRow"][];
            /** @description Empty on the last page */
            nextPageToken: string;
        };
        SyncProblemList: {
            /** @description The entries */
            list: components["schemas"]["SyncProblem"][];
        };
        /** @description Problems of one cause */
        SyncProblem: {
            /** @description LEFT_OUT or WARNING */
            effect: string;
            /** @description Stable code of the problem */
            reason: string;
            /** @description Name of the file */
            fileName: string;
            /** @description How its data arrives: from files, from a connector, from an identity provider by SCIM, or made up for the demo company */
            kind: string;
            /** @description Name of the column */
            column: string;
            /** @description What it is, in words */
            sentence: string;
            /**
             * Format: int32
             * @description Number of rows
             */
            rowCount: number;
            /** @description The first ten */
            lines: number[];
            /** @description The commonest twenty */
            values: components["schemas"]["SyncProblemValue"][];
            /** @description Changes to the mapping that would fix it */
            fixes: components["schemas"]["SyncProblemFix"][];
        };
        SyncProblemValue: {
            /** @description Its name, unique in its type */
            value: string;
            /**
             * Format: int32
             * @description Number of rows
             */
            rowCount: number;
        };
        SyncProblemFix: {
            /** @description What it is, in words */
            sentence: string;
            /** @description To be sent as one of the fixes of the mapping */
            fix: {
                [key: string]: unknown;
            };
            /** @description Other values for its member `to` */
            choices: string[];
        };
        SearchProblemsRequest: {
            /** @description LEFT_OUT or WARNING */
            effect?: string | null;
            /** @description Stable code of the problem */
            reason?: string | null;
            /** @description Name of the file */
            fileName?: string | null;
            /** @description users, apps, ... grants */
            kind?: string | null;
            /** @description Name of the column */
            column?: string | null;
            /** @description Only rows with this value */
            value?: string | null;
            /**
             * Format: int32
             * @description Rows per page, 10 to 100; by default 25
             */
            pageSize?: number | null;
            /** @description nextPageToken of the previous page */
            pageToken?: string | null;
        };
        SyncProblemRowList: {
            /** @description The entries */
            list: components["schemas"]["SyncProblemRow"][];
            /** @description Empty on the last page */
            nextPageToken: string;
        };
        /** @description One problem of one row */
        SyncProblemRow: {
            /** @description LEFT_OUT or WARNING */
            effect: string;
            /** @description Stable code of the problem */
            reason: string;
            /** @description Name of the file */
            fileName: string;
            /** @description The member of the archive and the sheet that the row is in */
            sheet: string;
            /**
             * Format: int32
             * @description Counted from 1, including the header line
             */
            line: number;
            /** @description Name of the column */
            column: string;
            /** @description What the column becomes, such as accounts.type */
            field: string;
            /** @description What the row has there, shortened */
            value: string;
            /** @description Description of the problem */
            problem: string;
            /** @description What the mapped cells of the row say */
            cells: string;
        };
    };
    responses: never;
    parameters: {
        /** @description Rows per page, 10 to 100; by default 25 */
        pageSize: number;
        /** @description nextPageToken of the previous page */
        pageToken: string;
        /** @description Makes retries safe: for 24 hours, the same request with the same key returns the first reply */
        "Idempotency-Key": string;
        /** @description Id of the source */
        "path.source_id": string;
        /** @description Number of the version */
        "path.version": string;
        /** @description Id of the object */
        "path.id": string;
        /** @description Name of an import file, such as `users.csv` or `grants.jsonl` */
        "path.file_name": string;
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
    "svc.api.source.v1.ImportService.ListPresets": {
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
                    "application/json": components["schemas"]["ImportPresetList"];
                };
            };
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
        };
    };
    "svc.api.source.v1.SourceService.Update": {
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
                "application/json": components["schemas"]["UpdateSourceRequest"];
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
        };
    };
    "svc.api.source.v1.SourceService.Delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the source */
                source_id: components["parameters"]["path.source_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeleteSourceRequest"];
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
        };
    };
    "svc.api.source.v1.SourceService.GetDeletePreview": {
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
                    "application/json": components["schemas"]["DeleteSourcePreview"];
                };
            };
        };
    };
    "svc.api.source.v1.SourceService.ListDifferentNames": {
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
                    "application/json": components["schemas"]["DifferentNamesList"];
                };
            };
        };
    };
    "svc.api.source.v1.SourceService.PutDifferentNames": {
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
                "application/json": components["schemas"]["PutDifferentNamesRequest"];
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
                    "application/json": components["schemas"]["PutDifferentNamesReply"];
                };
            };
        };
    };
    "svc.api.source.v1.SourceService.ListLinks": {
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
                    "application/json": components["schemas"]["SourceLinkList"];
                };
            };
        };
    };
    "svc.api.source.v1.SourceService.PutLinks": {
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
                "application/json": components["schemas"]["PutSourceLinksRequest"];
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
                    "application/json": components["schemas"]["PutSourceLinksReply"];
                };
            };
        };
    };
    "svc.api.source.v1.SourceService.ListMappings": {
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
                    "application/json": components["schemas"]["SourceMappingList"];
                };
            };
        };
    };
    "svc.api.source.v1.SourceService.CompareMappings": {
        parameters: {
            query?: {
                /** @description The version to compare it with; by default the one before it */
                since?: number;
            };
            header?: never;
            path: {
                /** @description Id of the source */
                source_id: components["parameters"]["path.source_id"];
                /** @description Number of the version */
                version: components["parameters"]["path.version"];
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
                    "application/json": components["schemas"]["CompareMappingsReply"];
                };
            };
        };
    };
    "svc.api.source.v1.ScimTokenService.List": {
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
                    "application/json": components["schemas"]["ScimTokenList"];
                };
            };
        };
    };
    "svc.api.source.v1.ScimTokenService.Create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the source */
                source_id: components["parameters"]["path.source_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateScimTokenRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateScimTokenReply"];
                };
            };
        };
    };
    "svc.api.source.v1.ScimTokenService.Delete": {
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
                    "application/json": Record<string, never>;
                };
            };
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
        };
    };
    "svc.api.source.v1.SyncService.Apply": {
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
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApplySyncRequest"];
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
        };
    };
    "svc.api.source.v1.SyncService.Inspect": {
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
                    "application/json": components["schemas"]["InspectSyncReply"];
                };
            };
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
                "application/octet-stream": string;
                "text/csv": string;
                "application/x-ndjson": string;
                "application/json": string;
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
        };
    };
    "svc.api.source.v1.SyncService.PutMapping": {
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
                "application/json": components["schemas"]["PutSyncMappingRequest"];
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
        };
    };
    "svc.api.source.v1.SyncService.GetPreview": {
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
                    "application/json": components["schemas"]["SyncPreviewReply"];
                };
            };
        };
    };
    "svc.api.source.v1.SyncService.Preview": {
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
        };
    };
    "svc.api.source.v1.SyncService.SearchPreview": {
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
        requestBody?: {
            content: {
                "application/json": components["schemas"]["SearchPreviewRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreviewRowList"];
                };
            };
        };
    };
    "svc.api.source.v1.SyncService.ListProblems": {
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
                    "application/json": components["schemas"]["SyncProblemList"];
                };
            };
        };
    };
    "svc.api.source.v1.SyncService.SearchProblems": {
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
        requestBody?: {
            content: {
                "application/json": components["schemas"]["SearchProblemsRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SyncProblemRowList"];
                };
            };
        };
    };
}
