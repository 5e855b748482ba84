type Environment = Readonly<Record<string, string | undefined>>

/** What the machine and its user set; a program needs it to run at all, or to find a browser. Windows writes it as it likes. */
const ofMachine =
  /^(PATH|HOME|USER|LOGNAME|SHELL|LANG|LC_\w+|TZ|TERM|TMPDIR|TMP|TEMP|LD_LIBRARY_PATH|(CHROME|FIREFOX)_PATH|PATHEXT|COMSPEC|OS|SYSTEMROOT|SYSTEMDRIVE|WINDIR|USERPROFILE|HOMEDRIVE|HOMEPATH|(LOCAL)?APPDATA|PROGRAM(DATA|FILES.*))$/i

/**
 * The environment of who types a command, with what a test gives. Nothing of the test runner, of CI or of this project is
 * set, as that hides faults that every user has: NODE_ENV alone decides which React there is.
 */
export function plainEnvironment(given: Environment = {}): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(([name]) => ofMachine.test(name))
  return { ...Object.fromEntries(own), ...given }
}
