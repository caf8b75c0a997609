import { ActiveToday, ImpactFigures } from '../filters/CommunityImpactCard';

/** The figures of the community, with tags for the result of CommunityImpact; without it they show 0. */
export const PrerenderedImpact = () => (
  <ImpactFigures figureOf={(name) => `{{#stats}}{{${name}}}{{/stats}}{{^stats}}0{{/stats}}`}>
    {'{{#stats}}{{#hasManyPrayers}}'}
    <ActiveToday figure="{{activeToday}}" />
    {'{{/hasManyPrayers}}{{/stats}}'}
  </ImpactFigures>
);
