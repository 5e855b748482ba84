import { useEffect, useState } from 'react'
import type { ListedEntry, Removed } from '../protocol.ts'
import { ask } from './api.ts'
import { TextButton } from './controls.tsx'
import { announceTrouble } from './Notices.tsx'
import { dayOf, language, t } from './words.ts'

export async function bringBack({ key, from }: Pick<Removed, 'key' | 'from'>) {
  await ask('bring-back', { key, from })
  location.hash = key
}

export function Bin({ entries }: { entries: readonly ListedEntry[] }) {
  const [removed, setRemoved] = useState<Removed[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new list needs a new bin
  useEffect(() => {
    void ask<Removed[]>('bin').then(setRemoved, () => {})
  }, [entries])
  if (removed.length === 0) return null
  return (
    <details className="bin mt-10">
      <summary>
        {t('bin')} <span className="text-soft font-normal">{removed.length}</span>
      </summary>
      <ul>
        {removed.map((one) => (
          <li key={one.key} className="row py-1.5">
            <span className="flex-[1_1_200px] font-medium">
              {one.titles[language()] ?? Object.values(one.titles)[0]}
            </span>{' '}
            <span className="text-soft text-xs">{dayOf(one.time)}</span>
            <TextButton
              text={t('restore')}
              className="small"
              onClick={() => void bringBack(one).catch(announceTrouble)}
            />
          </li>
        ))}
      </ul>
    </details>
  )
}
