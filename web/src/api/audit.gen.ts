// Generated from openapi.json and web/src/api/features.json. Edits are lost.

export interface paths {
    "/api/v1/audit/chain": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the end of the audit chain
         * @description How many entries are sealed into the audit chain, and the hash of the last one. The command `recert audit verify` recomputes every hash.
         */
        get: operations["svc.api.audit.v1.AuditService.GetChain"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/audit/chain/verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Verify the audit chain
         * @description Recomputes the hashes of the audit chain, about 10,000 entries in one answer: repeat it with `after` until `isComplete` is true or there is a `problem`. The command `recert audit verify` also checks every submission and signature.
         */
        get: operations["svc.api.audit.v1.AuditService.VerifyChain"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/search/audit_entries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search the audit log, latest entries first
         * @description Filters are combined with AND, the values of one filter with OR. All entries for those who may see the audit log, otherwise the entries about campaigns that you own.
         */
        post: operations["svc.api.audit.v1.AuditSearchService.Search"];
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
        /** @description Where the audit chain ends */
        AuditChainResponse: {
            /**
             * Format: int64
             * @description Number of entries in the chain
             */
            sealedCount: string;
            /**
             * Format: int32
             * @description Number of entries that are not in the chain yet
             */
            unsealedCount: number;
            /**
             * Format: date-time
             * @description Time of the last entry in the chain
             */
            lastSealedAt?: string;
            /** @description SHA-256 of the last entry in the chain, in hexadecimal digits. Keep it elsewhere to prove later that nothing was rewritten; empty for an empty chain */
            headHash: string;
        };
        /** @description How far the audit chain was recomputed, and whether it is intact */
        AuditVerificationResponse: {
            /**
             * Format: int64
             * @description Number of entries that fit the chain, counted from its first entry
             */
            verifiedCount: string;
            /** @description Whether the chain was verified to its end; otherwise ask again */
            isComplete: boolean;
            /**
             * Format: int32
             * @description Number of entries that are not in the chain yet
             */
            unsealedCount: number;
            /** @description What is wrong */
            problem?: components["schemas"]["AuditChainProblem"];
        };
        /** @description Where the audit chain is broken */
        AuditChainProblem: {
            /**
             * Format: int64
             * @description Number of the first entry that does not fit
             */
            number: string;
            /** @description What is wrong with it */
            description: string;
        };
        AuditSearchRequest: {
            /**
             * Format: int32
             * @description Rows per page, 10 to 100; by default 25
             */
            pageSize?: number | null;
            /** @description nextPageToken of the previous page */
            pageToken?: string | null;
            /** @description What these people did */
            actorUserIds?: string[] | null;
            /** @description These operations: an id, or the beginning of one such as svc.api.accessreview. */
            operations?: string[] | null;
            /** @description What is about these campaigns */
            accessReviewIds?: string[] | null;
            /** @description What is about these things */
            targetIds?: string[] | null;
            /** @description What these requests did */
            requestIds?: string[] | null;
            /** @description With these outcomes */
            outcomes?: components["schemas"]["AuditOutcome"][] | null;
            /**
             * Format: date-time
             * @description Not before this time
             */
            from?: string | null;
            /**
             * Format: date-time
             * @description Before this time
             */
            until?: string | null;
        };
        /** @enum {string} */
        AuditOutcome: "AUDIT_OUTCOME_DONE" | "AUDIT_OUTCOME_DENIED" | "AUDIT_OUTCOME_REFUSED";
        AuditSearchResponse: {
            /** @description The entries */
            list: components["schemas"]["AuditEntry"][];
            /** @description Empty on the last page */
            nextPageToken: string;
        };
        /** @description One line of the audit log */
        AuditEntry: {
            /**
             * Format: int64
             * @description Numbers the entries of a server; later entries have larger numbers
             */
            id: string;
            /**
             * Format: date-time
             * @description When it happened
             */
            at: string;
            /** @description Who did it; empty for the server or a command */
            actorUserId: string;
            /** @description The name of who did it; empty when it is not known */
            actorDisplayName: string;
            /** @description Id of the credential or session that was used; empty for none */
            principalId: string;
            /** @description Id of the operation, or the name of what the server or a command did */
            operation: string;
            /** @description Whether it was done, denied for a missing permission, or refused */
            outcome: components["schemas"]["AuditOutcome"] | string;
            /** @description Id of the thing that it is about; empty for none */
            targetId: string;
            /** @description The current name of the target; empty when it is unknown */
            targetDisplayName: string;
            /** @description What else is known, by operation: what was changed, how many, why it was refused. Never a secret */
            detail: {
                [key: string]: unknown;
            };
            /** @description Id of the request, also in its answer and in the log of the server; empty without one */
            requestId: string;
            /** @description The network address that the request came from; empty for the server itself */
            address: string;
            /** @description The campaign that it is about; empty for none */
            accessReviewId: string;
            /** @description The name of the campaign; empty when it has been deleted */
            accessReviewDisplayName: string;
            /** @description Whether it is part of the audit chain; entries are sealed within seconds */
            isSealed: boolean;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    "svc.api.audit.v1.AuditService.GetChain": {
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
                    "application/json": components["schemas"]["AuditChainResponse"];
                };
            };
        };
    };
    "svc.api.audit.v1.AuditService.VerifyChain": {
        parameters: {
            query?: {
                /** @description The `verifiedCount` of the previous answer, to continue there; 0 starts at the first entry */
                after?: string;
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
                    "application/json": components["schemas"]["AuditVerificationResponse"];
                };
            };
        };
    };
    "svc.api.audit.v1.AuditSearchService.Search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["AuditSearchRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditSearchResponse"];
                };
            };
        };
    };
}
