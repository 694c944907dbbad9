// Generated from openapi.json and web/src/api/features.json. Edits are lost.

export interface paths {
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
        /**
         * End all of your browser sessions except this one
         * @description A request with an access token ends all of them. Takes effect with the next request of each session.
         */
        delete: operations["svc.api.auth.v1.SessionService.RevokeOthers"];
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
    "/api/v1/iam/permissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the permissions and what they allow
         * @description A role is a set of these permissions; every permission is built in.
         */
        get: operations["svc.api.iam.v1.Permissions.List"];
        put?: never;
        post?: never;
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
        get?: never;
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
    "/api/v1/mail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List mails, the latest first
         * @description Mails that were sent, that wait, that nobody needed any more, and that failed, with the reason.
         */
        get: operations["svc.api.mail.v1.MailService.List"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/mail/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a mail
         * @description Only while the server has no SMTP_URL, so that a new installation can be tried out: the reply is 404 once it sends mail. Links in the content sign their recipients in.
         */
        get: operations["svc.api.mail.v1.MailService.Get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/mail/{id}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Retry a failed mail
         * @description For a mail in the state FAILED, once the cause is fixed. Any other mail stays as it is.
         */
        post: operations["svc.api.mail.v1.MailService.Retry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/mail_server": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the mail settings
         * @description Whether a mail server is set (SMTP_URL), and the sender of mails (MAIL_FROM). Secrets are not shown.
         */
        get: operations["svc.api.mail.v1.MailService.GetServer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/mail_server/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send yourself a test mail
         * @description It is sent like every other mail: the reply has the mail, whose `state` and `lastError` say what became of it. At most one is sent in a minute; until then the reply has that one.
         */
        post: operations["svc.api.mail.v1.MailService.SendTest"];
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
    "/api/v1/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the settings of your organization
         * @description What the organization has not set has its default. Its limits are never above those of the server.
         */
        get: operations["svc.api.settings.v1.SettingsService.Get"];
        put?: never;
        /**
         * Change the settings of your organization
         * @description Settings that are left out stay as they are. A limit cannot be above that of the server.
         */
        post: operations["svc.api.settings.v1.SettingsService.Update"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/settings/sign_in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the sign-in settings of your organization
         * @description The client secret is never shown.
         */
        get: operations["svc.api.settings.v1.SignInService.Get"];
        put?: never;
        /**
         * Change the sign-in settings of your organization
         * @description Settings that are omitted stay as they are. This does not contact the provider: to test it, open /auth/v1/sso/start?test=true in a browser. Links can be switched off only after a successful test; links that were already sent then stop working.
         */
        post: operations["svc.api.settings.v1.SignInService.Update"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/settings/sign_in/unlink": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Unlink a person from their account at the sign-in provider
         * @description For a person who got a new account at the provider. The next sign-in with their verified e-mail address links it.
         */
        post: operations["svc.api.settings.v1.SignInService.Unlink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/step-up/providers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the step-up providers, oldest first
         * @description Without those that were deleted.
         */
        get: operations["svc.api.stepup.v1.StepUpProviderService.List"];
        put?: never;
        /**
         * Add a step-up provider
         * @description An OpenID provider that people authenticate with once more before they sign or approve. Register `/auth/v1/step-up/callback` of this server as redirect address there, then test it.
         */
        post: operations["svc.api.stepup.v1.StepUpProviderService.Create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/step-up/providers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change a step-up provider
         * @description When issuerUrl changes, the client secret is forgotten, because it belongs to the provider before: set it again.
         */
        post: operations["svc.api.stepup.v1.StepUpProviderService.Update"];
        /**
         * Delete a step-up provider
         * @description Refused while policies or campaigns that are not closed name it, or submissions wait to be signed with it. What was signed with it stays verifiable.
         */
        delete: operations["svc.api.stepup.v1.StepUpProviderService.Delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/step-up/providers/{id}/secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set the client secret of a step-up provider
         * @description The secret is stored encrypted and never shown. An empty one is for clients without a secret.
         */
        post: operations["svc.api.stepup.v1.StepUpProviderService.UpdateSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/step-up/providers/{id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Test a step-up provider
         * @description Begins a challenge for you that nothing depends on. Authenticate at redirectUrl in a browser in which you are signed in; the transaction says how it went.
         */
        post: operations["svc.api.stepup.v1.StepUpProviderService.Test"];
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
    "/api/v1/users/set-own-delegation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set your own delegate, and for how long
         * @description Steps of tasks that open during this time are assigned to the delegate, where the policy allows it; what you have already stays with you. Replaces the current delegation. An empty delegatedUserId removes it.
         */
        post: operations["svc.api.user.v1.UserService.SetOwnDelegation"];
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
    "/api/v1/users/{user_id}/delegates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search the people who can be the delegate of a person
         * @description Names and addresses only: people who review cannot search the directory.
         */
        get: operations["svc.api.user.v1.UserService.ListDelegates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/{user_id}/delegation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the delegate of a person, and for how long
         * @description Your own, or that of others with `user.read`; also one that has yet to start. Without times it is the delegate that the directory names; without delegatedUserId there is none.
         */
        get: operations["svc.api.user.v1.UserService.GetDelegation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/{user_id}/roles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a person a role
         * @description Takes effect with their next request. Giving a role again changes nothing.
         */
        post: operations["svc.api.iam.v1.UserRoles.Add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/{user_id}/roles/{role_id}": {
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
         * Remove a role from a person
         * @description Takes effect with their next request. The role of the last Super Administrator who can sign in cannot be taken away.
         */
        delete: operations["svc.api.iam.v1.UserRoles.Remove"];
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
    "/api/v1/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the webhooks, oldest first
         * @description Without those that were deleted.
         */
        get: operations["svc.api.webhooks.v1.WebhooksService.List"];
        put?: never;
        /**
         * Add a webhook
         * @description A URL of yours that deliveries are sent to. Each is signed; check it with the keys at /auth/v1/jwks. Send a test to see that it works.
         */
        post: operations["svc.api.webhooks.v1.WebhooksService.Create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhooks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change a webhook
         * @description Deliveries in flight keep their original URL.
         */
        post: operations["svc.api.webhooks.v1.WebhooksService.Update"];
        /**
         * Delete a webhook
         * @description Refused while policies, entitlements or the settings of the organization name it. What was sent and not answered yet is given up: review steps go to the owners of the campaign, access is removed by hand.
         */
        delete: operations["svc.api.webhooks.v1.WebhooksService.Delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhooks/{id}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what was sent to a webhook, newest first
         * @description Each delivery shows its last attempts: when they were made, what the receiver answered, and what went wrong.
         */
        get: operations["svc.api.webhooks.v1.WebhooksService.ListDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhooks/{id}/deliveries/{delivery_id}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a delivery again now
         * @description For one that failed. The receiver gets the same bytes with the same Webhook-Id, and its callback window begins again.
         */
        post: operations["svc.api.webhooks.v1.WebhooksService.RetryDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhooks/{id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a test to a webhook
         * @description Sends a delivery without content, like any other: signed, repeated until it is answered, with a callback URL. The list of deliveries tells how it went.
         */
        post: operations["svc.api.webhooks.v1.WebhooksService.Test"];
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
        SessionList: {
            /** @description The entries */
            list: components["schemas"]["Session"][];
            /** @description Empty on the last page */
            nextPageToken: string;
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
            /** @description IP address that signed in */
            address: string;
            /** @description How the browser named itself; empty if it did not */
            userAgent: string;
            /** @description Whether this request belongs to the session */
            current: boolean;
        };
        RevokeSessionsReply: {
            /**
             * Format: int32
             * @description How many sessions were ended
             */
            endedCount: number;
        };
        PermissionList: {
            /** @description The permissions that roles consist of */
            list: components["schemas"]["Permission"][];
        };
        Permission: {
            /** @description Name of the permission, as roles list it */
            name: string;
            /** @description What it allows */
            description: string;
        };
        PersonalClientList: {
            /** @description The entries */
            list: components["schemas"]["PersonalClient"][];
            /** @description Empty on the last page */
            nextPageToken: string;
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
        CreatePersonalClientReply: {
            /** @description The credential */
            client: components["schemas"]["PersonalClient"];
            /** @description Shown only in this reply; it is not stored */
            clientSecret: string;
        };
        UpdatePersonalClientRequest: {
            /** @description The credential */
            client?: components["schemas"]["PersonalClientInput"] | null;
            /** @description Fields to change, separated by commas; by default, all fields in the request */
            updateMask?: string | {
                /** @description Fields in snake_case, or `*` for all */
                paths?: string[] | null;
            } | null;
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
        PersonalClientReply: {
            /** @description The credential */
            client: components["schemas"]["PersonalClient"];
        };
        RoleList: {
            /** @description The entries */
            list: components["schemas"]["Role"][];
            /** @description Empty on the last page */
            nextPageToken: string;
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
        /** @enum {string} */
        MailState: "WAITING" | "SENT" | "SKIPPED" | "FAILED";
        /** @enum {string} */
        MailKind: "KICKOFF" | "REMINDER" | "REMINDER_NOW" | "ASSIGNED" | "DELEGATION_OFFER" | "CLOSED" | "CLOSING" | "NOT_CLOSED" | "NOT_STARTED" | "STARTED_WITH_ISSUES" | "NEEDS_YOU" | "REMOVAL_WORK" | "REMOVAL_NOTICE" | "SIGNED" | "SIGNATURE_FAILED" | "SIGN_IN_AGAIN" | "SIGN_IN_LINK" | "SOURCE_LATE" | "SOURCE_FAILED" | "TEST";
        MailList: {
            /** @description The entries */
            list: components["schemas"]["Mail"][];
            /** @description Empty on the last page */
            nextPageToken: string;
        };
        Mail: {
            /** @description Its id */
            id: string;
            /** @description KICKOFF: a review has started. REMINDER: daily, REMINDER_NOW: on demand. ASSIGNED: tasks were given to the person. DELEGATION_OFFER: their delegate can take over. CLOSED, CLOSING: the campaign. NOT_CLOSED, NOT_STARTED: why it was not. STARTED_WITH_ISSUES: it started with data that may be out of date. NEEDS_YOU: what needs an owner. REMOVAL_WORK: access that the person has to remove. REMOVAL_NOTICE: removals that are overdue, still there or granted again. SIGNED: a receipt for signed decisions. SIGNATURE_FAILED: why signed decisions were not recorded. SIGN_IN_AGAIN: a link to sign in with and sign. SIGN_IN_LINK: a link to sign in with that the person asked for. SOURCE_LATE: a source of the person should have been imported again. SOURCE_FAILED: an import of a source of the person failed. TEST: the person asked for a test mail */
            kind: components["schemas"]["MailKind"] | string;
            /** @description WAITING: it will be sent, or tried again. SENT: the mail server accepted it. SKIPPED: it was no longer needed when it was due. FAILED: it will not be tried again */
            state: components["schemas"]["MailState"] | string;
            /** @description Id of the person it is for */
            userId: string;
            /** @description Name of the person it is for */
            displayName: string;
            /** @description Address of the person as it is now; empty if they have none */
            email: string;
            /** @description The campaign it is about; empty for a mail about several */
            accessReviewId: string;
            /** @description Name of that campaign */
            accessReviewDisplayName: string;
            /**
             * Format: date-time
             * @description When it was created
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description While it waits: when it is sent or tried again
             */
            dueAt?: string;
            /**
             * Format: date-time
             * @description When it was sent, skipped or given up; absent while it waits
             */
            endedAt?: string;
            /**
             * Format: int32
             * @description Number of attempts to send it
             */
            attempts: number;
            /** @description Why the last attempt failed; empty if none did */
            lastError: string;
        };
        MailContentReply: {
            /** @description The mail */
            mail: components["schemas"]["Mail"];
            /** @description Subject of the mail; empty until it is written */
            subject: string;
            /** @description The mail as plain text */
            text: string;
            /** @description The mail as HTML */
            html: string;
        };
        MailReply: {
            /** @description The mail */
            mail: components["schemas"]["Mail"];
        };
        MailServer: {
            /** @description Whether there is a mail server; without one, mails are only written to files */
            isSet: boolean;
            /** @description Name and port of the mail server; empty without one */
            host: string;
            /** @description Name of the sender; empty for the name of the organization */
            fromName: string;
            /** @description Address of the sender */
            fromAddress: string;
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
        UserRef: {
            /** @description Its id */
            id: string;
        };
        SearchUsersRequest: {
            /**
             * Format: int32
             * @description Rows per page, 10 to 100; by default 25
             */
            pageSize?: number | null;
            /** @description nextPageToken of the previous page */
            pageToken?: string | null;
            /**
             * Format: date-time
             * @description Shows the access data as it was at this time; as it is now when left out
             */
            at?: string | null;
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
        /** @enum {string} */
        UserStatus: "UNKNOWN" | "ENABLED" | "DISABLED" | "DELETED";
        /** @enum {string} */
        UserOrigin: "USER_ORIGIN_UNSPECIFIED" | "USER_ORIGIN_DIRECTORY" | "USER_ORIGIN_LOCAL" | "USER_ORIGIN_SYSTEM";
        /** @enum {string} */
        UserType: "USER_TYPE_UNSPECIFIED" | "USER_TYPE_SYSTEM" | "USER_TYPE_HUMAN" | "USER_TYPE_SERVICE" | "USER_TYPE_AGENT";
        /** @enum {string} */
        DelegateStatus: "DELEGATE_STATUS_UNSPECIFIED" | "DELEGATE_STATUS_HAS_DELEGATE" | "DELEGATE_STATUS_NO_DELEGATE";
        ExpandMask: {
            /** @description Fields in snake_case, or `*` for all */
            paths?: string[] | null;
        };
        UserList: {
            /** @description The entries */
            list: components["schemas"]["UserView"][];
            /** @description Empty on the last page */
            nextPageToken: string;
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
        TenantSettingsReply: {
            /** @description Settings of the organization */
            settings: components["schemas"]["TenantSettings"];
            /** @description The highest values that the server allows for the limits of an organization */
            serverLimits: components["schemas"]["TenantLimits"];
        };
        TenantSettings: {
            /** @description Name of the organization */
            displayName: string;
            /**
             * Format: int32
             * @description Rank of a risk level from which on access is high risk; low is 10, medium 20, high 30, critical 40
             */
            highRiskRank: number;
            /** @description IANA name of the time zone in which campaign owners type dates; empty for the zone of each browser */
            timeZone: string;
            /**
             * Format: int32
             * @description Hour of the local day, 0 to 23, at which reminders and other daily mails are sent; in UTC if the organization has no time zone
             */
            mailHour: number;
            /** @description How denied access is removed if its entitlement does not say: MANUAL by people, TICKET through a ticket in another system, WEBHOOK by the webhook in removalWebhookId */
            removalChannel: components["schemas"]["DefaultRemovalChannel"] | string;
            /** @description Id of the webhook that is asked to remove access; empty unless removalChannel is WEBHOOK */
            removalWebhookId: string;
            /**
             * Format: int32
             * @description Days after which denied access that is not proven to be gone is overdue
             */
            removalDeadlineDays: number;
            /**
             * Format: int32
             * @description Days for which removed access is watched: owners are told when it is granted again; 0 for never
             */
            regrantWatchDays: number;
            /**
             * Format: int32
             * @description Share of the items, in percent, beyond which denials that nobody decided must be confirmed by their number
             */
            closeConfirmPercent: number;
            /**
             * Format: int32
             * @description A sync that would remove a larger share, in percent, of the grants or people of its source needs confirmation
             */
            importMaxRemovalPercent: number;
            /**
             * Format: int32
             * @description Maximum number of items in a campaign; a larger campaign becomes a draft again
             */
            campaignMaxItems: number;
        };
        /** @enum {string} */
        DefaultRemovalChannel: "MANUAL" | "TICKET" | "WEBHOOK";
        TenantLimits: {
            /**
             * Format: int32
             * @description Share of the items, in percent, beyond which denials that nobody decided must be confirmed by their number
             */
            closeConfirmPercent: number;
            /**
             * Format: int32
             * @description A sync that would remove a larger share, in percent, of the grants or people of its source needs confirmation
             */
            importMaxRemovalPercent: number;
            /**
             * Format: int32
             * @description Maximum number of items in a campaign; a larger campaign becomes a draft again
             */
            campaignMaxItems: number;
        };
        UpdateTenantSettingsRequest: {
            /** @description Name of the organization */
            displayName?: string | null;
            /**
             * Format: int32
             * @description Rank of a risk level from which on access is high risk; low is 10, medium 20, high 30, critical 40
             */
            highRiskRank?: number | null;
            /** @description IANA name of the time zone in which campaign owners type dates; empty for the zone of each browser */
            timeZone?: string | null;
            /**
             * Format: int32
             * @description Hour of the local day, 0 to 23, at which reminders and other daily mails are sent; in UTC if the organization has no time zone
             */
            mailHour?: number | null;
            /** @description How denied access is removed if its entitlement does not say: MANUAL by people, TICKET through a ticket in another system, WEBHOOK by the webhook in removalWebhookId */
            removalChannel?: components["schemas"]["DefaultRemovalChannel"] | null;
            /** @description Id of the webhook that is asked to remove access; empty unless removalChannel is WEBHOOK */
            removalWebhookId?: string | null;
            /**
             * Format: int32
             * @description Days after which denied access that is not proven to be gone is overdue
             */
            removalDeadlineDays?: number | null;
            /**
             * Format: int32
             * @description Days for which removed access is watched: owners are told when it is granted again; 0 for never
             */
            regrantWatchDays?: number | null;
            /**
             * Format: int32
             * @description Share of the items, in percent, beyond which denials that nobody decided must be confirmed by their number
             */
            closeConfirmPercent?: number | null;
            /**
             * Format: int32
             * @description A sync that would remove a larger share, in percent, of the grants or people of its source needs confirmation
             */
            importMaxRemovalPercent?: number | null;
            /**
             * Format: int32
             * @description Maximum number of items in a campaign; a larger campaign becomes a draft again
             */
            campaignMaxItems?: number | null;
        };
        SignInSettingsReply: {
            /** @description How people sign in */
            signIn: components["schemas"]["SignInSettings"];
            /** @description The redirect URI to register at the provider */
            redirectUri: string;
            /** @description The URI to register at the provider for coming back after signing out */
            signOutUri: string;
        };
        SignInSettings: {
            /** @description Name of the sign-in provider, as the sign-in page shows it */
            displayName: string;
            /** @description Issuer URL of the provider: https on port 443, at a public address */
            issuer: string;
            /** @description The client ID that the provider gave this server */
            clientId: string;
            /** @description Whether people can sign in with the provider */
            enabled: boolean;
            /** @description Whether mails have links that sign people in. Links made by the command `recert user sign-in-link` always work */
            linksAllowed: boolean;
            /** @description Whether an e-mail address counts as verified when the provider does not say (no `email_verified`). Only for a provider where people cannot choose their own address */
            trustsEmails: boolean;
            /** @description Whether a client secret is stored; it is never shown */
            hasClientSecret: boolean;
            /**
             * Format: date-time
             * @description When somebody last tested the provider as it is set now; absent if nobody did
             */
            testedAt?: string;
            /** @description Why the last test failed; empty if it succeeded or there was none */
            testProblem: string;
        };
        UpdateSignInSettingsRequest: {
            /** @description Name of the sign-in provider, as the sign-in page shows it */
            displayName?: string | null;
            /** @description Issuer URL of the provider: https on port 443, at a public address */
            issuer?: string | null;
            /** @description The client ID that the provider gave this server */
            clientId?: string | null;
            /** @description The client secret that the provider gave this server; needed again when the issuer changes. Empty removes it */
            clientSecret?: string | null;
            /** @description Whether people can sign in with the provider */
            enabled?: boolean | null;
            /** @description Whether mails have links that sign people in. Links made by the command `recert user sign-in-link` always work */
            linksAllowed?: boolean | null;
            /** @description Whether an e-mail address counts as verified when the provider does not say (no `email_verified`). Only for a provider where people cannot choose their own address */
            trustsEmails?: boolean | null;
        };
        UnlinkSubjectRequest: {
            /** @description Id of the person */
            userId: string;
        };
        StepUpProviderList: {
            /** @description The entries */
            list: components["schemas"]["StepUpProvider"][];
            /** @description Empty on the last page */
            nextPageToken: string;
        };
        StepUpProvider: {
            /** @description Its id */
            readonly id: string;
            /** @description How the provider knows this server */
            clientId: string;
            /** @description Its name */
            displayName: string;
            /** @description Address of the OpenID provider, without /.well-known/openid-configuration: https on port 443, a public address. When it changes, the client secret is forgotten and has to be set again */
            issuerUrl: string;
            /** @description Whether people can authenticate with it */
            enabled: boolean;
            /** @description For Microsoft Entra ID; exactly one of oauth2 and microsoft is set */
            microsoft?: components["schemas"]["StepUpMicrosoftSettings"];
            /** @description For every OpenID provider; exactly one of oauth2 and microsoft is set */
            oauth2?: components["schemas"]["StepUpOAuth2Settings"];
            /**
             * Format: date-time
             * @description When a test last succeeded; absent before
             */
            readonly lastTestedAt?: string;
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
        StepUpMicrosoftSettings: {
            /** @description Ids of authentication contexts, such as c1; one of them must be in acrs of the ID token */
            conditionalAccessIds: string[];
            /** @description Id of the directory; must be part of issuerUrl if it is given */
            tenant: string;
            /** @description ACRS: an authentication context is required; OIDC: every fresh authentication counts */
            validationMode?: components["schemas"]["MicrosoftValidationMode"] | string;
        };
        /** @enum {string} */
        MicrosoftValidationMode: "MICROSOFT_VALIDATION_MODE_UNSPECIFIED" | "MICROSOFT_VALIDATION_MODE_ACRS" | "MICROSOFT_VALIDATION_MODE_OIDC";
        StepUpOAuth2Settings: {
            /** @description Ways of authentication (acr) that count, and that the provider is asked for; with none, every fresh authentication counts */
            acrValues: string[];
        };
        CreateStepUpProviderRequest: {
            /** @description How the provider knows this server */
            clientId: string;
            /** @description Its name */
            displayName: string;
            /** @description Address of the OpenID provider, without /.well-known/openid-configuration: https on port 443, a public address. When it changes, the client secret is forgotten and has to be set again */
            issuerUrl: string;
            /** @description The secret of the client at the provider. It is stored encrypted and never shown */
            clientSecret?: string | null;
            /** @description For Microsoft Entra ID; exactly one of oauth2 and microsoft is set */
            microsoft?: components["schemas"]["StepUpMicrosoftSettingsInput"] | null;
            /** @description For every OpenID provider; exactly one of oauth2 and microsoft is set */
            oauth2?: components["schemas"]["StepUpOAuth2SettingsInput"] | null;
        };
        StepUpMicrosoftSettingsInput: {
            /** @description Ids of authentication contexts, such as c1; one of them must be in acrs of the ID token */
            conditionalAccessIds?: string[] | null;
            /** @description Id of the directory; must be part of issuerUrl if it is given */
            tenant?: string | null;
            /** @description ACRS: an authentication context is required; OIDC: every fresh authentication counts */
            validationMode?: components["schemas"]["MicrosoftValidationMode"] | null;
        };
        StepUpOAuth2SettingsInput: {
            /** @description Ways of authentication (acr) that count, and that the provider is asked for; with none, every fresh authentication counts */
            acrValues?: string[] | null;
        };
        StepUpProviderReply: {
            /** @description The provider */
            stepUpProvider: components["schemas"]["StepUpProvider"];
        };
        UpdateStepUpProviderRequest: {
            /** @description The provider */
            stepUpProvider?: components["schemas"]["StepUpProviderInput"] | null;
            /** @description Fields to change, separated by commas; by default, all fields in the request */
            updateMask?: string | {
                /** @description Fields in snake_case, or `*` for all */
                paths?: string[] | null;
            } | null;
        };
        StepUpProviderInput: {
            /** @description How the provider knows this server */
            clientId?: string | null;
            /** @description Its name */
            displayName?: string | null;
            /** @description Address of the OpenID provider, without /.well-known/openid-configuration: https on port 443, a public address. When it changes, the client secret is forgotten and has to be set again */
            issuerUrl?: string | null;
            /** @description Whether people can authenticate with it */
            enabled?: boolean | null;
            /** @description For Microsoft Entra ID; exactly one of oauth2 and microsoft is set */
            microsoft?: components["schemas"]["StepUpMicrosoftSettingsInput"] | null;
            /** @description For every OpenID provider; exactly one of oauth2 and microsoft is set */
            oauth2?: components["schemas"]["StepUpOAuth2SettingsInput"] | null;
            /** @description Its id */
            readonly id?: string | null;
            /**
             * Format: date-time
             * @description When a test last succeeded; absent before
             */
            readonly lastTestedAt?: string | null;
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
        UpdateStepUpSecretRequest: {
            /** @description The secret of the client at the provider. It is stored encrypted and never shown */
            clientSecret: string;
        };
        TestStepUpProviderReply: {
            /** @description Where to authenticate, in a browser in which you are signed in */
            redirectUrl: string;
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
        TrustedDomains: {
            /** @description In lower case and ASCII (punycode), sorted alphabetically */
            domains: string[];
        };
        SetTrustedDomainsRequest: {
            /** @description Replaces the whole list: domains that are not in it are no longer trusted */
            domains: string[];
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
        DelegationReply: {
            /** @description The delegation */
            item: components["schemas"]["ExpiringUserDelegationBinding"];
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
        UserReply: {
            /** @description The person */
            userView: components["schemas"]["UserView"];
            /** @description The related objects */
            expanded: components["schemas"]["RelatedObject"][];
        };
        DelegateList: {
            /** @description The entries */
            list: components["schemas"]["Delegate"][];
            /** @description Empty on the last page */
            nextPageToken: string;
        };
        Delegate: {
            /** @description Its id */
            id: string;
            /** @description Its name */
            displayName: string;
            /** @description Main e-mail address */
            email: string;
        };
        GiveRoleRequest: {
            /** @description Id of the role */
            roleId: string;
        };
        WebhookList: {
            /** @description The entries */
            list: components["schemas"]["WebhookEndpoint"][];
            /** @description Empty on the last page */
            nextPageToken: string;
        };
        WebhookEndpoint: {
            /** @description Its id */
            readonly id: string;
            /** @description Its name */
            displayName: string;
            /** @description What it is */
            description: string;
            /** @description Where deliveries are sent: https on port 443, to a public address */
            url: string;
            /**
             * @description How long a receiver that answered 202 may take to call back, 1 to 30 days; by default 8 days
             * @example 86400s
             */
            callbackTimeout: string;
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
        CreateWebhookRequest: {
            /** @description Its name */
            displayName: string;
            /** @description What it is */
            description?: string | null;
            /** @description Where deliveries are sent: https on port 443, to a public address */
            url: string;
            /**
             * @description How long a receiver that answered 202 may take to call back, 1 to 30 days; by default 8 days
             * @example 86400s
             */
            callbackTimeout?: string | null;
        };
        WebhookReply: {
            /** @description By a webhook */
            webhook: components["schemas"]["WebhookEndpoint"];
        };
        UpdateWebhookRequest: {
            /** @description By a webhook */
            webhook?: components["schemas"]["WebhookEndpointInput"] | null;
            /** @description Fields to change, separated by commas; by default, all fields in the request */
            updateMask?: string | {
                /** @description Fields in snake_case, or `*` for all */
                paths?: string[] | null;
            } | null;
        };
        WebhookEndpointInput: {
            /** @description Its name */
            displayName?: string | null;
            /** @description What it is */
            description?: string | null;
            /** @description Where deliveries are sent: https on port 443, to a public address */
            url?: string | null;
            /**
             * @description How long a receiver that answered 202 may take to call back, 1 to 30 days; by default 8 days
             * @example 86400s
             */
            callbackTimeout?: string | null;
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
            /**
             * Format: date-time
             * @description When it was deleted
             */
            readonly deletedAt?: string | null;
        };
        WebhookDeliveryList: {
            /** @description The entries */
            list: components["schemas"]["WebhookDelivery"][];
            /** @description Empty on the last page */
            nextPageToken: string;
        };
        WebhookDelivery: {
            /** @description Its id */
            id: string;
            /** @description Id of the webhook */
            webhookId: string;
            /** @description Only what is in this state */
            state: components["schemas"]["WebhookState"] | string;
            /** @description The source */
            source: components["schemas"]["WebhookSource"];
            /** @description How it is sent */
            spec: components["schemas"]["WebhookSpec"];
            /**
             * Format: int32
             * @description How often it was sent
             */
            attempts: number;
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
             * @description When it was last sent
             */
            lastAttemptedAt?: string;
            /**
             * Format: date-time
             * @description When it was answered or given up; absent until then
             */
            completedAt?: string;
            /**
             * Format: date-time
             * @description When the callback URL stops working
             */
            expiresAt: string;
            /** @description What the delivery is about: svc.webhooks.v1.PayloadTest, PayloadPolicyApprovalStep or PayloadProvisionStep */
            event: string;
            /** @description What went wrong last; empty when nothing did */
            problem: string;
            /**
             * Format: date-time
             * @description When it is sent again; absent when it is not
             */
            nextAttemptAt?: string;
            /** @description The last ten attempts, newest first */
            lastAttempts: components["schemas"]["WebhookAttempt"][];
        };
        /** @enum {string} */
        WebhookState: "WEBHOOK_STATE_PENDING" | "WEBHOOK_STATE_RUNNING" | "WEBHOOK_STATE_ERROR" | "WEBHOOK_STATE_WAITING_CALLBACK" | "WEBHOOK_STATE_SUCCESS" | "WEBHOOK_STATE_FATAL_ERROR";
        WebhookSource: {
            /** @description It is a test */
            test?: components["schemas"]["WebhookSourceTest"];
            /** @description It asks for an answer to a step of a review task */
            approvalStep?: components["schemas"]["WebhookSourceApprovalStep"];
            /** @description It asks to remove access */
            provisionStep?: components["schemas"]["WebhookSourceProvisionStep"];
        };
        WebhookSourceTest: Record<string, never>;
        WebhookSourceApprovalStep: {
            /** @description Id of the review task */
            ticketId: string;
        };
        WebhookSourceProvisionStep: {
            /** @description Id of the revoke task */
            ticketId: string;
        };
        WebhookSpec: {
            /** @description The URL that it is sent to */
            destination: string;
        };
        WebhookAttempt: {
            /**
             * Format: int32
             * @description Counts the attempts of a delivery from 1
             */
            number: number;
            /**
             * Format: date-time
             * @description When it ended
             */
            at: string;
            /**
             * Format: int32
             * @description HTTP status of the answer; 0 when there was none
             */
            status: number;
            /** @description Why it has to be tried again or was given up; empty when it worked */
            problem: string;
            /**
             * Format: int32
             * @description How long it took
             */
            milliseconds: number;
        };
        WebhookDeliveryReply: {
            /** @description The delivery */
            delivery: components["schemas"]["WebhookDelivery"];
        };
        TestWebhookReply: {
            /** @description By a webhook */
            webhook: components["schemas"]["WebhookInstance"];
        };
        WebhookInstance: {
            /** @description Its id */
            id: string;
            /** @description Id of the webhook */
            webhookId: string;
            /** @description Only what is in this state */
            state: components["schemas"]["WebhookState"] | string;
            /** @description The source */
            source: components["schemas"]["WebhookSource"];
            /** @description How it is sent */
            spec: components["schemas"]["WebhookSpec"];
            /**
             * Format: int32
             * @description How often it was sent
             */
            attempts: number;
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
             * @description When it was last sent
             */
            lastAttemptedAt?: string;
            /**
             * Format: date-time
             * @description When it was answered or given up; absent until then
             */
            completedAt?: string;
            /**
             * Format: date-time
             * @description When the callback URL stops working
             */
            expiresAt: string;
        };
    };
    responses: never;
    parameters: {
        /** @description Rows per page, 10 to 100; by default 25 */
        pageSize: number;
        /** @description nextPageToken of the previous page */
        pageToken: string;
        /** @description Id of the object */
        "path.id": string;
        /** @description Makes retries safe: for 24 hours, the same request with the same key returns the first reply */
        "Idempotency-Key": string;
        /** @description Id of the user */
        "path.user_id": string;
        /** @description Id of the role */
        "path.role_id": string;
        /** @description Id of the delivery */
        "path.delivery_id": string;
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
        };
    };
    "svc.api.auth.v1.SessionService.RevokeOthers": {
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
                    "application/json": components["schemas"]["RevokeSessionsReply"];
                };
            };
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
        };
    };
    "svc.api.iam.v1.Permissions.List": {
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
                    "application/json": components["schemas"]["PermissionList"];
                };
            };
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
        };
    };
    "svc.api.mail.v1.MailService.List": {
        parameters: {
            query?: {
                /** @description Rows per page, 10 to 100; by default 25 */
                page_size?: components["parameters"]["pageSize"];
                /** @description nextPageToken of the previous page */
                page_token?: components["parameters"]["pageToken"];
                /** @description WAITING: it will be sent, or tried again. SENT: the mail server accepted it. SKIPPED: it was no longer needed when it was due. FAILED: it will not be tried again */
                state?: components["schemas"]["MailState"];
                /** @description KICKOFF: a review has started. REMINDER: daily, REMINDER_NOW: on demand. ASSIGNED: tasks were given to the person. DELEGATION_OFFER: their delegate can take over. CLOSED, CLOSING: the campaign. NOT_CLOSED, NOT_STARTED: why it was not. STARTED_WITH_ISSUES: it started with data that may be out of date. NEEDS_YOU: what needs an owner. REMOVAL_WORK: access that the person has to remove. REMOVAL_NOTICE: removals that are overdue, still there or granted again. SIGNED: a receipt for signed decisions. SIGNATURE_FAILED: why signed decisions were not recorded. SIGN_IN_AGAIN: a link to sign in with and sign. SIGN_IN_LINK: a link to sign in with that the person asked for. SOURCE_LATE: a source of the person should have been imported again. SOURCE_FAILED: an import of a source of the person failed. TEST: the person asked for a test mail */
                kind?: components["schemas"]["MailKind"];
                /** @description Only mails for this person */
                user_id?: string;
                /** @description Only mails about this campaign */
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
                    "application/json": components["schemas"]["MailList"];
                };
            };
        };
    };
    "svc.api.mail.v1.MailService.Get": {
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
                    "application/json": components["schemas"]["MailContentReply"];
                };
            };
        };
    };
    "svc.api.mail.v1.MailService.Retry": {
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
                    "application/json": components["schemas"]["MailReply"];
                };
            };
        };
    };
    "svc.api.mail.v1.MailService.GetServer": {
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
                    "application/json": components["schemas"]["MailServer"];
                };
            };
        };
    };
    "svc.api.mail.v1.MailService.SendTest": {
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
                    "application/json": components["schemas"]["MailReply"];
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
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonalClientList"];
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
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserList"];
                };
            };
        };
    };
    "svc.api.settings.v1.SettingsService.Get": {
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
                    "application/json": components["schemas"]["TenantSettingsReply"];
                };
            };
        };
    };
    "svc.api.settings.v1.SettingsService.Update": {
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
                 *       "highRiskRank": 40,
                 *       "timeZone": "Europe/Berlin"
                 *     }
                 */
                "application/json": components["schemas"]["UpdateTenantSettingsRequest"];
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
                    "application/json": components["schemas"]["TenantSettingsReply"];
                };
            };
        };
    };
    "svc.api.settings.v1.SignInService.Get": {
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
                    "application/json": components["schemas"]["SignInSettingsReply"];
                };
            };
        };
    };
    "svc.api.settings.v1.SignInService.Update": {
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
                 *       "displayName": "Northwind",
                 *       "issuer": "https://login.example.com",
                 *       "clientId": "recert",
                 *       "clientSecret": "the secret that the provider showed",
                 *       "enabled": true
                 *     }
                 */
                "application/json": components["schemas"]["UpdateSignInSettingsRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInSettingsReply"];
                };
            };
        };
    };
    "svc.api.settings.v1.SignInService.Unlink": {
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
                "application/json": components["schemas"]["UnlinkSubjectRequest"];
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
        };
    };
    "svc.api.stepup.v1.StepUpProviderService.List": {
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
                    "application/json": components["schemas"]["StepUpProviderList"];
                };
            };
        };
    };
    "svc.api.stepup.v1.StepUpProviderService.Create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "displayName": "Company login",
                 *       "issuerUrl": "https://login.example.com",
                 *       "clientId": "recert",
                 *       "clientSecret": "of-the-provider",
                 *       "oauth2": {
                 *         "acrValues": [
                 *           "mfa"
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["CreateStepUpProviderRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StepUpProviderReply"];
                };
            };
        };
    };
    "svc.api.stepup.v1.StepUpProviderService.Update": {
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
                "application/json": components["schemas"]["UpdateStepUpProviderRequest"];
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
                    "application/json": components["schemas"]["StepUpProviderReply"];
                };
            };
        };
    };
    "svc.api.stepup.v1.StepUpProviderService.Delete": {
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
        };
    };
    "svc.api.stepup.v1.StepUpProviderService.UpdateSecret": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the object */
                id: components["parameters"]["path.id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateStepUpSecretRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StepUpProviderReply"];
                };
            };
        };
    };
    "svc.api.stepup.v1.StepUpProviderService.Test": {
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
                    "application/json": components["schemas"]["TestStepUpProviderReply"];
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
        };
    };
    "svc.api.user.v1.UserService.SetOwnDelegation": {
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
                 *       "delegatedUserId": "2aUser000000000000000000001"
                 *     }
                 */
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
        };
    };
    "svc.api.user.v1.UserService.ListDelegates": {
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
                    "application/json": components["schemas"]["DelegateList"];
                };
            };
        };
    };
    "svc.api.user.v1.UserService.GetDelegation": {
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
                    "application/json": components["schemas"]["DelegationReply"];
                };
            };
        };
    };
    "svc.api.iam.v1.UserRoles.Add": {
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
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "roleId": "campaign_administrator"
                 *     }
                 */
                "application/json": components["schemas"]["GiveRoleRequest"];
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
        };
    };
    "svc.api.iam.v1.UserRoles.Remove": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the user */
                user_id: components["parameters"]["path.user_id"];
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
                    "application/json": Record<string, never>;
                };
            };
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
        };
    };
    "svc.api.webhooks.v1.WebhooksService.List": {
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
                    "application/json": components["schemas"]["WebhookList"];
                };
            };
        };
    };
    "svc.api.webhooks.v1.WebhooksService.Create": {
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
                 *       "displayName": "Ticket system",
                 *       "url": "https://hooks.example.com/recert"
                 *     }
                 */
                "application/json": components["schemas"]["CreateWebhookRequest"];
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
                    "application/json": components["schemas"]["WebhookReply"];
                };
            };
        };
    };
    "svc.api.webhooks.v1.WebhooksService.Update": {
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
                "application/json": components["schemas"]["UpdateWebhookRequest"];
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
                    "application/json": components["schemas"]["WebhookReply"];
                };
            };
        };
    };
    "svc.api.webhooks.v1.WebhooksService.Delete": {
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
        };
    };
    "svc.api.webhooks.v1.WebhooksService.ListDeliveries": {
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
                    "application/json": components["schemas"]["WebhookDeliveryList"];
                };
            };
        };
    };
    "svc.api.webhooks.v1.WebhooksService.RetryDelivery": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes retries safe: for 24 hours, the same request with the same key returns the first reply */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the object */
                id: components["parameters"]["path.id"];
                /** @description Id of the delivery */
                delivery_id: components["parameters"]["path.delivery_id"];
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
                    "application/json": components["schemas"]["WebhookDeliveryReply"];
                };
            };
        };
    };
    "svc.api.webhooks.v1.WebhooksService.Test": {
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
                    "application/json": components["schemas"]["TestWebhookReply"];
                };
            };
        };
    };
}
