// Loaded before a program: its clock is 400 days and some hours ahead.
const ahead = 400.3 * 86_400_000
const now = Date.now.bind(Date)
const Original = Date
globalThis.Date = class extends Original {
  constructor(...args) {
    super(...(args.length === 0 ? [now() + ahead] : args))
  }
  static now() {
    return now() + ahead
  }
}
