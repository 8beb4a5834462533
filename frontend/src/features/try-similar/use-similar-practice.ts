import { useUser } from '../../entities/account/index.js';
import { notify } from '../../shared/ui/notify.js';
import { explainGeneration, useGoTo, useMaking } from '../start-practice/index.js';
import { createSimilar, type SimilarWish } from './similar.api.js';
import { TRY_SIMILAR } from './try-similar.messages.js';

/** New questions like those that lost marks, straight away. */
export function useSimilarPractice() {
  const user = useUser();
  const goTo = useGoTo();
  return useMaking({
    make: (wish: SimilarWish) => createSimilar(user.userId, wish),
    onMade: ({ data }) => {
      if (data.assessmentId === null) {
        notify(TRY_SIMILAR.get().nothingToTryAgain, TRY_SIMILAR.get().everyQuestionOfThis, 'success');
        return;
      }
      const count =
        data.questionsCount === 1
          ? '1 new question'
          : TRY_SIMILAR.get().newQuestions({ questionsCount: data.questionsCount });
      notify(TRY_SIMILAR.get().assessmentGenerated, TRY_SIMILAR.get().likeTheOnesYou({ count }), 'success');
      goTo(data.assessmentId);
    },
    explain: explainGeneration,
  });
}
