import type { ComponentProps, ComponentType, ReactNode } from 'react'
import { z } from 'zod'
import { picture } from '../../site/fields.ts'
import type { Size } from '../../site/files.ts'
import { type PlainRoute, plainRoutes } from '../../site/routes.ts'
import { CookieTable } from '../CookieTable.tsx'
import { useLocale } from '../locale.tsx'
import { InLink, Picture } from '../Picture.tsx'

interface WriterComponent {
  // biome-ignore lint/suspicious/noExplicitAny: components with different props have no narrower type in common
  component: ComponentType<any>
  props: z.ZodObject
  example: string
}

/** A text prop. Its description completes the error message `Write alt="…" with …`. */
const text = (en: string, nl: string) => z.string().trim().min(1).meta({ en, nl })

function Callout({ title, children }: { title?: string; children?: ReactNode }) {
  return (
    <div className="callout">
      {title && <p className="callout-title">{title}</p>}
      {children}
    </div>
  )
}

/** Width of the text column on a wide screen, in px. */
const column = 688

interface FigureProps extends Record<keyof Size, string> {
  src: string
  alt: string
  caption?: string
}

// The content build adds `width` and `height`.
function Figure({ src, alt, caption, width, height }: FigureProps) {
  return (
    <figure>
      <Picture src={src} alt={alt} width={Number(width)} height={Number(height)} room={column} />
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  )
}

const divOf = (className: string) => (props: { children?: ReactNode }) => <div className={className} {...props} />

function CallToAction({ to, label, children }: { to: PlainRoute; label: string; children?: ReactNode }) {
  const { href } = useLocale()
  return (
    <div className="cta">
      {children}
      <a data-button className="button" href={href(to)}>
        {label}
      </a>
    </div>
  )
}

const headingOf = (Level: 'h2' | 'h3') =>
  function Heading({ id, children }: { id?: string; children?: ReactNode }) {
    return (
      <Level id={id}>
        {children} {id && <Anchor id={id} />}
      </Level>
    )
  }

/**
 * Link to a heading. A click copies its address (renderer/client/page.ts). Inside a heading, the link has a label
 * instead of text, which would become part of the heading's text.
 */
export function Anchor({ id, children }: { id: string; children?: ReactNode }) {
  const { t } = useLocale()
  return (
    <a className="anchor" href={`#${id}`} aria-label={t('content.copyLink')} data-copied={t('content.copied')}>
      {children}
    </a>
  )
}

/** Components available in MDX, with their props. */
export const writerComponents = {
  Callout: {
    component: Callout,
    props: z.strictObject({ title: text('a few words', 'een paar woorden').optional() }),
    example: `<Callout title="Start with one kind of work">

Look for work that comes back every week.

</Callout>`,
  },
  Figure: {
    component: Figure,
    props: z.strictObject({
      src: picture,
      alt: text('what the picture shows', 'wat er op de afbeelding te zien is').regex(/^$|[^\s.…]/),
      caption: text('a sentence below the picture', 'een zin onder de afbeelding').optional(),
    }),
    example: `<Figure
  src="/images/blog/five-reasons.svg"
  alt="Five cards on a rising line."
  caption="Five reasons, one line."
/>`,
  },
  Steps: {
    component: divOf('steps'),
    props: z.strictObject({}),
    example: `<Steps>

1. Write down what comes in.
2. Write down what must stand ready.

</Steps>`,
  },
  Reasons: {
    component: divOf('reasons'),
    props: z.strictObject({}),
    example: `<Reasons>

## You get hours back

Take one fault report.

## Fewer things go wrong

Retyping almost always goes well.

</Reasons>`,
  },
  CallToAction: {
    component: CallToAction,
    props: z.strictObject({
      to: z.enum(plainRoutes),
      label: text('what the button says', 'wat er op de knop staat'),
    }),
    example: `<CallToAction to="contact" label="Ask for a free demo">

Bring your list to a demo.

</CallToAction>`,
  },
  CookieTable: {
    component: CookieTable,
    props: z.strictObject({
      longest: text('{terms.cookieRetention}', '{terms.cookieRetention}'),
      asked: text('{analytics.asked}', '{analytics.asked}'),
      active: text('{analytics.active}', '{analytics.active}'),
    }),
    example: '<CookieTable longest="{terms.cookieRetention}" asked="{analytics.asked}" active="{analytics.active}" />',
  },
} satisfies Record<string, WriterComponent>

export const examples: Record<string, string> = {
  ...Object.fromEntries(Object.entries(writerComponents).map(([name, { example }]) => [name, example])),
  Text: 'A paragraph with *emphasis*, **strong words**, `code` and a [link](/en/plans).',
  Facts: 'Starter costs {starter.monthly} a month.',
  Lists: `- An item
- Another, with one below it
  1. First
  2. Second`,
  Quotation: '> What somebody else said.',
  Table: `| What comes in | What stands ready |
| --- | --- |
| A fault report | A work order |`,
  Code: '```yaml\nstarter:\n  monthly: 950 euro\n```',
  Footnotes: 'A statement.[^source]\n\n[^source]: Where it comes from.',
}

/** Components in the form MDX expects. */
export const mdxComponents = {
  h2: headingOf('h2'),
  h3: headingOf('h3'),
  table: ScrollableTable,
  a: (props: ComponentProps<'a'>) => (
    <InLink value={true}>
      <a {...props} />
    </InLink>
  ),
  img: (props: Size & { src: string; alt: string }) => <Picture {...props} room={column} />,
  ...Object.fromEntries(Object.entries(writerComponents).map(([name, word]) => [name, word.component])),
}

function ScrollableTable({ children }: { children?: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content needs a tab stop
    // biome-ignore lint/a11y/useSemanticElements: two tables would be landmarks with the same name
    <div className="table" role="group" tabIndex={0} aria-label={useLocale().t('content.table')}>
      <table>{children}</table>
    </div>
  )
}
