// Generated from openapi.json and web/src/api/features.json. Edits are lost.

export interface paths {
    "/api/v1/access_data/coverage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count owners and risk levels, and the access of people who left
         * @description Says what is worth doing before a campaign: apps without owners and entitlements without a risk level give reviewers little to go by. The grants of people who left are exactly the items of a campaign by people with the statuses DISABLED and DELETED.
         */
        get: operations["svc.api.directory.v1.AccessData.GetCoverage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/access_data/totals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count the access data, of all apps or of one
         * @description Grants are those of accounts; what groups and roles hold themselves is not counted.
         */
        get: operations["svc.api.directory.v1.AccessData.GetTotals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/demo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * See whether the demo company is loaded, or can be
         * @description The demo company is made-up access data of 300 people and 12 apps, to try Recert out.
         */
        get: operations["svc.api.demo.v1.DemoService.Get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/demo/load": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Load the demo company into an empty tenant
         * @description The data is imported in the background, in about a minute; get the demo company to see whether it is there. A tenant with apps or imported people is refused: made-up data must not mix with real data.
         */
        post: operations["svc.api.demo.v1.DemoService.Load"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/demo/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove the demo company
         * @description Removes its apps and everything in them, its conflict monitors and its trusted domains. Its people are marked as deleted and can no longer sign in. Data of other sources and data added by hand stay. This runs in the background; get the demo company to see when it is gone. If campaigns have its access, 409 names them unless evenWithCampaigns is set: prepared, open and closed ones keep their items and ledgers, drafts keep what else they select. Refused while a campaign is being prepared.
         */
        post: operations["svc.api.demo.v1.DemoService.Remove"];
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
        /** @description How much of the access data has owners and risk levels, and what people who left still hold */
        AccessDataCoverage: {
            /**
             * Format: int32
             * @description Number of apps
             */
            appCount: number;
            /**
             * Format: int32
             * @description Number of apps with an owner
             */
            ownedAppCount: number;
            /**
             * Format: int32
             * @description Number of entitlements
             */
            entitlementCount: number;
            /**
             * Format: int32
             * @description Number of entitlements with a risk level
             */
            ratedEntitlementCount: number;
            /**
             * Format: int32
             * @description Number of disabled or deleted people who still hold access
             */
            leaverCount: number;
            /**
             * Format: int32
             * @description Number of grants that they hold
             */
            leaverGrantCount: number;
        };
        /** @description How much access data there is */
        AccessDataTotals: {
            /**
             * Format: int32
             * @description Number of apps
             */
            appCount: number;
            /**
             * Format: int32
             * @description Number of people; with an app, of people with an account in it
             */
            userCount: number;
            /**
             * Format: int32
             * @description Number of accounts
             */
            accountCount: number;
            /**
             * Format: int32
             * @description Number of entitlements
             */
            entitlementCount: number;
            /**
             * Format: int32
             * @description Number of resources
             */
            resourceCount: number;
            /**
             * Format: int32
             * @description Number of grants
             */
            grantCount: number;
        };
        /** @description Whether the demo company is loaded, or can be */
        Demo: {
            /** @description AVAILABLE: it can be loaded. LOADING: a job loads it. LOADED: it is there. REMOVING: a job removes it. UNAVAILABLE: the tenant has other access data */
            state: components["schemas"]["DemoState"] | string;
        };
        /** @enum {string} */
        DemoState: "DEMO_STATE_AVAILABLE" | "DEMO_STATE_LOADING" | "DEMO_STATE_LOADED" | "DEMO_STATE_REMOVING" | "DEMO_STATE_UNAVAILABLE";
        RemoveDemoRequest: {
            /** @description Remove it although campaigns have its access. Otherwise 409 names them */
            evenWithCampaigns?: boolean | null;
        };
    };
    responses: never;
    parameters: {
        /** @description Makes retries safe: for 24 hours, the same request with the same key returns the first reply */
        "Idempotency-Key": string;
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
    "svc.api.directory.v1.AccessData.GetCoverage": {
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
                    "application/json": components["schemas"]["AccessDataCoverage"];
                };
            };
        };
    };
    "svc.api.directory.v1.AccessData.GetTotals": {
        parameters: {
            query?: {
                /** @description Only what is in this app */
                app_id?: string;
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
                    "application/json": components["schemas"]["AccessDataTotals"];
                };
            };
        };
    };
    "svc.api.demo.v1.DemoService.Get": {
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
                    "application/json": components["schemas"]["Demo"];
                };
            };
        };
    };
    "svc.api.demo.v1.DemoService.Load": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes retries safe: for 24 hours, the same request with the same key returns the first reply */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
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
                    "application/json": components["schemas"]["Demo"];
                };
            };
        };
    };
    "svc.api.demo.v1.DemoService.Remove": {
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
                "application/json": components["schemas"]["RemoveDemoRequest"];
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
                    "application/json": components["schemas"]["Demo"];
                };
            };
        };
    };
}
