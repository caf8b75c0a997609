vcl 4.1;

# A cache in front of the gateways, which need EDGE_CACHE=on and the address of this machine in TRUSTED_PROXIES:
#   varnishd -f default.vcl -a 127.0.0.1:6081 -p http_gzip_support=off
# Gateways compress by themselves, better than Varnish would: hence http_gzip_support=off.

import directors;

backend gateway_1 {
  .host = "127.0.0.1";
  .port = "4000";
  .probe = { .url = "/readyz"; .interval = 2s; .timeout = 2s; .window = 2; .threshold = 1; }
}

sub vcl_init {
  new gateways = directors.round_robin();
  gateways.add_backend(gateway_1);
}

sub vcl_recv {
  set req.backend_hint = gateways.backend();

  # Only for the operator's own network.
  if (req.url ~ "^/(metrics|readyz|healthz)([/?]|$)") {
    return (synth(404));
  }
  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }
  # Whatever is no page and no file: answers of the APIs, live updates, sign-in, personal addresses.
  if (req.url ~ "^/(api|graphql|feeds|setup|newsletter|invitations)([/?]|$)" || req.http.Authorization) {
    return (pass);
  }
  # Nothing is held for whoever has another cookie than these two, above all a session.
  set req.http.X-Others = regsuball(";" + req.http.Cookie, ";\s*(locale|pw_canary)=[^;]*", "");
  if (req.http.X-Others ~ "[^;\s]") {
    unset req.http.X-Others;
    return (pass);
  }
  unset req.http.X-Others;
  # Responses vary by these headers: few spellings, many hits.
  if (req.http.Accept-Encoding ~ "\bbr\b") {
    set req.http.Accept-Encoding = "br";
  } elsif (req.http.Accept-Encoding ~ "\bgzip\b") {
    set req.http.Accept-Encoding = "gzip";
  } else {
    unset req.http.Accept-Encoding;
  }
  return (hash);
}

sub vcl_backend_response {
  # What was taken down is not shown again, also while no gateway answers. A page is revalidated by its ETag.
  set beresp.grace = 0s;
  if (beresp.http.Set-Cookie) {
    set beresp.uncacheable = true;
  } elsif (beresp.http.CDN-Cache-Control ~ "^public, max-age=1$") {
    set beresp.ttl = 1s;
    set beresp.keep = 1m;
  } elsif (beresp.status == 200 && beresp.http.Cache-Control ~ "^public, max-age=[0-9]+, immutable$") {
    set beresp.ttl = 1d;
  } else {
    set beresp.uncacheable = true;
  }
  if (beresp.uncacheable) {
    set beresp.ttl = 1s;
  }
  return (deliver);
}

sub vcl_deliver {
  # Between the gateway and this cache only.
  unset resp.http.CDN-Cache-Control;
  unset resp.http.X-Varnish;
  unset resp.http.Via;
}
