import type { Meta } from '@storybook/react-vite';
import { AdultTheme } from '../src/shared/theme/adult-theme.js';

/** For what adults alone see: it is styled by their kit and knows no themes. */
export const FOR_ADULTS: Pick<Meta, 'decorators' | 'parameters'> = {
  decorators: [
    (Story) => (
      <AdultTheme>
        <Story />
      </AdultTheme>
    ),
  ],
  parameters: { isForAdults: true },
};
