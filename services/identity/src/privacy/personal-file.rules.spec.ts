import { describe, expect, it } from '@jest/globals';
import { strFromU8, unzipSync } from 'fflate';
import { toCsvFile, toJsonFile, toZipFile } from './personal-file.rules.js';

const tables = {
  account: [{ username: 'mei', isActive: true, email: null }],
  answers: [
    { answer: '=1+1', working: 'She said "3, 4"\nand 5', marks: -1 },
    { answer: '@home', working: '', marks: 2 },
  ],
};

describe('personal data file', () => {
  it('has one value a line and escapes spreadsheet formulas as CSV', () => {
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

  it('contains the stored data unchanged as JSON', () => {
    expect(JSON.parse(toJsonFile(tables))).toEqual(tables);
  });

  const drawings = [
    { name: '7-1-1', png: Buffer.alloc(5_000, 1) },
    { name: '7-1-2', png: Buffer.from([0, 255]) },
  ];

  it('contains the data, a table of edits and each drawing as ZIP', () => {
    const history = [
      { question: 1, answer: '=1+1', savedAt: null },
      { question: 1, answer: '2, or 3', savedAt: 'now' },
    ];
    const zip = toZipFile({ ...tables, history }, drawings);
    const files = unzipSync(zip);
    expect(Object.keys(files)).toEqual([
      'data.json',
      'history.csv',
      'drawings/7-1-1.png',
      'drawings/7-1-2.png',
    ]);
    expect(JSON.parse(strFromU8(files['data.json']!))).toEqual({ ...tables, history });
    expect(strFromU8(files['history.csv']!).replace('\uFEFF', '')).toBe(
      `question,answer,savedAt\r\n1,'=1+1,\r\n1,"2, or 3",now\r\n`,
    );
    for (const { name, png } of drawings) expect(Buffer.from(files[`drawings/${name}.png`]!)).toEqual(png);
    expect(Buffer.from(zip).includes(drawings[0]!.png)).toBe(true);
  });

  it('contains drawings only as a second ZIP', () => {
    expect(Object.keys(unzipSync(toZipFile(null, drawings)))).toEqual([
      'drawings/7-1-1.png',
      'drawings/7-1-2.png',
    ]);
  });
});
