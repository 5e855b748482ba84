import { useMessages } from './locale.tsx'

/** A field off the screen that people leave empty and programs fill in. */
export function Honeypot({ name }: { name: string }) {
  const t = useMessages()
  return (
    <div className="honeypot" aria-hidden="true">
      <label>
        {t('contact.honeypot')}
        <input name={name} type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
