/** Generated from the server by `npm run contract`. Do not edit. */
export interface paths {
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
    "/api/profiles/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who is signed in. */
        get: operations["ProfileController_me"];
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
            userType: "tenant" | "landlord" | "supplier" | "staff" | "admin";
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
            portal?: "staff" | "admin";
        };
        Problem: {
            error: string;
            /** @enum {string} */
            code: "invalid_body" | "invalid_input" | "invalid_email" | "unauthenticated" | "session_ended" | "invalid_credentials" | "invalid_admin_credentials" | "invalid_staff_credentials" | "invalid_access_code" | "two_factor_required" | "password_required" | "forbidden" | "demo_disabled" | "email_unverified" | "elite_required" | "not_found" | "method_not_allowed" | "conflict" | "email_taken" | "stale_version" | "request_running" | "request_applied" | "lease_overlap" | "too_large" | "unsupported_media" | "idempotency_mismatch" | "rule_broken" | "region_rule" | "transition_forbidden" | "unsafe_file" | "too_many_requests" | "internal" | "not_configured" | "unavailable";
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
                    "application/json": components["schemas"]["ProfileResponse"];
                };
            };
        };
    };
}
