import { recordWrite } from '../../platform/writes';
import { createVisitorDocuments } from './visitorDocuments';

let time = 0;
let made = 0;
const shell = {};
const make = async () => {
  made += 1;
  return made;
};

function open() {
  const sharedAt = createVisitorDocuments<number>(1000, () => time);
  return async (...given: Parameters<typeof sharedAt>) => (await sharedAt(...given)).document;
}

beforeEach(() => {
  time = 0;
  made = 0;
});

it('is made once a second for everybody, also if they ask at the same time', async () => {
  const documentAt = open();
  expect(await Promise.all([documentAt('a', [shell], make), documentAt('a', [shell], make)])).toEqual([1, 1]);
  time = 999;
  expect(await documentAt('a', [shell], make)).toBe(1);
  expect(await documentAt('b', [shell], make)).toBe(2);
  time = 1000;
  expect(await documentAt('a', [shell], make)).toBe(3);
});

it('ends with a write, also with one that comes while it is made', async () => {
  const documentAt = open();
  const slow = documentAt('a', [shell], async () => {
    await Promise.resolve();
    recordWrite();
    return make();
  });
  expect(await slow).toBe(1);
  expect(await documentAt('a', [shell], make)).toBe(2);
  expect(await documentAt('a', [shell], make)).toBe(2);
  recordWrite();
  expect(await documentAt('a', [shell], make)).toBe(3);
});

it('ends with a release, and with a failure', async () => {
  const documentAt = open();
  expect(await documentAt('a', [shell], make)).toBe(1);
  expect(await documentAt('a', [{}], make)).toBe(2);
  await expect(documentAt('c', [shell], () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  expect(await documentAt('c', [shell], make)).toBe(3);
});

it('holds a bounded number of documents, none for a long address', async () => {
  const documentAt = open();
  for (let index = 0; index < 400; index += 1) await documentAt(`page ${index}`, [shell], make);
  expect(await documentAt('page 399', [shell], make)).toBe(400);
  expect(await documentAt('page 0', [shell], make)).toBe(401);
  expect(await documentAt('a'.repeat(201), [shell], make)).toBe(402);
  expect(await documentAt('a'.repeat(201), [shell], make)).toBe(403);
});

it('is current until its second is over or something is written', async () => {
  const sharedAt = createVisitorDocuments<number>(1000, () => time);
  const first = await sharedAt('a', [shell], make);
  time = 999;
  expect(first.isCurrent()).toBe(true);
  time = 1000;
  expect(first.isCurrent()).toBe(false);
  const second = await sharedAt('a', [shell], make);
  recordWrite();
  expect(second.isCurrent()).toBe(false);
  const slow = await sharedAt('b', [shell], async () => {
    recordWrite();
    return make();
  });
  expect(slow.isCurrent()).toBe(false);
});
