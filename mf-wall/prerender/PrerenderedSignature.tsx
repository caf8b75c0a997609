import { Signature } from '../prayer/BylineParts';

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
