// Generated from openapi.json and web/src/api/features.json. Edits are lost.

export interface paths {
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
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
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
        SyncList: {
            /** @description The entries */
            list: components["schemas"]["Sync"][];
            /** @description Empty on the last page */
            nextPageToken: string;
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
            /** @description Whether it is the last one, which takes away all that the source has */
            deletesSource: boolean;
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
        /** @enum {string} */
        SyncState: "SYNC_STATE_UPLOADING" | "SYNC_STATE_QUEUED" | "SYNC_STATE_APPLYING" | "SYNC_STATE_NEEDS_CONFIRMATION" | "SYNC_STATE_FAILED" | "SYNC_STATE_DONE" | "SYNC_STATE_CANCELLED";
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
        CreateSyncRequest: {
            /** @description Import the valid rows and record the others as faults */
            skipBadRows?: boolean | null;
            /** @description Apply the sync even if it would remove a large share of the grants or people */
            allowRemovals?: boolean | null;
        };
        SyncReply: {
            /** @description The import */
            sync: components["schemas"]["Sync"];
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
        FinishSyncRequest: {
            /** @description Import the valid rows and record the others as faults */
            skipBadRows?: boolean | null;
            /** @description Apply the sync even if it would remove a large share of the grants or people */
            allowRemovals?: boolean | null;
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
        };
    };
}
