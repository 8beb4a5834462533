import { useQuery } from '@tanstack/react-query';
import { orDash, type QuestionQuality, questionQualityQuery } from '../../entities/system/index.js';
import { CountBars } from '../../shared/ui/count-bars.js';
import { Figure } from '../../shared/ui/figure.js';
import { FiguresTab } from './figures-tab.js';
import { StructureForecastsSection } from './structure-forecasts.js';
import { challengeBars, checkBars, difficultyBars, reportBars } from './quality.rules.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { ADMIN } from './admin.messages.js';
import '../../shared/ui/quality-tab.css';

/** How good the questions are, from what pupils answered, reported and challenged (ADMIN-6). */
export function QualityTab() {
  const t = useMessages(ADMIN);
  return (
    <FiguresTab
      query={useQuery(questionQualityQuery)}
      loading={{ heights: [48, [3, 110], 180], label: t.loadingTheQualityFigures }}
      failed={t.theQualityFiguresCould}
      head={() => t.questionQuality}
    >
      {(quality) => (
        <>
          <Cards quality={quality} />
          <Charts quality={quality} />
          <StructureForecastsSection />
        </>
      )}
    </FiguresTab>
  );
}

function Cards({ quality }: { quality: QuestionQuality }) {
  const t = useMessages(ADMIN);
  const { questionsMeasured, answers } = quality;
  const among = (limit: string) =>
    questionsMeasured === 0 ? t.noQuestionMeasured : t.rightOfMeasured({ limit, questionsMeasured });
  // A count of questions is known only once one of them has enough answers (ADMIN-6).
  const measured = (count: number) => orDash(questionsMeasured === 0 ? null : count, String);
  return (
    <div className="quality__cards">
      <Figure title={t.totalFlagged} value={quality.totalFlagged} note={t.questionsReported} />
      <Figure title={t.tooEasy} value={measured(quality.tooEasy)} note={among(t.overNinetyPercent)} />
      <Figure title={t.tooHard} value={measured(quality.tooHard)} note={among(t.underTwentyPercent)} />
      <Figure
        title={t.qualityScore}
        value={`${quality.qualityScore}%`}
        isDefault={quality.qualityScoreIsDefault}
        note={quality.qualityScoreIsDefault ? t.ofThe20Answers({ answers }) : t.ofTheAnsweredQuestions}
      />
      <Figure
        title={t.validationRate}
        value={`${quality.validationRate}%`}
        isDefault={quality.validationRateIsDefault}
        note={quality.validationRateIsDefault ? t.untilThereWere20Checks : t.ofAllChecks}
      />
      <Figure title={t.autoFixed} value={quality.autoFixed} note={t.wrongKeysPutRight} />
      <Figure
        title={t.averageCorrect}
        value={orDash(quality.averageCorrect, (percent) => `${percent}%`)}
        note={t.answersToQuestions({ answers, questionsAnswered: quality.questionsAnswered })}
      />
      <Figure title={t.takenOut} value={quality.withdrawn} note={t.questionsAtFault} />
      <Figure title={t.inReview} value={quality.inReview} note={t.notDrawn} />
      <Figure title={t.marksRaised} value={quality.marksRaised} note={t.afterAFault} />
    </div>
  );
}

function Charts({ quality }: { quality: QuestionQuality }) {
  const t = useMessages(ADMIN);
  return (
    <div className="quality__charts">
      <CountBars title={t.questionsByDifficulty} bars={difficultyBars(quality)} empty={t.noAnswersYet} />
      <CountBars title={t.reports} bars={reportBars(quality)} empty={t.noQuestionWasReported} />
      <CountBars title={t.solutionsCheckedAgain} bars={checkBars(quality)} empty={t.noneWasAskedFor} />
      <CountBars title={t.challenges} bars={challengeBars(quality)} empty={t.noneWasDecidedYet} />
    </div>
  );
}
