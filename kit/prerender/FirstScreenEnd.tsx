import { firstScreenEnd } from 'schema/firstScreen';

/**
 * The end of the first screen, in or after this row of a list. The browser draws nothing before it has arrived, nor before
 * the end of the page where the list has fewer rows.
 */
export const FirstScreenEnd = ({ row }: { row: 1 | 2 }) => (
  <>
    {`{{#row_${row}}}`}
    <span id={firstScreenEnd} hidden />
    {`{{/row_${row}}}`}
  </>
);
