import { BATCH_LEVEL_PERCENTAGES } from '@sumfox/contracts/content/pregeneration';
import { PROFICIENCY_LEVELS } from '@sumfox/curriculum/grades';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import type { Form } from '../../shared/ui/use-form.js';
import { type BatchValues, listOffers } from '../../entities/batch/index.js';
import { LEVEL_WORDS } from '../../entities/question/index.js';
import { TickList } from './tick-list.js';

/** `15% not ready, 35% guided, …`: the levels of a batch without a choice of levels (CONSOLE-4). */
const SPREAD = PROFICIENCY_LEVELS.map(
  (level) => `${BATCH_LEVEL_PERCENTAGES[level]}% ${LEVEL_WORDS[level].toLowerCase()}`,
).join(', ');

/** Narrows a batch to a part of a level's curriculum; disabled until a level is chosen (CONSOLE-2). */
export function AdvancedSettings(props: {
  values: BatchValues;
  set: Form<BatchValues>['set'];
  /** Why topics and problem types do not go together. */
  fault: string | null;
}) {
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
        Advanced Settings
        {isAll && <span className="note">Choose a primary level first.</span>}
      </button>
      <div id={id} className="advanced__body" hidden={!isOpen || isAll}>
        <TickList
          legend="Topics (sub-strands)"
          note={`None ticked: all ${subStrands.length} of this level.`}
          ticks={subStrands.map(toTick)}
          chosen={values.subStrandFilter}
          onChosen={(chosen) => set('subStrandFilter', chosen)}
        />
        <TickList
          legend="Problem types (heuristics)"
          note={`None ticked: all ${heuristics.length} heuristics represented proportionally.`}
          ticks={heuristics.map((each) => ({ value: each.id, label: each.name }))}
          chosen={values.heuristicFilter}
          onChosen={(chosen) => set('heuristicFilter', chosen)}
        />
        <TickList
          legend="Proficiency levels"
          note={`None ticked: ${SPREAD}.`}
          ticks={PROFICIENCY_LEVELS.map((level) => ({ value: level, label: LEVEL_WORDS[level] }))}
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
