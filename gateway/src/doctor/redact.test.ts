import { redactor } from './redact';

test('secret variables and what URLs sign in with are left out of a text, however they are written', () => {
  const redact = redactor({
    JWT_SECRET: 'a secret',
    DATABASE_URL: 'postgres://me:p%40ss%2Fword@one,two/wall?sslmode=require',
    SMTP_URL: 'smtp://me:letters@mail.example.org',
    PRODUCT_NAME: 'Prayer Wall',
  });
  expect(redact('a secret, p@ss/word, p%40ss%2Fword, ?sslmode=require, letters, Prayer Wall')).toBe(
    '…, …, …, …, …, Prayer Wall',
  );
});
