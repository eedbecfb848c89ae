// Written by `npm run generate` from openapi/. Do not edit.
export interface paths {
    "/v1/front/requestToken": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get a new access token
         * @description Called when an answer carries code 97. The refresh token stays the same. A client uses one result for
         *     all calls of the next second, in all of its tabs.
         */
        post: operations["requestToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/front/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log in
         * @description Gives both tokens and the profile that the website keeps. After five failures in a row the account
         *     answers code 86 for a while.
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/front/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log out
         * @description Ends the session; both tokens are dead from then on.
         */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/front/signup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Become a member
         * @description Makes the account of a general member. The e-mail address must have been verified within the last 30
         *     minutes. A day that its month does not have, and education beyond the limits of an education record, answer
         *     status 400.
         */
        post: operations["signup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/front/checkJoinDuplicate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask whether an ID is free
         * @description A success says that it is. Upper and lower case are the same; the ID is not reserved.
         */
        post: operations["checkJoinDuplicate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/front/sendEmailVerification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a code to an e-mail address
         * @description The code is six digits and lives ten minutes; a new one replaces it. Whether a member has the address makes
         *     no difference. Members use it too, to change their address.
         */
        post: operations["sendEmailVerification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/front/verifyCode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Prove an e-mail address by its code
         * @description The server remembers for 30 minutes that the address was verified; sign-up, the search for an ID or a
         *     password, and a changed profile rely on it. After five wrong codes in a row the code is dead.
         */
        post: operations["verifyCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/front/findMemberId": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Find a forgotten ID
         * @description Both must belong to one member. The e-mail address must have been verified before.
         */
        post: operations["findMemberId"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/front/findMemberPassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to replace a forgotten password
         * @description A success allows one `resetPw` for this ID within ten minutes. Both must belong to one member; an unknown ID
         *     and a foreign address are the same failure. The address must have been verified before.
         */
        post: operations["findMemberPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/front/resetPw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a new password instead of a forgotten one
         * @description Answers only after `findMemberPassword` succeeded for the ID. Every session of the member ends.
         */
        post: operations["resetPw"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/front/changePw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the own password
         * @description The session goes on.
         */
        post: operations["changePw"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/front/getMemberInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the own profile
         * @description The basic info of the member who is logged in.
         */
        get: operations["getMemberInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/front/modifyMemberInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the own profile
         * @description Replaces the ten fields. An e-mail address other than the stored one must have been verified before. A day that
         *     its month does not have answers status 400.
         */
        post: operations["modifyMemberInfo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/front/getMemberCompanyInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the own workplace
         * @description The workplace of the member who is logged in; a member without one has empty strings.
         */
        get: operations["getMemberCompanyInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/front/modifyMemberCompanyInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the own workplace
         * @description Replaces all seven fields; each may be an empty string.
         */
        post: operations["modifyMemberCompanyInfo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/front/getMemberEduInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the own education
         * @description The education records of the member who is logged in.
         */
        get: operations["getMemberEduInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/front/modifyMemberEduInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the own education
         * @description Replaces all records; one is left at least.
         */
        post: operations["modifyMemberEduInfo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/front/enrollStudentCertificate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a student certificate
         * @description Replaces the one before it and waits for the secretariat, which makes a student member of the member.
         */
        post: operations["enrollStudentCertificate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/front/getStudentCertificate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the own student certificate
         * @description The last certificate of the member who is logged in, with its status.
         */
        get: operations["getStudentCertificate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/front/getInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the posts of a board
         * @description Pinned posts come first, then the newest. A page past the end answers an empty list with the real
         *     count. Guests may read every list; an expired token is answered with code 97 all the same.
         */
        get: operations["getInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/front/getInfoDetail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read one post of a board
         * @description Counts one more hit. A post of the free board needs a login: without a token it answers code 91.
         */
        get: operations["getInfoDetail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/front/saveForum": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write or edit a post of the free board
         * @description With `forum_pk` it edits that post, which only its writer may. What it removes goes first, then the new files are
         *     added behind those that stay; ten may be attached in all.
         */
        post: operations["saveForum"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/front/getPastConferences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the event guides
         * @description The newest first. A page past the end answers an empty list with the real count. Guests may read them.
         */
        get: operations["getPastConferences"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/front/getPastConferencesDetail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an event guide
         * @description Counts one more hit. Guests may read it.
         */
        get: operations["getPastConferencesDetail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/front/getAbstractList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the own abstracts
         * @description The abstracts that the member sent to one event, the newest first. A page past the end answers an empty list with
         *     the real count, an unknown event an empty list.
         */
        get: operations["getAbstractList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/front/uploadConferenceAbstract": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send an abstract
         * @description Until 2025-10-23 00:00 in Asia/Seoul for the current event. A member may send several.
         */
        post: operations["uploadConferenceAbstract"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/front/checkRegisterDuplicate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask whether the own registration fee can be paid
         * @description Before the payment of a registration fee. A success gives the member type that the fee follows.
         */
        post: operations["checkRegisterDuplicate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/front/getRegisterInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the own registrations
         * @description The registration fees that the member paid, the newest first. A page past the end answers an empty list.
         */
        get: operations["getRegisterInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/front/getPayInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what the payment screens show
         * @description The account for transfers and the fees of each member type, in the current year.
         */
        get: operations["getPayInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/front/createTransferInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Announce a bank transfer
         * @description The secretariat then expects the deposit; the payment is recorded as 무통장입금 once it has come. Announcing the same
         *     thing again replaces the announcement before it.
         */
        post: operations["createTransferInfo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/front/pg/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin a card payment
         * @description Gives the addresses of the payment page. That page returns to /membership after an annual fee and to /society after
         *     a registration fee, with the query `sucess` (spelt so), `aid`, `member_type`, `amount`, `company_code` and
         *     `card_no`. A payment has failed when `sucess` is false or `aid` is not empty.
         */
        post: operations["pgReady"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/front/pg/approvalCallback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Settle a card payment after the return
         * @description Called once when the payment page has returned. The server asks the card company; an approved payment is in the
         *     member's records from then on. Asking again gives the same answer.
         */
        post: operations["pgApprovalCallback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/front/getAnnualFeePaid": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read the own annual fees
         * @description Takes no body and changes nothing, although it is a POST. The current year comes first while it is not paid, then
         *     what was paid, the newest first. Special and honorary members owe nothing.
         */
        post: operations["getAnnualFeePaid"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/front/getReceipt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the receipt of an own card payment
         * @description A payment by transfer has none. The file's name comes in `Content-Disposition` as RFC 6266 asks.
         */
        get: operations["getReceipt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/front/getTransaction": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the transaction statement of an own payment
         * @description Every payment has one. The file's name comes in `Content-Disposition` as RFC 6266 asks.
         */
        get: operations["getTransaction"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/front/saveInquiry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send an inquiry
         * @description Guests may, members too. Files are optional.
         */
        post: operations["saveInquiry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/common/fileDownload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a file
         * @description Opened in a new window, which carries no header: the operation needs neither token nor client secret.
         *     Whoever knows or guesses a number can read the file, so only these files are served:
         *
         *     - attachments and pictures of notices, newsletters, research trends, the gallery and event guides
         *     - attachments of posts of the free board, which the post form tells the writer
         *
         *     Personal files are never served: student certificates, abstracts, attachments of inquiries, receipts and
         *     transaction statements. Their numbers answer code 44, exactly as a number that does not exist.
         *
         *     The file's name comes in `Content-Disposition` as RFC 6266 asks, with `filename*` in UTF-8.
         */
        get: operations["fileDownload"];
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
        /** @description Opaque to the website. It travels in a header, so it holds visible ASCII characters only. */
        Token: string;
        RequestTokenRequest: {
            refresh_token: components["schemas"]["Token"];
        };
        RequestTokenData: {
            access_token: components["schemas"]["Token"];
        };
        RequestTokenSuccess: {
            /** @constant */
            success: true;
            data: components["schemas"]["RequestTokenData"];
            error: null;
        };
        /**
         * @description Two digits. A client must survive a code that it does not know: it treats it as a failure without a
         *     meaning of its own.
         * @enum {string}
         */
        ErrorCode: "40" | "41" | "42" | "43" | "44" | "45" | "46" | "47" | "49" | "50" | "80" | "84" | "86" | "90" | "91" | "97";
        ErrorDetail: {
            code: components["schemas"]["ErrorCode"];
            /** @description For developers and logs. The website shows its own texts, chosen by the code. */
            message: string;
        };
        /** @description The envelope of every answer that is no success. */
        Failure: {
            /** @constant */
            success: false;
            /** @description Always null in a failure. */
            data: null;
            error: components["schemas"]["ErrorDetail"];
        };
        LoginRequest: {
            /** @description Accepts more than sign-up does, so that no account of an older site is locked out. */
            member_id: string;
            /** Format: password */
            member_password: string;
        };
        /** @description The number of a stored record. */
        Pk: number;
        /**
         * @description The kind of membership; it sets the annual fee and the registration fee.
         * @enum {string}
         */
        MemberType: "일반회원" | "학생회원" | "특별회원" | "명예회원";
        LoginData: {
            access_token: components["schemas"]["Token"];
            refresh_token: components["schemas"]["Token"];
            member_name: string;
            member_pk: components["schemas"]["Pk"];
            member_type: components["schemas"]["MemberType"];
        };
        LoginSuccess: {
            /** @constant */
            success: true;
            data: components["schemas"]["LoginData"];
            error: null;
        };
        /** @description The envelope of a success that has nothing to tell. */
        EmptySuccess: {
            /** @constant */
            success: true;
            data: null;
            error: null;
        };
        /** @description The member's name; not blank. */
        MemberName: string;
        /** @description The member's name in Latin letters; not blank. */
        EnglishName: string;
        /** @description Four digits. */
        BirthYear: string;
        /** @description 1 to 12. */
        BirthMonth: string;
        /** @description 1 to 31; a day that its month does not have answers status 400. */
        BirthDay: string;
        /**
         * @description The gender as sign-up sends it; the member's profile has m and f instead.
         * @enum {string}
         */
        GenderLabel: "남" | "여";
        /** @description A mobile number, digits only. */
        Cell: string;
        /** @description An ID that a member chooses, 6 to 20 letters and digits. */
        MemberId: string;
        /**
         * Format: password
         * @description A password that a member chooses, 6 to 20 letters, digits and the characters !@#$%^&*()-_+=.
         */
        NewPassword: string;
        /** @description A Korean postal code. */
        Zipcode: string;
        /** @description The address that belongs to the postal code, as the search service gives it. */
        Address: string;
        /** @description Building, floor, room; not blank. */
        AddressDetail: string;
        /**
         * Format: email
         * @description The local part, an @ and the domain.
         */
        Email: string;
        /** @description The workplace's name; empty where there is none. */
        CompanyName: string;
        /** @description One of the positions that the website offers, or what the member typed instead; empty where there is none. */
        Position: string;
        /** @description The workplace's telephone, digits only; empty where there is none. */
        CompanyTel: string;
        /** @description The workplace's postal code; empty where there is none. */
        CompanyZipcode: string;
        /** @description The workplace's address, or its building and room; empty where there is none. */
        CompanyAddress: string;
        /** @description The whole of the sign-up, all of it text. What is optional comes as an empty string. */
        SignupRequest: {
            member_name: components["schemas"]["MemberName"];
            member_en_name: components["schemas"]["EnglishName"];
            member_birth_year: components["schemas"]["BirthYear"];
            member_birth_month: components["schemas"]["BirthMonth"];
            member_birth_date: components["schemas"]["BirthDay"];
            member_gender: components["schemas"]["GenderLabel"];
            member_cell: components["schemas"]["Cell"];
            member_id: components["schemas"]["MemberId"];
            member_password: components["schemas"]["NewPassword"];
            /** @description The password once more; it must be the same. */
            member_re_password: components["schemas"]["NewPassword"];
            member_zipcode: components["schemas"]["Zipcode"];
            member_address: components["schemas"]["Address"];
            member_address_detail: components["schemas"]["AddressDetail"];
            member_email: components["schemas"]["Email"];
            member_company_name: components["schemas"]["CompanyName"];
            member_company_en_name: components["schemas"]["CompanyName"];
            member_position: components["schemas"]["Position"];
            /** @description Not collected; sent empty. */
            member_md: string;
            member_company_tel: components["schemas"]["CompanyTel"];
            /** @description Not collected; sent empty. */
            member_company_fax: string;
            member_company_zipcode: components["schemas"]["CompanyZipcode"];
            member_company_address: components["schemas"]["CompanyAddress"];
            member_company_address_detail: components["schemas"]["CompanyAddress"];
            /**
             * @description Education as one text. Within an entry, school, major, degree, graduation year and country are joined
             *     by ♩; entries are joined by ♫. Each part has the limits of an education record, and there are as many
             *     entries at most.
             */
            member_edu: string;
        };
        CheckJoinDuplicateRequest: {
            param: components["schemas"]["MemberId"];
            /**
             * @description What is checked; only the ID is.
             * @enum {string}
             */
            param_type: "id";
        };
        SendEmailVerificationRequest: {
            email: components["schemas"]["Email"];
        };
        VerifyCodeRequest: {
            email: components["schemas"]["Email"];
            /** @description The code from the mail, six digits. Anything else that was typed is answered as a wrong code. */
            code: string;
        };
        FindMemberIdRequest: {
            member_name: components["schemas"]["MemberName"];
            member_email: components["schemas"]["Email"];
        };
        FindMemberIdData: {
            /** @description The member's ID, or null when there is no such member. */
            member_id: string | null;
        };
        FindMemberIdSuccess: {
            /** @constant */
            success: true;
            data: components["schemas"]["FindMemberIdData"];
            error: null;
        };
        /** @description The ID of an account. Accepts more than sign-up does, as an account of an older site may need it. */
        StoredMemberId: string;
        FindMemberPasswordRequest: {
            member_id: components["schemas"]["StoredMemberId"];
            member_email: components["schemas"]["Email"];
        };
        ResetPwRequest: {
            member_id: components["schemas"]["StoredMemberId"];
            member_password: components["schemas"]["NewPassword"];
        };
        ChangePwRequest: {
            /**
             * Format: password
             * @description The password in use. Accepts more than sign-up does.
             */
            member_original_password: string;
            member_new_password: components["schemas"]["NewPassword"];
        };
        /**
         * @description m is 남, f is 여.
         * @enum {string}
         */
        Gender: "m" | "f";
        MemberInfo: {
            member_type: components["schemas"]["MemberType"] | null;
            member_name: components["schemas"]["MemberName"];
            member_id: components["schemas"]["StoredMemberId"];
            member_en_name: string | null;
            member_birth_year: string | null;
            member_birth_month: string | null;
            member_birth_date: string | null;
            member_gender: components["schemas"]["Gender"] | null;
            member_zipcode: string | null;
            member_address: string | null;
            member_address_detail: string | null;
            /** @description Digits only. */
            member_cell: string | null;
            member_email: string | null;
        };
        GetMemberInfoData: {
            member_info: components["schemas"]["MemberInfo"];
        };
        GetMemberInfoSuccess: {
            /** @constant */
            success: true;
            data: components["schemas"]["GetMemberInfoData"];
            error: null;
        };
        ModifyMemberInfoRequest: {
            member_en_name: components["schemas"]["EnglishName"];
            member_birth_year: components["schemas"]["BirthYear"];
            member_birth_month: components["schemas"]["BirthMonth"];
            member_birth_date: components["schemas"]["BirthDay"];
            member_gender: components["schemas"]["Gender"];
            member_zipcode: components["schemas"]["Zipcode"];
            member_address: components["schemas"]["Address"];
            member_address_detail: components["schemas"]["AddressDetail"];
            member_cell: components["schemas"]["Cell"];
            member_email: components["schemas"]["Email"];
        };
        /** @description A member's workplace, as it is read and as it is saved. Every field may be an empty string. */
        MemberCompanyInfo: {
            member_company_name: components["schemas"]["CompanyName"];
            member_company_en_name: components["schemas"]["CompanyName"];
            member_position: components["schemas"]["Position"];
            member_company_tel: components["schemas"]["CompanyTel"];
            member_company_zipcode: components["schemas"]["CompanyZipcode"];
            member_company_address: components["schemas"]["CompanyAddress"];
            member_company_address_detail: components["schemas"]["CompanyAddress"];
        };
        GetMemberCompanyInfoData: {
            member_company_info: components["schemas"]["MemberCompanyInfo"];
        };
        GetMemberCompanyInfoSuccess: {
            /** @constant */
            success: true;
            data: components["schemas"]["GetMemberCompanyInfoData"];
            error: null;
        };
        /**
         * @description PhD, Master, Bachelor, PhD candidate, Master's candidate, Bachelor's student.
         * @enum {string}
         */
        Degree: "박사" | "석사" | "학사" | "박사과정" | "석사과정" | "학사과정";
        /** @description One education record. No text holds ♩ or ♫, which separate the parts in sign-up. */
        MemberEdu: {
            /** @description Not blank. */
            member_edu_school: string;
            /** @description Not blank. */
            member_edu_specialty: string;
            member_edu_degree: components["schemas"]["Degree"];
            /** @description The year of graduation, at most four digits. The key is spelt so. */
            member_edu_gradation_year: string;
            /** @description The country's name in Korean. */
            member_edu_nation: string;
        };
        /** @description Education records in the member's order. */
        MemberEduList: components["schemas"]["MemberEdu"][];
        GetMemberEduInfoData: {
            member_edu_info: components["schemas"]["MemberEduList"];
        };
        GetMemberEduInfoSuccess: {
            /** @constant */
            success: true;
            data: components["schemas"]["GetMemberEduInfoData"];
            error: null;
        };
        /** @description All education records, in the member's order; they replace what was stored. */
        ModifyMemberEduInfoRequest: components["schemas"]["MemberEdu"][];
        /**
         * Format: binary
         * @description The bytes of one file, 10 MB (10,485,760 bytes) at most.
         */
        Upload: Blob;
        EnrollStudentCertificateRequest: {
            file: components["schemas"]["Upload"];
        };
        StudentCertificate: {
            /** @description The number of the file, null where none was uploaded. `fileDownload` does not serve it. */
            file_pk: number | null;
            file_name: string | null;
            /** @description Bytes. */
            file_size: number | null;
            /**
             * @description The status as it is shown; 'false' and an empty text show nothing. '인증 대기' waits for the secretariat,
             *     '인증 완료' makes a student member, '인증 실패' was refused.
             * @enum {string}
             */
            member_student_certificate_yn: "" | "false" | "인증 대기" | "인증 완료" | "인증 실패";
        };
        GetStudentCertificateSuccess: {
            /** @constant */
            success: true;
            data: components["schemas"]["StudentCertificate"];
            error: null;
        };
        /**
         * @description notice 공지사항, newsletter 뉴스레터, trend 연구동향, gallery 갤러리, forum 자유게시판.
         * @enum {string}
         */
        BoardType: "notice" | "newsletter" | "trend" | "gallery" | "forum";
        /**
         * @description What the search looks into; all is 전체, title 제목, content 내용.
         * @default all
         * @enum {string}
         */
        SearchCategory: "all" | "title" | "content";
        NoticeItem: {
            notice_pk: components["schemas"]["Pk"];
            /** @description Plain text. */
            notice_title: string;
            /** @description How often the post was opened; null counts as 0. */
            notice_hit: number | null;
            /**
             * Format: date
             * @description The day of writing in Asia/Seoul, YYYY-MM-DD; null where none is stored.
             */
            notice_enrollment_date: string | null;
            /** @description The address of a preview picture. The website shows pictures of its own origin alone. */
            notice_image_url?: string | null;
            /** @description The writer, when the secretariat wrote it. */
            admin_name?: string | null;
            /** @description The writer, when a member wrote it. */
            member_name?: string | null;
            /**
             * @description '중요' is a pinned post; it stands before the others.
             * @enum {string|null}
             */
            fixed_yn: "중요" | "일반" | null;
            /** @description The address of the first attached file. */
            file_path?: string | null;
        };
        NoticeList: {
            notice: components["schemas"]["NoticeItem"][];
            /** @description How many posts the search finds in all, pinned ones included; for the pages. */
            notice_count: number;
        };
        NewsletterItem: {
            newsletter_pk: components["schemas"]["Pk"];
            /** @description Plain text. */
            newsletter_title: string;
            /** @description How often the post was opened; null counts as 0. */
            newsletter_hit: number | null;
            /**
             * Format: date
             * @description The day of writing in Asia/Seoul, YYYY-MM-DD; null where none is stored.
             */
            newsletter_enrollment_date: string | null;
            /** @description The address of a preview picture. The website shows pictures of its own origin alone. */
            newsletter_image_url?: string | null;
            /** @description The writer, when the secretariat wrote it. */
            admin_name?: string | null;
            /** @description The writer, when a member wrote it. */
            member_name?: string | null;
            /**
             * @description '중요' is a pinned post; it stands before the others.
             * @enum {string|null}
             */
            fixed_yn: "중요" | "일반" | null;
            /** @description The address of the first attached file. */
            file_path?: string | null;
        };
        NewsletterList: {
            newsletter: components["schemas"]["NewsletterItem"][];
            /** @description How many posts the search finds in all, pinned ones included; for the pages. */
            newsletter_count: number;
        };
        TrendItem: {
            trend_pk: components["schemas"]["Pk"];
            /** @description Plain text. */
            trend_title: string;
            /** @description How often the post was opened; null counts as 0. */
            trend_hit: number | null;
            /**
             * Format: date
             * @description The day of writing in Asia/Seoul, YYYY-MM-DD; null where none is stored.
             */
            trend_enrollment_date: string | null;
            /** @description The address of a preview picture. The website shows pictures of its own origin alone. */
            trend_image_url?: string | null;
            /** @description The writer, when the secretariat wrote it. */
            admin_name?: string | null;
            /** @description The writer, when a member wrote it. */
            member_name?: string | null;
            /**
             * @description '중요' is a pinned post; it stands before the others.
             * @enum {string|null}
             */
            fixed_yn: "중요" | "일반" | null;
            /** @description The address of the first attached file. */
            file_path?: string | null;
        };
        TrendList: {
            trend: components["schemas"]["TrendItem"][];
            /** @description How many posts the search finds in all, pinned ones included; for the pages. */
            trend_count: number;
        };
        GalleryItem: {
            gallery_pk: components["schemas"]["Pk"];
            /** @description Plain text. */
            gallery_title: string;
            /** @description How often the post was opened; null counts as 0. */
            gallery_hit: number | null;
            /**
             * Format: date
             * @description The day of writing in Asia/Seoul, YYYY-MM-DD; null where none is stored.
             */
            gallery_enrollment_date: string | null;
            /** @description The address of a preview picture. The website shows pictures of its own origin alone. */
            gallery_image_url?: string | null;
            /** @description The writer, when the secretariat wrote it. */
            admin_name?: string | null;
            /** @description The writer, when a member wrote it. */
            member_name?: string | null;
            /**
             * @description '중요' is a pinned post; it stands before the others.
             * @enum {string|null}
             */
            fixed_yn: "중요" | "일반" | null;
            /** @description The address of the first attached file. */
            file_path?: string | null;
        };
        GalleryList: {
            gallery: components["schemas"]["GalleryItem"][];
            /** @description How many posts the search finds in all, pinned ones included; for the pages. */
            gallery_count: number;
        };
        ForumItem: {
            forum_pk: components["schemas"]["Pk"];
            /** @description Plain text. */
            forum_title: string;
            /** @description How often the post was opened; null counts as 0. */
            forum_hit: number | null;
            /**
             * Format: date
             * @description The day of writing in Asia/Seoul, YYYY-MM-DD; null where none is stored.
             */
            forum_enrollment_date: string | null;
            /** @description The address of a preview picture. The website shows pictures of its own origin alone. */
            forum_image_url?: string | null;
            /** @description The writer, when the secretariat wrote it. */
            admin_name?: string | null;
            /** @description The writer, when a member wrote it. */
            member_name?: string | null;
            /**
             * @description '중요' is a pinned post; it stands before the others.
             * @enum {string|null}
             */
            fixed_yn: "중요" | "일반" | null;
            /** @description The address of the first attached file. */
            file_path?: string | null;
        };
        ForumList: {
            forum: components["schemas"]["ForumItem"][];
            /** @description How many posts the search finds in all, pinned ones included; for the pages. */
            forum_count: number;
        };
        /** @description The list of one board; the keys tell which. */
        BoardList: components["schemas"]["NoticeList"] | components["schemas"]["NewsletterList"] | components["schemas"]["TrendList"] | components["schemas"]["GalleryList"] | components["schemas"]["ForumList"];
        GetInfoSuccess: {
            /** @constant */
            success: true;
            data: components["schemas"]["BoardList"];
            error: null;
        };
        NoticePost: {
            notice_pk: components["schemas"]["Pk"];
            /** @description Plain text. */
            notice_title: string;
            /**
             * @description HTML as the secretariat's editor writes it. It is not safe; the website sanitises it. Pictures of other origins
             *     become links, and what is nested too deeply or has too many elements is shown as text.
             */
            notice_content: string;
            /**
             * Format: date
             * @description The day of writing in Asia/Seoul, YYYY-MM-DD; null where none is stored.
             */
            notice_enrollment_date: string | null;
            /** @description How often the post was opened; null counts as 0. */
            notice_hit: number | null;
            /** @description The writer, when the secretariat wrote it. */
            admin_name?: string | null;
            /** @description The writer, when a member wrote it. */
            member_name?: string | null;
        };
        File: {
            file_pk: components["schemas"]["Pk"];
            /**
             * @description The address of the file: a path on the website's host, or an https address. A path that ends in .pdf
             *     opens in a new tab; any other file is fetched with `fileDownload`.
             */
            file_path: string;
            /** @description The name that the uploader's file had, in Unicode NFC. */
            file_original_name: string;
            /** @description Bytes. */
            file_size: number;
        };
        NoticeDetail: {
            notice: components["schemas"]["NoticePost"];
            notice_file: components["schemas"]["File"][];
            /** @description The next older post of the board, null at the end. */
            prev_pk: number | null;
            /** @description The next newer post of the board, null at the end. */
            next_pk: number | null;
        };
        NewsletterPost: {
            newsletter_pk: components["schemas"]["Pk"];
            /** @description Plain text. */
            newsletter_title: string;
            /**
             * @description HTML as the secretariat's editor writes it. It is not safe; the website sanitises it. Pictures of other origins
             *     become links, and what is nested too deeply or has too many elements is shown as text.
             */
            newsletter_content: string;
            /**
             * Format: date
             * @description The day of writing in Asia/Seoul, YYYY-MM-DD; null where none is stored.
             */
            newsletter_enrollment_date: string | null;
            /** @description How often the post was opened; null counts as 0. */
            newsletter_hit: number | null;
            /** @description The writer, when the secretariat wrote it. */
            admin_name?: string | null;
            /** @description The writer, when a member wrote it. */
            member_name?: string | null;
        };
        NewsletterDetail: {
            newsletter: components["schemas"]["NewsletterPost"];
            newsletter_file: components["schemas"]["File"][];
            /** @description The next older post of the board, null at the end. */
            prev_pk: number | null;
            /** @description The next newer post of the board, null at the end. */
            next_pk: number | null;
        };
        TrendPost: {
            trend_pk: components["schemas"]["Pk"];
            /** @description Plain text. */
            trend_title: string;
            /**
             * @description HTML as the secretariat's editor writes it. It is not safe; the website sanitises it. Pictures of other origins
             *     become links, and what is nested too deeply or has too many elements is shown as text.
             */
            trend_content: string;
            /**
             * Format: date
             * @description The day of writing in Asia/Seoul, YYYY-MM-DD; null where none is stored.
             */
            trend_enrollment_date: string | null;
            /** @description How often the post was opened; null counts as 0. */
            trend_hit: number | null;
            /** @description The writer, when the secretariat wrote it. */
            admin_name?: string | null;
            /** @description The writer, when a member wrote it. */
            member_name?: string | null;
        };
        TrendDetail: {
            trend: components["schemas"]["TrendPost"];
            trend_file: components["schemas"]["File"][];
            /** @description The next older post of the board, null at the end. */
            prev_pk: number | null;
            /** @description The next newer post of the board, null at the end. */
            next_pk: number | null;
        };
        GalleryPost: {
            gallery_pk: components["schemas"]["Pk"];
            /** @description Plain text. */
            gallery_title: string;
            /**
             * @description HTML as the secretariat's editor writes it. It is not safe; the website sanitises it. Pictures of other origins
             *     become links, and what is nested too deeply or has too many elements is shown as text.
             */
            gallery_content: string;
            /**
             * Format: date
             * @description The day of writing in Asia/Seoul, YYYY-MM-DD; null where none is stored.
             */
            gallery_enrollment_date: string | null;
            /** @description How often the post was opened; null counts as 0. */
            gallery_hit: number | null;
            /** @description The writer, when the secretariat wrote it. */
            admin_name?: string | null;
            /** @description The writer, when a member wrote it. */
            member_name?: string | null;
        };
        GalleryDetail: {
            gallery: components["schemas"]["GalleryPost"];
            gallery_file: components["schemas"]["File"][];
            /** @description The next older post of the board, null at the end. */
            prev_pk: number | null;
            /** @description The next newer post of the board, null at the end. */
            next_pk: number | null;
        };
        ForumPost: {
            forum_pk: components["schemas"]["Pk"];
            /** @description Plain text. */
            forum_title: string;
            /**
             * @description What a member typed is text: the website shows it character by character, with its white space and line breaks.
             *     The content is HTML only where its first characters other than white space open an element that the website's
             *     sanitiser allows, and every element is closed within the element around it; `br`, `hr`, `img` and `col` need no
             *     closing tag. Such posts come from an earlier editor. They are not safe; the website sanitises them.
             */
            forum_content: string;
            /**
             * Format: date
             * @description The day of writing in Asia/Seoul, YYYY-MM-DD; null where none is stored.
             */
            forum_enrollment_date: string | null;
            /** @description How often the post was opened; null counts as 0. */
            forum_hit: number | null;
            /** @description The writer, when the secretariat wrote it. */
            admin_name?: string | null;
            /** @description The writer, when a member wrote it. */
            member_name?: string | null;
            /** @description The member who wrote the post and may edit it; null when the secretariat wrote it. */
            member_pk: number | null;
        };
        ForumDetail: {
            forum: components["schemas"]["ForumPost"];
            forum_file: components["schemas"]["File"][];
            /** @description The next older post of the board, null at the end. */
            prev_pk: number | null;
            /** @description The next newer post of the board, null at the end. */
            next_pk: number | null;
        };
        /** @description One post of one board; the keys tell which. */
        BoardDetail: components["schemas"]["NoticeDetail"] | components["schemas"]["NewsletterDetail"] | components["schemas"]["TrendDetail"] | components["schemas"]["GalleryDetail"] | components["schemas"]["ForumDetail"];
        GetInfoDetailSuccess: {
            /** @constant */
            success: true;
            data: components["schemas"]["BoardDetail"];
            error: null;
        };
        /** @description Each file is a part of its own, named `file[0]`, `file[1]`, … on the wire; ten at most. */
        Uploads: components["schemas"]["Upload"][];
        SaveForumRequest: {
            /** @description The post that is edited; a new post has none. */
            forum_pk?: components["schemas"]["Pk"];
            /** @description The member who is logged in. */
            member_pk: components["schemas"]["Pk"];
            /** @description Plain text, not blank. */
            forum_title: string;
            /**
             * @description Not blank. A line break counts as one character, though a form sends it as two (CR LF); it is stored as LF.
             *     Otherwise the text is stored, and answered by `getInfoDetail`, exactly as it was sent: nothing is escaped before
             *     sending, and nothing is trimmed. How the website shows it is described at `ForumPost`.
             */
            forum_content: string;
            file?: components["schemas"]["Uploads"];
            /** @description The numbers of attached files to remove, joined by commas; empty or left out removes none. */
            delete_file_pks?: string;
        };
        GuideItem: {
            guide_pk: components["schemas"]["Pk"];
            /** @description Plain text. */
            guide_title: string;
            /**
             * Format: date
             * @description The day of writing in Asia/Seoul; null where none is stored.
             */
            guide_enrollment_date: string | null;
            /** @description How often the guide was opened; null counts as 0. */
            guide_hit: number | null;
        };
        /** @description How many rows there are on all pages. */
        TotalCount: number;
        GuideList: {
            conferences: components["schemas"]["GuideItem"][];
            total_count: components["schemas"]["TotalCount"];
        };
        GetPastConferencesSuccess: {
            /** @constant */
            success: true;
            data: components["schemas"]["GuideList"];
            error: null;
        };
        Guide: {
            /** @description Plain text. */
            guide_title: string;
            /**
             * Format: date
             * @description The day of writing in Asia/Seoul; null where none is stored.
             */
            guide_enrollment_date: string | null;
            /** @description How often the guide was opened; null counts as 0. */
            guide_hit: number | null;
            /** @description The writer. */
            admin_name: string | null;
            /** @description HTML as the secretariat's editor writes it. It is not safe; the website sanitises it. */
            guide_content: string;
            file: components["schemas"]["File"][];
        };
        /** @description The number of the neighbouring record, null at the end. */
        Neighbour: number | null;
        GuideDetail: {
            conferences: components["schemas"]["Guide"];
            /** @description The next older guide, null at the end. */
            prev_pk: components["schemas"]["Neighbour"];
            /** @description The next newer guide, null at the end. */
            next_pk: components["schemas"]["Neighbour"];
        };
        GetPastConferencesDetailSuccess: {
            /** @constant */
            success: true;
            data: components["schemas"]["GuideDetail"];
            error: null;
        };
        /** @description The event's title in Korean. */
        ConferenceName: string;
        /**
         * @description A talk or a poster.
         * @enum {string}
         */
        AbstractPresentation: "구두 발표" | "포스터 발표";
        /**
         * @description The division, as its label is shown.
         * @enum {string}
         */
        AbstractDivision: "소재 분과" | "제형 분과" | "평가 및 임상 분과" | "피부 & 천연물효능 기전 분과" | "대체법 분과" | "안정성 분과" | "기타 분과";
        Abstract: {
            /**
             * Format: date
             * @description The day of writing in Asia/Seoul; null where none is stored.
             */
            abstract_enrollment_date: string | null;
            abstract_presentation: components["schemas"]["AbstractPresentation"];
            /**
             * @description approve is 선정, anything else 미선정. It counts for talks only.
             * @enum {string}
             */
            abstract_approve: "approve" | "wait" | "reject";
            abstract_division: components["schemas"]["AbstractDivision"];
            abstract_conference_name: components["schemas"]["ConferenceName"];
            /**
             * @description The address of the file. A new tab opens it without a header, so whoever has the address can read the file.
             *     It has a part that nobody can guess: at least 128 random bits, as 22 or more letters, digits, `-` and `_`.
             */
            file_path: string;
        };
        AbstractList: {
            abstract: components["schemas"]["Abstract"][];
            total_count: components["schemas"]["TotalCount"];
        };
        GetAbstractListSuccess: {
            /** @constant */
            success: true;
            data: components["schemas"]["AbstractList"];
            error: null;
        };
        UploadConferenceAbstractRequest: {
            /** @description A Word file, .doc or .docx, 10 MB (10,485,760 bytes) at most. */
            abstract_file: components["schemas"]["Upload"];
            conference_name: components["schemas"]["ConferenceName"];
            abstract_presentation: components["schemas"]["AbstractPresentation"];
            abstract_division: components["schemas"]["AbstractDivision"];
        };
        CheckRegisterDuplicateRequest: {
            goods_name: components["schemas"]["ConferenceName"];
        };
        RegisterEligibility: {
            member_type: components["schemas"]["MemberType"];
        };
        CheckRegisterDuplicateSuccess: {
            /** @constant */
            success: true;
            data: components["schemas"]["RegisterEligibility"];
            error: null;
        };
        /**
         * @description The payment method as it is recorded and shown.
         * @enum {string}
         */
        PayMethod: "카드결제" | "무통장입금";
        RegisterInfo: {
            pay_info_pk: components["schemas"]["Pk"];
            /**
             * Format: date
             * @description The day of the payment in Asia/Seoul.
             */
            pay_info_tran_date: string;
            pay_info_pay_method: components["schemas"]["PayMethod"];
            pay_info_goods_name: components["schemas"]["ConferenceName"];
        };
        RegisterInfoList: {
            register_info: components["schemas"]["RegisterInfo"][];
            total_count: components["schemas"]["TotalCount"];
        };
        GetRegisterInfoSuccess: {
            /** @constant */
            success: true;
            data: components["schemas"]["RegisterInfoList"];
            error: null;
        };
        /** @description An amount in won. */
        Won: number;
        /** @description What one member type pays. */
        MemberFee: {
            member_type: components["schemas"]["MemberType"];
            annual_fee: components["schemas"]["Won"];
            registration_fee: components["schemas"]["Won"];
        };
        /** @description What the payment screens show, where a transfer goes to and what each member type pays. */
        PayGuide: {
            bank_name: string;
            /** @description As it is shown. */
            account_number: string;
            account_holder: string;
            fees: components["schemas"]["MemberFee"][];
        };
        GetPayInfoSuccess: {
            /** @constant */
            success: true;
            data: components["schemas"]["PayGuide"];
            error: null;
        };
        /**
         * @description The annual fee or the registration fee.
         * @enum {string}
         */
        GoodsType: "연회비" | "등록비";
        CreateTransferInfoRequest: {
            member_type: components["schemas"]["MemberType"];
            /** @description The amount in won, as digits alone. */
            amount: string;
            goods_type: components["schemas"]["GoodsType"];
            /** @description '{YYYY}년도 연회비' for the annual fee, the event's title for the registration fee. */
            goods_name: string;
        };
        PgReadyRequest: {
            member_type: components["schemas"]["MemberType"];
            /** @description The amount in won. */
            amount: number;
            goods_type: components["schemas"]["GoodsType"];
            /** @description '{YYYY}년도 연회비' for the annual fee, the event's title for the registration fee. */
            goods_name: string;
        };
        /** @description The society's own number of a card payment. The website keeps it until the payment page returns. */
        MbrRefNo: string;
        /** @description The payment page for a phone, a computer and the app. The website opens addresses of its payment origins only. */
        PgReadyUrls: {
            /** Format: uri */
            nextMobileUrl: string;
            /** Format: uri */
            nextPcUrl: string;
            /** Format: uri */
            nextAppUrl: string;
        };
        PgReadyData: {
            mbrRefNo: components["schemas"]["MbrRefNo"];
            data: components["schemas"]["PgReadyUrls"];
        };
        PgReadySuccess: {
            /** @constant */
            success: true;
            data: components["schemas"]["PgReadyData"];
            error: null;
        };
        PgApprovalCallbackRequest: {
            mbrRefNo: components["schemas"]["MbrRefNo"];
        };
        PgApproval: {
            /** @description Whether the payment is in the member's records. */
            approved: boolean;
            /** @description The record of the payment; null unless it was approved. */
            pay_info_pk: number | null;
            /** @description The amount in won that was asked for, approved or not. */
            amount: components["schemas"]["Won"];
        };
        PgApprovalCallbackSuccess: {
            /** @constant */
            success: true;
            data: components["schemas"]["PgApproval"];
            error: null;
        };
        /**
         * @description One year of the annual fee. A paid one has a number, a day and a method, and its year is the year of that
         *     day; in the one that is not paid, of the current year, these are null and the amount is what is owed.
         */
        PayInfo: {
            pay_info_pk: number | null;
            /**
             * Format: date
             * @description The day of the payment in Asia/Seoul.
             */
            pay_info_tran_date: string | null;
            pay_info_amt: components["schemas"]["Won"];
            pay_info_member_type: components["schemas"]["MemberType"] | null;
            pay_info_pay_method: components["schemas"]["PayMethod"] | null;
        };
        AnnualFeePaid: {
            /** @description Null where the member's type is not set; the member then chooses it in the payment modal. */
            member_type: components["schemas"]["MemberType"] | null;
            /** @description Whether the member owes this year's fee and may pay it. */
            pay_possible: boolean;
            pay_info: components["schemas"]["PayInfo"][];
        };
        GetAnnualFeePaidSuccess: {
            /** @constant */
            success: true;
            data: components["schemas"]["AnnualFeePaid"];
            error: null;
        };
        SaveInquiryRequest: {
            /** @description Not blank. */
            inquiry_name: string;
            inquiry_email: components["schemas"]["Email"];
            /** @description Digits only. */
            inquiry_cell: string;
            /** @description Not blank. */
            inquiry_title: string;
            /** @description Plain text, not blank. A line break counts as one character, though a form sends it as two. */
            inquiry_content: string;
            file?: components["schemas"]["Uploads"];
        };
    };
    responses: {
        /** @description The request breaks this contract. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description A header that the operation needs is missing. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description Too many requests in a short time. */
        TooManyRequests: {
            headers: {
                /**
                 * @description In how many seconds, or when, the request can be sent again (RFC 9110, section 10.2.3).
                 * @example 30
                 */
                "Retry-After"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The server failed. */
        ServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The body is larger than the limit. */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    requestToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestTokenRequest"];
            };
        };
        responses: {
            /** @description A new access token, or why there is none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestTokenSuccess"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginRequest"];
            };
        };
        responses: {
            /** @description Tokens and profile, or why there are none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginSuccess"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Logged out, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptySuccess"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    signup: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignupRequest"];
            };
        };
        responses: {
            /** @description A member now, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptySuccess"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    checkJoinDuplicate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CheckJoinDuplicateRequest"];
            };
        };
        responses: {
            /** @description It is free, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptySuccess"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    sendEmailVerification: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SendEmailVerificationRequest"];
            };
        };
        responses: {
            /** @description It was sent, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptySuccess"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    verifyCode: {
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
            /** @description Verified, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptySuccess"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    findMemberId: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FindMemberIdRequest"];
            };
        };
        responses: {
            /** @description The ID, or why there is none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FindMemberIdSuccess"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    findMemberPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FindMemberPasswordRequest"];
            };
        };
        responses: {
            /** @description A new password may be set, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptySuccess"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    resetPw: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResetPwRequest"];
            };
        };
        responses: {
            /** @description The password is set, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptySuccess"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    changePw: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangePwRequest"];
            };
        };
        responses: {
            /** @description The password is changed, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptySuccess"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getMemberInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profile, or why there is none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetMemberInfoSuccess"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    modifyMemberInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ModifyMemberInfoRequest"];
            };
        };
        responses: {
            /** @description Saved, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptySuccess"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getMemberCompanyInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The workplace, or why there is none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetMemberCompanyInfoSuccess"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    modifyMemberCompanyInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MemberCompanyInfo"];
            };
        };
        responses: {
            /** @description Saved, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptySuccess"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getMemberEduInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The records, or why there are none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetMemberEduInfoSuccess"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    modifyMemberEduInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ModifyMemberEduInfoRequest"];
            };
        };
        responses: {
            /** @description Saved, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptySuccess"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    enrollStudentCertificate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["EnrollStudentCertificateRequest"];
            };
        };
        responses: {
            /** @description It waits, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptySuccess"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getStudentCertificate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The certificate or none, or why it can't be told. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetStudentCertificateSuccess"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getInfo: {
        parameters: {
            query: {
                /**
                 * @description Which board.
                 * @example notice
                 */
                type: components["schemas"]["BoardType"];
                /**
                 * @description The page, from 1.
                 * @example 1
                 */
                page?: number;
                /**
                 * @description How many posts a page has.
                 * @example 10
                 */
                row?: number;
                /**
                 * @description Words to look for, as plain text; upper and lower case are the same.
                 * @example 학술대회
                 */
                search?: string;
                /**
                 * @description Where to look for them.
                 * @example title
                 */
                search_category?: components["schemas"]["SearchCategory"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the board, or why there is none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetInfoSuccess"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getInfoDetail: {
        parameters: {
            query: {
                /**
                 * @description The number of the post.
                 * @example 237
                 */
                info_pk: components["schemas"]["Pk"];
                /**
                 * @description Which board.
                 * @example notice
                 */
                type: components["schemas"]["BoardType"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The post with its files and neighbours, or why there is none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetInfoDetailSuccess"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    saveForum: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["SaveForumRequest"];
            };
        };
        responses: {
            /** @description Saved, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptySuccess"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getPastConferences: {
        parameters: {
            query?: {
                /**
                 * @description The page, from 1.
                 * @example 1
                 */
                page?: number;
                /**
                 * @description How many rows a page has.
                 * @example 10
                 */
                row?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of guides, or why there is none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetPastConferencesSuccess"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getPastConferencesDetail: {
        parameters: {
            query: {
                /**
                 * @description The number of the guide.
                 * @example 124
                 */
                guide_pk: components["schemas"]["Pk"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The guide with its files and neighbours, or why there is none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetPastConferencesDetailSuccess"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getAbstractList: {
        parameters: {
            query: {
                /**
                 * @description The event's title.
                 * @example 2025년 제5차 정기총회 및 추계학술대회
                 */
                conference_name: components["schemas"]["ConferenceName"];
                /**
                 * @description The page, from 1.
                 * @example 1
                 */
                page?: number;
                /**
                 * @description How many rows a page has.
                 * @example 10
                 */
                row?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of abstracts, or why there is none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetAbstractListSuccess"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    uploadConferenceAbstract: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["UploadConferenceAbstractRequest"];
            };
        };
        responses: {
            /** @description It arrived, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptySuccess"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    checkRegisterDuplicate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CheckRegisterDuplicateRequest"];
            };
        };
        responses: {
            /** @description The member type, or why it can't be paid. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckRegisterDuplicateSuccess"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getRegisterInfo: {
        parameters: {
            query?: {
                /**
                 * @description The page, from 1.
                 * @example 1
                 */
                page?: number;
                /**
                 * @description How many rows a page has.
                 * @example 10
                 */
                row?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of registrations, or why there is none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetRegisterInfoSuccess"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getPayInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Account and fees, or why there are none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetPayInfoSuccess"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    createTransferInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateTransferInfoRequest"];
            };
        };
        responses: {
            /** @description The deposit is expected, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptySuccess"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    pgReady: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PgReadyRequest"];
            };
        };
        responses: {
            /** @description Where to pay, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PgReadySuccess"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    pgApprovalCallback: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PgApprovalCallbackRequest"];
            };
        };
        responses: {
            /** @description Approved or not, or why it can't be told. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PgApprovalCallbackSuccess"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getAnnualFeePaid: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The fees, or why there are none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetAnnualFeePaidSuccess"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getReceipt: {
        parameters: {
            query: {
                /**
                 * @description The number of the payment.
                 * @example 8533
                 */
                pay_info_pk: components["schemas"]["Pk"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The receipt, or why there is none. */
            200: {
                headers: {
                    /**
                     * @description attachment, with the name '한빛화장품과학회 영수증.pdf'.
                     * @example attachment; filename*=UTF-8''%ED%95%9C%EB%B9%9B%ED%99%94%EC%9E%A5%ED%92%88%EA%B3%BC%ED%95%99%ED%9A%8C%20%EC%98%81%EC%88%98%EC%A6%9D.pdf
                     */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": Blob;
                    "application/json": components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getTransaction: {
        parameters: {
            query: {
                /**
                 * @description The number of the payment.
                 * @example 8533
                 */
                pay_info_pk: components["schemas"]["Pk"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The statement, or why there is none. */
            200: {
                headers: {
                    /**
                     * @description attachment, with the name '한빛화장품과학회 거래명세서.pdf'.
                     * @example attachment; filename*=UTF-8''%ED%95%9C%EB%B9%9B%ED%99%94%EC%9E%A5%ED%92%88%EA%B3%BC%ED%95%99%ED%9A%8C%20%EA%B1%B0%EB%9E%98%EB%AA%85%EC%84%B8%EC%84%9C.pdf
                     */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": Blob;
                    "application/json": components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    saveInquiry: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["SaveInquiryRequest"];
            };
        };
        responses: {
            /** @description It arrived, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptySuccess"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    fileDownload: {
        parameters: {
            query: {
                /**
                 * @description The number of a file that is not personal.
                 * @example 5001
                 */
                file_pk: components["schemas"]["Pk"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bytes of the file, or why there are none. */
            200: {
                headers: {
                    /**
                     * @description attachment, with the file's original name.
                     * @example attachment; filename*=UTF-8''%ED%95%99%EC%88%A0%EB%8C%80%ED%9A%8C.hwp
                     */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": Blob;
                    "application/json": components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
}
