/** Opens the dialog behind the cookie banner, with what was chosen before, and passes on what is chosen there. */
export function ask(
  chosen: { analytical: boolean; marketing: boolean } | undefined,
  save: (analytical: boolean, marketing: boolean) => void,
) {
  const dialog = document.querySelector<HTMLDialogElement>('#consent-settings')
  const form = dialog?.querySelector('form')
  if (!dialog || !form) return
  const field = (name: string) => form.elements.namedItem(name) as HTMLInputElement
  field('analytical').checked = chosen?.analytical ?? false
  field('marketing').checked = chosen?.marketing ?? false
  // Either button closes the dialog by itself, and so does Escape.
  form.onsubmit = ({ submitter }) => {
    if (submitter?.getAttribute('value') === 'save') save(field('analytical').checked, field('marketing').checked)
  }
  dialog.showModal()
}
