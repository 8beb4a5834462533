import { useNavigate } from 'react-router-dom';
import { useUser } from '../../entities/account/index.js';
import { notify } from '../../shared/ui/notify.js';
import { createPaper } from '../../entities/paper/index.js';
import { START_PRACTICE } from './start-practice.messages.js';
import { useMaking } from './use-making.js';

/** Makes a paper (or takes up the unfinished diagnostic) and goes to it. */
export function useStartAssessment() {
  const user = useUser();
  const navigate = useNavigate();
  return useMaking({
    make: (type: 'diagnostic' | 'adaptive') => createPaper(type, user.userId, user.gradeLevel),
    onMade: ({ resumed, assessment }) => {
      if (resumed)
        notify(START_PRACTICE.get().continuingYourDiagnostic, START_PRACTICE.get().youCarryOnWhere);
      else
        notify(
          START_PRACTICE.get().assessmentCreated,
          START_PRACTICE.get().yourAssessmentIsReady({ type: assessment.type }),
          'success',
        );
      void navigate(`/assessment/${assessment.assessmentId}`);
    },
    explain: () => ({
      title: START_PRACTICE.get().assessmentCreationFailed,
      text: START_PRACTICE.get().failedToCreateAssessment,
    }),
  });
}
