import { afterEach, describe, expect, it } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { defineMessages, params, plural, prepareLanguage, useMessages } from './define-messages.js';
import { chooseLanguage, dateFormat, language } from './language.js';
import { RichMessage } from './rich-message.js';

const MESSAGES = defineMessages('shared/messages/spec', {
  title: 'My day',
  greeting: params('Hi {name}, you have {count} stars'),
  questions: plural({ one: '{count} question for {name}', other: '{count} questions for {name}' }),
  kinds: { diagnostic: 'First paper', review: 'Review' },
  lines: ['Well done!', 'Keep going!'],
  notice: 'Read the <link>privacy notice</link>, {name}.',
});

function Page() {
  const t = useMessages(MESSAGES);
  return (
    <>
      <h1>{t.title}</h1>
      <p>{t.questions({ count: 2, name: 'Mei' })}</p>
      <p>{t.lines.join(' ')}</p>
    </>
  );
}

afterEach(() => chooseLanguage('en'));

describe('messages', () => {
  it('fill values as they are, whatever a value holds', () => {
    const { greeting } = MESSAGES.get();
    expect(greeting({ name: '$& {count}', count: 3 })).toBe('Hi $& {count}, you have 3 stars');
  });

  it('take the plural form of the count', () => {
    const { questions } = MESSAGES.get();
    expect(questions({ count: 1, name: 'Mei' })).toBe('1 question for Mei');
    expect(questions({ count: 0, name: 'Mei' })).toBe('0 questions for Mei');
  });

  it('hold tables by key', () => {
    expect(MESSAGES.get().kinds.review).toBe('Review');
  });

  it('change on the page with the language of the device', async () => {
    render(<Page />);
    expect(screen.getByRole('heading').textContent).toBe('My day');
    act(() => chooseLanguage('en-XA'));
    expect((await screen.findByText(/^⟦2 qúéstíóns fór Mei( ~)+⟧$/)).tagName).toBe('P');
    expect(screen.getByRole('heading').textContent).toMatch(/^⟦My dáy( ~)+⟧$/);
    expect(screen.getByText(/^⟦Wéll dóné!( ~)+⟧ ⟦/).tagName).toBe('P');
    act(() => chooseLanguage('en'));
    expect(screen.getByRole('heading').textContent).toBe('My day');
  });
});

describe('defineMessages', () => {
  it('speaks a language that is here at once, also outside components', async () => {
    await prepareLanguage('en-XA');
    chooseLanguage('en-XA');
    const late = defineMessages('shared/messages/late', { close: 'Close', hi: params('Hi {name}') });
    expect(late.get().close).toBe('⟦Clósé ~⟧');
    expect(late.get().hi({ name: 'Mei' })).toBe('⟦Hí Mei ~ ~⟧');
  });
});

describe('RichMessage', () => {
  it('draws the parts of a message in their places and shows tags in values as text', () => {
    const { container } = render(
      <RichMessage
        text={MESSAGES.get().notice}
        parts={{ link: (words) => <a href="/privacy">{words}</a> }}
        values={{ name: '<link>Tan</link>' }}
      />,
    );
    expect(container.textContent).toBe('Read the privacy notice, <link>Tan</link>.');
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['privacy notice']);
  });
});

describe('dateFormat', () => {
  it('writes the day of Singapore', () => {
    expect(language.get()).toBe('en');
    const format = dateFormat({ dateStyle: 'full' });
    expect(format.format(new Date('2026-11-24T17:00:00Z'))).toBe('Wednesday, 25 November 2026');
    expect(dateFormat({ dateStyle: 'full' })).toBe(format);
  });
});
