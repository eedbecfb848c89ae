// Written by `npm run generate` from openapi/. Do not edit.
export const pgReadyBodyAmountMax = 999999999;
export const pgReadyBodyGoodsNameMax = 100;
export const pgApprovalCallbackBodyMbrRefNoMax = 40;
export const pgApprovalCallbackBodyMbrRefNoRegExp = new RegExp('^[A-Za-z0-9-]+$', 'u');
