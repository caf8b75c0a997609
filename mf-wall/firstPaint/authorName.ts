const single = '{{name}}{{^name}}Community Member{{/name}}';
const whole = `{{#lastName}}{{firstName}} {{lastName}}{{/lastName}}{{^lastName}}${single}{{/lastName}}`;

/** The place of the author's name, by the display name rule (specification, section 3; schema/displayName.ts). */
export const authorName =
  `{{#user}}{{#firstName}}${whole}{{/firstName}}{{^firstName}}${single}{{/firstName}}{{/user}}` +
  '{{^user}}Anonymous{{/user}}';
