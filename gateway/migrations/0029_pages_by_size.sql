-- The pages of a list by number: each has at most so many rows and so many bytes, at least one row, and begins where the
-- one before ended. The state is the page, its rows and its bytes.
create function fill_page(state integer[], row_bytes integer, most_rows integer, most_bytes integer)
returns integer[]
language plpgsql immutable parallel safe as $$
begin
  if state[2] > 0 and (state[2] >= most_rows or state[3] + row_bytes > most_bytes) then
    return array[state[1] + 1, 1, row_bytes];
  end if;
  return array[state[1], state[2] + 1, state[3] + row_bytes];
end
$$;

create aggregate filled_page(integer, integer, integer) (
  sfunc = fill_page,
  stype = integer[],
  initcond = '{1,0,0}'
);
