import { Button } from '../components/buttons.tsx'
import { Illustration } from '../components/drawings/Drawing.tsx'
import { useLocale } from '../components/locale.tsx'
import type { ViewProps } from './site/+Page.tsx'

export default function NotFoundPage({ words }: ViewProps<'notFound'>) {
  const { href, t } = useLocale()
  return (
    <div className="page-width pb-section pt-[clamp(48px,6vw,96px)]">
      <Illustration name="broken-line" className="mb-10 w-[min(100%,560px)]" />
      <h1>{words.heading}</h1>
      <p className="lead mt-4">{words.intro}</p>
      <div className="actions">
        <Button to="home" text="cta.home" />
        <Button to="contact" text="nav.contact" quiet />
      </div>
      <p className="mt-6 flex gap-6">
        <a href={href('plans')}>{t('nav.plans')}</a> <a href={href('about')}>{t('nav.about')}</a>
      </p>
    </div>
  )
}
