import { ProbabilityTester } from './probability-tester.js';
import { VisualGenerator } from './visual-generator.js';
import './visual-testing.css';

/** Tries out what the engine draws, and how often (ADMIN-7). Nothing of it enters the bank. */
export default function VisualTestingTab() {
  return (
    <div className="visual-testing">
      <VisualGenerator />
      <ProbabilityTester />
    </div>
  );
}
