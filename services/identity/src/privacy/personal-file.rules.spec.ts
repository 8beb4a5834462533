import { describe, expect, it } from '@jest/globals';
import { toCsvFile, toJsonFile } from './personal-file.rules.js';

const tables = {
  account: [{ username: 'mei', isActive: true, email: null }],
  answers: [
    { answer: '=1+1', working: 'She said "3, 4"\nand 5', marks: -1 },
    { answer: '@home', working: '', marks: 2 },
  ],
};

describe('the file of a person', () => {
  it('as CSV has one value in a line, and none that a spreadsheet would run', () => {
    expect(toCsvFile(tables).replace('\uFEFF', '').split('\r\n')).toEqual([
      'table,row,field,value',
      'account,1,username,mei',
      'account,1,isActive,true',
      'account,1,email,',
      "answers,1,answer,'=1+1",
      'answers,1,working,"She said ""3, 4""\nand 5"',
      'answers,1,marks,-1',
      "answers,2,answer,'@home",
      'answers,2,working,',
      'answers,2,marks,2',
      '',
    ]);
  });

  it('as JSON is what was kept', () => {
    expect(JSON.parse(toJsonFile(tables))).toEqual(tables);
  });
});
