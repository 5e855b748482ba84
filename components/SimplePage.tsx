import { words } from '../site/content'
import { Button } from './Button'
import { Closing } from './Closing'
import { useLocale } from './locale'
import { PageHead } from './PageHead'

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
