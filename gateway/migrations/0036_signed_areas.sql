-- The last signed state of each area with keys that a gateway has served: an older one is not served again.
create table signed_areas (
  area       text primary key,
  sequence   bigint not null,
  signature  text not null
);
