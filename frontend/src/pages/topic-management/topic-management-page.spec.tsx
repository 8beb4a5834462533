import type { Topic } from '@sumfox/contracts/content/topic';
import { describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildTopicRecord } from '../../testing/child-figures.js';
import { buildLinkedChild } from '../../testing/families.js';
import { takeNotices } from '../../testing/notices.js';
import { buildPupil } from '../../testing/papers.js';
import { renderAppAt } from '../../testing/render-app.js';
import { refusal, scriptServer } from '../../testing/scripted-server.js';
import { buildTopic } from '../../testing/topics.js';

const OWN = '0192f0c1-0000-7000-8000-000000000701';
const TWIN = '0192f0c1-0000-7000-8000-000000000702';
const SHARED = '0192f0c1-0000-7000-8000-000000000703';
const EXTRACTION = '0192f0c1-0000-7000-8000-00000000070e';

const own = buildTopic({ id: OWN });
const shared = buildTopic({
  id: SHARED,
  name: 'Number Patterns',
  description: '',
  gradeLevel: 'Primary 6',
  difficultyLevel: 5,
  isShared: true,
  isEditable: false,
});
const twin = buildTopic({ id: TWIN, isActive: false });

type Script = Parameters<typeof scriptServer>[0];

/** A parent's page over the topics that a test begins with; the script may change them. */
function openPage(
  topics: Topic[],
  script: Script = {},
  path = '/topic-management',
  role: 'parent' | 'admin' = 'parent',
) {
  const server = scriptServer({
    'GET /api/auth/user': () => ({ body: { user: buildPupil({ role, userId: 'me' }) } }),
    'GET /api/parent/children': () => ({ body: [] }),
    'GET /api/topics': () => ({ body: topics }),
    'GET /api/topics/similarity-decisions': () => ({ body: [] }),
    ...script,
  });
  renderAppAt(path);
  return server;
}
const tab = (name: string) => screen.findByRole('tab', { name });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const figure = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent;
const dialog = async () => within(await screen.findByRole('dialog'));

