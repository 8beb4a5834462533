import { useQuery } from '@tanstack/react-query';
import { orDash, type QuestionQuality, questionQualityQuery } from '../../entities/system/index.js';
import { CountBars } from '../../shared/ui/count-bars.js';
import { Figure } from '../../shared/ui/figure.js';
import { FiguresTab } from './figures-tab.js';
import { challengeBars, checkBars, difficultyBars, reportBars } from './quality.rules.js';
import '../../shared/ui/quality-tab.css';

/** How good the questions are, from what pupils answered, reported and challenged (ADMIN-6). */
export function QualityTab() {
  return (
    <FiguresTab
      query={useQuery(questionQualityQuery)}
      loading={{ heights: [48, [3, 110], 180], label: 'Loading the quality figures' }}
      failed="The quality figures could not be loaded"
      head={() => 'Question quality'}
    >
      {(quality) => (
        <>
          <Cards quality={quality} />
          <Charts quality={quality} />
        </>
      )}
    </FiguresTab>
  );
}

function Cards({ quality }: { quality: QuestionQuality }) {
  const { questionsMeasured, answers } = quality;
  const among = (limit: string) =>
    questionsMeasured === 0
      ? 'no question has 20 answers yet'
      : `${limit} right, of ${questionsMeasured} measured`;
  return (
    <div className="system__cards">
      <Figure title="Total flagged" value={quality.totalFlagged} note="questions that pupils reported" />
      <Figure title="Too easy" value={orDash(quality.tooEasy, String)} note={among('over 90%')} />
      <Figure title="Too hard" value={orDash(quality.tooHard, String)} note={among('under 20%')} />
      <Figure
        title="Quality score"
        value={`${quality.qualityScore}%`}
        isDefault={quality.qualityScoreIsDefault}
        note={
          quality.qualityScoreIsDefault
            ? `${answers} of the 20 answers it needs`
            : 'of the answered questions have nothing against them'
        }
      />
      <Figure
        title="Validation rate"
        value={`${quality.validationRate}%`}
        isDefault={quality.validationRateIsDefault}
        note={
          quality.validationRateIsDefault
            ? 'until there were 20 checks of questions'
            : 'of all checks of questions were passed'
        }
      />
      <Figure title="Auto-fixed" value={quality.autoFixed} note="wrong keys put right" />
      <Figure
        title="Average correct"
        value={orDash(quality.averageCorrect, (percent) => `${percent}%`)}
        note={`${answers} answers to ${quality.questionsAnswered} questions`}
      />
      <Figure title="Taken out" value={quality.withdrawn} note="questions found at fault" />
      <Figure title="In review" value={quality.inReview} note="not drawn until looked at" />
      <Figure title="Marks raised" value={quality.marksRaised} note="after a fault or a challenge" />
    </div>
  );
}

function Charts({ quality }: { quality: QuestionQuality }) {
  return (
    <div className="quality__charts">
      <CountBars title="Questions by difficulty" bars={difficultyBars(quality)} empty="No answers yet." />
      <CountBars title="Reports" bars={reportBars(quality)} empty="No question was reported yet." />
      <CountBars title="Solutions checked again" bars={checkBars(quality)} empty="None was asked for yet." />
      <CountBars title="Challenges" bars={challengeBars(quality)} empty="None was decided yet." />
    </div>
  );
}
