/** The words of a printed worksheet. */
export const WORKSHEET = {
  name: 'Name:',
  class: 'Class:',
  date: 'Date:',
  answer: 'Ans:',
  answers: (title: string) => `Answers: ${title}`,
  forTheGrownUp: 'For the grown-up. Each line of working can earn a mark.',
  scan: 'Scan to open the same questions and have them marked.',
  paper: (id: number) => `Paper #${id}`,
  page: (page: number, all: number) => `Page ${page} of ${all}`,
  means: (answer: string, explanation: string) => `${answer}: ${explanation}`,
} as const;
