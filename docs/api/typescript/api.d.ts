// npm run api-client: of the description 97434cc3c972d1d7e7bb56756e71dafdc9b1b9c871d2b0aad0edcddfc747d3e8
export interface paths {
    "/api/admin/banners": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the scrolling texts
         * @description Get the scrolling texts.
         */
        get: operations["getAdminBanners"];
        /**
         * Change the scrolling texts
         * @description Pages that are left out keep theirs.
         */
        put: operations["saveBanners"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/export.zip": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download everything that administrators may see
         * @description A zip with one CSV and one JSON file for each of `prayers`, `encouragements`, `testimonies`, `groups`, `posts` and `post-comments` of public groups, `chains` and `members`, all as of one instant.
         *
         *     Anonymous texts have no author. There are no sessions, tokens, keys or ways to sign in, nothing that only the members of a group or chain may see, and nothing that was withdrawn.
         *
         *     In the CSV files `'` stands before a cell that begins with `=`, `+`, `-`, `@`, tab or carriage return, so that no spreadsheet takes it for a formula.
         *
         *     One export at a time: another one gets 429. Files are not available over GraphQL.
         */
        get: operations["exportSite"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import prayers from a CSV file
         * @description UTF-8, at most 10 MB and 40,000 prayers, separated by commas, semicolons or tabs. The first line names the columns `title`, `description`, `category`, `isAnonymous`, `name` and `createdAt`, in any order; other columns are ignored. `prayers.csv` of an export is such a file.
         *
         *     Each line is judged by the rules of the prayer form, without its e-mail address; an anonymous prayer needs no name, and none is stored. Valid lines are made although others fail.
         *
         *     A prayer with the same title and description as one that the site has or had is skipped, so that a file can be imported again.
         *
         *     Imported prayers belong to no account, keep `createdAt`, and notify nobody. Files are not available over GraphQL.
         */
        post: operations["importPrayers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/prayers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List or search all prayers
         * @description Newest first, hidden ones included. An anonymous prayer has no author here either.
         */
        get: operations["listAdminPrayers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/prayers/{id}": {
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
         * Delete a prayer
         * @description Delete a prayer.
         */
        delete: operations["deletePrayer"];
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
         * Get the figures of the dashboard
         * @description Get the figures of the dashboard.
         */
        get: operations["getAdminStats"];
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
         * List or search the accounts
         * @description Newest first.
         */
        get: operations["listUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a code to sign in
         * @description The response is the same for every address, whether or not a mail is sent: at most three in 15 minutes. The cookie names the browser in which the code works.
         */
        post: operations["requestSignInCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/email/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with a code
         * @description Only with the cookie of the browser that asked for the code. `{token}`, from the link in the mail, may be sent instead of `{email, code}`. Either works once, for ten minutes; five wrong codes end both.
         */
        post: operations["verifySignInCode"];
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
        /**
         * Sign in with Google, or learn where
         * @description A client that accepts only JSON gets the address, or why there is none, with status 200.
         */
        get: operations["signInWithGoogle"];
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
        /**
         * Come back from the identity provider
         * @description Sets the session cookie and goes to `/?token=...&auth=success`, or to `/?auth=failed`, or to `/?auth=link` if the verified address belongs to a member who is to sign in the old way first. The token is for display; no call is authenticated by it.
         */
        get: operations["finishSignIn"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/oidc": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sign in with the OpenID Connect provider, or learn where
         * @description A client that accepts only JSON gets the address, with status 200.
         */
        get: operations["signInWithProvider"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/oidc/callback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Come back from the OpenID Connect provider
         * @description As after Google.
         */
        get: operations["finishProviderSignIn"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with a passkey
         * @description What the browser returned as `AuthenticationResponseJSON`. Sets the session cookie.
         */
        post: operations["signInWithPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/passkey/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get the options to sign in with a passkey
         * @description For `navigator.credentials.get`, as `PublicKeyCredentialRequestOptionsJSON`. Sets a cookie that the answer must come with.
         */
        post: operations["requestPasskeySignIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get your own account
         * @description Get your own account.
         */
        get: operations["getViewer"];
        /**
         * Change your name or language
         * @description A field that is left out stays as it is; one of them is needed.
         */
        put: operations["changeAccount"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/banners": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the scrolling text of each page
         * @description Get the scrolling text of each page.
         */
        get: operations["getBanners"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/client-errors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report that a part of the site failed in a browser
         * @description The pages of the site do this by themselves. A report has no text.
         */
        post: operations["reportClientError"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/collection.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get every call as a collection
         * @description Every call, and the GraphQL operations of the pages, in Postman's format 2.1: for Postman, Bruno, Insomnia and others to import.
         */
        get: operations["getCollection"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/comments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Edit your own words of encouragement
         * @description Edit your own words of encouragement.
         */
        put: operations["editEncouragement"];
        post?: never;
        /**
         * Withdraw your own words of encouragement
         * @description Withdraw your own words of encouragement.
         */
        delete: operations["withdrawEncouragement"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/daily-challenge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the challenge of the day
         * @description In the language of the caller.
         */
        get: operations["getDailyChallenge"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/daily-scripture": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the verse of the day
         * @description In the language of the caller, by their own choice, the cookie `locale` or `Accept-Language`; in English where no translation into it is in the public domain. `translation` names it.
         */
        get: operations["getDailyScripture"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/feeds/hours": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the address of your hours and reminders for a calendar
         * @description An iCalendar file (RFC 5545) that a calendar subscribes to. Whoever has the address can read it.
         */
        get: operations["getHoursFeed"];
        put?: never;
        /**
         * Make that address anew
         * @description The old one is 404 at once.
         */
        post: operations["renewHoursFeed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/group-posts/{id}/comments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Comment on a post
         * @description Comment on a post.
         */
        post: operations["commentOnGroupPost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/group-posts/{id}/like": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Like a post
         * @description Like a post.
         */
        post: operations["likeGroupPost"];
        /**
         * Take a like back
         * @description Take a like back.
         */
        delete: operations["unlikeGroupPost"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sign in
         * @description Goes to the identity provider, with state and PKCE.
         */
        get: operations["signIn"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sign out
         * @description Ends the session everywhere. A page of another site signs nobody out.
         */
        get: operations["signOut"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my-data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download everything that the site stores about you
         * @description Download everything that the site stores about you.
         */
        get: operations["downloadMyData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/newsletter/subscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for the weekly digest
         * @description The address gets a mail with a link that confirms it.
         */
        post: operations["subscribeToNewsletter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/openapi.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get this description
         * @description OpenAPI 3.1. `/api` shows it as a page.
         */
        get: operations["getDescription"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your passkeys
         * @description List your passkeys.
         */
        get: operations["listPasskeys"];
        put?: never;
        /**
         * Add a passkey
         * @description A name, and what the browser returned as `RegistrationResponseJSON`.
         */
        post: operations["addPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/passkeys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Rename one of your passkeys
         * @description Rename one of your passkeys.
         */
        put: operations["renamePasskey"];
        post?: never;
        /**
         * Remove one of your passkeys
         * @description Remove one of your passkeys.
         */
        delete: operations["removePasskey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/passkeys/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get the options to add a passkey
         * @description For `navigator.credentials.create`, as `PublicKeyCredentialCreationOptionsJSON`.
         */
        post: operations["requestPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pray-queue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List prayers to pray for, in the order of need
         * @description First those whom nobody but the author has prayed for, oldest first, then by the last amen, oldest first. Never your own. What was handed to somebody comes last for others, for two minutes.
         */
        get: operations["listPrayQueue"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/prayer-chains": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the prayer chains that you may see
         * @description Your own first, then those that are going on, then upcoming ones.
         */
        get: operations["listChains"];
        put?: never;
        /**
         * Create a prayer chain
         * @description Create a prayer chain.
         */
        post: operations["createChain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/prayer-chains/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a prayer chain
         * @description Get a prayer chain.
         */
        get: operations["getChain"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/prayer-chains/{id}/calendar.ics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get your hours in a prayer chain as a calendar file
         * @description Get your hours in a prayer chain as a calendar file.
         */
        get: operations["getChainCalendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/prayer-chains/{id}/join": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cover an hour of a prayer chain
         * @description The same hour on every day of the chain. Covering your own hour again changes nothing.
         */
        post: operations["joinChain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/prayer-groups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the prayer groups
         * @description Your own first, then newest first; private ones too, so that people can ask to join.
         */
        get: operations["listGroups"];
        put?: never;
        /**
         * Create a prayer group
         * @description You are its admin.
         */
        post: operations["createGroup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/prayer-groups/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a prayer group with its members
         * @description Only members see who belongs to a private group.
         */
        get: operations["getGroup"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/prayer-groups/{id}/join": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Join a prayer group
         * @description Joining again changes nothing.
         */
        post: operations["joinGroup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/prayer-groups/{id}/posts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the posts of a prayer group
         * @description Pinned ones first, then newest first. Empty for those who may not read a private group.
         */
        get: operations["listGroupPosts"];
        put?: never;
        /**
         * Post in a prayer group
         * @description Post in a prayer group.
         */
        post: operations["postInGroup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/prayer-groups/{id}/request-join": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask to join a prayer group
         * @description Asking again while nothing is decided changes nothing.
         */
        post: operations["requestToJoinGroup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/prayer-groups/{id}/requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the requests to join your prayer group
         * @description Oldest first.
         */
        get: operations["listJoinRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/prayer-groups/{id}/requests/{requestId}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve a request to join
         * @description Approve a request to join.
         */
        post: operations["approveJoinRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/prayer-groups/{id}/requests/{requestId}/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decline a request to join
         * @description Decline a request to join.
         */
        post: operations["declineJoinRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/prayer-groups/my-groups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the prayer groups that you have joined
         * @description List the prayer groups that you have joined.
         */
        get: operations["listMyGroups"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/prayers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List or search the prayers on the wall
         * @description List or search the prayers on the wall.
         */
        get: operations["listPrayers"];
        put?: never;
        /**
         * Post a prayer
         * @description Name and e-mail address of an anonymous prayer are shown to nobody.
         */
        post: operations["submitPrayer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/prayers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a prayer with its newest comments
         * @description Up to 100 comments, oldest first; `commentCount` counts all. Earlier ones: `listComments` with `before`.
         */
        get: operations["getPrayer"];
        /**
         * Edit your own prayer
         * @description Edit your own prayer.
         */
        put: operations["editPrayer"];
        post?: never;
        /**
         * Withdraw your own prayer
         * @description From then on nobody can read it.
         */
        delete: operations["withdrawPrayer"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/prayers/{id}/amen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say amen
         * @description Saying it again changes nothing.
         */
        post: operations["giveAmen"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/prayers/{id}/amen/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check whether you have said amen
         * @description Check whether you have said amen.
         */
        get: operations["checkAmen"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/prayers/{id}/comments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the words of encouragement on a prayer
         * @description The newest, or those before one of them.
         */
        get: operations["listComments"];
        put?: never;
        /**
         * Leave words of encouragement
         * @description Leave words of encouragement.
         */
        post: operations["encourage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/prayers/{id}/ownership": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check whether a prayer is yours
         * @description Check whether a prayer is yours.
         */
        get: operations["checkOwnership"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/prayers/{id}/testimonial": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Turn your own prayer into a testimony
         * @description The prayer is answered from then on, and leaves the wall.
         */
        post: operations["shareTestimony"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/prayers/{id}/updates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add an update to your own prayer
         * @description Add an update to your own prayer.
         */
        post: operations["postPrayerUpdate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reminders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your reminders
         * @description Newest first.
         */
        get: operations["listReminders"];
        put?: never;
        /**
         * Create a reminder
         * @description Create a reminder.
         */
        post: operations["createReminder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reminders/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Edit a reminder
         * @description Day, zone and prayer stay as they are when they are left out; `prayerId: null` removes it.
         */
        put: operations["editReminder"];
        post?: never;
        /**
         * Delete a reminder
         * @description Delete a reminder.
         */
        delete: operations["deleteReminder"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reminders/{id}/calendar.ics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a reminder as a calendar file
         * @description Get a reminder as a calendar file.
         */
        get: operations["getReminderCalendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List where you are signed in
         * @description This session first, then the latest use first; at most 100.
         */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        /**
         * Sign out everywhere but here
         * @description Sign out everywhere but here.
         */
        delete: operations["endOtherSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sessions/{id}": {
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
         * Sign out one of your browsers
         * @description It is signed out at once.
         */
        delete: operations["endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the figures of the whole community
         * @description Get the figures of the whole community.
         */
        get: operations["getStats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/testimonials": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the testimonies
         * @description Newest first.
         */
        get: operations["listTestimonials"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/testimonials/{id}/praise": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Praise God for a testimony
         * @description Praising again changes nothing.
         */
        post: operations["givePraise"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/testimonials/{id}/praise/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check whether you have praised God for a testimony
         * @description Check whether you have praised God for a testimony.
         */
        get: operations["checkPraise"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your API tokens
         * @description Newest first, without their secrets. An expired one is listed for 30 days.
         */
        get: operations["listApiTokens"];
        put?: never;
        /**
         * Create an API token
         * @description The response is the only place where its secret is shown.
         */
        post: operations["createApiToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tokens/{id}": {
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
         * Delete one of your API tokens
         * @description It ends at once.
         */
        delete: operations["deleteApiToken"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        AccountInput: {
            /** @description The language of your pages and mails, such as `pt-BR`; null for that of the browser. */
            locale?: string | null;
            /** @description The name that others see. */
            name?: string;
        };
        /** @description A prayer as administrators see it. The author of an anonymous prayer is hidden from them too. */
        AdminPrayer: {
            /** @description Number of amens. */
            amenCount: number;
            /** @description Display name of its author; null when anonymous. */
            authorName: string | null;
            /**
             * @description Its category.
             * @enum {string}
             */
            category: "health" | "family" | "finances" | "grief" | "praise" | "general";
            /** @description Number of encouragements. */
            commentCount: number;
            /**
             * Format: date-time
             * @description When it was posted.
             */
            createdAt: string;
            /** @description The text of the request. */
            description: string;
            /** @description Number of the prayer. */
            id: number;
            /** @description Whether it is anonymous. */
            isAnonymous: boolean;
            /**
             * @description Its status.
             * @enum {string}
             */
            status: "active" | "answered" | "resting" | "hidden" | "removed" | "waiting" | "declined";
            /** @description Its title. */
            title: string;
            /**
             * @description Who may read it.
             * @enum {string}
             */
            visibility: "public" | "members" | "team";
        };
        /** @description Figures for the site's administrators. */
        AdminStats: {
            /** @description Members who did something today (UTC). */
            activeToday: number;
            /** @description Amens given. */
            totalAmens: number;
            /** @description Prayers posted, answered ones included. */
            totalPrayers: number;
            /** @description Testimonies shared. */
            totalTestimonials: number;
            /** @description Accounts. */
            totalUsers: number;
        };
        /** @description An account as administrators see it. */
        AdminUser: {
            /** @description The account's subject at the identity provider. */
            authId: string;
            /**
             * Format: date-time
             * @description When it was created.
             */
            createdAt: string;
            /** @description E-mail address. */
            email: string;
            /** @description Experience points of what the member did under their own name; nothing anonymous counts. */
            experiencePoints: number;
            /** @description Number of the account. */
            id: number;
            /** @description Whether the configuration makes it one; this cannot be changed through the API. */
            isConfiguredAdmin: boolean;
            /** @description Whether an administrator has made it a moderator. Administrators decide about reports and approvals too. */
            isModerator: boolean;
            /** @description Whether the account is on the prayer team. */
            isOnTeam: boolean;
            /** @description Whether it is a site administrator. */
            isSiteAdmin: boolean;
            /** @description Display name. */
            name: string | null;
            /** @description Picture of the account. */
            profileImageUrl: string | null;
            /** @description floor(experiencePoints / 100) + 1. */
            spiritualLevel: number;
            /** @description When it was suspended; null if it is not suspended. */
            suspendedAt: string | null;
        };
        /** @description A prayer request on the wall. */
        Amen: {
            /** @description How many members have said amen. */
            amenCount: number;
            /**
             * @description Whether the caller has said amen; false for visitors.
             * @constant
             */
            hasAmened: true;
        };
        /** @description A prayer request on the wall. */
        AmenCheck: {
            /** @description Whether the caller has said amen; false for visitors. */
            hasAmened: boolean;
        };
        /** @description The prayer behind a testimony. */
        AnsweredPrayer: {
            /** @description Number of the prayer. */
            id: number;
            /** @description Its title. */
            title: string;
        };
        /** @description A key with which a program acts for its member, without its secret. */
        ApiToken: {
            /**
             * Format: date-time
             * @description When it was created.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it ends by itself.
             */
            expiresAt: string;
            /** @description Number of the token. */
            id: number;
            /** @description When a call last used it, to the minute; null before its first use. */
            lastUsedAt: string | null;
            /** @description What its member calls it. */
            name: string;
            /**
             * @description What it may do.
             * @enum {string}
             */
            scope: "read" | "write";
        };
        /** @description The fields of a new API token. */
        ApiTokenInput: {
            /** @description 1-365. */
            expiresInDays: number;
            /** @description 1-100 characters. */
            name: string;
            /**
             * @description What it may do.
             * @enum {string}
             */
            scope: "read" | "write";
        };
        /** @description What others may see of the author of a text. Never present for an anonymous text. */
        Author: {
            /** @description Given name of the account, if it has one. */
            firstName: string | null;
            /** @description Family name of the account, if it has one. */
            lastName: string | null;
            /** @description The single name that was typed or that the account has. */
            name: string | null;
            /** @description Picture of the account. */
            profileImageUrl: string | null;
        };
        /** @description The scrolling text of each page; empty if none is set. */
        Banners: {
            /** @description Features page. */
            features: string;
            /** @description Landing page. */
            landing: string;
            /** @description Prayer wall. */
            prayers: string;
            /** @description Testimonial wall. */
            testimonials: string;
        };
        /** @description New scrolling texts; pages that are left out keep theirs. */
        BannersInput: {
            /** @description Features page. */
            features?: string | null;
            /** @description Landing page. */
            landing?: string | null;
            /** @description Prayer wall. */
            prayers?: string | null;
            /** @description Testimonial wall. */
            testimonials?: string | null;
        };
        /** @description An hour of a chain that a member covers. */
        ChainSlot: {
            /** @description The hour of the day in the chain's zone, 0-23. */
            hourSlot: number;
            /** @description Whether the caller covers it. */
            isMine: boolean;
            /** @description Whether it is offered: another member may take it over. */
            isOffered: boolean;
            /** @description The member who covers it. */
            user: components["schemas"]["Author"];
        };
        ClientErrorInput: {
            /** @description The area. */
            area: string;
            /** @description The code of the failure. */
            code: string;
            /** @description Its version. */
            version: string;
        };
        CodeRequested: {
            /** @description The same for every address. */
            message: string;
        };
        /** @description Words of encouragement. */
        Comment: {
            /** @description The name that was typed; null when anonymous or left out. */
            authorName: string | null;
            /** @description The text, plain. */
            content: string;
            /**
             * Format: date-time
             * @description When it was posted.
             */
            createdAt: string;
            /** @description When its author last edited it; null if never. */
            editedAt: string | null;
            /** @description Number of the comment. */
            id: number;
            /** @description Whether it is anonymous. */
            isAnonymous: boolean;
            /** @description Whether the caller wrote it; false for visitors. */
            isOwner: boolean;
            /** @description Whether it mentions self-harm. */
            needsCare: boolean;
        };
        CommentPage: {
            /** @description Oldest first. */
            comments: components["schemas"]["Comment"][];
            /** @description Whether there are earlier ones. */
            hasMore: boolean;
        };
        /** @description A small step of faith for one day, in the caller's language. */
        DailyChallenge: {
            /** @description What to do. */
            description: string;
            /** @description The challenge in a few words. */
            title: string;
        };
        /** @description The verse of a day, from a translation in the public domain: in the caller's language, else in English. */
        DailyScripture: {
            /** @description Book, chapter and verse, as that translation counts them. */
            reference: string;
            /**
             * @description Hope, Peace, Faith, Comfort, Strength or Love.
             * @enum {string}
             */
            theme: "Hope" | "Peace" | "Faith" | "Comfort" | "Strength" | "Love";
            /** @description The name of the Bible translation, as it calls itself. */
            translation: string;
            /** @description The text. */
            verse: string;
        };
        /** @description The new text of an encouragement. */
        EditEncouragementInput: {
            /** @description 1-10,000 characters. */
            content: string;
        };
        /** @description The new text of a prayer. */
        EditPrayerInput: {
            /** @description Defaults to general. */
            category?: ("health" | "family" | "finances" | "grief" | "praise" | "general") | null;
            /** @description 10-500 characters. */
            description: string;
            /** @description For whom it is, 1-60 characters; null or blank for nobody else. Stays as it is if left out. */
            onBehalfOf?: string | null;
            /** @description 1-100 characters. */
            title: string;
            /** @description Stays as it is if left out. */
            visibility?: ("public" | "members" | "team") | null;
        };
        /** @description Words of encouragement. */
        EncouragementInput: {
            /** @description A name to show with the text, at most 100 characters; left out when anonymous. */
            authorName?: string | null;
            /** @description 1-10,000 characters. */
            content: string;
            /** @description Defaults to false. */
            isAnonymous?: boolean | null;
        };
        /** @description A member of a group. */
        GroupMember: {
            /** @description Number of the membership. */
            id: number;
            /** @description Whether it is the caller. */
            isSelf: boolean;
            /**
             * Format: date-time
             * @description When the member joined.
             */
            joinedAt: string;
            /**
             * @description The member's role.
             * @enum {string}
             */
            role: "admin" | "member";
            /** @description The member. */
            user: components["schemas"]["Author"];
        };
        /** @description A post in a group. */
        GroupPost: {
            /** @description Its author. */
            author: components["schemas"]["Author"];
            /** @description How many comments it has. */
            commentCount: number;
            /** @description The latest comments, oldest first; fewer if they are long. `commentCount` is the number of all. */
            comments: components["schemas"]["GroupPostComment"][];
            /** @description The text, plain. */
            content: string;
            /**
             * Format: date-time
             * @description When it was posted.
             */
            createdAt: string;
            /** @description Whether the caller likes it. */
            hasLiked: boolean;
            /** @description Number of the post. */
            id: number;
            /** @description Whether the caller wrote it. */
            isOwner: boolean;
            /** @description Whether it is pinned. */
            isPinned: boolean;
            /** @description How many members like it. */
            likeCount: number;
            /** @description Whether it mentions self-harm. */
            needsCare: boolean;
            /**
             * @description Its type.
             * @enum {string}
             */
            postType: "message" | "prayer_request" | "praise" | "announcement";
        };
        /** @description A comment on a post. */
        GroupPostComment: {
            /** @description Its author. */
            author: components["schemas"]["Author"];
            /** @description The text, plain. */
            content: string;
            /**
             * Format: date-time
             * @description When it was posted.
             */
            createdAt: string;
            /** @description Number of the comment. */
            id: number;
            /** @description Whether the caller wrote it. */
            isOwner: boolean;
            /** @description Whether it mentions self-harm. */
            needsCare: boolean;
        };
        GroupPostCommentInput: {
            /** @description 1-10,000 characters. */
            content: string;
        };
        /** @description A new post. */
        GroupPostInput: {
            /** @description 1-10,000 characters. */
            content: string;
            /** @description Defaults to message; announcements are for the group's admins. */
            postType?: ("message" | "prayer_request" | "praise" | "announcement") | null;
        };
        /** @description Where a member's own hours and reminders are read by a calendar that subscribes. */
        HoursFeed: {
            /**
             * Format: uri
             * @description Its address. Whoever has it can read it, so it is for its member alone.
             */
            url: string;
        };
        ImportedLine: {
            /**
             * @description What happens to it.
             * @enum {string}
             */
            action: "create" | "skip" | "error";
            /** @description The line of the file on which the prayer begins; the header is line 1. */
            line: number;
            /** @description Why, for people to read. */
            message: string;
        };
        ImportResult: {
            /** @description Prayers that were made, or would be. */
            created: number;
            /** @description Whether nothing was made. */
            dryRun: boolean;
            /** @description Lines that are no valid prayer. */
            failed: number;
            /** @description Each line. Of a very long list not all, those that failed before the others: the figures count all. */
            lines: components["schemas"]["ImportedLine"][];
            /** @description Prayers that are already there: the same title and description. */
            skipped: number;
        };
        JoinChainInput: {
            /** @description The hour of the day in the zone of the chain. */
            hourSlot: number;
        };
        /** @description A request to join a group. */
        JoinRequest: {
            /**
             * Format: date-time
             * @description When it was requested.
             */
            createdAt: string;
            /** @description Number of the request. */
            id: number;
            /** @description The message to the admins; null if there is none. */
            message: string | null;
            /** @description The member who wants to join. */
            user: components["schemas"]["Author"];
        };
        /** @description A post in a group. */
        Like: {
            /** @description Whether the caller likes it. */
            hasLiked: boolean;
            /** @description How many members like it. */
            likeCount: number;
        };
        /** @description A new API token with its secret. */
        NewApiToken: {
            /**
             * Format: date-time
             * @description When it was created.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it ends by itself.
             */
            expiresAt: string;
            /** @description Number of the token. */
            id: number;
            /** @description What its member calls it. */
            name: string;
            /**
             * @description What it may do.
             * @enum {string}
             */
            scope: "read" | "write";
            /** @description The secret, for `Authorization: Bearer`. It is shown this once and stored nowhere. */
            token: string;
        };
        NewsletterInput: {
            /** @description The address. */
            email: string;
            /**
             * @description IANA name; an unknown zone is ignored.
             * @default null
             */
            timeZone: string | null;
        };
        /** @description A prayer request on the wall. */
        Ownership: {
            /** @description Whether the caller posted this prayer; false for visitors. */
            isOwner: boolean;
        };
        /** @description A passkey of the caller, with which they sign in. */
        Passkey: {
            /**
             * Format: date-time
             * @description When it was added.
             */
            createdAt: string;
            /** @description Number of the passkey. */
            id: number;
            /** @description When somebody last signed in with it; null if never. */
            lastUsedAt: string | null;
            /** @description The name that its owner has given it. */
            name: string;
        };
        PasskeyCreationOptions: {
            /**
             * @description The maker of the device is not asked for.
             * @constant
             */
            attestation: "none";
            /** @description The device must be able to list its passkeys for this site. */
            authenticatorSelection: {
                /** @constant */
                requireResidentKey: true;
                /** @constant */
                residentKey: "required";
                /**
                 * @description The device asks for a PIN or a fingerprint if it can.
                 * @constant
                 */
                userVerification: "preferred";
            };
            /** @description What the browser signs; once, within five minutes, in this session. */
            challenge: string;
            /** @description The passkeys that the account has. */
            excludeCredentials: {
                /** @description Bytes as base64url. */
                id: string;
                transports: string[];
                /**
                 * @description Always `public-key`.
                 * @constant
                 */
                type: "public-key";
            }[];
            /** @description Extensions of Web Authentication. */
            extensions: {
                /** @constant */
                credProps: true;
            };
            /** @description Kinds of devices to propose; empty for any. */
            hints: string[];
            /** @description The accepted algorithms, by their COSE numbers. */
            pubKeyCredParams: {
                alg: number;
                /**
                 * @description Always `public-key`.
                 * @constant
                 */
                type: "public-key";
            }[];
            /** @description This site: its name and its host. */
            rp: {
                id: string;
                name: string;
            };
            /** @description Milliseconds. */
            timeout: number;
            /** @description The account as the device shows it; `id` is random. */
            user: {
                displayName: string;
                /** @description Bytes as base64url. */
                id: string;
                name: string;
            };
        };
        PasskeyInput: {
            /** @description Name of the credential, as base64url. */
            id: string;
            /** @description 1 to 100 characters. */
            name: string;
            /** @description The same again, as browsers send it. */
            rawId: string;
            /** @description What the authenticator has made and signed. */
            response: {
                attestationObject: string;
                clientDataJSON: string;
                transports?: string[] | null;
            };
            /**
             * @description Always `public-key`.
             * @constant
             */
            type: "public-key";
        };
        PasskeyNameInput: {
            /** @description 1 to 100 characters. */
            name: string;
        };
        PasskeyRequestOptions: {
            /** @description What the browser signs; once, within five minutes, in this browser. */
            challenge: string;
            /** @description The host of this site. */
            rpId: string;
            /** @description Milliseconds. */
            timeout: number;
            /**
             * @description The device asks for a PIN or a fingerprint if it can.
             * @constant
             */
            userVerification: "preferred";
        };
        PasskeySignatureInput: {
            /** @description Name of the credential, as base64url. */
            id: string;
            /** @description The same again, as browsers send it. */
            rawId: string;
            /** @description What the authenticator has made and signed. */
            response: {
                authenticatorData: string;
                clientDataJSON: string;
                signature: string;
                userHandle?: string | null;
            };
            /**
             * @description Always `public-key`.
             * @constant
             */
            type: "public-key";
        };
        PasskeySignInInput: {
            /** @description A path on this site to open afterwards; anything else is ignored. */
            returnTo?: string | null;
        };
        /** @description The story of an answered prayer. */
        Praise: {
            /**
             * @description Whether the caller has praised God for it; false for visitors.
             * @constant
             */
            hasPraised: true;
            /** @description How many members have praised God for it. */
            praiseCount: number;
        };
        /** @description The story of an answered prayer. */
        PraiseCheck: {
            /** @description Whether the caller has praised God for it; false for visitors. */
            hasPraised: boolean;
        };
        /** @description A prayer request on the wall. */
        Prayer: {
            /** @description How many members have said amen. */
            amenCount: number;
            /**
             * @description Its category.
             * @enum {string}
             */
            category: "health" | "family" | "finances" | "grief" | "praise" | "general";
            /** @description How many words of encouragement it has received. */
            commentCount: number;
            /**
             * Format: date-time
             * @description When it was posted.
             */
            createdAt: string;
            /** @description Why a moderator has declined it, in words to its owner; null unless it is declined. */
            declineReason: string | null;
            /** @description The text of the request, plain. */
            description: string;
            /** @description When its owner last edited it; null if never. */
            editedAt: string | null;
            /** @description Whether the caller has said amen; false for visitors. */
            hasAmened: boolean;
            /** @description Number of the prayer. */
            id: number;
            /** @description Whether it is anonymous. */
            isAnonymous: boolean;
            /** @description Whether its owner is asked how it is going, and has not answered yet; false for everyone else. */
            isAskedHowItGoes: boolean;
            /** @description Whether the caller posted this prayer; false for visitors. */
            isOwner: boolean;
            /** @description Whether its owner gets no notifications of amens and encouragement; false for everyone else. */
            isQuiet: boolean;
            /** @description Whether its owner may be asked how it is going; false for everyone else. */
            mayBeAsked: boolean;
            /** @description Whether it mentions self-harm, so that readers and the author are shown helplines. */
            needsCare: boolean;
            /** @description For whom its author asks, in the author's words, such as 'my neighbour'; null if for themselves, or for many. */
            onBehalfOf: string | null;
            /**
             * @description Its status.
             * @enum {string}
             */
            status: "active" | "answered" | "resting" | "hidden" | "removed" | "waiting" | "declined";
            /** @description For its owner, how many of the prayer team have read a prayer that is for the team; null for everyone else and every other prayer. */
            teamReaders: number | null;
            /** @description The testimony that this prayer became, once it is answered. */
            testimonialId: number | null;
            /** @description What the prayer is for, in one line. */
            title: string;
            /** @description The author; null when the prayer is anonymous. */
            user: components["schemas"]["Author"] | null;
            /**
             * @description Who may read it.
             * @enum {string}
             */
            visibility: "public" | "members" | "team";
        };
        /** @description Twenty-four hours of prayer, each covered by one member on every day of the chain. */
        PrayerChain: {
            /**
             * Format: date-time
             * @description When it was created.
             */
            createdAt: string;
            /** @description The member who created it. */
            createdByUser: components["schemas"]["Author"] | null;
            /** @description A longer description; null if there is none. */
            description: string | null;
            /**
             * Format: date-time
             * @description When it ends: 1 to 7 days later.
             */
            endTime: string;
            /** @description Number of the chain. */
            id: number;
            /** @description Invited addresses; null for everyone but the creator. */
            inviteEmails: string[] | null;
            /** @description Whether the caller created it; false for visitors. */
            isCreator: boolean;
            /** @description Numbers of the groups whose members see it; null for everyone but the creator. */
            selectedGroups: number[] | null;
            /**
             * @description Length of a slot in minutes: always 60.
             * @constant
             */
            slotDuration: 60;
            /** @description The covered hours, earliest first. An hour that is not listed is open. */
            slots: components["schemas"]["ChainSlot"][];
            /**
             * Format: date-time
             * @description When it begins.
             */
            startTime: string;
            /** @description IANA time zone of the hour slots. */
            timeZone: string;
            /** @description What members pray for. */
            title: string;
            /**
             * @description Who sees it.
             * @enum {string}
             */
            visibility: "public" | "private" | "groups";
        };
        /** @description A new chain. */
        PrayerChainInput: {
            /** @description At most 10,000 characters. */
            description?: string | null;
            /**
             * Format: date-time
             * @description When it ends, ISO 8601: 1 to 7 whole days later.
             */
            endTime: string;
            /** @description Addresses to invite, for a private chain. */
            inviteEmails?: string[] | null;
            /** @description Numbers of the caller's groups whose members see it. */
            selectedGroups?: number[] | null;
            /** @description 60, the only possible length. */
            slotDuration?: 60 | null;
            /**
             * Format: date-time
             * @description When it begins, ISO 8601.
             */
            startTime: string;
            /** @description IANA time zone; UTC when left out. */
            timeZone?: string | null;
            /** @description 1-200 characters. */
            title: string;
            /** @description Defaults to public. */
            visibility?: ("public" | "private" | "groups") | null;
        };
        /** @description A prayer request on the wall. */
        PrayerDetail: {
            /** @description How many members have said amen. */
            amenCount: number;
            /**
             * @description Its category.
             * @enum {string}
             */
            category: "health" | "family" | "finances" | "grief" | "praise" | "general";
            /** @description How many words of encouragement it has received. */
            commentCount: number;
            /** @description The newest words of encouragement, oldest first; fewer if they are long. `commentCount` is the number of all. */
            comments: components["schemas"]["Comment"][];
            /**
             * Format: date-time
             * @description When it was posted.
             */
            createdAt: string;
            /** @description Why a moderator has declined it, in words to its owner; null unless it is declined. */
            declineReason: string | null;
            /** @description The text of the request, plain. */
            description: string;
            /** @description When its owner last edited it; null if never. */
            editedAt: string | null;
            /** @description Whether the caller has said amen; false for visitors. */
            hasAmened: boolean;
            /** @description Number of the prayer. */
            id: number;
            /** @description Whether it is anonymous. */
            isAnonymous: boolean;
            /** @description Whether its owner is asked how it is going, and has not answered yet; false for everyone else. */
            isAskedHowItGoes: boolean;
            /** @description Whether the caller posted this prayer; false for visitors. */
            isOwner: boolean;
            /** @description Whether its owner gets no notifications of amens and encouragement; false for everyone else. */
            isQuiet: boolean;
            /** @description Whether its owner may be asked how it is going; false for everyone else. */
            mayBeAsked: boolean;
            /** @description Whether it mentions self-harm, so that readers and the author are shown helplines. */
            needsCare: boolean;
            /** @description For whom its author asks, in the author's words, such as 'my neighbour'; null if for themselves, or for many. */
            onBehalfOf: string | null;
            /**
             * @description Its status.
             * @enum {string}
             */
            status: "active" | "answered" | "resting" | "hidden" | "removed" | "waiting" | "declined";
            /** @description For its owner, how many of the prayer team have read a prayer that is for the team; null for everyone else and every other prayer. */
            teamReaders: number | null;
            /** @description The testimony that this prayer became, once it is answered. */
            testimonialId: number | null;
            /** @description What the prayer is for, in one line. */
            title: string;
            /** @description The newest updates by its owner, as many as fit into a response, oldest first. */
            updates: components["schemas"]["PrayerUpdate"][];
            /** @description The author; null when the prayer is anonymous. */
            user: components["schemas"]["Author"] | null;
            /**
             * @description Who may read it.
             * @enum {string}
             */
            visibility: "public" | "members" | "team";
        };
        /** @description People who pray together about a theme. */
        PrayerGroup: {
            /**
             * Format: date-time
             * @description When it was created.
             */
            createdAt: string;
            /** @description The member who created it. */
            createdByUser: components["schemas"]["Author"] | null;
            /** @description Its description; null if there is none. */
            description: string | null;
            /** @description Whether the caller's request to join is pending. */
            hasRequested: boolean;
            /** @description Number of the group. */
            id: number;
            /** @description Token of the link /join/{token}; null if the caller may not invite. */
            inviteLinkToken: string | null;
            /** @description Whether the caller is a member; false for visitors. */
            isMember: boolean;
            /** @description Whether only members see its posts and members. */
            isPrivate: boolean;
            /** @description Whether an admin has to approve new members. */
            joinApprovalRequired: boolean;
            /** @description How many requests to join are pending; 0 for everyone but its admins. */
            joinRequestCount: number;
            /** @description The maximum number of members. */
            maxMembers: number;
            /** @description The number of members. */
            memberCount: number;
            /** @description The caller's role; null if the caller is not a member. */
            memberRole: ("admin" | "member") | null;
            /** @description Its members, admins first; empty if the caller may not see them. */
            members: components["schemas"]["GroupMember"][];
            /** @description Its name. */
            name: string;
            /**
             * @description Its theme.
             * @enum {string}
             */
            theme: "healing" | "family" | "finances" | "grief" | "addiction" | "career" | "children" | "missions" | "general" | "guidance" | "thanksgiving" | "ministry";
        };
        /** @description The fields of a group. */
        PrayerGroupInput: {
            /** @description At most 10,000 characters. */
            description?: string | null;
            /** @description Defaults to false. */
            isPrivate?: boolean | null;
            /** @description Defaults to false; applies to private groups only. */
            joinApprovalRequired?: boolean | null;
            /** @description 5-1000, defaults to 100. */
            maxMembers?: number | null;
            /** @description 1-100 characters. */
            name: string;
            /**
             * @description Required.
             * @enum {string}
             */
            theme: "healing" | "family" | "finances" | "grief" | "addiction" | "career" | "children" | "missions" | "general" | "guidance" | "thanksgiving" | "ministry";
        };
        /** @description A page of the wall. */
        PrayerPage: {
            /** @description Whether more follow. */
            hasMore: boolean;
            /** @description The prayers of this page, in the requested order. */
            prayers: components["schemas"]["Prayer"][];
        };
        /** @description An update on a prayer by its owner. */
        PrayerUpdate: {
            /** @description The text, plain. */
            content: string;
            /**
             * Format: date-time
             * @description When it was posted.
             */
            createdAt: string;
            /** @description Number of the update. */
            id: number;
        };
        /** @description An update on a prayer. */
        PrayerUpdateInput: {
            /** @description 1-500 characters. */
            content: string;
        };
        /** @description A page of the wall. */
        PrayQueue: {
            /** @description The prayers of this page, in the requested order. */
            prayers: components["schemas"]["Prayer"][];
        };
        /** @description Why a call was refused. */
        Refusal: {
            /** @description The same for programs: one code for each message, which stays. See the documentation. */
            code: string;
            /** @description Every field that was refused; only with 400. */
            errors?: {
                /** @description The same for programs. */
                code: string;
                /** @description What is wrong with it. */
                message: string;
                /** @description The field, such as `title` or `inviteEmails.0`. */
                path: string;
            }[];
            /** @description What is wrong, in English, for people to read. */
            message: string;
        };
        /** @description A personal reminder to pray. Only its owner can see it. */
        Reminder: {
            /**
             * Format: date-time
             * @description When it was created.
             */
            createdAt: string;
            /** @description A longer description; null if there is none. */
            description: string | null;
            /**
             * @description How often it is due.
             * @enum {string}
             */
            frequency: "daily" | "weekly" | "monthly";
            /** @description Number of the reminder. */
            id: number;
            /** @description Whether it is paused. */
            isPaused: boolean;
            /** @description Whether it has stopped because its prayer was answered. */
            isStopped: boolean;
            /** @description 1-31; used by monthly reminders. In a shorter month, the last day. */
            monthDay: number;
            /** @description When it is due next; null while it is paused or stopped. */
            nextAt: string | null;
            /** @description Number of the prayer that it is for; it stops when that prayer is answered. */
            prayerId: number | null;
            /** @description Title of that prayer, while the caller may see it. */
            prayerTitle: string | null;
            /** @description Time of day, HH:MM, 24 hours, in its time zone. */
            reminderTime: string;
            /** @description IANA time zone of its time. */
            timeZone: string;
            /** @description What it is for. */
            title: string;
            /** @description 1 = Monday … 7 = Sunday; used by weekly reminders. */
            weekday: number;
        };
        /** @description The fields of a reminder. */
        ReminderInput: {
            /** @description Optional. */
            description?: string | null;
            /**
             * @description How often.
             * @enum {string}
             */
            frequency: "daily" | "weekly" | "monthly";
            /** @description 1-31; today's date when left out. */
            monthDay?: number | null;
            /** @description Number of the prayer that it is for; null for none. When left out, an edited reminder keeps its prayer. */
            prayerId?: number | null;
            /** @description HH:MM, 24 hours. */
            reminderTime: string;
            /** @description IANA time zone; the member's own when left out. */
            timeZone?: string | null;
            /** @description 1-200 characters. */
            title: string;
            /** @description 1 = Monday … 7 = Sunday; today's weekday when left out. */
            weekday?: number | null;
        };
        RequestedJoin: {
            /**
             * @description An admin of the group will decide.
             * @constant
             */
            status: "pending";
        };
        RequestToJoinInput: {
            /** @description A message to the admins. */
            message?: string | null;
        };
        /** @description A browser in which the caller is signed in. */
        Session: {
            /**
             * Format: date-time
             * @description When it signed in.
             */
            createdAt: string;
            /** @description The browser, such as 'Firefox on Linux'. */
            device: string;
            /** @description Number of the session. */
            id: number;
            /** @description Whether it is the session of this request. */
            isCurrent: boolean;
            /**
             * Format: date-time
             * @description When it was last used; up to an hour late.
             */
            lastSeenAt: string;
        };
        SignedIn: {
            /** @description The landing page, with a token that shows the name. */
            redirect: string;
        };
        SignInAddress: {
            /** @description Where signing in begins. */
            url: string;
        };
        SignInCode: {
            /** @description The six digits of the mail. */
            code: string;
            /** @description The address that the code was sent to. */
            email: string;
        };
        SignInCodeRequest: {
            /** @description The address that the code is sent to. */
            email: string;
            /**
             * @description A path on this site to return to after sign-in.
             * @default null
             */
            returnTo: string | null;
        };
        SignInUnavailable: {
            /**
             * @description Nobody can sign in here.
             * @constant
             */
            error: "sign_in_unavailable";
            /** @description The same in words. */
            message: string;
            /** @description The address of the site. */
            productionUrl: string;
        };
        /** @description Statistics of the whole community. */
        Stats: {
            /** @description Members who did something today (UTC). */
            activeToday: number;
            /** @description Amens given on those prayers. */
            totalAmens: number;
            /** @description Prayer chains. */
            totalPrayerChains: number;
            /** @description Prayer groups. */
            totalPrayerGroups: number;
            /** @description Prayers that are neither hidden nor withdrawn, answered ones included. */
            totalPrayers: number;
            /** @description Testimonies on the testimonial wall. */
            totalTestimonials: number;
        };
        /** @description A new prayer request. Missing or blank required fields are refused with the form's own messages. */
        SubmitPrayerInput: {
            /** @description Defaults to general. */
            category?: ("health" | "family" | "finances" | "grief" | "praise" | "general") | null;
            /** @description 10-500 characters. */
            description: string;
            /** @description E-mail address; never shown to anyone else. */
            email: string;
            /** @description Defaults to false. */
            isAnonymous?: boolean | null;
            /** @description Name of the person, 1-100 characters. */
            name: string;
            /** @description For whom it is, if for somebody else: 1-60 characters, shown as 'Ruth for my neighbour'. */
            onBehalfOf?: string | null;
            /** @description 1-100 characters. */
            title: string;
            /** @description Defaults to public. */
            visibility?: ("public" | "members" | "team") | null;
        };
        Subscribed: {
            /** @description The same for every valid address, known or not. */
            message: string;
        };
        /** @description The story of an answered prayer. */
        Testimonial: {
            /** @description Display name of its author; null when anonymous. */
            authorName: string | null;
            /**
             * Format: date-time
             * @description When it was shared.
             */
            createdAt: string;
            /** @description Whether the caller has praised God for it; false for visitors. */
            hasPraised: boolean;
            /** @description Number of the testimony. */
            id: number;
            /** @description Whether it is anonymous; inherited from the prayer. */
            isAnonymous: boolean;
            /** @description Whether the caller shared it; false for visitors. */
            isOwner: boolean;
            /** @description How many members have praised God for it. */
            praiseCount: number;
            /** @description The prayer that was answered. */
            prayer: components["schemas"]["AnsweredPrayer"];
            /** @description The story, plain text. */
            testimony: string;
            /** @description Its title. */
            title: string;
            /**
             * @description Who may read it: as its prayer.
             * @enum {string}
             */
            visibility: "public" | "members" | "team";
        };
        /** @description A new testimony. */
        TestimonyInput: {
            /** @description 10-2000 characters. */
            testimony: string;
            /** @description 1-200 characters. */
            title: string;
        };
        /** @description The caller's own account. Nobody else receives it. */
        Viewer: {
            /** @description The display name that the member has chosen; null if none. */
            displayName: string | null;
            /** @description E-mail address of the account. */
            email: string;
            /** @description Points for praying, encouraging and giving thanks. */
            experiencePoints: number;
            /** @description Given name. */
            firstName: string | null;
            /** @description Number of the account. */
            id: number;
            /** @description Whether the member decides about reports and approvals: moderators and site administrators. */
            isModerator: boolean;
            /** @description Whether the member is on the prayer team; false with an API token. */
            isOnTeam: boolean;
            /** @description Whether the member is a site administrator. */
            isSiteAdmin: boolean;
            /** @description Whether the identity provider has verified the e-mail address. */
            isVerified: boolean;
            /** @description Family name. */
            lastName: string | null;
            /** @description The language that the member has chosen, such as `pt-BR`; null: that of the browser. */
            locale: string | null;
            /** @description Full name of the account. */
            name: string | null;
            /** @description Consecutive days with at least one activity. */
            prayerStreak: number;
            /** @description Picture of the account. */
            profileImageUrl: string | null;
            /** @description floor(experiencePoints / 100) + 1. */
            spiritualLevel: number;
            /** @description IANA name of the member's time zone. */
            timeZone: string;
            /** @description Amens given. */
            totalAmens: number;
            /** @description Words of encouragement left. */
            totalEncouragements: number;
            /** @description Testimonies praised. */
            totalPraises: number;
            /** @description Prayers posted. */
            totalPrayers: number;
        };
    };
    responses: {
        /** @description A field is missing or wrong; `errors` names each of them. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description The state of the thing forbids it; the message says why. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description Something went wrong. It is in the log of the site. */
        Fault: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description You may not do this, your account is suspended, or a page of another site has sent the call. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description This `Idempotency-Key` was used for something else. */
        IdempotencyKeyReused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description There is no such thing, or none that you may know of. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description The payload is larger than 100 kB. */
        PayloadTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description Too many requests from one address, or more of one kind than a member may make in a day. */
        TooManyRequests: {
            headers: {
                /** @description Seconds after which to try again. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description You are not signed in. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description The site is overloaded for a moment. */
        Unavailable: {
            headers: {
                /** @description Seconds after which to try again. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description The payload is not `application/json`. */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
    };
    parameters: {
        /** @description Any text of your own. The same key with the same payload returns the first response again and makes nothing twice, so that a call can be repeated when its response was lost. */
        "Idempotency-Key": string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getAdminBanners: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Get the scrolling texts. */
            200: {
                headers: {
                    /** @description Names this response; send it as `If-None-Match` to get 304 while nothing has changed. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Banners"];
                };
            };
            /** @description You have the current response already. */
            304: {
                headers: {
                    /** @description Names this response; send it as `If-None-Match` to get 304 while nothing has changed. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveBanners: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BannersInput"];
            };
        };
        responses: {
            /** @description Change the scrolling texts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Banners"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportSite: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": string;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    importPrayers: {
        parameters: {
            query?: {
                /** @description Only say what would happen. */
                dryRun?: "true" | "false";
            };
            header?: {
                /** @description Any text of your own. The same key with the same payload returns the first response again and makes nothing twice, so that a call can be repeated when its response was lost. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example title,description,category,isAnonymous,name,createdAt
                 *     For rain,The fields are dry and the wells are low.,general,false,Ruth Moab,2024-05-31
                 */
                "text/csv": string;
            };
        };
        responses: {
            /** @description Import prayers from a CSV file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            /** @description The file is larger than 10 MB. */
            413: components["responses"]["PayloadTooLarge"];
            /** @description The file is not `text/csv` in UTF-8. */
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAdminPrayers: {
        parameters: {
            query?: {
                /** @description How many at most. */
                limit?: number;
                /** @description The page, from 1. */
                page?: number;
                /** @description Words to search for. */
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List or search all prayers. */
            200: {
                headers: {
                    /** @description Names this response; send it as `If-None-Match` to get 304 while nothing has changed. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminPrayer"][];
                };
            };
            /** @description You have the current response already. */
            304: {
                headers: {
                    /** @description Names this response; send it as `If-None-Match` to get 304 while nothing has changed. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    deletePrayer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the prayer. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAdminStats: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Get the figures of the dashboard. */
            200: {
                headers: {
                    /** @description Names this response; send it as `If-None-Match` to get 304 while nothing has changed. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminStats"];
                };
            };
            /** @description You have the current response already. */
            304: {
                headers: {
                    /** @description Names this response; send it as `If-None-Match` to get 304 while nothing has changed. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    listUsers: {
        parameters: {
            query?: {
                /** @description How many at most. */
                limit?: number;
                /** @description The page, from 1. */
                page?: number;
                /** @description Words to search for. */
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List or search the accounts. */
            200: {
                headers: {
                    /** @description Names this response; send it as `If-None-Match` to get 304 while nothing has changed. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminUser"][];
                };
            };
            /** @description You have the current response already. */
            304: {
                headers: {
                    /** @description Names this response; send it as `If-None-Match` to get 304 while nothing has changed. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    requestSignInCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignInCodeRequest"];
            };
        };
        responses: {
            /** @description Ask for a code to sign in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CodeRequested"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description Codes by e-mail are not offered here. */
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    verifySignInCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignInCode"];
            };
        };
        responses: {
            /** @description Sign in with a code. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedIn"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description Codes by e-mail are not offered here. */
            404: components["responses"]["NotFound"];
            /** @description The address belongs to a member who signs in another way (`LINK_REQUIRED`): signing in that way in the same browser links the two. */
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    signInWithGoogle: {
        parameters: {
            query?: {
                /** @description A path of this site to return to afterwards, such as `/prayers`. */
                returnTo?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Sign in with Google, or learn where. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInAddress"] | components["schemas"]["SignInUnavailable"];
                };
            };
            /** @description Go on there. */
            302: {
                headers: {
                    /** @description The address to go to. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    finishSignIn: {
        parameters: {
            query?: {
                /** @description The code of the provider. */
                code?: string;
                /** @description The state that was sent there. */
                state?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Go on there. */
            302: {
                headers: {
                    /** @description The address to go to. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    signInWithProvider: {
        parameters: {
            query?: {
                /** @description A path of this site to return to afterwards, such as `/prayers`. */
                returnTo?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Sign in with the OpenID Connect provider, or learn where. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInAddress"];
                };
            };
            /** @description Go on there. */
            302: {
                headers: {
                    /** @description The address to go to. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description This site has no OpenID Connect provider. */
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    finishProviderSignIn: {
        parameters: {
            query?: {
                /** @description The code of the provider. */
                code?: string;
                /** @description The state that was sent there. */
                state?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Go on there. */
            302: {
                headers: {
                    /** @description The address to go to. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description This site has no OpenID Connect provider. */
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    signInWithPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasskeySignatureInput"];
            };
        };
        responses: {
            /** @description Sign in with a passkey. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedIn"];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description The passkey, its signature or its challenge is not right; nothing says which. */
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    requestPasskeySignIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["PasskeySignInInput"];
            };
        };
        responses: {
            /** @description Get the options to sign in with a passkey. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyRequestOptions"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    getViewer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Get your own account. */
            200: {
                headers: {
                    /** @description Names this response; send it as `If-None-Match` to get 304 while nothing has changed. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Viewer"];
                };
            };
            /** @description You have the current response already. */
            304: {
                headers: {
                    /** @description Names this response; send it as `If-None-Match` to get 304 while nothing has changed. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountInput"];
            };
        };
        responses: {
            /** @description Change your name or language. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Viewer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBanners: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Get the scrolling text of each page. */
            200: {
                headers: {
                    /** @description Names this response; send it as `If-None-Match` to get 304 while nothing has changed. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Banners"];
                };
            };
            /** @description You have the current response already. */
            304: {
                headers: {
                    /** @description Names this response; send it as `If-None-Match` to get 304 while nothing has changed. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    reportClientError: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClientErrorInput"];
            };
        };
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCollection: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Get every call as a collection. */
            200: {
                headers: {
                    /** @description Names this response; send it as `If-None-Match` to get 304 while nothing has changed. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What it is. */
                        info: {
                            /** @description The name of the collection. */
                            name: string;
                        };
                    };
                };
            };
            /** @description You have the current response already. */
            304: {
                headers: {
                    /** @description Names this response; send it as `If-None-Match` to get 304 while nothing has changed. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    editEncouragement: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the comment. */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EditEncouragementInput"];
            };
        };
        responses: {
            /** @description Edit your own words of encouragement. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Comment"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description The comment is not yours. */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    withdrawEncouragement: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the comment. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description The comment is not yours. */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDailyChallenge: {
        parameters: {
            query?: {
                /** @description IANA name; by default the member's own, or UTC. */
                timeZone?: string | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Get the challenge of the day. */
            200: {
                headers: {
                    /** @description Names this response; send it as `If-None-Match` to get 304 while nothing has changed. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DailyChallenge"];
                };
            };
            /** @description You have the current response already. */
            304: {
                headers: {
                    /** @description Names this response; send it as `If-None-Match` to get 304 while nothing has changed. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDailyScripture: {
        parameters: {
            query?: {
                /** @description IANA name; by default the member's own, or UTC. */
                timeZone?: string | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Get the verse of the day. */
            200: {
                headers: {
                    /** @description Names this response; send it as `If-None-Match` to get 304 while nothing has changed. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DailyScripture"];
                };
            };
            /** @description You have the current response already. */
            304: {
                headers: {
                    /** @description Names this response; send it as `If-None-Match` to get 304 while nothing has changed. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    getHoursFeed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Get the address of your hours and reminders for a calendar. */
            200: {
                headers: {
                    /** @description Names this response; send it as `If-None-Match` to get 304 while nothing has changed. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HoursFeed"];
                };
            };
            /** @description You have the current response already. */
            304: {
                headers: {
                    /** @description Names this response; send it as `If-None-Match` to get 304 while nothing has changed. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            /** @description The call has an API token: the address would outlive it. */
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    renewHoursFeed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Make that address anew. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HoursFeed"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description The call has an API token: the address would outlive it. */
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    commentOnGroupPost: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any text of your own. The same key with the same payload returns the first response again and makes nothing twice, so that a call can be repeated when its response was lost. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Number of the group post. */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GroupPostCommentInput"];
            };
        };
        responses: {
            /** @description What was created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GroupPostComment"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description You are no member of the group. */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    likeGroupPost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the group post. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Like a post. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Like"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description You are no member of the group. */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    unlikeGroupPost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the group post. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Take a like back. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Like"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description You are no member of the group. */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    signIn: {
        parameters: {
            query?: {
                /** @description A path of this site to return to afterwards, such as `/prayers`. */
                returnTo?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Go on there. */
            302: {
                headers: {
                    /** @description The address to go to. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    signOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Go on there. */
            302: {
                headers: {
                    /** @description The address to go to. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    downloadMyData: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    subscribeToNewsletter: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewsletterInput"];
            };
        };
        responses: {
            /** @description Ask for the weekly digest. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subscribed"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDescription: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Get this description. */
            200: {
                headers: {
                    /** @description Names this response; send it as `If-None-Match` to get 304 while nothing has changed. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The version of OpenAPI. */
                        openapi: string;
                    };
                };
            };
            /** @description You have the current response already. */
            304: {
                headers: {
                    /** @description Names this response; send it as `If-None-Match` to get 304 while nothing has changed. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPasskeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List your passkeys. */
            200: {
                headers: {
                    /** @description Names this response; send it as `If-None-Match` to get 304 while nothing has changed. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Passkey"][];
                };
            };
            /** @description You have the current response already. */
            304: {
                headers: {
                    /** @description Names this response; send it as `If-None-Match` to get 304 while nothing has changed. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    addPasskey: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any text of your own. The same key with the same payload returns the first response again and makes nothing twice, so that a call can be repeated when its response was lost. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasskeyInput"];
            };
        };
        responses: {
            /** @description What was created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Passkey"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The passkey is already added, or you have 20. */
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    renamePasskey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the passkey. */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasskeyNameInput"];
            };
        };
        responses: {
            /** @description Rename one of your passkeys. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Passkey"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    removePasskey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the passkey. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description It is your last way to sign in. */
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    requestPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Get the options to add a passkey. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyCreationOptions"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPrayQueue: {
        parameters: {
            query?: {
                /** @description Numbers of prayers that are left out, separated by commas; at most 1,000. */
                exclude?: string;
                /** @description How many at most. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List prayers to pray for, in the order of need. */
            200: {
                headers: {
                    /** @description Names this response; send it as `If-None-Match` to get 304 while nothing has changed. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PrayQueue"];
                };
            };
            /** @description You have the current response already. */
            304: {
                headers: {
                    /** @description Names this response; send it as `If-None-Match` to get 304 while nothing has changed. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    listChains: {
        parameters: {
            query?: {
                /** @description How many at most. */
                limit?: number;
                /** @description The page, from 1. */
                page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List the prayer chains that you may see. */
            200: {
                headers: {
                    /** @description Names this response; send it as `If-None-Match` to get 304 while nothing has changed. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PrayerChain"][];
                };
            };
            /** @description You have the current response already. */
            304: {
                headers: {
                    /** @description Names this response; send it as `If-None-Match` to get 304 while nothing has changed. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    createChain: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any text of your own. The same key with the same payload returns the first response again and makes nothing twice, so that a call can be repeated when its response was lost. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PrayerChainInput"];
            };
        };
        responses: {
            /** @description What was created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PrayerChain"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    getChain: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the prayer chain. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Get a prayer chain. */
            200: {
                headers: {
                    /** @description Names this response; send it as `If-None-Match` to get 304 while nothing has changed. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PrayerChain"];
                };
            };
            /** @description You have the current response already. */
            304: {
                headers: {
                    /** @description Names this response; send it as `If-None-Match` to get 304 while nothing has changed. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    getChainCalendar: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the prayer chain. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": string;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    joinChain: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the prayer chain. */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["JoinChainInput"];
            };
        };
        responses: {
            /** @description Cover an hour of a prayer chain. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChainSlot"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Somebody covers this hour already, or the chain has ended. */
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    listGroups: {
        parameters: {
            query?: {
                /** @description How many at most. */
                limit?: number;
                /** @description The page, from 1. */
                page?: number;
                /** @description Only groups with this theme. */
                theme?: ("healing" | "family" | "finances" | "grief" | "addiction" | "career" | "children" | "missions" | "general" | "guidance" | "thanksgiving" | "ministry") | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List the prayer groups. */
            200: {
                headers: {
                    /** @description Names this response; send it as `If-None-Match` to get 304 while nothing has changed. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PrayerGroup"][];
                };
            };
            /** @description You have the current response already. */
            304: {
                headers: {
                    /** @description Names this response; send it as `If-None-Match` to get 304 while nothing has changed. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    createGroup: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any text of your own. The same key with the same payload returns the first response again and makes nothing twice, so that a call can be repeated when its response was lost. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PrayerGroupInput"];
            };
        };
        responses: {
            /** @description What was created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PrayerGroup"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    getGroup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the prayer group. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Get a prayer group with its members. */
            200: {
                headers: {
                    /** @description Names this response; send it as `If-None-Match` to get 304 while nothing has changed. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PrayerGroup"];
                };
            };
            /** @description You have the current response already. */
            304: {
                headers: {
                    /** @description Names this response; send it as `If-None-Match` to get 304 while nothing has changed. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    joinGroup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the prayer group. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Join a prayer group. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PrayerGroup"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description An admin of the group has to approve. */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The group is full. */
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    listGroupPosts: {
        parameters: {
            query?: {
                /** @description How many at most. */
                limit?: number;
                /** @description The page, from 1. */
                page?: number;
            };
            header?: never;
            path: {
                /** @description Number of the prayer group. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List the posts of a prayer group. */
            200: {
                headers: {
                    /** @description Names this response; send it as `If-None-Match` to get 304 while nothing has changed. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GroupPost"][];
                };
            };
            /** @description You have the current response already. */
            304: {
                headers: {
                    /** @description Names this response; send it as `If-None-Match` to get 304 while nothing has changed. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    postInGroup: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any text of your own. The same key with the same payload returns the first response again and makes nothing twice, so that a call can be repeated when its response was lost. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Number of the prayer group. */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GroupPostInput"];
            };
        };
        responses: {
            /** @description What was created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GroupPost"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description You are no member of the group; announcements are for its admins. */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    requestToJoinGroup: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any text of your own. The same key with the same payload returns the first response again and makes nothing twice, so that a call can be repeated when its response was lost. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Number of the prayer group. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["RequestToJoinInput"];
            };
        };
        responses: {
            /** @description What was created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestedJoin"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description You are a member, the group needs no approval, or it is full. */
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    listJoinRequests: {
        parameters: {
            query?: {
                /** @description How many at most. */
                limit?: number;
                /** @description The page, from 1. */
                page?: number;
            };
            header?: never;
            path: {
                /** @description Number of the prayer group. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List the requests to join your prayer group. */
            200: {
                headers: {
                    /** @description Names this response; send it as `If-None-Match` to get 304 while nothing has changed. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JoinRequest"][];
                };
            };
            /** @description You have the current response already. */
            304: {
                headers: {
                    /** @description Names this response; send it as `If-None-Match` to get 304 while nothing has changed. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description You are no admin of the group. */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    approveJoinRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the prayer group. */
                id: number;
                /** @description Number of the request. */
                requestId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Approve a request to join. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Number of the request. */
                        id: number;
                        /**
                         * @description What was decided.
                         * @constant
                         */
                        status: "approved";
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description You are no admin of the group. */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The request has ended or was declined, or the group is full. */
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    declineJoinRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the prayer group. */
                id: number;
                /** @description Number of the request. */
                requestId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Decline a request to join. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Number of the request. */
                        id: number;
                        /**
                         * @description What was decided.
                         * @constant
                         */
                        status: "declined";
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description You are no admin of the group. */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The request has ended or was approved. */
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMyGroups: {
        parameters: {
            query?: {
                /** @description How many at most. */
                limit?: number;
                /** @description The page, from 1. */
                page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List the prayer groups that you have joined. */
            200: {
                headers: {
                    /** @description Names this response; send it as `If-None-Match` to get 304 while nothing has changed. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PrayerGroup"][];
                };
            };
            /** @description You have the current response already. */
            304: {
                headers: {
                    /** @description Names this response; send it as `If-None-Match` to get 304 while nothing has changed. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPrayers: {
        parameters: {
            query?: {
                /** @description Categories, separated by commas; `all`, or nothing, for every one. */
                category?: string;
                /** @description How many at most. */
                limit?: number;
                /** @description The page, from 1. */
                page?: number;
                /** @description Words to search for. */
                search?: string;
                /** @description The order: newest first, most amens first, or most amens lately. */
                sortBy?: "recent" | "amens" | "trending";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List or search the prayers on the wall. */
            200: {
                headers: {
                    /** @description Names this response; send it as `If-None-Match` to get 304 while nothing has changed. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PrayerPage"];
                };
            };
            /** @description You have the current response already. */
            304: {
                headers: {
                    /** @description Names this response; send it as `If-None-Match` to get 304 while nothing has changed. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    submitPrayer: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any text of your own. The same key with the same payload returns the first response again and makes nothing twice, so that a call can be repeated when its response was lost. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubmitPrayerInput"];
            };
        };
        responses: {
            /** @description What was created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Prayer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPrayer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the prayer. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Get a prayer with its newest comments. */
            200: {
                headers: {
                    /** @description Names this response; send it as `If-None-Match` to get 304 while nothing has changed. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PrayerDetail"];
                };
            };
            /** @description You have the current response already. */
            304: {
                headers: {
                    /** @description Names this response; send it as `If-None-Match` to get 304 while nothing has changed. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    editPrayer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the prayer. */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EditPrayerInput"];
            };
        };
        responses: {
            /** @description Edit your own prayer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Prayer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description The prayer is not yours. */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    withdrawPrayer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the prayer. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description The prayer is not yours. */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    giveAmen: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the prayer. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Say amen. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Amen"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The prayer is answered, or hidden by moderation. */
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    checkAmen: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the prayer. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Check whether you have said amen. */
            200: {
                headers: {
                    /** @description Names this response; send it as `If-None-Match` to get 304 while nothing has changed. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AmenCheck"];
                };
            };
            /** @description You have the current response already. */
            304: {
                headers: {
                    /** @description Names this response; send it as `If-None-Match` to get 304 while nothing has changed. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    listComments: {
        parameters: {
            query: {
                /** @description Only comments before the one with this number. */
                before: number | null;
                /** @description How many at most. */
                limit: number;
            };
            header?: never;
            path: {
                /** @description Number of the prayer. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List the words of encouragement on a prayer. */
            200: {
                headers: {
                    /** @description Names this response; send it as `If-None-Match` to get 304 while nothing has changed. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommentPage"];
                };
            };
            /** @description You have the current response already. */
            304: {
                headers: {
                    /** @description Names this response; send it as `If-None-Match` to get 304 while nothing has changed. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    encourage: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any text of your own. The same key with the same payload returns the first response again and makes nothing twice, so that a call can be repeated when its response was lost. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Number of the prayer. */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EncouragementInput"];
            };
        };
        responses: {
            /** @description What was created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Comment"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The prayer is hidden by moderation. */
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    checkOwnership: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the prayer. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Check whether a prayer is yours. */
            200: {
                headers: {
                    /** @description Names this response; send it as `If-None-Match` to get 304 while nothing has changed. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ownership"];
                };
            };
            /** @description You have the current response already. */
            304: {
                headers: {
                    /** @description Names this response; send it as `If-None-Match` to get 304 while nothing has changed. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    shareTestimony: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any text of your own. The same key with the same payload returns the first response again and makes nothing twice, so that a call can be repeated when its response was lost. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Number of the prayer. */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TestimonyInput"];
            };
        };
        responses: {
            /** @description What was created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Testimonial"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description The prayer is not yours. */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The prayer has become a testimony before. */
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    postPrayerUpdate: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any text of your own. The same key with the same payload returns the first response again and makes nothing twice, so that a call can be repeated when its response was lost. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Number of the prayer. */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PrayerUpdateInput"];
            };
        };
        responses: {
            /** @description What was created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PrayerUpdate"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description The prayer is not yours. */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The prayer is hidden by moderation. */
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    listReminders: {
        parameters: {
            query?: {
                /** @description How many at most. */
                limit?: number;
                /** @description The page, from 1. */
                page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List your reminders. */
            200: {
                headers: {
                    /** @description Names this response; send it as `If-None-Match` to get 304 while nothing has changed. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reminder"][];
                };
            };
            /** @description You have the current response already. */
            304: {
                headers: {
                    /** @description Names this response; send it as `If-None-Match` to get 304 while nothing has changed. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    createReminder: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any text of your own. The same key with the same payload returns the first response again and makes nothing twice, so that a call can be repeated when its response was lost. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReminderInput"];
            };
        };
        responses: {
            /** @description What was created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reminder"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    editReminder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the reminder. */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReminderInput"];
            };
        };
        responses: {
            /** @description Edit a reminder. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reminder"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteReminder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the reminder. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    getReminderCalendar: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the reminder. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": string;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List where you are signed in. */
            200: {
                headers: {
                    /** @description Names this response; send it as `If-None-Match` to get 304 while nothing has changed. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"][];
                };
            };
            /** @description You have the current response already. */
            304: {
                headers: {
                    /** @description Names this response; send it as `If-None-Match` to get 304 while nothing has changed. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    endOtherSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the session. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    getStats: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Get the figures of the whole community. */
            200: {
                headers: {
                    /** @description Names this response; send it as `If-None-Match` to get 304 while nothing has changed. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Stats"];
                };
            };
            /** @description You have the current response already. */
            304: {
                headers: {
                    /** @description Names this response; send it as `If-None-Match` to get 304 while nothing has changed. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTestimonials: {
        parameters: {
            query?: {
                /** @description How many at most. */
                limit?: number;
                /** @description The page, from 1. */
                page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List the testimonies. */
            200: {
                headers: {
                    /** @description Names this response; send it as `If-None-Match` to get 304 while nothing has changed. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Testimonial"][];
                };
            };
            /** @description You have the current response already. */
            304: {
                headers: {
                    /** @description Names this response; send it as `If-None-Match` to get 304 while nothing has changed. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    givePraise: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the testimonial. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Praise God for a testimony. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Praise"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description The testimony is your own. */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    checkPraise: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the testimonial. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Check whether you have praised God for a testimony. */
            200: {
                headers: {
                    /** @description Names this response; send it as `If-None-Match` to get 304 while nothing has changed. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PraiseCheck"];
                };
            };
            /** @description You have the current response already. */
            304: {
                headers: {
                    /** @description Names this response; send it as `If-None-Match` to get 304 while nothing has changed. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    listApiTokens: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List your API tokens. */
            200: {
                headers: {
                    /** @description Names this response; send it as `If-None-Match` to get 304 while nothing has changed. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiToken"][];
                };
            };
            /** @description You have the current response already. */
            304: {
                headers: {
                    /** @description Names this response; send it as `If-None-Match` to get 304 while nothing has changed. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            /** @description The call has an API token: tokens are managed in a session alone. */
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    createApiToken: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any text of your own. The same key with the same payload returns the first response again and makes nothing twice, so that a call can be repeated when its response was lost. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApiTokenInput"];
            };
        };
        responses: {
            /** @description What was created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewApiToken"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description The call has an API token: tokens are managed in a session alone. */
            403: components["responses"]["Forbidden"];
            /** @description You have 20 API tokens. */
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteApiToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the token. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description The call has an API token: tokens are managed in a session alone. */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
}
