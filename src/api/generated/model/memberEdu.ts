/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */
import type { Degree } from './degree.ts';

/**
 * One education record. Texts must not contain ♩ or ♫, which are separators in sign-up.
 */
export interface MemberEdu {
  /**
     * Not blank.
     * @minLength 1
     * @maxLength 100
     * @pattern ^[^♩♫]*[^♩♫\s][^♩♫]*$
     */
  member_edu_school: string;
  /**
     * Not blank.
     * @minLength 1
     * @maxLength 100
     * @pattern ^[^♩♫]*[^♩♫\s][^♩♫]*$
     */
  member_edu_specialty: string;
  member_edu_degree: Degree;
  /**
     * The year of graduation, at most four digits. The key has this spelling.
     * @maxLength 4
     * @pattern ^\d{1,4}$
     */
  member_edu_gradation_year: string;
  /**
     * The name of the country in Korean.
     * @minLength 1
     * @maxLength 50
     * @pattern ^[^♩♫]*[^♩♫\s][^♩♫]*$
     */
  member_edu_nation: string;
}
