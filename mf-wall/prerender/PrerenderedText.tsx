import { ClampedText } from 'kit';
import { longText } from 'schema/longText';

/** A text of the result, clamped where it is long. */
export function PrerenderedText({ field }: { field: string }) {
  const tag = `{{${field}}}`;
  return (
    <>
      {`{{#${field}IsLong}}`}
      <ClampedText text={tag.padEnd(longText + 1)} />
      {`{{/${field}IsLong}}{{^${field}IsLong}}`}
      <ClampedText text={tag} />
      {`{{/${field}IsLong}}`}
    </>
  );
}
