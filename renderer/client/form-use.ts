import { keep } from './form-autosave.ts'

/** What a form needs once it is used: the sum its program, the others that what is typed is kept. */
export function serve(form: HTMLFormElement, key: string) {
  if (form.matches('.sum')) void import('./sum.ts').then(({ startSum }) => startSum(form)).catch(() => {})
  else keep(form, key)
}