describe('the page', () => {
  it('counts topics, active ones, similar pairs and questions, also by grade', async () => {
    openPage([own, shared, twin]);
    expect(await screen.findByRole('heading', { level: 1, name: 'Content Management' })).toBeTruthy();
    await waitFor(() => expect(figure('Total Topics')).toBe('3'));
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Overview',
      'Categories',
      'Similarities',
      'Manage Topics',
    ]);
    expect([figure('Active Topics'), figure('Similar Topics'), figure('Model Questions')]).toEqual([
      '2',
      '1',
      '3',
    ]);
    expect(button(/^Primary 4.*1 active topic$/)).toBeTruthy();
    expect(figure('Fractions & Decimals')).toBe('2');
  });

  it('is narrowed by search, grade and category together, and back by Clear Filters', async () => {
    openPage([own, shared, twin], {}, '/topic-management?tab=manage');
    await screen.findByRole('heading', { name: 'Number Patterns' });
    const names = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    await userEvent.click(button(/^Primary 6/));
    expect(button(/^Primary 6/).getAttribute('aria-pressed')).toBe('true');
    expect(names()).toEqual(['Number Patterns']);
    await userEvent.selectOptions(screen.getByLabelText('Category'), 'Word Problems');
    expect(await screen.findByText('Try adjusting your filters to see more topics.')).toBeTruthy();
    await userEvent.click(screen.getAllByRole('button', { name: 'Clear Filters' })[0]!);
    expect(names()).toHaveLength(3);
    await userEvent.type(screen.getByLabelText('Search'), 'patterns');
    expect(names()).toEqual(['Number Patterns']);
    expect(screen.getByText('1 of 3 topics')).toBeTruthy();
  });

  it('shows three topics of a category, and the rest on demand', async () => {
    const many = ['a', 'b', 'c', 'd', 'e'].map((letter) =>
      buildTopic({ id: OWN.slice(0, -1) + letter, name: `Fraction ${letter}` }),
    );
    openPage(many, {}, '/topic-management?tab=categories');
    const more = await screen.findByRole('button', { name: /^\+2 more topics/ });
    expect(screen.queryByText('Fraction d')).toBeNull();
    expect(screen.getAllByText('Medium 3/5')).toHaveLength(3);
    await userEvent.click(more);
    expect(screen.getByText('Fraction e')).toBeTruthy();
  });

  it('says so when there is nothing, and when it could not be loaded', async () => {
    openPage([], {}, '/topic-management?tab=manage');
    expect(await screen.findByRole('heading', { name: 'No Topics Found' })).toBeTruthy();
    expect(screen.getByText('Start by uploading your first topic.')).toBeTruthy();
    await userEvent.click(await tab('Similarities'));
    expect(await screen.findByRole('heading', { name: 'No Similar Topics Found' })).toBeTruthy();
  });

  it('offers to try again when the topics could not be loaded', async () => {
    openPage([], { 'GET /api/topics': () => 'no-connection' });
    expect(await screen.findByRole('heading', { name: 'The topics could not be loaded' })).toBeTruthy();
  });

  it('leaves shared topics to a parent to read, with symbols and separators', async () => {
    const text = 'A tank holds 36000 millilitres. What is 1/2 of it?';
    openPage(
      [{ ...shared, modelQuestions: [{ question: text, difficulty: 4 }] }],
      {},
      '/topic-management?tab=manage',
    );
    expect(await screen.findByText('For all families to read.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Edit/ })).toBeNull();
    await userEvent.click(button('View Number Patterns'));
    const view = await screen.findByRole('dialog', { name: 'Number Patterns' });
    expect(view.textContent).toContain('A tank holds 36,000\u00a0ml.');
    expect(view.textContent).toContain('No description provided');
    expect(view.textContent).toContain('Hard 4/5');
  });
});

