import { BATCH_LEVEL_PERCENTAGES } from '@sumfox/contracts/content/pregeneration';
import { PROFICIENCY_LEVELS } from '@sumfox/curriculum/grades';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import type { Form } from '../../shared/ui/use-form.js';
import { type BatchValues, listOffers } from '../../entities/batch/index.js';
import { readLevelWords } from '../../entities/question/index.js';
import { TickList } from './tick-list.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { MAKE_BATCH } from './make-batch.messages.js';

/** `15% not ready, 35% guided, …`: the levels of a batch without a choice of levels (CONSOLE-4). */
const readSpread = () =>
  PROFICIENCY_LEVELS.map(
    (level) => `${BATCH_LEVEL_PERCENTAGES[level]}% ${readLevelWords()[level].toLowerCase()}`,
  ).join(', ');

/** Narrows a batch to a part of a level's curriculum; disabled until a level is chosen (CONSOLE-2). */
export function AdvancedSettings(props: {
  values: BatchValues;
  set: Form<BatchValues>['set'];
  /** Why topics and problem types do not go together. */
  fault: string | null;
}) {
  const t = useMessages(MAKE_BATCH);
  const { values, set } = props;
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const isAll = values.primaryLevel === 'all';
  const { subStrands, heuristics } = listOffers(values.primaryLevel);
  const toTick = ({ id: value, name }: { id: string; name: string }) => ({ value, label: name });
  return (
    <section className="advanced">
      <button
        type="button"
        className="advanced__head"
        disabled={isAll}
        aria-expanded={isOpen && !isAll}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <ChevronDown size={20} aria-hidden />
        {t.advancedSettings}
        {isAll && <span className="note">{t.chooseAPrimaryLevel}</span>}
      </button>
      <div id={id} className="advanced__body" hidden={!isOpen || isAll}>
        <TickList
          legend={t.topicsSubStrands}
          note={t.noneTickedAllOf({ count: subStrands.length })}
          ticks={subStrands.map(toTick)}
          chosen={values.subStrandFilter}
          onChosen={(chosen) => set('subStrandFilter', chosen)}
        />
        <TickList
          legend={t.problemTypesHeuristics}
          note={t.noneTickedAllHeuristics({ count: heuristics.length })}
          ticks={heuristics.map((each) => ({ value: each.id, label: each.name }))}
          chosen={values.heuristicFilter}
          onChosen={(chosen) => set('heuristicFilter', chosen)}
        />
        <TickList
          legend={t.proficiencyLevels}
          note={t.noneTicked({ spread: readSpread() })}
          ticks={PROFICIENCY_LEVELS.map((level) => ({ value: level, label: readLevelWords()[level] }))}
          chosen={values.proficiencyFilter}
          onChosen={(chosen) => set('proficiencyFilter', chosen)}
        />
      </div>
      {props.fault && (
        <p className="field__fault" role="alert">
          {props.fault}
        </p>
      )}
    </section>
  );
}
