import { describe, expect, it } from '@jest/globals';
import { NOTICE_KINDS } from '@sumfox/contracts/identity/notice.endpoints';
import { buildNotice } from '../../testing/families.js';
import { noticeDoor, noticeSentence } from './notice.rules.js';

describe('noticeSentence', () => {
  it('speaks to a child in at most 14 words, with nothing that alarms', () => {
    for (const kind of NOTICE_KINDS) {
      const sentence = noticeSentence(buildNotice({ kind, doneByName: 'Pat' }), 'child');
      for (const one of sentence.split('. ')) expect(one.split(' ').length).toBeLessThanOrEqual(14);
      expect(sentence).not.toMatch(/wrong|fail|only|erase|delete/i);
    }
  });

  it('names the parent of a link to the child and to the other parents', () => {
    expect(noticeSentence(buildNotice(), 'child')).toBe('Pat Tan can see your work now.');
    expect(noticeSentence(buildNotice(), 'parent')).toBe(
      'Pat Tan is now linked to Mei. You both see the same.',
    );
    expect(noticeSentence(buildNotice({ doneBy: 'you', doneByName: null }), 'parent')).toBe(
      'You are linked to Mei.',
    );
  });

  it('says who asked for an erasure and who stopped it', () => {
    expect(noticeSentence(buildNotice({ kind: 'erasure-asked' }), 'parent')).toBe(
      'Pat Tan asked to erase Mei’s account. You can stop it within 7 days.',
    );
    expect(noticeSentence(buildNotice({ kind: 'erasure-stopped', doneBy: 'child' }), 'parent')).toBe(
      'Mei stopped the erasure of Mei’s account.',
    );
  });

  it('leaves names out that the reader may not know any more', () => {
    const left = buildNotice({
      kind: 'link-ended',
      doneBy: 'you',
      childUserId: null,
      childName: null,
      doneByName: null,
    });
    expect(noticeSentence(left, 'parent')).toBe('Your link to a child ended.');
    expect(noticeSentence({ ...left, doneBy: 'parent' }, 'parent')).toBe(
      'A parent is no longer linked to the child.',
    );
  });
});

describe('noticeDoor', () => {
  it('leads to where an erasure can be stopped', () => {
    const asked = buildNotice({ kind: 'erasure-asked' });
    expect(noticeDoor(asked, 'child')?.to).toBe('/profile');
    expect(noticeDoor(asked, 'parent')?.to).toBe('/student-profile/child-1');
    expect(noticeDoor({ ...asked, childUserId: null }, 'parent')).toBeNull();
  });
});
