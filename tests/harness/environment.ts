type Environment = Readonly<Record<string, string | undefined>>

/**
 * Variables of the machine and user that programs need to start or to find a browser. Case-insensitive on Windows.
 */
const ofMachine =
  /^(PATH|HOME|USER|LOGNAME|SHELL|LANG|LC_\w+|TZ|TERM|TMPDIR|TMP|TEMP|LD_LIBRARY_PATH|(CHROME|FIREFOX)_PATH|PATHEXT|COMSPEC|OS|SYSTEMROOT|SYSTEMDRIVE|WINDIR|USERPROFILE|HOMEDRIVE|HOMEPATH|(LOCAL)?APPDATA|PROGRAM(DATA|FILES.*))$/i

/**
 * A user's environment plus the test's own variables. Drops those of Vitest, CI and this project, because they hide
 * faults. NODE_ENV, for example, selects the build of React.
 */
export function plainEnvironment(given: Environment = {}): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(([name]) => ofMachine.test(name))
  return { ...Object.fromEntries(own), ...given }
}
