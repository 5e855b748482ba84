import { type FormName, formProps } from '../site/forms.ts'
import { Island } from './Island.tsx'
import { Form } from './islands/Form.tsx'
import { useLocale } from './locale.tsx'

export function FormSection({ name }: { name: FormName }) {
  const { href, locale, t } = useLocale()
  return (
    <>
      <Island of={Form} id={`${name}-form`} props={formProps(name, locale)} />
      <p className="text-soft mt-4 text-sm">
        {t(`privacy.${name}`)} <a href={href('privacy')}>{t('consent.more')}</a>
      </p>
    </>
  )
}
