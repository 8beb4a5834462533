import type { GradeLevel } from '@sumfox/curriculum/grades';
import { listHeuristics } from '@sumfox/curriculum/heuristics';
import { listSubStrands } from '@sumfox/curriculum/sub-strands';
import { useId, useState } from 'react';
import { Button } from '../../shared/ui/button.js';
import { Dialog, DialogActions } from '../../shared/ui/dialog.js';
import { FOCUS_MAX, focusHint, NO_FOCUS, toggled, type ChosenFocus } from './focus.rules.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { ZOOM_IN } from './zoom-in.messages.js';
import './zoom-in-dialog.css';

interface Choice<Id> {
  id: Id;
  name: string;
  description: string;
}

/** Choose up to three concepts and three methods to practise (HOME-7). It opens with nothing chosen, or `initial`. */
export default function ZoomInDialog(props: {
  gradeLevel: GradeLevel;
  initial?: ChosenFocus;
  onClose: () => void;
  onGenerate: (focus: ChosenFocus) => void;
}) {
  const t = useMessages(ZOOM_IN);
  const [focus, setFocus] = useState<ChosenFocus>(props.initial ?? NO_FOCUS);
  const hintId = useId();
  const ready = focus.subStrandIds.length + focus.heuristicIds.length > 0;
  return (
    <Dialog title={t.zoomInPracticeSpecific} onClose={props.onClose} wide>
      <div className="zoom-in">
        <ChoiceList
          legend={t.mathConcepts}
          choices={listSubStrands(props.gradeLevel)}
          chosen={focus.subStrandIds}
          onToggle={(id) => setFocus({ ...focus, subStrandIds: toggled(focus.subStrandIds, id) })}
        />
        <ChoiceList
          legend={t.problemSolvingMethods}
          choices={listHeuristics(props.gradeLevel)}
          chosen={focus.heuristicIds}
          onToggle={(id) => setFocus({ ...focus, heuristicIds: toggled(focus.heuristicIds, id) })}
        />
      </div>
      <p id={hintId} className="note" role="status">
        {focusHint(focus)}
      </p>
      <DialogActions>
        <Button onClick={props.onClose}>{t.cancel}</Button>
        <Button
          tone="primary"
          disabled={!ready}
          aria-describedby={hintId}
          onClick={() => props.onGenerate(focus)}
        >
          {t.generateAssessment}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function ChoiceList<Id extends string>(props: {
  legend: string;
  choices: readonly Choice<Id>[];
  chosen: readonly Id[];
  onToggle: (id: Id) => void;
}) {
  const t = useMessages(ZOOM_IN);
  const isFull = props.chosen.length >= FOCUS_MAX;
  return (
    <fieldset className="zoom-in__list">
      <legend>
        {props.legend}{' '}
        <span className="chip chip--plain">
          {t.selected({ count: props.chosen.length, focusMax: FOCUS_MAX })}
        </span>
      </legend>
      <div className="zoom-in__choices">
        {props.choices.map(({ id, name, description }) => {
          const checked = props.chosen.includes(id);
          return (
            <label key={id} className="zoom-in__choice">
              <input
                type="checkbox"
                checked={checked}
                disabled={isFull && !checked}
                onChange={() => props.onToggle(id)}
              />
              <span>
                <b>{name}</b>
                <span className="note">{description}</span>
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
