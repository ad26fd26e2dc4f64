vcl 4.1;

# Varnish in front of Ponte: pages from memory, none of them old. Set CACHE_PURGE_URL=http://<this Varnish>/ at Ponte, and
# TRUST_PROXY to the number of proxies in front of Ponte, this one included. TLS ends in front of Varnish.

import std;

backend ponte {
  .host = "127.0.0.1";
  .port = "3000";
  # Uploads of 100 MB, and their check
  .first_byte_timeout = 600s;
  .between_bytes_timeout = 600s;
  .probe = { .url = "/healthz"; .interval = 1s; .timeout = 1s; .window = 3; .threshold = 2; .initial = 2; }
}

# Who may tell that the content has changed: Ponte
acl ponte_itself { "127.0.0.1"; "::1"; }

sub vcl_recv {
  if (req.method == "PURGE") {
    if (client.ip !~ ponte_itself) { return (synth(405)); }
    # Every page; files whose name changes with their content stay
    ban("obj.http.CDN-Cache-Control ~ .");
    return (synth(200, "Purged"));
  }
  if (req.method != "GET" && req.method != "HEAD") { return (pass); }
  # Staff, the API and what is never kept
  if (req.http.Authorization || req.http.Cookie ~ "(^|; ?)(__Host-)?ponte[^=]*=") { return (pass); }
  if (req.url ~ "^/(api|admin|preview|metrics|readyz|healthz)([/?]|$)") { return (pass); }
  unset req.http.Cookie;
  # While the site answers nothing old is shown; while it does not, what there is
  if (std.healthy(req.backend_hint)) { set req.grace = 0s; }
  return (hash);
}

sub vcl_backend_response {
  if (beresp.status == 200 && !beresp.http.Set-Cookie) {
    if (beresp.http.CDN-Cache-Control ~ "max-age=") {
      set beresp.ttl = std.duration(regsub(beresp.http.CDN-Cache-Control, "^.*max-age=(\d+).*$", "\1") + "s", 0s);
      set beresp.grace = std.duration(regsub(beresp.http.CDN-Cache-Control, "^.*stale-if-error=(\d+).*$", "\1") + "s", 0s);
      return (deliver);
    }
    if (beresp.http.Cache-Control ~ "immutable") {
      set beresp.grace = 7d;
      return (deliver);
    }
  }
  # Everything else is asked for each time: no PURGE would forget that a page was missing
  set beresp.uncacheable = true;
  set beresp.ttl = 0s;
  return (deliver);
}

sub vcl_backend_error {
  # An old page is better than this one
  if (bereq.is_bgfetch) { return (abandon); }
}

sub vcl_deliver {
  # Browsers are to ask each time
  unset resp.http.CDN-Cache-Control;
  unset resp.http.X-Varnish;
  unset resp.http.Via;
  if (obj.hits > 0) { set resp.http.X-Cache = "hit"; } else { set resp.http.X-Cache = "miss"; }
}