describe('changing topics', () => {
  it('saves what is edited, and refuses a topic without a name', async () => {
    const server = openPage(
      [own],
      { [`PATCH /api/topics/${OWN}`]: (made) => ({ body: { ...own, ...(made.body as object) } }) },
      '/topic-management?tab=manage',
    );
    await userEvent.click(await screen.findByRole('button', { name: /^Edit/ }));
    const edit = await dialog();
    const name = edit.getByLabelText('Topic Name *');
    await userEvent.clear(name);
    await userEvent.click(edit.getByRole('button', { name: 'Save Changes' }));
    expect(edit.getByRole('alert').textContent).toBe('Topic name is required');
    await userEvent.type(name, 'Fractions');
    await userEvent.click(edit.getByRole('switch'));
    await userEvent.selectOptions(edit.getByLabelText('Difficulty Level'), '5 Very Hard');
    await userEvent.click(edit.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Topic Updated')).toBeTruthy();
    expect(server.callsTo(`PATCH /api/topics/${OWN}`)[0]?.body).toEqual({
      name: 'Fractions',
      description: own.description,
      gradeLevel: 'Primary 4',
      difficultyLevel: 5,
      isActive: false,
    });
    expect(server.callsTo('GET /api/topics').length).toBe(2);
  });

  it('says why a change could not be saved', async () => {
    openPage(
      [own],
      { 'PATCH /api/topics/own': () => ({ status: 500, body: refusal('Oops', 'internal') }) },
      '/topic-management?tab=manage',
    );
    await userEvent.click(await screen.findByRole('button', { name: /^Edit/ }));
    await userEvent.click((await dialog()).getByRole('button', { name: 'Save Changes' }));
    const sentence = 'Failed to update the topic. Please try again.';
    await waitFor(() => expect(takeNotices()).toEqual([`Update Failed: ${sentence}`]));
  });

  it('asks before it deletes, and says why it could not', async () => {
    let isBroken = true;
    openPage(
      [own],
      {
        [`DELETE /api/topics/${OWN}`]: () =>
          isBroken ? { status: 500, body: refusal('Oops', 'internal') } : { body: { success: true } },
      },
      '/topic-management?tab=manage',
    );
    await userEvent.click(await screen.findByRole('button', { name: /^Delete/ }));
    const ask = await dialog();
    const sentence = 'Are you sure you want to delete "Fractions of a set"? This action cannot be undone.';
    expect(ask.getByText(sentence)).toBeTruthy();
    await userEvent.click(ask.getByRole('button', { name: 'Delete' }));
    expect((await ask.findByRole('alert')).textContent).toBe('Failed to delete the topic. Please try again.');
    expect(takeNotices()).toEqual(['Deletion Failed: Failed to delete the topic. Please try again.']);
    isBroken = false;
    await userEvent.click(ask.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(takeNotices()).toEqual(['Topic Deleted']);
  });
});

describe('similar topics', () => {
  it('are merged into the one that is kept', async () => {
    const server = openPage(
      [own, twin],
      { [`POST /api/topics/${TWIN}/merge`]: () => ({ body: twin }) },
      '/topic-management?tab=similarities',
    );
    expect(await screen.findByText('100%')).toBeTruthy();
    expect(screen.getByText(/^Both are for Primary 4 and share 8 words:/)).toBeTruthy();
    await userEvent.click(button(/^Consider Merging/));
    const merge = await dialog();
    await userEvent.click(merge.getAllByRole('radio')[1]!);
    await userEvent.click(merge.getByRole('button', { name: 'Merge Topics' }));
    expect(await screen.findByText('Topics Merged')).toBeTruthy();
    expect(server.callsTo(`POST /api/topics/${TWIN}/merge`)[0]?.body).toEqual({ otherId: OWN });
  });

  it('are kept separate and not shown again; with a shared one there is nothing to merge', async () => {
    const server = openPage(
      [own, buildTopic({ id: SHARED, isShared: true, isEditable: false })],
      { 'POST /api/topics/similarity-decisions': () => ({ body: { success: true } }) },
      '/topic-management?tab=similarities',
    );
    await userEvent.click(await screen.findByRole('button', { name: /^Keep Separate/ }));
    expect(await screen.findByRole('heading', { name: 'No Similar Topics Found' })).toBeTruthy();
    expect(server.callsTo('POST /api/topics/similarity-decisions')[0]?.body).toEqual({
      topicIds: [OWN, SHARED],
    });
    expect(screen.queryByRole('button', { name: /^Consider/ })).toBeNull();
  });
});

describe('a new topic', () => {
  const typeAll = async (form: ReturnType<typeof within>) => {
    await userEvent.type(form.getByLabelText('Topic Name *'), 'Area');
    await userEvent.type(form.getByLabelText('Question 1'), '2 × 3?');
    await userEvent.type(form.getByLabelText('Answer 1'), '6');
  };

  it('is entered by hand, says what is missing, and keeps one row of each kind', async () => {
    const server = openPage([], { 'POST /api/topics': () => ({ body: own }) }, '/topic-management?upload=1');
    const form = await dialog();
    await userEvent.click(form.getByRole('tab', { name: 'Manual Entry' }));
    const create = form.getByRole('button', { name: 'Create Topic' });
    await userEvent.click(create);
    expect(form.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
      'Topic name is required',
      'Please add at least one model question.',
    ]);
    expect(await screen.findByText('Validation Error')).toBeTruthy();
    expect(form.queryByRole('button', { name: /^Remove/ })).toBeNull();
    await userEvent.click(form.getByRole('button', { name: 'Add Question' }));
    await userEvent.click(form.getByRole('button', { name: 'Remove question 1' }));
    expect(form.queryByRole('button', { name: /^Remove/ })).toBeNull();
    await typeAll(form);
    await userEvent.click(create);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.callsTo('POST /api/topics')[0]?.body).toEqual({
      requestId: expect.any(String),
      name: 'Area',
      description: '',
      gradeLevel: 'Primary 5',
      difficultyLevel: 3,
      modelQuestions: [{ question: '2 × 3?', difficulty: 3 }],
      modelAnswers: [{ answer: '6' }],
    });
    expect(window.location.search).toBe('');
  });

  it('is sent again under the same id after a lost answer, and asks before it is left', async () => {
    let isLost = true;
    let release: () => void = () => undefined;
    const after = new Promise<void>((resolve) => (release = resolve));
    const server = openPage(
      [],
      { 'POST /api/topics': () => (isLost ? 'no-connection' : { body: own, after }) },
      '/topic-management?upload=1',
    );
    const form = await dialog();
    await userEvent.click(form.getByRole('tab', { name: 'Manual Entry' }));
    await typeAll(form);
    await userEvent.click(form.getByRole('button', { name: 'Create Topic' }));
    expect((await form.findByRole('alert')).textContent).toBe('Failed to create topic. Please try again.');
    expect(takeNotices()).toEqual(['Creation Failed: Failed to create topic. Please try again.']);
    await userEvent.click(form.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(form.getByRole('button', { name: 'Keep Editing' }));
    isLost = false;
    await userEvent.click(form.getByRole('button', { name: 'Create Topic' }));
    expect((await form.findByRole<HTMLButtonElement>('button', { name: 'Creating...' })).disabled).toBe(true);
    release();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(takeNotices()).toEqual(['Topic Created: New heuristic topic has been added successfully!']);
    const [first, second] = server
      .callsTo('POST /api/topics')
      .map(({ body }) => (body as { requestId: string }).requestId);
    expect(first).toBe(second);
  });

  it('is filled in by a PDF that takes its time, and can be changed before it is made', async () => {
    const draft = {
      name: 'Ratio',
      description: 'From a sheet',
      difficultyLevel: 4,
      modelQuestions: [{ question: '1 : 2 = 3 : ?', difficulty: 2 }],
      modelAnswers: [{ answer: '6', explanation: '3 × 2' }],
    };
    const pair = {
      number: '1',
      question: '1 : 2 = 3 : ?',
      difficulty: 2,
      marks: 2,
      answer: '6',
      explanation: '3 × 2',
      confidence: 61,
      doubts: ['two-answers'],
      places: [],
      pictures: [],
    };
    const sheet = { gradeLevel: 'Primary 3', pairs: [pair] };
    const server = openPage(
      [],
      {
        'POST /api/topics/process-pdf': () => ({
          status: 202,
          body: { status: 'processing', extractionId: EXTRACTION },
        }),
        [`GET /api/topics/process-pdf/${EXTRACTION}`]: () => ({
          body: { status: 'done', extractionId: EXTRACTION, readBy: 'rules', ...draft, ...sheet },
        }),
        'GET /api/topics/pdf-reading': () => ({ body: { hasModel: true } }),
        'POST /api/topics': () => ({ body: own }),
      },
      '/topic-management?upload=1',
    );
    const form = await dialog();
    const input = form.getByLabelText<HTMLInputElement>(/^Choose a PDF file/);
    const anyFile = userEvent.setup({ applyAccept: false });
    await anyFile.upload(input, new File(['x'], 'notes.txt', { type: 'text/plain' }));
    expect(form.getByRole('alert').textContent).toBe('Please select a PDF file.');
    expect(await screen.findByText('Invalid File')).toBeTruthy();
    await anyFile.upload(input, new File(['%PDF-'], 'sheet.pdf', { type: 'application/pdf' }));
    await userEvent.click(await form.findByRole('button', { name: 'Process with AI' }));
    expect(form.getByText('Reading the PDF. This may take a minute.')).toBeTruthy();
    const preview = await form.findByRole('region', { name: 'What was found in the PDF' });
    expect(takeNotices()).toContain(
      'PDF Processed: Content extracted and form populated! Review and submit the topic.',
    );
    expect(preview.textContent).toContain('Difficulty: 4/5 (Hard) · 1 question · 1 answer');
    expect((server.callsTo('POST /api/topics/process-pdf')[0]?.body as FormData).get('pdf')).toBeInstanceOf(
      File,
    );
    expect(form.getByLabelText<HTMLSelectElement>('Grade Level *').value).toBe('Primary 3');
    expect(form.getByText('1 to check').parentElement?.textContent).toContain('Nothing is saved yet.');
    expect(form.getByText('The sheet has two answers for this question.')).toBeTruthy();
    expect(server.callsTo('POST /api/topics')).toEqual([]);
    await userEvent.type(form.getByLabelText('Answer 1'), '.0');
    await userEvent.click(form.getByRole('button', { name: 'It is right' }));
    expect(form.getByText('1 sure')).toBeTruthy();
    await userEvent.selectOptions(form.getByLabelText('Grade Level *'), 'Primary 6');
    await userEvent.click(form.getByRole('button', { name: 'Create Topic' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.callsTo('POST /api/topics')[0]?.body).toEqual({
      ...draft,
      modelAnswers: [{ answer: '6.0', explanation: '3 × 2' }],
      gradeLevel: 'Primary 6',
      requestId: expect.any(String),
    });
  });

  it('says why a PDF could not be read, and lets another one be chosen', async () => {
    openPage(
      [],
      {
        'GET /api/topics/pdf-reading': () => ({ body: { hasModel: false } }),
        'POST /api/topics/process-pdf': () => ({
          status: 429,
          body: refusal('You have had 5 PDFs read today.', 'too-many'),
        }),
      },
      '/topic-management?upload=1',
    );
    const form = await dialog();
    const file = new File(['%PDF-'], 'sheet.pdf', { type: 'application/pdf' });
    await userEvent.upload(form.getByLabelText(/^Choose a PDF file/), file);
    await userEvent.click(form.getByRole('button', { name: 'Read the PDF' }));
    expect((await form.findByRole('alert')).textContent).toBe('You have had 5 PDFs read today.');
    expect(takeNotices()).toEqual(['Processing Failed: You have had 5 PDFs read today.']);
    expect(form.getByRole('button', { name: 'Read the PDF' })).toBeTruthy();
    await userEvent.click(form.getByRole('button', { name: /^Remove/ }));
    expect(form.getByLabelText(/^Choose a PDF file/)).toBeTruthy();
  });
});

describe('what a child has shown', () => {
  const child = buildLinkedChild({ gradeLevel: 'Primary 4' });
  const open = (records: unknown[], role: 'parent' | 'admin' = 'parent') =>
    openPage(
      [own],
      {
        'GET /api/auth/user': () => ({
          body: { user: buildPupil({ role, userId: 'me', children: role === 'parent' ? [child] : [] }) },
        }),
        'GET /api/proficiency': () => ({ body: records }),
      },
      '/topic-management?tab=manage',
      role,
    );

  it('stands on the card of a topic of the grade, with whose and what it is', async () => {
    open([buildTopicRecord({ gradeLevel: 'Primary 4', questionsAttempted: 3 })]);
    expect((await screen.findByText(/^3 of 5 answers yet in/)).textContent).toBe(
      '3 of 5 answers yet in FractionsMei · 3 assessments',
    );
  });

  it('stands on no card without such a record, and on none of an admin', async () => {
    const record = buildTopicRecord({ gradeLevel: 'Primary 5' });
    const parents = open([record]);
    await screen.findByRole('heading', { name: own.name });
    await waitFor(() => expect(parents.callsTo('GET /api/proficiency')).toHaveLength(1));
    expect(screen.queryByText('78%')).toBeNull();
    cleanup();
    const admins = open([record], 'admin');
    await screen.findByRole('heading', { name: own.name });
    expect(admins.callsTo('GET /api/proficiency')).toHaveLength(0);
  });
});
