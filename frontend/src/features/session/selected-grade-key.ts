/** The spec's browser key (A§3). Siblings share a tablet, so it is overwritten at sign-in and cleared at sign-out. */
export const SELECTED_GRADE_KEY = 'selectedGradeLevel';
