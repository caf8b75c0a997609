/**
 * It replaces modules, so it cannot share them.
 * @jest-environment node
 */
import { setTimeout as pause } from 'node:timers/promises';
import { pino } from 'pino';
import { eventually } from '../../testing/eventually';
import { openDatabase, type Database } from './database';
import { openReplica, type Replica } from './replica';

jest.mock('./database', () => ({ openDatabase: jest.fn() }));

/** Longer than the pause between two checks of the replica. */
const aCheck = 1_300;
const realNow = Date.now.bind(Date);
let replica: Replica;
let isLost: boolean;
let isStandby: boolean;

/** A server that says what the check of a replica asks for. */
const server = (row: () => object) =>
  ({
    sql: () => (isLost && 'position' in row() ? Promise.reject(new Error('lost')) : Promise.resolve([row()])),
    close: () => Promise.resolve(),
  }) as unknown as Database;

const primary = server(() => ({ position: '0/1' }));

beforeEach(() => {
  isLost = false;
  isStandby = true;
  jest
    .mocked(openDatabase)
    .mockReset()
    .mockImplementation(() => server(() => ({ isStandby, hasReplayed: true })));
});
afterEach(async () => {
  jest.restoreAllMocks();
  await replica.close();
});

function open() {
  replica = openReplica('postgres://replica', primary, pino({ level: 'silent' }));
}

function passTime(milliseconds: number) {
  const shift = Date.now() - realNow() + milliseconds;
  jest.spyOn(Date, 'now').mockImplementation(() => realNow() + shift);
}

test('a replica that did not lag goes on serving when the primary is lost', async () => {
  open();
  await eventually(() => replica.sql !== null);
  isLost = true;
  passTime(3_000);
  await pause(aCheck);
  passTime(3_000);
  expect(replica.sql).not.toBeNull();
});

test('a replica whose lag is unknown when the primary is lost is not read', async () => {
  isLost = true;
  open();
  await pause(50);
  expect(replica.sql).toBeNull();
});

test('a server that was promoted is left', async () => {
  isStandby = false;
  open();
  await eventually(() => jest.mocked(openDatabase).mock.calls.length > 1);
  expect(replica.sql).toBeNull();
});
