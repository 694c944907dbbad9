// Generated from openapi.json and web/src/api/features.json. Edits are lost.

export interface paths {
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
    "/auth/v1/device/decide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve or refuse the program that is waiting with a user code
         * @description For the web application, once for each code. Needs a browser session.
         */
        post: operations["auth.device_decide"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/v1/device/find": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get the program that is waiting with a user code
         * @description For the web application: what the person sees before they let a program in. Needs a browser session.
         */
        post: operations["auth.device_find"];
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
    "/auth/v1/sign-in/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a sign-in link by mail
         * @description For the sign-in page, where `mailsLinks` of the ways to sign in says so. Whoever has the address gets a mail with a link that signs in once, within 15 minutes; at most one in a minute and 5 in an hour. The reply is the same whether or not anybody has the address.
         */
        post: operations["auth.ask_sign_in_link"];
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
         * @description For the web application: ends the session that the cookie names and deletes the cookie. If single sign-on began the session, the reply says where to sign out at the provider.
         */
        post: operations["auth.sign_out"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/v1/sso": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the ways to sign in
         * @description For the sign-in page. With single sign-on, a browser signs in at /auth/v1/sso/start?to=<path of a page>, which leads to the provider and back.
         */
        get: operations["auth.sign_in_options"];
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
            /** @description IANA name of the time zone of the organization; empty if it has set none */
            timeZone: string;
            /**
             * Format: int32
             * @description Seconds until this token or session ends
             */
            expiresIn?: number;
        };
        UserIntrospectRequest: {
            /** @description What to return in `expanded` */
            expandMask?: components["schemas"]["ExpandMask"] | null;
        };
        ExpandMask: {
            /** @description Fields in snake_case, or `*` for all */
            paths?: string[] | null;
        };
        UserReply: {
            /** @description The person */
            userView: components["schemas"]["UserView"];
            /** @description The related objects */
            expanded: components["schemas"]["RelatedObject"][];
        };
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
        DecideDeviceLoginRequest: {
            /** @description The code that the program shows */
            userCode: string;
            /** @description Whether to let the program in */
            allow: boolean;
        };
        FindDeviceLoginRequest: {
            /** @description The code that the program shows */
            userCode: string;
        };
        DeviceLogin: {
            /** @description The name that the program gives itself; not verified */
            clientId: string;
            /** @description IP address that the program asked from */
            address: string;
            /** @description How the program names its software; empty if it does not */
            userAgent: string;
            /**
             * Format: date-time
             * @description When the program asked
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the code expires
             */
            expiresAt: string;
        };
        SignInRequest: {
            /** @description The token in the fragment of the sign-in link */
            token: string;
        };
        SignInLinkRequest: {
            /** @description Address of the person who wants to sign in */
            email: string;
            /** @description Path of the page that the link leads to */
            to?: string | null;
        };
        SignOutReply: {
            /** @description Where to sign out at the sign-in provider; absent if there is no such page */
            redirectUrl?: string;
        };
        SignInOptions: {
            /** @description Name of the sign-in provider; empty without single sign-on */
            providerName: string;
            /** @description Whether mails have links that sign people in. Links made by the command `recert user sign-in-link` always work */
            linksAllowed: boolean;
            /** @description Whether people can ask for a sign-in link by mail */
            mailsLinks: boolean;
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
        };
    };
    "auth.device_decide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DecideDeviceLoginRequest"];
            };
        };
        responses: {
            /** @description Decided */
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
    "auth.device_find": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FindDeviceLoginRequest"];
            };
        };
        responses: {
            /** @description The program that waits */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeviceLogin"];
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
            /** @description Signed in; the cookie has the session */
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
    "auth.ask_sign_in_link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignInLinkRequest"];
            };
        };
        responses: {
            /** @description If the address is known, a link is on its way */
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
                    "application/json": components["schemas"]["SignOutReply"];
                };
            };
        };
    };
    "auth.sign_in_options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ways to sign in */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInOptions"];
                };
            };
        };
    };
}
