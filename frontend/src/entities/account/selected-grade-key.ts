/** The browser's key for the grade (ACCOUNT-8), overwritten at sign-in and cleared at sign-out: siblings share tablets. */
export const SELECTED_GRADE_KEY = 'selectedGradeLevel';
