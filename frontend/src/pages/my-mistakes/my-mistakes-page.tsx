import { listHeuristics } from '@sumfox/curriculum/heuristics';
import { listSubStrands } from '@sumfox/curriculum/sub-strands';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { Mistake } from '@sumfox/contracts/assessment/progress.endpoints';
import { useId } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useIsYoung, useUser } from '../../entities/account/index.js';
import { rewardsQuery } from '../../entities/reward/index.js';
import { Button } from '../../shared/ui/button.js';
import { ErrorPanel } from '../../shared/ui/error-panel.js';
import { LoadingOverlay } from '../../shared/ui/loading-overlay.js';
import { Skeleton } from '../../shared/ui/skeleton.js';
import { StatePanel } from '../../shared/ui/state-panel.js';
import { usePageTitle } from '../../shared/lib/page-title.js';
import { MakingOverlay } from '../../features/start-practice/index.js';
import { useSimilarPractice } from '../../features/try-similar/index.js';
import { FixBand } from './fix-band.js';
import { MistakeCard } from './mistake-card.js';
import { type NotebookFilter, notebookQuery } from '../../entities/mistake/index.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { MY_MISTAKES } from './my-mistakes.messages.js';
import './my-mistakes.css';

/** The notebook: what lost marks and is not put right yet, with a way back to it and a new one like it. */
export default function MyMistakesPage() {
  const t = useMessages(MY_MISTAKES);
  usePageTitle(t.myMistakes);
  const user = useUser();
  const isYoung = useIsYoung();
  const [search, setSearch] = useSearchParams();
  const filter: NotebookFilter = {
    ...(search.get('concept') ? { concept: search.get('concept') ?? '' } : {}),
    ...(search.get('heuristic') ? { heuristic: search.get('heuristic') ?? '' } : {}),
  };
  const isFiltered = Object.keys(filter).length > 0;
  const notebook = useInfiniteQuery(notebookQuery(user.userId, user.gradeLevel, filter));
  const rewards = useQuery(rewardsQuery(user.userId));
  const similar = useSimilarPractice();
  const trySimilar = ({ assessmentId, questionIndex }: Mistake): void =>
    similar.mutate({ questions: [{ assessmentId, questionIndex }] });
  const choose = (name: 'concept' | 'heuristic', id: string): void => {
    const { [name]: _before, ...rest } = filter;
    setSearch({ ...rest, ...(id === '' ? {} : { [name]: id }) }, { replace: true });
  };
  const [first] = notebook.data?.pages ?? [];
  const found = notebook.data?.pages.flatMap((page) => page.data) ?? [];
  const [lead] = found;
  // Primary 1 and 2 have few of them, and one thing to do.
  const filters = !isYoung && (
    <div className="notebook__filters">
      <Choice
        label={t.concept}
        all={t.allConcepts}
        value={filter.concept ?? ''}
        choices={listSubStrands(user.gradeLevel)}
        onChoose={(id) => choose('concept', id)}
      />
      <Choice
        label={t.problemSolvingMethod}
        all={t.allMethods}
        value={filter.heuristic ?? ''}
        choices={listHeuristics(user.gradeLevel)}
        onChoose={(id) => choose('heuristic', id)}
      />
    </div>
  );

  return (
    <div className="notebook">
      <MakingOverlay of={[similar]} />
      <div className="notebook__head">
        <h1>{t.myMistakes}</h1>
        <Link className="action action--quiet" to="/my-progress">
          {t.myProgress}
        </Link>
      </div>
      {lead && (
        <FixBand
          total={first?.total ?? found.length}
          fixed={rewards.data?.fixed ?? null}
          first={lead}
          busy={similar.isPending}
          onFix={() => trySimilar(lead)}
        />
      )}
      {(lead || isFiltered) && filters}
      {notebook.isPending ? (
        <Skeleton heights={[220, 220]} label={t.loadingYourNotebook} />
      ) : notebook.isError && !first ? (
        <ErrorPanel
          title={t.yourNotebookCouldNot}
          error={notebook.error}
          onRetry={() => void notebook.refetch()}
        />
      ) : !lead ? (
        <Empty
          isFiltered={isFiltered}
          putRight={first?.putRight ?? 0}
          onAll={() => setSearch({}, { replace: true })}
        />
      ) : (
        <>
          <ul className="notebook__list">
            {found.map((mistake) => (
              <MistakeCard
                key={`${mistake.assessmentId}-${mistake.questionIndex}`}
                mistake={mistake}
                busy={similar.isPending}
                onSimilar={() => trySimilar(mistake)}
              />
            ))}
          </ul>
          {notebook.hasNextPage && (
            <Button
              large
              className="notebook__more"
              disabled={notebook.isFetchingNextPage}
              onClick={() => void notebook.fetchNextPage()}
            >
              {notebook.isFetchingNextPage ? t.loading : t.showMore}
            </Button>
          )}
          {notebook.isFetchNextPageError && <p role="status">{t.moreCouldNotBe}</p>}
        </>
      )}
      {similar.isPending && <LoadingOverlay message={t.foxIsGettingA} />}
    </div>
  );
}

function Choice(props: {
  label: string;
  all: string;
  value: string;
  choices: ReadonlyArray<{ id: string; name: string }>;
  onChoose: (id: string) => void;
}) {
  const id = useId();
  return (
    <div className="notebook__filter">
      <label htmlFor={id}>{props.label}</label>
      <select id={id} value={props.value} onChange={(event) => props.onChoose(event.target.value)}>
        <option value="">{props.all}</option>
        {props.choices.map((choice) => (
          <option key={choice.id} value={choice.id}>
            {choice.name}
          </option>
        ))}
      </select>
    </div>
  );
}

function Empty(props: { isFiltered: boolean; putRight: number; onAll: () => void }) {
  const t = useMessages(MY_MISTAKES);
  if (props.isFiltered)
    return (
      <StatePanel
        title={t.nothingOpenHere}
        face="cheer"
        action={<Button onClick={props.onAll}>{t.showAllMyMistakes}</Button>}
      >
        {t.thisPartOfYour}
      </StatePanel>
    );
  return (
    <StatePanel
      title={props.putRight > 0 ? t.allPutRight : t.nothingToPutRight}
      face="cheer"
      action={
        <Link className="action action--go action--large" to="/dual-proficiency">
          {t.startANewAdventure}
        </Link>
      }
    >
      {props.putRight > 0 ? t.youCameBackAnd : t.whenAQuestionGoes}
    </StatePanel>
  );
}
