// Generated from openapi.json. Edits are lost.

export interface paths {
    "/api/v1/attributes/compliance_frameworks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the compliance frameworks, oldest first */
        get: operations["svc.api.attribute.v1.Attributes.ListComplianceFrameworks"];
        put?: never;
        /** Add a compliance framework */
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
        /** Get one compliance framework */
        get: operations["svc.api.attribute.v1.Attributes.GetComplianceFrameworkAttributeValue"];
        put?: never;
        post?: never;
        /** Remove a compliance framework */
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
        /** List the risk levels, oldest first */
        get: operations["svc.api.attribute.v1.Attributes.ListRiskLevels"];
        put?: never;
        /** Add a risk level */
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
        /** Get one risk level */
        get: operations["svc.api.attribute.v1.Attributes.GetRiskLevelAttributeValue"];
        put?: never;
        post?: never;
        /** Remove a risk level */
        delete: operations["svc.api.attribute.v1.Attributes.DeleteRiskLevelAttributeValue"];
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
        /** Who am I: the user, roles and permissions behind this token or session */
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
        /** List your browser sessions */
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
        /** End one of your browser sessions */
        delete: operations["svc.api.auth.v1.SessionService.Revoke"];
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
        /** List your API credentials */
        get: operations["svc.api.iam.v1.PersonalClientService.List"];
        put?: never;
        /**
         * Create an API credential of your own
         * @description The reply is the only place where the Client Secret is ever shown. It is not kept for an Idempotency-Key either: a retry makes another credential.
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
        /** Get an API credential */
        get: operations["svc.api.iam.v1.PersonalClientService.Get"];
        put?: never;
        /**
         * Change the name, ranges, roles or end of an API credential
         * @description Its end can be moved closer, never further away: make a new credential instead.
         */
        post: operations["svc.api.iam.v1.PersonalClientService.Update"];
        /** Delete an API credential; its tokens stop working */
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
        /** List the roles and what they allow */
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
        /** Get one role and what it allows */
        get: operations["svc.api.iam.v1.Roles.Get"];
        put?: never;
        post?: never;
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
        /** Search everybody’s API credentials */
        post: operations["svc.api.iam.v1.PersonalClientSearchService.Search"];
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
         * @description Filters are combined with and; the values of one filter with or.
         */
        post: operations["svc.api.user.v1.UserSearch.Search"];
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
        /** List people, oldest first */
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
        /** Who am I, as a full user view */
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
         * Get one person
         * @description Of people other than yourself and your direct reports, only those with `user.read` see the details.
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
    "/auth/v1/sign-in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Start a browser session with the token of a one-time sign-in link */
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
        /** End the browser session */
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
        /** Get an access token with a client secret or a signed assertion */
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
        /** @description What the caller may do with the object */
        ActorObjectPermissions: {
            read: boolean;
            edit: boolean;
            delete: boolean;
            extra: {
                [key: string]: boolean;
            };
        };
        AttributeValue: {
            /** @description 27-character base62 id */
            id: string;
            attributeTypeId: string;
            value: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
        };
        AttributeValueList: {
            list: components["schemas"]["AttributeValue"][];
            /** @description Empty at the end of the results */
            nextPageToken: string;
        };
        AttributeValueReply: {
            value: components["schemas"]["AttributeValue"];
        };
        CreateAttributeValueRequest: {
            value: string;
        };
        CreatePersonalClientReply: {
            client: components["schemas"]["PersonalClient"];
            /** @description Shown only in this reply and kept nowhere */
            clientSecret: string;
        };
        CreatePersonalClientRequest: {
            displayName?: string;
            allowSourceCidr?: string[];
            scopedRoles?: string[];
            /** @example 86400s */
            expires?: string;
        };
        Error: {
            /** @description Canonical RPC status code */
            code: number;
            /** @description What is wrong and what to do, for a person */
            message: string;
            /** @description ErrorInfo (stable `reason`), BadRequest (`fieldViolations`), RequestInfo (`requestId`) */
            details: ({
                "@type": string;
            } & {
                [key: string]: unknown;
            })[];
        };
        ExpandMask: {
            paths?: string[];
        };
        IntrospectResponse: {
            tenantId: string;
            userId: string;
            /** @description The credential or session that authenticated this request */
            principleId: string;
            /** @description Role ids in force: those of the user that the credential allows */
            roles: string[];
            permissions: string[];
            features: string[];
        };
        OAuthError: {
            error: string;
            error_description?: string;
        };
        PersonalClient: {
            /** @description 27-character base62 id */
            id: string;
            /** @description `<random-id>@<host>/<use-case>` */
            clientId: string;
            displayName: string;
            /** @description The owner */
            userId: string;
            /** @description Ranges it may be used from; empty for any */
            allowSourceCidr: string[];
            /** @description Roles it is limited to; empty for all of the owner’s */
            scopedRoles: string[];
            /** Format: date-time */
            expiresTime?: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /** Format: date-time */
            lastUsedAt?: string;
        };
        PersonalClientInput: {
            displayName?: string;
            allowSourceCidr?: string[];
            scopedRoles?: string[];
            /** Format: date-time */
            expiresTime?: string;
            id?: string;
            clientId?: string;
            userId?: string;
            /** Format: date-time */
            createdAt?: string;
            /** Format: date-time */
            updatedAt?: string;
            /** Format: date-time */
            lastUsedAt?: string;
        };
        PersonalClientList: {
            list: components["schemas"]["PersonalClient"][];
            /** @description Empty at the end of the results */
            nextPageToken: string;
        };
        PersonalClientReply: {
            client: components["schemas"]["PersonalClient"];
        };
        Role: {
            id: string;
            name: string;
            displayName: string;
            permissions: string[];
            serviceRoles: string[];
            systemBuiltin: boolean;
            /** @description Only for credentials, not for people */
            systemApiOnly: boolean;
        };
        RoleList: {
            list: components["schemas"]["Role"][];
            /** @description Empty at the end of the results */
            nextPageToken: string;
        };
        RoleReply: {
            role: components["schemas"]["Role"];
        };
        SearchPersonalClientsRequest: {
            /**
             * @description Rows per page: 10 to 100; a smaller or larger number is taken as 10 or 100
             * @default 25
             */
            pageSize: number;
            /** @description nextPageToken of the previous page */
            pageToken?: string;
            /** @description Part of the name or the Client ID */
            query?: string;
            users?: components["schemas"]["UserRef"][];
        };
        SearchUsersRequest: {
            /**
             * @description Rows per page: 10 to 100; a smaller or larger number is taken as 10 or 100
             * @default 25
             */
            pageSize: number;
            /** @description nextPageToken of the previous page */
            pageToken?: string;
            /** @description Part of the name or the e-mail address */
            query?: string;
            email?: string;
            ids?: string[];
            excludeIds?: string[];
            refs?: components["schemas"]["UserRef"][];
            roleIds?: string[];
            managerIds?: string[];
            departments?: string[];
            jobTitles?: string[];
            userStatuses?: ("UNKNOWN" | "ENABLED" | "DISABLED" | "DELETED")[];
            origins?: ("USER_ORIGIN_UNSPECIFIED" | "USER_ORIGIN_DIRECTORY" | "USER_ORIGIN_LOCAL" | "USER_ORIGIN_SYSTEM")[];
            excludeOrigins?: ("USER_ORIGIN_UNSPECIFIED" | "USER_ORIGIN_DIRECTORY" | "USER_ORIGIN_LOCAL" | "USER_ORIGIN_SYSTEM")[];
            excludeTypes?: ("USER_TYPE_UNSPECIFIED" | "USER_TYPE_SYSTEM" | "USER_TYPE_HUMAN" | "USER_TYPE_SERVICE" | "USER_TYPE_AGENT")[];
            /** @enum {unknown} */
            delegateStatus?: "DELEGATE_STATUS_UNSPECIFIED" | "DELEGATE_STATUS_HAS_DELEGATE" | "DELEGATE_STATUS_NO_DELEGATE";
            delegatedUserIds?: string[];
            isDelegate?: boolean;
            expandMask?: components["schemas"]["ExpandMask"];
        };
        Session: {
            /** @description 27-character base62 id */
            id: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            expiresAt: string;
            /** @description Whether this request came with it */
            current: boolean;
        };
        SessionList: {
            list: components["schemas"]["Session"][];
            /** @description Empty at the end of the results */
            nextPageToken: string;
        };
        SignInRequest: {
            token: string;
        };
        TokenResponse: {
            access_token: string;
            token_type: string;
            /** @description Seconds until the token expires */
            expires_in: number;
        };
        UpdatePersonalClientRequest: {
            client?: components["schemas"]["PersonalClientInput"];
            /** @description Fields to change, `displayName,scopedRoles` or `{"paths": [...]}`; absent means every field given */
            updateMask?: string | {
                paths?: string[];
            };
        };
        User: {
            /** @description 27-character base62 id */
            id: string;
            displayName: string;
            email: string;
            emails: string[];
            username: string;
            usernames: string[];
            /** @enum {unknown} */
            status: "UNKNOWN" | "ENABLED" | "DISABLED" | "DELETED";
            /** @enum {unknown} */
            directoryStatus: "UNKNOWN" | "ENABLED" | "DISABLED" | "DELETED";
            /** @enum {unknown} */
            type: "USER_TYPE_UNSPECIFIED" | "USER_TYPE_SYSTEM" | "USER_TYPE_HUMAN" | "USER_TYPE_SERVICE" | "USER_TYPE_AGENT";
            /** @enum {unknown} */
            origin: "USER_ORIGIN_UNSPECIFIED" | "USER_ORIGIN_DIRECTORY" | "USER_ORIGIN_LOCAL" | "USER_ORIGIN_SYSTEM";
            department: string;
            jobTitle: string;
            employmentStatus: string;
            employmentType: string;
            employeeIds: string[];
            managerIds: string[];
            directoryIds: string[];
            delegatedUserId: string;
            roleIds: string[];
            /** @description Free attributes */
            profile: {
                [key: string]: unknown;
            };
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /** Format: date-time */
            deletedAt?: string;
        };
        UserIntrospectRequest: {
            expandMask?: components["schemas"]["ExpandMask"];
        };
        UserList: {
            list: components["schemas"]["UserView"][];
            /** @description Empty at the end of the results */
            nextPageToken: string;
            expanded: ({
                "@type": string;
            } & {
                [key: string]: unknown;
            })[];
        };
        UserRef: {
            /** @description 27-character base62 id */
            id: string;
        };
        UserReply: {
            userView: components["schemas"]["UserView"];
            expanded: ({
                "@type": string;
            } & {
                [key: string]: unknown;
            })[];
        };
        UserView: {
            user: components["schemas"]["User"];
            /** @description 27-character base62 id */
            userId: string;
            rolesPath: string;
            managersPath: string;
            delegatedUserPath: string;
            directoriesPath: string;
            objectPermissions: components["schemas"]["ActorObjectPermissions"];
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
    "svc.api.attribute.v1.Attributes.ListComplianceFrameworks": {
        parameters: {
            query?: {
                /** @description Rows per page: 10 to 100; a smaller or larger number is taken as 10 or 100 */
                page_size?: number;
                /** @description nextPageToken of the previous page */
                page_token?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttributeValueList"];
                };
            };
            /**
             * @description `INVALID_PAGE_TOKEN`: The page token does not belong to this list. Send the nextPageToken of the previous answer with the same filters, or leave it out to start over.
             *
             *     `INVALID_REQUEST`: The request is not valid: {summary}
             *
             *     `MALFORMED_REQUEST`: The request cannot be read as HTTP: {problem}
             *
             *     `INVALID_IDEMPOTENCY_KEY`: Idempotency-Key must be sent once and hold 1 to 255 printable ASCII characters.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `UNAUTHENTICATED`: {problem} */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `PERMISSION_DENIED`: This needs the permission {permission}, which you do not have.
             *
             *     `FOREIGN_ORIGIN`: A signed-in browser may change data only from pages of this server; this request came from elsewhere.
             *
             *     `ADDRESS_NOT_ALLOWED`: This credential may not be used from your network address. Its owner can change the allowed addresses.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `UNKNOWN_HOST`: No tenant is served under this host name. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `REQUEST_TIMEOUT`: The request did not arrive in time. Send it again. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `TOO_MANY_REQUESTS`: Too many requests. Wait {seconds} seconds. */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `HEADERS_TOO_LARGE`: The request headers are too large. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `INTERNAL`: Something went wrong on our side and nothing was changed. Give the request id to your administrator. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `STORAGE_UNAVAILABLE`: The database is not answering. Try again in a few seconds. */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "svc.api.attribute.v1.Attributes.CreateComplianceFrameworkAttributeValue": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe: the same key with the same request answers with the first reply for 24 hours */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["CreateAttributeValueRequest"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    /** @description `true` on a replay */
                    "Idempotent-Replayed"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttributeValueReply"];
                };
            };
            /**
             * @description `INVALID_REQUEST`: The request is not valid: {summary}
             *
             *     `MALFORMED_REQUEST`: The request cannot be read as HTTP: {problem}
             *
             *     `MALFORMED_JSON`: The body is not valid JSON: {problem}
             *
             *     `INVALID_IDEMPOTENCY_KEY`: Idempotency-Key must be sent once and hold 1 to 255 printable ASCII characters.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `UNAUTHENTICATED`: {problem} */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `PERMISSION_DENIED`: This needs the permission {permission}, which you do not have.
             *
             *     `FOREIGN_ORIGIN`: A signed-in browser may change data only from pages of this server; this request came from elsewhere.
             *
             *     `ADDRESS_NOT_ALLOWED`: This credential may not be used from your network address. Its owner can change the allowed addresses.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `UNKNOWN_HOST`: No tenant is served under this host name. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `REQUEST_TIMEOUT`: The request did not arrive in time. Send it again. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `ALREADY_EXISTS`: There is already a {thing} {name}. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `BODY_TOO_LARGE`: The body is larger than {limit} bytes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `UNSUPPORTED_MEDIA_TYPE`: Send the body as application/json in UTF-8, without compression. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `IDEMPOTENCY_KEY_REUSED`: This Idempotency-Key was used before with another request. Use a new key for a new request. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `TOO_MANY_REQUESTS`: Too many requests. Wait {seconds} seconds. */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `HEADERS_TOO_LARGE`: The request headers are too large. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `INTERNAL`: Something went wrong on our side and nothing was changed. Give the request id to your administrator. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `STORAGE_UNAVAILABLE`: The database is not answering. Try again in a few seconds. */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "svc.api.attribute.v1.Attributes.GetComplianceFrameworkAttributeValue": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttributeValueReply"];
                };
            };
            /**
             * @description `INVALID_REQUEST`: The request is not valid: {summary}
             *
             *     `MALFORMED_REQUEST`: The request cannot be read as HTTP: {problem}
             *
             *     `INVALID_IDEMPOTENCY_KEY`: Idempotency-Key must be sent once and hold 1 to 255 printable ASCII characters.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `UNAUTHENTICATED`: {problem} */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `PERMISSION_DENIED`: This needs the permission {permission}, which you do not have.
             *
             *     `FOREIGN_ORIGIN`: A signed-in browser may change data only from pages of this server; this request came from elsewhere.
             *
             *     `ADDRESS_NOT_ALLOWED`: This credential may not be used from your network address. Its owner can change the allowed addresses.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `NOT_FOUND`: There is no {thing} with this id.
             *
             *     `UNKNOWN_HOST`: No tenant is served under this host name.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `REQUEST_TIMEOUT`: The request did not arrive in time. Send it again. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `TOO_MANY_REQUESTS`: Too many requests. Wait {seconds} seconds. */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `HEADERS_TOO_LARGE`: The request headers are too large. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `INTERNAL`: Something went wrong on our side and nothing was changed. Give the request id to your administrator. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `STORAGE_UNAVAILABLE`: The database is not answering. Try again in a few seconds. */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "svc.api.attribute.v1.Attributes.DeleteComplianceFrameworkAttributeValue": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            /**
             * @description `INVALID_REQUEST`: The request is not valid: {summary}
             *
             *     `MALFORMED_REQUEST`: The request cannot be read as HTTP: {problem}
             *
             *     `MALFORMED_JSON`: The body is not valid JSON: {problem}
             *
             *     `INVALID_IDEMPOTENCY_KEY`: Idempotency-Key must be sent once and hold 1 to 255 printable ASCII characters.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `UNAUTHENTICATED`: {problem} */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `PERMISSION_DENIED`: This needs the permission {permission}, which you do not have.
             *
             *     `FOREIGN_ORIGIN`: A signed-in browser may change data only from pages of this server; this request came from elsewhere.
             *
             *     `ADDRESS_NOT_ALLOWED`: This credential may not be used from your network address. Its owner can change the allowed addresses.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `NOT_FOUND`: There is no {thing} with this id.
             *
             *     `UNKNOWN_HOST`: No tenant is served under this host name.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `REQUEST_TIMEOUT`: The request did not arrive in time. Send it again. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `BODY_TOO_LARGE`: The body is larger than {limit} bytes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `UNSUPPORTED_MEDIA_TYPE`: Send the body as application/json in UTF-8, without compression. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `TOO_MANY_REQUESTS`: Too many requests. Wait {seconds} seconds. */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `HEADERS_TOO_LARGE`: The request headers are too large. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `INTERNAL`: Something went wrong on our side and nothing was changed. Give the request id to your administrator. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `STORAGE_UNAVAILABLE`: The database is not answering. Try again in a few seconds. */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "svc.api.attribute.v1.Attributes.ListRiskLevels": {
        parameters: {
            query?: {
                /** @description Rows per page: 10 to 100; a smaller or larger number is taken as 10 or 100 */
                page_size?: number;
                /** @description nextPageToken of the previous page */
                page_token?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttributeValueList"];
                };
            };
            /**
             * @description `INVALID_PAGE_TOKEN`: The page token does not belong to this list. Send the nextPageToken of the previous answer with the same filters, or leave it out to start over.
             *
             *     `INVALID_REQUEST`: The request is not valid: {summary}
             *
             *     `MALFORMED_REQUEST`: The request cannot be read as HTTP: {problem}
             *
             *     `INVALID_IDEMPOTENCY_KEY`: Idempotency-Key must be sent once and hold 1 to 255 printable ASCII characters.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `UNAUTHENTICATED`: {problem} */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `PERMISSION_DENIED`: This needs the permission {permission}, which you do not have.
             *
             *     `FOREIGN_ORIGIN`: A signed-in browser may change data only from pages of this server; this request came from elsewhere.
             *
             *     `ADDRESS_NOT_ALLOWED`: This credential may not be used from your network address. Its owner can change the allowed addresses.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `UNKNOWN_HOST`: No tenant is served under this host name. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `REQUEST_TIMEOUT`: The request did not arrive in time. Send it again. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `TOO_MANY_REQUESTS`: Too many requests. Wait {seconds} seconds. */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `HEADERS_TOO_LARGE`: The request headers are too large. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `INTERNAL`: Something went wrong on our side and nothing was changed. Give the request id to your administrator. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `STORAGE_UNAVAILABLE`: The database is not answering. Try again in a few seconds. */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "svc.api.attribute.v1.Attributes.CreateRiskLevelAttributeValue": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe: the same key with the same request answers with the first reply for 24 hours */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["CreateAttributeValueRequest"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    /** @description `true` on a replay */
                    "Idempotent-Replayed"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttributeValueReply"];
                };
            };
            /**
             * @description `INVALID_REQUEST`: The request is not valid: {summary}
             *
             *     `MALFORMED_REQUEST`: The request cannot be read as HTTP: {problem}
             *
             *     `MALFORMED_JSON`: The body is not valid JSON: {problem}
             *
             *     `INVALID_IDEMPOTENCY_KEY`: Idempotency-Key must be sent once and hold 1 to 255 printable ASCII characters.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `UNAUTHENTICATED`: {problem} */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `PERMISSION_DENIED`: This needs the permission {permission}, which you do not have.
             *
             *     `FOREIGN_ORIGIN`: A signed-in browser may change data only from pages of this server; this request came from elsewhere.
             *
             *     `ADDRESS_NOT_ALLOWED`: This credential may not be used from your network address. Its owner can change the allowed addresses.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `UNKNOWN_HOST`: No tenant is served under this host name. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `REQUEST_TIMEOUT`: The request did not arrive in time. Send it again. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `ALREADY_EXISTS`: There is already a {thing} {name}. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `BODY_TOO_LARGE`: The body is larger than {limit} bytes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `UNSUPPORTED_MEDIA_TYPE`: Send the body as application/json in UTF-8, without compression. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `IDEMPOTENCY_KEY_REUSED`: This Idempotency-Key was used before with another request. Use a new key for a new request. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `TOO_MANY_REQUESTS`: Too many requests. Wait {seconds} seconds. */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `HEADERS_TOO_LARGE`: The request headers are too large. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `INTERNAL`: Something went wrong on our side and nothing was changed. Give the request id to your administrator. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `STORAGE_UNAVAILABLE`: The database is not answering. Try again in a few seconds. */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "svc.api.attribute.v1.Attributes.GetRiskLevelAttributeValue": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttributeValueReply"];
                };
            };
            /**
             * @description `INVALID_REQUEST`: The request is not valid: {summary}
             *
             *     `MALFORMED_REQUEST`: The request cannot be read as HTTP: {problem}
             *
             *     `INVALID_IDEMPOTENCY_KEY`: Idempotency-Key must be sent once and hold 1 to 255 printable ASCII characters.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `UNAUTHENTICATED`: {problem} */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `PERMISSION_DENIED`: This needs the permission {permission}, which you do not have.
             *
             *     `FOREIGN_ORIGIN`: A signed-in browser may change data only from pages of this server; this request came from elsewhere.
             *
             *     `ADDRESS_NOT_ALLOWED`: This credential may not be used from your network address. Its owner can change the allowed addresses.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `NOT_FOUND`: There is no {thing} with this id.
             *
             *     `UNKNOWN_HOST`: No tenant is served under this host name.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `REQUEST_TIMEOUT`: The request did not arrive in time. Send it again. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `TOO_MANY_REQUESTS`: Too many requests. Wait {seconds} seconds. */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `HEADERS_TOO_LARGE`: The request headers are too large. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `INTERNAL`: Something went wrong on our side and nothing was changed. Give the request id to your administrator. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `STORAGE_UNAVAILABLE`: The database is not answering. Try again in a few seconds. */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "svc.api.attribute.v1.Attributes.DeleteRiskLevelAttributeValue": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            /**
             * @description `INVALID_REQUEST`: The request is not valid: {summary}
             *
             *     `MALFORMED_REQUEST`: The request cannot be read as HTTP: {problem}
             *
             *     `MALFORMED_JSON`: The body is not valid JSON: {problem}
             *
             *     `INVALID_IDEMPOTENCY_KEY`: Idempotency-Key must be sent once and hold 1 to 255 printable ASCII characters.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `UNAUTHENTICATED`: {problem} */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `PERMISSION_DENIED`: This needs the permission {permission}, which you do not have.
             *
             *     `FOREIGN_ORIGIN`: A signed-in browser may change data only from pages of this server; this request came from elsewhere.
             *
             *     `ADDRESS_NOT_ALLOWED`: This credential may not be used from your network address. Its owner can change the allowed addresses.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `NOT_FOUND`: There is no {thing} with this id.
             *
             *     `UNKNOWN_HOST`: No tenant is served under this host name.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `REQUEST_TIMEOUT`: The request did not arrive in time. Send it again. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `BODY_TOO_LARGE`: The body is larger than {limit} bytes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `UNSUPPORTED_MEDIA_TYPE`: Send the body as application/json in UTF-8, without compression. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `TOO_MANY_REQUESTS`: Too many requests. Wait {seconds} seconds. */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `HEADERS_TOO_LARGE`: The request headers are too large. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `INTERNAL`: Something went wrong on our side and nothing was changed. Give the request id to your administrator. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `STORAGE_UNAVAILABLE`: The database is not answering. Try again in a few seconds. */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IntrospectResponse"];
                };
            };
            /**
             * @description `INVALID_REQUEST`: The request is not valid: {summary}
             *
             *     `MALFORMED_REQUEST`: The request cannot be read as HTTP: {problem}
             *
             *     `INVALID_IDEMPOTENCY_KEY`: Idempotency-Key must be sent once and hold 1 to 255 printable ASCII characters.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `UNAUTHENTICATED`: {problem} */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `PERMISSION_DENIED`: This needs the permission {permission}, which you do not have.
             *
             *     `FOREIGN_ORIGIN`: A signed-in browser may change data only from pages of this server; this request came from elsewhere.
             *
             *     `ADDRESS_NOT_ALLOWED`: This credential may not be used from your network address. Its owner can change the allowed addresses.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `UNKNOWN_HOST`: No tenant is served under this host name. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `REQUEST_TIMEOUT`: The request did not arrive in time. Send it again. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `TOO_MANY_REQUESTS`: Too many requests. Wait {seconds} seconds. */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `HEADERS_TOO_LARGE`: The request headers are too large. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `INTERNAL`: Something went wrong on our side and nothing was changed. Give the request id to your administrator. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `STORAGE_UNAVAILABLE`: The database is not answering. Try again in a few seconds. */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "svc.api.auth.v1.SessionService.List": {
        parameters: {
            query?: {
                /** @description Rows per page: 10 to 100; a smaller or larger number is taken as 10 or 100 */
                page_size?: number;
                /** @description nextPageToken of the previous page */
                page_token?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionList"];
                };
            };
            /**
             * @description `INVALID_PAGE_TOKEN`: The page token does not belong to this list. Send the nextPageToken of the previous answer with the same filters, or leave it out to start over.
             *
             *     `INVALID_REQUEST`: The request is not valid: {summary}
             *
             *     `MALFORMED_REQUEST`: The request cannot be read as HTTP: {problem}
             *
             *     `INVALID_IDEMPOTENCY_KEY`: Idempotency-Key must be sent once and hold 1 to 255 printable ASCII characters.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `UNAUTHENTICATED`: {problem} */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `PERMISSION_DENIED`: This needs the permission {permission}, which you do not have.
             *
             *     `FOREIGN_ORIGIN`: A signed-in browser may change data only from pages of this server; this request came from elsewhere.
             *
             *     `ADDRESS_NOT_ALLOWED`: This credential may not be used from your network address. Its owner can change the allowed addresses.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `UNKNOWN_HOST`: No tenant is served under this host name. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `REQUEST_TIMEOUT`: The request did not arrive in time. Send it again. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `TOO_MANY_REQUESTS`: Too many requests. Wait {seconds} seconds. */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `HEADERS_TOO_LARGE`: The request headers are too large. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `INTERNAL`: Something went wrong on our side and nothing was changed. Give the request id to your administrator. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `STORAGE_UNAVAILABLE`: The database is not answering. Try again in a few seconds. */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "svc.api.auth.v1.SessionService.Revoke": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            /**
             * @description `INVALID_REQUEST`: The request is not valid: {summary}
             *
             *     `MALFORMED_REQUEST`: The request cannot be read as HTTP: {problem}
             *
             *     `MALFORMED_JSON`: The body is not valid JSON: {problem}
             *
             *     `INVALID_IDEMPOTENCY_KEY`: Idempotency-Key must be sent once and hold 1 to 255 printable ASCII characters.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `UNAUTHENTICATED`: {problem} */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `PERMISSION_DENIED`: This needs the permission {permission}, which you do not have.
             *
             *     `FOREIGN_ORIGIN`: A signed-in browser may change data only from pages of this server; this request came from elsewhere.
             *
             *     `ADDRESS_NOT_ALLOWED`: This credential may not be used from your network address. Its owner can change the allowed addresses.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `NOT_FOUND`: There is no {thing} with this id.
             *
             *     `UNKNOWN_HOST`: No tenant is served under this host name.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `REQUEST_TIMEOUT`: The request did not arrive in time. Send it again. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `BODY_TOO_LARGE`: The body is larger than {limit} bytes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `UNSUPPORTED_MEDIA_TYPE`: Send the body as application/json in UTF-8, without compression. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `TOO_MANY_REQUESTS`: Too many requests. Wait {seconds} seconds. */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `HEADERS_TOO_LARGE`: The request headers are too large. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `INTERNAL`: Something went wrong on our side and nothing was changed. Give the request id to your administrator. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `STORAGE_UNAVAILABLE`: The database is not answering. Try again in a few seconds. */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "svc.api.iam.v1.PersonalClientService.List": {
        parameters: {
            query?: {
                /** @description Rows per page: 10 to 100; a smaller or larger number is taken as 10 or 100 */
                page_size?: number;
                /** @description nextPageToken of the previous page */
                page_token?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonalClientList"];
                };
            };
            /**
             * @description `INVALID_PAGE_TOKEN`: The page token does not belong to this list. Send the nextPageToken of the previous answer with the same filters, or leave it out to start over.
             *
             *     `INVALID_REQUEST`: The request is not valid: {summary}
             *
             *     `MALFORMED_REQUEST`: The request cannot be read as HTTP: {problem}
             *
             *     `INVALID_IDEMPOTENCY_KEY`: Idempotency-Key must be sent once and hold 1 to 255 printable ASCII characters.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `UNAUTHENTICATED`: {problem} */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `PERMISSION_DENIED`: This needs the permission {permission}, which you do not have.
             *
             *     `FOREIGN_ORIGIN`: A signed-in browser may change data only from pages of this server; this request came from elsewhere.
             *
             *     `ADDRESS_NOT_ALLOWED`: This credential may not be used from your network address. Its owner can change the allowed addresses.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `UNKNOWN_HOST`: No tenant is served under this host name. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `REQUEST_TIMEOUT`: The request did not arrive in time. Send it again. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `TOO_MANY_REQUESTS`: Too many requests. Wait {seconds} seconds. */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `HEADERS_TOO_LARGE`: The request headers are too large. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `INTERNAL`: Something went wrong on our side and nothing was changed. Give the request id to your administrator. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `STORAGE_UNAVAILABLE`: The database is not answering. Try again in a few seconds. */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
                "application/json": components["schemas"]["CreatePersonalClientRequest"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatePersonalClientReply"];
                };
            };
            /**
             * @description `INVALID_REQUEST`: The request is not valid: {summary}
             *
             *     `MALFORMED_REQUEST`: The request cannot be read as HTTP: {problem}
             *
             *     `MALFORMED_JSON`: The body is not valid JSON: {problem}
             *
             *     `INVALID_IDEMPOTENCY_KEY`: Idempotency-Key must be sent once and hold 1 to 255 printable ASCII characters.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `UNAUTHENTICATED`: {problem} */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `PERMISSION_DENIED`: This needs the permission {permission}, which you do not have.
             *
             *     `FOREIGN_ORIGIN`: A signed-in browser may change data only from pages of this server; this request came from elsewhere.
             *
             *     `ADDRESS_NOT_ALLOWED`: This credential may not be used from your network address. Its owner can change the allowed addresses.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `UNKNOWN_HOST`: No tenant is served under this host name. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `REQUEST_TIMEOUT`: The request did not arrive in time. Send it again. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `BODY_TOO_LARGE`: The body is larger than {limit} bytes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `UNSUPPORTED_MEDIA_TYPE`: Send the body as application/json in UTF-8, without compression. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `TOO_MANY_REQUESTS`: Too many requests. Wait {seconds} seconds. */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `HEADERS_TOO_LARGE`: The request headers are too large. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `INTERNAL`: Something went wrong on our side and nothing was changed. Give the request id to your administrator. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `STORAGE_UNAVAILABLE`: The database is not answering. Try again in a few seconds. */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "svc.api.iam.v1.PersonalClientService.Get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonalClientReply"];
                };
            };
            /**
             * @description `INVALID_REQUEST`: The request is not valid: {summary}
             *
             *     `MALFORMED_REQUEST`: The request cannot be read as HTTP: {problem}
             *
             *     `INVALID_IDEMPOTENCY_KEY`: Idempotency-Key must be sent once and hold 1 to 255 printable ASCII characters.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `UNAUTHENTICATED`: {problem} */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `PERMISSION_DENIED`: This needs the permission {permission}, which you do not have.
             *
             *     `FOREIGN_ORIGIN`: A signed-in browser may change data only from pages of this server; this request came from elsewhere.
             *
             *     `ADDRESS_NOT_ALLOWED`: This credential may not be used from your network address. Its owner can change the allowed addresses.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `NOT_FOUND`: There is no {thing} with this id.
             *
             *     `UNKNOWN_HOST`: No tenant is served under this host name.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `REQUEST_TIMEOUT`: The request did not arrive in time. Send it again. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `TOO_MANY_REQUESTS`: Too many requests. Wait {seconds} seconds. */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `HEADERS_TOO_LARGE`: The request headers are too large. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `INTERNAL`: Something went wrong on our side and nothing was changed. Give the request id to your administrator. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `STORAGE_UNAVAILABLE`: The database is not answering. Try again in a few seconds. */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "svc.api.iam.v1.PersonalClientService.Update": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe: the same key with the same request answers with the first reply for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["UpdatePersonalClientRequest"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    /** @description `true` on a replay */
                    "Idempotent-Replayed"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonalClientReply"];
                };
            };
            /**
             * @description `INVALID_REQUEST`: The request is not valid: {summary}
             *
             *     `MALFORMED_REQUEST`: The request cannot be read as HTTP: {problem}
             *
             *     `MALFORMED_JSON`: The body is not valid JSON: {problem}
             *
             *     `INVALID_IDEMPOTENCY_KEY`: Idempotency-Key must be sent once and hold 1 to 255 printable ASCII characters.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `UNAUTHENTICATED`: {problem} */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `PERMISSION_DENIED`: This needs the permission {permission}, which you do not have.
             *
             *     `FOREIGN_ORIGIN`: A signed-in browser may change data only from pages of this server; this request came from elsewhere.
             *
             *     `ADDRESS_NOT_ALLOWED`: This credential may not be used from your network address. Its owner can change the allowed addresses.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `NOT_FOUND`: There is no {thing} with this id.
             *
             *     `UNKNOWN_HOST`: No tenant is served under this host name.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `REQUEST_TIMEOUT`: The request did not arrive in time. Send it again. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `BODY_TOO_LARGE`: The body is larger than {limit} bytes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `UNSUPPORTED_MEDIA_TYPE`: Send the body as application/json in UTF-8, without compression. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `IDEMPOTENCY_KEY_REUSED`: This Idempotency-Key was used before with another request. Use a new key for a new request. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `TOO_MANY_REQUESTS`: Too many requests. Wait {seconds} seconds. */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `HEADERS_TOO_LARGE`: The request headers are too large. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `INTERNAL`: Something went wrong on our side and nothing was changed. Give the request id to your administrator. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `STORAGE_UNAVAILABLE`: The database is not answering. Try again in a few seconds. */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "svc.api.iam.v1.PersonalClientService.Delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            /**
             * @description `INVALID_REQUEST`: The request is not valid: {summary}
             *
             *     `MALFORMED_REQUEST`: The request cannot be read as HTTP: {problem}
             *
             *     `MALFORMED_JSON`: The body is not valid JSON: {problem}
             *
             *     `INVALID_IDEMPOTENCY_KEY`: Idempotency-Key must be sent once and hold 1 to 255 printable ASCII characters.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `UNAUTHENTICATED`: {problem} */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `PERMISSION_DENIED`: This needs the permission {permission}, which you do not have.
             *
             *     `FOREIGN_ORIGIN`: A signed-in browser may change data only from pages of this server; this request came from elsewhere.
             *
             *     `ADDRESS_NOT_ALLOWED`: This credential may not be used from your network address. Its owner can change the allowed addresses.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `NOT_FOUND`: There is no {thing} with this id.
             *
             *     `UNKNOWN_HOST`: No tenant is served under this host name.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `REQUEST_TIMEOUT`: The request did not arrive in time. Send it again. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `BODY_TOO_LARGE`: The body is larger than {limit} bytes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `UNSUPPORTED_MEDIA_TYPE`: Send the body as application/json in UTF-8, without compression. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `TOO_MANY_REQUESTS`: Too many requests. Wait {seconds} seconds. */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `HEADERS_TOO_LARGE`: The request headers are too large. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `INTERNAL`: Something went wrong on our side and nothing was changed. Give the request id to your administrator. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `STORAGE_UNAVAILABLE`: The database is not answering. Try again in a few seconds. */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "svc.api.iam.v1.Roles.List": {
        parameters: {
            query?: {
                /** @description Rows per page: 10 to 100; a smaller or larger number is taken as 10 or 100 */
                page_size?: number;
                /** @description nextPageToken of the previous page */
                page_token?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoleList"];
                };
            };
            /**
             * @description `INVALID_PAGE_TOKEN`: The page token does not belong to this list. Send the nextPageToken of the previous answer with the same filters, or leave it out to start over.
             *
             *     `INVALID_REQUEST`: The request is not valid: {summary}
             *
             *     `MALFORMED_REQUEST`: The request cannot be read as HTTP: {problem}
             *
             *     `INVALID_IDEMPOTENCY_KEY`: Idempotency-Key must be sent once and hold 1 to 255 printable ASCII characters.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `UNAUTHENTICATED`: {problem} */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `PERMISSION_DENIED`: This needs the permission {permission}, which you do not have.
             *
             *     `FOREIGN_ORIGIN`: A signed-in browser may change data only from pages of this server; this request came from elsewhere.
             *
             *     `ADDRESS_NOT_ALLOWED`: This credential may not be used from your network address. Its owner can change the allowed addresses.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `UNKNOWN_HOST`: No tenant is served under this host name. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `REQUEST_TIMEOUT`: The request did not arrive in time. Send it again. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `TOO_MANY_REQUESTS`: Too many requests. Wait {seconds} seconds. */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `HEADERS_TOO_LARGE`: The request headers are too large. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `INTERNAL`: Something went wrong on our side and nothing was changed. Give the request id to your administrator. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `STORAGE_UNAVAILABLE`: The database is not answering. Try again in a few seconds. */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "svc.api.iam.v1.Roles.Get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                role_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoleReply"];
                };
            };
            /**
             * @description `INVALID_REQUEST`: The request is not valid: {summary}
             *
             *     `MALFORMED_REQUEST`: The request cannot be read as HTTP: {problem}
             *
             *     `INVALID_IDEMPOTENCY_KEY`: Idempotency-Key must be sent once and hold 1 to 255 printable ASCII characters.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `UNAUTHENTICATED`: {problem} */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `PERMISSION_DENIED`: This needs the permission {permission}, which you do not have.
             *
             *     `FOREIGN_ORIGIN`: A signed-in browser may change data only from pages of this server; this request came from elsewhere.
             *
             *     `ADDRESS_NOT_ALLOWED`: This credential may not be used from your network address. Its owner can change the allowed addresses.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `NOT_FOUND`: There is no {thing} with this id.
             *
             *     `UNKNOWN_HOST`: No tenant is served under this host name.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `REQUEST_TIMEOUT`: The request did not arrive in time. Send it again. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `TOO_MANY_REQUESTS`: Too many requests. Wait {seconds} seconds. */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `HEADERS_TOO_LARGE`: The request headers are too large. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `INTERNAL`: Something went wrong on our side and nothing was changed. Give the request id to your administrator. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `STORAGE_UNAVAILABLE`: The database is not answering. Try again in a few seconds. */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonalClientList"];
                };
            };
            /**
             * @description `INVALID_PAGE_TOKEN`: The page token does not belong to this list. Send the nextPageToken of the previous answer with the same filters, or leave it out to start over.
             *
             *     `INVALID_REQUEST`: The request is not valid: {summary}
             *
             *     `MALFORMED_REQUEST`: The request cannot be read as HTTP: {problem}
             *
             *     `MALFORMED_JSON`: The body is not valid JSON: {problem}
             *
             *     `INVALID_IDEMPOTENCY_KEY`: Idempotency-Key must be sent once and hold 1 to 255 printable ASCII characters.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `UNAUTHENTICATED`: {problem} */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `PERMISSION_DENIED`: This needs the permission {permission}, which you do not have.
             *
             *     `FOREIGN_ORIGIN`: A signed-in browser may change data only from pages of this server; this request came from elsewhere.
             *
             *     `ADDRESS_NOT_ALLOWED`: This credential may not be used from your network address. Its owner can change the allowed addresses.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `UNKNOWN_HOST`: No tenant is served under this host name. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `REQUEST_TIMEOUT`: The request did not arrive in time. Send it again. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `BODY_TOO_LARGE`: The body is larger than {limit} bytes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `UNSUPPORTED_MEDIA_TYPE`: Send the body as application/json in UTF-8, without compression. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `TOO_MANY_REQUESTS`: Too many requests. Wait {seconds} seconds. */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `HEADERS_TOO_LARGE`: The request headers are too large. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `INTERNAL`: Something went wrong on our side and nothing was changed. Give the request id to your administrator. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `STORAGE_UNAVAILABLE`: The database is not answering. Try again in a few seconds. */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserList"];
                };
            };
            /**
             * @description `INVALID_PAGE_TOKEN`: The page token does not belong to this list. Send the nextPageToken of the previous answer with the same filters, or leave it out to start over.
             *
             *     `UNKNOWN_EXPAND_PATH`: expandMask.paths holds {path}, which cannot be expanded here. Known paths: {known}, or * for all.
             *
             *     `INVALID_REQUEST`: The request is not valid: {summary}
             *
             *     `MALFORMED_REQUEST`: The request cannot be read as HTTP: {problem}
             *
             *     `MALFORMED_JSON`: The body is not valid JSON: {problem}
             *
             *     `INVALID_IDEMPOTENCY_KEY`: Idempotency-Key must be sent once and hold 1 to 255 printable ASCII characters.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `UNAUTHENTICATED`: {problem} */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `PERMISSION_DENIED`: This needs the permission {permission}, which you do not have.
             *
             *     `FOREIGN_ORIGIN`: A signed-in browser may change data only from pages of this server; this request came from elsewhere.
             *
             *     `ADDRESS_NOT_ALLOWED`: This credential may not be used from your network address. Its owner can change the allowed addresses.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `UNKNOWN_HOST`: No tenant is served under this host name. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `REQUEST_TIMEOUT`: The request did not arrive in time. Send it again. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `BODY_TOO_LARGE`: The body is larger than {limit} bytes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `UNSUPPORTED_MEDIA_TYPE`: Send the body as application/json in UTF-8, without compression. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `TOO_MANY_REQUESTS`: Too many requests. Wait {seconds} seconds. */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `HEADERS_TOO_LARGE`: The request headers are too large. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `INTERNAL`: Something went wrong on our side and nothing was changed. Give the request id to your administrator. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `STORAGE_UNAVAILABLE`: The database is not answering. Try again in a few seconds. */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "svc.api.user.v1.UserService.List": {
        parameters: {
            query?: {
                /** @description Rows per page: 10 to 100; a smaller or larger number is taken as 10 or 100 */
                page_size?: number;
                /** @description nextPageToken of the previous page */
                page_token?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserList"];
                };
            };
            /**
             * @description `INVALID_PAGE_TOKEN`: The page token does not belong to this list. Send the nextPageToken of the previous answer with the same filters, or leave it out to start over.
             *
             *     `INVALID_REQUEST`: The request is not valid: {summary}
             *
             *     `MALFORMED_REQUEST`: The request cannot be read as HTTP: {problem}
             *
             *     `INVALID_IDEMPOTENCY_KEY`: Idempotency-Key must be sent once and hold 1 to 255 printable ASCII characters.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `UNAUTHENTICATED`: {problem} */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `PERMISSION_DENIED`: This needs the permission {permission}, which you do not have.
             *
             *     `FOREIGN_ORIGIN`: A signed-in browser may change data only from pages of this server; this request came from elsewhere.
             *
             *     `ADDRESS_NOT_ALLOWED`: This credential may not be used from your network address. Its owner can change the allowed addresses.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `UNKNOWN_HOST`: No tenant is served under this host name. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `REQUEST_TIMEOUT`: The request did not arrive in time. Send it again. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `TOO_MANY_REQUESTS`: Too many requests. Wait {seconds} seconds. */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `HEADERS_TOO_LARGE`: The request headers are too large. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `INTERNAL`: Something went wrong on our side and nothing was changed. Give the request id to your administrator. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `STORAGE_UNAVAILABLE`: The database is not answering. Try again in a few seconds. */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserReply"];
                };
            };
            /**
             * @description `UNKNOWN_EXPAND_PATH`: expandMask.paths holds {path}, which cannot be expanded here. Known paths: {known}, or * for all.
             *
             *     `INVALID_REQUEST`: The request is not valid: {summary}
             *
             *     `MALFORMED_REQUEST`: The request cannot be read as HTTP: {problem}
             *
             *     `MALFORMED_JSON`: The body is not valid JSON: {problem}
             *
             *     `INVALID_IDEMPOTENCY_KEY`: Idempotency-Key must be sent once and hold 1 to 255 printable ASCII characters.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `UNAUTHENTICATED`: {problem} */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `PERMISSION_DENIED`: This needs the permission {permission}, which you do not have.
             *
             *     `FOREIGN_ORIGIN`: A signed-in browser may change data only from pages of this server; this request came from elsewhere.
             *
             *     `ADDRESS_NOT_ALLOWED`: This credential may not be used from your network address. Its owner can change the allowed addresses.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `NOT_FOUND`: There is no {thing} with this id.
             *
             *     `UNKNOWN_HOST`: No tenant is served under this host name.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `REQUEST_TIMEOUT`: The request did not arrive in time. Send it again. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `BODY_TOO_LARGE`: The body is larger than {limit} bytes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `UNSUPPORTED_MEDIA_TYPE`: Send the body as application/json in UTF-8, without compression. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `TOO_MANY_REQUESTS`: Too many requests. Wait {seconds} seconds. */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `HEADERS_TOO_LARGE`: The request headers are too large. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `INTERNAL`: Something went wrong on our side and nothing was changed. Give the request id to your administrator. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `STORAGE_UNAVAILABLE`: The database is not answering. Try again in a few seconds. */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "svc.api.user.v1.UserService.Get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserReply"];
                };
            };
            /**
             * @description `INVALID_REQUEST`: The request is not valid: {summary}
             *
             *     `MALFORMED_REQUEST`: The request cannot be read as HTTP: {problem}
             *
             *     `INVALID_IDEMPOTENCY_KEY`: Idempotency-Key must be sent once and hold 1 to 255 printable ASCII characters.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `UNAUTHENTICATED`: {problem} */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `PERMISSION_DENIED`: This needs the permission {permission}, which you do not have.
             *
             *     `FOREIGN_ORIGIN`: A signed-in browser may change data only from pages of this server; this request came from elsewhere.
             *
             *     `ADDRESS_NOT_ALLOWED`: This credential may not be used from your network address. Its owner can change the allowed addresses.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `NOT_FOUND`: There is no {thing} with this id.
             *
             *     `UNKNOWN_HOST`: No tenant is served under this host name.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `REQUEST_TIMEOUT`: The request did not arrive in time. Send it again. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `TOO_MANY_REQUESTS`: Too many requests. Wait {seconds} seconds. */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `HEADERS_TOO_LARGE`: The request headers are too large. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `INTERNAL`: Something went wrong on our side and nothing was changed. Give the request id to your administrator. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `STORAGE_UNAVAILABLE`: The database is not answering. Try again in a few seconds. */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
            /** @description Signed in; the session is in the cookie */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            /**
             * @description `INVALID_REQUEST`: The request is not valid: {summary}
             *
             *     `MALFORMED_JSON`: The body is not valid JSON: {problem}
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `UNAUTHENTICATED`: {problem} */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `FOREIGN_ORIGIN`: A signed-in browser may change data only from pages of this server; this request came from elsewhere. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `UNSUPPORTED_MEDIA_TYPE`: Send the body as application/json in UTF-8, without compression. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `TOO_MANY_REQUESTS`: Too many requests. Wait {seconds} seconds. */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `STORAGE_UNAVAILABLE`: The database is not answering. Try again in a few seconds. */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
            /** @description `UNAUTHENTICATED`: {problem} */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `FOREIGN_ORIGIN`: A signed-in browser may change data only from pages of this server; this request came from elsewhere. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `TOO_MANY_REQUESTS`: Too many requests. Wait {seconds} seconds. */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `STORAGE_UNAVAILABLE`: The database is not answering. Try again in a few seconds. */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
                "application/x-www-form-urlencoded": {
                    /** @constant */
                    grant_type: "client_credentials";
                    /** @description The Client ID */
                    client_id: string;
                    /** @description The Client Secret (basic method) */
                    client_secret?: string;
                    /** @constant */
                    client_assertion_type?: "urn:ietf:params:oauth:client-assertion-type:jwt-bearer";
                    /** @description A JWT signed with EdDSA by the key in the Client Secret: iss and sub the Client ID, aud the host, exp within five minutes */
                    client_assertion?: string;
                };
            };
        };
        responses: {
            /** @description The token */
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
            /** @description `invalid_client`: the client is unknown, its proof is wrong, or it may not be used now or from here */
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
            /** @description `server_error`: something went wrong on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthError"];
                };
            };
            /** @description The database is not answering; see Retry-After */
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
