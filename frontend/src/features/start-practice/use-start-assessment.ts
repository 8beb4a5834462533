import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { useUser } from '../../entities/account/index.js';
import { notify } from '../../shared/ui/notify.js';
import { errorSentence } from '../../shared/api/call-error.js';
import { createPaper } from '../../entities/paper/index.js';
import { START_PRACTICE } from './start-practice.messages.js';

/** Makes a paper (or takes up the unfinished diagnostic) and goes to it. */
export function useStartAssessment() {
  const user = useUser();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (type: 'diagnostic' | 'adaptive') => createPaper(type, user.userId, user.gradeLevel),
    onSuccess: ({ resumed, assessment }) => {
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
    onError: (error) =>
      notify(
        START_PRACTICE.get().assessmentCreationFailed,
        errorSentence(error, START_PRACTICE.get().failedToCreateAssessment),
        'error',
      ),
  });
}
