import { ClampedText } from 'kit';
import { longText } from 'schema/longText';
import { Signature } from '../prayer/BylineParts';

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

/** The author of the result, and for whom the author asks. */
export function PrerenderedSignature() {
  return (
    <>
      {'{{^onBehalfOf}}{{authorName}}{{/onBehalfOf}}{{#onBehalfOf}}'}
      <Signature name="{{authorName}}" onBehalfOf="{{onBehalfOf}}" />
      {'{{/onBehalfOf}}'}
    </>
  );
}
