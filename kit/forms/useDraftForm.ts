import { zodResolver } from '@hookform/resolvers/zod';
import { findDraft, refusalText, removeDraft, storeDraft } from 'kit';
import { useEffect, useState, type FormEvent } from 'react';
import {
  useForm,
  type DefaultValues,
  type FieldValues,
  type Path,
  type Resolver,
  type UseFormProps,
  type UseFormReturn,
} from 'react-hook-form';
import type { core } from 'zod/mini';
import type { WriteResult } from '../app/data/useWrite';

interface DraftFormOptions<Input extends FieldValues, Output, Data> {
  /** The name of the draft, which is stored in this tab until it has been sent. */
  draft: string;
  rule?: core.$ZodType<Output, Input>;
  /** A field without a first value is left out. */
  initial: Input | DefaultValues<Input>;
  mode?: UseFormProps['mode'];
  /** Sends the validated values with a `useWrite`. Returns null when nothing was sent: then everything stays. */
  write: (values: Output) => Promise<WriteResult<Data> | null>;
  onDone?: (data: Data, values: Output) => void;
  /** The values are sent later (`useWrite`, `waits`): what the form had is stored elsewhere. */
  onWaiting?: () => void;
  /** The form's field for a path of the server's field errors, where they differ. */
  fieldOf?: (path: string) => Path<Input>;
}

interface DraftForm<Input extends FieldValues, Output> extends UseFormReturn<Input, unknown, Output> {
  submit: (event: FormEvent) => void;
  /** Removes the draft and resets the fields to `values`, by default the initial ones. */
  discard: (values?: Input) => void;
}

/**
 * A form of react-hook-form that is checked by a zod rule, stores a draft in this tab, and shows the server's field
 * errors at their fields.
 */
export function useDraftForm<Input extends FieldValues, Output = Input, Data = unknown>({
  draft,
  rule,
  initial,
  mode = 'onTouched',
  write,
  onDone,
  onWaiting,
  fieldOf = (path) => path as Path<Input>,
}: DraftFormOptions<Input, Output, Data>): DraftForm<Input, Output> {
  const [stored] = useState(() => findDraft<Input>(draft));
  const form = useForm<Input, unknown, Output>({
    resolver: rule && inPageLanguage(zodResolver(rule)),
    defaultValues: (stored ?? initial) as DefaultValues<Input>,
    mode,
  });
  const { subscribe, resetDefaultValues } = form;
  const [first] = useState(initial);

  useEffect(() => {
    // A restored draft counts as a change of the initial values.
    if (stored) resetDefaultValues(first);
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => storeDraft(draft, values),
    });
  }, [subscribe, resetDefaultValues, draft, stored, first]);

  const send = async (values: Output) => {
    const result = await write(values);
    if (result === null) return;
    if (result.failure?.code === 'WAITING') {
      removeDraft(draft);
      form.reset(initial);
      onWaiting?.();
      return;
    }
    if (result.failure) {
      // Preset values must survive sign-in too.
      storeDraft(draft, form.getValues());
      for (const { path, message } of result.failure.fieldErrors) form.setError(fieldOf(path), { message });
      return;
    }
    removeDraft(draft);
    onDone?.(result.data, values);
  };

  return {
    ...form,
    submit: (event) => void form.handleSubmit(send)(event),
    discard(values = initial as Input) {
      form.reset(values);
      removeDraft(draft);
    },
  };
}

/** A rule says in a browser what it says in the gateway, in English. */
function inPageLanguage<Input extends FieldValues, Output>(
  resolver: Resolver<Input, unknown, Output>,
): Resolver<Input, unknown, Output> {
  return async (...given) => {
    const result = await resolver(...given);
    await translateErrors(result.errors);
    return result;
  };
}

async function translateErrors(errors: object): Promise<void> {
  for (const error of Object.values(errors) as (object | undefined)[]) {
    if (!error) continue;
    if ('message' in error && typeof error.message === 'string')
      error.message = await refusalText({ message: error.message });
    else await translateErrors(error);
  }
}
