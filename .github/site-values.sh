# Hands the variables and secrets of the repository whose names begin with SITE_ on to the later steps of a job. They
# come as JSON in VARIABLES and SECRETS; of two with one name the secret counts. Values may have several lines.
set -euo pipefail

named='def site: fromjson | with_entries(select(.key | test("^SITE_[A-Z0-9_]+$")));'
# GitHub reads a value up to a line that says this, which no value can guess.
mark=$(od -An -N16 -tx1 /dev/urandom | tr -d ' \n')

# GitHub hides a secret as a whole; a program may print one line of it.
jq -nr "$named"' env.SECRETS | site[] | splits("\r?\n") | select(. != "") | "::add-mask::" + gsub("%"; "%25")'
jq -nr --arg mark "$mark" "$named"' (env.VARIABLES | site) + (env.SECRETS | site)
  | to_entries[] | .key + "<<" + $mark, .value, $mark' >> "$GITHUB_ENV"
jq -nr "$named"' (env.VARIABLES | site) + (env.SECRETS | site) | keys[] + " is set."'
