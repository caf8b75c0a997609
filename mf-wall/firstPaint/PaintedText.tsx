import { ClampedText } from 'kit';
import { longText } from 'schema/longText';

/** The place of a text that is cut where it is long. */
export function PaintedText({ field }: { field: string }) {
  const words = `{{${field}}}`;
  return (
    <>
      {`{{#${field}IsLong}}`}
      <ClampedText text={words.padEnd(longText + 1)} />
      {`{{/${field}IsLong}}{{^${field}IsLong}}`}
      <ClampedText text={words} />
      {`{{/${field}IsLong}}`}
    </>
  );
}
