/** @jest-environment jsdom */
import { ruth } from '../../testing';
import { page } from '../page/page';
import { findDraft, removeDraft, removeDrafts, storeDraft } from './drafts';

const boaz = { ...ruth, id: ruth.id + 1 };
const draft = { title: 'For Naomi' };

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  page.session = null;
});

test('the draft of a visitor is that of the member who signs in then, and of nobody else', () => {
  storeDraft('prayer', draft);
  expect(findDraft('prayer')).toEqual(draft);
  page.session = ruth;
  expect(findDraft('prayer')).toEqual(draft);
  for (const other of [null, boaz]) {
    page.session = other;
    expect(findDraft('prayer')).toBeNull();
  }
});

test('the draft of a member is shown to them alone, also when their session ends and begins again', () => {
  page.session = ruth;
  storeDraft('prayer', draft);
  for (const other of [null, boaz]) {
    page.session = other;
    expect(findDraft('prayer')).toBeNull();
    storeDraft('prayer', { title: 'Of another' });
    removeDraft('prayer');
  }
  page.session = ruth;
  expect(findDraft('prayer')).toEqual(draft);
});

test('at sign-out no draft stays in the tab', () => {
  storeDraft('prayer', draft);
  page.session = ruth;
  storeDraft('encouragement-1', { content: 'Courage' });
  removeDrafts();
  expect(sessionStorage).toHaveLength(0);
});
