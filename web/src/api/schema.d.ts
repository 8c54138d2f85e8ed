/** Generated from the server by `npm run contract`. Do not edit. */
export interface paths {
    "/api/admin/stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What there is and what waits, in figures (spec 1, section 7). */
        get: operations["AdminOverviewController_stats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Newest first; `q` searches names, addresses and accounts; sort by createdAt, name, email, userType, state. */
        get: operations["UsersController_list"];
        put?: never;
        /** Invites somebody: a mail with a link, which the answer shows this once. 409 `email_taken`. */
        post: operations["UsersController_invite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["UsersController_get"];
        /** Changes what is sent; a new role ends their sessions. 409 `stale_version`, 422 `rule_broken`. */
        put: operations["UsersController_change"];
        post?: never;
        /** Blanks the personal data; 422 for oneself, for the last admin, and `account_in_use` with `obstacles` while something is open. */
        delete: operations["UsersController_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/{id}/invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A new link for an open invitation; the former one ends. 422 `transition_forbidden`. */
        post: operations["UsersController_inviteAgain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/{id}/suspend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends every session and every way in, at once. 422 for oneself and for the last admin. */
        post: operations["UsersController_suspend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/{id}/reactivate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["UsersController_reactivate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/audit-log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Newest first; by action, person, subject and time. */
        get: operations["AuditController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/audit-log.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The same filters as a file, at most 20,000 lines. */
        get: operations["AuditController_csv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/outbox": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Newest first; by state and channel. */
        get: operations["OutboxController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/outbox/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["OutboxController_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/outbox/{id}/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Tries again. 422 `transition_forbidden`, 503 `not_configured`. */
        post: operations["OutboxController_send"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/failed-jobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Newest failure first; by kind. */
        get: operations["FailedJobsController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/failed-jobs/{id}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Queues the job again, with all its tries. 404 when it is no longer in the list: someone else was faster. */
        post: operations["FailedJobsController_retry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/signup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Registers a landlord or a supplier. 400 `Invalid email`, 403 for other roles, 409 `User already exists`. */
        post: operations["AuthController_signUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/signin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Signs in by address and password. 401 `Invalid credentials`, or the portal's own text. */
        post: operations["AuthController_signIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/signout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends this session; its tokens are refused from now on. */
        post: operations["AuthController_signOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/demo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Signs in as a person of the demo world (decisions, section 3). 400 for another type, 403 `demo_disabled`. */
        post: operations["AuthController_enterDemo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/verify-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Proves an address by the link of the verification mail; it serves once. 400 `invalid_link`, 409 `already_verified` for a second press. */
        post: operations["AuthController_verifyEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/verify-email/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends the verification mail again. */
        post: operations["AuthController_resendVerification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/admin-setup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Makes the first admin by the link that the terminal shows while there is none. 400 `invalid_link`. */
        post: operations["AuthController_setUpAdmin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/forgot-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends a link to a new password, if the address is known; answers alike if it is not. */
        post: operations["AccountController_forgot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A new password by the link; every session ends. 400 `invalid_link` or a password that is too short. */
        post: operations["AccountController_reset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/change-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A new password by the present one; every other session ends, this one goes on. 401 `invalid_credentials`. */
        post: operations["AccountController_change"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/change-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends a link to a new address; it counts once the link is followed. 401 `invalid_credentials`, `two_factor_required`. */
        post: operations["AccountController_changeEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/confirm-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes up the link to the new address. 400 `invalid_link`. */
        post: operations["AccountController_confirmEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One's own sessions that live, at most 100, the latest first. */
        get: operations["AccountController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/sessions/end-others": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Signs out everywhere else. */
        post: operations["AccountController_endOthers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/sessions/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** For who came in by a used tenant code: with the password the session may do everything. 401 `invalid_credentials`, `two_factor_required`. */
        post: operations["AccountController_confirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Ends one of one's own sessions. 404 for any other. */
        delete: operations["AccountController_end"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/google/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Leads to Google. `state` is what a new person becomes. */
        get: operations["GoogleBrowserController_login[0]"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/google/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Leads to Google. `state` is what a new person becomes. */
        get: operations["GoogleBrowserController_login[1]"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/google/callback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Back from Google: to the dashboard with `?token=`, to the second step, or to /login with the code of what went wrong. */
        get: operations["GoogleBrowserController_callback[0]"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/google/callback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Back from Google: to the dashboard with `?token=`, to the second step, or to /login with the code of what went wrong. */
        get: operations["GoogleBrowserController_callback[1]"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/google": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** By an ID token and its nonce, or a ticket. 503 not configured, 401 `google_refused` or `two_factor_required`, 403 as named. */
        post: operations["GoogleController_signIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/invitation/look": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Who is invited; 400 `invalid_link` when the link was used, has ended or was never one. */
        post: operations["InvitedController_look"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/invitation/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Chooses the password and signs in. 400 `invalid_link`, 401 `two_factor_required` once the password is set. */
        post: operations["InvitedController_accept"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/second-step/unlock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Lets codes be tried again; the link serves once. 400 `invalid_link`. */
        post: operations["SecondStepLinkController_unlock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/sign-in-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Signs in by the link; it serves once. 400 `invalid_link`, 401 `two_factor_required`. */
        post: operations["SignInLinkController_enter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/two-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether it is on, and by which means. */
        get: operations["TwoFactorSettingsController_status"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/two-factor/on": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Turns it on with codes by e-mail; the recovery codes are shown once. Asked again it makes new ones. */
        post: operations["TwoFactorSettingsController_on"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/two-factor/app": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Offers a secret for an authenticator app. */
        post: operations["TwoFactorSettingsController_offerApp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/two-factor/app/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The first code of the app turns it on. 400 for a wrong one. */
        post: operations["TwoFactorSettingsController_confirmApp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/two-factor/off": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Turns it off, with app and recovery codes. */
        post: operations["TwoFactorSettingsController_off"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/region-rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every record as it is in force, topic by topic. */
        get: operations["RegionEditorController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/region-rules/counties": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The counties that an admin has named, with the cities that they have: none for one that was emptied, and comes back with its version. */
        get: operations["RegionEditorController_listCounties"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/region-rules/{region}/counties/{county}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Says which cities a county has: its rules (`place`: its name) hold for homes there, after the city's own and before the
         *     region's. 400 for a city of another county or a county called like a city; 409 `stale_version`.
         */
        put: operations["RegionEditorController_editCounty"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/region-rules/{region}/{topic}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All versions of a record, newest first; the last is the one that the instance started with, if it had one. `place`: that of a city or county. */
        get: operations["RegionEditorController_history"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/region-rules/{region}/{topic}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Adds a version, which holds at once. `place`: for a city or county, whose rule stands before its region's; without facts it is
         *     withdrawn. 400 names what does not fit, 409 `stale_version`.
         */
        put: operations["RegionEditorController_edit"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/landlords": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Landlords, newest first; `q` searches name and owner, `sort` by createdAt or name. */
        get: operations["LandlordAccountsController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/landlords/properties/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Archives the chosen properties, or takes them out again. A foreign one is refused as `not_found`, one with a running lease as `rule_broken`. */
        post: operations["BulkController_changeProperties"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/landlords/units/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes the chosen units off the market or into the archive, or back. One with a running lease is refused as `rule_broken`. */
        post: operations["BulkController_changeUnits"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/landlords/leases/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Activates the chosen drafts, or deletes them; each as its own route would. */
        post: operations["BulkController_changeLeases"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/landlords/leases/codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Issues codes with their letters to everybody on the chosen leases who has not joined. 403 `email_unverified`. */
        post: operations["BulkController_issueCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/landlords/properties": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The landlord's properties, newest first, with how many units they have. Sorts: name, city, createdAt, unitCount. */
        get: operations["PropertyController_list"];
        put?: never;
        /** Adds a property. 400 for an unknown country, region or time zone. */
        post: operations["PropertyController_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/landlords/properties/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One property with its units. */
        get: operations["PropertyController_get"];
        /** Changes what is sent; `archived` puts it away (422 `rule_broken` while a lease runs). 409 `stale_version`. */
        put: operations["PropertyController_update"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/landlords/properties/{id}/region-rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The tenancy rules that hold where the property stands, with their sources; unknown means that none applies by itself. */
        get: operations["PropertyController_regionRules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/landlords/properties/{id}/units": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Adds a unit. 409 `conflict` when the property has one of that label. */
        post: operations["UnitController_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/landlords/units/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One unit with every lease it had. */
        get: operations["UnitController_get"];
        /** Changes what is sent. 422 `rule_broken` for taking an occupied unit off the market; 409 `stale_version`. */
        put: operations["UnitController_update"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/landlords/units/{id}/leases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Makes a draft. 400 for an end before the start, 422 `region_rule` with the rule and its source. */
        post: operations["LeaseController_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/landlords/leases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Leases, newest first, with what is open. Sorts: createdAt, startsOn, endsOn, rentCents, tenant, home, overdueCents. */
        get: operations["LeaseController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/landlords/leases/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One lease with its home, its tenants and where their codes stand. */
        get: operations["LeaseController_get"];
        put?: never;
        post?: never;
        /** Deletes a draft that nobody wants. 422 for what has run. */
        delete: operations["LeaseController_remove"];
        options?: never;
        head?: never;
        /** Changes what is sent; of a running lease not rent, due day and start (422). 409 `stale_version`, `lease_overlap`. */
        patch: operations["LeaseController_update"];
        trace?: never;
    };
    "/api/landlords/leases/{id}/activate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Lets a draft run; what is due by now posts at once. 409 `lease_overlap`, 422 `region_rule`. Twice does no harm. */
        post: operations["LeaseController_activate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/landlords/leases/{id}/renew": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Renews a running lease as both sides agreed: the next term follows without overlap, in the same ledger. 422
         *     `region_rule`, `confirmation_required`, `transition_forbidden` under notice, 409 `lease_overlap` when the unit is let again.
         */
        post: operations["LeaseController_renew"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/landlords/leases/{id}/renew/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes back the next term before it begins. 404 where there is none, 422 for one that a tenant accepted. */
        post: operations["LeaseController_cancelRenewal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/landlords/leases/{id}/notice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Records a notice with the last day; the tenants get a message and a letter. Of a landlord's own: 422 `region_rule` for
         *     one that comes too late or has no lawful ground, `confirmation_required` where the region's rules can't be checked.
         */
        post: operations["LeaseController_notice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/landlords/leases/{id}/notice/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes a notice back: the lease goes on. 409 `lease_overlap` when the unit is let again. */
        post: operations["LeaseController_withdraw"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/landlords/leases/{id}/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends a lease by agreement on a day that has come. 422 for a later day. */
        post: operations["LeaseController_end"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leases/{id}/letters/{kind}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The landlord's notice to leave, or the letter about a change of rent, as PDF for both sides, in the reader's language.
         *     404 where there is none.
         */
        get: operations["LeaseLettersController_letter"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/landlords/leases/{id}/tenants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Names somebody on a lease. Answers the lease. */
        post: operations["LeaseTenantController_add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/landlords/leases/{id}/tenants/{tenantId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Takes somebody off who has not joined (else 422). */
        delete: operations["LeaseTenantController_remove"];
        options?: never;
        head?: never;
        /** Changes an entry; 422 for the address of somebody who has joined. Answers the lease. */
        patch: operations["LeaseTenantController_update"];
        trace?: never;
    };
    "/api/landlords/leases/{id}/codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Issues a tenant's code with its welcome letter; it is shown in this answer alone. 403 `email_unverified`. */
        post: operations["AccessCodeController_issue"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/landlords/leases/{id}/codes/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Revokes a tenant's code, or all of the lease. Answers the lease. */
        post: operations["AccessCodeController_revoke"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/landlords/overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The landlord's home: rent of the month by state, what waits, the street, collected by month, recent payments. */
        get: operations["OverviewController_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/landlords/units/{id}/lodgewell-plan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The unit's plan; an empty answer when it has none. */
        get: operations["UnitPlanController_get"];
        put?: never;
        /** Attaches a protection plan of the catalogue to a unit; the former one ends. 404 for a foreign unit. */
        post: operations["UnitPlanController_take"];
        /** Ends the unit's plan. */
        delete: operations["UnitPlanController_end"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/landlords/export/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A table of the landlord's own data as CSV: whole, or the rows of `ids`. Units leave in the columns that the import reads. 404 for another name. */
        get: operations["ExportController_table"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/landlords/imports/template.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An empty table with the columns that are read, headed in a language; semicolons where that language's spreadsheets write them. */
        get: operations["ImportController_template"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/landlords/imports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Imports that were made or taken back, newest first, without their lines. */
        get: operations["ImportController_list"];
        put?: never;
        /**
         * Reads a CSV of properties, units, leases and tenants and says what it would make, or what is wrong by line and column.
         *     Nothing is made yet. 422 `unsafe_file` with `problem` and `columns` for what is no such table; 413 above 20 MiB; 429 after
         *     60 files in an hour; a checked file is kept for 48 hours.
         */
        post: operations["ImportController_check"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/landlords/imports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One import with its problems and its first lines. */
        get: operations["ImportController_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/landlords/imports/{id}/apply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Makes all that was checked, leases as drafts, or nothing. 422 `rule_broken` with problems, 409 when the portfolio changed since. */
        post: operations["ImportController_apply"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/landlords/imports/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes it back within 48 hours; 422 with `hangs` once something was built upon its rows. */
        post: operations["ImportController_undo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lease-renewals/recommendations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Recommendations, newest first, with reasons in the reader's language. Sorts: createdAt, startsOn, noticeBy, tenant, … */
        get: operations["RenewalController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lease-renewals/recommendations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["RenewalController_get"];
        /**
         * `status` is the verb: accepted, adjusted (`rentCents`), rejected, offered (`answerBy`, `note`), withdrawn, signed and
         *     declined (on paper); `reply` answers the tenants' question. 422 `region_rule` with the rule and its source,
         *     `transition_forbidden`; 409 `stale_version`, `lease_overlap`.
         */
        put: operations["RenewalController_update"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lease-renewals/generate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Recommends for leases that end within 120 days and have none. Answers the new ones: an empty list the second time. */
        post: operations["RenewalController_generate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lease-renewals/offers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the tenant was offered, newest first. */
        get: operations["RenewalController_own"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lease-renewals/offers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Accepts or declines by `status`, or asks a `question` first. 422 after the last day, or after another answer. */
        put: operations["RenewalController_answer"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lease-renewals/intents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Own leases whose term ends within 180 days and for which no offer waits, with what the tenant said about staying. */
        get: operations["RenewalController_ownIntents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lease-renewals/intents/{leaseId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Says whether one means to stay; it binds nobody and may be said anew. 404 for a foreign lease, 422 while nothing is asked. */
        put: operations["RenewalController_say"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/expenses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Expenses, the latest first. Sorts: spentOn, amountCents, payee, category, property, createdAt. */
        get: operations["ExpenseController_list"];
        put?: never;
        /** Enters an expense; it posts to the ledger at once. 400 for a tax above the amount, 404 for what is somebody else's. */
        post: operations["ExpenseController_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/expenses/export.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The same list as CSV, the oldest first; amounts are decimals. */
        get: operations["ExpenseController_file"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/expenses/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["ExpenseController_get"];
        put?: never;
        post?: never;
        /** Takes an expense back: the ledger keeps it with its reversal. */
        delete: operations["ExpenseController_remove"];
        options?: never;
        head?: never;
        /** Changes what is sent: other figures are a reversal and a new entry. 409 `stale_version`. */
        patch: operations["ExpenseController_update"];
        trace?: never;
    };
    "/api/service-requests/{id}/expense": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The cost of a completed repair as an expense, in one press; twice answers the same one. 422 without a cost. */
        post: operations["ExpenseController_repair"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reports/entries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The postings behind a figure of a report: its `behind` is this query (`accounts` with commas). The latest first. */
        get: operations["ReportController_entries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reports/{report}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A report: rent_roll, ledger, income_expense, ageing, tax_year. One table for each currency. 404 for another name. */
        get: operations["ReportController_report"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reports/{report}/csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The same rows as CSV; amounts are decimals, days ISO. */
        get: operations["ReportController_csv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reports/{report}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The same rows as PDF. */
        get: operations["ReportController_pdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tenants/me/autopay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the rent of the home is paid by itself, by what method. */
        get: operations["AutopayController_read"];
        /** Switches it on or off. 401 `password_required` for a session that came in by a used code. */
        put: operations["AutopayController_change"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Gives up a payment that still waits for its payer. 404 for another's, 422 once it is on its way. */
        post: operations["OpenPaymentController_cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tenants/me/payment-methods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The provider's page on which a card or bank account is left for autopay. 503 where the provider needs none. */
        post: operations["OpenPaymentController_leaveMethod"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/landlords/payment-setup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who moves the money, how far the landlord's account with them is, and who bears the fees where. */
        get: operations["PaymentSetupController_read"];
        /** Chooses who bears the fees. The rule of a region overrules it there. */
        put: operations["PaymentSetupController_choose"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/landlords/payment-setup/onboarding": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The provider's page on which the account is opened or completed. 503 where no provider asks for one. */
        post: operations["PaymentSetupController_begin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/landlords/payment-setup/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Asks the provider how far it is, after the way back from its page. */
        post: operations["PaymentSetupController_refresh"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payment-findings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Payments that one of the two sides does not know, newest first. */
        get: operations["ReconciliationController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payment-findings/compare": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Compares the landlord's payments with the provider's now, as the schedule does every hour. */
        post: operations["ReconciliationController_compare"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payment-findings/{id}/resolve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mends one: books it on a lease, gives ours up, or says why nothing is to be done. An admin books nothing. */
        post: operations["ReconciliationController_resolve"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Payments of the leases that one sees, newest first. */
        get: operations["PaymentController_list"];
        put?: never;
        /** Pays. 422 for more than is owed, 409 for the same payment twice in a row; `state` tells what the provider said. */
        post: operations["PaymentController_pay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments/quote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What each method costs and how long it takes, before paying. 404 without a lease. */
        post: operations["PaymentController_quote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One payment. 404 for somebody else's. */
        get: operations["PaymentController_one"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments/{id}/refunds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Gives money back. 422 for more than is left; the payment's own state stays, `refundedCents` tells. */
        post: operations["PaymentController_refund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments/{id}/receipt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The receipt as PDF, in the tenant's language. 422 before the payment has arrived. */
        get: operations["PaymentController_receipt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/landlords/leases/{id}/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Records a payment that came in cash, by cheque or transfer. What exceeds the open charges is paid ahead. */
        post: operations["OfflinePaymentController_record"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leases/{id}/statement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A year of the lease's ledger as PDF, for its landlord and its tenants, in the reader's language. */
        get: operations["StatementController_statement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leases/{id}/statement/lines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The same entries to read on a screen, the latest first. */
        get: operations["StatementController_lines"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profiles/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who is signed in, with the settings. */
        get: operations["ProfileController_me"];
        /**
         * Changes what is sent; read-only fields are read past. 400 for an unknown language, 401 `password_required` for who
         *     came by a used code, `two_factor_required` for another phone number where codes may go, 409 `stale_version`.
         */
        put: operations["ProfileController_update"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profiles/me/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Everything that the account holds, as a ZIP: a JSON file for each kind of thing, and the documents. 429 after 10 in an hour. */
        get: operations["OwnDataController_export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profiles/me/deletion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the account may be deleted now, and what keeps it. */
        get: operations["OwnDataController_obstacles"];
        put?: never;
        /**
         * Deletes the account for good and ends every session. 401 `invalid_credentials`, or `two_factor_required` with a
         *     challenge; 422 `account_in_use` with `obstacles`.
         */
        post: operations["OwnDataController_remove"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/landlords/leases/{id}/ledger": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The lease's ledger, newest first, with a running balance; what is scheduled stands before it. 404 for a foreign lease. */
        get: operations["LeaseLedgerController_rows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/landlords/leases/{id}/ledger/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Balance, what is overdue, what was paid this year and on time, the deposit held. */
        get: operations["LeaseLedgerController_summary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/landlords/leases/{id}/charges": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Charges something beside the rent. Answers the new balance. 422 `region_rule` with the rule and its source for a deposit that the region forbids. */
        post: operations["LeaseLedgerController_charge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/landlords/leases/{id}/credits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes something off what is owed. Answers the new balance. */
        post: operations["LeaseLedgerController_credit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/landlords/leases/{id}/opening": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Opening balance and deposit of a lease that ran before. 409 the second time, 422 `region_rule` with the rule and its source for a deposit that the region forbids. */
        post: operations["LeaseLedgerController_opening"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/landlords/leases/{id}/deposit/return": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Gives the deposit back, less itemised deductions. 422 for more than is held. */
        post: operations["LeaseLedgerController_returnDeposit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/landlords/leases/{id}/ledger/{entryId}/reverse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes an entry back by another one; asking twice does no harm. 422 for one that came from a provider. */
        post: operations["LeaseLedgerController_reverse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tenants/me/region-rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The tenancy rules that hold where the tenant's home stands, with their sources. 404 without a lease. */
        get: operations["TenantsController_regionRules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tenants/me/lease": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The tenant's own lease with its home and what is to be paid next. 404 without one. */
        get: operations["TenantsController_lease"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/tenant-code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Shows a code: unused `{ needsAccountSetup, isFirstTime }`, used a session. 401 `Invalid access code` for any other. */
        post: operations["TenantAccessController_enter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/tenant-setup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Makes the tenant's account with an unused code. 400 passwords, 401 code, 409 `User already exists` with a hint. */
        post: operations["TenantAccessController_setUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tenants/me/leases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Adds a home to one's own by its code. 401 `Invalid access code`, `password_required` for who came by a used code. */
        post: operations["TenantAccessController_addHome"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Documents that the reader may see, newest first. Staff and admins see that they exist, not what is in them. */
        get: operations["DocumentController_list"];
        put?: never;
        /**
         * Keeps a file: multipart, the file in `file`. Photos are encoded again as JPEG; other pictures lose their metadata alone, the
         *     position included; everything else is kept byte by byte. 413 above 20 MiB, 415 when it is not multipart, 422 `unsafe_file`
         *     or `picture_too_large`, 429 past 500 in an hour. Space: 403 `upload_unverified`, 422 `storage_full` and 429 `upload_limit`
         *     with `limitBytes`.
         */
        post: operations["DocumentController_add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/documents/folders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Homes that have papers, with how many, by address. Sorts: home, latestAt. */
        get: operations["DocumentController_listFolders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/documents/usage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How much space the account's uploads take, and how much they may. */
        get: operations["DocumentController_usage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/documents/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Everything that the reader may see, or what is filed for a lease or a unit, as one ZIP with a folder for each home. */
        get: operations["DocumentController_download"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/documents/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One document, with a download address that lives 5 minutes. */
        get: operations["DocumentController_one"];
        put?: never;
        post?: never;
        /** Removes a document for good; 401 `password_required` for who came by a used code, 422 when it belongs to a request. */
        delete: operations["DocumentController_remove"];
        options?: never;
        head?: never;
        /** Changes name, kind and sharing; tenants who come to share it are told by mail. 409 `stale_version`, 422 without a lease to share with, or when a document should become a photo or a photo a document. */
        patch: operations["DocumentController_update"];
        trace?: never;
    };
    "/api/documents/{id}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every version of a document, newest first. */
        get: operations["DocumentController_versions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/files/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The file as attachment. 404 when the signature is wrong or its 5 minutes are over. (An `<img>` shows it all the same.) */
        get: operations["DownloadController_download"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/messages/threads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Conversations, the newest first, with what is unread. */
        get: operations["MessageController_listThreads"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/messages/unread": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How much is unread in all conversations. */
        get: operations["MessageController_unread"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The messages of a lease, newest first. 404 for a foreign lease. */
        get: operations["MessageController_list"];
        put?: never;
        /**
         * Writes to the other side, which hears of it live and, if it wants, by mail. 401 `password_required` for who came by a used
         *     code: it is written in the tenant's name. 404 for a foreign lease or document.
         */
        post: operations["MessageController_send"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/messages/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Marks a conversation as read. Answers what is unread elsewhere. */
        post: operations["MessageController_read"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/suppliers/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Invites a supplier by e-mail; jobs can be offered to him at once. 409 `email_taken` for a known address. */
        post: operations["InvitationController_invite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/suppliers/invitations/open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Opens a session by the link of the mail, until he registers. 400 `invalid_link`; 401 `two_factor_required` where a password has to come first. */
        post: operations["InvitationController_open"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/suppliers/invitations/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Registers: sets a password, and ends the link. 400 `invalid_link`; 401 `two_factor_required`: the password is set, signing in follows. */
        post: operations["InvitationController_register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/suppliers/{id}/staff": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The supplier's people, newest first. 404 for another's, 403 `elite_required` without the subscription. */
        get: operations["StaffController_list"];
        put?: never;
        /** Adds somebody. */
        post: operations["StaffController_add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/suppliers/staff/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Changes somebody; `active: false` for who left. 409 `stale_version`. */
        patch: operations["StaffController_change"];
        trace?: never;
    };
    "/api/suppliers/{id}/chat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Messages between the reader's side and the other, newest first. A supplier names the landlord by `accountId`. */
        get: operations["ChatController_list"];
        put?: never;
        /** Writes a message. 403 `elite_required` when a supplier writes to a landlord who neither wrote nor offered a job. */
        post: operations["ChatController_send"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/suppliers/{id}/conversations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Conversations with or as this supplier, the newest first. 404 for another supplier's. */
        get: operations["ChatController_conversations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/suppliers/{id}/landlords": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Landlords to write to, by name or company: at most ten. 403 `elite_required`, 404 for another supplier, 429 past the limit. */
        get: operations["ChatController_search"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/suppliers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The directory: Elite Partners first, then by name. `q` searches by name, `trade` filters. */
        get: operations["SupplierController_list"];
        put?: never;
        /** Enters the signed-in supplier into the directory (sign-up does it by itself); 409 when the entry exists. */
        post: operations["SupplierController_enter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/suppliers/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The signed-in supplier's own entry. */
        get: operations["SupplierController_own"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/suppliers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["SupplierController_one"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Changes the own entry. The company name cannot be changed after registration. 409 `stale_version`. */
        patch: operations["SupplierController_change"];
        trace?: never;
    };
    "/api/service-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Requests: a tenant's own, a landlord's, those offered to a supplier or accepted by him; newest first. */
        get: operations["ServiceRequestController_list"];
        put?: never;
        /** Files a request. 404 for a unit that is not the reporter's, 422 for a tenant without a home. */
        post: operations["ServiceRequestController_file"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service-requests/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One request with its timeline and photos. */
        get: operations["ServiceRequestController_one"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Changes details, and with `status` takes a step: approved, declined, scheduled (with `scheduledFor`), in_progress,
         *     completed (with `costCents`), closed (a tenant with `rating`), cancelled. 403 for a step of another role, 422 for one
         *     that the present state does not have, 409 `stale_version`.
         */
        patch: operations["ServiceRequestController_change"];
        trace?: never;
    };
    "/api/service-requests/{id}/offers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Offers an approved request to a supplier of the directory. 422 in another state. */
        post: operations["ServiceRequestController_offer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service-requests/{id}/offers/{offerId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** A supplier accepts or declines, a landlord withdraws. 409 when another supplier was quicker, 422 when the offer is over. */
        patch: operations["ServiceRequestController_answer"];
        trace?: never;
    };
    "/api/service-requests/{id}/quotes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A supplier asks for a price. 404 without an open offer, 409 while an earlier one waits, 422 when the work is over. */
        post: operations["ServiceRequestController_quote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service-requests/{id}/quotes/{quoteId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** The landlord approves or refuses a price. */
        patch: operations["ServiceRequestController_answerQuote"];
        trace?: never;
    };
    "/api/service-requests/{id}/board": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the board shows of a request, and who would take it. */
        get: operations["RequestBoardController_read"];
        /** Shows an approved request on the board, or changes its words. 400 when they tell too much, 422 in another state. */
        put: operations["RequestBoardController_show"];
        post?: never;
        /** Takes it off the board. 404 when it was never there. */
        delete: operations["RequestBoardController_hide"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/job-board": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Open jobs for Elite Partners: trade, priority, city, description and budget; newest first. 403 `elite_required`. */
        get: operations["JobBoardController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/job-board/{id}/interest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Would take the job, with a price or without; the landlord may answer with an offer. 403 `elite_required`. */
        put: operations["JobBoardController_interest"];
        post?: never;
        /** Takes the interest back. 404 without one. */
        delete: operations["JobBoardController_withdraw"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/announcements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What is current, the newest start first; an admin sees all, the current ones first. */
        get: operations["AnnouncementController_list"];
        put?: never;
        post: operations["AnnouncementController_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/announcements/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Changes what is sent. 409 `stale_version`. */
        put: operations["AnnouncementController_change"];
        post?: never;
        delete: operations["AnnouncementController_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/send-contact-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The form of /contact. */
        post: operations["FormsController_contact"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/international-inquiry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The form of /international-contact. */
        post: operations["FormsController_inquiry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/trial-signup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The form of /free-trial. */
        post: operations["FormsController_trial"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/demo-request": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The form of /demo. */
        post: operations["FormsController_demo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/form-submissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was sent, newest first. `kind` and `state` filter, `q` searches names and addresses. */
        get: operations["FormsController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/form-submissions.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The same filters as a file, at most 20,000 lines. */
        get: operations["FormsController_csv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/form-submissions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Marks one as handled, or as waiting again. */
        patch: operations["FormsController_handle"];
        trace?: never;
    };
    "/api/landlords/units/{id}/listing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The unit's listing that has not ended; an empty answer when it has none. */
        get: operations["OwnListingController_ofUnit"];
        put?: never;
        /** Offers a vacant unit. 403 `email_unverified`, 409 `conflict` when it is offered already, 422 `rule_broken` while somebody lives there. */
        post: operations["OwnListingController_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/landlords/listings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The landlord's listings in every state, newest first; staff and admins see everybody's. */
        get: operations["OwnListingController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/listings/{id}/questions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was asked about one's own home, newest first. */
        get: operations["ListingQuestionController_list"];
        put?: never;
        /** Asks the landlord, whose address is not told. 404 for a home that is not on the market, 429 when too many come. */
        post: operations["ListingQuestionController_ask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/listings/{id}/questions/{questionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Answers by mail, once. */
        patch: operations["ListingQuestionController_answer"];
        trace?: never;
    };
    "/api/listings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Homes on the market, newest first. Visitors read samples (`sample`) while there is none. */
        get: operations["ListingController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/listings/favorites/away": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Homes that the caller marked and that are not on the market any more, at most 200. Those that are, are read with `favorites=true`. */
        get: operations["ListingController_away"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/listings/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One home on the market; 404 when it is not, or not any more. */
        get: operations["ListingController_one"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Changes a listing and, with `status`, publishes, pauses or closes it; an admin may pause and close. 409 `stale_version`, 422 `transition_forbidden`. */
        patch: operations["ListingController_change"];
        trace?: never;
    };
    "/api/listings/{id}/photos/{photoId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A picture of a home that the reader sees, without position data, in the width and format that were asked for. 429 when one source has too many made. */
        get: operations["ListingController_photo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/listings/{id}/favorite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Marks a home for oneself; twice does no harm. */
        put: operations["ListingController_mark"];
        post?: never;
        /** Takes the mark away. */
        delete: operations["ListingController_unmark"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/elite/subscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Becomes an Elite Partner: $299 a year or $1,499 for life, through the sandbox payment. 422 when the lifetime plan runs. */
        post: operations["EliteController_subscribe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/elite/payment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether plans can be paid here: not yet by a real provider, whose page does not lead here. */
        get: operations["EliteController_payment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/elite/subscription": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The supplier's subscription; an empty answer when there was none. */
        get: operations["EliteController_own"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/elite/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends an annual plan: money back within 30 days, else when its year is over. 404 without one, 422 for the lifetime plan. */
        post: operations["EliteController_cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/newsletter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Asks for the newsletter: a link to confirm with goes to the address. 429 when too many come. */
        post: operations["NewsletterController_ask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/newsletter/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirms by the link of the mail. 400 `invalid_link`. */
        post: operations["NewsletterController_confirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/newsletter/unsubscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends it by the link that every mail carries. 400 `invalid_link`. */
        post: operations["NewsletterController_unsubscribe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/newsletter/subscribers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Addresses that have confirmed, newest first. */
        get: operations["NewsletterController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/send-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends one of the templates by e-mail. 400 for another template or address, 429 past the limit. */
        post: operations["DirectMessagesController_email"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/send-sms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends one of the templates as a text message. */
        post: operations["DirectMessagesController_sms"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chat-sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's own conversations, the liveliest first; staff and admins read all of them. */
        get: operations["VisitorChatController_list"];
        put?: never;
        /** Begins a conversation, with the live team also from inside the demo. The answer alone holds its `secret`. */
        post: operations["VisitorChatController_begin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chat-sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Staff take a conversation over (`assigned`); staff or the visitor end it (`closed`). */
        patch: operations["VisitorChatController_change"];
        trace?: never;
    };
    "/api/chat-messages/{sessionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The lines of a conversation from the first to the last; `after` gives those that follow a number. */
        get: operations["VisitorChatController_lines"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chat-messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Adds a line as the visitor or as staff, who take an open conversation over by answering. 422 once it is closed. */
        post: operations["VisitorChatController_say"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/people/colleagues": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Staff and admins, to whom leads and tickets can be given. */
        get: operations["PeopleController_colleagues"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/people/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One person's page; the reading is an entry of the audit log, once a quarter of an hour. */
        get: operations["PeopleController_read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/email-templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Newest first; of one `category`, `q` searches names and subjects. */
        get: operations["EmailTemplatesController_list"];
        put?: never;
        post: operations["EmailTemplatesController_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/email-templates/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["EmailTemplatesController_remove"];
        options?: never;
        head?: never;
        /** Changes what is sent. 409 `stale_version`. */
        patch: operations["EmailTemplatesController_change"];
        trace?: never;
    };
    "/api/crm-leads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Newest first; `staffId` gives those of one member of staff, `q` searches names, companies and addresses. */
        get: operations["LeadsController_list"];
        put?: never;
        /** Makes one, by hand or from a form that was sent: the same form again gives the same lead. 404 for an unknown form. */
        post: operations["LeadsController_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/crm-leads/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One lead; the reading is an entry of the audit log, once a quarter of an hour. */
        get: operations["LeadsController_read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Changes what is sent. 409 `stale_version`, 422 `transition_forbidden`. */
        patch: operations["LeadsController_change"];
        trace?: never;
    };
    "/api/crm-leads/{id}/emails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends a template to the lead, in its language; a new lead is `contacted` then. 404 for an unknown template. */
        post: operations["LeadsController_email"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/support-tickets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Newest first; `q` searches subjects, names and addresses. */
        get: operations["TicketsController_list"];
        put?: never;
        /** Files one; staff and admins take a form over by `submissionId`. 429 past 30 in an hour. */
        post: operations["TicketsController_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/support-tickets/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["TicketsController_read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Changes what is sent: state, and for the office priority and who looks after it. 409 `stale_version`, 422 `transition_forbidden`. */
        patch: operations["TicketsController_change"];
        trace?: never;
    };
    "/api/support-tickets/{id}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was said after the description, in order. */
        get: operations["TicketsController_listMessages"];
        put?: never;
        /** Answers; the office's answer goes to the asker by mail. 422 `transition_forbidden` in a closed ticket. */
        post: operations["TicketsController_answer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/request-2fa": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends a code. 400 other type or address, 429 too soon, 500 `sms_unavailable`; alike for known and unknown addresses. */
        post: operations["TwoFactorController_request"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/verify-2fa": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Checks a code. 400 when it is not six digits, 429 `second_step_locked` after too many wrong ones. */
        post: operations["TwoFactorController_verify"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/second-step/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mails the link again that opens a locked second step. 400 when the challenge is over. */
        post: operations["TwoFactorController_sendLink"];
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
        GrowthFigure: {
            total: number;
            /** @description How many came within seven days. */
            lastWeek: number;
            weeks: number[];
        };
        RentProcessed: {
            /** @enum {string} */
            currency: "AED" | "AUD" | "CAD" | "EUR" | "GBP" | "JPY" | "MXN" | "NZD" | "USD";
            /** @description Payments that succeeded this month (UTC). */
            processedCents: number;
            /** @description What was charged with a due day in this month … */
            chargedCents: number;
            /** @description … and how much of it is paid. */
            paidCents: number;
        };
        OpenWork: {
            open: number;
            /** @description Since when the oldest waits. */
            oldestAt: string | null;
        };
        NewAccountsDay: {
            /** @description `YYYY-MM-DD`, UTC. */
            day: string;
            tenant: number;
            landlord: number;
            supplier: number;
        };
        OutboxFigures: {
            queued: number;
            failed: number;
            kept: number;
            /** @description The provider's words at the newest failure. */
            failure: string | null;
        };
        SystemFigures: {
            startedAt: string;
            /** @description How long the database took for the figures of this answer. */
            databaseMs: number;
            /** @enum {string} */
            payments: "sandbox" | "stripe";
            /**
             * @description `kept`: there is no mail server, mails stand in the outbox.
             * @enum {string}
             */
            mail: "kept" | "smtp";
            /** @description The nightly check of all books: when, and whether they balance; null before the first one. */
            ledgerCheckedAt: string | null;
            ledgerBalanced: boolean | null;
            /** @description Time zones of properties for which the server's and the database's time zone data disagree in the years around now. */
            timeZonesDiffering: string[];
        };
        AdminStatsResponse: {
            users: components["schemas"]["GrowthFigure"];
            units: components["schemas"]["GrowthFigure"];
            rent: components["schemas"]["RentProcessed"][];
            serviceRequests: components["schemas"]["OpenWork"];
            /** @description Forms of the site that nobody has handled yet. */
            forms: components["schemas"]["OpenWork"];
            /** @description The last 14 days, today last. */
            newAccounts: components["schemas"]["NewAccountsDay"][];
            outbox: components["schemas"]["OutboxFigures"];
            system: components["schemas"]["SystemFigures"];
        };
        UserResponse: {
            id: string;
            email: string;
            emailVerified: boolean;
            /** @enum {string} */
            userType: "admin" | "landlord" | "staff" | "supplier" | "tenant";
            firstName: string;
            lastName: string;
            phone: string | null;
            language: string;
            /** @enum {string} */
            state: "active" | "deleted" | "invited" | "suspended";
            /** @description The account of a landlord or supplier. */
            accountId: string | null;
            accountName: string | null;
            twoFactor: boolean;
            createdAt: string;
            suspendedAt: string | null;
            /** @description Until when an open invitation can be accepted. */
            invitationEndsAt: string | null;
            /** @description The latest sign of any of their sessions. */
            lastSeenAt: string | null;
            version: number;
        };
        UserDetailResponse: {
            id: string;
            email: string;
            emailVerified: boolean;
            /** @enum {string} */
            userType: "admin" | "landlord" | "staff" | "supplier" | "tenant";
            firstName: string;
            lastName: string;
            phone: string | null;
            language: string;
            /** @enum {string} */
            state: "active" | "deleted" | "invited" | "suspended";
            /** @description The account of a landlord or supplier. */
            accountId: string | null;
            accountName: string | null;
            twoFactor: boolean;
            createdAt: string;
            suspendedAt: string | null;
            /** @description Until when an open invitation can be accepted. */
            invitationEndsAt: string | null;
            /** @description The latest sign of any of their sessions. */
            lastSeenAt: string | null;
            version: number;
            /** @description Sessions that are open now. */
            openSessions: number;
        };
        InviteUserRequest: {
            email: string;
            /** @enum {string} */
            userType: "admin" | "landlord" | "staff" | "supplier";
            firstName: string;
            lastName: string;
            phone?: string | null;
            /** @enum {string} */
            language?: "en" | "es" | "fr";
            /** @description Landlords and suppliers: the name of their account; without it their own name. */
            companyName?: string | null;
            password?: Record<string, never>;
        };
        InvitedUserResponse: {
            id: string;
            email: string;
            emailVerified: boolean;
            /** @enum {string} */
            userType: "admin" | "landlord" | "staff" | "supplier" | "tenant";
            firstName: string;
            lastName: string;
            phone: string | null;
            language: string;
            /** @enum {string} */
            state: "active" | "deleted" | "invited" | "suspended";
            /** @description The account of a landlord or supplier. */
            accountId: string | null;
            accountName: string | null;
            twoFactor: boolean;
            createdAt: string;
            suspendedAt: string | null;
            /** @description Until when an open invitation can be accepted. */
            invitationEndsAt: string | null;
            /** @description The latest sign of any of their sessions. */
            lastSeenAt: string | null;
            version: number;
            /** @description Where the person chooses a password; also mailed. */
            invitationUrl: string;
        };
        UpdateUserRequest: {
            firstName?: string;
            lastName?: string;
            phone?: string | null;
            /** @enum {string} */
            language?: "en" | "es" | "fr";
            /** @enum {string} */
            userType?: "admin" | "landlord" | "staff" | "supplier" | "tenant";
            /** @description While the invitation is open, to mend a wrong address; afterwards the person changes it. */
            email?: string;
            version?: number;
            id?: Record<string, never>;
            emailVerified?: Record<string, never>;
            state?: Record<string, never>;
            accountId?: Record<string, never>;
            accountName?: Record<string, never>;
            twoFactor?: Record<string, never>;
            createdAt?: Record<string, never>;
            suspendedAt?: Record<string, never>;
            invitationEndsAt?: Record<string, never>;
            lastSeenAt?: Record<string, never>;
            openSessions?: Record<string, never>;
        };
        AuditEntryResponse: {
            id: string;
            at: string;
            /** @description `lease.activate`. */
            action: string;
            /** @enum {string} */
            role: "admin" | "landlord" | "staff" | "supplier" | "system" | "tenant" | "visitor";
            /** @description Null for visitors, schedules and jobs. */
            personId: string | null;
            personName: string | null;
            /** @enum {string|null} */
            personType: "admin" | "landlord" | "staff" | "supplier" | "tenant" | null;
            subjectType: string | null;
            subjectId: string | null;
            /** @description The name of a person or account; other objects have none here. */
            subjectName: string | null;
            accountId: string | null;
            accountName: string | null;
            /** @description Why the system acted. */
            reason: string | null;
            source: string;
            /** @description Stands in the answer and in the server's log, too. */
            requestId: string;
        };
        OutboxMessageResponse: {
            id: string;
            /** @enum {string} */
            channel: "email" | "sms";
            recipient: string;
            language: string;
            template: string;
            /**
             * @description `kept`: there is no provider, the message is read here.
             * @enum {string}
             */
            state: "failed" | "kept" | "queued" | "sent";
            subject: string;
            /** @description With its link. What was sent shows no more codes and tokens. */
            text: string;
            /** @description Why the last attempt failed, in the provider's words. */
            failure: string | null;
            attempts: number;
            createdAt: string;
            sentAt: string | null;
            /** @description Whether it can be sent again: there is a provider, and nothing in it has been made unreadable. */
            sendable: boolean;
        };
        FailedJobResponse: {
            id: string;
            /**
             * @description `event`: work that follows something that happened; `schedule`: a run by the clock; `delivery`: a message on its way out.
             * @enum {string}
             */
            kind: "delivery" | "event" | "schedule";
            /** @description The handler's or the schedule's name, `payments.mail-succeeded`. */
            name: string;
            /** @description Why the last attempt failed. */
            failure: string | null;
            /** @description Tries of the last run. */
            attempts: number;
            /** @description How many runs of a schedule failed; 1 for anything else. */
            times: number;
            queuedAt: string;
            failedAt: string;
        };
        SignUpData: {
            firstName?: string;
            first_name?: string;
            lastName?: string;
            last_name?: string;
            userType?: string;
            user_type?: string;
            phone?: string;
            companyName?: string;
            company_name?: string;
            serviceType?: string;
            service_type?: string;
            language?: string;
        };
        SignUpRequest: {
            email: string;
            password: string;
            userData?: components["schemas"]["SignUpData"];
            firstName?: string;
            first_name?: string;
            lastName?: string;
            last_name?: string;
            userType?: string;
            user_type?: string;
            phone?: string;
            companyName?: string;
            company_name?: string;
            serviceType?: string;
            service_type?: string;
            language?: string;
        };
        SessionUser: {
            id: string;
            email: string;
        };
        ProfileResponse: {
            userId: string;
            email: string;
            emailVerified: boolean;
            isAdmin: boolean;
            /** @enum {string} */
            userType: "admin" | "landlord" | "staff" | "supplier" | "tenant";
            firstName: string;
            lastName: string;
            phone: string | null;
            language: string;
            accountId: string | null;
            demo: boolean;
            version: number;
        };
        SessionResponse: {
            access_token: string;
            user: components["schemas"]["SessionUser"];
            profile: components["schemas"]["ProfileResponse"];
        };
        SignInRequest: {
            email: string;
            password: string;
            /**
             * @description The form that asks: without its role the answer is that form's own text.
             * @enum {string}
             */
            portal?: "admin" | "staff";
            /** @description From verify-2fa, with the held credentials. */
            verificationToken?: string;
        };
        DemoRequest: {
            /** @description tenant, supplier, staff or landlord. */
            userType: string;
        };
        LinkRequest: {
            token: string;
        };
        VerifiedResponse: {
            email: string;
            /**
             * @description Whose address it is: what it opens is not the same for all.
             * @enum {string}
             */
            userType: "admin" | "landlord" | "staff" | "supplier" | "tenant";
        };
        AdminSetupRequest: {
            token: string;
            email: string;
            password: string;
            confirmPassword: string;
            firstName: string;
            lastName: string;
            /** @enum {string} */
            language?: "en" | "es" | "fr";
        };
        ForgotPasswordRequest: {
            email: string;
        };
        ResetPasswordRequest: {
            token: string;
            password: string;
            confirmPassword?: string;
        };
        ChangePasswordRequest: {
            newPassword: string;
            confirmPassword?: string;
            /** @description The present password. */
            currentPassword: string;
        };
        ChangeEmailRequest: {
            email: string;
            verificationToken?: string;
            /** @description The present password. */
            currentPassword: string;
        };
        OwnSessionResponse: {
            id: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            lastSeenAt: string;
            /** @description Network address that it was opened from. */
            source: string;
            /** @description What the browser calls itself. */
            userAgent: string;
            viaCode: boolean;
            /** @description The one that asks. */
            current: boolean;
        };
        SecureConfirmRequest: {
            verificationToken?: string;
            /** @description The present password. */
            currentPassword: string;
        };
        GoogleSignInRequest: {
            idToken?: string;
            nonce?: string;
            ticket?: string;
            /** @description From verify-2fa. */
            verificationToken?: string;
            /**
             * @description What a new person becomes; a landlord unless it says otherwise.
             * @enum {string}
             */
            userType?: "landlord" | "supplier" | "tenant";
        };
        InvitationResponse: {
            email: string;
            firstName: string;
            lastName: string;
            /** @enum {string} */
            userType: "admin" | "landlord" | "staff" | "supplier" | "tenant";
        };
        AcceptInvitationRequest: {
            token: string;
            password: string;
            confirmPassword: string;
        };
        SignInLinkRequest: {
            token: string;
            /** @description From verify-2fa. */
            verificationToken?: string;
        };
        TwoFactorStatusResponse: {
            enabled: boolean;
            /** @description The installation asks for it; it cannot be turned off. */
            required: boolean;
            /** @description Whether an authenticator app is set up. */
            totp: boolean;
            recoveryCodesLeft: number;
            /** @description False for who came by Google alone: a link by e-mail sets a first password. */
            hasPassword: boolean;
        };
        RecoveryCodesResponse: {
            recoveryCodes: string[];
        };
        TotpOfferResponse: {
            /** @description For typing into the app by hand. */
            secret: string;
            /** @description `otpauth:` address, as in the picture. */
            address: string;
            /** @description The QR code as SVG. */
            qr: string;
        };
        TotpConfirmRequest: {
            code: string;
        };
        RegionFactResponse: {
            text: string;
            source: string | null;
            sourceDate: string | null;
            /** @enum {string|null} */
            confidence: "official" | "secondary" | "unsure" | null;
            /** @description Whether an official source has still to confirm it. */
            mustCheck: boolean;
        };
        RegionRuleRecordResponse: {
            /** @description `CA-QC`. */
            region: string;
            /** @description The city that it is about; null: the whole region. */
            place: string | null;
            /** @enum {string} */
            topic: "deposit" | "deposit_interest" | "end_of_term" | "entry_notice" | "increase_interval" | "increase_notice" | "late_fee" | "lease_form" | "rent_cap" | "rent_cap_exemptions" | "returned_payment" | "surcharge";
            /**
             * @description What the product does with it today.
             * @enum {string}
             */
            status: "automatic" | "expired" | "manual" | "unknown";
            /** @description None: the rule of the city is withdrawn, its region's holds. */
            facts: components["schemas"]["RegionFactResponse"][];
            rule: {
                [key: string]: unknown;
            } | null;
            validFrom: string | null;
            validTo: string | null;
            /** @description 0 is what the instance started with. */
            version: number;
            verifiedAt: string | null;
            note: string | null;
            changedAt: string | null;
            changedByName: string | null;
        };
        CountyResponse: {
            /** @description `US-CA`. */
            region: string;
            name: string;
            cities: string[];
            version: number;
            changedAt: string;
            changedByName: string | null;
        };
        EditCountyRequest: {
            /** @description As addresses call them; none: a county no more. */
            cities: string[];
            version?: number;
        };
        RegionFactRequest: {
            text: string;
            /** @description Page or law; needed unless the text is `unknown`. */
            source?: string | null;
            /** @description Of the source: a year, a month or a day. */
            sourceDate?: string | null;
            /** @enum {string|null} */
            confidence?: "official" | "secondary" | "unsure" | null;
        };
        EditRegionRuleRequest: {
            /** @description None withdraws the rule of a city. */
            facts: components["schemas"]["RegionFactRequest"][];
            /** @description By the paths of its fields; null: people decide, nothing is applied by itself. */
            rule?: {
                [key: string]: unknown;
            } | null;
            validFrom?: string | null;
            validTo?: string | null;
            /** @description That an official source was looked at and says so. */
            verified: boolean;
            note?: string | null;
            version?: number;
        };
        LandlordAccountResponse: {
            id: string;
            name: string;
            /** @description Of its owner. */
            ownerName: string | null;
            email: string | null;
            propertyCount: number;
            unitCount: number;
            createdAt: string;
        };
        BulkPropertiesRequest: {
            /** @enum {string} */
            action: "archive" | "restore";
            ids: string[];
        };
        RefusedRow: {
            id: string;
            /** @description As in an error's `code`. */
            code: string;
            error: string;
        };
        BulkResponse: {
            done: string[];
            refused: components["schemas"]["RefusedRow"][];
        };
        BulkUnitsRequest: {
            /**
             * @description `offline` takes them off the market, `available` puts them on it again.
             * @enum {string}
             */
            action: "archive" | "available" | "offline" | "restore";
            ids: string[];
        };
        BulkLeasesRequest: {
            /**
             * @description `activate` lets drafts run; `delete` removes drafts.
             * @enum {string}
             */
            action: "activate" | "delete";
            ids: string[];
        };
        ChosenRows: {
            ids: string[];
        };
        WelcomeLetterResponse: {
            /** @enum {string} */
            language: "en" | "es" | "fr";
            title: string;
            date: string;
            /** @description Landlord, tenant and home as they stand on the letter. */
            from: string;
            to: string;
            home: string;
            greeting: string;
            intro: string;
            codeLabel: string;
            stepsTitle: string;
            steps: string[];
            validity: string;
            privacy: string;
            closing: string;
        };
        IssuedCodeResponse: {
            id: string;
            leaseId: string;
            leaseTenantId: string;
            /** @example ABCD2345 */
            code: string;
            /**
             * @description As printed.
             * @example ABCD-23-45
             */
            formattedCode: string;
            expiresAt: string;
            /** @description What the QR code opens. */
            accessUrl: string;
            /** @description The QR code as an SVG document. */
            qrSvg: string;
            letter: components["schemas"]["WelcomeLetterResponse"];
        };
        PropertyResponse: {
            id: string;
            name: string;
            streetNumber: string;
            street: string;
            city: string;
            region: string;
            postalCode: string;
            country: string;
            /** @enum {string} */
            type: "apartment" | "commercial" | "condo" | "house" | "townhouse";
            yearBuilt: number | null;
            currency: string;
            timeZone: string;
            archived: boolean;
            archivedAt: string | null;
            createdAt: string;
            version: number;
            /** @description Units that are not archived; occupied: with a running lease. */
            unitCount: number;
            occupiedCount: number;
            offlineCount: number;
        };
        CreatePropertyRequest: {
            /** @description How the landlord calls it; default: number and street. */
            name?: string;
            /**
             * @description House number as on the plate.
             * @example 87
             */
            streetNumber: string;
            /** @example Laurier Avenue West */
            street: string;
            /** @example Montréal */
            city: string;
            /**
             * @description ISO 3166-2 without the country, or its name.
             * @example QC
             */
            region: string;
            /** @example H2T 2N6 */
            postalCode: string;
            /**
             * @description ISO 3166-1, or its name.
             * @example CA
             */
            country: string;
            /** @enum {string} */
            type?: "apartment" | "commercial" | "condo" | "house" | "townhouse";
            yearBuilt?: number | null;
            /**
             * @description ISO 4217; default: the country's.
             * @enum {string}
             */
            currency?: "AED" | "AUD" | "CAD" | "EUR" | "GBP" | "JPY" | "MXN" | "NZD" | "USD";
            /**
             * @description IANA area and city, or UTC; default: the region's.
             * @example America/Toronto
             */
            timeZone?: string;
        };
        UnitLeaseResponse: {
            id: string;
            state: string;
            startsOn: string;
            termEndsOn: string | null;
            endsOn: string | null;
            rentCents: number;
            /** @description Names of the people on it. */
            tenants: string[];
        };
        UnitResponse: {
            id: string;
            propertyId: string;
            label: string;
            bedrooms: number;
            bathrooms: number;
            squareFeet: number | null;
            marketRentCents: number | null;
            currency: string;
            /** @enum {string} */
            status: "available" | "occupied" | "offline";
            archived: boolean;
            archivedAt: string | null;
            createdAt: string;
            version: number;
            /** @description The running lease, if there is one. */
            lease: components["schemas"]["UnitLeaseResponse"] | null;
        };
        PropertyDetailResponse: {
            id: string;
            name: string;
            streetNumber: string;
            street: string;
            city: string;
            region: string;
            postalCode: string;
            country: string;
            /** @enum {string} */
            type: "apartment" | "commercial" | "condo" | "house" | "townhouse";
            yearBuilt: number | null;
            currency: string;
            timeZone: string;
            archived: boolean;
            archivedAt: string | null;
            createdAt: string;
            version: number;
            /** @description Units that are not archived; occupied: with a running lease. */
            unitCount: number;
            occupiedCount: number;
            offlineCount: number;
            units: components["schemas"]["UnitResponse"][];
        };
        UpdatePropertyRequest: {
            /** @description How the landlord calls it; default: number and street. */
            name?: string;
            /**
             * @description House number as on the plate.
             * @example 87
             */
            streetNumber?: string;
            /** @example Laurier Avenue West */
            street?: string;
            /** @example Montréal */
            city?: string;
            /**
             * @description ISO 3166-2 without the country, or its name.
             * @example QC
             */
            region?: string;
            /** @example H2T 2N6 */
            postalCode?: string;
            /**
             * @description ISO 3166-1, or its name.
             * @example CA
             */
            country?: string;
            /** @enum {string} */
            type?: "apartment" | "commercial" | "condo" | "house" | "townhouse";
            yearBuilt?: number | null;
            /**
             * @description ISO 4217; default: the country's.
             * @enum {string}
             */
            currency?: "AED" | "AUD" | "CAD" | "EUR" | "GBP" | "JPY" | "MXN" | "NZD" | "USD";
            /**
             * @description IANA area and city, or UTC; default: the region's.
             * @example America/Toronto
             */
            timeZone?: string;
            /** @description Puts it away, or takes it out again. 422 while a lease runs. */
            archived?: boolean;
            /** @description The version that was read; an older one gets 409 `stale_version`. */
            version?: number;
            id?: string;
            createdAt?: string;
            archivedAt?: string | null;
            unitCount?: number;
            occupiedCount?: number;
            offlineCount?: number;
            units?: components["schemas"]["UnitResponse"][];
        };
        RegionRuleResponse: {
            /** @enum {string} */
            topic: "deposit" | "deposit_interest" | "end_of_term" | "entry_notice" | "increase_interval" | "increase_notice" | "late_fee" | "lease_form" | "rent_cap" | "rent_cap_exemptions" | "returned_payment" | "surcharge";
            /**
             * @description `automatic`: applied by itself; `manual`: a person judges; `expired` and `unknown`: no rule applies.
             * @enum {string}
             */
            status: "automatic" | "expired" | "manual" | "unknown";
            /** @description The city whose own rule stands before the region's; null: the region's. */
            place: string | null;
            /** @description The facts in English, as they were gathered, with the city that they are about. */
            value: string;
            source: string | null;
            sourceDate: string | null;
            /** @description Whether to be checked with an official source before use. */
            mustCheck: boolean;
        };
        RegionRulesResponse: {
            /** @description `CA-QC`; null where no rules are held: then none applies by itself. */
            region: string | null;
            rules: components["schemas"]["RegionRuleResponse"][];
        };
        CreateUnitRequest: {
            /**
             * @description As on its door; once in a property.
             * @example 302
             */
            label: string;
            bedrooms?: number;
            /** @description Halves count: 1.5. */
            bathrooms?: number;
            squareFeet?: number | null;
            /** @description What it would rent for, in the property's currency. */
            marketRentCents?: number | null;
            /**
             * @description `offline` takes it off the market; otherwise its leases say whether it is occupied.
             * @enum {string}
             */
            status?: "available" | "occupied" | "offline";
        };
        UnitDetailResponse: {
            id: string;
            propertyId: string;
            label: string;
            bedrooms: number;
            bathrooms: number;
            squareFeet: number | null;
            marketRentCents: number | null;
            currency: string;
            /** @enum {string} */
            status: "available" | "occupied" | "offline";
            archived: boolean;
            archivedAt: string | null;
            createdAt: string;
            version: number;
            /** @description The running lease, if there is one. */
            lease: components["schemas"]["UnitLeaseResponse"] | null;
            leases: components["schemas"]["UnitLeaseResponse"][];
        };
        UpdateUnitRequest: {
            /**
             * @description As on its door; once in a property.
             * @example 302
             */
            label?: string;
            bedrooms?: number;
            /** @description Halves count: 1.5. */
            bathrooms?: number;
            squareFeet?: number | null;
            /** @description What it would rent for, in the property's currency. */
            marketRentCents?: number | null;
            /**
             * @description `offline` takes it off the market; otherwise its leases say whether it is occupied.
             * @enum {string}
             */
            status?: "available" | "occupied" | "offline";
            /** @description Puts it away, or takes it out again. 422 while a lease runs. */
            archived?: boolean;
            /** @description The version that was read; an older one gets 409 `stale_version`. */
            version?: number;
            id?: string;
            propertyId?: string;
            currency?: string;
            archivedAt?: string | null;
            createdAt?: string;
            lease?: components["schemas"]["UnitLeaseResponse"] | null;
            leases?: components["schemas"]["UnitLeaseResponse"][];
        };
        LeaseTenantRequest: {
            firstName: string;
            lastName: string;
            /** Format: email */
            email: string;
            phone?: string | null;
            /**
             * @description Language of the welcome letter and of all messages; default: the landlord's.
             * @enum {string}
             */
            language?: "en" | "es" | "fr";
        };
        CreateLeaseRequest: {
            /** @example 2026-12-01 */
            startsOn: string;
            /** @description Last day of the term; without one it is month to month. */
            termEndsOn?: string | null;
            /** @description Whether it ends with its term instead of going on month to month. */
            endsForGood?: boolean;
            /** @description Rent a calendar month, above zero. */
            rentCents: number;
            /** @description Day of the month; in shorter months the last one. */
            dueDay?: number;
            depositCents?: number;
            /** @description Rent that would have posted before this day is not charged; default: the day of activation. */
            chargeFrom?: string | null;
            tenants?: components["schemas"]["LeaseTenantRequest"][];
            /** @enum {string} */
            lateFeeKind?: "fixed" | "none" | "percent";
            /** @description Cents for `fixed`, basis points of the rent for `percent`, 0 for `none`. */
            lateFeeValue?: number;
            /** @description Whole days after the due day; the fee falls on the day after them. */
            lateFeeAfterDays?: number;
        };
        LeaseNoticeResponse: {
            /** @enum {string} */
            by: "agreement" | "landlord" | "tenant";
            givenOn: string | null;
            /**
             * @description The ground of a landlord's own notice.
             * @enum {string|null}
             */
            reason: "breach" | "end_of_term" | "nonpayment" | "other" | "own_use" | "renovation" | "sale" | null;
            /** @description What the landlord wrote where the region's rules could not be checked. */
            confirmation: string | null;
        };
        LeaseUnitResponse: {
            id: string;
            label: string;
            propertyId: string;
            propertyName: string;
            streetNumber: string;
            street: string;
            city: string;
            region: string;
            country: string;
            timeZone: string;
        };
        LeaseTermResponse: {
            /** @description Whether it may still be taken back: no tenant has accepted it. */
            cancelable: boolean;
            startsOn: string;
            endsOn: string | null;
            rentCents: number;
        };
        LeaseCodeResponse: {
            id: string;
            /** @enum {string} */
            state: "expired" | "revoked" | "unused" | "used";
            issuedAt: string;
            expiresAt: string;
            usedAt: string | null;
        };
        LeaseTenantResponse: {
            id: string;
            firstName: string;
            lastName: string;
            email: string;
            phone: string | null;
            /** @enum {string} */
            language: "en" | "es" | "fr";
            /** @description Whether they have an account and see this home. */
            joined: boolean;
            joinedAt: string | null;
            version: number;
            /** @description The latest code, without the code itself. */
            code: components["schemas"]["LeaseCodeResponse"] | null;
        };
        RuleLimitResponse: {
            cents?: number;
            day?: string;
            afterDays?: number;
        };
        RuleFindingResponse: {
            /** @description Such as `late_fee_over_limit`; the client has the words. */
            code: string;
            topic: string;
            blocking: boolean;
            limit: components["schemas"]["RuleLimitResponse"];
            /** @description The city whose own rule it is; null: the region's. */
            place: string | null;
            value: string;
            source: string | null;
            sourceDate: string | null;
        };
        LeaseResponse: {
            id: string;
            unitId: string;
            propertyId: string;
            /** @enum {string} */
            state: "active" | "draft" | "ended" | "notice";
            startsOn: string;
            termEndsOn: string | null;
            endsForGood: boolean;
            endsOn: string | null;
            /** @description Null for a lease without notice. */
            notice: components["schemas"]["LeaseNoticeResponse"] | null;
            rentCents: number;
            currency: string;
            dueDay: number;
            depositCents: number;
            /** @enum {string} */
            lateFeeKind: "fixed" | "none" | "percent";
            lateFeeValue: number;
            lateFeeAfterDays: number;
            chargeFrom: string | null;
            activatedAt: string | null;
            createdAt: string;
            version: number;
            unit: components["schemas"]["LeaseUnitResponse"];
            /** @description The renewal that is signed and has not begun. */
            nextTerm: components["schemas"]["LeaseTermResponse"] | null;
            /** @description Letters to download: the landlord's notice, a change of rent. */
            letters: ("notice" | "rent")[];
            tenants: components["schemas"]["LeaseTenantResponse"][];
            /** @description What the terms break of the region's rules as they stand now. */
            findings: components["schemas"]["RuleFindingResponse"][];
        };
        LeaseRowResponse: {
            id: string;
            unitId: string;
            propertyId: string;
            /** @enum {string} */
            state: "active" | "draft" | "ended" | "notice";
            startsOn: string;
            termEndsOn: string | null;
            endsOn: string | null;
            rentCents: number;
            currency: string;
            /** @description Charged and not paid, whenever it is due. */
            openCents: number;
            /** @description Of that, what was due before today. */
            overdueCents: number;
            unitLabel: string;
            streetNumber: string;
            street: string;
            city: string;
            tenants: string[];
            createdAt: string;
        };
        UpdateLeaseRequest: {
            startsOn?: string;
            termEndsOn?: string | null;
            endsForGood?: boolean;
            rentCents?: number;
            dueDay?: number;
            depositCents?: number;
            chargeFrom?: string | null;
            /** @description The version that was read; an older one gets 409 `stale_version`. */
            version?: number;
            id?: string;
            unitId?: string;
            propertyId?: string;
            state?: string;
            endsOn?: string | null;
            currency?: string;
            activatedAt?: string | null;
            createdAt?: string;
            unit?: components["schemas"]["LeaseUnitResponse"];
            nextTerm?: components["schemas"]["LeaseTermResponse"] | null;
            tenants?: components["schemas"]["LeaseTenantResponse"][];
            findings?: components["schemas"]["RuleFindingResponse"][];
            notice?: components["schemas"]["LeaseNoticeResponse"] | null;
            letters?: ("notice" | "rent")[];
            /** @enum {string} */
            lateFeeKind?: "fixed" | "none" | "percent";
            /** @description Cents for `fixed`, basis points of the rent for `percent`, 0 for `none`. */
            lateFeeValue?: number;
            /** @description Whole days after the due day; the fee falls on the day after them. */
            lateFeeAfterDays?: number;
        };
        RenewLeaseRequest: {
            /** @description First day of the term; default: the day after the present one ends, else the first of the next month. */
            startsOn?: string;
            /** @description Last day; null: month to month. */
            termEndsOn?: string | null;
            /** @description Rent a calendar month from then on. */
            rentCents: number;
            /** @description When the tenant was given notice of a higher rent; default: today. */
            noticeOn?: string;
            version?: number;
        };
        EndLeaseRequest: {
            endsOn: string;
            /**
             * @description Default: the landlord.
             * @enum {string}
             */
            by?: "agreement" | "landlord" | "tenant";
            /**
             * @description Of a landlord's own notice: the ground. Default: the end of the term.
             * @enum {string}
             */
            reason?: "breach" | "end_of_term" | "nonpayment" | "other" | "own_use" | "renovation" | "sale";
            version?: number;
        };
        UpdateLeaseTenantRequest: {
            firstName?: string;
            lastName?: string;
            /** Format: email */
            email?: string;
            phone?: string | null;
            /** @enum {string} */
            language?: "en" | "es" | "fr";
            version?: number;
        };
        IssueCodeRequest: {
            /**
             * Format: uuid
             * @description The tenant's entry on the lease; may be left out while there is one alone.
             */
            leaseTenantId?: string;
        };
        RentMonthResponse: {
            /** @example 2026-11 */
            month: string;
            currency: string;
            /** @description Posted and still to post in this month; the four below add up to it. */
            expectedCents: number;
            paidCents: number;
            processingCents: number;
            dueCents: number;
            overdueCents: number;
            /** @description Rents that are paid whole, and in part. */
            paidCount: number;
            partCount: number;
            processingCount: number;
            dueCount: number;
            overdueCount: number;
            /** @description The next day on which something is due. */
            nextDueOn: string | null;
            /** @description Nothing of what is due is charged yet, by the day where each home stands: the ledger has no entries of it. */
            toCome: boolean;
        };
        WaitingResponse: {
            /** @enum {string} */
            kind: "asked" | "draft" | "ending" | "inquiry" | "invite" | "overdue" | "quote" | "request" | "vacant";
            /** @description How many of the kind there are; the rest of the fields tell of the most pressing one. */
            count: number;
            /** @description A request for `request` and `quote`, a renewal for `asked`, a unit for `inquiry` and `vacant`, else a lease. */
            id: string;
            streetNumber: string;
            unitLabel: string | null;
            /** @description A tenant's name, the title of a request, the supplier of a quote, or who asks about a listing. */
            name: string | null;
            day: string | null;
            cents: number | null;
            currency: string | null;
        };
        StreetUnitResponse: {
            id: string;
            label: string;
            leaseId: string | null;
            /** @enum {string} */
            state: "due" | "offline" | "overdue" | "paid" | "partial" | "processing" | "vacant";
            tenants: string[];
            /** @description What is open, less what is on its way. */
            openCents: number;
            currency: string;
            /** @description Since when the oldest of it is due. */
            dueOn: string | null;
        };
        StreetPropertyResponse: {
            id: string;
            name: string;
            streetNumber: string;
            street: string;
            unitCount: number;
            leasedCount: number;
            overdueCount: number;
            /** @description In the order of their doors, from the ground floor up. */
            units: components["schemas"]["StreetUnitResponse"][];
        };
        CollectedMonthResponse: {
            month: string;
            currency: string;
            onTimeCents: number;
            lateCents: number;
            outstandingCents: number;
        };
        RecentPaymentResponse: {
            id: string;
            leaseId: string;
            tenant: string;
            streetNumber: string;
            unitLabel: string;
            method: string;
            state: string;
            /** @description Lost disputes took a part of it; the rest stays paid. */
            lostInPart: boolean;
            amountCents: number;
            currency: string;
            createdAt: string;
            /** @description Of the property: when it came there. */
            timeZone: string;
        };
        OverviewResponse: {
            propertyCount: number;
            unitCount: number;
            leasedCount: number;
            rent: components["schemas"]["RentMonthResponse"][];
            waiting: components["schemas"]["WaitingResponse"][];
            /** @description The first properties; `propertyCount` tells of how many. */
            street: components["schemas"]["StreetPropertyResponse"][];
            /** @description Twelve months up to the running one, by currency. */
            collected: components["schemas"]["CollectedMonthResponse"][];
            payments: components["schemas"]["RecentPaymentResponse"][];
        };
        TakePlanRequest: {
            /** @example appliance-complete */
            planId: string;
            /** @enum {string} */
            billing?: "annual" | "monthly";
        };
        UnitPlanResponse: {
            id: string;
            unitId: string;
            planId: string;
            name: string;
            /** @enum {string} */
            billing: "annual" | "monthly";
            priceCents: number;
            currency: string;
            deductibleCents: number;
            maxClaimCents: number;
            startedAt: string;
            endedAt: string | null;
        };
        ImportCountsResponse: {
            properties: number;
            units: number;
            leases: number;
            tenants: number;
            /** @description Units that are in the portfolio already; they are left as they are. */
            known: number;
        };
        BrokenRuleResponse: {
            code: string;
            limitCents: number | null;
            source: string;
        };
        ImportProblemResponse: {
            line: number;
            /** @enum {string|null} */
            column: "bathrooms" | "bedrooms" | "city" | "country" | "currency" | "deposit" | "depositHeld" | "dueDay" | "email" | "firstName" | "language" | "lastName" | "leaseEnd" | "leaseStart" | "marketRent" | "openingBalance" | "phone" | "postalCode" | "propertyName" | "propertyType" | "region" | "rent" | "squareFeet" | "status" | "street" | "streetNumber" | "unit" | "yearBuilt" | null;
            /** @enum {string} */
            code: "ambiguous_day" | "day" | "differs" | "email" | "end_before_start" | "lease_incomplete" | "not_an_amount" | "not_halves" | "not_whole" | "phone" | "postal_code" | "region_rule" | "required" | "tenant_incomplete" | "too_long" | "too_many_cells" | "twice_in_file" | "unknown_country" | "unknown_region" | "unknown_value" | "unsafe_text" | "zero_rent";
            value: string;
            rule: components["schemas"]["BrokenRuleResponse"] | null;
        };
        ImportPreviewRow: {
            line: number;
            streetNumber: string;
            street: string;
            city: string;
            unit: string;
            rentCents: number | null;
            currency: string;
            tenants: string[];
        };
        ImportResponse: {
            id: string;
            fileName: string;
            /** @enum {string} */
            state: "applied" | "checked" | "undone";
            rowCount: number;
            counts: components["schemas"]["ImportCountsResponse"];
            problemCount: number;
            /** @description The first 200. */
            problems: components["schemas"]["ImportProblemResponse"][];
            /** @description Headings that are not read. */
            ignored: string[];
            /** @description The first 20 units; empty once it is applied. */
            preview: components["schemas"]["ImportPreviewRow"][];
            createdAt: string;
            appliedAt: string | null;
            /** @description Until when it can be taken back. */
            undoUntil: string | null;
            undoneAt: string | null;
        };
        ImportUpload: {
            /** @description CSV of at most 20 MiB and 20,000 rows. */
            file: string;
            /** @description Shown instead of the file's own name. */
            name?: string;
        };
        SaidIntentResponse: {
            name: string;
            /** @enum {string} */
            intent: "leave" | "stay" | "unsure";
            saidAt: string;
        };
        RenewalReasonResponse: {
            code: string;
            /** @description Above zero it speaks for a higher rent, below zero against; the heaviest comes first. */
            weight: number;
            text: string;
        };
        SentOfferResponse: {
            id: string;
            /** @enum {string} */
            state: "accepted" | "declined" | "expired" | "sent" | "withdrawn";
            sentAt: string;
            answerBy: string;
            answeredAt: string | null;
            /** @description Name of the tenant who answered. */
            answeredBy: string | null;
            question: string | null;
            askedAt: string | null;
            reply: string | null;
        };
        RenewalResponse: {
            id: string;
            leaseId: string;
            propertyId: string;
            unitId: string;
            unitLabel: string;
            streetNumber: string;
            street: string;
            city: string;
            tenants: string[];
            /** @enum {string} */
            status: "accepted" | "adjusted" | "declined" | "expired" | "offered" | "pending" | "rejected" | "signed" | "withdrawn";
            /** @enum {string} */
            action: "increase" | "keep" | "review";
            /** @description First and last day of the next term; null: month to month. */
            startsOn: string;
            endsOn: string | null;
            currentRentCents: number;
            lowRentCents: number;
            proposedRentCents: number;
            highRentCents: number;
            /** @description What was decided; null until then. */
            rentCents: number | null;
            currency: string;
            /** @description The region's cap; null where there is none, or where `capStatus` says that nobody knows. */
            capCents: number | null;
            /** @enum {string} */
            capStatus: "automatic" | "expired" | "manual" | "unknown";
            /** @description Days between which notice of an increase is lawful; null where no rule says so. */
            noticeFrom: string | null;
            noticeBy: string | null;
            /** @enum {string} */
            noticeStatus: "missed" | "open" | "too_early" | "unknown";
            /** @description The first day on which this rent may be offered, while the region does not let it be offered yet; else null. */
            offerFrom: string | null;
            /** @description What the tenants said about the term that ends, newest first. */
            intents: components["schemas"]["SaidIntentResponse"][];
            reasons: components["schemas"]["RenewalReasonResponse"][];
            /** @description 0 to 100. */
            confidence: number;
            decidedAt: string | null;
            createdAt: string;
            version: number;
            offer: components["schemas"]["SentOfferResponse"] | null;
        };
        GenerateRenewalsRequest: {
            leaseIds?: string[];
            /** @description Largest increase in basis points of the rent. */
            maxIncreaseBasisPoints?: number;
        };
        UpdateRenewalRequest: {
            /** @enum {string} */
            status?: "accepted" | "adjusted" | "declined" | "expired" | "offered" | "pending" | "rejected" | "signed" | "withdrawn";
            /** @description The rent that is decided on, for `adjusted`. */
            rentCents?: number | null;
            /** @description Last day of the next term; null: month to month. */
            endsOn?: string | null;
            /** @description Last day for the tenants to answer; default: in 14 days, or the day before the term begins. */
            answerBy?: string | null;
            /** @description Words to the tenants, in the offer. */
            note?: string | null;
            /** @description Why the landlord goes ahead where the region's rules can't be checked; without it such a rent answers 422 `confirmation_required`. */
            confirmReason?: string;
            /** @description Answers the tenants' question. */
            reply?: string | null;
            version?: number;
            id?: string;
            leaseId?: string;
            propertyId?: string;
            unitId?: string;
            unitLabel?: string;
            streetNumber?: string;
            street?: string;
            city?: string;
            tenants?: string[];
            action?: string;
            startsOn?: string;
            currentRentCents?: number;
            lowRentCents?: number;
            proposedRentCents?: number;
            highRentCents?: number;
            currency?: string;
            capCents?: number | null;
            capStatus?: string;
            noticeFrom?: string | null;
            noticeBy?: string | null;
            noticeStatus?: string;
            offerFrom?: string | null;
            intents?: components["schemas"]["SaidIntentResponse"][];
            reasons?: components["schemas"]["RenewalReasonResponse"][];
            confidence?: number;
            decidedAt?: string | null;
            createdAt?: string;
            offer?: components["schemas"]["SentOfferResponse"] | null;
        };
        RenewalOfferResponse: {
            id: string;
            leaseId: string;
            home: string;
            landlord: string;
            /** @enum {string} */
            state: "accepted" | "declined" | "expired" | "sent" | "withdrawn";
            startsOn: string;
            endsOn: string | null;
            currentRentCents: number;
            rentCents: number;
            currency: string;
            answerBy: string;
            note: string | null;
            question: string | null;
            askedAt: string | null;
            reply: string | null;
            repliedAt: string | null;
            answeredAt: string | null;
            createdAt: string;
            version: number;
        };
        AnswerOfferRequest: {
            /** @enum {string} */
            status?: "accepted" | "declined";
            question?: string | null;
            version?: number;
        };
        RenewalIntentResponse: {
            leaseId: string;
            home: string;
            termEndsOn: string;
            /** @enum {string|null} */
            intent: "leave" | "stay" | "unsure" | null;
        };
        SayIntentRequest: {
            /** @enum {string} */
            intent: "leave" | "stay" | "unsure";
        };
        ExpenseDocumentResponse: {
            id: string;
            name: string;
        };
        ExpenseResponse: {
            id: string;
            propertyId: string;
            propertyName: string;
            unitId: string | null;
            unitLabel: string | null;
            /** @enum {string} */
            category: "advertising" | "cleaning" | "insurance" | "legal" | "maintenance" | "management" | "mortgage_interest" | "other" | "property_tax" | "repairs" | "supplies" | "travel" | "utilities";
            spentOn: string;
            /** @description In all, tax included. */
            amountCents: number;
            /** @description The tax that is in it. */
            taxCents: number;
            currency: string;
            payee: string;
            note: string | null;
            /** @description The invoice; its download address comes from the document. */
            document: components["schemas"]["ExpenseDocumentResponse"] | null;
            requestId: string | null;
            /** @description The entry of the ledger that it stands in. */
            entryId: string;
            voidedAt: string | null;
            createdAt: string;
            version: number;
        };
        CreateExpenseRequest: {
            /** Format: uuid */
            propertyId: string;
            /** Format: uuid */
            unitId?: string | null;
            /** @enum {string} */
            category: "advertising" | "cleaning" | "insurance" | "legal" | "maintenance" | "management" | "mortgage_interest" | "other" | "property_tax" | "repairs" | "supplies" | "travel" | "utilities";
            /** @example 2026-11-04 */
            spentOn: string;
            /** @description Tax included; in the property's currency. */
            amountCents: number;
            /** @description The tax that is in it. */
            taxCents?: number;
            payee: string;
            note?: string | null;
            /**
             * Format: uuid
             * @description An invoice that was kept by `POST /documents`.
             */
            documentId?: string | null;
        };
        UpdateExpenseRequest: {
            /** Format: uuid */
            propertyId?: string;
            /** Format: uuid */
            unitId?: string | null;
            /** @enum {string} */
            category?: "advertising" | "cleaning" | "insurance" | "legal" | "maintenance" | "management" | "mortgage_interest" | "other" | "property_tax" | "repairs" | "supplies" | "travel" | "utilities";
            spentOn?: string;
            amountCents?: number;
            taxCents?: number;
            payee?: string;
            note?: string | null;
            /** Format: uuid */
            documentId?: string | null;
            version?: number;
            id?: string;
            propertyName?: string;
            unitLabel?: string | null;
            currency?: string;
            document?: components["schemas"]["ExpenseDocumentResponse"] | null;
            requestId?: string | null;
            entryId?: string;
            voidedAt?: string | null;
            createdAt?: string;
        };
        EntryLineResponse: {
            id: string;
            entryId: string;
            date: string;
            kind: string;
            account: string;
            /** @description Names of the kind and of the account, in the reader's language. */
            kindName: string;
            accountName: string;
            /** @description Debit above zero, credit below. */
            amountCents: number;
            currency: string;
            propertyId: string;
            propertyName: string;
            unitLabel: string | null;
            leaseId: string | null;
            tenants: string[];
            note: string | null;
        };
        ReportColumnResponse: {
            id: string;
            /** @enum {string} */
            kind: "count" | "day" | "money" | "text";
            /** @description In the language that was asked for. */
            label: string;
        };
        BehindResponse: {
            accounts: string[] | null;
            propertyId: string | null;
            leaseId: string | null;
            currency: string;
            from: string | null;
            to: string | null;
            /** @enum {string|null} */
            side: "credit" | "debit" | null;
            received: boolean | null;
            running: string | null;
            open: boolean | null;
            dueFrom: string | null;
            dueTo: string | null;
        };
        ReportCellResponse: {
            text: string | null;
            amount: number | null;
            behind: components["schemas"]["BehindResponse"] | null;
        };
        ReportRowResponse: {
            id: string;
            cells: components["schemas"]["ReportCellResponse"][];
            leaseId: string | null;
            /** @description A sum within the table. */
            sum: boolean;
        };
        ReportTableResponse: {
            /** @description One for each column; null where nothing can be added. */
            totals: (number | null)[];
            /** @description One for each column: what opens its total. */
            totalsBehind: (components["schemas"]["BehindResponse"] | null)[];
            currency: string;
            columns: components["schemas"]["ReportColumnResponse"][];
            rows: components["schemas"]["ReportRowResponse"][];
        };
        ReportPointResponse: {
            /** @description `2026-11`. */
            month: string;
            currency: string;
            incomeCents: number;
            expenseCents: number;
        };
        ReportResponse: {
            /** @enum {string} */
            report: "ageing" | "income_expense" | "ledger" | "rent_roll" | "tax_year";
            title: string;
            from: string;
            to: string;
            propertyId: string | null;
            tables: components["schemas"]["ReportTableResponse"][];
            /** @description Of income and expense, by month; empty elsewhere. */
            points: components["schemas"]["ReportPointResponse"][];
        };
        SavedMethodResponse: {
            /** @enum {string} */
            method: "bank" | "credit_card" | "debit_card" | "digital_wallet";
            /** @description `Visa •••• 4242` */
            label: string;
        };
        AutopayResponse: {
            leaseId: string;
            enabled: boolean;
            /** @enum {string} */
            method: "bank" | "credit_card" | "debit_card" | "digital_wallet";
            /** @description Whether the reader switched it on; of somebody else's the others only read. */
            own: boolean;
            dueDay: number;
            /** @description When a payment that failed is tried again. */
            nextTryOn: string | null;
            /** @description Methods that the reader has left with the provider; null where it needs none to be left. */
            saved: components["schemas"]["SavedMethodResponse"][] | null;
        };
        AutopayRequest: {
            /** Format: uuid */
            leaseId?: string;
            enabled: boolean;
            /** @enum {string} */
            method?: "bank" | "credit_card" | "debit_card" | "digital_wallet";
        };
        SettledCharge: {
            chargeId: string;
            kind: string;
            /** @description `2026-11` for rent. */
            period: string | null;
            label: string | null;
            amountCents: number;
        };
        PaymentResponse: {
            id: string;
            leaseId: string;
            /** @enum {string} */
            method: "bank" | "cash" | "cheque" | "credit_card" | "debit_card" | "digital_wallet" | "transfer";
            /** @enum {string} */
            state: "cancelled" | "disputed" | "failed" | "lost" | "processing" | "requires_action" | "returned" | "settled" | "succeeded" | "won";
            amountCents: number;
            feeCents: number;
            /** @enum {string} */
            feeBearer: "landlord" | "tenant";
            /** @description What the payer was charged. */
            totalCents: number;
            cashbackCents: number;
            /** @description What went back to the payer, or is on its way there. */
            refundedCents: number;
            /** @description Lost disputes took a part of it; the rest stays paid. */
            lostInPart: boolean;
            currency: string;
            /** @enum {string} */
            provider: "offline" | "sandbox" | "stripe";
            paidOn: string;
            /** @description Day on which money on its way should arrive. */
            expectedOn: string | null;
            receiptNumber: string | null;
            failure: string | null;
            note: string | null;
            payerName: string | null;
            /** @description Charges that it settles; what is left waits as a prepayment. */
            settles: components["schemas"]["SettledCharge"][];
            createdAt: string;
            version: number;
        };
        LeaveMethodRequest: {
            /** Format: uuid */
            leaseId?: string;
            /** @enum {string} */
            method: "bank" | "credit_card" | "debit_card" | "digital_wallet";
        };
        ProviderPageResponse: {
            url: string;
        };
        SurchargePlace: {
            country: string;
            region: string;
            /** @description The city whose own rule it is; null: the region's. */
            place: string | null;
            /** @enum {string} */
            surcharge: "allowed" | "forbidden" | "unconfirmed";
            source: string | null;
        };
        PaymentSetupResponse: {
            /**
             * @description `sandbox` moves no money, and screens say so.
             * @enum {string}
             */
            provider: "sandbox" | "stripe";
            /** @enum {string} */
            onboarding: "begun" | "checking" | "disconnected" | "none" | "not_needed" | "ready";
            /** @description Whether the provider pays out to the landlord's bank. */
            payoutsEnabled: boolean;
            /** @enum {string} */
            feeBearer: "landlord" | "tenant";
            /** @description Where the choice holds and where the rule of the region overrules it. */
            places: components["schemas"]["SurchargePlace"][];
            /** @description When our payments and the provider's were compared last. */
            comparedAt: string | null;
            /** @description Findings of that which wait for somebody. */
            openFindings: number;
            version: number;
        };
        PaymentSetupRequest: {
            /**
             * @description Who bears the fees of payment methods, where the region leaves the choice.
             * @enum {string}
             */
            feeBearer: "landlord" | "tenant";
            version?: number;
        };
        FindingResponse: {
            id: string;
            /** @enum {string} */
            provider: "sandbox" | "stripe";
            /** @enum {string} */
            kind: "cut_off" | "differs" | "unknown_here" | "unknown_there";
            reference: string;
            paymentId: string | null;
            /** @description Of a refund that was on its way when the account was cut off. */
            refundId: string | null;
            /**
             * @description Of that payment of ours: one that the provider disputes cannot be given up.
             * @enum {string|null}
             */
            paymentState: "cancelled" | "disputed" | "failed" | "lost" | "processing" | "requires_action" | "returned" | "settled" | "succeeded" | "won" | null;
            leaseId: string | null;
            /** @description Whose landlord's payment it is. */
            accountName: string;
            amountCents: number;
            currency: string;
            /** @enum {string} */
            method: "bank" | "credit_card" | "debit_card" | "digital_wallet";
            happenedOn: string;
            /** @enum {string} */
            state: "booked" | "confirmed" | "dismissed" | "given_up" | "open";
            note: string | null;
            resolvedAt: string | null;
            /** @description Who mended it. */
            resolvedBy: string | null;
            createdAt: string;
            version: number;
        };
        ComparisonResponse: {
            comparedAt: string;
            newFindings: number;
        };
        ResolveFindingRequest: {
            /**
             * @description `book`: it belongs to a lease. `give_up`: the provider never had ours, or it never came. `confirm`: what was cut off has arrived. `dismiss`: nothing is to be done, and why.
             * @enum {string}
             */
            action: "book" | "confirm" | "dismiss" | "give_up";
            /**
             * Format: uuid
             * @description Of `book`: the lease whose rent it paid.
             */
            leaseId?: string;
            /** @description Needed for `dismiss`. */
            note?: string;
        };
        QuoteRequest: {
            /**
             * Format: uuid
             * @description Default: the tenant's present home.
             */
            leaseId?: string;
            /** @description Default: what is owed, else the next rent. */
            amountCents?: number;
        };
        BusinessDays: {
            from: number;
            to: number;
        };
        QuoteMethod: {
            /** @enum {string} */
            method: "bank" | "credit_card" | "debit_card" | "digital_wallet";
            feeBasisPoints: number;
            /** @description The fee of the method, whoever bears it, half up. */
            feeCents: number;
            /** @enum {string} */
            feeBearer: "landlord" | "tenant";
            /** @description What the tenant is charged in all. */
            totalCents: number;
            /** @description 1 % of the amount for cards, credited when the payment has succeeded. */
            cashbackCents: number;
            /** @description Business days until it arrives; null: at once. */
            businessDays: components["schemas"]["BusinessDays"] | null;
        };
        QuoteResponse: {
            leaseId: string;
            amountCents: number;
            currency: string;
            /** @description Owed by now, less what is on its way. */
            owedCents: number;
            /** @description Whether the amount goes, in whole or part, to rent that is not charged yet. */
            prepayment: boolean;
            /** @description Largest amount that is taken. */
            maxCents: number;
            /**
             * @description `sandbox` moves no money and must say so on screen.
             * @enum {string}
             */
            provider: "sandbox" | "stripe";
            methods: components["schemas"]["QuoteMethod"][];
            /** @description Free ways beside them: always at least one. */
            freeMethods: ("cash" | "cheque" | "transfer")[];
            /** @enum {string|null} */
            offlineOnly: "landlord_not_ready" | "lease_not_active" | null;
            /**
             * @description Whether the region lets tenants bear the fee: `forbidden` by a rule, `unconfirmed` where none is known that allows it.
             * @enum {string}
             */
            surcharge: "allowed" | "forbidden" | "unconfirmed";
            surchargeSource: string | null;
            /**
             * @description Who shall bear the fee where the region leaves the choice: the landlord's word.
             * @enum {string}
             */
            feeBearer: "landlord" | "tenant";
        };
        CreatePaymentRequest: {
            /**
             * Format: uuid
             * @description Default: the tenant's present home.
             */
            leaseId?: string;
            /** @description What goes to the rent; the fee of the quote comes on top where the tenant bears it. */
            amountCents: number;
            /** @enum {string} */
            method: "bank" | "credit_card" | "debit_card" | "digital_wallet";
            /** @description Pays the next rent before it is charged: what exceeds the amount owed waits for it as a prepayment. */
            prepayment?: boolean;
            /**
             * @description What the sandbox provider shall do; other providers ignore it.
             * @enum {string}
             */
            sandbox?: "fail" | "return" | "slow" | "succeed";
        };
        BegunPaymentResponse: {
            id: string;
            leaseId: string;
            /** @enum {string} */
            method: "bank" | "cash" | "cheque" | "credit_card" | "debit_card" | "digital_wallet" | "transfer";
            /** @enum {string} */
            state: "cancelled" | "disputed" | "failed" | "lost" | "processing" | "requires_action" | "returned" | "settled" | "succeeded" | "won";
            amountCents: number;
            feeCents: number;
            /** @enum {string} */
            feeBearer: "landlord" | "tenant";
            /** @description What the payer was charged. */
            totalCents: number;
            cashbackCents: number;
            /** @description What went back to the payer, or is on its way there. */
            refundedCents: number;
            /** @description Lost disputes took a part of it; the rest stays paid. */
            lostInPart: boolean;
            currency: string;
            /** @enum {string} */
            provider: "offline" | "sandbox" | "stripe";
            paidOn: string;
            /** @description Day on which money on its way should arrive. */
            expectedOn: string | null;
            receiptNumber: string | null;
            failure: string | null;
            note: string | null;
            payerName: string | null;
            /** @description Charges that it settles; what is left waits as a prepayment. */
            settles: components["schemas"]["SettledCharge"][];
            createdAt: string;
            version: number;
            /** @description Page of the provider on which the payer goes on; null when there is nothing left to do. */
            actionUrl: string | null;
        };
        RefundRequest: {
            /**
             * @description Whether the tenant owes the amount again, or the landlord forgives it with a credit.
             * @enum {string}
             */
            balance: "forgiven" | "owed_again";
            /** @description Default: what is left of the payment. */
            amountCents?: number;
            /** @description Why, for both sides to read. Required where the amount is forgiven. */
            reason?: string;
        };
        RecordPaymentRequest: {
            amountCents: number;
            /** @enum {string} */
            method?: "cash" | "cheque" | "transfer";
            /**
             * @description Day on which it arrived; default: today where the property stands.
             * @example 2026-11-21
             */
            paidOn?: string;
            note?: string;
        };
        StatementLine: {
            id: string;
            date: string;
            /** @description What it is called, in the reader's language. */
            entry: string;
            chargeCents: number | null;
            paymentCents: number | null;
            /** @description Owed; below zero is paid ahead. */
            balanceCents: number;
        };
        StatementResponse: {
            year: number;
            currency: string;
            /** @description Before the year's first entry. */
            openingCents: number;
            closingCents: number;
            lines: components["schemas"]["StatementLine"][];
        };
        OwnProfileResponse: {
            userId: string;
            email: string;
            emailVerified: boolean;
            isAdmin: boolean;
            /** @enum {string} */
            userType: "admin" | "landlord" | "staff" | "supplier" | "tenant";
            firstName: string;
            lastName: string;
            phone: string | null;
            language: string;
            accountId: string | null;
            demo: boolean;
            version: number;
            /** @description Landlords and suppliers: the account's name. */
            companyName: string | null;
            /** @description Tenants: where they live, as the landlord wrote it; several homes are separated by `; `. */
            propertyAddress: string | null;
            /** @description Where text messages go, in E.164; null while `phone` is empty or no number that texts can reach. */
            textNumber: string | null;
            emergencyContactName: string | null;
            emergencyContactPhone: string | null;
            additionalNotes: string | null;
            emailNotifications: boolean;
            smsNotifications: boolean;
            rentReminders: boolean;
            maintenanceUpdates: boolean;
            /** @description Tenants: whether a used code opens a session. */
            codeSignIn: boolean;
            twoFactor: boolean;
            /** @description Signed in by a used code: personal changes ask for the password first. */
            viaCode: boolean;
        };
        UpdateProfileRequest: {
            /** @description Tenants: changed by the property manager alone, read past here. */
            firstName?: string;
            lastName?: string;
            /** @description Landlords alone: a supplier's is fixed (spec 1, section 5), others have none; read past for them, and when empty. */
            companyName?: string | null;
            phone?: string | null;
            /** @enum {string} */
            language?: "en" | "es" | "fr";
            emergencyContactName?: string | null;
            emergencyContactPhone?: string | null;
            additionalNotes?: string | null;
            emailNotifications?: boolean;
            smsNotifications?: boolean;
            rentReminders?: boolean;
            maintenanceUpdates?: boolean;
            codeSignIn?: boolean;
            version?: number;
            /** @description From verify-2fa: for another phone number while two-step verification is on or mandatory, as codes go there by text message. */
            verificationToken?: string;
            userId?: Record<string, never>;
            email?: Record<string, never>;
            emailVerified?: Record<string, never>;
            isAdmin?: Record<string, never>;
            userType?: Record<string, never>;
            accountId?: Record<string, never>;
            demo?: Record<string, never>;
            propertyAddress?: Record<string, never>;
            textNumber?: Record<string, never>;
            twoFactor?: Record<string, never>;
            viaCode?: Record<string, never>;
        };
        DeletionResponse: {
            /** @description Empty when the account may be deleted now. */
            obstacles: ("balance_open" | "demo" | "job_open" | "last_admin" | "lease_open" | "leases_active" | "payment_open")[];
        };
        DeleteAccountRequest: {
            /** @description The present password. */
            currentPassword: string;
            /** @description From verify-2fa, while the second step is on. */
            verificationToken?: string;
        };
        LedgerRow: {
            /** @description The entry's id; `scheduled-<period>` of what is to come. */
            id: string;
            /** @description Day that it counts for. */
            date: string;
            /** @description What kind of entry, `rent`, `payment`, `late_fee`, `reversal`, `cashback_withdrawn` (with a refund of its payment), …: the client has the words. */
            entry: string;
            /** @description `2026-11` for rent. */
            period: string | null;
            /** @description The landlord's own words for a one-off charge. */
            label: string | null;
            note: string | null;
            /** @enum {string} */
            status: "due" | "overdue" | "paid" | "part_paid" | "part_returned" | "posted" | "processing" | "returned" | "reversed" | "scheduled" | "settled" | "voided";
            /** @description What the tenant owes more by it. */
            chargeCents: number | null;
            /** @description What the tenant owes less by it. */
            paymentCents: number | null;
            /** @description What the tenant owed after it; below zero is paid in advance. Null for what is scheduled. */
            balanceCents: number | null;
            currency: string;
            chargeId: string | null;
            paymentId: string | null;
            method: string | null;
            receiptNumber: string | null;
            /** @description The entry that this one takes back, with its day. */
            reversesId: string | null;
            reversesOn: string | null;
            /** @description A refund that somebody began on the provider's own pages. */
            atProvider: boolean;
            /** @description Whether this entry may be taken back by the landlord. */
            reversible: boolean;
        };
        LedgerSummary: {
            leaseId: string;
            currency: string;
            /** @description Owed in all; below zero is paid in advance. */
            balanceCents: number;
            /** @description Of that, what was due before today. */
            overdueCents: number;
            /** @description Whole days since the oldest unpaid charge was due. */
            daysOverdue: number;
            /** @description Payments that are on their way. */
            processingCents: number;
            /** @description Received this calendar year. */
            paidThisYearCents: number;
            year: number;
            /**
             * @description Where the property stands.
             * @example 2026-12-01
             */
            today: string;
            /** @description Rents of this year: charged, and of those paid in full. */
            rentsCharged: number;
            rentsPaid: number;
            /** @description Of the last twelve months: rents that were due, and of those paid or begun to be paid by their due day. */
            onTime: number;
            onTimeOf: number;
            depositHeldCents: number;
            /** @description What the lease brought along from before: a balance that stands, a deposit. Each is entered once. */
            openingBalanceEntered: boolean;
            openingDepositEntryId: string | null;
        };
        AddChargeRequest: {
            /**
             * @description `deposit` becomes a liability when it is paid.
             * @enum {string}
             */
            kind?: "deposit" | "one_off";
            amountCents: number;
            /** @description What the tenant reads on it. */
            label: string;
            /**
             * @description Default: today where the property stands.
             * @example 2026-12-01
             */
            dueOn?: string;
        };
        AddCreditRequest: {
            amountCents: number;
            /** @description What the tenant reads on it. */
            label: string;
        };
        OpeningRequest: {
            /** @description A deposit that the landlord holds already. */
            depositHeldCents?: number;
        };
        DepositDeduction: {
            amountCents: number;
            /** @description What it is for, for the tenant to read. */
            label: string;
        };
        ReturnDepositRequest: {
            returnedCents: number;
            deductions?: components["schemas"]["DepositDeduction"][];
        };
        ReverseEntryRequest: {
            /** @description Why, for both sides to read. */
            note?: string;
        };
        TenantHome: {
            unitId: string;
            unitLabel: string;
            propertyId: string;
            propertyName: string;
            streetNumber: string;
            street: string;
            city: string;
            region: string;
            postalCode: string;
            country: string;
            timeZone: string;
        };
        TenantLandlord: {
            name: string;
        };
        NextRentResponse: {
            dueOn: string;
            /** @description `2026-12` */
            period: string;
            /** @description What is left to pay for it, to the cent. */
            amountCents: number;
            /** @description The rent of the period. */
            rentCents: number;
            currency: string;
            /** @enum {string} */
            status: "due" | "overdue" | "paid" | "processing" | "scheduled";
            /** @description Days until it is due; below zero since. */
            daysLeft: number;
            /** @description Whether it stands in the ledger already; paying before is a prepayment. */
            charged: boolean;
        };
        OwedCharge: {
            id: string;
            kind: string;
            /** @description `2026-11` for rent. */
            period: string | null;
            label: string | null;
            dueOn: string;
            amountCents: number;
        };
        ComingLateFee: {
            period: string;
            fallsOn: string;
            amountCents: number;
        };
        TenantHomeLink: {
            leaseId: string;
            label: string;
        };
        TenantLeaseResponse: {
            id: string;
            /** @enum {string} */
            state: "active" | "draft" | "ended" | "notice";
            startsOn: string;
            termEndsOn: string | null;
            endsOn: string | null;
            endsForGood: boolean;
            rentCents: number;
            currency: string;
            dueDay: number;
            /** @description As agreed in the lease. */
            depositCents: number;
            /** @description What the landlord holds of it now. */
            depositHeldCents: number;
            /** @description Letters to download: the landlord's notice, a change of rent. */
            letters: ("notice" | "rent")[];
            home: components["schemas"]["TenantHome"];
            landlord: components["schemas"]["TenantLandlord"];
            /** @description First and last names of everybody on the lease. */
            tenants: string[];
            nextRent: components["schemas"]["NextRentResponse"] | null;
            /** @description The next rent that is not charged yet: what comes after all that is owed. */
            comingRent: components["schemas"]["NextRentResponse"] | null;
            /** @description What a payment without an amount pays first, the oldest first. */
            owed: components["schemas"]["OwedCharge"][];
            lateFee: components["schemas"]["ComingLateFee"] | null;
            /** @description Owed by now in all; below zero is paid in advance. */
            balanceCents: number;
            overdueCents: number;
            /** @description Paid, but not yet needed for a charge. */
            creditCents: number;
            /** @description Payments that are on their way. */
            processingCents: number;
            totalCashbackCents: number;
            /** @description Today where the home stands. */
            today: string;
            /** @description The tenant's homes, this one included. */
            homes: components["schemas"]["TenantHomeLink"][];
        };
        TenantCodeRequest: {
            /** @description As typed: case, dashes and spaces do not matter. */
            code: string;
        };
        TenantInvitation: {
            firstName: string;
            lastName: string;
            email: string;
            phone: string | null;
            language: string;
        };
        TenantCodeResponse: {
            needsAccountSetup: boolean;
            isFirstTime: boolean;
            invitation?: components["schemas"]["TenantInvitation"];
            access_token?: string;
            user?: components["schemas"]["SessionUser"];
            profile?: components["schemas"]["ProfileResponse"];
        };
        TenantSetupRequest: {
            tenantCode: string;
            email: string;
            password: string;
            confirmPassword: string;
            firstName: string;
            lastName: string;
            phone?: string;
            /** @description Read past: whoever comes in here is a tenant. */
            userType?: string;
            /**
             * @description Without it the language of the welcome letter.
             * @enum {string}
             */
            language?: "en" | "es" | "fr";
        };
        HomeResponse: {
            leaseId: string;
        };
        DocumentResponse: {
            id: string;
            name: string;
            mediaType: string;
            /** @description Size in bytes. */
            bytes: number;
            /** @enum {string} */
            purpose: "inspection" | "invoice" | "lease_document" | "listing_photo" | "other" | "receipt" | "request_photo";
            leaseId: string | null;
            unitId: string | null;
            requestId: string | null;
            sharedWithTenant: boolean;
            /** @description Whether the reader uploaded it. */
            own: boolean;
            /** @description The document that this is a version of, and which one: 1 is the first. */
            seriesId: string;
            number: number;
            /** @description Whether no newer version has come. */
            current: boolean;
            createdAt: string;
            version: number;
            /** @description Download address, good for 5 minutes; none for staff and admins, who see that a file exists and not what is in it. */
            url: string | null;
        };
        FolderResponse: {
            /** @description The unit's id. */
            id: string;
            unitLabel: string;
            propertyId: string;
            streetNumber: string;
            street: string;
            city: string;
            /** @description Papers in it, without older versions. */
            documentCount: number;
            sharedCount: number;
            /** @description When the last one came. */
            latestAt: string;
        };
        StorageUsage: {
            usedBytes: number;
            /** @description How much it may be; null without a limit. */
            limitBytes: number | null;
        };
        UpdateDocumentRequest: {
            name?: string;
            /** @enum {string} */
            purpose?: "inspection" | "invoice" | "lease_document" | "listing_photo" | "other" | "receipt" | "request_photo";
            /** @description Whether the tenants of the lease may read it, in all its versions. 422 for a document of no lease. */
            sharedWithTenant?: boolean;
            /** @description The version that was read; an older one gets 409 `stale_version`. */
            version?: number;
            id?: string;
            mediaType?: string;
            bytes?: number;
            leaseId?: string | null;
            unitId?: string | null;
            requestId?: string | null;
            own?: boolean;
            seriesId?: string;
            number?: number;
            current?: boolean;
            createdAt?: string;
            url?: string | null;
        };
        DocumentUpload: {
            /** @description PDF, picture, office document or text, at most 20 MiB. */
            file: string;
            /**
             * @description What it is for; `other` when not said.
             * @enum {string}
             */
            purpose?: "inspection" | "invoice" | "lease_document" | "listing_photo" | "other" | "receipt" | "request_photo";
            /** @description Shown instead of the file's own name. */
            name?: string;
            /** Format: uuid */
            leaseId?: string;
            /** Format: uuid */
            unitId?: string;
            /** Format: uuid */
            requestId?: string;
            /**
             * Format: uuid
             * @description The document of which this is a newer version; it stays where that one is filed, and is shared alike.
             */
            replacesId?: string;
            /** @description Whether the tenants of the lease may read it. */
            sharedWithTenant?: boolean;
        };
        ThreadResponse: {
            /** @description The lease's id. */
            id: string;
            streetNumber: string;
            street: string;
            unitLabel: string;
            /** @description Whom the reader talks to: the tenants, or the landlord. */
            with: string;
            lastMessage: string | null;
            lastAt: string | null;
            /** @description Messages of the other side since the reader looked. */
            unreadCount: number;
        };
        UnreadResponse: {
            count: number;
        };
        MessageAttachment: {
            id: string;
            name: string;
        };
        LeaseMessageResponse: {
            id: string;
            leaseId: string;
            senderName: string;
            /** @description Whether a tenant wrote it, else the landlord's side. */
            fromTenant: boolean;
            /** @description Whether the reader wrote it. */
            own: boolean;
            message: string;
            attachments: components["schemas"]["MessageAttachment"][];
            createdAt: string;
        };
        NewLeaseMessage: {
            /** Format: uuid */
            leaseId: string;
            message: string;
            /** @description Documents that were uploaded to the lease, at most 10. */
            documentIds?: string[];
        };
        ReadMessagesRequest: {
            /** Format: uuid */
            leaseId: string;
        };
        NewSupplierInvitation: {
            email: string;
            /** @description Name in the directory; the address's name when left out. */
            companyName?: string;
            serviceType?: string;
            firstName?: string;
            lastName?: string;
            message?: string;
            /**
             * @description Of the mail; the landlord's when left out.
             * @enum {string}
             */
            language?: "en" | "es" | "fr";
        };
        SupplierInvitationResponse: {
            /** @description Entry in the directory, to whom jobs can be offered at once. */
            supplierId: string;
            companyName: string;
            email: string;
            expiresAt: string;
        };
        OpenSupplierInvitation: {
            /** @description From the link of the mail. */
            key: string;
        };
        RegisterInvitedSupplier: {
            /** @description From the link of the mail. */
            key: string;
            password: string;
        };
        SupplierStaffResponse: {
            id: string;
            firstName: string;
            lastName: string;
            email: string | null;
            phone: string | null;
            active: boolean;
            createdAt: string;
            version: number;
        };
        NewSupplierStaff: {
            firstName: string;
            lastName: string;
            /** Format: email */
            email?: string | null;
            phone?: string | null;
        };
        SupplierStaffChange: {
            firstName?: string;
            lastName?: string;
            /** Format: email */
            email?: string | null;
            phone?: string | null;
            /** @description False for somebody who left. */
            active?: boolean;
            version?: number;
            id?: Record<string, never>;
            createdAt?: Record<string, never>;
        };
        SupplierMessageResponse: {
            id: string;
            supplierId: string;
            /** @description The landlord's account. */
            accountId: string;
            message: string;
            /** @enum {string} */
            from: "landlord" | "supplier";
            /** @description Whether the reader's side wrote it. */
            own: boolean;
            createdAt: string;
        };
        NewSupplierMessage: {
            message: string;
            /**
             * Format: uuid
             * @description For a supplier: to which landlord. May be left out while there is one conversation alone.
             */
            accountId?: string;
        };
        SupplierConversationResponse: {
            /** @description The landlord's account. */
            accountId: string;
            landlordName: string;
            supplierId: string;
            companyName: string;
            lastMessage: string;
            /** @enum {string} */
            lastFrom: "landlord" | "supplier";
            lastAt: string;
            messageCount: number;
        };
        LandlordResponse: {
            accountId: string;
            landlordName: string;
            /** @description Who owns the account; the same as its name where there is no company. */
            contactName: string;
        };
        SupplierResponse: {
            id: string;
            companyName: string;
            /** @description The documented label. */
            serviceType: string;
            /** @enum {string} */
            trade: "accounting" | "appliances" | "carpentry" | "cleaning" | "electrical" | "flooring" | "general" | "hvac" | "landscaping" | "legal" | "locksmith" | "other" | "painting" | "pest_control" | "plumbing" | "roofing" | "security";
            city: string | null;
            about: string | null;
            /** @description For landlords, staff, admins and the supplier itself; null for tenants and other suppliers. */
            phone: string | null;
            email: string | null;
            /** @description Elite Partner: a badge and the first places. */
            elite: boolean;
            own: boolean;
            jobsDone: number;
            ratingCount: number;
            /** @description 1 to 5 with one decimal; null while nobody rated. */
            ratingAverage: number | null;
            createdAt: string;
            version: number;
        };
        NewSupplier: {
            companyName: string;
            serviceType: string;
            city?: string | null;
            phone?: string | null;
            about?: string | null;
        };
        SupplierChange: {
            serviceType?: string;
            city?: string | null;
            phone?: string | null;
            about?: string | null;
            version?: number;
            id?: Record<string, never>;
            accountId?: Record<string, never>;
            companyName?: Record<string, never>;
            trade?: Record<string, never>;
            email?: Record<string, never>;
            elite?: Record<string, never>;
            own?: Record<string, never>;
            jobsDone?: Record<string, never>;
            ratingCount?: Record<string, never>;
            ratingAverage?: Record<string, never>;
            createdAt?: Record<string, never>;
        };
        RequestPlace: {
            propertyName: string;
            streetNumber: string;
            street: string;
            city: string;
            region: string;
            postalCode: string;
            /** @description IANA: appointments are told in it. */
            timeZone: string;
            /** @description Null for the building. */
            unitLabel: string | null;
        };
        RequestSupplier: {
            id: string;
            companyName: string;
        };
        RequestContactResponse: {
            name: string;
            phone: string | null;
            accessNote: string | null;
        };
        OfferResponse: {
            id: string;
            supplierId: string;
            companyName: string;
            /** @enum {string} */
            status: "accepted" | "declined" | "expired" | "sent" | "withdrawn";
            budgetCents: number | null;
            note: string | null;
            declineReason: string | null;
            expiresAt: string;
            answeredAt: string | null;
            createdAt: string;
        };
        RepairQuoteResponse: {
            id: string;
            supplierId: string;
            companyName: string;
            amountCents: number;
            note: string | null;
            /** @enum {string} */
            status: "approved" | "refused" | "sent";
            answeredAt: string | null;
            createdAt: string;
        };
        ServiceRequestResponse: {
            id: string;
            propertyId: string;
            unitId: string | null;
            leaseId: string | null;
            title: string;
            description: string;
            issueType: string;
            priority: string;
            /** @enum {string} */
            status: "approved" | "cancelled" | "closed" | "completed" | "declined" | "in_progress" | "offered" | "scheduled" | "submitted";
            mayEnter: boolean;
            /** @description Null for whom the address is hidden. */
            place: components["schemas"]["RequestPlace"] | null;
            landlordName: string | null;
            /** @description Who accepted the job. */
            supplier: components["schemas"]["RequestSupplier"] | null;
            contact: components["schemas"]["RequestContactResponse"] | null;
            scheduledFor: string | null;
            scheduledUntil: string | null;
            /** @description When the first answer is due. */
            respondBy: string;
            respondedAt: string | null;
            startedAt: string | null;
            completedAt: string | null;
            closedAt: string | null;
            rating: number | null;
            ratingNote: string | null;
            photoCount: number;
            /** @description States that the reader may ask for now. */
            moves: ("approved" | "cancelled" | "closed" | "completed" | "declined" | "in_progress" | "offered" | "scheduled" | "submitted")[];
            /** @description Whether the reader filed it. */
            own: boolean;
            /** @description Of the amounts, ISO 4217. */
            currency: string | null;
            /** @description Not for tenants. */
            costCents?: number | null;
            /** @description Not for tenants; a supplier sees the own ones. */
            offers?: components["schemas"]["OfferResponse"][];
            /** @description Not for tenants; a supplier sees the own ones. */
            quotes?: components["schemas"]["RepairQuoteResponse"][];
            createdAt: string;
            version: number;
        };
        NewServiceRequest: {
            /**
             * Format: uuid
             * @description A tenant with one home may leave it out. A landlord names the unit, or the property for the building.
             */
            unitId?: string;
            /** Format: uuid */
            propertyId?: string;
            /** Format: uuid */
            leaseId?: string;
            /** @description In a few words; taken from the description when left out. */
            title?: string;
            description: string;
            issueType?: string;
            priority?: string;
            /** @description Whether somebody may enter while the tenant is out. */
            mayEnter?: boolean;
            /** @description How to get in; shown to the supplier after he accepted. */
            accessNote?: string | null;
            contactPhone?: string | null;
            /** @description Photos uploaded before by `POST /documents` with purpose `request_photo`. */
            photoIds?: string[];
        };
        RequestEventResponse: {
            id: string;
            /** @enum {string} */
            kind: "appointment" | "comment" | "offer" | "photo" | "quote" | "rating" | "status";
            /** @description State reached, or what happened: `offer_declined`. */
            detail: string | null;
            note: string | null;
            internal: boolean;
            /** @description Role of whoever did it; `system` for the product itself. */
            by: string;
            at: string;
        };
        ServiceRequestDetail: {
            id: string;
            propertyId: string;
            unitId: string | null;
            leaseId: string | null;
            title: string;
            description: string;
            issueType: string;
            priority: string;
            /** @enum {string} */
            status: "approved" | "cancelled" | "closed" | "completed" | "declined" | "in_progress" | "offered" | "scheduled" | "submitted";
            mayEnter: boolean;
            /** @description Null for whom the address is hidden. */
            place: components["schemas"]["RequestPlace"] | null;
            landlordName: string | null;
            /** @description Who accepted the job. */
            supplier: components["schemas"]["RequestSupplier"] | null;
            contact: components["schemas"]["RequestContactResponse"] | null;
            scheduledFor: string | null;
            scheduledUntil: string | null;
            /** @description When the first answer is due. */
            respondBy: string;
            respondedAt: string | null;
            startedAt: string | null;
            completedAt: string | null;
            closedAt: string | null;
            rating: number | null;
            ratingNote: string | null;
            photoCount: number;
            /** @description States that the reader may ask for now. */
            moves: ("approved" | "cancelled" | "closed" | "completed" | "declined" | "in_progress" | "offered" | "scheduled" | "submitted")[];
            /** @description Whether the reader filed it. */
            own: boolean;
            /** @description Of the amounts, ISO 4217. */
            currency: string | null;
            /** @description Not for tenants. */
            costCents?: number | null;
            /** @description Not for tenants; a supplier sees the own ones. */
            offers?: components["schemas"]["OfferResponse"][];
            /** @description Not for tenants; a supplier sees the own ones. */
            quotes?: components["schemas"]["RepairQuoteResponse"][];
            createdAt: string;
            version: number;
            /** @description What happened, oldest first. */
            events: components["schemas"]["RequestEventResponse"][];
            photos: components["schemas"]["DocumentResponse"][];
        };
        ServiceRequestChange: {
            /** @enum {string} */
            status?: "approved" | "cancelled" | "closed" | "completed" | "declined" | "in_progress" | "offered" | "scheduled" | "submitted";
            /** @description Said with the step, or as a comment of its own: in the timeline. */
            note?: string | null;
            /** @description Keeps the note from the tenant. */
            internal?: boolean;
            title?: string;
            description?: string;
            issueType?: string;
            priority?: string;
            mayEnter?: boolean;
            accessNote?: string | null;
            contactPhone?: string | null;
            /** @description The appointment's window. */
            scheduledFor?: string | null;
            scheduledUntil?: string | null;
            costCents?: number | null;
            rating?: number | null;
            ratingNote?: string | null;
            version?: number;
            id?: Record<string, never>;
            propertyId?: Record<string, never>;
            unitId?: Record<string, never>;
            leaseId?: Record<string, never>;
            place?: Record<string, never>;
            landlordName?: Record<string, never>;
            supplier?: Record<string, never>;
            contact?: Record<string, never>;
            respondBy?: Record<string, never>;
            respondedAt?: Record<string, never>;
            startedAt?: Record<string, never>;
            completedAt?: Record<string, never>;
            closedAt?: Record<string, never>;
            photoCount?: Record<string, never>;
            moves?: Record<string, never>;
            currency?: Record<string, never>;
            offers?: Record<string, never>;
            quotes?: Record<string, never>;
            own?: Record<string, never>;
            createdAt?: Record<string, never>;
            events?: Record<string, never>;
            photos?: Record<string, never>;
        };
        NewOffer: {
            /**
             * Format: uuid
             * @description Entry of the directory.
             */
            supplierId: string;
            /** @description What may be spent without a quote, in the property's currency. */
            budgetCents?: number | null;
            note?: string | null;
        };
        OfferAnswer: {
            /** @enum {string} */
            status: "accepted" | "declined" | "withdrawn";
            /** @description Why it is declined. */
            reason?: string | null;
            /** @description An appointment may be named with the acceptance. */
            scheduledFor?: string | null;
            scheduledUntil?: string | null;
        };
        NewRepairQuote: {
            /** @description In the property's currency. */
            amountCents: number;
            /** @description What it is for. */
            note?: string | null;
        };
        RepairQuoteAnswer: {
            /** @enum {string} */
            status: "approved" | "refused";
        };
        BoardInterestResponse: {
            id: string;
            /** @description Entry of the directory: what an offer names. */
            supplierId: string;
            companyName: string;
            city: string | null;
            ratingCount: number;
            /** @description 1 to 5 with one decimal; null while nobody rated. */
            ratingAverage: number | null;
            jobsDone: number;
            /** @description In the property's currency; null without a price. */
            amountCents: number | null;
            note: string | null;
            createdAt: string;
        };
        RequestBoardResponse: {
            /** @description The landlord's switch. */
            onBoard: boolean;
            /** @description Whether suppliers see it now: only while the request waits for one. */
            shown: boolean;
            description: string | null;
            budgetCents: number | null;
            /** @description Newest first. */
            interests: components["schemas"]["BoardInterestResponse"][];
            /** @description Null before it was ever shown. */
            version: number | null;
        };
        BoardPostChange: {
            /** @description For suppliers without an offer: 400 when it names a person, address, telephone or mail address. */
            description: string;
            /** @description What may be spent, in the property's currency. */
            budgetCents?: number | null;
            version?: number;
        };
        OwnInterest: {
            amountCents: number | null;
            note: string | null;
            createdAt: string;
        };
        BoardJobResponse: {
            id: string;
            /** @enum {string} */
            trade: "accounting" | "appliances" | "carpentry" | "cleaning" | "electrical" | "flooring" | "general" | "hvac" | "landscaping" | "legal" | "locksmith" | "other" | "painting" | "pest_control" | "plumbing" | "roofing" | "security";
            priority: string;
            city: string;
            region: string;
            description: string;
            budgetCents: number | null;
            /** @description ISO 4217. */
            currency: string;
            postedAt: string;
            /** @description The reader's own; null without one. */
            interest: components["schemas"]["OwnInterest"] | null;
        };
        NewBoardInterest: {
            /** @description A price, in the job's currency; none: just interest. */
            amountCents?: number | null;
            note?: string | null;
        };
        AnnouncementResponse: {
            id: string;
            message_en: string;
            message_fr: string;
            message_es: string;
            button_text_en: string;
            button_text_fr: string;
            button_text_es: string;
            button_url: string;
            is_active: boolean;
            starts_at: string;
            ends_at: string | null;
            created_at: string;
            version: number;
        };
        AnnouncementRequest: {
            message_en: string;
            message_fr: string;
            message_es: string;
            button_text_en: string;
            button_text_fr: string;
            button_text_es: string;
            /** @description `https://…` opens in a new tab, `/…` is a page of the product. */
            button_url: string;
            is_active?: boolean;
            /** @description When it begins to show; now, when nothing is said. */
            starts_at?: string;
            /** @description When it stops to show; null: never. */
            ends_at?: string | null;
        };
        AnnouncementChange: {
            message_en?: string;
            message_fr?: string;
            message_es?: string;
            button_text_en?: string;
            button_text_fr?: string;
            button_text_es?: string;
            /** @description `https://…` opens in a new tab, `/…` is a page of the product. */
            button_url?: string;
            is_active?: boolean;
            /** @description When it begins to show; now, when nothing is said. */
            starts_at?: string;
            /** @description When it stops to show; null: never. */
            ends_at?: string | null;
            version?: number;
            id?: Record<string, never>;
            created_at?: Record<string, never>;
        };
        ContactRequest: {
            company?: string | null;
            /** @enum {string} */
            reason: "Bug Report" | "Careers" | "Feature Request" | "General Inquiry" | "Investor Relations" | "Join Our Mission (Philanthropy)" | "Media & Press" | "Other" | "Partnership Opportunity" | "Product Demo" | "Technical Support";
            message: string;
            firstName: string;
            lastName: string;
            /** Format: email */
            email: string;
            /**
             * @description Language of the page; the confirmation is written in it.
             * @enum {string}
             */
            language?: "en" | "es" | "fr";
            /** @description Not for people: a field that only programs see. What fills it is thrown away. */
            website?: string;
        };
        FormReceived: {
            received: boolean;
        };
        InquiryRequest: {
            country: string;
            /** @enum {string} */
            userType: "investor" | "landlord" | "other" | "partner" | "property-manager" | "supplier" | "tenant";
            companyName?: string | null;
            message?: string | null;
            firstName: string;
            lastName: string;
            /** Format: email */
            email: string;
            /**
             * @description Language of the page; the confirmation is written in it.
             * @enum {string}
             */
            language?: "en" | "es" | "fr";
            /** @description Not for people: a field that only programs see. What fills it is thrown away. */
            website?: string;
        };
        TrialRequest: {
            phone: string;
            /** @enum {string} */
            propertyCount: "1-5" | "100+" | "21-50" | "51-100" | "6-20";
            companyName?: string | null;
            currentSoftware?: string | null;
            primaryChallenge?: string | null;
            /** @enum {string|null} */
            heardAbout?: "advertising" | "event" | "google" | "other" | "referral" | "social" | null;
            firstName: string;
            lastName: string;
            /** Format: email */
            email: string;
            /**
             * @description Language of the page; the confirmation is written in it.
             * @enum {string}
             */
            language?: "en" | "es" | "fr";
            /** @description Not for people: a field that only programs see. What fills it is thrown away. */
            website?: string;
        };
        DemoSessionRequest: {
            company?: string | null;
            phone?: string | null;
            /** @enum {string|null} */
            propertyCount?: "1-10" | "100+" | "11-50" | "51-100" | null;
            message?: string | null;
            firstName: string;
            lastName: string;
            /** Format: email */
            email: string;
            /**
             * @description Language of the page; the confirmation is written in it.
             * @enum {string}
             */
            language?: "en" | "es" | "fr";
            /** @description Not for people: a field that only programs see. What fills it is thrown away. */
            website?: string;
        };
        SubmissionResponse: {
            id: string;
            /** @enum {string} */
            kind: "contact" | "demo" | "inquiry" | "trial";
            firstName: string;
            lastName: string;
            email: string;
            language: string;
            /** @description The form's other fields by their names: `company`, `reason`, `message` … */
            details: {
                [key: string]: string;
            };
            userId: string | null;
            createdAt: string;
            /** @description Null while it waits for somebody. */
            handledAt: string | null;
            handledByName: string | null;
        };
        HandleSubmissionRequest: {
            /** @description False: it waits again. */
            handled: boolean;
        };
        NewListingRequest: {
            /** @description The home is part of the giving programme. */
            isLodgewellCares?: boolean;
            /**
             * @description `published` unless it shall wait as a draft.
             * @enum {string}
             */
            status?: "closed" | "draft" | "paused" | "published";
            /** @description The property's name when left out. */
            title?: string;
            description?: string;
            /** @description A month, in the property's currency; the unit's market rent when left out. */
            rentCents?: number;
            /** @description Today when left out. */
            availableDate?: string;
            petFriendly?: boolean;
            parking?: boolean;
            /** @description What the rent includes: "Heat and hot water". */
            utilities?: string | null;
            /** @description Keys of the catalogue (`laundry`, `balcony` …) or own words. */
            amenities?: string[];
            /** @description Documents of this unit with the purpose `listing_photo`, in the order in which they are shown. */
            photoIds?: string[];
        };
        OwnListingResponse: {
            /** @description The home is part of the giving programme. */
            isLodgewellCares: boolean;
            unitId: string;
            unitLabel: string;
            propertyId: string;
            /** @enum {string} */
            status: "closed" | "draft" | "paused" | "published";
            photoIds: string[];
            questionCount: number;
            /** @description Questions without an answer. */
            openQuestionCount: number;
            createdAt: string;
            closedAt: string | null;
            version: number;
            id: string;
            title: string;
            /** @description House number and street. */
            address: string;
            city: string;
            /** @description ISO 3166-2 without the country. */
            province: string;
            /** @description ISO 3166-1. */
            country: string;
            /** @description Rent a month in whole units of `currency`, as documented; `rentCents` is exact. */
            rent: number;
            rentCents: number;
            currency: string;
            /** @description 0 is a studio. */
            bedrooms: number;
            bathrooms: number;
            squareFeet: number | null;
            availableDate: string;
            landlordName: string;
            /** @description Out of 5; null while there is none. */
            landlordRating: number | null;
            /** @description The landlord's address is proven. */
            isVerified: boolean;
            /** @description Keys of the catalogue, or the landlord's own words. */
            amenities: string[];
            /** @description Addresses of pictures; `?size=card` gives a small one, `&format=avif` a lighter one. */
            images: string[];
            description: string;
            petFriendly: boolean;
            parking: boolean;
            utilities: string | null;
            publishedAt: string | null;
            /** @description Made up, or of the demo world: marked as such wherever it is shown. */
            sample: boolean;
            /** @description Whether questions can be asked about it. */
            contact: boolean;
            /** @description Whether the signed-in reader marked it. */
            favorite: boolean;
        };
        NewListingQuestion: {
            name: string;
            /** Format: email */
            email: string;
            phone?: string | null;
            message: string;
            /**
             * @description Language of the page; the answer comes in it.
             * @enum {string}
             */
            language?: "en" | "es" | "fr";
            /** @description Not for people: a field that only programs see. What fills it is thrown away. */
            website?: string;
        };
        QuestionReceived: {
            received: boolean;
        };
        ListingQuestionResponse: {
            id: string;
            listingId: string;
            name: string;
            email: string;
            phone: string | null;
            message: string;
            language: string;
            answer: string | null;
            answeredAt: string | null;
            createdAt: string;
            version: number;
        };
        ListingAnswer: {
            answer: string;
        };
        ListingResponse: {
            /** @description The home is part of the giving programme. */
            isLodgewellCares: boolean;
            id: string;
            title: string;
            /** @description House number and street. */
            address: string;
            city: string;
            /** @description ISO 3166-2 without the country. */
            province: string;
            /** @description ISO 3166-1. */
            country: string;
            /** @description Rent a month in whole units of `currency`, as documented; `rentCents` is exact. */
            rent: number;
            rentCents: number;
            currency: string;
            /** @description 0 is a studio. */
            bedrooms: number;
            bathrooms: number;
            squareFeet: number | null;
            availableDate: string;
            landlordName: string;
            /** @description Out of 5; null while there is none. */
            landlordRating: number | null;
            /** @description The landlord's address is proven. */
            isVerified: boolean;
            /** @description Keys of the catalogue, or the landlord's own words. */
            amenities: string[];
            /** @description Addresses of pictures; `?size=card` gives a small one, `&format=avif` a lighter one. */
            images: string[];
            description: string;
            petFriendly: boolean;
            parking: boolean;
            utilities: string | null;
            publishedAt: string | null;
            /** @description Made up, or of the demo world: marked as such wherever it is shown. */
            sample: boolean;
            /** @description Whether questions can be asked about it. */
            contact: boolean;
            /** @description Whether the signed-in reader marked it. */
            favorite: boolean;
        };
        AwayHomeResponse: {
            /** @description Of the listing. */
            id: string;
            /** @description As it was when the home was marked. */
            title: string;
        };
        ListingChange: {
            /** @description The home is part of the giving programme. */
            isLodgewellCares?: boolean;
            /**
             * @description `published` unless it shall wait as a draft.
             * @enum {string}
             */
            status?: "closed" | "draft" | "paused" | "published";
            /** @description The property's name when left out. */
            title?: string;
            description?: string;
            /** @description A month, in the property's currency; the unit's market rent when left out. */
            rentCents?: number;
            /** @description Today when left out. */
            availableDate?: string;
            petFriendly?: boolean;
            parking?: boolean;
            /** @description What the rent includes: "Heat and hot water". */
            utilities?: string | null;
            /** @description Keys of the catalogue (`laundry`, `balcony` …) or own words. */
            amenities?: string[];
            /** @description Documents of this unit with the purpose `listing_photo`, in the order in which they are shown. */
            photoIds?: string[];
            /** @description The version that was read; an older one gets 409 `stale_version`. */
            version?: number;
            id?: Record<string, never>;
            unitId?: Record<string, never>;
            unitLabel?: Record<string, never>;
            propertyId?: Record<string, never>;
            address?: Record<string, never>;
            city?: Record<string, never>;
            province?: Record<string, never>;
            country?: Record<string, never>;
            rent?: Record<string, never>;
            currency?: Record<string, never>;
            bedrooms?: Record<string, never>;
            bathrooms?: Record<string, never>;
            squareFeet?: Record<string, never>;
            landlordName?: Record<string, never>;
            landlordRating?: Record<string, never>;
            isVerified?: Record<string, never>;
            images?: Record<string, never>;
            publishedAt?: Record<string, never>;
            sample?: Record<string, never>;
            contact?: Record<string, never>;
            favorite?: Record<string, never>;
            questionCount?: Record<string, never>;
            openQuestionCount?: Record<string, never>;
            createdAt?: Record<string, never>;
            closedAt?: Record<string, never>;
        };
        SubscribeElite: {
            /** @enum {string} */
            plan: "annual" | "lifetime";
        };
        EliteSubscriptionResponse: {
            /** @enum {string} */
            plan: "annual" | "lifetime";
            /** @description Whether its rights hold now. */
            active: boolean;
            priceCents: number;
            currency: string;
            /** @description `sandbox` moves no money. */
            provider: string;
            startsAt: string;
            /** @description Null: for good. */
            endsAt: string | null;
            /** @description Goes on by itself for another year: not where no payment can be taken. */
            renews: boolean;
            /** @description Until when cancelling gives the money back; null when it does not. */
            moneyBackUntil: string | null;
            refundedAt: string | null;
        };
        ElitePaymentResponse: {
            payable: boolean;
        };
        NewsletterRequest: {
            /** Format: email */
            email: string;
            /**
             * @description Language of the page, and of the newsletter.
             * @enum {string}
             */
            language?: "en" | "es" | "fr";
            /** @description Not for people: a field that only programs see. What fills it is thrown away. */
            website?: string;
        };
        NewsletterReceived: {
            received: boolean;
        };
        NewsletterToken: {
            /** @description From the link of a mail. */
            token: string;
        };
        NewsletterState: {
            email: string;
            subscribed: boolean;
        };
        NewsletterSubscriberResponse: {
            id: string;
            email: string;
            language: string;
            confirmedAt: string;
        };
        SendEmail: {
            /** Format: email */
            to: string;
            /** @enum {string} */
            template: "call_back" | "document_missing" | "getting_started";
        };
        MessageSent: {
            /**
             * @description `queued`: on its way. `kept`: no provider is set up here, an admin reads it in the outbox.
             * @enum {string}
             */
            state: "kept" | "queued";
        };
        SendSms: {
            /**
             * @description With the country's code.
             * @example +15145550172
             */
            to: string;
            /** @enum {string} */
            template: "call_back";
        };
        NewChatSession: {
            /** @description Name that the browser gave itself, `visitor-…`. */
            visitorId?: string;
            /** @enum {string} */
            role?: "general" | "landlord" | "supplier" | "tenant";
            /**
             * @description The service that led to the chat.
             * @enum {string}
             */
            service?: "billing" | "contactInfo" | "contactSupport" | "documentation" | "help" | "landlordSupport" | "maintenanceRequest" | "maintenanceServices" | "partnerNetwork" | "propertyManagement" | "rentCollection" | "rentPayment" | "supplierSupport" | "support" | "tenantInsurance" | "tenantManagement";
            /** @enum {string} */
            language?: "en" | "es" | "fr";
        };
        ChatSessionCreated: {
            /** @description Shown this once; the visitor sends it in `X-Chat-Secret`. */
            secret: string;
            id: string;
            /** @enum {string} */
            status: "assigned" | "closed" | "open";
            visitorId: string | null;
            /** @description Name of the person who was signed in; null for visitors. */
            name: string | null;
            /** @enum {string} */
            role: "general" | "landlord" | "supplier" | "tenant";
            /** @enum {string|null} */
            service: "billing" | "contactInfo" | "contactSupport" | "documentation" | "help" | "landlordSupport" | "maintenanceRequest" | "maintenanceServices" | "partnerNetwork" | "propertyManagement" | "rentCollection" | "rentPayment" | "supplierSupport" | "support" | "tenantInsurance" | "tenantManagement" | null;
            /** @enum {string} */
            language: "en" | "es" | "fr";
            assignedTo: string | null;
            assignedName: string | null;
            /** @description The last line that a person wrote. */
            lastMessage: string | null;
            lastMessageAt: string | null;
            /** @description Since when the visitor waits for a person's answer. */
            waitingSince: string | null;
            createdAt: string;
            closedAt: string | null;
            version: number;
        };
        ChatSessionResponse: {
            id: string;
            /** @enum {string} */
            status: "assigned" | "closed" | "open";
            visitorId: string | null;
            /** @description Name of the person who was signed in; null for visitors. */
            name: string | null;
            /** @enum {string} */
            role: "general" | "landlord" | "supplier" | "tenant";
            /** @enum {string|null} */
            service: "billing" | "contactInfo" | "contactSupport" | "documentation" | "help" | "landlordSupport" | "maintenanceRequest" | "maintenanceServices" | "partnerNetwork" | "propertyManagement" | "rentCollection" | "rentPayment" | "supplierSupport" | "support" | "tenantInsurance" | "tenantManagement" | null;
            /** @enum {string} */
            language: "en" | "es" | "fr";
            assignedTo: string | null;
            assignedName: string | null;
            /** @description The last line that a person wrote. */
            lastMessage: string | null;
            lastMessageAt: string | null;
            /** @description Since when the visitor waits for a person's answer. */
            waitingSince: string | null;
            createdAt: string;
            closedAt: string | null;
            version: number;
        };
        ChatSessionChange: {
            /**
             * @description `assigned`: the asking staff member takes it over. `closed`: it ends.
             * @enum {string}
             */
            status: "assigned" | "closed" | "open";
            version?: number;
            id?: Record<string, never>;
            visitorId?: Record<string, never>;
            role?: Record<string, never>;
            service?: Record<string, never>;
            language?: Record<string, never>;
            name?: Record<string, never>;
            assignedTo?: Record<string, never>;
            assignedName?: Record<string, never>;
            lastMessage?: Record<string, never>;
            lastMessageAt?: Record<string, never>;
            waitingSince?: Record<string, never>;
            createdAt?: Record<string, never>;
            closedAt?: Record<string, never>;
        };
        ChatMessageResponse: {
            id: string;
            conversation_id: string;
            /** @description 1, 2, 3 … within the conversation. */
            sequence: number;
            message: string;
            /** @enum {string} */
            sender_type: "agent" | "system" | "visitor";
            /** @description The answer that comes by itself. */
            automatic: boolean;
            /** @enum {string} */
            language: "en" | "es" | "fr";
            /** @enum {string} */
            message_type: "text";
            created_at: string;
        };
        NewChatMessage: {
            /**
             * Format: uuid
             * @description Chosen by the sender: the same message sent again is kept once.
             */
            id?: string;
            /** Format: uuid */
            conversation_id: string;
            message: string;
            /**
             * @description Language of the text; the session's, when nothing is said.
             * @enum {string}
             */
            language?: "en" | "es" | "fr";
            /** @enum {string} */
            message_type?: "text";
            /** @description Follows from who sends; ignored. */
            sender_type?: Record<string, never>;
        };
        ColleagueResponse: {
            id: string;
            name: string;
        };
        PersonResponse: {
            id: string;
            firstName: string;
            lastName: string;
            email: string;
            emailVerified: boolean;
            phone: string | null;
            /** @enum {string} */
            userType: "admin" | "landlord" | "staff" | "supplier" | "tenant";
            /** @enum {string} */
            language: "en" | "es" | "fr";
            /** @description The company of landlords and suppliers. */
            accountName: string | null;
            /** @description Where a tenant lives; several homes are separated by `; `. */
            homes: string | null;
            suspended: boolean;
            createdAt: string;
        };
        EmailTemplateResponse: {
            id: string;
            name: string;
            category: string;
            subject: string;
            body: string;
            subjectFr: string | null;
            bodyFr: string | null;
            subjectEs: string | null;
            bodyEs: string | null;
            createdAt: string;
            version: number;
        };
        NewEmailTemplate: {
            name: string;
            /**
             * @description A word of your own.
             * @example Sales
             */
            category: string;
            /** @description In English: what readers of every language get whose own text is missing. */
            subject: string;
            body: string;
            subjectFr?: string | null;
            bodyFr?: string | null;
            subjectEs?: string | null;
            bodyEs?: string | null;
        };
        EmailTemplateChange: {
            name?: string;
            /**
             * @description A word of your own.
             * @example Sales
             */
            category?: string;
            /** @description In English: what readers of every language get whose own text is missing. */
            subject?: string;
            body?: string;
            subjectFr?: string | null;
            bodyFr?: string | null;
            subjectEs?: string | null;
            bodyEs?: string | null;
            version?: number;
            id?: Record<string, never>;
            createdAt?: Record<string, never>;
        };
        LeadResponse: {
            id: string;
            firstName: string;
            lastName: string;
            email: string;
            phone: string | null;
            company: string | null;
            /** @enum {string} */
            language: "en" | "es" | "fr";
            /** @enum {string} */
            source: "chat" | "contact" | "demo" | "event" | "inquiry" | "newsletter" | "other" | "phone" | "referral" | "trial";
            /** @enum {string} */
            status: "contacted" | "lost" | "new" | "qualified" | "won";
            /** @description What the lead wrote, in its own words. */
            request: string | null;
            notes: string | null;
            staffId: string | null;
            staffName: string | null;
            submissionId: string | null;
            userId: string | null;
            /** @description When the office last wrote. */
            contactedAt: string | null;
            createdAt: string;
            version: number;
        };
        NewLead: {
            /** Format: uuid */
            submissionId?: string;
            firstName?: string;
            lastName?: string;
            /** Format: email */
            email?: string;
            /** @enum {string} */
            source?: "chat" | "contact" | "demo" | "event" | "inquiry" | "newsletter" | "other" | "phone" | "referral" | "trial";
            phone?: string | null;
            company?: string | null;
            /**
             * @description Mails to the lead are written in it.
             * @enum {string}
             */
            language?: "en" | "es" | "fr";
            notes?: string | null;
            /**
             * Format: uuid
             * @description Who looks after it: staff or an admin of the same world. Left out of a new lead: the member of staff who makes it; null: nobody.
             */
            staffId?: string | null;
        };
        LeadChange: {
            phone?: string | null;
            company?: string | null;
            /**
             * @description Mails to the lead are written in it.
             * @enum {string}
             */
            language?: "en" | "es" | "fr";
            notes?: string | null;
            /**
             * Format: uuid
             * @description Who looks after it: staff or an admin of the same world. Left out of a new lead: the member of staff who makes it; null: nobody.
             */
            staffId?: string | null;
            firstName?: string;
            lastName?: string;
            /** Format: email */
            email?: string;
            /** @enum {string} */
            status?: "contacted" | "lost" | "new" | "qualified" | "won";
            version?: number;
            id?: Record<string, never>;
            source?: Record<string, never>;
            request?: Record<string, never>;
            staffName?: Record<string, never>;
            submissionId?: Record<string, never>;
            userId?: Record<string, never>;
            contactedAt?: Record<string, never>;
            createdAt?: Record<string, never>;
        };
        LeadEmail: {
            /**
             * Format: uuid
             * @description One of the e-mail templates; it goes out in the lead's language.
             */
            templateId: string;
        };
        TicketResponse: {
            id: string;
            subject: string;
            description: string;
            /** @enum {string} */
            status: "closed" | "in_progress" | "open" | "resolved";
            /** @enum {string} */
            priority: "high" | "low" | "medium" | "urgent";
            /** @description Who asks; null when it came by a form of the site from somebody without an account. */
            userId: string | null;
            name: string;
            email: string;
            /** @enum {string} */
            language: "en" | "es" | "fr";
            assignedTo: string | null;
            /** @description Null for askers: they see that somebody does, not who. */
            assignedName: string | null;
            submissionId: string | null;
            /** @description Whether the office owes an answer. */
            waiting: boolean;
            lastMessageAt: string;
            createdAt: string;
            version: number;
        };
        NewTicket: {
            subject?: string;
            description?: string;
            /** @enum {string} */
            priority?: "high" | "low" | "medium" | "urgent";
            /**
             * Format: uuid
             * @description Staff and admins: the form that is taken over. Others get 403.
             */
            submissionId?: string;
        };
        TicketChange: {
            /** @enum {string} */
            status?: "closed" | "in_progress" | "open" | "resolved";
            /** @enum {string} */
            priority?: "high" | "low" | "medium" | "urgent";
            /**
             * Format: uuid
             * @description Null: nobody looks after it.
             */
            assignedTo?: string | null;
            version?: number;
            id?: Record<string, never>;
            subject?: Record<string, never>;
            description?: Record<string, never>;
            userId?: Record<string, never>;
            name?: Record<string, never>;
            email?: Record<string, never>;
            language?: Record<string, never>;
            assignedName?: Record<string, never>;
            submissionId?: Record<string, never>;
            waiting?: Record<string, never>;
            lastMessageAt?: Record<string, never>;
            createdAt?: Record<string, never>;
        };
        TicketMessageResponse: {
            id: string;
            message: string;
            fromOffice: boolean;
            createdAt: string;
        };
        NewTicketMessage: {
            message: string;
        };
        RequestCodeRequest: {
            /** Format: email */
            email: string;
            /** @enum {string} */
            type: "email" | "sms";
            /** @description Of the refused sign-in. */
            challenge?: string;
        };
        CodeSentResponse: {
            sent: boolean;
        };
        VerifyCodeRequest: {
            /** Format: email */
            email: string;
            /** @description Six digits; a recovery code is longer. */
            code: string;
            challenge?: string;
            /** @enum {string} */
            method?: "email" | "recovery" | "sms" | "totp";
        };
        VerifyCodeResponse: {
            valid: boolean;
            message: string;
            /** @description Goes with the held credentials into the sign-in; serves once. */
            verificationToken?: string;
        };
        SecondStepLinkRequest: {
            /** Format: email */
            email: string;
            challenge: string;
        };
        Problem: {
            error: string;
            /** @enum {string} */
            code: "account_disconnected" | "account_in_use" | "address_too_long" | "already_verified" | "busy" | "confirmation_required" | "conflict" | "demo_disabled" | "elite_required" | "email_taken" | "email_unverified" | "forbidden" | "google_denied" | "google_needs_code" | "google_not_for_role" | "google_refused" | "google_unverified" | "headers_too_large" | "idempotency_mismatch" | "internal" | "invalid_access_code" | "invalid_admin_credentials" | "invalid_body" | "invalid_credentials" | "invalid_email" | "invalid_input" | "invalid_link" | "invalid_staff_credentials" | "lease_overlap" | "link_required" | "method_not_allowed" | "not_configured" | "not_found" | "password_required" | "picture_too_large" | "region_rule" | "request_applied" | "request_running" | "request_timeout" | "rule_broken" | "second_step_locked" | "session_ended" | "signed_out" | "sms_unavailable" | "stale_version" | "storage_full" | "too_large" | "too_many_requests" | "too_many_streams" | "transition_forbidden" | "two_factor_required" | "unauthenticated" | "unavailable" | "unsafe_file" | "unsupported_media" | "upload_limit" | "upload_unverified" | "weak_password";
            requestId: string;
            details?: {
                field: string;
                message: string;
            }[];
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
    AdminOverviewController_stats: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminStatsResponse"];
                };
            };
        };
    };
    UsersController_list: {
        parameters: {
            query: {
                userType?: "admin" | "landlord" | "staff" | "supplier" | "tenant";
                /** @description Without it everybody but the deleted. */
                state?: "active" | "deleted" | "invited" | "suspended";
                /** @description Rows a page. */
                limit: number;
                /** @description Where the page before ended; taken from its `Link` header. */
                cursor?: string;
                /** @description Search by name. */
                q?: string;
                /** @description One of the list's columns, `-` before it for descending. */
                sort?: string;
                /** @description With `true` the total comes in `X-Total-Count`. */
                count?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserResponse"][];
                };
            };
        };
    };
    UsersController_invite: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InviteUserRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitedUserResponse"];
                };
            };
        };
    };
    UsersController_get: {
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserDetailResponse"];
                };
            };
        };
    };
    UsersController_change: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateUserRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserDetailResponse"];
                };
            };
        };
    };
    UsersController_remove: {
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
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    UsersController_inviteAgain: {
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
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitedUserResponse"];
                };
            };
        };
    };
    UsersController_suspend: {
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserDetailResponse"];
                };
            };
        };
    };
    UsersController_reactivate: {
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserDetailResponse"];
                };
            };
        };
    };
    AuditController_list: {
        parameters: {
            query: {
                /** @description An action, `lease.activate`, or the beginning of some, `lease.`. */
                action?: string;
                /** @description Who did it, or whose sign-in it was, one that failed too. */
                personId?: string;
                subjectType?: string;
                /** @description What it was about. */
                subjectId?: string;
                /** @description `people`: without what schedules and jobs did. */
                by?: "people" | "system";
                from?: string;
                /** @description Up to and without this instant. */
                to?: string;
                /** @description Rows a page. */
                limit: number;
                /** @description Where the page before ended; taken from its `Link` header. */
                cursor?: string;
                /** @description Search by name. */
                q?: string;
                /** @description One of the list's columns, `-` before it for descending. */
                sort?: string;
                /** @description With `true` the total comes in `X-Total-Count`. */
                count?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditEntryResponse"][];
                };
            };
        };
    };
    AuditController_csv: {
        parameters: {
            query: {
                /** @description An action, `lease.activate`, or the beginning of some, `lease.`. */
                action?: string;
                /** @description Who did it, or whose sign-in it was, one that failed too. */
                personId?: string;
                subjectType?: string;
                /** @description What it was about. */
                subjectId?: string;
                /** @description `people`: without what schedules and jobs did. */
                by?: "people" | "system";
                from?: string;
                /** @description Up to and without this instant. */
                to?: string;
                /** @description Rows a page. */
                limit: number;
                /** @description Where the page before ended; taken from its `Link` header. */
                cursor?: string;
                /** @description Search by name. */
                q?: string;
                /** @description One of the list's columns, `-` before it for descending. */
                sort?: string;
                /** @description With `true` the total comes in `X-Total-Count`. */
                count?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    OutboxController_list: {
        parameters: {
            query: {
                state?: "failed" | "kept" | "queued" | "sent";
                channel?: "email" | "sms";
                /** @description Rows a page. */
                limit: number;
                /** @description Where the page before ended; taken from its `Link` header. */
                cursor?: string;
                /** @description Search by name. */
                q?: string;
                /** @description One of the list's columns, `-` before it for descending. */
                sort?: string;
                /** @description With `true` the total comes in `X-Total-Count`. */
                count?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OutboxMessageResponse"][];
                };
            };
        };
    };
    OutboxController_get: {
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OutboxMessageResponse"];
                };
            };
        };
    };
    OutboxController_send: {
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OutboxMessageResponse"];
                };
            };
        };
    };
    FailedJobsController_list: {
        parameters: {
            query: {
                kind?: "delivery" | "event" | "schedule";
                /** @description Rows a page. */
                limit: number;
                /** @description Where the page before ended; taken from its `Link` header. */
                cursor?: string;
                /** @description Search by name. */
                q?: string;
                /** @description One of the list's columns, `-` before it for descending. */
                sort?: string;
                /** @description With `true` the total comes in `X-Total-Count`. */
                count?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FailedJobResponse"][];
                };
            };
        };
    };
    FailedJobsController_retry: {
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
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    AuthController_signUp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignUpRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionResponse"];
                };
            };
        };
    };
    AuthController_signIn: {
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionResponse"];
                };
            };
        };
    };
    AuthController_signOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    AuthController_enterDemo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DemoRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionResponse"];
                };
            };
        };
    };
    AuthController_verifyEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LinkRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerifiedResponse"];
                };
            };
        };
    };
    AuthController_resendVerification: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    AuthController_setUpAdmin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdminSetupRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionResponse"];
                };
            };
        };
    };
    AccountController_forgot: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ForgotPasswordRequest"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    AccountController_reset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResetPasswordRequest"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    AccountController_change: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangePasswordRequest"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    AccountController_changeEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeEmailRequest"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    AccountController_confirmEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LinkRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerifiedResponse"];
                };
            };
        };
    };
    AccountController_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnSessionResponse"][];
                };
            };
        };
    };
    AccountController_endOthers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    AccountController_confirm: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SecureConfirmRequest"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    AccountController_end: {
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
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "GoogleBrowserController_login[0]": {
        parameters: {
            query?: {
                /** @description What a new person becomes (spec 1, section 7). */
                state?: "landlord" | "supplier" | "tenant";
                lang?: "en" | "es" | "fr";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description To Google */
            302: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "GoogleBrowserController_login[1]": {
        parameters: {
            query?: {
                /** @description What a new person becomes (spec 1, section 7). */
                state?: "landlord" | "supplier" | "tenant";
                lang?: "en" | "es" | "fr";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description To Google */
            302: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "GoogleBrowserController_callback[0]": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description To the dashboard or the sign-in */
            302: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "GoogleBrowserController_callback[1]": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description To the dashboard or the sign-in */
            302: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    GoogleController_signIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GoogleSignInRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionResponse"];
                };
            };
        };
    };
    InvitedController_look: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LinkRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationResponse"];
                };
            };
        };
    };
    InvitedController_accept: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AcceptInvitationRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionResponse"];
                };
            };
        };
    };
    SecondStepLinkController_unlock: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LinkRequest"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    SignInLinkController_enter: {
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionResponse"];
                };
            };
        };
    };
    TwoFactorSettingsController_status: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TwoFactorStatusResponse"];
                };
            };
        };
    };
    TwoFactorSettingsController_on: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SecureConfirmRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodesResponse"];
                };
            };
        };
    };
    TwoFactorSettingsController_offerApp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SecureConfirmRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TotpOfferResponse"];
                };
            };
        };
    };
    TwoFactorSettingsController_confirmApp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TotpConfirmRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodesResponse"];
                };
            };
        };
    };
    TwoFactorSettingsController_off: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SecureConfirmRequest"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    RegionEditorController_list: {
        parameters: {
            query?: {
                /** @description Those of one region. */
                region?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegionRuleRecordResponse"][];
                };
            };
        };
    };
    RegionEditorController_listCounties: {
        parameters: {
            query?: {
                /** @description Those of one region. */
                region?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CountyResponse"][];
                };
            };
        };
    };
    RegionEditorController_editCounty: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                region: string;
                county: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EditCountyRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CountyResponse"];
                };
            };
        };
    };
    RegionEditorController_history: {
        parameters: {
            query?: {
                /** @description A city, as addresses call it; without it the whole region. */
                place?: string;
            };
            header?: never;
            path: {
                region: string;
                topic: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegionRuleRecordResponse"][];
                };
            };
        };
    };
    RegionEditorController_edit: {
        parameters: {
            query?: {
                /** @description A city, as addresses call it; without it the whole region. */
                place?: string;
            };
            header?: never;
            path: {
                region: string;
                topic: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EditRegionRuleRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegionRuleRecordResponse"];
                };
            };
        };
    };
    LandlordAccountsController_list: {
        parameters: {
            query: {
                /** @description Rows a page. */
                limit: number;
                /** @description Where the page before ended; taken from its `Link` header. */
                cursor?: string;
                /** @description Search by name. */
                q?: string;
                /** @description One of the list's columns, `-` before it for descending. */
                sort?: string;
                /** @description With `true` the total comes in `X-Total-Count`. */
                count?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LandlordAccountResponse"][];
                };
            };
        };
    };
    BulkController_changeProperties: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BulkPropertiesRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkResponse"];
                };
            };
        };
    };
    BulkController_changeUnits: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BulkUnitsRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkResponse"];
                };
            };
        };
    };
    BulkController_changeLeases: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BulkLeasesRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkResponse"];
                };
            };
        };
    };
    BulkController_issueCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChosenRows"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IssuedCodeResponse"][];
                };
            };
        };
    };
    PropertyController_list: {
        parameters: {
            query: {
                /** @description Rows a page. */
                limit: number;
                /** @description Where the page before ended; taken from its `Link` header. */
                cursor?: string;
                /** @description Search by name. */
                q?: string;
                /** @description One of the list's columns, `-` before it for descending. */
                sort?: string;
                /** @description With `true` the total comes in `X-Total-Count`. */
                count?: boolean;
                archived?: boolean;
                type?: "apartment" | "commercial" | "condo" | "house" | "townhouse";
                /** @description Only those with a unit of this kind. */
                having?: "available" | "offline";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PropertyResponse"][];
                };
            };
        };
    };
    PropertyController_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreatePropertyRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PropertyDetailResponse"];
                };
            };
        };
    };
    PropertyController_get: {
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PropertyDetailResponse"];
                };
            };
        };
    };
    PropertyController_update: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdatePropertyRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PropertyDetailResponse"];
                };
            };
        };
    };
    PropertyController_regionRules: {
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegionRulesResponse"];
                };
            };
        };
    };
    UnitController_create: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateUnitRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnitDetailResponse"];
                };
            };
        };
    };
    UnitController_get: {
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnitDetailResponse"];
                };
            };
        };
    };
    UnitController_update: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateUnitRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnitDetailResponse"];
                };
            };
        };
    };
    LeaseController_create: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateLeaseRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeaseResponse"];
                };
            };
        };
    };
    LeaseController_list: {
        parameters: {
            query: {
                /** @description Rows a page. */
                limit: number;
                /** @description Where the page before ended; taken from its `Link` header. */
                cursor?: string;
                /** @description Search by name. */
                q?: string;
                /** @description One of the list's columns, `-` before it for descending. */
                sort?: string;
                /** @description With `true` the total comes in `X-Total-Count`. */
                count?: boolean;
                state?: "active" | "draft" | "ended" | "notice";
                propertyId?: string;
                unitId?: string;
                /** @description Only those with something overdue, or with a payment on its way. */
                balance?: "overdue" | "processing";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeaseRowResponse"][];
                };
            };
        };
    };
    LeaseController_get: {
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeaseResponse"];
                };
            };
        };
    };
    LeaseController_remove: {
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
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    LeaseController_update: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateLeaseRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeaseResponse"];
                };
            };
        };
    };
    LeaseController_activate: {
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeaseResponse"];
                };
            };
        };
    };
    LeaseController_renew: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RenewLeaseRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeaseResponse"];
                };
            };
        };
    };
    LeaseController_cancelRenewal: {
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeaseResponse"];
                };
            };
        };
    };
    LeaseController_notice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EndLeaseRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeaseResponse"];
                };
            };
        };
    };
    LeaseController_withdraw: {
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeaseResponse"];
                };
            };
        };
    };
    LeaseController_end: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EndLeaseRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeaseResponse"];
                };
            };
        };
    };
    LeaseLettersController_letter: {
        parameters: {
            query?: {
                language?: "en" | "es" | "fr";
            };
            header?: never;
            path: {
                id: string;
                kind: "notice" | "rent";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    LeaseTenantController_add: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LeaseTenantRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeaseResponse"];
                };
            };
        };
    };
    LeaseTenantController_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                tenantId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    LeaseTenantController_update: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                tenantId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateLeaseTenantRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeaseResponse"];
                };
            };
        };
    };
    AccessCodeController_issue: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IssueCodeRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IssuedCodeResponse"];
                };
            };
        };
    };
    AccessCodeController_revoke: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IssueCodeRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeaseResponse"];
                };
            };
        };
    };
    OverviewController_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OverviewResponse"];
                };
            };
        };
    };
    UnitPlanController_get: {
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
    UnitPlanController_take: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TakePlanRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnitPlanResponse"];
                };
            };
        };
    };
    UnitPlanController_end: {
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
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    ExportController_table: {
        parameters: {
            query?: {
                /** @description Chosen rows, at most 200, with commas between: properties or units for units; leases for leases, tenants, payments and ledger; documents or their units for documents; else the row's own id. */
                ids?: string[];
            };
            header?: never;
            path: {
                file: "documents.csv" | "findings.csv" | "imports.csv" | "leases.csv" | "ledger.csv" | "listings.csv" | "payments.csv" | "plans.csv" | "properties.csv" | "renewals.csv" | "requests.csv" | "suppliers.csv" | "tenants.csv" | "units.csv";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    ImportController_template: {
        parameters: {
            query?: {
                language?: "en" | "es" | "fr";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    ImportController_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportResponse"][];
                };
            };
        };
    };
    ImportController_check: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ImportUpload"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportResponse"];
                };
            };
        };
    };
    ImportController_get: {
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportResponse"];
                };
            };
        };
    };
    ImportController_apply: {
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportResponse"];
                };
            };
        };
    };
    ImportController_undo: {
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportResponse"];
                };
            };
        };
    };
    RenewalController_list: {
        parameters: {
            query: {
                /** @description Rows a page. */
                limit: number;
                /** @description Where the page before ended; taken from its `Link` header. */
                cursor?: string;
                /** @description Search by name. */
                q?: string;
                /** @description One of the list's columns, `-` before it for descending. */
                sort?: string;
                /** @description With `true` the total comes in `X-Total-Count`. */
                count?: boolean;
                status?: "accepted" | "adjusted" | "declined" | "expired" | "offered" | "pending" | "rejected" | "signed" | "withdrawn";
                /** @description Only those that wait for somebody. */
                show?: "closed" | "open";
                propertyId?: string;
                /** @description Of the reasons; default: the reader's own. */
                language?: "en" | "es" | "fr";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RenewalResponse"][];
                };
            };
        };
    };
    RenewalController_get: {
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RenewalResponse"];
                };
            };
        };
    };
    RenewalController_update: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateRenewalRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RenewalResponse"];
                };
            };
        };
    };
    RenewalController_generate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GenerateRenewalsRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RenewalResponse"][];
                };
            };
        };
    };
    RenewalController_own: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RenewalOfferResponse"][];
                };
            };
        };
    };
    RenewalController_answer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnswerOfferRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RenewalOfferResponse"];
                };
            };
        };
    };
    RenewalController_ownIntents: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RenewalIntentResponse"][];
                };
            };
        };
    };
    RenewalController_say: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                leaseId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SayIntentRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RenewalIntentResponse"][];
                };
            };
        };
    };
    ExpenseController_list: {
        parameters: {
            query: {
                /** @description Rows a page. */
                limit: number;
                /** @description Where the page before ended; taken from its `Link` header. */
                cursor?: string;
                /** @description Search by name. */
                q?: string;
                /** @description One of the list's columns, `-` before it for descending. */
                sort?: string;
                /** @description With `true` the total comes in `X-Total-Count`. */
                count?: boolean;
                propertyId?: string;
                unitId?: string;
                /** @description The repair whose cost it is. */
                requestId?: string;
                category?: "advertising" | "cleaning" | "insurance" | "legal" | "maintenance" | "management" | "mortgage_interest" | "other" | "property_tax" | "repairs" | "supplies" | "travel" | "utilities";
                /** @description First and last day. */
                from?: string;
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExpenseResponse"][];
                };
            };
        };
    };
    ExpenseController_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateExpenseRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExpenseResponse"];
                };
            };
        };
    };
    ExpenseController_file: {
        parameters: {
            query: {
                /** @description Rows a page. */
                limit: number;
                /** @description Where the page before ended; taken from its `Link` header. */
                cursor?: string;
                /** @description Search by name. */
                q?: string;
                /** @description One of the list's columns, `-` before it for descending. */
                sort?: string;
                /** @description With `true` the total comes in `X-Total-Count`. */
                count?: boolean;
                propertyId?: string;
                unitId?: string;
                /** @description The repair whose cost it is. */
                requestId?: string;
                category?: "advertising" | "cleaning" | "insurance" | "legal" | "maintenance" | "management" | "mortgage_interest" | "other" | "property_tax" | "repairs" | "supplies" | "travel" | "utilities";
                /** @description First and last day. */
                from?: string;
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    ExpenseController_get: {
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExpenseResponse"];
                };
            };
        };
    };
    ExpenseController_remove: {
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
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    ExpenseController_update: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateExpenseRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExpenseResponse"];
                };
            };
        };
    };
    ExpenseController_repair: {
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
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExpenseResponse"];
                };
            };
        };
    };
    ReportController_entries: {
        parameters: {
            query: {
                /** @description Rows a page. */
                limit: number;
                /** @description Where the page before ended; taken from its `Link` header. */
                cursor?: string;
                /** @description Search by name. */
                q?: string;
                /** @description One of the list's columns, `-` before it for descending. */
                sort?: string;
                /** @description With `true` the total comes in `X-Total-Count`. */
                count?: boolean;
                /** @description Debits or credits alone. */
                side?: "credit" | "debit";
                /** @description Money of tenants that arrived, less what went back, in the account of what is paid ahead. */
                received?: "true";
                /** @description Only leases that ran on that day. */
                running?: string;
                /** @description The rents of a month, `2026-11`, each with what has settled it. */
                rents?: string;
                /** @description Charges of which something is open, now or on the day `to`, each with what had settled a part of it. */
                open?: "true";
                /** @description Of those: first and last due day. */
                dueFrom?: string;
                dueTo?: string;
                /** @description Ledger accounts, separated by commas. */
                accounts?: string;
                propertyId?: string;
                leaseId?: string;
                currency?: string;
                from?: string;
                to?: string;
                language?: "en" | "es" | "fr";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntryLineResponse"][];
                };
            };
        };
    };
    ReportController_report: {
        parameters: {
            query?: {
                propertyId?: string;
                /** @description First and last day. The rent roll and the ageing look at `to` alone. */
                from?: string;
                to?: string;
                /** @description Of the words in CSV and PDF; default: the reader's own. */
                language?: "en" | "es" | "fr";
            };
            header?: never;
            path: {
                report: "ageing" | "income_expense" | "ledger" | "rent_roll" | "tax_year";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportResponse"];
                };
            };
        };
    };
    ReportController_csv: {
        parameters: {
            query?: {
                propertyId?: string;
                /** @description First and last day. The rent roll and the ageing look at `to` alone. */
                from?: string;
                to?: string;
                /** @description Of the words in CSV and PDF; default: the reader's own. */
                language?: "en" | "es" | "fr";
            };
            header?: never;
            path: {
                report: "ageing" | "income_expense" | "ledger" | "rent_roll" | "tax_year";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    ReportController_pdf: {
        parameters: {
            query?: {
                propertyId?: string;
                /** @description First and last day. The rent roll and the ageing look at `to` alone. */
                from?: string;
                to?: string;
                /** @description Of the words in CSV and PDF; default: the reader's own. */
                language?: "en" | "es" | "fr";
            };
            header?: never;
            path: {
                report: "ageing" | "income_expense" | "ledger" | "rent_roll" | "tax_year";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    AutopayController_read: {
        parameters: {
            query?: {
                leaseId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AutopayResponse"];
                };
            };
        };
    };
    AutopayController_change: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AutopayRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AutopayResponse"];
                };
            };
        };
    };
    OpenPaymentController_cancel: {
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentResponse"];
                };
            };
        };
    };
    OpenPaymentController_leaveMethod: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LeaveMethodRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProviderPageResponse"];
                };
            };
        };
    };
    PaymentSetupController_read: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentSetupResponse"];
                };
            };
        };
    };
    PaymentSetupController_choose: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentSetupRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentSetupResponse"];
                };
            };
        };
    };
    PaymentSetupController_begin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProviderPageResponse"];
                };
            };
        };
    };
    PaymentSetupController_refresh: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentSetupResponse"];
                };
            };
        };
    };
    ReconciliationController_list: {
        parameters: {
            query: {
                /** @description Rows a page. */
                limit: number;
                /** @description Where the page before ended; taken from its `Link` header. */
                cursor?: string;
                /** @description Search by name. */
                q?: string;
                /** @description One of the list's columns, `-` before it for descending. */
                sort?: string;
                /** @description With `true` the total comes in `X-Total-Count`. */
                count?: boolean;
                state?: "booked" | "confirmed" | "dismissed" | "given_up" | "open";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FindingResponse"][];
                };
            };
        };
    };
    ReconciliationController_compare: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ComparisonResponse"];
                };
            };
        };
    };
    ReconciliationController_resolve: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResolveFindingRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FindingResponse"];
                };
            };
        };
    };
    PaymentController_list: {
        parameters: {
            query: {
                /** @description Rows a page. */
                limit: number;
                /** @description Where the page before ended; taken from its `Link` header. */
                cursor?: string;
                /** @description Search by name. */
                q?: string;
                /** @description One of the list's columns, `-` before it for descending. */
                sort?: string;
                /** @description With `true` the total comes in `X-Total-Count`. */
                count?: boolean;
                leaseId?: string;
                state?: "cancelled" | "disputed" | "failed" | "lost" | "processing" | "requires_action" | "returned" | "settled" | "succeeded" | "won";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentResponse"][];
                };
            };
        };
    };
    PaymentController_pay: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreatePaymentRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BegunPaymentResponse"];
                };
            };
        };
    };
    PaymentController_quote: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuoteRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuoteResponse"];
                };
            };
        };
    };
    PaymentController_one: {
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentResponse"];
                };
            };
        };
    };
    PaymentController_refund: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefundRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentResponse"];
                };
            };
        };
    };
    PaymentController_receipt: {
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    OfflinePaymentController_record: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecordPaymentRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentResponse"];
                };
            };
        };
    };
    StatementController_statement: {
        parameters: {
            query?: {
                year?: number;
                /** @description Default: the reader's own. */
                language?: "en" | "es" | "fr";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    StatementController_lines: {
        parameters: {
            query?: {
                year?: number;
                /** @description Default: the reader's own. */
                language?: "en" | "es" | "fr";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatementResponse"];
                };
            };
        };
    };
    ProfileController_me: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnProfileResponse"];
                };
            };
        };
    };
    ProfileController_update: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateProfileRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnProfileResponse"];
                };
            };
        };
    };
    OwnDataController_export: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": string;
                };
            };
        };
    };
    OwnDataController_obstacles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletionResponse"];
                };
            };
        };
    };
    OwnDataController_remove: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeleteAccountRequest"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    LeaseLedgerController_rows: {
        parameters: {
            query: {
                /** @description Rows a page. */
                limit: number;
                /** @description Where the page before ended; taken from its `Link` header. */
                cursor?: string;
                /** @description Search by name. */
                q?: string;
                /** @description One of the list's columns, `-` before it for descending. */
                sort?: string;
                /** @description With `true` the total comes in `X-Total-Count`. */
                count?: boolean;
                /** @description Charges alone, or payments and credits alone. */
                show?: "charges" | "payments";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LedgerRow"][];
                };
            };
        };
    };
    LeaseLedgerController_summary: {
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LedgerSummary"];
                };
            };
        };
    };
    LeaseLedgerController_charge: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddChargeRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LedgerSummary"];
                };
            };
        };
    };
    LeaseLedgerController_credit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddCreditRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LedgerSummary"];
                };
            };
        };
    };
    LeaseLedgerController_opening: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OpeningRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LedgerSummary"];
                };
            };
        };
    };
    LeaseLedgerController_returnDeposit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReturnDepositRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LedgerSummary"];
                };
            };
        };
    };
    LeaseLedgerController_reverse: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                entryId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReverseEntryRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LedgerSummary"];
                };
            };
        };
    };
    TenantsController_regionRules: {
        parameters: {
            query?: {
                /** @description One of several homes; default: the running one that was joined last. */
                leaseId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegionRulesResponse"];
                };
            };
        };
    };
    TenantsController_lease: {
        parameters: {
            query?: {
                /** @description One of several homes; default: the running one that was joined last. */
                leaseId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TenantLeaseResponse"];
                };
            };
        };
    };
    TenantAccessController_enter: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TenantCodeRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TenantCodeResponse"];
                };
            };
        };
    };
    TenantAccessController_setUp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TenantSetupRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionResponse"];
                };
            };
        };
    };
    TenantAccessController_addHome: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TenantCodeRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HomeResponse"];
                };
            };
        };
    };
    DocumentController_list: {
        parameters: {
            query: {
                /** @description Rows a page. */
                limit: number;
                /** @description Where the page before ended; taken from its `Link` header. */
                cursor?: string;
                /** @description Search by name. */
                q?: string;
                /** @description One of the list's columns, `-` before it for descending. */
                sort?: string;
                /** @description With `true` the total comes in `X-Total-Count`. */
                count?: boolean;
                leaseId?: string;
                unitId?: string;
                requestId?: string;
                purpose?: "inspection" | "invoice" | "lease_document" | "listing_photo" | "other" | "receipt" | "request_photo";
                /** @description With `true` papers alone, no photos of requests and listings. */
                papers?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentResponse"][];
                };
            };
        };
    };
    DocumentController_add: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["DocumentUpload"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentResponse"];
                };
            };
        };
    };
    DocumentController_listFolders: {
        parameters: {
            query: {
                /** @description Rows a page. */
                limit: number;
                /** @description Where the page before ended; taken from its `Link` header. */
                cursor?: string;
                /** @description Search by name. */
                q?: string;
                /** @description One of the list's columns, `-` before it for descending. */
                sort?: string;
                /** @description With `true` the total comes in `X-Total-Count`. */
                count?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FolderResponse"][];
                };
            };
        };
    };
    DocumentController_usage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StorageUsage"];
                };
            };
        };
    };
    DocumentController_download: {
        parameters: {
            query?: {
                leaseId?: string;
                unitId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    DocumentController_one: {
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentResponse"];
                };
            };
        };
    };
    DocumentController_remove: {
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
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    DocumentController_update: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateDocumentRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentResponse"];
                };
            };
        };
    };
    DocumentController_versions: {
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentResponse"][];
                };
            };
        };
    };
    DownloadController_download: {
        parameters: {
            query: {
                /** @description Seconds since 1970, after which the address is dead. */
                expires: string;
                signature: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    MessageController_listThreads: {
        parameters: {
            query: {
                /** @description Rows a page. */
                limit: number;
                /** @description Where the page before ended; taken from its `Link` header. */
                cursor?: string;
                /** @description Search by name. */
                q?: string;
                /** @description One of the list's columns, `-` before it for descending. */
                sort?: string;
                /** @description With `true` the total comes in `X-Total-Count`. */
                count?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ThreadResponse"][];
                };
            };
        };
    };
    MessageController_unread: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnreadResponse"];
                };
            };
        };
    };
    MessageController_list: {
        parameters: {
            query: {
                /** @description Rows a page. */
                limit: number;
                /** @description Where the page before ended; taken from its `Link` header. */
                cursor?: string;
                /** @description Search by name. */
                q?: string;
                /** @description One of the list's columns, `-` before it for descending. */
                sort?: string;
                /** @description With `true` the total comes in `X-Total-Count`. */
                count?: boolean;
                /** @description The lease whose messages are asked for. */
                leaseId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeaseMessageResponse"][];
                };
            };
        };
    };
    MessageController_send: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewLeaseMessage"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeaseMessageResponse"];
                };
            };
        };
    };
    MessageController_read: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReadMessagesRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnreadResponse"];
                };
            };
        };
    };
    InvitationController_invite: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewSupplierInvitation"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupplierInvitationResponse"];
                };
            };
        };
    };
    InvitationController_open: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OpenSupplierInvitation"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionResponse"];
                };
            };
        };
    };
    InvitationController_register: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegisterInvitedSupplier"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionResponse"];
                };
            };
        };
    };
    StaffController_list: {
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupplierStaffResponse"][];
                };
            };
        };
    };
    StaffController_add: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewSupplierStaff"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupplierStaffResponse"];
                };
            };
        };
    };
    StaffController_change: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SupplierStaffChange"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupplierStaffResponse"];
                };
            };
        };
    };
    ChatController_list: {
        parameters: {
            query: {
                /** @description Rows a page. */
                limit: number;
                /** @description Where the page before ended; taken from its `Link` header. */
                cursor?: string;
                /** @description Search by name. */
                q?: string;
                /** @description One of the list's columns, `-` before it for descending. */
                sort?: string;
                /** @description With `true` the total comes in `X-Total-Count`. */
                count?: boolean;
                /** @description For a supplier: with which landlord (`accountId` of a conversation). A landlord's own is meant otherwise. */
                accountId?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupplierMessageResponse"][];
                };
            };
        };
    };
    ChatController_send: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewSupplierMessage"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupplierMessageResponse"];
                };
            };
        };
    };
    ChatController_conversations: {
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupplierConversationResponse"][];
                };
            };
        };
    };
    ChatController_search: {
        parameters: {
            query?: {
                /** @description Part of the name of a company or of its owner; without it nobody is found. */
                q?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LandlordResponse"][];
                };
            };
        };
    };
    SupplierController_list: {
        parameters: {
            query: {
                /** @description Rows a page. */
                limit: number;
                /** @description Where the page before ended; taken from its `Link` header. */
                cursor?: string;
                /** @description Search by name. */
                q?: string;
                /** @description One of the list's columns, `-` before it for descending. */
                sort?: string;
                /** @description With `true` the total comes in `X-Total-Count`. */
                count?: boolean;
                /** @description Those of one trade. */
                trade?: "accounting" | "appliances" | "carpentry" | "cleaning" | "electrical" | "flooring" | "general" | "hvac" | "landscaping" | "legal" | "locksmith" | "other" | "painting" | "pest_control" | "plumbing" | "roofing" | "security";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupplierResponse"][];
                };
            };
        };
    };
    SupplierController_enter: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewSupplier"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupplierResponse"];
                };
            };
        };
    };
    SupplierController_own: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupplierResponse"];
                };
            };
        };
    };
    SupplierController_one: {
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupplierResponse"];
                };
            };
        };
    };
    SupplierController_change: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SupplierChange"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupplierResponse"];
                };
            };
        };
    };
    ServiceRequestController_list: {
        parameters: {
            query: {
                /** @description Rows a page. */
                limit: number;
                /** @description Where the page before ended; taken from its `Link` header. */
                cursor?: string;
                /** @description Search by name. */
                q?: string;
                /** @description One of the list's columns, `-` before it for descending. */
                sort?: string;
                /** @description With `true` the total comes in `X-Total-Count`. */
                count?: boolean;
                /** @description One state, or several with commas. */
                status?: ("approved" | "cancelled" | "closed" | "completed" | "declined" | "in_progress" | "offered" | "scheduled" | "submitted")[];
                priority?: string;
                issueType?: string;
                propertyId?: string;
                unitId?: string;
                /** @description `true`: what still asks for somebody; `false`: closed, declined and cancelled ones. */
                open?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceRequestResponse"][];
                };
            };
        };
    };
    ServiceRequestController_file: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewServiceRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceRequestResponse"];
                };
            };
        };
    };
    ServiceRequestController_one: {
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceRequestDetail"];
                };
            };
        };
    };
    ServiceRequestController_change: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ServiceRequestChange"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceRequestResponse"];
                };
            };
        };
    };
    ServiceRequestController_offer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewOffer"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceRequestResponse"];
                };
            };
        };
    };
    ServiceRequestController_answer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                offerId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OfferAnswer"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfferResponse"];
                };
            };
        };
    };
    ServiceRequestController_quote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewRepairQuote"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RepairQuoteResponse"];
                };
            };
        };
    };
    ServiceRequestController_answerQuote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                quoteId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RepairQuoteAnswer"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RepairQuoteResponse"];
                };
            };
        };
    };
    RequestBoardController_read: {
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestBoardResponse"];
                };
            };
        };
    };
    RequestBoardController_show: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BoardPostChange"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestBoardResponse"];
                };
            };
        };
    };
    RequestBoardController_hide: {
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
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    JobBoardController_list: {
        parameters: {
            query: {
                /** @description Rows a page. */
                limit: number;
                /** @description Where the page before ended; taken from its `Link` header. */
                cursor?: string;
                /** @description Search by name. */
                q?: string;
                /** @description One of the list's columns, `-` before it for descending. */
                sort?: string;
                /** @description With `true` the total comes in `X-Total-Count`. */
                count?: boolean;
                /** @description Those of one trade. */
                trade?: "accounting" | "appliances" | "carpentry" | "cleaning" | "electrical" | "flooring" | "general" | "hvac" | "landscaping" | "legal" | "locksmith" | "other" | "painting" | "pest_control" | "plumbing" | "roofing" | "security";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BoardJobResponse"][];
                };
            };
        };
    };
    JobBoardController_interest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewBoardInterest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BoardJobResponse"];
                };
            };
        };
    };
    JobBoardController_withdraw: {
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
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    AnnouncementController_list: {
        parameters: {
            query: {
                /** @description Rows a page. */
                limit: number;
                /** @description Where the page before ended; taken from its `Link` header. */
                cursor?: string;
                /** @description Search by name. */
                q?: string;
                /** @description One of the list's columns, `-` before it for descending. */
                sort?: string;
                /** @description With `true` the total comes in `X-Total-Count`. */
                count?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnnouncementResponse"][];
                };
            };
        };
    };
    AnnouncementController_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnnouncementRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnnouncementResponse"];
                };
            };
        };
    };
    AnnouncementController_change: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnnouncementChange"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnnouncementResponse"];
                };
            };
        };
    };
    AnnouncementController_remove: {
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
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    FormsController_contact: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormReceived"];
                };
            };
        };
    };
    FormsController_inquiry: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InquiryRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormReceived"];
                };
            };
        };
    };
    FormsController_trial: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TrialRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormReceived"];
                };
            };
        };
    };
    FormsController_demo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DemoSessionRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormReceived"];
                };
            };
        };
    };
    FormsController_list: {
        parameters: {
            query: {
                /** @description Rows a page. */
                limit: number;
                /** @description Where the page before ended; taken from its `Link` header. */
                cursor?: string;
                /** @description Search by name. */
                q?: string;
                /** @description One of the list's columns, `-` before it for descending. */
                sort?: string;
                /** @description With `true` the total comes in `X-Total-Count`. */
                count?: boolean;
                /** @description Those of one form. */
                kind?: "contact" | "demo" | "inquiry" | "trial";
                /** @description What waits, or what was handled. */
                state?: "handled" | "waiting";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubmissionResponse"][];
                };
            };
        };
    };
    FormsController_csv: {
        parameters: {
            query: {
                /** @description Rows a page. */
                limit: number;
                /** @description Where the page before ended; taken from its `Link` header. */
                cursor?: string;
                /** @description Search by name. */
                q?: string;
                /** @description One of the list's columns, `-` before it for descending. */
                sort?: string;
                /** @description With `true` the total comes in `X-Total-Count`. */
                count?: boolean;
                /** @description Those of one form. */
                kind?: "contact" | "demo" | "inquiry" | "trial";
                /** @description What waits, or what was handled. */
                state?: "handled" | "waiting";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    FormsController_handle: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HandleSubmissionRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubmissionResponse"];
                };
            };
        };
    };
    OwnListingController_ofUnit: {
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
    OwnListingController_create: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewListingRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnListingResponse"];
                };
            };
        };
    };
    OwnListingController_list: {
        parameters: {
            query: {
                /** @description Rows a page. */
                limit: number;
                /** @description Where the page before ended; taken from its `Link` header. */
                cursor?: string;
                /** @description Search by name. */
                q?: string;
                /** @description One of the list's columns, `-` before it for descending. */
                sort?: string;
                /** @description With `true` the total comes in `X-Total-Count`. */
                count?: boolean;
                status?: "closed" | "draft" | "paused" | "published";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnListingResponse"][];
                };
            };
        };
    };
    ListingQuestionController_list: {
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListingQuestionResponse"][];
                };
            };
        };
    };
    ListingQuestionController_ask: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewListingQuestion"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuestionReceived"];
                };
            };
        };
    };
    ListingQuestionController_answer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                questionId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListingAnswer"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListingQuestionResponse"];
                };
            };
        };
    };
    ListingController_list: {
        parameters: {
            query: {
                /** @description Rows a page. */
                limit: number;
                /** @description Where the page before ended; taken from its `Link` header. */
                cursor?: string;
                /** @description Search by name. */
                q?: string;
                /** @description One of the list's columns, `-` before it for descending. */
                sort?: "-publishedAt" | "-rentCents" | "availableDate" | "rentCents";
                /** @description With `true` the total comes in `X-Total-Count`. */
                count?: boolean;
                /** @description Rent a month, in the listing's currency. */
                priceRange?: "2000-3000" | "3000-4000" | "over-4000" | "under-2000";
                /** @description `3` means three or more. */
                bedrooms?: "1" | "2" | "3" | "studio";
                /** @description At least so many; halves count. */
                bathrooms?: number;
                /** @description At least so many square feet. */
                squareFeet?: number;
                /** @description Free on this day or before. */
                availableBy?: string;
                petFriendly?: boolean;
                parking?: boolean;
                /** @description Homes in the giving programme. */
                cares?: boolean;
                /** @description Those that the signed-in reader marked; none for visitors. */
                favorites?: boolean;
                /** @description Only these, ids with commas between them: what a visitor's browser has kept. */
                ids?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListingResponse"][];
                };
            };
        };
    };
    ListingController_away: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AwayHomeResponse"][];
                };
            };
        };
    };
    ListingController_one: {
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListingResponse"];
                };
            };
        };
    };
    ListingController_change: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListingChange"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnListingResponse"];
                };
            };
        };
    };
    ListingController_photo: {
        parameters: {
            query?: {
                /** @description 400, 720, 1080 or 1600 pixels wide, at most as wide as the upload. */
                size?: "card" | "full" | "large" | "small";
                format?: "avif" | "jpeg";
            };
            header?: never;
            path: {
                id: string;
                photoId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    ListingController_mark: {
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
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    ListingController_unmark: {
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
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    EliteController_subscribe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubscribeElite"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EliteSubscriptionResponse"];
                };
            };
        };
    };
    EliteController_payment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ElitePaymentResponse"];
                };
            };
        };
    };
    EliteController_own: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
    EliteController_cancel: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EliteSubscriptionResponse"];
                };
            };
        };
    };
    NewsletterController_ask: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewsletterRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewsletterReceived"];
                };
            };
        };
    };
    NewsletterController_confirm: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewsletterToken"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewsletterState"];
                };
            };
        };
    };
    NewsletterController_unsubscribe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewsletterToken"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewsletterState"];
                };
            };
        };
    };
    NewsletterController_list: {
        parameters: {
            query: {
                /** @description Rows a page. */
                limit: number;
                /** @description Where the page before ended; taken from its `Link` header. */
                cursor?: string;
                /** @description Search by name. */
                q?: string;
                /** @description One of the list's columns, `-` before it for descending. */
                sort?: string;
                /** @description With `true` the total comes in `X-Total-Count`. */
                count?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewsletterSubscriberResponse"][];
                };
            };
        };
    };
    DirectMessagesController_email: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SendEmail"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageSent"];
                };
            };
        };
    };
    DirectMessagesController_sms: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SendSms"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageSent"];
                };
            };
        };
    };
    VisitorChatController_list: {
        parameters: {
            query: {
                /** @description Rows a page. */
                limit: number;
                /** @description Where the page before ended; taken from its `Link` header. */
                cursor?: string;
                /** @description Search by name. */
                q?: string;
                /** @description One of the list's columns, `-` before it for descending. */
                sort?: string;
                /** @description With `true` the total comes in `X-Total-Count`. */
                count?: boolean;
                status?: "assigned" | "closed" | "open";
                /** @description `true`: those alone in which something was written. */
                written?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatSessionResponse"][];
                };
            };
        };
    };
    VisitorChatController_begin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewChatSession"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatSessionCreated"];
                };
            };
        };
    };
    VisitorChatController_change: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChatSessionChange"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatSessionResponse"];
                };
            };
        };
    };
    VisitorChatController_lines: {
        parameters: {
            query: {
                /** @description Rows a page. */
                limit: number;
                /** @description Where the page before ended; taken from its `Link` header. */
                cursor?: string;
                /** @description Search by name. */
                q?: string;
                /** @description One of the list's columns, `-` before it for descending. */
                sort?: string;
                /** @description With `true` the total comes in `X-Total-Count`. */
                count?: boolean;
                /** @description Only what follows this number. */
                after?: number;
            };
            header?: never;
            path: {
                sessionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatMessageResponse"][];
                };
            };
        };
    };
    VisitorChatController_say: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewChatMessage"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatMessageResponse"];
                };
            };
        };
    };
    PeopleController_colleagues: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ColleagueResponse"][];
                };
            };
        };
    };
    PeopleController_read: {
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonResponse"];
                };
            };
        };
    };
    EmailTemplatesController_list: {
        parameters: {
            query: {
                /** @description Rows a page. */
                limit: number;
                /** @description Where the page before ended; taken from its `Link` header. */
                cursor?: string;
                /** @description Search by name. */
                q?: string;
                /** @description One of the list's columns, `-` before it for descending. */
                sort?: string;
                /** @description With `true` the total comes in `X-Total-Count`. */
                count?: boolean;
                /** @description Those of one category, as it is written. */
                category?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailTemplateResponse"][];
                };
            };
        };
    };
    EmailTemplatesController_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewEmailTemplate"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailTemplateResponse"];
                };
            };
        };
    };
    EmailTemplatesController_remove: {
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
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    EmailTemplatesController_change: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailTemplateChange"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailTemplateResponse"];
                };
            };
        };
    };
    LeadsController_list: {
        parameters: {
            query: {
                /** @description Rows a page. */
                limit: number;
                /** @description Where the page before ended; taken from its `Link` header. */
                cursor?: string;
                /** @description Search by name. */
                q?: string;
                /** @description One of the list's columns, `-` before it for descending. */
                sort?: string;
                /** @description With `true` the total comes in `X-Total-Count`. */
                count?: boolean;
                /** @description Those that this member of staff looks after. */
                staffId?: string;
                status?: "contacted" | "lost" | "new" | "qualified" | "won";
                source?: "chat" | "contact" | "demo" | "event" | "inquiry" | "newsletter" | "other" | "phone" | "referral" | "trial";
                /** @description The one that was taken over from this form. */
                submissionId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeadResponse"][];
                };
            };
        };
    };
    LeadsController_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewLead"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeadResponse"];
                };
            };
        };
    };
    LeadsController_read: {
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeadResponse"];
                };
            };
        };
    };
    LeadsController_change: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LeadChange"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeadResponse"];
                };
            };
        };
    };
    LeadsController_email: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LeadEmail"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeadResponse"];
                };
            };
        };
    };
    TicketsController_list: {
        parameters: {
            query: {
                /** @description Rows a page. */
                limit: number;
                /** @description Where the page before ended; taken from its `Link` header. */
                cursor?: string;
                /** @description Search by name. */
                q?: string;
                /** @description One of the list's columns, `-` before it for descending. */
                sort?: string;
                /** @description With `true` the total comes in `X-Total-Count`. */
                count?: boolean;
                status?: "closed" | "in_progress" | "open" | "resolved";
                priority?: "high" | "low" | "medium" | "urgent";
                /** @description Those that this member of staff looks after. */
                assignedTo?: string;
                /** @description Those that this person asked. */
                userId?: string;
                /** @description The one that was taken over from this form. */
                submissionId?: string;
                /** @description `true`: those alone that the office owes an answer. */
                waiting?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketResponse"][];
                };
            };
        };
    };
    TicketsController_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewTicket"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketResponse"];
                };
            };
        };
    };
    TicketsController_read: {
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketResponse"];
                };
            };
        };
    };
    TicketsController_change: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TicketChange"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketResponse"];
                };
            };
        };
    };
    TicketsController_listMessages: {
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketMessageResponse"][];
                };
            };
        };
    };
    TicketsController_answer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewTicketMessage"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketMessageResponse"];
                };
            };
        };
    };
    TwoFactorController_request: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestCodeRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CodeSentResponse"];
                };
            };
        };
    };
    TwoFactorController_verify: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerifyCodeRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerifyCodeResponse"];
                };
            };
        };
    };
    TwoFactorController_sendLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SecondStepLinkRequest"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
