import { ClampedText } from '../ui/ClampedText/ClampedText';

interface PrerenderedTextProps {
  /** The name of its tag. */
  field: string;
  /** The number of visible lines where it is long (schema/longText.ts). */
  lines?: number;
}

/** A text of the result, clamped where it is long. */
export function PrerenderedText({ field, lines }: PrerenderedTextProps) {
  const tag = `{{${field}}}`;
  return (
    <>
      {`{{#${field}IsLong}}`}
      <ClampedText text={tag} limit={0} lines={lines} />
      {`{{/${field}IsLong}}{{^${field}IsLong}}`}
      <ClampedText text={tag} />
      {`{{/${field}IsLong}}`}
    </>
  );
}
