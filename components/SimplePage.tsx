import { words } from '../site/content.ts'
import { Button } from './Button.tsx'
import { Closing } from './Closing.tsx'
import { useLocale } from './locale.tsx'
import { PageHead } from './PageHead.tsx'

type SellingPage =
  | 'singleFlows'
  | 'support'
  | 'training'
  | 'dashboard'
  | 'professional'
  | 'enterprise'
  | 'about'
  | 'cases'

/** A page of a title, an introduction and a call to action. */
export function SimplePage({ name }: { name: SellingPage }) {
  const page = words(name, useLocale())
  return (
    <>
      <PageHead heading={page.heading} intro={page.intro}>
        <Button to="contact" text="cta.demo" />
      </PageHead>
      <Closing {...page.closing} />
    </>
  )
}
