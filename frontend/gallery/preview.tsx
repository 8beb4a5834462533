import type { Decorator, Preview } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';
import '../src/shared/theme/fonts.css';
import '../src/shared/theme/tokens.css';
import '../src/shared/theme/child-tokens.css';
import '../src/shared/theme/base.css';
import '../src/shared/theme/dark.css';
import '../src/entities/comfort/comfort.css';
// Sheets of pages that dress what stands in them.
import '../src/features/enter-answer/answer-area.css';
import '../src/features/read-review/review-page.css';
import '../src/pages/my-progress/my-progress-page.css';
import '../src/pages/paper/take-paper.css';
import './gallery.css';
import { UserContext } from '../src/entities/account/index.js';
import { prepareLanguage } from '../src/shared/messages/define-messages.js';
import { chooseLanguage, language, LANGUAGES } from '../src/shared/messages/language.js';
import { buildPupil } from '../src/testing/papers.js';
import { applyDress, DRESS_CHOICES, PLAIN_DRESS, type Dress } from './dress.js';

// Before any message is defined, as in the product.
await prepareLanguage(language.get());

const pupil = buildPupil();

/** Messages are written in a language once, when they are defined: another one needs a reload of the page. */
function speak(code: string): void {
  const wanted = LANGUAGES.find((each) => each === code);
  if (wanted === undefined || wanted === language.get()) return;
  chooseLanguage(wanted);
  window.location.reload();
}

/** Makes the browser say that it has no internet, or has it. */
function connect(isOffline: boolean): void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => !isOffline });
}

const dressed: Decorator = (Story, { globals, parameters }) => {
  applyDress(globals as unknown as Dress, parameters['isForAdults'] === true);
  speak(String(globals['language']));
  connect(parameters['isOffline'] === true);
  return (
    <UserContext value={pupil}>
      <MemoryRouter>
        <Story />
      </MemoryRouter>
    </UserContext>
  );
};

const preview: Preview = {
  decorators: [dressed],
  initialGlobals: { ...PLAIN_DRESS, language: language.get() },
  globalTypes: DRESS_CHOICES,
  parameters: {
    layout: 'fullscreen',
    // The themes have their own grounds.
    backgrounds: { disable: true },
    viewport: {
      options: {
        tablet: { name: 'Tablet', styles: { width: '1180px', height: '820px' }, type: 'tablet' },
        phone: { name: 'Phone', styles: { width: '390px', height: '844px' }, type: 'mobile' },
      },
    },
  },
};

export default preview;
