import { Spectral, type RulesetDefinition } from '@stoplight/spectral-core';
import { oas } from '@stoplight/spectral-rulesets';
import { openTestSite } from '../../../testing/testSite';

test('Spectral has no objection to the description', async () => {
  const site = await openTestSite();
  const { body } = await (await site.gateway()).rest('GET', '/api/openapi.json');
  await site.close();
  const spectral = new Spectral();
  spectral.setRuleset({ extends: [[oas as RulesetDefinition, 'recommended']] });
  const objections = await spectral.run(body);
  expect(objections.map(({ code, path, message }) => [code, path.join('.'), message])).toEqual([]);
});
