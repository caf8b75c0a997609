/** The fields of a fragment, also where the fragment around it has read them (`@unmask`). */
export type FieldsOf<Fragment> = Omit<Fragment, ' $fragmentName'>;
