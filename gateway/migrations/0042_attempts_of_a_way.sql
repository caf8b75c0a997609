-- A sign-in that began at one provider is not completed at another; OpenID Connect repeats its nonce in the ID token.
alter table sign_in_attempts
  add column way text not null default 'google',
  add column nonce text;
