# Exports the SITE_ variables and secrets of the repository to the later steps of a job. Reads them as JSON from
# VARIABLES and SECRETS. A secret overrides a variable of the same name. Values may span several lines.
set -euo pipefail

named='def site: fromjson | with_entries(select(.key | test("^SITE_[A-Z0-9_]+$")));'
# A random delimiter, so that no value can contain it.
mark=$(od -An -N16 -tx1 /dev/urandom | tr -d ' \n')

# GitHub masks only whole secrets, so each line is masked too.
jq -nr "$named"' env.SECRETS | site[] | splits("\r?\n") | select(. != "") | "::add-mask::" + gsub("%"; "%25")'
jq -nr --arg mark "$mark" "$named"' (env.VARIABLES | site) + (env.SECRETS | site)
  | to_entries[] | .key + "<<" + $mark, .value, $mark' >> "$GITHUB_ENV"
jq -nr "$named"' (env.VARIABLES | site) + (env.SECRETS | site) | keys[] + " is set."'
