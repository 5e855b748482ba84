import type { Problem } from '../../../scripts/content/problem.ts'
import { removeAt, setValue } from '../../text/edit-fields.ts'
import { type FieldPath, readFields, type Value } from '../../text/fields.ts'
import { TextButton } from '../controls.tsx'
import { nameOfLanguage, t } from '../words.ts'
import type { EntryFieldProps } from './field.ts'

/** True for the fields that decide when a text goes online. */
export const isMomentOnline = ([field, ...inner]: FieldPath) =>
  inner.length === 0 && (field === 'draft' || field === 'publishAt')

export const isAboutMoment = ({ ruleId, message }: Problem) =>
  ruleId === 'twin-fields' && isMomentOnline([String(message.values?.[0])])

/** Names each language that goes online at another time, with a button that makes it the same as here. */
export function OtherMoment({ path, value, tools }: Pick<EntryFieldProps, 'path' | 'value' | 'tools'>) {
  const { side, entry } = tools
  return entry.sides.map(({ file, locale }) => {
    const fields = file === side.file ? undefined : readFields(file, entry.texts[file] ?? '')
    const theirs = fields?.[String(path[0])]
    if (!locale || !fields || String(theirs || '') === String(value || '')) return null
    const makeSame = (text: string) => (value ? setValue(file, text, path, value as Value) : removeAt(file, text, path))
    return (
      <p key={file} className="row text-soft mt-1 text-xs">
        {t('otherMoment', { language: nameOfLanguage(locale) })}{' '}
        <TextButton text={t('sameMoment')} className="small" onClick={() => entry.edit(file, makeSame)} />
      </p>
    )
  })
}
