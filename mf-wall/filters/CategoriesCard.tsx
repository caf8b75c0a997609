import { useLingui } from '@lingui/react/macro';
import { categoryNames } from 'schema/names';
import { categoryValues, type Category } from 'schema/vocabulary';
import { Card, Checkbox, Fieldset, styled } from 'kit';

interface CategoriesCardProps {
  /** Empty means all. */
  chosen: Category[];
  onChange: (chosen: Category[]) => void;
}

/** 'All' is checked when no category is; choosing a category unchecks it (specification, section 2). */
export function CategoriesCard({ chosen, onChange }: CategoriesCardProps) {
  const { t } = useLingui();
  return (
    <Card padding="small">
      <Fieldset legend={t`Categories`}>
        <Choices data-choices>
          <Checkbox
            label={t`All Categories`}
            checked={chosen.length === 0}
            onCheckedChange={() => onChange([])}
          />
          {categoryValues.map((value) => (
            <Checkbox
              key={value}
              label={t(categoryNames[value])}
              checked={chosen.includes(value)}
              onCheckedChange={(isChosen) =>
                onChange(isChosen ? [...chosen, value] : chosen.filter((category) => category !== value))
              }
            />
          ))}
        </Choices>
      </Fieldset>
    </Card>
  );
}

const Choices = styled.div`
  display: grid;
`;
