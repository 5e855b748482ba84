import { keep } from './form-autosave.ts'

/** Loads the script of a form: calculator or autosave. */
export function serve(form: HTMLFormElement, key: string) {
  if (form.dataset.draft === 'sum') void import('./sum.ts').then(({ startSum }) => startSum(form)).catch(() => {})
  else keep(form, key)
}
