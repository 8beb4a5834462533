const NUMBER = String.raw`\d[\d,]*(?:\.\d+)?`;
const SUM = new RegExp(String.raw`^(${NUMBER})\s*([+\-−–×x÷])\s*(${NUMBER})\s*=[\s_.?]*$`, 'i');
const PLAIN = new RegExp(String.raw`^${NUMBER}$`);

/** Differences below this come from binary fractions. */
const EXACT = 1e-9;

/** Whether the answer of a bare sum of two numbers is its result; null for any other question. */
export function checkSum(question: string, answer: string): boolean | null {
  const [, one, sign, other] = SUM.exec(question.trim()) ?? [];
  if (one === undefined || other === undefined || !PLAIN.test(answer.trim())) return null;
  const [a, b, said] = [one, other, answer.trim()].map((text) => Number(text.replace(/,/g, '')));
  if (a === undefined || b === undefined || said === undefined) return null;
  const result = sign === '+' ? a + b : /[×x]/i.test(sign ?? '') ? a * b : sign === '÷' ? a / b : a - b;
  return Math.abs(result - said) < EXACT * Math.max(1, Math.abs(result));
}
