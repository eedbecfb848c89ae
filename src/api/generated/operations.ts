// Written by `npm run generate` from openapi/. Do not edit.
/** What the data of a success must hold: one of these lists of keys in full. An empty table row asks for nothing. */
export const requiredData: Readonly<Record<string, readonly (readonly string[])[]>> = {
  '/v1/front/requestToken': [["access_token"]],
  '/v1/front/login': [["access_token","refresh_token","member_name","member_pk","member_type"]],
  '/v1/front/logout': [],
  '/v1/front/getInfo': [["notice","notice_count"],["newsletter","newsletter_count"],["trend","trend_count"],["gallery","gallery_count"],["forum","forum_count"]],
  '/v1/front/getInfoDetail': [["notice","notice_file","prev_pk","next_pk"],["newsletter","newsletter_file","prev_pk","next_pk"],["trend","trend_file","prev_pk","next_pk"],["gallery","gallery_file","prev_pk","next_pk"],["forum","forum_file","prev_pk","next_pk"]],
  '/v1/common/fileDownload': [],
};
