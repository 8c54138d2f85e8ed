/** Generated from the server by `npm run contract`. Do not edit. */
export interface paths {
    "/api/admin/audit-log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Newest first; by action, person, subject and time
         * @description Roles: admin.
         */
        get: operations["auditList"];
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
        /**
         * The same filters as a file, at most 20,000 lines
         * @description Roles: admin.
         */
        get: operations["auditCsv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/backups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Newest first
         * @description Roles: admin.
         */
        get: operations["backupsList"];
        put?: never;
        /**
         * Begins a backup and doesn't wait for it
         * @description 401 `two_factor_required` with a challenge where the second step is on or mandatory; 409 `conflict` while one is being made, 422 `rule_broken` before backups are set up; 404 in the demo; 429 past ten an hour.
         *
         *     Roles: admin.
         */
        post: operations["backupsStart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/backups/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether backups are set up, and when the last good one was made
         * @description Roles: admin.
         */
        get: operations["backupsStatus"];
        put?: never;
        post?: never;
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
        /**
         * Newest failure first; by kind
         * @description Roles: admin.
         */
        get: operations["failedJobsList"];
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
        /**
         * Queues the job again, with all its tries
         * @description 404 when it is no longer in the list: someone else was faster.
         *
         *     Roles: admin.
         */
        post: operations["failedJobsRetry"];
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
        /**
         * Newest first; by state and channel
         * @description Roles: staff, admin.
         */
        get: operations["outboxList"];
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
        /**
         * One message of the outbox, with its text
         * @description Roles: staff, admin.
         */
        get: operations["outboxGet"];
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
        /**
         * Tries again
         * @description 422 `transition_forbidden`, 503 `not_configured`.
         *
         *     Roles: admin.
         */
        post: operations["outboxSend"];
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
        /**
         * Every record as it is in force, topic by topic
         * @description Roles: admin.
         */
        get: operations["regionEditorList"];
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
        /**
         * The counties that an admin has named, with the cities that they have: none for one that was emptied, and comes back with its version
         * @description Roles: admin.
         */
        get: operations["regionEditorListCounties"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/region-rules/running-out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Rules that run out within 120 days, or have run out, and that nothing follows
         * @description The earliest comes first.
         *
         *     Roles: admin.
         */
        get: operations["regionEditorRunningOut"];
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
         * Says which cities a county has: its rules (`place`: its name) hold for homes there, after the city's own and before the region's
         * @description 400 for a city of another county or a county called like a city; 409 `stale_version`.
         *
         *     Roles: admin.
         */
        put: operations["regionEditorEditCounty"];
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
         * Adds a version, which holds at once
         * @description `place`: for a city or county, whose rule stands before its region's; without facts it is withdrawn. 400 names what does not fit, 409 `stale_version`.
         *
         *     Roles: admin.
         */
        put: operations["regionEditorEdit"];
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
        /**
         * All versions of a record, newest first; the last is the one that the instance started with, if it had one
         * @description `place`: that of a city or county.
         *
         *     Roles: admin.
         */
        get: operations["regionEditorHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What there is and what waits, in figures
         * @description Roles: admin.
         */
        get: operations["adminOverviewStats"];
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
        /**
         * Newest first; `q` searches names, addresses and accounts; sort by createdAt, name, email, userType, state
         * @description Roles: admin.
         */
        get: operations["usersList"];
        put?: never;
        /**
         * Invites somebody: a mail with a link, which the answer shows this once
         * @description 409 `email_taken`.
         *
         *     Roles: admin.
         */
        post: operations["usersInvite"];
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
        /**
         * One user, with the account
         * @description Roles: admin.
         */
        get: operations["usersGet"];
        /**
         * Changes what is sent; a new role ends their sessions
         * @description 409 `stale_version`, 422 `rule_broken`.
         *
         *     Roles: admin.
         */
        put: operations["usersChange"];
        post?: never;
        /**
         * Blanks the personal data; 422 for oneself, for the last admin, and `account_in_use` with `obstacles` while something is open
         * @description Roles: admin.
         */
        delete: operations["usersRemove"];
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
        /**
         * A new link for an open invitation; the former one ends
         * @description 422 `transition_forbidden`.
         *
         *     Roles: admin.
         */
        post: operations["usersInviteAgain"];
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
        /**
         * Lets a suspended user sign in again
         * @description Roles: admin.
         */
        post: operations["usersReactivate"];
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
        /**
         * Ends every session and every way in, at once
         * @description 422 for oneself and for the last admin.
         *
         *     Roles: admin.
         */
        post: operations["usersSuspend"];
        delete?: never;
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
        /**
         * What is current, the newest start first; an admin sees all, the current ones first
         * @description Open to visitors.
         */
        get: operations["announcementList"];
        put?: never;
        /**
         * Publishes an announcement
         * @description Roles: admin.
         */
        post: operations["announcementCreate"];
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
        /**
         * Changes what is sent
         * @description 409 `stale_version`.
         *
         *     Roles: admin.
         */
        put: operations["announcementChange"];
        post?: never;
        /**
         * Removes an announcement
         * @description Roles: admin.
         */
        delete: operations["announcementRemove"];
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
        /**
         * Makes the first admin by the link that the terminal shows while there is none
         * @description 400 `invalid_link`.
         *
         *     Open to visitors.
         */
        post: operations["authSetUpAdmin"];
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
        /**
         * Sends a link to a new address; it counts once the link is followed
         * @description 401 `invalid_credentials`, `two_factor_required`.
         *
         *     Roles: tenant, landlord, supplier, staff, admin.
         */
        post: operations["accountChangeEmail"];
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
        /**
         * A new password by the present one; every other session ends, this one goes on
         * @description 401 `invalid_credentials`.
         *
         *     Roles: tenant, landlord, supplier, staff, admin.
         */
        post: operations["accountChange"];
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
        /**
         * Takes up the link to the new address
         * @description 400 `invalid_link`.
         *
         *     Open to visitors.
         */
        post: operations["accountConfirmEmail"];
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
        /**
         * Signs in as a person of the demo world
         * @description 400 for another type, 403 `demo_disabled`.
         *
         *     Open to visitors.
         */
        post: operations["authEnterDemo"];
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
        /**
         * Sends a link to a new password, if the address is known; answers alike if it is not
         * @description Open to visitors.
         */
        post: operations["accountForgot"];
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
        /**
         * By an ID token and its nonce, or a ticket
         * @description 503 not configured, 401 `google_refused` or `two_factor_required`, 403 as named.
         *
         *     Open to visitors.
         */
        post: operations["googleSignIn"];
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
        /**
         * Back from Google: to the dashboard with `?token=`, to the second step, or to /login with the code of what went wrong
         * @description Open to visitors.
         */
        get: operations["googleBrowserCallback2"];
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
        /**
         * Leads to Google
         * @description `state` is what a new person becomes.
         *
         *     Open to visitors.
         */
        get: operations["googleBrowserLogin2"];
        put?: never;
        post?: never;
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
        /**
         * Chooses the password and signs in
         * @description 400 `invalid_link`, 401 `two_factor_required` once the password is set.
         *
         *     Open to visitors.
         */
        post: operations["invitedAccept"];
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
        /**
         * Who is invited; 400 `invalid_link` when the link was used, has ended or was never one
         * @description Open to visitors.
         */
        post: operations["invitedLook"];
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
        /**
         * Sends a code
         * @description 400 other type or address, 429 too soon, 500 `sms_unavailable`; alike for known and unknown addresses.
         *
         *     Open to visitors.
         */
        post: operations["twoFactorRequest"];
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
        /**
         * A new password by the link; every session ends
         * @description 400 `invalid_link` or a password that is too short.
         *
         *     Open to visitors.
         */
        post: operations["accountReset"];
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
        /**
         * Mails the link again that opens a locked second step
         * @description 400 when the challenge is over.
         *
         *     Open to visitors.
         */
        post: operations["twoFactorSendLink"];
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
        /**
         * Lets codes be tried again; the link serves once
         * @description 400 `invalid_link`.
         *
         *     Open to visitors.
         */
        post: operations["secondStepLinkUnlock"];
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
        /**
         * One's own sessions that live, at most 100, the latest first
         * @description Roles: tenant, landlord, supplier, staff, admin.
         */
        get: operations["accountList"];
        put?: never;
        post?: never;
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
        /**
         * For who came in by a used tenant code: with the password the session may do everything
         * @description 401 `invalid_credentials`, `two_factor_required`.
         *
         *     Roles: tenant, landlord, supplier, staff, admin.
         */
        post: operations["accountConfirm"];
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
        /**
         * Signs out everywhere else
         * @description Roles: tenant, landlord, supplier, staff, admin.
         */
        post: operations["accountEndOthers"];
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
        /**
         * Ends one of one's own sessions
         * @description 404 for any other.
         *
         *     Roles: tenant, landlord, supplier, staff, admin.
         */
        delete: operations["accountEnd"];
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
        /**
         * Signs in by the link; it serves once
         * @description 400 `invalid_link`, 401 `two_factor_required`.
         *
         *     Open to visitors.
         */
        post: operations["signInLinkEnter"];
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
        /**
         * Signs in by address and password
         * @description 401 `invalid_credentials`, or the portal's own `invalid_admin_credentials` and `invalid_staff_credentials`; 401 `two_factor_required` with a challenge. 429 `link_required` after too many wrong passwords.
         *
         *     Open to visitors.
         */
        post: operations["authSignIn"];
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
        /**
         * Ends this session; its tokens are refused from now on
         * @description Roles: tenant, landlord, supplier, staff, admin.
         */
        post: operations["authSignOut"];
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
        /**
         * Registers a landlord or a supplier
         * @description 400 `Invalid email`, 403 for other roles, 409 `User already exists`.
         *
         *     Open to visitors.
         */
        post: operations["authSignUp"];
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
        /**
         * Shows a code: unused `{ needsAccountSetup, isFirstTime }`, used a session
         * @description 401 `Invalid access code` for any other.
         *
         *     Open to visitors.
         */
        post: operations["tenantAccessEnter"];
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
        /**
         * Makes the tenant's account with an unused code
         * @description 400 passwords, 401 code, 409 `User already exists` with a hint.
         *
         *     Open to visitors.
         */
        post: operations["tenantAccessSetUp"];
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
        /**
         * Whether it is on, and by which means
         * @description Roles: tenant, landlord, supplier, staff, admin.
         */
        get: operations["twoFactorSettingsStatus"];
        put?: never;
        post?: never;
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
        /**
         * Offers a secret for an authenticator app
         * @description Roles: tenant, landlord, supplier, staff, admin.
         */
        post: operations["twoFactorSettingsOfferApp"];
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
        /**
         * The first code of the app turns it on
         * @description 400 for a wrong one.
         *
         *     Roles: tenant, landlord, supplier, staff, admin.
         */
        post: operations["twoFactorSettingsConfirmApp"];
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
        /**
         * Turns it off, with app and recovery codes
         * @description Roles: tenant, landlord, supplier, staff, admin.
         */
        post: operations["twoFactorSettingsOff"];
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
        /**
         * Turns it on with codes by e-mail; the recovery codes are shown once
         * @description Asked again it makes new ones.
         *
         *     Roles: tenant, landlord, supplier, staff, admin.
         */
        post: operations["twoFactorSettingsOn"];
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
        /**
         * Checks a code
         * @description 400 when it is not six digits, 429 `second_step_locked` after too many wrong ones.
         *
         *     Open to visitors.
         */
        post: operations["twoFactorVerify"];
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
        /**
         * Proves an address by the link of the verification mail; it serves once
         * @description 400 `invalid_link`, 409 `already_verified` for a second press.
         *
         *     Open to visitors.
         */
        post: operations["authVerifyEmail"];
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
        /**
         * Sends the verification mail again
         * @description Roles: tenant, landlord, supplier, staff, admin.
         */
        post: operations["authResendVerification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chat-answers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All of them, by shortcut
         * @description Roles: staff, admin.
         */
        get: operations["cannedAnswersList"];
        put?: never;
        /**
         * Adds one
         * @description 400 for an unknown word in braces, 409 `conflict` for a shortcut that is taken.
         *
         *     Roles: staff, admin.
         */
        post: operations["cannedAnswersCreate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chat-answers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Replaces shortcut and texts
         * @description 409 `stale_version`.
         *
         *     Roles: staff, admin.
         */
        put: operations["cannedAnswersChange"];
        post?: never;
        /**
         * Removes one; answers that were sent with it stay
         * @description Roles: staff, admin.
         */
        delete: operations["cannedAnswersRemove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chat-inbox": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A page of a state: the longest wait first, closed ones by their end
         * @description Without a state all of them; `q` searches people and messages.
         *
         *     Roles: staff, admin.
         */
        get: operations["chatInboxList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chat-inbox/counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many conversations are in each state
         * @description Roles: staff, admin.
         */
        get: operations["chatInboxCounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chat-inbox/duty": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Goes on or off duty
         * @description Going off duty puts those who wait for one's answer back into the queue.
         *
         *     Roles: staff.
         */
        put: operations["chatTeamSetDuty"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chat-inbox/team": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The members of staff by name, and whether they are on duty
         * @description Roles: staff, admin.
         */
        get: operations["chatTeamList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chat-inbox/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One conversation in any state
         * @description Roles: staff, admin.
         */
        get: operations["chatInboxRead"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chat-inbox/{id}/desk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How far the asking member of staff has read, and the answer they were writing
         * @description Roles: staff.
         */
        get: operations["chatInboxDesk"];
        /**
         * Keeps how far they have read and what they are writing; nobody else reads it
         * @description Roles: staff.
         */
        put: operations["chatInboxKeep"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chat-inbox/{id}/hand-over": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hands a conversation over
         * @description 409 `chat_held` without `takeOver`, 422 `off_duty`, 422 `transition_forbidden` once it is closed.
         *
         *     Roles: staff.
         */
        post: operations["chatTeamHandOver"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chat-inbox/{id}/lead": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A lead with what was said; the same conversation again gives the same lead
         * @description 400 without name and address.
         *
         *     Roles: staff.
         */
        post: operations["chatStoryLead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chat-inbox/{id}/lines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The lines from the first to the last, with the names of those who answered; `after` gives those that follow a number
         * @description Roles: staff, admin.
         */
        get: operations["chatInboxLines"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chat-inbox/{id}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The internal notes of a conversation, from the first to the last
         * @description Roles: staff, admin.
         */
        get: operations["chatTeamReadNotes"];
        put?: never;
        /**
         * Adds an internal note; visitors never see it
         * @description Roles: staff.
         */
        post: operations["chatTeamNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chat-inbox/{id}/ticket": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A ticket with what was said; the same conversation again gives the same ticket
         * @description 400 for a visitor without name and address.
         *
         *     Roles: staff.
         */
        post: operations["chatStoryTicket"];
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
        /**
         * Adds a line as the visitor or as staff, who take an open conversation over by answering
         * @description 409 `chat_held` where a colleague answers it, without `takeOver`. 422 once it is closed.
         *
         *     Open to visitors.
         */
        post: operations["visitorChatSay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chat-messages/{sessionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The lines of a conversation from the first to the last; `after` gives those that follow a number
         * @description Open to visitors.
         */
        get: operations["visitorChatLines"];
        put?: never;
        post?: never;
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
        /**
         * The caller's own conversations, the liveliest first; staff and admins read all of them
         * @description Open to visitors.
         */
        get: operations["visitorChatList"];
        put?: never;
        /**
         * Begins a conversation, with the live team also from inside the demo
         * @description The answer alone holds its `secret`.
         *
         *     Open to visitors.
         */
        post: operations["visitorChatBegin"];
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
        /**
         * Staff take a conversation over (`assigned`) or put it back into the queue (`open`); staff or the visitor end it (`closed`)
         * @description 409 `chat_held` where a colleague answers it, without `takeOver`; 409 `chat_newer` where staff have not read what the visitor wrote last.
         *
         *     Open to visitors.
         */
        patch: operations["visitorChatChange"];
        trace?: never;
    };
    "/api/crm-leads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Newest first; `staffId` gives those of one member of staff, `q` searches names, companies and addresses
         * @description Roles: staff, admin.
         */
        get: operations["leadsList"];
        put?: never;
        /**
         * Makes one, by hand or from a form that was sent: the same form again gives the same lead
         * @description 404 for an unknown form.
         *
         *     Roles: staff, admin.
         */
        post: operations["leadsCreate"];
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
        /**
         * One lead; the reading is an entry of the audit log, once a quarter of an hour
         * @description Roles: staff, admin.
         */
        get: operations["leadsRead"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Changes what is sent
         * @description 409 `stale_version`, 422 `transition_forbidden`.
         *
         *     Roles: staff, admin.
         */
        patch: operations["leadsChange"];
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
        /**
         * Sends a template to the lead, in its language; a new lead is `contacted` then
         * @description 404 for an unknown template.
         *
         *     Roles: staff, admin.
         */
        post: operations["leadsEmail"];
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
        /**
         * The form of /demo
         * @description Open to visitors.
         */
        post: operations["formsDemo"];
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
        /**
         * Documents that the reader may see, newest first
         * @description Staff and admins see that they exist, not what is in them.
         *
         *     Roles: tenant, landlord, supplier, staff, admin.
         */
        get: operations["documentList"];
        put?: never;
        /**
         * Keeps a file: multipart, the file in `file`
         * @description Photos are encoded again as JPEG; other pictures lose their metadata alone, the position included; everything else is kept byte by byte. 413 above 20 MiB, 415 when it is not multipart, 422 `unsafe_file` or `picture_too_large`, 429 past 500 in an hour. Photos of a request: 403 for who has no part in it, 422 once it is closed, with ten of one side, or of work that has not begun. Space: 403 `upload_unverified`, 422 `storage_full` and 429 `upload_limit` with `limitBytes`.
         *
         *     Roles: tenant, landlord, supplier.
         */
        post: operations["documentAdd"];
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
        /**
         * Everything that the reader may see, or what is filed for a lease or a unit, as one ZIP with a folder for each home
         * @description Roles: landlord, tenant.
         */
        get: operations["documentDownload"];
        put?: never;
        post?: never;
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
        /**
         * Homes that have papers, with how many, by address
         * @description Sorts: home, latestAt.
         *
         *     Roles: landlord.
         */
        get: operations["documentListFolders"];
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
        /**
         * How much space the account's uploads take, and how much they may
         * @description Roles: landlord.
         */
        get: operations["documentUsage"];
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
        /**
         * One document, with a download address that lives 5 minutes
         * @description Roles: tenant, landlord, supplier, staff, admin.
         */
        get: operations["documentOne"];
        put?: never;
        post?: never;
        /**
         * Removes a document for good; 401 `password_required` for who came by a used code, 422 when it belongs to a request
         * @description Landlords and suppliers remove photos that they have added to a request until it is closed.
         *
         *     Roles: tenant, landlord, supplier.
         */
        delete: operations["documentRemove"];
        options?: never;
        head?: never;
        /**
         * Changes name, kind and sharing; tenants who come to share it are told by mail
         * @description 409 `stale_version`, 422 without a lease to share with, or when a document should become a photo or a photo a document.
         *
         *     Roles: landlord.
         */
        patch: operations["documentUpdate"];
        trace?: never;
    };
    "/api/documents/{id}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every version of a document, newest first
         * @description Roles: tenant, landlord, supplier, staff, admin.
         */
        get: operations["documentVersions"];
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
        /**
         * Ends an annual plan: money back within 30 days, else when its year is over
         * @description 404 without one, 422 for the lifetime plan.
         *
         *     Roles: supplier.
         */
        post: operations["eliteCancel"];
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
        /**
         * Whether plans can be paid here: not yet by a real provider, whose page does not lead here
         * @description Roles: supplier.
         */
        get: operations["elitePayment"];
        put?: never;
        post?: never;
        delete?: never;
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
        /**
         * Becomes an Elite Partner: $299 a year or $1,499 for life, through the sandbox payment
         * @description 422 when the lifetime plan runs.
         *
         *     Roles: supplier.
         */
        post: operations["eliteSubscribe"];
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
        /**
         * The supplier's subscription; an empty answer when there was none
         * @description Roles: supplier.
         */
        get: operations["eliteOwn"];
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
        /**
         * Newest first; of one `category`, `q` searches names and subjects
         * @description Roles: staff, admin.
         */
        get: operations["emailTemplatesList"];
        put?: never;
        /**
         * Adds an email template
         * @description Roles: admin.
         */
        post: operations["emailTemplatesCreate"];
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
        /**
         * Removes an email template
         * @description Roles: admin.
         */
        delete: operations["emailTemplatesRemove"];
        options?: never;
        head?: never;
        /**
         * Changes what is sent
         * @description 409 `stale_version`.
         *
         *     Roles: admin.
         */
        patch: operations["emailTemplatesChange"];
        trace?: never;
    };
    "/api/expenses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Expenses, the latest first
         * @description Sorts: spentOn, amountCents, payee, category, property, createdAt.
         *
         *     Roles: landlord, staff, admin.
         */
        get: operations["expenseList"];
        put?: never;
        /**
         * Enters an expense; it posts to the ledger at once
         * @description 400 for a tax above the amount, 404 for what is somebody else's.
         *
         *     Roles: landlord.
         */
        post: operations["expenseCreate"];
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
        /**
         * The same list as CSV, the oldest first; amounts are decimals
         * @description Roles: landlord.
         */
        get: operations["expenseFile"];
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
        /**
         * One expense
         * @description Roles: landlord, staff, admin.
         */
        get: operations["expenseGet"];
        put?: never;
        post?: never;
        /**
         * Takes an expense back: the ledger keeps it with its reversal
         * @description Roles: landlord.
         */
        delete: operations["expenseRemove"];
        options?: never;
        head?: never;
        /**
         * Changes what is sent: other figures are a reversal and a new entry
         * @description 409 `stale_version`.
         *
         *     Roles: landlord.
         */
        patch: operations["expenseUpdate"];
        trace?: never;
    };
    "/api/files/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The file as attachment
         * @description 404 when the signature is wrong or its 5 minutes are over. (An `<img>` shows it all the same.)
         *
         *     Open to visitors.
         */
        get: operations["downloadDownload"];
        put?: never;
        post?: never;
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
        /**
         * What was sent, newest first
         * @description `kind` and `state` filter, `q` searches names and addresses.
         *
         *     Roles: staff, admin.
         */
        get: operations["formsList"];
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
        /**
         * The same filters as a file, at most 20,000 lines
         * @description Roles: staff, admin.
         */
        get: operations["formsCsv"];
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
        /**
         * Marks one as handled, or as waiting again
         * @description Roles: staff, admin.
         */
        patch: operations["formsHandle"];
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
        /**
         * The form of /international-contact
         * @description Open to visitors.
         */
        post: operations["formsInquiry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invoice-settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The series of numbers of the signed-in supplier, and what new invoices begin with
         * @description Roles: supplier.
         */
        get: operations["invoiceSettingsOwn"];
        /**
         * Saves them
         * @description 422 for another beginning of a series that has begun, 409 `stale_version`.
         *
         *     Roles: supplier.
         */
        put: operations["invoiceSettingsSave"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invoices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Invoices, the latest first: a supplier's own, or those that a landlord received
         * @description Sorts: createdAt, dueOn, totalCents, number, supplierName, landlordName.
         *
         *     Roles: supplier, landlord, staff, admin.
         */
        get: operations["invoiceList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invoices/owed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What is owed, by currency and by days past due
         * @description Roles: supplier, landlord.
         */
        get: operations["invoiceOwed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invoices/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One invoice, with its lines
         * @description 404 for a supplier's draft to everyone else.
         *
         *     Roles: supplier, landlord, staff, admin.
         */
        get: operations["invoiceGet"];
        /**
         * Changes a draft
         * @description 409 `stale_version`, 422 once it was sent.
         *
         *     Roles: supplier.
         */
        put: operations["invoiceSave"];
        post?: never;
        /**
         * Removes a draft
         * @description 422 once it was sent.
         *
         *     Roles: supplier.
         */
        delete: operations["invoiceRemove"];
        options?: never;
        head?: never;
        /**
         * A step: the supplier sends (`sent`) and voids (`void`), the landlord approves, disputes and marks as paid
         * @description `approved` takes a payment back that was marked. 422 `over_limit` above the price approved for the job.
         *
         *     Roles: supplier, landlord.
         */
        patch: operations["invoiceStep"];
        trace?: never;
    };
    "/api/invoices/{id}/file.pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The invoice as PDF, in the supplier's language
         * @description Roles: supplier, landlord, staff, admin.
         */
        get: operations["invoiceFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invoices/{id}/paper": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Makes a draft the invoice of a paper: its photo or PDF, which was uploaded first, and what is printed on it
         * @description 404 for a file that is not the supplier's own, 400 for a day outside of the job, 409 `stale_version`, 422 once it was sent.
         *
         *     Roles: supplier.
         */
        put: operations["paperInvoiceSave"];
        post?: never;
        delete?: never;
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
        /**
         * Open jobs for Elite Partners: trade, priority, city, description and budget; newest first
         * @description 403 `elite_required`.
         *
         *     Roles: supplier.
         */
        get: operations["jobBoardList"];
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
        /**
         * Would take the job, with a price or without; the landlord may answer with an offer
         * @description 403 `elite_required`.
         *
         *     Roles: supplier.
         */
        put: operations["jobBoardInterest"];
        post?: never;
        /**
         * Takes the interest back
         * @description 404 without one.
         *
         *     Roles: supplier.
         */
        delete: operations["jobBoardWithdraw"];
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
        /**
         * Landlords, newest first; `q` searches name and owner, `sort` by createdAt or name
         * @description Roles: staff, admin.
         */
        get: operations["landlordAccountsList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/landlords/bulk-tasks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Work on many leases that goes on, and results that were not closed yet, of the last seven days
         * @description Roles: landlord.
         */
        get: operations["bulkTaskOpen"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/landlords/bulk-tasks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How far one task is
         * @description Roles: landlord.
         */
        get: operations["bulkTaskGet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/landlords/bulk-tasks/{id}/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Closes the result of a task: it isn't shown again
         * @description Twice does no harm.
         *
         *     Roles: landlord.
         */
        post: operations["bulkTaskClose"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/landlords/bulk-tasks/{id}/rows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What became of each lease of a task, or of each tenant, so far
         * @description Roles: landlord.
         */
        get: operations["bulkTaskRows"];
        put?: never;
        post?: never;
        delete?: never;
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
        /**
         * A table of the landlord's own data as CSV: whole, or the rows of `ids`
         * @description Units leave in the columns that the import reads. 404 for another name.
         *
         *     Roles: landlord.
         */
        get: operations["exportTable"];
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
        /**
         * Imports that were made or taken back, newest first, without their lines
         * @description Roles: landlord.
         */
        get: operations["importList"];
        put?: never;
        /**
         * Reads a CSV of properties, units, leases and tenants and says what it would make, or what is wrong by line and column
         * @description `mapping` (see `MappingRequest`) says where the columns go and what is taken apart, `answers` (see `AnswersRequest`) what the file leaves open, `leaveOut` that lines with mistakes are left out. Nothing is made yet. 400 `invalid_input` for a mapping that names an unknown field, a field again or a column that is not there; 422 `unsafe_file` with `problem` and `columns` for what is no such table; 413 above 20 MiB; 429 after 60 files in an hour; a checked file is kept for 48 hours.
         *
         *     Roles: landlord.
         */
        post: operations["importCheck"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/landlords/imports/columns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What is in a CSV: its headings wherever they stand, the first three values of each column, and where the columns would go, by the mapping that this account used for these headings before or by what they mean
         * @description With `mapping` also what the file leaves open: each question is asked once. Nothing is kept. 422 `unsafe_file` and 429 as when a file is checked.
         *
         *     Roles: landlord.
         */
        post: operations["importColumns"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/landlords/imports/mistakes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The lines of a CSV that have mistakes, as they are written, each with what is wrong: to be corrected in a file of their own
         * @description Takes what a check takes. Nothing is kept. 422 `unsafe_file` and 429 as when a file is checked.
         *
         *     Roles: landlord.
         */
        post: operations["importMistakes"];
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
        /**
         * An empty table with the columns that are read, headed in a language; semicolons where that language's spreadsheets write them
         * @description Roles: landlord.
         */
        get: operations["importTemplate"];
        put?: never;
        post?: never;
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
        /**
         * One import with its problems and its first lines
         * @description Roles: landlord.
         */
        get: operations["importGet"];
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
        /**
         * Makes all that was checked, leases as drafts, or nothing
         * @description 422 `rule_broken` with problems, 409 when the portfolio changed since.
         *
         *     Roles: landlord.
         */
        post: operations["importApply"];
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
        /**
         * Takes it back within 48 hours; 422 with `hangs` once something was built upon its rows
         * @description Roles: landlord.
         */
        post: operations["importUndo"];
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
        /**
         * Leases, newest first, with what is open
         * @description Sorts: createdAt, startsOn, endsOn, rentCents, tenant, home, overdueCents.
         *
         *     Roles: landlord, staff, admin.
         */
        get: operations["leaseList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/landlords/leases/activations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Activates drafts in the background, each in a transaction of its own and as its own route would; foreign ones are left out
         * @description Answers the task, which says how far it is. Asked again meanwhile, it answers the same one.
         *
         *     Roles: landlord.
         */
        post: operations["bulkTaskActivate"];
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
        /**
         * Activates the chosen drafts, or deletes them; each as its own route would
         * @description One without a tenant is refused as `lease_without_tenant` until that is confirmed.
         *
         *     Roles: landlord.
         */
        post: operations["bulkChangeLeases"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/landlords/leases/charges": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Charges several leases the same beside the rent, each as its own route would; a foreign one is refused as `not_found`
         * @description Roles: landlord.
         */
        post: operations["chargeManyCharge"];
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
        /**
         * Issues codes with their letters to everybody on the chosen leases who has not joined
         * @description 403 `email_unverified`.
         *
         *     Roles: landlord.
         */
        post: operations["bulkIssueCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/landlords/leases/letters/mail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Emails the welcome letter with a new code to everyone on the chosen leases who has not joined and has an address, in the background
         * @description Answers the task. 403 `email_unverified`, 429 past the limit.
         *
         *     Roles: landlord.
         */
        post: operations["bulkTaskMailLetters"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/landlords/leases/posting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How far opening balances and first rents are posted, of the leases that were activated within the last hour of activations
         * @description Roles: landlord, staff, admin.
         */
        get: operations["leasePosting"];
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
        /**
         * One lease with its home, its tenants and where their codes stand
         * @description Roles: landlord, staff, admin.
         */
        get: operations["leaseGet"];
        put?: never;
        post?: never;
        /**
         * Deletes a draft that nobody wants
         * @description 422 for what has run.
         *
         *     Roles: landlord.
         */
        delete: operations["leaseRemove"];
        options?: never;
        head?: never;
        /**
         * Changes what is sent; of a running lease not rent, due day and start (422)
         * @description 409 `stale_version`, `lease_overlap`.
         *
         *     Roles: landlord.
         */
        patch: operations["leaseUpdate"];
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
        /**
         * Lets a draft run; what is due by now posts at once
         * @description 409 `lease_overlap`, 422 `region_rule`, `lease_without_tenant` until it is confirmed. Twice does no harm.
         *
         *     Roles: landlord.
         */
        post: operations["leaseActivate"];
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
        /**
         * Charges something beside the rent
         * @description Answers the new balance. 422 `region_rule` with the rule and its source for a deposit that the region forbids.
         *
         *     Roles: landlord.
         */
        post: operations["leaseLedgerCharge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
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
        /**
         * Issues a tenant's code with its welcome letter; it is shown in this answer alone
         * @description 403 `email_unverified`.
         *
         *     Roles: landlord.
         */
        post: operations["accessCodeIssue"];
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
        /**
         * Revokes a tenant's code, or all of the lease
         * @description Answers the lease.
         *
         *     Roles: landlord.
         */
        post: operations["accessCodeRevoke"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/landlords/leases/{id}/correct": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Puts a mistyped rent, due day or first day of a running lease right; posted rents follow, and the tenants get a message
         * @description 422 `correction_is_rise` for a rent that would rise after it has run for a while, `region_rule`, 409 `lease_overlap`, `stale_version`.
         *
         *     Roles: landlord.
         */
        post: operations["leaseCorrect"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/landlords/leases/{id}/counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Figures on the tabs of a lease: documents, open requests, unread messages
         * @description 404 for a foreign lease.
         *
         *     Roles: landlord.
         */
        get: operations["leaseCountsCounts"];
        put?: never;
        post?: never;
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
        /**
         * Takes something off what is owed
         * @description Answers the new balance.
         *
         *     Roles: landlord.
         */
        post: operations["leaseLedgerCredit"];
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
        /**
         * Gives the deposit back with its interest, less itemised deductions; the tenants get a message and a letter
         * @description 422 for more than is held.
         *
         *     Roles: landlord.
         */
        post: operations["leaseLedgerReturnDeposit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/landlords/leases/{id}/deposit/terms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the region says about giving the deposit back: deadline, deductions, interest, as far as they are known
         * @description Roles: landlord.
         */
        get: operations["leaseLedgerDepositTerms"];
        put?: never;
        post?: never;
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
        /**
         * Ends a lease by agreement on a day that has come
         * @description 422 for a later day.
         *
         *     Roles: landlord.
         */
        post: operations["leaseEnd"];
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
        /**
         * The lease's ledger, newest first, with a running balance; what is scheduled stands before it
         * @description 404 for a foreign lease.
         *
         *     Roles: landlord, staff, admin.
         */
        get: operations["leaseLedgerRows"];
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
        /**
         * Balance, what is overdue, what was paid this year and on time, the deposit held
         * @description Roles: landlord, staff, admin.
         */
        get: operations["leaseLedgerSummary"];
        put?: never;
        post?: never;
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
        /**
         * Takes an entry back by another one; asking twice does no harm
         * @description 422 for one that came from a provider.
         *
         *     Roles: landlord.
         */
        post: operations["leaseLedgerReverse"];
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
         * Records a notice with the last day; the tenants get a message and a letter
         * @description Of a landlord's own: 422 `region_rule` for one that comes too late or has no lawful ground, `confirmation_required` where the region's rules can't be checked.
         *
         *     Roles: landlord.
         */
        post: operations["leaseNotice"];
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
        /**
         * Takes a notice back: the lease goes on
         * @description 409 `lease_overlap` when the unit is let again.
         *
         *     Roles: landlord.
         */
        post: operations["leaseWithdraw"];
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
        /**
         * Opening balance and deposit of a lease that ran before
         * @description 409 the second time, 422 `region_rule` with the rule and its source for a deposit that the region forbids.
         *
         *     Roles: landlord.
         */
        post: operations["leaseLedgerOpening"];
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
        /**
         * Records a payment that came in cash, by cheque or transfer
         * @description What exceeds the open charges is paid ahead.
         *
         *     Roles: landlord.
         */
        post: operations["offlinePaymentRecord"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/landlords/leases/{id}/recurring-charges": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Charges of a lease that come back each month beside the rent, those that have ended included
         * @description 404 for a foreign lease.
         *
         *     Roles: landlord, staff, admin.
         */
        get: operations["recurringChargeList"];
        put?: never;
        /**
         * Adds one; it posts each month on its due day, like rent
         * @description 422 `confirmation_required` where the rent of a running lease is capped.
         *
         *     Roles: landlord.
         */
        post: operations["recurringChargeAdd"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/landlords/leases/{id}/recurring-charges/{chargeId}/amount": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Another amount from a day on
         * @description 409 `stale_version`; 422 `confirmation_required` for a raise where the rent is capped, `rule_broken` for a month that is posted.
         *
         *     Roles: landlord.
         */
        post: operations["recurringChargeChangeAmount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/landlords/leases/{id}/recurring-charges/{chargeId}/stop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sets its last day; what was posted for later days is taken back
         * @description Asking twice does no harm. 409 `stale_version`.
         *
         *     Roles: landlord.
         */
        post: operations["recurringChargeStop"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/landlords/leases/{id}/reminder-letter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The reminder as a letter, in the tenant's language unless another is asked for
         * @description 422 `nothing_due`.
         *
         *     Roles: landlord.
         */
        get: operations["owedLetter"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/landlords/leases/{id}/reminders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reminders that were sent about a lease, the latest first
         * @description Roles: landlord.
         */
        get: operations["owedSent"];
        put?: never;
        post?: never;
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
         * Renews a running lease as both sides agreed: the next term follows without overlap, in the same ledger
         * @description 422 `region_rule`, `confirmation_required`, `transition_forbidden` under notice, 409 `lease_overlap` when the unit is let again.
         *
         *     Roles: landlord.
         */
        post: operations["leaseRenew"];
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
        /**
         * Takes back the next term before it begins
         * @description 404 where there is none, 422 for one that a tenant accepted.
         *
         *     Roles: landlord.
         */
        post: operations["leaseCancelRenewal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/landlords/leases/{id}/rent-changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What an end or a correction would change of the posted rents, before it is made
         * @description 404 for a foreign lease.
         *
         *     Roles: landlord.
         */
        get: operations["rentChangesShow"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/landlords/leases/{id}/returned-payment-fee": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The fee that the region allows for a returned payment
         * @description 404 for a foreign lease.
         *
         *     Roles: landlord.
         */
        get: operations["returnedPaymentFee"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/landlords/leases/{id}/tenant-notices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the tenants of a lease gave notice of, the newest first
         * @description Roles: landlord, staff, admin.
         */
        get: operations["tenantNoticeList"];
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
        /**
         * Names somebody on a lease
         * @description Answers the lease.
         *
         *     Roles: landlord.
         */
        post: operations["leaseTenantAdd"];
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
        /**
         * Takes somebody off who has not joined (else 422)
         * @description Roles: landlord.
         */
        delete: operations["leaseTenantRemove"];
        options?: never;
        head?: never;
        /**
         * Changes an entry; 422 for the address of somebody who has joined
         * @description Answers the lease.
         *
         *     Roles: landlord.
         */
        patch: operations["leaseTenantUpdate"];
        trace?: never;
    };
    "/api/landlords/listings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The landlord's listings in every state, newest first; staff and admins see everybody's
         * @description Roles: landlord, staff, admin.
         */
        get: operations["ownListingList"];
        put?: never;
        post?: never;
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
        /**
         * The landlord's home: rent of the month by state, what waits, the street, collected by month, recent payments
         * @description Roles: landlord.
         */
        get: operations["overviewGet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/landlords/owed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Leases that owe something, the longest overdue first
         * @description Sorts: overdueSince, openCents, overdueCents, home, tenant.
         *
         *     Roles: landlord.
         */
        get: operations["owedList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/landlords/owed/totals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the leases of the same filters owe, one row a currency
         * @description Roles: landlord.
         */
        get: operations["owedTotals"];
        put?: never;
        post?: never;
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
        /**
         * Who moves the money, how far the landlord's account with them is, and who bears the fees where
         * @description Roles: landlord.
         */
        get: operations["paymentSetupRead"];
        /**
         * Chooses who bears the fees
         * @description The rule of a region overrules it there.
         *
         *     Roles: landlord.
         */
        put: operations["paymentSetupChoose"];
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
        /**
         * The provider's page on which the account is opened or completed
         * @description 503 where no provider asks for one.
         *
         *     Roles: landlord.
         */
        post: operations["paymentSetupBegin"];
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
        /**
         * Asks the provider how far it is, after the way back from its page
         * @description Roles: landlord.
         */
        post: operations["paymentSetupRefresh"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/landlords/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Payments over all leases, the latest received first
         * @description Sorts: paidOn, amountCents, payer, home, method.
         *
         *     Roles: landlord.
         */
        get: operations["landlordPaymentsList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/landlords/payments/export.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The same list as CSV; amounts are decimals
         * @description Roles: landlord.
         */
        get: operations["landlordPaymentsFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/landlords/payments/rows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Records many payments that came in cash, by check or transfer
         * @description Each row stands for itself; one that was recorded before is not recorded again.
         *
         *     Roles: landlord.
         */
        post: operations["owedRecord"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/landlords/payments/totals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the payments of the same filters sum to, one row a currency
         * @description Roles: landlord.
         */
        get: operations["landlordPaymentsTotals"];
        put?: never;
        post?: never;
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
        /**
         * The landlord's properties, newest first, with how many units they have
         * @description Sorts: name, city, createdAt, unitCount.
         *
         *     Roles: landlord, staff, admin.
         */
        get: operations["propertyList"];
        put?: never;
        /**
         * Adds a property
         * @description 400 for an unknown country, region or time zone.
         *
         *     Roles: landlord.
         */
        post: operations["propertyCreate"];
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
        /**
         * Archives the chosen properties, or takes them out again
         * @description A foreign one is refused as `not_found`, one with a running lease as `rule_broken`.
         *
         *     Roles: landlord.
         */
        post: operations["bulkChangeProperties"];
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
        /**
         * One property with its units
         * @description Roles: landlord, staff, admin.
         */
        get: operations["propertyGet"];
        /**
         * Changes what is sent; `archived` puts it away (422 `rule_broken` while a lease runs)
         * @description 409 `stale_version`.
         *
         *     Roles: landlord.
         */
        put: operations["propertyUpdate"];
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
        /**
         * The tenancy rules that hold where the property stands, with their sources; unknown means that none applies by itself
         * @description Roles: landlord, staff, admin.
         */
        get: operations["propertyRegionRules"];
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
        /**
         * Adds a unit
         * @description 409 `conflict` when the property has one of that label.
         *
         *     Roles: landlord.
         */
        post: operations["unitCreate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/landlords/reminders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reminds the tenants of these leases of what is due, once a day at most, by email and text as they allow
         * @description 403 `email_unverified`, 429 past the limit.
         *
         *     Roles: landlord.
         */
        post: operations["owedRemind"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/landlords/tenants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Everyone on the landlord's leases, by last name, with what the lease owes
         * @description Sorts: name, home, startsOn, endsOn, openCents.
         *
         *     Roles: landlord.
         */
        get: operations["tenantListList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/landlords/tenants/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One tenant with every lease of the same person
         * @description Roles: landlord.
         */
        get: operations["tenantListGet"];
        put?: never;
        post?: never;
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
        /**
         * Takes the chosen units off the market or into the archive, or back
         * @description One with a running lease is refused as `rule_broken`.
         *
         *     Roles: landlord.
         */
        post: operations["bulkChangeUnits"];
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
        /**
         * One unit with every lease it had
         * @description Roles: landlord, staff, admin.
         */
        get: operations["unitGet"];
        /**
         * Changes what is sent
         * @description 422 `rule_broken` for taking an occupied unit off the market; 409 `stale_version`.
         *
         *     Roles: landlord.
         */
        put: operations["unitUpdate"];
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
        /**
         * Makes a draft
         * @description 400 for an end before the start, 422 `region_rule` with the rule and its source.
         *
         *     Roles: landlord.
         */
        post: operations["leaseCreate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/landlords/units/{id}/listing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The unit's listing that has not ended; an empty answer when it has none
         * @description Roles: landlord, staff, admin.
         */
        get: operations["ownListingOfUnit"];
        put?: never;
        /**
         * Offers a vacant unit
         * @description 403 `email_unverified`, 409 `conflict` when it is offered already, 422 `rule_broken` while somebody lives there.
         *
         *     Roles: landlord.
         */
        post: operations["ownListingCreate"];
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
        /**
         * The unit's plan; an empty answer when it has none
         * @description Roles: landlord, staff, admin.
         */
        get: operations["unitPlanGet"];
        put?: never;
        /**
         * Attaches a protection plan of the catalogue to a unit; the former one ends
         * @description 404 for a foreign unit.
         *
         *     Roles: landlord.
         */
        post: operations["unitPlanTake"];
        /**
         * Ends the unit's plan
         * @description Roles: landlord.
         */
        delete: operations["unitPlanEnd"];
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
        /**
         * Recommends for leases that end within 120 days and have none
         * @description Answers the new ones: an empty list the second time.
         *
         *     Roles: landlord.
         */
        post: operations["renewalGenerate"];
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
        /**
         * Own leases whose term ends within 180 days and for which no offer waits, with what the tenant said about staying
         * @description Roles: tenant.
         */
        get: operations["renewalOwnIntents"];
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
        /**
         * Says whether one means to stay; it binds nobody and may be said anew
         * @description 404 for a foreign lease, 422 while nothing is asked.
         *
         *     Roles: tenant.
         */
        put: operations["renewalSay"];
        post?: never;
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
        /**
         * What the tenant was offered, newest first
         * @description Roles: tenant.
         */
        get: operations["renewalOwn"];
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
        /**
         * Accepts or declines by `status`, or asks a `question` first
         * @description 422 after the last day, or after another answer.
         *
         *     Roles: tenant.
         */
        put: operations["renewalAnswer"];
        post?: never;
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
        /**
         * Recommendations, newest first, with reasons in the reader's language
         * @description Sorts: createdAt, startsOn, noticeBy, tenant, …
         *
         *     Roles: landlord, staff, admin.
         */
        get: operations["renewalList"];
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
        /**
         * One renewal recommendation
         * @description Roles: landlord, staff, admin.
         */
        get: operations["renewalGet"];
        /**
         * `status` is the verb: accepted, adjusted (`rentCents`), rejected, offered (`answerBy`, `note`), withdrawn, signed and declined (on paper); `reply` answers the tenants' question
         * @description 422 `region_rule` with the rule and its source, `transition_forbidden`; 409 `stale_version`, `lease_overlap`.
         *
         *     Roles: landlord.
         */
        put: operations["renewalUpdate"];
        post?: never;
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
         * The landlord's notice to leave, or the letter about a change of rent, as PDF for both sides, in the reader's language
         * @description 404 where there is none.
         *
         *     Roles: landlord, tenant, staff, admin.
         */
        get: operations["leaseLettersLetter"];
        put?: never;
        post?: never;
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
        /**
         * A year of the lease's ledger as PDF, for its landlord and its tenants, in the reader's language
         * @description Roles: landlord, tenant, staff, admin.
         */
        get: operations["statementStatement"];
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
        /**
         * The same entries to read on a screen, the latest first
         * @description Roles: landlord, tenant, staff, admin.
         */
        get: operations["statementLines"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/listings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Homes on the market, newest first
         * @description Visitors read samples (`sample`) while there is none.
         *
         *     Open to visitors.
         */
        get: operations["listingList"];
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
        /**
         * Homes that the caller marked and that are not on the market any more, at most 200
         * @description Those that are, are read with `favorites=true`.
         *
         *     Roles: tenant, landlord, supplier, staff, admin.
         */
        get: operations["listingAway"];
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
        /**
         * One home on the market; 404 when it is not, or not any more
         * @description Open to visitors.
         */
        get: operations["listingOne"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Changes a listing and, with `status`, publishes, pauses or closes it; an admin may pause and close
         * @description 409 `stale_version`, 422 `transition_forbidden`.
         *
         *     Roles: landlord, admin.
         */
        patch: operations["listingChange"];
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
        /**
         * Marks a home for oneself; twice does no harm
         * @description Roles: tenant, landlord, supplier, staff, admin.
         */
        put: operations["listingMark"];
        post?: never;
        /**
         * Takes the mark away
         * @description Roles: tenant, landlord, supplier, staff, admin.
         */
        delete: operations["listingUnmark"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/listings/{id}/photos/{photoId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A picture of a home that the reader sees, without position data, in the width and format that were asked for
         * @description 429 when one source has too many made.
         *
         *     Open to visitors.
         */
        get: operations["listingPhoto"];
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
        /**
         * What was asked about one's own home, newest first
         * @description Roles: landlord, staff, admin.
         */
        get: operations["listingQuestionList"];
        put?: never;
        /**
         * Asks the landlord, whose address is not told
         * @description 404 for a home that is not on the market, 429 when too many come.
         *
         *     Open to visitors.
         */
        post: operations["listingQuestionAsk"];
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
        /**
         * Answers by mail, once
         * @description Roles: landlord.
         */
        patch: operations["listingQuestionAnswer"];
        trace?: never;
    };
    "/api/maintenance-schedules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Recurring maintenance, by property; with `year` the due days of that year
         * @description Sorts: property, nextOn, title, createdAt.
         *
         *     Roles: landlord, staff, admin.
         */
        get: operations["maintenanceScheduleList"];
        put?: never;
        /**
         * Adds one
         * @description A request is made so many days before each due day, or immediately if it is due by then. 400 for a rhythm without its months or seasons, 404 for what is someone else’s and for a supplier who can’t be named.
         *
         *     Roles: landlord.
         */
        post: operations["maintenanceScheduleCreate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/maintenance-schedules/suppliers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Suppliers who can be named in a schedule: those of the landlord’s list, and those who have done a job for the landlord
         * @description Roles: landlord.
         */
        get: operations["maintenanceScheduleSuppliers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/maintenance-schedules/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One of them, also when it was deleted
         * @description Roles: landlord, staff, admin.
         */
        get: operations["maintenanceScheduleGet"];
        put?: never;
        post?: never;
        /**
         * Deletes one; the requests that it made stay
         * @description A second time it is gone (404).
         *
         *     Roles: landlord.
         */
        delete: operations["maintenanceScheduleEnd"];
        options?: never;
        head?: never;
        /**
         * Changes, pauses or resumes one; the requests that it made stay
         * @description 404 for one that was deleted, 409 `stale_version`.
         *
         *     Roles: landlord.
         */
        patch: operations["maintenanceScheduleUpdate"];
        trace?: never;
    };
    "/api/maintenance-settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What suppliers may spend without a quote, the usual limit and the one of emergencies, and what they must have
         * @description Roles: landlord.
         */
        get: operations["maintenanceSettingsRead"];
        /**
         * Changes it
         * @description New offers take the usual limit; the one of emergencies counts at once. 409 `stale_version`.
         *
         *     Roles: landlord.
         */
        put: operations["maintenanceSettingsChange"];
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
        /**
         * The messages of a lease, newest first
         * @description 404 for a foreign lease.
         *
         *     Roles: landlord, tenant.
         */
        get: operations["messageList"];
        put?: never;
        /**
         * Writes to the other side, which hears of it live and, if it wants, by mail
         * @description 401 `password_required` for who came by a used code: it is written in the tenant's name. 404 for a foreign lease or document.
         *
         *     Roles: landlord, tenant.
         */
        post: operations["messageSend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/messages/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Writes into the conversation of each of the chosen leases
         * @description Answers what became of each. 429 past the limit.
         *
         *     Roles: landlord.
         */
        post: operations["bulkMessageSend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/messages/bulk/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The message as each of the chosen leases would read it; nothing is sent
         * @description 400 for an unknown field in braces.
         *
         *     Roles: landlord.
         */
        post: operations["bulkMessagePreview"];
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
        /**
         * Marks a conversation as read
         * @description Answers what is unread elsewhere.
         *
         *     Roles: landlord, tenant.
         */
        post: operations["messageRead"];
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
        /**
         * Conversations, the newest first, with what is unread
         * @description Roles: landlord, tenant.
         */
        get: operations["messageListThreads"];
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
        /**
         * How much is unread in all conversations
         * @description Roles: landlord, tenant.
         */
        get: operations["messageUnread"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/navigation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What waits for the reader beside the entries of the menu, and a landlord’s plates in the sidebar
         * @description Roles: landlord, tenant, supplier.
         */
        get: operations["navigationCounts"];
        put?: never;
        post?: never;
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
        /**
         * Asks for the newsletter: a link to confirm with goes to the address
         * @description 429 when too many come.
         *
         *     Open to visitors.
         */
        post: operations["newsletterAsk"];
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
        /**
         * Confirms by the link of the mail
         * @description 400 `invalid_link`.
         *
         *     Open to visitors.
         */
        post: operations["newsletterConfirm"];
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
        /**
         * Addresses that have confirmed, newest first
         * @description Roles: staff, admin.
         */
        get: operations["newsletterList"];
        put?: never;
        post?: never;
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
        /**
         * Ends it by the link that every mail carries
         * @description 400 `invalid_link`.
         *
         *     Open to visitors.
         */
        post: operations["newsletterUnsubscribe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One's own notifications, newest first
         * @description Roles: landlord, tenant, supplier.
         */
        get: operations["notificationsList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Marks some or all as read
         * @description Answers how many are left.
         *
         *     Roles: landlord, tenant, supplier.
         */
        post: operations["notificationsRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications/unread": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many are unread
         * @description Roles: landlord, tenant, supplier.
         */
        get: operations["notificationsUnread"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/on-call": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The landlord’s on-call list, in the order in which people are asked about emergencies
         * @description Roles: landlord.
         */
        get: operations["onCallRead"];
        /**
         * Replaces the list; links of people who were taken off stop working
         * @description 400 for someone without what their kind needs, for the same one twice, and for a phone number that can’t be called; 404 for a supplier who can’t be named, 403 `email_unverified` for people outside the product, 409 `stale_version`.
         *
         *     Roles: landlord.
         */
        put: operations["onCallSave"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/on-call/alarms/{requestId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who was asked about a request, by name
         * @description Roles: landlord, staff, admin.
         */
        get: operations["onCallAlarm"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/on-call/alarms/{requestId}/acknowledge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The landlord is on it: no one else is asked
         * @description Does nothing if someone already is; 404 where no one was asked.
         *
         *     Roles: landlord.
         */
        post: operations["onCallAcknowledge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/on-call/duty": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who is asked now, or on a day at a time by the clock of the list
         * @description Roles: landlord.
         */
        get: operations["onCallDuty"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/on-call/links/acknowledge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The holder of the link is on it; `taken` when someone else was first
         * @description 400 `invalid_link`.
         *
         *     Open to visitors.
         */
        post: operations["onCallLinkAcknowledge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/on-call/links/look": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What an alert is about, by the link in it
         * @description Answers nothing. 400 `invalid_link`.
         *
         *     Open to visitors.
         */
        post: operations["onCallLinkLook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/on-call/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends a test alert to the person who asks, and to no one else
         * @description Roles: landlord.
         */
        post: operations["onCallTest"];
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
        /**
         * Payments that one of the two sides does not know, newest first
         * @description Roles: landlord, staff, admin.
         */
        get: operations["reconciliationList"];
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
        /**
         * Compares the landlord's payments with the provider's now, as the schedule does every hour
         * @description Roles: landlord.
         */
        post: operations["reconciliationCompare"];
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
        /**
         * Mends one: books it on a lease, gives ours up, or says why nothing is to be done
         * @description An admin books nothing.
         *
         *     Roles: landlord, admin.
         */
        post: operations["reconciliationResolve"];
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
        /**
         * Payments of the leases that one sees, newest first
         * @description Roles: tenant, landlord, staff, admin.
         */
        get: operations["paymentList"];
        put?: never;
        /**
         * Pays
         * @description 422 for more than is owed, 409 for the same payment twice in a row; `state` tells what the provider said.
         *
         *     Roles: tenant.
         */
        post: operations["paymentPay"];
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
        /**
         * What each method costs and how long it takes, before paying
         * @description 404 without a lease.
         *
         *     Roles: tenant.
         */
        post: operations["paymentQuote"];
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
        /**
         * One payment
         * @description 404 for somebody else's.
         *
         *     Roles: tenant, landlord, staff, admin.
         */
        get: operations["paymentOne"];
        put?: never;
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
        /**
         * Gives up a payment that still waits for its payer
         * @description 404 for another's, 422 once it is on its way.
         *
         *     Roles: tenant.
         */
        post: operations["openPaymentCancel"];
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
        /**
         * The receipt as PDF, in the tenant's language
         * @description 422 before the payment has arrived.
         *
         *     Roles: tenant, landlord, staff, admin.
         */
        get: operations["paymentReceipt"];
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
        /**
         * Gives money back
         * @description 422 for more than is left; the payment's own state stays, `refundedCents` tells.
         *
         *     Roles: landlord.
         */
        post: operations["paymentRefund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments/{id}/return": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The bank took back a payment that was recorded by hand: it is owed again, and both sides get a message
         * @description 422 `region_rule` for a fee beyond what the region allows, `rule_broken` for a payment that came online. Twice does no harm.
         *
         *     Roles: landlord.
         */
        post: operations["returnedPaymentTake"];
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
        /**
         * Staff and admins, to whom leads and tickets can be given
         * @description Roles: staff, admin.
         */
        get: operations["peopleColleagues"];
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
        /**
         * One person's page; the reading is an entry of the audit log, once a quarter of an hour
         * @description Roles: staff, admin.
         */
        get: operations["peopleRead"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/preferred-suppliers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The landlord's own list of suppliers, in the order in which they are asked
         * @description Roles: landlord.
         */
        get: operations["preferredSuppliersList"];
        /**
         * Replaces the list
         * @description 404 when one of them is not in the directory.
         *
         *     Roles: landlord.
         */
        put: operations["preferredSuppliersReplace"];
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
        /**
         * Who is signed in, with the settings
         * @description Roles: tenant, landlord, supplier, staff, admin.
         */
        get: operations["profileMe"];
        /**
         * Changes what is sent; read-only fields are read past
         * @description 400 for an unknown language, 401 `password_required` for who came by a used code, `two_factor_required` for another phone number where codes may go, 409 `stale_version`.
         *
         *     Roles: tenant, landlord, supplier, staff, admin.
         */
        put: operations["profileUpdate"];
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
        /**
         * Whether the account may be deleted now, and what keeps it
         * @description Roles: tenant, landlord, supplier, staff, admin.
         */
        get: operations["ownDataObstacles"];
        put?: never;
        /**
         * Deletes the account for good and ends every session
         * @description 401 `invalid_credentials`, or `two_factor_required` with a challenge; 422 `account_in_use` with `obstacles`.
         *
         *     Roles: tenant, landlord, supplier, staff, admin.
         */
        post: operations["ownDataRemove"];
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
        /**
         * Everything that the account holds, as a ZIP: a JSON file for each kind of thing, and the documents
         * @description 429 after 10 in an hour.
         *
         *     Roles: tenant, landlord, supplier, staff, admin.
         */
        get: operations["ownDataExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/recurring-expenses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Expenses that come back and are not over, the next one first
         * @description Sorts: nextOn, amountCents, payee, category, property, createdAt.
         *
         *     Roles: landlord, staff, admin.
         */
        get: operations["recurringExpenseList"];
        put?: never;
        /**
         * Adds one
         * @description Each is booked as an expense on its day; one that is due today at once. 400 for a past day, 404 for what is somebody else's.
         *
         *     Roles: landlord.
         */
        post: operations["recurringExpenseCreate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/recurring-expenses/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One of them, also when it is over
         * @description Roles: landlord, staff, admin.
         */
        get: operations["recurringExpenseGet"];
        put?: never;
        post?: never;
        /**
         * Ends one; what was booked stays
         * @description A second time it is gone (404).
         *
         *     Roles: landlord.
         */
        delete: operations["recurringExpenseEnd"];
        options?: never;
        head?: never;
        /**
         * Changes, pauses or resumes one for the days to come; what was booked stays
         * @description 404 for one that is over, 409 `stale_version`.
         *
         *     Roles: landlord.
         */
        patch: operations["recurringExpenseUpdate"];
        trace?: never;
    };
    "/api/reports/entries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The postings behind a figure of a report: its `behind` is this query (`accounts` with commas)
         * @description The latest first.
         *
         *     Roles: landlord.
         */
        get: operations["reportEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reports/entries/total": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What these entries add up to: the figure that they are behind
         * @description One line for each currency, none without entries.
         *
         *     Roles: landlord.
         */
        get: operations["reportTotal"];
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
        /**
         * A report: rent_roll, ledger, income_expense, ageing, tax_year
         * @description One table for each currency. 404 for another name.
         *
         *     Roles: landlord.
         */
        get: operations["reportReport"];
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
        /**
         * The same rows as CSV with subtotals and totals, which the last column names; amounts are decimals, days ISO
         * @description Roles: landlord.
         */
        get: operations["reportCsv"];
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
        /**
         * The same rows as PDF
         * @description Roles: landlord.
         */
        get: operations["reportPdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What is one's own and has all the words, at most five of a kind: landlords find properties, units, tenants, leases, requests, payments and documents; tenants requests, payments and documents; suppliers jobs
         * @description Case and accents don't count. 400 below two characters, 429 past 120 in a minute.
         *
         *     Roles: landlord, tenant, supplier.
         */
        get: operations["searchFind"];
        put?: never;
        post?: never;
        delete?: never;
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
        /**
         * The form of /contact
         * @description Open to visitors.
         */
        post: operations["formsContact"];
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
        /**
         * Sends one of the templates by e-mail
         * @description 400 for another template or address, 429 past the limit.
         *
         *     Roles: staff, admin.
         */
        post: operations["directMessagesEmail"];
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
        /**
         * Sends one of the templates as a text message
         * @description Roles: staff, admin.
         */
        post: operations["directMessagesSms"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Requests: a tenant's own, a landlord's, those offered to a supplier or accepted by him; newest first
         * @description Roles: tenant, landlord, supplier, staff, admin.
         */
        get: operations["serviceRequestList"];
        put?: never;
        /**
         * Files a request; a landlord's own with `status: approved` needs no second step
         * @description 403 for a tenant who sends it, 404 for a unit that is not the reporter's, 422 for a tenant without a home, 429 past the requests that one person files within an hour.
         *
         *     Roles: tenant, landlord, staff, admin.
         */
        post: operations["serviceRequestFile"];
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
        /**
         * One request with its timeline and photos
         * @description Roles: tenant, landlord, supplier, staff, admin.
         */
        get: operations["serviceRequestOne"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Changes details, and with `status` takes a step: approved, declined, scheduled (with `scheduledFor`), in_progress, completed (with `costCents`, up to the limit unless a landlord sends `approveCost`), closed (a tenant with `rating`), cancelled
         * @description 403 for a step of another role, 422 for one that the present state does not have, `over_limit` and `quote_pending` where the spending limit forbids it, 409 `stale_version`.
         *
         *     Roles: tenant, landlord, supplier, staff, admin.
         */
        patch: operations["serviceRequestChange"];
        trace?: never;
    };
    "/api/service-requests/{id}/board": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the board shows of a request, and who would take it
         * @description Roles: landlord.
         */
        get: operations["requestBoardRead"];
        /**
         * Shows an approved request on the board, or changes its words
         * @description 400 when they tell too much, 422 in another state.
         *
         *     Roles: landlord.
         */
        put: operations["requestBoardShow"];
        post?: never;
        /**
         * Takes it off the board
         * @description 404 when it was never there.
         *
         *     Roles: landlord.
         */
        delete: operations["requestBoardHide"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service-requests/{id}/checklist/{lineId}": {
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
        /**
         * Checks a line of the checklist off, or opens it again; asking for what is there already does no harm
         * @description 403 for a supplier who doesn’t have the job, 404 for someone else’s request, 422 when the work is over.
         *
         *     Roles: landlord, supplier.
         */
        patch: operations["checklistCheck"];
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
        /**
         * The cost of a completed repair as an expense, in one press; twice answers the same one
         * @description 422 without a cost.
         *
         *     Roles: landlord.
         */
        post: operations["expenseRepair"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service-requests/{id}/gap-overrides": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lets the supplier do this job all the same, for a reason that is recorded
         * @description It covers what is there now, and no other job.
         *
         *     Roles: landlord.
         */
        post: operations["gapOverridesAdd"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service-requests/{id}/invoice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begins the invoice of a completed job, or gives the one that is there
         * @description 422 before the job is completed.
         *
         *     Roles: supplier.
         */
        post: operations["invoiceBegin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service-requests/{id}/lines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Writes into the conversation of a request, and gives the request with it
         * @description 403 for an audience that isn't the writer's, 404 for an attachment that isn't the writer's own or came with another line, 429 past the limit.
         *
         *     Roles: tenant, landlord, supplier, staff, admin.
         */
        post: operations["talkSay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service-requests/{id}/lines/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Marks the conversation as read up to a line
         * @description Roles: tenant, landlord, supplier, staff, admin.
         */
        post: operations["talkRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
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
        /**
         * Offers an approved request to a supplier of the directory
         * @description 422 in another state.
         *
         *     Roles: landlord.
         */
        post: operations["serviceRequestOffer"];
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
        /**
         * A supplier accepts (where the first one wins) or answers with `amountCents` and `scheduledFor`, or declines; a landlord picks an answer (`accepted`) or withdraws
         * @description 409 when another supplier was quicker, 422 when the offer is over, `landlord_chooses` where suppliers only answer.
         *
         *     Roles: supplier, landlord.
         */
        patch: operations["serviceRequestAnswer"];
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
        /**
         * A supplier asks for a price
         * @description 404 without an open offer, 409 while an earlier one waits, 422 when the work is over.
         *
         *     Roles: supplier.
         */
        post: operations["serviceRequestQuote"];
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
        /**
         * The landlord approves or refuses a price, the supplier takes it back while it waits
         * @description 422 once the job has moved on.
         *
         *     Roles: landlord, supplier.
         */
        patch: operations["serviceRequestAnswerQuote"];
        trace?: never;
    };
    "/api/service-requests/{id}/supplier-gaps/{supplierId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Which insurance or license of a supplier has expired or is missing for this job
         * @description Roles: landlord.
         */
        get: operations["gapOverridesGaps"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/supplier-papers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The signed-in supplier's own
         * @description Roles: supplier.
         */
        get: operations["papersOwn"];
        put?: never;
        /**
         * Records one
         * @description 404 for a certificate that is not the supplier's own.
         *
         *     Roles: supplier.
         */
        post: operations["papersAdd"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/supplier-papers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Changes one; its kind stays
         * @description A new date begins its reminders again. 409 `stale_version`.
         *
         *     Roles: supplier.
         */
        put: operations["papersChange"];
        post?: never;
        /**
         * Removes one with its certificate
         * @description Roles: supplier.
         */
        delete: operations["papersRemove"];
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
        /**
         * The directory: Elite Partners first, then by name
         * @description `q` searches by name, `trade` filters. With `propertyId` those who serve its postal code come first, then those who state no area.
         *
         *     Roles: tenant, landlord, supplier, staff, admin.
         */
        get: operations["supplierList"];
        put?: never;
        /**
         * Enters the signed-in supplier into the directory (sign-up does it by itself); 409 when the entry exists
         * @description Roles: supplier.
         */
        post: operations["supplierEnter"];
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
        /**
         * Invites a supplier by e-mail; jobs can be offered to him at once
         * @description 409 `email_taken` for a known address.
         *
         *     Roles: landlord.
         */
        post: operations["invitationInvite"];
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
        /**
         * Opens a session by the link of the mail, until he registers
         * @description 400 `invalid_link`; 401 `two_factor_required` where a password has to come first.
         *
         *     Open to visitors.
         */
        post: operations["invitationOpen"];
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
        /**
         * Registers: sets a password, and ends the link
         * @description 400 `invalid_link`; 401 `two_factor_required`: the password is set, signing in follows.
         *
         *     Open to visitors.
         */
        post: operations["invitationRegister"];
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
        /**
         * The signed-in supplier's own entry
         * @description Roles: supplier.
         */
        get: operations["supplierOwn"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/suppliers/me/area": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Replaces the area in which the signed-in supplier works
         * @description 400 names what no postal code of the country begins with.
         *
         *     Roles: supplier.
         */
        put: operations["supplierReplaceArea"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/suppliers/me/hours": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Replaces the hours, days off and capacity that the signed-in supplier states
         * @description 409 `stale_version`.
         *
         *     Roles: supplier.
         */
        put: operations["supplierReplaceHours"];
        post?: never;
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
        /**
         * Changes somebody; `active: false` for who left
         * @description 409 `stale_version`.
         *
         *     Roles: supplier, admin.
         */
        patch: operations["staffChange"];
        trace?: never;
    };
    "/api/suppliers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One supplier
         * @description Roles: tenant, landlord, supplier, staff, admin.
         */
        get: operations["supplierOne"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Changes the own entry
         * @description The company name cannot be changed after registration. 409 `stale_version`.
         *
         *     Roles: supplier, staff, admin.
         */
        patch: operations["supplierChange"];
        trace?: never;
    };
    "/api/suppliers/{id}/chat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Messages between the reader's side and the other, newest first
         * @description A supplier names the landlord by `accountId`.
         *
         *     Roles: landlord, supplier, staff, admin.
         */
        get: operations["chatList"];
        put?: never;
        /**
         * Writes a message
         * @description 403 `elite_required` when a supplier writes to a landlord who never wrote and whom no job ties; 429 past the limit.
         *
         *     Roles: landlord, supplier.
         */
        post: operations["chatSend"];
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
        /**
         * Conversations with or as this supplier, the newest first
         * @description 404 for another supplier's.
         *
         *     Roles: landlord, supplier, staff, admin.
         */
        get: operations["chatConversations"];
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
        /**
         * Landlords to write to
         * @description Without `q` those whom a job ties to the supplier; with it any, by name or company: at most ten, 403 `elite_required` without the subscription. 404 for another supplier, 429 past the limit.
         *
         *     Roles: supplier.
         */
        get: operations["chatSearch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/suppliers/{id}/papers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A supplier's insurance and licenses, as stated by the supplier
         * @description 404 for another supplier's.
         *
         *     Roles: supplier, landlord, staff, admin.
         */
        get: operations["papersList"];
        put?: never;
        post?: never;
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
        /**
         * The supplier's people, newest first
         * @description 404 for another's, 403 `elite_required` without the subscription.
         *
         *     Roles: supplier, staff, admin.
         */
        get: operations["staffList"];
        put?: never;
        /**
         * Adds somebody
         * @description Roles: supplier, admin.
         */
        post: operations["staffAdd"];
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
        /**
         * Newest first; `q` searches subjects, names and addresses
         * @description Roles: tenant, landlord, supplier, staff, admin.
         */
        get: operations["ticketsList"];
        put?: never;
        /**
         * Files one; staff and admins take a form over by `submissionId`
         * @description 429 past 30 in an hour.
         *
         *     Roles: tenant, landlord, supplier, staff, admin.
         */
        post: operations["ticketsCreate"];
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
        /**
         * One support ticket
         * @description Roles: tenant, landlord, supplier, staff, admin.
         */
        get: operations["ticketsRead"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Changes what is sent: state, and for the office priority and who looks after it
         * @description 409 `stale_version`, 422 `transition_forbidden`.
         *
         *     Roles: tenant, landlord, supplier, staff, admin.
         */
        patch: operations["ticketsChange"];
        trace?: never;
    };
    "/api/support-tickets/{id}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What was said after the description, in order
         * @description Roles: tenant, landlord, supplier, staff, admin.
         */
        get: operations["ticketsListMessages"];
        put?: never;
        /**
         * Answers; the office's answer goes to the asker by mail
         * @description 422 `transition_forbidden` in a closed ticket.
         *
         *     Roles: tenant, landlord, supplier, staff, admin.
         */
        post: operations["ticketsAnswer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tenant-notices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Notices of tenants that wait for an answer, the earliest last day first; at most 50
         * @description Roles: landlord, staff, admin.
         */
        get: operations["tenantNoticeWaiting"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tenant-notices/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * `status` is the answer: acknowledged (with `effect` where others are on the lease), declined (an early end alone, with a note), withdrawn and kept (about a withdrawal); without it `note` is a reply
         * @description 422 where the state forbids it, 409 `stale_version`.
         *
         *     Roles: landlord.
         */
        put: operations["tenantNoticeAnswer"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tenant-notices/{id}/letter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The notice as PDF for both sides, in the reader’s language
         * @description Other tenants read neither the reason nor the address.
         *
         *     Roles: landlord, tenant, staff, admin.
         */
        get: operations["tenantNoticeLetter"];
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
        /**
         * Whether the rent of the home is paid by itself, by what method
         * @description Roles: tenant.
         */
        get: operations["autopayRead"];
        /**
         * Switches it on or off
         * @description 401 `password_required` for a session that came in by a used code.
         *
         *     Roles: tenant.
         */
        put: operations["autopayChange"];
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
        /**
         * The tenant's own lease with its home and what is to be paid next
         * @description 404 without one.
         *
         *     Roles: tenant.
         */
        get: operations["tenantsLease"];
        put?: never;
        post?: never;
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
        /**
         * Adds a home to one's own by its code
         * @description 401 `Invalid access code`, `password_required` for who came by a used code.
         *
         *     Roles: tenant.
         */
        post: operations["tenantAccessAddHome"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tenants/me/notices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What binds a tenant who gives notice today, with its source, and the notices on the lease
         * @description 404 for someone else’s lease.
         *
         *     Roles: tenant.
         */
        get: operations["ownNoticesList"];
        put?: never;
        /**
         * Gives notice to move out; a day that is too early for that asks the landlord to agree, with `early`
         * @description The same notice twice is one. 400 for a day that has passed or is too early, 409 `notice_open`, 422 for a lease that has ended or has a last day.
         *
         *     Roles: tenant.
         */
        post: operations["ownNoticesGive"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tenants/me/notices/{id}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraws one’s own notice; once it is acknowledged, asks the landlord to agree
         * @description Twice does no harm. 404 for another tenant’s.
         *
         *     Roles: tenant.
         */
        post: operations["ownNoticesWithdraw"];
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
        /**
         * The provider's page on which a card or bank account is left for autopay
         * @description 503 where the provider needs none.
         *
         *     Roles: tenant.
         */
        post: operations["openPaymentLeaveMethod"];
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
        /**
         * The tenancy rules that hold where the tenant's home stands, with their sources
         * @description 404 without a lease.
         *
         *     Roles: tenant.
         */
        get: operations["tenantsRegionRules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/translations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Messages in the reader's language
         * @description Only what the reader can read is translated: other ids are left out, and 404 when none is left. Lines of the chat are translated for staff and admins alone. 403 `translation_demo` in the demo, 503 `not_configured` without a provider, 429 past the limit.
         *
         *     Roles: tenant, landlord, supplier, staff, admin.
         */
        post: operations["translationTranslate"];
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
        /**
         * The form of /free-trial
         * @description Open to visitors.
         */
        post: operations["formsTrial"];
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
        /**
         * Back from Google: to the dashboard with `?token=`, to the second step, or to /login with the code of what went wrong
         * @description Open to visitors.
         */
        get: operations["googleBrowserCallback"];
        put?: never;
        post?: never;
        delete?: never;
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
        /**
         * Leads to Google
         * @description `state` is what a new person becomes.
         *
         *     Open to visitors.
         */
        get: operations["googleBrowserLogin"];
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
        AcceptInvitationRequest: {
            token: string;
            password: string;
            confirmPassword: string;
        };
        ActivateLeaseRequest: {
            /** @description Confirms that no one is on the lease yet; without it such a lease answers 422 `lease_without_tenant`. */
            withoutTenant?: boolean;
        };
        ActivateLeasesRequest: {
            /** @description Confirms that leases without a tenant are meant; otherwise each is refused as `lease_without_tenant`. */
            withoutTenant?: boolean;
            ids: string[];
        };
        AddChargeRequest: {
            /**
             * @description `deposit` becomes a liability when it is paid.
             * @enum {string}
             */
            kind?: "deposit" | "one_off";
            amountCents: number;
            /** @description What the tenant reads on it. A deposit without one is called so in each reader's language. */
            label?: string;
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
        AddRecurringChargeRequest: {
            /** @enum {string} */
            category: "other" | "parking" | "pets" | "services" | "storage" | "utilities";
            /** @description What the tenants read on each charge. */
            label: string;
            /** @description A month, in the lease's currency. */
            amountCents: number;
            /** @description Default: the rent's. */
            dueDay?: number;
            /**
             * @description First day that is charged: of a running lease today or later.
             * @example 2026-12-01
             */
            startsOn: string;
            /** @description Last day that is charged. Default: the lease's last day. */
            endsOn?: string | null;
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
        AnswerNoticeRequest: {
            /** @enum {string} */
            status?: "acknowledged" | "declined" | "kept" | "withdrawn";
            /**
             * @description Needed where others are on the lease too (422 `effect_needed`).
             * @enum {string}
             */
            effect?: "lease_ends" | "tenant_leaves";
            /** @description Needed to decline and to reply. */
            note?: string;
            /** @description The version that was read; an older one gets 409 `stale_version`. */
            version?: number;
        };
        AnswerOfferRequest: {
            /** @enum {string} */
            status?: "accepted" | "declined";
            question?: string | null;
            version?: number;
        };
        AnswersRequest: {
            /** @description Whether 03/04/2026 is the 3rd of April. */
            dayFirst?: boolean;
            /** @enum {string} */
            decimalMark?: "comma" | "point";
            /**
             * @description Whether 3-1200 Maple St is unit 3, or a number of two parts.
             * @enum {string}
             */
            unitFirst?: "number" | "unit";
            /** @enum {string} */
            negativeBalance?: "owed" | "paid_ahead";
            /** @enum {string} */
            withoutEmail?: "complain" | "leave_out" | "on_paper";
            defaults?: components["schemas"]["DefaultsRequest"];
            values?: components["schemas"]["ValueRequest"][];
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
        AutopayNext: {
            /** @example 2026-12-01 */
            on: string;
            amountCents: number;
            /** @description With the fee of the method, where the tenant pays it. */
            totalCents: number;
        };
        AutopayRequest: {
            /** Format: uuid */
            leaseId?: string;
            enabled: boolean;
            /** @enum {string} */
            method?: "bank" | "credit_card" | "debit_card" | "digital_wallet";
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
            /** @description Null while autopay is off, and while nothing is to be collected. */
            next: components["schemas"]["AutopayNext"] | null;
            /** @description Methods that the reader has left with the provider; null where it needs none to be left. */
            saved: components["schemas"]["SavedMethodResponse"][] | null;
        };
        AwayHomeResponse: {
            /** @description Of the listing. */
            id: string;
            /** @description As it was when the home was marked. */
            title: string;
        };
        BackupResponse: {
            id: string;
            startedAt: string;
            finishedAt: string | null;
            /** @enum {string} */
            startedFor: "admin" | "command" | "schedule";
            /**
             * @description Only `verified` ones count as good: they were restored into a database of their own, and every sum was the same.
             * @enum {string}
             */
            state: "failed" | "running" | "unverified" | "verified";
            /** @description The name of the file, without its folder. */
            file: string;
            bytes: number | null;
            /** @description Rows of all tables. */
            rows: number | null;
            /** @description Stored documents and pictures. */
            files: number | null;
            /** @enum {string|null} */
            fault: "damaged" | "failed" | "files_missing" | "newer" | "no_scratch" | "no_space" | "not_empty" | "not_set_up" | "not_writable" | "passphrase" | "running" | "stopped" | "sums_differ" | null;
        };
        BackupStatusResponse: {
            /** @description Whether BACKUP_DIR and a key are set. */
            setUp: boolean;
            /** @description The hour of the nightly backup, UTC. */
            hour: number;
            keep: number;
            running: boolean;
            lastVerifiedAt: string | null;
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
            /** @description As they were called when it was written; null where it is not known. */
            payerName: string | null;
            /** @description Charges that it settles; what is left waits as a prepayment. */
            settles: components["schemas"]["SettledCharge"][];
            createdAt: string;
            version: number;
            /** @description Page of the provider on which the payer goes on; null when there is nothing left to do. */
            actionUrl: string | null;
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
            creditsAdd: boolean | null;
            received: boolean | null;
            running: string | null;
            open: boolean | null;
            dueFrom: string | null;
            dueTo: string | null;
            /** @enum {string|null} */
            basis: "accrual" | "cash" | null;
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
        BoardPostChange: {
            /** @description For suppliers without an offer: 400 when it names a person, address, telephone or mail address. */
            description: string;
            /** @description What may be spent, in the property's currency. */
            budgetCents?: number | null;
            version?: number;
        };
        BrokenRuleResponse: {
            code: string;
            limitCents: number | null;
            source: string;
        };
        BulkLeasesRequest: {
            /**
             * @description `activate` lets drafts run; `delete` removes drafts.
             * @enum {string}
             */
            action: "activate" | "delete";
            /** @description Confirms for `activate` that leases without a tenant are meant; otherwise each is refused as `lease_without_tenant`. */
            withoutTenant?: boolean;
            ids: string[];
        };
        BulkMessageRequest: {
            leaseIds: string[];
            /** @description The first line of the message. */
            subject?: string;
            message: string;
        };
        BulkMessageResult: {
            leaseId: string;
            to: string;
            home: string;
            /**
             * @description `sent_before`: the same words went to this lease within the last hour.
             * @enum {string}
             */
            outcome: "refused" | "sent" | "sent_before";
            joined: boolean;
            /** @description Why it was refused. */
            error?: string;
        };
        BulkPropertiesRequest: {
            /** @enum {string} */
            action: "archive" | "restore";
            ids: string[];
        };
        BulkResponse: {
            done: string[];
            refused: components["schemas"]["RefusedRow"][];
        };
        BulkTaskRequest: {
            ids: string[];
        };
        BulkTaskResponse: {
            id: string;
            /** @enum {string} */
            kind: "activate_leases" | "mail_letters";
            createdAt: string;
            total: number;
            pending: number;
            done: number;
            /** @description Letters that were emailed within the last day, so not again. */
            sentBefore: number;
            /** @description Letters to print, as the tenant has no email address. */
            noEmail: number;
            refused: number;
        };
        BulkTaskRow: {
            values?: {
                [key: string]: string | number;
            };
            leaseId: string;
            leaseTenantId: string | null;
            /** @description The tenants, or the one whom a letter is for. */
            name: string;
            home: string;
            email: string | null;
            /** @enum {string} */
            outcome: "done" | "no_email" | "refused" | "sent_before";
            /** @description Of a refusal, as in an error. */
            code?: string;
            error?: string;
            reason?: string;
        };
        BulkUnitsRequest: {
            /**
             * @description `offline` takes them off the market, `available` puts them on it again.
             * @enum {string}
             */
            action: "archive" | "available" | "offline" | "restore";
            ids: string[];
        };
        BusinessDays: {
            from: number;
            to: number;
        };
        CannedAnswerChange: {
            /** @description What follows the “/”: small letters, digits and hyphens. */
            shortcut: string;
            /** @description The text by language, one of them at least. `{name}`, `{agent}` and `{product}` are filled in. */
            textEn?: string;
            textFr?: string;
            textEs?: string;
            version: number;
        };
        CannedAnswerFields: {
            /** @description What follows the “/”: small letters, digits and hyphens. */
            shortcut: string;
            /** @description The text by language, one of them at least. `{name}`, `{agent}` and `{product}` are filled in. */
            textEn?: string;
            textFr?: string;
            textEs?: string;
        };
        CannedAnswerResponse: {
            id: string;
            shortcut: string;
            textEn: string | null;
            textFr: string | null;
            textEs: string | null;
            version: number;
        };
        CertificateResponse: {
            id: string;
            name: string;
            /** @description A download address that lives 5 minutes. */
            url: string;
        };
        ChangeEmailRequest: {
            email: string;
            verificationToken?: string;
            /** @description The present password. */
            currentPassword: string;
        };
        ChangePasswordRequest: {
            newPassword: string;
            confirmPassword?: string;
            /** @description The present password. */
            currentPassword: string;
        };
        ChangeRecurringAmountRequest: {
            amountCents: number;
            /**
             * @description Today or later. Within a month it counts from the next one.
             * @example 2027-01-01
             */
            from: string;
            version?: number;
        };
        ChangedRentResponse: {
            /** @example 2026-11 */
            period: string;
            /** @description Null: nothing is posted for it now. */
            beforeCents: number | null;
            beforeDueOn: string | null;
            /** @description Null: nothing is owed for it. */
            afterCents: number | null;
            afterDueOn: string | null;
        };
        ChargeManyRequest: {
            /**
             * Format: uuid
             * @description Names this charge for good: sent again, no lease is charged twice.
             */
            key: string;
            /** @description In the currency of each lease. */
            amountCents: number;
            /** @description What the tenants read on it. */
            label: string;
            /**
             * @description Default: today where each property stands.
             * @example 2026-12-01
             */
            dueOn?: string;
            ids: string[];
        };
        ChatLead: {
            /** @description What is left out comes from the person who was signed in. */
            firstName?: string;
            lastName?: string;
            /** Format: email */
            email?: string;
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
        ChatSessionChange: {
            /**
             * @description `assigned`: the asking staff member takes it over, or reopens it. `open`: it goes back into the queue. `closed`: it ends.
             * @enum {string}
             */
            status: "assigned" | "closed" | "open";
            version?: number;
            /** @description `true`: although a colleague answers it. */
            takeOver?: boolean;
            /** @description Closing: number of the last line that staff have read. */
            seen?: number;
            /**
             * @description Why staff close it; visitors give no reason.
             * @enum {string}
             */
            reason?: "answered" | "elsewhere" | "no_reply" | "not_for_us";
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
        ChatTicket: {
            subject: string;
            /** @description Of visitors alone: people who were signed in have theirs. */
            name?: string;
            /** Format: email */
            email?: string;
        };
        ChecklistLineChange: {
            done: boolean;
        };
        ChecklistLineResponse: {
            id: string;
            label: string;
            done: boolean;
            doneAt: string | null;
            /**
             * @description Who checked it off.
             * @enum {string|null}
             */
            doneBy: "landlord" | "supplier" | null;
        };
        CodeSentResponse: {
            sent: boolean;
        };
        ColleagueResponse: {
            id: string;
            name: string;
        };
        CollectedMonthResponse: {
            month: string;
            currency: string;
            onTimeCents: number;
            lateCents: number;
            outstandingCents: number;
        };
        ComingDueResponse: {
            dueOn: string;
            /** @description What is left to pay of it: less what was paid ahead or is on its way. */
            amountCents: number;
            /** @description All of it. */
            totalCents: number;
            currency: string;
            /** @enum {string} */
            status: "due" | "overdue" | "paid" | "processing" | "scheduled";
            /** @description Days until it is due; below zero since. */
            daysLeft: number;
            parts: components["schemas"]["UpcomingCharge"][];
        };
        ComingLateFee: {
            period: string;
            fallsOn: string;
            amountCents: number;
        };
        ComparisonResponse: {
            comparedAt: string;
            newFindings: number;
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
        CorrectLeaseRequest: {
            startsOn?: string;
            rentCents?: number;
            dueDay?: number;
            /** @description Why, for both sides to read. */
            reason: string;
            /** @description The version that was read; an older one gets 409 `stale_version`. */
            version?: number;
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
        CreateMaintenanceScheduleRequest: {
            /** Format: uuid */
            propertyId: string;
            title: string;
            /** @enum {string} */
            category: "appliances" | "electrical" | "hvac" | "other" | "plumbing";
            /** @enum {string} */
            rhythm: "months" | "seasons" | "yearly";
            /**
             * @description A due day, from which the others are counted; it may have passed.
             * @example 2026-12-01
             */
            startsOn: string;
            /** Format: uuid */
            unitId?: string | null;
            /** @enum {string|null} */
            deviceKind?: "air_filter" | "appliance" | "co_alarm" | "cooling" | "dryer_vent" | "electrical" | "fire_extinguisher" | "grounds" | "gutters" | "heating" | "other" | "plumbing" | "roof" | "smoke_alarm" | "water_heater" | null;
            /** @description Which one, in the landlord’s words: “Boiler, basement”. */
            deviceName?: string | null;
            /** @description What to do and how: the description of the requests. */
            instructions?: string | null;
            checklist?: string[];
            /** @description Needed by the rhythm `months`. */
            everyMonths?: number | null;
            /** @description Needed by the rhythm `seasons`. */
            seasons?: ("autumn" | "spring" | "summer" | "winter")[];
            /** @description Shorter than the shortest month times the months between two due days. */
            leadDays?: number;
            /**
             * Format: uuid
             * @description Entry of the directory: one of `GET /maintenance-schedules/suppliers`.
             */
            supplierId?: string | null;
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
        CreateRecurringExpenseRequest: {
            /** Format: uuid */
            propertyId: string;
            /** Format: uuid */
            unitId?: string | null;
            /** @enum {string} */
            category: "advertising" | "cleaning" | "insurance" | "legal" | "maintenance" | "management" | "mortgage_interest" | "other" | "property_tax" | "repairs" | "supplies" | "travel" | "utilities";
            /** @enum {string} */
            frequency: "monthly" | "quarterly" | "yearly";
            /** @description Tax included; in the property's currency. */
            amountCents: number;
            /** @description The tax that is in it. */
            taxCents?: number;
            payee: string;
            note?: string | null;
            /**
             * @description Today or later, where the property stands; the days after it are counted from it.
             * @example 2026-12-01
             */
            nextOn: string;
            /** @description The last day on which it may be booked. */
            endsOn?: string | null;
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
        DaysOffBody: {
            /** @example 2026-12-24 */
            from: string;
            /** @example 2026-12-26 */
            until: string;
        };
        DefaultsRequest: {
            country?: string;
            region?: string;
            city?: string;
            postalCode?: string;
            unit?: string;
            propertyType?: string;
            dueDay?: string;
        };
        DeleteAccountRequest: {
            /** @description The present password. */
            currentPassword: string;
            /** @description From verify-2fa, while the second step is on. */
            verificationToken?: string;
        };
        DeletionResponse: {
            /** @description Empty when the account may be deleted now. */
            obstacles: ("balance_open" | "demo" | "invoice_open" | "job_open" | "last_admin" | "lease_open" | "leases_active" | "payment_open")[];
        };
        DemoRequest: {
            /** @description tenant, supplier, staff or landlord. */
            userType: string;
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
        DepositDeduction: {
            /**
             * @description `owed` pays rent and charges that are open, the oldest first, and charges nothing new. Without it: an item of its own.
             * @enum {string}
             */
            kind?: "item" | "owed";
            amountCents: number;
            /** @description What an item is for, for the tenant to read. `owed` needs none: it is called so in each reader's language. */
            label?: string;
            /** @description Receipts and photos that show it: documents of the lease that its tenants may read. */
            documentIds?: string[];
        };
        DepositRuleResponse: {
            /** @enum {string} */
            status: "automatic" | "expired" | "manual" | "unknown";
            /** @description The facts in English, as they were gathered. */
            value: string;
            source: string | null;
        };
        DepositTermsResponse: {
            currency: string;
            heldCents: number;
            /** @description Rent and charges that a part of it may be kept for; nothing where the region doesn't allow that. */
            owedCents: number;
            /** @description Until when, and what may be kept. */
            returning: components["schemas"]["DepositRuleResponse"];
            /**
             * @description The last day for it; null where no deadline is on record, or the lease has no last day.
             * @example 2026-12-15
             */
            deadline: string | null;
            interest: components["schemas"]["DepositRuleResponse"];
        };
        DeskChange: {
            /** @description Number of the last line that was on screen; a lower one than before changes nothing. */
            seen?: number;
            /** @description The answer that is being written; an empty one is none. */
            draft?: string;
        };
        DeskResponse: {
            seen: number;
            draft: string | null;
        };
        DocumentResponse: {
            id: string;
            name: string;
            mediaType: string;
            /** @description Size in bytes. */
            bytes: number;
            /** @enum {string} */
            purpose: "certificate" | "inspection" | "invoice" | "lease_document" | "listing_photo" | "other" | "receipt" | "request_attachment" | "request_photo" | "supplier_invoice";
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
        DocumentUpload: {
            /**
             * Format: binary
             * @description PDF, picture, office document or text, at most 20 MiB.
             */
            file: string;
            /**
             * @description What it is for; `other` when not said.
             * @enum {string}
             */
            purpose?: "certificate" | "inspection" | "invoice" | "lease_document" | "listing_photo" | "other" | "receipt" | "request_attachment" | "request_photo" | "supplier_invoice";
            /** @description Shown instead of the file's own name. */
            name?: string;
            /** Format: uuid */
            leaseId?: string;
            /** Format: uuid */
            unitId?: string;
            /** Format: uuid */
            requestId?: string;
            /**
             * @description Of a photo of a request: the problem (`before`, when not said) or the finished work.
             * @enum {string}
             */
            phase?: "after" | "before";
            /**
             * Format: uuid
             * @description The document of which this is a newer version; it stays where that one is filed, and is shared alike.
             */
            replacesId?: string;
            /** @description Whether the tenants of the lease may read it. */
            sharedWithTenant?: boolean;
        };
        DutyChange: {
            onDuty: boolean;
        };
        EditCountyRequest: {
            /** @description As addresses call them; none: a county no more. */
            cities: string[];
            version?: number;
        };
        EditRegionRuleRequest: {
            /** @description None withdraws the rule of a city. */
            facts: components["schemas"]["RegionFactRequest"][];
            /** @description The values by the paths of their fields. Null means that people decide and nothing is applied automatically. */
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
        ElitePaymentResponse: {
            payable: boolean;
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
        EntryLineResponse: {
            id: string;
            entryId: string;
            date: string;
            kind: string;
            account: string;
            /** @description Names of the kind and of the account, in the reader's language. */
            kindName: string;
            accountName: string;
            /** @description Debit above zero, credit below; with `creditsAdd` the other way round. */
            amountCents: number;
            currency: string;
            propertyId: string;
            propertyName: string;
            unitLabel: string | null;
            leaseId: string | null;
            tenants: string[];
            note: string | null;
        };
        EntryTotalResponse: {
            currency: string;
            amountCents: number;
            entries: number;
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
            /** @description The supplier's invoice that it comes from: its figures are the invoice's. */
            invoiceId: string | null;
            /** @description The entry of the ledger that it stands in. */
            entryId: string;
            voidedAt: string | null;
            createdAt: string;
            version: number;
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
        FaultyLineResponse: {
            line: number;
            cells: string[];
            problems: components["schemas"]["ImportProblemResponse"][];
        };
        FaultyLinesResponse: {
            headings: string[];
            lines: components["schemas"]["FaultyLineResponse"][];
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
        ForgotPasswordRequest: {
            email: string;
        };
        FormReceived: {
            received: boolean;
        };
        GenerateRenewalsRequest: {
            leaseIds?: string[];
            /** @description Largest increase in basis points of the rent. */
            maxIncreaseBasisPoints?: number;
        };
        GiveNoticeRequest: {
            /** Format: uuid */
            leaseId: string;
            /** @description The last day on which the tenant lives there. */
            lastDay: string;
            /** @description Asks the landlord to agree to a day that is too early for a notice; without it such a day answers 400. */
            early?: boolean;
            /** @description For the landlord alone. */
            reason?: string;
            /** @description Where the deposit and letters go; for the landlord alone. */
            forwardingAddress?: string;
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
        GrowthFigure: {
            total: number;
            /** @description How many came within seven days. */
            lastWeek: number;
            weeks: number[];
        };
        HandOver: {
            /**
             * Format: uuid
             * @description A member of staff who is on duty.
             */
            to: string;
            /** @description For the colleague; visitors never see it. */
            note?: string;
            /** @description `true`: although another colleague answers it. */
            takeOver?: boolean;
        };
        HandleSubmissionRequest: {
            /** @description False: it waits again. */
            handled: boolean;
        };
        HomeResponse: {
            leaseId: string;
        };
        HoursBody: {
            /** @description 1 is Monday, 7 Sunday. */
            days: number[];
            /** @example 22:00 */
            from: string;
            /**
             * @description At or before `from`: on the next day.
             * @example 06:00
             */
            until: string;
        };
        ImportColumnsResponse: {
            /** @description The line on which the headings stand. */
            headingLine: number;
            rowCount: number;
            /** @description The product whose export it is; null when none is recognized. */
            preset: string | null;
            /** @description Whether the mapping is the one that this account used for these headings before. */
            remembered: boolean;
            columns: components["schemas"]["ImportFileColumnResponse"][];
            mapping: components["schemas"]["MappingRequest"];
            otherLines: components["schemas"]["ImportOtherLineResponse"][];
            otherRows: number;
            /** @description Empty unless a mapping was sent. */
            questions: components["schemas"]["ImportQuestionResponse"][];
            /** @description What most would answer, as it is sent back: questions without a likely answer are missing in it. */
            suggested: components["schemas"]["AnswersRequest"];
        };
        ImportCountsResponse: {
            properties: number;
            units: number;
            leases: number;
            tenants: number;
            /** @description Units that are in the portfolio already; they are left as they are. */
            known: number;
        };
        ImportFileColumnResponse: {
            heading: string;
            samples: string[];
        };
        ImportOtherLineResponse: {
            line: number;
            text: string;
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
        ImportProblemGroupResponse: {
            /** @enum {string|null} */
            column: "address" | "bathrooms" | "bedBath" | "bedrooms" | "city" | "country" | "currency" | "deposit" | "depositHeld" | "dueDay" | "email" | "firstName" | "language" | "lastName" | "leaseEnd" | "leaseStart" | "marketRent" | "openingBalance" | "phone" | "postalCode" | "prepayment" | "propertyName" | "propertyType" | "region" | "rent" | "squareFeet" | "status" | "street" | "streetNumber" | "tenantName" | "unit" | "yearBuilt" | null;
            /** @enum {string} */
            code: "ambiguous_day" | "day" | "differs" | "email" | "end_before_start" | "lease_incomplete" | "not_an_amount" | "not_halves" | "not_whole" | "phone" | "postal_code" | "region_rule" | "required" | "tenant_incomplete" | "too_long" | "too_many_cells" | "twice_in_file" | "unknown_country" | "unknown_region" | "unknown_value" | "unsafe_text" | "zero_rent";
            count: number;
            lines: number[];
            values: string[];
            rule: components["schemas"]["BrokenRuleResponse"] | null;
        };
        ImportProblemResponse: {
            line: number;
            /** @enum {string|null} */
            column: "address" | "bathrooms" | "bedBath" | "bedrooms" | "city" | "country" | "currency" | "deposit" | "depositHeld" | "dueDay" | "email" | "firstName" | "language" | "lastName" | "leaseEnd" | "leaseStart" | "marketRent" | "openingBalance" | "phone" | "postalCode" | "prepayment" | "propertyName" | "propertyType" | "region" | "rent" | "squareFeet" | "status" | "street" | "streetNumber" | "tenantName" | "unit" | "yearBuilt" | null;
            /** @enum {string} */
            code: "ambiguous_day" | "day" | "differs" | "email" | "end_before_start" | "lease_incomplete" | "not_an_amount" | "not_halves" | "not_whole" | "phone" | "postal_code" | "region_rule" | "required" | "tenant_incomplete" | "too_long" | "too_many_cells" | "twice_in_file" | "unknown_country" | "unknown_region" | "unknown_value" | "unsafe_text" | "zero_rent";
            value: string;
            rule: components["schemas"]["BrokenRuleResponse"] | null;
        };
        ImportQuestionResponse: {
            /** @enum {string} */
            kind: "day_order" | "decimal_mark" | "missing" | "negative_balance" | "no_email" | "unit_first" | "values";
            /** @enum {string|null} */
            column: "address" | "bathrooms" | "bedBath" | "bedrooms" | "city" | "country" | "currency" | "deposit" | "depositHeld" | "dueDay" | "email" | "firstName" | "language" | "lastName" | "leaseEnd" | "leaseStart" | "marketRent" | "openingBalance" | "phone" | "postalCode" | "prepayment" | "propertyName" | "propertyType" | "region" | "rent" | "squareFeet" | "status" | "street" | "streetNumber" | "tenantName" | "unit" | "yearBuilt" | null;
            count: number;
            line: number;
            examples: string[];
            choices: string[];
            suggested: string | null;
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
            /** @description Mistakes by kind, the most frequent first. */
            groups: components["schemas"]["ImportProblemGroupResponse"][];
            /** @description Lines that could be imported if those with mistakes were left out. */
            goodRows: number;
            /** @description Lines that were left out for a mistake, and how many of them only because their unit was. */
            leftOutRows: number;
            withTheirUnit: number;
            /** @description Titles, totals and notes, and lines that an answer leaves out; the first 20 of the former. */
            otherRows: number;
            otherLines: components["schemas"]["ImportOtherLineResponse"][];
            /** @description Tenants who were left out because they have no email address. */
            withoutEmail: number;
            /** @description Tenants who are imported without one: their letters are printed. */
            onPaper: number;
            /** @description Headings that are not read. */
            ignored: string[];
            /** @description The first 20 units; empty once it is applied. */
            preview: components["schemas"]["ImportPreviewRow"][];
            /** @description Tenants of one home who share an address, to be looked at; empty once it is applied. */
            sharedEmails: components["schemas"]["SharedEmailResponse"][];
            createdAt: string;
            appliedAt: string | null;
            /** @description Until when it can be taken back. */
            undoUntil: string | null;
            undoneAt: string | null;
        };
        ImportUpload: {
            /**
             * Format: binary
             * @description CSV of at most 20 MiB and 20,000 rows.
             */
            file: string;
            /** @description Shown instead of the file's own name. */
            name?: string;
            /** @description Where the columns go, as JSON: `{"columns":[{"at":0,"field":"unit"}],"splitAddress":true,"splitNames":true}`. Guessed when not sent. */
            mapping?: string;
            /** @description Answers to the questions about the file, as JSON: `{"dayFirst":true,"defaults":{"country":"CA"}}`. */
            answers?: string;
            /** @description With `true` the lines with mistakes are left out, and the others can be imported. */
            leaveOut?: string;
        };
        InboxCounts: {
            waiting: number;
            mine: number;
            others: number;
            /** @description Counted up to `closedAtMost`. */
            closed: number;
            closedAtMost: number;
        };
        InboxLineResponse: {
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
            /** @description The member of staff who wrote it; null for visitors and the automatic answer. */
            sender_name: string | null;
        };
        InboxSessionResponse: {
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
            /** @enum {string} */
            state: "closed" | "mine" | "others" | "waiting";
            /** @description The person who was signed in, for their page; null for visitors. */
            personId: string | null;
            /** @description How many of the visitor's lines the reader has not seen; 0 where a colleague answers, and in closed conversations. */
            unread: number;
            /** @description Null where the visitor ended it. */
            closedByName: string | null;
            /** @enum {string|null} */
            closeReason: "answered" | "elsewhere" | "no_reply" | "not_for_us" | null;
            /** @description The ticket and the lead that were made of it. */
            ticketId: string | null;
            leadId: string | null;
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
        InvitationResponse: {
            email: string;
            firstName: string;
            lastName: string;
            /** @enum {string} */
            userType: "admin" | "landlord" | "staff" | "supplier" | "tenant";
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
        InvoiceDetail: {
            id: string;
            requestId: string;
            propertyId: string;
            supplierId: string | null;
            /** @enum {string} */
            status: "approved" | "disputed" | "draft" | "paid" | "sent" | "void";
            /** @description States that the reader may ask for now. */
            moves: ("approved" | "disputed" | "draft" | "paid" | "sent" | "void")[];
            /** @description In the supplier's series; a draft has none. */
            number: string | null;
            issuedOn: string | null;
            dueDays: number;
            dueOn: string | null;
            /** @description Days past due of one that is owed; below zero before. */
            lateDays: number | null;
            currency: string;
            netCents: number;
            taxCents: number;
            totalCents: number;
            supplierName: string;
            landlordName: string;
            jobTitle: string;
            place: string;
            disputeReason: string | null;
            paidOn: string | null;
            /** @enum {string|null} */
            paidMethod: "card" | "cash" | "check" | "other" | "transfer" | null;
            sentAt: string | null;
            approvedAt: string | null;
            createdAt: string;
            version: number;
            lines: components["schemas"]["InvoiceLineResponse"][];
            taxes: components["schemas"]["TaxTotalResponse"][];
            /** @description Of an invoice on paper, which has no lines here. */
            paper: components["schemas"]["InvoicePaperResponse"] | null;
            taxNumber: string | null;
            note: string | null;
            /** @description The expense that it is booked as. */
            expenseId: string | null;
            /** @description The price before taxes that is approved for the job: its limit, or the cost that was entered. Null when there is none, or the job is closed to the reader. */
            approvedCents: number | null;
            /** @description The cost that was entered when the job was completed. */
            costCents: number | null;
            /** @description Whether the job is still the supplier’s and open to the reader: a supplier’s access ends a while after it is closed. */
            jobOpen: boolean;
        };
        InvoiceLineBody: {
            description: string;
            /** @description 1500 is 1.5. */
            quantityThousandths: number;
            /** @description The price of one, before taxes, in the currency of the home. */
            unitCents: number;
            taxes: components["schemas"]["LineTaxBody"][];
        };
        InvoiceLineResponse: {
            description: string;
            quantityThousandths: number;
            unitCents: number;
            taxes: components["schemas"]["LineTaxResponse"][];
            /** @description Quantity times price. */
            netCents: number;
        };
        InvoicePaperResponse: {
            fileId: string;
            /** @description `application/pdf`, or a picture. */
            mediaType: string;
            /** @description A download address that lives 5 minutes; null for staff and admins, who don't see contents. */
            url: string | null;
            number: string;
            issuedOn: string;
        };
        InvoiceResponse: {
            id: string;
            requestId: string;
            propertyId: string;
            supplierId: string | null;
            /** @enum {string} */
            status: "approved" | "disputed" | "draft" | "paid" | "sent" | "void";
            /** @description States that the reader may ask for now. */
            moves: ("approved" | "disputed" | "draft" | "paid" | "sent" | "void")[];
            /** @description In the supplier's series; a draft has none. */
            number: string | null;
            issuedOn: string | null;
            dueDays: number;
            dueOn: string | null;
            /** @description Days past due of one that is owed; below zero before. */
            lateDays: number | null;
            currency: string;
            netCents: number;
            taxCents: number;
            totalCents: number;
            supplierName: string;
            landlordName: string;
            jobTitle: string;
            place: string;
            disputeReason: string | null;
            paidOn: string | null;
            /** @enum {string|null} */
            paidMethod: "card" | "cash" | "check" | "other" | "transfer" | null;
            sentAt: string | null;
            approvedAt: string | null;
            createdAt: string;
            version: number;
        };
        InvoiceSettingsRequest: {
            /** @description Before the number: `INV-`. */
            prefix: string;
            /** @description Where the series begins. It can't change once an invoice was sent. */
            nextNumber?: number;
            taxNumber?: string | null;
            /** @description ISO 3166-2, whose taxes are suggested; null takes the region of the home. */
            region?: string | null;
            dueDays: number;
            version?: number;
            begun?: Record<string, never>;
        };
        InvoiceSettingsResponse: {
            prefix: string;
            nextNumber: number;
            taxNumber: string | null;
            region: string | null;
            dueDays: number;
            /** @description Whether an invoice was sent, so that the series continues. */
            begun: boolean;
            /** @description 0 before anything was saved. */
            version: number;
        };
        InvoiceStepRequest: {
            /** @enum {string} */
            status: "approved" | "disputed" | "draft" | "paid" | "sent" | "void";
            /** @description What is wrong with it: with `disputed`. */
            reason?: string | null;
            /** @description With `paid`: the day, by the calendar where the home is, and how. */
            paidOn?: string | null;
            /** @enum {string|null} */
            paidMethod?: "card" | "cash" | "check" | "other" | "transfer" | null;
            version?: number;
        };
        IssueCodeRequest: {
            /**
             * Format: uuid
             * @description The tenant's entry on the lease; may be left out while there is one alone.
             */
            leaseTenantId?: string;
        };
        IssueCodesRequest: {
            /** @description Only for tenants without an email address; the codes of the others stay valid. */
            onPaperOnly?: boolean;
            ids: string[];
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
        LandlordPaymentResponse: {
            id: string;
            leaseId: string;
            propertyId: string;
            propertyName: string;
            streetNumber: string;
            street: string;
            unitLabel: string;
            /** @description Everyone on the lease. */
            tenants: string[];
            /** @description Who paid, as they were called then; null where it is not known. */
            payerName: string | null;
            /** @description Day on which the money was received, or the payment was begun. */
            paidOn: string;
            /** @enum {string} */
            method: "bank" | "cash" | "cheque" | "credit_card" | "debit_card" | "digital_wallet" | "transfer";
            /** @enum {string} */
            state: "cancelled" | "disputed" | "failed" | "lost" | "processing" | "requires_action" | "returned" | "settled" | "succeeded" | "won";
            /** @description Lost disputes took a part of it; the rest stays paid. */
            lostInPart: boolean;
            amountCents: number;
            /** @description What of the amount went back to the payer, or is on its way there, without fees. */
            refundedCents: number;
            currency: string;
            receiptNumber: string | null;
            /** @description The landlord's own words about it, such as the number of a check. */
            note: string | null;
            createdAt: string;
        };
        LandlordResponse: {
            accountId: string;
            landlordName: string;
            /** @description Who owns the account; the same as its name where there is no company. */
            contactName: string;
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
        LeaseCodeResponse: {
            id: string;
            /** @enum {string} */
            state: "expired" | "revoked" | "unused" | "used";
            issuedAt: string;
            expiresAt: string;
            usedAt: string | null;
        };
        LeaseCountsResponse: {
            /** @description Documents of the lease, without older versions. */
            documents: number;
            /** @description Its requests that someone still has to act on. */
            openRequests: number;
            /** @description Messages of the tenants that the reader has not seen. */
            unreadMessages: number;
        };
        LeaseEndDays: {
            today: string;
            /** @description The earliest last day of a notice that is given today, after its period and the fixed term; null: no period is on record. */
            landlord: string | null;
            tenant: string | null;
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
            /** @description The language that the author had chosen; null where nobody knows. */
            language: string | null;
            attachments: components["schemas"]["MessageAttachment"][];
            createdAt: string;
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
        LeasePostingResponse: {
            /** @description Leases whose opening balance and first rent are posted. */
            posted: number;
            /** @description Those, and the ones that still wait. */
            total: number;
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
            letters: ("deposit" | "notice" | "rent")[];
            tenants: components["schemas"]["LeaseTenantResponse"][];
            /** @description What the terms break of the region's rules as they stand now. */
            findings: components["schemas"]["RuleFindingResponse"][];
            endDays: components["schemas"]["LeaseEndDays"];
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
            /** @description It was just activated, and its first entries are still being posted. */
            posting: boolean;
            /** @description Charged and not paid, whenever it is due, less what is on its way. */
            openCents: number;
            /** @description Of that, what was due before today. */
            overdueCents: number;
            /** @description Payments that are on their way. */
            processingCents: number;
            unitLabel: string;
            streetNumber: string;
            street: string;
            city: string;
            tenants: string[];
            createdAt: string;
        };
        LeaseTenantRequest: {
            firstName: string;
            lastName: string;
            /**
             * Format: email
             * @description Without one, letters and codes go to them on paper.
             */
            email?: string | null;
            /** @description Confirms that another tenant of the lease has the same address; without it that answers 422 `shared_email`. */
            sharedEmail?: boolean;
            phone?: string | null;
            /**
             * @description Language of the welcome letter and of all messages; default: the landlord's.
             * @enum {string}
             */
            language?: "en" | "es" | "fr";
        };
        LeaseTenantResponse: {
            id: string;
            firstName: string;
            lastName: string;
            /** @description Null: letters and codes go to them on paper. */
            email: string | null;
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
        LeaseTermResponse: {
            /** @description Whether it may still be taken back: no tenant has accepted it. */
            cancelable: boolean;
            startsOn: string;
            endsOn: string | null;
            rentCents: number;
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
        LeaveMethodRequest: {
            /** Format: uuid */
            leaseId?: string;
            /** @enum {string} */
            method: "bank" | "credit_card" | "debit_card" | "digital_wallet";
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
            /** @description When a charge is to be paid. */
            dueOn: string | null;
            /** @description The landlord's own words for a one-off charge. */
            label: string | null;
            note: string | null;
            /** @enum {string} */
            status: "canceled" | "disputed" | "due" | "failed" | "overdue" | "paid" | "part_paid" | "part_returned" | "posted" | "processing" | "returned" | "reversed" | "scheduled" | "started" | "voided";
            /** @description What the tenant owes more by it. */
            chargeCents: number | null;
            /** @description What the tenant owes less by it. */
            paymentCents: number | null;
            /** @description What went back of a deposit: it changes nothing of what is owed. */
            depositCents: number | null;
            /** @description What the tenant owed after it; below zero is paid in advance. Null for what is scheduled. */
            balanceCents: number | null;
            currency: string;
            chargeId: string | null;
            paymentId: string | null;
            method: string | null;
            receiptNumber: string | null;
            /** @description Who paid, as they were called then; null where it is not known, and for what is no payment. */
            payerName: string | null;
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
            /** @description The lease was just activated, and what it brought along and owes by now is still being posted. */
            posting: boolean;
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
        LineTaxBody: {
            /** @description As it is printed: GST, QST. */
            name: string;
            /** @description In thousandths of a percent: 9975 is 9.975 %. */
            rateThousandths: number;
        };
        LineTaxResponse: {
            name: string;
            rateThousandths: number;
        };
        LinkRequest: {
            token: string;
        };
        ListingAnswer: {
            answer: string;
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
        MadeFromChat: {
            /** @description The ticket's or lead's. */
            id: string;
        };
        MaintenanceDueDay: {
            dueOn: string;
            /** @enum {string} */
            state: "canceled" | "done" | "due" | "overdue" | "planned";
            /** @description The request that was made of it. */
            requestId: string | null;
        };
        MaintenanceScheduleResponse: {
            id: string;
            propertyId: string;
            propertyName: string;
            unitId: string | null;
            unitLabel: string | null;
            /** @enum {string|null} */
            deviceKind: "air_filter" | "appliance" | "co_alarm" | "cooling" | "dryer_vent" | "electrical" | "fire_extinguisher" | "grounds" | "gutters" | "heating" | "other" | "plumbing" | "roof" | "smoke_alarm" | "water_heater" | null;
            deviceName: string | null;
            title: string;
            /** @enum {string} */
            category: "appliances" | "electrical" | "hvac" | "other" | "plumbing";
            instructions: string | null;
            checklist: string[];
            /** @enum {string} */
            rhythm: "months" | "seasons" | "yearly";
            everyMonths: number | null;
            startsOn: string;
            seasons: ("autumn" | "spring" | "summer" | "winter")[];
            leadDays: number;
            supplierId: string | null;
            supplierName: string | null;
            /** @description The next due day that is no request yet, if it is neither paused nor archived. */
            nextOn: string;
            /** @description The day on which that request is made. */
            raisesOn: string;
            paused: boolean;
            /** @description The property or the unit is archived: no requests are made. */
            archived: boolean;
            ended: boolean;
            /** @description The due days within the year that was asked for; empty without a year. */
            dueDays: components["schemas"]["MaintenanceDueDay"][];
            createdAt: string;
            version: number;
        };
        MaintenanceSettingsChange: {
            /** @description What an offer that names no limit lets a supplier spend without a quote; null for no limit. */
            usualLimitCents?: number | null;
            /** @description What a supplier may spend on an emergency without a quote, if that is more than the offer allows; null for none. */
            emergencyLimitCents?: number | null;
            /** @description Suppliers get a job only with an insurance that is valid, as they state it; the same for a license. */
            requireInsurance?: boolean;
            requireLicense?: boolean;
            version?: number;
            currencies?: Record<string, never>;
        };
        MaintenanceSettingsResponse: {
            usualLimitCents: number | null;
            emergencyLimitCents: number | null;
            requireInsurance: boolean;
            requireLicense: boolean;
            /** @description Of the landlord's properties: the limits count in each of them. */
            currencies: string[];
            /** @description 0 until something is saved. */
            version: number;
        };
        MaintenanceSupplier: {
            id: string;
            companyName: string;
        };
        MappedColumn: {
            /** @description The column of the file, counted from 0. */
            at: number;
            /** @enum {string} */
            field: "address" | "bathrooms" | "bedBath" | "bedrooms" | "city" | "country" | "currency" | "deposit" | "depositHeld" | "dueDay" | "email" | "firstName" | "language" | "lastName" | "leaseEnd" | "leaseStart" | "marketRent" | "openingBalance" | "phone" | "postalCode" | "prepayment" | "propertyName" | "propertyType" | "region" | "rent" | "squareFeet" | "status" | "street" | "streetNumber" | "tenantName" | "unit" | "yearBuilt";
        };
        MappingRequest: {
            columns: components["schemas"]["MappedColumn"][];
            /** @description Takes addresses and streets in one cell apart; true unless said. */
            splitAddress?: boolean;
            /** @description Takes several tenants in one cell apart; true unless said. */
            splitNames?: boolean;
            preset?: string | null;
        };
        MessageAttachment: {
            id: string;
            name: string;
        };
        MessagePreview: {
            leaseId: string;
            /** @description The tenants of the lease. */
            to: string;
            home: string;
            message: string;
            /** @description Whether someone on the lease has an account. The others read it once they have joined. */
            joined: boolean;
        };
        MessageSent: {
            /**
             * @description `queued`: on its way. `kept`: no provider is set up here, an admin reads it in the outbox.
             * @enum {string}
             */
            state: "kept" | "queued";
        };
        NavigationProperty: {
            id: string;
            streetNumber: string;
            street: string;
            /** @description Whether rent is overdue there, or a repair request waits for the landlord. */
            attention: boolean;
        };
        NavigationResponse: {
            /** @description Leases with overdue amounts, less what is on its way: a landlord's, or a tenant's own. */
            overdueLeases: number;
            /** @description Requests for which it is the reader's turn: a landlord judges or chooses, a tenant confirms, a supplier answers. */
            requests: number;
            /** @description Unread messages of leases. */
            unreadMessages: number;
            /** @description A landlord's properties, without archived ones. */
            propertyCount: number;
            /** @description At most six of them: those that need attention, then the oldest. In the order in which they were added. */
            properties: components["schemas"]["NavigationProperty"][];
        };
        NewAccountsDay: {
            /** @description `YYYY-MM-DD`, UTC. */
            day: string;
            tenant: number;
            landlord: number;
            supplier: number;
        };
        NewBoardInterest: {
            /** @description A price, in the job's currency; none: just interest. */
            amountCents?: number | null;
            note?: string | null;
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
            /** @description Staff: `true` answers although a colleague does, and takes the conversation over. */
            takeOver?: boolean;
            /** @description Follows from who sends; ignored. */
            sender_type?: Record<string, never>;
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
        NewGapOverride: {
            /**
             * Format: uuid
             * @description Entry of the directory.
             */
            supplierId: string;
            /** @description Why the landlord gives them this job all the same: in the audit log and in the request's history. */
            reason: string;
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
        NewLeaseMessage: {
            /** Format: uuid */
            leaseId: string;
            message: string;
            /** @description Documents that were uploaded to the lease, at most 10. */
            documentIds?: string[];
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
        NewNote: {
            text: string;
        };
        NewOffer: {
            /**
             * Format: uuid
             * @description Entry of the directory.
             */
            supplierId: string;
            /** @description What may be spent without a quote, in the property's currency. Without it the account's limit counts. */
            budgetCents?: number | null;
            note?: string | null;
            /** @description The first supplier who accepts gets the job. Otherwise suppliers answer with price and time, and the landlord picks. */
            firstWins?: boolean;
            /** @description Without an answer in time, or declined, the next supplier of the landlord's list is asked. */
            askNext?: boolean;
            /** @description How long the supplier has to answer. Without it as long as the priority allows for a first answer. */
            answerMinutes?: number | null;
        };
        NewRepairQuote: {
            /** @description In the property's currency. */
            amountCents: number;
            /** @description What it is for. */
            note?: string | null;
        };
        NewRequestLine: {
            /** @description Empty only with `attachmentIds`. */
            message: string;
            /**
             * @description Who reads it beside the landlord: `everyone` in the conversation, the `tenant` or the `supplier` alone, or no one (`landlord`).
             *     A tenant chooses `everyone` or `tenant`, a supplier `everyone` or `supplier`.
             * @enum {string}
             */
            audience?: "everyone" | "landlord" | "supplier" | "tenant";
            /** @description Photos and PDFs, uploaded before by `POST /documents` with purpose `request_attachment` and the request's id. */
            attachmentIds?: string[];
            /** @description People who are named in the message as `@` and their name: they are notified at once. */
            mentions?: string[];
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
            /**
             * @description Words that name an emergency raise the priority. Who says here that it is none keeps the priority that was asked for, and
             *     the reason is recorded.
             */
            belowFloorReason?: string | null;
            /** @description Whether somebody may enter while the tenant is out. */
            mayEnter?: boolean;
            /** @description How to get in; shown to the supplier after he accepted. */
            accessNote?: string | null;
            contactPhone?: string | null;
            /** @description Photos uploaded before by `POST /documents` with purpose `request_photo`. */
            photoIds?: string[];
            /**
             * @description `approved` files the request and approves it in one step, for those who may approve; without it, it is submitted.
             * @enum {string}
             */
            status?: "approved";
        };
        NewSupplier: {
            companyName: string;
            serviceType: string;
            city?: string | null;
            phone?: string | null;
            about?: string | null;
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
        NewSupplierMessage: {
            message: string;
            /**
             * Format: uuid
             * @description For a supplier: to which landlord. May be left out while there is one conversation alone.
             */
            accountId?: string;
        };
        NewSupplierPaper: {
            /** @enum {string} */
            kind: "insurance" | "license";
            /**
             * @description Of a license: which work it allows. An insurance has none.
             * @enum {string|null}
             */
            trade?: "accounting" | "appliances" | "carpentry" | "cleaning" | "electrical" | "flooring" | "general" | "hvac" | "landscaping" | "legal" | "locksmith" | "other" | "painting" | "pest_control" | "plumbing" | "roofing" | "security" | null;
            /** @description The insurer, or who issued the license. */
            issuer: string;
            /** @description Of the policy or the license. Landlords see it only after they have given the supplier a job. */
            number: string;
            /** @description What an insurance covers, with its currency. */
            coverCents?: number | null;
            /** @enum {string|null} */
            currency?: "AED" | "AUD" | "CAD" | "EUR" | "GBP" | "JPY" | "MXN" | "NZD" | "USD" | null;
            /** @description The last day on which it is valid. A license without one does not expire. */
            validUntil?: string | null;
            /** @description Where the supplier is: reminders count the days there. */
            timeZone: string;
            /**
             * Format: uuid
             * @description The certificate: a document of one's own with the purpose `certificate`.
             */
            fileId?: string | null;
        };
        NewSupplierStaff: {
            firstName: string;
            lastName: string;
            /** Format: email */
            email?: string | null;
            phone?: string | null;
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
        NewTicketMessage: {
            message: string;
        };
        NewsletterReceived: {
            received: boolean;
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
        NewsletterToken: {
            /** @description From the link of a mail. */
            token: string;
        };
        NextRegionRuleResponse: {
            facts: components["schemas"]["RegionFactResponse"][];
            rule: {
                [key: string]: unknown;
            } | null;
            validFrom: string | null;
            validTo: string | null;
            /** @description When an admin said that an official source confirms it. */
            verifiedAt: string | null;
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
        NextRuleResponse: {
            value: string;
            validFrom: string;
            source: string | null;
            sourceDate: string | null;
            /** @description Whether it still has to be checked against an official source. */
            mustCheck: boolean;
        };
        NoteResponse: {
            id: string;
            /** @description Empty where a conversation was handed over without words. */
            text: string;
            authorId: string;
            authorName: string | null;
            /** @description To whom the conversation was handed over with it. */
            handedToName: string | null;
            createdAt: string;
        };
        NotificationResponse: {
            id: string;
            /** @enum {string} */
            kind: "document_shared" | "invoice_approved" | "invoice_disputed" | "invoice_paid" | "invoice_sent" | "invoice_void" | "lease_corrected" | "lease_ended" | "listing_question" | "message" | "notice_given" | "notice_withdrawn" | "on_call_asked" | "on_call_unanswered" | "paper_expires" | "payment_failed" | "payment_received" | "payment_refunded" | "payment_returned" | "refund_failed" | "renewal_accepted" | "renewal_asked" | "renewal_declined" | "renewal_offered" | "renewal_replied" | "renewal_signed" | "renewal_withdrawn" | "rent_change" | "rent_change_canceled" | "request_approved" | "request_board_interest" | "request_cancelled" | "request_closed" | "request_completed" | "request_declined" | "request_in_progress" | "request_message" | "request_offer_accepted" | "request_offer_answered" | "request_offer_declined" | "request_offer_expired" | "request_offer_lost" | "request_offer_picked" | "request_offer_withdrawn" | "request_offered" | "request_quote_approved" | "request_quote_refused" | "request_quote_sent" | "request_quote_withdrawn" | "request_scheduled" | "request_sent_back" | "request_submitted" | "supplier_message" | "tenant_notice_asked" | "tenant_notice_declined" | "tenant_notice_given" | "tenant_notice_kept" | "tenant_notice_leaving" | "tenant_notice_replied" | "tenant_notice_staying" | "tenant_notice_told" | "tenant_notice_withdrawal_asked" | "tenant_notice_withdrawn";
            leaseId: string | null;
            /** @description The payment, request, document, offer or unit that it is about. */
            subjectId: string | null;
            home: string | null;
            /** @description Of a request or a listing. */
            title: string | null;
            /** @description Who wrote or offered. */
            name: string | null;
            amountCents: number | null;
            currency: string | null;
            day: string | null;
            /** @description Of a message: whether it mentions the reader. */
            mentioned: boolean;
            read: boolean;
            createdAt: string;
        };
        OfferAnswer: {
            /**
             * @description `answered` by the supplier with price and time; then `accepted` by the landlord picks it.
             * @enum {string}
             */
            status: "accepted" | "answered" | "declined" | "withdrawn";
            /** @description The price of an answer, in the property's currency: binding once it is picked. A landlord who picks sends the price that was read: 409 `stale_version` when it is another by now. */
            amountCents?: number | null;
            /** @description Why it is declined. */
            reason?: string | null;
            /** @description An appointment may be named with the acceptance, and is part of an answer. */
            scheduledFor?: string | null;
            scheduledUntil?: string | null;
            /** @description Accepts with an appointment although the supplier has as many that day as they take (422 `supplier_full` without it). */
            overCapacity?: boolean;
        };
        OfferResponse: {
            id: string;
            supplierId: string;
            companyName: string;
            /** @enum {string} */
            status: "accepted" | "answered" | "declined" | "expired" | "sent" | "withdrawn";
            budgetCents: number | null;
            note: string | null;
            /** @description The first to accept gets the job; otherwise the landlord picks one of the answers. */
            firstWins: boolean;
            askNext: boolean;
            /** @description The supplier's answer. */
            priceCents: number | null;
            proposedFor: string | null;
            proposedUntil: string | null;
            declineReason: string | null;
            expiresAt: string;
            answeredAt: string | null;
            createdAt: string;
            /** @description While it is open: what of the supplier has expired or is missing, so that it can be neither accepted nor picked. */
            gaps: ("insurance_expired" | "insurance_missing" | "license_expired" | "license_missing")[];
        };
        OnCallAlarmResponse: {
            /**
             * @description Null: no one was asked about this request.
             * @enum {string|null}
             */
            state: "acknowledged" | "asking" | "stopped" | "unanswered" | null;
            /** @description When the next person is asked. */
            nextAt: string | null;
            asks: components["schemas"]["OnCallAskResponse"][];
        };
        OnCallAskResponse: {
            name: string;
            /** @enum {string} */
            kind: "landlord" | "outside" | "supplier";
            channels: ("bell" | "email" | "sms")[];
            askedAt: string;
            /** @enum {string} */
            outcome: "acknowledged" | "ended" | "no_answer" | "waiting";
            outcomeAt: string | null;
        };
        OnCallDaysOff: {
            /** @example 2026-12-24 */
            from: string;
            /** @example 2026-12-26 */
            until: string;
        };
        OnCallDuty: {
            day: string;
            time: string;
            /** @description Whether someone is on duty; if not, `people` are those who are asked all the same. */
            onDuty: boolean;
            /** @description In the order in which they are asked: ids of the list. */
            people: string[];
        };
        OnCallHours: {
            /** @description 1 is Monday, 7 Sunday. */
            days: number[];
            /** @example 22:00 */
            from: string;
            /**
             * @description At or before `from`: on the next day.
             * @example 06:00
             */
            until: string;
        };
        OnCallLinkRequest: {
            /** @description Of the mailed link. */
            key: string;
        };
        OnCallLinkResponse: {
            /** @enum {string} */
            state: "asking" | "over" | "taken" | "yours";
            /** @description Who asks. */
            landlord: string;
            title: string;
            /** @description While someone is wanted, and for who is on it. */
            place: string | null;
            /** @description For who is on it alone, until the link expires: what is wrong, whom to call, and how to get in. */
            description: string | null;
            contactName: string | null;
            contactPhone: string | null;
            accessNote: string | null;
        };
        OnCallPerson: {
            id: string;
            /** @enum {string} */
            kind: "landlord" | "outside" | "supplier";
            /** @description Of a supplier. */
            supplierId: string | null;
            /** @description Whether the supplier is no longer one of those who can be added. Stays on the list until removed. */
            former: boolean;
            /** @description Whether the supplier’s account is closed: no one is asked then. */
            closed: boolean;
            /** @description Null for the landlord. */
            name: string | null;
            email: string | null;
            phone: string | null;
            /** @enum {string|null} */
            language: "en" | "es" | "fr" | null;
            texts: boolean;
            hours: components["schemas"]["OnCallHours"][];
            daysOff: components["schemas"]["OnCallDaysOff"][];
        };
        OnCallPersonBody: {
            /** @enum {string} */
            kind: "landlord" | "outside" | "supplier";
            /**
             * Format: uuid
             * @description Of a supplier: one of `suppliers`.
             */
            supplierId?: string | null;
            /** @description Of someone outside the product: name and email are needed. */
            name?: string | null;
            /** Format: email */
            email?: string | null;
            phone?: string | null;
            /** @enum {string|null} */
            language?: "en" | "es" | "fr" | null;
            /** @description Whether this person has agreed to text messages. */
            texts?: boolean | null;
            /** @description None: at all hours. */
            hours: components["schemas"]["OnCallHours"][];
            daysOff: components["schemas"]["OnCallDaysOff"][];
        };
        OnCallResponse: {
            people: components["schemas"]["OnCallPerson"][];
            stepMinutes: number;
            timeZone: string;
            /** @description Who can be added. */
            suppliers: components["schemas"]["OnCallSupplier"][];
            /** @description Whether text messages can be sent. */
            textsReady: boolean;
            /** @description 0 until something is saved. */
            version: number;
        };
        OnCallSupplier: {
            id: string;
            companyName: string;
        };
        OnCallTestResponse: {
            /** @description How the test was sent. */
            channels: ("bell" | "email" | "sms")[];
        };
        OpenSupplierInvitation: {
            /** @description From the link of the mail. */
            key: string;
        };
        OpenWork: {
            open: number;
            /** @description Since when the oldest waits. */
            oldestAt: string | null;
        };
        OpeningRequest: {
            /** @description A deposit that the landlord holds already. */
            depositHeldCents?: number;
        };
        OutboxFigures: {
            queued: number;
            failed: number;
            kept: number;
            /** @description The provider's words at the newest failure. */
            failure: string | null;
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
        OverviewResponse: {
            propertyCount: number;
            unitCount: number;
            leasedCount: number;
            /** @description Whether the landlord gives tenants a number for emergencies. */
            emergencyPhoneGiven: boolean;
            rent: components["schemas"]["RentMonthResponse"][];
            waiting: components["schemas"]["WaitingResponse"][];
            /** @description The first properties; `propertyCount` tells of how many. */
            street: components["schemas"]["StreetPropertyResponse"][];
            /** @description Twelve months up to the running one, by currency. */
            collected: components["schemas"]["CollectedMonthResponse"][];
            payments: components["schemas"]["RecentPaymentResponse"][];
        };
        OwedAgeResponse: {
            /** @enum {string} */
            age: "current" | "days_30" | "days_60" | "days_90" | "days_more";
            amountCents: number;
            count: number;
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
        OwedLeaseResponse: {
            leaseId: string;
            propertyId: string;
            propertyName: string;
            streetNumber: string;
            street: string;
            unitLabel: string;
            tenants: components["schemas"]["OwedTenant"][];
            currency: string;
            openCents: number;
            /** @description Of that, what was due before today. */
            overdueCents: number;
            /** @description Due day of the oldest charge that is overdue. */
            overdueSince: string | null;
            /** @description Payments that are on their way; they are not part of `openCents`. */
            processingCents: number;
            /** @description Where the property stands: no payment is received after it. */
            today: string;
            /** @description When the landlord last reminded the tenants. */
            remindedOn: string | null;
        };
        OwedResponse: {
            currency: string;
            ages: components["schemas"]["OwedAgeResponse"][];
            totalCents: number;
            /** @description Of it, what waits for the landlord's approval. */
            toApproveCents: number;
            toApproveCount: number;
        };
        OwedTenant: {
            id: string;
            name: string;
            /** @description Whether an email address is known. */
            hasEmail: boolean;
        };
        OwedTotals: {
            currency: string;
            count: number;
            openCents: number;
            overdueCents: number;
        };
        OwnInterest: {
            amountCents: number | null;
            note: string | null;
            createdAt: string;
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
        OwnNoticeResponse: {
            /** @description Whether the reader gave it. */
            mine: boolean;
            id: string;
            leaseId: string;
            /** @description The tenant who gave it. */
            name: string;
            /** @enum {string} */
            kind: "early_end" | "notice";
            /** @enum {string} */
            state: "acknowledged" | "declined" | "sent" | "withdrawn";
            lastDay: string;
            givenOn: string;
            /** @enum {string|null} */
            effect: "lease_ends" | "tenant_leaves" | null;
            /** @description What the landlord wrote back, for who gave it. */
            answerNote: string | null;
            answeredAt: string | null;
            /** @description Since when the tenant waits for the landlord’s consent to withdraw it. */
            withdrawalAskedAt: string | null;
            /** @description For who gave it and the landlord. */
            reason: string | null;
            forwardingAddress: string | null;
            createdAt: string;
        };
        OwnNoticesResponse: {
            /** @description Whether one can give notice now: the lease runs, has no last day, and no own notice is open. */
            open: boolean;
            rules: components["schemas"]["TenantNoticeRules"];
            notices: components["schemas"]["OwnNoticeResponse"][];
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
            /** @description Landlords: what their tenants call in an emergency. */
            tenantEmergencyPhone: string | null;
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
            /** @description Whether messages are shown in the person's own language, where something translates them. */
            translateMessages: boolean;
            /** @description Tenants: whether a used code opens a session. */
            codeSignIn: boolean;
            twoFactor: boolean;
            /** @description Signed in by a used code: personal changes ask for the password first. */
            viaCode: boolean;
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
        PaperTaxBody: {
            /** @description As it is printed: GST, QST. */
            name: string;
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
            /** @description As they were called when it was written; null where it is not known. */
            payerName: string | null;
            /** @description Charges that it settles; what is left waits as a prepayment. */
            settles: components["schemas"]["SettledCharge"][];
            createdAt: string;
            version: number;
        };
        PaymentRowOutcome: {
            key: string;
            leaseId: string;
            paymentId: string | null;
            receiptNumber: string | null;
            /** @description An earlier request had recorded it. */
            repeated: boolean;
            /** @description As in an error's `code`. */
            code: string | null;
            error: string | null;
            /** @description The field that was refused, where one was. */
            field: string | null;
        };
        PaymentRowRequest: {
            /**
             * Format: uuid
             * @description Names this row for good: sent again, it is not recorded twice. Each row has one of its own.
             */
            key: string;
            /** Format: uuid */
            leaseId: string;
            amountCents: number;
            /** @enum {string} */
            method?: "cash" | "cheque" | "transfer";
            /**
             * @description Day on which it arrived; default: today where the property stands.
             * @example 2026-11-21
             */
            paidOn?: string;
            note?: string;
            /**
             * Format: uuid
             * @description The lease's tenant who paid: the id of their entry. Without this and `payerName` it is not known.
             */
            payerTenantId?: string;
            /** @description Somebody else who paid: an agency, a parent. */
            payerName?: string;
        };
        PaymentRowsRequest: {
            rows: components["schemas"]["PaymentRowRequest"][];
        };
        PaymentRowsResponse: {
            rows: components["schemas"]["PaymentRowOutcome"][];
        };
        PaymentSetupRequest: {
            /**
             * @description Who bears the fees of payment methods, where the region leaves the choice.
             * @enum {string}
             */
            feeBearer: "landlord" | "tenant";
            version?: number;
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
        PaymentTotals: {
            currency: string;
            count: number;
            /** @description All of them, whatever became of them. */
            amountCents: number;
            /** @description Those that have arrived and stayed. */
            receivedCents: number;
            /** @description Those that are begun and haven't arrived. */
            processingCents: number;
            /** @description What of the received amounts went back. */
            refundedCents: number;
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
        PreferredSupplierResponse: {
            supplierId: string;
            companyName: string;
            /** @enum {string} */
            trade: "accounting" | "appliances" | "carpentry" | "cleaning" | "electrical" | "flooring" | "general" | "hvac" | "landscaping" | "legal" | "locksmith" | "other" | "painting" | "pest_control" | "plumbing" | "roofing" | "security";
        };
        PreferredSuppliersChange: {
            /** @description Entries of the directory, in the order in which they are asked. */
            supplierIds: string[];
        };
        /** @description Every error. Decide by `code`: the sentence in `error` may change. Some codes add fields of their own. */
        Problem: {
            error: string;
            /** @enum {string} */
            code: "account_disconnected" | "account_in_use" | "address_too_long" | "already_verified" | "busy" | "chat_held" | "chat_newer" | "confirmation_required" | "conflict" | "correction_is_rise" | "demo_disabled" | "elite_required" | "email_taken" | "email_theirs" | "email_unverified" | "forbidden" | "google_denied" | "google_needs_code" | "google_not_for_role" | "google_refused" | "google_unverified" | "headers_too_large" | "idempotency_mismatch" | "internal" | "invalid_access_code" | "invalid_admin_credentials" | "invalid_body" | "invalid_credentials" | "invalid_email" | "invalid_input" | "invalid_link" | "invalid_staff_credentials" | "landlord_chooses" | "lease_overlap" | "lease_without_tenant" | "link_required" | "method_not_allowed" | "nobody_reached" | "not_configured" | "not_found" | "nothing_due" | "off_duty" | "over_limit" | "password_required" | "payment_row_recorded" | "picture_too_large" | "quote_pending" | "region_rule" | "reminded_today" | "request_applied" | "request_running" | "request_timeout" | "rule_broken" | "second_step_locked" | "session_ended" | "shared_email" | "signed_out" | "sms_unavailable" | "stale_version" | "storage_full" | "supplier_gap" | "too_large" | "too_many_requests" | "too_many_streams" | "transition_forbidden" | "translation_demo" | "two_factor_required" | "unauthenticated" | "unavailable" | "unsafe_file" | "unsupported_media" | "upload_limit" | "upload_unverified" | "weak_password";
            requestId: string;
            /**
             * @description Why, where the code alone says too little.
             * @enum {string}
             */
            reason?: "account_changing" | "backup_not_set_up" | "backup_running" | "below_floor" | "checklist_open" | "currency_fixed" | "deposit_more_than_owed" | "deposit_used" | "disputed" | "draft_has_no_readers" | "effect_needed" | "email_their_own" | "expense_of_invoice" | "file_is_evidence" | "import_has_mistakes" | "import_in_use" | "import_outdated" | "import_too_old" | "invitation_over" | "invoice_file_kept" | "invoice_job_not_done" | "invoice_needs_owner" | "invoice_number_used" | "invoice_over_price" | "invoice_payment_missing" | "invoice_reason_missing" | "invoice_sent" | "invoice_series_begun" | "invoice_voided_often" | "invoice_without_price" | "job_taken" | "last_admin" | "lease_ended" | "lease_ending" | "lease_ends_later" | "lease_has_last_day" | "lease_joined" | "lease_not_draft" | "lifetime_kept" | "lifetime_plan" | "message_not_failed" | "method_not_in_currency" | "month_charged" | "more_than_held" | "more_than_left" | "more_than_owed" | "moved_out" | "new_rent_charged" | "newer_file" | "next_term_signed" | "no_home" | "no_online_here" | "no_online_landlord" | "no_question" | "no_saved_method" | "no_tenant_yet" | "not_arrived" | "not_of_a_lease" | "not_paid_online" | "not_renewable" | "not_up_for_renewal" | "nothing_due" | "nothing_entered" | "nothing_left" | "notice_needs_no_consent" | "notice_open" | "offer_expired" | "oneself" | "only_tenant" | "opening_entered" | "other_currency" | "others_autopay_on" | "paid_just_now" | "photo_or_paper" | "photos_of_closed" | "photos_of_work_early" | "property_let" | "providers_entry" | "quote_sent" | "recurring_posted" | "recurring_stopped" | "renewal_accepted" | "repair_cost_missing" | "role_kept" | "supplier_full" | "supplier_listed" | "tenant_joined" | "tenant_without_email" | "term_overlaps" | "terms_frozen" | "too_many_papers" | "too_many_photos" | "too_many_schedules" | "unit_archived" | "unit_let" | "unit_listed" | "unit_name_taken" | "unit_occupied" | "unit_off_market";
            /** @description What the words of `reason` need. */
            values?: {
                [key: string]: string | number;
            };
            details?: {
                field: string;
                message: string;
                /** @enum {string} */
                code: "above_zero" | "amount_at_least" | "amount_at_most" | "answer_by" | "answer_or_question" | "at_least" | "at_most" | "bad_character" | "button_link" | "choice" | "city_elsewhere" | "city_name" | "city_names" | "code" | "column_missing" | "column_twice" | "county_not_city" | "day" | "email" | "end_before_start" | "end_needed" | "end_too_early" | "file" | "format" | "halves" | "in_future" | "in_past" | "instant" | "last_day_too_early" | "last_day_too_far" | "late_fee_without_kind" | "late_fee_zero" | "link" | "list" | "message_field" | "month" | "no_automatic_rule" | "number_too_large" | "one_line" | "password_long" | "password_short" | "password_weak" | "passwords_differ" | "payer_twice" | "period" | "person_name" | "phone" | "phone_of_country" | "photos_of_unit" | "place" | "postal_code" | "region_limit" | "required" | "returned_on" | "reveals_someone" | "rule_empty" | "rule_value" | "rule_value_unknown" | "shape" | "sign_in_again" | "six_digits" | "source_date" | "staff_member" | "start_after_end" | "start_after_next_term" | "start_beyond_year" | "start_fixed" | "start_has_passed" | "tax_above_amount" | "tenant_of_lease" | "text" | "time_zone" | "too_few" | "too_long" | "too_many" | "too_short" | "twice" | "unknown_confirmed" | "unknown_field" | "unknown_rule" | "until_before_from" | "which_tenant" | "whole_number" | "yes_or_no";
                values?: {
                    [key: string]: string | number;
                };
            }[];
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
        ProviderPageResponse: {
            url: string;
        };
        QuestionReceived: {
            received: boolean;
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
        QuoteRequest: {
            /**
             * Format: uuid
             * @description Default: the tenant's present home.
             */
            leaseId?: string;
            /** @description Default: what is owed, else the next rent. */
            amountCents?: number;
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
        ReadMessagesRequest: {
            /** Format: uuid */
            leaseId: string;
        };
        ReadNotificationsRequest: {
            /** @description Those; all when left out. */
            ids?: string[];
        };
        ReadRequestLines: {
            /** @description The time of the newest line that was shown. */
            until: string;
        };
        RecentPaymentResponse: {
            id: string;
            leaseId: string;
            /** @description As they were called when it was written; null where it is not known. */
            payerName: string | null;
            streetNumber: string;
            unitLabel: string;
            method: string;
            /** @enum {string} */
            state: "cancelled" | "disputed" | "failed" | "lost" | "processing" | "requires_action" | "returned" | "settled" | "succeeded" | "won";
            /** @description Lost disputes took a part of it; the rest stays paid. */
            lostInPart: boolean;
            amountCents: number;
            currency: string;
            /** @description The day on which it was received, or begun online, where the property stands. */
            paidOn: string;
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
            /**
             * Format: uuid
             * @description The lease's tenant who paid: the id of their entry. Without this and `payerName` it is not known.
             */
            payerTenantId?: string;
            /** @description Somebody else who paid: an agency, a parent. */
            payerName?: string;
        };
        RecoveryCodesResponse: {
            recoveryCodes: string[];
        };
        RecurringChargeResponse: {
            id: string;
            leaseId: string;
            /** @enum {string} */
            category: "other" | "parking" | "pets" | "services" | "storage" | "utilities";
            /** @description What the tenants read on each charge. */
            label: string;
            /** @description What it costs today; before it begins, what it will cost first. */
            amountCents: number;
            currency: string;
            /** @description 1 to 31; the last day of a shorter month. */
            dueDay: number;
            startsOn: string;
            /** @description Last day that is charged; null goes on until the lease ends. */
            endsOn: string | null;
            /** @description Every amount with the day from which it holds, the oldest first. */
            rates: components["schemas"]["RecurringRateResponse"][];
            /** @description The next charge that will be posted; null when none is left or the lease is a draft. */
            nextDueOn: string | null;
            nextCents: number | null;
            ended: boolean;
            version: number;
        };
        RecurringExpenseResponse: {
            id: string;
            propertyId: string;
            propertyName: string;
            unitId: string | null;
            unitLabel: string | null;
            /** @enum {string} */
            category: "advertising" | "cleaning" | "insurance" | "legal" | "maintenance" | "management" | "mortgage_interest" | "other" | "property_tax" | "repairs" | "supplies" | "travel" | "utilities";
            /** @enum {string} */
            frequency: "monthly" | "quarterly" | "yearly";
            /** @description In all, tax included. */
            amountCents: number;
            /** @description The tax that is in it. */
            taxCents: number;
            currency: string;
            payee: string;
            note: string | null;
            /** @description The next day on which it is booked, if it is neither paused nor over. */
            nextOn: string;
            /** @description The last day on which it may be booked. */
            endsOn: string | null;
            paused: boolean;
            ended: boolean;
            /** @description How often it has been booked. */
            bookedCount: number;
            createdAt: string;
            version: number;
        };
        RecurringRateResponse: {
            from: string;
            amountCents: number;
            /** @description Why the landlord went ahead where the region caps the rent and the charge may count as rent. */
            confirmReason: string | null;
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
        RefusedRow: {
            values?: {
                [key: string]: string | number;
            };
            id: string;
            /** @description As in an error's `code`. */
            code: string;
            error: string;
            /** @description As in an error's `reason` and `values`. */
            reason?: string;
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
        RegionFactResponse: {
            text: string;
            source: string | null;
            sourceDate: string | null;
            /** @enum {string|null} */
            confidence: "official" | "secondary" | "unsure" | null;
            /** @description Whether an official source has still to confirm it. */
            mustCheck: boolean;
        };
        RegionRuleEndResponse: {
            /** @description `CA-QC`. */
            region: string;
            place: string | null;
            /** @enum {string} */
            topic: "deposit" | "deposit_interest" | "deposit_return" | "end_of_term" | "entry_notice" | "increase_interval" | "increase_notice" | "late_fee" | "lease_form" | "rent_cap" | "rent_cap_exemptions" | "returned_payment" | "surcharge";
            /** @description Its last day. */
            validTo: string;
            expired: boolean;
        };
        RegionRuleRecordResponse: {
            /** @description `CA-QC`. */
            region: string;
            /** @description The city that it is about; null: the whole region. */
            place: string | null;
            /** @enum {string} */
            topic: "deposit" | "deposit_interest" | "deposit_return" | "end_of_term" | "entry_notice" | "increase_interval" | "increase_notice" | "late_fee" | "lease_form" | "rent_cap" | "rent_cap_exemptions" | "returned_payment" | "surcharge";
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
            /** @description What is on record for the time after it; null for nothing, and in the list of versions. */
            next: components["schemas"]["NextRegionRuleResponse"] | null;
            /** @description Of the newest version, which may be `next`. 0 is what the instance started with. */
            version: number;
            verifiedAt: string | null;
            note: string | null;
            changedAt: string | null;
            changedByName: string | null;
        };
        RegionRuleResponse: {
            /** @enum {string} */
            topic: "deposit" | "deposit_interest" | "deposit_return" | "end_of_term" | "entry_notice" | "increase_interval" | "increase_notice" | "late_fee" | "lease_form" | "rent_cap" | "rent_cap_exemptions" | "returned_payment" | "surcharge";
            /**
             * @description `automatic`: the product applies it. `manual`: a person decides. `expired` and `unknown`: no rule applies.
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
            /** @description Its last day; past for a rule that is `expired`. Null: no end is known. */
            validTo: string | null;
            next: components["schemas"]["NextRuleResponse"] | null;
        };
        RegionRulesResponse: {
            /** @description `CA-QC`. Null where the product has no rules, and then none applies automatically. */
            region: string | null;
            rules: components["schemas"]["RegionRuleResponse"][];
        };
        RegisterInvitedSupplier: {
            /** @description From the link of the mail. */
            key: string;
            password: string;
        };
        RemindRequest: {
            leaseIds: string[];
        };
        RemindResponse: {
            leases: components["schemas"]["ReminderOutcome"][];
        };
        ReminderOutcome: {
            leaseId: string;
            mails: number;
            texts: number;
            /** @description Tenants whom neither an email nor a text reaches: for them there is the letter. */
            notReached: string[];
            /** @description As in an error's `code`. */
            code: string | null;
            error: string | null;
        };
        ReminderResponse: {
            id: string;
            remindedOn: string;
            /** @description What was due then. */
            owedCents: number;
            currency: string;
            mails: number;
            texts: number;
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
        RenewalIntentResponse: {
            leaseId: string;
            home: string;
            termEndsOn: string;
            /** @enum {string|null} */
            intent: "leave" | "stay" | "unsure" | null;
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
        RenewalReasonResponse: {
            code: string;
            /** @description Above zero it speaks for a higher rent, below zero against; the heaviest comes first. */
            weight: number;
            text: string;
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
            /** @description Whether the lease runs from month to month now. */
            monthly: boolean;
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
            /** @description Where the cap comes from, and whether nobody has checked it on an official page yet. */
            capSource: string | null;
            capMustCheck: boolean;
            /** @description The last day of a cap that ended before the new term. */
            capEndedOn: string | null;
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
        RentChangesResponse: {
            currency: string;
            months: components["schemas"]["ChangedRentResponse"][];
            /** @description Late fees that go with the rents they were charged for. */
            canceledFeesCents: number;
            /** @description Owed now, and after it; below zero is paid in advance. */
            balanceCents: number;
            newBalanceCents: number;
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
            /** @description Overdue beside this month's rent, and the leases that owe it: older rents, opening balances, fees. No part of the four. */
            arrearsCents: number;
            arrearsCount: number;
            /** @description Recurring charges of the month beside the rent, posted and still to post. No part of the figures above. */
            recurringCents: number;
            /** @description The next day on which something is due. */
            nextDueOn: string | null;
            /** @description Nothing of what is due is charged yet, by the day where each home stands: the ledger has no entries of it. */
            toCome: boolean;
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
        RepairQuoteAnswer: {
            /**
             * @description The landlord approves or refuses, the supplier takes it back.
             * @enum {string}
             */
            status: "approved" | "refused" | "withdrawn";
        };
        RepairQuoteResponse: {
            id: string;
            supplierId: string;
            companyName: string;
            amountCents: number;
            note: string | null;
            /** @description The language that the author of the note had chosen; null where nobody knows. */
            language: string | null;
            /** @enum {string} */
            status: "approved" | "refused" | "sent" | "withdrawn";
            answeredAt: string | null;
            createdAt: string;
        };
        ReportCellResponse: {
            text: string | null;
            amount: number | null;
            behind: components["schemas"]["BehindResponse"] | null;
        };
        ReportColumnResponse: {
            id: string;
            /** @enum {string} */
            kind: "count" | "day" | "money" | "text";
            /** @description In the language that was asked for. */
            label: string;
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
            /**
             * @description Of income and expense; null elsewhere.
             * @enum {string|null}
             */
            basis: "accrual" | "cash" | null;
            tables: components["schemas"]["ReportTableResponse"][];
            /** @description Of income and expense, by month; empty elsewhere. */
            points: components["schemas"]["ReportPointResponse"][];
        };
        ReportRowResponse: {
            id: string;
            cells: components["schemas"]["ReportCellResponse"][];
            leaseId: string | null;
            /** @description Set apart: it is in no total. */
            sum: boolean;
            /** @description The sum of a property's rows above it; its first cell is the property's name. */
            subtotal: boolean;
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
        RequestAttachment: {
            id: string;
            name: string;
            mediaType: string;
            /** @description Size in bytes. */
            bytes: number;
            /** @description Download address, good for 5 minutes; none for staff and admins. */
            url: string | null;
            /** @description Of its line. */
            lineId: string;
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
        RequestCodeRequest: {
            /** Format: email */
            email: string;
            /** @enum {string} */
            type: "email" | "sms";
            /** @description Of the refused sign-in. */
            challenge?: string;
        };
        RequestContactResponse: {
            name: string;
            phone: string | null;
            accessNote: string | null;
        };
        RequestEventResponse: {
            id: string;
            /** @enum {string} */
            kind: "appointment" | "comment" | "offer" | "on_call" | "photo" | "priority" | "quote" | "rating" | "status";
            /** @description State reached, or what happened: `offer_declined`; the new priority, with the reason as note where it was lowered below the floor. */
            detail: string | null;
            note: string | null;
            /** @description The language that the author had chosen; null where nobody knows. */
            language: string | null;
            internal: boolean;
            /**
             * @description Who reads it beside the landlord.
             * @enum {string}
             */
            audience: "everyone" | "landlord" | "supplier" | "tenant";
            /** @description Role of whoever did it; `system` for the product itself. */
            by: string;
            /** @description Name of whoever wrote it, of a line of the conversation; null where it isn’t known to the reader. */
            author: string | null;
            /** @description Whether the reader did it. */
            own: boolean;
            at: string;
            /** @description Files that came with a line of the conversation. */
            attachments: components["schemas"]["RequestAttachment"][];
            /** @description Names of the people who are mentioned in a line, as far as they are still known: `@` and the name is in its text. */
            mentions: string[];
            /** @description Whether the reader is one of them. */
            mentionsMe: boolean;
        };
        RequestLinesRead: {
            /** @description How many lines of the request are still unread. */
            unreadCount: number;
        };
        RequestPersonResponse: {
            id: string;
            name: string;
            /** @enum {string} */
            side: "landlord" | "supplier" | "tenant";
        };
        RequestPhotoResponse: {
            id: string;
            name: string;
            mediaType: string;
            /** @description Size in bytes. */
            bytes: number;
            /** @enum {string} */
            purpose: "certificate" | "inspection" | "invoice" | "lease_document" | "listing_photo" | "other" | "receipt" | "request_attachment" | "request_photo" | "supplier_invoice";
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
            /**
             * @description The problem, or the finished work.
             * @enum {string}
             */
            phase: "after" | "before";
            /** @enum {string} */
            addedBy: "landlord" | "supplier" | "tenant";
            /** @description The supplier that added it. */
            company: string | null;
            /** @description Whether the reader may remove it: who added it, until the request is closed. */
            removable: boolean;
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
        RequestReaderResponse: {
            name: string;
            /** @enum {string} */
            side: "landlord" | "supplier" | "tenant";
            seenAt: string;
        };
        RequestSupplier: {
            id: string;
            companyName: string;
        };
        ResetPasswordRequest: {
            token: string;
            password: string;
            confirmPassword?: string;
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
        ReturnDepositRequest: {
            returnedCents: number;
            /** @description Interest on it, where the region asks for some. */
            interestCents?: number;
            deductions?: components["schemas"]["DepositDeduction"][];
        };
        ReturnPaymentRequest: {
            /**
             * @description Day on which it came back.
             * @example 2026-11-21
             */
            returnedOn: string;
            /** @description A fee for it, within what the region allows; none without it. */
            feeCents?: number;
            /** @description What the landlord's bank charged: some regions let the fee cover it. */
            bankChargeCents?: number;
            /** @description Why, for both sides to read. */
            note?: string;
        };
        ReturnedFeeResponse: {
            /**
             * @description `automatic`: the amounts are held; otherwise the landlord decides by the text, or finds out.
             * @enum {string}
             */
            status: "automatic" | "expired" | "manual" | "unknown";
            /** @description Null where no amount is on record. */
            fixedCents: number | null;
            /** @description Whether the bank's own charge may be added. */
            bankCharge: boolean;
            /** @description The facts in English, as they were gathered. */
            value: string;
            source: string | null;
            currency: string;
            /**
             * @description Where the property stands.
             * @example 2026-12-01
             */
            today: string;
        };
        ReverseEntryRequest: {
            /** @description Why, for both sides to read. */
            note?: string;
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
        RuleLimitResponse: {
            cents?: number;
            day?: string;
            afterDays?: number;
        };
        SaidIntentResponse: {
            name: string;
            /** @enum {string} */
            intent: "leave" | "stay" | "unsure";
            saidAt: string;
        };
        SaveInvoiceRequest: {
            lines: components["schemas"]["InvoiceLineBody"][];
            /** @description Days from the day it is sent until it is due. */
            dueDays: number;
            /** @description The supplier's tax registration. */
            taxNumber?: string | null;
            note?: string | null;
            version?: number;
        };
        SaveOnCallRequest: {
            /** @description In the order in which they are asked. */
            people: components["schemas"]["OnCallPersonBody"][];
            /** @description Minutes until the next person is asked. */
            stepMinutes: number;
            /** @description Of all hours and days off. */
            timeZone: string;
            version?: number;
        };
        SavePaperRequest: {
            /**
             * Format: uuid
             * @description Its photo or PDF: a document of one's own with the purpose `supplier_invoice`.
             */
            fileId: string;
            /** @description The paper's own number. */
            number: string;
            /** @description The date on it: not before the request was filed, and not in the future, where the home is. */
            issuedOn: string;
            /** @description With taxes, in the currency of the home. */
            totalCents: number;
            /** @description Within the total. */
            taxes: components["schemas"]["PaperTaxBody"][];
            /** @description Days from its date until it is due. */
            dueDays: number;
            /** @description The supplier's tax registration. */
            taxNumber?: string | null;
            note?: string | null;
            version?: number;
        };
        SaveSupplierHours: {
            /** @description None: nothing is stated. */
            hours: components["schemas"]["HoursBody"][];
            daysOff: components["schemas"]["DaysOffBody"][];
            /** @description Appointments in a day; without it any number. */
            jobsADay?: number | null;
            /** @description Until this day no new jobs are taken. */
            resumesOn?: string | null;
            /** @description Of all days and times. */
            timeZone: string;
            /** @description What was read; 0 before anything was stated. */
            version?: number;
            fullDays?: Record<string, never>;
        };
        SavedMethodResponse: {
            /** @enum {string} */
            method: "bank" | "credit_card" | "debit_card" | "digital_wallet";
            /** @description `Visa •••• 4242` */
            label: string;
        };
        SayIntentRequest: {
            /** @enum {string} */
            intent: "leave" | "stay" | "unsure";
        };
        SearchHitResponse: {
            /** @enum {string} */
            kind: "document" | "lease" | "payment" | "property" | "request" | "tenant" | "unit";
            id: string;
            /** @description A name: of the property, the people, the request, the payer, the document; the label of a unit. */
            title: string | null;
            streetNumber: string | null;
            street: string | null;
            unitLabel: string | null;
            city: string | null;
            /** @description Of leases (also those of tenants), requests and payments. */
            state: string | null;
            amountCents: number | null;
            currency: string | null;
            /** @description When it was paid, or the request was made. */
            day: string | null;
            /** @description The lease of a payment, the unit of a document. */
            parentId: string | null;
        };
        SecondStepLinkRequest: {
            /** Format: email */
            email: string;
            challenge: string;
        };
        SecureConfirmRequest: {
            verificationToken?: string;
            /** @description The present password. */
            currentPassword: string;
        };
        SendEmail: {
            /** Format: email */
            to: string;
            /** @enum {string} */
            template: "call_back" | "document_missing" | "getting_started";
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
        ServiceAreaChange: {
            /**
             * @description ISO 3166.
             * @example CA
             */
            country: string;
            /** @description Beginnings of postal codes: 3 characters in Canada, 3 to 5 digits in the US, elsewhere 1 to 10 letters and digits. */
            prefixes: string[];
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
            /** @description Needed for a priority below `floorPriority`; recorded with the change. */
            belowFloorReason?: string | null;
            mayEnter?: boolean;
            accessNote?: string | null;
            contactPhone?: string | null;
            /** @description The appointment's window. */
            scheduledFor?: string | null;
            scheduledUntil?: string | null;
            costCents?: number | null;
            /** @description A landlord approves a cost above the limit with it. */
            approveCost?: boolean;
            /** @description Books an appointment although the supplier has as many that day as they take (422 `supplier_full` without it). */
            overCapacity?: boolean;
            /** @description Completes the work although lines of its checklist are open (422 `checklist_open` without it). */
            leaveOpenLines?: boolean;
            rating?: number | null;
            ratingNote?: string | null;
            version?: number;
            id?: Record<string, never>;
            floorPriority?: Record<string, never>;
            floorKinds?: Record<string, never>;
            propertyId?: Record<string, never>;
            unitId?: Record<string, never>;
            leaseId?: Record<string, never>;
            place?: Record<string, never>;
            landlordName?: Record<string, never>;
            landlordId?: Record<string, never>;
            supplier?: Record<string, never>;
            contact?: Record<string, never>;
            respondBy?: Record<string, never>;
            respondedAt?: Record<string, never>;
            startedAt?: Record<string, never>;
            completedAt?: Record<string, never>;
            closedAt?: Record<string, never>;
            photoCount?: Record<string, never>;
            unreadCount?: Record<string, never>;
            readers?: Record<string, never>;
            audiences?: Record<string, never>;
            moves?: Record<string, never>;
            readOnly?: Record<string, never>;
            language?: Record<string, never>;
            currency?: Record<string, never>;
            offers?: Record<string, never>;
            quotes?: Record<string, never>;
            limitCents?: Record<string, never>;
            quoteWaits?: Record<string, never>;
            gaps?: Record<string, never>;
            own?: Record<string, never>;
            createdAt?: Record<string, never>;
            events?: Record<string, never>;
            photos?: Record<string, never>;
            photoPhases?: Record<string, never>;
            dueOn?: Record<string, never>;
            checklist?: Record<string, never>;
        };
        ServiceRequestDetail: {
            id: string;
            propertyId: string;
            unitId: string | null;
            leaseId: string | null;
            title: string;
            description: string;
            /** @description The language that the author had chosen; null where nobody knows, and in the author’s own. */
            language: string | null;
            issueType: string;
            priority: string;
            /** @description The lowest priority that the words of the request allow without a reason; null when they name no emergency. */
            floorPriority: string | null;
            /** @description The emergencies that were recognised in the words. */
            floorKinds: ("co" | "elevator" | "fire" | "gas" | "heat" | "lock" | "no_water" | "power" | "structure" | "toilet" | "water")[];
            /** @description Why the priority is below the floor. */
            belowFloorReason: string | null;
            /** @enum {string} */
            status: "approved" | "cancelled" | "closed" | "completed" | "declined" | "in_progress" | "offered" | "scheduled" | "submitted";
            mayEnter: boolean;
            /** @description Null for whom the address is hidden. */
            place: components["schemas"]["RequestPlace"] | null;
            landlordName: string | null;
            /** @description The landlord's account, for a supplier to write to. */
            landlordId?: string;
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
            /** @description Lines of the conversation that the reader has not seen. */
            unreadCount: number;
            /** @description States that the reader may ask for now. */
            moves: ("approved" | "cancelled" | "closed" | "completed" | "declined" | "in_progress" | "offered" | "scheduled" | "submitted")[];
            /** @description Whether the reader is a tenant who has left the home: they read the request, and no longer comment on it. */
            readOnly: boolean;
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
            /** @description What the supplier of the job may spend without another quote; null when the landlord has set no limit. Not for tenants. */
            limitCents?: number | null;
            /** @description A price above the limit waits for the landlord: the work neither begins nor ends before the answer. Not for tenants. */
            quoteWaits?: boolean;
            /** @description What of the job’s supplier has expired or is missing, so that the work cannot begin. Not for tenants. */
            gaps?: ("insurance_expired" | "insurance_missing" | "license_expired" | "license_missing")[];
            createdAt: string;
            version: number;
            /** @description What happened, and what was written (`comment`), oldest first. */
            events: components["schemas"]["RequestEventResponse"][];
            /** @description The others in the conversation. */
            readers: components["schemas"]["RequestReaderResponse"][];
            /** @description Whom the reader can mention. */
            people: components["schemas"]["RequestPersonResponse"][];
            /** @description To whom the reader may write, the usual first. */
            audiences: ("everyone" | "landlord" | "supplier" | "tenant")[];
            photos: components["schemas"]["RequestPhotoResponse"][];
            /** @description Of which the reader may add photos now: of the problem, of the finished work. */
            photoPhases: ("after" | "before")[];
            /** @description The day by which the work is due, of a request that a maintenance schedule has made. */
            dueOn: string | null;
            /** @description What is to be done, of such a request; none for tenants. */
            checklist: components["schemas"]["ChecklistLineResponse"][];
        };
        ServiceRequestResponse: {
            id: string;
            propertyId: string;
            unitId: string | null;
            leaseId: string | null;
            title: string;
            description: string;
            /** @description The language that the author had chosen; null where nobody knows, and in the author’s own. */
            language: string | null;
            issueType: string;
            priority: string;
            /** @description The lowest priority that the words of the request allow without a reason; null when they name no emergency. */
            floorPriority: string | null;
            /** @description The emergencies that were recognised in the words. */
            floorKinds: ("co" | "elevator" | "fire" | "gas" | "heat" | "lock" | "no_water" | "power" | "structure" | "toilet" | "water")[];
            /** @description Why the priority is below the floor. */
            belowFloorReason: string | null;
            /** @enum {string} */
            status: "approved" | "cancelled" | "closed" | "completed" | "declined" | "in_progress" | "offered" | "scheduled" | "submitted";
            mayEnter: boolean;
            /** @description Null for whom the address is hidden. */
            place: components["schemas"]["RequestPlace"] | null;
            landlordName: string | null;
            /** @description The landlord's account, for a supplier to write to. */
            landlordId?: string;
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
            /** @description Lines of the conversation that the reader has not seen. */
            unreadCount: number;
            /** @description States that the reader may ask for now. */
            moves: ("approved" | "cancelled" | "closed" | "completed" | "declined" | "in_progress" | "offered" | "scheduled" | "submitted")[];
            /** @description Whether the reader is a tenant who has left the home: they read the request, and no longer comment on it. */
            readOnly: boolean;
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
            /** @description What the supplier of the job may spend without another quote; null when the landlord has set no limit. Not for tenants. */
            limitCents?: number | null;
            /** @description A price above the limit waits for the landlord: the work neither begins nor ends before the answer. Not for tenants. */
            quoteWaits?: boolean;
            /** @description What of the job’s supplier has expired or is missing, so that the work cannot begin. Not for tenants. */
            gaps?: ("insurance_expired" | "insurance_missing" | "license_expired" | "license_missing")[];
            createdAt: string;
            version: number;
        };
        SessionResponse: {
            access_token: string;
            user: components["schemas"]["SessionUser"];
            profile: components["schemas"]["ProfileResponse"];
        };
        SessionUser: {
            id: string;
            email: string;
        };
        SettledCharge: {
            chargeId: string;
            kind: string;
            /** @description `2026-11` for rent. */
            period: string | null;
            label: string | null;
            amountCents: number;
        };
        SharedEmailResponse: {
            line: number;
            email: string;
            names: string[];
        };
        SignInLinkRequest: {
            token: string;
            /** @description From verify-2fa. */
            verificationToken?: string;
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
        StartBackupRequest: {
            verificationToken?: string;
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
        StopRecurringChargeRequest: {
            endsOn: string;
            version?: number;
        };
        StorageUsage: {
            usedBytes: number;
            /** @description How much it may be; null without a limit. */
            limitBytes: number | null;
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
        StreetUnitResponse: {
            id: string;
            label: string;
            leaseId: string | null;
            /** @enum {string} */
            state: "due" | "offline" | "overdue" | "paid" | "partial" | "posting" | "processing" | "vacant";
            tenants: string[];
            /** @description What is open, less what is on its way. */
            openCents: number;
            currency: string;
            /** @description Since when the oldest of it is due. */
            dueOn: string | null;
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
        SubscribeElite: {
            /** @enum {string} */
            plan: "annual" | "lifetime";
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
            papers?: Record<string, never>;
            jobsDone?: Record<string, never>;
            ratingCount?: Record<string, never>;
            ratingAverage?: Record<string, never>;
            numbers?: Record<string, never>;
            areaCountry?: Record<string, never>;
            areaPrefixes?: Record<string, never>;
            serves?: Record<string, never>;
            hours?: Record<string, never>;
            createdAt?: Record<string, never>;
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
        SupplierGapsResponse: {
            /** @description What has expired or is missing; empty when the supplier may do the job. */
            gaps: ("insurance_expired" | "insurance_missing" | "license_expired" | "license_missing")[];
        };
        SupplierHoursResponse: {
            hours: components["schemas"]["HoursBody"][];
            daysOff: components["schemas"]["DaysOffBody"][];
            jobsADay: number | null;
            /** @description The first day on which new jobs are taken again; null, or a day that is over, when they are taken now. */
            resumesOn: string | null;
            /** @description Days of the next 60 that have as many appointments as the supplier takes, over all landlords. */
            fullDays: string[];
            timeZone: string;
            version: number;
        };
        SupplierInvitationResponse: {
            /** @description Entry in the directory, to whom jobs can be offered at once. */
            supplierId: string;
            companyName: string;
            email: string;
            expiresAt: string;
        };
        SupplierMessageResponse: {
            id: string;
            supplierId: string;
            /** @description The landlord's account. */
            accountId: string;
            message: string;
            /** @description The language that the author had chosen; null where nobody knows. */
            language: string | null;
            /** @enum {string} */
            from: "landlord" | "supplier";
            /** @description Whether the reader's side wrote it. */
            own: boolean;
            createdAt: string;
        };
        SupplierNumbersResponse: {
            /** @description Finished jobs. */
            jobs: number | null;
            /** @description Median from an offer to the first answer, in minutes. */
            answerMinutes: number | null;
            /** @description Jobs begun within the window of the appointment, or done by the day when they were due. */
            onTimePercent: number | null;
            /** @description Jobs without a return visit within 30 days. */
            firstFixPercent: number | null;
        };
        SupplierPaperChange: {
            /** @enum {string} */
            kind: "insurance" | "license";
            /**
             * @description Of a license: which work it allows. An insurance has none.
             * @enum {string|null}
             */
            trade?: "accounting" | "appliances" | "carpentry" | "cleaning" | "electrical" | "flooring" | "general" | "hvac" | "landscaping" | "legal" | "locksmith" | "other" | "painting" | "pest_control" | "plumbing" | "roofing" | "security" | null;
            /** @description The insurer, or who issued the license. */
            issuer: string;
            /** @description Of the policy or the license. Landlords see it only after they have given the supplier a job. */
            number: string;
            /** @description What an insurance covers, with its currency. */
            coverCents?: number | null;
            /** @enum {string|null} */
            currency?: "AED" | "AUD" | "CAD" | "EUR" | "GBP" | "JPY" | "MXN" | "NZD" | "USD" | null;
            /** @description The last day on which it is valid. A license without one does not expire. */
            validUntil?: string | null;
            /** @description Where the supplier is: reminders count the days there. */
            timeZone: string;
            /**
             * Format: uuid
             * @description The certificate: a document of one's own with the purpose `certificate`.
             */
            fileId?: string | null;
            version?: number;
            id?: Record<string, never>;
            expired?: Record<string, never>;
            certificate?: Record<string, never>;
            hasCertificate?: Record<string, never>;
            createdAt?: Record<string, never>;
        };
        SupplierPaperResponse: {
            id: string;
            /** @enum {string} */
            kind: "insurance" | "license";
            /** @enum {string|null} */
            trade: "accounting" | "appliances" | "carpentry" | "cleaning" | "electrical" | "flooring" | "general" | "hvac" | "landscaping" | "legal" | "locksmith" | "other" | "painting" | "pest_control" | "plumbing" | "roofing" | "security" | null;
            issuer: string;
            coverCents: number | null;
            currency: string | null;
            /** @description Null for a license that does not expire. */
            validUntil: string | null;
            /** @description By the day where the supplier is. For a job the day where the home is counts. */
            expired: boolean;
            hasCertificate: boolean;
            /** @description For the supplier, and for landlords who have given the supplier a job; otherwise null. */
            number: string | null;
            certificate: components["schemas"]["CertificateResponse"] | null;
            timeZone: string;
            createdAt: string;
            version: number;
        };
        SupplierResponse: {
            id: string;
            companyName: string;
            /** @description The documented label. */
            serviceType: string;
            /** @enum {string} */
            trade: "accounting" | "appliances" | "carpentry" | "cleaning" | "electrical" | "flooring" | "general" | "hvac" | "landscaping" | "legal" | "locksmith" | "other" | "painting" | "pest_control" | "plumbing" | "roofing" | "security";
            city: string | null;
            /** @description Where the supplier works, as stated: beginnings of postal codes in one country. Null and empty while nothing is stated. */
            areaCountry: string | null;
            areaPrefixes: string[];
            /** @description Whether the area has the property that was asked for; null without one, and while no area is stated. */
            serves: boolean | null;
            about: string | null;
            /** @description For landlords, staff, admins and the supplier itself; null for tenants and other suppliers. */
            phone: string | null;
            email: string | null;
            /** @description Elite Partner: a badge and the first places. */
            elite: boolean;
            own: boolean;
            /** @description Insurance and licenses, as stated by the supplier: without number and certificate. Empty for tenants and other suppliers. */
            papers: components["schemas"]["SupplierPaperResponse"][];
            jobsDone: number;
            ratingCount: number;
            /** @description 1 to 5 with one decimal; null while nobody rated. */
            ratingAverage: number | null;
            /** @description For landlords, staff, admins and the supplier itself; null for tenants and other suppliers. */
            numbers: components["schemas"]["SupplierNumbersResponse"] | null;
            /** @description For the same readers: when the supplier works, as stated. Null while nothing is stated. */
            hours: components["schemas"]["SupplierHoursResponse"] | null;
            createdAt: string;
            version: number;
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
        SurchargePlace: {
            country: string;
            region: string;
            /** @description The city whose own rule it is; null: the region's. */
            place: string | null;
            /** @enum {string} */
            surcharge: "allowed" | "forbidden" | "unconfirmed";
            source: string | null;
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
            /**
             * @description Who translates messages.
             * @enum {string}
             */
            translation: "deepl" | "libretranslate" | "none";
            /** @description Since when translations fail in the process that answers; null while they work. */
            translationFailingSince: string | null;
            /** @description The nightly check of all books: when, and whether they balance; null before the first one. */
            ledgerCheckedAt: string | null;
            ledgerBalanced: boolean | null;
            /** @description Time zones of properties for which the server's and the database's time zone data disagree in the years around now. */
            timeZonesDiffering: string[];
        };
        TakePlanRequest: {
            /** @example appliance-complete */
            planId: string;
            /** @enum {string} */
            billing?: "annual" | "monthly";
        };
        TaxTotalResponse: {
            name: string;
            /** @description Null on paper, where the amount alone was typed. */
            rateThousandths: number | null;
            baseCents: number;
            amountCents: number;
        };
        TeamMemberResponse: {
            id: string;
            name: string;
            onDuty: boolean;
        };
        TenantCodeRequest: {
            /** @description As typed: case, dashes and spaces do not matter. */
            code: string;
        };
        TenantCodeResponse: {
            needsAccountSetup: boolean;
            isFirstTime: boolean;
            invitation?: components["schemas"]["TenantInvitation"];
            access_token?: string;
            user?: components["schemas"]["SessionUser"];
            profile?: components["schemas"]["ProfileResponse"];
        };
        TenantDetailResponse: {
            id: string;
            firstName: string;
            lastName: string;
            /** @description Null: letters and codes go to them on paper. */
            email: string | null;
            phone: string | null;
            /** @enum {string} */
            language: "en" | "es" | "fr";
            /** @description Whether they have an account and see this home. */
            joined: boolean;
            joinedAt: string | null;
            version: number;
            /** @description The latest code, without the code itself. */
            code: components["schemas"]["LeaseCodeResponse"] | null;
            leaseId: string;
            unitId: string;
            propertyId: string;
            /** @enum {string} */
            leaseState: "active" | "draft" | "ended" | "notice";
            startsOn: string;
            /** @description The last day as far as it is known: of the lease, else of its term. */
            endsOn: string | null;
            currency: string;
            /** @description The lease was just activated, and its first entries are still being posted. */
            posting: boolean;
            /** @description Charged to the lease and not paid, less what is on its way; people on one lease owe it jointly. */
            openCents: number;
            /** @description Of that, what was due before today. */
            overdueCents: number;
            processingCents: number;
            unitLabel: string;
            streetNumber: string;
            street: string;
            city: string;
            leases: components["schemas"]["TenantRowResponse"][];
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
        TenantHomeLink: {
            leaseId: string;
            label: string;
        };
        TenantInvitation: {
            firstName: string;
            lastName: string;
            email: string | null;
            phone: string | null;
            language: string;
        };
        TenantLandlord: {
            name: string;
            /** @description What to call in an emergency, if the landlord gives a number. */
            emergencyPhone: string | null;
        };
        TenantLeaseResponse: {
            id: string;
            /** @enum {string} */
            state: "active" | "draft" | "ended" | "notice";
            startsOn: string;
            termEndsOn: string | null;
            endsOn: string | null;
            endsForGood: boolean;
            /** @description The tenant's own last day, once it has passed, on a lease that goes on for the others: they owe what was due by then. */
            leftOn: string | null;
            rentCents: number;
            currency: string;
            dueDay: number;
            /** @description As agreed in the lease. */
            depositCents: number;
            /** @description What the landlord holds of it now. */
            depositHeldCents: number;
            /** @description Letters to download: the landlord's notice, a change of rent. */
            letters: ("deposit" | "notice" | "rent")[];
            home: components["schemas"]["TenantHome"];
            landlord: components["schemas"]["TenantLandlord"];
            /** @description First and last names of everyone on the lease. */
            tenants: string[];
            /** @description The lease was just activated, and what it brought along and owes by now is still being posted. */
            posting: boolean;
            nextRent: components["schemas"]["NextRentResponse"] | null;
            /** @description The next day on which rent or recurring charges post: what comes after all that is owed. */
            comingDue: components["schemas"]["ComingDueResponse"] | null;
            /** @description The next rent and the next month of each recurring charge, the first to come due first. */
            upcoming: components["schemas"]["UpcomingCharge"][];
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
        TenantNoticeResponse: {
            /** @description `87 Laurier Avenue West, 302` */
            home: string;
            /** @description The earliest last day that the rules allowed when it was given. */
            earliestDay: string | null;
            /** @description Whether others are on the lease too. */
            joint: boolean;
            /** @description The lease’s last day, if it has one. */
            leaseEndsOn: string | null;
            version: number;
            id: string;
            leaseId: string;
            /** @description The tenant who gave it. */
            name: string;
            /** @enum {string} */
            kind: "early_end" | "notice";
            /** @enum {string} */
            state: "acknowledged" | "declined" | "sent" | "withdrawn";
            lastDay: string;
            givenOn: string;
            /** @enum {string|null} */
            effect: "lease_ends" | "tenant_leaves" | null;
            /** @description What the landlord wrote back, for who gave it. */
            answerNote: string | null;
            answeredAt: string | null;
            /** @description Since when the tenant waits for the landlord’s consent to withdraw it. */
            withdrawalAskedAt: string | null;
            /** @description For who gave it and the landlord. */
            reason: string | null;
            forwardingAddress: string | null;
            createdAt: string;
        };
        TenantNoticeRules: {
            /** @description Today where the home is. */
            today: string;
            /** @description The earliest last day that needs no one’s consent. */
            earliest: string;
            /** @description Last day of the fixed term that is running or signed; null: month to month. */
            fixedUntil: string | null;
            /** @description The region’s notice period for tenants; null: none is on record. */
            periodDays: number | null;
            periodMonths: number | null;
            /** @description The rule as it was gathered, in English, and its source. */
            value: string | null;
            source: string | null;
            sourceDate: string | null;
            /** @description Whether to be checked with an official source before use. */
            mustCheck: boolean;
        };
        TenantRowResponse: {
            id: string;
            firstName: string;
            lastName: string;
            /** @description Null: letters and codes go to them on paper. */
            email: string | null;
            phone: string | null;
            /** @enum {string} */
            language: "en" | "es" | "fr";
            /** @description Whether they have an account and see this home. */
            joined: boolean;
            joinedAt: string | null;
            version: number;
            /** @description The latest code, without the code itself. */
            code: components["schemas"]["LeaseCodeResponse"] | null;
            leaseId: string;
            unitId: string;
            propertyId: string;
            /** @enum {string} */
            leaseState: "active" | "draft" | "ended" | "notice";
            startsOn: string;
            /** @description The last day as far as it is known: of the lease, else of its term. */
            endsOn: string | null;
            currency: string;
            /** @description The lease was just activated, and its first entries are still being posted. */
            posting: boolean;
            /** @description Charged to the lease and not paid, less what is on its way; people on one lease owe it jointly. */
            openCents: number;
            /** @description Of that, what was due before today. */
            overdueCents: number;
            processingCents: number;
            unitLabel: string;
            streetNumber: string;
            street: string;
            city: string;
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
        TotpConfirmRequest: {
            code: string;
        };
        TotpOfferResponse: {
            /** @description For typing into the app by hand. */
            secret: string;
            /** @description `otpauth:` address, as in the picture. */
            address: string;
            /** @description The QR code as SVG. */
            qr: string;
        };
        TranslationRequest: {
            /** @enum {string} */
            kind: "chat_message" | "lease_message" | "quote_note" | "request_event" | "request_title" | "service_request" | "supplier_message";
            /** @description Messages that the reader can read, at most 50. */
            ids: string[];
            /**
             * @description The reader's language.
             * @enum {string}
             */
            to: "en" | "es" | "fr";
        };
        TranslationResponse: {
            /** @description The message's id. */
            id: string;
            /** @enum {string} */
            outcome: "failed" | "same" | "translated";
            /** @description In the reader's language; null unless `translated`. */
            text: string | null;
            /** @description The language that it was written in, `es`; null where it is not known. */
            from: string | null;
            /**
             * @description Why it `failed`, else null.
             * @enum {string|null}
             */
            fault: "budget" | "kept_terms" | "provider" | "too_long" | null;
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
        TwoFactorStatusResponse: {
            enabled: boolean;
            /** @description The installation asks for it; it cannot be turned off. */
            required: boolean;
            /** @description Whether an authenticator app is set up. */
            totp: boolean;
            recoveryCodesLeft: number;
            /** @description False for who came by Google alone or by a supplier's invitation: a link by e-mail sets a first password. */
            hasPassword: boolean;
            /** @description Whether Google signs in. */
            google: boolean;
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
        UnreadNotifications: {
            count: number;
        };
        UnreadResponse: {
            count: number;
        };
        UpcomingCharge: {
            /** @enum {string} */
            kind: "recurring" | "rent";
            /** @description `2026-12`, the month that it is for. */
            period: string;
            /** @description The landlord's own words for a recurring charge; null for rent. */
            label: string | null;
            dueOn: string;
            amountCents: number;
        };
        UpdateDocumentRequest: {
            name?: string;
            /** @enum {string} */
            purpose?: "certificate" | "inspection" | "invoice" | "lease_document" | "listing_photo" | "other" | "receipt" | "request_attachment" | "request_photo" | "supplier_invoice";
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
            invoiceId?: string | null;
            entryId?: string;
            voidedAt?: string | null;
            createdAt?: string;
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
            letters?: ("deposit" | "notice" | "rent")[];
            endDays?: components["schemas"]["LeaseEndDays"];
            /** @enum {string} */
            lateFeeKind?: "fixed" | "none" | "percent";
            /** @description Cents for `fixed`, basis points of the rent for `percent`, 0 for `none`. */
            lateFeeValue?: number;
            /** @description Whole days after the due day; the fee falls on the day after them. */
            lateFeeAfterDays?: number;
        };
        UpdateLeaseTenantRequest: {
            firstName?: string;
            lastName?: string;
            /**
             * Format: email
             * @description Null: they have none any more.
             */
            email?: string | null;
            /** @description Confirms that another tenant of the lease has the same address; without it that answers 422 `shared_email`. */
            sharedEmail?: boolean;
            phone?: string | null;
            /** @enum {string} */
            language?: "en" | "es" | "fr";
            version?: number;
        };
        UpdateMaintenanceScheduleRequest: {
            /** Format: uuid */
            propertyId?: string;
            title?: string;
            /** @enum {string} */
            category?: "appliances" | "electrical" | "hvac" | "other" | "plumbing";
            /** @enum {string} */
            rhythm?: "months" | "seasons" | "yearly";
            startsOn?: string;
            /** @description While it is paused no requests are made; the due days of the pause are left out. */
            paused?: boolean;
            version?: number;
            /** Format: uuid */
            unitId?: string | null;
            /** @enum {string|null} */
            deviceKind?: "air_filter" | "appliance" | "co_alarm" | "cooling" | "dryer_vent" | "electrical" | "fire_extinguisher" | "grounds" | "gutters" | "heating" | "other" | "plumbing" | "roof" | "smoke_alarm" | "water_heater" | null;
            /** @description Which one, in the landlord’s words: “Boiler, basement”. */
            deviceName?: string | null;
            /** @description What to do and how: the description of the requests. */
            instructions?: string | null;
            checklist?: string[];
            /** @description Needed by the rhythm `months`. */
            everyMonths?: number | null;
            /** @description Needed by the rhythm `seasons`. */
            seasons?: ("autumn" | "spring" | "summer" | "winter")[];
            /** @description Shorter than the shortest month times the months between two due days. */
            leadDays?: number;
            /**
             * Format: uuid
             * @description Entry of the directory: one of `GET /maintenance-schedules/suppliers`.
             */
            supplierId?: string | null;
        };
        UpdateProfileRequest: {
            /** @description Tenants: changed by the property manager alone, read past here. */
            firstName?: string;
            lastName?: string;
            /** @description Landlords alone: a supplier's is fixed, others have none; read past for them, and when empty. */
            companyName?: string | null;
            /** @description Landlords alone; read past for others. */
            tenantEmergencyPhone?: string | null;
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
            translateMessages?: boolean;
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
        UpdateRecurringExpenseRequest: {
            /** Format: uuid */
            propertyId?: string;
            /** Format: uuid */
            unitId?: string | null;
            /** @enum {string} */
            category?: "advertising" | "cleaning" | "insurance" | "legal" | "maintenance" | "management" | "mortgage_interest" | "other" | "property_tax" | "repairs" | "supplies" | "travel" | "utilities";
            /** @enum {string} */
            frequency?: "monthly" | "quarterly" | "yearly";
            amountCents?: number;
            taxCents?: number;
            payee?: string;
            note?: string | null;
            /** @description Today or later; a changed day is the one from which the others are counted. */
            nextOn?: string;
            endsOn?: string | null;
            /** @description While it is paused nothing is booked; the days of the pause are left out. */
            paused?: boolean;
            version?: number;
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
            monthly?: boolean;
            startsOn?: string;
            currentRentCents?: number;
            lowRentCents?: number;
            proposedRentCents?: number;
            highRentCents?: number;
            currency?: string;
            capCents?: number | null;
            capStatus?: string;
            capSource?: string | null;
            capMustCheck?: boolean;
            capEndedOn?: string | null;
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
        ValueRequest: {
            /** @enum {string} */
            column: "currency" | "propertyType" | "status";
            text: string;
            value: string;
        };
        VerifiedResponse: {
            email: string;
            /**
             * @description Whose address it is: what it opens is not the same for all.
             * @enum {string}
             */
            userType: "admin" | "landlord" | "staff" | "supplier" | "tenant";
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
        WaitingResponse: {
            /** @enum {string} */
            kind: "asked" | "draft" | "ending" | "inquiry" | "invite" | "notice" | "overdue" | "quote" | "request" | "vacant";
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
    };
    responses: {
        /** @description The service is busy, unavailable or not configured. `Retry-After` says how many seconds to wait, where it is known. Codes: `busy`, `unavailable`. */
        Problem503_busy_unavailable: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The role, or the state of the account, does not allow this. Codes: `forbidden`. */
        Problem403_forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The request is not valid; `details` names the fields. Codes: `invalid_input`. */
        Problem400_invalid_input: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description There is no valid session, or the credentials are wrong. Codes: `session_ended`, `unauthenticated`. */
        Problem401_session_ended_unauthenticated: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description Too many requests. `Retry-After` says how many seconds to wait. Codes: `too_many_requests`. */
        Problem429_too_many_requests: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description It conflicts with what exists, or someone else changed it first. Codes: `conflict`, `request_applied`, `request_running`. */
        Problem409_conflict_request_applied_request_running: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The request is valid, but this is not allowed; the code says why. Codes: `idempotency_mismatch`, `rule_broken`. */
        Problem422_idempotency_mismatch_rule_broken: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The request is not valid; `details` names the fields. Codes: `invalid_body`, `invalid_input`. */
        Problem400_invalid_body_invalid_input: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description It does not exist, or the caller may not see it. Codes: `not_found`. */
        Problem404_not_found: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description There is no valid session, or the credentials are wrong. Codes: `session_ended`, `two_factor_required`, `unauthenticated`. */
        Problem401_session_ended_two_factor_required_unauthenticated: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The body or the file is too large. Codes: `too_large`. */
        Problem413_too_large: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The body has a content type that is not accepted here. Codes: `unsupported_media`. */
        Problem415_unsupported_media: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The request is valid, but this is not allowed; the code says why. Codes: `idempotency_mismatch`. */
        Problem422_idempotency_mismatch: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The service is busy, unavailable or not configured. `Retry-After` says how many seconds to wait, where it is known. Codes: `busy`, `not_configured`, `unavailable`. */
        Problem503_busy_not_configured_unavailable: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The request is valid, but this is not allowed; the code says why. Codes: `idempotency_mismatch`, `transition_forbidden`. */
        Problem422_idempotency_mismatch_transition_forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description It conflicts with what exists, or someone else changed it first. Codes: `conflict`, `stale_version`. */
        Problem409_conflict_stale_version: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description It conflicts with what exists, or someone else changed it first. Codes: `conflict`, `email_taken`, `request_applied`, `request_running`. */
        Problem409_conflict_email_taken_request_applied_request_running: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The request is valid, but this is not allowed; the code says why. Codes: `rule_broken`. */
        Problem422_rule_broken: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The request is valid, but this is not allowed; the code says why. Codes: `account_in_use`. */
        Problem422_account_in_use: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description It conflicts with what exists, or someone else changed it first. Codes: `conflict`. */
        Problem409_conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The request is not valid; `details` names the fields. Codes: `invalid_body`, `invalid_input`, `invalid_link`. */
        Problem400_invalid_body_invalid_input_invalid_link: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description There is no valid session, or the credentials are wrong. Codes: `invalid_credentials`, `password_required`, `session_ended`, `two_factor_required`, `unauthenticated`. */
        Problem401_invalid_credentials_password_required_session_ended_two_factor_required_unauthenticated: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description There is no valid session, or the credentials are wrong. Codes: `invalid_credentials`, `session_ended`, `unauthenticated`. */
        Problem401_invalid_credentials_session_ended_unauthenticated: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The role, or the state of the account, does not allow this. Codes: `demo_disabled`. */
        Problem403_demo_disabled: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description There is no valid session, or the credentials are wrong. Codes: `google_refused`, `two_factor_required`. */
        Problem401_google_refused_two_factor_required: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description There is no valid session, or the credentials are wrong. Codes: `two_factor_required`. */
        Problem401_two_factor_required: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description There is no valid session, or the credentials are wrong. Codes: `invalid_credentials`, `session_ended`, `two_factor_required`, `unauthenticated`. */
        Problem401_invalid_credentials_session_ended_two_factor_required_unauthenticated: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description There is no valid session, or the credentials are wrong. Codes: `password_required`, `session_ended`, `unauthenticated`. */
        Problem401_password_required_session_ended_unauthenticated: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description There is no valid session, or the credentials are wrong. Codes: `invalid_admin_credentials`, `invalid_credentials`, `invalid_staff_credentials`, `two_factor_required`. */
        Problem401_invalid_admin_credentials_invalid_credentials_invalid_staff_credentials_two_factor_required: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description Too many requests. `Retry-After` says how many seconds to wait. Codes: `link_required`, `too_many_requests`. */
        Problem429_link_required_too_many_requests: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The request is not valid; `details` names the fields. Codes: `invalid_body`, `invalid_email`, `invalid_input`. */
        Problem400_invalid_body_invalid_email_invalid_input: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description There is no valid session, or the credentials are wrong. Codes: `invalid_access_code`. */
        Problem401_invalid_access_code: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description There is no valid session, or the credentials are wrong. Codes: `unauthenticated`. */
        Problem401_unauthenticated: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description Too many requests. `Retry-After` says how many seconds to wait. Codes: `second_step_locked`, `too_many_requests`. */
        Problem429_second_step_locked_too_many_requests: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description It conflicts with what exists, or someone else changed it first. Codes: `already_verified`, `conflict`, `request_applied`, `request_running`. */
        Problem409_already_verified_conflict_request_applied_request_running: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description It conflicts with what exists, or someone else changed it first. Codes: `chat_held`, `conflict`, `request_applied`, `request_running`. */
        Problem409_chat_held_conflict_request_applied_request_running: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The request is valid, but this is not allowed; the code says why. Codes: `idempotency_mismatch`, `off_duty`, `transition_forbidden`. */
        Problem422_idempotency_mismatch_off_duty_transition_forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description It conflicts with what exists, or someone else changed it first. Codes: `chat_held`, `chat_newer`, `conflict`, `stale_version`. */
        Problem409_chat_held_chat_newer_conflict_stale_version: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The request is valid, but this is not allowed; the code says why. Codes: `transition_forbidden`. */
        Problem422_transition_forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The role, or the state of the account, does not allow this. Codes: `forbidden`, `upload_unverified`. */
        Problem403_forbidden_upload_unverified: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The request is valid, but this is not allowed; the code says why. Codes: `picture_too_large`, `storage_full`, `unsafe_file`. */
        Problem422_picture_too_large_storage_full_unsafe_file: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description Too many requests. `Retry-After` says how many seconds to wait. Codes: `too_many_requests`, `upload_limit`. */
        Problem429_too_many_requests_upload_limit: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The request is valid, but this is not allowed; the code says why. Codes: `over_limit`. */
        Problem422_over_limit: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The role, or the state of the account, does not allow this. Codes: `elite_required`, `forbidden`. */
        Problem403_elite_required_forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The request is valid, but this is not allowed; the code says why. Codes: `unsafe_file`. */
        Problem422_unsafe_file: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The request is valid, but this is not allowed; the code says why. Codes: `idempotency_mismatch`, `lease_without_tenant`. */
        Problem422_idempotency_mismatch_lease_without_tenant: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The role, or the state of the account, does not allow this. Codes: `email_unverified`, `forbidden`. */
        Problem403_email_unverified_forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description It conflicts with what exists, or someone else changed it first. Codes: `conflict`, `lease_overlap`, `stale_version`. */
        Problem409_conflict_lease_overlap_stale_version: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description It conflicts with what exists, or someone else changed it first. Codes: `conflict`, `lease_overlap`, `request_applied`, `request_running`. */
        Problem409_conflict_lease_overlap_request_applied_request_running: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The request is valid, but this is not allowed; the code says why. Codes: `idempotency_mismatch`, `lease_without_tenant`, `region_rule`. */
        Problem422_idempotency_mismatch_lease_without_tenant_region_rule: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The request is valid, but this is not allowed; the code says why. Codes: `idempotency_mismatch`, `region_rule`. */
        Problem422_idempotency_mismatch_region_rule: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description It conflicts with what exists, or someone else changed it first. Codes: `conflict`, `lease_overlap`, `request_applied`, `request_running`, `stale_version`. */
        Problem409_conflict_lease_overlap_request_applied_request_running_stale_version: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The request is valid, but this is not allowed; the code says why. Codes: `correction_is_rise`, `idempotency_mismatch`, `region_rule`. */
        Problem422_correction_is_rise_idempotency_mismatch_region_rule: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description It conflicts with what exists, or someone else changed it first. Codes: `conflict`, `request_applied`, `request_running`, `stale_version`. */
        Problem409_conflict_request_applied_request_running_stale_version: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The request is valid, but this is not allowed; the code says why. Codes: `confirmation_required`, `idempotency_mismatch`, `region_rule`. */
        Problem422_confirmation_required_idempotency_mismatch_region_rule: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The request is valid, but this is not allowed; the code says why. Codes: `confirmation_required`, `idempotency_mismatch`. */
        Problem422_confirmation_required_idempotency_mismatch: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The request is valid, but this is not allowed; the code says why. Codes: `confirmation_required`, `idempotency_mismatch`, `rule_broken`. */
        Problem422_confirmation_required_idempotency_mismatch_rule_broken: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The request is valid, but this is not allowed; the code says why. Codes: `nothing_due`. */
        Problem422_nothing_due: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The request is valid, but this is not allowed; the code says why. Codes: `confirmation_required`, `idempotency_mismatch`, `region_rule`, `transition_forbidden`. */
        Problem422_confirmation_required_idempotency_mismatch_region_rule_transition_forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The request is valid, but this is not allowed; the code says why. Codes: `region_rule`, `transition_forbidden`. */
        Problem422_region_rule_transition_forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The request is valid, but this is not allowed; the code says why. Codes: `idempotency_mismatch`, `region_rule`, `rule_broken`. */
        Problem422_idempotency_mismatch_region_rule_rule_broken: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description There is no valid session, or the credentials are wrong. Codes: `password_required`, `session_ended`, `two_factor_required`, `unauthenticated`. */
        Problem401_password_required_session_ended_two_factor_required_unauthenticated: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The request is valid, but this is not allowed; the code says why. Codes: `account_in_use`, `idempotency_mismatch`. */
        Problem422_account_in_use_idempotency_mismatch: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The request is valid, but this is not allowed; the code says why. Codes: `over_limit`, `quote_pending`. */
        Problem422_over_limit_quote_pending: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The request is valid, but this is not allowed; the code says why. Codes: `landlord_chooses`. */
        Problem422_landlord_chooses: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description There is no valid session, or the credentials are wrong. Codes: `invalid_access_code`, `password_required`, `session_ended`, `unauthenticated`. */
        Problem401_invalid_access_code_password_required_session_ended_unauthenticated: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The role, or the state of the account, does not allow this. Codes: `translation_demo`. */
        Problem403_translation_demo: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /** @description A value of your own for this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again and has no second effect. */
        IdempotencyKey: string;
    };
    requestBodies: never;
    headers: {
        /** @description The address of the next page, `<…>; rel="next"` (RFC 8288). It is missing on the last page. */
        Link: string;
        /** @description How many rows there are on all pages; only with `count=true`. */
        TotalCount: number;
        /** @description Seconds until another attempt makes sense. */
        RetryAfter: number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    auditList: {
        parameters: {
            query?: {
                /** @description Rows per page. */
                limit?: number;
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
                /** @description Where the previous page ended, from its `Link` header. */
                cursor?: string;
                /** @description Search by name. */
                q?: string;
                /** @description One of the list's columns, with `-` before it for descending order. */
                sort?: string;
                /** @description With `true` the total is returned in `X-Total-Count`. */
                count?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditEntryResponse"][];
                };
            };
            400: components["responses"]["Problem400_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    auditCsv: {
        parameters: {
            query?: {
                /** @description Rows per page. */
                limit?: number;
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
                /** @description Where the previous page ended, from its `Link` header. */
                cursor?: string;
                /** @description Search by name. */
                q?: string;
                /** @description One of the list's columns, with `-` before it for descending order. */
                sort?: string;
                /** @description With `true` the total is returned in `X-Total-Count`. */
                count?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["Problem400_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    backupsList: {
        parameters: {
            query?: {
                /** @description Rows per page. */
                limit?: number;
                /** @description Where the previous page ended, from its `Link` header. */
                cursor?: string;
                /** @description Search by name. */
                q?: string;
                /** @description One of the list's columns, with `-` before it for descending order. */
                sort?: string;
                /** @description With `true` the total is returned in `X-Total-Count`. */
                count?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BackupResponse"][];
                };
            };
            400: components["responses"]["Problem400_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    backupsStart: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own for this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again and has no second effect. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StartBackupRequest"];
            };
        };
        responses: {
            /** @description Done. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BackupResponse"];
                };
            };
            400: components["responses"]["Problem400_invalid_body_invalid_input"];
            401: components["responses"]["Problem401_session_ended_two_factor_required_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            404: components["responses"]["Problem404_not_found"];
            409: components["responses"]["Problem409_conflict_request_applied_request_running"];
            413: components["responses"]["Problem413_too_large"];
            415: components["responses"]["Problem415_unsupported_media"];
            422: components["responses"]["Problem422_idempotency_mismatch_rule_broken"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    backupsStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BackupStatusResponse"];
                };
            };
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    failedJobsList: {
        parameters: {
            query?: {
                /** @description Rows per page. */
                limit?: number;
                kind?: "delivery" | "event" | "schedule";
                /** @description Where the previous page ended, from its `Link` header. */
                cursor?: string;
                /** @description Search by name. */
                q?: string;
                /** @description One of the list's columns, with `-` before it for descending order. */
                sort?: string;
                /** @description With `true` the total is returned in `X-Total-Count`. */
                count?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FailedJobResponse"][];
                };
            };
            400: components["responses"]["Problem400_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    failedJobsRetry: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own for this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again and has no second effect. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is no body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem400_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            404: components["responses"]["Problem404_not_found"];
            409: components["responses"]["Problem409_conflict_request_applied_request_running"];
            422: components["responses"]["Problem422_idempotency_mismatch"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    outboxList: {
        parameters: {
            query?: {
                /** @description Rows per page. */
                limit?: number;
                state?: "failed" | "kept" | "queued" | "sent";
                channel?: "email" | "sms";
                /** @description Where the previous page ended, from its `Link` header. */
                cursor?: string;
                /** @description Search by name. */
                q?: string;
                /** @description One of the list's columns, with `-` before it for descending order. */
                sort?: string;
                /** @description With `true` the total is returned in `X-Total-Count`. */
                count?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OutboxMessageResponse"][];
                };
            };
            400: components["responses"]["Problem400_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    outboxGet: {
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
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OutboxMessageResponse"];
                };
            };
            400: components["responses"]["Problem400_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            404: components["responses"]["Problem404_not_found"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    outboxSend: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own for this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again and has no second effect. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OutboxMessageResponse"];
                };
            };
            400: components["responses"]["Problem400_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            404: components["responses"]["Problem404_not_found"];
            409: components["responses"]["Problem409_conflict_request_applied_request_running"];
            422: components["responses"]["Problem422_idempotency_mismatch_transition_forbidden"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_not_configured_unavailable"];
        };
    };
    regionEditorList: {
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
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegionRuleRecordResponse"][];
                };
            };
            400: components["responses"]["Problem400_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    regionEditorListCounties: {
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
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CountyResponse"][];
                };
            };
            400: components["responses"]["Problem400_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    regionEditorRunningOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegionRuleEndResponse"][];
                };
            };
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    regionEditorEditCounty: {
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
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CountyResponse"];
                };
            };
            400: components["responses"]["Problem400_invalid_body_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            404: components["responses"]["Problem404_not_found"];
            409: components["responses"]["Problem409_conflict_stale_version"];
            413: components["responses"]["Problem413_too_large"];
            415: components["responses"]["Problem415_unsupported_media"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    regionEditorEdit: {
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
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegionRuleRecordResponse"];
                };
            };
            400: components["responses"]["Problem400_invalid_body_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            404: components["responses"]["Problem404_not_found"];
            409: components["responses"]["Problem409_conflict_stale_version"];
            413: components["responses"]["Problem413_too_large"];
            415: components["responses"]["Problem415_unsupported_media"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    regionEditorHistory: {
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
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegionRuleRecordResponse"][];
                };
            };
            400: components["responses"]["Problem400_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            404: components["responses"]["Problem404_not_found"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    adminOverviewStats: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminStatsResponse"];
                };
            };
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    usersList: {
        parameters: {
            query?: {
                /** @description Rows per page. */
                limit?: number;
                userType?: "admin" | "landlord" | "staff" | "supplier" | "tenant";
                /** @description Without it everybody but the deleted. */
                state?: "active" | "deleted" | "invited" | "suspended";
                /** @description Where the previous page ended, from its `Link` header. */
                cursor?: string;
                /** @description Search by name. */
                q?: string;
                /** @description One of the list's columns, with `-` before it for descending order. */
                sort?: string;
                /** @description With `true` the total is returned in `X-Total-Count`. */
                count?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserResponse"][];
                };
            };
            400: components["responses"]["Problem400_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    usersInvite: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own for this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again and has no second effect. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InviteUserRequest"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitedUserResponse"];
                };
            };
            400: components["responses"]["Problem400_invalid_body_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            409: components["responses"]["Problem409_conflict_email_taken_request_applied_request_running"];
            413: components["responses"]["Problem413_too_large"];
            415: components["responses"]["Problem415_unsupported_media"];
            422: components["responses"]["Problem422_idempotency_mismatch"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    usersGet: {
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
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserDetailResponse"];
                };
            };
            400: components["responses"]["Problem400_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            404: components["responses"]["Problem404_not_found"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    usersChange: {
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
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserDetailResponse"];
                };
            };
            400: components["responses"]["Problem400_invalid_body_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            404: components["responses"]["Problem404_not_found"];
            409: components["responses"]["Problem409_conflict_stale_version"];
            413: components["responses"]["Problem413_too_large"];
            415: components["responses"]["Problem415_unsupported_media"];
            422: components["responses"]["Problem422_rule_broken"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    usersRemove: {
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
            /** @description Done; there is no body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem400_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            404: components["responses"]["Problem404_not_found"];
            409: components["responses"]["Problem409_conflict"];
            422: components["responses"]["Problem422_account_in_use"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    usersInviteAgain: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own for this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again and has no second effect. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitedUserResponse"];
                };
            };
            400: components["responses"]["Problem400_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            404: components["responses"]["Problem404_not_found"];
            409: components["responses"]["Problem409_conflict_request_applied_request_running"];
            422: components["responses"]["Problem422_idempotency_mismatch_transition_forbidden"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    usersReactivate: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own for this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again and has no second effect. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserDetailResponse"];
                };
            };
            400: components["responses"]["Problem400_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            404: components["responses"]["Problem404_not_found"];
            409: components["responses"]["Problem409_conflict_request_applied_request_running"];
            422: components["responses"]["Problem422_idempotency_mismatch"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    usersSuspend: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own for this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again and has no second effect. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserDetailResponse"];
                };
            };
            400: components["responses"]["Problem400_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            404: components["responses"]["Problem404_not_found"];
            409: components["responses"]["Problem409_conflict_request_applied_request_running"];
            422: components["responses"]["Problem422_idempotency_mismatch_rule_broken"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    announcementList: {
        parameters: {
            query?: {
                /** @description Rows per page. */
                limit?: number;
                /** @description Where the previous page ended, from its `Link` header. */
                cursor?: string;
                /** @description Search by name. */
                q?: string;
                /** @description One of the list's columns, with `-` before it for descending order. */
                sort?: string;
                /** @description With `true` the total is returned in `X-Total-Count`. */
                count?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnnouncementResponse"][];
                };
            };
            400: components["responses"]["Problem400_invalid_input"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    announcementCreate: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own for this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again and has no second effect. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnnouncementRequest"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnnouncementResponse"];
                };
            };
            400: components["responses"]["Problem400_invalid_body_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            409: components["responses"]["Problem409_conflict_request_applied_request_running"];
            413: components["responses"]["Problem413_too_large"];
            415: components["responses"]["Problem415_unsupported_media"];
            422: components["responses"]["Problem422_idempotency_mismatch"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    announcementChange: {
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
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnnouncementResponse"];
                };
            };
            400: components["responses"]["Problem400_invalid_body_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            404: components["responses"]["Problem404_not_found"];
            409: components["responses"]["Problem409_conflict_stale_version"];
            413: components["responses"]["Problem413_too_large"];
            415: components["responses"]["Problem415_unsupported_media"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    announcementRemove: {
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
            /** @description Done; there is no body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem400_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            404: components["responses"]["Problem404_not_found"];
            409: components["responses"]["Problem409_conflict"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    authSetUpAdmin: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own for this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again and has no second effect. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdminSetupRequest"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionResponse"];
                };
            };
            400: components["responses"]["Problem400_invalid_body_invalid_input_invalid_link"];
            409: components["responses"]["Problem409_conflict_request_applied_request_running"];
            413: components["responses"]["Problem413_too_large"];
            415: components["responses"]["Problem415_unsupported_media"];
            422: components["responses"]["Problem422_idempotency_mismatch"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    accountChangeEmail: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own for this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again and has no second effect. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeEmailRequest"];
            };
        };
        responses: {
            /** @description Done; there is no body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem400_invalid_body_invalid_input"];
            401: components["responses"]["Problem401_invalid_credentials_password_required_session_ended_two_factor_required_unauthenticated"];
            409: components["responses"]["Problem409_conflict_request_applied_request_running"];
            413: components["responses"]["Problem413_too_large"];
            415: components["responses"]["Problem415_unsupported_media"];
            422: components["responses"]["Problem422_idempotency_mismatch"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    accountChange: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own for this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again and has no second effect. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangePasswordRequest"];
            };
        };
        responses: {
            /** @description Done; there is no body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem400_invalid_body_invalid_input"];
            401: components["responses"]["Problem401_invalid_credentials_session_ended_unauthenticated"];
            409: components["responses"]["Problem409_conflict_request_applied_request_running"];
            413: components["responses"]["Problem413_too_large"];
            415: components["responses"]["Problem415_unsupported_media"];
            422: components["responses"]["Problem422_idempotency_mismatch"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    accountConfirmEmail: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own for this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again and has no second effect. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LinkRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerifiedResponse"];
                };
            };
            400: components["responses"]["Problem400_invalid_body_invalid_input_invalid_link"];
            409: components["responses"]["Problem409_conflict_request_applied_request_running"];
            413: components["responses"]["Problem413_too_large"];
            415: components["responses"]["Problem415_unsupported_media"];
            422: components["responses"]["Problem422_idempotency_mismatch"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    authEnterDemo: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own for this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again and has no second effect. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DemoRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionResponse"];
                };
            };
            400: components["responses"]["Problem400_invalid_body_invalid_input"];
            403: components["responses"]["Problem403_demo_disabled"];
            409: components["responses"]["Problem409_conflict_request_applied_request_running"];
            413: components["responses"]["Problem413_too_large"];
            415: components["responses"]["Problem415_unsupported_media"];
            422: components["responses"]["Problem422_idempotency_mismatch"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    accountForgot: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own for this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again and has no second effect. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ForgotPasswordRequest"];
            };
        };
        responses: {
            /** @description Done; there is no body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem400_invalid_body_invalid_input"];
            409: components["responses"]["Problem409_conflict_request_applied_request_running"];
            413: components["responses"]["Problem413_too_large"];
            415: components["responses"]["Problem415_unsupported_media"];
            422: components["responses"]["Problem422_idempotency_mismatch"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    googleSignIn: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own for this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again and has no second effect. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GoogleSignInRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionResponse"];
                };
            };
            400: components["responses"]["Problem400_invalid_body_invalid_input"];
            401: components["responses"]["Problem401_google_refused_two_factor_required"];
            403: components["responses"]["Problem403_forbidden"];
            409: components["responses"]["Problem409_conflict_request_applied_request_running"];
            413: components["responses"]["Problem413_too_large"];
            415: components["responses"]["Problem415_unsupported_media"];
            422: components["responses"]["Problem422_idempotency_mismatch"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_not_configured_unavailable"];
        };
    };
    googleBrowserCallback2: {
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
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    googleBrowserLogin2: {
        parameters: {
            query?: {
                /** @description What a new person becomes. */
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
            400: components["responses"]["Problem400_invalid_input"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    invitedAccept: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own for this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again and has no second effect. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AcceptInvitationRequest"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionResponse"];
                };
            };
            400: components["responses"]["Problem400_invalid_body_invalid_input_invalid_link"];
            401: components["responses"]["Problem401_two_factor_required"];
            409: components["responses"]["Problem409_conflict_request_applied_request_running"];
            413: components["responses"]["Problem413_too_large"];
            415: components["responses"]["Problem415_unsupported_media"];
            422: components["responses"]["Problem422_idempotency_mismatch"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    invitedLook: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own for this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again and has no second effect. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LinkRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationResponse"];
                };
            };
            400: components["responses"]["Problem400_invalid_body_invalid_input_invalid_link"];
            409: components["responses"]["Problem409_conflict_request_applied_request_running"];
            413: components["responses"]["Problem413_too_large"];
            415: components["responses"]["Problem415_unsupported_media"];
            422: components["responses"]["Problem422_idempotency_mismatch"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    twoFactorRequest: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own for this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again and has no second effect. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestCodeRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CodeSentResponse"];
                };
            };
            400: components["responses"]["Problem400_invalid_body_invalid_input"];
            409: components["responses"]["Problem409_conflict_request_applied_request_running"];
            413: components["responses"]["Problem413_too_large"];
            415: components["responses"]["Problem415_unsupported_media"];
            422: components["responses"]["Problem422_idempotency_mismatch"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    accountReset: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own for this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again and has no second effect. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResetPasswordRequest"];
            };
        };
        responses: {
            /** @description Done; there is no body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem400_invalid_body_invalid_input_invalid_link"];
            409: components["responses"]["Problem409_conflict_request_applied_request_running"];
            413: components["responses"]["Problem413_too_large"];
            415: components["responses"]["Problem415_unsupported_media"];
            422: components["responses"]["Problem422_idempotency_mismatch"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    twoFactorSendLink: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own for this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again and has no second effect. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SecondStepLinkRequest"];
            };
        };
        responses: {
            /** @description Done; there is no body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem400_invalid_body_invalid_input"];
            409: components["responses"]["Problem409_conflict_request_applied_request_running"];
            413: components["responses"]["Problem413_too_large"];
            415: components["responses"]["Problem415_unsupported_media"];
            422: components["responses"]["Problem422_idempotency_mismatch"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    secondStepLinkUnlock: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own for this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again and has no second effect. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LinkRequest"];
            };
        };
        responses: {
            /** @description Done; there is no body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem400_invalid_body_invalid_input_invalid_link"];
            409: components["responses"]["Problem409_conflict_request_applied_request_running"];
            413: components["responses"]["Problem413_too_large"];
            415: components["responses"]["Problem415_unsupported_media"];
            422: components["responses"]["Problem422_idempotency_mismatch"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    accountList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnSessionResponse"][];
                };
            };
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    accountConfirm: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own for this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again and has no second effect. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SecureConfirmRequest"];
            };
        };
        responses: {
            /** @description Done; there is no body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem400_invalid_body_invalid_input"];
            401: components["responses"]["Problem401_invalid_credentials_session_ended_two_factor_required_unauthenticated"];
            409: components["responses"]["Problem409_conflict_request_applied_request_running"];
            413: components["responses"]["Problem413_too_large"];
            415: components["responses"]["Problem415_unsupported_media"];
            422: components["responses"]["Problem422_idempotency_mismatch"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    accountEndOthers: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own for this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again and has no second effect. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is no body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem400_invalid_input"];
            401: components["responses"]["Problem401_password_required_session_ended_unauthenticated"];
            409: components["responses"]["Problem409_conflict_request_applied_request_running"];
            422: components["responses"]["Problem422_idempotency_mismatch"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    accountEnd: {
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
            /** @description Done; there is no body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem400_invalid_input"];
            401: components["responses"]["Problem401_password_required_session_ended_unauthenticated"];
            404: components["responses"]["Problem404_not_found"];
            409: components["responses"]["Problem409_conflict"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    signInLinkEnter: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own for this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again and has no second effect. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignInLinkRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionResponse"];
                };
            };
            400: components["responses"]["Problem400_invalid_body_invalid_input_invalid_link"];
            401: components["responses"]["Problem401_two_factor_required"];
            409: components["responses"]["Problem409_conflict_request_applied_request_running"];
            413: components["responses"]["Problem413_too_large"];
            415: components["responses"]["Problem415_unsupported_media"];
            422: components["responses"]["Problem422_idempotency_mismatch"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    authSignIn: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own for this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again and has no second effect. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "ana@example.com",
                 *       "password": "a long password of your own"
                 *     }
                 */
                "application/json": components["schemas"]["SignInRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionResponse"];
                };
            };
            400: components["responses"]["Problem400_invalid_body_invalid_input"];
            401: components["responses"]["Problem401_invalid_admin_credentials_invalid_credentials_invalid_staff_credentials_two_factor_required"];
            409: components["responses"]["Problem409_conflict_request_applied_request_running"];
            413: components["responses"]["Problem413_too_large"];
            415: components["responses"]["Problem415_unsupported_media"];
            422: components["responses"]["Problem422_idempotency_mismatch"];
            429: components["responses"]["Problem429_link_required_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    authSignOut: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own for this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again and has no second effect. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is no body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem400_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            409: components["responses"]["Problem409_conflict_request_applied_request_running"];
            422: components["responses"]["Problem422_idempotency_mismatch"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    authSignUp: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own for this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again and has no second effect. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignUpRequest"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionResponse"];
                };
            };
            400: components["responses"]["Problem400_invalid_body_invalid_email_invalid_input"];
            403: components["responses"]["Problem403_forbidden"];
            409: components["responses"]["Problem409_conflict_email_taken_request_applied_request_running"];
            413: components["responses"]["Problem413_too_large"];
            415: components["responses"]["Problem415_unsupported_media"];
            422: components["responses"]["Problem422_idempotency_mismatch"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    tenantAccessEnter: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own for this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again and has no second effect. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TenantCodeRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TenantCodeResponse"];
                };
            };
            400: components["responses"]["Problem400_invalid_body_invalid_input"];
            401: components["responses"]["Problem401_invalid_access_code"];
            409: components["responses"]["Problem409_conflict_request_applied_request_running"];
            413: components["responses"]["Problem413_too_large"];
            415: components["responses"]["Problem415_unsupported_media"];
            422: components["responses"]["Problem422_idempotency_mismatch"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    tenantAccessSetUp: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own for this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again and has no second effect. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TenantSetupRequest"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionResponse"];
                };
            };
            400: components["responses"]["Problem400_invalid_body_invalid_input"];
            401: components["responses"]["Problem401_unauthenticated"];
            409: components["responses"]["Problem409_conflict_email_taken_request_applied_request_running"];
            413: components["responses"]["Problem413_too_large"];
            415: components["responses"]["Problem415_unsupported_media"];
            422: components["responses"]["Problem422_idempotency_mismatch"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    twoFactorSettingsStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TwoFactorStatusResponse"];
                };
            };
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    twoFactorSettingsOfferApp: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own for this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again and has no second effect. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SecureConfirmRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TotpOfferResponse"];
                };
            };
            400: components["responses"]["Problem400_invalid_body_invalid_input"];
            401: components["responses"]["Problem401_password_required_session_ended_unauthenticated"];
            409: components["responses"]["Problem409_conflict_request_applied_request_running"];
            413: components["responses"]["Problem413_too_large"];
            415: components["responses"]["Problem415_unsupported_media"];
            422: components["responses"]["Problem422_idempotency_mismatch"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    twoFactorSettingsConfirmApp: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own for this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again and has no second effect. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TotpConfirmRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodesResponse"];
                };
            };
            400: components["responses"]["Problem400_invalid_body_invalid_input"];
            401: components["responses"]["Problem401_password_required_session_ended_unauthenticated"];
            409: components["responses"]["Problem409_conflict_request_applied_request_running"];
            413: components["responses"]["Problem413_too_large"];
            415: components["responses"]["Problem415_unsupported_media"];
            422: components["responses"]["Problem422_idempotency_mismatch"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    twoFactorSettingsOff: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own for this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again and has no second effect. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SecureConfirmRequest"];
            };
        };
        responses: {
            /** @description Done; there is no body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem400_invalid_body_invalid_input"];
            401: components["responses"]["Problem401_password_required_session_ended_unauthenticated"];
            409: components["responses"]["Problem409_conflict_request_applied_request_running"];
            413: components["responses"]["Problem413_too_large"];
            415: components["responses"]["Problem415_unsupported_media"];
            422: components["responses"]["Problem422_idempotency_mismatch"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    twoFactorSettingsOn: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own for this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again and has no second effect. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SecureConfirmRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodesResponse"];
                };
            };
            400: components["responses"]["Problem400_invalid_body_invalid_input"];
            401: components["responses"]["Problem401_password_required_session_ended_unauthenticated"];
            409: components["responses"]["Problem409_conflict_request_applied_request_running"];
            413: components["responses"]["Problem413_too_large"];
            415: components["responses"]["Problem415_unsupported_media"];
            422: components["responses"]["Problem422_idempotency_mismatch"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    twoFactorVerify: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own for this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again and has no second effect. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerifyCodeRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerifyCodeResponse"];
                };
            };
            400: components["responses"]["Problem400_invalid_body_invalid_input"];
            409: components["responses"]["Problem409_conflict_request_applied_request_running"];
            413: components["responses"]["Problem413_too_large"];
            415: components["responses"]["Problem415_unsupported_media"];
            422: components["responses"]["Problem422_idempotency_mismatch"];
            429: components["responses"]["Problem429_second_step_locked_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    authVerifyEmail: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own for this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again and has no second effect. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LinkRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerifiedResponse"];
                };
            };
            400: components["responses"]["Problem400_invalid_body_invalid_input_invalid_link"];
            409: components["responses"]["Problem409_already_verified_conflict_request_applied_request_running"];
            413: components["responses"]["Problem413_too_large"];
            415: components["responses"]["Problem415_unsupported_media"];
            422: components["responses"]["Problem422_idempotency_mismatch"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    authResendVerification: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own for this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again and has no second effect. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is no body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem400_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            409: components["responses"]["Problem409_conflict_request_applied_request_running"];
            422: components["responses"]["Problem422_idempotency_mismatch"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    cannedAnswersList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CannedAnswerResponse"][];
                };
            };
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    cannedAnswersCreate: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own for this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again and has no second effect. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CannedAnswerFields"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CannedAnswerResponse"];
                };
            };
            400: components["responses"]["Problem400_invalid_body_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            409: components["responses"]["Problem409_conflict_request_applied_request_running"];
            413: components["responses"]["Problem413_too_large"];
            415: components["responses"]["Problem415_unsupported_media"];
            422: components["responses"]["Problem422_idempotency_mismatch"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    cannedAnswersChange: {
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
                "application/json": components["schemas"]["CannedAnswerChange"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CannedAnswerResponse"];
                };
            };
            400: components["responses"]["Problem400_invalid_body_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            404: components["responses"]["Problem404_not_found"];
            409: components["responses"]["Problem409_conflict_stale_version"];
            413: components["responses"]["Problem413_too_large"];
            415: components["responses"]["Problem415_unsupported_media"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    cannedAnswersRemove: {
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
            /** @description Done; there is no body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem400_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            404: components["responses"]["Problem404_not_found"];
            409: components["responses"]["Problem409_conflict"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    chatInboxList: {
        parameters: {
            query?: {
                /** @description Rows per page. */
                limit?: number;
                /** @description Where the previous page ended, from its `Link` header. */
                cursor?: string;
                /** @description Search by name. */
                q?: string;
                /** @description One of the list's columns, with `-` before it for descending order. */
                sort?: string;
                /** @description With `true` the total is returned in `X-Total-Count`. */
                count?: boolean;
                /** @description Left out: all of them, the liveliest first. */
                state?: "closed" | "mine" | "others" | "waiting";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InboxSessionResponse"][];
                };
            };
            400: components["responses"]["Problem400_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    chatInboxCounts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InboxCounts"];
                };
            };
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    chatTeamSetDuty: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DutyChange"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamMemberResponse"][];
                };
            };
            400: components["responses"]["Problem400_invalid_body_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            409: components["responses"]["Problem409_conflict"];
            413: components["responses"]["Problem413_too_large"];
            415: components["responses"]["Problem415_unsupported_media"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    chatTeamList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamMemberResponse"][];
                };
            };
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    chatInboxRead: {
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
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InboxSessionResponse"];
                };
            };
            400: components["responses"]["Problem400_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            404: components["responses"]["Problem404_not_found"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    chatInboxDesk: {
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
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskResponse"];
                };
            };
            400: components["responses"]["Problem400_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            404: components["responses"]["Problem404_not_found"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    chatInboxKeep: {
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
                "application/json": components["schemas"]["DeskChange"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskResponse"];
                };
            };
            400: components["responses"]["Problem400_invalid_body_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            404: components["responses"]["Problem404_not_found"];
            409: components["responses"]["Problem409_conflict"];
            413: components["responses"]["Problem413_too_large"];
            415: components["responses"]["Problem415_unsupported_media"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    chatTeamHandOver: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own for this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again and has no second effect. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HandOver"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InboxSessionResponse"];
                };
            };
            400: components["responses"]["Problem400_invalid_body_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            404: components["responses"]["Problem404_not_found"];
            409: components["responses"]["Problem409_chat_held_conflict_request_applied_request_running"];
            413: components["responses"]["Problem413_too_large"];
            415: components["responses"]["Problem415_unsupported_media"];
            422: components["responses"]["Problem422_idempotency_mismatch_off_duty_transition_forbidden"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    chatStoryLead: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own for this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again and has no second effect. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChatLead"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MadeFromChat"];
                };
            };
            400: components["responses"]["Problem400_invalid_body_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            404: components["responses"]["Problem404_not_found"];
            409: components["responses"]["Problem409_conflict_request_applied_request_running"];
            413: components["responses"]["Problem413_too_large"];
            415: components["responses"]["Problem415_unsupported_media"];
            422: components["responses"]["Problem422_idempotency_mismatch"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    chatInboxLines: {
        parameters: {
            query?: {
                /** @description Rows per page. */
                limit?: number;
                /** @description Where the previous page ended, from its `Link` header. */
                cursor?: string;
                /** @description Search by name. */
                q?: string;
                /** @description One of the list's columns, with `-` before it for descending order. */
                sort?: string;
                /** @description With `true` the total is returned in `X-Total-Count`. */
                count?: boolean;
                /** @description Only what follows this number. */
                after?: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InboxLineResponse"][];
                };
            };
            400: components["responses"]["Problem400_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            404: components["responses"]["Problem404_not_found"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    chatTeamReadNotes: {
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
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoteResponse"][];
                };
            };
            400: components["responses"]["Problem400_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            404: components["responses"]["Problem404_not_found"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    chatTeamNote: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own for this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again and has no second effect. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewNote"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoteResponse"];
                };
            };
            400: components["responses"]["Problem400_invalid_body_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            404: components["responses"]["Problem404_not_found"];
            409: components["responses"]["Problem409_conflict_request_applied_request_running"];
            413: components["responses"]["Problem413_too_large"];
            415: components["responses"]["Problem415_unsupported_media"];
            422: components["responses"]["Problem422_idempotency_mismatch"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    chatStoryTicket: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own for this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again and has no second effect. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChatTicket"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MadeFromChat"];
                };
            };
            400: components["responses"]["Problem400_invalid_body_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            404: components["responses"]["Problem404_not_found"];
            409: components["responses"]["Problem409_conflict_request_applied_request_running"];
            413: components["responses"]["Problem413_too_large"];
            415: components["responses"]["Problem415_unsupported_media"];
            422: components["responses"]["Problem422_idempotency_mismatch"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    visitorChatSay: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own for this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again and has no second effect. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewChatMessage"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatMessageResponse"];
                };
            };
            400: components["responses"]["Problem400_invalid_body_invalid_input"];
            409: components["responses"]["Problem409_chat_held_conflict_request_applied_request_running"];
            413: components["responses"]["Problem413_too_large"];
            415: components["responses"]["Problem415_unsupported_media"];
            422: components["responses"]["Problem422_idempotency_mismatch_rule_broken"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    visitorChatLines: {
        parameters: {
            query?: {
                /** @description Rows per page. */
                limit?: number;
                /** @description Where the previous page ended, from its `Link` header. */
                cursor?: string;
                /** @description Search by name. */
                q?: string;
                /** @description One of the list's columns, with `-` before it for descending order. */
                sort?: string;
                /** @description With `true` the total is returned in `X-Total-Count`. */
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
            /** @description Done. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatMessageResponse"][];
                };
            };
            400: components["responses"]["Problem400_invalid_input"];
            404: components["responses"]["Problem404_not_found"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    visitorChatList: {
        parameters: {
            query?: {
                /** @description Rows per page. */
                limit?: number;
                /** @description Where the previous page ended, from its `Link` header. */
                cursor?: string;
                /** @description Search by name. */
                q?: string;
                /** @description One of the list's columns, with `-` before it for descending order. */
                sort?: string;
                /** @description With `true` the total is returned in `X-Total-Count`. */
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
            /** @description Done. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatSessionResponse"][];
                };
            };
            400: components["responses"]["Problem400_invalid_input"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    visitorChatBegin: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own for this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again and has no second effect. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewChatSession"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatSessionCreated"];
                };
            };
            400: components["responses"]["Problem400_invalid_body_invalid_input"];
            409: components["responses"]["Problem409_conflict_request_applied_request_running"];
            413: components["responses"]["Problem413_too_large"];
            415: components["responses"]["Problem415_unsupported_media"];
            422: components["responses"]["Problem422_idempotency_mismatch"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    visitorChatChange: {
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
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatSessionResponse"];
                };
            };
            400: components["responses"]["Problem400_invalid_body_invalid_input"];
            404: components["responses"]["Problem404_not_found"];
            409: components["responses"]["Problem409_chat_held_chat_newer_conflict_stale_version"];
            413: components["responses"]["Problem413_too_large"];
            415: components["responses"]["Problem415_unsupported_media"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    leadsList: {
        parameters: {
            query?: {
                /** @description Rows per page. */
                limit?: number;
                /** @description Where the previous page ended, from its `Link` header. */
                cursor?: string;
                /** @description Search by name. */
                q?: string;
                /** @description One of the list's columns, with `-` before it for descending order. */
                sort?: string;
                /** @description With `true` the total is returned in `X-Total-Count`. */
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
            /** @description Done. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeadResponse"][];
                };
            };
            400: components["responses"]["Problem400_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    leadsCreate: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own for this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again and has no second effect. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewLead"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeadResponse"];
                };
            };
            400: components["responses"]["Problem400_invalid_body_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            404: components["responses"]["Problem404_not_found"];
            409: components["responses"]["Problem409_conflict_request_applied_request_running"];
            413: components["responses"]["Problem413_too_large"];
            415: components["responses"]["Problem415_unsupported_media"];
            422: components["responses"]["Problem422_idempotency_mismatch"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    leadsRead: {
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
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeadResponse"];
                };
            };
            400: components["responses"]["Problem400_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            404: components["responses"]["Problem404_not_found"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    leadsChange: {
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
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeadResponse"];
                };
            };
            400: components["responses"]["Problem400_invalid_body_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            404: components["responses"]["Problem404_not_found"];
            409: components["responses"]["Problem409_conflict_stale_version"];
            413: components["responses"]["Problem413_too_large"];
            415: components["responses"]["Problem415_unsupported_media"];
            422: components["responses"]["Problem422_transition_forbidden"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    leadsEmail: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own for this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again and has no second effect. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
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
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeadResponse"];
                };
            };
            400: components["responses"]["Problem400_invalid_body_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            404: components["responses"]["Problem404_not_found"];
            409: components["responses"]["Problem409_conflict_request_applied_request_running"];
            413: components["responses"]["Problem413_too_large"];
            415: components["responses"]["Problem415_unsupported_media"];
            422: components["responses"]["Problem422_idempotency_mismatch"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    formsDemo: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own for this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again and has no second effect. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DemoSessionRequest"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormReceived"];
                };
            };
            400: components["responses"]["Problem400_invalid_body_invalid_input"];
            409: components["responses"]["Problem409_conflict_request_applied_request_running"];
            413: components["responses"]["Problem413_too_large"];
            415: components["responses"]["Problem415_unsupported_media"];
            422: components["responses"]["Problem422_idempotency_mismatch"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    documentList: {
        parameters: {
            query?: {
                /** @description Rows per page. */
                limit?: number;
                /** @description Where the previous page ended, from its `Link` header. */
                cursor?: string;
                /** @description Search by name. */
                q?: string;
                /** @description One of the list's columns, with `-` before it for descending order. */
                sort?: string;
                /** @description With `true` the total is returned in `X-Total-Count`. */
                count?: boolean;
                leaseId?: string;
                unitId?: string;
                requestId?: string;
                purpose?: "certificate" | "inspection" | "invoice" | "lease_document" | "listing_photo" | "other" | "receipt" | "request_attachment" | "request_photo" | "supplier_invoice";
                /** @description With `true` papers alone, no photos of requests and listings. */
                papers?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentResponse"][];
                };
            };
            400: components["responses"]["Problem400_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    documentAdd: {
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
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentResponse"];
                };
            };
            400: components["responses"]["Problem400_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden_upload_unverified"];
            409: components["responses"]["Problem409_conflict"];
            413: components["responses"]["Problem413_too_large"];
            415: components["responses"]["Problem415_unsupported_media"];
            422: components["responses"]["Problem422_picture_too_large_storage_full_unsafe_file"];
            429: components["responses"]["Problem429_too_many_requests_upload_limit"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    documentDownload: {
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
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem400_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    documentListFolders: {
        parameters: {
            query?: {
                /** @description Rows per page. */
                limit?: number;
                /** @description Where the previous page ended, from its `Link` header. */
                cursor?: string;
                /** @description Search by name. */
                q?: string;
                /** @description One of the list's columns, with `-` before it for descending order. */
                sort?: string;
                /** @description With `true` the total is returned in `X-Total-Count`. */
                count?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FolderResponse"][];
                };
            };
            400: components["responses"]["Problem400_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    documentUsage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StorageUsage"];
                };
            };
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    documentOne: {
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
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentResponse"];
                };
            };
            400: components["responses"]["Problem400_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            404: components["responses"]["Problem404_not_found"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    documentRemove: {
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
            /** @description Done; there is no body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem400_invalid_input"];
            401: components["responses"]["Problem401_password_required_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            404: components["responses"]["Problem404_not_found"];
            409: components["responses"]["Problem409_conflict"];
            422: components["responses"]["Problem422_rule_broken"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    documentUpdate: {
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
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentResponse"];
                };
            };
            400: components["responses"]["Problem400_invalid_body_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            404: components["responses"]["Problem404_not_found"];
            409: components["responses"]["Problem409_conflict_stale_version"];
            413: components["responses"]["Problem413_too_large"];
            415: components["responses"]["Problem415_unsupported_media"];
            422: components["responses"]["Problem422_rule_broken"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    documentVersions: {
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
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentResponse"][];
                };
            };
            400: components["responses"]["Problem400_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            404: components["responses"]["Problem404_not_found"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    eliteCancel: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own for this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again and has no second effect. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EliteSubscriptionResponse"];
                };
            };
            400: components["responses"]["Problem400_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            404: components["responses"]["Problem404_not_found"];
            409: components["responses"]["Problem409_conflict_request_applied_request_running"];
            422: components["responses"]["Problem422_idempotency_mismatch_rule_broken"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    elitePayment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ElitePaymentResponse"];
                };
            };
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    eliteSubscribe: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own for this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again and has no second effect. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubscribeElite"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EliteSubscriptionResponse"];
                };
            };
            400: components["responses"]["Problem400_invalid_body_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            409: components["responses"]["Problem409_conflict_request_applied_request_running"];
            413: components["responses"]["Problem413_too_large"];
            415: components["responses"]["Problem415_unsupported_media"];
            422: components["responses"]["Problem422_idempotency_mismatch_rule_broken"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    eliteOwn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    emailTemplatesList: {
        parameters: {
            query?: {
                /** @description Rows per page. */
                limit?: number;
                /** @description Where the previous page ended, from its `Link` header. */
                cursor?: string;
                /** @description Search by name. */
                q?: string;
                /** @description One of the list's columns, with `-` before it for descending order. */
                sort?: string;
                /** @description With `true` the total is returned in `X-Total-Count`. */
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
            /** @description Done. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailTemplateResponse"][];
                };
            };
            400: components["responses"]["Problem400_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    emailTemplatesCreate: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own for this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again and has no second effect. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewEmailTemplate"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailTemplateResponse"];
                };
            };
            400: components["responses"]["Problem400_invalid_body_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            409: components["responses"]["Problem409_conflict_request_applied_request_running"];
            413: components["responses"]["Problem413_too_large"];
            415: components["responses"]["Problem415_unsupported_media"];
            422: components["responses"]["Problem422_idempotency_mismatch"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    emailTemplatesRemove: {
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
            /** @description Done; there is no body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem400_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            404: components["responses"]["Problem404_not_found"];
            409: components["responses"]["Problem409_conflict"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    emailTemplatesChange: {
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
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailTemplateResponse"];
                };
            };
            400: components["responses"]["Problem400_invalid_body_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            404: components["responses"]["Problem404_not_found"];
            409: components["responses"]["Problem409_conflict_stale_version"];
            413: components["responses"]["Problem413_too_large"];
            415: components["responses"]["Problem415_unsupported_media"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    expenseList: {
        parameters: {
            query?: {
                /** @description Rows per page. */
                limit?: number;
                /** @description Where the previous page ended, from its `Link` header. */
                cursor?: string;
                /** @description Search by name. */
                q?: string;
                /** @description One of the list's columns, with `-` before it for descending order. */
                sort?: string;
                /** @description With `true` the total is returned in `X-Total-Count`. */
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
            /** @description Done. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExpenseResponse"][];
                };
            };
            400: components["responses"]["Problem400_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    expenseCreate: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own for this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again and has no second effect. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateExpenseRequest"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExpenseResponse"];
                };
            };
            400: components["responses"]["Problem400_invalid_body_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            404: components["responses"]["Problem404_not_found"];
            409: components["responses"]["Problem409_conflict_request_applied_request_running"];
            413: components["responses"]["Problem413_too_large"];
            415: components["responses"]["Problem415_unsupported_media"];
            422: components["responses"]["Problem422_idempotency_mismatch"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    expenseFile: {
        parameters: {
            query?: {
                /** @description Rows per page. */
                limit?: number;
                /** @description Where the previous page ended, from its `Link` header. */
                cursor?: string;
                /** @description Search by name. */
                q?: string;
                /** @description One of the list's columns, with `-` before it for descending order. */
                sort?: string;
                /** @description With `true` the total is returned in `X-Total-Count`. */
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
            /** @description Done. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["Problem400_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    expenseGet: {
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
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExpenseResponse"];
                };
            };
            400: components["responses"]["Problem400_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            404: components["responses"]["Problem404_not_found"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    expenseRemove: {
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
            /** @description Done; there is no body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem400_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            404: components["responses"]["Problem404_not_found"];
            409: components["responses"]["Problem409_conflict"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    expenseUpdate: {
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
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExpenseResponse"];
                };
            };
            400: components["responses"]["Problem400_invalid_body_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            404: components["responses"]["Problem404_not_found"];
            409: components["responses"]["Problem409_conflict_stale_version"];
            413: components["responses"]["Problem413_too_large"];
            415: components["responses"]["Problem415_unsupported_media"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    downloadDownload: {
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
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem400_invalid_input"];
            404: components["responses"]["Problem404_not_found"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    formsList: {
        parameters: {
            query?: {
                /** @description Rows per page. */
                limit?: number;
                /** @description Where the previous page ended, from its `Link` header. */
                cursor?: string;
                /** @description Search by name. */
                q?: string;
                /** @description One of the list's columns, with `-` before it for descending order. */
                sort?: string;
                /** @description With `true` the total is returned in `X-Total-Count`. */
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
            /** @description Done. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubmissionResponse"][];
                };
            };
            400: components["responses"]["Problem400_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    formsCsv: {
        parameters: {
            query?: {
                /** @description Rows per page. */
                limit?: number;
                /** @description Where the previous page ended, from its `Link` header. */
                cursor?: string;
                /** @description Search by name. */
                q?: string;
                /** @description One of the list's columns, with `-` before it for descending order. */
                sort?: string;
                /** @description With `true` the total is returned in `X-Total-Count`. */
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
            /** @description Done. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["Problem400_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    formsHandle: {
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
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubmissionResponse"];
                };
            };
            400: components["responses"]["Problem400_invalid_body_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            404: components["responses"]["Problem404_not_found"];
            409: components["responses"]["Problem409_conflict"];
            413: components["responses"]["Problem413_too_large"];
            415: components["responses"]["Problem415_unsupported_media"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    formsInquiry: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own for this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again and has no second effect. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InquiryRequest"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormReceived"];
                };
            };
            400: components["responses"]["Problem400_invalid_body_invalid_input"];
            409: components["responses"]["Problem409_conflict_request_applied_request_running"];
            413: components["responses"]["Problem413_too_large"];
            415: components["responses"]["Problem415_unsupported_media"];
            422: components["responses"]["Problem422_idempotency_mismatch"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    invoiceSettingsOwn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoiceSettingsResponse"];
                };
            };
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    invoiceSettingsSave: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvoiceSettingsRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoiceSettingsResponse"];
                };
            };
            400: components["responses"]["Problem400_invalid_body_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            409: components["responses"]["Problem409_conflict_stale_version"];
            413: components["responses"]["Problem413_too_large"];
            415: components["responses"]["Problem415_unsupported_media"];
            422: components["responses"]["Problem422_rule_broken"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    invoiceList: {
        parameters: {
            query?: {
                /** @description Rows per page. */
                limit?: number;
                /** @description Where the previous page ended, from its `Link` header. */
                cursor?: string;
                /** @description Search by name. */
                q?: string;
                /** @description One of the list's columns, with `-` before it for descending order. */
                sort?: string;
                /** @description With `true` the total is returned in `X-Total-Count`. */
                count?: boolean;
                status?: "approved" | "disputed" | "draft" | "paid" | "sent" | "void";
                requestId?: string;
                /** @description Those that are sent or approved and not paid, by how late they are. */
                owed?: "all" | "current" | "days_30" | "days_60" | "days_90" | "days_more";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoiceResponse"][];
                };
            };
            400: components["responses"]["Problem400_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    invoiceOwed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwedResponse"][];
                };
            };
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    invoiceGet: {
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
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoiceDetail"];
                };
            };
            400: components["responses"]["Problem400_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            404: components["responses"]["Problem404_not_found"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    invoiceSave: {
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
                "application/json": components["schemas"]["SaveInvoiceRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoiceDetail"];
                };
            };
            400: components["responses"]["Problem400_invalid_body_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            404: components["responses"]["Problem404_not_found"];
            409: components["responses"]["Problem409_conflict_stale_version"];
            413: components["responses"]["Problem413_too_large"];
            415: components["responses"]["Problem415_unsupported_media"];
            422: components["responses"]["Problem422_rule_broken"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    invoiceRemove: {
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
            /** @description Done; there is no body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem400_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            404: components["responses"]["Problem404_not_found"];
            409: components["responses"]["Problem409_conflict"];
            422: components["responses"]["Problem422_rule_broken"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    invoiceStep: {
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
                "application/json": components["schemas"]["InvoiceStepRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoiceDetail"];
                };
            };
            400: components["responses"]["Problem400_invalid_body_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            404: components["responses"]["Problem404_not_found"];
            409: components["responses"]["Problem409_conflict_stale_version"];
            413: components["responses"]["Problem413_too_large"];
            415: components["responses"]["Problem415_unsupported_media"];
            422: components["responses"]["Problem422_over_limit"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    invoiceFile: {
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
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem400_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            404: components["responses"]["Problem404_not_found"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    paperInvoiceSave: {
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
                "application/json": components["schemas"]["SavePaperRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoiceDetail"];
                };
            };
            400: components["responses"]["Problem400_invalid_body_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            404: components["responses"]["Problem404_not_found"];
            409: components["responses"]["Problem409_conflict_stale_version"];
            413: components["responses"]["Problem413_too_large"];
            415: components["responses"]["Problem415_unsupported_media"];
            422: components["responses"]["Problem422_rule_broken"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    jobBoardList: {
        parameters: {
            query?: {
                /** @description Rows per page. */
                limit?: number;
                /** @description Where the previous page ended, from its `Link` header. */
                cursor?: string;
                /** @description Search by name. */
                q?: string;
                /** @description One of the list's columns, with `-` before it for descending order. */
                sort?: string;
                /** @description With `true` the total is returned in `X-Total-Count`. */
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
            /** @description Done. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BoardJobResponse"][];
                };
            };
            400: components["responses"]["Problem400_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_elite_required_forbidden"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    jobBoardInterest: {
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
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BoardJobResponse"];
                };
            };
            400: components["responses"]["Problem400_invalid_body_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_elite_required_forbidden"];
            404: components["responses"]["Problem404_not_found"];
            409: components["responses"]["Problem409_conflict"];
            413: components["responses"]["Problem413_too_large"];
            415: components["responses"]["Problem415_unsupported_media"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    jobBoardWithdraw: {
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
            /** @description Done; there is no body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem400_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            404: components["responses"]["Problem404_not_found"];
            409: components["responses"]["Problem409_conflict"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    landlordAccountsList: {
        parameters: {
            query?: {
                /** @description Rows per page. */
                limit?: number;
                /** @description Where the previous page ended, from its `Link` header. */
                cursor?: string;
                /** @description Search by name. */
                q?: string;
                /** @description One of the list's columns, with `-` before it for descending order. */
                sort?: string;
                /** @description With `true` the total is returned in `X-Total-Count`. */
                count?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LandlordAccountResponse"][];
                };
            };
            400: components["responses"]["Problem400_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    bulkTaskOpen: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkTaskResponse"][];
                };
            };
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    bulkTaskGet: {
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
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkTaskResponse"];
                };
            };
            400: components["responses"]["Problem400_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            404: components["responses"]["Problem404_not_found"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    bulkTaskClose: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own for this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again and has no second effect. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkTaskResponse"];
                };
            };
            400: components["responses"]["Problem400_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            404: components["responses"]["Problem404_not_found"];
            409: components["responses"]["Problem409_conflict_request_applied_request_running"];
            422: components["responses"]["Problem422_idempotency_mismatch"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    bulkTaskRows: {
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
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkTaskRow"][];
                };
            };
            400: components["responses"]["Problem400_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            404: components["responses"]["Problem404_not_found"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    exportTable: {
        parameters: {
            query?: {
                /** @description Chosen rows, at most 200, with commas between: properties or units for units; leases for leases, tenants, payments and ledger; tenants, too, for tenants; documents or their units for documents; else the row's own id. */
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
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["Problem400_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            404: components["responses"]["Problem404_not_found"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    importList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportResponse"][];
                };
            };
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    importCheck: {
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
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportResponse"];
                };
            };
            400: components["responses"]["Problem400_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            409: components["responses"]["Problem409_conflict"];
            413: components["responses"]["Problem413_too_large"];
            415: components["responses"]["Problem415_unsupported_media"];
            422: components["responses"]["Problem422_unsafe_file"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    importColumns: {
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
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportColumnsResponse"];
                };
            };
            400: components["responses"]["Problem400_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            409: components["responses"]["Problem409_conflict"];
            413: components["responses"]["Problem413_too_large"];
            415: components["responses"]["Problem415_unsupported_media"];
            422: components["responses"]["Problem422_unsafe_file"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    importMistakes: {
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
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FaultyLinesResponse"];
                };
            };
            400: components["responses"]["Problem400_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            409: components["responses"]["Problem409_conflict"];
            413: components["responses"]["Problem413_too_large"];
            415: components["responses"]["Problem415_unsupported_media"];
            422: components["responses"]["Problem422_unsafe_file"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    importTemplate: {
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
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["Problem400_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    importGet: {
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
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportResponse"];
                };
            };
            400: components["responses"]["Problem400_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            404: components["responses"]["Problem404_not_found"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    importApply: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own for this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again and has no second effect. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportResponse"];
                };
            };
            400: components["responses"]["Problem400_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            404: components["responses"]["Problem404_not_found"];
            409: components["responses"]["Problem409_conflict_request_applied_request_running"];
            422: components["responses"]["Problem422_idempotency_mismatch_rule_broken"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    importUndo: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own for this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again and has no second effect. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportResponse"];
                };
            };
            400: components["responses"]["Problem400_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            404: components["responses"]["Problem404_not_found"];
            409: components["responses"]["Problem409_conflict_request_applied_request_running"];
            422: components["responses"]["Problem422_idempotency_mismatch_rule_broken"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    leaseList: {
        parameters: {
            query?: {
                /** @description Rows per page. */
                limit?: number;
                /** @description Where the previous page ended, from its `Link` header. */
                cursor?: string;
                /** @description Search by name. */
                q?: string;
                /** @description One of the list's columns, with `-` before it for descending order. */
                sort?: string;
                /** @description With `true` the total is returned in `X-Total-Count`. */
                count?: boolean;
                state?: "active" | "draft" | "ended" | "notice";
                propertyId?: string;
                unitId?: string;
                /** @description Only those with something overdue, or with a payment on its way. */
                balance?: "overdue" | "processing";
                /** @description Only active ones with a tenant who has no account and no valid access code. */
                access?: "no_code";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeaseRowResponse"][];
                };
            };
            400: components["responses"]["Problem400_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    bulkTaskActivate: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own for this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again and has no second effect. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ActivateLeasesRequest"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkTaskResponse"];
                };
            };
            400: components["responses"]["Problem400_invalid_body_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            409: components["responses"]["Problem409_conflict_request_applied_request_running"];
            413: components["responses"]["Problem413_too_large"];
            415: components["responses"]["Problem415_unsupported_media"];
            422: components["responses"]["Problem422_idempotency_mismatch"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    bulkChangeLeases: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own for this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again and has no second effect. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BulkLeasesRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkResponse"];
                };
            };
            400: components["responses"]["Problem400_invalid_body_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            409: components["responses"]["Problem409_conflict_request_applied_request_running"];
            413: components["responses"]["Problem413_too_large"];
            415: components["responses"]["Problem415_unsupported_media"];
            422: components["responses"]["Problem422_idempotency_mismatch_lease_without_tenant"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    chargeManyCharge: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own for this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again and has no second effect. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChargeManyRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkResponse"];
                };
            };
            400: components["responses"]["Problem400_invalid_body_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            404: components["responses"]["Problem404_not_found"];
            409: components["responses"]["Problem409_conflict_request_applied_request_running"];
            413: components["responses"]["Problem413_too_large"];
            415: components["responses"]["Problem415_unsupported_media"];
            422: components["responses"]["Problem422_idempotency_mismatch"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    bulkIssueCodes: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own for this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again and has no second effect. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IssueCodesRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IssuedCodeResponse"][];
                };
            };
            400: components["responses"]["Problem400_invalid_body_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_email_unverified_forbidden"];
            409: components["responses"]["Problem409_conflict_request_applied_request_running"];
            413: components["responses"]["Problem413_too_large"];
            415: components["responses"]["Problem415_unsupported_media"];
            422: components["responses"]["Problem422_idempotency_mismatch"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    bulkTaskMailLetters: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own for this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again and has no second effect. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BulkTaskRequest"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkTaskResponse"];
                };
            };
            400: components["responses"]["Problem400_invalid_body_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_email_unverified_forbidden"];
            409: components["responses"]["Problem409_conflict_request_applied_request_running"];
            413: components["responses"]["Problem413_too_large"];
            415: components["responses"]["Problem415_unsupported_media"];
            422: components["responses"]["Problem422_idempotency_mismatch"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    leasePosting: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeasePostingResponse"];
                };
            };
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    leaseGet: {
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
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeaseResponse"];
                };
            };
            400: components["responses"]["Problem400_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            404: components["responses"]["Problem404_not_found"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    leaseRemove: {
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
            /** @description Done; there is no body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem400_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            404: components["responses"]["Problem404_not_found"];
            409: components["responses"]["Problem409_conflict"];
            422: components["responses"]["Problem422_rule_broken"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    leaseUpdate: {
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
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeaseResponse"];
                };
            };
            400: components["responses"]["Problem400_invalid_body_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            404: components["responses"]["Problem404_not_found"];
            409: components["responses"]["Problem409_conflict_lease_overlap_stale_version"];
            413: components["responses"]["Problem413_too_large"];
            415: components["responses"]["Problem415_unsupported_media"];
            422: components["responses"]["Problem422_rule_broken"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    leaseActivate: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own for this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again and has no second effect. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ActivateLeaseRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeaseResponse"];
                };
            };
            400: components["responses"]["Problem400_invalid_body_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            404: components["responses"]["Problem404_not_found"];
            409: components["responses"]["Problem409_conflict_lease_overlap_request_applied_request_running"];
            413: components["responses"]["Problem413_too_large"];
            415: components["responses"]["Problem415_unsupported_media"];
            422: components["responses"]["Problem422_idempotency_mismatch_lease_without_tenant_region_rule"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    leaseLedgerCharge: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own for this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again and has no second effect. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
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
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LedgerSummary"];
                };
            };
            400: components["responses"]["Problem400_invalid_body_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            404: components["responses"]["Problem404_not_found"];
            409: components["responses"]["Problem409_conflict_request_applied_request_running"];
            413: components["responses"]["Problem413_too_large"];
            415: components["responses"]["Problem415_unsupported_media"];
            422: components["responses"]["Problem422_idempotency_mismatch_region_rule"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    accessCodeIssue: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own for this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again and has no second effect. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
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
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IssuedCodeResponse"];
                };
            };
            400: components["responses"]["Problem400_invalid_body_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_email_unverified_forbidden"];
            404: components["responses"]["Problem404_not_found"];
            409: components["responses"]["Problem409_conflict_request_applied_request_running"];
            413: components["responses"]["Problem413_too_large"];
            415: components["responses"]["Problem415_unsupported_media"];
            422: components["responses"]["Problem422_idempotency_mismatch"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    accessCodeRevoke: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own for this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again and has no second effect. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
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
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeaseResponse"];
                };
            };
            400: components["responses"]["Problem400_invalid_body_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            404: components["responses"]["Problem404_not_found"];
            409: components["responses"]["Problem409_conflict_request_applied_request_running"];
            413: components["responses"]["Problem413_too_large"];
            415: components["responses"]["Problem415_unsupported_media"];
            422: components["responses"]["Problem422_idempotency_mismatch"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    leaseCorrect: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own for this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again and has no second effect. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CorrectLeaseRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeaseResponse"];
                };
            };
            400: components["responses"]["Problem400_invalid_body_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            404: components["responses"]["Problem404_not_found"];
            409: components["responses"]["Problem409_conflict_lease_overlap_request_applied_request_running_stale_version"];
            413: components["responses"]["Problem413_too_large"];
            415: components["responses"]["Problem415_unsupported_media"];
            422: components["responses"]["Problem422_correction_is_rise_idempotency_mismatch_region_rule"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    leaseCountsCounts: {
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
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeaseCountsResponse"];
                };
            };
            400: components["responses"]["Problem400_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            404: components["responses"]["Problem404_not_found"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    leaseLedgerCredit: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own for this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again and has no second effect. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
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
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LedgerSummary"];
                };
            };
            400: components["responses"]["Problem400_invalid_body_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            404: components["responses"]["Problem404_not_found"];
            409: components["responses"]["Problem409_conflict_request_applied_request_running"];
            413: components["responses"]["Problem413_too_large"];
            415: components["responses"]["Problem415_unsupported_media"];
            422: components["responses"]["Problem422_idempotency_mismatch"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    leaseLedgerReturnDeposit: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own for this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again and has no second effect. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
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
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LedgerSummary"];
                };
            };
            400: components["responses"]["Problem400_invalid_body_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            404: components["responses"]["Problem404_not_found"];
            409: components["responses"]["Problem409_conflict_request_applied_request_running"];
            413: components["responses"]["Problem413_too_large"];
            415: components["responses"]["Problem415_unsupported_media"];
            422: components["responses"]["Problem422_idempotency_mismatch_rule_broken"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    leaseLedgerDepositTerms: {
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
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DepositTermsResponse"];
                };
            };
            400: components["responses"]["Problem400_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            404: components["responses"]["Problem404_not_found"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    leaseEnd: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own for this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again and has no second effect. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
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
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeaseResponse"];
                };
            };
            400: components["responses"]["Problem400_invalid_body_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            404: components["responses"]["Problem404_not_found"];
            409: components["responses"]["Problem409_conflict_request_applied_request_running_stale_version"];
            413: components["responses"]["Problem413_too_large"];
            415: components["responses"]["Problem415_unsupported_media"];
            422: components["responses"]["Problem422_idempotency_mismatch_rule_broken"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    leaseLedgerRows: {
        parameters: {
            query?: {
                /** @description Rows per page. */
                limit?: number;
                /** @description Where the previous page ended, from its `Link` header. */
                cursor?: string;
                /** @description Search by name. */
                q?: string;
                /** @description One of the list's columns, with `-` before it for descending order. */
                sort?: string;
                /** @description With `true` the total is returned in `X-Total-Count`. */
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
            /** @description Done. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LedgerRow"][];
                };
            };
            400: components["responses"]["Problem400_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            404: components["responses"]["Problem404_not_found"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    leaseLedgerSummary: {
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
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LedgerSummary"];
                };
            };
            400: components["responses"]["Problem400_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            404: components["responses"]["Problem404_not_found"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    leaseLedgerReverse: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own for this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again and has no second effect. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
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
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LedgerSummary"];
                };
            };
            400: components["responses"]["Problem400_invalid_body_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            404: components["responses"]["Problem404_not_found"];
            409: components["responses"]["Problem409_conflict_request_applied_request_running"];
            413: components["responses"]["Problem413_too_large"];
            415: components["responses"]["Problem415_unsupported_media"];
            422: components["responses"]["Problem422_idempotency_mismatch_rule_broken"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    leaseNotice: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own for this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again and has no second effect. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
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
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeaseResponse"];
                };
            };
            400: components["responses"]["Problem400_invalid_body_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            404: components["responses"]["Problem404_not_found"];
            409: components["responses"]["Problem409_conflict_request_applied_request_running_stale_version"];
            413: components["responses"]["Problem413_too_large"];
            415: components["responses"]["Problem415_unsupported_media"];
            422: components["responses"]["Problem422_confirmation_required_idempotency_mismatch_region_rule"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    leaseWithdraw: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own for this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again and has no second effect. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeaseResponse"];
                };
            };
            400: components["responses"]["Problem400_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            404: components["responses"]["Problem404_not_found"];
            409: components["responses"]["Problem409_conflict_lease_overlap_request_applied_request_running"];
            422: components["responses"]["Problem422_idempotency_mismatch"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    leaseLedgerOpening: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own for this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again and has no second effect. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
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
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LedgerSummary"];
                };
            };
            400: components["responses"]["Problem400_invalid_body_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            404: components["responses"]["Problem404_not_found"];
            409: components["responses"]["Problem409_conflict_request_applied_request_running"];
            413: components["responses"]["Problem413_too_large"];
            415: components["responses"]["Problem415_unsupported_media"];
            422: components["responses"]["Problem422_idempotency_mismatch_region_rule"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    offlinePaymentRecord: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own for this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again and has no second effect. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
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
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentResponse"];
                };
            };
            400: components["responses"]["Problem400_invalid_body_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            404: components["responses"]["Problem404_not_found"];
            409: components["responses"]["Problem409_conflict_request_applied_request_running"];
            413: components["responses"]["Problem413_too_large"];
            415: components["responses"]["Problem415_unsupported_media"];
            422: components["responses"]["Problem422_idempotency_mismatch"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    recurringChargeList: {
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
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecurringChargeResponse"][];
                };
            };
            400: components["responses"]["Problem400_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            404: components["responses"]["Problem404_not_found"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    recurringChargeAdd: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own for this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again and has no second effect. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddRecurringChargeRequest"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecurringChargeResponse"][];
                };
            };
            400: components["responses"]["Problem400_invalid_body_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            404: components["responses"]["Problem404_not_found"];
            409: components["responses"]["Problem409_conflict_request_applied_request_running"];
            413: components["responses"]["Problem413_too_large"];
            415: components["responses"]["Problem415_unsupported_media"];
            422: components["responses"]["Problem422_confirmation_required_idempotency_mismatch"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    recurringChargeChangeAmount: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own for this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again and has no second effect. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
                chargeId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeRecurringAmountRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecurringChargeResponse"][];
                };
            };
            400: components["responses"]["Problem400_invalid_body_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            404: components["responses"]["Problem404_not_found"];
            409: components["responses"]["Problem409_conflict_request_applied_request_running_stale_version"];
            413: components["responses"]["Problem413_too_large"];
            415: components["responses"]["Problem415_unsupported_media"];
            422: components["responses"]["Problem422_confirmation_required_idempotency_mismatch_rule_broken"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    recurringChargeStop: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own for this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again and has no second effect. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
                chargeId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StopRecurringChargeRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecurringChargeResponse"][];
                };
            };
            400: components["responses"]["Problem400_invalid_body_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            404: components["responses"]["Problem404_not_found"];
            409: components["responses"]["Problem409_conflict_request_applied_request_running_stale_version"];
            413: components["responses"]["Problem413_too_large"];
            415: components["responses"]["Problem415_unsupported_media"];
            422: components["responses"]["Problem422_idempotency_mismatch"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    owedLetter: {
        parameters: {
            query?: {
                /** @description Default: the tenant's. */
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
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem400_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            404: components["responses"]["Problem404_not_found"];
            422: components["responses"]["Problem422_nothing_due"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    owedSent: {
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
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReminderResponse"][];
                };
            };
            400: components["responses"]["Problem400_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            404: components["responses"]["Problem404_not_found"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    leaseRenew: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own for this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again and has no second effect. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
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
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeaseResponse"];
                };
            };
            400: components["responses"]["Problem400_invalid_body_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            404: components["responses"]["Problem404_not_found"];
            409: components["responses"]["Problem409_conflict_lease_overlap_request_applied_request_running_stale_version"];
            413: components["responses"]["Problem413_too_large"];
            415: components["responses"]["Problem415_unsupported_media"];
            422: components["responses"]["Problem422_confirmation_required_idempotency_mismatch_region_rule_transition_forbidden"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    leaseCancelRenewal: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own for this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again and has no second effect. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeaseResponse"];
                };
            };
            400: components["responses"]["Problem400_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            404: components["responses"]["Problem404_not_found"];
            409: components["responses"]["Problem409_conflict_request_applied_request_running"];
            422: components["responses"]["Problem422_idempotency_mismatch_rule_broken"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    rentChangesShow: {
        parameters: {
            query?: {
                /** @description The last day that is occupied. */
                endsOn?: string;
                startsOn?: string;
                rentCents?: number;
                dueDay?: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RentChangesResponse"];
                };
            };
            400: components["responses"]["Problem400_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            404: components["responses"]["Problem404_not_found"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    returnedPaymentFee: {
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
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReturnedFeeResponse"];
                };
            };
            400: components["responses"]["Problem400_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            404: components["responses"]["Problem404_not_found"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    tenantNoticeList: {
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
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TenantNoticeResponse"][];
                };
            };
            400: components["responses"]["Problem400_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            404: components["responses"]["Problem404_not_found"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    leaseTenantAdd: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own for this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again and has no second effect. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
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
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeaseResponse"];
                };
            };
            400: components["responses"]["Problem400_invalid_body_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            404: components["responses"]["Problem404_not_found"];
            409: components["responses"]["Problem409_conflict_request_applied_request_running"];
            413: components["responses"]["Problem413_too_large"];
            415: components["responses"]["Problem415_unsupported_media"];
            422: components["responses"]["Problem422_idempotency_mismatch"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    leaseTenantRemove: {
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
            /** @description Done; there is no body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem400_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            404: components["responses"]["Problem404_not_found"];
            409: components["responses"]["Problem409_conflict"];
            422: components["responses"]["Problem422_rule_broken"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    leaseTenantUpdate: {
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
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeaseResponse"];
                };
            };
            400: components["responses"]["Problem400_invalid_body_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            404: components["responses"]["Problem404_not_found"];
            409: components["responses"]["Problem409_conflict_stale_version"];
            413: components["responses"]["Problem413_too_large"];
            415: components["responses"]["Problem415_unsupported_media"];
            422: components["responses"]["Problem422_rule_broken"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    ownListingList: {
        parameters: {
            query?: {
                /** @description Rows per page. */
                limit?: number;
                /** @description Where the previous page ended, from its `Link` header. */
                cursor?: string;
                /** @description Search by name. */
                q?: string;
                /** @description One of the list's columns, with `-` before it for descending order. */
                sort?: string;
                /** @description With `true` the total is returned in `X-Total-Count`. */
                count?: boolean;
                status?: "closed" | "draft" | "paused" | "published";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnListingResponse"][];
                };
            };
            400: components["responses"]["Problem400_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    overviewGet: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OverviewResponse"];
                };
            };
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    owedList: {
        parameters: {
            query?: {
                /** @description Rows per page. */
                limit?: number;
                /** @description Where the previous page ended, from its `Link` header. */
                cursor?: string;
                /** @description Search by name. */
                q?: string;
                /** @description One of the list's columns, with `-` before it for descending order. */
                sort?: string;
                /** @description With `true` the total is returned in `X-Total-Count`. */
                count?: boolean;
                propertyId?: string;
                leaseId?: string;
                /** @description With `true` only leases with something overdue. */
                overdue?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwedLeaseResponse"][];
                };
            };
            400: components["responses"]["Problem400_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    owedTotals: {
        parameters: {
            query?: {
                /** @description Rows per page. */
                limit?: number;
                /** @description Where the previous page ended, from its `Link` header. */
                cursor?: string;
                /** @description Search by name. */
                q?: string;
                /** @description One of the list's columns, with `-` before it for descending order. */
                sort?: string;
                /** @description With `true` the total is returned in `X-Total-Count`. */
                count?: boolean;
                propertyId?: string;
                leaseId?: string;
                /** @description With `true` only leases with something overdue. */
                overdue?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwedTotals"][];
                };
            };
            400: components["responses"]["Problem400_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    paymentSetupRead: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentSetupResponse"];
                };
            };
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    paymentSetupChoose: {
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
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentSetupResponse"];
                };
            };
            400: components["responses"]["Problem400_invalid_body_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            409: components["responses"]["Problem409_conflict_stale_version"];
            413: components["responses"]["Problem413_too_large"];
            415: components["responses"]["Problem415_unsupported_media"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    paymentSetupBegin: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own for this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again and has no second effect. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProviderPageResponse"];
                };
            };
            400: components["responses"]["Problem400_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            409: components["responses"]["Problem409_conflict_request_applied_request_running"];
            422: components["responses"]["Problem422_idempotency_mismatch"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_not_configured_unavailable"];
        };
    };
    paymentSetupRefresh: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own for this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again and has no second effect. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentSetupResponse"];
                };
            };
            400: components["responses"]["Problem400_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            409: components["responses"]["Problem409_conflict_request_applied_request_running"];
            422: components["responses"]["Problem422_idempotency_mismatch"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    landlordPaymentsList: {
        parameters: {
            query?: {
                /** @description Rows per page. */
                limit?: number;
                /** @description Where the previous page ended, from its `Link` header. */
                cursor?: string;
                /** @description Search by name. */
                q?: string;
                /** @description One of the list's columns, with `-` before it for descending order. */
                sort?: string;
                /** @description With `true` the total is returned in `X-Total-Count`. */
                count?: boolean;
                /** @description First and last day on which the money was received. */
                from?: string;
                to?: string;
                /** @description As people read it: `paid` covers several states of the provider. */
                shown?: "canceled" | "disputed" | "failed" | "paid" | "part_returned" | "processing" | "returned" | "started";
                method?: "bank" | "cash" | "cheque" | "credit_card" | "debit_card" | "digital_wallet" | "transfer";
                propertyId?: string;
                leaseId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LandlordPaymentResponse"][];
                };
            };
            400: components["responses"]["Problem400_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    landlordPaymentsFile: {
        parameters: {
            query?: {
                /** @description Rows per page. */
                limit?: number;
                /** @description Where the previous page ended, from its `Link` header. */
                cursor?: string;
                /** @description Search by name. */
                q?: string;
                /** @description One of the list's columns, with `-` before it for descending order. */
                sort?: string;
                /** @description With `true` the total is returned in `X-Total-Count`. */
                count?: boolean;
                /** @description First and last day on which the money was received. */
                from?: string;
                to?: string;
                /** @description As people read it: `paid` covers several states of the provider. */
                shown?: "canceled" | "disputed" | "failed" | "paid" | "part_returned" | "processing" | "returned" | "started";
                method?: "bank" | "cash" | "cheque" | "credit_card" | "debit_card" | "digital_wallet" | "transfer";
                propertyId?: string;
                leaseId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["Problem400_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    owedRecord: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own for this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again and has no second effect. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentRowsRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentRowsResponse"];
                };
            };
            400: components["responses"]["Problem400_invalid_body_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            409: components["responses"]["Problem409_conflict_request_applied_request_running"];
            413: components["responses"]["Problem413_too_large"];
            415: components["responses"]["Problem415_unsupported_media"];
            422: components["responses"]["Problem422_idempotency_mismatch"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    landlordPaymentsTotals: {
        parameters: {
            query?: {
                /** @description Rows per page. */
                limit?: number;
                /** @description Where the previous page ended, from its `Link` header. */
                cursor?: string;
                /** @description Search by name. */
                q?: string;
                /** @description One of the list's columns, with `-` before it for descending order. */
                sort?: string;
                /** @description With `true` the total is returned in `X-Total-Count`. */
                count?: boolean;
                /** @description First and last day on which the money was received. */
                from?: string;
                to?: string;
                /** @description As people read it: `paid` covers several states of the provider. */
                shown?: "canceled" | "disputed" | "failed" | "paid" | "part_returned" | "processing" | "returned" | "started";
                method?: "bank" | "cash" | "cheque" | "credit_card" | "debit_card" | "digital_wallet" | "transfer";
                propertyId?: string;
                leaseId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentTotals"][];
                };
            };
            400: components["responses"]["Problem400_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    propertyList: {
        parameters: {
            query?: {
                /** @description Rows per page. */
                limit?: number;
                /** @description Where the previous page ended, from its `Link` header. */
                cursor?: string;
                /** @description Search by name. */
                q?: string;
                /** @description One of the list's columns, with `-` before it for descending order. */
                sort?: string;
                /** @description With `true` the total is returned in `X-Total-Count`. */
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
            /** @description Done. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "019a8f2e-7c1b-7d3a-9f21-0b5e6c7d8e9f",
                     *         "name": "Laurier",
                     *         "streetNumber": "87",
                     *         "street": "Laurier Avenue West",
                     *         "city": "Montréal",
                     *         "region": "QC",
                     *         "postalCode": "H2T 2N6",
                     *         "country": "CA",
                     *         "type": "house",
                     *         "yearBuilt": 1924,
                     *         "currency": "CAD",
                     *         "timeZone": "America/Toronto",
                     *         "archived": false,
                     *         "archivedAt": null,
                     *         "createdAt": "2026-11-02T14:05:00.000Z",
                     *         "version": 1,
                     *         "unitCount": 2,
                     *         "occupiedCount": 1,
                     *         "offlineCount": 0
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["PropertyResponse"][];
                };
            };
            400: components["responses"]["Problem400_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    propertyCreate: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own for this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again and has no second effect. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Laurier",
                 *       "streetNumber": "87",
                 *       "street": "Laurier Avenue West",
                 *       "city": "Montréal",
                 *       "region": "QC",
                 *       "postalCode": "H2T 2N6",
                 *       "country": "CA",
                 *       "type": "house"
                 *     }
                 */
                "application/json": components["schemas"]["CreatePropertyRequest"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019a8f2e-7c1b-7d3a-9f21-0b5e6c7d8e9f",
                     *       "name": "Laurier",
                     *       "streetNumber": "87",
                     *       "street": "Laurier Avenue West",
                     *       "city": "Montréal",
                     *       "region": "QC",
                     *       "postalCode": "H2T 2N6",
                     *       "country": "CA",
                     *       "type": "house",
                     *       "yearBuilt": 1924,
                     *       "currency": "CAD",
                     *       "timeZone": "America/Toronto",
                     *       "archived": false,
                     *       "archivedAt": null,
                     *       "createdAt": "2026-11-02T14:05:00.000Z",
                     *       "version": 1,
                     *       "unitCount": 0,
                     *       "occupiedCount": 0,
                     *       "offlineCount": 0,
                     *       "units": []
                     *     }
                     */
                    "application/json": components["schemas"]["PropertyDetailResponse"];
                };
            };
            400: components["responses"]["Problem400_invalid_body_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            409: components["responses"]["Problem409_conflict_request_applied_request_running"];
            413: components["responses"]["Problem413_too_large"];
            415: components["responses"]["Problem415_unsupported_media"];
            422: components["responses"]["Problem422_idempotency_mismatch"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    bulkChangeProperties: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own for this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again and has no second effect. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BulkPropertiesRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkResponse"];
                };
            };
            400: components["responses"]["Problem400_invalid_body_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            404: components["responses"]["Problem404_not_found"];
            409: components["responses"]["Problem409_conflict_request_applied_request_running"];
            413: components["responses"]["Problem413_too_large"];
            415: components["responses"]["Problem415_unsupported_media"];
            422: components["responses"]["Problem422_idempotency_mismatch_rule_broken"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    propertyGet: {
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
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PropertyDetailResponse"];
                };
            };
            400: components["responses"]["Problem400_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            404: components["responses"]["Problem404_not_found"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    propertyUpdate: {
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
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PropertyDetailResponse"];
                };
            };
            400: components["responses"]["Problem400_invalid_body_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            404: components["responses"]["Problem404_not_found"];
            409: components["responses"]["Problem409_conflict_stale_version"];
            413: components["responses"]["Problem413_too_large"];
            415: components["responses"]["Problem415_unsupported_media"];
            422: components["responses"]["Problem422_rule_broken"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    propertyRegionRules: {
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
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegionRulesResponse"];
                };
            };
            400: components["responses"]["Problem400_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            404: components["responses"]["Problem404_not_found"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    unitCreate: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own for this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again and has no second effect. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
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
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnitDetailResponse"];
                };
            };
            400: components["responses"]["Problem400_invalid_body_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            404: components["responses"]["Problem404_not_found"];
            409: components["responses"]["Problem409_conflict_request_applied_request_running"];
            413: components["responses"]["Problem413_too_large"];
            415: components["responses"]["Problem415_unsupported_media"];
            422: components["responses"]["Problem422_idempotency_mismatch"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    owedRemind: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own for this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again and has no second effect. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RemindRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RemindResponse"];
                };
            };
            400: components["responses"]["Problem400_invalid_body_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_email_unverified_forbidden"];
            409: components["responses"]["Problem409_conflict_request_applied_request_running"];
            413: components["responses"]["Problem413_too_large"];
            415: components["responses"]["Problem415_unsupported_media"];
            422: components["responses"]["Problem422_idempotency_mismatch"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    tenantListList: {
        parameters: {
            query?: {
                /** @description Rows per page. */
                limit?: number;
                /** @description Where the previous page ended, from its `Link` header. */
                cursor?: string;
                /** @description Search by name. */
                q?: string;
                /** @description One of the list's columns, with `-` before it for descending order. */
                sort?: string;
                /** @description With `true` the total is returned in `X-Total-Count`. */
                count?: boolean;
                tenancy?: "current" | "former" | "upcoming";
                /** @description With `true` those whose lease has unpaid charges. */
                owes?: boolean;
                /** @description With `false` those without an email address, who get everything on paper. */
                email?: boolean;
                /** @description With `false` those who have no account yet. */
                joined?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TenantRowResponse"][];
                };
            };
            400: components["responses"]["Problem400_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    tenantListGet: {
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
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TenantDetailResponse"];
                };
            };
            400: components["responses"]["Problem400_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            404: components["responses"]["Problem404_not_found"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    bulkChangeUnits: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own for this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again and has no second effect. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BulkUnitsRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkResponse"];
                };
            };
            400: components["responses"]["Problem400_invalid_body_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            409: components["responses"]["Problem409_conflict_request_applied_request_running"];
            413: components["responses"]["Problem413_too_large"];
            415: components["responses"]["Problem415_unsupported_media"];
            422: components["responses"]["Problem422_idempotency_mismatch_rule_broken"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    unitGet: {
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
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnitDetailResponse"];
                };
            };
            400: components["responses"]["Problem400_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            404: components["responses"]["Problem404_not_found"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    unitUpdate: {
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
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnitDetailResponse"];
                };
            };
            400: components["responses"]["Problem400_invalid_body_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            404: components["responses"]["Problem404_not_found"];
            409: components["responses"]["Problem409_conflict_stale_version"];
            413: components["responses"]["Problem413_too_large"];
            415: components["responses"]["Problem415_unsupported_media"];
            422: components["responses"]["Problem422_rule_broken"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    leaseCreate: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own for this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again and has no second effect. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
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
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeaseResponse"];
                };
            };
            400: components["responses"]["Problem400_invalid_body_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            404: components["responses"]["Problem404_not_found"];
            409: components["responses"]["Problem409_conflict_request_applied_request_running"];
            413: components["responses"]["Problem413_too_large"];
            415: components["responses"]["Problem415_unsupported_media"];
            422: components["responses"]["Problem422_idempotency_mismatch_region_rule"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    ownListingOfUnit: {
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
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            400: components["responses"]["Problem400_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            404: components["responses"]["Problem404_not_found"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    ownListingCreate: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own for this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again and has no second effect. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
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
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnListingResponse"];
                };
            };
            400: components["responses"]["Problem400_invalid_body_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_email_unverified_forbidden"];
            404: components["responses"]["Problem404_not_found"];
            409: components["responses"]["Problem409_conflict_request_applied_request_running"];
            413: components["responses"]["Problem413_too_large"];
            415: components["responses"]["Problem415_unsupported_media"];
            422: components["responses"]["Problem422_idempotency_mismatch_rule_broken"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    unitPlanGet: {
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
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            400: components["responses"]["Problem400_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            404: components["responses"]["Problem404_not_found"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    unitPlanTake: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own for this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again and has no second effect. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
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
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnitPlanResponse"];
                };
            };
            400: components["responses"]["Problem400_invalid_body_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            404: components["responses"]["Problem404_not_found"];
            409: components["responses"]["Problem409_conflict_request_applied_request_running"];
            413: components["responses"]["Problem413_too_large"];
            415: components["responses"]["Problem415_unsupported_media"];
            422: components["responses"]["Problem422_idempotency_mismatch"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    unitPlanEnd: {
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
            /** @description Done; there is no body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem400_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            404: components["responses"]["Problem404_not_found"];
            409: components["responses"]["Problem409_conflict"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    renewalGenerate: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own for this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again and has no second effect. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GenerateRenewalsRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RenewalResponse"][];
                };
            };
            400: components["responses"]["Problem400_invalid_body_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            409: components["responses"]["Problem409_conflict_request_applied_request_running"];
            413: components["responses"]["Problem413_too_large"];
            415: components["responses"]["Problem415_unsupported_media"];
            422: components["responses"]["Problem422_idempotency_mismatch"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    renewalOwnIntents: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RenewalIntentResponse"][];
                };
            };
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    renewalSay: {
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
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RenewalIntentResponse"][];
                };
            };
            400: components["responses"]["Problem400_invalid_body_invalid_input"];
            401: components["responses"]["Problem401_password_required_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            404: components["responses"]["Problem404_not_found"];
            409: components["responses"]["Problem409_conflict"];
            413: components["responses"]["Problem413_too_large"];
            415: components["responses"]["Problem415_unsupported_media"];
            422: components["responses"]["Problem422_rule_broken"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    renewalOwn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RenewalOfferResponse"][];
                };
            };
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    renewalAnswer: {
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
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RenewalOfferResponse"];
                };
            };
            400: components["responses"]["Problem400_invalid_body_invalid_input"];
            401: components["responses"]["Problem401_password_required_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            404: components["responses"]["Problem404_not_found"];
            409: components["responses"]["Problem409_conflict_stale_version"];
            413: components["responses"]["Problem413_too_large"];
            415: components["responses"]["Problem415_unsupported_media"];
            422: components["responses"]["Problem422_rule_broken"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    renewalList: {
        parameters: {
            query?: {
                /** @description Rows per page. */
                limit?: number;
                /** @description Where the previous page ended, from its `Link` header. */
                cursor?: string;
                /** @description Search by name. */
                q?: string;
                /** @description One of the list's columns, with `-` before it for descending order. */
                sort?: string;
                /** @description With `true` the total is returned in `X-Total-Count`. */
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
            /** @description Done. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RenewalResponse"][];
                };
            };
            400: components["responses"]["Problem400_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    renewalGet: {
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
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RenewalResponse"];
                };
            };
            400: components["responses"]["Problem400_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            404: components["responses"]["Problem404_not_found"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    renewalUpdate: {
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
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RenewalResponse"];
                };
            };
            400: components["responses"]["Problem400_invalid_body_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            404: components["responses"]["Problem404_not_found"];
            409: components["responses"]["Problem409_conflict_lease_overlap_stale_version"];
            413: components["responses"]["Problem413_too_large"];
            415: components["responses"]["Problem415_unsupported_media"];
            422: components["responses"]["Problem422_region_rule_transition_forbidden"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    leaseLettersLetter: {
        parameters: {
            query?: {
                language?: "en" | "es" | "fr";
            };
            header?: never;
            path: {
                id: string;
                kind: "deposit" | "notice" | "rent";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem400_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            404: components["responses"]["Problem404_not_found"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    statementStatement: {
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
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem400_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            404: components["responses"]["Problem404_not_found"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    statementLines: {
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
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatementResponse"];
                };
            };
            400: components["responses"]["Problem400_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            404: components["responses"]["Problem404_not_found"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    listingList: {
        parameters: {
            query?: {
                /** @description Rows per page. */
                limit?: number;
                /** @description Where the previous page ended, from its `Link` header. */
                cursor?: string;
                /** @description Search by name. */
                q?: string;
                /** @description One of the list's columns, with `-` before it for descending order. */
                sort?: "-publishedAt" | "-rentCents" | "availableDate" | "rentCents";
                /** @description With `true` the total is returned in `X-Total-Count`. */
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
            /** @description Done. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListingResponse"][];
                };
            };
            400: components["responses"]["Problem400_invalid_input"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    listingAway: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AwayHomeResponse"][];
                };
            };
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    listingOne: {
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
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListingResponse"];
                };
            };
            400: components["responses"]["Problem400_invalid_input"];
            404: components["responses"]["Problem404_not_found"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    listingChange: {
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
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnListingResponse"];
                };
            };
            400: components["responses"]["Problem400_invalid_body_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            404: components["responses"]["Problem404_not_found"];
            409: components["responses"]["Problem409_conflict_stale_version"];
            413: components["responses"]["Problem413_too_large"];
            415: components["responses"]["Problem415_unsupported_media"];
            422: components["responses"]["Problem422_transition_forbidden"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    listingMark: {
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
            /** @description Done; there is no body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem400_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            404: components["responses"]["Problem404_not_found"];
            409: components["responses"]["Problem409_conflict"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    listingUnmark: {
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
            /** @description Done; there is no body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem400_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            404: components["responses"]["Problem404_not_found"];
            409: components["responses"]["Problem409_conflict"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    listingPhoto: {
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
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem400_invalid_input"];
            404: components["responses"]["Problem404_not_found"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    listingQuestionList: {
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
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListingQuestionResponse"][];
                };
            };
            400: components["responses"]["Problem400_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            404: components["responses"]["Problem404_not_found"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    listingQuestionAsk: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own for this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again and has no second effect. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
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
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuestionReceived"];
                };
            };
            400: components["responses"]["Problem400_invalid_body_invalid_input"];
            404: components["responses"]["Problem404_not_found"];
            409: components["responses"]["Problem409_conflict_request_applied_request_running"];
            413: components["responses"]["Problem413_too_large"];
            415: components["responses"]["Problem415_unsupported_media"];
            422: components["responses"]["Problem422_idempotency_mismatch"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    listingQuestionAnswer: {
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
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListingQuestionResponse"];
                };
            };
            400: components["responses"]["Problem400_invalid_body_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            404: components["responses"]["Problem404_not_found"];
            409: components["responses"]["Problem409_conflict"];
            413: components["responses"]["Problem413_too_large"];
            415: components["responses"]["Problem415_unsupported_media"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    maintenanceScheduleList: {
        parameters: {
            query?: {
                /** @description Rows per page. */
                limit?: number;
                /** @description Where the previous page ended, from its `Link` header. */
                cursor?: string;
                /** @description Search by name. */
                q?: string;
                /** @description One of the list's columns, with `-` before it for descending order. */
                sort?: string;
                /** @description With `true` the total is returned in `X-Total-Count`. */
                count?: boolean;
                propertyId?: string;
                /** @description Those of one unit. */
                unitId?: string;
                /** @description Adds the due days of that year to each of them. */
                year?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceScheduleResponse"][];
                };
            };
            400: components["responses"]["Problem400_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    maintenanceScheduleCreate: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own for this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again and has no second effect. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateMaintenanceScheduleRequest"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceScheduleResponse"];
                };
            };
            400: components["responses"]["Problem400_invalid_body_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            404: components["responses"]["Problem404_not_found"];
            409: components["responses"]["Problem409_conflict_request_applied_request_running"];
            413: components["responses"]["Problem413_too_large"];
            415: components["responses"]["Problem415_unsupported_media"];
            422: components["responses"]["Problem422_idempotency_mismatch"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    maintenanceScheduleSuppliers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceSupplier"][];
                };
            };
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    maintenanceScheduleGet: {
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
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceScheduleResponse"];
                };
            };
            400: components["responses"]["Problem400_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            404: components["responses"]["Problem404_not_found"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    maintenanceScheduleEnd: {
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
            /** @description Done; there is no body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem400_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            404: components["responses"]["Problem404_not_found"];
            409: components["responses"]["Problem409_conflict"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    maintenanceScheduleUpdate: {
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
                "application/json": components["schemas"]["UpdateMaintenanceScheduleRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceScheduleResponse"];
                };
            };
            400: components["responses"]["Problem400_invalid_body_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            404: components["responses"]["Problem404_not_found"];
            409: components["responses"]["Problem409_conflict_stale_version"];
            413: components["responses"]["Problem413_too_large"];
            415: components["responses"]["Problem415_unsupported_media"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    maintenanceSettingsRead: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceSettingsResponse"];
                };
            };
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    maintenanceSettingsChange: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MaintenanceSettingsChange"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceSettingsResponse"];
                };
            };
            400: components["responses"]["Problem400_invalid_body_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            409: components["responses"]["Problem409_conflict_stale_version"];
            413: components["responses"]["Problem413_too_large"];
            415: components["responses"]["Problem415_unsupported_media"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    messageList: {
        parameters: {
            query: {
                /** @description Rows per page. */
                limit?: number;
                /** @description Where the previous page ended, from its `Link` header. */
                cursor?: string;
                /** @description Search by name. */
                q?: string;
                /** @description One of the list's columns, with `-` before it for descending order. */
                sort?: string;
                /** @description With `true` the total is returned in `X-Total-Count`. */
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
            /** @description Done. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeaseMessageResponse"][];
                };
            };
            400: components["responses"]["Problem400_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            404: components["responses"]["Problem404_not_found"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    messageSend: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own for this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again and has no second effect. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewLeaseMessage"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeaseMessageResponse"];
                };
            };
            400: components["responses"]["Problem400_invalid_body_invalid_input"];
            401: components["responses"]["Problem401_password_required_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            404: components["responses"]["Problem404_not_found"];
            409: components["responses"]["Problem409_conflict_request_applied_request_running"];
            413: components["responses"]["Problem413_too_large"];
            415: components["responses"]["Problem415_unsupported_media"];
            422: components["responses"]["Problem422_idempotency_mismatch"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    bulkMessageSend: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own for this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again and has no second effect. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BulkMessageRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkMessageResult"][];
                };
            };
            400: components["responses"]["Problem400_invalid_body_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            409: components["responses"]["Problem409_conflict_request_applied_request_running"];
            413: components["responses"]["Problem413_too_large"];
            415: components["responses"]["Problem415_unsupported_media"];
            422: components["responses"]["Problem422_idempotency_mismatch"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    bulkMessagePreview: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own for this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again and has no second effect. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BulkMessageRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessagePreview"][];
                };
            };
            400: components["responses"]["Problem400_invalid_body_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            409: components["responses"]["Problem409_conflict_request_applied_request_running"];
            413: components["responses"]["Problem413_too_large"];
            415: components["responses"]["Problem415_unsupported_media"];
            422: components["responses"]["Problem422_idempotency_mismatch"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    messageRead: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own for this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again and has no second effect. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReadMessagesRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnreadResponse"];
                };
            };
            400: components["responses"]["Problem400_invalid_body_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            409: components["responses"]["Problem409_conflict_request_applied_request_running"];
            413: components["responses"]["Problem413_too_large"];
            415: components["responses"]["Problem415_unsupported_media"];
            422: components["responses"]["Problem422_idempotency_mismatch"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    messageListThreads: {
        parameters: {
            query?: {
                /** @description Rows per page. */
                limit?: number;
                /** @description Where the previous page ended, from its `Link` header. */
                cursor?: string;
                /** @description Search by name. */
                q?: string;
                /** @description One of the list's columns, with `-` before it for descending order. */
                sort?: string;
                /** @description With `true` the total is returned in `X-Total-Count`. */
                count?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ThreadResponse"][];
                };
            };
            400: components["responses"]["Problem400_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    messageUnread: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnreadResponse"];
                };
            };
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    navigationCounts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NavigationResponse"];
                };
            };
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    newsletterAsk: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own for this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again and has no second effect. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewsletterRequest"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewsletterReceived"];
                };
            };
            400: components["responses"]["Problem400_invalid_body_invalid_input"];
            409: components["responses"]["Problem409_conflict_request_applied_request_running"];
            413: components["responses"]["Problem413_too_large"];
            415: components["responses"]["Problem415_unsupported_media"];
            422: components["responses"]["Problem422_idempotency_mismatch"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    newsletterConfirm: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own for this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again and has no second effect. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewsletterToken"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewsletterState"];
                };
            };
            400: components["responses"]["Problem400_invalid_body_invalid_input_invalid_link"];
            409: components["responses"]["Problem409_conflict_request_applied_request_running"];
            413: components["responses"]["Problem413_too_large"];
            415: components["responses"]["Problem415_unsupported_media"];
            422: components["responses"]["Problem422_idempotency_mismatch"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    newsletterList: {
        parameters: {
            query?: {
                /** @description Rows per page. */
                limit?: number;
                /** @description Where the previous page ended, from its `Link` header. */
                cursor?: string;
                /** @description Search by name. */
                q?: string;
                /** @description One of the list's columns, with `-` before it for descending order. */
                sort?: string;
                /** @description With `true` the total is returned in `X-Total-Count`. */
                count?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewsletterSubscriberResponse"][];
                };
            };
            400: components["responses"]["Problem400_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    newsletterUnsubscribe: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own for this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again and has no second effect. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewsletterToken"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewsletterState"];
                };
            };
            400: components["responses"]["Problem400_invalid_body_invalid_input_invalid_link"];
            409: components["responses"]["Problem409_conflict_request_applied_request_running"];
            413: components["responses"]["Problem413_too_large"];
            415: components["responses"]["Problem415_unsupported_media"];
            422: components["responses"]["Problem422_idempotency_mismatch"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    notificationsList: {
        parameters: {
            query?: {
                /** @description Rows per page. */
                limit?: number;
                /** @description Where the previous page ended, from its `Link` header. */
                cursor?: string;
                /** @description Search by name. */
                q?: string;
                /** @description One of the list's columns, with `-` before it for descending order. */
                sort?: string;
                /** @description With `true` the total is returned in `X-Total-Count`. */
                count?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationResponse"][];
                };
            };
            400: components["responses"]["Problem400_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    notificationsRead: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own for this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again and has no second effect. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReadNotificationsRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnreadNotifications"];
                };
            };
            400: components["responses"]["Problem400_invalid_body_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            409: components["responses"]["Problem409_conflict_request_applied_request_running"];
            413: components["responses"]["Problem413_too_large"];
            415: components["responses"]["Problem415_unsupported_media"];
            422: components["responses"]["Problem422_idempotency_mismatch"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    notificationsUnread: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnreadNotifications"];
                };
            };
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    onCallRead: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OnCallResponse"];
                };
            };
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    onCallSave: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveOnCallRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OnCallResponse"];
                };
            };
            400: components["responses"]["Problem400_invalid_body_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_email_unverified_forbidden"];
            404: components["responses"]["Problem404_not_found"];
            409: components["responses"]["Problem409_conflict_stale_version"];
            413: components["responses"]["Problem413_too_large"];
            415: components["responses"]["Problem415_unsupported_media"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    onCallAlarm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                requestId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OnCallAlarmResponse"];
                };
            };
            400: components["responses"]["Problem400_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            404: components["responses"]["Problem404_not_found"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    onCallAcknowledge: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own for this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again and has no second effect. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                requestId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OnCallAlarmResponse"];
                };
            };
            400: components["responses"]["Problem400_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            404: components["responses"]["Problem404_not_found"];
            409: components["responses"]["Problem409_conflict_request_applied_request_running"];
            422: components["responses"]["Problem422_idempotency_mismatch"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    onCallDuty: {
        parameters: {
            query?: {
                /** @description With `time`, by the clock of the list; without both it is now. */
                day?: string;
                time?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OnCallDuty"];
                };
            };
            400: components["responses"]["Problem400_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    onCallLinkAcknowledge: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own for this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again and has no second effect. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OnCallLinkRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OnCallLinkResponse"];
                };
            };
            400: components["responses"]["Problem400_invalid_body_invalid_input_invalid_link"];
            409: components["responses"]["Problem409_conflict_request_applied_request_running"];
            413: components["responses"]["Problem413_too_large"];
            415: components["responses"]["Problem415_unsupported_media"];
            422: components["responses"]["Problem422_idempotency_mismatch"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    onCallLinkLook: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own for this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again and has no second effect. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OnCallLinkRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OnCallLinkResponse"];
                };
            };
            400: components["responses"]["Problem400_invalid_body_invalid_input_invalid_link"];
            409: components["responses"]["Problem409_conflict_request_applied_request_running"];
            413: components["responses"]["Problem413_too_large"];
            415: components["responses"]["Problem415_unsupported_media"];
            422: components["responses"]["Problem422_idempotency_mismatch"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    onCallTest: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own for this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again and has no second effect. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OnCallTestResponse"];
                };
            };
            400: components["responses"]["Problem400_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            409: components["responses"]["Problem409_conflict_request_applied_request_running"];
            422: components["responses"]["Problem422_idempotency_mismatch"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    reconciliationList: {
        parameters: {
            query?: {
                /** @description Rows per page. */
                limit?: number;
                /** @description Where the previous page ended, from its `Link` header. */
                cursor?: string;
                /** @description Search by name. */
                q?: string;
                /** @description One of the list's columns, with `-` before it for descending order. */
                sort?: string;
                /** @description With `true` the total is returned in `X-Total-Count`. */
                count?: boolean;
                state?: "booked" | "confirmed" | "dismissed" | "given_up" | "open";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FindingResponse"][];
                };
            };
            400: components["responses"]["Problem400_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    reconciliationCompare: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own for this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again and has no second effect. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ComparisonResponse"];
                };
            };
            400: components["responses"]["Problem400_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            409: components["responses"]["Problem409_conflict_request_applied_request_running"];
            422: components["responses"]["Problem422_idempotency_mismatch"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    reconciliationResolve: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own for this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again and has no second effect. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
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
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FindingResponse"];
                };
            };
            400: components["responses"]["Problem400_invalid_body_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            404: components["responses"]["Problem404_not_found"];
            409: components["responses"]["Problem409_conflict_request_applied_request_running"];
            413: components["responses"]["Problem413_too_large"];
            415: components["responses"]["Problem415_unsupported_media"];
            422: components["responses"]["Problem422_idempotency_mismatch"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    paymentList: {
        parameters: {
            query?: {
                /** @description Rows per page. */
                limit?: number;
                /** @description Where the previous page ended, from its `Link` header. */
                cursor?: string;
                /** @description Search by name. */
                q?: string;
                /** @description One of the list's columns, with `-` before it for descending order. */
                sort?: string;
                /** @description With `true` the total is returned in `X-Total-Count`. */
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
            /** @description Done. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentResponse"][];
                };
            };
            400: components["responses"]["Problem400_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    paymentPay: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own for this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again and has no second effect. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreatePaymentRequest"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BegunPaymentResponse"];
                };
            };
            400: components["responses"]["Problem400_invalid_body_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            409: components["responses"]["Problem409_conflict_request_applied_request_running"];
            413: components["responses"]["Problem413_too_large"];
            415: components["responses"]["Problem415_unsupported_media"];
            422: components["responses"]["Problem422_idempotency_mismatch_rule_broken"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    paymentQuote: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own for this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again and has no second effect. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuoteRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuoteResponse"];
                };
            };
            400: components["responses"]["Problem400_invalid_body_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            404: components["responses"]["Problem404_not_found"];
            409: components["responses"]["Problem409_conflict_request_applied_request_running"];
            413: components["responses"]["Problem413_too_large"];
            415: components["responses"]["Problem415_unsupported_media"];
            422: components["responses"]["Problem422_idempotency_mismatch"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    paymentOne: {
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
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentResponse"];
                };
            };
            400: components["responses"]["Problem400_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            404: components["responses"]["Problem404_not_found"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    openPaymentCancel: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own for this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again and has no second effect. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentResponse"];
                };
            };
            400: components["responses"]["Problem400_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            404: components["responses"]["Problem404_not_found"];
            409: components["responses"]["Problem409_conflict_request_applied_request_running"];
            422: components["responses"]["Problem422_idempotency_mismatch_rule_broken"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    paymentReceipt: {
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
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem400_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            404: components["responses"]["Problem404_not_found"];
            422: components["responses"]["Problem422_rule_broken"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    paymentRefund: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own for this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again and has no second effect. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
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
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentResponse"];
                };
            };
            400: components["responses"]["Problem400_invalid_body_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            404: components["responses"]["Problem404_not_found"];
            409: components["responses"]["Problem409_conflict_request_applied_request_running"];
            413: components["responses"]["Problem413_too_large"];
            415: components["responses"]["Problem415_unsupported_media"];
            422: components["responses"]["Problem422_idempotency_mismatch_rule_broken"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    returnedPaymentTake: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own for this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again and has no second effect. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReturnPaymentRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentResponse"];
                };
            };
            400: components["responses"]["Problem400_invalid_body_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            404: components["responses"]["Problem404_not_found"];
            409: components["responses"]["Problem409_conflict_request_applied_request_running"];
            413: components["responses"]["Problem413_too_large"];
            415: components["responses"]["Problem415_unsupported_media"];
            422: components["responses"]["Problem422_idempotency_mismatch_region_rule_rule_broken"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    peopleColleagues: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ColleagueResponse"][];
                };
            };
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    peopleRead: {
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
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonResponse"];
                };
            };
            400: components["responses"]["Problem400_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            404: components["responses"]["Problem404_not_found"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    preferredSuppliersList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreferredSupplierResponse"][];
                };
            };
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    preferredSuppliersReplace: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PreferredSuppliersChange"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreferredSupplierResponse"][];
                };
            };
            400: components["responses"]["Problem400_invalid_body_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            404: components["responses"]["Problem404_not_found"];
            409: components["responses"]["Problem409_conflict"];
            413: components["responses"]["Problem413_too_large"];
            415: components["responses"]["Problem415_unsupported_media"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    profileMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnProfileResponse"];
                };
            };
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    profileUpdate: {
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
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnProfileResponse"];
                };
            };
            400: components["responses"]["Problem400_invalid_body_invalid_input"];
            401: components["responses"]["Problem401_password_required_session_ended_two_factor_required_unauthenticated"];
            409: components["responses"]["Problem409_conflict_stale_version"];
            413: components["responses"]["Problem413_too_large"];
            415: components["responses"]["Problem415_unsupported_media"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    ownDataObstacles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletionResponse"];
                };
            };
            401: components["responses"]["Problem401_password_required_session_ended_unauthenticated"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    ownDataRemove: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own for this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again and has no second effect. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeleteAccountRequest"];
            };
        };
        responses: {
            /** @description Done; there is no body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem400_invalid_body_invalid_input"];
            401: components["responses"]["Problem401_invalid_credentials_password_required_session_ended_two_factor_required_unauthenticated"];
            409: components["responses"]["Problem409_conflict_request_applied_request_running"];
            413: components["responses"]["Problem413_too_large"];
            415: components["responses"]["Problem415_unsupported_media"];
            422: components["responses"]["Problem422_account_in_use_idempotency_mismatch"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    ownDataExport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": string;
                };
            };
            401: components["responses"]["Problem401_password_required_session_ended_unauthenticated"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    recurringExpenseList: {
        parameters: {
            query?: {
                /** @description Rows per page. */
                limit?: number;
                /** @description Where the previous page ended, from its `Link` header. */
                cursor?: string;
                /** @description Search by name. */
                q?: string;
                /** @description One of the list's columns, with `-` before it for descending order. */
                sort?: string;
                /** @description With `true` the total is returned in `X-Total-Count`. */
                count?: boolean;
                propertyId?: string;
                category?: "advertising" | "cleaning" | "insurance" | "legal" | "maintenance" | "management" | "mortgage_interest" | "other" | "property_tax" | "repairs" | "supplies" | "travel" | "utilities";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecurringExpenseResponse"][];
                };
            };
            400: components["responses"]["Problem400_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    recurringExpenseCreate: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own for this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again and has no second effect. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateRecurringExpenseRequest"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecurringExpenseResponse"];
                };
            };
            400: components["responses"]["Problem400_invalid_body_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            404: components["responses"]["Problem404_not_found"];
            409: components["responses"]["Problem409_conflict_request_applied_request_running"];
            413: components["responses"]["Problem413_too_large"];
            415: components["responses"]["Problem415_unsupported_media"];
            422: components["responses"]["Problem422_idempotency_mismatch"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    recurringExpenseGet: {
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
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecurringExpenseResponse"];
                };
            };
            400: components["responses"]["Problem400_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            404: components["responses"]["Problem404_not_found"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    recurringExpenseEnd: {
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
            /** @description Done; there is no body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem400_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            404: components["responses"]["Problem404_not_found"];
            409: components["responses"]["Problem409_conflict"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    recurringExpenseUpdate: {
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
                "application/json": components["schemas"]["UpdateRecurringExpenseRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecurringExpenseResponse"];
                };
            };
            400: components["responses"]["Problem400_invalid_body_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            404: components["responses"]["Problem404_not_found"];
            409: components["responses"]["Problem409_conflict_stale_version"];
            413: components["responses"]["Problem413_too_large"];
            415: components["responses"]["Problem415_unsupported_media"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    reportEntries: {
        parameters: {
            query?: {
                /** @description Rows per page. */
                limit?: number;
                /** @description Where the previous page ended, from its `Link` header. */
                cursor?: string;
                /** @description Search by name. */
                q?: string;
                /** @description One of the list's columns, with `-` before it for descending order. */
                sort?: string;
                /** @description With `true` the total is returned in `X-Total-Count`. */
                count?: boolean;
                /** @description Debits or credits alone. */
                side?: "credit" | "debit";
                /** @description Amounts with credits above zero and debits below, as the figure counts them; without it the other way round. */
                creditsAdd?: "true";
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
                /** @description With `cash`: the lines of the report on cash basis, on the days on which the money moved. */
                basis?: "cash";
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
            /** @description Done. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntryLineResponse"][];
                };
            };
            400: components["responses"]["Problem400_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    reportTotal: {
        parameters: {
            query?: {
                /** @description Rows per page. */
                limit?: number;
                /** @description Where the previous page ended, from its `Link` header. */
                cursor?: string;
                /** @description Search by name. */
                q?: string;
                /** @description One of the list's columns, with `-` before it for descending order. */
                sort?: string;
                /** @description With `true` the total is returned in `X-Total-Count`. */
                count?: boolean;
                /** @description Debits or credits alone. */
                side?: "credit" | "debit";
                /** @description Amounts with credits above zero and debits below, as the figure counts them; without it the other way round. */
                creditsAdd?: "true";
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
                /** @description With `cash`: the lines of the report on cash basis, on the days on which the money moved. */
                basis?: "cash";
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
            /** @description Done. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntryTotalResponse"][];
                };
            };
            400: components["responses"]["Problem400_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    reportReport: {
        parameters: {
            query?: {
                propertyId?: string;
                /** @description First and last day. The rent roll and the ageing look at `to` alone. */
                from?: string;
                to?: string;
                /** @description Of income and expense: as charged (`accrual`, the default), or as received and paid (`cash`). Other reports ignore it. */
                basis?: "accrual" | "cash";
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
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportResponse"];
                };
            };
            400: components["responses"]["Problem400_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            404: components["responses"]["Problem404_not_found"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    reportCsv: {
        parameters: {
            query?: {
                propertyId?: string;
                /** @description First and last day. The rent roll and the ageing look at `to` alone. */
                from?: string;
                to?: string;
                /** @description Of income and expense: as charged (`accrual`, the default), or as received and paid (`cash`). Other reports ignore it. */
                basis?: "accrual" | "cash";
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
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["Problem400_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            404: components["responses"]["Problem404_not_found"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    reportPdf: {
        parameters: {
            query?: {
                propertyId?: string;
                /** @description First and last day. The rent roll and the ageing look at `to` alone. */
                from?: string;
                to?: string;
                /** @description Of income and expense: as charged (`accrual`, the default), or as received and paid (`cash`). Other reports ignore it. */
                basis?: "accrual" | "cash";
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
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem400_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            404: components["responses"]["Problem404_not_found"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    searchFind: {
        parameters: {
            query: {
                /** @description Words that must all occur, in any order; an amount or a receipt number finds payments. */
                q: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchHitResponse"][];
                };
            };
            400: components["responses"]["Problem400_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    formsContact: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own for this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again and has no second effect. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactRequest"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormReceived"];
                };
            };
            400: components["responses"]["Problem400_invalid_body_invalid_input"];
            409: components["responses"]["Problem409_conflict_request_applied_request_running"];
            413: components["responses"]["Problem413_too_large"];
            415: components["responses"]["Problem415_unsupported_media"];
            422: components["responses"]["Problem422_idempotency_mismatch"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    directMessagesEmail: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own for this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again and has no second effect. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SendEmail"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageSent"];
                };
            };
            400: components["responses"]["Problem400_invalid_body_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            409: components["responses"]["Problem409_conflict_request_applied_request_running"];
            413: components["responses"]["Problem413_too_large"];
            415: components["responses"]["Problem415_unsupported_media"];
            422: components["responses"]["Problem422_idempotency_mismatch"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    directMessagesSms: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own for this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again and has no second effect. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SendSms"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageSent"];
                };
            };
            400: components["responses"]["Problem400_invalid_body_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            409: components["responses"]["Problem409_conflict_request_applied_request_running"];
            413: components["responses"]["Problem413_too_large"];
            415: components["responses"]["Problem415_unsupported_media"];
            422: components["responses"]["Problem422_idempotency_mismatch"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    serviceRequestList: {
        parameters: {
            query?: {
                /** @description Rows per page. */
                limit?: number;
                /** @description Where the previous page ended, from its `Link` header. */
                cursor?: string;
                /** @description Search by name. */
                q?: string;
                /** @description One of the list's columns, with `-` before it for descending order. */
                sort?: string;
                /** @description With `true` the total is returned in `X-Total-Count`. */
                count?: boolean;
                /** @description One state, or several with commas. */
                status?: ("approved" | "cancelled" | "closed" | "completed" | "declined" | "in_progress" | "offered" | "scheduled" | "submitted")[];
                priority?: string;
                issueType?: string;
                propertyId?: string;
                unitId?: string;
                leaseId?: string;
                /** @description `true`: what still asks for somebody; `false`: closed, declined and cancelled ones. */
                open?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceRequestResponse"][];
                };
            };
            400: components["responses"]["Problem400_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    serviceRequestFile: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own for this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again and has no second effect. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewServiceRequest"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceRequestResponse"];
                };
            };
            400: components["responses"]["Problem400_invalid_body_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            404: components["responses"]["Problem404_not_found"];
            409: components["responses"]["Problem409_conflict_request_applied_request_running"];
            413: components["responses"]["Problem413_too_large"];
            415: components["responses"]["Problem415_unsupported_media"];
            422: components["responses"]["Problem422_idempotency_mismatch_rule_broken"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    serviceRequestOne: {
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
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceRequestDetail"];
                };
            };
            400: components["responses"]["Problem400_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            404: components["responses"]["Problem404_not_found"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    serviceRequestChange: {
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
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceRequestResponse"];
                };
            };
            400: components["responses"]["Problem400_invalid_body_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            404: components["responses"]["Problem404_not_found"];
            409: components["responses"]["Problem409_conflict_stale_version"];
            413: components["responses"]["Problem413_too_large"];
            415: components["responses"]["Problem415_unsupported_media"];
            422: components["responses"]["Problem422_over_limit_quote_pending"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    requestBoardRead: {
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
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestBoardResponse"];
                };
            };
            400: components["responses"]["Problem400_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            404: components["responses"]["Problem404_not_found"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    requestBoardShow: {
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
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestBoardResponse"];
                };
            };
            400: components["responses"]["Problem400_invalid_body_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            404: components["responses"]["Problem404_not_found"];
            409: components["responses"]["Problem409_conflict_stale_version"];
            413: components["responses"]["Problem413_too_large"];
            415: components["responses"]["Problem415_unsupported_media"];
            422: components["responses"]["Problem422_rule_broken"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    requestBoardHide: {
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
            /** @description Done; there is no body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem400_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            404: components["responses"]["Problem404_not_found"];
            409: components["responses"]["Problem409_conflict"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    checklistCheck: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                lineId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChecklistLineChange"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChecklistLineResponse"];
                };
            };
            400: components["responses"]["Problem400_invalid_body_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            404: components["responses"]["Problem404_not_found"];
            409: components["responses"]["Problem409_conflict"];
            413: components["responses"]["Problem413_too_large"];
            415: components["responses"]["Problem415_unsupported_media"];
            422: components["responses"]["Problem422_rule_broken"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    expenseRepair: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own for this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again and has no second effect. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExpenseResponse"];
                };
            };
            400: components["responses"]["Problem400_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            404: components["responses"]["Problem404_not_found"];
            409: components["responses"]["Problem409_conflict_request_applied_request_running"];
            422: components["responses"]["Problem422_idempotency_mismatch_rule_broken"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    gapOverridesAdd: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own for this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again and has no second effect. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewGapOverride"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupplierGapsResponse"];
                };
            };
            400: components["responses"]["Problem400_invalid_body_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            404: components["responses"]["Problem404_not_found"];
            409: components["responses"]["Problem409_conflict_request_applied_request_running"];
            413: components["responses"]["Problem413_too_large"];
            415: components["responses"]["Problem415_unsupported_media"];
            422: components["responses"]["Problem422_idempotency_mismatch"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    invoiceBegin: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own for this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again and has no second effect. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoiceDetail"];
                };
            };
            400: components["responses"]["Problem400_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            404: components["responses"]["Problem404_not_found"];
            409: components["responses"]["Problem409_conflict_request_applied_request_running"];
            422: components["responses"]["Problem422_idempotency_mismatch_rule_broken"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    talkSay: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own for this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again and has no second effect. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewRequestLine"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceRequestDetail"];
                };
            };
            400: components["responses"]["Problem400_invalid_body_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            404: components["responses"]["Problem404_not_found"];
            409: components["responses"]["Problem409_conflict_request_applied_request_running"];
            413: components["responses"]["Problem413_too_large"];
            415: components["responses"]["Problem415_unsupported_media"];
            422: components["responses"]["Problem422_idempotency_mismatch"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    talkRead: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own for this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again and has no second effect. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReadRequestLines"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestLinesRead"];
                };
            };
            400: components["responses"]["Problem400_invalid_body_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            404: components["responses"]["Problem404_not_found"];
            409: components["responses"]["Problem409_conflict_request_applied_request_running"];
            413: components["responses"]["Problem413_too_large"];
            415: components["responses"]["Problem415_unsupported_media"];
            422: components["responses"]["Problem422_idempotency_mismatch"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    serviceRequestOffer: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own for this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again and has no second effect. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
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
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceRequestResponse"];
                };
            };
            400: components["responses"]["Problem400_invalid_body_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            404: components["responses"]["Problem404_not_found"];
            409: components["responses"]["Problem409_conflict_request_applied_request_running"];
            413: components["responses"]["Problem413_too_large"];
            415: components["responses"]["Problem415_unsupported_media"];
            422: components["responses"]["Problem422_idempotency_mismatch_rule_broken"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    serviceRequestAnswer: {
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
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfferResponse"];
                };
            };
            400: components["responses"]["Problem400_invalid_body_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            404: components["responses"]["Problem404_not_found"];
            409: components["responses"]["Problem409_conflict"];
            413: components["responses"]["Problem413_too_large"];
            415: components["responses"]["Problem415_unsupported_media"];
            422: components["responses"]["Problem422_landlord_chooses"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    serviceRequestQuote: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own for this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again and has no second effect. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
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
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RepairQuoteResponse"];
                };
            };
            400: components["responses"]["Problem400_invalid_body_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            404: components["responses"]["Problem404_not_found"];
            409: components["responses"]["Problem409_conflict_request_applied_request_running"];
            413: components["responses"]["Problem413_too_large"];
            415: components["responses"]["Problem415_unsupported_media"];
            422: components["responses"]["Problem422_idempotency_mismatch_rule_broken"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    serviceRequestAnswerQuote: {
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
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RepairQuoteResponse"];
                };
            };
            400: components["responses"]["Problem400_invalid_body_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            404: components["responses"]["Problem404_not_found"];
            409: components["responses"]["Problem409_conflict"];
            413: components["responses"]["Problem413_too_large"];
            415: components["responses"]["Problem415_unsupported_media"];
            422: components["responses"]["Problem422_rule_broken"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    gapOverridesGaps: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                supplierId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupplierGapsResponse"];
                };
            };
            400: components["responses"]["Problem400_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            404: components["responses"]["Problem404_not_found"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    papersOwn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupplierPaperResponse"][];
                };
            };
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    papersAdd: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own for this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again and has no second effect. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewSupplierPaper"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupplierPaperResponse"];
                };
            };
            400: components["responses"]["Problem400_invalid_body_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            404: components["responses"]["Problem404_not_found"];
            409: components["responses"]["Problem409_conflict_request_applied_request_running"];
            413: components["responses"]["Problem413_too_large"];
            415: components["responses"]["Problem415_unsupported_media"];
            422: components["responses"]["Problem422_idempotency_mismatch"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    papersChange: {
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
                "application/json": components["schemas"]["SupplierPaperChange"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupplierPaperResponse"];
                };
            };
            400: components["responses"]["Problem400_invalid_body_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            404: components["responses"]["Problem404_not_found"];
            409: components["responses"]["Problem409_conflict_stale_version"];
            413: components["responses"]["Problem413_too_large"];
            415: components["responses"]["Problem415_unsupported_media"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    papersRemove: {
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
            /** @description Done; there is no body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem400_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            404: components["responses"]["Problem404_not_found"];
            409: components["responses"]["Problem409_conflict"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    supplierList: {
        parameters: {
            query?: {
                /** @description Rows per page. */
                limit?: number;
                /** @description Where the previous page ended, from its `Link` header. */
                cursor?: string;
                /** @description Search by name. */
                q?: string;
                /** @description One of the list's columns, with `-` before it for descending order. */
                sort?: string;
                /** @description With `true` the total is returned in `X-Total-Count`. */
                count?: boolean;
                /** @description Those of one trade. */
                trade?: "accounting" | "appliances" | "carpentry" | "cleaning" | "electrical" | "flooring" | "general" | "hvac" | "landscaping" | "legal" | "locksmith" | "other" | "painting" | "pest_control" | "plumbing" | "roofing" | "security";
                /** @description A property of the landlord's: those who serve its postal code come first, and `serves` says who does. */
                propertyId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupplierResponse"][];
                };
            };
            400: components["responses"]["Problem400_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    supplierEnter: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own for this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again and has no second effect. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewSupplier"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupplierResponse"];
                };
            };
            400: components["responses"]["Problem400_invalid_body_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            409: components["responses"]["Problem409_conflict_request_applied_request_running"];
            413: components["responses"]["Problem413_too_large"];
            415: components["responses"]["Problem415_unsupported_media"];
            422: components["responses"]["Problem422_idempotency_mismatch"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    invitationInvite: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own for this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again and has no second effect. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewSupplierInvitation"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupplierInvitationResponse"];
                };
            };
            400: components["responses"]["Problem400_invalid_body_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            409: components["responses"]["Problem409_conflict_email_taken_request_applied_request_running"];
            413: components["responses"]["Problem413_too_large"];
            415: components["responses"]["Problem415_unsupported_media"];
            422: components["responses"]["Problem422_idempotency_mismatch"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    invitationOpen: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own for this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again and has no second effect. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OpenSupplierInvitation"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionResponse"];
                };
            };
            400: components["responses"]["Problem400_invalid_body_invalid_input_invalid_link"];
            401: components["responses"]["Problem401_two_factor_required"];
            409: components["responses"]["Problem409_conflict_request_applied_request_running"];
            413: components["responses"]["Problem413_too_large"];
            415: components["responses"]["Problem415_unsupported_media"];
            422: components["responses"]["Problem422_idempotency_mismatch"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    invitationRegister: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own for this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again and has no second effect. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegisterInvitedSupplier"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionResponse"];
                };
            };
            400: components["responses"]["Problem400_invalid_body_invalid_input_invalid_link"];
            401: components["responses"]["Problem401_two_factor_required"];
            409: components["responses"]["Problem409_conflict_request_applied_request_running"];
            413: components["responses"]["Problem413_too_large"];
            415: components["responses"]["Problem415_unsupported_media"];
            422: components["responses"]["Problem422_idempotency_mismatch"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    supplierOwn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupplierResponse"];
                };
            };
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    supplierReplaceArea: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ServiceAreaChange"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupplierResponse"];
                };
            };
            400: components["responses"]["Problem400_invalid_body_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            409: components["responses"]["Problem409_conflict"];
            413: components["responses"]["Problem413_too_large"];
            415: components["responses"]["Problem415_unsupported_media"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    supplierReplaceHours: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveSupplierHours"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupplierResponse"];
                };
            };
            400: components["responses"]["Problem400_invalid_body_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            409: components["responses"]["Problem409_conflict_stale_version"];
            413: components["responses"]["Problem413_too_large"];
            415: components["responses"]["Problem415_unsupported_media"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    staffChange: {
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
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupplierStaffResponse"];
                };
            };
            400: components["responses"]["Problem400_invalid_body_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            404: components["responses"]["Problem404_not_found"];
            409: components["responses"]["Problem409_conflict_stale_version"];
            413: components["responses"]["Problem413_too_large"];
            415: components["responses"]["Problem415_unsupported_media"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    supplierOne: {
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
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupplierResponse"];
                };
            };
            400: components["responses"]["Problem400_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            404: components["responses"]["Problem404_not_found"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    supplierChange: {
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
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupplierResponse"];
                };
            };
            400: components["responses"]["Problem400_invalid_body_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            404: components["responses"]["Problem404_not_found"];
            409: components["responses"]["Problem409_conflict_stale_version"];
            413: components["responses"]["Problem413_too_large"];
            415: components["responses"]["Problem415_unsupported_media"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    chatList: {
        parameters: {
            query?: {
                /** @description Rows per page. */
                limit?: number;
                /** @description Where the previous page ended, from its `Link` header. */
                cursor?: string;
                /** @description Search by name. */
                q?: string;
                /** @description One of the list's columns, with `-` before it for descending order. */
                sort?: string;
                /** @description With `true` the total is returned in `X-Total-Count`. */
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
            /** @description Done. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupplierMessageResponse"][];
                };
            };
            400: components["responses"]["Problem400_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            404: components["responses"]["Problem404_not_found"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    chatSend: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own for this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again and has no second effect. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
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
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupplierMessageResponse"];
                };
            };
            400: components["responses"]["Problem400_invalid_body_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_elite_required_forbidden"];
            404: components["responses"]["Problem404_not_found"];
            409: components["responses"]["Problem409_conflict_request_applied_request_running"];
            413: components["responses"]["Problem413_too_large"];
            415: components["responses"]["Problem415_unsupported_media"];
            422: components["responses"]["Problem422_idempotency_mismatch"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    chatConversations: {
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
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupplierConversationResponse"][];
                };
            };
            400: components["responses"]["Problem400_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            404: components["responses"]["Problem404_not_found"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    chatSearch: {
        parameters: {
            query?: {
                /** @description Part of the name of a company or of its owner. Without it, those whom a job ties to the supplier. */
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
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LandlordResponse"][];
                };
            };
            400: components["responses"]["Problem400_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_elite_required_forbidden"];
            404: components["responses"]["Problem404_not_found"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    papersList: {
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
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupplierPaperResponse"][];
                };
            };
            400: components["responses"]["Problem400_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            404: components["responses"]["Problem404_not_found"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    staffList: {
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
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupplierStaffResponse"][];
                };
            };
            400: components["responses"]["Problem400_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_elite_required_forbidden"];
            404: components["responses"]["Problem404_not_found"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    staffAdd: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own for this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again and has no second effect. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
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
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupplierStaffResponse"];
                };
            };
            400: components["responses"]["Problem400_invalid_body_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            404: components["responses"]["Problem404_not_found"];
            409: components["responses"]["Problem409_conflict_request_applied_request_running"];
            413: components["responses"]["Problem413_too_large"];
            415: components["responses"]["Problem415_unsupported_media"];
            422: components["responses"]["Problem422_idempotency_mismatch"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    ticketsList: {
        parameters: {
            query?: {
                /** @description Rows per page. */
                limit?: number;
                /** @description Where the previous page ended, from its `Link` header. */
                cursor?: string;
                /** @description Search by name. */
                q?: string;
                /** @description One of the list's columns, with `-` before it for descending order. */
                sort?: string;
                /** @description With `true` the total is returned in `X-Total-Count`. */
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
            /** @description Done. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketResponse"][];
                };
            };
            400: components["responses"]["Problem400_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    ticketsCreate: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own for this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again and has no second effect. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewTicket"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketResponse"];
                };
            };
            400: components["responses"]["Problem400_invalid_body_invalid_input"];
            401: components["responses"]["Problem401_password_required_session_ended_unauthenticated"];
            409: components["responses"]["Problem409_conflict_request_applied_request_running"];
            413: components["responses"]["Problem413_too_large"];
            415: components["responses"]["Problem415_unsupported_media"];
            422: components["responses"]["Problem422_idempotency_mismatch"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    ticketsRead: {
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
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketResponse"];
                };
            };
            400: components["responses"]["Problem400_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            404: components["responses"]["Problem404_not_found"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    ticketsChange: {
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
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketResponse"];
                };
            };
            400: components["responses"]["Problem400_invalid_body_invalid_input"];
            401: components["responses"]["Problem401_password_required_session_ended_unauthenticated"];
            404: components["responses"]["Problem404_not_found"];
            409: components["responses"]["Problem409_conflict_stale_version"];
            413: components["responses"]["Problem413_too_large"];
            415: components["responses"]["Problem415_unsupported_media"];
            422: components["responses"]["Problem422_transition_forbidden"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    ticketsListMessages: {
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
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketMessageResponse"][];
                };
            };
            400: components["responses"]["Problem400_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            404: components["responses"]["Problem404_not_found"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    ticketsAnswer: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own for this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again and has no second effect. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
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
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketMessageResponse"];
                };
            };
            400: components["responses"]["Problem400_invalid_body_invalid_input"];
            401: components["responses"]["Problem401_password_required_session_ended_unauthenticated"];
            404: components["responses"]["Problem404_not_found"];
            409: components["responses"]["Problem409_conflict_request_applied_request_running"];
            413: components["responses"]["Problem413_too_large"];
            415: components["responses"]["Problem415_unsupported_media"];
            422: components["responses"]["Problem422_idempotency_mismatch_transition_forbidden"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    tenantNoticeWaiting: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TenantNoticeResponse"][];
                };
            };
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    tenantNoticeAnswer: {
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
                "application/json": components["schemas"]["AnswerNoticeRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TenantNoticeResponse"];
                };
            };
            400: components["responses"]["Problem400_invalid_body_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            404: components["responses"]["Problem404_not_found"];
            409: components["responses"]["Problem409_conflict_stale_version"];
            413: components["responses"]["Problem413_too_large"];
            415: components["responses"]["Problem415_unsupported_media"];
            422: components["responses"]["Problem422_rule_broken"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    tenantNoticeLetter: {
        parameters: {
            query?: {
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
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem400_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            404: components["responses"]["Problem404_not_found"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    autopayRead: {
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
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AutopayResponse"];
                };
            };
            400: components["responses"]["Problem400_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    autopayChange: {
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
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AutopayResponse"];
                };
            };
            400: components["responses"]["Problem400_invalid_body_invalid_input"];
            401: components["responses"]["Problem401_password_required_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            409: components["responses"]["Problem409_conflict"];
            413: components["responses"]["Problem413_too_large"];
            415: components["responses"]["Problem415_unsupported_media"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    tenantsLease: {
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
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TenantLeaseResponse"];
                };
            };
            400: components["responses"]["Problem400_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            404: components["responses"]["Problem404_not_found"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    tenantAccessAddHome: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own for this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again and has no second effect. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TenantCodeRequest"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HomeResponse"];
                };
            };
            400: components["responses"]["Problem400_invalid_body_invalid_input"];
            401: components["responses"]["Problem401_invalid_access_code_password_required_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            409: components["responses"]["Problem409_conflict_request_applied_request_running"];
            413: components["responses"]["Problem413_too_large"];
            415: components["responses"]["Problem415_unsupported_media"];
            422: components["responses"]["Problem422_idempotency_mismatch"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    ownNoticesList: {
        parameters: {
            query: {
                leaseId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnNoticesResponse"];
                };
            };
            400: components["responses"]["Problem400_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            404: components["responses"]["Problem404_not_found"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    ownNoticesGive: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own for this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again and has no second effect. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GiveNoticeRequest"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnNoticesResponse"];
                };
            };
            400: components["responses"]["Problem400_invalid_body_invalid_input"];
            401: components["responses"]["Problem401_password_required_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            409: components["responses"]["Problem409_conflict_request_applied_request_running"];
            413: components["responses"]["Problem413_too_large"];
            415: components["responses"]["Problem415_unsupported_media"];
            422: components["responses"]["Problem422_idempotency_mismatch_rule_broken"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    ownNoticesWithdraw: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own for this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again and has no second effect. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnNoticesResponse"];
                };
            };
            400: components["responses"]["Problem400_invalid_input"];
            401: components["responses"]["Problem401_password_required_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            404: components["responses"]["Problem404_not_found"];
            409: components["responses"]["Problem409_conflict_request_applied_request_running"];
            422: components["responses"]["Problem422_idempotency_mismatch"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    openPaymentLeaveMethod: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own for this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again and has no second effect. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LeaveMethodRequest"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProviderPageResponse"];
                };
            };
            400: components["responses"]["Problem400_invalid_body_invalid_input"];
            401: components["responses"]["Problem401_password_required_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            409: components["responses"]["Problem409_conflict_request_applied_request_running"];
            413: components["responses"]["Problem413_too_large"];
            415: components["responses"]["Problem415_unsupported_media"];
            422: components["responses"]["Problem422_idempotency_mismatch"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_not_configured_unavailable"];
        };
    };
    tenantsRegionRules: {
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
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegionRulesResponse"];
                };
            };
            400: components["responses"]["Problem400_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_forbidden"];
            404: components["responses"]["Problem404_not_found"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    translationTranslate: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own for this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again and has no second effect. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TranslationRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TranslationResponse"][];
                };
            };
            400: components["responses"]["Problem400_invalid_body_invalid_input"];
            401: components["responses"]["Problem401_session_ended_unauthenticated"];
            403: components["responses"]["Problem403_translation_demo"];
            404: components["responses"]["Problem404_not_found"];
            409: components["responses"]["Problem409_conflict_request_applied_request_running"];
            413: components["responses"]["Problem413_too_large"];
            415: components["responses"]["Problem415_unsupported_media"];
            422: components["responses"]["Problem422_idempotency_mismatch"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_not_configured_unavailable"];
        };
    };
    formsTrial: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value of your own for this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again and has no second effect. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TrialRequest"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormReceived"];
                };
            };
            400: components["responses"]["Problem400_invalid_body_invalid_input"];
            409: components["responses"]["Problem409_conflict_request_applied_request_running"];
            413: components["responses"]["Problem413_too_large"];
            415: components["responses"]["Problem415_unsupported_media"];
            422: components["responses"]["Problem422_idempotency_mismatch"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    googleBrowserCallback: {
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
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
    googleBrowserLogin: {
        parameters: {
            query?: {
                /** @description What a new person becomes. */
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
            400: components["responses"]["Problem400_invalid_input"];
            429: components["responses"]["Problem429_too_many_requests"];
            503: components["responses"]["Problem503_busy_unavailable"];
        };
    };
}
