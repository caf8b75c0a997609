/** Forms with validation rules. Each area that has forms bundles it in a lazy chunk. */
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
