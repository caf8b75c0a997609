/** Forms with rules. Bundled by each area that has some, in a chunk of its own: it is not in a page's first bytes. */
export {
  Controller,
  useController,
  useWatch,
  type FieldErrors,
  type UseFormRegisterReturn,
  type UseFormRegister,
  type UseFormReturn,
} from 'react-hook-form';
export { useDraftForm } from './useDraftForm';
