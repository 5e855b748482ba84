import { useState } from 'react'
import type { Key, Opened } from '../../protocol.ts'
import { ask } from '../api.ts'
import { say } from '../words.ts'
import { Dialog } from './Dialog.tsx'

interface Props {
  opened: Opened
  onRenamed: (key: Key) => void
  onClose: () => void
}

export function RenameDialog({ opened, onRenamed, onClose }: Props) {
  const [to, setTo] = useState(opened.name)
  const rename = async () => {
    const wish = { key: opened.key, to }
    onRenamed((await ask<{ key: Key }>('rename', wish)).key)
  }
  const isReady = to.trim() !== '' && to.trim() !== opened.name
  return (
    <Dialog title={say('rename')} isReady={isReady} onDone={rename} onClose={onClose}>
      <label className="field">
        {say('renameTo')}
        <input value={to} onChange={({ target }) => setTo(target.value)} />
      </label>
    </Dialog>
  )
}

export function RemoveDialog({
  opened,
  onRemoved,
  onClose,
}: Omit<Props, 'onRenamed'> & { onRemoved: (time: string) => void }) {
  const remove = () => ask<{ time: string }>('remove', { key: opened.key }).then(({ time }) => onRemoved(time))
  return (
    <Dialog title={say('removeSure', { name: opened.name })} done={say('remove')} onDone={remove} onClose={onClose}>
      <p>{say('removeWhy')}</p>
    </Dialog>
  )
}
