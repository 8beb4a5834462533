import type { ChildOverview } from '@sumfox/contracts/assessment/child-overview.endpoints';
import type { LinkedChild } from '@sumfox/contracts/identity/account';
import { Eye, Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { chooseChild, slipWords } from '../../entities/child/index.js';
import { countText } from '../../shared/messages/count-text.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { PARENT_HOME } from './parent-home.messages.js';

/** One thing that went well this week, and one to keep an eye on. */
export function WinAndWatch({ child, overview }: { child: LinkedChild; overview: ChildOverview }) {
  const { win, watch, slips } = overview;
  const slip = watch?.kind === 'slip' ? findSlip(slips, watch) : undefined;
  return (
    <div className="kid__pair">
      <Said tone="win" {...winWords(win, child.callName)} />
      <Said tone="watch" {...watchWords(watch, slip)}>
        {slip && <ExampleLink child={child} />}
      </Said>
    </div>
  );
}

type Slips = ChildOverview['slips'];

function findSlip(
  slips: Slips,
  { code, topicId }: { code: string; topicId: string },
): Slips[number] | undefined {
  return slips.find((slip) => slip.code === code && slip.topicId === topicId);
}

function Said(props: { tone: 'win' | 'watch'; title: string; text: string; children?: ReactNode }) {
  const Icon = props.tone === 'win' ? Star : Eye;
  return (
    <div className={`kid__said kid__said--${props.tone}`}>
      <span className="kid__mark" aria-hidden>
        <Icon size={18} />
      </span>
      <div>
        <h4>{props.title}</h4>
        <p className="note">
          {props.text} {props.children}
        </p>
      </div>
    </div>
  );
}

function ExampleLink({ child }: { child: LinkedChild }) {
  const t = useMessages(PARENT_HOME);
  return (
    <Link to={`/child-progress/${child.userId}#mistakes`} onClick={() => chooseChild(child.userId)}>
      {t.seeAnExample}
    </Link>
  );
}

function winWords(win: ChildOverview['win'], name: string): { title: string; text: string } {
  const t = PARENT_HOME.get();
  switch (win?.kind) {
    case 'mastered':
      return { title: t.win({ what: t.isMastered({ topic: win.name }) }), text: t.rightAtFirstTry(win) };
    case 'slip-gone':
      return {
        title: t.win({ what: t.slipGone({ slip: slipWords(win.code) }) }),
        text: t.slipGoneText({ topic: win.topicName }),
      };
    case 'goal-met':
      return {
        title: t.win({ what: t.goalMetWin }),
        text: t.goalMetText({ name, days: countText(win.days, 'day') }),
      };
    case 'fixed':
      return { title: t.win({ what: t.fixed }), text: t.fixedText({ count: win.count }) };
    case 'practised':
      return { title: t.win({ what: t.practised }), text: t.practisedText(win) };
    case undefined:
      return { title: t.noWinYet, text: t.noWinYetText({ name }) };
  }
}

function watchWords(
  watch: ChildOverview['watch'],
  slip: Slips[number] | undefined,
): { title: string; text: string } {
  const t = PARENT_HOME.get();
  if (slip)
    return {
      title: t.watchSlip({ slip: slipWords(slip.code) }),
      text: t.watchSlipText({ topic: slip.topicName, count: slip.count, answers: slip.answers }),
    };
  if (watch?.kind === 'topic')
    return {
      title: t.watchTopic({ topic: watch.topicName }),
      text: t.watchTopicText({ percent: watch.percent, answers: watch.answers }),
    };
  return { title: t.nothingToWatch, text: t.nothingToWatchText };
}
