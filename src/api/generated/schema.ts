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
        ErrorCode: "40" | "41" | "44" | "45" | "49" | "50" | "80" | "84" | "86" | "90" | "91" | "97";
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
            /** @description The address of a preview picture. */
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
            /** @description The address of a preview picture. */
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
            /** @description The address of a preview picture. */
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
            /** @description The address of a preview picture. */
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
            /** @description The address of a preview picture. */
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
            /** @description HTML as the secretariat's editor writes it. It is not safe; the website sanitises it. */
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
            /** @description HTML as the secretariat's editor writes it. It is not safe; the website sanitises it. */
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
            /** @description HTML as the secretariat's editor writes it. It is not safe; the website sanitises it. */
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
            /** @description HTML as the secretariat's editor writes it. It is not safe; the website sanitises it. */
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
            /** @description HTML as the secretariat's editor writes it. It is not safe; the website sanitises it. */
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
    fileDownload: {
        parameters: {
            query: {
                /**
                 * @description The number of the file.
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
                    "application/octet-stream": string;
                    "application/json": components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
}
