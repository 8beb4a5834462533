import { gradeNumber } from '@sumfox/curriculum/grades';
import type { GradeLevel } from '@sumfox/curriculum/grades';

/** Last grade with a picture password; older children type. */
const LAST_PICTURE_GRADE = 2;

/** Pictures in their order as the text that is hashed. */
export function picturesToPassword(pictures: readonly string[]): string {
  return pictures.join(' ');
}

/** Whether a child of this grade may have a picture password. */
export function mayUsePictures(gradeLevel: GradeLevel): boolean {
  return gradeNumber(gradeLevel) <= LAST_PICTURE_GRADE;
}
