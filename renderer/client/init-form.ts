import { keep } from './form-autosave.ts'

/** Loads the script of a form: calculator or autosave. */
export function startForm(form: HTMLFormElement, key: string) {
  if (form.dataset.draft === 'sum')
    void import('./calculator.ts').then(({ startCalculator }) => startCalculator(form)).catch(() => {})
  else keep(form, key)
}
