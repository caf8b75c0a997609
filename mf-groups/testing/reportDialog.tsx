import type { Slots } from 'kit';

/** Mocks the dialog of another area, and shows its props. */
export function ReportDialog(given: object) {
  const { kind, targetId, isOpen, onClose, onReported } = given as Slots['reportDialog'];
  return isOpen ? (
    <div role="dialog" aria-label={`Report ${kind} ${targetId}`}>
      <p>What is wrong with it?</p>
      <button onClick={onClose}>Cancel</button>
      <button onClick={onReported}>Send Report</button>
    </div>
  ) : null;
}
