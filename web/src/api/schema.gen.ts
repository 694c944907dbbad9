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
        SignInRequest: {
            token: string;
        };
        TokenResponse: {
            access_token: string;
            token_type: string;
            /** @description Seconds until the token expires */
            expires_in: number;
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
