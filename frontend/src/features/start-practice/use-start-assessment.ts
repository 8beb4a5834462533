import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { useUser } from '../../entities/account/index.js';
import { notify } from '../../shared/ui/notify.js';
import { errorSentence } from '../../shared/api/call-error.js';
import { createPaper } from '../../entities/paper/index.js';

/** Makes a paper (or takes up the unfinished diagnostic) and goes to it. */
export function useStartAssessment() {
  const user = useUser();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (type: 'diagnostic' | 'adaptive') => createPaper(type, user.userId, user.gradeLevel),
    onSuccess: ({ resumed, assessment }) => {
      if (resumed) notify('Continuing Your Diagnostic', 'You carry on where you stopped.');
      else
        notify('Assessment Created!', `Your ${assessment.type} assessment is ready. Let's begin!`, 'success');
      void navigate(`/assessment/${assessment.assessmentId}`);
    },
    onError: (error) =>
      notify(
        'Assessment Creation Failed',
        errorSentence(error, 'Failed to create assessment. Please try again.'),
        'error',
      ),
  });
}
