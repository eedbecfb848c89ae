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
         * @description Called after a response with code 97. The refresh token does not change. A client uses one result for all requests of
         *     the next second, in all of its tabs.
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
         * @description Returns both tokens and the profile that the website stores. Upper and lower case of an ID differ. After five
         *     failures in a row, the account gives code 86 for some minutes, also for the right password. The fifth failure still
         *     gives code 41. A success, or the end of the lock, resets the count.
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
         * @description Ends the session. Both tokens become invalid.
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
         * @description Creates the account of a general member. The email address must have been verified within the last 30 minutes. A
         *     day of birth that does not exist, and education outside the limits of an education record, give status 400. The
         *     checks have this order: the passwords, the ID, the verification of the email address, its other owner. The
         *     comparisons of IDs and of email addresses ignore case.
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
         * Check whether an ID is available
         * @description A success means that the ID is available. The comparison ignores case. The ID is not reserved.
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
         * Send a verification code to an email address
         * @description The code has six digits and expires after ten minutes. Another code replaces it. The response does not depend on
         *     whether a member has the address. Members also use this operation to change their email address.
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
         * Verify an email address with its code
         * @description The address counts as verified for 30 minutes. Sign-up, the recovery of an ID or password, and a changed profile
         *     require this. After five wrong codes in a row the code expires; the fifth still gives code 41. The right code may
         *     be sent again until it expires, because its response may have been lost. Neither another code nor its use ends a
         *     verification.
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
         * @description Name and email address must belong to the same member. The address must have been verified before.
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
         * Start the reset of a forgotten password
         * @description A success permits one `resetPw` for this ID, and for no other ID, within ten minutes. ID and email address must
         *     belong to the same member. An unknown ID and another member's address give the same failure. The address must have
         *     been verified before.
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
         * Set a new password in place of a forgotten one
         * @description Succeeds only after `findMemberPassword` has succeeded for the ID. All sessions of the member end.
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
         * Change the password of the logged-in member
         * @description The session continues.
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
         * Get the profile of the logged-in member
         * @description The basic information of the logged-in member.
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
         * Change the profile of the logged-in member
         * @description Replaces all ten fields. A changed email address must have been verified before. A day of birth that does not exist
         *     gives status 400.
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
         * Get the workplace of the logged-in member
         * @description The workplace of the logged-in member. Without a workplace, all fields are empty texts.
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
         * Change the workplace of the logged-in member
         * @description Replaces all seven fields. Each field may be an empty text. The server returns texts exactly as they were sent, with
         *     blanks at both ends.
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
         * Get the education of the logged-in member
         * @description The education records of the logged-in member.
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
         * Change the education of the logged-in member
         * @description Replaces all records. At least one record is required. The server returns texts exactly as they were sent, with blanks
         *     at both ends.
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
         * @description Replaces the previous certificate. After the approval by the secretariat, the member becomes a student member.
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
         * Get the student certificate of the logged-in member
         * @description The latest certificate of the logged-in member, with its status.
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
         * @description Pinned posts come first, then the others, both from newest to oldest. Of posts with the same date, the highest number
         *     comes first; posts without a date come last. A page past the end is empty and has the total count. A search keeps
         *     this order. Guests may read every list, but an expired token still gives code 97.
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
         * Get a post of a board
         * @description Adds a hit, which the response includes. The neighbours have the order of the dates, and of the numbers at the same
         *     date; pinned posts are no exception. A number of another board gives code 44, unless this board has it too.
         *     A post of the free board requires a login: without a token the status is 200 and the code 91.
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
         * Create or edit a post of the free board
         * @description With `forum_pk` it edits that post. Only the author may edit a post. The listed files are removed first, then the new
         *     files are added after the remaining ones. Numbers of other files are ignored, because another tab may have removed
         *     them. A post may have ten files in total; code 47 leaves the post unchanged. An edit keeps the date, the author and
         *     the hits of the post. Each request without `forum_pk` creates a post, also one that equals an earlier request.
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
         * @description Newest first. A page past the end is empty and has the total count. Guests may read the guides.
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
         * Get an event guide
         * @description Adds a hit, which the list has at once. Guests may read the guide.
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
         * List the abstracts of the logged-in member
         * @description The abstracts that the member submitted for one event, newest first. A page past the end is empty and has the total
         *     count. An unknown event gives an empty list.
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
         * Submit an abstract
         * @description Possible in the period `abstracts` of the event (`x-events` on `ConferenceName`). A member may submit several
         *     abstracts, also with the same file. A new abstract awaits its decision (`wait`). A file whose content is not a Word
         *     document gives code 47, whatever its name is.
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
         * Check whether the logged-in member can pay the registration fee
         * @description Called before the payment of a registration fee. A success returns the member type that determines the fee. The fee
         *     can be paid in the period `registration` of the event (`x-events` on `ConferenceName`). An announced bank transfer
         *     does not count as paid.
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
         * List the registrations of the logged-in member
         * @description The registration fees that the member paid, newest first. A page past the end is empty.
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
         * Get the data of the payment screens
         * @description The bank account for transfers and the fees of each member type in the current year in Seoul.
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
         * Register a bank transfer
         * @description The secretariat then expects the deposit. After the deposit, the payment is recorded as 무통장입금. Another
         *     registration for the same goods replaces the previous one.
         *
         *     `member_type` is the type of the member; only a member without a type chooses one. The goods are the annual fee of the
         *     current year in Seoul, or an event in the period of `checkRegisterDuplicate`. Another member type, amount or name
         *     gives code 41.
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
         * Start a card payment
         * @description Returns the URLs of the payment page. That page redirects to /membership after an annual fee and to /society after a
         *     registration fee, with the query parameters `sucess` (in this spelling), `aid`, `member_type`, `amount`,
         *     `company_code` and `card_no`. A payment has failed when `sucess` is false or `aid` is not empty.
         *
         *     A member may start several payments of one fee. Each has its own `mbrRefNo`.
         *
         *     `member_type` is the type of the member; only a member without a type chooses one. The goods are the annual fee of the
         *     current year in Seoul, or an event in the period of `checkRegisterDuplicate`. Another member type, amount or name
         *     gives code 41.
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
         * Confirm a card payment after the return
         * @description Called once after the payment page has redirected to the website. The server queries the card company and records an
         *     approved payment of the member. Repeated requests give the same response, and a fee is recorded once. A payment
         *     without a decision is not approved, nor is one of a fee that another payment has paid since its start.
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
         * Get the annual fees of the logged-in member
         * @description A POST without a body that changes nothing. An unpaid current year comes first, then the paid years, newest first.
         *     Special and honorary members owe no annual fee.
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
         * Download the receipt of a card payment of the logged-in member
         * @description Each card payment has a receipt of its own, which is not equal to that of another payment. Bank transfers have no
         *     receipt. The header `Content-Disposition` (RFC 6266) has the file name.
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
         * Download the transaction statement of a payment of the logged-in member
         * @description Every payment has a statement of its own, which is not equal to that of another payment. The header
         *     `Content-Disposition` (RFC 6266) has the file name.
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
         * @description Guests and members can send inquiries. Files are optional.
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
         * @description The website opens this operation in a new window, which sends no headers. Therefore it requires neither token nor
         *     client secret. Anyone who knows or guesses a number can read the file, so only these files are served:
         *
         *     - attachments and pictures of notices, newsletters, research trends, the gallery and event guides
         *     - attachments of posts of the free board; the post form informs the author of this
         *
         *     Personal files are never served: student certificates, abstracts, attachments of inquiries, receipts and
         *     transaction statements. Their numbers give code 44, exactly like an unknown number.
         *
         *     The header `Content-Disposition` (RFC 6266) has the file name as `filename*` in UTF-8.
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
        /** @description Opaque to the website. It is sent in a header, so it contains only visible ASCII characters. */
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
         * @description Two digits. A client must accept an unknown code and treat it as a general failure.
         * @enum {string}
         */
        ErrorCode: "40" | "41" | "42" | "43" | "44" | "45" | "46" | "47" | "49" | "50" | "80" | "84" | "86" | "90" | "91" | "97";
        ErrorDetail: {
            code: components["schemas"]["ErrorCode"];
            /** @description For developers and logs. The website shows its own texts, chosen by the code. */
            message: string;
        };
        /** @description The envelope of a failure. */
        Failure: {
            /** @constant */
            success: false;
            /** @description Always null in a failure. */
            data: null;
            error: components["schemas"]["ErrorDetail"];
        };
        LoginRequest: {
            /** @description Accepts more than sign-up, so that accounts of an older site can log in. */
            member_id: string;
            /** Format: password */
            member_password: string;
        };
        /** @description The number of a stored record. */
        Pk: number;
        /**
         * @description The membership type. It determines the annual fee and the registration fee.
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
        /** @description The envelope of a success without data. */
        EmptySuccess: {
            /** @constant */
            success: true;
            data: null;
            error: null;
        };
        /** @description The name of the member. Not blank. */
        MemberName: string;
        /** @description The name of the member in Latin letters. Not blank. */
        EnglishName: string;
        /** @description Four digits. */
        BirthYear: string;
        /** @description 1 to 12. */
        BirthMonth: string;
        /** @description 1 to 31. A day that does not exist in its month gives status 400. */
        BirthDay: string;
        /**
         * @description The gender in the notation of sign-up. The profile has m and f instead.
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
        /** @description The postal address for the postal code, as the search service returns it. */
        Address: string;
        /** @description Building, floor and room. Not blank. */
        AddressDetail: string;
        /**
         * Format: email
         * @description The local part, an @ and the domain.
         */
        Email: string;
        /** @description The name of the workplace, or an empty text without one. */
        CompanyName: string;
        /** @description A position that the website offers, a custom position, or an empty text without one. */
        Position: string;
        /** @description The telephone number of the workplace, digits only, or an empty text without one. */
        CompanyTel: string;
        /** @description The postal code of the workplace, or an empty text without one. */
        CompanyZipcode: string;
        /** @description The postal address of the workplace, or its building and room, or an empty text without one. */
        CompanyAddress: string;
        /** @description The data of the sign-up. All fields are texts. Optional fields are sent as empty texts. */
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
            /** @description Not collected. Sent as an empty text. */
            member_md: string;
            member_company_tel: components["schemas"]["CompanyTel"];
            /** @description Not collected. Sent as an empty text. */
            member_company_fax: string;
            member_company_zipcode: components["schemas"]["CompanyZipcode"];
            member_company_address: components["schemas"]["CompanyAddress"];
            member_company_address_detail: components["schemas"]["CompanyAddress"];
            /**
             * @description Education as one text. Within an entry, school, major, degree, graduation year and country are joined
             *     by ♩; entries are joined by ♫. Each part has the limits of an education record. The number of
             *     entries is limited as in the profile.
             */
            member_edu: string;
        };
        CheckJoinDuplicateRequest: {
            param: components["schemas"]["MemberId"];
            /**
             * @description The value to check. Only IDs can be checked.
             * @enum {string}
             */
            param_type: "id";
        };
        SendEmailVerificationRequest: {
            email: components["schemas"]["Email"];
        };
        /** @description The code from the email, six digits. Any other text counts as a wrong code. */
        VerificationCode: string;
        VerifyCodeRequest: {
            email: components["schemas"]["Email"];
            code: components["schemas"]["VerificationCode"];
        };
        FindMemberIdRequest: {
            member_name: components["schemas"]["MemberName"];
            member_email: components["schemas"]["Email"];
        };
        FindMemberIdData: {
            /** @description The ID of the member, or null when no member matches. */
            member_id: string | null;
        };
        FindMemberIdSuccess: {
            /** @constant */
            success: true;
            data: components["schemas"]["FindMemberIdData"];
            error: null;
        };
        /** @description The ID of an account. Accepts more than sign-up, because accounts of an older site may have other IDs. */
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
             * @description The current password. Accepts more than sign-up.
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
        /** @description The workplace of a member, in requests and responses. Every field may be an empty text. */
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
        /** @description One education record. Texts must not contain ♩ or ♫, which are separators in sign-up. */
        MemberEdu: {
            /** @description Not blank. */
            member_edu_school: string;
            /** @description Not blank. */
            member_edu_specialty: string;
            member_edu_degree: components["schemas"]["Degree"];
            /** @description The year of graduation, at most four digits. The key has this spelling. */
            member_edu_gradation_year: string;
            /** @description The name of the country in Korean. */
            member_edu_nation: string;
        };
        /** @description Education records in the order of the member. */
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
        /** @description All education records in the order of the member. They replace the stored records. */
        ModifyMemberEduInfoRequest: components["schemas"]["MemberEdu"][];
        /**
         * Format: binary
         * @description The bytes of one file, at most 10 MB (10,485,760 bytes).
         */
        Upload: Blob;
        EnrollStudentCertificateRequest: {
            file: components["schemas"]["Upload"];
        };
        /**
         * @description The displayed status. 'false' and an empty text display nothing. '인증 대기' awaits review by the secretariat,
         *     '인증 완료' makes the member a student member, '인증 실패' was rejected.
         * @enum {string}
         */
        CertificateStatus: "" | "false" | "인증 대기" | "인증 완료" | "인증 실패";
        StudentCertificate: {
            /** @description The number of the file, or null without a certificate. `fileDownload` does not serve it. */
            file_pk: number | null;
            file_name: string | null;
            /** @description The size in bytes. */
            file_size: number | null;
            member_student_certificate_yn: components["schemas"]["CertificateStatus"];
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
         * @description The searched fields. all is 전체, title 제목, content 내용.
         * @default all
         * @enum {string}
         */
        SearchCategory: "all" | "title" | "content";
        /**
         * @description '중요' marks a pinned post, which comes before the others.
         * @enum {string|null}
         */
        PinnedMark: "중요" | "일반" | null;
        NoticeItem: {
            notice_pk: components["schemas"]["Pk"];
            /** @description Plain text. */
            notice_title: string;
            /** @description The number of times the post was opened. Null counts as 0. */
            notice_hit: number | null;
            /**
             * Format: date
             * @description The date of the post in Asia/Seoul, YYYY-MM-DD, or null when none is stored.
             */
            notice_enrollment_date: string | null;
            /**
             * @description The URL of a preview picture, which need not be an attached file, or null without one. It is the picture of this
             *     post: no two posts of a board have the same URL. The website shows only pictures of its own origin.
             */
            notice_image_url?: string | null;
            /** @description The author, if the secretariat wrote the post. */
            admin_name?: string | null;
            /** @description The author, if a member wrote the post. */
            member_name?: string | null;
            fixed_yn: components["schemas"]["PinnedMark"];
            /** @description The URL of the first attached file, which belongs to this post alone. */
            file_path?: string | null;
        };
        NoticeList: {
            notice: components["schemas"]["NoticeItem"][];
            /** @description The number of all matching posts, including pinned ones, for the pagination. */
            notice_count: number;
        };
        NewsletterItem: {
            newsletter_pk: components["schemas"]["Pk"];
            /** @description Plain text. */
            newsletter_title: string;
            /** @description The number of times the post was opened. Null counts as 0. */
            newsletter_hit: number | null;
            /**
             * Format: date
             * @description The date of the post in Asia/Seoul, YYYY-MM-DD, or null when none is stored.
             */
            newsletter_enrollment_date: string | null;
            /**
             * @description The URL of a preview picture, which need not be an attached file, or null without one. It is the picture of this
             *     post: no two posts of a board have the same URL. The website shows only pictures of its own origin.
             */
            newsletter_image_url?: string | null;
            /** @description The author, if the secretariat wrote the post. */
            admin_name?: string | null;
            /** @description The author, if a member wrote the post. */
            member_name?: string | null;
            fixed_yn: components["schemas"]["PinnedMark"];
            /** @description The URL of the first attached file, which belongs to this post alone. */
            file_path?: string | null;
        };
        NewsletterList: {
            newsletter: components["schemas"]["NewsletterItem"][];
            /** @description The number of all matching posts, including pinned ones, for the pagination. */
            newsletter_count: number;
        };
        TrendItem: {
            trend_pk: components["schemas"]["Pk"];
            /** @description Plain text. */
            trend_title: string;
            /** @description The number of times the post was opened. Null counts as 0. */
            trend_hit: number | null;
            /**
             * Format: date
             * @description The date of the post in Asia/Seoul, YYYY-MM-DD, or null when none is stored.
             */
            trend_enrollment_date: string | null;
            /**
             * @description The URL of a preview picture, which need not be an attached file, or null without one. It is the picture of this
             *     post: no two posts of a board have the same URL. The website shows only pictures of its own origin.
             */
            trend_image_url?: string | null;
            /** @description The author, if the secretariat wrote the post. */
            admin_name?: string | null;
            /** @description The author, if a member wrote the post. */
            member_name?: string | null;
            fixed_yn: components["schemas"]["PinnedMark"];
            /** @description The URL of the first attached file, which belongs to this post alone. */
            file_path?: string | null;
        };
        TrendList: {
            trend: components["schemas"]["TrendItem"][];
            /** @description The number of all matching posts, including pinned ones, for the pagination. */
            trend_count: number;
        };
        GalleryItem: {
            gallery_pk: components["schemas"]["Pk"];
            /** @description Plain text. */
            gallery_title: string;
            /** @description The number of times the post was opened. Null counts as 0. */
            gallery_hit: number | null;
            /**
             * Format: date
             * @description The date of the post in Asia/Seoul, YYYY-MM-DD, or null when none is stored.
             */
            gallery_enrollment_date: string | null;
            /**
             * @description The URL of a preview picture, which need not be an attached file, or null without one. It is the picture of this
             *     post: no two posts of a board have the same URL. The website shows only pictures of its own origin.
             */
            gallery_image_url?: string | null;
            /** @description The author, if the secretariat wrote the post. */
            admin_name?: string | null;
            /** @description The author, if a member wrote the post. */
            member_name?: string | null;
            fixed_yn: components["schemas"]["PinnedMark"];
            /** @description The URL of the first attached file, which belongs to this post alone. */
            file_path?: string | null;
        };
        GalleryList: {
            gallery: components["schemas"]["GalleryItem"][];
            /** @description The number of all matching posts, including pinned ones, for the pagination. */
            gallery_count: number;
        };
        ForumItem: {
            forum_pk: components["schemas"]["Pk"];
            /** @description Plain text. */
            forum_title: string;
            /** @description The number of times the post was opened. Null counts as 0. */
            forum_hit: number | null;
            /**
             * Format: date
             * @description The date of the post in Asia/Seoul, YYYY-MM-DD, or null when none is stored.
             */
            forum_enrollment_date: string | null;
            /**
             * @description The URL of a preview picture, which need not be an attached file, or null without one. It is the picture of this
             *     post: no two posts of a board have the same URL. The website shows only pictures of its own origin.
             */
            forum_image_url?: string | null;
            /** @description The author, if the secretariat wrote the post. */
            admin_name?: string | null;
            /** @description The author, if a member wrote the post. */
            member_name?: string | null;
            fixed_yn: components["schemas"]["PinnedMark"];
            /** @description The URL of the first attached file, which belongs to this post alone. */
            file_path?: string | null;
        };
        ForumList: {
            forum: components["schemas"]["ForumItem"][];
            /** @description The number of all matching posts, including pinned ones, for the pagination. */
            forum_count: number;
        };
        /** @description The list of one board. The keys identify the board. */
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
             * @description HTML from the editor of the secretariat. It is not safe; the website sanitises it. Pictures of other origins become
             *     links. Content that is nested too deeply or has too many elements is shown as text.
             */
            notice_content: string;
            /**
             * Format: date
             * @description The date of the post in Asia/Seoul, YYYY-MM-DD, or null when none is stored.
             */
            notice_enrollment_date: string | null;
            /** @description The number of times the post was opened. Null counts as 0. */
            notice_hit: number | null;
            /** @description The author, if the secretariat wrote the post. */
            admin_name?: string | null;
            /** @description The author, if a member wrote the post. */
            member_name?: string | null;
        };
        /** @description The name of the uploaded file in Unicode NFC. */
        FileName: string;
        File: {
            file_pk: components["schemas"]["Pk"];
            /**
             * @description The URL of the file: a path on the website's host, or an https URL. The website opens a path that ends in .pdf in a
             *     new tab, and downloads any other file with `fileDownload`. The server responds to this URL without headers.
             *     Characters may be percent-encoded. A long file name may be shortened here, but not its extension.
             */
            file_path: string;
            file_original_name: components["schemas"]["FileName"];
            /** @description The size in bytes. */
            file_size: number;
        };
        NoticeDetail: {
            notice: components["schemas"]["NoticePost"];
            notice_file: components["schemas"]["File"][];
            /** @description The number of the next older post of the board, or null at the end. */
            prev_pk: number | null;
            /** @description The number of the next newer post of the board, or null at the end. */
            next_pk: number | null;
        };
        NewsletterPost: {
            newsletter_pk: components["schemas"]["Pk"];
            /** @description Plain text. */
            newsletter_title: string;
            /**
             * @description HTML from the editor of the secretariat. It is not safe; the website sanitises it. Pictures of other origins become
             *     links. Content that is nested too deeply or has too many elements is shown as text.
             */
            newsletter_content: string;
            /**
             * Format: date
             * @description The date of the post in Asia/Seoul, YYYY-MM-DD, or null when none is stored.
             */
            newsletter_enrollment_date: string | null;
            /** @description The number of times the post was opened. Null counts as 0. */
            newsletter_hit: number | null;
            /** @description The author, if the secretariat wrote the post. */
            admin_name?: string | null;
            /** @description The author, if a member wrote the post. */
            member_name?: string | null;
        };
        NewsletterDetail: {
            newsletter: components["schemas"]["NewsletterPost"];
            newsletter_file: components["schemas"]["File"][];
            /** @description The number of the next older post of the board, or null at the end. */
            prev_pk: number | null;
            /** @description The number of the next newer post of the board, or null at the end. */
            next_pk: number | null;
        };
        TrendPost: {
            trend_pk: components["schemas"]["Pk"];
            /** @description Plain text. */
            trend_title: string;
            /**
             * @description HTML from the editor of the secretariat. It is not safe; the website sanitises it. Pictures of other origins become
             *     links. Content that is nested too deeply or has too many elements is shown as text.
             */
            trend_content: string;
            /**
             * Format: date
             * @description The date of the post in Asia/Seoul, YYYY-MM-DD, or null when none is stored.
             */
            trend_enrollment_date: string | null;
            /** @description The number of times the post was opened. Null counts as 0. */
            trend_hit: number | null;
            /** @description The author, if the secretariat wrote the post. */
            admin_name?: string | null;
            /** @description The author, if a member wrote the post. */
            member_name?: string | null;
        };
        TrendDetail: {
            trend: components["schemas"]["TrendPost"];
            trend_file: components["schemas"]["File"][];
            /** @description The number of the next older post of the board, or null at the end. */
            prev_pk: number | null;
            /** @description The number of the next newer post of the board, or null at the end. */
            next_pk: number | null;
        };
        GalleryPost: {
            gallery_pk: components["schemas"]["Pk"];
            /** @description Plain text. */
            gallery_title: string;
            /**
             * @description HTML from the editor of the secretariat. It is not safe; the website sanitises it. Pictures of other origins become
             *     links. Content that is nested too deeply or has too many elements is shown as text.
             */
            gallery_content: string;
            /**
             * Format: date
             * @description The date of the post in Asia/Seoul, YYYY-MM-DD, or null when none is stored.
             */
            gallery_enrollment_date: string | null;
            /** @description The number of times the post was opened. Null counts as 0. */
            gallery_hit: number | null;
            /** @description The author, if the secretariat wrote the post. */
            admin_name?: string | null;
            /** @description The author, if a member wrote the post. */
            member_name?: string | null;
        };
        GalleryDetail: {
            gallery: components["schemas"]["GalleryPost"];
            gallery_file: components["schemas"]["File"][];
            /** @description The number of the next older post of the board, or null at the end. */
            prev_pk: number | null;
            /** @description The number of the next newer post of the board, or null at the end. */
            next_pk: number | null;
        };
        ForumPost: {
            forum_pk: components["schemas"]["Pk"];
            /** @description Plain text. */
            forum_title: string;
            /**
             * @description Members type plain text. The website shows it character by character, with its white space and line breaks. The
             *     content is HTML only if its first non-blank characters open an element that the website's sanitiser allows, and
             *     every element is closed within its parent. `br`, `hr`, `img` and `col` need no closing tag. Such posts come from
             *     an earlier editor. They are not safe; the website sanitises them.
             */
            forum_content: string;
            /**
             * Format: date
             * @description The date of the post in Asia/Seoul, YYYY-MM-DD, or null when none is stored.
             */
            forum_enrollment_date: string | null;
            /** @description The number of times the post was opened. Null counts as 0. */
            forum_hit: number | null;
            /** @description The author, if the secretariat wrote the post. */
            admin_name?: string | null;
            /** @description The author, if a member wrote the post. */
            member_name?: string | null;
            /** @description The number of the author, who may edit the post, or null when the secretariat wrote it. */
            member_pk: number | null;
        };
        ForumDetail: {
            forum: components["schemas"]["ForumPost"];
            forum_file: components["schemas"]["File"][];
            /** @description The number of the next older post of the board, or null at the end. */
            prev_pk: number | null;
            /** @description The number of the next newer post of the board, or null at the end. */
            next_pk: number | null;
        };
        /** @description One post of a board. The keys identify the board. */
        BoardDetail: components["schemas"]["NoticeDetail"] | components["schemas"]["NewsletterDetail"] | components["schemas"]["TrendDetail"] | components["schemas"]["GalleryDetail"] | components["schemas"]["ForumDetail"];
        GetInfoDetailSuccess: {
            /** @constant */
            success: true;
            data: components["schemas"]["BoardDetail"];
            error: null;
        };
        /** @description Each file is a separate multipart part, named `file[0]`, `file[1]`, …. At most ten files. */
        Uploads: components["schemas"]["Upload"][];
        SaveForumRequest: {
            /** @description The post that is edited; a new post has none. */
            forum_pk?: components["schemas"]["Pk"];
            /** @description The member who is logged in. */
            member_pk: components["schemas"]["Pk"];
            /** @description Plain text, not blank. */
            forum_title: string;
            /**
             * @description Not blank. A line break counts as one character, although a form sends it as two (CR LF). It is stored as LF.
             *     Otherwise the text is stored, and returned by `getInfoDetail`, exactly as sent: the website neither escapes nor
             *     trims it. `ForumPost` describes how the website shows it.
             */
            forum_content: string;
            file?: components["schemas"]["Uploads"];
            /** @description The numbers of attached files to remove, separated by commas. An empty or missing text removes none. */
            delete_file_pks?: string;
        };
        GuideItem: {
            guide_pk: components["schemas"]["Pk"];
            /** @description Plain text. */
            guide_title: string;
            /**
             * Format: date
             * @description The date of the guide in Asia/Seoul, YYYY-MM-DD, or null when none is stored.
             */
            guide_enrollment_date: string | null;
            /** @description The number of times the guide was opened. Null counts as 0. */
            guide_hit: number | null;
        };
        /** @description The number of rows on all pages. */
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
             * @description The date of the guide in Asia/Seoul, YYYY-MM-DD, or null when none is stored.
             */
            guide_enrollment_date: string | null;
            /** @description The number of times the guide was opened. Null counts as 0. */
            guide_hit: number | null;
            /** @description The author. */
            admin_name: string | null;
            /** @description HTML from the editor of the secretariat. It is not safe; the website sanitises it. */
            guide_content: string;
            file: components["schemas"]["File"][];
        };
        /** @description The number of the neighbouring record, or null at the end. */
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
        /** @description The title of the event in Korean. */
        ConferenceName: string;
        /**
         * @description A talk or a poster.
         * @enum {string}
         */
        AbstractPresentation: "구두 발표" | "포스터 발표";
        /**
         * @description approve is shown as 선정, any other value as 미선정. It applies to talks only.
         * @enum {string}
         */
        AbstractDecision: "approve" | "wait" | "reject";
        /**
         * @description The division as its label in the form.
         * @enum {string}
         */
        AbstractDivision: "소재 분과" | "제형 분과" | "평가 및 임상 분과" | "피부 & 천연물효능 기전 분과" | "대체법 분과" | "안정성 분과" | "기타 분과";
        Abstract: {
            /**
             * Format: date
             * @description The date of the guide in Asia/Seoul, YYYY-MM-DD, or null when none is stored.
             */
            abstract_enrollment_date: string | null;
            abstract_presentation: components["schemas"]["AbstractPresentation"];
            abstract_approve: components["schemas"]["AbstractDecision"];
            abstract_division: components["schemas"]["AbstractDivision"];
            abstract_conference_name: components["schemas"]["ConferenceName"];
            /**
             * @description The URL of the file. A new tab opens it without headers, so anyone with the URL can read the file. Therefore it has
             *     an unguessable part: at least 128 random bits as 22 or more letters, digits, `-` and `_`.
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
            /** @description A Word document, .doc or .docx, at most 10 MB (10,485,760 bytes). */
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
         * @description The recorded and displayed payment method.
         * @enum {string}
         */
        PayMethod: "카드결제" | "무통장입금";
        RegisterInfo: {
            pay_info_pk: components["schemas"]["Pk"];
            /**
             * Format: date
             * @description The date of the payment in Asia/Seoul.
             */
            pay_info_tran_date: string;
            pay_info_pay_method: components["schemas"]["PayMethod"];
            pay_info_goods_name: components["schemas"]["ConferenceName"];
        };
        /** @description '{YYYY}년도 연회비' for the annual fee, the event's title for the registration fee. */
        GoodsName: string;
        /** @description An amount in won. */
        Won: number;
        /**
         * @description The bank transfer that the member has registered for the current goods and that the society still expects. Absent
         *     without such a transfer, and on a server that keeps none: the website then shows the transfer that it has stored in the
         *     tab, as long as the fee is unpaid.
         */
        TransferInfo: {
            goods_name: components["schemas"]["GoodsName"];
            member_type: components["schemas"]["MemberType"];
            amount: components["schemas"]["Won"];
            bank_name: string;
            /** @description The account number as displayed. */
            account_number: string;
            account_holder: string;
            /** @description What the member writes as depositor. */
            depositor_name: string;
            /**
             * Format: date
             * @description The last day of the deposit in Asia/Seoul, such as the last day of the year or of the registration.
             */
            deposit_until: string;
        };
        RegisterInfoList: {
            register_info: components["schemas"]["RegisterInfo"][];
            total_count: components["schemas"]["TotalCount"];
            transfer_info?: components["schemas"]["TransferInfo"];
        };
        GetRegisterInfoSuccess: {
            /** @constant */
            success: true;
            data: components["schemas"]["RegisterInfoList"];
            error: null;
        };
        /** @description The fees of one member type. */
        MemberFee: {
            member_type: components["schemas"]["MemberType"];
            annual_fee: components["schemas"]["Won"];
            registration_fee: components["schemas"]["Won"];
        };
        /** @description The bank account for transfers and the fees of each member type, for the payment screens. */
        PayGuide: {
            bank_name: string;
            /** @description The account number as displayed. */
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
            /** @description The amount in won, digits only. */
            amount: string;
            goods_type: components["schemas"]["GoodsType"];
            goods_name: components["schemas"]["GoodsName"];
        };
        PgReadyRequest: {
            member_type: components["schemas"]["MemberType"];
            /** @description The amount in won. */
            amount: number;
            goods_type: components["schemas"]["GoodsType"];
            goods_name: components["schemas"]["GoodsName"];
        };
        /** @description The society's reference of a card payment. The website stores it until the payment page redirects back. */
        MbrRefNo: string;
        /** @description The URLs of the payment page for a phone, a computer and the app. The website opens only URLs of its payment origins. */
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
            /** @description The number of the recorded payment, or null unless it was approved. */
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
         * @description One year of the annual fee. A paid year has the number, date and method of the payment, and the date determines the
         *     year. The unpaid current year has null in these fields, and the amount is the owed fee.
         */
        PayInfo: {
            pay_info_pk: number | null;
            /**
             * Format: date
             * @description The date of the payment in Asia/Seoul.
             */
            pay_info_tran_date: string | null;
            pay_info_amt: components["schemas"]["Won"];
            pay_info_member_type: components["schemas"]["MemberType"] | null;
            pay_info_pay_method: components["schemas"]["PayMethod"] | null;
        };
        AnnualFeePaid: {
            /** @description Null when the member has no type. The member then chooses one in the payment modal. */
            member_type: components["schemas"]["MemberType"] | null;
            /** @description Whether the member owes this year's fee and can pay it. */
            pay_possible: boolean;
            pay_info: components["schemas"]["PayInfo"][];
            transfer_info?: components["schemas"]["TransferInfo"];
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
            /** @description Plain text, not blank. A line break counts as one character, although a form sends it as two. */
            inquiry_content: string;
            file?: components["schemas"]["Uploads"];
        };
    };
    responses: {
        /** @description The request violates this contract. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description A required header is missing. */
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
                 * @description The seconds or the date after which the request can be sent again (RFC 9110).
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
        /** @description The body is larger than 110 MiB, which the largest form needs. */
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
            /** @description A new access token, or the reason of the failure. */
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
            /** @description Tokens and profile, or the reason of the failure. */
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
            /** @description The session has ended, or the reason of the failure. */
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
            /** @description The account was created, or the reason of the failure. */
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
            /** @description The ID is available, or the reason of the failure. */
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
            /** @description The code was sent, or the reason of the failure. */
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
            /** @description The address is verified, or the reason of the failure. */
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
            /** @description The ID, or the reason of the failure. */
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
            /** @description A new password can be set, or the reason of the failure. */
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
            /** @description The password was set, or the reason of the failure. */
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
            /** @description The password was changed, or the reason of the failure. */
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
            /** @description The profile, or the reason of the failure. */
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
            /** @description The data was saved, or the reason of the failure. */
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
            /** @description The workplace, or the reason of the failure. */
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
            /** @description The data was saved, or the reason of the failure. */
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
            /** @description The records, or the reason of the failure. */
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
            /** @description The data was saved, or the reason of the failure. */
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
            /** @description The certificate awaits review, or the reason of the failure. */
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
            /** @description The certificate, null fields without one, or the reason of the failure. */
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
                 * @description The board.
                 * @example notice
                 */
                type: components["schemas"]["BoardType"];
                /**
                 * @description The page number, starting at 1.
                 * @example 1
                 */
                page?: number;
                /**
                 * @description The number of posts per page.
                 * @example 10
                 */
                row?: number;
                /**
                 * @description The search text as plain text. The search ignores case, HTML tags and the kind of white space. A blank text finds all.
                 * @example 학술대회
                 */
                search?: string;
                /**
                 * @description The fields to search.
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
            /** @description One page of the board, or the reason of the failure. */
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
                 * @description The board.
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
            /** @description The post with its files and neighbours, or the reason of the failure. */
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
            /** @description The post was saved, or the reason of the failure. */
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
                 * @description The page number, starting at 1.
                 * @example 1
                 */
                page?: number;
                /**
                 * @description The number of rows per page.
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
            /** @description One page of guides, or the reason of the failure. */
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
            /** @description The guide with its files and neighbours, or the reason of the failure. */
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
                 * @description The title of the event.
                 * @example 2025년 제5차 정기총회 및 추계학술대회
                 */
                conference_name: components["schemas"]["ConferenceName"];
                /**
                 * @description The page number, starting at 1.
                 * @example 1
                 */
                page?: number;
                /**
                 * @description The number of rows per page.
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
            /** @description One page of abstracts, or the reason of the failure. */
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
            /** @description The abstract was received, or the reason of the failure. */
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
            /** @description The member type, or the reason why the fee cannot be paid. */
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
                 * @description The page number, starting at 1.
                 * @example 1
                 */
                page?: number;
                /**
                 * @description The number of rows per page.
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
            /** @description One page of registrations, or the reason of the failure. */
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
            /** @description Bank account and fees, or the reason of the failure. */
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
            /** @description The deposit is expected, or the reason of the failure. */
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
            /** @description The payment page, or the reason of the failure. */
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
            /** @description The result of the payment, or the reason of the failure. */
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
            /** @description The fees, or the reason of the failure. */
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
            /** @description The receipt, or the reason of the failure. */
            200: {
                headers: {
                    /**
                     * @description attachment with the name '한빛화장품과학회 영수증.pdf'.
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
            /** @description The statement, or the reason of the failure. */
            200: {
                headers: {
                    /**
                     * @description attachment with the name '한빛화장품과학회 거래명세서.pdf'.
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
            /** @description The inquiry was received, or the reason of the failure. */
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
                 * @description The number of a public file.
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
            /** @description The bytes of the file, or the reason of the failure. */
            200: {
                headers: {
                    /**
                     * @description attachment with the original name of the file.
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
