// Generated from openapi.json. Edits are lost.

export interface paths {
    "/api/v1/access_profiles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the access profiles, oldest first */
        get: operations["svc.api.directory.v1.AccessProfiles.List"];
        put?: never;
        /** Add an access profile */
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
        /** Get one access profile */
        get: operations["svc.api.directory.v1.AccessProfiles.Get"];
        put?: never;
        /** Change an access profile */
        post: operations["svc.api.directory.v1.AccessProfiles.Update"];
        /**
         * Remove an access profile
         * @description Refused while grants belong to it.
         */
        delete: operations["svc.api.directory.v1.AccessProfiles.Delete"];
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
        /** List the conflict monitors, oldest first */
        get: operations["svc.api.accessconflict.v1.AccessConflictService.ListMonitors"];
        put?: never;
        /**
         * Add a conflict monitor
         * @description It is enabled, and finds nothing until entitlements are put into its groups.
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
        /** Get one conflict monitor */
        get: operations["svc.api.accessconflict.v1.AccessConflictService.GetMonitor"];
        put?: never;
        /**
         * Change, enable or disable a conflict monitor
         * @description What is given changes, the rest stays. The violations of a disabled monitor are resolved.
         */
        post: operations["svc.api.accessconflict.v1.AccessConflictService.UpdateMonitor"];
        /** Remove a conflict monitor */
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
        /** List the entitlements of a conflict monitor, group A first */
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
        /** List who breaks or broke the rule of a conflict monitor, oldest first */
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
         * Accept a violation, for a reason and perhaps for a time
         * @description A violation that is exempted already gets the new reason and time.
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
        /** Take back the exemption of a violation */
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
        /** List the service accounts that you are responsible for */
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
         * Put an entitlement into a group of a conflict monitor
         * @description A group holds at most 32 entitlements, and an entitlement is in one group only.
         */
        post: operations["svc.api.accessconflict.v1.AppEntitlementMonitorBindingService.CreateAppEntitlementMonitorBinding"];
        /** Take an entitlement out of a group of a conflict monitor */
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
        /** Get one entitlement of a conflict monitor */
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
        /** List the apps, oldest first */
        get: operations["svc.api.app.v1.Apps.List"];
        put?: never;
        /**
         * Add an app
         * @description It gets an entitlement of its own, `access`: holding it means having access to the app at all.
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
        /** List the accounts of an app, oldest first */
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
        /** List the entitlements of an app, oldest first */
        get: operations["svc.api.app.v1.AppEntitlements.List"];
        put?: never;
        /** Add an entitlement to an app */
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
        /** List the entitlements of a resource, oldest first */
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
        /** List the entitlements that an account holds */
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
         * Record that people have an entitlement that was made here
         * @description Each gets a grant to their account in the app, and an account first when they have none. Who has it already keeps it.
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
        /** List the grants of an entitlement, with the people behind them and when they end */
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
        /** List the accounts that hold an entitlement */
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
        /** Let a grant go on without an end */
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
        /** Say when a grant ends */
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
        /** List the accounts of a person in the app, with the grant where they hold the entitlement */
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
        /** List the ids of the owners of one entitlement */
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
        /** List the owners of one entitlement */
        get: operations["svc.api.app.v1.AppEntitlementOwners.List"];
        /** Replace the owners of one entitlement */
        put: operations["svc.api.app.v1.AppEntitlementOwners.Set"];
        /** Add an owner to one entitlement */
        post: operations["svc.api.app.v1.AppEntitlementOwners.Add"];
        /** Remove all owners of one entitlement */
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
        /** Remove an owner of one entitlement */
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
        /** Get one entitlement */
        get: operations["svc.api.app.v1.AppEntitlements.Get"];
        put?: never;
        /**
         * Change an entitlement
         * @description What is changed here of an imported entitlement stays when it is imported again.
         */
        post: operations["svc.api.app.v1.AppEntitlements.Update"];
        /** Remove an entitlement that was made here, with its grants */
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
        /** List the ids of the owners of one app */
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
        /** List the owners of one app */
        get: operations["svc.api.app.v1.AppOwners.List"];
        /** Replace the owners of one app */
        put: operations["svc.api.app.v1.AppOwners.Set"];
        post?: never;
        /** Remove several owners of one app */
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
        /** Add an owner to one app */
        post: operations["svc.api.app.v1.AppOwners.Add"];
        /** Remove an owner of one app */
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
        /** List the resource types of one app, oldest first */
        get: operations["svc.api.app.v1.AppResourceTypeService.List"];
        put?: never;
        /** Add a resource type to an app */
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
        /** List the resources of one type, oldest first */
        get: operations["svc.api.app.v1.AppResourceService.List"];
        put?: never;
        /** Add a resource */
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
        /** Get one resource */
        get: operations["svc.api.app.v1.AppResourceService.Get"];
        put?: never;
        /**
         * Change a resource
         * @description What is changed here of an imported resource stays when it is imported again.
         */
        post: operations["svc.api.app.v1.AppResourceService.Update"];
        /** Remove a resource that was made here, with its entitlements and grants */
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
        /** Get one resource type */
        get: operations["svc.api.app.v1.AppResourceTypeService.Get"];
        put?: never;
        /** Change a resource type that was made here */
        post: operations["svc.api.app.v1.AppResourceTypeService.UpdateManuallyManagedResourceType"];
        /** Remove a resource type that was made here and has no resources */
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
        /** List the ids of the owners of one resource */
        get: operations["svc.api.app.v1.AppResourceOwners.ListOwnerIDs"];
        put?: never;
        post?: never;
        /** Remove all owners of one resource */
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
        /** List the owners of one resource */
        get: operations["svc.api.app.v1.AppResourceOwners.List"];
        /** Replace the owners of one resource */
        put: operations["svc.api.app.v1.AppResourceOwners.Set"];
        /** Add an owner to one resource */
        post: operations["svc.api.app.v1.AppResourceOwners.Add"];
        /** Remove an owner of one resource */
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
        /** List the accounts that a person has in an app */
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
         * Say what kind of account it is
         * @description Everything else about an account is what its app says. A kind that is set here outlasts later imports.
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
        /** Get one app */
        get: operations["svc.api.app.v1.Apps.Get"];
        put?: never;
        /**
         * Change an app
         * @description What is changed here of an imported app stays when it is imported again.
         */
        post: operations["svc.api.app.v1.Apps.Update"];
        /** Remove an app with its resources, entitlements, accounts and grants */
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
         * @description Refused while entitlements have it.
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
        /** Add a value of an attribute type */
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
        /**
         * Remove a compliance framework
         * @description Refused while entitlements have it.
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
        /**
         * Remove a risk level
         * @description Refused while entitlements have it.
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
        /** List the attribute types */
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
        /** List the values of an attribute type, oldest first */
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
        /** Get one attribute value */
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
         * Search when grants were added and removed, last first
         * @description From `after` on and until right before `before`, as far as they are given.
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
        /** Change a role: refused, as every role is built in */
        post: operations["svc.api.iam.v1.Roles.Update"];
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
        /** List policies, oldest first */
        get: operations["svc.api.policy.v1.Policies.List"];
        put?: never;
        /**
         * Add a review policy
         * @description Only policies of the type `POLICY_TYPE_CERTIFY` can be added.
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
        /** Check an expression as the condition of a policy rule */
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
        /** Get one policy */
        get: operations["svc.api.policy.v1.Policies.Get"];
        put?: never;
        /**
         * Change a review policy
         * @description Tasks that are there keep the policy as it was when they were made. Of built-in policies only `postActions` can be changed.
         */
        post: operations["svc.api.policy.v1.Policies.Update"];
        /**
         * Remove a policy
         * @description Refused while apps, entitlements or the escalations of other policies refer to it.
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
         * @description Filters are combined with and; the values of one filter with or.
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
         * @description Filters are combined with and; the values of one filter with or.
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
         * @description Filters are combined with and; the values of one filter with or.
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
         * @description Filters are combined with and; the values of one filter with or.
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
         * @description Filters are combined with and; the values of one filter with or.
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
         * @description Filters are combined with and; the values of one filter with or.
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
        /** List the entitlements that an account holds */
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
         * @description Filters are combined with and; the values of one filter with or.
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
         * @description Filters are combined with and; the values of one filter with or.
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
         * @description Filters are combined with and; the values of one filter with or.
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
        /** Count the grants of a person by app */
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
        /** Search everybody’s API credentials */
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
        /** Search grants that have ended, last first */
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
         * @description Filters are combined with and; the values of one filter with or.
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
        /** Search entitlements together with which of them you hold */
        post: operations["svc.api.requestcatalog.v1.RequestCatalogSearchService.SearchEntitlements"];
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
        /** List what one person owns: apps, then resources, then entitlements */
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
         * @description Filters are combined with and; the values of one filter with or.
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
        /** List the sources of access data */
        get: operations["svc.api.source.v1.SourceService.List"];
        put?: never;
        /** Add a source of access data */
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
        /** Get a source */
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
        /** List the syncs of a source, newest first */
        get: operations["svc.api.source.v1.SyncService.List"];
        put?: never;
        /**
         * Begin a sync of a source
         * @description Upload its files next, then finish it. A sync without activity for an hour is cancelled.
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
        /** Get a sync: how far it is, and what it changed */
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
         * @description Compressed with gzip or not. Directories inside the archive do not matter.
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
        /** Give up a sync that has not been applied */
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
        /** List the rows of a sync that are not right */
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
         * @description The name says what is in it: users.csv, apps.csv, resource_types.csv, resources.csv, entitlements.csv, accounts.csv, grants.csv, or the same as JSON Lines with the ending .jsonl. May be compressed (Content-Encoding: gzip). A file that is uploaded again replaces the earlier one.
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
         * @description Everything has been uploaded. The files are checked and applied in the background; get the sync to see how it went. A sync in SYNC_STATE_NEEDS_CONFIRMATION is finished again with allowRemovals.
         */
        post: operations["svc.api.source.v1.SyncService.Finish"];
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
        /** List the mail domains whose accounts are not external */
        get: operations["svc.api.directory.v1.TrustedDomains.List"];
        /** Say which mail domains are trusted: all of them */
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
    "/api/v1/users/{user_id}/profile-types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the profile types of a person
         * @description There are no built-in ones, so the list is empty.
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
         * Say who stands in for a person, and when
         * @description Takes the place of what was said before; without a delegate, nobody stands in for a time any more.
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
        Accept: {
            /** @default  */
            acceptMessage: string;
        };
        AccessConflictEmailNotifications: {
            enabled?: boolean;
            identityUserIds?: string[];
        };
        AccessConflictNotificationConfig: {
            emailNotifications?: components["schemas"]["AccessConflictEmailNotifications"];
            slackNotifications?: components["schemas"]["AccessConflictSlackNotifications"];
        };
        AccessConflictSlackNotifications: {
            enabled?: boolean;
            channelId?: string;
            channelName?: string;
        };
        AccessProfile: {
            /** @description 27-character base62 id */
            id: string;
            displayName: string;
            description: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
        };
        AccessProfileInput: {
            displayName?: string;
            description?: string;
            id?: string;
            /** Format: date-time */
            createdAt?: string;
            /** Format: date-time */
            updatedAt?: string;
        };
        AccessProfileList: {
            list: components["schemas"]["AccessProfile"][];
            /** @description Empty at the end of the results */
            nextPageToken: string;
        };
        AccessProfileReply: {
            accessProfile: components["schemas"]["AccessProfile"];
        };
        AccountProvision: {
            config?: {
                [key: string]: unknown;
            };
            connectorId?: string;
            doNotSave?: Record<string, never>;
            saveToVault?: components["schemas"]["SaveToVault"];
            schemaId?: string;
        };
        ActionProvision: {
            actionName?: string;
            appId?: string;
            connectorId?: string;
            displayName?: string;
        };
        /** @description What the caller may do with the object */
        ActorObjectPermissions: {
            read: boolean;
            edit: boolean;
            delete: boolean;
            extra: {
                [key: string]: boolean;
            };
        };
        AddMembersReply: {
            /** @description Always empty: all is done when the answer comes */
            bulkActionId: string;
            /** @description Who was not added, and why, by user id */
            failedUsersErrorMap: {
                [key: string]: string;
            };
        };
        AddMembersRequest: {
            userIds: string[];
        };
        App: {
            /** @description 27-character base62 id */
            id: string;
            displayName: string;
            description: string;
            appOwners: components["schemas"]["User"][];
            /** @description The policy by which its access is reviewed; empty for none of its own */
            certifyPolicyId: string;
            grantPolicyId: string;
            revokePolicyId: string;
            isDirectory: boolean;
            /** @description Made here, not by an import */
            isManuallyManaged: boolean;
            /** Format: int64 */
            userCount: string;
            monthlyCostUsd: number;
            /** @description At most 16 labels, 4096 bytes in all. In an update keys that are absent stay as they are, and an empty value removes its key. */
            annotations: {
                [key: string]: string;
            };
            /** @enum {unknown} */
            accessModel: "APP_ACCESS_MODEL_UNSPECIFIED" | "APP_ACCESS_MODEL_CLASSIC" | "APP_ACCESS_MODEL_HYBRID" | "APP_ACCESS_MODEL_SPARSE";
            /** @enum {unknown} */
            identityMatching: "APP_USER_IDENTITY_MATCHING_UNSPECIFIED" | "APP_USER_IDENTITY_MATCHING_STRICT" | "APP_USER_IDENTITY_MATCHING_DISPLAY_NAME" | "APP_USER_IDENTITY_MATCHING_CUSTOM";
            instructions: string;
            iconUrl: string;
            logoUri: string;
            strictAccessEntitlementProvisioning: boolean;
            revokeGrantSources: boolean;
            enableConnectorSourcedOwnership: boolean;
            connectorVersion: number;
            defaultRequestCatalogId: string;
            /** @description Free members, 16384 bytes at most; kept as given */
            appUserMapper?: {
                [key: string]: unknown;
            };
            appAccountId: string;
            appAccountName: string;
            parentAppId: string;
            fieldMask?: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /** Format: date-time */
            deletedAt?: string;
        };
        AppEntitlement: {
            /** @description 27-character base62 id */
            id: string;
            /** @description 27-character base62 id */
            appId: string;
            /** @description The resource it belongs to; empty for one of the app itself */
            appResourceId: string;
            appResourceTypeId: string;
            displayName: string;
            description: string;
            /** @description Short name to look it up by */
            alias: string;
            /** @description Short label of the permission, such as member or admin */
            slug: string;
            /** @enum {unknown} */
            purpose: "APP_ENTITLEMENT_PURPOSE_VALUE_UNSPECIFIED" | "APP_ENTITLEMENT_PURPOSE_VALUE_ASSIGNMENT" | "APP_ENTITLEMENT_PURPOSE_VALUE_PERMISSION" | "APP_ENTITLEMENT_PURPOSE_VALUE_OWNERSHIP";
            /** @description The policy by which it is reviewed; empty for that of its app */
            certifyPolicyId: string;
            grantPolicyId: string;
            revokePolicyId: string;
            emergencyGrantEnabled: boolean;
            emergencyGrantPolicyId: string;
            riskLevelValueId: string;
            complianceFrameworkValueIds: string[];
            /** @example 86400s */
            durationGrant?: string;
            durationUnset?: Record<string, never>;
            provisionerPolicy?: components["schemas"]["ProvisionPolicy"];
            deprovisionerPolicy?: components["schemas"]["ProvisionPolicy"];
            overrideAccessRequestsDefaults: boolean;
            defaultValuesApplied: boolean;
            requestSchemaId: string;
            /** @description At most 16 labels, 4096 bytes in all. In an update keys that are absent stay as they are, and an empty value removes its key. */
            annotations: {
                [key: string]: string;
            };
            /** Format: int64 */
            grantCount: string;
            /** @description Made here, not by an import */
            isManuallyManaged: boolean;
            isAutomationEnabled: boolean;
            /** @description Holding it means having access to the app at all */
            systemBuiltin: boolean;
            /** @description Its id in the source */
            externalId: string;
            /** @description Its id in the source, by source */
            sourceConnectorIds: {
                [key: string]: string;
            };
            /** @description Fields that were changed here, which an import leaves alone */
            userEditedMask: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /** Format: date-time */
            deletedAt?: string;
        };
        AppEntitlementInput: {
            /** @description 27-character base62 id */
            id?: string;
            /** @description 27-character base62 id */
            appId?: string;
            /** @description Empty for none */
            appResourceId?: string;
            /** @description Empty for none */
            appResourceTypeId?: string;
            displayName?: string;
            description?: string;
            alias?: string;
            slug?: string;
            /** @enum {unknown} */
            purpose?: "APP_ENTITLEMENT_PURPOSE_VALUE_UNSPECIFIED" | "APP_ENTITLEMENT_PURPOSE_VALUE_ASSIGNMENT" | "APP_ENTITLEMENT_PURPOSE_VALUE_PERMISSION" | "APP_ENTITLEMENT_PURPOSE_VALUE_OWNERSHIP";
            /** @description Empty for none */
            certifyPolicyId?: string;
            /** @description Empty for none */
            grantPolicyId?: string;
            /** @description Empty for none */
            revokePolicyId?: string;
            emergencyGrantEnabled?: boolean;
            /** @description Empty for none */
            emergencyGrantPolicyId?: string;
            /** @description Empty for none */
            riskLevelValueId?: string;
            complianceFrameworkValueIds?: string[];
            /** @example 86400s */
            durationGrant?: string;
            durationUnset?: Record<string, never>;
            provisionerPolicy?: components["schemas"]["ProvisionPolicy"];
            deprovisionerPolicy?: components["schemas"]["ProvisionPolicy"];
            overrideAccessRequestsDefaults?: boolean;
            defaultValuesApplied?: boolean;
            /** @description Empty for none */
            requestSchemaId?: string;
            /** @description At most 16 labels, 4096 bytes in all. In an update keys that are absent stay as they are, and an empty value removes its key. */
            annotations?: {
                [key: string]: string;
            };
            /** Format: int64 */
            grantCount?: string;
            /** @description Made here, not by an import */
            isManuallyManaged?: boolean;
            isAutomationEnabled?: boolean;
            /** @description Holding it means having access to the app at all */
            systemBuiltin?: boolean;
            /** @description Its id in the source */
            externalId?: string;
            /** @description Its id in the source, by source */
            sourceConnectorIds?: {
                [key: string]: string;
            };
            /** @description Fields that were changed here, which an import leaves alone */
            userEditedMask?: string;
            /** Format: date-time */
            createdAt?: string;
            /** Format: date-time */
            updatedAt?: string;
            /** Format: date-time */
            deletedAt?: string;
        };
        AppEntitlementList: {
            list: components["schemas"]["AppEntitlementView"][];
            /** @description Empty at the end of the results */
            nextPageToken: string;
            expanded: ({
                "@type": string;
            } & {
                [key: string]: unknown;
            })[];
        };
        AppEntitlementMonitorBinding: {
            /** @description 27-character base62 id */
            monitorId: string;
            /** @description 27-character base62 id */
            appId: string;
            /** @description 27-character base62 id */
            appEntitlementId: string;
            /** @enum {unknown} */
            entitlementGroup: "ENTITLEMENT_GROUP_A" | "ENTITLEMENT_GROUP_B";
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
        };
        AppEntitlementMonitorBindingKey: {
            /** @description 27-character base62 id */
            monitorId: string;
            /** @description 27-character base62 id */
            appId: string;
            /** @description 27-character base62 id */
            appEntitlementId: string;
            /** @enum {unknown} */
            entitlementGroup: "ENTITLEMENT_GROUP_A" | "ENTITLEMENT_GROUP_B";
        };
        AppEntitlementMonitorBindingList: {
            list: components["schemas"]["AppEntitlementMonitorBinding"][];
            /** @description Empty at the end of the results */
            nextPageToken: string;
        };
        AppEntitlementRef: {
            /** @description 27-character base62 id */
            appId: string;
            /** @description 27-character base62 id */
            id: string;
        };
        AppEntitlementReference: {
            /** @description 27-character base62 id */
            appEntitlementId: string;
            /** @description 27-character base62 id */
            appId: string;
        };
        AppEntitlementReply: {
            appEntitlementView: components["schemas"]["AppEntitlementView"];
            expanded: ({
                "@type": string;
            } & {
                [key: string]: unknown;
            })[];
        };
        AppEntitlementUserBinding: {
            /** @description Empty when the account does not hold the entitlement */
            appEntitlementId: string;
            /** @description 27-character base62 id */
            appId: string;
            /** @description 27-character base62 id */
            appUserId: string;
            /** Format: date-time */
            createdAt?: string;
            /** Format: date-time */
            deletedAt?: string;
            /** Format: date-time */
            deprovisionAt?: string;
            /** @description Through which entitlements it is inherited, nearest first; empty when it is given directly */
            grantSources: components["schemas"]["AppEntitlementRef"][];
        };
        AppEntitlementUserBindingFeed: {
            /** @description 27-character base62 id */
            appEntitlementId: string;
            /** @description 27-character base62 id */
            appId: string;
            /** @description 27-character base62 id */
            appUserId: string;
            /** Format: date-time */
            date: string;
            /** @enum {unknown} */
            eventType: "GRANT_EVENT_TYPE_UNSPECIFIED" | "GRANT_EVENT_TYPE_ADDED" | "GRANT_EVENT_TYPE_REMOVED";
            ticketId: string;
        };
        AppEntitlementUserBindingFeedView: {
            appPath: string;
            appUserPath: string;
            entitlementPath: string;
            ticketPath: string;
            feed: components["schemas"]["AppEntitlementUserBindingFeed"];
        };
        AppEntitlementUserBindingHistory: {
            /** @description 27-character base62 id */
            appEntitlementId: string;
            /** @description 27-character base62 id */
            appId: string;
            /** @description 27-character base62 id */
            appUserId: string;
            /** Format: date-time */
            grantedAt: string;
            /** Format: date-time */
            revokedAt: string;
        };
        AppEntitlementUserBindingHistoryView: {
            appPath: string;
            appUserPath: string;
            entitlementPath: string;
            history: components["schemas"]["AppEntitlementUserBindingHistory"];
        };
        AppEntitlementUserList: {
            list: components["schemas"]["AppEntitlementUserView"][];
            /** @description Empty at the end of the results */
            nextPageToken: string;
            expanded: ({
                "@type": string;
            } & {
                [key: string]: unknown;
            })[];
        };
        AppEntitlementUserView: {
            /** @description 27-character base62 id */
            appEntitlementId: string;
            /** @description 27-character base62 id */
            appId: string;
            /** @description 27-character base62 id */
            appUserId: string;
            appUser: components["schemas"]["AppUserView"];
            /** Format: date-time */
            appEntitlementUserBindingCreatedAt: string;
            /** Format: date-time */
            appEntitlementUserBindingDeprovisionAt?: string;
            /** @description Through which entitlements it is inherited, nearest first; empty when it is given directly */
            grantSources: components["schemas"]["AppEntitlementRef"][];
            /** @description Always empty: access is not requested here */
            originatingTicketId: string;
        };
        AppEntitlementView: {
            appEntitlement: components["schemas"]["AppEntitlement"];
            appPath: string;
            appResourcePath: string;
            appResourceTypePath: string;
            objectPermissions: components["schemas"]["ActorObjectPermissions"];
        };
        AppEntitlementWithExpired: {
            /** @description 27-character base62 id */
            appEntitlementId: string;
            /** @description 27-character base62 id */
            appId: string;
            /** @description 27-character base62 id */
            appUserId: string;
            appUser: components["schemas"]["AppUser"];
            user?: components["schemas"]["User"];
            /** Format: date-time */
            discovered: string;
            /** Format: date-time */
            expired?: string;
            /** @description Through which entitlements it is inherited, nearest first; empty when it is given directly */
            grantSources: components["schemas"]["AppEntitlementRef"][];
            /** @description Always empty: grantSources says how access is inherited */
            grantReasons: components["schemas"]["GrantReason"][];
        };
        AppEntitlementWithExpiredList: {
            list: components["schemas"]["AppEntitlementWithExpired"][];
            /** @description Empty at the end of the results */
            nextPageToken: string;
        };
        AppEntitlementWithUserBinding: {
            appEntitlementUserBinding: components["schemas"]["AppEntitlementUserView"];
            entitlement: components["schemas"]["AppEntitlementView"];
        };
        AppGroupApproval: {
            /** @default false */
            allowSelfApproval: boolean;
            /** @default false */
            requireDistinctApprovers: boolean;
            /** @default false */
            fallback: boolean;
            /** @default [] */
            fallbackUserIds: string[];
            /** @default [] */
            fallbackGroupIds: components["schemas"]["AppEntitlementReference"][];
            /** @default false */
            isGroupFallbackEnabled: boolean;
            /** @default  */
            appGroupId: string;
            /** @default  */
            appId: string;
        };
        AppInput: {
            /** @description 27-character base62 id */
            id?: string;
            displayName?: string;
            description?: string;
            appOwners?: components["schemas"]["User"][];
            /** @description Empty for none */
            certifyPolicyId?: string;
            /** @description Empty for none */
            grantPolicyId?: string;
            /** @description Empty for none */
            revokePolicyId?: string;
            isDirectory?: boolean;
            /** @description Made here, not by an import */
            isManuallyManaged?: boolean;
            /** Format: int64 */
            userCount?: string;
            monthlyCostUsd?: number;
            /** @description At most 16 labels, 4096 bytes in all. In an update keys that are absent stay as they are, and an empty value removes its key. */
            annotations?: {
                [key: string]: string;
            };
            /** @enum {unknown} */
            accessModel?: "APP_ACCESS_MODEL_UNSPECIFIED" | "APP_ACCESS_MODEL_CLASSIC" | "APP_ACCESS_MODEL_HYBRID" | "APP_ACCESS_MODEL_SPARSE";
            /** @enum {unknown} */
            identityMatching?: "APP_USER_IDENTITY_MATCHING_UNSPECIFIED" | "APP_USER_IDENTITY_MATCHING_STRICT" | "APP_USER_IDENTITY_MATCHING_DISPLAY_NAME" | "APP_USER_IDENTITY_MATCHING_CUSTOM";
            instructions?: string;
            iconUrl?: string;
            logoUri?: string;
            strictAccessEntitlementProvisioning?: boolean;
            revokeGrantSources?: boolean;
            enableConnectorSourcedOwnership?: boolean;
            connectorVersion?: number;
            defaultRequestCatalogId?: string;
            /** @description Free members, 16384 bytes at most; kept as given */
            appUserMapper?: {
                [key: string]: unknown;
            };
            appAccountId?: string;
            appAccountName?: string;
            parentAppId?: string;
            fieldMask?: string;
            /** Format: date-time */
            createdAt?: string;
            /** Format: date-time */
            updatedAt?: string;
            /** Format: date-time */
            deletedAt?: string;
        };
        AppList: {
            list: components["schemas"]["App"][];
            /** @description Empty at the end of the results */
            nextPageToken: string;
        };
        AppOwnerApproval: {
            /** @default false */
            allowSelfApproval: boolean;
            /** @default false */
            requireDistinctApprovers: boolean;
        };
        AppOwnerProvisioner: {
            allowReassignment?: boolean;
            fallbackUserIds?: string[];
        };
        AppRef: {
            /** @description 27-character base62 id */
            id: string;
        };
        AppReply: {
            app: components["schemas"]["App"];
        };
        AppResource: {
            /** @description 27-character base62 id */
            id: string;
            /** @description 27-character base62 id */
            appId: string;
            /** @description 27-character base62 id */
            appResourceTypeId: string;
            displayName: string;
            description: string;
            /** @description Written here, besides the description of its source */
            customDescription: string;
            /** @description The resource it is part of; empty for none */
            parentAppResourceId: string;
            parentAppResourceTypeId: string;
            /** Format: int64 */
            grantCount: string;
            /** @description At most 16 labels, 4096 bytes in all. In an update keys that are absent stay as they are, and an empty value removes its key. */
            annotations: {
                [key: string]: string;
            };
            /** @description Free attributes */
            profile: {
                [key: string]: unknown;
            };
            /** @description Its id in its source; empty for what was made here */
            externalId: string;
            accessConfigId: string;
            /** @enum {unknown} */
            nhiType: "NHI_TYPE_UNSPECIFIED" | "NHI_TYPE_APP_REGISTRATION" | "NHI_TYPE_ASSUMABLE_ROLE" | "NHI_TYPE_MANAGED_IDENTITY";
            nhiDetail: string;
            agentTrait?: {
                [key: string]: unknown;
            };
            secretTrait?: {
                [key: string]: unknown;
            };
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /** Format: date-time */
            deletedAt?: string;
        };
        AppResourceInput: {
            /** @description 27-character base62 id */
            id?: string;
            /** @description 27-character base62 id */
            appId?: string;
            /** @description 27-character base62 id */
            appResourceTypeId?: string;
            displayName?: string;
            description?: string;
            customDescription?: string;
            /** @description Of the same app; empty for none */
            parentAppResourceId?: string;
            parentAppResourceTypeId?: string;
            /** Format: int64 */
            grantCount?: string;
            /** @description At most 16 labels, 4096 bytes in all. In an update keys that are absent stay as they are, and an empty value removes its key. */
            annotations?: {
                [key: string]: string;
            };
            /** @description Free attributes */
            profile?: {
                [key: string]: unknown;
            };
            /** @description Its id in its source; empty for what was made here */
            externalId?: string;
            accessConfigId?: string;
            /** @enum {unknown} */
            nhiType?: "NHI_TYPE_UNSPECIFIED" | "NHI_TYPE_APP_REGISTRATION" | "NHI_TYPE_ASSUMABLE_ROLE" | "NHI_TYPE_MANAGED_IDENTITY";
            nhiDetail?: string;
            agentTrait?: {
                [key: string]: unknown;
            };
            secretTrait?: {
                [key: string]: unknown;
            };
            /** Format: date-time */
            createdAt?: string;
            /** Format: date-time */
            updatedAt?: string;
            /** Format: date-time */
            deletedAt?: string;
        };
        AppResourceList: {
            list: components["schemas"]["AppResourceView"][];
            /** @description Empty at the end of the results */
            nextPageToken: string;
            expanded: ({
                "@type": string;
            } & {
                [key: string]: unknown;
            })[];
        };
        AppResourceRef: {
            /** @description 27-character base62 id */
            appId: string;
            /** @description 27-character base62 id */
            appResourceTypeId: string;
            /** @description 27-character base62 id */
            id: string;
        };
        AppResourceReply: {
            appResource: components["schemas"]["AppResource"];
        };
        AppResourceType: {
            /** @description 27-character base62 id */
            id: string;
            /** @description 27-character base62 id */
            appId: string;
            displayName: string;
            /** @description What kind of thing it is, e.g. `ROLE` or `GROUP` */
            traitIds: string[];
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /** Format: date-time */
            deletedAt?: string;
        };
        AppResourceTypeInput: {
            /** @description 27-character base62 id */
            id?: string;
            /** @description 27-character base62 id */
            appId?: string;
            displayName?: string;
            traitIds?: string[];
            /** Format: date-time */
            createdAt?: string;
            /** Format: date-time */
            updatedAt?: string;
            /** Format: date-time */
            deletedAt?: string;
        };
        AppResourceTypeList: {
            list: components["schemas"]["AppResourceType"][];
            /** @description Empty at the end of the results */
            nextPageToken: string;
        };
        AppResourceTypeReply: {
            appResourceType: components["schemas"]["AppResourceType"];
            expanded: ({
                "@type": string;
            } & {
                [key: string]: unknown;
            })[];
        };
        AppResourceTypeView: {
            appResourceType: components["schemas"]["AppResourceType"];
            appPath: string;
        };
        AppResourceTypeViewList: {
            list: components["schemas"]["AppResourceTypeView"][];
            /** @description Empty at the end of the results */
            nextPageToken: string;
            expanded: ({
                "@type": string;
            } & {
                [key: string]: unknown;
            })[];
        };
        AppResourceTypeViewReply: {
            appResourceTypeView: components["schemas"]["AppResourceTypeView"];
            expanded: ({
                "@type": string;
            } & {
                [key: string]: unknown;
            })[];
        };
        AppResourceView: {
            appResource: components["schemas"]["AppResource"];
            appPath: string;
            resourceTypePath: string;
            parentResourcePath: string;
            parentResourceTypePath: string;
            objectPermissions: components["schemas"]["ActorObjectPermissions"];
        };
        AppResourceViewReply: {
            appResourceView: components["schemas"]["AppResourceView"];
            expanded: ({
                "@type": string;
            } & {
                [key: string]: unknown;
            })[];
        };
        AppUser: {
            /** @description 27-character base62 id */
            id: string;
            /** @description 27-character base62 id */
            appId: string;
            /** @description The person behind it; empty when nobody is */
            identityUserId: string;
            /** @enum {unknown} */
            appUserType: "APP_USER_TYPE_UNSPECIFIED" | "APP_USER_TYPE_USER" | "APP_USER_TYPE_SERVICE_ACCOUNT" | "APP_USER_TYPE_SYSTEM_ACCOUNT";
            status: components["schemas"]["AppUserStatus"];
            displayName: string;
            username: string;
            usernames: string[];
            email: string;
            emails: string[];
            employeeIds: string[];
            /** @description Its address is of a domain that is not trusted */
            isExternal: boolean;
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
        AppUserInput: {
            /** @enum {unknown} */
            appUserType?: "APP_USER_TYPE_UNSPECIFIED" | "APP_USER_TYPE_USER" | "APP_USER_TYPE_SERVICE_ACCOUNT" | "APP_USER_TYPE_SYSTEM_ACCOUNT";
            status?: Record<string, never>;
        };
        AppUserList: {
            list: components["schemas"]["AppUserView"][];
            /** @description Empty at the end of the results */
            nextPageToken: string;
            expanded: ({
                "@type": string;
            } & {
                [key: string]: unknown;
            })[];
        };
        AppUserRef: {
            /** @description 27-character base62 id */
            appId: string;
            /** @description 27-character base62 id */
            id: string;
        };
        AppUserReply: {
            appUserView: components["schemas"]["AppUserView"];
            expanded: ({
                "@type": string;
            } & {
                [key: string]: unknown;
            })[];
        };
        AppUserStatus: {
            /** @enum {unknown} */
            status: "STATUS_UNSPECIFIED" | "STATUS_ENABLED" | "STATUS_DISABLED" | "STATUS_DELETED";
            /** @description What the app itself says, such as locked */
            details: string;
        };
        AppUserView: {
            appUser: components["schemas"]["AppUser"];
            appPath: string;
            identityUserPath: string;
            lastUsagePath: string;
        };
        /** @description Exactly one of users, manager, appOwners, group, self, entitlementOwners, expression, resourceOwners, webhook, agent is set */
        Approval: {
            users?: components["schemas"]["UserApproval"];
            manager?: components["schemas"]["ManagerApproval"];
            appOwners?: components["schemas"]["AppOwnerApproval"];
            group?: components["schemas"]["AppGroupApproval"];
            self?: components["schemas"]["SelfApproval"];
            entitlementOwners?: components["schemas"]["EntitlementOwnerApproval"];
            expression?: components["schemas"]["ExpressionApproval"];
            resourceOwners?: components["schemas"]["ResourceOwnerApproval"];
            /** @description Approval by a webhook: not supported, and refused */
            webhook?: {
                [key: string]: unknown;
            };
            /** @description Approval by an agent: not supported, and refused */
            agent?: {
                [key: string]: unknown;
            };
            /** @default false */
            allowDelegation: boolean;
            /** @default false */
            allowReassignment: boolean;
            /** @default [] */
            allowedReassignees: string[];
            /**
             * @description Set by the server
             * @default false
             */
            assigned: boolean;
            escalation?: components["schemas"]["Escalation"];
            /** @default false */
            escalationEnabled: boolean;
            /** @default false */
            requireApprovalReason: boolean;
            /** @default false */
            requireDenialReason: boolean;
            /** @default false */
            requireReassignmentReason: boolean;
            /** @default  */
            requiresStepUpProviderId: string;
        };
        AttributeType: {
            id: string;
            name: string;
        };
        AttributeTypeList: {
            list: components["schemas"]["AttributeType"][];
            /** @description Empty at the end of the results */
            nextPageToken: string;
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
        BindingList: {
            bindings: components["schemas"]["AppEntitlementUserBinding"][];
        };
        BindingReply: {
            binding: components["schemas"]["AppEntitlementUserBinding"];
        };
        CatalogEntry: {
            entitlement: components["schemas"]["AppEntitlementView"];
            /** @description Your own grants of it */
            appEntitlementUserBindings: components["schemas"]["AppEntitlementUserBinding"][];
        };
        CatalogList: {
            list: components["schemas"]["CatalogEntry"][];
            /** @description Empty at the end of the results */
            nextPageToken: string;
            expanded: ({
                "@type": string;
            } & {
                [key: string]: unknown;
            })[];
        };
        ConflictExemption: {
            reason: string;
            exemptedById: string;
            /** Format: date-time */
            exemptedAt: string;
            /** Format: date-time */
            expiresAt?: string;
        };
        ConflictMonitor: {
            /** @description 27-character base62 id */
            id: string;
            displayName: string;
            description: string;
            enabled: boolean;
            /** @description Who holds something of group A must hold something of group B */
            negateGroupB: boolean;
            /** @description 27-character base62 id */
            entitlementSetAId: string;
            /** @description 27-character base62 id */
            entitlementSetBId: string;
            notificationConfig: components["schemas"]["AccessConflictNotificationConfig"];
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
        };
        ConflictMonitorList: {
            list: components["schemas"]["ConflictMonitor"][];
            /** @description Empty at the end of the results */
            nextPageToken: string;
        };
        ConflictViolation: {
            /** @description 27-character base62 id */
            id: string;
            /** @description 27-character base62 id */
            monitorId: string;
            /** @enum {unknown} */
            status: "CONFLICT_VIOLATION_STATUS_ACTIVE" | "CONFLICT_VIOLATION_STATUS_EXEMPTED" | "CONFLICT_VIOLATION_STATUS_RESOLVED";
            /** @description The person; empty for an account without an owner */
            userId: string;
            /** @description The account without an owner; empty for a person */
            appUserId: string;
            /** @description What they hold of both groups now; empty when resolved */
            grants: components["schemas"]["ConflictingGrant"][];
            /** Format: date-time */
            detectedAt: string;
            /** Format: date-time */
            resolvedAt?: string;
            exemption?: components["schemas"]["ConflictExemption"];
        };
        ConflictViolationList: {
            list: components["schemas"]["ConflictViolation"][];
            /** @description Empty at the end of the results */
            nextPageToken: string;
        };
        ConflictViolationReply: {
            violation: components["schemas"]["ConflictViolation"];
        };
        ConflictingGrant: {
            /** @enum {unknown} */
            entitlementGroup: "ENTITLEMENT_GROUP_A" | "ENTITLEMENT_GROUP_B";
            /** @description 27-character base62 id */
            appId: string;
            /** @description 27-character base62 id */
            appEntitlementId: string;
            /** @description 27-character base62 id */
            appUserId: string;
        };
        ConnectorProvision: {
            account?: components["schemas"]["AccountProvision"];
            defaultBehavior?: components["schemas"]["DefaultBehavior"];
            deleteAccount?: components["schemas"]["DeleteAccount"];
        };
        CountGrantsReply: {
            /** Format: int64 */
            totalGrants: string;
            appCount: number;
            appGrantCounts: components["schemas"]["GraphAppGrantCount"][];
            appUsers: components["schemas"]["AppUserRef"][];
            /**
             * @description How large a picture of these grants would be: up to 1,000, up to 10,000, more
             * @enum {unknown}
             */
            band: "GRAPH_SIZE_BAND_UNSPECIFIED" | "GRAPH_SIZE_BAND_NORMAL" | "GRAPH_SIZE_BAND_SUMMARIZED" | "GRAPH_SIZE_BAND_TOO_LARGE";
        };
        CountGrantsRequest: {
            /** @description 27-character base62 id */
            userId: string;
            appIds?: string[];
        };
        CreateAccessProfileRequest: {
            displayName: string;
            description?: string;
        };
        CreateAppEntitlementRequest: {
            displayName: string;
            alias?: string;
            /** @description At most 16 labels, 4096 bytes in all. In an update keys that are absent stay as they are, and an empty value removes its key. */
            annotations?: {
                [key: string]: string;
            };
            /** @description Empty for none */
            appResourceId?: string;
            /** @description Empty for none */
            appResourceTypeId?: string;
            /** @description Empty for none */
            certifyPolicyId?: string;
            complianceFrameworkValueIds?: string[];
            description?: string;
            /** @example 86400s */
            durationGrant?: string;
            durationUnset?: Record<string, never>;
            emergencyGrantEnabled?: boolean;
            /** @description Empty for none */
            emergencyGrantPolicyId?: string;
            /** @description Empty for none */
            grantPolicyId?: string;
            overrideAccessRequestsDefaults?: boolean;
            /** @enum {unknown} */
            purpose?: "APP_ENTITLEMENT_PURPOSE_VALUE_UNSPECIFIED" | "APP_ENTITLEMENT_PURPOSE_VALUE_ASSIGNMENT" | "APP_ENTITLEMENT_PURPOSE_VALUE_PERMISSION" | "APP_ENTITLEMENT_PURPOSE_VALUE_OWNERSHIP";
            /** @description Empty for none */
            revokePolicyId?: string;
            /** @description Empty for none */
            riskLevelValueId?: string;
            slug?: string;
            appEntitlementOwnerIds?: string[];
            provisionPolicy?: components["schemas"]["ProvisionPolicy"];
            expandMask?: components["schemas"]["ExpandMask"];
        };
        CreateAppRequest: {
            displayName: string;
            owners?: string[];
            appEntitlementOwnerRefs?: components["schemas"]["AppEntitlementRef"][];
            /** @description At most 16 labels, 4096 bytes in all. In an update keys that are absent stay as they are, and an empty value removes its key. */
            annotations?: {
                [key: string]: string;
            };
            /** @description Empty for none */
            certifyPolicyId?: string;
            description?: string;
            /** @description Empty for none */
            grantPolicyId?: string;
            /** @enum {unknown} */
            identityMatching?: "APP_USER_IDENTITY_MATCHING_UNSPECIFIED" | "APP_USER_IDENTITY_MATCHING_STRICT" | "APP_USER_IDENTITY_MATCHING_DISPLAY_NAME" | "APP_USER_IDENTITY_MATCHING_CUSTOM";
            instructions?: string;
            monthlyCostUsd?: number;
            /** @description Empty for none */
            revokePolicyId?: string;
            strictAccessEntitlementProvisioning?: boolean;
        };
        CreateAttributeValueOfTypeRequest: {
            value: string;
        };
        CreateAttributeValueRequest: {
            /** @enum {unknown} */
            attributeTypeId: "risk_level" | "compliance_framework";
            value: string;
        };
        CreateMonitorRequest: {
            displayName: string;
            description?: string;
            notificationConfig?: components["schemas"]["AccessConflictNotificationConfig"];
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
        CreatePolicyRequest: {
            displayName: string;
            description?: string;
            /** @description The key `certify` holds the steps of a review; other keys are for rules */
            policySteps?: {
                [key: string]: components["schemas"]["PolicySteps"];
            };
            /** @description The first whose condition holds names the steps */
            rules?: components["schemas"]["Rule"][];
            postActions?: components["schemas"]["PolicyPostActions"][];
            reassignTasksToDelegates?: boolean;
            /** @description At most 16 labels, 4096 bytes in all. In an update keys that are absent stay as they are, and an empty value removes its key. */
            annotations?: {
                [key: string]: string;
            };
            /** @enum {unknown} */
            policyType?: "POLICY_TYPE_UNSPECIFIED" | "POLICY_TYPE_GRANT" | "POLICY_TYPE_REVOKE" | "POLICY_TYPE_CERTIFY" | "POLICY_TYPE_ACCESS_REQUEST" | "POLICY_TYPE_PROVISION";
        };
        CreateResourceRequest: {
            displayName: string;
            description?: string;
            /** @description At most 16 labels, 4096 bytes in all. In an update keys that are absent stay as they are, and an empty value removes its key. */
            annotations?: {
                [key: string]: string;
            };
            resourceOwnerUserIds?: string[];
        };
        CreateResourceTypeRequest: {
            displayName: string;
            /** @enum {unknown} */
            resourceType: "ROLE" | "GROUP" | "LICENSE" | "PROJECT" | "CATALOG" | "CUSTOM" | "VAULT" | "PROFILE_TYPE" | "SESSION_POLICY";
        };
        CreateSourceRequest: {
            displayName: string;
            /** @enum {unknown} */
            kind?: "SOURCE_KIND_FILE" | "SOURCE_KIND_CONNECTOR";
        };
        CreateSyncRequest: {
            /** @description Take the good rows and record the others */
            skipBadRows?: boolean;
            /** @description Even when a large share of the grants or people would go */
            allowRemovals?: boolean;
        };
        DefaultBehavior: {
            connectorId?: string;
        };
        DelegatedProvision: {
            appId?: string;
            entitlementId?: string;
            implicit?: boolean;
        };
        DelegationReply: {
            item: components["schemas"]["ExpiringUserDelegationBinding"];
        };
        DeleteAccount: {
            connectorId?: string;
        };
        DeleteOwnersRequest: {
            userIds: string[];
        };
        EditorMarker: {
            /** @description Lines and columns count from 1 */
            startLineNumber: number;
            startColumn: number;
            endLineNumber: number;
            /** @description The column after the last */
            endColumn: number;
            message: string;
            /** @enum {unknown} */
            severity: "UNKNOWN" | "HINT" | "INFO" | "WARNING" | "ERROR";
        };
        EntitlementOwnerApproval: {
            /** @default false */
            allowSelfApproval: boolean;
            /** @default false */
            requireDistinctApprovers: boolean;
            /** @default false */
            fallback: boolean;
            /** @default [] */
            fallbackUserIds: string[];
            /** @default [] */
            fallbackGroupIds: components["schemas"]["AppEntitlementReference"][];
            /** @default false */
            isGroupFallbackEnabled: boolean;
        };
        EntitlementOwnerProvisioner: {
            allowReassignment?: boolean;
            fallbackUserIds?: string[];
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
        Escalation: {
            replacePolicy?: components["schemas"]["ReplacePolicy"];
            reassignToApprovers?: components["schemas"]["ReassignToApprovers"];
            cancelTicket?: Record<string, never>;
            skipStep?: Record<string, never>;
            /** @default  */
            escalationComment: string;
            /** Format: int64 */
            expiration?: string;
        };
        ExemptViolationRequest: {
            /** @description Why this is acceptable */
            reason: string;
            /**
             * Format: date-time
             * @description Absent: until it is taken back
             */
            expiresAt?: string;
        };
        ExpandMask: {
            paths?: string[];
        };
        ExpiringUserDelegationBinding: {
            /** @description 27-character base62 id */
            userId: string;
            delegatedUserId: string;
            /** Format: date-time */
            startAt?: string;
            /** Format: date-time */
            expirationAt?: string;
            /** Format: date-time */
            createdAt?: string;
            /** Format: date-time */
            updatedAt?: string;
            /** Format: date-time */
            deletedAt?: string;
        };
        ExpressionApproval: {
            /** @default false */
            allowSelfApproval: boolean;
            /** @default false */
            requireDistinctApprovers: boolean;
            /** @default false */
            fallback: boolean;
            /** @default [] */
            fallbackUserIds: string[];
            /** @default [] */
            fallbackGroupIds: components["schemas"]["AppEntitlementReference"][];
            /** @default false */
            isGroupFallbackEnabled: boolean;
            /**
             * @description Set by the server
             * @default []
             */
            assignedUserIds: string[];
            /**
             * @description Tried in order; the first that yields people wins
             * @default []
             */
            expressions: string[];
        };
        ExpressionProvisioner: {
            allowReassignment?: boolean;
            expressions?: string[];
            fallbackUserIds?: string[];
        };
        ExternalTicketProvision: {
            appId?: string;
            connectorId?: string;
            externalTicketProvisionerConfigId?: string;
            instructions?: string;
        };
        FinishSyncRequest: {
            /** @description Take the good rows and record the others */
            skipBadRows?: boolean;
            /** @description Even when a large share of the grants or people would go */
            allowRemovals?: boolean;
        };
        GrantFeedList: {
            list: components["schemas"]["AppEntitlementUserBindingFeedView"][];
            /** @description Empty at the end of the results */
            nextPageToken: string;
            expanded: ({
                "@type": string;
            } & {
                [key: string]: unknown;
            })[];
        };
        GrantList: {
            list: components["schemas"]["AppEntitlementWithUserBinding"][];
            /** @description Empty at the end of the results */
            nextPageToken: string;
            expanded: ({
                "@type": string;
            } & {
                [key: string]: unknown;
            })[];
        };
        GrantReason: {
            /** @description 27-character base62 id */
            appEntitlementId: string;
            /** @description 27-character base62 id */
            appId: string;
            /** @description 27-character base62 id */
            appUserId: string;
            /** Format: date-time */
            createdAt?: string;
            /** Format: date-time */
            deletedAt?: string;
            derivedIdData: string;
            derivedIdType: string;
            /** Format: date-time */
            reasonExpiresAt?: string;
            /** @enum {unknown} */
            referenceStrength: "GRANT_REASON_REFERENCE_STRENGTH_UNSPECIFIED" | "GRANT_REASON_REFERENCE_STRENGTH_WEAK" | "GRANT_REASON_REFERENCE_STRENGTH_STRONG";
            /** Format: date-time */
            updatedAt?: string;
        };
        GraphAppGrantCount: {
            /** @description 27-character base62 id */
            appId: string;
            /** Format: int64 */
            grantCount: string;
        };
        GroupProvisioner: {
            allowReassignment?: boolean;
            appGroupId?: string;
            appId?: string;
            fallbackUserIds?: string[];
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
        ManagerApproval: {
            /** @default false */
            allowSelfApproval: boolean;
            /** @default false */
            requireDistinctApprovers: boolean;
            /** @default false */
            fallback: boolean;
            /** @default [] */
            fallbackUserIds: string[];
            /** @default [] */
            fallbackGroupIds: components["schemas"]["AppEntitlementReference"][];
            /** @default false */
            isGroupFallbackEnabled: boolean;
            /**
             * @description Set by the server
             * @default []
             */
            assignedUserIds: string[];
        };
        ManagerProvisioner: {
            allowReassignment?: boolean;
            fallbackUserIds?: string[];
        };
        ManualProvision: {
            assignee?: components["schemas"]["ProvisionerAssignment"];
            instructions?: string;
            userIds?: string[];
        };
        MultiStep: {
            provisionSteps?: components["schemas"]["ProvisionStep"][];
        };
        OAuthError: {
            error: string;
            error_description?: string;
        };
        OwnedServiceAccountsRequest: {
            /**
             * @description Rows per page: 10 to 100; a smaller or larger number is taken as 10 or 100
             * @default 25
             */
            pageSize: number;
            /** @description nextPageToken of the previous page */
            pageToken?: string;
            expandMask?: components["schemas"]["ExpandMask"];
        };
        OwnerIdList: {
            userIds: string[];
        };
        OwnerList: {
            list: components["schemas"]["User"][];
            /** @description Empty at the end of the results */
            nextPageToken: string;
            /** @description Of a resource: owners that cannot be removed; there are none */
            immutableUserIds?: string[];
        };
        OwnerRequest: {
            /** @description 27-character base62 id */
            userId: string;
        };
        PastGrantList: {
            list: components["schemas"]["AppEntitlementUserBindingHistoryView"][];
            /** @description Empty at the end of the results */
            nextPageToken: string;
            expanded: ({
                "@type": string;
            } & {
                [key: string]: unknown;
            })[];
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
        Policy: {
            /** @description 27-character base62 id */
            id: string;
            displayName: string;
            description: string;
            /** @description The key `certify` holds the steps of a review; other keys are for rules */
            policySteps: {
                [key: string]: components["schemas"]["PolicySteps"];
            };
            /** @description The first whose condition holds names the steps */
            rules: components["schemas"]["Rule"][];
            postActions: components["schemas"]["PolicyPostActions"][];
            reassignTasksToDelegates: boolean;
            /** @description At most 16 labels, 4096 bytes in all. In an update keys that are absent stay as they are, and an empty value removes its key. */
            annotations: {
                [key: string]: string;
            };
            /** @enum {unknown} */
            policyType: "POLICY_TYPE_UNSPECIFIED" | "POLICY_TYPE_GRANT" | "POLICY_TYPE_REVOKE" | "POLICY_TYPE_CERTIFY" | "POLICY_TYPE_ACCESS_REQUEST" | "POLICY_TYPE_PROVISION";
            /** @description Every tenant has it; only its postActions can be changed */
            systemBuiltin: boolean;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /** Format: date-time */
            deletedAt?: string;
        };
        PolicyInput: {
            /** @description 27-character base62 id */
            id?: string;
            displayName?: string;
            description?: string;
            /** @description The key `certify` holds the steps of a review; other keys are for rules */
            policySteps?: {
                [key: string]: components["schemas"]["PolicySteps"];
            };
            /** @description The first whose condition holds names the steps */
            rules?: components["schemas"]["Rule"][];
            postActions?: components["schemas"]["PolicyPostActions"][];
            reassignTasksToDelegates?: boolean;
            /** @description At most 16 labels, 4096 bytes in all. In an update keys that are absent stay as they are, and an empty value removes its key. */
            annotations?: {
                [key: string]: string;
            };
            /** @enum {unknown} */
            policyType?: "POLICY_TYPE_UNSPECIFIED" | "POLICY_TYPE_GRANT" | "POLICY_TYPE_REVOKE" | "POLICY_TYPE_CERTIFY" | "POLICY_TYPE_ACCESS_REQUEST" | "POLICY_TYPE_PROVISION";
            /** @description Every tenant has it; only its postActions can be changed */
            systemBuiltin?: boolean;
            /** Format: date-time */
            createdAt?: string;
            /** Format: date-time */
            updatedAt?: string;
            /** Format: date-time */
            deletedAt?: string;
        };
        PolicyList: {
            list: components["schemas"]["Policy"][];
            /** @description Empty at the end of the results */
            nextPageToken: string;
        };
        PolicyPostActions: {
            /**
             * @description Denied access is to be taken away as soon as the task is closed
             * @default false
             */
            certifyRemediateImmediately: boolean;
        };
        PolicyRef: {
            /** @description 27-character base62 id */
            id: string;
        };
        PolicyReply: {
            policy: components["schemas"]["Policy"];
        };
        /** @description Exactly one of approval, accept, reject, wait is set */
        PolicyStep: {
            approval?: components["schemas"]["Approval"];
            accept?: components["schemas"]["Accept"];
            reject?: components["schemas"]["Reject"];
            wait?: components["schemas"]["Wait"];
            /** @description Provisioning: not supported, and refused */
            provision?: {
                [key: string]: unknown;
            };
            /** @description A form: not supported, and refused */
            form?: {
                [key: string]: unknown;
            };
            /** @description An action: not supported, and refused */
            action?: {
                [key: string]: unknown;
            };
        };
        PolicySteps: {
            /** @default [] */
            steps: components["schemas"]["PolicyStep"][];
        };
        ProfileType: {
            /** @description 27-character base62 id */
            id: string;
            name: string;
            slug: string;
            description: string;
            displayToUser: boolean;
            iconUrl: string;
            /** Format: int64 */
            priority: string;
            sizes: number[];
        };
        ProfileTypesReply: {
            profileTypes: components["schemas"]["ProfileType"][];
        };
        /** @description Exactly one member is set */
        ProvisionPolicy: {
            action?: components["schemas"]["ActionProvision"];
            connector?: components["schemas"]["ConnectorProvision"];
            delegated?: components["schemas"]["DelegatedProvision"];
            externalTicket?: components["schemas"]["ExternalTicketProvision"];
            manual?: components["schemas"]["ManualProvision"];
            unconfigured?: Record<string, never>;
            webhook?: components["schemas"]["WebhookProvision"];
            multiStep?: components["schemas"]["MultiStep"];
        };
        ProvisionStep: {
            action?: components["schemas"]["ActionProvision"];
            connector?: components["schemas"]["ConnectorProvision"];
            delegated?: components["schemas"]["DelegatedProvision"];
            externalTicket?: components["schemas"]["ExternalTicketProvision"];
            manual?: components["schemas"]["ManualProvision"];
            unconfigured?: Record<string, never>;
            webhook?: components["schemas"]["WebhookProvision"];
        };
        ProvisionerAssignment: {
            appOwners?: components["schemas"]["AppOwnerProvisioner"];
            entitlementOwners?: components["schemas"]["EntitlementOwnerProvisioner"];
            expression?: components["schemas"]["ExpressionProvisioner"];
            group?: components["schemas"]["GroupProvisioner"];
            manager?: components["schemas"]["ManagerProvisioner"];
            users?: components["schemas"]["UserProvisioner"];
        };
        ReassignToApprovers: {
            /** @default [] */
            approverIds: string[];
        };
        Reject: {
            /** @default  */
            rejectMessage: string;
        };
        ReplacePolicy: {
            /** @description 27-character base62 id */
            policyId: string;
        };
        ResourceOwnerApproval: {
            /** @default false */
            allowSelfApproval: boolean;
            /** @default false */
            requireDistinctApprovers: boolean;
            /** @default false */
            fallback: boolean;
            /** @default [] */
            fallbackUserIds: string[];
            /** @default [] */
            fallbackGroupIds: components["schemas"]["AppEntitlementReference"][];
            /** @default false */
            isGroupFallbackEnabled: boolean;
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
        RoleInput: {
            id?: string;
            name?: string;
            displayName?: string;
            permissions?: string[];
            serviceRoles?: string[];
            systemBuiltin?: boolean;
            systemApiOnly?: boolean;
            /** Format: date-time */
            createdAt?: string;
            /** Format: date-time */
            updatedAt?: string;
            /** Format: date-time */
            deletedAt?: string;
        };
        RoleList: {
            list: components["schemas"]["Role"][];
            /** @description Empty at the end of the results */
            nextPageToken: string;
        };
        RoleReply: {
            role: components["schemas"]["Role"];
        };
        Rule: {
            /** @description In the Common Expression Language */
            condition?: string;
            /** @description A key of policySteps */
            policyKey?: string;
        };
        SaveToVault: {
            vaultIds?: string[];
        };
        SearchAccessProfilesRequest: {
            /**
             * @description Rows per page: 10 to 100; a smaller or larger number is taken as 10 or 100
             * @default 25
             */
            pageSize: number;
            /** @description nextPageToken of the previous page */
            pageToken?: string;
            /** @description Part of the name */
            query?: string;
            ids?: string[];
        };
        SearchAppEntitlementsRequest: {
            /**
             * @description Rows per page: 10 to 100; a smaller or larger number is taken as 10 or 100
             * @default 25
             */
            pageSize: number;
            /** @description nextPageToken of the previous page */
            pageToken?: string;
            /** @description Part of the name */
            query?: string;
            /** @description Part of the name */
            displayName?: string;
            /** @description The whole alias */
            alias?: string;
            appIds?: string[];
            excludeAppIds?: string[];
            refs?: components["schemas"]["AppEntitlementRef"][];
            excludedEntitlementRefs?: components["schemas"]["AppEntitlementRef"][];
            resourceIds?: string[];
            resourceTypeIds?: string[];
            excludeResourceTypeIds?: string[];
            resourceTraitIds?: string[];
            riskLevelIds?: string[];
            complianceFrameworkIds?: string[];
            /** @description Those with one of these policies, for whatever purpose */
            policyRefs?: components["schemas"]["PolicyRef"][];
            /** @description Those that one of these accounts has */
            appUserIds?: string[];
            excludeAppUserIds?: string[];
            /** @description How the accounts have it: as members by a grant, or as owners; as members when empty */
            membershipType?: ("APP_ENTITLEMENT_MEMBERSHIP_TYPE_UNSPECIFIED" | "APP_ENTITLEMENT_MEMBERSHIP_TYPE_MEMBER" | "APP_ENTITLEMENT_MEMBERSHIP_TYPE_OWNER" | "APP_ENTITLEMENT_MEMBERSHIP_TYPE_EXCLUSION" | "APP_ENTITLEMENT_MEMBERSHIP_TYPE_ADMIN")[];
            /** @description Only those with grants that end by themselves */
            onlyGetExpiring?: boolean;
            /** @description The source they come from */
            sourceConnectorId?: string;
            requestSchemaIds?: string[];
            /** @description Membership is not automated, so true finds nothing */
            isAutomated?: boolean;
            /** @description The campaign they are in; there are none yet */
            accessReviewId?: string;
            /** @description None is immutable, so this changes nothing */
            excludeImmutable?: boolean;
            /** @description Also those that are gone */
            includeDeleted?: boolean;
            expandMask?: components["schemas"]["ExpandMask"];
        };
        SearchAppResourceTypesRequest: {
            /**
             * @description Rows per page: 10 to 100; a smaller or larger number is taken as 10 or 100
             * @default 25
             */
            pageSize: number;
            /** @description nextPageToken of the previous page */
            pageToken?: string;
            /** @description Part of the name */
            query?: string;
            /** @description Part of the name */
            displayName?: string;
            appIds?: string[];
            /** @description Types of resources that one of these accounts has access to */
            appUserIds?: string[];
            resourceTypeIds?: string[];
            excludeResourceTypeIds?: string[];
            resourceTypeTraitIds?: string[];
            excludeResourceTypeTraitIds?: string[];
        };
        SearchAppResourcesRequest: {
            /**
             * @description Rows per page: 10 to 100; a smaller or larger number is taken as 10 or 100
             * @default 25
             */
            pageSize: number;
            /** @description nextPageToken of the previous page */
            pageToken?: string;
            /** @description Part of the name */
            query?: string;
            appId?: string;
            appIds?: string[];
            /** @description Resources that one of these accounts has access to */
            appUserIds?: string[];
            refs?: components["schemas"]["AppResourceRef"][];
            resourceIds?: string[];
            excludeResourceIds?: string[];
            resourceTypeIds?: string[];
            resourceTypeTraitIds?: string[];
            excludeResourceTypeTraitIds?: string[];
            ownerUserIds?: string[];
            unownedOnly?: boolean;
            nhiTypes?: ("NHI_TYPE_UNSPECIFIED" | "NHI_TYPE_APP_REGISTRATION" | "NHI_TYPE_ASSUMABLE_ROLE" | "NHI_TYPE_MANAGED_IDENTITY")[];
            /** @description Agents are not kept, so this finds nothing */
            agentStatuses?: ("AGENT_STATUS_UNSPECIFIED" | "AGENT_STATUS_READY" | "AGENT_STATUS_DISABLED" | "AGENT_STATUS_DELETED")[];
            /** @description Secrets are not kept, so this finds nothing */
            credentialTypes?: ("CREDENTIAL_TYPE_UNSPECIFIED" | "CREDENTIAL_TYPE_STATIC_SECRET" | "CREDENTIAL_TYPE_ASYMMETRIC_KEY" | "CREDENTIAL_TYPE_CERTIFICATE")[];
            /** @description Secrets are not kept, so this finds nothing */
            secretAging?: {
                [key: string]: unknown;
            };
            /** @description Findings are not kept, so this finds nothing */
            withOpenFindings?: boolean;
            /** @description Resources go with their app, so this changes nothing */
            excludeDeletedApps?: boolean;
            /** @description Removed grants are not looked at, so this changes nothing */
            excludeDeletedResourceBindings?: boolean;
            /**
             * @description No resource has these times, so the order is always that of creation
             * @enum {unknown}
             */
            sortField?: "APP_RESOURCE_SORT_FIELD_UNSPECIFIED" | "APP_RESOURCE_SORT_FIELD_SECRET_CREATED_AT" | "APP_RESOURCE_SORT_FIELD_SECRET_EXPIRES_AT" | "APP_RESOURCE_SORT_FIELD_LAST_USED_AT";
            /** @enum {unknown} */
            direction?: "SORT_DIRECTION_UNSPECIFIED" | "SORT_DIRECTION_ASC" | "SORT_DIRECTION_DESC";
            expandMask?: components["schemas"]["ExpandMask"];
        };
        SearchAppUsersRequest: {
            /**
             * @description Rows per page: 10 to 100; a smaller or larger number is taken as 10 or 100
             * @default 25
             */
            pageSize: number;
            /** @description nextPageToken of the previous page */
            pageToken?: string;
            /** @description Part of the name, user name or e-mail address */
            query?: string;
            appId?: string;
            appIds?: string[];
            appUserIds?: string[];
            excludeAppUserIds?: string[];
            refs?: components["schemas"]["AppUserRef"][];
            userIds?: string[];
            /** @description Only accounts that belong to nobody */
            withoutResponsibleParty?: boolean;
            appUserTypes?: ("APP_USER_TYPE_UNSPECIFIED" | "APP_USER_TYPE_USER" | "APP_USER_TYPE_SERVICE_ACCOUNT" | "APP_USER_TYPE_SYSTEM_ACCOUNT")[];
            appUserStatuses?: ("STATUS_UNSPECIFIED" | "STATUS_ENABLED" | "STATUS_DISABLED" | "STATUS_DELETED")[];
            appUserStatusDetails?: string[];
            /** @description UNSPECIFIED: no address, or no trusted domains to go by */
            appUserDomains?: ("APP_USER_DOMAIN_UNSPECIFIED" | "APP_USER_DOMAIN_EXTERNAL" | "APP_USER_DOMAIN_TRUSTED")[];
            /** @description Accounts go with their app, so this changes nothing */
            excludeDeletedApps?: boolean;
            /** @description Findings are not kept, so true finds nothing */
            withOpenFindings?: boolean;
            /** @enum {unknown} */
            sortBy?: "APP_USER_SEARCH_SORT_BY_UNSPECIFIED" | "APP_USER_SEARCH_SORT_BY_APP";
            expandMask?: components["schemas"]["ExpandMask"];
        };
        SearchAppsRequest: {
            /**
             * @description Rows per page: 10 to 100; a smaller or larger number is taken as 10 or 100
             * @default 25
             */
            pageSize: number;
            /** @description nextPageToken of the previous page */
            pageToken?: string;
            /** @description Part of the name */
            query?: string;
            /** @description Part of the name */
            displayName?: string;
            appIds?: string[];
            excludeAppIds?: string[];
            onlyDirectories?: boolean;
            /** @description Apps that have one of these policies, for whatever purpose */
            policyRefs?: components["schemas"]["PolicyRef"][];
        };
        SearchAttributeValuesRequest: {
            /**
             * @description Rows per page: 10 to 100; a smaller or larger number is taken as 10 or 100
             * @default 25
             */
            pageSize: number;
            /** @description nextPageToken of the previous page */
            pageToken?: string;
            /** @description Part of the value */
            query?: string;
            /** @description The whole value, in any letter case */
            value?: string;
            attributeTypeIds?: string[];
            ids?: string[];
            excludeIds?: string[];
        };
        SearchCatalogRequest: {
            /**
             * @description Rows per page: 10 to 100; a smaller or larger number is taken as 10 or 100
             * @default 25
             */
            pageSize: number;
            /** @description nextPageToken of the previous page */
            pageToken?: string;
            /** @description Part of the name */
            query?: string;
            /** @description Part of the name of the app */
            appDisplayName?: string;
            /** @description The whole alias */
            entitlementAlias?: string;
            /** @enum {unknown} */
            grantedStatus?: "UNSPECIFIED" | "ALL" | "GRANTED" | "NOT_GRANTED";
            includeDeleted?: boolean;
            expandMask?: components["schemas"]["ExpandMask"];
        };
        SearchGrantFeedRequest: {
            /**
             * @description Rows per page: 10 to 100; a smaller or larger number is taken as 10 or 100
             * @default 25
             */
            pageSize: number;
            /** @description nextPageToken of the previous page */
            pageToken?: string;
            /** Format: date-time */
            after?: string;
            /** Format: date-time */
            before?: string;
            appRefs?: components["schemas"]["AppRef"][];
            appEntitlementRefs?: components["schemas"]["AppEntitlementRef"][];
            appUserRefs?: components["schemas"]["AppUserRef"][];
            userRefs?: components["schemas"]["UserRef"][];
            expandMask?: components["schemas"]["ExpandMask"];
        };
        SearchGrantsRequest: {
            /**
             * @description Rows per page: 10 to 100; a smaller or larger number is taken as 10 or 100
             * @default 25
             */
            pageSize: number;
            /** @description nextPageToken of the previous page */
            pageToken?: string;
            appIds?: string[];
            appUserIds?: string[];
            /** @description The person behind the accounts */
            userId?: string;
            entitlementRefs?: components["schemas"]["AppEntitlementRef"][];
            entitlementSlugs?: string[];
            purpose?: ("APP_ENTITLEMENT_PURPOSE_VALUE_UNSPECIFIED" | "APP_ENTITLEMENT_PURPOSE_VALUE_ASSIGNMENT" | "APP_ENTITLEMENT_PURPOSE_VALUE_PERMISSION" | "APP_ENTITLEMENT_PURPOSE_VALUE_OWNERSHIP")[];
            resourceIds?: string[];
            resourceTypeIds?: string[];
            expandMask?: components["schemas"]["ExpandMask"];
        };
        SearchMonitorsRequest: {
            /**
             * @description Rows per page: 10 to 100; a smaller or larger number is taken as 10 or 100
             * @default 25
             */
            pageSize: number;
            /** @description nextPageToken of the previous page */
            pageToken?: string;
            /** @description Part of the name */
            query?: string;
            ids?: string[];
            enabled?: boolean;
        };
        SearchPastGrantsRequest: {
            /**
             * @description Rows per page: 10 to 100; a smaller or larger number is taken as 10 or 100
             * @default 25
             */
            pageSize: number;
            /** @description nextPageToken of the previous page */
            pageToken?: string;
            appIds?: string[];
            appEntitlementRefs?: components["schemas"]["AppEntitlementRef"][];
            appUserRefs?: components["schemas"]["AppUserRef"][];
            expandMask?: components["schemas"]["ExpandMask"];
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
        SearchPoliciesRequest: {
            /**
             * @description Rows per page: 10 to 100; a smaller or larger number is taken as 10 or 100
             * @default 25
             */
            pageSize: number;
            /** @description nextPageToken of the previous page */
            pageToken?: string;
            /** @description Part of the name */
            query?: string;
            /** @description Part of the name */
            displayName?: string;
            policyTypes?: ("POLICY_TYPE_UNSPECIFIED" | "POLICY_TYPE_GRANT" | "POLICY_TYPE_REVOKE" | "POLICY_TYPE_CERTIFY" | "POLICY_TYPE_ACCESS_REQUEST" | "POLICY_TYPE_PROVISION")[];
            excludePolicyIds?: string[];
            refs?: components["schemas"]["PolicyRef"][];
            includeDeleted?: boolean;
        };
        SearchUserOwnershipRequest: {
            /**
             * @description Rows per page: 10 to 100; a smaller or larger number is taken as 10 or 100
             * @default 25
             */
            pageSize: number;
            /** @description nextPageToken of the previous page */
            pageToken?: string;
            /** @description 27-character base62 id */
            userId: string;
            ownershipTypes?: ("USER_OWNERSHIP_TYPE_UNSPECIFIED" | "USER_OWNERSHIP_TYPE_APP" | "USER_OWNERSHIP_TYPE_RESOURCE" | "USER_OWNERSHIP_TYPE_ENTITLEMENT")[];
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
            /** @description Deleted people are found only when asked for, here or by id */
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
        SelfApproval: {
            /** @default false */
            fallback: boolean;
            /** @default [] */
            fallbackUserIds: string[];
            /** @default [] */
            fallbackGroupIds: components["schemas"]["AppEntitlementReference"][];
            /** @default false */
            isGroupFallbackEnabled: boolean;
            /**
             * @description Set by the server
             * @default []
             */
            assignedUserIds: string[];
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
        SetDelegationRequest: {
            /** @description Empty: nobody from now on */
            delegatedUserId?: string;
            /**
             * Format: date-time
             * @description Absent: now
             */
            delegationStartAt?: string;
            /**
             * Format: date-time
             * @description Absent: until it is changed
             */
            delegationExpireAt?: string;
        };
        SetOwnersRequest: {
            userIds?: string[];
        };
        SetTrustedDomainsRequest: {
            /** @description All of them: one that is not here is trusted no longer */
            domains: string[];
        };
        SignInRequest: {
            token: string;
        };
        Source: {
            /** @description 27-character base62 id */
            id: string;
            displayName: string;
            /** @enum {unknown} */
            kind: "SOURCE_KIND_FILE" | "SOURCE_KIND_CONNECTOR";
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            lastSyncAt?: string;
        };
        SourceList: {
            list: components["schemas"]["Source"][];
            /** @description Empty at the end of the results */
            nextPageToken: string;
        };
        SourceReply: {
            source: components["schemas"]["Source"];
        };
        /** @description One snapshot of a source: its files, and what they changed */
        Sync: {
            /** @description 27-character base62 id */
            id: string;
            /** @description 27-character base62 id */
            sourceId: string;
            /** @enum {unknown} */
            state: "SYNC_STATE_UPLOADING" | "SYNC_STATE_QUEUED" | "SYNC_STATE_APPLYING" | "SYNC_STATE_NEEDS_CONFIRMATION" | "SYNC_STATE_FAILED" | "SYNC_STATE_DONE" | "SYNC_STATE_CANCELLED";
            /** @description What is being done and how far it is */
            phase: string;
            skipBadRows: boolean;
            allowRemovals: boolean;
            files: components["schemas"]["SyncFile"][];
            /** @description By kind, once the sync is done */
            counts: {
                [key: string]: components["schemas"]["SyncCounts"];
            };
            /** @description Rows that could not be taken, see the list of faults */
            faultCount: number;
            /** @description Why it stopped and what to do */
            problem: string;
            createdById: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /** Format: date-time */
            finishedAt?: string;
        };
        SyncCounts: {
            added: number;
            changed: number;
            removed: number;
            unchanged: number;
        };
        SyncFault: {
            fileName: string;
            /** @description Counted from 1, the line with the column names included */
            line: number;
            column: string;
            value: string;
            /** @description Stable name of what is wrong */
            reason: string;
            /** @description What is wrong, for a person */
            problem: string;
        };
        SyncFaultList: {
            list: components["schemas"]["SyncFault"][];
            /** @description Empty at the end of the results */
            nextPageToken: string;
        };
        SyncFile: {
            /** @description users, apps, resource_types, resources, entitlements, accounts or grants */
            kind: string;
            fileName: string;
            /** @description Of the file as it was uploaded, without compression */
            sha256: string;
            /** Format: int64 */
            byteCount: string;
            rowCount: number;
            /** @description Whether all of it has arrived */
            complete: boolean;
        };
        SyncList: {
            list: components["schemas"]["Sync"][];
            /** @description Empty at the end of the results */
            nextPageToken: string;
        };
        SyncReply: {
            sync: components["schemas"]["Sync"];
        };
        TokenResponse: {
            access_token: string;
            token_type: string;
            /** @description Seconds until the token expires */
            expires_in: number;
        };
        TrustedDomains: {
            /** @description In lower case and ASCII, in order of the alphabet */
            domains: string[];
        };
        UpdateAccessProfileRequest: {
            accessProfile?: components["schemas"]["AccessProfileInput"];
            /** @description Fields to change, `displayName,description` or `{"paths": [...]}`; absent means every field given */
            updateMask?: string | {
                paths?: string[];
            };
        };
        UpdateAppEntitlementRequest: {
            entitlement?: components["schemas"]["AppEntitlementInput"];
            overrideAccessRequestsDefaults?: boolean;
            /** @description Fields to change, `displayName,description` or `{"paths": [...]}`; absent means every field given */
            updateMask?: string | {
                paths?: string[];
            };
            expandMask?: components["schemas"]["ExpandMask"];
        };
        UpdateAppRequest: {
            app?: components["schemas"]["AppInput"];
            /** @description Fields to change, `displayName,description` or `{"paths": [...]}`; absent means every field given */
            updateMask?: string | {
                paths?: string[];
            };
        };
        UpdateAppUserRequest: {
            appUser?: components["schemas"]["AppUserInput"];
            /** @description Fields to change, `displayName,description` or `{"paths": [...]}`; absent means every field given */
            updateMask?: string | {
                paths?: string[];
            };
            expandMask?: components["schemas"]["ExpandMask"];
        };
        UpdateGrantDurationRequest: {
            /** Format: date-time */
            newDeprovisionAt: string;
        };
        UpdateMonitorRequest: {
            displayName?: string;
            description?: string;
            enabled?: boolean;
            negateGroupB?: boolean;
            notificationConfig?: components["schemas"]["AccessConflictNotificationConfig"];
        };
        UpdatePersonalClientRequest: {
            client?: components["schemas"]["PersonalClientInput"];
            /** @description Fields to change, `displayName,description` or `{"paths": [...]}`; absent means every field given */
            updateMask?: string | {
                paths?: string[];
            };
        };
        UpdatePolicyRequest: {
            policy?: components["schemas"]["PolicyInput"];
            /** @description Fields to change, `displayName,description` or `{"paths": [...]}`; absent means every field given */
            updateMask?: string | {
                paths?: string[];
            };
        };
        UpdateResourceRequest: {
            appResource?: components["schemas"]["AppResourceInput"];
            /** @description Fields to change, `displayName,description` or `{"paths": [...]}`; absent means every field given */
            updateMask?: string | {
                paths?: string[];
            };
            expandMask?: components["schemas"]["ExpandMask"];
        };
        UpdateResourceTypeRequest: {
            appResourceType?: components["schemas"]["AppResourceTypeInput"];
            /** @description Fields to change, `displayName,description` or `{"paths": [...]}`; absent means every field given */
            updateMask?: string | {
                paths?: string[];
            };
        };
        UpdateRoleRequest: {
            role?: components["schemas"]["RoleInput"];
            /** @description Fields to change, `displayName,description` or `{"paths": [...]}`; absent means every field given */
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
            /** @description Who stands in for them now */
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
        UserApproval: {
            /** @default false */
            allowSelfApproval: boolean;
            /** @default false */
            requireDistinctApprovers: boolean;
            /** @default [] */
            userIds: string[];
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
        UserOwnershipEntry: {
            /** @enum {unknown} */
            ownershipType: "USER_OWNERSHIP_TYPE_UNSPECIFIED" | "USER_OWNERSHIP_TYPE_APP" | "USER_OWNERSHIP_TYPE_RESOURCE" | "USER_OWNERSHIP_TYPE_ENTITLEMENT";
            /** @description 27-character base62 id */
            appId: string;
            appDisplayName: string;
            resourceTypeId: string;
            resourceId: string;
            resourceDisplayName: string;
            entitlementId: string;
            entitlementDisplayName: string;
        };
        UserOwnershipList: {
            list: components["schemas"]["UserOwnershipEntry"][];
            /** @description Empty at the end of the results */
            nextPageToken: string;
        };
        UserProvisioner: {
            allowReassignment?: boolean;
            userIds?: string[];
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
        ValidateCelReply: {
            /** @description None when the expression is valid */
            markers: components["schemas"]["EditorMarker"][];
        };
        ValidateCelRequest: {
            text?: string;
        };
        /** @description Exactly one of condition, duration, untilTime is set */
        Wait: {
            condition?: components["schemas"]["WaitCondition"];
            duration?: components["schemas"]["WaitDuration"];
            untilTime?: components["schemas"]["WaitUntilTime"];
            /** @default  */
            commentOnFirstWait: string;
            /** @default  */
            commentOnTimeout: string;
            /** @default  */
            name: string;
            /** @example 86400s */
            timeoutDuration?: string;
        };
        WaitCondition: {
            /** @description In the Common Expression Language */
            condition?: string;
        };
        WaitDuration: {
            /** @example 86400s */
            duration?: string;
        };
        WaitUntilTime: {
            /** @default 0 */
            hours: number;
            /** @default 0 */
            minutes: number;
            /** @default  */
            timezone: string;
        };
        WebhookProvision: {
            webhookId?: string;
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
    "svc.api.directory.v1.AccessProfiles.List": {
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
                    "application/json": components["schemas"]["AccessProfileList"];
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
    "svc.api.directory.v1.AccessProfiles.Create": {
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
                "application/json": components["schemas"]["CreateAccessProfileRequest"];
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
                    "application/json": components["schemas"]["AccessProfileReply"];
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
    "svc.api.directory.v1.AccessProfiles.Get": {
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
                    "application/json": components["schemas"]["AccessProfileReply"];
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
    "svc.api.directory.v1.AccessProfiles.Update": {
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
                "application/json": components["schemas"]["UpdateAccessProfileRequest"];
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
                    "application/json": components["schemas"]["AccessProfileReply"];
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
    "svc.api.directory.v1.AccessProfiles.Delete": {
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
            /** @description `IN_USE`: This {thing} is in use by {users}. Take it away there first. */
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
    "svc.api.accessconflict.v1.AccessConflictService.ListMonitors": {
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
                    "application/json": components["schemas"]["ConflictMonitorList"];
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
    "svc.api.accessconflict.v1.AccessConflictService.CreateMonitor": {
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
                "application/json": components["schemas"]["CreateMonitorRequest"];
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
                    "application/json": components["schemas"]["ConflictMonitor"];
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
    "svc.api.accessconflict.v1.AccessConflictService.GetMonitor": {
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
                    "application/json": components["schemas"]["ConflictMonitor"];
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
    "svc.api.accessconflict.v1.AccessConflictService.UpdateMonitor": {
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
                "application/json": components["schemas"]["UpdateMonitorRequest"];
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
                    "application/json": components["schemas"]["ConflictMonitor"];
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
    "svc.api.accessconflict.v1.AccessConflictService.DeleteMonitor": {
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
    "svc.api.accessconflict.v1.AppEntitlementMonitorBindingService.ListAppEntitlementMonitorBindings": {
        parameters: {
            query?: {
                /** @description Rows per page: 10 to 100; a smaller or larger number is taken as 10 or 100 */
                page_size?: number;
                /** @description nextPageToken of the previous page */
                page_token?: string;
            };
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
                    "application/json": components["schemas"]["AppEntitlementMonitorBindingList"];
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
    "svc.api.accessconflict.v1.AccessConflictService.ListViolations": {
        parameters: {
            query?: {
                /** @description Rows per page: 10 to 100; a smaller or larger number is taken as 10 or 100 */
                page_size?: number;
                /** @description nextPageToken of the previous page */
                page_token?: string;
                status?: "CONFLICT_VIOLATION_STATUS_UNSPECIFIED" | "CONFLICT_VIOLATION_STATUS_ACTIVE" | "CONFLICT_VIOLATION_STATUS_EXEMPTED" | "CONFLICT_VIOLATION_STATUS_RESOLVED";
            };
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
                    "application/json": components["schemas"]["ConflictViolationList"];
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
    "svc.api.accessconflict.v1.AccessConflictService.ExemptViolation": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe: the same key with the same request answers with the first reply for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
                violation_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ExemptViolationRequest"];
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
                    "application/json": components["schemas"]["ConflictViolationReply"];
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
            /** @description `VIOLATION_RESOLVED`: This violation is resolved: there is nothing left to exempt. Should it come back, it will be a new one. */
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
    "svc.api.accessconflict.v1.AccessConflictService.UnexemptViolation": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe: the same key with the same request answers with the first reply for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
                violation_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    /** @description `true` on a replay */
                    "Idempotent-Replayed"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConflictViolationReply"];
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
            /** @description `VIOLATION_RESOLVED`: This violation is resolved: there is nothing left to exempt. Should it come back, it will be a new one. */
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
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AppUserList"];
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
    "svc.api.accessconflict.v1.AppEntitlementMonitorBindingService.CreateAppEntitlementMonitorBinding": {
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
                "application/json": components["schemas"]["AppEntitlementMonitorBindingKey"];
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
                    "application/json": components["schemas"]["AppEntitlementMonitorBinding"];
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
    "svc.api.accessconflict.v1.AppEntitlementMonitorBindingService.DeleteAppEntitlementMonitorBinding": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["AppEntitlementMonitorBindingKey"];
            };
        };
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
    "svc.api.accessconflict.v1.AppEntitlementMonitorBindingService.GetAppEntitlementMonitorBinding": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["AppEntitlementMonitorBindingKey"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AppEntitlementMonitorBinding"];
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
    "svc.api.app.v1.Apps.List": {
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
                    "application/json": components["schemas"]["AppList"];
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
    "svc.api.app.v1.Apps.Create": {
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
                "application/json": components["schemas"]["CreateAppRequest"];
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
                    "application/json": components["schemas"]["AppReply"];
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
    "svc.api.app.v1.AppUserService.List": {
        parameters: {
            query?: {
                /** @description Rows per page: 10 to 100; a smaller or larger number is taken as 10 or 100 */
                page_size?: number;
                /** @description nextPageToken of the previous page */
                page_token?: string;
            };
            header?: never;
            path: {
                app_id: string;
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
                    "application/json": components["schemas"]["AppUserList"];
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
    "svc.api.app.v1.AppEntitlements.List": {
        parameters: {
            query?: {
                /** @description Rows per page: 10 to 100; a smaller or larger number is taken as 10 or 100 */
                page_size?: number;
                /** @description nextPageToken of the previous page */
                page_token?: string;
            };
            header?: never;
            path: {
                app_id: string;
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
                    "application/json": components["schemas"]["AppEntitlementList"];
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
    "svc.api.app.v1.AppEntitlements.Create": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe: the same key with the same request answers with the first reply for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                app_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["CreateAppEntitlementRequest"];
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
                    "application/json": components["schemas"]["AppEntitlementReply"];
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
    "svc.api.app.v1.AppEntitlements.ListForAppResource": {
        parameters: {
            query?: {
                /** @description Rows per page: 10 to 100; a smaller or larger number is taken as 10 or 100 */
                page_size?: number;
                /** @description nextPageToken of the previous page */
                page_token?: string;
            };
            header?: never;
            path: {
                app_id: string;
                app_resource_type_id: string;
                app_resource_id: string;
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
                    "application/json": components["schemas"]["AppEntitlementList"];
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
    "svc.api.app.v1.AppEntitlements.ListForAppUser": {
        parameters: {
            query?: {
                /** @description Rows per page: 10 to 100; a smaller or larger number is taken as 10 or 100 */
                page_size?: number;
                /** @description nextPageToken of the previous page */
                page_token?: string;
            };
            header?: never;
            path: {
                app_id: string;
                app_user_id: string;
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
                    "application/json": components["schemas"]["AppEntitlementList"];
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
    "svc.api.app.v1.AppEntitlements.AddManuallyManagedMembers": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe: the same key with the same request answers with the first reply for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                app_id: string;
                app_entitlement_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["AddMembersRequest"];
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
                    "application/json": components["schemas"]["AddMembersReply"];
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
            /** @description `NOT_MANUALLY_MANAGED`: This {thing} comes from a source, which would bring it back. Change it at the source and import again. */
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
    "svc.api.app.v1.AppEntitlementSearchService.SearchAppEntitlementsWithExpired": {
        parameters: {
            query?: {
                /** @description Rows per page: 10 to 100; a smaller or larger number is taken as 10 or 100 */
                page_size?: number;
                /** @description nextPageToken of the previous page */
                page_token?: string;
            };
            header?: never;
            path: {
                app_id: string;
                app_entitlement_id: string;
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
                    "application/json": components["schemas"]["AppEntitlementWithExpiredList"];
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
    "svc.api.app.v1.AppEntitlements.ListUsers": {
        parameters: {
            query?: {
                /** @description Rows per page: 10 to 100; a smaller or larger number is taken as 10 or 100 */
                page_size?: number;
                /** @description nextPageToken of the previous page */
                page_token?: string;
            };
            header?: never;
            path: {
                app_id: string;
                app_entitlement_id: string;
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
                    "application/json": components["schemas"]["AppEntitlementUserList"];
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
    "svc.api.app.v1.AppEntitlementUserBindingService.RemoveGrantDuration": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe: the same key with the same request answers with the first reply for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                app_id: string;
                app_entitlement_id: string;
                app_user_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    /** @description `true` on a replay */
                    "Idempotent-Replayed"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BindingReply"];
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
    "svc.api.app.v1.AppEntitlementUserBindingService.UpdateGrantDuration": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe: the same key with the same request answers with the first reply for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                app_id: string;
                app_entitlement_id: string;
                app_user_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["UpdateGrantDurationRequest"];
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
                    "application/json": components["schemas"]["BindingReply"];
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
    "svc.api.app.v1.AppEntitlementUserBindingService.ListAppUsersForIdentityWithGrant": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                app_id: string;
                app_entitlement_id: string;
                identity_user_id: string;
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
                    "application/json": components["schemas"]["BindingList"];
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
    "svc.api.app.v1.AppEntitlementOwners.ListOwnerIDs": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                app_id: string;
                entitlement_id: string;
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
                    "application/json": components["schemas"]["OwnerIdList"];
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
    "svc.api.app.v1.AppEntitlementOwners.List": {
        parameters: {
            query?: {
                /** @description Rows per page: 10 to 100; a smaller or larger number is taken as 10 or 100 */
                page_size?: number;
                /** @description nextPageToken of the previous page */
                page_token?: string;
            };
            header?: never;
            path: {
                app_id: string;
                entitlement_id: string;
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
                    "application/json": components["schemas"]["OwnerList"];
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
    "svc.api.app.v1.AppEntitlementOwners.Set": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe: the same key with the same request answers with the first reply for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                app_id: string;
                entitlement_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["SetOwnersRequest"];
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
    "svc.api.app.v1.AppEntitlementOwners.Add": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe: the same key with the same request answers with the first reply for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                app_id: string;
                entitlement_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["OwnerRequest"];
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
    "svc.api.app.v1.AppEntitlementOwners.Delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                app_id: string;
                entitlement_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": Record<string, never>;
            };
        };
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
    "svc.api.app.v1.AppEntitlementOwners.Remove": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                app_id: string;
                entitlement_id: string;
                user_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": Record<string, never>;
            };
        };
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
    "svc.api.app.v1.AppEntitlements.Get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                app_id: string;
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
                    "application/json": components["schemas"]["AppEntitlementReply"];
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
    "svc.api.app.v1.AppEntitlements.Update": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe: the same key with the same request answers with the first reply for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                app_id: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["UpdateAppEntitlementRequest"];
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
                    "application/json": components["schemas"]["AppEntitlementReply"];
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
    "svc.api.app.v1.AppEntitlements.Delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                app_id: string;
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
            /**
             * @description `NOT_MANUALLY_MANAGED`: This {thing} comes from a source, which would bring it back. Change it at the source and import again.
             *
             *     `IN_USE`: This {thing} is in use by {users}. Take it away there first.
             */
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
    "svc.api.app.v1.AppOwners.ListOwnerIDs": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                app_id: string;
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
                    "application/json": components["schemas"]["OwnerIdList"];
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
    "svc.api.app.v1.AppOwners.List": {
        parameters: {
            query?: {
                /** @description Rows per page: 10 to 100; a smaller or larger number is taken as 10 or 100 */
                page_size?: number;
                /** @description nextPageToken of the previous page */
                page_token?: string;
            };
            header?: never;
            path: {
                app_id: string;
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
                    "application/json": components["schemas"]["OwnerList"];
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
    "svc.api.app.v1.AppOwners.Set": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe: the same key with the same request answers with the first reply for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                app_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["SetOwnersRequest"];
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
    "svc.api.app.v1.AppOwners.Delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                app_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["DeleteOwnersRequest"];
            };
        };
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
    "svc.api.app.v1.AppOwners.Add": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe: the same key with the same request answers with the first reply for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                app_id: string;
                user_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": Record<string, never>;
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
    "svc.api.app.v1.AppOwners.Remove": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                app_id: string;
                user_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": Record<string, never>;
            };
        };
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
    "svc.api.app.v1.AppResourceTypeService.List": {
        parameters: {
            query?: {
                /** @description Rows per page: 10 to 100; a smaller or larger number is taken as 10 or 100 */
                page_size?: number;
                /** @description nextPageToken of the previous page */
                page_token?: string;
            };
            header?: never;
            path: {
                app_id: string;
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
                    "application/json": components["schemas"]["AppResourceTypeViewList"];
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
    "svc.api.app.v1.AppResourceTypeService.CreateManuallyManagedResourceType": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe: the same key with the same request answers with the first reply for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                app_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["CreateResourceTypeRequest"];
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
                    "application/json": components["schemas"]["AppResourceTypeReply"];
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
    "svc.api.app.v1.AppResourceService.List": {
        parameters: {
            query?: {
                /** @description Rows per page: 10 to 100; a smaller or larger number is taken as 10 or 100 */
                page_size?: number;
                /** @description nextPageToken of the previous page */
                page_token?: string;
            };
            header?: never;
            path: {
                app_id: string;
                app_resource_type_id: string;
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
                    "application/json": components["schemas"]["AppResourceList"];
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
    "svc.api.app.v1.AppResourceService.CreateManuallyManagedAppResource": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe: the same key with the same request answers with the first reply for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                app_id: string;
                app_resource_type_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["CreateResourceRequest"];
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
                    "application/json": components["schemas"]["AppResourceReply"];
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
    "svc.api.app.v1.AppResourceService.Get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                app_id: string;
                app_resource_type_id: string;
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
                    "application/json": components["schemas"]["AppResourceViewReply"];
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
    "svc.api.app.v1.AppResourceService.Update": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe: the same key with the same request answers with the first reply for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                app_id: string;
                app_resource_type_id: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["UpdateResourceRequest"];
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
                    "application/json": components["schemas"]["AppResourceViewReply"];
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
    "svc.api.app.v1.AppResourceService.DeleteManuallyManagedAppResource": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                app_id: string;
                app_resource_type_id: string;
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
            /**
             * @description `NOT_MANUALLY_MANAGED`: This {thing} comes from a source, which would bring it back. Change it at the source and import again.
             *
             *     `IN_USE`: This {thing} is in use by {users}. Take it away there first.
             */
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
    "svc.api.app.v1.AppResourceTypeService.Get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                app_id: string;
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
                    "application/json": components["schemas"]["AppResourceTypeViewReply"];
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
    "svc.api.app.v1.AppResourceTypeService.UpdateManuallyManagedResourceType": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe: the same key with the same request answers with the first reply for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                app_id: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["UpdateResourceTypeRequest"];
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
                    "application/json": components["schemas"]["AppResourceTypeReply"];
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
            /** @description `NOT_MANUALLY_MANAGED`: This {thing} comes from a source, which would bring it back. Change it at the source and import again. */
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
    "svc.api.app.v1.AppResourceTypeService.DeleteManuallyManagedResourceType": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                app_id: string;
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
            /**
             * @description `NOT_MANUALLY_MANAGED`: This {thing} comes from a source, which would bring it back. Change it at the source and import again.
             *
             *     `IN_USE`: This {thing} is in use by {users}. Take it away there first.
             */
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
    "svc.api.app.v1.AppResourceOwners.ListOwnerIDs": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                app_id: string;
                resource_type_id: string;
                resource_id: string;
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
                    "application/json": components["schemas"]["OwnerIdList"];
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
    "svc.api.app.v1.AppResourceOwners.Delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                app_id: string;
                resource_type_id: string;
                resource_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": Record<string, never>;
            };
        };
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
    "svc.api.app.v1.AppResourceOwners.List": {
        parameters: {
            query?: {
                /** @description Rows per page: 10 to 100; a smaller or larger number is taken as 10 or 100 */
                page_size?: number;
                /** @description nextPageToken of the previous page */
                page_token?: string;
            };
            header?: never;
            path: {
                app_id: string;
                resource_type_id: string;
                resource_id: string;
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
                    "application/json": components["schemas"]["OwnerList"];
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
    "svc.api.app.v1.AppResourceOwners.Set": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe: the same key with the same request answers with the first reply for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                app_id: string;
                resource_type_id: string;
                resource_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["SetOwnersRequest"];
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
    "svc.api.app.v1.AppResourceOwners.Add": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe: the same key with the same request answers with the first reply for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                app_id: string;
                resource_type_id: string;
                resource_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["OwnerRequest"];
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
    "svc.api.app.v1.AppResourceOwners.Remove": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                app_id: string;
                resource_type_id: string;
                resource_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["OwnerRequest"];
            };
        };
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
    "svc.api.app.v1.AppUserService.ListAppUsersForUser": {
        parameters: {
            query?: {
                /** @description Rows per page: 10 to 100; a smaller or larger number is taken as 10 or 100 */
                page_size?: number;
                /** @description nextPageToken of the previous page */
                page_token?: string;
            };
            header?: never;
            path: {
                app_id: string;
                user_id: string;
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
                    "application/json": components["schemas"]["AppUserList"];
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
    "svc.api.app.v1.AppUserService.Update": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe: the same key with the same request answers with the first reply for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                app_user_app_id: string;
                app_user_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["UpdateAppUserRequest"];
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
                    "application/json": components["schemas"]["AppUserReply"];
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
    "svc.api.app.v1.Apps.Get": {
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
                    "application/json": components["schemas"]["AppReply"];
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
    "svc.api.app.v1.Apps.Update": {
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
                "application/json": components["schemas"]["UpdateAppRequest"];
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
                    "application/json": components["schemas"]["AppReply"];
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
    "svc.api.app.v1.Apps.Delete": {
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
    "svc.api.attribute.v1.Attributes.DeleteAttributeValue": {
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
            /** @description `IN_USE`: This {thing} is in use by {users}. Take it away there first. */
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
    "svc.api.attribute.v1.Attributes.CreateAttributeValue": {
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
                "application/json": components["schemas"]["CreateAttributeValueOfTypeRequest"];
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
            /** @description `IN_USE`: This {thing} is in use by {users}. Take it away there first. */
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
                "application/json": components["schemas"]["CreateAttributeValueOfTypeRequest"];
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
            /** @description `IN_USE`: This {thing} is in use by {users}. Take it away there first. */
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
    "svc.api.attribute.v1.Attributes.ListAttributeTypes": {
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
                    "application/json": components["schemas"]["AttributeTypeList"];
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
    "svc.api.attribute.v1.Attributes.ListAttributeValues": {
        parameters: {
            query?: {
                /** @description Rows per page: 10 to 100; a smaller or larger number is taken as 10 or 100 */
                page_size?: number;
                /** @description nextPageToken of the previous page */
                page_token?: string;
            };
            header?: never;
            path: {
                attribute_type_id: string;
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
    "svc.api.attribute.v1.Attributes.GetAttributeValue": {
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
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GrantFeedList"];
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
    "svc.api.iam.v1.Roles.Update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                role_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["UpdateRoleRequest"];
            };
        };
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
            /** @description `BUILTIN_ROLE`: The role {name} is built in and cannot be changed. Give people another of the roles that /api/v1/iam/roles lists. */
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
    "svc.api.policy.v1.Policies.List": {
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
                    "application/json": components["schemas"]["PolicyList"];
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
    "svc.api.policy.v1.Policies.Create": {
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
                "application/json": components["schemas"]["CreatePolicyRequest"];
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
                    "application/json": components["schemas"]["PolicyReply"];
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
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidateCelReply"];
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
    "svc.api.policy.v1.Policies.Get": {
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
                    "application/json": components["schemas"]["PolicyReply"];
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
    "svc.api.policy.v1.Policies.Update": {
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
                "application/json": components["schemas"]["UpdatePolicyRequest"];
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
                    "application/json": components["schemas"]["PolicyReply"];
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
            /** @description `BUILTIN_POLICY`: The policy {name} is built in: only its post actions can be changed, with updateMask postActions. Make a policy of your own for anything else. */
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
    "svc.api.policy.v1.Policies.Delete": {
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
            /**
             * @description `BUILTIN_POLICY`: The policy {name} is built in: only its post actions can be changed, with updateMask postActions. Make a policy of your own for anything else.
             *
             *     `IN_USE`: This {thing} is in use by {users}. Take it away there first.
             */
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
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccessProfileList"];
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
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConflictMonitorList"];
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
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AppResourceTypeList"];
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
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AppResourceList"];
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
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AppUserList"];
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
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AppList"];
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
    "svc.api.app.v1.AppEntitlementSearchService.SearchAppEntitlementsForAppUser": {
        parameters: {
            query?: {
                /** @description Rows per page: 10 to 100; a smaller or larger number is taken as 10 or 100 */
                page_size?: number;
                /** @description nextPageToken of the previous page */
                page_token?: string;
            };
            header?: never;
            path: {
                app_id: string;
                app_user_id: string;
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
                    "application/json": components["schemas"]["AppEntitlementList"];
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
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AppEntitlementList"];
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
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GrantList"];
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
    "svc.api.app.v1.AppEntitlementSearchService.CountGrantsForUserByApp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["CountGrantsRequest"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CountGrantsReply"];
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
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PastGrantList"];
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
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PolicyList"];
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
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CatalogList"];
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
    "svc.api.app.v1.AppSearch.SearchUserOwnership": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["SearchUserOwnershipRequest"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserOwnershipList"];
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
    "svc.api.source.v1.SourceService.List": {
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
                    "application/json": components["schemas"]["SourceList"];
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
    "svc.api.source.v1.SourceService.Create": {
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
                "application/json": components["schemas"]["CreateSourceRequest"];
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
                    "application/json": components["schemas"]["SourceReply"];
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
    "svc.api.source.v1.SourceService.Get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                source_id: string;
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
                    "application/json": components["schemas"]["SourceReply"];
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
    "svc.api.source.v1.SyncService.List": {
        parameters: {
            query?: {
                /** @description Rows per page: 10 to 100; a smaller or larger number is taken as 10 or 100 */
                page_size?: number;
                /** @description nextPageToken of the previous page */
                page_token?: string;
            };
            header?: never;
            path: {
                source_id: string;
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
                    "application/json": components["schemas"]["SyncList"];
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
    "svc.api.source.v1.SyncService.Create": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe: the same key with the same request answers with the first reply for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                source_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["CreateSyncRequest"];
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
                    "application/json": components["schemas"]["SyncReply"];
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
            /** @description `SYNC_UNDER_WAY`: Sync {sync} of this source is under way ({state}). Wait until it has ended, or cancel it. */
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
    "svc.api.source.v1.SyncService.Get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                source_id: string;
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
                    "application/json": components["schemas"]["SyncReply"];
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
    "svc.api.source.v1.SyncService.UploadArchive": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                source_id: string;
                id: string;
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
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SyncReply"];
                };
            };
            /**
             * @description `UNKNOWN_FILE`: There is no import file of the name {file}. Known are {known}.
             *
             *     `UNREADABLE_FILE`: {file} {problem}.
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
            /**
             * @description `SYNC_ENDED`: This sync is in the state {state}; it can be {wanted} only before that.
             *
             *     `UPLOAD_OVERTAKEN`: A later upload of the same file to this sync has begun, and only that one counts.
             */
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
    "svc.api.source.v1.SyncService.Cancel": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe: the same key with the same request answers with the first reply for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                source_id: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": Record<string, never>;
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
                    "application/json": components["schemas"]["SyncReply"];
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
            /** @description `SYNC_ENDED`: This sync is in the state {state}; it can be {wanted} only before that. */
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
    "svc.api.source.v1.SyncService.ListFaults": {
        parameters: {
            query?: {
                /** @description Rows per page: 10 to 100; a smaller or larger number is taken as 10 or 100 */
                page_size?: number;
                /** @description nextPageToken of the previous page */
                page_token?: string;
            };
            header?: never;
            path: {
                source_id: string;
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
                    "application/json": components["schemas"]["SyncFaultList"];
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
    "svc.api.source.v1.SyncService.UploadFile": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                source_id: string;
                id: string;
                file_name: string;
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
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SyncReply"];
                };
            };
            /**
             * @description `UNKNOWN_FILE`: There is no import file of the name {file}. Known are {known}.
             *
             *     `UNREADABLE_FILE`: {file} {problem}.
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
            /**
             * @description `SYNC_ENDED`: This sync is in the state {state}; it can be {wanted} only before that.
             *
             *     `UPLOAD_OVERTAKEN`: A later upload of the same file to this sync has begun, and only that one counts.
             */
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
    "svc.api.source.v1.SyncService.Finish": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe: the same key with the same request answers with the first reply for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                source_id: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["FinishSyncRequest"];
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
                    "application/json": components["schemas"]["SyncReply"];
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
            /**
             * @description `SYNC_ENDED`: This sync is in the state {state}; it can be {wanted} only before that.
             *
             *     `SYNC_INCOMPLETE`: {file} has not arrived completely. Wait for its upload, upload it again, or cancel the sync.
             */
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
    "svc.api.directory.v1.TrustedDomains.List": {
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
                    "application/json": components["schemas"]["TrustedDomains"];
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
    "svc.api.directory.v1.TrustedDomains.Set": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["SetTrustedDomainsRequest"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrustedDomains"];
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
    "svc.api.user.v1.UserService.GetUserProfileTypes": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                user_id: string;
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
                    "application/json": components["schemas"]["ProfileTypesReply"];
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
    "svc.api.user.v1.UserService.SetExpiringUserDelegationBindingByAdmin": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe: the same key with the same request answers with the first reply for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                user_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["SetDelegationRequest"];
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
                    "application/json": components["schemas"]["DelegationReply"];
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
