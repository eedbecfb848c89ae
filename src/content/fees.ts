/** The bank account for transfers, used if the server sends none. It is fictional, like all data of this society. */
export const transferAccount = {
  bank_name: '한빛은행',
  account_number: '000-000000-00-000',
  account_holder: '한빛화장품과학회',
};
